### Слова самого стола: лобби, ходы, отказы, настройки. У игр есть свои файлы.

word = { $word }
and-then = { $first } · { $then }

## Лобби
lobby-opened = { $name } собирает партию: { $game }. Кто играет?
joined = { $name } садится за стол.
left = { $name } встаёт из-за стола.
lobby-closed = За столом никого не осталось, стол закрыт.
table-closed = { $name } закрывает стол.
house-rule = Домашнее правило: { $rule }
alt-lobby = Набор игроков: { $game }. За столом: { $names }.

## Партия
game-begins = { $game }: партия началась!
fair-dice = Все случайности этой партии уже определены, изменить их никто не может. Чтобы проверить это в конце, вот их отпечаток (SHA-256): { $hash }
dice-committed = Ничьи кубики: часть бота уже выбрана. Её SHA-256: { $hash }
dice-say = Теперь добавьте свою: любые слова, например: { $example }
dice-noted = Ваша часть подмешается в начале партии. В записи она будет такой: { $hash }.
dice-brought = { $name } добавляет свою часть случайности.
dice-mixed = Случайности смешаны из части бота и частей игроков { $names }, получилось { $seed }.
call-one = { $names }, ваш ход.
call-one-to = { $names }, ваш ход. { $prompt }:
call-one-until = { $names }, ваш ход, до { $until }.
call-one-until-to = { $names }, ваш ход, до { $until }. { $prompt }:
call-many-until = { $names }: сейчас ходите вы все, в любом порядке, до { $until }.
call-many = { $names }: сейчас ходите вы все, в любом порядке.
choose = Выберите, как продолжить:
your-choices = Ваши варианты:
nothing-to-decide = Сейчас от вас ничего не требуется.
wins = Победа! Выигрывает { $names }.
share-the-win = Победу делят: { $names }!
score =
    { $points ->
        [one] { $name }: { $points } очко
        [few] { $name }: { $points } очка
        [many] { $name }: { $points } очков
       *[other] { $name }: { $points } очка
    }
score-from = { $score } ({ $sources })
points-from = { $source } { $points }
rating = Заслуженное звание: { $rating }
seed-published = Зерно случайностей этой партии: { $seed }. По записи партии, /record, каждый может проверить, что его не меняли.
again-opened = { $name } предлагает сыграть ещё раз тем же составом: { $game }. Кто играет?
again-stands = { $game }: следующая партия за этим столом, тем же составом. Кто играет?
call-again = { $names }, играем? Достаточно нажать «Сесть»: партия начнётся, когда соберутся все.
call-over = { $names }, вот и всё. Ещё партию?
again-last-call = Ждём ещё не всех. Кто не придёт и сейчас, партию пропускает; если игроков не хватит, за стол сядет робот.
again-without = Партия начинается без тех, кто не пришёл: { $names }.
again-nobody = На следующую партию никто не пришёл, набор закрыт.
tally = Итог партий: { $shares }
tally-share =
    { $wins ->
        [one] { $name }: { $wins } победа, всего { $total }
        [few] { $name }: { $wins } победы, всего { $total }
        [many] { $name }: { $wins } побед, всего { $total }
       *[other] { $name }: { $wins } победы, всего { $total }
    }

## Возврат хода, уход, согласие
taken-back = Взято назад.
took-back =
    { $count ->
        [one] { $name } берёт назад { $count } действие.
        [few] { $name } берёт назад { $count } действия.
        [many] { $name } берёт назад { $count } действий.
       *[other] { $name } берёт назад { $count } действия.
    }
