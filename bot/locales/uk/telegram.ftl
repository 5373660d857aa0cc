### Telegram: клавіші, особисті відповіді та доля чатів.

## Клавіші
telegram-earlier = ◀
telegram-later = ▶
telegram-back = ↩ Назад
telegram-to-board = ↩ Назад до поля
telegram-undo = ↩ Взяти назад
telegram-as-before = ⬅ Як було
telegram-anew = ↩
telegram-show = 👁 Показати мені
telegram-open-private = 🔒 Відкрити особистий чат
telegram-open-board = ▦ Відкрити поле
telegram-close-table = Закрити стіл
telegram-to-topic = ➡ До столу
telegram-add-to-group = ➕ Додати до групи
telegram-your-turn = Ваш хід: { $game }

## Відповіді
telegram-for-your-eyes = Це бачите лише ви:
telegram-look-there = Це лише для вас: зазирніть у наш особистий чат.
telegram-press-again = Натисніть ще раз за { $seconds } с.
telegram-for-you-alone = { $name }, ця відповідь лише для вас.
telegram-not-for-you = Ця відповідь не для вас.
telegram-note-gone = Відповідь застаріла. Запитайте ще раз.
telegram-more = ▶ — далі
telegram-no-key = Ця кнопка вже не працює.
telegram-anonymous = Ви пишете від імені групи, і мені не видно, хто ви. Натисніть кнопку або вимкніть «Анонімність» у правах адміністратора.

## Чати
telegram-hello = Вітаю! Зі мною тут можна грати в настільні ігри — хід за ходом. Виберіть гру, інші приєднаються — і вперед. Що ще я вмію, розповість /help. Для ігор із прихованими картами відкрийте один раз і особистий чат зі мною.
telegram-topic-opened = { $name } відкриває стіл: { $game }.
telegram-description = Настільні ігри хід за ходом: { $games }. Додайте мене до групи з друзями або грайте просто тут. Після кожного ходу я показую поле й кличу того, хто ходить далі.
telegram-short-description = { $games } з друзями, хід за ходом.
telegram-no-games-in-channels = У каналах не грають: там інші лише читають. Додайте мене краще до групи!
telegram-table-in-channel = У цьому каналі ще відкрито давній стіл із грою «{ $game }». Його можна закрити тут.
telegram-silenced = Я більше не можу писати там, де ви граєте ({ $game }; { $names }).
telegram-why-removed = Мене вилучили з групи. Якщо протягом дня мене знову додадуть, гра продовжиться з того самого місця, а потім її буде закрито.
telegram-why-gone = Цієї групи більше немає. Нову гру можна почати в іншій.
telegram-why-muted = Мені там заборонили надсилати повідомлення чи фото. Якщо адміністратор протягом тижня знову дозволить, гра продовжиться з того самого місця, а потім її буде закрито.
telegram-why-topic-closed = Тему закрили. Якщо її протягом тижня знову відкриють, гра продовжиться з того самого місця, а потім її буде закрито.
telegram-why-topic-gone = Тему видалили. Нову гру можна почати в іншій темі.
place-telegram = Telegram
