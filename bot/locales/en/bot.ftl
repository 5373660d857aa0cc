### The table's own words: lobby, turns, refusals, settings. Games have files of their own.

word = { $word }
and-then = { $first } · { $then }

## The lobby
lobby-opened = { $name } opens a game of { $game }. Who’s in?
joined = { $name } sits down.
left = { $name } gets up.
lobby-closed = Nobody is left: the lobby is closed.
table-closed = { $name } has closed the table.
house-rule = House rule: { $rule }
alt-lobby = The lobby of { $game }. At the table: { $names }.

## The game
game-begins = { $game } begins!
fair-dice = All chance in this game is settled now, and nobody can change it any more. To check that at the end, here is its fingerprint (SHA-256): { $hash }
dice-committed = Nobody’s dice: the bot’s part is fixed. Its SHA-256: { $hash }
dice-say = Now add yours with any words, for example: { $example }
dice-noted = Your part is mixed in when the game begins. It stands in the record as { $hash }.
dice-brought = { $name } brings a part of the dice.
dice-mixed = The dice were mixed from the bot’s part and those of { $names }, and became { $seed }.
call-one = { $names }, it’s your turn.
call-one-to = { $names }, it’s your turn. { $prompt }:
call-one-until = { $names }, it’s your turn, until { $until }.
call-one-until-to = { $names }, it’s your turn, until { $until }. { $prompt }:
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
rating = Title earned: { $rating }
seed-published = All chance came from this random seed: { $seed }. With the record of the game, /record, anyone can check that it was never changed.
again-opened = { $name } would like to play { $game } again, with the same people. Who’s in?
again-stands = The next game of { $game } at this table, with the same people. Who’s in?
call-again = { $names }, are you in? “Join” is enough; the game begins when all are here.
call-over = { $names }, that was it. Another game?
again-last-call = Some are still awaited. Whoever does not come now is left out; if too few are left, a robot takes the place.
again-without = The game begins without { $names }.
again-nobody = Nobody came for the next game, so the lobby is closed.
tally = The games so far: { $shares }
tally-share =
    { $wins ->
        [one] { $name } { $wins } win, { $total } in all
       *[other] { $name } { $wins } wins, { $total } in all
    }

## Taking back, leaving, consent
taken-back = Taken back.
took-back =
    { $count ->
        [one] { $name } takes back one step.
       *[other] { $name } takes back { $count } steps.
    }
ahead-rule-first = Lay down now what you will do when it is your turn. It is played at once then, if what it relies on still holds; if not, you are called with the reason. Nobody else sees it.
ahead-rule = It is played at once when your turn comes, if what it says still holds. If not, it is taken away, and you are called with the reason. Nobody else sees it.
ahead-rule-many = When your turn comes, the first of these that still holds is played at once. If none does, all are taken away, and you are called with the reasons. Nobody else sees them.
ahead-goes-on = It also goes on after something new has come to light, such as a roll of the die or a new card.
ahead-stops = It stops as soon as something new comes to light, such as a roll of the die or a new card.
ahead-your-turn = It is your turn now: play.
ahead-nothing = There is nothing you could lay down for your next turn right now.
ahead-not-offered = “{ $text }” cannot be laid down for your next turn now. /ahead shows what can.
ahead-choose = What will you do when it is your turn?
ahead-choose-then = And then, in the same turn?
ahead-too-many = That is too much to lay down: { $count } at most.
ahead-no-such = Nothing with that number is laid down.
ahead-removed = All that you had laid down is taken away.
ahead-plan = { $number }. { $move }
ahead-then = { $first }; then { $then }
ahead-undone = What you had laid down is taken away: the game went back to before that.
ahead-seat-asked = What you had laid down is taken away: somebody asked for your seat.
ahead-failed = Not played as you laid it down ({ $move }): { $reason }
ahead-otherwise = it was meant for another moment.
ahead-played = Played as you laid it down: { $move }
ahead-stopped = It stopped there, for something new has come to light. Go on as you like.
ahead-stopped-there = It stopped there: { $reason }
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
brought-back = This table has been brought back to how it stood on { $at }. Whoever’s turn it is has their full time again.
closed-by-owner = This table was closed by the owner of this bot.
owner-says = From the owner of this bot: { $text }
said = { $name }: { $text }
talk-without-seat = Here only those who sit at the table talk to each other.
talk-closed = This table is closed, and nobody talks at it any more.
forgotten-player = a player
forgotten-left = Somebody has left and asked to be forgotten.
ended-gone = { $game } with { $names } has ended: the chat it was in is gone, or I was removed from it. A new game can begin in another chat.
ended-shut = { $game } with { $names } has ended: for a week I was not allowed to write in its chat. A new game can begin in another chat.

