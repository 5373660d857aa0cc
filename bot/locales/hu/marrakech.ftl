## What a blind player hears

marrakech-alt-walk = A dobás { $roll }. Assam útja: { $cells }.
marrakech-alt-paid = { $name } fizet, { $to } kap { $dirhams } dirhamot ezekért a mezőkért: { $cells }.
marrakech-alt-laid = { $name } lerakott egy { $colour ->
        [red] piros
        [blue] kék
        [yellow] sárga
       *[turquoise] türkiz
    } szőnyeget ide: { $cells }.
marrakech-alt-assam = Assam mezője { $cell }, { $facing ->
        [N] észak
        [E] kelet
        [S] dél
       *[W] nyugat
    } felé néz.
marrakech-alt-turn = { $name } következik: Assamot balra fordítja, egyenesen hagyja vagy jobbra fordítja.
marrakech-alt-lay = { $name } következik: egy { $colour ->
        [red] piros
        [blue] kék
        [yellow] sárga
       *[turquoise] türkiz
    } szőnyeget rak le.
marrakech-alt-lays = Ide kerülhet: { $lays }.
marrakech-alt-over = A játék véget ért. { $count ->
        [1] A győztes
       *[other] A győztesek
    }: { $names }.
marrakech-alt-player = { $name }: { $dirhams } dirham, még { $rugs } szőnyeg, { $score } pont.
marrakech-alt-out = { $name } kiesett.
marrakech-alt-bare = Még egy szőnyeg sincs a téren.
marrakech-alt-rugs = { $name }, { $colour ->
        [red] piros
        [blue] kék
        [yellow] sárga
       *[turquoise] türkiz
    } szőnyegek.
marrakech-alt-whole = Egészben látszik: { $cells }.
marrakech-alt-half = Félig látszik: { $cells }.
