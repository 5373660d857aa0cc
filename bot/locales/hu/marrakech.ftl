### Marrakech

marrakech = Marrakech
marrakech-about = Asszam a szőnyegpiacon sétál, és aki más szőnyegén áll meg vele, az fizet érte. Terítsd le ügyesen a szőnyegeidet, vigyázz a dirhamjaidra, és légy a végén a leggazdagabb!

## Ami történik
marrakech-walked =
    { $slippers ->
        [one] { $seat }: Asszam { $way } megy, { $slippers } papucs, ide: { $cell }.
       *[other] { $seat }: Asszam { $way } megy, { $slippers } papucs, ide: { $cell }.
    }
marrakech-paid =
    { $dirhams ->
        [one] { $seat } fizet { $dirhams } dirhamot, { $owner } kapja.
       *[other] { $seat } fizet { $dirhams } dirhamot, { $owner } kapja.
    }
marrakech-paid-short = { $seat } tartozása { $owed }, de csak { $dirhams } dirhamja van: mindent { $owner } kap, { $seat } tovább játszik.
marrakech-went-broke = { $seat } tartozása { $owed }, de csak { $dirhams } dirhamja van: mindent { $owner } kap, { $seat } kiesik.
marrakech-gave-up = { $seat } feladja, és kiesik.
marrakech-laid = { $seat } { $colour } szőnyeget terít le: { $first }, { $second }.

## Elutasítások
marrakech-turn-first = Előbb válaszd ki, merre menjen Asszam: balra, egyenesen vagy jobbra.
marrakech-lay-now = Asszam itt áll: { $assam }. Most terítsd le a szőnyegedet!
marrakech-not-side-by-side = A szőnyeg két szomszédos mezőt takar; { $first } és { $second } nem szomszédos.
marrakech-under-assam = Itt Asszam áll: { $assam }. Alá nem kerülhet szőnyeg.
marrakech-other-cell-first = Előbb az Asszam melletti mezőt írd: lay { $first } { $second }
marrakech-away-from-assam = A szőnyeg egyik fele érintse Asszam mezőjét: { $assam }.
marrakech-whole-rug = { $first } és { $second } ugyanannak a szőnyegnek a két fele (tulajdonos: { $owner }). Egész szőnyeget nem szabad egyszerre letakarni.
marrakech-assam-stands = Asszam itt áll: { $cell }, és erre néz: { $heading }.
marrakech-too-dear = arra akár { $dirhams } dirhamot is fizetni kellene.

## Gombok
marrakech-prompt-turn = Fordítsd el Asszamot, aztán gurul a kocka
marrakech-way-label = { $way_raw ->
        [left] ↰ Balra
        [right] ↱ Jobbra
       *[straight] ↑ Egyenesen
    } ({ $heading })
marrakech-lay-label = Szőnyeg leterítése: { $colour }
marrakech-go-ahead-label = { $way_raw ->
        [left] ↰ Balra
        [right] ↱ Jobbra
       *[straight] ↑ Egyenesen
    }
marrakech-go-cheapest-label = Amerre várhatóan a legolcsóbb
marrakech-whatever-label = bármi történjék
marrakech-standing-label = ha Asszam úgy áll, mint most ({ $cell }, { $heading })
marrakech-facing-label = ha Asszam erre néz: { $heading }
marrakech-up-to-label = { $dirhams ->
        [0] ha nem kell fizetni, bármit mutat a kocka
       *[other] ha legfeljebb { $dirhams } dirhamba kerül
    }
marrakech-lay-ahead-label = Szőnyeg leterítése
marrakech-lay-most-label = ahol neked a legtöbbet ér

## Miért jó ez a lépés
marrakech-hint-free = Bármit mutat a kocka, erre nem kell fizetned.
marrakech-hint-avoid = Így Asszam elkerüli azt a szőnyeget, amelyik { $dirhams } dirhamba kerülne (tulajdonos: { $owner }).
marrakech-hint-least = Átlagosan ez a legolcsóbb út, és legfeljebb { $dirhams } dirhamba kerül.
marrakech-hint-spoil = Letakar egy részt egy { $cells } mezős szőnyegből (tulajdonos: { $owner }).
marrakech-hint-join = A szőnyeged itt { $cells } mezős lesz, és aki megáll rajta, ugyanennyit fizet.
marrakech-hint-bait = Oda kerül, ahol a következő játékos könnyen megállhat: { $seat }.
marrakech-hint-halves =
    { $halves ->
        [0] Most nincs ennél jobb.
       *[other] Ennyivel több félszőnyeged látszik majd: { $halves }.
    }

