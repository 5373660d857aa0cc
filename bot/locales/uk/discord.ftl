### Discord: назви команд і те, що кажуть лише там.

## Назви команд: малими літерами, без пробілів, щонайбільше 32 літери
discord-name-new = нова-гра
discord-name-join = сісти
discord-name-again = ще-раз
discord-name-leave = встати
discord-name-start = почати
discord-name-dice = кубики
discord-name-play = хід
discord-name-board = поле
discord-name-hand = рука
discord-name-preview = приміряти
discord-name-ahead = наперед
discord-name-undo = назад
discord-name-rules = правила
discord-name-games = партії
discord-name-stats = результати
discord-name-settings = налаштування
discord-name-resign = здатися
discord-name-replace = замінити
discord-name-cancel = закрити
discord-name-record = запис
discord-name-help = довідка
discord-name-forget = забути-мене
discord-name-away = відлучитися
discord-name-nudge = нагадати
discord-name-hint = підказка
discord-name-robot = робот
discord-name-invite = запросити
discord-name-link = зв’язати
discord-name-unlink = відв’язати
discord-name-since = що-було
discord-name-at = крок

## Що пишуть після команди
discord-about-game = Яка гра
discord-about-move = Хід або його початок
discord-about-rule = Гра і, якщо треба, номер правила
discord-about-name = Чиє місце
discord-about-setting = Що змінити
discord-about-days = До якого дня або на скільки днів
discord-about-where = Чи показати поле знову всім
discord-about-strength = Наскільки сильно він грає
discord-about-step = Після якої дії

## Кнопки й меню
discord-choose = Виберіть…
discord-choose-page = Виберіть… ({ $page } з { $pages })
discord-earlier = Попередні
discord-later = Ще варіанти
discord-hand = Моя рука
discord-board = Поле
discord-undo = Взяти назад
discord-rules = Правила
discord-settings = Налаштування
discord-open-board = Відкрити поле
discord-window-off = Discord не відкриває тут вікно з полем. Увімкнути його може той, хто мене запустив; можливо, вам потрібен дозвіл на активності.

## Що заважає боту писати
discord-missing = Мені не можна писати в цей канал, тому нічого не зроблено. Нехай той, хто ним керує, надасть мені права: { $permissions }.
discord-locked = Цю гілку закрито, писати в неї мені не можна, тому нічого не зроблено. Нехай її відкриє той, хто її модерує.
discord-trouble-gone = Каналу цього столу вже немає. Через день партію буде закрито.
discord-trouble-access = Я не можу писати в канал цього столу: мені його не видно. Відкрийте мені доступ або додайте мене до закритої гілки; потім /board покаже, що на столі.
discord-trouble-permissions = Я не можу писати в канал цього столу: бракує права. Партію збережено; /board покаже, що на столі.
discord-trouble-locked = Я не можу писати в гілку цього столу: її заблоковано. Партію збережено; /board покаже, що на столі.
discord-trouble-closed = Я не можу вам написати: ваші особисті повідомлення для мене закриті.
discord-trouble-refused = Discord не прийняв моє останнє повідомлення в каналі столу. Партію збережено; /board покаже, що на столі.

## Права, як їх називає сам Discord
discord-permission-view = Переглядати канал
discord-permission-send = Надсилати повідомлення
discord-permission-send-in-threads = Надсилати повідомлення в гілках
discord-permission-attach = Прикріплювати файли
place-discord = Discord
