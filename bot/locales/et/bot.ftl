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
game-begins = { $game }: mäng algab! Kogu juhuse seemne SHA-256 on { $hash }.
call-one = { $names }, sinu kord.
call-one-until = { $names }, sinu kord. Aega on kuni { $until }.
call-many-until = { $names }: praegu otsustavad kõik, mis tahes järjekorras. Aega on kuni { $until }.
call-many = { $names }: praegu otsustavad kõik, mis tahes järjekorras.
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
seed-published = Seeme oli { $seed }. „zoco verify“ kontrollib selle järgi mängu üleskirjutust.

## Tagasivõtmine, lahkumine, nõusolek
taken-back = Tagasi võetud.
took-back =
    { $count ->
        [one] { $name } võtab ühe sammu tagasi.
       *[other] { $name } võtab { $count } sammu tagasi.
    }
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
agreed = Kirjas. Vastata on veel: { $names }.
refused-consent = { $name } ei ole nõus, kõik jääb nii, nagu on.
closed-by-consent = Kõik on nõus: mäng lõpeb tulemuseta.
chair-is-free = Koht on vaba: { $name }. Selle võib igaüks üle võtta.
took-over = { $name } võtab koha üle (enne: { $before }).
everyone-left = Kõik on lahkunud: laud on suletud.

## Nupud
button-join = Istun lauda
button-leave = Tõusen
button-start = Alustame
button-play = Käin
button-agree = Nõus
button-refuse = Ei
button-replace = Võtan koha üle
button-rule-on = Lülita sisse: { $rule }
button-rule-off = Lülita välja: { $rule }

## Keeldumised
unknown-command = Ma ei tunne käsku „/{ $command }“. /help ütleb, mida siin teha saab.
which-game = Milline mäng? { $games }. Näiteks: /new { $example }
no-such-house-rule = Kodureeglit „{ $rule }“ ei ole. On: { $rules }.
no-house-rules = Sellel mängul kodureegleid ei ole.
rules-are-set = Mäng käib: selle kodureeglid enam ei muutu.
on-or-off = Kas lülitada reegel { $rule } sisse (on) või välja (off)?
lobby-is-open = Siin juba kogunetakse. Istu lauda või sulge enne laud: /cancel.
lobby-is-full =
    { $count ->
        [one] Laud on täis: siin on { $count } mängija.
       *[other] Laud on täis: siin on { $count } mängijat.
    }
game-is-on = Siin juba käib mäng. Igas kanalis on üks laud: mängige lõpuni või mängige mujal.
no-table = Siin ei ole lauda. Ava see: /new.
no-game = Siin ei käi mängu. Ava laud: /new.
not-begun = Mäng ei ole veel alanud. Seda alustab võõrustaja: /start.
you-sit-already = Sa istud juba selles lauas.
you-do-not-sit = Sa ei istu selles lauas. Istu lauda: /join.
not-a-player = Sa ei mängi selles lauas, aga vaadata võib.
leave-by-resigning = Mäng käib: alla andmiseks on /resign.
host-begins = { $name } avas laua ja alustab; kui laud on täis, võib alustada igaüks.
host-decides = { $name } avas laua ja otsustab selle.
host-closes = Kogunemise saab sulgeda võõrustaja või moderaator. Lauast tõusta: /leave.
too-few =
    { $least ->
        [one] Liiga vähe mängijaid: { $count }. Vaja on vähemalt { $least }.
       *[other] Liiga vähe mängijaid: { $count }. Vaja on vähemalt { $least }.
    }
not-your-turn = Praegu ei ole sinu kord. Kord on: { $names }.
game-over = Mäng on läbi.
stale = Vahepeal on lauas edasi käidud.
bad-notation = „{ $text }“ ei ole selle mängu käik. /play näitab, mida saab teha.
refused-by-rule = { $reason } ({ $rule })
no-preview = Sellel käigul ei ole eelvaadet.
nothing-to-undo = Sul ei ole midagi tagasi võtta.
question-pending = { $question } Kõigepealt nõustu või keeldu.
no-question = Praegu ei küsi sinult keegi midagi.
answered-already = Sa oled juba nõustunud.
out-already = Sa oled sellest mängust juba väljas.
whose-chair = Kelle koht? { $names }.
record-when-over = Üleskirjutuse saab, kui mäng on läbi: selles on kogu juhuse seeme.
no-record = Siin ei ole veel ühtegi mängu lõpuni mängitud.
here-is-the-record = Mängu üleskirjutus. „zoco verify“ kontrollib seda, „zoco replay“ joonistab.
no-such-rule = Reeglit { $rule } ei ole.
which-language = Milline keel? { $languages }.
damaged-table = Selle laua salvestatud andmeid ei saa lugeda. Need on alles ja veast on teatatud; mängige seni mujal.
too-busy = Siin toimub liiga palju korraga. Proovi uuesti.

## Seaded, mängud, abi
settings-language = Selle laua keel: { $language }.
settings-rules = Kodureeglid: { $rules }.
settings-no-rules = Kodureegleid ei ole.
games-lobby = { $game }, kogunemine: { $names }
games-playing = { $game }, kord on: { $names }
no-games = Sa ei istu üheski lauas.
rule = { $id }: { $text }
help-intro = Lauamängud käik-käigult: { $games }. Siin saad teha:
command-new = ava laud
command-join = istu lauda
command-leave = tõuse lauast
command-start = alusta mängu
command-cancel = sulge laud
command-play = käi; ilma käiguta näitab, mida saab teha
command-board = näita lauda uuesti
command-hand = sinu kaardid ja valikud, ainult sulle
command-preview = kuidas käik välja näeks, ainult sulle
command-undo = võta viimane samm tagasi
command-rules = reeglid lühidalt
command-resign = anna alla
command-replace = võta vaba koht üle
command-settings = keel ja kodureeglid
command-games = kõik sinu lauad
command-record = viimane mäng failina
command-agree = nõustu sellega, mida küsitakse
command-refuse = keeldu sellest, mida küsitakse
command-help = mida siin teha saab
usage = /{ $name }: { $about }
usage-with = /{ $name } <{ $argument }>: { $about }
argument-game = mäng
argument-move = käik
argument-rule = mäng
argument-name = nimi
argument-setting = seade
