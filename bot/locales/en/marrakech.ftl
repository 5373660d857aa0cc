### Marrakech

marrakech = Marrakech
marrakech-about = Assam strolls through the carpet market, and whoever stops him on a rival’s rug pays for it. Lay your rugs cleverly, hold on to your dirhams, and be the richest in the end.

## What happens
marrakech-walked =
    { $slippers ->
        [one] { $seat }: Assam { $way_raw ->
            [straight] goes straight on
           *[other] turns { $way }
        }, { $slippers } slipper, to { $cell }.
       *[other] { $seat }: Assam { $way_raw ->
            [straight] goes straight on
           *[other] turns { $way }
        }, { $slippers } slippers, to { $cell }.
    }
marrakech-paid =
    { $dirhams ->
        [one] { $seat } pays { $owner } { $dirhams } dirham.
       *[other] { $seat } pays { $owner } { $dirhams } dirhams.
    }
marrakech-paid-short = { $seat } owes { $owner } { $owed } but has only { $dirhams }: hands over everything and plays on.
marrakech-went-broke = { $seat } owes { $owner } { $owed } but has only { $dirhams }: hands over everything and is out.
marrakech-gave-up = { $seat } gives up and is out.
marrakech-laid = { $seat } lays a { $colour } rug on { $first } and { $second }.

## Refusals
marrakech-turn-first = First choose Assam’s way: left, straight on or right.
marrakech-lay-now = Assam stands on { $assam }: now lay your rug.
marrakech-not-side-by-side = A rug covers two neighbouring cells; { $first } and { $second } are not neighbours.
marrakech-under-assam = Assam stands on { $assam }: no rug can go there.
marrakech-other-cell-first = Name the cell beside Assam first: lay { $first } { $second }
marrakech-away-from-assam = One half must touch Assam’s cell, { $assam }.
marrakech-whole-rug = { $first } and { $second } are the two halves of one rug (owner: { $owner }). You may not cover a whole rug in one go.
marrakech-assam-stands = Assam stands on { $cell } and looks { $heading }.
marrakech-too-dear =
    { $dirhams ->
        [one] that way could cost { $dirhams } dirham.
       *[other] that way could cost { $dirhams } dirhams.
    }

## Buttons
marrakech-prompt-turn = Turn Assam, then the die is rolled
marrakech-way-label = { $way_raw ->
        [left] ↰ Left
        [right] ↱ Right
       *[straight] ↑ Straight
    } ({ $heading })
marrakech-lay-label = Lay a { $colour } rug
marrakech-go-ahead-label = { $way_raw ->
        [left] ↰ Left
        [right] ↱ Right
       *[straight] ↑ Straight on
    }
marrakech-go-cheapest-label = Where it is likely to cost least
marrakech-whatever-label = whatever comes
marrakech-standing-label = if Assam still stands as now ({ $cell }, { $heading })
marrakech-facing-label = if Assam looks { $heading }
marrakech-up-to-label = { $dirhams ->
        [0] if it costs nothing, whatever the die shows
        [one] if it costs { $dirhams } dirham at most
       *[other] if it costs { $dirhams } dirhams at most
    }
marrakech-lay-ahead-label = Lay the rug
marrakech-lay-most-label = where it pays you most

## Why a move is a good one
marrakech-hint-free = Nothing to pay that way, whatever the die shows.
marrakech-hint-avoid =
    { $dirhams ->
        [one] It keeps clear of { $owner }’s carpet, which would cost { $dirhams } dirham.
       *[other] It keeps clear of { $owner }’s carpet, which would cost { $dirhams } dirhams.
    }
marrakech-hint-least =
    { $dirhams ->
        [one] On average it is the cheapest way, and never dearer than { $dirhams } dirham.
       *[other] On average it is the cheapest way, and never dearer than { $dirhams } dirhams.
    }
marrakech-hint-spoil =
    { $cells ->
        [one] It covers part of { $owner }’s carpet of { $cells } cell.
       *[other] It covers part of { $owner }’s carpet of { $cells } cells.
    }
marrakech-hint-join =
    { $cells ->
        [one] Your carpet there will have { $cells } cell, and a stop on it costs as much.
       *[other] Your carpet there will have { $cells } cells, and a stop on it costs as much.
    }
marrakech-hint-bait = It lies where { $seat } may have to stop next.
marrakech-hint-halves =
    { $halves ->
        [0] Nothing better is within reach.
        [one] It shows { $halves } more half of your rugs.
       *[other] It shows { $halves } more halves of your rugs.
    }

