### Don Quijote: reeglid, sündmused, keeldumised ja sildid.

quixote = Don Quijote
quixote-about = Kõik ehitavad korraga oma vürstiriiki, samadel väljadel, ja ühendavad teedega linnuseid, kirikuid, tuuleveskeid ja rüütleid; mängijaid on 1–4, nii et mängida saab ka üksi. Teeplaadid on meie oma komplekt: reeglites on päris plaadid küll pildil, kuid loetletud neid ei ole.

## Mis juhtus
quixote-chosen = Sinu plaat { $tile } on väljal { $field }, { $way }. Teised näevad seda siis, kui kõik on käinud; seni saad selle tagasi võtta: /undo.
quixote-laid = { $seat }: { $tile } väljale { $field }, { $way }.
quixote-called = Järgmine väli on { $field } (kaart { $card }/{ $cards }).
quixote-last-called = Viimane vaba väli on { $field }: kõik panevad sinna kuuenda plaadi.
quixote-scored = { $seat }, { $phase }. faas: +{ $points }, kokku { $total } (linnus „6“: { $castle6 }, linnus „4“: { $castle4 }, kirikud: { $churches }, tuuleveskid: { $windmills }, kaitse: { $defence }{ $phase ->
        [3] , rüütlid: { $knights }
       *[other] {""}
    }).
quixote-opened = { $seat }, { $phase }. faasi avatud plaadid: { $tiles }.
quixote-opened-last = { $seat }, viimaseks jäetud: { $tile }.

## Miks mitte
quixote-not-open = { $tile } ei ole sinu avatud plaatide seas. Sinu avatud plaadid: { $open }.
quixote-kept-for-last = { $tile } on sinu kuues plaat ja läheb viimasele vabale väljale. Sinu avatud plaadid: { $open }.
quixote-only-the-last = Viimasele vabale väljale läheb sinu kuues plaat, { $last }.
quixote-field-called = väli on { $field }.

## Sildid
quixote-lay-label = Pane väljale { $field }
quixote-tile-label = { $symbol_raw ->
        [knight] { $tile } · { $symbol } { $shield }
       *[other] { $tile } · { $symbol }
    }
quixote-way-label = { $way_raw ->
        [down] ↓ tagurpidi
       *[up] ↑ püstipidi
    }
quixote-lay-ahead-label = Pane
quixote-anywhere-label = ükskõik mis väljale

## Miks see käik hea on
quixote-hint-castle = Linnusega „{ $castle }“ on siis ühendatud nii palju rüütleid kui vaja: { $knights }.
quixote-hint-group = { $symbol_raw ->
        [church] Ühendatud kirikud
       *[windmill] Ühendatud tuuleveskid
    } annavad punkte juurde: { $points }.
quixote-hint-defence = Piiril on siis kilpe { $shields } ja kaitse peab.
quixote-hint-knights = Sinu parim rüütlite rühm kasvab: +{ $points }.
quixote-hint-guard = Kaitse on lähemal: kilpe { $shields }, vaja { $needed }.
quixote-hint-link = Linnus „{ $castle }“ on lähemal: rüütleid { $knights }, vaja { $needed }.
quixote-hint-roads = Kohe punkte ei anna, aga jätab head teed, millest edasi minna.

## Sõnad
quixote-term-up = püstipidi
quixote-term-down = tagurpidi
quixote-term-church = kirik
quixote-term-windmill = tuuleveski
quixote-term-knight = rüütel
quixote-term-mule-driver = Muulaajaja
quixote-term-squire = Kannupoiss
quixote-term-knight-errant = Rändrüütel
quixote-term-hidalgo = Hidalgo
quixote-term-don-quixote = Don Quijote

## Kust punktid tulevad
quixote-points-castle6 = linnus „6“
quixote-points-castle4 = linnus „4“
quixote-points-churches = kirikud
quixote-points-windmills = tuuleveskid
quixote-points-defence = kaitse
quixote-points-knights = rüütlid

