### The table's own words: lobby, turns, refusals, settings. Games have files of their own.

word = { $word }
and-then = { $first } · { $then }

## The lobby
lobby-opened = { $name } opens a game of { $game }. Who joins?
joined = { $name } sits down.
left = { $name } gets up.
lobby-closed = Nobody is left: the lobby is closed.
table-closed = { $name } has closed the table.
house-rule = House rule: { $rule }
alt-lobby = The lobby of { $game }. At the table: { $names }.

## The game
game-begins = { $game } begins! The seed of all chance in it has the SHA-256 { $hash }.
call-one = { $names }, it’s your turn.
call-one-until = { $names }, it’s your turn, until { $until }.
call-many-until = { $names }: you all decide now, in any order, until { $until }.
call-many = { $names }: you all decide now, in any order.
choose = Choose how to go on:
your-choices = Your choices:
nothing-to-decide = There is nothing for you to decide right now.
wins = { $names } wins!
share-the-win = A shared win: { $names }!
score =
    { $points ->
        [one] { $name }: { $points } point
       *[other] { $name }: { $points } points
    }
score-from = { $score } ({ $sources })
points-from = { $source } { $points }
rating = The title earned: { $rating }
seed-published = The seed was { $seed }. “zoco verify” checks the record against it.

## Taking back, leaving, consent
taken-back = Taken back.
took-back =
    { $count ->
        [one] { $name } takes back one step.
       *[other] { $name } takes back { $count } steps.
    }
ask-undo =
    { $count ->
        [one] { $name } would like to take back one step: { $steps }. Does everyone agree?
       *[other] { $name } would like to take back { $count } steps: { $steps }. Does everyone agree?
    }
ask-cancel = { $name } would like to end this game without a result. Does everyone agree?
ask-replace = { $name } would like to take over from { $chair }. Do the others agree?
pending-undo =
    { $count ->
        [one] A question is open: take back one step?
       *[other] A question is open: take back { $count } steps?
    }
pending-cancel = A question is open: end this game without a result?
pending-replace = A question is open: may { $name } take over a seat?
agreed = Noted. Still to answer: { $names }.
refused-consent = { $name } does not agree; everything stays as it is.
closed-by-consent = Everyone agreed: the game ends without a result.
chair-is-free = The seat of { $name } is free. Anyone may take it over.
took-over = { $name } takes over from { $before }.
everyone-left = Everyone has left: the table is closed.
asked-for-seat = { $name } can say no until { $until }, or simply play on. If neither happens and everybody else agrees, the seat changes hands then.
asked-owner-alone = There is nobody else at the table whose yes would count, so only { $name } can agree, until { $until }.
others-agree = Everybody else agrees. { $name } can still say no, or play on, until { $until }.
keeps-seat = { $name } is here and keeps the seat.
withdrawn = { $name } takes the question back; everything stays as it is.
question-lapsed = Not everybody has agreed in time, so { $name } keeps the seat.
freed-by-consent = { $name } asked for it and all others agreed: the seat of { $chair } is given up.
freed-late = { $name } gives up waiting for { $chair }, whose time is up.
freed-by-moderator = { $name }, who moderates this chat, gives up waiting for { $chair }, whose time is up.
closed-by-moderator = { $name }, who moderates this chat, has closed the table.
robots-pause = Only robots are left in this game, so it pauses. It goes on when somebody takes a seat; after a month without anybody the table is closed.
call-asked = { $names }, what do you say?
left-the-chat = { $name } is not in this chat any more.
shown-again = Earlier posts may not have reached this chat. This is how it stands:
closed-out-of-reach = This table is closed: I could not write here for too long.
brought-back = This table has been brought back to how it stood on { $at }. Whoever is awaited has their time anew.
closed-by-owner = This table was closed by the owner of this bot.
owner-says = From the owner of this bot: { $text }
forgotten-player = a player
forgotten-left = Somebody has left and asked to be forgotten.
ended-gone = { $game } with { $names } has ended: the chat it was in is gone, or I was removed from it. A new game can begin in another chat.
ended-shut = { $game } with { $names } has ended: for a week I was not allowed to write in its chat. A new game can begin in another chat.

## Buttons
button-join = Join
button-leave = Leave
button-start = Start
button-play = Play
button-agree = Agree
button-refuse = No
button-replace = Take the seat
button-rule-on = Switch on: { $rule }
button-rule-off = Switch off: { $rule }