ahead-rule-first = Решите заранее, что сделаете в свой ход. Он будет сыгран сразу, если всё, на чём он держится, останется в силе; если нет, вас позовут и назовут причину. Больше этого никто не видит.
ahead-rule = Будет сыграно сразу, как придёт ваш ход, если всё сказанное ещё в силе. Если нет, оно снимается, а вас позовут и назовут причину. Больше этого никто не видит.
ahead-rule-many = Как придёт ваш ход, сразу будет сыграно первое из этого, что ещё в силе. Если ничего, всё снимается, а вас позовут и назовут причины. Больше этого никто не видит.
ahead-goes-on = Игра по нему продолжается и после того, как откроется новое: бросок кубика или новая карта.
ahead-stops = Оно останавливается, как только откроется новое: бросок кубика или новая карта.
ahead-your-turn = Сейчас ваш ход: играйте.
ahead-nothing = Сейчас для следующего хода заранее ничего не выбрать.
ahead-not-offered = «{ $text }» сейчас нельзя выбрать заранее. /ahead покажет, что можно.
ahead-choose = Что вы сделаете в свой ход?
ahead-choose-then = А потом, в тот же ход?
ahead-too-many = Столько заранее не выбрать: самое большее — { $count }.
ahead-no-such = Под этим номером ничего не выбрано.
ahead-removed = Всё выбранное заранее снято.
ahead-plan = { $number }. { $move }
ahead-then = { $first }; потом { $then }
ahead-undone = Выбранное заранее снято: игра вернулась к тому, что было раньше.
ahead-seat-asked = Выбранное заранее снято: кто-то попросил ваше место.
ahead-failed = Выбранное заранее не сыграно ({ $move }): { $reason }
ahead-otherwise = это было для другого момента.
ahead-played = Сыграно, как вы выбрали заранее: { $move }
ahead-stopped = На этом остановились: открылось новое. Дальше решайте сами.
ahead-stopped-there = На этом остановились: { $reason }
ask-undo =
    { $count ->
        [one] { $name } хочет взять назад { $count } действие: { $steps }. Все согласны?
        [few] { $name } хочет взять назад { $count } действия: { $steps }. Все согласны?
        [many] { $name } хочет взять назад { $count } действий: { $steps }. Все согласны?
       *[other] { $name } хочет взять назад { $count } действия: { $steps }. Все согласны?
    }
ask-cancel = { $name } предлагает закончить партию без результата. Все согласны?
ask-replace = { $name } хочет играть вместо другого игрока: { $chair }. Остальные согласны?
pending-undo =
    { $count ->
        [one] Ждём ответа: взять назад { $count } действие?
        [few] Ждём ответа: взять назад { $count } действия?
        [many] Ждём ответа: взять назад { $count } действий?
       *[other] Ждём ответа: взять назад { $count } действия?
    }
pending-cancel = Ждём ответа: закончить партию без результата?
pending-replace = Ждём ответа: { $name } займёт чужое место?
agreed = Принято. Ещё не ответили: { $names }.
refused-consent = { $name } против, всё остаётся как есть.
closed-by-consent = Все согласны: партия окончена без результата.
chair-is-free = Место свободно: { $name }. Его может занять любой.
took-over = { $name } теперь играет вместо игрока { $before }.
everyone-left = Все ушли, стол закрыт.
asked-for-seat = { $name } может отказать до { $until } — или просто сделать ход. Если этого не будет, а все остальные согласятся, место перейдёт другому.
asked-owner-alone = Кроме этого игрока, согласиться за столом некому: решает { $name }, до { $until }.
others-agree = Все остальные согласны. { $name } может ещё отказать или сделать ход — до { $until }.
keeps-seat = { $name } здесь, место остаётся за этим игроком.
withdrawn = { $name } снимает вопрос, всё остаётся как есть.
question-lapsed = Вовремя согласились не все: место остаётся за игроком { $name }.
freed-by-consent = Так предлагает { $name }, и все остальные согласны: место игрока { $chair } освобождается.
freed-late = { $name } больше не ждёт игрока { $chair }: его время вышло.
freed-by-moderator = { $name }, модератор этого чата, больше не ждёт игрока { $chair }: его время вышло.
closed-by-moderator = { $name }, модератор этого чата, закрывает стол.
robots-pause = В этой партии остались одни роботы, поэтому она на паузе. Она пойдёт дальше, когда кто-нибудь займёт место; если за месяц никто не придёт, стол закроется.
call-asked = { $names }, что скажете?
left-the-chat = { $name } больше не состоит в этом чате.
shown-again = Предыдущие сообщения могли не дойти до этого чата. Вот что сейчас на столе:
closed-out-of-reach = Стол закрыт: писать сюда слишком долго не получалось.
brought-back = Этот стол возвращён к положению на { $at }. У того, чей ход, время пойдёт заново.
closed-by-owner = Стол закрыт владельцем этого бота.
owner-says = От владельца этого бота: { $text }
said = { $name }: { $text }
talk-without-seat = Здесь переговариваются только те, кто сидит за столом.
talk-closed = Этот стол закрыт, за ним больше никто не говорит.
forgotten-player = игрок
forgotten-left = Один из игроков вышел и попросил удалить свои данные.
ended-gone = Партия закончена: { $game } ({ $names }). Её чата больше нет, или меня оттуда удалили. Новую игру можно начать в другом чате.
ended-shut = Партия закончена: { $game } ({ $names }). Целую неделю мне не разрешали писать в её чат. Новую игру можно начать в другом чате.