## Terms
marrakech-term-red = red
marrakech-term-blue = blue
marrakech-term-yellow = yellow
marrakech-term-turquoise = turquoise
marrakech-term-left = left
marrakech-term-straight = straight on
marrakech-term-right = right
marrakech-term-N = north
marrakech-term-E = east
marrakech-term-S = south
marrakech-term-W = west
marrakech-points-halves = rugs
marrakech-points-dirhams = dirhams

## House rules
marrakech-option-own_rug = you may cover a whole rug of your own
marrakech-option-own_rug-about = You may lay a rug exactly on both halves of one of your own.
marrakech-option-debts = nobody is eliminated
marrakech-option-debts-about = Whoever cannot pay hands over what they have and plays on.

## The rules in short
marrakech-rule-M1 = 2 to 4 players. The market is a square of 7 by 7 cells. Assam, its owner, begins in the middle, on d4, facing south.
marrakech-rule-M2 = Everyone begins with 30 dirhams.
marrakech-rule-M3 = Three players have 15 rugs each, four have 12. Two players have 24 each in two colours, shuffled: you lay the one on top.
marrakech-rule-M4 = Players take turns in order; who begins is drawn by lot.
marrakech-rule-M5 = On your turn, first leave Assam facing as he does, or turn him a quarter left or right, never all the way round. Then the die is rolled.
marrakech-rule-M6 = The die shows 1, 2, 2, 3, 3 or 4 slippers.
marrakech-rule-M7 = Assam walks that many cells straight on. At the edge he follows the arrow round and comes back; the arrow is not a cell.
marrakech-rule-M8 = If Assam stops on another player’s rug, you pay its owner one dirham for each cell of its colour joined side by side to Assam’s, that cell included. On an empty cell or on your own rug you pay nothing.
marrakech-rule-M9 = Whoever cannot pay hands over everything and is out; nobody pays on their rugs any more. The last one left wins at once.
marrakech-rule-M10 = Then you lay a rug on two neighbouring cells: one of them beside Assam, neither under him. You may cover anybody’s rugs, your own too.
marrakech-rule-M11 = You may not cover both visible halves of one rug in one go.
marrakech-rule-M12 = There is always somewhere to lay: nobody passes.
marrakech-rule-M13 = The game ends when the last rug is laid.
marrakech-rule-M14 = Each visible half of your rugs and each dirham is a point. The most points win; on a tie, the most dirhams; if they are equal too, the win is shared.

## What a blind player hears

marrakech-alt-walk = Rolled { $roll }: Assam walked { $cells }.
marrakech-alt-paid = { $name } paid { $to } { $dirhams ->
        [one] { $dirhams } dirham
       *[other] { $dirhams } dirhams
    } for { $cells }.
marrakech-alt-laid = { $name } laid a { $colour ->
        [red] red
        [blue] blue
        [yellow] yellow
       *[turquoise] turquoise
    } rug on { $cells }.
marrakech-alt-assam = Assam stands on { $cell }, facing { $facing ->
        [N] north
        [E] east
        [S] south
       *[W] west
    }.
marrakech-alt-turn = { $name } is to play: turn Assam left, leave him straight, or turn him right.
marrakech-alt-lay = { $name } is to lay a { $colour ->
        [red] red
        [blue] blue
        [yellow] yellow
       *[turquoise] turquoise
    } rug.
marrakech-alt-lays = It may go on { $lays }.
marrakech-alt-over = The game is over. { $count ->
        [one] Winner
       *[other] Winners
    }: { $names }.
marrakech-alt-player = { $name }: { $dirhams ->
        [one] { $dirhams } dirham
       *[other] { $dirhams } dirhams
    }, { $rugs ->
        [one] { $rugs } rug left
       *[other] { $rugs } rugs left
    }, { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
marrakech-alt-out = { $name }: out of the game.
marrakech-alt-bare = No rug lies on the square yet.
marrakech-alt-rugs = { $name }, { $colour ->
        [red] red
        [blue] blue
        [yellow] yellow
       *[turquoise] turquoise
    } rugs.
marrakech-alt-whole = Whole: { $cells }.
marrakech-alt-half = Halves: { $cells }.

## Figures that one talks about afterwards
marrakech-figure-tax = highest tax paid at once
marrakech-figure-earned = dirhams earned
marrakech-figure-paid = dirhams paid
marrakech-figure-carpet = largest carpet
