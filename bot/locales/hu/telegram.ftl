### Telegram: billentyűk, személyes válaszok, és ami a csevegésekkel történik.

## Billentyűk
telegram-earlier = ◀
telegram-later = ▶
telegram-back = ↩ Vissza
telegram-to-board = ↩ Vissza a táblához
telegram-undo = ↩ Visszavonás
telegram-as-before = ⬅ Ahogy volt
telegram-anew = ↩
telegram-show = 👁 Mutasd
telegram-open-private = 🔒 Privát csevegés megnyitása
telegram-open-board = ▦ Tábla megnyitása
telegram-close-table = Asztal bezárása
telegram-to-topic = ➡ Az asztalhoz
telegram-add-to-group = ➕ Hozzáadás csoporthoz
telegram-your-turn = Te jössz: { $game }

## Válaszok
telegram-for-your-eyes = Ezt csak te látod:
telegram-look-there = Ez csak rád tartozik: nézd meg a privát csevegésünket.
telegram-press-again = Nyomd meg újra { $seconds } mp múlva.
telegram-for-you-alone = { $name }, a válasz csak rád tartozik.
telegram-not-for-you = Ez a válasz valaki másnak szól.
telegram-note-gone = Ez a válasz már elavult. Kérdezd meg újra.
telegram-more = ▶ – tovább
telegram-no-key = Ez a gomb már nem működik.
telegram-anonymous = A csoport nevében írsz, így nem tudom, ki vagy. Nyomj inkább egy gombot, vagy kapcsold ki a névtelenséget az adminjogaidnál.

## Csevegések
telegram-hello = Üdv! Velem itt társasjátékozhattok, lépésről lépésre. Válassz egy játékot, a többiek csatlakoznak, és kezdődhet. Hogy mit tudok még, azt a /help mondja el. A rejtett kártyás játékokhoz nyisd meg egyszer a privát csevegésünket is.
telegram-topic-opened = { $name } asztalt nyit: { $game }.
telegram-description = Társasjátékok lépésről lépésre: { $games }. Adj hozzá egy csoporthoz a barátaiddal, vagy játssz itt egyedül. Minden kör után megmutatom a táblát, és szólok annak, aki következik.
telegram-short-description = { $games } barátokkal, lépésről lépésre.
telegram-no-games-in-channels = Csatornában nem lehet játszani, ott a többiek csak olvasnak. Inkább egy csoporthoz adj hozzá!
telegram-table-in-channel = Abban a csatornában még nyitva van egy korábbi asztal ({ $game }). Itt bezárhatod.
telegram-silenced = Nem tudok többé írni ott, ahol játszotok ({ $game }; { $names }).
telegram-why-removed = Eltávolítottak a csoportból. Ha valaki egy napon belül újra hozzáad, a játék onnan folytatódik, ahol most áll; utána lezárul.
telegram-why-gone = Ez a csoport már nem létezik. Egy másikban új játékot kezdhettek.
telegram-why-muted = Ott már nem küldhetek üzenetet vagy fényképet. Ha egy admin egy héten belül újra engedi, a játék onnan folytatódik, ahol most áll; utána lezárul.
telegram-why-topic-closed = A témát lezárták. Ha egy héten belül újra megnyitják, a játék onnan folytatódik, ahol most áll; utána lezárul.
telegram-why-topic-gone = A témát törölték. Egy másikban új játékot kezdhettek.
place-telegram = Telegram
