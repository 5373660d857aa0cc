### Az asztal saját szavai: gyülekező, lépések, elutasítások, beállítások. A játékoknak külön fájljuk van.

word = { $word }
and-then = { $first } · { $then }

## Gyülekező
lobby-opened = { $name } játszmát hirdet: { $game }. Ki száll be?
joined = { $name } leül az asztalhoz.
left = { $name } feláll az asztaltól.
lobby-closed = Senki sem maradt: az asztalt bezártuk.
table-closed = { $name } bezárta az asztalt.
house-rule = Házi szabály: { $rule }
alt-lobby = Gyülekező: { $game }. Az asztalnál: { $names }.

## A játszma
game-begins = { $game }: kezdődik a játszma!
fair-dice = A játszma minden véletlenje eldőlt, azon már senki sem változtathat. Hogy a végén ellenőrizni lehessen, itt az ujjlenyomata (SHA-256): { $hash }
dice-committed = Senki kockája: a bot része rögzítve. Az SHA-256-ja: { $hash }
dice-say = Most add hozzá a tiédet, bármilyen szavakkal, például: { $example }
dice-noted = A te részed a játszma kezdetén keveredik bele. A jegyzőkönyvben így szerepel: { $hash }.
dice-brought = { $name } hozzáad egy részt a véletlenhez.
dice-mixed = A véletlen a bot részéből és ezekéből keveredett össze: { $names }. Ez lett belőle: { $seed }.
call-one = { $names }, te jössz.
call-one-to = { $names }, te jössz. { $prompt }:
call-one-until = { $names }, te jössz. Határidő: { $until }.
call-one-until-to = { $names }, te jössz. Határidő: { $until }. { $prompt }:
call-many-until = { $names }: most mindannyian lépjetek, tetszőleges sorrendben. Határidő: { $until }.
call-many = { $names }: most mindannyian lépjetek, tetszőleges sorrendben.
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
seed-published = A véletlen magja ez volt: { $seed }. A játszma jegyzőkönyvével, /record, bárki ellenőrizheti, hogy nem változott.
again-opened = { $name } visszavágót szeretne ugyanezzel a társasággal: { $game }. Ki száll be?
again-stands = { $game }: a következő játszma ennél az asztalnál, ugyanezzel a társasággal. Ki száll be?
call-again = { $names }, beszálltok? Elég a „Beszállok” gomb; ha mindenki itt van, kezdődik a játszma.
call-over = { $names }, ennyi volt. Még egy játszma?
again-last-call = Valakire még várunk. Aki most sem jön, kimarad; ha túl kevesen lennénk, robot ül a helyére.
again-without = A játszma nélkülük kezdődik: { $names }.
again-nobody = A következő játszmára nem jött senki, a gyülekezőnek vége.
tally = Az eddigi játszmák: { $shares }
tally-share =
    { $wins ->
        [one] { $name }: { $wins } győzelem, összesen { $total }
       *[other] { $name }: { $wins } győzelem, összesen { $total }
    }

## Visszavonás, kiszállás, beleegyezés
taken-back = Visszavonva.
took-back =
    { $count ->
        [one] { $name } visszavon egy lépést.
       *[other] { $name } visszavon { $count } lépést.
    }
