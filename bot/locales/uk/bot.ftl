### Слова самого столу: лобі, ходи, відмови, налаштування. Ігри мають власні файли.

word = { $word }
and-then = { $first } · { $then }

## Лобі
lobby-opened = { $name } збирає партію: { $game }. Хто грає?
joined = { $name } сідає за стіл.
left = { $name } встає з-за столу.
lobby-closed = За столом нікого не лишилося, стіл закрито.
table-closed = { $name } закриває стіл.
house-rule = Домашнє правило: { $rule }
alt-lobby = Набір гравців: { $game }. За столом: { $names }.

## Партія
game-begins = { $game }: партія почалася!
fair-dice = Усі випадковості цієї партії вже визначено, змінити їх ніхто не може. Щоб перевірити це наприкінці, ось їхній відбиток (SHA-256): { $hash }
dice-committed = Нічиї кубики: частку бота вже обрано. Її SHA-256: { $hash }
dice-say = Тепер додайте свою: будь-які слова, наприклад: { $example }
dice-noted = Ваша частка домішається на початку партії. У записі вона буде такою: { $hash }.
dice-brought = { $name } додає свою частку випадковості.
dice-mixed = Випадковість змішано з частки бота й часток гравців { $names }, вийшло { $seed }.
call-one = { $names }, ваш хід.
call-one-to = { $names }, ваш хід. { $prompt }:
call-one-until = { $names }, ваш хід, до { $until }.
call-one-until-to = { $names }, ваш хід, до { $until }. { $prompt }:
call-many-until = { $names }: зараз ходите ви всі, у будь-якому порядку, до { $until }.
call-many = { $names }: зараз ходите ви всі, у будь-якому порядку.
choose = Виберіть, як продовжити:
your-choices = Ваші варіанти:
nothing-to-decide = Зараз від вас нічого не потрібно.
wins = Перемога! Виграє { $names }.
share-the-win = Перемогу ділять: { $names }!
score =
    { $points ->
        [one] { $name }: { $points } очко
        [few] { $name }: { $points } очки
        [many] { $name }: { $points } очок
       *[other] { $name }: { $points } очка
    }
score-from = { $score } ({ $sources })
points-from = { $source } { $points }
rating = Здобуте звання: { $rating }
seed-published = Зерно випадковостей цієї партії: { $seed }. За записом партії, /record, кожен може перевірити, що його не змінювали.
again-opened = { $name } пропонує зіграти ще раз тим самим складом: { $game }. Хто грає?
again-stands = { $game }: наступна партія за цим столом, тим самим складом. Хто грає?
call-again = { $names }, граємо? Досить натиснути «Сісти»: партія почнеться, коли зберуться всі.
call-over = { $names }, от і все. Ще партію?
again-last-call = Чекаємо ще не всіх. Хто не прийде й тепер, партію пропускає; якщо гравців забракне, за стіл сяде робот.
again-without = Партія починається без тих, хто не прийшов: { $names }.
again-nobody = На наступну партію ніхто не прийшов, набір закрито.
tally = Підсумок партій: { $shares }
tally-share =
    { $wins ->
        [one] { $name }: { $wins } перемога, усього { $total }
        [few] { $name }: { $wins } перемоги, усього { $total }
        [many] { $name }: { $wins } перемог, усього { $total }
       *[other] { $name }: { $wins } перемоги, усього { $total }
    }

## Повернення ходу, вихід, згода
taken-back = Взято назад.
took-back =
    { $count ->
        [one] { $name } бере назад { $count } дію.
        [few] { $name } бере назад { $count } дії.
        [many] { $name } бере назад { $count } дій.
       *[other] { $name } бере назад { $count } дії.
    }
