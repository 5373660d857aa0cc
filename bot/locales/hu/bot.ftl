### Az asztal saját szavai: gyülekező, lépések, elutasítások, beállítások. A játékoknak külön fájljuk van.

word = { $word }
and-then = { $first } · { $then }

## Gyülekező
lobby-opened = { $name } játszmát hirdet: { $game }. Ki száll be?
joined = { $name } leül az asztalhoz.
left = { $name } feláll az asztaltól.
lobby-closed = Senki sem maradt: az asztal bezárt.
table-closed = { $name } bezárta az asztalt.
house-rule = Házi szabály: { $rule }
alt-lobby = Gyülekező: { $game }. Az asztalnál: { $names }.

## A játszma
game-begins = { $game }: kezdődik a játszma! A véletlen magjának SHA-256 lenyomata: { $hash }.
call-one = { $names }, te jössz.
call-one-until = { $names }, te jössz. Határidő: { $until }.
call-many-until = { $names }: most mindenki dönt, tetszőleges sorrendben. Határidő: { $until }.
call-many = { $names }: most mindenki dönt, tetszőleges sorrendben.
choose = Válaszd ki, hogyan tovább:
your-choices = A lehetőségeid:
nothing-to-decide = Most nincs miről döntened.
wins = { $names } nyert!
share-the-win = Megosztott győzelem: { $names }!
score =
    { $points ->
        [one] { $name }: { $points } pont
       *[other] { $name }: { $points } pont
    }
score-from = { $score } ({ $sources })
points-from = { $source } { $points }
rating = Az elnyert cím: { $rating }
seed-published = A mag ez volt: { $seed }. A „zoco verify” ezzel ellenőrzi a jegyzőkönyvet.

## Visszavonás, kiszállás, beleegyezés
taken-back = Visszavonva.
took-back =
    { $count ->
        [one] { $name } visszavon egy lépést.
       *[other] { $name } visszavon { $count } lépést.
    }
ask-undo =
    { $count ->
        [one] { $name } vissza szeretne vonni egy lépést: { $steps }. Mindenki beleegyezik?
       *[other] { $name } vissza szeretne vonni { $count } lépést: { $steps }. Mindenki beleegyezik?
    }
ask-cancel = { $name } eredmény nélkül fejezné be a játszmát. Mindenki beleegyezik?
ask-replace = { $name } átvenné ezt a helyet: { $chair }. A többiek beleegyeznek?
pending-undo =
    { $count ->
        [one] Eldöntendő: visszavonunk egy lépést?
       *[other] Eldöntendő: visszavonunk { $count } lépést?
    }
pending-cancel = Eldöntendő: eredmény nélkül fejezzük be a játszmát?
pending-replace = Eldöntendő: { $name } átvehet egy helyet?
agreed = Rendben. Még válaszra vár: { $names }.
refused-consent = { $name } nem egyezik bele, minden marad, ahogy van.
closed-by-consent = Mindenki beleegyezett: a játszma eredmény nélkül véget ért.
chair-is-free = Szabad lett { $name } helye. Bárki átveheti.
took-over = { $name } átveszi a helyet (eddig: { $before }).
everyone-left = Mindenki elment: az asztal bezárt.

## Gombok
button-join = Beszállok
button-leave = Felállok
button-start = Kezdés
button-play = Lépek
button-agree = Egyetértek
button-refuse = Nem
button-replace = Átveszem a helyet
button-rule-on = Bekapcsolás: { $rule }
button-rule-off = Kikapcsolás: { $rule }

## Elutasítások
unknown-command = Nem ismerem ezt: „/{ $command }”. A /help megmondja, mit lehet itt tenni.
which-game = Melyik játék? { $games }. Például: /new { $example }
no-such-house-rule = Nincs „{ $rule }” nevű házi szabály. Ezek vannak: { $rules }.
no-house-rules = Ennek a játéknak nincsenek házi szabályai.
rules-are-set = A játszma már folyik: a házi szabályai nem változnak.
on-or-off = Be (on) vagy ki (off) legyen kapcsolva ez a szabály: { $rule }?
lobby-is-open = Itt már gyülekeznek. Ülj le te is, vagy előbb zárd be az asztalt: /cancel.
lobby-is-full =
    { $count ->
        [one] Az asztal megtelt: { $count } játékos ül itt.
       *[other] Az asztal megtelt: { $count } játékos ül itt.
    }