ahead-rule-first = Add meg előre, mit lépsz, amikor te jössz. Akkor azonnal megtörténik, ha még igaz, amire épült; ha nem, szólunk, és megmondjuk az okát. Rajtad kívül senki sem látja.
ahead-rule = Azonnal megtörténik, amint te jössz, ha még minden igaz belőle. Ha nem, elvész, mi pedig szólunk, és megmondjuk az okát. Rajtad kívül senki sem látja.
ahead-rule-many = Amint te jössz, azonnal megtörténik közülük az első, amelyik még érvényes. Ha egyik sem az, mind elvész, mi pedig szólunk, és megmondjuk az okokat. Rajtad kívül senki sem látja.
ahead-goes-on = Akkor is folytatódik, ha közben valami új derül ki: egy dobás vagy egy új kártya.
ahead-stops = Megáll, amint valami új derül ki: egy dobás vagy egy új kártya.
ahead-your-turn = Most te jössz: lépj.
ahead-nothing = Most semmit sem adhatsz meg előre a következő körödre.
ahead-not-offered = Ezt most nem lehet előre megadni: „{ $text }”. Az /ahead megmutatja, mit lehet.
ahead-choose = Mit teszel, amikor te jössz?
ahead-choose-then = És utána, még ugyanabban a körben?
ahead-too-many = Ennyit nem adhatsz meg előre: legfeljebb { $count } lehet.
ahead-no-such = Ilyen számmal semmit sem adtál meg.
ahead-removed = Minden törölve, amit előre megadtál.
ahead-plan = { $number }. { $move }
ahead-then = { $first }; aztán { $then }
ahead-undone = Törölve, amit előre megadtál: a játszma visszament az elé.
ahead-seat-asked = Törölve, amit előre megadtál: valaki a helyedet kérte.
ahead-failed = Ez előre megadva nem történt meg ({ $move }): { $reason }
ahead-otherwise = más pillanatra szólt.
ahead-played = Megtörtént, ahogy előre megadtad: { $move }
ahead-stopped = Itt megállt, mert valami új derült ki. Folytasd, ahogy akarod.
ahead-stopped-there = Itt megállt: { $reason }
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
agreed = Rendben. Még nem válaszolt: { $names }.
refused-consent = { $name } nem egyezik bele, minden marad, ahogy van.
closed-by-consent = Mindenki beleegyezett: a játszma eredmény nélkül véget ért.
chair-is-free = Szabad lett { $name } helye. Bárki átveheti.
took-over = { $name } átveszi a helyet (eddig: { $before }).
everyone-left = Mindenki elment: az asztalt bezártuk.
asked-for-seat = { $name } eddig mondhat nemet: { $until }, vagy egyszerűen léphet is. Ha egyik sem történik meg, és mindenki más beleegyezik, a hely akkor gazdát cserél.
asked-owner-alone = Nincs más az asztalnál, akinek a beleegyezése számítana, így csak { $name } egyezhet bele, eddig: { $until }.
others-agree = Mindenki más beleegyezett. { $name } még nemet mondhat vagy léphet, eddig: { $until }.
keeps-seat = { $name } itt van, és megtartja a helyét.
withdrawn = { $name } visszavonja a kérdést, minden marad, ahogy van.
question-lapsed = Nem egyezett bele mindenki időben, így { $name } megtartja a helyét.
freed-by-consent = { $name } javasolta, és mindenki más beleegyezett: { $chair } helye felszabadul.
freed-late = { $name } nem vár tovább: { $chair } ideje lejárt.
freed-by-moderator = { $name }, a csevegés moderátora, nem vár tovább: { $chair } ideje lejárt.
closed-by-moderator = { $name }, a csevegés moderátora, bezárta az asztalt.
robots-pause = Ebben a játszmában már csak robotok vannak, ezért szünetel. Akkor folytatódik, ha valaki leül; ha egy hónapig nem jön senki, az asztal bezár.
call-asked = { $names }, mit szóltok hozzá?
left-the-chat = { $name } már nincs ebben a csevegésben.
shown-again = A korábbi üzenetek talán nem jutottak el ide. Így áll most a játék:
closed-out-of-reach = Az asztalt bezártuk: túl sokáig nem tudtam ide írni.
brought-back = Ez az asztal visszakerült oda, ahol ekkor állt: { $at }. Akin a sor van, annak az ideje elölről indul.
closed-by-owner = Az asztalt a bot üzemeltetője bezárta.
owner-says = A bot üzemeltetőjétől: { $text }
said = { $name }: { $text }
talk-without-seat = Itt csak azok beszélgetnek, akik az asztalnál ülnek.
talk-closed = Ez az asztal már zárva van, itt nem beszélget többé senki.
forgotten-player = egy játékos
forgotten-left = Valaki kiszállt, és kérte, hogy felejtsük el.
ended-gone = Véget ért a játszma: { $game } ({ $names }). A csevegése megszűnt, vagy engem eltávolítottak onnan. Új játék egy másik csevegésben kezdhető.
ended-shut = Véget ért a játszma: { $game } ({ $names }). Egy hétig nem írhattam a csevegésébe. Új játék egy másik csevegésben kezdhető.

## Gombok
button-join = Beszállok
button-leave = Felállok
button-start = Kezdés
button-play = Lépek
button-again = Még egyet!
button-ahead = Amíg vársz
button-ahead-then = És utána…
button-ahead-else = Vagy ha nem…
button-ahead-on = Új dolog után is tovább
button-ahead-stop = Új dolognál megállni
button-ahead-drop = { $number }. nélkül
button-ahead-off = Törlés
button-record = Jegyzőkönyv
button-agree = Egyetértek
button-refuse = Nem
button-replace = Átveszem a helyet
button-rule-on = Bekapcsolás: { $rule }
button-rule-off = Kikapcsolás: { $rule }

