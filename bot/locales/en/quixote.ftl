### Don Quixote: its rules, events, refusals and labels.

quixote = Don Quixote
quixote-about = Everyone builds a principality at the same time, on the same fields, and links castles, churches, windmills and knights by road; for 1 to 4 players, so you can play alone. The road tiles are our own set: the rulebook pictures the printed ones without listing them.

## What happened
quixote-chosen = You laid { $tile } on { $field }, { $way }. Nobody else sees it until all have laid; until then you can take it back with /undo.
quixote-laid = { $seat }: { $tile } on { $field }, { $way }.
quixote-called = The next field is { $field } (card { $card } of { $cards }).
quixote-last-called = The last free field is { $field }: everyone lays the sixth tile there.
quixote-scored = { $seat }, phase { $phase }: +{ $points }, { $total } in all (castle “6”: { $castle6 }, castle “4”: { $castle4 }, churches: { $churches }, windmills: { $windmills }, defence: { $defence }{ $phase ->
        [3] , knights: { $knights }
       *[other] {""}
    }).
quixote-opened = { $seat }, open in phase { $phase }: { $tiles }.
quixote-opened-last = { $seat }, kept for last: { $tile }.

## Why not
quixote-not-open = { $tile } is not one of your open tiles. These are: { $open }.
quixote-kept-for-last = { $tile } is your sixth tile and goes on the last free field. Your open tiles now: { $open }.
quixote-only-the-last = Your sixth tile, { $last }, goes on the last free field.
quixote-field-called = the field called is { $field }.

## Labels
quixote-lay-label = Lay on { $field }
quixote-tile-label = { $symbol_raw ->
        [knight] { $tile } · { $symbol } { $shield }
       *[other] { $tile } · { $symbol }
    }
quixote-way-label = { $way_raw ->
        [down] ↓ turned round
       *[up] ↑ upright
    }
quixote-lay-ahead-label = Lay
quixote-anywhere-label = on whichever field comes

## Why a move is a good one
quixote-hint-castle =
    { $knights ->
        [one] Castle “{ $castle }” then has the { $knights } knight it needs.
       *[other] Castle “{ $castle }” then has { $knights } knights, as many as it needs.
    }
quixote-hint-group = { $symbol_raw ->
        [church] Connected churches
       *[windmill] Connected windmills
    } give you { $points } more.
quixote-hint-defence = With { $shields } shields at the border your defence holds.
quixote-hint-knights = Your best group of knights gains { $points }.
quixote-hint-guard = It brings your defence to { $shields } of the { $needed } shields it needs.
quixote-hint-link = It brings castle “{ $castle }” to { $knights } of the { $needed } knights it needs.
quixote-hint-roads = It gives nothing at once, but leaves good roads to go on from.

## Terms
quixote-term-up = upright
quixote-term-down = turned round
quixote-term-church = church
quixote-term-windmill = windmill
quixote-term-knight = knight
quixote-term-mule-driver = Mule driver
quixote-term-squire = Squire
quixote-term-knight-errant = Knight errant
quixote-term-hidalgo = Hidalgo
quixote-term-don-quixote = Don Quixote

## Where points come from
quixote-points-castle6 = castle “6”
quixote-points-castle4 = castle “4”
quixote-points-churches = churches
quixote-points-windmills = windmills
quixote-points-defence = defence
quixote-points-knights = knights

