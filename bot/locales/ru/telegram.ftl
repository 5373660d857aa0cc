### Telegram: клавиши, личные ответы и судьба чатов.

## Клавиши
telegram-earlier = ◀
telegram-later = ▶
telegram-back = ↩ Назад
telegram-to-board = ↩ Назад к полю
telegram-undo = ↩ Взять назад
telegram-as-before = ⬅ Как было
telegram-anew = ↩
telegram-show = 👁 Показать мне
telegram-open-private = 🔒 Открыть личный чат
telegram-open-board = ▦ Открыть поле
telegram-close-table = Закрыть стол
telegram-to-topic = ➡ К столу
telegram-add-to-group = ➕ Добавить в группу
telegram-your-turn = Ваш ход: { $game }

## Ответы
telegram-for-your-eyes = Это видите только вы:
telegram-look-there = Это только для вас: загляните в наш личный чат.
telegram-press-again = Нажмите ещё раз через { $seconds } с.
telegram-for-you-alone = { $name }, этот ответ только для вас.
telegram-not-for-you = Этот ответ предназначен не вам.
telegram-note-gone = Ответ устарел. Спросите ещё раз.
telegram-more = ▶ — дальше
telegram-no-key = Эта кнопка больше не работает.
telegram-anonymous = Вы пишете от имени группы, и мне не видно, кто вы. Нажмите кнопку или отключите «Анонимность» в правах администратора.

## Чаты
telegram-hello = Здравствуйте! Со мной здесь можно играть в настольные игры — ход за ходом. Выберите игру, остальные присоединятся — и вперёд. Что ещё я умею, расскажет /help. Для игр со скрытыми картами откройте один раз и личный чат со мной.
telegram-topic-opened = { $name } открывает стол: { $game }.
telegram-description = Настольные игры ход за ходом: { $games }. Добавьте меня в группу к друзьям или играйте прямо здесь. После каждого хода я показываю поле и зову того, кто ходит дальше.
telegram-short-description = { $games } с друзьями, ход за ходом.
telegram-no-games-in-channels = В каналах не играют: там остальные только читают. Добавьте меня лучше в группу!
telegram-table-in-channel = В этом канале ещё открыт прежний стол с игрой «{ $game }». Его можно закрыть здесь.
telegram-silenced = Я больше не могу писать там, где вы играете ({ $game }; { $names }).
telegram-why-removed = Меня удалили из группы. Если в течение дня меня снова добавят, игра продолжится с того же места, а потом она будет закрыта.
telegram-why-gone = Этой группы больше нет. Новую игру можно начать в другой.
telegram-why-muted = Мне там запретили отправлять сообщения или фотографии. Если администратор в течение недели снова разрешит, игра продолжится с того же места, а потом она будет закрыта.
telegram-why-topic-closed = Тему закрыли. Если её в течение недели снова откроют, игра продолжится с того же места, а потом она будет закрыта.
telegram-why-topic-gone = Тему удалили. Новую игру можно начать в другой.
place-telegram = Telegram