## What cannot be undone is asked about first
sure-resign-free = If you give up, your seat is free, and anyone may take it over with all that belongs to it. This cannot be undone. If you would rather stay, do nothing.
sure-resign-out = If you give up, you are out, and the game goes on without you. This cannot be undone. If you would rather stay, do nothing.
sure-resign-ends = If you give up, the game is over, and it counts as it stands. This cannot be undone. If you would rather stay, do nothing.
sure-resign-closes = Nobody else is left in this game. If you give up, it ends without a result. This cannot be undone. If you would rather stay, do nothing.
sure-close = The game ends for everybody, without a result. This cannot be undone. If it shall go on, do nothing.
sure-free = { $name } loses the seat, and anyone may take it over with all that belongs to it. This cannot be undone. To wait on, do nothing.
sure-give = It is your own seat that is asked for. If you agree, you are out at once, and whoever takes the seat sees all that belongs to it. This cannot be undone. If you would rather stay, press “No”, or play on.
button-sure-resign = Yes, give up
button-sure-close = Yes, end the game
button-sure-free = Yes, free the seat
button-sure-give = Yes, give my seat up

## Refusals
unknown-command = I don’t know “/{ $command }”. /help says what can be done here.
which-game = Which game? { $games }. For example: { $example }
no-such-house-rule = There is no house rule “{ $rule }”. There are: { $rules }.
no-house-rules = This game has no house rules.
rules-are-set = The game is on: its house rules stay as they are.
on-or-off = Switch { $rule } “on” or “off”?
lobby-is-open = A lobby is open here already. Join it, or close it with /cancel first.
lobby-is-full =
    { $count ->
        [one] The table is full: there is one player.
       *[other] The table is full: there are { $count } players.
    }
game-is-on = A game is on here already. One table a channel: finish it first, or play elsewhere.
has-begun = The game has begun already. If you have no seat, you are welcome to watch.
no-table = There is no table here. Open one with /new.
no-game = No game is on here. Open a table with /new.
not-begun = The game has not begun yet. The host begins with /start.
you-sit-already = You sit at this table already.
you-do-not-sit = You don’t sit at this table. Take a seat with /join.
not-a-player = You don’t play at this table; you are welcome to watch.
not-in-this-chat = This table is in a chat that you are not in, so it is not for you to see or to play at.
membership-unknown = I cannot see just now whether you are in the chat of this table. Try again in a moment, or type the command there.
leave-by-resigning = The game is on: to give up, use /resign.
host-begins = { $name } opened the table and begins; or anyone, once it is full.
host-decides = { $name } opened the table and decides that.
host-closes = Only the host or a moderator closes the lobby. You can get up with /leave.
too-few =
    { $least ->
        [one] Too few players: { $count }. It takes at least one.
       *[other] Too few players: { $count }. It takes at least { $least }.
    }
not-your-turn = It is not your turn. Now: { $names }.
game-over = The game is over.
stale = The table has moved on since that was offered.
bad-notation = “{ $text }” is no move of this game. /play offers what you can do.
refused-by-rule = { $reason } ({ $rule })
no-preview = This game has no preview of that move.
nothing-to-undo = There is nothing of yours to take back.
question-pending = { $question } Agree or refuse first.
no-question = Nobody asks you anything right now.
answered-already = You have agreed already.
nobody-to-consent = There is nobody at the table besides you who could agree to that, so the seat of { $name } stays taken. { $name } can give it up with /resign. When the time of { $name } is up, you can decide here how it goes on, or a moderator can; and the host can close the table with /cancel.
seat-was-kept = This seat was asked for only lately, and { $name } keeps it. You can ask again from { $until }.
yes-does-not-count = You sit at the same browser as whoever would gain by this, so your yes does not count. If you do not want it, say no.
not-for-who-freed-it = You had a part in freeing the seat of { $name }, so it is for somebody else.
seat-waits-for = A robot keeps the seat of { $name }, who can take it back at any time.
robots-alone = Only robots sit here. Somebody has to play: take a seat with /join.
out-already = You are out of this game already.
whose-chair = Whose seat? { $names }.
record-when-over = The record can be had when the game is over: it holds the seed of all chance.
no-record = No game has been finished here yet.
here-is-the-record = The record of the game. “zoco verify” checks it, “zoco replay” draws it.
no-such-rule = There is no rule { $rule }.
which-language = Which language? { $languages }.
damaged-table = What is stored of this table cannot be read. It is kept safe and was reported; play elsewhere meanwhile.
too-busy = Too many things happen here at once. Please try again.
too-many-commands = That was a lot at once. Wait a few seconds, then go on.
too-many-tables = You have opened many tables in this hour. You can open the next one at { $until }.
game-too-long = This game has { $count } moves and undos in its log, and the log holds no more. Close the table with /cancel.
out-of-reach = The games cannot be reached just now. Please try again in a moment.
not-yet-safe = This is not safely stored yet. Please try again in a moment.

