### Telegram: keys, private answers, and what happens to chats.

## Keys
telegram-earlier = ◀
telegram-later = ▶
telegram-back = ↩ Back
telegram-to-board = ↩ Back to the board
telegram-undo = ↩ Take back
telegram-as-before = ⬅ As before
telegram-anew = ↩
telegram-show = 👁 Show me
telegram-open-private = 🔒 Open our private chat
telegram-open-board = ▦ Open the board
telegram-close-table = Close the table
telegram-to-topic = ➡ To the table
telegram-add-to-group = ➕ Add me to a group
telegram-your-turn = Your turn: { $game }

## Answers
telegram-for-your-eyes = For your eyes only:
telegram-look-there = That is for you alone: look into our private chat.
telegram-press-again = Press again in { $seconds } s.
telegram-for-you-alone = { $name }, the answer is for your eyes only.
telegram-not-for-you = That answer is for somebody else.
telegram-note-gone = That answer is too old. Please ask again.
telegram-more = ▶ shows more
telegram-no-key = This button does nothing any more.
telegram-anonymous = You are writing as the group, so I cannot tell who you are. Press a button instead, or switch off “Remain anonymous” in your admin rights.

## Chats
telegram-hello = Hello! I run board games here, a move at a time. Choose a game, others join, and off you go. /help says what else I can do. For games with hidden cards, please open our private chat once, too.
telegram-topic-opened = { $name } opens a table for { $game }.
telegram-description = Board games a move at a time: { $games }. Add me to a group with your friends, or play alone right here. I show the board after every turn and call whoever is next.
telegram-short-description = { $games } with friends, a move at a time.
telegram-no-games-in-channels = Games are not played in channels, where others only read. Add me to a group instead!
telegram-table-in-channel = A table for { $game } is still open in that channel from before. You can close it here.
telegram-silenced = I can no longer write where you play { $game } ({ $names }).
telegram-why-removed = I was removed from the group. If someone adds me again within a day, the game goes on where it stands; after that it is closed.
telegram-why-gone = The group does not exist any more. You can start a new game in another one.
telegram-why-muted = I may no longer send messages or photos there. If an admin allows it again within a week, the game goes on where it stands; after that it is closed.
telegram-why-topic-closed = The topic was closed. If it is opened again within a week, the game goes on where it stands; after that it is closed.
telegram-why-topic-gone = The topic was deleted. You can start a new game in another one.
place-telegram = Telegram