ahead-rule-first = Вирішіть наперед, що зробите у свій хід. Його буде зіграно одразу, якщо все, на що він спирається, лишиться чинним; якщо ні, вас покличуть і назвуть причину. Більше цього ніхто не бачить.
ahead-rule = Буде зіграно одразу, щойно настане ваш хід, якщо все сказане ще чинне. Якщо ні, воно знімається, а вас покличуть і назвуть причину. Більше цього ніхто не бачить.
ahead-rule-many = Щойно настане ваш хід, одразу буде зіграно перше з цього, що ще чинне. Якщо нічого, усе знімається, а вас покличуть і назвуть причини. Більше цього ніхто не бачить.
ahead-goes-on = Гра за ним триває і після того, як відкриється нове: кидок кубика чи нова карта.
ahead-stops = Воно зупиняється, щойно відкриється нове: кидок кубика чи нова карта.
ahead-your-turn = Зараз ваш хід: грайте.
ahead-nothing = Зараз для наступного ходу наперед нічого не вибрати.
ahead-not-offered = «{ $text }» зараз не можна вибрати наперед. /ahead покаже, що можна.
ahead-choose = Що ви зробите у свій хід?
ahead-choose-then = А потім, того самого ходу?
ahead-too-many = Стільки наперед не вибрати: щонайбільше { $count }.
ahead-no-such = Під цим номером нічого не вибрано.
ahead-removed = Усе вибране наперед знято.
ahead-plan = { $number }. { $move }
ahead-then = { $first }; потім { $then }
ahead-undone = Вибране наперед знято: гра повернулася до того, що було раніше.
ahead-seat-asked = Вибране наперед знято: хтось попросив ваше місце.
ahead-failed = Вибране наперед не зіграно ({ $move }): { $reason }
ahead-otherwise = це було для іншого моменту.
ahead-played = Зіграно, як ви вибрали наперед: { $move }
ahead-stopped = На цьому зупинилися: відкрилося нове. Далі вирішуйте самі.
ahead-stopped-there = На цьому зупинилися: { $reason }
ask-undo =
    { $count ->
        [one] { $name } хоче взяти назад { $count } дію: { $steps }. Усі згодні?
        [few] { $name } хоче взяти назад { $count } дії: { $steps }. Усі згодні?
        [many] { $name } хоче взяти назад { $count } дій: { $steps }. Усі згодні?
       *[other] { $name } хоче взяти назад { $count } дії: { $steps }. Усі згодні?
    }
ask-cancel = { $name } пропонує закінчити партію без результату. Усі згодні?
ask-replace = { $name } хоче грати замість іншого гравця: { $chair }. Інші згодні?
pending-undo =
    { $count ->
        [one] Чекаємо на відповідь: взяти назад { $count } дію?
        [few] Чекаємо на відповідь: взяти назад { $count } дії?
        [many] Чекаємо на відповідь: взяти назад { $count } дій?
       *[other] Чекаємо на відповідь: взяти назад { $count } дії?
    }
pending-cancel = Чекаємо на відповідь: закінчити партію без результату?
pending-replace = Чекаємо на відповідь: { $name } займе чуже місце?
agreed = Прийнято. Ще не відповіли: { $names }.
refused-consent = { $name } проти, усе лишається як є.
closed-by-consent = Усі згодні: партію закінчено без результату.
chair-is-free = Місце вільне: { $name }. Його може зайняти будь-хто.
took-over = { $name } тепер грає замість гравця { $before }.
everyone-left = Усі пішли, стіл закрито.
asked-for-seat = { $name } може відмовити до { $until } — або просто зробити хід. Якщо цього не станеться, а всі інші погодяться, місце перейде іншому.
asked-owner-alone = Крім цього гравця, погодитися за столом нікому: вирішує { $name }, до { $until }.
others-agree = Усі інші згодні. { $name } ще може відмовити або зробити хід — до { $until }.
keeps-seat = { $name } тут, місце лишається за цим гравцем.
withdrawn = { $name } знімає питання, усе лишається як є.
question-lapsed = Вчасно погодилися не всі: місце лишається за гравцем { $name }.
freed-by-consent = Так пропонує { $name }, і всі інші згодні: місце гравця { $chair } звільняється.
freed-late = { $name } більше не чекає на гравця { $chair }: його час вийшов.
freed-by-moderator = { $name }, модератор цього чату, більше не чекає на гравця { $chair }: його час вийшов.
closed-by-moderator = { $name }, модератор цього чату, закриває стіл.
robots-pause = У цій партії лишилися самі роботи, тому вона на паузі. Вона піде далі, коли хтось займе місце; якщо за місяць ніхто не прийде, стіл закриється.
call-asked = { $names }, що скажете?
left-the-chat = { $name } більше не бере участі в цьому чаті.
shown-again = Попередні повідомлення могли не дійти до цього чату. Ось що зараз на столі:
closed-out-of-reach = Стіл закрито: писати сюди надто довго не вдавалося.
brought-back = Цей стіл повернуто до становища на { $at }. У того, чий хід, час піде заново.
closed-by-owner = Стіл закрито власником цього бота.
owner-says = Від власника цього бота: { $text }
said = { $name }: { $text }
talk-without-seat = Тут перемовляються лише ті, хто сидить за столом.
talk-closed = Цей стіл закрито, за ним більше ніхто не говорить.
forgotten-player = гравець
forgotten-left = Дехто з гравців вийшов і попросив видалити свої дані.
ended-gone = Партію закінчено: { $game } ({ $names }). Її чату вже немає, або мене звідти вилучили. Нову гру можна почати в іншому чаті.
ended-shut = Партію закінчено: { $game } ({ $names }). Цілий тиждень мені не дозволяли писати в її чат. Нову гру можна почати в іншому чаті.

