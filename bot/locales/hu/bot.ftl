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
out-of-reach = A játékok most nem érhetők el. Próbáld újra egy kicsit később!
not-yet-safe = Ez még nincs biztonságosan elmentve. Próbáld újra egy kicsit később!

## Beállítások, játszmák, súgó
settings-language = Az asztal nyelve: { $language }.
settings-rules = Házi szabályok: { $rules }.
settings-no-rules = Nincsenek házi szabályok.
games-lobby = { $game }, gyülekező: { $names }
games-playing = { $game }, most lép ({ $since } óta): { $names }
games-yours = { $game }: te jössz, { $since } óta
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
command-hint = mit lépne a helyedben a robot, csak neked
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

## Várakozás, emlékeztetők, szabadság
call-reminded = { $names }, te jössz.
call-decide = { $names }, hogyan tovább?
reminder = Emlékeztető: { $game }, lépésre vár. Határidő: { $until }.
reminder-many =
    { $count ->
        [one] { $count } asztal vár a lépésedre:
       *[other] { $count } asztal vár a lépésedre:
    }
reminder-table = { $game }, határidő: { $until }
nudge = { $name } kérdezi, hogy állnak a dolgok.
is-away = { $name } távol lesz: { $since } – { $until }. Addig áll az órája.
is-back = { $name } visszatért.
time-is-up = { $name } ideje lejárt.
more-time = { $name } több időt ad neki: { $other }. Határidő: { $until }.
robot-plays-once = Ezt a kört robot játssza helyette: { $name }.
robot-takes-over = Mostantól robot játszik ezen a helyen: { $name }. A hely bármikor visszavehető.
robot-sits = { $name } leül az asztalhoz. Robot, erőssége: { $strength }.
ask-once = { $name } kérdezi: játssza robot ezt a kört ({ $chair })?
ask-handover = { $name } kérdezi: vegye át robot a helyet ({ $chair })?
pending-once = játssza robot ezt a kört?
pending-handover = vegyen át robot egy helyet?
hint = Én ezt lépném: { $move }
button-play-hint = Lépés: { $move }
no-hints = Ennél az asztalnál nincs tipp.
muted = Ebben a körben nem emlékeztetlek többször.
how-strong = Milyen erős legyen a robot?
robot-easy = könnyű
robot-fair = közepes
robot-strong = erős
away-noted = Távol vagy: { $since } – { $until }. Az órád áll, de léphetsz. Vége: „/away back”.
away-ended = Üdv újra! Az órád megint jár.
how-long-away = Mennyi időre? „/away 3 nap”, „/away 2026-12-24 2027-01-02” vagy „/away back”.
button-play-now = Lépek
button-not-this-turn = Ebben a körben ne
button-less-often = Ritkábban
button-away = Távol leszek
button-wait = Várjunk még
button-once = Robot lép egyszer
button-handover = Robot veszi át
button-cancel = Játszma vége
button-take-back = Visszaveszem
button-robot = Robot
button-robot-off = Robot eltávolítása
button-days =
    { $days ->
        [one] { $days } nap
       *[other] { $days } nap
    }
button-back = Itt vagyok
nobody-to-nudge = Most senki másra nem várunk.
nudged-already = Nemrég már szóltunk nekik. Újra lehet ettől: { $until }.
nobody-is-late = Senkinek sem járt le az ideje.
you-are-awaited = Épp rád várunk.
which-strength = Milyen erős? { $strengths }.
no-robot = Nem ül itt robot.
command-away = szabadság: áll az órád
command-nudge = barátságos szólítás annak, akire vártok
command-robot = robot leültetése
command-mute = ebben a körben ne emlékeztessen
command-wait = több idő valakinek
command-once = robot játszik egy kört a késő helyett
command-handover = robot veszi át a késő helyét
argument-days = meddig
argument-strength = erősség

## Habits and the pace of a table
habit-reminders-usual = Félidőben és röviden a vége előtt emlékeztetlek.
habit-reminders-less = Röviden a vége előtt emlékeztetlek.
habit-reminders-none = Nem emlékeztetlek.
habit-where-channel = Az emlékeztetők az asztal csatornájába jönnek.
habit-where-direct = Az emlékeztetők közvetlen üzenetben jönnek.
habit-zone = Időzónád: { $zone }
habit-quiet = Csendes órák: { $hours }
habit-no-quiet = Nincsenek csendes órák.
habit-digest = Az asztalaid összefoglalója minden reggel { $hour } órakor.
habit-no-digest = Nincs reggeli összefoglaló.
button-reminders-usual = Emlékeztess a szokott módon
button-reminders-less = Emlékeztess ritkábban
button-reminders-none = Ne emlékeztess
button-where-direct = Emlékeztess közvetlenül
button-where-channel = Emlékeztess a csatornában
button-quiet-on = Csend 22–8
button-quiet-off = Nincs csendes óra
button-digest-on = Összefoglaló 8-kor
button-digest-off = Nincs összefoglaló
which-reminders = Milyen emlékeztetők? usual, less vagy none.
which-where = Hol? channel vagy direct.
which-zone = Melyik időzóna? Például: /settings zone Europe/Budapest
which-hours = Mely órák? Például: /settings quiet 22-8, /settings digest 8 vagy off.
settings-pace = Idő egy körre: { $pace }
settings-late-ask = Ha valakinek lejár az ideje, a többieket kérdezzük.
settings-late-once = Ha valakinek lejár az ideje, azt a kört robot játssza.
settings-late-handover = Ha valakinek lejár az ideje, robot veszi át a helyét.
settings-hints-on = Tippet kérni szabad.
settings-hints-off = Ennél az asztalnál nincs tipp.
pace-none = nincs korlát
pace-6h = 6 óra
pace-12h = 12 óra
pace-1d = 1 nap
pace-2d = 2 nap
pace-3d = 3 nap
pace-7d = egy hét
late-ask = Késés: kérdezzük a többieket
late-once = Késés: robot lép egyszer
late-handover = Késés: robot veszi át
hints-on = Tippek engedélyezése
hints-off = Tippek tiltása
which-pace = Mennyi idő? none, 6h, 12h, 1d, 2d, 3d vagy 7d.
which-late = Mi legyen akkor? ask, once vagy handover.