## Amit nem lehet visszavonni, arra előbb rákérdezünk
sure-resign-free = Ha feladod, a helyed felszabadul, és bárki átveheti mindennel, ami hozzá tartozik. Ezt nem lehet visszavonni. Ha inkább maradsz, ne csinálj semmit.
sure-resign-out = Ha feladod, kiestél, és a játszma nélküled folytatódik. Ezt nem lehet visszavonni. Ha inkább maradsz, ne csinálj semmit.
sure-resign-ends = Ha feladod, a játszmának vége, és a mostani állás számít. Ezt nem lehet visszavonni. Ha inkább maradsz, ne csinálj semmit.
sure-resign-closes = Rajtad kívül senki sincs már ebben a játszmában. Ha feladod, eredmény nélkül ér véget. Ezt nem lehet visszavonni. Ha inkább maradsz, ne csinálj semmit.
sure-close = A játszma mindenkinek véget ér, eredmény nélkül. Ezt nem lehet visszavonni. Ha inkább folytatnátok, ne csinálj semmit.
sure-free = { $name } elveszíti a helyét, és bárki átveheti mindennel, ami hozzá tartozik. Ezt nem lehet visszavonni. Ha inkább várnál, ne csinálj semmit.
sure-give = A saját helyedről van szó. Ha beleegyezel, azonnal kiszállsz, és aki átveszi, mindent lát, ami a helyhez tartozik. Ezt nem lehet visszavonni. Ha inkább maradsz, nyomd meg a „Nem” gombot, vagy lépj.
sure-forget =
    { $count ->
        [one] Mindent törlök, amit rólad őrzök: a beállításaidat, az eredményeidet és a nevedet a jegyzőkönyvekből, ott „egy játékos” leszel. { $count } asztaltól állsz fel, és a helyed másoké lehet. Ami a csevegésekbe került, ott marad. Ezt nem lehet visszavonni. Ha inkább maradjon minden, ne tégy semmit.
       *[other] Mindent törlök, amit rólad őrzök: a beállításaidat, az eredményeidet és a nevedet a jegyzőkönyvekből, ott „egy játékos” leszel. { $count } asztaltól állsz fel, és a helyeid másoké lehetnek. Ami a csevegésekbe került, ott marad. Ezt nem lehet visszavonni. Ha inkább maradjon minden, ne tégy semmit.
    }
forgot-you = Kész: már semmit sem őrzök rólad.
button-sure-resign = Igen, feladom
button-sure-close = Igen, legyen vége
button-sure-free = Igen, legyen szabad
button-sure-give = Igen, átadom a helyem
button-sure-forget = Igen, felejts el

## Elutasítások
unknown-command = Nem ismerem ezt: „/{ $command }”. A /help megmondja, mit lehet itt tenni.
again-for-players = A következő játszmára azok hívhatják a többieket, akik játszottak. Saját asztalt a /new paranccsal nyithatsz.
which-game = Melyik játék? { $games }. Például: { $example }
no-such-house-rule = Nincs „{ $rule }” nevű házi szabály. Ezek vannak: { $rules }.
no-house-rules = Ennek a játéknak nincsenek házi szabályai.
rules-are-set = A játszma már folyik: a házi szabályok közben nem változnak.
on-or-off = Be (on) vagy ki (off) legyen kapcsolva ez a szabály: „{ $rule }”?
lobby-is-open = Itt már gyülekeznek. Ülj le te is, vagy előbb zárd be az asztalt: /cancel.
lobby-is-full =
    { $count ->
        [one] Az asztal megtelt: { $count } játékos ül itt.
       *[other] Az asztal megtelt: { $count } játékos ül itt.
    }
game-is-on = Itt már folyik egy játszma, és egy csatornában egy asztal van. Fejezzétek be, vagy játsszatok máshol.
has-begun = A játszma már elkezdődött. Akinek nem jutott hely, szívesen látott néző.
no-table = Itt nincs asztal. Nyiss egyet: /new.
no-game = Itt nem folyik játszma. Nyiss asztalt: /new.
not-begun = A játszma még nem kezdődött el. A házigazda indítja: /start.
you-sit-already = Már ennél az asztalnál ülsz.
you-do-not-sit = Nem ülsz ennél az asztalnál. Leülni: /join.
not-a-player = Nem játszol ennél az asztalnál, de nézni szabad.
not-in-this-chat = Ez az asztal egy olyan csevegésben van, amelynek nem vagy tagja, ezért itt nem nézhetsz és nem játszhatsz.
membership-unknown = Most nem látom, hogy tagja vagy-e az asztal csevegésének. Próbáld újra egy kicsit később, vagy írd be ott a parancsot!
leave-by-resigning = A játszma már folyik: feladni a /resign paranccsal lehet.
host-begins = { $name } nyitotta az asztalt, ő indítja a játszmát; ha megtelt, bárki indíthatja.
host-decides = { $name } nyitotta az asztalt, erről ő dönt.
host-closes = A gyülekezőt csak a házigazda vagy egy moderátor zárhatja be. Felállni: /leave.
too-few =
    { $least ->
        [one] Kevés a játékos: { $count }. Legalább { $least } kell.
       *[other] Kevés a játékos: { $count }. Legalább { $least } kell.
    }