## Кнопки
button-join = Сісти
button-leave = Встати
button-start = Почати
button-play = Ходити
button-again = Зіграти ще
button-ahead = Поки ви чекаєте
button-ahead-then = А потім…
button-ahead-else = А інакше…
button-ahead-on = Продовжувати й при новому
button-ahead-stop = Зупинитися при новому
button-ahead-drop = Без { $number }
button-ahead-off = Зняти все
button-record = Запис
button-agree = Погодитися
button-refuse = Ні
button-replace = Зайняти місце
button-rule-on = Увімкнути: { $rule }
button-rule-off = Вимкнути: { $rule }

## Про те, чого не скасувати, спершу питають
sure-resign-free = Якщо ви здастеся, ваше місце звільниться, і зайняти його з усім, що до нього належить, зможе будь-хто. Скасувати це не можна. Якщо хочете лишитися, нічого не робіть.
sure-resign-out = Якщо ви здастеся, ви вибуваєте, і партія піде далі без вас. Скасувати це не можна. Якщо хочете лишитися, нічого не робіть.
sure-resign-ends = Якщо ви здастеся, партія закінчиться з тим результатом, який є зараз. Скасувати це не можна. Якщо хочете лишитися, нічого не робіть.
sure-resign-closes = Крім вас, у цій партії нікого немає. Якщо ви здастеся, вона закінчиться без результату. Скасувати це не можна. Якщо хочете лишитися, нічого не робіть.
sure-close = Партія закінчиться для всіх, без результату. Скасувати це не можна. Якщо хочете грати далі, нічого не робіть.
sure-free = { $name } втрачає місце, і зайняти його з усім, що до нього належить, зможе будь-хто. Скасувати це не можна. Щоб почекати ще, нічого не робіть.
sure-give = Ідеться про ваше власне місце. Якщо ви погодитеся, ви одразу вибуваєте, а хто займе місце, побачить усе, що до нього належить. Скасувати це не можна. Якщо хочете лишитися, натисніть «Ні» або зробіть хід.
sure-forget =
    { $count ->
        [one] Усе, що я про вас зберігаю, буде видалено: налаштування, результати й ім’я в записах партій — там буде «гравець». Ви покинете { $count } стіл, і ваше місце дістанеться іншим. Повідомлення в чатах залишаться. Це не можна скасувати. Щоб усе лишилося як є, нічого не робіть.
        [few] Усе, що я про вас зберігаю, буде видалено: налаштування, результати й ім’я в записах партій — там буде «гравець». Ви покинете { $count } столи, і ваші місця дістануться іншим. Повідомлення в чатах залишаться. Це не можна скасувати. Щоб усе лишилося як є, нічого не робіть.
       *[other] Усе, що я про вас зберігаю, буде видалено: налаштування, результати й ім’я в записах партій — там буде «гравець». Ви покинете { $count } столів, і ваші місця дістануться іншим. Повідомлення в чатах залишаться. Це не можна скасувати. Щоб усе лишилося як є, нічого не робіть.
    }
forgot-you = Готово: про вас більше нічого не зберігається.
button-sure-resign = Так, здаюся
button-sure-close = Так, закінчити партію
button-sure-free = Так, звільнити місце
button-sure-give = Так, віддаю своє місце
button-sure-forget = Так, забути мене

## Відмови
unknown-command = Команди «/{ $command }» немає. /help підкаже, що тут можна.
again-for-players = Покликати всіх на наступну партію можуть ті, хто грав. Відкрити свій стіл можна командою /new.
which-game = Яка гра? { $games }. Наприклад: { $example }
no-such-house-rule = Немає домашнього правила «{ $rule }». Є: { $rules }.
no-house-rules = Ця гра не має домашніх правил.
rules-are-set = Партія вже триває: домашні правила в ній не змінюються.
on-or-off = Увімкнути (on) чи вимкнути (off) правило «{ $rule }»?
lobby-is-open = Тут уже збирають гравців. Сідайте або спершу закрийте стіл: /cancel.
lobby-is-full =
    { $count ->
        [one] Місць немає: за столом { $count } гравець.
        [few] Місць немає: за столом { $count } гравці.
        [many] Місць немає: за столом { $count } гравців.
       *[other] Місць немає: за столом { $count } гравця.
    }