## Settings, games, help
settings-language = This table speaks { $language }.
settings-rules = House rules: { $rules }.
settings-no-rules = No house rules.
setting-now = { $setting }: { $value }
setting-changed = { $name } changes the settings. { $setting }
games-lobby = { $game }, lobby: { $names }
games-playing = { $game }, to move since { $since }: { $names }
games-yours = { $game }: your turn since { $since }
games-out-of-sight = { $game }, in a chat that you cannot see just now
no-games = You sit at no table.
rule = { $id }: { $text }
help-intro = Board games a move at a time: { $games }. What you can do here:
command-new = open a table
command-join = take a seat
command-leave = get up
command-start = begin
command-cancel = close the table
command-play = play; without a move it offers what is possible
command-board = the picture again
command-hand = your own cards and choices, for your eyes only
command-preview = what a move would look like, for your eyes only
command-hint = what a robot would play in your place, for your eyes only
command-undo = take back your last step
command-rules = the rules in short
command-resign = give up
command-replace = take over a free seat
command-settings = the settings of the table, and your own
command-games = your tables everywhere
command-record = the last game as a file
command-agree = agree to what is asked
command-refuse = refuse what is asked
command-help = what can be done here
usage = /{ $name }: { $about }
usage-with = /{ $name } <{ $argument }>: { $about }
argument-game = game
argument-move = move
argument-rule = game
argument-name = name
argument-setting = setting

## Waiting, reminders, holidays
call-reminded = { $names }, it’s your turn.
call-decide = { $names }, how shall it go on?
call-take-back = { $names }, you can take your seat back at any time.
reminder = A reminder: { $game } waits for your move, until { $until }.
reminder-open = A reminder: { $game } waits for your move.
reminder-reserve = A reminder: { $game } waits for your move. The time of this turn is over; your reserve lasts until { $until }.
reminder-late = A reminder: { $game } still waits for your move. Your time is up, but you may play.
reminder-not-alone = I could not write to you directly. Open our private chat, then: /settings where direct
reminder-more =
    { $count ->
        [one] One more of your tables waits for you.
       *[other] { $count } more of your tables wait for you.
    }
reminder-many =
    { $count ->
        [one] { $count } table waits for your move:
       *[other] { $count } tables wait for your move:
    }
waits = { $game }, until { $until }
waits-open = { $game }
waits-reserve = { $game }, reserve until { $until }
waits-late = { $game }, time is up
nudge = { $name } asks how things stand.
is-away = { $name } is away from { $since } to { $until }; the clock stops meanwhile.
is-away-cut = { $name } is away from { $since } to { $until }. The table’s allowance stops the clock until { $stops }.
is-away-late = { $name } is away from { $since } to { $until }. The holidays this table allows are used up: the clock runs on.
is-back = { $name } is back.
time-is-up = { $name } has no time left.
more-time = { $name } gives { $other } more time, until { $until }.
robot-plays-once = A robot plays this turn for { $name }.
robot-takes-over = A robot takes over from { $name }.
took-seat-back = { $name } is back and takes the seat again.
robot-sits = { $name } sits down. Robot, { $strength }.
ask-once = { $name } asks: shall a robot play this turn for { $chair }?
ask-handover = { $name } asks: shall a robot take over from { $chair }?
ask-free = { $name } asks: shall the seat of { $chair } be free for somebody else?
pending-once = A question is open: shall a robot play this turn?
pending-handover = A question is open: shall a robot take over a seat?
pending-free = A question is open: shall a seat be free for somebody else?
muted = No more reminders for this turn.
not-muted = You are reminded of this turn again.
how-strong = How strong shall the robot be?
robot-easy = easy
robot-fair = fair
robot-strong = strong
away-noted = You are away from { $since } to { $until }. Your clocks stop; you may still move. “/away back” ends it.
away-cut = { $game }: the table’s allowance stops your clock until { $until } only.
away-refused = { $game }: the holidays this table allows are used up, your clock runs on.
away-ended = Welcome back! Your clocks run again.
how-long-away = For how long? “/away 3 days”, “/away 2026-12-24 2027-01-02”, or “/away back”.
too-long-away = A holiday can last up to 60 days, and be announced up to a year ahead.
button-play-now = Play now
button-play-at = Play { $game }
button-not-this-turn = Not this turn
button-less-often = Less often
button-away = I’m away
button-games = My tables
button-wait = Wait on
button-once = Robot plays once
button-handover = Robot takes the seat
button-someone-else = Someone else
button-cancel = End the game
button-take-back = Take it back
button-put-back = Undo
button-robot = Robot
button-robot-off = Remove a robot
button-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
button-back = I’m back
nobody-to-nudge = Nobody else is awaited right now.
nudged-already = They were called only lately. You can nudge again from { $until }.
nudged-is-away = { $name } is away until { $until }.
nobody-is-late = Nobody’s time is up.
you-are-awaited = It is you who is awaited.
which-strength = Which strength? { $strengths }.
no-robot = No robot sits here.
command-away = on holiday: your clocks stop
command-nudge = a friendly ping to whoever is awaited
command-robot = seat a robot
command-mute = no more reminders for this turn
command-wait = give somebody more time
command-once = a robot plays one turn for somebody late
command-handover = a robot takes the seat of somebody late
argument-days = until
argument-strength = strength
hint = I would play: { $move }
button-play-hint = Play this
no-hints = No hints are given at this table.
hint-under-way = I am still thinking about your last question. One hint at a time.

