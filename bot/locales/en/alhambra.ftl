### Alhambra: events, refusals, labels, words and the rules in short.

alhambra = Alhambra
alhambra-about = Hire builders who each want their own currency, and raise the finest palace round your fountain. Three scorings reward whoever has the most of each kind of building, and everyone for their longest outer wall.

## Parts of sentences
alhambra-price = { $currency_raw ->
        [denar] { $price } denars
        [dirham] { $price } dirhams
        [ducat] { $price } ducats
       *[florin] { $price } florins
    }
alhambra-coins = { $currency_raw ->
        [denar] denars
        [dirham] dirhams
        [ducat] ducats
       *[florin] florins
    }
alhambra-neighbour-name = { $neighbour ->
        [fountain] the fountain
       *[other] { $neighbour }
    }

## What happened
alhambra-took-money = { $seat } takes { $cards }.
alhambra-bought-exactly = { $seat } buys { $building } { $tile } for exactly { alhambra-price } ({ $paid }) and may go on.
alhambra-bought = { $seat } buys { $building } { $tile } for { alhambra-price } and pays { $paid }: { $over } too much.
alhambra-built-from-reserve = { $seat } builds { $building } { $tile } from the reserve at { $place }.
alhambra-took-down = { $seat } takes { $building } { $tile } off { $place } into the reserve.
alhambra-swapped = { $seat } swaps { $old_building } { $old } at { $place } for { $building } { $tile }.
alhambra-did-no-more = { $seat } does nothing more.
alhambra-placed = { $seat } builds { $building } { $tile } at { $place }.
alhambra-stored = { $seat } puts { $building } { $tile } into the reserve.
alhambra-given = { $seat } gives { $building } { $tile } to Dirk.
alhambra-reshuffled =
    { $cards ->
        [one] The money deck is used up: the { $cards } discarded card becomes the new one.
       *[other] The money deck is used up: the { $cards } discarded cards are shuffled into a new one.
    }
alhambra-new-money = New money: { $cards }.
alhambra-new-building = New on market place { $stall }: { $building } { $tile } for { alhambra-price }.
alhambra-scoring-began = Scoring { $round } of 3!
alhambra-scored = { $seat }: +{ $points } (buildings { $buildings }, wall { $wall }), { $total } in all.
alhambra-dirk-scored = Dirk: +{ $points }, { $total } in all.
alhambra-dirk-received =
    { $count ->
        [one] Dirk gets { $count } building from the bag: { $tiles }.
       *[other] Dirk gets { $count } buildings from the bag: { $tiles }.
    }
alhambra-bag-ran-out = The bag is empty and the market cannot be filled: no more turns. Each building left goes to whoever has the most money in its currency.
alhambra-won-building = { $seat } holds the most { alhambra-coins } and gets { $building } { $tile }.
alhambra-nobody-won-building = Nobody holds the most { alhambra-coins }. Left on the market: { $building } { $tile }.

## Refusals
alhambra-not-on-display = Not on display: { $cards }.
alhambra-too-much-money = Together these are worth { $total }. Several cards may be worth { $limit } at most; one alone may be worth anything.
alhambra-empty-stall = Market place { $stall } is empty.
alhambra-other-building = market place { $stall } has another building now: { $building } { $tile }.
alhambra-no-longer-there = { $what } is not there any more.
alhambra-still-there = { $what } is there.
alhambra-not-in-hand = You do not have: { $cards }.
alhambra-not-enough = { $tile } costs { alhambra-price }, and this is { $paid }: { $lacking } short.
alhambra-act-first = First take money, buy or redesign. You may stop after an exact payment.
alhambra-waits-for-the-end = { $tile } has only just been bought: it waits until your actions are over. To end them, press “Nothing more” or send /play done.
alhambra-nothing-to-place = Nothing is waiting to be placed. First take money, buy or redesign.
alhambra-not-in-reserve = { $tile } is not in your reserve.
alhambra-not-built = { $tile } is not in your Alhambra.
alhambra-fountain-stays = The fountain is never moved.
alhambra-wall-meets-none = At { $place }, the wall of { $tile } on the { $side } would meet { alhambra-neighbour-name }, which has none there.
alhambra-none-meets-wall = At { $place }, { $tile } has no wall on the { $side }, but { alhambra-neighbour-name } has one there.
alhambra-no-way-on-foot = At { $place }, there are walls on every side that touches: { $tile } could not be reached on foot from the fountain.
alhambra-cuts-off =
    { $count ->
        [one] Without { $tile } there would be no way on foot to { $tiles }.
       *[other] Without { $tile } there would be no way on foot to these: { $tiles }.
    }
