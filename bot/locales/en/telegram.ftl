### Telegram: keys, private answers, and what happens to chats.

## Keys
telegram-earlier = ◀
telegram-later = ▶
telegram-back = ↩ Back
telegram-anew = ↩
telegram-show = 👁 Show me
telegram-open-private = 🔒 Open our private chat
telegram-close-table = Close the table

## Answers
telegram-for-your-eyes = For your eyes only:
telegram-look-there = That is for you alone: look into our private chat.
telegram-for-you-alone = { $name }, the answer is for your eyes only.
telegram-not-for-you = That answer is for somebody else.
telegram-note-gone = That answer is too old. Please ask again.
telegram-more = ▶ shows more
telegram-no-key = This key means nothing any more.
telegram-anonymous = You write in the name of the group, so I cannot tell who you are. Press a key instead, or switch off “Remain anonymous” in your admin rights.

## Chats
telegram-hello = Hello! With me you play board games here, a move at a time. Choose a game, others join, and off you go. /help says what else I can do. For games with hidden cards it is best to open our private chat once, too.
telegram-no-games-in-channels = Games are not played in channels, where others only read. Add me to a group instead!
telegram-table-in-channel = A table for { $game } from before is still open in that channel. You can close it here.
telegram-silenced = I cannot write any more where you play { $game } ({ $names }).
telegram-why-removed = I was removed from the group. When someone adds me again within a day, the game goes on where it stands; after that it is closed.
telegram-why-gone = The group is not there any more. In another one a new game can begin.
telegram-why-muted = I may not send messages or photos there any more. When an admin allows it again within a week, the game goes on where it stands; after that it is closed.
telegram-why-topic-closed = The topic was closed. When it is opened again within a week, the game goes on where it stands; after that it is closed.
telegram-why-topic-gone = The topic was deleted. In another one a new game can begin.
