### Discord: the names of its commands, and what only it says.

## Names of commands: lower case, no spaces, at most 32 letters
discord-name-new = new
discord-name-join = join
discord-name-again = again
discord-name-leave = leave
discord-name-start = start
discord-name-dice = dice
discord-name-play = play
discord-name-board = board
discord-name-hand = hand
discord-name-preview = preview
discord-name-ahead = ahead
discord-name-undo = undo
discord-name-rules = rules
discord-name-games = games
discord-name-stats = stats
discord-name-settings = settings
discord-name-resign = resign
discord-name-replace = replace
discord-name-cancel = cancel
discord-name-record = record
discord-name-help = help
discord-name-forget = forget
discord-name-away = away
discord-name-nudge = nudge
discord-name-hint = hint
discord-name-robot = robot
discord-name-invite = invite
discord-name-link = link
discord-name-unlink = unlink
discord-name-since = since
discord-name-at = at

## What may follow a command
discord-about-game = Which game
discord-about-move = A move, or its beginning
discord-about-rule = A game, and the number of a rule if you like
discord-about-name = Whose seat
discord-about-setting = What to change
discord-about-days = Until which day, or for how many days
discord-about-where = Whether it is posted anew for everyone
discord-about-strength = How well it should play
discord-about-step = After which step

## Buttons and menus
discord-choose = Choose…
discord-choose-page = Choose… ({ $page } of { $pages })
discord-earlier = Earlier choices
discord-later = More choices
discord-hand = My hand
discord-board = Board
discord-undo = Undo
discord-rules = Rules
discord-settings = Settings
discord-open-board = Open the board
discord-window-off = Discord does not open the board’s window here. Whoever runs me can switch it on, and you may need the permission to use Activities.

## What keeps the bot from posting
discord-missing = I cannot post in this channel, so I have done nothing. Somebody who manages it should allow me: { $permissions }.
discord-locked = This thread is locked and I cannot post in it, so I have done nothing. Somebody who moderates it should unlock it.
discord-trouble-gone = The channel of this table no longer exists. After a day the game is closed.
discord-trouble-access = I could not post in the table’s channel: I may not see it. Allow me to, or add me to the private thread; then /board shows how the game stands.
discord-trouble-permissions = I could not post in the table’s channel: a permission is missing. The game is kept; /board shows how it stands.
discord-trouble-locked = I could not post in the table’s thread: it is locked. The game is kept; /board shows how it stands.
discord-trouble-closed = I could not write to you: your direct messages are closed to me.
discord-trouble-refused = Discord did not take my last post in the table’s channel. The game is kept; /board shows how it stands.

## Permissions, as Discord itself calls them
discord-permission-view = View Channel
discord-permission-send = Send Messages
discord-permission-send-in-threads = Send Messages in Threads
discord-permission-attach = Attach Files
place-discord = Discord
