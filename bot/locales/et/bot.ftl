### Laua enda sõnad: kogunemine, käigud, keeldumised, seaded. Mängudel on oma failid.

word = { $word }
and-then = { $first } · { $then }

## Kogunemine
lobby-opened = { $name } kutsub mängima: { $game }. Kes tuleb?
joined = { $name } istub lauda.
left = { $name } tõuseb lauast.
lobby-closed = Kedagi ei jäänud: laud on suletud.
table-closed = { $name } sulges laua.
house-rule = Kodureegel: { $rule }
alt-lobby = Mängijate kogunemine: { $game }. Lauas: { $names }.

## Mäng
game-begins = { $game }: mäng algab!
fair-dice = Kõik selle mängu juhused on nüüd paigas ja keegi ei saa neid enam muuta. Et seda lõpus kontrollida, on siin nende sõrmejälg (SHA-256): { $hash }
dice-committed = Täringud pole kellegi omad: roboti osa on paigas. Selle SHA-256: { $hash }
dice-say = Lisa nüüd oma osa, ükskõik mis sõnadega, näiteks: { $example }
dice-noted = Sinu osa segatakse sisse mängu algul. Üleskirjutuses on see { $hash }.
dice-brought = { $name } lisab juhusele oma osa.
dice-mixed = Juhus segati roboti ja nende osadest: { $names }. Tulemus: { $seed }.
call-one = { $names }, sinu kord.
call-one-to = { $names }, sinu kord. { $prompt }:
call-one-until = { $names }, sinu kord. Aega on kuni { $until }.
call-one-until-to = { $names }, sinu kord. Aega on kuni { $until }. { $prompt }:
call-many-until = { $names }: praegu on kord teil kõigil, mis tahes järjekorras. Aega on kuni { $until }.
call-many = { $names }: praegu on kord teil kõigil, mis tahes järjekorras.
choose = Vali, kuidas jätkata:
your-choices = Sinu valikud:
nothing-to-decide = Praegu ei ole sul midagi otsustada.
wins = Võitis { $names }!
share-the-win = Võitu jagavad: { $names }!
score =
    { $points ->
        [one] { $name }: { $points } punkt
       *[other] { $name }: { $points } punkti
    }
score-from = { $score } ({ $sources })
points-from = { $source } { $points }
rating = Välja teenitud tiitel: { $rating }
seed-published = Selle mängu juhuarvude seeme: { $seed }. Mängu üleskirjutusega, /record, saab igaüks kontrollida, et seda ei muudetud.
again-opened = { $name } tahab samade mängijatega veel mängida: { $game }. Kes tuleb?
again-stands = { $game }: järgmine mäng selles lauas, samade mängijatega. Kes tuleb?
call-again = { $names }, kas tulete? Piisab nupust „Istun lauda“; mäng algab, kui kõik on kohal.
call-over = { $names }, ongi kõik. Kas veel üks mäng?
again-last-call = Kedagi veel oodatakse. Kes nüüdki ei tule, jääb kõrvale; kui mängijaid jääb väheks, tuleb asemele robot.
again-without = Mäng algab ilma nendeta: { $names }.
again-nobody = Järgmisele mängule ei tulnud keegi, kogunemine on läbi.
tally = Senised mängud: { $shares }
tally-share =
    { $wins ->
        [one] { $name }: { $wins } võit, kokku { $total }
       *[other] { $name }: { $wins } võitu, kokku { $total }
    }

## Tagasivõtmine, lahkumine, nõusolek
taken-back = Tagasi võetud.
took-back =
    { $count ->
        [one] { $name } võtab ühe sammu tagasi.
       *[other] { $name } võtab { $count } sammu tagasi.
    }
