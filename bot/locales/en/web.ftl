### The page in the browser.

web-tagline = Board games with friends, a move at a time
web-noscript = This page needs JavaScript.

## The list of tables
web-your-tables = Your tables
web-other-tables = Other tables
web-unreadable = A table that cannot be read
web-new-game = New game
web-open-table = Play { $game }
web-players = { $least }–{ $most } players
web-to-tables = To the tables

## How a table stands
web-your-turn = Your turn
web-waiting = Waiting for { $names }
web-waiting-until = Waiting for { $names }, until { $until }
web-until = until { $until }
web-lobby =
    { $missing ->
        [0] { $taken } of { $most } seats taken
        [one] { $taken } of { $most } seats taken: one more player is needed
       *[other] { $taken } of { $most } seats taken: { $missing } more players are needed
    }
web-over = The game is over
web-closed = This table is closed

## The parts of the page
web-story = What has happened
web-fair-dice = Fair dice
web-house-rules = House rules
web-host-begins = { $name } begins the game.
web-stage = How the game stands
web-seats = At the table
web-dock = What you can do
web-tools = More to do here
web-more = More
web-here = here
web-hand = My hand
web-only-you = Only you see this
web-walk = Step by step
web-walk-step = Step of the game
web-walk-of = Step { $step } of { $count }
web-walk-opening = The game begins.
web-walk-back = One step back
web-walk-on = One step on
web-walk-play = Play
web-walk-pause = Pause
web-walk-now = To the present
web-picture-show = Show the picture
web-picture-hide = Hide the picture
web-close = Close
web-preview = Preview: { $name }
web-back = Back
web-spots = What you can tap on the board
web-put-back = Put it back
web-put-back-to = Put back; still chosen: { $move }
web-confirm = Play: { $move }
web-words = In words
web-talk = Talk
web-talk-hint = Something for the others at the table
web-seat-who = Who sits here?
web-seat-join = Sit down here
web-seat-free = A free seat: who sits here?
web-command = Command or move
web-command-hint = A move, or / for commands
web-completions = What may follow
web-send = Send
web-share = Share
web-invite = Invite by link
web-link = The address of this table
web-copied = The link is copied. Send it to whoever should join or watch.
web-copy-this = Copy this link and send it to whoever should join or watch:
web-download = Save { $name }

## People
web-who = Who are you?
web-people = Who plays on this screen
web-people-of = { $name }: players on this screen, language
web-name = Name
web-name-ask = What is your name?
web-go-on = Go on
web-save = Save
web-active = playing now
web-add = Add
web-add-player = Add a player on this screen
web-add-hint = For playing together on one device, taking turns.
web-add-here = Add a player on this screen
web-seat-here = Seat { $name } too
web-play-as = Hand over to { $name }
web-play-as-short = Switch
web-remove = Remove { $name }
web-remove-sure = { $name } leaves this browser for good. The seats { $name } holds at tables cannot be played from here any more.
web-carry = Play on another device
web-carry-hint = Get a code here and type it in there, within ten minutes. It works once. Keep it to yourself: whoever has it plays as you.
web-carry-get = Show a code
web-carry-type = I have a code
web-carry-go = Bring me here
web-code-unknown = That code is not right, or it is no longer good. Get a new one on the other device.
web-language = Language
web-sound = Sounds when something happens
web-screen-full = Full screen
web-screen-small = Leave full screen
web-home-screen = Add to the home screen
web-not-framed = This page is for the chat’s own app. Press “Open the board” there.
web-denied = Without your permission I cannot tell who you are. Please open the board again and allow it.
web-try-again = Try again
web-no = No, go back

## Buttons
web-tool-join = Join
web-tool-leave = Leave
web-tool-start = Start the game
web-tool-cancel = Close the table
web-tool-undo = Undo
web-undo-hidden = Change what you decided
web-undo-step = Undo: { $what }
web-undo-ask = Ask to take back your last move
web-tool-board = Board
web-tool-since = Since your last turn
web-tool-at = Step by step
web-tool-rules = Rules
web-tool-record = Record
web-tool-robot = Add a robot
web-tool-hint = Hint
web-tool-nudge = Nudge
web-tool-settings = Settings
web-tool-away = I’m away
web-tool-resign = Resign
web-new = New: { $game }
web-take-seat = Play on for { $name }
web-ask-seat = Ask for the seat of { $name }

## What goes wrong
web-offline = No connection. Trying again …
web-bad-request = That was not understood.
web-too-long = That is too long.
web-too-slow = That took too long to arrive. Please try again.
web-too-many-connections = There is no room for one more connection just now. Close pages of Zoco that you do not need, or try again in a minute.
web-too-many-pictures = Too many pictures are waiting to be drawn. Please try again in a moment.
web-wrong-host = Zoco does not go by the name { $host } here. Whoever runs it can add the name: ZOCO_HOSTS={ $host }
web-resting = Many pages of Zoco are open, so this one hears of changes a little later. Press anywhere on it, and it hears at once again.
web-not-found = There is nothing here.
web-no-table = There is no table at this address.
web-no-picture = There is no such picture.
web-no-hand = You have no seat at this table.
web-other-site = That came from another site and was not carried out.
web-unknown-browser = This browser is not known here any more. Please reload the page.
web-not-here = That person does not play in this browser.
web-name-empty = A name is needed first.
web-name-long = That name is too long: at most { $most } characters, please.
web-name-signs = A name cannot contain < or >.
web-people-full = There is room for { $most } in one browser.
web-people-last = Somebody has to stay.
place-web = the page