game-is-on = Тут уже триває партія. Один стіл на канал: дограйте її або грайте деінде.
has-begun = Партія вже почалася. Якщо місця вам не дісталося, можна дивитися.
no-table = Тут немає столу. Відкрийте його командою /new.
no-game = Тут немає партії. Відкрийте стіл командою /new.
not-begun = Партія ще не почалася. Її починає господар столу: /start.
you-sit-already = Ви вже за цим столом.
you-do-not-sit = Ви не за цим столом. Сісти: /join.
not-a-player = Ви не граєте за цим столом, але дивитися можна.
not-in-this-chat = Цей стіл у чаті, де вас немає, тому дивитися й грати тут не можна.
membership-unknown = Зараз не видно, чи є ви в чаті цього столу. Спробуйте трохи згодом або напишіть команду просто там.
leave-by-resigning = Партія триває. Щоб здатися, введіть /resign.
host-begins = Партію починає господар столу: { $name }. Коли всі місця зайняті, почати може будь-хто.
host-decides = Це вирішує господар столу: { $name }.
host-closes = Закрити набір може господар столу або модератор. Встати: /leave.
too-few =
    { $least ->
        [one] Замало гравців: { $count }. Потрібен щонайменше { $least }.
        [few] Замало гравців: { $count }. Потрібно щонайменше { $least }.
        [many] Замало гравців: { $count }. Потрібно щонайменше { $least }.
       *[other] Замало гравців: { $count }. Потрібно щонайменше { $least }.
    }
not-your-turn = Зараз не ваш хід. Чий хід: { $names }.
game-over = Партію закінчено.
stale = Уже неактуально: становище за столом змінилося.
bad-notation = «{ $text }» — не хід цієї гри. /play покаже, що можна.
refused-by-rule = { $reason } (правило { $rule })
no-preview = У цій грі попереднього перегляду немає.
which-move = Який хід показати? Наприклад: { $example }
nothing-to-undo = Вам нема чого брати назад.
question-pending = { $question } Спершу погодьтеся або відмовте.
no-question = Зараз вас ні про що не питають.
answered-already = Ви вже погодилися.
nobody-to-consent = Крім вас, за столом немає нікого, хто міг би на це погодитися, тож місце лишається зайнятим: { $name }. Віддати його може сам гравець: /resign. Коли його час вийде, вирішувати зможете ви — або модератор. А господар столу може закрити стіл: /cancel.
seat-was-kept = Про це місце питали зовсім недавно, і { $name } його зберігає. Спитати знову можна з { $until }.
yes-does-not-count = Ви граєте в тому самому браузері, що й той, кому це вигідно, тому ваша згода не рахується. Якщо ви проти, дайте відповідь «Ні».
not-for-who-freed-it = Місце ({ $name }) звільнилося не без вашої участі, тому воно для когось іншого.
seat-waits-for = На цьому місці грає робот. { $name } може повернутися на нього будь-коли.
robots-alone = Тут сидять самі роботи. Хтось має й грати: сядьте за стіл командою /join.
out-already = Ви вже вибули з цієї партії.
whose-chair = Чиє місце? { $names }.
record-when-over = Запис можна взяти, коли партію закінчено: у ньому зерно випадковостей.
no-record = Тут ще не дограли жодної партії.
here-is-the-record = Запис партії. На комп’ютері із Zoco його перевірить команда «zoco verify», а «zoco replay» перетворить на картинки.
moderators-alone = Це може лише модератор цього чату.
no-records = Записів завершених партій тут немає.
here-are-the-records =
    { $count ->
        [one] { $count } запис. «zoco verify» його перевірить.
        [few] { $count } записи в одному файлі. «zoco verify» перевірить усі.
        [many] { $count } записів в одному файлі. «zoco verify» перевірить усі.
       *[other] { $count } запису в одному файлі. «zoco verify» перевірить усі.
    }
no-such-rule = Немає правила { $rule }.
which-language = Яка мова? { $languages }.
damaged-table = Дані цього столу не читаються. Їх збережено, про поломку повідомлено; поки що грайте деінде.
too-busy = Тут забагато всього відбувається водночас. Спробуйте ще раз.
too-many-commands = Забагато команд одразу. Зачекайте кілька секунд і продовжуйте.
too-many-tables = За останню годину ви відкрили дуже багато столів. Наступний можна буде відкрити: { $until }.
game-too-long = У цій партії вже { $count } ходів і скасувань, більше зберегти не можна. Закрийте стіл: /cancel.
out-of-reach = Зараз до ігор не достукатися. Спробуйте ще раз трохи згодом.
not-yet-safe = Це ще не надійно збережено. Спробуйте ще раз трохи згодом.