alhambra-touches-nothing = At { $place }, { $tile } would touch no side of your Alhambra. Corners do not count.
alhambra-place-taken = { $other ->
        [fountain] Your fountain is at { $place }.
       *[other] { $other } already stands at { $place }.
    }
alhambra-shuts-in = { $tile } at { $place } would shut in a gap: { $gap }.
alhambra-leaves-gap = { $tile } has buildings on all four sides: taken off, it would leave a gap at { $place }.
alhambra-place-first = Your actions are over. Now place what you bought: { $tiles }.
alhambra-not-bought = { $tile } is not among the buildings you have to place.
alhambra-no-dirk = Dirk plays only when there are two of you.

## Buttons
alhambra-prompt-act = Take money, buy a building, or redesign
alhambra-prompt-place = Build what you bought, or put it in reserve
alhambra-prompt-last = Build what you were given, or put it in reserve
alhambra-take-word = Take money
alhambra-buy-word = Buy
alhambra-add-word = Build from reserve
alhambra-remove-word = Take down
alhambra-swap-word = Swap
alhambra-done-word = Nothing more
alhambra-place-word = Build
alhambra-store-word = Into the reserve
alhambra-give-word = Give to Dirk
alhambra-cards-label = { $cards }
alhambra-stall-label = { $building } { $tile }, { alhambra-price }
alhambra-exact-label = { $paid } ✓ exact
alhambra-over-label = { $paid } (loses { $over })
alhambra-tile-label = { $building } { $tile }
alhambra-while-label = Only while it is there:
alhambra-without-label = Only once it is gone:

## Why a move is a good one
alhambra-hint-money =
    { $cards ->
        [one] That is { $total } more to spend.
       *[other] That is { $total } more to spend, in { $cards } cards that make exact payments easier.
    }
alhambra-hint-afford = Then you can pay for { $building } { $tile }.
alhambra-hint-afford-exactly = Then you can pay for { $building } { $tile } exactly.
alhambra-hint-lead = With { $count } of this kind ({ $building }) you would have the most.
alhambra-hint-exact = You pay for { $building } { $tile } exactly, so your turn goes on.
alhambra-hint-more = You would have { $count } of this kind ({ $building }).
alhambra-hint-wall = Your longest wall would be { $length } long.
alhambra-hint-room = It makes room for something better.
alhambra-hint-keep = Now the { $building } { $tile } would stand in your way; in the reserve it can wait.
alhambra-hint-no-place = { $tile } fits nowhere yet.
alhambra-hint-dirk = What Dirk gains, your rival loses.
alhambra-hint-enough = Nothing else is worth doing this turn.

