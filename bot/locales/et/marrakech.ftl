### Marrakech

marrakech = Marrakech
marrakech-about = Assam jalutab vaibaturul ja kes peatub temaga võõral vaibal, see maksab. Laota oma vaibad targalt, hoia dirhameid ja ole lõpuks kõige rikkam.

## Mis juhtub
marrakech-walked =
    { $slippers ->
        [one] { $seat }: Assam { $way }, { $slippers } suss, ruudule { $cell }.
       *[other] { $seat }: Assam { $way }, { $slippers } sussi, ruudule { $cell }.
    }
marrakech-paid =
    { $dirhams ->
        [one] { $seat } maksab { $dirhams } dirhami, saaja on { $owner }.
       *[other] { $seat } maksab { $dirhams } dirhamit, saaja on { $owner }.
    }
marrakech-paid-short = { $seat }: võlg on { $owed }, aga alles vaid { $dirhams }. Kõik saab { $owner }, { $seat } mängib edasi.
marrakech-went-broke = { $seat }: võlg on { $owed }, aga alles vaid { $dirhams }. Kõik saab { $owner }, { $seat } langeb välja.
marrakech-gave-up = { $seat } annab alla ja langeb välja.
marrakech-laid = { $seat } laotab { $colour_raw ->
        [red] punase
        [blue] sinise
        [yellow] kollase
       *[turquoise] türkiissinise
    } vaiba: { $first }, { $second }.

## Keeldumised
marrakech-turn-first = Vali kõigepealt, kuhu Assam läheb: vasakule, otse või paremale.
marrakech-lay-now = Assam seisab ruudul { $assam }: nüüd laota vaip.
marrakech-not-side-by-side = Vaip katab kaks kõrvuti ruutu; { $first } ja { $second } ei ole kõrvuti.
marrakech-under-assam = Ruudul { $assam } seisab Assam: sinna vaipa panna ei saa.
marrakech-other-cell-first = Nimeta enne Assami kõrval olev ruut: lay { $first } { $second }
marrakech-away-from-assam = Üks vaiba pool peab puudutama Assami ruutu { $assam }.
marrakech-whole-rug = { $first } ja { $second } on ühe vaiba mõlemad pooled (omanik: { $owner }). Tervet vaipa ei tohi korraga katta.
marrakech-assam-stands = Assam seisab ruudul { $cell }, ilmakaar: { $heading }.
marrakech-too-dear =
    { $dirhams ->
        [one] sinnapoole võib minna kuni { $dirhams } dirham.
       *[other] sinnapoole võib minna kuni { $dirhams } dirhamit.
    }

## Nupud
marrakech-prompt-turn = Pööra Assamit, siis veeretatakse täringut
marrakech-way-label = { $way_raw ->
        [left] ↰ Vasakule
        [right] ↱ Paremale
       *[straight] ↑ Otse
    } ({ $heading })
marrakech-lay-label = Laota vaip: { $colour }
marrakech-go-ahead-label = { $way_raw ->
        [left] ↰ Vasakule
        [right] ↱ Paremale
       *[straight] ↑ Otse
    }
marrakech-go-cheapest-label = Sinna, kus tõenäoliselt odavaim
marrakech-whatever-label = mis ka ei tuleks
marrakech-standing-label = kui Assam seisab nagu praegu ({ $cell }, { $heading })
marrakech-facing-label = kui Assami ilmakaar on { $heading }
marrakech-up-to-label = { $dirhams ->
        [0] kui ei pea midagi maksma, ükskõik mida täring näitab
        [one] kui see maksab kuni { $dirhams } dirhami
       *[other] kui see maksab kuni { $dirhams } dirhami
    }
marrakech-lay-ahead-label = Laota vaip
marrakech-lay-most-label = kus see sulle kõige kasulikum on

## Miks see käik hea on
marrakech-hint-free = Sinnapoole ei pea midagi maksma, ükskõik mida täring näitab.
marrakech-hint-avoid =
    { $dirhams ->
        [one] Nii hoiab Assam eemale vaibast, mis maksaks { $dirhams } dirhami (omanik: { $owner }).
       *[other] Nii hoiab Assam eemale vaibast, mis maksaks { $dirhams } dirhamit (omanik: { $owner }).
    }
marrakech-hint-least =
    { $dirhams ->
        [one] Keskmiselt on see kõige odavam tee: kõige rohkem { $dirhams } dirham.
       *[other] Keskmiselt on see kõige odavam tee: kõige rohkem { $dirhams } dirhamit.
    }