## Налаштування, партії, довідка
settings-language = Мова цього столу: { $language }.
settings-rules = Домашні правила: { $rules }.
settings-no-rules = Домашніх правил немає.
setting-now = { $setting }: { $value }
setting-changed = { $name } змінює налаштування. { $setting }
games-lobby = { $game }, набір гравців: { $names }
games-playing = { $game }, хід з { $since }: { $names }
games-yours = { $game }: ваш хід з { $since }
games-out-of-sight = { $game }: у чаті, якого вам зараз не видно
no-games = Ви не сидите за жодним столом.
rule = { $id }: { $text }
rules-pictured = З картинкою: { $rules }. Показати одну: { $example }
help-intro = Настільні ігри, хід за ходом: { $games }. Тут можна:
command-new = відкрити стіл
command-join = сісти за стіл
command-again = ще партія тим самим складом
command-leave = встати з-за столу
command-dice = додати свою частку випадковості, щоб її ніхто не міг підібрати
command-start = почати партію
command-cancel = закрити стіл
command-play = зробити хід; без ходу покаже, що можна
command-board = показати поле ще раз
command-hand = ваші карти й варіанти, лише для вас
command-preview = який вигляд матиме хід, лише для вас
command-ahead = поки чекаєте, вибрати, що зробити у свій хід; більше цього ніхто не бачить
command-hint = що на вашому місці зробив би робот, лише для вас
command-undo = взяти назад останню дію
command-rules = правила коротко
command-resign = здатися
command-replace = зайняти вільне місце
command-stats = ваші результати, результати групи й найкращі гравці
command-settings = налаштування столу й ваші власні
command-games = усі ваші столи
command-record = остання партія файлом
command-forget = видалити все, що про вас зберігається
command-agree = погодитися з пропозицією
command-refuse = відхилити пропозицію
command-help = що тут можна зробити
usage = /{ $name }: { $about }
usage-with = /{ $name } <{ $argument }>: { $about }
argument-game = гра
argument-move = хід
argument-wish = хід
argument-rule = гра
argument-name = ім’я
argument-scope = гра або група
argument-word = будь-які слова
argument-setting = налаштування

## Очікування, нагадування, відпустка
call-reminded = { $names }, ваш хід.
call-decide = { $names }, як бути далі?
call-take-back = { $names }, своє місце можна повернути будь-коли.
reminder = Нагадування: { $game }, чекаємо на ваш хід до { $until }.
reminder-open = Нагадування: { $game }, чекаємо на ваш хід.
reminder-reserve = Нагадування: { $game }, чекаємо на ваш хід. Час на хід вийшов, додаткового вистачить до { $until }.
reminder-late = Нагадування: { $game }, досі чекаємо на ваш хід. Час вийшов, але ходити можна.
reminder-not-alone = Написати вам особисто не вдалося. Відкрийте особистий чат зі мною та введіть: /settings where direct
reminder-more =
    { $count ->
        [one] І ще { $count } ваш стіл чекає на хід.
        [few] І ще { $count } ваші столи чекають на хід.
        [many] І ще { $count } ваших столів чекають на хід.
       *[other] І ще { $count } вашого столу чекає на хід.
    }
reminder-many =
    { $count ->
        [one] { $count } стіл чекає на ваш хід:
        [few] { $count } столи чекають на ваш хід:
        [many] { $count } столів чекають на ваш хід:
       *[other] { $count } столу чекають на ваш хід:
    }