## Кнопки
button-join = Сесть
button-leave = Встать
button-start = Начать
button-play = Ходить
button-again = Сыграть ещё
button-ahead = Пока вы ждёте
button-ahead-then = А потом…
button-ahead-else = А иначе…
button-ahead-on = Продолжать и при новом
button-ahead-stop = Остановиться при новом
button-ahead-drop = Без { $number }
button-ahead-off = Снять всё
button-record = Запись
button-agree = Согласиться
button-refuse = Нет
button-replace = Занять место
button-rule-on = Включить: { $rule }
button-rule-off = Выключить: { $rule }

## О том, чего не отменить, сначала спрашивают
sure-resign-free = Если вы сдадитесь, ваше место освободится, и занять его со всем, что к нему относится, сможет любой. Отменить это нельзя. Если хотите остаться, ничего не делайте.
sure-resign-out = Если вы сдадитесь, вы выбываете, и партия пойдёт дальше без вас. Отменить это нельзя. Если хотите остаться, ничего не делайте.
sure-resign-ends = Если вы сдадитесь, партия закончится с тем результатом, какой есть сейчас. Отменить это нельзя. Если хотите остаться, ничего не делайте.
sure-resign-closes = Кроме вас, в этой партии никого нет. Если вы сдадитесь, она закончится без результата. Отменить это нельзя. Если хотите остаться, ничего не делайте.
sure-close = Партия закончится для всех, без результата. Отменить это нельзя. Если хотите играть дальше, ничего не делайте.
sure-free = { $name } теряет место, и занять его со всем, что к нему относится, сможет любой. Отменить это нельзя. Чтобы подождать ещё, ничего не делайте.
sure-give = Речь о вашем собственном месте. Если вы согласитесь, вы сразу выбываете, а кто займёт место, увидит всё, что к нему относится. Отменить это нельзя. Если хотите остаться, нажмите «Нет» или сделайте ход.
sure-forget =
    { $count ->
        [one] Всё, что я о вас храню, будет удалено: настройки, результаты и имя в записях партий — там будет «игрок». Вы покинете { $count } стол, и ваше место достанется другим. Сообщения в чатах останутся. Это нельзя отменить. Чтобы всё осталось как есть, ничего не делайте.
        [few] Всё, что я о вас храню, будет удалено: настройки, результаты и имя в записях партий — там будет «игрок». Вы покинете { $count } стола, и ваши места достанутся другим. Сообщения в чатах останутся. Это нельзя отменить. Чтобы всё осталось как есть, ничего не делайте.
       *[other] Всё, что я о вас храню, будет удалено: настройки, результаты и имя в записях партий — там будет «игрок». Вы покинете { $count } столов, и ваши места достанутся другим. Сообщения в чатах останутся. Это нельзя отменить. Чтобы всё осталось как есть, ничего не делайте.
    }
forgot-you = Готово: о вас больше ничего не хранится.
button-sure-resign = Да, сдаюсь
button-sure-close = Да, закончить партию
button-sure-free = Да, освободить место
button-sure-give = Да, отдаю своё место
button-sure-forget = Да, забыть меня

## Отказы
unknown-command = Команды «/{ $command }» нет. /help подскажет, что здесь можно.
again-for-players = Позвать всех на следующую партию могут те, кто играл. Открыть свой стол можно командой /new.
which-game = Какая игра? { $games }. Например: { $example }
no-such-house-rule = Нет домашнего правила «{ $rule }». Есть: { $rules }.
no-house-rules = У этой игры нет домашних правил.
rules-are-set = Партия уже идёт: домашние правила в ней не меняются.
on-or-off = Включить (on) или выключить (off) правило «{ $rule }»?
lobby-is-open = Здесь уже собирают игроков. Садитесь или сначала закройте стол: /cancel.
lobby-is-full =
    { $count ->
        [one] Мест нет: за столом { $count } игрок.
        [few] Мест нет: за столом { $count } игрока.
        [many] Мест нет: за столом { $count } игроков.
       *[other] Мест нет: за столом { $count } игрока.
    }
