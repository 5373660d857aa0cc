### Страница в браузере.

web-tagline = Настольные игры с друзьями, ход за ходом
web-noscript = Этой странице нужен JavaScript.

## Список столов
web-your-tables = Ваши столы
web-other-tables = Другие столы
web-unreadable = Стол, который не читается
web-new-game = Новая игра
web-open-table = Играть: { $game }
web-players =
    { $most ->
        [one] { $least }–{ $most } игрок
        [few] { $least }–{ $most } игрока
       *[other] { $least }–{ $most } игроков
    }
web-to-tables = К столам

## Что за столом
web-your-turn = Ваш ход
web-waiting = Чей ход: { $names }
web-waiting-until = Чей ход: { $names }, до { $until }
web-until = до { $until }
web-lobby =
    { $missing ->
        [0] Занято мест: { $taken } из { $most }
        [one] Занято мест: { $taken } из { $most }. Нужен ещё { $missing } игрок
        [few] Занято мест: { $taken } из { $most }. Нужны ещё { $missing } игрока
       *[other] Занято мест: { $taken } из { $most }. Нужно ещё { $missing } игроков
    }
web-over = Партия окончена
web-closed = Этот стол закрыт

## Части страницы
web-story = Что произошло
web-fair-dice = Честный жребий
web-house-rules = Домашние правила
web-host-begins = Игру начнёт { $name }.
web-stage = Положение в игре
web-seats = За столом
web-dock = Что можно сделать
web-tools = Другие действия
web-more = Ещё
web-here = здесь
web-hand = Моя рука
web-only-you = Это видите только вы
web-walk = Шаг за шагом
web-walk-step = Действие партии
web-walk-of = Действие { $step } из { $count }
web-walk-opening = Партия начинается.
web-walk-back = На действие назад
web-walk-on = На действие вперёд
web-walk-play = Показать
web-walk-pause = Пауза
web-walk-now = К текущему ходу
web-picture-show = Показать картинку
web-picture-hide = Скрыть картинку
web-close = Закрыть
web-preview = Посмотреть заранее: { $name }
web-back = Назад
web-spots = Что можно нажать на поле
web-put-back = Положить обратно
web-put-back-to = Положить обратно; останется: { $move }
web-confirm = Сыграть: { $move }
web-words = Словами
web-talk = Сказать
web-talk-hint = Несколько слов остальным за столом
web-seat-who = Кто сядет сюда?
web-seat-join = Сесть сюда
web-seat-free = Свободное место: кто сядет сюда?
web-command = Команда или ход
web-command-hint = Ход или команда с /
web-completions = Что может быть дальше
web-send = Отправить
web-share = Поделиться
web-invite = Пригласить по ссылке
web-link = Адрес этого стола
web-copied = Ссылка скопирована. Отправьте её тем, кто хочет играть или смотреть.
web-copy-this = Скопируйте ссылку и отправьте тем, кто хочет играть или смотреть:
web-download = Сохранить { $name }

## Люди
web-who = Как вас зовут?
web-people = Кто играет на этом экране
web-people-of = { $name }: игроки на этом экране, язык
web-name = Имя
web-name-ask = Как вас зовут?
web-go-on = Дальше
web-save = Сохранить
web-active = у экрана
web-add = Добавить
web-add-player = Добавить игрока на этом экране
web-add-hint = Чтобы играть вместе на одном устройстве, по очереди.
web-add-here = Добавить игрока на этом экране
web-seat-here = Посадить за стол: { $name }
web-play-as = К экрану: { $name }
web-play-as-short = Выбрать
web-remove = Убрать: { $name }
web-remove-sure = { $name } больше не играет в этом браузере. Играть отсюда за занятые места будет нельзя.
web-carry = Играть на другом устройстве
web-carry-hint = Получи код здесь и введи его там за десять минут. Он сработает один раз. Никому его не показывай: с ним можно играть за тебя.
web-carry-get = Показать код
web-carry-type = У меня есть код
web-carry-go = Перейти сюда
web-code-unknown = Код неверный или уже не действует. Получи новый на другом устройстве.
web-language = Язык
web-sound = Звуки, когда что-то происходит
web-screen-full = На весь экран
web-screen-small = Выйти из полного экрана
web-home-screen = Добавить на главный экран
web-not-framed = Эта страница открывается в приложении чата. Нажмите там «Открыть поле».
web-denied = Без вашего разрешения не узнать, кто вы. Откройте поле ещё раз и разрешите.
web-try-again = Попробовать ещё раз
web-no = Нет, вернуться

## Кнопки
web-tool-join = Сесть за стол
web-tool-leave = Встать
web-tool-start = Начать партию
web-tool-cancel = Закрыть стол
web-tool-undo = Взять назад
web-undo-hidden = Передумать
web-undo-step = Отменить: { $what }
web-undo-ask = Попросить вернуть последний ход
web-tool-board = Поле
web-tool-since = С вашего прошлого хода
web-tool-at = Шаг за шагом
web-tool-rules = Правила
web-tool-record = Запись партии
web-tool-robot = Посадить робота
web-tool-hint = Подсказка
web-tool-nudge = Напомнить
web-tool-settings = Настройки
web-tool-away = Меня не будет
web-tool-resign = Сдаться
web-new = Новая игра: { $game }
web-take-seat = Играть вместо: { $name }
web-ask-seat = Попросить место: { $name }

## Что не так
web-offline = Нет связи. Пробуем ещё раз…
web-bad-request = Непонятно, что это значит.
web-too-long = Слишком длинно.
web-too-slow = Это шло слишком долго. Попробуйте ещё раз.
web-too-many-connections = Для ещё одного соединения сейчас нет места. Закройте лишние страницы Zoco или попробуйте через минуту.
web-too-many-pictures = Слишком много картинок ждут своей очереди. Попробуйте чуть позже.
web-wrong-host = Имени { $host } этот Zoco не знает. Владелец сервера может его добавить: ZOCO_HOSTS={ $host }
web-resting = Открыто много страниц Zoco, и эта узнаёт о новостях с задержкой. Нажмите на неё, и она снова будет обновляться сразу.
web-not-found = Здесь ничего нет.
web-no-table = По этому адресу нет стола.
web-no-picture = Такой картинки нет.
web-no-hand = Вы не играете за этим столом.
web-other-site = Это пришло с чужого сайта и не выполнено.
web-unknown-browser = Этот браузер нам больше не знаком. Обновите страницу.
web-not-here = Этот человек не играет в этом браузере.
web-name-empty = Сначала нужно имя.
web-name-long =
    { $most ->
        [one] Слишком длинное имя: не больше { $most } знака.
        [few] Слишком длинное имя: не больше { $most } знаков.
       *[other] Слишком длинное имя: не больше { $most } знаков.
    }
web-name-signs = В имени не может быть < и >.
web-people-full =
    { $most ->
        [one] В одном браузере помещается { $most } игрок.
        [few] В одном браузере помещаются { $most } игрока.
       *[other] В одном браузере помещаются { $most } игроков.
    }
web-people-last = Кто-то должен остаться.
place-web = страница