## Buttons
button-join = Join
button-leave = Leave
button-start = Start
button-play = Play
button-again = Play again
button-ahead = While you wait
button-ahead-then = And then…
button-ahead-else = Or else…
button-ahead-on = Go on after news
button-ahead-stop = Stop at news
button-ahead-drop = Without { $number }
button-ahead-off = Take it away
button-record = Record
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
sure-close = The game ends for everybody, without a result. This cannot be undone. If you would rather play on, do nothing.
sure-free = { $name } loses the seat, and anyone may take it over with all that belongs to it. This cannot be undone. To keep waiting, do nothing.
sure-give = It is your own seat that is asked for. If you agree, you are out at once, and whoever takes the seat sees all that belongs to it. This cannot be undone. If you would rather stay, press “No”, or play on.
sure-forget =
    { $count ->
        [one] Everything I keep about you is deleted: your settings, your results, and your name in the records of games, where you become “a player”. You leave { $count } table, and your seat there is free for others. What was posted in chats stays. This cannot be undone. To keep everything, do nothing.
       *[other] Everything I keep about you is deleted: your settings, your results, and your name in the records of games, where you become “a player”. You leave { $count } tables, and your seats there are free for others. What was posted in chats stays. This cannot be undone. To keep everything, do nothing.
    }
forgot-you = Done: nothing about you is kept any more.
button-sure-resign = Yes, give up
button-sure-close = Yes, end the game
button-sure-free = Yes, free the seat
button-sure-give = Yes, give my seat up
button-sure-forget = Yes, forget me

## Refusals
unknown-command = I don’t know “/{ $command }”. /help says what can be done here.
again-for-players = Those who played can call everyone to the next game. You can open a table of your own game with /new.
which-game = Which game? { $games }. For example: { $example }
no-such-house-rule = There is no house rule “{ $rule }”. There are: { $rules }.
no-house-rules = This game has no house rules.
rules-are-set = The game is on: its house rules stay as they are.
on-or-off = Switch “{ $rule }” on or off? Say “on” or “off”.
lobby-is-open = A lobby is open here already. Join it, or close it with /cancel first.
lobby-is-full =
    { $count ->
        [one] The table is full: there is one player.
       *[other] The table is full: there are { $count } players.
    }
game-is-on = A game is already on here, and a channel has one table. Finish it first, or play elsewhere.
has-begun = The game has begun already. If you have no seat, you are welcome to watch.
no-table = There is no table here. Open one with /new.
no-game = No game is being played here. Open a table with /new.
not-begun = The game has not begun yet. The host begins with /start.
you-sit-already = You are already at this table.
you-do-not-sit = You are not at this table. Take a seat with /join.
not-a-player = You don’t play at this table; you are welcome to watch.
not-in-this-chat = This table is in a chat that you are not in, so it is not for you to see or to play at.
membership-unknown = I cannot see just now whether you are in the chat of this table. Try again in a moment, or type the command there.
leave-by-resigning = The game is on: to give up, use /resign.
host-begins = { $name } opened the table and starts the game; once it is full, anyone can.
host-decides = { $name } opened the table, and that is for { $name } to decide.
host-closes = Only the host or a moderator closes the lobby. You can get up with /leave.
too-few =
    { $least ->
        [one] Too few players: { $count }. It takes at least one.
       *[other] Too few players: { $count }. It takes at least { $least }.
    }
not-your-turn = It is not your turn. Now: { $names }.
game-over = The game is over.
stale = That is out of date: the table has moved on since.
bad-notation = “{ $text }” is not a move in this game. /play shows what you can do.
refused-by-rule = { $reason } (rule { $rule })
no-preview = This game has no previews.
which-move = Which move would you like to see? For example: { $example }
nothing-to-undo = You have nothing to take back.
question-pending = { $question } Agree or refuse first.
no-question = Nobody is asking you anything right now.
answered-already = You have agreed already.
nobody-to-consent = There is nobody at the table besides you who could agree to that, so the seat of { $name } stays taken. { $name } can give it up with /resign. When the time of { $name } is up, you can decide here how it goes on, or a moderator can; and the host can close the table with /cancel.
seat-was-kept = This seat was asked for only recently, and { $name } keeps it. You can ask again from { $until }.
yes-does-not-count = You play in the same browser as whoever would gain by this, so your yes does not count. If you do not want it, say no.
not-for-who-freed-it = You helped to free the seat of { $name }, so it is for somebody else.
seat-waits-for = A robot keeps the seat of { $name }, who can take it back at any time.
robots-alone = Only robots sit here. Somebody has to play: take a seat with /join.
out-already = You are out of this game already.
whose-chair = Whose seat? { $names }.
record-when-over = You can have the record once the game is over: it holds the random seed.
no-record = No game has been finished here yet.
here-is-the-record = The record of the game. On a computer with Zoco, “zoco verify” checks it, and “zoco replay” turns it into pictures.
moderators-alone = That is for who moderates this chat.
no-records = There are no records of finished games here.
here-are-the-records =
    { $count ->
        [one] { $count } record. “zoco verify” checks it.
       *[other] { $count } records in one file. “zoco verify” checks them all.
    }