waits = { $game }, до { $until }
waits-open = { $game }
waits-reserve = { $game }, додатковий час до { $until }
waits-late = { $game }, час вийшов
nudge = { $name } питає, як справи з ходом.
is-away = { $name } у від’їзді, з { $since } до { $until }. Годинник на цей час стоїть.
is-away-cut = { $name } у від’їзді, з { $since } до { $until }. За цим столом годинник стоїть лише до { $stops }.
is-away-late = { $name } у від’їзді, з { $since } до { $until }. Відпустку за цим столом вичерпано: годинник іде.
is-back = { $name } знову тут.
time-is-up = { $name }: час вийшов.
more-time = { $name } дає гравцеві { $other } ще часу, до { $until }.
robot-plays-once = Цей хід за гравця { $name } зробить робот.
robot-takes-over = За гравця { $name } тепер грає робот.
took-seat-back = { $name } знову за столом, на своєму місці.
robot-sits = { $name } сідає за стіл: { $strength } робот.
ask-once = { $name } питає: нехай цей хід за гравця { $chair } зробить робот?
ask-handover = { $name } питає: нехай за гравця { $chair } далі грає робот?
ask-free = { $name } питає: звільнити місце гравця { $chair } для когось іншого?
pending-once = Чекаємо на відповідь: нехай цей хід зробить робот?
pending-handover = Чекаємо на відповідь: посадити на місце робота?
pending-free = Чекаємо на відповідь: звільнити місце для когось іншого?
muted = Про цей хід більше не нагадаю.
not-muted = Знову нагадуватиму про цей хід.
how-strong = Якої сили потрібен робот?
robot-easy = слабкий
robot-name = { $name } (бот)
robot-names-sancho = Санчо, Тереса, Рікоте, Сораїда, Томас, Кітерія
robot-names-yasmin = Ясмін, Тарік, Лейла, Ідріс, Сальма, Омар
robot-names-almanzor = Альманзор, Валлада, Аверроес, Субх, Зіряб, Боабдил
robot-fair = середній
robot-strong = сильний
away-noted = Вас немає з { $since } до { $until }. Ваш годинник стоїть, але ходити можна. Повернутися: «/away back».
away-cut = { $game }: за цим столом ваш годинник стоїть лише до { $until }.
away-refused = { $game }: відпустку за цим столом вичерпано, ваш годинник іде.
away-ended = З поверненням! Ваш годинник знову йде.
how-long-away = Надовго? «/away 3 дні», «/away 2026-12-24 2027-01-02» або «/away back».
too-long-away = Відпустка може тривати до 60 днів, а оголосити її можна щонайраніше за рік.
button-play-now = Ходити
button-play-at = Ходити: { $game }
button-not-this-turn = Не про цей хід
button-less-often = Рідше
button-away = Мене не буде
button-games = Мої столи
button-wait = Чекати далі
button-once = Робот ходить один раз
button-handover = Робот замість гравця
button-someone-else = Інший гравець
button-cancel = Закінчити партію
button-take-back = Повернути місце
button-put-back = Скасувати
button-robot = Робот
button-robot-off = Прибрати робота
button-days =
    { $days ->
        [one] { $days } день
        [few] { $days } дні
        [many] { $days } днів
       *[other] { $days } дня
    }
button-back = Я тут
nobody-to-nudge = Більше зараз ні на кого не чекають.
nudged-already = Нагадування було зовсім недавно. Знову можна після { $until }.
board-is-here = Поле щойно показали знову. Ще раз можна після { $until }.
nudged-is-away = { $name } у від’їзді до { $until }.
nobody-is-late = Ні в кого час не вийшов.
you-are-awaited = Чекають якраз на вас.
which-strength = Яка сила? { $strengths }.
no-robot = Роботів за столом немає.
command-away = відпустка: ваш годинник стоїть
command-nudge = дружньо нагадати тому, на кого чекають
command-robot = посадити робота
command-mute = не нагадувати про цей хід
command-wait = дати гравцеві ще часу
command-once = робот зробить один хід за того, хто запізнився
command-handover = робот займе місце того, хто запізнився
argument-days = строк
argument-where = де
board-here = знову показати тут усім
argument-strength = сила
hint = Моя порада: { $move }
button-play-hint = Так і зіграти
no-hints = За цим столом без підказок.
hint-under-way = Я ще думаю над вашим попереднім запитанням. Підказки — по одній.

