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