## A játék szavai
marrakech-term-red = piros
marrakech-term-blue = kék
marrakech-term-yellow = sárga
marrakech-term-turquoise = türkiz
marrakech-term-left = balra
marrakech-term-straight = egyenesen
marrakech-term-right = jobbra
marrakech-term-N = észak
marrakech-term-E = kelet
marrakech-term-S = dél
marrakech-term-W = nyugat
marrakech-points-halves = szőnyegek
marrakech-points-dirhams = dirham

## Házi szabályok
marrakech-option-own_rug = saját szőnyeg egészben letakarható
marrakech-option-own_rug-about = A saját szőnyegedet egészben, mindkét látható felén letakarhatod.
marrakech-option-debts = senki sem esik ki
marrakech-option-debts-about = Aki nem tud fizetni, odaadja, amije van, és tovább játszik.

## A szabályok röviden
marrakech-rule-M1 = 2–4 játékos. A piac egy 7×7 mezős tér. Asszam, a piac ura, középről, a d4 mezőről indul, délnek fordulva.
marrakech-rule-M2 = Mindenkinek 30 dirhamja van.
marrakech-rule-M3 = Hárman 15, négyen 12 szőnyeg jut mindenkinek. Ketten fejenként 24 szőnyeg két színből, megkeverve: mindig a legfelsőt kell leteríteni.
marrakech-rule-M4 = A játékosok sorban jönnek; a kezdőt sorsolás dönti el.
marrakech-rule-M5 = A körödben előbb Asszamot meghagyod, ahogy áll, vagy negyed fordulattal balra vagy jobbra fordítod; hátra soha. Aztán dobsz a kockával.
marrakech-rule-M6 = A kockán 1, 2, 2, 3, 3 és 4 papucs van.
marrakech-rule-M7 = Asszam ennyi mezőt lép egyenesen. A tábla szélén a nyilat követve visszafordul; a nyíl nem számít mezőnek.
marrakech-rule-M8 = Ha Asszam más szőnyegén áll meg, annyi dirhamot fizetsz a tulajdonosnak, ahány azonos színű mező oldalával összefügg Asszam mezőjével, azt is beleszámítva. Üres mezőn és a saját szőnyegeden nem fizetsz.
marrakech-rule-M9 = Aki nem tud fizetni, mindenét odaadja, és kiesik; a szőnyegeiért többé nem jár semmi. Az utolsóként maradó azonnal nyer.
marrakech-rule-M10 = Ezután szőnyeget terítesz két szomszédos mezőre: az egyik Asszam mellett legyen, de egyik se alatta. Bárki szőnyegét szabad takarni, a sajátodat is.
marrakech-rule-M11 = Egy szőnyeg mindkét látható felét nem szabad egyszerre letakarni.
marrakech-rule-M12 = Mindig van hová teríteni: senki sem passzol.
marrakech-rule-M13 = A játéknak vége, amikor az utolsó szőnyeg is lekerült.
marrakech-rule-M14 = Minden látható félszőnyeged és minden dirhamod egy pont. A legtöbb pont nyer, döntetlennél a több dirham; ha az is egyenlő, a győzelem megosztott.

## What a blind player hears

marrakech-alt-walk = A dobás { $roll }. Asszam útja: { $cells }.
marrakech-alt-paid = { $name } fizet, { $to } kap { $dirhams } dirhamot ezekért a mezőkért: { $cells }.
marrakech-alt-laid = { $name } leterített egy { $colour ->
        [red] piros
        [blue] kék
        [yellow] sárga
       *[turquoise] türkiz
    } szőnyeget ide: { $cells }.
marrakech-alt-assam = Asszam itt áll: { $cell }, és { $facing ->
        [N] észak
        [E] kelet
        [S] dél
       *[W] nyugat
    } felé néz.
marrakech-alt-turn = { $name } következik: Asszamot balra fordítja, egyenesen hagyja vagy jobbra fordítja.
marrakech-alt-lay = { $name } következik: egy { $colour ->
        [red] piros
        [blue] kék
        [yellow] sárga
       *[turquoise] türkiz
    } szőnyeget terít le.
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

## Amiről utána beszélnek
marrakech-figure-tax = egyszerre fizetett legtöbb dirham
marrakech-figure-earned = kapott dirham
marrakech-figure-paid = kifizetett dirham
marrakech-figure-carpet = legnagyobb szőnyeg