not-your-turn = Most nem te jössz. Most lép: { $names }.
game-over = A játszma véget ért.
stale = Ez már nem időszerű: azóta változott az állás.
bad-notation = „{ $text }” nem lépés ebben a játékban. A /play megmutatja, mit lehet.
refused-by-rule = { $reason } ({ $rule } szabály)
no-preview = Ebben a játékban nincs előnézet.
which-move = Melyik lépést mutassam? Például: { $example }
nothing-to-undo = Nincs mit visszavonnod.
question-pending = { $question } Előbb erre kell válaszolni.
no-question = Most senki sem kérdez tőled semmit.
answered-already = Már beleegyeztél.
nobody-to-consent = Rajtad kívül nincs az asztalnál, aki ebbe beleegyezhetne, így { $name } helye foglalt marad. { $name } a /resign paranccsal adhatja fel. Ha lejár az ideje, itt dönthetsz arról, hogyan tovább, vagy egy moderátor dönthet; a házigazda pedig bezárhatja az asztalt: /cancel.
seat-was-kept = Ezt a helyet nemrég kérték már, és { $name } megtartja. Ettől kezdve kérdezheted újra: { $until }.
yes-does-not-count = Ugyanabban a böngészőben játszol, mint aki ezzel jól járna, ezért a beleegyezésed nem számít. Ha nem akarod, mondj nemet.
not-for-who-freed-it = Részed volt abban, hogy { $name } helye felszabadult, ezért azt valaki másnak kell átvennie.
seat-waits-for = Itt robot játszik, és { $name } bármikor visszaveheti a helyét.
robots-alone = Itt csak robotok ülnek. Valakinek játszania is kell: ülj le a /join paranccsal.
out-already = Már kiestél ebből a játszmából.
whose-chair = Kinek a helye? { $names }.
record-when-over = A jegyzőkönyv a játszma végén kérhető le: benne van a véletlen magja.
no-record = Itt még egyetlen játszma sem ért véget.
here-is-the-record = A játszma jegyzőkönyve. Olyan gépen, amelyen van Zoco, a „zoco verify” ellenőrzi, a „zoco replay” pedig képekké alakítja.
moderators-alone = Ezt csak az teheti, aki ennek a csevegésnek a moderátora.
no-records = Nincs jegyzőkönyv befejezett játszmáról.
here-are-the-records =
    { $count ->
        [one] { $count } jegyzőkönyv. A „zoco verify” ellenőrzi.
       *[other] { $count } jegyzőkönyv egy fájlban. A „zoco verify” mindet ellenőrzi.
    }
no-such-rule = Nincs { $rule } szabály.
which-language = Melyik nyelv? { $languages }.
damaged-table = Az asztal mentett adatai nem olvashatók. Megőriztük és jeleztük a hibát; addig játsszatok máshol.
too-busy = Túl sok minden történik itt egyszerre. Próbáld újra!
too-many-commands = Ez egyszerre túl sok volt. Várj néhány másodpercet, aztán folytasd.
too-many-tables = Ebben az órában már nagyon sok asztalt nyitottál. A következőt ekkor nyithatod meg: { $until }.
game-too-long = Ebben a játszmában már { $count } lépés és visszavonás van, több nem tárolható. Zárd be az asztalt: /cancel.
out-of-reach = A játékok most nem érhetők el. Próbáld újra egy kicsit később!
not-yet-safe = Ez még nincs biztonságosan elmentve. Próbáld újra egy kicsit később!

