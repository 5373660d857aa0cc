### A böngészőben futó oldal.

web-tagline = Társasjátékok barátokkal, lépésről lépésre
web-noscript = Ehhez az oldalhoz JavaScript kell.

## Az asztalok listája
web-your-tables = Asztalaid
web-other-tables = Más asztalok
web-unreadable = Egy asztal, amely nem olvasható
web-new-game = Új játék
web-open-table = Játsszunk: { $game }
web-players = { $least }–{ $most } játékos
web-to-tables = Az asztalokhoz

## Hol tart az asztal
web-your-turn = Te jössz
web-waiting = Most { $names } jön
web-waiting-until = Most { $names } jön, határidő: { $until }
web-until = határidő: { $until }
web-lobby =
    { $missing ->
        [0] { $most } helyből { $taken } foglalt
        [one] { $most } helyből { $taken } foglalt: még egy játékos kell
       *[other] { $most } helyből { $taken } foglalt: még { $missing } játékos kell
    }
web-over = A játszma véget ért
web-closed = Ez az asztal bezárt

## Az oldal részei
web-story = Ami eddig történt
web-fair-dice = Tiszta véletlen
web-house-rules = Házi szabályok
web-host-begins = A játékot { $name } indítja.
web-stage = A játék állása
web-seats = Az asztalnál
web-dock = Amit most tehetsz
web-tools = További lehetőségek
web-more = Több
web-here = itt
web-hand = Kezem
web-only-you = Ezt csak te látod
web-walk = Lépésről lépésre
web-walk-step = A játszma lépése
web-walk-of = Lépés: { $step } / { $count }
web-walk-opening = Kezdődik a játszma.
web-walk-back = Egy lépéssel vissza
web-walk-on = Egy lépéssel tovább
web-walk-play = Lejátszás
web-walk-pause = Szünet
web-walk-now = Vissza a jelenhez
web-picture-show = Kép megnyitása
web-picture-hide = Kép elrejtése
web-close = Bezárás
web-preview = Előnézet: { $name }
web-back = Vissza
web-spots = Amire a táblán koppinthatsz
web-put-back = Visszateszem
web-put-back-to = Visszateszem; marad: { $move }
web-confirm = Lépés: { $move }
web-words = Szavakkal
web-talk = Szólok
web-talk-hint = Pár szó a többieknek az asztalnál
web-seat-who = Ki üljön ide?
web-seat-join = Leülök ide
web-seat-free = Szabad hely: ki üljön ide?
web-command = Parancs vagy lépés
web-command-hint = Lépés, vagy / és parancs
web-completions = Ami következhet
web-send = Küldés
web-share = Megosztás
web-invite = Meghívás linkkel
web-link = Ennek az asztalnak a címe
web-copied = A linket a vágólapra másoltuk. Küldd el annak, aki játszana vagy nézné.
web-copy-this = Másold ki a linket, és küldd el annak, aki játszana vagy nézné:
web-download = Mentés: { $name }

## Emberek
web-who = Ki vagy?
web-people = Akik ezen a képernyőn játszanak
web-people-of = { $name }: játékosok ezen a képernyőn, nyelv
web-name = Név
web-name-ask = Hogy hívnak?
web-go-on = Tovább
web-save = Mentés
web-active = most ő játszik
web-add = Hozzáadás
web-add-player = Új játékos ezen a képernyőn
web-add-hint = Ha egy eszközön, felváltva játszotok.
web-add-here = Új játékos ezen a képernyőn
web-seat-here = { $name } is üljön le
web-play-as = Átadom: { $name }
web-play-as-short = Váltás
web-remove = { $name } eltávolítása
web-remove-sure = { $name } végleg kikerül ebből a böngészőből. Az asztaloknál elfoglalt helyeivel innen többé nem lehet játszani.
web-carry = Játék másik eszközön
web-carry-hint = Kérj itt egy kódot, és tíz percen belül írd be ott. Egyszer használható. Ne mutasd meg senkinek: akinél a kód van, a nevedben játszhat.
web-carry-get = Kód mutatása
web-carry-type = Van kódom
web-carry-go = Folytatom itt
web-code-unknown = Ez a kód nem jó, vagy már lejárt. Kérj újat a másik eszközön.
web-language = Nyelv
web-sound = Hang, ha történik valami
web-screen-full = Teljes képernyő
web-screen-small = Kilépés a teljes képernyőből
web-home-screen = Hozzáadás a kezdőképernyőhöz
web-not-framed = Ez az oldal a csevegőalkalmazásban nyílik meg. Ott nyomd meg: „Tábla megnyitása”.
web-denied = Az engedélyed nélkül nem tudhatom, ki vagy. Nyisd meg újra a táblát, és engedélyezd!
web-try-again = Újra
web-no = Nem, vissza

## Gombok
web-tool-join = Beszállok
web-tool-leave = Felállok
web-tool-start = Kezdjük!
web-tool-cancel = Asztal bezárása
web-tool-undo = Visszavonás
web-undo-hidden = Meggondoltam magam
web-undo-step = Visszavonás: { $what }
web-undo-ask = Visszakérném az utolsó lépésem
web-tool-board = Tábla
web-tool-since = A legutóbbi köröd óta
web-tool-at = Lépésről lépésre
web-tool-rules = Szabályok
web-tool-record = Jegyzőkönyv
web-tool-robot = Robot hozzáadása
web-tool-hint = Tipp
web-tool-nudge = Emlékeztető
web-tool-settings = Beállítások
web-tool-away = Távol leszek
web-tool-resign = Feladom
web-new = Új játék: { $game }
web-take-seat = Átveszem a helyét: { $name }
web-ask-seat = Elkérem ezt a helyet: { $name }

## Ami nem sikerül
web-offline = Nincs kapcsolat. Újrapróbáljuk…
web-bad-request = Ezt nem értjük.
web-too-long = Ez túl hosszú.
web-too-slow = Túl sokáig tartott, amíg ideért. Próbáld újra!
web-too-many-connections = Most nincs hely még egy kapcsolatnak. Zárd be a fölösleges Zoco-lapokat, vagy próbáld újra egy perc múlva!
web-too-many-pictures = Túl sok kép vár a sorára. Próbáld újra kicsit később!
web-wrong-host = Ezt a Zocót nem { $host } néven ismerjük. Aki üzemelteti, felveheti a nevet: ZOCO_HOSTS={ $host }
web-resting = Sok Zoco-lap van nyitva, ezért ez kicsit később értesül a változásokról. Koppints rá, és megint azonnal frissül.
web-not-found = Itt nincs semmi.
web-no-table = Ezen a címen nincs asztal.
web-no-picture = Ilyen kép nincs.
web-no-hand = Nem ülsz ennél az asztalnál.
web-other-site = Ez egy másik webhelyről jött, ezért nem hajtottuk végre.
web-unknown-browser = Ezt a böngészőt már nem ismerjük. Töltsd újra az oldalt!
web-not-here = Ő nem ebben a böngészőben játszik.
web-name-empty = Előbb adj meg egy nevet!
web-name-long = Túl hosszú név: legfeljebb { $most } karakter lehet.
web-name-signs = A névben nem lehet < vagy > jel.
web-people-full = Egy böngészőben { $most } játékosnak van hely.
web-people-last = Valakinek maradnia kell.
place-web = a weboldal
