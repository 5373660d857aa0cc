### Слова самого столу: лобі, ходи, відмови, налаштування. Ігри мають власні файли.

word = { $word }
and-then = { $first } · { $then }

## Лобі
lobby-opened = { $name } збирає партію: { $game }. Хто грає?
joined = { $name } сідає за стіл.
left = { $name } встає з-за столу.
lobby-closed = За столом нікого не лишилося, стіл закрито.
table-closed = Стіл закрито. Закриває { $name }.
house-rule = Домашнє правило: { $rule }
alt-lobby = Набір гравців: { $game }. За столом: { $names }.

## Партія
game-begins = { $game }: партія почалася! SHA-256 зерна всіх випадковостей: { $hash }.
call-one = { $names }, ваш хід.
call-one-until = { $names }, ваш хід, до { $until }.
call-many-until = { $names }: зараз вирішують усі, у будь-якому порядку, до { $until }.
call-many = { $names }: зараз вирішують усі, у будь-якому порядку.
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
rating = Здобутий титул: { $rating }
seed-published = Зерно: { $seed }. Команда «zoco verify» звірить із ним запис партії.

## Повернення ходу, вихід, згода
taken-back = Взято назад.
took-back =
    { $count ->
        [one] { $name } бере назад { $count } крок.
        [few] { $name } бере назад { $count } кроки.
        [many] { $name } бере назад { $count } кроків.
       *[other] { $name } бере назад { $count } кроку.
    }
ask-undo =
    { $count ->
        [one] { $name } просить повернути { $count } крок: { $steps }. Усі згодні?
        [few] { $name } просить повернути { $count } кроки: { $steps }. Усі згодні?
        [many] { $name } просить повернути { $count } кроків: { $steps }. Усі згодні?
       *[other] { $name } просить повернути { $count } кроку: { $steps }. Усі згодні?
    }
ask-cancel = { $name } пропонує закінчити партію без результату. Усі згодні?
ask-replace = { $name } хоче грати замість іншого гравця: { $chair }. Решта згодні?
pending-undo =
    { $count ->
        [one] Чекаємо на відповідь: повернути { $count } крок?
        [few] Чекаємо на відповідь: повернути { $count } кроки?
        [many] Чекаємо на відповідь: повернути { $count } кроків?
       *[other] Чекаємо на відповідь: повернути { $count } кроку?
    }
pending-cancel = Чекаємо на відповідь: закінчити партію без результату?
pending-replace = Чекаємо на відповідь: { $name } займе чуже місце?
agreed = Прийнято. Ще не відповіли: { $names }.
refused-consent = { $name } проти, усе лишається як є.
closed-by-consent = Усі згодні: партію закінчено без результату.
chair-is-free = Місце вільне: { $name }. Його може зайняти будь-хто.
took-over = { $name } тепер грає за місце «{ $before }».
everyone-left = Усі пішли, стіл закрито.

## Кнопки
button-join = Сісти
button-leave = Встати
button-start = Почати
button-play = Ходити
button-agree = Погодитися
button-refuse = Ні
button-replace = Зайняти місце
button-rule-on = Увімкнути: { $rule }
button-rule-off = Вимкнути: { $rule }

## Відмови
unknown-command = Не знаю команди «/{ $command }». /help підкаже, що тут можна.
which-game = Яка гра? { $games }. Наприклад: /new { $example }
no-such-house-rule = Немає домашнього правила «{ $rule }». Є: { $rules }.
no-house-rules = Ця гра не має домашніх правил.
rules-are-set = Партія вже триває: її домашні правила не змінюються.
on-or-off = Увімкнути (on) чи вимкнути (off) правило { $rule }?
lobby-is-open = Тут уже збирають гравців. Сідайте або спершу закрийте стіл: /cancel.
lobby-is-full =
    { $count ->
        [one] Місць немає: за столом { $count } гравець.
        [few] Місць немає: за столом { $count } гравці.
        [many] Місць немає: за столом { $count } гравців.
       *[other] Місць немає: за столом { $count } гравця.
    }
game-is-on = Тут уже триває партія. Один стіл на канал: дограйте її або грайте деінде.
no-table = Тут немає столу. Відкрийте його командою /new.
no-game = Тут немає партії. Відкрийте стіл командою /new.
not-begun = Партія ще не почалася. Її починає господар столу: /start.
you-sit-already = Ви вже за цим столом.
you-do-not-sit = Ви не за цим столом. Сісти: /join.
not-a-player = Ви не граєте за цим столом, але дивитися можна.
leave-by-resigning = Партія триває. Щоб здатися, є /resign.
host-begins = Починає господар столу: { $name }. Коли місця зайняті, почати може будь-хто.
host-decides = Це вирішує господар столу: { $name }.
host-closes = Закрити набір може господар столу або модератор. Встати: /leave.
too-few =
    { $least ->
        [one] Замало гравців: { $count }. Потрібен щонайменше { $least }.
        [few] Замало гравців: { $count }. Потрібно щонайменше { $least }.
        [many] Замало гравців: { $count }. Потрібно щонайменше { $least }.
       *[other] Замало гравців: { $count }. Потрібно щонайменше { $least }.
    }
not-your-turn = Зараз не ваш хід. Ходить: { $names }.
game-over = Партію закінчено.
stale = Відтоді за столом уже походили.
bad-notation = «{ $text }» — не хід цієї гри. /play покаже, що можна.
refused-by-rule = { $reason } ({ $rule })
no-preview = Для цього ходу попереднього перегляду немає.
nothing-to-undo = Вам нічого брати назад.
question-pending = { $question } Спершу погодьтеся або відмовте.
no-question = Зараз вас ні про що не питають.
answered-already = Ви вже погодилися.
out-already = Ви вже вибули з цієї партії.
whose-chair = Чиє місце? { $names }.
record-when-over = Запис можна взяти, коли партію закінчено: у ньому зерно всіх випадковостей.
no-record = Тут ще не дограно жодної партії.
here-is-the-record = Запис партії. «zoco verify» його перевірить, «zoco replay» намалює.
no-such-rule = Немає правила { $rule }.
which-language = Яка мова? { $languages }.
damaged-table = Збережений стіл не читається. Дані збережено, про поломку повідомлено; поки що грайте деінде.
too-busy = Тут забагато всього водночас. Спробуйте ще раз.

## Налаштування, партії, довідка
settings-language = Мова цього столу: { $language }.
settings-rules = Домашні правила: { $rules }.
settings-no-rules = Домашніх правил немає.
games-lobby = { $game }, набір гравців: { $names }
games-playing = { $game }, ходить: { $names }
no-games = Ви не сидите за жодним столом.
rule = { $id }: { $text }
help-intro = Настільні ігри по ходу за раз: { $games }. Тут можна:
command-new = відкрити стіл
command-join = сісти за стіл
command-leave = встати з-за столу
command-start = почати партію
command-cancel = закрити стіл
command-play = зробити хід; без ходу покаже, що можна
command-board = показати поле ще раз
command-hand = ваші карти й варіанти, лише для вас
command-preview = який вигляд матиме хід, лише для вас
command-undo = взяти назад останній крок
command-rules = правила коротко
command-resign = здатися
command-replace = зайняти вільне місце
command-settings = мова й домашні правила
command-games = усі ваші столи
command-record = остання партія файлом
command-agree = погодитися з пропозицією
command-refuse = відхилити пропозицію
command-help = що тут можна зробити
usage = /{ $name }: { $about }
usage-with = /{ $name } <{ $argument }>: { $about }
argument-game = гра
argument-move = хід
argument-rule = гра
argument-name = ім’я
argument-setting = налаштування