## Beállítások, játszmák, súgó
settings-language = Az asztal nyelve: { $language }.
settings-rules = Házi szabályok: { $rules }.
settings-no-rules = Nincsenek házi szabályok.
setting-now = { $setting }: { $value }
setting-changed = { $name } módosította a beállításokat. { $setting }
games-lobby = { $game }, gyülekező: { $names }
games-playing = { $game }, most lép ({ $since } óta): { $names }
games-yours = { $game }: te jössz, { $since } óta
games-out-of-sight = { $game }: egy csevegésben, amelyet most nem látsz
no-games = Egy asztalnál sem ülsz.
rule = { $id }: { $text }
rules-pictured = Kép is van hozzá: { $rules }. Egyet így kérhetsz: { $example }
help-intro = Társasjátékok, lépésről lépésre: { $games }. Itt ezeket teheted:
command-new = asztal nyitása
command-join = leülés
command-again = még egy játszma ugyanazokkal
command-leave = felállás
command-dice = add hozzá a részed a véletlenhez, hogy senki se választhassa meg
command-start = kezdés
command-cancel = az asztal bezárása
command-play = lépés; lépés nélkül megmutatja, mit lehet
command-board = a tábla képe újra
command-hand = a kezed és a lehetőségeid, csak neked
command-preview = hogyan festene egy lépés, csak neked
command-ahead = amíg vársz, add meg, mit lépsz majd; más nem látja
command-hint = mit lépne a helyedben a robot, csak neked
command-undo = az utolsó lépésed visszavonása
command-rules = a szabályok röviden
command-resign = feladás
command-replace = szabad hely átvétele
command-stats = az eredményeid, a csoporté, és a legjobbak
command-settings = az asztal és a saját beállításaid
command-games = az összes asztalod
command-record = az utolsó játszma fájlként
command-forget = minden törlése, amit rólad őrzök
command-agree = beleegyezés abba, amit kérdeznek
command-refuse = elutasítása annak, amit kérdeznek
command-help = mit lehet itt tenni
usage = /{ $name }: { $about }
usage-with = /{ $name } <{ $argument }>: { $about }
argument-game = játék
argument-move = lépés
argument-wish = lépés
argument-rule = játék
argument-name = név
argument-scope = játék, group vagy world
argument-word = bármilyen szavak
argument-setting = beállítás

## Várakozás, emlékeztetők, szabadság
call-reminded = { $names }, te jössz.
call-decide = { $names }, hogyan tovább?
call-take-back = { $names }, a helyedet bármikor visszaveheted.
reminder = Emlékeztető: { $game }, a te lépésedre várunk. Határidő: { $until }.
reminder-open = Emlékeztető: { $game }, a te lépésedre várunk.
reminder-reserve = Emlékeztető: { $game }, a te lépésedre várunk. A köröd ideje letelt; az időtartalékod eddig elég: { $until }.
reminder-late = Emlékeztető: { $game }, még mindig a te lépésedre várunk. Az időd lejárt, de léphetsz.
reminder-not-alone = Privát üzenetben nem értelek el. Nyisd meg a privát csevegésünket, aztán küldd ezt: /settings where direct
reminder-more =
    { $count ->
        [one] Még egy asztalod vár rád.
       *[other] Még { $count } asztalod vár rád.
    }
reminder-many =
    { $count ->
        [one] { $count } asztal vár a lépésedre:
       *[other] { $count } asztal vár a lépésedre:
    }
