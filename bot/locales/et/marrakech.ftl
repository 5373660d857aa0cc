## What a blind player hears

marrakech-alt-walk = Täringul { $roll }. Assami teekond: { $cells }.
marrakech-alt-paid = Maksab { $name }, saab { $to }: { $dirhams ->
        [one] { $dirhams } dirham
       *[other] { $dirhams } dirhamit
    } ruutude { $cells } eest.
marrakech-alt-laid = { $name } pani { $colour ->
        [red] punase
        [blue] sinise
        [yellow] kollase
       *[turquoise] türkiissinise
    } vaiba ruutudele { $cells }.
marrakech-alt-assam = Assam seisab ruudul { $cell } ja vaatab { $facing ->
        [N] põhja
        [E] itta
        [S] lõunasse
       *[W] läände
    }.
marrakech-alt-turn = Käigul on { $name }: pöörata Assam vasakule, jätta otse või pöörata paremale.
marrakech-alt-lay = Käigul on { $name }: panna { $colour ->
        [red] punane
        [blue] sinine
        [yellow] kollane
       *[turquoise] türkiissinine
    } vaip.
marrakech-alt-lays = Võimalikud kohad: { $lays }.
marrakech-alt-over = Mäng on läbi. { $count ->
        [1] Võitja
       *[other] Võitjad
    }: { $names }.
marrakech-alt-player = { $name }: { $dirhams ->
        [one] { $dirhams } dirham
       *[other] { $dirhams } dirhamit
    }, { $rugs ->
        [one] panna { $rugs } vaip
       *[other] panna { $rugs } vaipa
    }, { $score ->
        [one] { $score } punkt
       *[other] { $score } punkti
    }.
marrakech-alt-out = { $name } on mängust väljas.
marrakech-alt-bare = Väljakul pole veel ühtegi vaipa.
marrakech-alt-rugs = { $name }, { $colour ->
        [red] punased
        [blue] sinised
        [yellow] kollased
       *[turquoise] türkiissinised
    } vaibad.
marrakech-alt-whole = Terved: { $cells }.
marrakech-alt-half = Poolikud: { $cells }.