ahead-rule-first = Otsusta ette, mida sa oma korral teed. Siis käiakse see kohe ära, kui kõik, millele see toetub, endiselt kehtib; kui ei, kutsutakse sind ja öeldakse põhjus. Keegi teine seda ei näe.
ahead-rule = See käiakse kohe, kui sinu kord tuleb, kui kõik öeldu veel kehtib. Kui ei, võetakse see ära, sind kutsutakse ja öeldakse põhjus. Keegi teine seda ei näe.
ahead-rule-many = Kui sinu kord tuleb, käiakse kohe esimene neist, mis veel kehtib. Kui ükski ei kehti, võetakse kõik ära, sind kutsutakse ja öeldakse põhjused. Keegi teine neid ei näe.
ahead-goes-on = See läheb edasi ka siis, kui vahepeal selgub midagi uut: täringuvise või uus kaart.
ahead-stops = See peatub kohe, kui selgub midagi uut: täringuvise või uus kaart.
ahead-your-turn = Praegu on sinu kord: käi.
ahead-nothing = Praegu ei saa sa järgmiseks korraks midagi ette otsustada.
ahead-not-offered = „{ $text }“ ei saa praegu ette otsustada. /ahead näitab, mida saab.
ahead-choose = Mida sa oma korral teed?
ahead-choose-then = Ja siis, samal korral?
ahead-too-many = Nii palju ei saa ette otsustada: kõige rohkem { $count }.
ahead-no-such = Selle numbriga ei ole midagi otsustatud.
ahead-removed = Kõik, mille olid ette otsustanud, on ära võetud.
ahead-plan = { $number }. { $move }
ahead-then = { $first }; siis { $then }
ahead-undone = See, mille olid ette otsustanud, on ära võetud: mäng läks tagasi varasemasse seisu.
ahead-seat-asked = See, mille olid ette otsustanud, on ära võetud: keegi küsis sinu kohta.
ahead-failed = Ette otsustatut ei käidud ({ $move }): { $reason }
ahead-otherwise = see oli mõeldud teiseks hetkeks.
ahead-played = Käidud nii, nagu sa ette otsustasid: { $move }
ahead-stopped = Seal see peatus, sest selgus midagi uut. Jätka, nagu soovid.
ahead-stopped-there = Seal see peatus: { $reason }
ask-undo =
    { $count ->
        [one] { $name } soovib ühe sammu tagasi võtta: { $steps }. Kas kõik on nõus?
       *[other] { $name } soovib { $count } sammu tagasi võtta: { $steps }. Kas kõik on nõus?
    }
ask-cancel = { $name } soovib mängu tulemuseta lõpetada. Kas kõik on nõus?
ask-replace = { $name } soovib üle võtta koha: { $chair }. Kas teised on nõus?
pending-undo =
    { $count ->
        [one] Otsust ootab küsimus: kas võtta üks samm tagasi?
       *[other] Otsust ootab küsimus: kas võtta { $count } sammu tagasi?
    }
pending-cancel = Otsust ootab küsimus: kas lõpetada mäng tulemuseta?
pending-replace = Otsust ootab küsimus: kas { $name } võib koha üle võtta?
agreed = Kirjas. Vastamata on veel: { $names }.
refused-consent = { $name } ei ole nõus, kõik jääb nii, nagu on.
closed-by-consent = Kõik on nõus: mäng lõpeb tulemuseta.
chair-is-free = Koht on vaba: { $name }. Selle võib igaüks üle võtta.
took-over = { $name } võtab koha üle (enne: { $before }).
everyone-left = Kõik on lahkunud: laud on suletud.
asked-for-seat = { $name } saab keelduda kuni { $until } või lihtsalt edasi mängida. Kui kumbagi ei juhtu ja kõik teised on nõus, läheb koht siis teisele.
asked-owner-alone = Lauas pole kedagi teist, kelle nõusolek loeks, nii et nõustuda saab ainult { $name }, kuni { $until }.
others-agree = Kõik teised on nõus. { $name } saab veel keelduda või käia, kuni { $until }.
keeps-seat = { $name } on siin ja jätab koha endale.
withdrawn = { $name } võtab küsimuse tagasi, kõik jääb nii, nagu on.
question-lapsed = Kõik ei nõustunud õigel ajal, nii et { $name } jätab koha endale.
freed-by-consent = { $name } soovis seda ja kõik teised on nõus: mängija { $chair } koht vabaneb.
freed-late = { $name } ei oota enam: mängija { $chair } aeg on läbi.
freed-by-moderator = { $name }, selle vestluse moderaator, ei oota enam: mängija { $chair } aeg on läbi.
closed-by-moderator = { $name }, selle vestluse moderaator, sulges laua.
robots-pause = Selles mängus on alles ainult robotid, seega on see pausil. See jätkub, kui keegi koha võtab; kui kuu aja jooksul kedagi ei tule, suletakse laud.
call-asked = { $names }, mida arvate?
left-the-chat = { $name } ei ole enam selles vestluses.
shown-again = Varasemad postitused ei pruukinud siia vestlusse jõuda. Mäng on praegu nii:
closed-out-of-reach = Laud on suletud: ma ei saanud liiga kaua siia kirjutada.
brought-back = See laud on taastatud sellisena, nagu see oli { $at }. Kelle kord on, selle aeg hakkab otsast peale.
closed-by-owner = Selle boti omanik sulges laua.
owner-says = Selle boti omanikult: { $text }
said = { $name }: { $text }
talk-without-seat = Siin räägivad omavahel ainult need, kes istuvad laua ääres.
talk-closed = See laud on suletud ja siin enam keegi ei räägi.
forgotten-player = mängija
forgotten-left = Keegi lahkus ja palus end unustada.
ended-gone = Mäng on lõppenud: { $game } ({ $names }). Selle vestlust enam ei ole või eemaldati mind sealt. Uut mängu saab alustada mõnes teises vestluses.
ended-shut = Mäng on lõppenud: { $game } ({ $names }). Ma ei tohtinud terve nädala selle vestlusse kirjutada. Uut mängu saab alustada mõnes teises vestluses.

