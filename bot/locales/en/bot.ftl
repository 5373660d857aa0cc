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

## Refusals
unknown-command = I don’t know “/{ $command }”. /help says what can be done here.
which-game = Which game? { $games }. For example: /new { $example }
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
no-table = There is no table here. Open one with /new.
no-game = No game is on here. Open a table with /new.
not-begun = The game has not begun yet. The host begins with /start.
you-sit-already = You sit at this table already.
you-do-not-sit = You don’t sit at this table. Take a seat with /join.
not-a-player = You don’t play at this table; you are welcome to watch.
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
out-already = You are out of this game already.
whose-chair = Whose seat? { $names }.
record-when-over = The record can be had when the game is over: it holds the seed of all chance.
no-record = No game has been finished here yet.
here-is-the-record = The record of the game. “zoco verify” checks it, “zoco replay” draws it.
no-such-rule = There is no rule { $rule }.
which-language = Which language? { $languages }.
damaged-table = What is stored of this table cannot be read. It is kept safe and was reported; play elsewhere meanwhile.
too-busy = Too many things happen here at once. Please try again.

## Settings, games, help
settings-language = This table speaks { $language }.
settings-rules = House rules: { $rules }.
settings-no-rules = No house rules.
games-lobby = { $game }, lobby: { $names }
games-playing = { $game }, to move: { $names }
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
command-undo = take back your last step
command-rules = the rules in short
command-resign = give up
command-replace = take over a free seat
command-settings = language and house rules
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