game-is-on = Здесь уже идёт партия. Один стол на канал: доиграйте её или играйте в другом месте.
has-begun = Партия уже началась. Если места вам не досталось, можно смотреть.
no-table = Здесь нет стола. Откройте его командой /new.
no-game = Здесь нет партии. Откройте стол командой /new.
not-begun = Партия ещё не началась. Её начинает хозяин стола: /start.
you-sit-already = Вы уже за этим столом.
you-do-not-sit = Вы не за этим столом. Сесть: /join.
not-a-player = Вы не играете за этим столом, но смотреть можно.
not-in-this-chat = Этот стол в чате, где вас нет, поэтому смотреть и играть здесь нельзя.
membership-unknown = Сейчас не видно, состоите ли вы в чате этого стола. Попробуйте чуть позже или напишите команду прямо там.
leave-by-resigning = Партия идёт. Чтобы сдаться, введите /resign.
host-begins = Партию начинает хозяин стола: { $name }. Когда все места заняты, начать может любой.
host-decides = Это решает хозяин стола: { $name }.
host-closes = Закрыть набор может хозяин стола или модератор. Встать: /leave.
too-few =
    { $least ->
        [one] Мало игроков: { $count }. Нужен хотя бы { $least }.
        [few] Мало игроков: { $count }. Нужно хотя бы { $least }.
        [many] Мало игроков: { $count }. Нужно хотя бы { $least }.
       *[other] Мало игроков: { $count }. Нужно хотя бы { $least }.
    }
not-your-turn = Сейчас не ваш ход. Чей ход: { $names }.
game-over = Партия окончена.
stale = Уже неактуально: положение за столом изменилось.
bad-notation = «{ $text }» — не ход этой игры. /play покажет, что можно.
refused-by-rule = { $reason } (правило { $rule })
no-preview = В этой игре предпросмотра нет.
which-move = Какой ход показать? Например: { $example }
nothing-to-undo = Вам нечего брать назад.
question-pending = { $question } Сначала согласитесь или откажите.
no-question = Сейчас вас ни о чём не спрашивают.
answered-already = Вы уже согласились.
nobody-to-consent = Кроме вас, за столом нет никого, кто мог бы на это согласиться, так что место остаётся занятым: { $name }. Отдать его может сам игрок: /resign. Когда его время выйдет, решать сможете вы — или модератор. А хозяин стола может закрыть стол: /cancel.
seat-was-kept = Об этом месте спрашивали совсем недавно, и { $name } его сохраняет. Спросить снова можно с { $until }.
yes-does-not-count = Вы играете в том же браузере, что и тот, кому это выгодно, поэтому ваше согласие не считается. Если вы против, ответьте «Нет».
not-for-who-freed-it = Место ({ $name }) освободилось не без вашего участия, поэтому оно для кого-то другого.
seat-waits-for = На этом месте играет робот. { $name } может вернуться на него в любой момент.
robots-alone = Здесь сидят одни роботы. Кто-то должен и играть: сядьте за стол командой /join.
out-already = Вы уже выбыли из этой партии.
whose-chair = Чьё место? { $names }.
record-when-over = Запись можно взять, когда партия окончена: в ней зерно случайностей.
no-record = Здесь ещё не доиграли ни одной партии.
here-is-the-record = Запись партии. На компьютере с Zoco её проверит команда «zoco verify», а «zoco replay» превратит в картинки.
moderators-alone = Это может только модератор этого чата.
no-records = Записей оконченных партий здесь нет.
here-are-the-records =
    { $count ->
        [one] { $count } запись. «zoco verify» её проверит.
        [few] { $count } записи в одном файле. «zoco verify» проверит все.
        [many] { $count } записей в одном файле. «zoco verify» проверит все.
       *[other] { $count } записи в одном файле. «zoco verify» проверит все.
    }
no-such-rule = Нет правила { $rule }.
which-language = Какой язык? { $languages }.
damaged-table = Данные этого стола не читаются. Они сохранены, о поломке сообщено; пока играйте в другом месте.
too-busy = Здесь слишком много всего происходит сразу. Попробуйте ещё раз.
too-many-commands = Слишком много команд сразу. Подождите несколько секунд и продолжайте.
too-many-tables = За последний час вы открыли очень много столов. Следующий можно будет открыть: { $until }.
game-too-long = В этой партии уже { $count } ходов и отмен, больше сохранить нельзя. Закройте стол: /cancel.
out-of-reach = Сейчас до игр не достучаться. Попробуйте ещё раз чуть позже.
not-yet-safe = Это ещё не надёжно сохранено. Попробуйте ещё раз чуть позже.