waits = { $game }, határidő: { $until }
waits-open = { $game }
waits-reserve = { $game }, időtartalék eddig: { $until }
waits-late = { $game }, az időd lejárt
nudge = { $name } kérdezi, hogy állsz a lépéssel.
is-away = { $name } távol lesz: { $since } – { $until }. Addig áll az órája.
is-away-cut = { $name } távol lesz: { $since } – { $until }. Az itt engedélyezett szabadság szerint eddig áll az órája: { $stops }.
is-away-late = { $name } távol lesz: { $since } – { $until }. Ennél az asztalnál elfogyott a szabadsága: az órája jár.
is-back = { $name } visszatért.
time-is-up = { $name } ideje lejárt.
more-time = { $name } több időt ad { $other } játékosnak. Új határidő: { $until }.
robot-plays-once = { $name } helyett ezt a kört robot játssza.
robot-takes-over = { $name } helyett mostantól robot játszik.
took-seat-back = { $name } visszatért, és újra a helyén ül.
robot-sits = { $name } leül az asztalhoz: { $strength } robot.
ask-once = { $name } kérdezi: játssza ezt a kört robot, { $chair } helyett?
ask-handover = { $name } kérdezi: játsszon tovább robot, { $chair } helyett?
ask-free = { $name } kérdezi: átadjuk másnak a helyet, amelyen most { $chair } ül?
pending-once = Eldöntendő: játssza ezt a kört robot?
pending-handover = Eldöntendő: vegyen át egy helyet robot?
pending-free = Eldöntendő: legyen szabad egy hely másnak?
muted = Ebben a körben nem emlékeztetlek többször.
not-muted = Megint emlékeztetlek erre a körre.
how-strong = Milyen erős legyen a robot?
robot-easy = gyenge
robot-name = { $name } (bot)
robot-names-sancho = Sancho, Teréz, Ricote, Zorajda, Tamás, Kitéria
robot-names-yasmin = Jázmin, Tárik, Leila, Idrisz, Szelma, Omár
robot-names-almanzor = Almanzor, Vallada, Averroës, Szubh, Zirjáb, Boabdil
robot-fair = közepes
robot-strong = erős
away-noted = Távol vagy: { $since } – { $until }. Az órád áll, de léphetsz. Vége: „/away back”.
away-cut = { $game }: az itt engedélyezett szabadság szerint az órád csak eddig áll: { $until }.
away-refused = { $game }: ennél az asztalnál elfogyott a szabadságod, az órád jár.
away-ended = Üdv újra! Az órád megint jár.
how-long-away = Mennyi időre? „/away 3 nap”, „/away 2026-12-24 2027-01-02” vagy „/away back”.
too-long-away = A szabadság legfeljebb 60 napig tarthat, és legfeljebb egy évvel előre jelenthető be.
button-play-now = Lépek
button-play-at = Lépek: { $game }
button-not-this-turn = Ebben a körben ne
button-less-often = Ritkábban
button-away = Távol leszek
button-games = Asztalaim
button-wait = Várjunk még
button-once = Robot lép egyszer
button-handover = Robot veszi át
button-someone-else = Valaki más
button-cancel = Játszma vége
button-take-back = Visszaveszem
button-put-back = Visszavonás
button-robot = Robot
button-robot-off = Robot eltávolítása
button-days =
    { $days ->
        [one] { $days } nap
       *[other] { $days } nap
    }
button-back = Itt vagyok
nobody-to-nudge = Most senki másra nem várunk.
nudged-already = Nemrég már szóltunk. Újra lehet ettől: { $until }.
board-is-here = A tábla csak az imént került ki újra. Megint ki lehet tenni ettől: { $until }.
nudged-is-away = { $name } távol van eddig: { $until }.
nobody-is-late = Senkinek sem járt le az ideje.
you-are-awaited = Épp rád várunk.
which-strength = Milyen erős? { $strengths }.
no-robot = Nem ül itt robot.
command-away = szabadság: áll az órád
command-nudge = barátságos emlékeztető annak, akire vártok
command-robot = robot leültetése
command-mute = ebben a körben ne emlékeztessen
command-wait = több idő valakinek
command-once = robot játszik egy kört a késő helyett
command-handover = robot veszi át a késő helyét
argument-days = meddig
argument-where = hol
board-here = újra ide, mindenkinek
argument-strength = erősség
hint = A tanácsom: { $move }
button-play-hint = Ezt lépem
no-hints = Ennél az asztalnál nincs tipp.
hint-under-way = Még az előző kérdéseden gondolkodom. Egyszerre csak egy tippet adok.

