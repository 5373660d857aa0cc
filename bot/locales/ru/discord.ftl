### Discord: названия команд и то, что говорится только там.

## Названия команд: строчными, без пробелов, не длиннее 32 букв
discord-name-new = новая-игра
discord-name-join = сесть
discord-name-again = ещё-раз
discord-name-leave = встать
discord-name-start = начать
discord-name-dice = кубики
discord-name-play = ход
discord-name-board = поле
discord-name-hand = рука
discord-name-preview = примерить
discord-name-ahead = заранее
discord-name-undo = назад
discord-name-rules = правила
discord-name-games = партии
discord-name-stats = результаты
discord-name-settings = настройки
discord-name-resign = сдаться
discord-name-replace = заменить
discord-name-cancel = закрыть
discord-name-record = запись
discord-name-help = помощь
discord-name-forget = забыть-меня
discord-name-away = отлучиться
discord-name-nudge = напомнить
discord-name-hint = подсказка
discord-name-robot = робот
discord-name-invite = пригласить
discord-name-link = связать
discord-name-unlink = отвязать
discord-name-since = что-было
discord-name-at = шаг

## Что пишут после команды
discord-about-game = Какая игра
discord-about-move = Ход или его начало
discord-about-rule = Игра и, если нужно, номер правила
discord-about-name = Чьё место
discord-about-setting = Что изменить
discord-about-days = До какого дня или на сколько дней
discord-about-where = Показать ли поле заново всем
discord-about-strength = Насколько сильно он играет
discord-about-step = После какого действия

## Кнопки и меню
discord-choose = Выберите…
discord-choose-page = Выберите… ({ $page } из { $pages })
discord-earlier = Предыдущие
discord-later = Ещё варианты
discord-hand = Моя рука
discord-board = Поле
discord-undo = Взять назад
discord-rules = Правила
discord-settings = Настройки
discord-open-board = Открыть поле
discord-window-off = Discord не открывает здесь окно с полем. Включить его может тот, кто меня запустил; возможно, вам нужно право «Использовать активности».

## Что мешает боту писать
discord-missing = Мне нельзя писать в этот канал, поэтому ничего не сделано. Пусть тот, кто им управляет, даст мне права: { $permissions }.
discord-locked = Эта ветка закрыта, писать в неё мне нельзя, поэтому ничего не сделано. Пусть её откроет тот, кто её модерирует.
discord-trouble-gone = Канала этого стола больше нет. Через день партия будет закрыта.
discord-trouble-access = Я не могу писать в канал этого стола: мне его не видно. Откройте мне доступ или добавьте меня в закрытую ветку; затем /board покажет, что на столе.
discord-trouble-permissions = Я не могу писать в канал этого стола: не хватает права. Партия сохранена; /board покажет, что на столе.
discord-trouble-locked = Я не могу писать в ветку этого стола: она заблокирована. Партия сохранена; /board покажет, что на столе.
discord-trouble-closed = Я не могу вам написать: ваши личные сообщения для меня закрыты.
discord-trouble-refused = Discord не принял моё последнее сообщение в канале стола. Партия сохранена; /board покажет, что на столе.

## Права, как их называет сам Discord
discord-permission-view = Просматривать канал
discord-permission-send = Отправлять сообщения
discord-permission-send-in-threads = Отправлять сообщения в ветках
discord-permission-attach = Прикреплять файлы
place-discord = Discord