## Звички й темп столу
habit-reminders-usual = Нагадую в середині строку й незадовго до кінця.
habit-reminders-less = Нагадую лише незадовго до кінця строку.
habit-reminders-none = Не нагадую.
habit-where-channel = Нагадування приходять у канал столу.
habit-where-direct = Нагадування приходять особистим повідомленням.
habit-where-at = Нагадування приходять особистим повідомленням ({ $place }).
habit-zone = Ваш часовий пояс: { $zone }
habit-no-zone = Часовий пояс не вибрано: тихі години й відпустку рахуємо за UTC.
habit-quiet = Тихі години: { $hours }
habit-no-quiet = Тихих годин немає.
habit-digest = Зведення ваших столів щоранку о { $hour }.
habit-no-digest = Ранкового зведення немає.
habit-stats-off = Ваші результати не підраховуються, рейтингу у вас немає.
habit-stats-group = Ваші результати й рейтинг видно лише там, де ви граєте.
habit-stats-world = Ваші результати видно там, де ви граєте, а рейтинг — серед усіх гравців.
habit-speak = Ваша мова: { $tongue }
habit-no-speak = Розмовляю з вами мовою вашого застосунку.
button-own-settings = Мої налаштування
button-settings = Налаштування столу
button-reminders = Нагадування
button-reminders-usual = Нагадувати як зазвичай
button-reminders-less = Нагадувати рідше
button-reminders-none = Не нагадувати
button-where = Де нагадувати
button-where-direct = Нагадувати особисто
button-where-channel = Нагадувати в каналі
button-where-at = Особисто: { $place }
button-quiet = Тихі години
button-quiet-off = Без тихих годин
button-zone = Часовий пояс
button-zone-off = UTC
button-digest = Ранкове зведення
button-digest-off = Без зведення
button-stats = Мої результати
button-stats-off = Без підрахунку
button-stats-group = Лише де я граю
button-stats-world = Серед усіх гравців
button-speak = Моя мова
button-speak-off = Як у застосунку
which-value = Що саме? { $values }.
which-zone = Який часовий пояс? Наприклад: /settings zone Europe/Kyiv
which-hours = Які години? Наприклад: /settings quiet 22-8, /settings digest 8 або off.
not-alone-here = Тут не можна написати особисто: нагадування приходять у канал столу.
settings-pace = Час на хід: { $pace }. На всю партію кожен має ще й додатковий час, утричі більший.
no-pace = Без обмеження часу.
settings-late-ask = Коли в когось виходить час, питають решту.
settings-late-once = Коли в когось виходить час, цей хід робить робот.
settings-late-handover = Коли в когось виходить час, місце займає робот.
settings-holidays-0 = Відпустка не зупиняє годинник.
settings-holidays-7d = Відпустка зупиняє годинник гравця щонайбільше на 7 днів за партію.
settings-holidays-14d = Відпустка зупиняє годинник гравця щонайбільше на 14 днів за партію.
settings-holidays-30d = Відпустка зупиняє годинник гравця щонайбільше на 30 днів за партію.
settings-hints-on = Підказки дозволено.
settings-hints-off = За цим столом без підказок.
settings-standing-on = Коли партію закінчено, одразу збирається наступна тим самим складом.
settings-standing-off = Коли партію закінчено, стіл чекає, доки хтось не захоче зіграти ще.
button-language = Мова
button-hints = Підказки
button-standing = Наступна партія сама
button-pace = Час на хід
button-late = Коли час вийшов
button-holidays = Відпустка
value-pace-none = без обмеження
value-pace-6h = 6 годин
value-pace-12h = 12 годин
value-pace-1d = 1 день
value-pace-2d = 2 дні
value-pace-3d = 3 дні
value-pace-7d = тиждень
value-late-ask = Спитати решту
value-late-once = Робот ходить один раз
value-late-handover = Робот замість гравця
value-holidays-0 = Без відпустки
value-holidays-7d = 7 днів за партію
value-holidays-14d = 14 днів за партію
value-holidays-30d = 30 днів за партію
value-hints-on = Дозволити підказки
value-hints-off = Заборонити підказки
value-standing-on = Збирати наступну партію одразу
value-standing-off = Чекати, доки попросять

## Один гравець на різних майданчиках

command-invite = запросити до столу тих, хто грає деінде
invite = Хто хоче прийти з Discord, Telegram або зі сторінки, вводить там: /join { $code }
invite-off = За запрошенням більше ніхто не прийде. Хто сидить за столом, лишається.
invite-unknown = Запрошення неправильне, або його відкликано.
came = { $game }: ви за столом. Грати можна просто звідси.
far-call = { $game }: чекають на вас.
button-board = Поле
button-invite-off = Відкликати запрошення
command-link = зв’язати свої акаунти
command-unlink = відв’язати цей акаунт від інших
argument-code = код
link-code = Ваш код: { $code }. Протягом десяти хвилин введіть /link і цей код там, де ви теж граєте. Він спрацює один раз. Нікому його не показуйте.
link-asked = { $name } ({ $place }) і ви станете одним гравцем: ті самі столи, рука, налаштування й нагадування. Відповідайте «так», лише якщо обидва акаунти ваші.
link-waits = Занотовано. Тепер дайте відповідь «так» і там: введіть /link ({ $place }).
linked = Готово: тепер це один гравець. Щоб відв’язати: /unlink
link-with = Зв’язано: { $place }
linked-by = { $name } ({ $place }) і ви тепер один гравець.
link-undo = Якщо це не ви: /unlink
unlinked = Тепер цей акаунт сам по собі. Місця лишаються за тим акаунтом, який їх зайняв.
unlinked-by = Акаунт { $name } ({ $place }) більше не зв’язаний із вашим.
link-none = Цей акаунт не зв’язаний із жодним іншим.
link-nothing = Відповідати нема на що, або минуло забагато часу. Почніть знову: /link
link-dropped = Гаразд, нічого не зв’язано.
link-code-unknown = Код неправильний або вже не діє. Новий код: /link
link-self = Це і так ви.
link-one-each = На кожному майданчику можна зв’язати один акаунт, і один уже зв’язано.
button-link-yes = Так, обидва мої
button-link-no = Ні