## Szokások és az asztal tempója
habit-reminders-usual = Félidőben és röviddel a vége előtt emlékeztetlek.
habit-reminders-less = Csak röviddel a vége előtt emlékeztetlek.
habit-reminders-none = Nem emlékeztetlek.
habit-where-channel = Az emlékeztetők az asztal csatornájába jönnek.
habit-where-direct = Az emlékeztetők privát üzenetben jönnek.
habit-where-at = Az emlékeztetők privát üzenetben jönnek ({ $place }).
habit-zone = Időzónád: { $zone }
habit-no-zone = Nincs megadva időzónád: a csendes órák és a szabadság UTC szerint számítanak.
habit-quiet = Csendes órák: { $hours }
habit-no-quiet = Nincsenek csendes órák.
habit-digest = Az asztalaid összefoglalója minden reggel ekkor: { $hour }.
habit-no-digest = Nincs reggeli összefoglaló.
habit-stats-off = Az eredményeidet nem összegezzük, és nincs értékszámod.
habit-stats-group = Az eredményeid és az értékszámod csak ott látszik, ahol játszol.
habit-stats-world = Az eredményeid ott látszanak, ahol játszol, az értékszámod pedig az összes játékos között is.
habit-speak = Nyelved: { $tongue }
habit-no-speak = Az alkalmazásod nyelvén szólok hozzád.
button-own-settings = Saját beállításaim
button-settings = Az asztal beállításai
button-reminders = Emlékeztetők
button-reminders-usual = A szokott módon
button-reminders-less = Ritkábban
button-reminders-none = Ne emlékeztess
button-where = Hol emlékeztesselek
button-where-direct = Privát üzenetben
button-where-channel = A csatornában
button-where-at = Privát üzenetben: { $place }
button-quiet = Csendes órák
button-quiet-off = Ne legyen csendes óra
button-zone = Időzóna
button-zone-off = UTC
button-digest = Reggeli összefoglaló
button-digest-off = Ne legyen összefoglaló
button-stats = Eredményeim
button-stats-off = Nincs összegzés
button-stats-group = Csak ahol játszom
button-stats-world = Minden játékos között
button-speak = Nyelvem
button-speak-off = Mint az alkalmazásban
which-value = Melyik legyen? { $values }.
which-zone = Melyik időzóna? Például: /settings zone Europe/Budapest
which-hours = Mely órák? Például: /settings quiet 22-8, /settings digest 8 vagy off.
not-alone-here = Itt nem lehet külön üzenetet küldeni: az emlékeztetők az asztal csatornájába jönnek.
settings-pace = Idő egy körre: { $pace }. Az egész játszmára mindenkinek ennek a háromszorosa az időtartaléka.
no-pace = Nincs időkorlát.
settings-late-ask = Ha valakinek lejár az ideje, a többieket kérdezzük.
settings-late-once = Ha valakinek lejár az ideje, azt a kört robot játssza.
settings-late-handover = Ha valakinek lejár az ideje, robot veszi át a helyét.
settings-holidays-0 = A szabadság nem állítja meg az órát.
settings-holidays-7d = A szabadság játszmánként legfeljebb 7 napra állítja meg egy játékos óráját.
settings-holidays-14d = A szabadság játszmánként legfeljebb 14 napra állítja meg egy játékos óráját.
settings-holidays-30d = A szabadság játszmánként legfeljebb 30 napra állítja meg egy játékos óráját.
settings-hints-on = Tippet kérni szabad.
settings-hints-off = Ennél az asztalnál nincs tipp.
settings-standing-on = Ha vége egy játszmának, rögtön gyülekezik a következő, ugyanazokkal.
settings-standing-off = Ha vége egy játszmának, az asztal megvárja, míg valaki újat kér.
button-language = Nyelv
button-hints = Tippek
button-standing = Folytatás magától
button-pace = Idő egy körre
button-late = Ha lejár az idő
button-holidays = Szabadság
value-pace-none = nincs korlát
value-pace-6h = 6 óra
value-pace-12h = 12 óra
value-pace-1d = 1 nap
value-pace-2d = 2 nap
value-pace-3d = 3 nap
value-pace-7d = egy hét
value-late-ask = A többiek döntenek
value-late-once = Robot lép egyszer
value-late-handover = Robot veszi át
value-holidays-0 = Nincs szabadság
value-holidays-7d = 7 nap játszmánként
value-holidays-14d = 14 nap játszmánként
value-holidays-30d = 30 nap játszmánként
value-hints-on = Tippek engedélyezése
value-hints-off = Tippek tiltása
value-standing-on = Rögtön jöjjön a következő játszma
value-standing-off = Várjon, míg valaki kéri

## Egy játékos több felületen

command-invite = meghívás ehhez az asztalhoz máshonnan
invite = Aki Discordról, Telegramról vagy a weboldalról jönne, ott írja be: /join { $code }
invite-off = Meghívóval már senki sem jöhet. Aki itt ül, marad.
invite-unknown = Ez a meghívó nem jó, vagy már visszavonták.
came = { $game }: leültél az asztalhoz. Innen is játszhatsz.
far-call = { $game }: rád várnak.
button-board = Tábla
button-invite-off = Meghívó visszavonása
command-link = a fiókjaid összekapcsolása
command-unlink = ennek a fióknak a leválasztása a többiről
argument-code = kód
link-code = A kódod: { $code }. Tíz percen belül írd be ott, ahol még játszol: /link és ez a kód. Egyszer használható. Ne mutasd meg senkinek.
link-asked = { $name } ({ $place }) és te egy játékos lesztek: ugyanazok az asztalok, kéz, beállítások és emlékeztetők. Csak akkor mondj igent, ha mindkét fiók a tiéd.
link-waits = Megjegyeztem. Most ott is mondj igent: /link ({ $place }).
linked = Kész: mostantól egy játékos vagy. Szétválasztás: /unlink
link-with = Összekapcsolva: { $place }
linked-by = { $name } ({ $place }) és te mostantól egy játékos vagytok.
link-undo = Ha ez nem te vagy: /unlink
unlinked = Ez a fiók mostantól önálló. A helyek annál a fióknál maradnak, amelyikkel leültél.
unlinked-by = { $name } ({ $place }) már nincs veled összekapcsolva.
link-none = Ez a fiók nincs másikkal összekapcsolva.
link-nothing = Nincs mire válaszolni, vagy túl sok idő telt el. Kezdd újra: /link
link-dropped = Rendben, semmi sem lett összekapcsolva.
link-code-unknown = Ez a kód nem jó, vagy már lejárt. Újat így kérhetsz: /link
link-self = Ez már te vagy.
link-one-each = Minden felületen egy fiókod kapcsolható össze, és az egyik már megvan.
button-link-yes = Igen, mindkettő az enyém
button-link-no = Nem