## Nupud
button-join = Istun lauda
button-leave = Tõusen
button-start = Alustame
button-play = Käin
button-again = Mängime veel
button-ahead = Kuni ootad
button-ahead-then = Ja siis…
button-ahead-else = Või muidu…
button-ahead-on = Jätka ka uue järel
button-ahead-stop = Peatu uue juures
button-ahead-drop = Ilma { $number }-ta
button-ahead-off = Võta ära
button-record = Üleskirjutus
button-agree = Nõus
button-refuse = Ei
button-replace = Võtan koha üle
button-rule-on = Lülita sisse: { $rule }
button-rule-off = Lülita välja: { $rule }

## Mida tagasi võtta ei saa, selle kohta küsitakse enne üle
sure-resign-free = Kui annad alla, vabaneb sinu koht ja igaüks võib selle üle võtta koos kõigega, mis selle juurde kuulub. Seda ei saa tagasi võtta. Kui soovid jääda, ära tee midagi.
sure-resign-out = Kui annad alla, oled mängust väljas ja mäng jätkub sinuta. Seda ei saa tagasi võtta. Kui soovid jääda, ära tee midagi.
sure-resign-ends = Kui annad alla, on mäng läbi ja praegune seis jääb kehtima. Seda ei saa tagasi võtta. Kui soovid jääda, ära tee midagi.
sure-resign-closes = Peale sinu pole selles mängus enam kedagi. Kui annad alla, lõpeb see tulemuseta. Seda ei saa tagasi võtta. Kui soovid jääda, ära tee midagi.
sure-close = Mäng lõpeb kõigi jaoks tulemuseta. Seda ei saa tagasi võtta. Kui tahate edasi mängida, ära tee midagi.
sure-free = { $name } kaotab koha ja igaüks võib selle üle võtta koos kõigega, mis selle juurde kuulub. Seda ei saa tagasi võtta. Kui soovid veel oodata, ära tee midagi.
sure-give = Küsitakse sinu enda kohta. Kui nõustud, oled kohe väljas ja koha võtja näeb kõike, mis selle juurde kuulub. Seda ei saa tagasi võtta. Kui soovid jääda, vajuta „Ei“ või mängi edasi.
sure-forget =
    { $count ->
        [one] Kustutan kõik, mis sinu kohta on salvestatud: seaded, tulemused ja nime mängude üleskirjutustest, kus sinust saab „mängija“. Lahkud { $count } lauast ja sinu koht vabaneb teistele. Vestlustesse saadetu jääb alles. Seda ei saa tagasi võtta. Kui kõik peab alles jääma, ära tee midagi.
       *[other] Kustutan kõik, mis sinu kohta on salvestatud: seaded, tulemused ja nime mängude üleskirjutustest, kus sinust saab „mängija“. Lahkud { $count } lauast ja sinu kohad vabanevad teistele. Vestlustesse saadetu jääb alles. Seda ei saa tagasi võtta. Kui kõik peab alles jääma, ära tee midagi.
    }
forgot-you = Valmis: sinu kohta ei ole enam midagi salvestatud.
button-sure-resign = Jah, annan alla
button-sure-close = Jah, lõpeta mäng
button-sure-free = Jah, vabasta koht
button-sure-give = Jah, annan koha ära
button-sure-forget = Jah, unusta mind

## Keeldumised
unknown-command = Ma ei tunne käsku „/{ $command }“. /help ütleb, mida siin teha saab.
again-for-players = Järgmisele mängule saavad kutsuda need, kes mängisid. Oma laua avad käsuga /new.
which-game = Milline mäng? { $games }. Näiteks: { $example }
no-such-house-rule = Kodureeglit „{ $rule }“ ei ole. On: { $rules }.
no-house-rules = Sellel mängul kodureegleid ei ole.
rules-are-set = Mäng käib: kodureeglid enam ei muutu.
on-or-off = Kas lülitada reegel „{ $rule }“ sisse (on) või välja (off)?
lobby-is-open = Siin juba kogunetakse. Istu lauda või sulge enne laud: /cancel.
lobby-is-full =
    { $count ->
        [one] Laud on täis: siin on { $count } mängija.
       *[other] Laud on täis: siin on { $count } mängijat.
    }