no-such-rule = There is no rule { $rule }.
which-language = Which language? { $languages }.
damaged-table = This table’s stored data cannot be read. It is kept safe and has been reported; please play elsewhere meanwhile.
too-busy = Too much is happening here at once. Please try again.
too-many-commands = That was a lot at once. Wait a few seconds, then go on.
too-many-tables = You have opened many tables within an hour. You can open the next one at { $until }.
game-too-long = This game already has { $count } moves and undos, and no more can be stored. Close the table with /cancel.
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
no-games = You are not at any table.
rule = { $id }: { $text }
rules-pictured = There are pictures for { $rules }. Ask for one of them: { $example }
help-intro = Board games, a move at a time: { $games }. What you can do here:
command-new = open a table
command-join = take a seat
command-again = the next game with the same people
command-leave = get up
command-dice = add a part of the dice, so that nobody could have chosen them
command-start = begin
command-cancel = close the table
command-play = play; without a move it offers what is possible
command-board = the picture again
command-hand = your own cards and choices, for your eyes only
command-preview = what a move would look like, for your eyes only
command-ahead = lay down, while you wait, what you will do on your turn; nobody else sees it
command-hint = what a robot would play in your place, for your eyes only
command-undo = take back your last step
command-rules = the rules in short
command-resign = give up
command-replace = take over a free seat
command-stats = your results, your group’s, and who leads
command-settings = the settings of the table, and your own
command-games = your tables everywhere
command-record = the last game as a file
command-forget = delete everything that is kept about you
command-agree = agree to what is asked
command-refuse = refuse what is asked
command-help = what can be done here
usage = /{ $name }: { $about }
usage-with = /{ $name } <{ $argument }>: { $about }
argument-game = game
argument-move = move
argument-wish = move
argument-rule = game
argument-name = name
argument-scope = game, group or world
argument-word = any words
argument-setting = setting

## Waiting, reminders, holidays
call-reminded = { $names }, it’s your turn.
call-decide = { $names }, how should it go on?
call-take-back = { $names }, you can take your seat back at any time.
reminder = A reminder: { $game } is waiting for your move, until { $until }.
reminder-open = A reminder: { $game } is waiting for your move.
reminder-reserve = A reminder: { $game } is waiting for your move. The time for this turn is over; your extra time lasts until { $until }.
reminder-late = A reminder: { $game } is still waiting for your move. Your time is up, but you can play.
reminder-not-alone = I could not write to you privately. Open our private chat, then send: /settings where direct
reminder-more =
    { $count ->
        [one] One more of your tables is waiting for you.
       *[other] { $count } more of your tables are waiting for you.
    }
reminder-many =
    { $count ->
        [one] { $count } table is waiting for your move:
       *[other] { $count } tables are waiting for your move:
    }