## A legutóbbi köröd óta, és lépésről lépésre
since-nothing = A legutóbbi köröd óta nem történt semmi.
since-turn = { $number }. { $what }
since-turns = Körök a legutóbbi köröd óta: { $count }. A képen: { $shown }.
alt-strip = { $game }: ami mostanában történt, körről körre.
no-such-step = Nincs ilyen lépés. Ebben a játszmában 0 és { $count } közötti lépések vannak; az utolsó: /at { $count }
step-taken-back = Visszavont lépés: { $step }. Helyette ez látható: { $now }.
step-of = Lépés: { $step } / { $count }
step-hand = A kezed e lépés után: { $step }
step-hidden = { $name } döntött, de hogy mit, azt más nem látja.
film-of-the-game = A játszma filmen:
alt-film = A játszma filmen, körről körre.
step-retracted = { $name } visszavonja a döntését, és újra gondolkodik.
button-since = A legutóbbi köröd óta
button-walk = Lépésről lépésre
button-step-before = ◀ { $step }. lépés
button-step-after = { $step }. lépés ▶
button-hand-then = Az akkori kezem
button-board-then = Az akkori tábla
command-since = mi történt a legutóbbi köröd óta, csak neked
command-at = a játszma az adott lépés után, csak neked
argument-step = lépés
## Eredmények és értékszámok
stats-yours = Az eredményeid:
stats-about = Minden játszmád
stats-off = Kikapcsoltad, hogy összegezzük az eredményeidet.
stats-none = Még nincs befejezett játszmád.
stats-none-here = Itt még nem ért véget játszma.
stats-game = { $game }: { $row }
stats-row = { $name }: { $row }
stats-said = játszma { $games }, győzelem { $wins }, átlag { $mean }, legjobb { $best }, értékszám { $rating }
stats-rated = értékszám { $rating } { $margin }
stats-rating = { $rating } ± { $margin }
stats-provisional = { $rating }? ± { $margin }
stats-unrated = –
stats-margin = ± { $margin }
stats-players =
    { $count ->
        [one] { $count } játékos
       *[other] { $count } játékos
    }
stats-rival =
    { $count ->
        [one] { $name } ellen: { $count } játszma, előtte { $ahead }, mögötte { $behind }.
       *[other] { $name } ellen: { $count } játszma, előtte { $ahead }, mögötte { $behind }.
    }
stats-figures = { $game }: leggyengébb eredmény { $worst }; legfeljebb { $figures }. Egy lépés általában ennyi idő: { $pace }.
stats-minutes = { $count } perc
stats-hours = { $count } óra
stats-days =
    { $count ->
        [one] { $count } nap
       *[other] { $count } nap
    }
stats-robot = Robot, { $strength }
stats-group = Ez a csoport
stats-group-about =
    { $count ->
        [one] { $game }: { $count } játszma itt
       *[other] { $game }: { $count } játszma itt
    }
stats-record = Csoportcsúcs, { $figure }: { $points } ({ $name })
stats-longest = A leghosszabb játszma itt ennyi ideig tartott: { $pace }.
stats-world = Minden játékos
stats-world-about = { $game }: a legjobbak azok közül, akik vállalják a nevüket
stats-world-how = Ide kerül a neved, ha ezt választod: { $example }
stats-of = { $what }: { $game }
stats-head-name = Játékos
stats-head-game = Játék
stats-head-games = Játszma
stats-head-wins = Győzelem
stats-head-mean = Átlag
stats-head-best = Legjobb
stats-head-rating = Értékszám
stats-head-margin = Pontosság