game-is-on = Siin juba käib mäng ja igas kanalis on üks laud. Mängige lõpuni või mängige mujal.
has-begun = Mäng on juba alanud. Kellel kohta ei ole, on vaatama oodatud.
no-table = Siin ei ole lauda. Ava see: /new.
no-game = Siin ei käi mängu. Ava laud: /new.
not-begun = Mäng ei ole veel alanud. Seda alustab võõrustaja: /start.
you-sit-already = Sa istud juba selles lauas.
you-do-not-sit = Sa ei istu selles lauas. Istu lauda: /join.
not-a-player = Sa ei mängi selles lauas, aga vaadata võib.
not-in-this-chat = See laud on vestluses, kus sind ei ole, nii et siin sa vaadata ega mängida ei saa.
membership-unknown = Ma ei näe praegu, kas sa oled selle laua vestluses. Proovi veidi aja pärast uuesti või kirjuta käsk sinna.
leave-by-resigning = Mäng käib. Kui tahad alla anda, siis /resign.
host-begins = { $name } avas laua ja alustab mängu; kui laud on täis, võib alustada igaüks.
host-decides = { $name } avas laua, tema otsustab.
host-closes = Kogunemise saab sulgeda võõrustaja või moderaator. Lauast tõusta: /leave.
too-few =
    { $least ->
        [one] Liiga vähe mängijaid: { $count }. Vaja on vähemalt { $least }.
       *[other] Liiga vähe mängijaid: { $count }. Vaja on vähemalt { $least }.
    }
not-your-turn = Praegu ei ole sinu kord. Kord on: { $names }.
game-over = Mäng on läbi.
stale = See on aegunud: seis on vahepeal muutunud.
bad-notation = „{ $text }“ ei ole selle mängu käik. /play näitab, mida saab teha.
refused-by-rule = { $reason } (reegel { $rule })
no-preview = Selles mängus eelvaadet ei ole.
which-move = Millist käiku näidata? Näiteks: { $example }
nothing-to-undo = Sul ei ole midagi tagasi võtta.
question-pending = { $question } Kõigepealt nõustu või keeldu.
no-question = Praegu ei küsi sinult keegi midagi.
answered-already = Sa oled juba nõustunud.
nobody-to-consent = Peale sinu pole lauas kedagi, kes saaks sellega nõustuda, nii et mängija { $name } koht jääb kinni. { $name } saab sellest loobuda käsuga /resign. Kui aeg läbi saab, saad siin otsustada, kuidas edasi, või saab seda moderaator; ja võõrustaja saab laua sulgeda käsuga /cancel.
seat-was-kept = Seda kohta küsiti alles hiljuti ja { $name } jätab selle endale. Uuesti saad küsida alates { $until }.
yes-does-not-count = Mängid samas brauseris kui see, kes sellest võidaks, seega sinu nõusolek ei loe. Kui sa seda ei soovi, vasta „Ei“.
not-for-who-freed-it = Sul oli osa selles, et mängija { $name } koht vabanes, seega on see kellelegi teisele.
seat-waits-for = Siin mängib robot ja { $name } võib oma koha igal ajal tagasi võtta.
robots-alone = Siin istuvad ainult robotid. Keegi peab ka mängima: istu lauda käsuga /join.
out-already = Sa oled sellest mängust juba väljas.
whose-chair = Kelle koht? { $names }.
record-when-over = Üleskirjutuse saab, kui mäng on läbi: selles on juhuarvude seeme.
no-record = Siin ei ole veel ühtegi mängu lõpuni mängitud.
here-is-the-record = Mängu üleskirjutus. Arvutis, kus on Zoco, kontrollib seda käsk „zoco verify“ ja „zoco replay“ teeb sellest pildid.
moderators-alone = Seda saab ainult selle vestluse moderaator.
no-records = Lõpetatud mängude üleskirjutusi ei ole.
here-are-the-records =
    { $count ->
        [one] { $count } üleskirjutus. „zoco verify“ kontrollib seda.
       *[other] { $count } üleskirjutust ühes failis. „zoco verify“ kontrollib kõik.
    }
no-such-rule = Reeglit { $rule } ei ole.
which-language = Milline keel? { $languages }.
damaged-table = Selle laua salvestatud andmeid ei saa lugeda. Need on alles ja veast on teatatud; mängige seni mujal.
too-busy = Siin toimub liiga palju korraga. Proovi uuesti.
too-many-commands = Seda oli korraga liiga palju. Oota paar sekundit ja jätka siis.
too-many-tables = Oled selle tunni jooksul avanud väga palju laudu. Järgmise saad avada: { $until }.
game-too-long = Selles mängus on juba { $count } käiku ja tagasivõtmist, rohkem salvestada ei saa. Sulge laud: /cancel.
out-of-reach = Mängudele ei pääse praegu ligi. Proovi veidi aja pärast uuesti.
not-yet-safe = See pole veel kindlalt salvestatud. Proovi veidi aja pärast uuesti.