marrakech-hint-spoil =
    { $cells ->
        [one] See katab osa võõrast vaibast, mis on { $cells } ruudu suurune (omanik: { $owner }).
       *[other] See katab osa võõrast vaibast, mis on { $cells } ruudu suurune (omanik: { $owner }).
    }
marrakech-hint-join =
    { $cells ->
        [one] Sinu vaibal on siin siis { $cells } ruut ja sellel peatumine maksab sama palju.
       *[other] Sinu vaibal on siin siis { $cells } ruutu ja sellel peatumine maksab sama palju.
    }
marrakech-hint-bait = Vaip jääb sinna, kus järgmine mängija võib peatuda: { $seat }.
marrakech-hint-halves =
    { $halves ->
        [0] Midagi paremat praegu ei paista.
        [one] Nähtavale jääb { $halves } vaibapool rohkem.
       *[other] Nähtavale jääb { $halves } vaibapoolt rohkem.
    }

## Mängu sõnad
marrakech-term-red = punane
marrakech-term-blue = sinine
marrakech-term-yellow = kollane
marrakech-term-turquoise = türkiissinine
marrakech-term-left = vasakule
marrakech-term-straight = otse
marrakech-term-right = paremale
marrakech-term-N = põhi
marrakech-term-E = ida
marrakech-term-S = lõuna
marrakech-term-W = lääs
marrakech-points-halves = vaibad
marrakech-points-dirhams = dirhamid

## Kodureeglid
marrakech-option-own_rug = oma vaipa võib katta tervenisti
marrakech-option-own_rug-about = Oma vaiba võib katta tervenisti, mõlemad nähtavad pooled korraga.
marrakech-option-debts = keegi ei lange välja
marrakech-option-debts-about = Kes maksta ei jõua, annab ära, mis tal on, ja mängib edasi.

## Reeglid lühidalt
marrakech-rule-M1 = 2–4 mängijat. Turg on 7 × 7 ruuduga väljak. Assam, turu peremees, alustab keskelt, ruudult d4, näoga lõunasse.
marrakech-rule-M2 = Igal mängijal on 30 dirhamit.
marrakech-rule-M3 = Kolmekesi on igaühel 15 vaipa, neljakesi 12. Kahekesi on kummalgi 24 vaipa kahes värvis, segatud: laotatakse kõige pealmine.
marrakech-rule-M4 = Käiakse järjekorras; alustaja loositakse.
marrakech-rule-M5 = Oma korral jäta Assam kõigepealt nii, nagu ta on, või pööra teda veerand pööret vasakule või paremale, aga mitte ringi. Siis visatakse täringut.
marrakech-rule-M6 = Täringul on 1, 2, 2, 3, 3 ja 4 sussi.
marrakech-rule-M7 = Assam läheb nii mitu ruutu otse. Serval pöörab ta noolt mööda tagasi; nool ei ole ruut.
marrakech-rule-M8 = Kui Assam peatub teise mängija vaibal, maksad omanikule ühe dirhami iga sama värvi ruudu eest, mis on külgipidi Assami ruuduga ühendatud (see ruut kaasa arvatud). Tühjal ruudul ja oma vaibal ei maksta midagi.
marrakech-rule-M9 = Kes maksta ei jõua, annab kõik ära ja langeb välja; tema vaipade eest enam ei maksta. Viimane allesjäänu võidab kohe.
marrakech-rule-M10 = Seejärel laota vaip kahele kõrvuti ruudule: üks neist on Assami kõrval, kumbki ei ole tema all. Katta võib igaühe vaipu, ka enda omi.
marrakech-rule-M11 = Ühe vaiba mõlemat nähtavat poolt ei tohi korraga katta.
marrakech-rule-M12 = Vaiba jaoks on alati koht: vahele ei jäta keegi.
marrakech-rule-M13 = Mäng lõpeb, kui viimane vaip on laotatud.
marrakech-rule-M14 = Iga sinu nähtav vaibapool ja iga dirham annab punkti. Võidab, kellel on punkte kõige rohkem; viigi korral see, kellel on rohkem dirhameid; kui needki on võrdsed, jagatakse võitu.

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

## Millest pärast räägitakse
marrakech-figure-tax = suurim korraga makstud summa
marrakech-figure-earned = saadud dirhameid
marrakech-figure-paid = makstud dirhameid
marrakech-figure-carpet = suurim vaip