## The rules in short
quixote-rule-Q1 = 1 to 4 players. Everyone has the same 24 tiles (castle 6, castle 4 and 22 road tiles) and an empty principality of 24 fields: columns A–H, rows 1–3. The road tiles are our own set: the rulebook pictures the printed ones without listing them.
quixote-rule-Q2 = A road tile has an upper and a lower half. All roads of one half meet; only on some tiles does a road cross the middle line. On the road of the upper half stands a church, a windmill, or a knight with 1 to 3 shields.
quixote-rule-Q3 = You lay a tile upright, as printed (“up”), or turned round by 180° (“down”): halves, roads and symbol turn with it.
quixote-rule-Q4 = A castle has two roads: to the left from its upper half, to the right from its lower half. Both end there: no way leads through a castle.
quixote-rule-Q5 = There are 24 location cards, one for each field.
quixote-rule-Q6 = The first card says where everyone’s castle 6 stands, the next one where castle 4 stands. They may not touch, not even at a corner: if they would, another card is drawn instead and the refused one is shuffled back.
quixote-rule-Q7 = The 22 road tiles are shuffled face down, for each player separately.
quixote-rule-Q8 = In phase 1 you turn over 9 of your tiles, in phase 2 the next 7, in phase 3 the last 6: you choose among five of these, the sixth lies apart, face up, and is laid last.
quixote-rule-Q9 = A card calls a field, and everyone at the same time lays one of their open tiles there, for example “lay c3 up”; when all have laid, the next card is turned. That happens 9, 7 and 5 times; in phase 3 the sixth tile then goes on the last free field.
quixote-rule-Q10 = A tile once laid is never moved or turned. Roads need not meet.
quixote-rule-Q11 = Open tiles are public. What you lay stays hidden, and can be taken back, until all have laid. Nobody knows the face-down tiles or the order of the cards.
quixote-rule-Q12 = Two neighbouring halves are connected where both have a road to the edge they share; everything reached in this way is one network. Symbols do not stop a road, castles do.
quixote-rule-Q13 = After each phase castle 6 gives 6 points and castle 4 gives 4, if at least 1, 2 or 3 knights (in phase 1, 2, 3) are connected to its roads. Shields do not matter here, and a knight may serve both castles.
quixote-rule-Q14 = Two connected churches give 2 points, three or more give 2 points each. Every group counts; a church alone gives nothing.
quixote-rule-Q15 = Connected windmills give as much as churches, but the two are counted separately.
quixote-rule-Q16 = Defence gives 5 points if the shields of the defenders add up to at least 4, 8 or 12 (in phase 1, 2, 3). A defender is a knight whose own half of the tile has a road straight onto the outer border.
quixote-rule-Q17 = After phase 3 only: your most valuable group of connected knights, at least two, gives as many points as it has shields.
quixote-rule-Q18 = The most points over the three phases win; a tie is a shared win. If you play alone, your total earns a title: mule driver below 40, squire from 40, knight errant from 49, hidalgo from 58, Don Quixote from 67.

## What a blind player hears

quixote-alt-called = Phase { $phase }, card { $card } of { $cards }. The field called is { $field }.
quixote-alt-last = Phase 3, the last free field is { $field }: the sixth tile goes there.
quixote-alt-scored = The scoring of phase { $phase }.
quixote-alt-over = The game is over. { $count ->
        [one] Winner
       *[other] Winners
    }: { $names }.
quixote-alt-title = Title earned: { $title }.
quixote-alt-hidden = Your tile { $tile } lies on { $field }; nobody else sees it yet.
quixote-alt-ready = Already laid: { $names }.
quixote-alt-waiting = Still to lay: { $names }.
quixote-alt-new = Laid last, on { $field }: { $tiles }.
quixote-alt-needs = A castle now needs { $knights ->
        [one] { $knights } knight
       *[other] { $knights } knights
    }, the defence { $shields } shields.
quixote-alt-castles = Castle 6 stands on { $six }, castle 4 on { $four }; each has a road west from its upper half and east from its lower half.
quixote-alt-player = { $name }: { $total ->
        [one] { $total } point
       *[other] { $total } points
    }; this phase would now give { $now }.
quixote-alt-result = { $name }: { $total ->
        [one] { $total } point
       *[other] { $total } points
    } ({ $phases }).
quixote-alt-network = Network { $fields }: { $points }.
quixote-alt-defence = Defenders on { $fields }: shields { $guard }, points { $points }.
quixote-alt-knights = Knights at castle 6: { $six }, at castle 4: { $four }.
quixote-alt-open = Open tiles, as they lie upright (turned round, upper and lower, north and south, west and east change places):
quixote-alt-kept = Kept for last:
quixote-alt-tile = { $tile }, { $symbol }: upper half { $upper }; lower half { $lower }; { $joined ->
        [yes] halves joined
       *[no] halves apart
    }.
quixote-alt-worth = The phase would give { $up } with up, { $down } with down.
quixote-alt-side = { $side ->
        [N] north
        [S] south
        [W] west
       *[E] east
    }
quixote-alt-no-exit = no road out
quixote-alt-bare = { $name }: no tile in the principality yet.
quixote-alt-land = The principality of { $name }:
quixote-alt-field = { $field }, { $tile }: { $symbol } in the { $half ->
        [upper] upper
       *[lower] lower
    } half; upper half { $upper }; lower half { $lower }; { $joined ->
        [yes] halves joined
       *[no] halves apart
    }.
quixote-alt-others-open = { $name }, open: { $tiles }.
quixote-alt-others-land = { $name }, laid: { $tiles }.

## Figures that one talks about afterwards
quixote-figure-castles = castles
quixote-figure-churches = churches
quixote-figure-windmills = windmills
quixote-figure-defence = defence
quixote-figure-knights = knights
