### Сторінка в браузері.

web-tagline = Настільні ігри з друзями, хід за ходом
web-noscript = Цій сторінці потрібен JavaScript.

## Список столів
web-your-tables = Ваші столи
web-other-tables = Інші столи
web-unreadable = Стіл, який не читається
web-new-game = Нова гра
web-open-table = Грати: { $game }
web-players =
    { $most ->
        [one] { $least }–{ $most } гравець
        [few] { $least }–{ $most } гравці
       *[other] { $least }–{ $most } гравців
    }
web-to-tables = До столів

## Що за столом
web-your-turn = Ваш хід
web-waiting = Чий хід: { $names }
web-waiting-until = Чий хід: { $names }, до { $until }
web-until = до { $until }
web-lobby =
    { $missing ->
        [0] Зайнято місць: { $taken } з { $most }
        [one] Зайнято місць: { $taken } з { $most }. Потрібен ще { $missing } гравець
        [few] Зайнято місць: { $taken } з { $most }. Потрібні ще { $missing } гравці
       *[other] Зайнято місць: { $taken } з { $most }. Потрібно ще { $missing } гравців
    }
web-over = Партію закінчено
web-closed = Цей стіл закрито

## Частини сторінки
web-story = Що відбулося
web-fair-dice = Чесний жереб
web-house-rules = Домашні правила
web-host-begins = Гру почне { $name }.
web-stage = Становище у грі
web-seats = За столом
web-dock = Що можна зробити
web-tools = Інші дії
web-more = Ще
web-here = тут
web-hand = Моя рука
web-only-you = Це бачите лише ви
web-walk = Крок за кроком
web-walk-step = Дія партії
web-walk-of = Дія { $step } з { $count }
web-walk-opening = Партія починається.
web-walk-back = На дію назад
web-walk-on = На дію вперед
web-walk-play = Показати
web-walk-pause = Пауза
web-walk-now = До поточного ходу
web-picture-show = Показати картинку
web-picture-hide = Сховати картинку
web-close = Закрити
web-preview = Подивитися заздалегідь: { $name }
web-back = Назад
web-spots = Що можна натиснути на полі
web-put-back = Покласти назад
web-put-back-to = Покласти назад; залишиться: { $move }
web-confirm = Зіграти: { $move }
web-words = Словами
web-talk = Сказати
web-talk-hint = Кілька слів іншим за столом
web-seat-who = Хто сяде сюди?
web-seat-join = Сісти сюди
web-seat-free = Вільне місце: хто сяде сюди?
web-command = Команда або хід
web-command-hint = Хід або команда з /
web-completions = Що може бути далі
web-send = Надіслати
web-share = Поділитися
web-invite = Запросити за посиланням
web-link = Адреса цього столу
web-copied = Посилання скопійовано. Надішліть його тим, хто хоче грати чи дивитися.
web-copy-this = Скопіюйте посилання й надішліть тим, хто хоче грати чи дивитися:
web-download = Зберегти { $name }

## Люди
web-who = Як вас звати?
web-people = Хто грає на цьому екрані
web-people-of = { $name }: гравці на цьому екрані, мова
web-name = Ім’я
web-name-ask = Як вас звати?
web-go-on = Далі
web-save = Зберегти
web-active = біля екрана
web-add = Додати
web-add-player = Додати гравця на цьому екрані
web-add-hint = Щоб грати разом на одному пристрої, по черзі.
web-add-here = Додати гравця на цьому екрані
web-seat-here = Посадити за стіл: { $name }
web-play-as = До екрана: { $name }
web-play-as-short = Вибрати
web-remove = Прибрати: { $name }
web-remove-sure = { $name } більше не грає в цьому браузері. Грати звідси за зайняті місця не можна буде.
web-carry = Грати на іншому пристрої
web-carry-hint = Отримай код тут і введи його там протягом десяти хвилин. Він спрацює один раз. Нікому його не показуй: з ним можна грати за тебе.
web-carry-get = Показати код
web-carry-type = У мене є код
web-carry-go = Перейти сюди
web-code-unknown = Код неправильний або вже не діє. Отримай новий на іншому пристрої.
web-language = Мова
web-sound = Звуки, коли щось відбувається
web-screen-full = На весь екран
web-screen-small = Вийти з повного екрана
web-home-screen = Додати на головний екран
web-not-framed = Ця сторінка відкривається в застосунку чату. Натисніть там «Відкрити поле».
web-denied = Без вашого дозволу не дізнатися, хто ви. Відкрийте поле ще раз і дозвольте.
web-try-again = Спробувати ще раз
web-no = Ні, повернутися

## Кнопки
web-tool-join = Сісти за стіл
web-tool-leave = Встати
web-tool-start = Почати партію
web-tool-cancel = Закрити стіл
web-tool-undo = Взяти назад
web-undo-hidden = Передумати
web-undo-step = Скасувати: { $what }
web-undo-ask = Попросити повернути останній хід
web-tool-board = Поле
web-tool-since = Від вашого минулого ходу
web-tool-at = Крок за кроком
web-tool-rules = Правила
web-tool-record = Запис партії
web-tool-robot = Посадити робота
web-tool-hint = Підказка
web-tool-nudge = Нагадати
web-tool-settings = Налаштування
web-tool-away = Мене не буде
web-tool-resign = Здатися
web-new = Нова гра: { $game }
web-take-seat = Грати замість: { $name }
web-ask-seat = Попросити місце: { $name }

## Що не так
web-offline = Немає зв’язку. Пробуємо ще раз…
web-bad-request = Незрозуміло, що це означає.
web-too-long = Занадто довгий текст.
web-too-slow = Це йшло надто довго. Спробуйте ще раз.
web-too-many-connections = Зараз немає місця для ще одного з’єднання. Закрийте зайві сторінки Zoco або спробуйте за хвилину.
web-too-many-pictures = Забагато картинок чекають на свою чергу. Спробуйте трохи пізніше.
web-wrong-host = Імені { $host } цей Zoco не знає. Власник сервера може його додати: ZOCO_HOSTS={ $host }
web-resting = Відкрито багато сторінок Zoco, тож ця дізнається про новини із запізненням. Торкніться її, і вона знову оновлюватиметься одразу.
web-not-found = Тут нічого немає.
web-no-table = За цією адресою немає столу.
web-no-picture = Такої картинки немає.
web-no-hand = Ви не граєте за цим столом.
web-other-site = Це надійшло з чужого сайту й не виконано.
web-unknown-browser = Цей браузер нам більше не знайомий. Оновіть сторінку.
web-not-here = Ця людина не грає в цьому браузері.
web-name-empty = Спершу потрібне ім’я.
web-name-long =
    { $most ->
        [one] Задовге ім’я: не більше { $most } знака.
        [few] Задовге ім’я: не більше { $most } знаків.
       *[other] Задовге ім’я: не більше { $most } знаків.
    }
web-name-signs = В імені не може бути < і >.
web-people-full =
    { $most ->
        [one] В одному браузері вміщується { $most } гравець.
        [few] В одному браузері вміщуються { $most } гравці.
       *[other] В одному браузері вміщуються { $most } гравців.
    }
web-people-last = Хтось має лишитися.
place-web = сторінка
