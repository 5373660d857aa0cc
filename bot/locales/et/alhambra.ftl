### Alhambra: sündmused, keeldumised, nupud, sõnad ja reeglid lühidalt.

alhambra = Alhambra
alhambra-about = Palka ehitusmeistreid, kellest igaüks tahab tasu omas valuutas, ja ehita oma purskkaevu ümber kauneim loss. Punkte loetakse kolm korda: iga ehitisetüübi enamuse eest ja kõigile pikima välisseina eest.

## Lauseosad
alhambra-price = { $currency_raw ->
        [denar] { $price ->
            [one] { $price } teenar
           *[other] { $price } teenarit
        }
        [dirham] { $price ->
            [one] { $price } dirham
           *[other] { $price } dirhamit
        }
        [ducat] { $price ->
            [one] { $price } tukat
           *[other] { $price } tukatit
        }
       *[florin] { $price ->
            [one] { $price } florin
           *[other] { $price } florinit
        }
    }
alhambra-coins = { $currency_raw ->
        [denar] teenareid
        [dirham] dirhameid
        [ducat] tukateid
       *[florin] florineid
    }
alhambra-object = { $building_raw ->
        [pavilion] paviljoni
        [seraglio] haaremi
        [arcades] galerii
        [chambers] lossi
        [garden] aia
       *[tower] torni
    }
alhambra-old-object = { $old_building_raw ->
        [pavilion] paviljoni
        [seraglio] haaremi
        [arcades] galerii
        [chambers] lossi
        [garden] aia
       *[tower] torni
    }
alhambra-side-name = { $side_raw ->
        [north] põhja
        [east] ida
        [south] lõuna
       *[west] lääne
    }
alhambra-neighbour-name = { $neighbour ->
        [fountain] purskkaev
       *[other] { $neighbour }
    }

## Mis juhtus
alhambra-took-money = { $seat } võtab raha: { $cards }.
alhambra-bought-exactly = { $seat } ostab { alhambra-object } { $tile }, hind { alhambra-price }, makstud täpselt ({ $paid }). Käik jätkub.
alhambra-bought = { $seat } ostab { alhambra-object } { $tile }, hind { alhambra-price }, makstud { $paid }: { $over } läheb kaduma.
alhambra-built-from-reserve = { $seat } ehitab tagavarast { alhambra-object } { $tile }: { $place }.
alhambra-took-down = { $seat } võtab tagavarasse { alhambra-object } { $tile } ({ $place }).
alhambra-swapped = { $seat } vahetab { alhambra-old-object } { $old } ({ $place }) välja, asemele tuleb { $building } { $tile }.
alhambra-did-no-more = { $seat } ei tee enam midagi.
alhambra-placed = { $seat } ehitab { alhambra-object } { $tile }: { $place }.
alhambra-stored = { $seat } paneb tagavarasse { alhambra-object } { $tile }.
alhambra-given = { $seat } annab Margusele { alhambra-object } { $tile }.
alhambra-reshuffled =
    { $cards ->
        [one] Rahapakk sai otsa: uues pakis on { $cards } kaart mahapandutest.
       *[other] Rahapakk sai otsa: mahapandud { $cards } kaarti segati uueks pakiks.
    }
alhambra-new-money = Uus raha: { $cards }.
alhambra-new-building = Uus ehitusturul, ruut { $stall }: { $building } { $tile }, hind { alhambra-price }.
alhambra-scoring-began = { $round }. punktiarvestus kolmest!
alhambra-scored = { $seat }: +{ $points } (ehitised { $buildings }, sein { $wall }), kokku { $total }.
alhambra-dirk-scored = Margus: +{ $points }, kokku { $total }.
alhambra-dirk-received =
    { $count ->
        [one] Margus saab kotist { $count } ehitise: { $tiles }.
       *[other] Margus saab kotist { $count } ehitist: { $tiles }.
    }
alhambra-bag-ran-out = Kott on tühi ja ehitusturgu ei saa täita: käike enam ei ole. Iga ülejäänud ehitise saab see, kellel on selle valuutas kõige rohkem raha.
alhambra-won-building = { $seat } saab { alhambra-object } { $tile }: kõige rohkem { alhambra-coins } käes.
alhambra-nobody-won-building = Kellelgi pole üksi kõige rohkem { alhambra-coins }, ehitusturule jääb: { $building } { $tile }.