## Настройки, партии, помощь
settings-language = Язык этого стола: { $language }.
settings-rules = Домашние правила: { $rules }.
settings-no-rules = Домашних правил нет.
setting-now = { $setting }: { $value }
setting-changed = { $name } меняет настройки. { $setting }
games-lobby = { $game }, набор игроков: { $names }
games-playing = { $game }, ход с { $since }: { $names }
games-yours = { $game }: ваш ход с { $since }
games-out-of-sight = { $game }: в чате, который вам сейчас не виден
no-games = Вы не сидите ни за одним столом.
rule = { $id }: { $text }
rules-pictured = С картинкой: { $rules }. Показать одну: { $example }
help-intro = Настольные игры, ход за ходом: { $games }. Здесь можно:
command-new = открыть стол
command-join = сесть за стол
command-again = ещё партия тем же составом
command-leave = встать из-за стола
command-dice = добавить свою часть случайности, чтобы её никто не мог подобрать
command-start = начать партию
command-cancel = закрыть стол
command-play = сделать ход; без хода покажет, что можно
command-board = показать поле ещё раз
command-hand = ваши карты и варианты, только для вас
command-preview = как будет выглядеть ход, только для вас
command-ahead = пока ждёте, выбрать, что сделать в свой ход; больше этого никто не видит
command-hint = что на вашем месте сделал бы робот, только для вас
command-undo = взять назад последнее действие
command-rules = правила вкратце
command-resign = сдаться
command-replace = занять свободное место
command-stats = ваши результаты, результаты группы и лучшие игроки
command-settings = настройки стола и ваши собственные
command-games = все ваши столы
command-record = последняя партия файлом
command-forget = удалить всё, что о вас хранится
command-agree = согласиться с предложением
command-refuse = отклонить предложение
command-help = что здесь можно сделать
usage = /{ $name }: { $about }
usage-with = /{ $name } <{ $argument }>: { $about }
argument-game = игра
argument-move = ход
argument-wish = ход
argument-rule = игра
argument-name = имя
argument-scope = игра или группа
argument-word = любые слова
argument-setting = настройка

## Ожидание, напоминания, отпуск
call-reminded = { $names }, ваш ход.
call-decide = { $names }, как быть дальше?
call-take-back = { $names }, своё место можно вернуть в любой момент.
reminder = Напоминание: { $game }, ждём вашего хода до { $until }.
reminder-open = Напоминание: { $game }, ждём вашего хода.
reminder-reserve = Напоминание: { $game }, ждём вашего хода. Время на ход вышло, дополнительного хватит до { $until }.
reminder-late = Напоминание: { $game }, всё ещё ждём вашего хода. Время вышло, но ходить можно.
reminder-not-alone = Написать вам лично не получилось. Откройте личный чат со мной и введите: /settings where direct
reminder-more =
    { $count ->
        [one] И ещё { $count } ваш стол ждёт хода.
        [few] И ещё { $count } ваших стола ждут хода.
        [many] И ещё { $count } ваших столов ждут хода.
       *[other] И ещё { $count } ваших стола ждут хода.
    }
reminder-many =
    { $count ->
        [one] { $count } стол ждёт вашего хода:
        [few] { $count } стола ждут вашего хода:
        [many] { $count } столов ждут вашего хода:
       *[other] { $count } стола ждут вашего хода:
    }