## Seaded, mängud, abi
settings-language = Selle laua keel: { $language }.
settings-rules = Kodureeglid: { $rules }.
settings-no-rules = Kodureegleid ei ole.
setting-now = { $setting }: { $value }
setting-changed = { $name } muudab seadeid. { $setting }
games-lobby = { $game }, kogunemine: { $names }
games-playing = { $game }, kord alates { $since }: { $names }
games-yours = { $game }: sinu kord alates { $since }
games-out-of-sight = { $game }: vestluses, mida sa praegu ei näe
no-games = Sa ei istu üheski lauas.
rule = { $id }: { $text }
rules-pictured = Pildiga on { $rules }. Ühte saab näha nii: { $example }
help-intro = Lauamängud käik-käigult: { $games }. Siin saad teha:
command-new = ava laud
command-join = istu lauda
command-again = järgmine mäng samade mängijatega
command-leave = tõuse lauast
command-dice = lisa juhusele oma osa, et keegi ei saaks seda valida
command-start = alusta mängu
command-cancel = sulge laud
command-play = käi; ilma käiguta näitab, mida saab teha
command-board = näita mängulauda uuesti
command-hand = sinu kaardid ja valikud, ainult sulle
command-preview = kuidas käik välja näeks, ainult sulle
command-ahead = otsusta oodates ette, mida sa oma korral teed; keegi teine seda ei näe
command-hint = mida robot sinu asemel teeks, ainult sulle
command-undo = võta viimane samm tagasi
command-rules = reeglid lühidalt
command-resign = anna alla
command-replace = võta vaba koht üle
command-stats = sinu ja rühma tulemused ning parimad mängijad
command-settings = laua seaded ja sinu enda omad
command-games = kõik sinu lauad
command-record = viimane mäng failina
command-forget = kustuta kõik, mis sinu kohta on salvestatud
command-agree = nõustu sellega, mida küsitakse
command-refuse = keeldu sellest, mida küsitakse
command-help = mida siin teha saab
usage = /{ $name }: { $about }
usage-with = /{ $name } <{ $argument }>: { $about }
argument-game = mäng
argument-move = käik
argument-wish = käik
argument-rule = mäng
argument-name = nimi
argument-scope = mäng, group või world
argument-word = ükskõik mis sõnad
argument-setting = seade

## Ootamine, meeldetuletused, puhkus
call-reminded = { $names }, sinu kord.
call-decide = { $names }, kuidas edasi?
call-take-back = { $names }, oma koha saad igal ajal tagasi võtta.
reminder = Meeldetuletus: { $game } ootab sinu käiku, aega on kuni { $until }.
reminder-open = Meeldetuletus: { $game } ootab sinu käiku.
reminder-reserve = Meeldetuletus: { $game } ootab sinu käiku. Selle korra aeg on läbi, ajavaru jätkub kuni { $until }.
reminder-late = Meeldetuletus: { $game } ootab ikka veel sinu käiku. Aeg on läbi, aga käia võid.
reminder-not-alone = Privaatselt sulle kirjutada ei õnnestunud. Ava meie privaatvestlus, siis saada: /settings where direct
reminder-more =
    { $count ->
        [one] Sind ootab veel üks laud.
       *[other] Sind ootab veel { $count } lauda.
    }
reminder-many =
    { $count ->
        [one] { $count } laud ootab sinu käiku:
       *[other] { $count } lauda ootab sinu käiku:
    }