waits = { $game }, until { $until }
waits-open = { $game }
waits-reserve = { $game }, extra time until { $until }
waits-late = { $game }, time is up
nudge = { $name } is asking about your move.
is-away = { $name } is away from { $since } to { $until }; the clock stops meanwhile.
is-away-cut = { $name } is away from { $since } to { $until }. At this table the clock stops only until { $stops }.
is-away-late = { $name } is away from { $since } to { $until }. This table’s holidays are used up, so the clock runs on.
is-back = { $name } is back.
time-is-up = { $name } has no time left.
more-time = { $name } gives { $other } more time, until { $until }.
robot-plays-once = A robot plays this turn for { $name }.
robot-takes-over = A robot takes over from { $name }.
took-seat-back = { $name } is back and takes the seat again.
robot-sits = { $name } sits down (robot, { $strength }).
ask-once = { $name } asks: should a robot play this turn for { $chair }?
ask-handover = { $name } asks: should a robot take over from { $chair }?
ask-free = { $name } asks: should the seat of { $chair } be free for somebody else?
pending-once = A question is open: should a robot play this turn?
pending-handover = A question is open: should a robot take over a seat?
pending-free = A question is open: should a seat be free for somebody else?
muted = No more reminders for this turn.
not-muted = You are reminded of this turn again.
how-strong = How strong should the robot be?
robot-name = { $name } (bot)
robot-names-sancho = Sancho, Teresa, Ricote, Zoraida, Tomás, Quiteria
robot-names-yasmin = Yasmin, Tariq, Layla, Idris, Salma, Omar
robot-names-almanzor = Almanzor, Wallada, Averroes, Subh, Ziryab, Boabdil
robot-easy = easy
robot-fair = fair
robot-strong = strong
away-noted = You are away from { $since } to { $until }. Your clocks stop; you may still move. “/away back” ends it.
away-cut = { $game }: at this table your clock stops only until { $until }.
away-refused = { $game }: this table’s holidays are used up, so your clock runs on.
away-ended = Welcome back! Your clocks run again.
how-long-away = For how long? “/away 3 days”, “/away 2026-12-24 2027-01-02”, or “/away back”.
too-long-away = A holiday can last up to 60 days, and be announced up to a year ahead.
button-play-now = Play now
button-play-at = Play { $game }
button-not-this-turn = Not this turn
button-less-often = Less often
button-away = I’m away
button-games = My tables
button-wait = Keep waiting
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
nobody-to-nudge = Nobody else is being waited for right now.
nudged-already = They were nudged only recently. You can nudge again from { $until }.
board-is-here = The board was posted anew only just now. It can be posted again from { $until }.
nudged-is-away = { $name } is away until { $until }.
nobody-is-late = Nobody’s time is up.
you-are-awaited = Everyone is waiting for you.
which-strength = Which strength? { $strengths }.
no-robot = No robot sits here.
command-away = on holiday: your clocks stop
command-nudge = a friendly reminder for whoever everyone is waiting for
command-robot = seat a robot
command-mute = no more reminders for this turn
command-wait = give somebody more time
command-once = a robot plays one turn for somebody late
command-handover = a robot takes the seat of somebody late
argument-days = until
argument-where = where
board-here = post it here anew, for everyone
argument-strength = strength
hint = I would play: { $move }
button-play-hint = Play this
no-hints = No hints are given at this table.
hint-under-way = I am still thinking about your last question. One hint at a time.

## Habits and the pace of a table
habit-reminders-usual = You are reminded halfway through and shortly before the end.
habit-reminders-less = You are reminded only shortly before the end.
habit-reminders-none = You are not reminded.
habit-where-channel = Reminders come in the table’s channel.
habit-where-direct = Reminders come as direct messages.
habit-where-at = Reminders come as direct messages ({ $place }).
habit-zone = Your time zone: { $zone }
habit-no-zone = Your time zone is not set: quiet hours and holidays go by UTC.
habit-quiet = Quiet hours: { $hours }
habit-no-quiet = No quiet hours.
habit-digest = Your tables in a message every morning at { $hour }.
habit-no-digest = No digest in the morning.
habit-stats-off = Your results are not summed up, and you have no rating.
habit-stats-group = Your results and your rating are told only where you play.
habit-stats-world = Your results are told where you play, and your rating among all players.
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
button-where-at = Directly: { $place }
button-quiet = Quiet hours
button-quiet-off = No quiet hours
button-zone = Time zone
button-zone-off = UTC
button-digest = Morning digest
button-digest-off = No digest
button-stats = My results
button-stats-off = Keep no results
button-stats-group = Only where I play
button-stats-world = Name me among all
button-speak = My language
button-speak-off = As in my app
which-value = Which one? { $values }.
which-zone = Which time zone? For example: /settings zone Europe/London
which-hours = Which hours? For example: /settings quiet 22-8 or /settings digest 8. Or off.
not-alone-here = I can’t write to anyone privately here: reminders come in the table’s channel.
settings-pace = Time per turn: { $pace }. Each player also has three times that as extra time for the whole game.
no-pace = No time limit.
settings-late-ask = When somebody’s time is up, the others are asked.
settings-late-once = When somebody’s time is up, a robot plays that turn.
settings-late-handover = When somebody’s time is up, a robot takes the seat.
settings-holidays-0 = Holidays do not stop the clock.
settings-holidays-7d = Holidays stop a player’s clock for up to 7 days per game.
settings-holidays-14d = Holidays stop a player’s clock for up to 14 days per game.
settings-holidays-30d = Holidays stop a player’s clock for up to 30 days per game.
settings-hints-on = Hints are allowed.
settings-hints-off = No hints at this table.
settings-standing-on = When a game is over, the next one is opened at once with the same people.
settings-standing-off = When a game is over, the table waits until somebody wants to play again.
button-language = Language
button-hints = Hints
button-standing = Next game by itself
button-pace = Time per turn
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
value-holidays-7d = 7 days per game
value-holidays-14d = 14 days per game
value-holidays-30d = 30 days per game
value-hints-on = Allow hints
value-hints-off = Forbid hints
value-standing-on = Open the next game by itself
value-standing-off = Wait for somebody to ask