waits = { $game }, до { $until }
waits-open = { $game }
waits-reserve = { $game }, дополнительное время до { $until }
waits-late = { $game }, время вышло
nudge = { $name } спрашивает, как дела с ходом.
is-away = { $name } в отъезде, с { $since } до { $until }. Часы на это время стоят.
is-away-cut = { $name } в отъезде, с { $since } до { $until }. За этим столом часы стоят только до { $stops }.
is-away-late = { $name } в отъезде, с { $since } до { $until }. Отпуск за этим столом исчерпан: часы идут.
is-back = { $name } снова здесь.
time-is-up = { $name }: время вышло.
more-time = { $name } даёт игроку { $other } ещё времени, до { $until }.
robot-plays-once = Этот ход за игрока { $name } сделает робот.
robot-takes-over = За игрока { $name } теперь играет робот.
took-seat-back = { $name } снова за столом, на своём месте.
robot-sits = { $name } садится за стол: { $strength } робот.
ask-once = { $name } спрашивает: пусть этот ход за игрока { $chair } сделает робот?
ask-handover = { $name } спрашивает: пусть за игрока { $chair } дальше играет робот?
ask-free = { $name } спрашивает: освободить место игрока { $chair } для кого-то другого?
pending-once = Ждём ответа: пусть этот ход сделает робот?
pending-handover = Ждём ответа: посадить на место робота?
pending-free = Ждём ответа: освободить место для кого-то другого?
muted = Об этом ходе больше не напомню.
not-muted = Снова буду напоминать об этом ходе.
how-strong = Какой силы нужен робот?
robot-easy = слабый
robot-name = { $name } (бот)
robot-names-sancho = Санчо, Тереса, Рикоте, Зораида, Томас, Китерия
robot-names-yasmin = Ясмин, Тарик, Лейла, Идрис, Сальма, Омар
robot-names-almanzor = Альманзор, Валлада, Аверроэс, Субх, Зирьяб, Боабдил
robot-fair = средний
robot-strong = сильный
away-noted = Вас нет с { $since } до { $until }. Ваши часы стоят, но ходить можно. Вернуться: «/away back».
away-cut = { $game }: за этим столом ваши часы стоят только до { $until }.
away-refused = { $game }: отпуск за этим столом исчерпан, ваши часы идут.
away-ended = С возвращением! Ваши часы снова идут.
how-long-away = Надолго? «/away 3 дня», «/away 2026-12-24 2027-01-02» или «/away back».
too-long-away = Отпуск может длиться до 60 дней, а объявить его можно самое раннее за год.
button-play-now = Ходить
button-play-at = Ходить: { $game }
button-not-this-turn = Не об этом ходе
button-less-often = Реже
button-away = Меня не будет
button-games = Мои столы
button-wait = Ждать дальше
button-once = Робот ходит один раз
button-handover = Робот вместо игрока
button-someone-else = Другой игрок
button-cancel = Закончить партию
button-take-back = Вернуть место
button-put-back = Отменить
button-robot = Робот
button-robot-off = Убрать робота
button-days =
    { $days ->
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    }
button-back = Я здесь
nobody-to-nudge = Больше сейчас никого не ждут.
nudged-already = Напоминание было совсем недавно. Снова можно после { $until }.
board-is-here = Поле только что показали заново. Ещё раз можно после { $until }.
nudged-is-away = { $name } в отъезде до { $until }.
nobody-is-late = Ни у кого время не вышло.
you-are-awaited = Ждут как раз вас.
which-strength = Какая сила? { $strengths }.
no-robot = Роботов за столом нет.
command-away = отпуск: ваши часы стоят
command-nudge = дружески напомнить тому, кого ждут
command-robot = посадить робота
command-mute = не напоминать об этом ходе
command-wait = дать игроку ещё времени
command-once = робот сделает один ход за опоздавшего
command-handover = робот займёт место опоздавшего
argument-days = срок
argument-where = где
board-here = заново показать здесь всем
argument-strength = сила
hint = Мой совет: { $move }
button-play-hint = Так и сыграть
no-hints = За этим столом без подсказок.
hint-under-way = Я ещё думаю над вашим прошлым вопросом. Подсказки — по одной.