## Keeldumised
alhambra-not-on-display = Avatud kaartide hulgas ei ole: { $cards }.
alhambra-too-much-money = Kokku on need väärt { $total }. Mitu kaarti võivad olla väärt kuni { $limit }, üks kaart kui palju tahes.
alhambra-empty-stall = Ehitusturu ruut { $stall } on tühi.
alhambra-other-building = ehitusturu ruudul { $stall } on nüüd teine ehitis: { $building } { $tile }.
alhambra-no-longer-there = { $what } ei ole enam seal.
alhambra-still-there = { $what } on seal.
alhambra-not-in-hand = Sul ei ole: { $cards }.
alhambra-not-enough = { $tile }: hind on { alhambra-price }, siin on { $paid }. Puudu on { $lacking }.
alhambra-act-first = Võta enne raha, osta või planeeri ümber. Lõpetada võid pärast täpset makset.
alhambra-waits-for-the-end = { $tile } on äsja ostetud ja ootab, kuni su tegevused on läbi. Nende lõpetamiseks vajuta „Lõpeta tegevused“ või saada /play done.
alhambra-nothing-to-place = Praegu ei ole midagi asetada. Võta enne raha, osta või planeeri ümber.
alhambra-not-in-reserve = { $tile } ei ole sinu tagavaras.
alhambra-not-built = { $tile } ei ole sinu Alhambras.
alhambra-fountain-stays = Purskkaev jääb alati oma kohale.
alhambra-wall-meets-none = Kohal { $place } satuks ehitise { $tile } { alhambra-side-name }külje sein vastu naabrit, kellel seal seina ei ole: { alhambra-neighbour-name }.
alhambra-none-meets-wall = Kohal { $place } ei ole ehitisel { $tile } { alhambra-side-name }küljel seina, naabril aga on: { alhambra-neighbour-name }.
alhambra-no-way-on-foot = Kohal { $place } on kõigil kokkupuutuvatel külgedel sein: ehitise { $tile } juurde ei pääseks purskkaevu juurest jalgsi.
alhambra-cuts-off = Kui { $tile } ära võtta, ei pääseks jalgsi enam siia: { $tiles }.
alhambra-touches-nothing = Kohal { $place } ei puudutaks { $tile } sinu Alhambrat ühegi küljega. Nurgad ei loe.
alhambra-place-taken = { $other ->
        [fountain] Kohal { $place } on purskkaev.
       *[other] Kohal { $place } on juba { $other }.
    }
alhambra-shuts-in = { $tile } kohal { $place } jätaks tühimiku: { $gap }.
alhambra-leaves-gap = { $tile } on igast küljest ümbritsetud: kui selle ära võtad, jääb tühimik kohale { $place }.
alhambra-place-first = Sinu tegevused on läbi. Nüüd aseta ostetu: { $tiles }.
alhambra-not-bought = { $tile } ei ole nende ehitiste hulgas, mis sul veel asetada tuleb.
alhambra-no-dirk = Margus mängib kaasa ainult siis, kui teid on kaks.

## Nupud
alhambra-prompt-act = Võta raha, osta ehitis või planeeri ümber
alhambra-prompt-place = Ehita ostetu või pane see tagavarasse
alhambra-prompt-last = Ehita saadu või pane see tagavarasse
alhambra-take-word = Võta raha
alhambra-buy-word = Osta
alhambra-add-word = Ehita tagavarast
alhambra-remove-word = Võta tagavarasse
alhambra-swap-word = Vaheta
alhambra-done-word = Lõpeta tegevused
alhambra-place-word = Ehita
alhambra-store-word = Tagavarasse
alhambra-give-word = Anna Margusele
alhambra-cards-label = { $cards }
alhambra-stall-label = { $building } { $tile }, { alhambra-price }
alhambra-exact-label = { $paid } ✓ täpne
alhambra-over-label = { $paid } ({ $over } kaob)
alhambra-tile-label = { $building } { $tile }
alhambra-while-label = Ainult kuni seal on:
alhambra-without-label = Ainult kui seal enam ei ole:

## Miks see käik hea on
alhambra-hint-money =
    { $cards ->
        [one] Raha on siis { $total } võrra rohkem.
       *[other] Raha on siis { $total } võrra rohkem ja { $cards } kaardiga on kergem täpselt maksta.
    }
alhambra-hint-afford = Siis jätkub sul raha: { $building } { $tile }.
alhambra-hint-afford-exactly = Siis saad maksta täpselt: { $building } { $tile }.
alhambra-hint-lead = Neid ({ $building }) on sul siis { $count }, rohkem kui kellelgi teisel.
alhambra-hint-exact = Maksad täpselt ({ $building } { $tile }) ja käik jätkub.
alhambra-hint-more = Neid ({ $building }) on sul siis { $count }.
alhambra-hint-wall = Sinu pikim sein on siis { $length } pikk.
alhambra-hint-room = See teeb ruumi millelegi paremale.
alhambra-hint-keep = Praegu oleks { $building } { $tile } jalus, tagavaras saab oodata.
alhambra-hint-no-place = { $tile } ei sobi praegu kuhugi.
alhambra-hint-dirk = Mida võidab Margus, seda kaotab su vastane.
alhambra-hint-enough = Midagi muud ei tasu sel käigul teha.

## Mängu sõnad
alhambra-term-pavilion = paviljon
alhambra-term-seraglio = haarem
alhambra-term-arcades = galerii
alhambra-term-chambers = loss
alhambra-term-garden = aed
alhambra-term-tower = torn
alhambra-term-denar = teenar
alhambra-term-dirham = dirham
alhambra-term-ducat = tukat
alhambra-term-florin = florin
alhambra-term-north = põhi
alhambra-term-east = ida
alhambra-term-south = lõuna
alhambra-term-west = lääs
alhambra-term-dirk = Margus
alhambra-term-d1 = 1 teenar
alhambra-term-d2 = 2 teenarit
alhambra-term-d3 = 3 teenarit
alhambra-term-d4 = 4 teenarit
alhambra-term-d5 = 5 teenarit
alhambra-term-d6 = 6 teenarit
alhambra-term-d7 = 7 teenarit
alhambra-term-d8 = 8 teenarit
alhambra-term-d9 = 9 teenarit
alhambra-term-h1 = 1 dirham
alhambra-term-h2 = 2 dirhamit
alhambra-term-h3 = 3 dirhamit
alhambra-term-h4 = 4 dirhamit
alhambra-term-h5 = 5 dirhamit
alhambra-term-h6 = 6 dirhamit
alhambra-term-h7 = 7 dirhamit
alhambra-term-h8 = 8 dirhamit
alhambra-term-h9 = 9 dirhamit
alhambra-term-u1 = 1 tukat
alhambra-term-u2 = 2 tukatit
alhambra-term-u3 = 3 tukatit
alhambra-term-u4 = 4 tukatit
alhambra-term-u5 = 5 tukatit
alhambra-term-u6 = 6 tukatit
alhambra-term-u7 = 7 tukatit
alhambra-term-u8 = 8 tukatit
alhambra-term-u9 = 9 tukatit
alhambra-term-f1 = 1 florin
alhambra-term-f2 = 2 florinit
alhambra-term-f3 = 3 florinit
alhambra-term-f4 = 4 florinit
alhambra-term-f5 = 5 florinit
alhambra-term-f6 = 6 florinit
alhambra-term-f7 = 7 florinit
alhambra-term-f8 = 8 florinit
alhambra-term-f9 = 9 florinit

## Kust punktid tulevad
alhambra-points-pavilion = paviljonid
alhambra-points-seraglio = haaremid
alhambra-points-arcades = galeriid
alhambra-points-chambers = lossid
alhambra-points-garden = aiad
alhambra-points-tower = tornid
alhambra-points-wall = sein

## Kodureeglid
alhambra-option-open_money = avatud raha
alhambra-option-open_money-about = Kõik näevad kõigi raha: kes ikka nädalaid mäletab, mida avalikult võeti?