## Habits and the pace of a table
habit-reminders-usual = You are reminded at half time and shortly before the end.
habit-reminders-less = You are reminded shortly before the end only.
habit-reminders-none = You are not reminded.
habit-where-channel = Reminders come in the table’s channel.
habit-where-direct = Reminders come as direct messages.
habit-zone = Your time zone: { $zone }
habit-no-zone = Your time zone is not set: quiet hours and holidays go by UTC.
habit-quiet = Quiet hours: { $hours }
habit-no-quiet = No quiet hours.
habit-digest = Your tables in a message every morning at { $hour }.
habit-no-digest = No digest in the morning.
habit-speak = I speak { $tongue } with you.
habit-no-speak = I speak with you in the language of your app.
button-own-settings = My own settings
button-settings = Table settings
button-reminders = Reminders
button-reminders-usual = Remind me as usual
button-reminders-less = Remind me less
button-reminders-none = Never remind me
button-where = Where to remind me
button-where-direct = Remind me directly
button-where-channel = Remind me in the channel
button-quiet = Quiet hours
button-quiet-off = No quiet hours
button-zone = Time zone
button-zone-off = UTC
button-digest = Morning digest
button-digest-off = No digest
button-speak = My language
button-speak-off = As in my app
which-value = Which one? { $values }.
which-zone = Which time zone? For example: /settings zone Europe/London
which-hours = Which hours? For example: /settings quiet 22-8, /settings digest 8, or off.
not-alone-here = Nobody can be written to alone here: reminders come in the table’s channel.
settings-pace = Time a turn: { $pace }. The reserve of a game is three times that.
no-pace = No time limit.
settings-late-ask = When somebody’s time is up, the others are asked.
settings-late-once = When somebody’s time is up, a robot plays that turn.
settings-late-handover = When somebody’s time is up, a robot takes the seat.
settings-holidays-0 = Holidays do not stop the clock.
settings-holidays-7d = Holidays stop a player’s clock for up to 7 days a game.
settings-holidays-14d = Holidays stop a player’s clock for up to 14 days a game.
settings-holidays-30d = Holidays stop a player’s clock for up to 30 days a game.
settings-hints-on = Hints are allowed.
settings-hints-off = No hints at this table.
button-language = Language
button-hints = Hints
button-pace = Time a turn
button-late = When time is up
button-holidays = Holidays
value-pace-none = no limit
value-pace-6h = 6 hours
value-pace-12h = 12 hours
value-pace-1d = 1 day
value-pace-2d = 2 days
value-pace-3d = 3 days
value-pace-7d = a week
value-late-ask = Ask the others
value-late-once = Robot plays once
value-late-handover = Robot takes the seat
value-holidays-0 = No holidays
value-holidays-7d = 7 days a game
value-holidays-14d = 14 days a game
value-holidays-30d = 30 days a game
value-hints-on = Allow hints
value-hints-off = Forbid hints