## Words of the game
alhambra-term-pavilion = pavilion
alhambra-term-seraglio = seraglio
alhambra-term-arcades = arcades
alhambra-term-chambers = chambers
alhambra-term-garden = garden
alhambra-term-tower = tower
alhambra-term-denar = denar
alhambra-term-dirham = dirham
alhambra-term-ducat = ducat
alhambra-term-florin = florin
alhambra-term-north = north
alhambra-term-east = east
alhambra-term-south = south
alhambra-term-west = west
alhambra-term-dirk = Dirk
alhambra-term-d1 = 1 denar
alhambra-term-d2 = 2 denars
alhambra-term-d3 = 3 denars
alhambra-term-d4 = 4 denars
alhambra-term-d5 = 5 denars
alhambra-term-d6 = 6 denars
alhambra-term-d7 = 7 denars
alhambra-term-d8 = 8 denars
alhambra-term-d9 = 9 denars
alhambra-term-h1 = 1 dirham
alhambra-term-h2 = 2 dirhams
alhambra-term-h3 = 3 dirhams
alhambra-term-h4 = 4 dirhams
alhambra-term-h5 = 5 dirhams
alhambra-term-h6 = 6 dirhams
alhambra-term-h7 = 7 dirhams
alhambra-term-h8 = 8 dirhams
alhambra-term-h9 = 9 dirhams
alhambra-term-u1 = 1 ducat
alhambra-term-u2 = 2 ducats
alhambra-term-u3 = 3 ducats
alhambra-term-u4 = 4 ducats
alhambra-term-u5 = 5 ducats
alhambra-term-u6 = 6 ducats
alhambra-term-u7 = 7 ducats
alhambra-term-u8 = 8 ducats
alhambra-term-u9 = 9 ducats
alhambra-term-f1 = 1 florin
alhambra-term-f2 = 2 florins
alhambra-term-f3 = 3 florins
alhambra-term-f4 = 4 florins
alhambra-term-f5 = 5 florins
alhambra-term-f6 = 6 florins
alhambra-term-f7 = 7 florins
alhambra-term-f8 = 8 florins
alhambra-term-f9 = 9 florins

## Where points come from
alhambra-points-pavilion = pavilions
alhambra-points-seraglio = seraglios
alhambra-points-arcades = arcades
alhambra-points-chambers = chambers
alhambra-points-garden = gardens
alhambra-points-tower = towers
alhambra-points-wall = wall

## House rules
alhambra-option-open_money = open money
alhambra-option-open_money-about = Everybody sees everybody’s money: who can remember for weeks what was taken face up?

## The rules in short
alhambra-rule-A1 = 2 to 6 players. There are 54 buildings: 7 pavilions (price 2–8), 7 seraglios (3–9), 9 arcades (4–10), 9 chambers (5–11), 11 gardens (6–12) and 11 towers (7–13). A building has walls on up to three sides.
alhambra-rule-A2 = There are four currencies: denars (d, a brown disc), dirhams (h, a blue diamond), ducats (u, a yellow star) and florins (f, a green four-leaf clover), with values from 1 to 9, three cards of each. d7 is a card of 7 denars.
alhambra-rule-A3 = The market has four places: 1 wants denars, 2 dirhams, 3 ducats, 4 florins. Everyone builds round a fountain of their own; it has no walls.
alhambra-rule-A4 = Everyone is dealt money cards until they are worth 20 or more. From then on hands are secret: /hand shows yours to you alone.
alhambra-rule-A5 = Whoever has the fewest cards begins; on a tie, whoever has the smaller sum; then the lot decides.
alhambra-rule-A6 = Four money cards and four buildings lie open.
alhambra-rule-A7 = The money deck is cut into five piles: the first scoring card is shuffled into the second pile, the second scoring card into the fourth.
alhambra-rule-A8 = A turn is one of three actions. Take money: one open card, or several worth 5 or less together, whatever the currencies.
alhambra-rule-A9 = Buy: pay at least the price, all in the currency of that market place. No change is given. In the picture of your hand, a tick is an exact payment, +2 is what you would lose, −2 is what you lack.
alhambra-rule-A10 = If you pay exactly, your turn goes on: take another action, whichever you like, or press “Nothing more”. The market is not refilled until your turn ends.
alhambra-rule-A11 = What you buy waits until your actions are over; until then it can be neither built nor swapped.
alhambra-rule-A12 = Redesign: build one building from your reserve, take one off into it, or swap one for another on the very same place. The fountain stays.
alhambra-rule-A13 = Buildings are never turned. Places are counted from the fountain: e2n1 is two east and one north of it.
alhambra-rule-A14 = Sides that touch are alike: a wall on both or on neither.
alhambra-rule-A15 = Every building can be reached on foot from the fountain, over other buildings and never through a wall.
alhambra-rule-A16 = A building shares at least one side with the rest; corners do not count.
alhambra-rule-A17 = No gaps: no empty place, and no group of neighbouring empty places, may be shut in by buildings.
alhambra-rule-A18 = At the end of your turn you place what you bought, in any order: into your Alhambra, or into the reserve (the brick sign), which holds any number.
alhambra-rule-A19 = Then money and market are filled up to four. When the deck is used up, the discarded cards are shuffled. Whoever can do nothing at all presses “Nothing more”.
alhambra-rule-A20 = When a scoring card is drawn, there is a scoring before the next turn.
alhambra-rule-A21 = Whoever has the most buildings of a kind scores; at least one is needed, and the reserve does not count. From pavilion to tower: scoring 1 gives 1 to 6 for first place; scoring 2 gives 8 to 13, and 1 to 6 for second; scoring 3 gives 16 to 21, 8 to 13, and 1 to 6 for third.
alhambra-rule-A22 = Those who are tied share the points of all the places they take up, rounded down. On the scoring picture, 19÷2 means just that.
alhambra-rule-A23 = Everyone also scores 1 point for each side of their longest unbroken outer wall. Walls between two buildings count nothing.
alhambra-rule-A24 = The game ends when the bag cannot fill the market up to four: what is left in the bag goes onto the market, and there are no more turns.
alhambra-rule-A25 = Each building left on the market goes to whoever holds the most money in its currency, whatever its price; on a tie it stays. The winners all place theirs at the same time.
alhambra-rule-A26 = Then comes scoring 3. The most points win; a tie is a shared win.
alhambra-rule-A27 = With two players the deck has two of each money card instead of three.
alhambra-rule-A28 = With two players Dirk takes part: an imaginary third player without a hand or turns. Dirk gets 6 buildings at the start, 6 after scoring 1 and a third of the bag after scoring 2, and scores for buildings but not for walls. Dirk can even win.
alhambra-rule-A29 = With two players you may also give a bought building to Dirk.

