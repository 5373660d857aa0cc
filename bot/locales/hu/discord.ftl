### Discord: a parancsok neve, és amit csak ott mondunk.

## A parancsok neve: kisbetűvel, szóköz nélkül, legfeljebb 32 betű
discord-name-new = új-játék
discord-name-join = beszállok
discord-name-again = még-egyet
discord-name-leave = felállok
discord-name-start = kezdés
discord-name-dice = kocka
discord-name-play = lépés
discord-name-board = tábla
discord-name-hand = kezem
discord-name-preview = előnézet
discord-name-ahead = előre
discord-name-undo = visszavonás
discord-name-rules = szabályok
discord-name-games = asztalaim
discord-name-stats = eredmények
discord-name-settings = beállítások
discord-name-resign = feladom
discord-name-replace = átveszem
discord-name-cancel = bezárás
discord-name-record = játékfájl
discord-name-help = súgó
discord-name-forget = felejts-el
discord-name-away = távol
discord-name-nudge = emlékeztető
discord-name-hint = tipp
discord-name-robot = robot
discord-name-invite = meghívás
discord-name-link = összekapcsol
discord-name-unlink = szétválaszt
discord-name-since = mi-történt
discord-name-at = lépésnél

## Ami a parancs után állhat
discord-about-game = Melyik játék
discord-about-move = Egy lépés vagy az eleje
discord-about-rule = Egy játék, és ha kell, egy szabály száma
discord-about-name = Kinek a helye
discord-about-setting = Mi változzon
discord-about-days = Meddig, vagy hány napra
discord-about-where = Kitegyem-e újra mindenkinek
discord-about-strength = Milyen jól játsszon
discord-about-step = Hányadik lépés után

## Gombok és menük
discord-choose = Válassz…
discord-choose-page = Válassz… ({ $page }/{ $pages })
discord-earlier = Előzők
discord-later = Továbbiak
discord-hand = Kezem
discord-board = Tábla
discord-undo = Visszavonás
discord-rules = Szabályok
discord-settings = Beállítások
discord-open-board = Tábla megnyitása
discord-window-off = A Discord itt nem nyitja meg a tábla ablakát. Az kapcsolhatja be, aki engem futtat, és lehet, hogy engedély kell hozzá a tevékenységek használatára.

## Ami miatt a bot nem tud írni
discord-missing = Ebbe a csatornába nem írhatok, ezért nem történt semmi. Aki kezeli, engedélyezze nekem: { $permissions }.
discord-locked = Ez a szál zárolva van, nem írhatok bele, ezért nem történt semmi. Aki moderálja, oldja fel.
discord-trouble-gone = Ennek az asztalnak a csatornája már nem létezik. Egy nap múlva a játszma lezárul.
discord-trouble-access = Nem tudtam az asztal csatornájába írni, mert nem látom. Adj hozzáférést, vagy vegyél fel a privát szálba; utána a /board megmutatja az állást.
discord-trouble-permissions = Nem tudtam az asztal csatornájába írni, mert hiányzik egy jogosultság. A játszma megmaradt; a /board megmutatja az állást.
discord-trouble-locked = Nem tudtam az asztal szálába írni, mert zárolva van. A játszma megmaradt; a /board megmutatja az állást.
discord-trouble-closed = Nem tudtam neked írni, mert nem fogadsz tőlem közvetlen üzenetet.
discord-trouble-refused = A Discord nem fogadta el az utolsó üzenetemet az asztal csatornájában. A játszma megmaradt; a /board megmutatja az állást.

## Jogosultságok, ahogy a Discord nevezi őket
discord-permission-view = Csatorna megtekintése
discord-permission-send = Üzenetek küldése
discord-permission-send-in-threads = Üzenetek küldése szálakban
discord-permission-attach = Fájlok csatolása
place-discord = Discord