## Привычки и темп стола
habit-reminders-usual = Напоминаю в середине срока и незадолго до конца.
habit-reminders-less = Напоминаю только незадолго до конца срока.
habit-reminders-none = Не напоминаю.
habit-where-channel = Напоминания приходят в канал стола.
habit-where-direct = Напоминания приходят личным сообщением.
habit-where-at = Напоминания приходят личным сообщением ({ $place }).
habit-zone = Ваш часовой пояс: { $zone }
habit-no-zone = Часовой пояс не выбран: тихие часы и отпуск считаются по UTC.
habit-quiet = Тихие часы: { $hours }
habit-no-quiet = Тихих часов нет.
habit-digest = Сводка ваших столов каждое утро в { $hour }.
habit-no-digest = Утренней сводки нет.
habit-stats-off = Ваши результаты не подсчитываются, рейтинга у вас нет.
habit-stats-group = Ваши результаты и рейтинг видны только там, где вы играете.
habit-stats-world = Ваши результаты видны там, где вы играете, а рейтинг — среди всех игроков.
habit-speak = Ваш язык: { $tongue }
habit-no-speak = Говорю с вами на языке вашего приложения.
button-own-settings = Мои настройки
button-settings = Настройки стола
button-reminders = Напоминания
button-reminders-usual = Напоминать как обычно
button-reminders-less = Напоминать реже
button-reminders-none = Не напоминать
button-where = Где напоминать
button-where-direct = Напоминать лично
button-where-channel = Напоминать в канале
button-where-at = Лично: { $place }
button-quiet = Тихие часы
button-quiet-off = Без тихих часов
button-zone = Часовой пояс
button-zone-off = UTC
button-digest = Утренняя сводка
button-digest-off = Без сводки
button-stats = Мои результаты
button-stats-off = Без подсчёта
button-stats-group = Только где я играю
button-stats-world = Среди всех игроков
button-speak = Мой язык
button-speak-off = Как в приложении
which-value = Что именно? { $values }.
which-zone = Какой часовой пояс? Например: /settings zone Europe/Moscow
which-hours = Какие часы? Например: /settings quiet 22-8, /settings digest 8 или off.
not-alone-here = Здесь нельзя написать лично: напоминания приходят в канал стола.
settings-pace = Время на ход: { $pace }. На всю партию у каждого есть ещё и дополнительное время, втрое больше.
no-pace = Без ограничения времени.
settings-late-ask = Когда у кого-то выходит время, спрашивают остальных.
settings-late-once = Когда у кого-то выходит время, этот ход делает робот.
settings-late-handover = Когда у кого-то выходит время, место занимает робот.
settings-holidays-0 = Отпуск не останавливает часы.
settings-holidays-7d = Отпуск останавливает часы игрока максимум на 7 дней за партию.
settings-holidays-14d = Отпуск останавливает часы игрока максимум на 14 дней за партию.
settings-holidays-30d = Отпуск останавливает часы игрока максимум на 30 дней за партию.
settings-hints-on = Подсказки разрешены.
settings-hints-off = За этим столом без подсказок.
settings-standing-on = Когда партия закончена, сразу собирается следующая тем же составом.
settings-standing-off = Когда партия закончена, стол ждёт, пока кто-нибудь не захочет сыграть ещё.
button-language = Язык
button-hints = Подсказки
button-standing = Следующая партия сама
button-pace = Время на ход
button-late = Когда время вышло
button-holidays = Отпуск
value-pace-none = без ограничения
value-pace-6h = 6 часов
value-pace-12h = 12 часов
value-pace-1d = 1 день
value-pace-2d = 2 дня
value-pace-3d = 3 дня
value-pace-7d = неделя
value-late-ask = Спросить остальных
value-late-once = Робот ходит один раз
value-late-handover = Робот вместо игрока
value-holidays-0 = Без отпуска
value-holidays-7d = 7 дней за партию
value-holidays-14d = 14 дней за партию
value-holidays-30d = 30 дней за партию
value-hints-on = Разрешить подсказки
value-hints-off = Запретить подсказки
value-standing-on = Собирать следующую партию сразу
value-standing-off = Ждать, пока попросят

## Один игрок на разных площадках

command-invite = пригласить к столу тех, кто играет в другом месте
invite = Кто хочет прийти из Discord, Telegram или со страницы, вводит там: /join { $code }
invite-off = По приглашению больше никто не придёт. Кто сидит за столом, остаётся.
invite-unknown = Приглашение неверное, или его отозвали.
came = { $game }: вы за столом. Играть можно прямо отсюда.
far-call = { $game }: ждут вас.
button-board = Поле
button-invite-off = Отозвать приглашение
command-link = связать свои аккаунты
command-unlink = отвязать этот аккаунт от других
argument-code = код
link-code = Ваш код: { $code }. За десять минут введите /link и этот код там, где вы тоже играете. Он сработает один раз. Никому его не показывайте.
link-asked = { $name } ({ $place }) и вы станете одним игроком: те же столы, рука, настройки и напоминания. Отвечайте «да», только если оба аккаунта ваши.
link-waits = Запомнил. Теперь ответьте «да» и там: введите /link ({ $place }).
linked = Готово: теперь это один игрок. Чтобы отвязать: /unlink
link-with = Связано: { $place }
linked-by = { $name } ({ $place }) и вы теперь один игрок.
link-undo = Если это не вы: /unlink
unlinked = Теперь этот аккаунт сам по себе. Места остаются за тем аккаунтом, который их занял.
unlinked-by = Аккаунт { $name } ({ $place }) больше не связан с вашим.
link-none = Этот аккаунт не связан ни с каким другим.
link-nothing = Отвечать не на что, или прошло слишком много времени. Начните заново: /link
link-dropped = Хорошо, ничего не связано.
link-code-unknown = Код неверный или уже не действует. Новый код: /link
link-self = Это и так вы.
link-one-each = На каждой площадке можно связать один аккаунт, и один уже связан.
button-link-yes = Да, оба мои
button-link-no = Нет