game-is-on = Itt már folyik egy játszma. Csatornánként egy asztal van: fejezzétek be, vagy játsszatok máshol.
no-table = Itt nincs asztal. Nyiss egyet: /new.
no-game = Itt nem folyik játszma. Nyiss asztalt: /new.
not-begun = A játszma még nem kezdődött el. A házigazda indítja: /start.
you-sit-already = Már ennél az asztalnál ülsz.
you-do-not-sit = Nem ülsz ennél az asztalnál. Leülni: /join.
not-a-player = Nem játszol ennél az asztalnál, de nézni szabad.
leave-by-resigning = A játszma már folyik: feladni a /resign paranccsal lehet.
host-begins = { $name } nyitotta az asztalt, ő kezd; ha megtelt, bárki indíthatja.
host-decides = { $name } nyitotta az asztalt, erről ő dönt.
host-closes = A gyülekezőt csak a házigazda vagy egy moderátor zárhatja be. Felállni: /leave.
too-few =
    { $least ->
        [one] Kevés a játékos: { $count }. Legalább { $least } kell.
       *[other] Kevés a játékos: { $count }. Legalább { $least } kell.
    }
not-your-turn = Most nem te jössz. Most lép: { $names }.
game-over = A játszma véget ért.
stale = Azóta már léptek az asztalnál.
bad-notation = „{ $text }” nem lépés ebben a játékban. A /play megmutatja, mit lehet.
refused-by-rule = { $reason } ({ $rule })
no-preview = Ennek a lépésnek nincs előnézete.
nothing-to-undo = Nincs mit visszavonnod.
question-pending = { $question } Előbb erre kell válaszolni.
no-question = Most senki sem kérdez tőled semmit.
answered-already = Már beleegyeztél.
out-already = Már kiestél ebből a játszmából.
whose-chair = Kinek a helye? { $names }.
record-when-over = A jegyzőkönyv a játszma végén kérhető le: benne van a véletlen magja.
no-record = Itt még egyetlen játszma sem ért véget.
here-is-the-record = A játszma jegyzőkönyve. A „zoco verify” ellenőrzi, a „zoco replay” megrajzolja.
no-such-rule = Nincs { $rule } szabály.
which-language = Melyik nyelv? { $languages }.
damaged-table = Az asztal mentett adatai nem olvashatók. Megőriztük és jeleztük a hibát; addig játsszatok máshol.
too-busy = Túl sok minden történik itt egyszerre. Próbáld újra!

## Beállítások, játszmák, súgó
settings-language = Az asztal nyelve: { $language }.
settings-rules = Házi szabályok: { $rules }.
settings-no-rules = Nincsenek házi szabályok.
games-lobby = { $game }, gyülekező: { $names }
games-playing = { $game }, most lép: { $names }
no-games = Egy asztalnál sem ülsz.
rule = { $id }: { $text }
help-intro = Társasjátékok, egyszerre egy lépéssel: { $games }. Itt ezeket teheted:
command-new = asztal nyitása
command-join = leülés
command-leave = felállás
command-start = kezdés
command-cancel = az asztal bezárása
command-play = lépés; lépés nélkül megmutatja, mit lehet
command-board = a tábla képe újra
command-hand = a saját lapjaid és lehetőségeid, csak neked
command-preview = hogyan festene egy lépés, csak neked
command-undo = az utolsó lépésed visszavonása
command-rules = a szabályok röviden
command-resign = feladás
command-replace = szabad hely átvétele
command-settings = nyelv és házi szabályok
command-games = az összes asztalod
command-record = az utolsó játszma fájlként
command-agree = beleegyezés abba, amit kérdeznek
command-refuse = elutasítása annak, amit kérdeznek
command-help = mit lehet itt tenni
usage = /{ $name }: { $about }
usage-with = /{ $name } <{ $argument }>: { $about }
argument-game = játék
argument-move = lépés
argument-rule = játék
argument-name = név
argument-setting = beállítás