## Reeglid lühidalt
alhambra-rule-A1 = 2–6 mängijat. Mängus on 54 ehitist: 7 paviljoni (hind 2–8), 7 haaremit (3–9), 9 galeriid (4–10), 9 lossi (5–11), 11 aeda (6–12) ja 11 torni (7–13). Ehitisel võib sein olla kuni kolmel küljel.
alhambra-rule-A2 = Valuutasid on neli: teenarid (d, pruun ketas), dirhamid (h, sinine romb), tukatid (u, kollane täht) ja florinid (f, roheline ristikuleht), väärtused 1–9, igaühest kolm kaarti. d7 on 7-teenarine kaart.
alhambra-rule-A3 = Ehitusturul on neli ruutu: 1 tahab teenareid, 2 dirhameid, 3 tukateid, 4 florineid. Igaüks ehitab oma purskkaevu ümber; sellel seinu ei ole.
alhambra-rule-A4 = Igaühele jagatakse raha, kuni seda on 20 või rohkem. Sealt edasi hoitakse kaarte salajas: /hand näitab sinu omi ainult sulle.
alhambra-rule-A5 = Alustab see, kellel on kõige vähem kaarte; viigi korral otsustab väiksem summa, siis loos.
alhambra-rule-A6 = Avatult on laual neli rahakaarti ja neli ehitist.
alhambra-rule-A7 = Rahapakk jagatakse viieks hunnikuks: esimene punktiarvestuse kaart segatakse teise, teine neljandasse.
alhambra-rule-A8 = Käik on üks kolmest tegevusest. Raha võtmine: üks avatud kaart või mitu, kui need on kokku väärt kuni 5, valuutast olenemata.
alhambra-rule-A9 = Ostmine: maksa vähemalt hind, kõik selle ruudu valuutas. Raha tagasi ei anta. Sinu kaartide pildil on linnuke täpne makse, +2 see, mis läheb kaduma, −2 see, mis on puudu.
alhambra-rule-A10 = Kui maksad täpselt, siis käik jätkub: tee veel üks tegevus omal valikul või vajuta „Lõpeta tegevused“. Enne käigu lõppu turgu ei täideta.
alhambra-rule-A11 = Ostetu ootab, kuni su tegevused on läbi; enne ei saa seda ehitada ega vahetada.
alhambra-rule-A12 = Ümberplaneerimine: ehita üks ehitis tagavarast, võta üks tagavarasse või vaheta üks teise vastu täpselt samal kohal. Purskkaev jääb.
alhambra-rule-A13 = Ehitisi ei pöörata. Kohti loetakse purskkaevust: e2n1 on kaks itta ja üks põhja.
alhambra-rule-A14 = Kokkupuutuvad küljed on ühesugused: sein mõlemal või mitte kummalgi.
alhambra-rule-A15 = Iga ehitiseni pääseb purskkaevu juurest jalgsi, mööda ehitisi ja seinu ületamata.
alhambra-rule-A16 = Ehitis on ülejäänutega ühendatud vähemalt ühe küljega; nurgad ei loe.
alhambra-rule-A17 = Tühimikke ei tohi jääda: ühtki tühja kohta ega mitut kõrvuti ei tohi ehitistega igast küljest ümbritseda.
alhambra-rule-A18 = Käigu lõpus asetad ostetu omal valikul järjekorras: Alhambrasse või tagavarasse (telliste märk), kuhu mahub kui tahes palju.
alhambra-rule-A19 = Siis täidetakse raha ja turg taas neljani. Kui pakk on otsas, segatakse mahapandud kaardid. Kes midagi teha ei saa, vajutab „Lõpeta tegevused“.
alhambra-rule-A20 = Kui tuleb punktiarvestuse kaart, loetakse enne järgmist käiku punktid.
alhambra-rule-A21 = Ehitisetüübi eest saab punkte see, kellel on seda kõige rohkem; vaja on vähemalt üht ja tagavara ei loe. Paviljonist tornini: 1. arvestus annab esimesele 1–6; 2. arvestus 8–13, teisele 1–6; 3. arvestus 16–21, teisele 8–13, kolmandale 1–6.
alhambra-rule-A22 = Viigi korral jagatakse kõigi hõivatud kohtade punktid, allapoole ümardades. Punktiarvestuse pildil tähendabki seda 19÷2.
alhambra-rule-A23 = Igaüks saab veel ühe punkti oma pikima katkematu välisseina iga külje eest. Kahe ehitise vahelised seinad ei loe.
alhambra-rule-A24 = Mäng lõpeb, kui kotist ei jätku, et turul oleks neli ehitist: ülejäänud pannakse turule ja käike enam ei ole.
alhambra-rule-A25 = Iga turule jäänud ehitise saab see, kellel on selle valuutas kõige rohkem raha, ükskõik milline on hind; viigi korral jääb see turule. Kõik asetavad saadu üheaegselt.
alhambra-rule-A26 = Seejärel tuleb 3. punktiarvestus. Võidab see, kellel on kõige rohkem punkte; viigi korral jagatakse võitu.
alhambra-rule-A27 = Kahekesi on pakis iga rahakaarti kaks, mitte kolm.
alhambra-rule-A28 = Kui mängijaid on kaks, osaleb ka Margus, kujuteldav kolmas mängija, kellel pole kaarte ega käike. Ta saab alguses 6 ehitist, pärast 1. arvestust 6 ja pärast 2. arvestust kolmandiku kotist, ning punkte ehitiste, aga mitte seina eest. Ta võib isegi võita.
alhambra-rule-A29 = Kahekesi võid ostetud ehitise ka Margusele anda.