## One person on several platforms

command-invite = invite people from elsewhere to this table
invite = Whoever shall come from Discord, Telegram or the page types there: /join { $code }
invite-off = Nobody comes by an invitation any more. Who sits here stays.
invite-unknown = That invitation is not right, or it was taken back.
came = You sit at { $game } now. You can play it from here.
far-call = { $game } is waiting for you.
button-board = Board
button-invite-off = Take the invitation back
command-link = play as one person on several platforms
command-unlink = part this account from your others
argument-code = code
link-code = Your code: { $code }. Where you play as well, type /link and this code within ten minutes. It works once. Show it to nobody.
link-asked = { $name } ({ $place }) and you would be one player: the same tables, hands, settings and reminders. Say yes only if both accounts are yours.
link-waits = Noted. Now say yes there, too: type /link ({ $place }).
linked = Done: you are one player now. To part again: /unlink
link-with = Linked: { $place }
linked-by = { $name } ({ $place }) and you are one player from now on.
link-undo = If that is not you: /unlink
unlinked = This account stands alone now. Seats stay with the account that took them.
unlinked-by = { $name } ({ $place }) is not linked with you any more.
link-none = This account is not linked with any other.
link-nothing = There is nothing to answer, or it took too long. Begin again: /link
link-dropped = All right, nothing is linked.
link-code-unknown = That code is not right, or it is no longer good. For a new one: /link
link-self = That is you already.
link-one-each = On each platform one account of yours can be linked, and one is already.
button-link-yes = Yes, both are mine
button-link-no = No

## Since the last turn, and step by step
since-nothing = Nothing has happened since your last turn.
since-turn = { $number }. { $what }
since-turns = Turns since your last one: { $count }. Shown: { $shown }.
alt-strip = { $game }: what has happened lately, turn by turn.
no-such-step = There is no such step. This game has steps 0 to { $count }; the last one: /at { $count }
step-taken-back = Step { $step } was taken back. This is step { $now }.
step-of = Step { $step } of { $count }
step-hand = Your hand after step { $step }
step-hidden = { $name } decides, and nobody else sees what.
film-of-the-game = The game as a film:
alt-film = The game as a film, turn by turn.
step-retracted = { $name } takes the decision back to think again.
button-since = Since your last turn
button-walk = Step by step
button-step-before = ◀ Step { $step }
button-step-after = Step { $step } ▶
button-hand-then = My hand then
button-board-then = The board then
command-since = what has happened since your last turn, for your eyes only
command-at = the game as it stood after that step, for your eyes only
argument-step = step
## Results and ratings
stats-yours = Your results:
stats-about = All your games
stats-off = You have switched off that your results are summed up.
stats-none = You have not finished a game yet.
stats-none-here = No game has been finished here yet.
stats-game = { $game }: { $row }
stats-row = { $name }: { $row }
stats-said = games { $games }, wins { $wins }, on average { $mean }, best { $best }, rating { $rating }
stats-rated = rating { $rating } { $margin }
stats-rating = { $rating } ± { $margin }
stats-provisional = { $rating }? ± { $margin }
stats-unrated = –
stats-margin = ± { $margin }
stats-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
stats-rival =
    { $count ->
        [one] Against { $name }: { $count } game, ahead { $ahead }, behind { $behind }.
       *[other] Against { $name }: { $count } games, ahead { $ahead }, behind { $behind }.
    }
stats-figures = { $game }: worst result { $worst }; at most { $figures }. A move usually takes { $pace }.
stats-minutes = { $count } min
stats-hours = { $count } h
stats-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
stats-robot = Robot, { $strength }
stats-group = This group
stats-group-about =
    { $count ->
        [one] { $game }: { $count } game here
       *[other] { $game }: { $count } games here
    }
stats-record = Record here, { $figure }: { $points } ({ $name })
stats-longest = The longest game here lasted { $pace }.
stats-world = All players
stats-world-about = { $game }: the best of those who want to be named
stats-world-how = You are named here if you choose so: { $example }
stats-of = { $what }: { $game }
stats-head-name = Player
stats-head-game = Game
stats-head-games = Games
stats-head-wins = Wins
stats-head-mean = Average
stats-head-best = Best
stats-head-rating = Rating
stats-head-margin = Margin