## З минулого ходу та крок за кроком
since-nothing = Від вашого минулого ходу нічого не відбулося.
since-turn = { $number }. { $what }
since-turns = Ходів від вашого минулого: { $count }. Показано: { $shown }.
alt-strip = { $game }: що відбулося останнім часом, хід за ходом.
no-such-step = Такої дії немає. У цій партії дії від 0 до { $count }; остання: /at { $count }
step-taken-back = Дію { $step } взято назад. Це дія { $now }.
step-of = Дія { $step } з { $count }
step-hand = Ваша рука після дії { $step }
step-hidden = { $name } вирішує, а що саме — іншим не видно.
film-of-the-game = Партія як фільм:
alt-film = Партія як фільм, хід за ходом.
step-retracted = { $name } бере рішення назад і думає знову.
button-since = Від вашого минулого ходу
button-walk = Крок за кроком
button-step-before = ◀ Дія { $step }
button-step-after = Дія { $step } ▶
button-hand-then = Моя рука тоді
button-board-then = Поле тоді
command-since = що відбулося від вашого минулого ходу, лише для вас
command-at = партія після цієї дії, лише для вас
argument-step = дія
## Підсумки й рейтинги
stats-yours = Ваші результати:
stats-about = Усі ваші партії
stats-off = Підрахунок ваших результатів вимкнено.
stats-none = У вас поки немає зіграних партій.
stats-none-here = Тут ще не зіграно жодної партії.
stats-game = { $game }: { $row }
stats-row = { $name }: { $row }
stats-said = партій { $games }, перемог { $wins }, у середньому { $mean }, найкращий результат { $best }, рейтинг { $rating }
stats-rated = рейтинг { $rating } { $margin }
stats-rating = { $rating } ± { $margin }
stats-provisional = { $rating }? ± { $margin }
stats-unrated = –
stats-margin = ± { $margin }
stats-players =
    { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
        [many] { $count } гравців
       *[other] { $count } гравця
    }
stats-rival =
    { $count ->
        [one] Проти гравця { $name }: { $count } партія, вище { $ahead }, нижче { $behind }.
        [few] Проти гравця { $name }: { $count } партії, вище { $ahead }, нижче { $behind }.
        [many] Проти гравця { $name }: { $count } партій, вище { $ahead }, нижче { $behind }.
       *[other] Проти гравця { $name }: { $count } партії, вище { $ahead }, нижче { $behind }.
    }
stats-figures = { $game }: найгірший результат { $worst }; щонайбільше { $figures }. Зазвичай хід триває { $pace }.
stats-minutes = { $count } хв
stats-hours = { $count } год
stats-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дні
        [many] { $count } днів
       *[other] { $count } дня
    }
stats-robot = Робот, { $strength }
stats-group = Ця група
stats-group-about =
    { $count ->
        [one] { $game }: тут зіграно { $count } партію
        [few] { $game }: тут зіграно { $count } партії
        [many] { $game }: тут зіграно { $count } партій
       *[other] { $game }: тут зіграно { $count } партії
    }
stats-record = Рекорд групи, { $figure }: { $points } ({ $name })
stats-longest = Найдовша партія тут: { $pace }.
stats-world = Усі гравці
stats-world-about = { $game }: найкращі з тих, хто згоден бути в списку
stats-world-how = Щоб потрапити до цього списку: { $example }
stats-of = { $what }: { $game }
stats-head-name = Гравець
stats-head-game = Гра
stats-head-games = Партії
stats-head-wins = Перемоги
stats-head-mean = Середнє
stats-head-best = Найкращий
stats-head-rating = Рейтинг
stats-head-margin = Точність