## С прошлого хода и шаг за шагом
since-nothing = С вашего прошлого хода ничего не произошло.
since-turn = { $number }. { $what }
since-turns = Ходов с вашего прошлого: { $count }. Показано: { $shown }.
alt-strip = { $game }: что произошло за последнее время, ход за ходом.
no-such-step = Такого действия нет. В этой партии действия от 0 до { $count }; последнее: /at { $count }
step-taken-back = Действие { $step } взято назад. Это действие { $now }.
step-of = Действие { $step } из { $count }
step-hand = Ваша рука после действия { $step }
step-hidden = { $name } принимает решение, какое — другим не видно.
film-of-the-game = Партия в виде фильма:
alt-film = Партия в виде фильма, ход за ходом.
step-retracted = { $name } берёт решение назад и думает снова.
button-since = С вашего прошлого хода
button-walk = Шаг за шагом
button-step-before = ◀ Действие { $step }
button-step-after = Действие { $step } ▶
button-hand-then = Моя рука тогда
button-board-then = Поле тогда
command-since = что произошло с вашего прошлого хода, только для вас
command-at = партия после этого действия, только для вас
argument-step = действие
## Итоги и рейтинги
stats-yours = Ваши результаты:
stats-about = Все ваши партии
stats-off = Подсчёт ваших результатов выключен.
stats-none = У вас пока нет сыгранных партий.
stats-none-here = Здесь ещё не сыграно ни одной партии.
stats-game = { $game }: { $row }
stats-row = { $name }: { $row }
stats-said = партий { $games }, побед { $wins }, в среднем { $mean }, лучший результат { $best }, рейтинг { $rating }
stats-rated = рейтинг { $rating } { $margin }
stats-rating = { $rating } ± { $margin }
stats-provisional = { $rating }? ± { $margin }
stats-unrated = –
stats-margin = ± { $margin }
stats-players =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
        [many] { $count } игроков
       *[other] { $count } игрока
    }
stats-rival =
    { $count ->
        [one] Против игрока { $name }: { $count } партия, выше { $ahead }, ниже { $behind }.
        [few] Против игрока { $name }: { $count } партии, выше { $ahead }, ниже { $behind }.
        [many] Против игрока { $name }: { $count } партий, выше { $ahead }, ниже { $behind }.
       *[other] Против игрока { $name }: { $count } партии, выше { $ahead }, ниже { $behind }.
    }
stats-figures = { $game }: худший результат { $worst }; самое большее { $figures }. Обычно ход занимает { $pace }.
stats-minutes = { $count } мин
stats-hours = { $count } ч
stats-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
        [many] { $count } дней
       *[other] { $count } дня
    }
stats-robot = Робот, { $strength }
stats-group = Эта группа
stats-group-about =
    { $count ->
        [one] { $game }: здесь сыграна { $count } партия
        [few] { $game }: здесь сыграны { $count } партии
        [many] { $game }: здесь сыграно { $count } партий
       *[other] { $game }: здесь сыграно { $count } партии
    }
stats-record = Рекорд группы, { $figure }: { $points } ({ $name })
stats-longest = Самая долгая партия здесь: { $pace }.
stats-world = Все игроки
stats-world-about = { $game }: лучшие из тех, кто согласен быть в списке
stats-world-how = Чтобы попасть в этот список: { $example }
stats-of = { $what }: { $game }
stats-head-name = Игрок
stats-head-game = Игра
stats-head-games = Партии
stats-head-wins = Победы
stats-head-mean = Среднее
stats-head-best = Лучший
stats-head-rating = Рейтинг
stats-head-margin = Точность