waits = { $game }, kuni { $until }
waits-open = { $game }
waits-reserve = { $game }, ajavaru kuni { $until }
waits-late = { $game }, aeg on läbi
nudge = { $name } küsib, kuidas käiguga lood on.
is-away = { $name } on ära: { $since } – { $until }. Kell seni seisab.
is-away-cut = { $name } on ära: { $since } – { $until }. Selles lauas seisab kell ainult kuni { $stops }.
is-away-late = { $name } on ära: { $since } – { $until }. Selle laua puhkus on otsas: kell käib edasi.
is-back = { $name } on tagasi.
time-is-up = { $name }: aeg on läbi.
more-time = { $name } annab aega juurde: { $other }, kuni { $until }.
robot-plays-once = Selle korra käib mängija { $name } eest robot.
robot-takes-over = Mängija { $name } eest mängib nüüd robot.
took-seat-back = { $name } on tagasi ja istub jälle oma kohal.
robot-sits = { $name } istub lauda: { $strength } robot.
ask-once = { $name } küsib: kas robot käib selle korra mängija { $chair } eest?
ask-handover = { $name } küsib: kas robot mängib edasi mängija { $chair } eest?
ask-free = { $name } küsib: kas anname mängija { $chair } koha kellelegi teisele?
pending-once = Otsust ootab küsimus: kas robot käib selle korra?
pending-handover = Otsust ootab küsimus: kas robot võtab koha üle?
pending-free = Otsust ootab küsimus: kas koht vabaneb kellelegi teisele?
muted = Sellel korral enam meelde ei tuleta.
not-muted = Tuletan seda korda jälle meelde.
how-strong = Kui tugev peaks robot olema?
robot-easy = nõrk
robot-name = { $name } (robot)
robot-names-sancho = Sancho, Teresa, Ricote, Soraida, Toomas, Kiteeria
robot-names-yasmin = Jasmin, Tariq, Leila, Idris, Salma, Omar
robot-names-almanzor = Almansor, Wallada, Averroes, Subh, Zirjab, Boabdil
robot-fair = keskmine
robot-strong = tugev
away-noted = Oled ära: { $since } – { $until }. Sinu kell seisab, käia võid ikka. Lõpeta: „/away back“.
away-cut = { $game }: selles lauas seisab sinu kell ainult kuni { $until }.
away-refused = { $game }: selle laua puhkus on otsas, sinu kell käib edasi.
away-ended = Tere tulemast tagasi! Sinu kell käib jälle.
how-long-away = Kui kauaks? „/away 3 päeva“, „/away 2026-12-24 2027-01-02“ või „/away back“.
too-long-away = Puhkus võib kesta kuni 60 päeva ja sellest saab teatada kuni aasta ette.
button-play-now = Käin kohe
button-play-at = Käin: { $game }
button-not-this-turn = Mitte sel korral
button-less-often = Harvem
button-away = Olen ära
button-games = Minu lauad
button-wait = Ootame veel
button-once = Robot käib ühe korra
button-handover = Robot võtab koha
button-someone-else = Keegi teine
button-cancel = Lõpeta mäng
button-take-back = Võtan tagasi
button-put-back = Võta tagasi
button-robot = Robot
button-robot-off = Eemalda robot
button-days =
    { $days ->
        [one] { $days } päev
       *[other] { $days } päeva
    }
button-back = Olen tagasi
nobody-to-nudge = Praegu ei oodata kedagi teist.
nudged-already = Alles hiljuti juba tuletati meelde. Uuesti saab alates { $until }.
board-is-here = Mängulaud pandi äsja uuesti üles. Järgmine kord on võimalik alates { $until }.
nudged-is-away = { $name } on ära kuni { $until }.
nobody-is-late = Kellelgi ei ole aeg läbi.
you-are-awaited = Oodatakse just sind.
which-strength = Milline tugevus? { $strengths }.
no-robot = Siin ei istu ühtegi robotit.
command-away = puhkus: sinu kell seisab
command-nudge = sõbralik meeldetuletus sellele, keda oodatakse
command-robot = pane robot lauda
command-mute = sellel korral rohkem meelde ei tuletata
command-wait = anna kellelegi aega juurde
command-once = robot käib hilineja eest ühe korra
command-handover = robot võtab hilineja koha
argument-days = kuni
argument-where = kus
board-here = uuesti siia, kõigile
argument-strength = tugevus
hint = Minu soovitus: { $move }
button-play-hint = Käin nii
no-hints = Selles lauas vihjeid ei anta.
hint-under-way = Mõtlen alles sinu eelmise küsimuse üle. Vihjeid annan ühekaupa.