## What a blind player hears

alhambra-alt-new = { $name } ehitas äsja: { $tile }, koht { $place }.
alhambra-alt-act = Käigul on { $name }: võtta raha, osta või Alhambra ümber planeerida.
alhambra-alt-again = { $name } maksis täpselt, käik jätkub.
alhambra-alt-place = { $name } peab asetama: { $tiles }.
alhambra-alt-places = { $tile }, sobivad kohad: { $places }.
alhambra-alt-nowhere = { $tile } ei sobi kuhugi.
alhambra-alt-last = Käike enam ei ole: viimased ehitised asetavad kõik korraga.
alhambra-alt-over = Mäng on läbi. { $count ->
        [1] Võitja
       *[other] Võitjad
    }: { $names }.
alhambra-alt-piles = Punktiarvestusi tehtud: { $round }, kokku tuleb 3. Kaarte pakis: { $deck }. Ehitisi kotis: { $bag }.
alhambra-alt-stall = Ehitusturu ruut { $stall }, { $price }: { $tile }.
alhambra-alt-vacant = Ehitusturu ruut { $stall }, { $currency }: tühi.
alhambra-alt-display = Avatud raha: { $cards }.
alhambra-alt-no-display = Avatud raha ei ole.
alhambra-alt-hand = Sinu raha: { $cards }.
alhambra-alt-no-hand = Sul ei ole raha.
alhambra-alt-exact = { $tile }: saad maksta täpselt, { $paid }.
alhambra-alt-dearer = { $tile }: saad maksta { $paid }, { $over } läheb kaduma.
alhambra-alt-missing = { $tile }: puudu on { $missing }.
alhambra-alt-player = { $name }: { $score ->
        [one] { $score } punkt
       *[other] { $score } punkti
    }, { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarti
    }, pikim sein { $wall }.
alhambra-alt-money = Raha: { $cards }.
alhambra-alt-fountain = Alhambra: ainult purskkaev.
alhambra-alt-alhambra = Alhambra: { $tiles }.
alhambra-alt-walled = { $building } { $tile }, { $count ->
        [1] sein
       *[other] seinad
    }: { $walls }
alhambra-alt-unwalled = { $building } { $tile }, ilma seinata
alhambra-alt-reserve = Tagavara: { $tiles }.
alhambra-alt-waiting = Ostetud ja ootab: { $tiles }.
alhambra-alt-dirk = Margus: { $score ->
        [one] { $score } punkt
       *[other] { $score } punkti
    }. Ehitised: { $tiles }.
alhambra-alt-scoring = { $round }. punktiarvestus.
alhambra-alt-majority = { $building }: { $shares }.
alhambra-alt-share = { $name } { $count }, +{ $points }

## Millest pärast räägitakse
alhambra-figure-wall = pikim sein
alhambra-figure-exact = täpseid makseid
alhambra-figure-buildings = ehitisi