## Reeglid lühidalt
quixote-rule-Q1 = 1–4 mängijat. Igaühel on ühesugused 24 plaati (linnus 6, linnus 4 ja 22 teeplaati) ning tühi 24 väljaga vürstiriik: veerud A–H, read 1–3. Teeplaadid on meie oma komplekt: reeglites on päris plaadid küll pildil, kuid loetletud neid ei ole.
quixote-rule-Q2 = Teeplaadil on ülemine ja alumine pool. Ühe poole teed saavad kõik kokku, keskjoont ületab tee aga ainult mõnel plaadil. Ülemise poole teel seisab kirik, tuuleveski või rüütel 1–3 kilbiga.
quixote-rule-Q3 = Plaat pannakse püstipidi, nagu trükitud („up“), või 180° pööratult („down“): pooled, teed ja märk pöörduvad kaasa.
quixote-rule-Q4 = Linnusel on kaks teed: ülemisest poolest vasakule ja alumisest paremale. Mõlemad lõpevad seal: läbi linnuse ei pääse.
quixote-rule-Q5 = Asukohakaarte on 24, iga välja jaoks üks.
quixote-rule-Q6 = Esimene kaart näitab, kuhu läheb kõigil linnus 6, järgmine, kuhu läheb linnus 4. Linnused ei tohi kokku puutuda, ka mitte nurgast: kui puutuksid, avatakse uus kaart ja eelmine segatakse pakki tagasi.
quixote-rule-Q7 = 22 teeplaati segatakse, pildiga allpool, iga mängija omad eraldi.
quixote-rule-Q8 = 1. faasis avad oma plaatidest 9, 2. faasis järgmised 7, 3. faasis viimased 6: viie seast valid, kuues ootab avatuna eraldi ja läheb mängu viimasena.
quixote-rule-Q9 = Kaart nimetab välja ja kõik panevad sinna korraga ühe oma avatud plaatidest, näiteks „lay c3 up“; kui kõik on pannud, avatakse järgmine kaart. Nii 9, 7 ja 5 korda; 3. faasis läheb seejärel kuues plaat viimasele vabale väljale.
quixote-rule-Q10 = Pandud plaati enam ei liigutata ega pöörata. Teed ei pea kokku saama.
quixote-rule-Q11 = Avatud plaate näevad kõik. Pandud plaat jääb teiste eest varju ja selle saab tagasi võtta, kuni kõik on pannud. Pildiga allpool plaate ja kaartide järjekorda ei tea keegi.
quixote-rule-Q12 = Kaks naaberpoolt on ühendatud, kui mõlemast viib tee nende ühise servani; kõik, kuhu nii pääseb, on üks teedevõrk. Märgid teed ei katkesta, linnused katkestavad.
quixote-rule-Q13 = Iga faasi järel annab linnus 6 kuus punkti ja linnus 4 neli punkti, kui selle teedega on ühendatud vähemalt 1, 2 või 3 rüütlit (1., 2., 3. faasis). Kilbid siin ei loe ja üks rüütel võib teenida mõlemat linnust.
quixote-rule-Q14 = Kaks ühendatud kirikut annavad 2 punkti, kolm või rohkem igaüks 2 punkti. Arvesse läheb iga rühm; üksik kirik ei anna midagi.
quixote-rule-Q15 = Tuuleveskid annavad punkte samamoodi, kuid kirikutest eraldi.
quixote-rule-Q16 = Kaitse annab 5 punkti, kui kaitsjate kilpide summa on vähemalt 4, 8 või 12 (1., 2., 3. faasis). Kaitsja on rüütel, kelle enda plaadipoolest viib tee otse välispiirile.
quixote-rule-Q17 = Ainult 3. faasi järel: sinu kõige väärtuslikum ühendatud rüütlite rühm, vähemalt kaks rüütlit, annab nii palju punkte, kui on selles kilpe.
quixote-rule-Q18 = Võidab see, kellel on kolme faasi peale kõige rohkem punkte; viigi korral võitu jagatakse. Üksi mängides teenid tiitli: alla 40 punkti muulaajaja, alates 40 punktist kannupoiss, 49 rändrüütel, 58 hidalgo, 67 Don Quijote.

## What a blind player hears

quixote-alt-called = { $phase }. faas, kaart { $card }/{ $cards }. Nimetatud väli on { $field }.
quixote-alt-last = 3. faas, viimane vaba väli on { $field }: sinna läheb kuues plaat.
quixote-alt-scored = { $phase }. faasi punktid.
quixote-alt-over = Mäng on läbi. { $count ->
        [1] Võitja
       *[other] Võitjad
    }: { $names }.
quixote-alt-title = Teenitud tiitel: { $title }.
quixote-alt-hidden = Sinu plaat { $tile } on väljal { $field }; teised seda veel ei näe.
quixote-alt-ready = Juba pannud: { $names }.
quixote-alt-waiting = Veel mõtlevad: { $names }.
quixote-alt-new = Viimati pandi väljale { $field }: { $tiles }.
quixote-alt-needs = Linnus vajab praegu { $knights } rüütlit, kaitse { $shields } kilpi.
quixote-alt-castles = Linnus 6 on väljal { $six }, linnus 4 väljal { $four }; kummastki viib tee ülemisest poolest läände ja alumisest itta.
quixote-alt-player = { $name }: { $total ->
        [one] { $total } punkt
       *[other] { $total } punkti
    }; see faas annaks praegu { $now }.
quixote-alt-result = { $name }: { $total ->
        [one] { $total } punkt
       *[other] { $total } punkti
    } ({ $phases }).
quixote-alt-network = Teedevõrk { $fields }: { $points }.
quixote-alt-defence = Kaitsjad väljadel { $fields }: kilpe { $guard }, punkte { $points }.
quixote-alt-knights = Rüütleid linnuse 6 juures: { $six }, linnuse 4 juures: { $four }.
quixote-alt-open = Avatud plaadid, nagu nad püstipidi on (tagurpidi vahetavad kohad ülemine ja alumine, põhi ja lõuna, lääs ja ida):
quixote-alt-kept = Viimaseks jäetud:
quixote-alt-tile = { $tile }, { $symbol }: ülemine pool – { $upper }; alumine pool – { $lower }; pooled { $joined ->
        [yes] on ühendatud
       *[no] ei ole ühendatud
    }.
quixote-alt-worth = Faas annaks: up { $up }, down { $down }.
quixote-alt-side = { $side ->
        [N] põhi
        [S] lõuna
        [W] lääs
       *[E] ida
    }
quixote-alt-no-exit = väljapääsu pole
quixote-alt-bare = { $name }: vürstiriigis pole veel ühtegi plaati.
quixote-alt-land = { $name }, vürstiriik:
quixote-alt-field = { $field }, { $tile }: { $symbol } { $half ->
        [upper] ülemisel
       *[lower] alumisel
    } poolel; ülemine pool – { $upper }; alumine pool – { $lower }; pooled { $joined ->
        [yes] on ühendatud
       *[no] ei ole ühendatud
    }.
quixote-alt-others-open = { $name }, avatud plaadid: { $tiles }.
quixote-alt-others-land = { $name }, vürstiriigis: { $tiles }.

## Millest pärast räägitakse
quixote-figure-castles = lossid
quixote-figure-churches = kirikud
quixote-figure-windmills = tuulikud
quixote-figure-defence = kaitse
quixote-figure-knights = rüütlid