## What a blind player hears

alhambra-alt-new = { $name } has just built { $tile } on { $place }.
alhambra-alt-act = { $name } to play: take money, buy, or redesign.
alhambra-alt-again = { $name } has paid exactly and plays on.
alhambra-alt-place = { $name } has to place: { $tiles }.
alhambra-alt-places = { $tile } may go on { $places }.
alhambra-alt-nowhere = { $tile } fits nowhere.
alhambra-alt-last = There are no more turns: everyone places their last buildings at the same time.
alhambra-alt-over = The game is over. { $count ->
        [1] Winner
       *[other] Winners
    }: { $names }.
alhambra-alt-piles = Scorings done: { $round } of 3. Cards in the deck: { $deck }. Buildings in the bag: { $bag }.
alhambra-alt-stall = Market place { $stall }, { $price }: { $tile }.
alhambra-alt-vacant = Market place { $stall }, { $currency }: empty.
alhambra-alt-display = Money on display: { $cards }.
alhambra-alt-no-display = No money is on display.
alhambra-alt-hand = Your money: { $cards }.
alhambra-alt-no-hand = You have no money.
alhambra-alt-exact = { $tile }: you can pay exactly, { $paid }.
alhambra-alt-dearer = { $tile }: you can pay { $paid }, losing { $over }.
alhambra-alt-missing = { $tile }: you are { $missing } short.
alhambra-alt-player = { $name }: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, longest wall { $wall }.
alhambra-alt-money = Money: { $cards }.
alhambra-alt-fountain = Alhambra: only the fountain.
alhambra-alt-alhambra = Alhambra: { $tiles }.
alhambra-alt-walled = { $building } { $tile }, { $count ->
        [1] wall
       *[other] walls
    } { $walls }
alhambra-alt-unwalled = { $building } { $tile }, no walls
alhambra-alt-reserve = Reserve: { $tiles }.
alhambra-alt-waiting = Bought and waiting: { $tiles }.
alhambra-alt-dirk = Dirk: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }. Buildings: { $tiles }.
alhambra-alt-scoring = Scoring { $round }.
alhambra-alt-majority = For { $building }: { $shares }.
alhambra-alt-share = { $name } { $count }, +{ $points }

## Figures that one talks about afterwards
alhambra-figure-wall = longest wall
alhambra-figure-exact = exact payments
alhambra-figure-buildings = buildings