## Harjumused ja laua tempo
habit-reminders-usual = Tuletan meelde poole aja peal ja veidi enne lõppu.
habit-reminders-less = Tuletan meelde ainult veidi enne lõppu.
habit-reminders-none = Ei tuleta meelde.
habit-where-channel = Meeldetuletused tulevad laua kanalisse.
habit-where-direct = Meeldetuletused tulevad privaatsõnumina.
habit-where-at = Meeldetuletused tulevad privaatsõnumina ({ $place }).
habit-zone = Sinu ajavöönd: { $zone }
habit-no-zone = Ajavöönd on valimata: vaikset aega ja puhkust loetakse UTC järgi.
habit-quiet = Vaikne aeg: { $hours }
habit-no-quiet = Vaikset aega ei ole.
habit-digest = Sinu laudade kokkuvõte igal hommikul kell { $hour }.
habit-no-digest = Hommikust kokkuvõtet ei ole.
habit-stats-off = Sinu tulemusi ei võeta kokku ja reitingut sul pole.
habit-stats-group = Sinu tulemused ja reiting on näha ainult seal, kus mängid.
habit-stats-world = Sinu tulemused on näha seal, kus mängid, ja reiting kõigi mängijate seas.
habit-speak = Sinu keel: { $tongue }
habit-no-speak = Räägin sinuga sinu rakenduse keeles.
button-own-settings = Minu seaded
button-settings = Laua seaded
button-reminders = Meeldetuletused
button-reminders-usual = Nagu tavaliselt
button-reminders-less = Tuleta meelde harvem
button-reminders-none = Ära tuleta meelde
button-where = Kus meelde tuletada
button-where-direct = Tuleta meelde otse
button-where-channel = Tuleta meelde kanalis
button-where-at = Otse: { $place }
button-quiet = Vaikne aeg
button-quiet-off = Ilma vaikse ajata
button-zone = Ajavöönd
button-zone-off = UTC
button-digest = Hommikune kokkuvõte
button-digest-off = Ilma kokkuvõtteta
button-stats = Minu tulemused
button-stats-off = Ära võta kokku
button-stats-group = Ainult kus mängin
button-stats-world = Kõigi mängijate seas
button-speak = Minu keel
button-speak-off = Nagu rakenduses
which-value = Milline? { $values }.
which-zone = Milline ajavöönd? Näiteks: /settings zone Europe/Tallinn
which-hours = Mis kellaajad? Näiteks: /settings quiet 22-8, /settings digest 8 või off.
not-alone-here = Siin ei saa kellelegi eraldi kirjutada: meeldetuletused tulevad laua kanalisse.
settings-pace = Aeg korra jaoks: { $pace }. Terve mängu peale on igaühel sellest kolm korda suurem ajavaru.
no-pace = Ajapiirangut ei ole.
settings-late-ask = Kui kellegi aeg on läbi, küsitakse teistelt.
settings-late-once = Kui kellegi aeg on läbi, käib selle korra robot.
settings-late-handover = Kui kellegi aeg on läbi, võtab robot koha üle.
settings-holidays-0 = Puhkus ei peata kella.
settings-holidays-7d = Puhkus peatab mängija kella kuni 7 päevaks mängu jooksul.
settings-holidays-14d = Puhkus peatab mängija kella kuni 14 päevaks mängu jooksul.
settings-holidays-30d = Puhkus peatab mängija kella kuni 30 päevaks mängu jooksul.
settings-hints-on = Vihjed on lubatud.
settings-hints-off = Selles lauas vihjeid ei ole.
settings-standing-on = Kui mäng saab läbi, kogunetakse kohe järgmisele, samade mängijatega.
settings-standing-off = Kui mäng saab läbi, ootab laud, kuni keegi tahab veel mängida.
button-language = Keel
button-hints = Vihjed
button-standing = Järgmine mäng ise
button-pace = Aeg korra jaoks
button-late = Kui aeg on läbi
button-holidays = Puhkus
value-pace-none = piiranguta
value-pace-6h = 6 tundi
value-pace-12h = 12 tundi
value-pace-1d = 1 päev
value-pace-2d = 2 päeva
value-pace-3d = 3 päeva
value-pace-7d = nädal
value-late-ask = Küsi teistelt
value-late-once = Robot käib ühe korra
value-late-handover = Robot võtab koha
value-holidays-0 = Ilma puhkuseta
value-holidays-7d = 7 päeva mängu jooksul
value-holidays-14d = 14 päeva mängu jooksul
value-holidays-30d = 30 päeva mängu jooksul
value-hints-on = Luba vihjed
value-hints-off = Keela vihjed
value-standing-on = Kogune kohe järgmisele mängule
value-standing-off = Oota, kuni keegi palub

## Üks mängija mitmel platvormil

