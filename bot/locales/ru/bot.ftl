### Слова самого стола: лобби, ходы, отказы, настройки. У игр есть свои файлы.

word = { $word }
and-then = { $first } · { $then }

## Лобби
lobby-opened = { $name } собирает партию: { $game }. Кто играет?
joined = { $name } садится за стол.
left = { $name } встаёт из-за стола.
lobby-closed = За столом никого не осталось, стол закрыт.
table-closed = Стол закрыт. Закрывает { $name }.
house-rule = Домашнее правило: { $rule }
alt-lobby = Набор игроков: { $game }. За столом: { $names }.

## Партия
game-begins = { $game }: партия началась! SHA-256 зерна всех случайностей: { $hash }.
call-one = { $names }, ваш ход.
call-one-until = { $names }, ваш ход, до { $until }.
call-many-until = { $names }: сейчас решают все, в любом порядке, до { $until }.
call-many = { $names }: сейчас решают все, в любом порядке.
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
rating = Заслуженный титул: { $rating }
seed-published = Зерно: { $seed }. Команда «zoco verify» сверит с ним запись партии.

## Возврат хода, уход, согласие
taken-back = Взято назад.
took-back =
    { $count ->
        [one] { $name } берёт назад { $count } шаг.
        [few] { $name } берёт назад { $count } шага.
        [many] { $name } берёт назад { $count } шагов.
       *[other] { $name } берёт назад { $count } шага.
    }
ask-undo =
    { $count ->
        [one] { $name } просит вернуть { $count } шаг: { $steps }. Все согласны?
        [few] { $name } просит вернуть { $count } шага: { $steps }. Все согласны?
        [many] { $name } просит вернуть { $count } шагов: { $steps }. Все согласны?
       *[other] { $name } просит вернуть { $count } шага: { $steps }. Все согласны?
    }
ask-cancel = { $name } предлагает закончить партию без результата. Все согласны?
ask-replace = { $name } хочет играть вместо другого игрока: { $chair }. Остальные согласны?
pending-undo =
    { $count ->
        [one] Ждём ответа: вернуть { $count } шаг?
        [few] Ждём ответа: вернуть { $count } шага?
        [many] Ждём ответа: вернуть { $count } шагов?
       *[other] Ждём ответа: вернуть { $count } шага?
    }
pending-cancel = Ждём ответа: закончить партию без результата?
pending-replace = Ждём ответа: { $name } займёт чужое место?
agreed = Принято. Ещё не ответили: { $names }.
refused-consent = { $name } против, всё остаётся как есть.
closed-by-consent = Все согласны: партия окончена без результата.
chair-is-free = Место свободно: { $name }. Его может занять любой.
took-over = { $name } теперь играет за место «{ $before }».
everyone-left = Все ушли, стол закрыт.

## Кнопки
button-join = Сесть
button-leave = Встать
button-start = Начать
button-play = Ходить
button-agree = Согласиться
button-refuse = Нет
button-replace = Занять место
button-rule-on = Включить: { $rule }
button-rule-off = Выключить: { $rule }

## Отказы
unknown-command = Не знаю команды «/{ $command }». /help подскажет, что здесь можно.
which-game = Какая игра? { $games }. Например: /new { $example }
no-such-house-rule = Нет домашнего правила «{ $rule }». Есть: { $rules }.
no-house-rules = У этой игры нет домашних правил.
rules-are-set = Партия уже идёт: её домашние правила не меняются.
on-or-off = Включить (on) или выключить (off) правило { $rule }?
lobby-is-open = Здесь уже собирают игроков. Садитесь или сначала закройте стол: /cancel.
lobby-is-full =
    { $count ->
        [one] Мест нет: за столом { $count } игрок.
        [few] Мест нет: за столом { $count } игрока.
        [many] Мест нет: за столом { $count } игроков.
       *[other] Мест нет: за столом { $count } игрока.
    }
game-is-on = Здесь уже идёт партия. Один стол на канал: доиграйте её или играйте в другом месте.
no-table = Здесь нет стола. Откройте его командой /new.
no-game = Здесь нет партии. Откройте стол командой /new.
not-begun = Партия ещё не началась. Её начинает хозяин стола: /start.
you-sit-already = Вы уже за этим столом.
you-do-not-sit = Вы не за этим столом. Сесть: /join.
not-a-player = Вы не играете за этим столом, но смотреть можно.
leave-by-resigning = Партия идёт. Чтобы сдаться, есть /resign.
host-begins = Начинает хозяин стола: { $name }. Когда места заняты, начать может любой.
host-decides = Это решает хозяин стола: { $name }.
host-closes = Закрыть набор может хозяин стола или модератор. Встать: /leave.
too-few =
    { $least ->
        [one] Мало игроков: { $count }. Нужен хотя бы { $least }.
        [few] Мало игроков: { $count }. Нужно хотя бы { $least }.
        [many] Мало игроков: { $count }. Нужно хотя бы { $least }.
       *[other] Мало игроков: { $count }. Нужно хотя бы { $least }.
    }
not-your-turn = Сейчас не ваш ход. Ходит: { $names }.
game-over = Партия окончена.
stale = С тех пор за столом уже походили.
bad-notation = «{ $text }» — не ход этой игры. /play покажет, что можно.
refused-by-rule = { $reason } ({ $rule })
no-preview = Для этого хода предпросмотра нет.
nothing-to-undo = Вам нечего брать назад.
question-pending = { $question } Сначала согласитесь или откажите.
no-question = Сейчас вас ни о чём не спрашивают.
answered-already = Вы уже согласились.
out-already = Вы уже выбыли из этой партии.
whose-chair = Чьё место? { $names }.
record-when-over = Запись можно взять, когда партия окончена: в ней зерно всех случайностей.
no-record = Здесь ещё не доиграно ни одной партии.
here-is-the-record = Запись партии. «zoco verify» её проверит, «zoco replay» нарисует.
no-such-rule = Нет правила { $rule }.
which-language = Какой язык? { $languages }.
damaged-table = Сохранённый стол не читается. Данные сбережены, о поломке сообщено; пока играйте в другом месте.
too-busy = Здесь слишком много всего сразу. Попробуйте ещё раз.

## Настройки, партии, помощь
settings-language = Язык этого стола: { $language }.
settings-rules = Домашние правила: { $rules }.
settings-no-rules = Домашних правил нет.
games-lobby = { $game }, набор игроков: { $names }
games-playing = { $game }, ходит: { $names }
no-games = Вы не сидите ни за одним столом.
rule = { $id }: { $text }
help-intro = Настольные игры по ходу за раз: { $games }. Здесь можно:
command-new = открыть стол
command-join = сесть за стол
command-leave = встать из-за стола
command-start = начать партию
command-cancel = закрыть стол
command-play = сделать ход; без хода покажет, что можно
command-board = показать поле ещё раз
command-hand = ваши карты и варианты, только для вас
command-preview = как будет выглядеть ход, только для вас
command-undo = взять назад последний шаг
command-rules = правила вкратце
command-resign = сдаться
command-replace = занять свободное место
command-settings = язык и домашние правила
command-games = все ваши столы
command-record = последняя партия файлом
command-agree = согласиться с предложением
command-refuse = отклонить предложение
command-help = что здесь можно сделать
usage = /{ $name }: { $about }
usage-with = /{ $name } <{ $argument }>: { $about }
argument-game = игра
argument-move = ход
argument-rule = игра
argument-name = имя
argument-setting = настройка