command-invite = kutsu lauda neid, kes mängivad mujal
invite = Kes tahab tulla Discordist, Telegramist või veebilehelt, sisestab seal: /join { $code }
invite-off = Kutsega enam keegi ei tule. Kes istub, see jääb.
invite-unknown = See kutse ei ole õige või on tagasi võetud.
came = { $game }: istud nüüd lauas. Mängida saad siitsamast.
far-call = { $game } ootab sind.
button-board = Mängulaud
button-invite-off = Võta kutse tagasi
command-link = ühenda oma kontod
command-unlink = lahuta see konto teistest
argument-code = kood
link-code = Sinu kood: { $code }. Sisesta kümne minuti jooksul seal, kus sa veel mängid, /link ja see kood. See toimib ühe korra. Ära näita seda kellelegi.
link-asked = { $name } ({ $place }) ja sina olete siis üks mängija: samad lauad, käsi, seaded ja meeldetuletused. Vasta jah ainult siis, kui mõlemad kontod on sinu omad.
link-waits = Kirjas. Nüüd vasta jah ka seal: /link ({ $place }).
linked = Valmis: nüüd oled üks mängija. Lahutamiseks: /unlink
link-with = Ühendatud: { $place }
linked-by = { $name } ({ $place }) ja sina olete nüüd üks mängija.
link-undo = Kui see ei ole sina: /unlink
unlinked = See konto on nüüd omaette. Kohad jäävad sellele kontole, millega istusid.
unlinked-by = { $name } ({ $place }) ei ole enam sinuga ühendatud.
link-none = See konto ei ole ühegi teisega ühendatud.
link-nothing = Vastata pole midagi või läks liiga palju aega. Alusta uuesti: /link
link-dropped = Hea küll, midagi ei ühendatud.
link-code-unknown = See kood ei ole õige või ei kehti enam. Uue saad nii: /link
link-self = See oled juba sina.
link-one-each = Igal platvormil saab ühendada ühe konto ja üks on juba ühendatud.
button-link-yes = Jah, mõlemad on minu
button-link-no = Ei

## Pärast viimast korda ja samm-sammult
since-nothing = Pärast sinu viimast korda ei ole midagi juhtunud.
since-turn = { $number }. { $what }
since-turns = Kordi pärast sinu viimast: { $count }. Pildil: { $shown }.
alt-strip = { $game }: mis on viimasel ajal juhtunud, kord korra järel.
no-such-step = Sellist sammu ei ole. Selles mängus on sammud 0 kuni { $count }; viimane: /at { $count }
step-taken-back = Samm { $step } on tagasi võetud. See on samm { $now }.
step-of = Samm { $step }, kokku { $count }
step-hand = Sinu käsi pärast sammu { $step }
step-hidden = { $name } otsustab, aga mida, seda teised ei näe.
film-of-the-game = Mäng filmina:
alt-film = Mäng filmina, kord korra järel.
step-retracted = { $name } võtab otsuse tagasi ja mõtleb uuesti.
button-since = Pärast sinu viimast korda
button-walk = Samm-sammult
button-step-before = ◀ Samm { $step }
button-step-after = Samm { $step } ▶
button-hand-then = Minu käsi siis
button-board-then = Mängulaud siis
command-since = mis on juhtunud pärast sinu viimast korda, ainult sulle
command-at = mäng pärast seda sammu, ainult sulle
argument-step = samm
## Tulemused ja reitingud
stats-yours = Sinu tulemused:
stats-about = Kõik sinu mängud
stats-off = Sinu tulemuste kokkuvõte on välja lülitatud.
stats-none = Sul pole veel ühtegi lõpetatud mängu.
stats-none-here = Siin pole veel ühtegi mängu lõpetatud.
stats-game = { $game }: { $row }
stats-row = { $name }: { $row }
stats-said = mänge { $games }, võite { $wins }, keskmiselt { $mean }, parim { $best }, reiting { $rating }
stats-rated = reiting { $rating } { $margin }
stats-rating = { $rating } ± { $margin }
stats-provisional = { $rating }? ± { $margin }
stats-unrated = –
stats-margin = ± { $margin }
stats-players =
    { $count ->
        [one] { $count } mängija
       *[other] { $count } mängijat
    }
stats-rival =
    { $count ->
        [one] Vastas { $name }: { $count } mäng, eespool { $ahead }, tagapool { $behind }.
       *[other] Vastas { $name }: { $count } mängu, eespool { $ahead }, tagapool { $behind }.
    }
stats-figures = { $game }: halvim tulemus { $worst }; kõige rohkem { $figures }. Ühele käigule kulub tavaliselt { $pace }.
stats-minutes = { $count } min
stats-hours = { $count } h
stats-days =
    { $count ->
        [one] { $count } päev
       *[other] { $count } päeva
    }
stats-robot = Robot, { $strength }
stats-group = See rühm
stats-group-about =
    { $count ->
        [one] { $game }: siin { $count } mäng
       *[other] { $game }: siin { $count } mängu
    }
stats-record = Rühma rekord, { $figure }: { $points } ({ $name })
stats-longest = Pikim mäng siin kestis { $pace }.
stats-world = Kõik mängijad
stats-world-about = { $game }: parimad neist, kes tahavad nimekirjas olla
stats-world-how = Sinu nimi on siin, kui valid: { $example }
stats-of = { $what }: { $game }
stats-head-name = Mängija
stats-head-game = Mäng
stats-head-games = Mänge
stats-head-wins = Võite
stats-head-mean = Keskmine
stats-head-best = Parim
stats-head-rating = Reiting
stats-head-margin = Täpsus
