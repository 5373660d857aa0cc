### Telegram: nupud, isiklikud vastused ja see, mis vestlustega juhtub.

## Nupud
telegram-earlier = ◀
telegram-later = ▶
telegram-back = ↩ Tagasi
telegram-to-board = ↩ Tagasi mängulaua juurde
telegram-undo = ↩ Võta tagasi
telegram-as-before = ⬅ Nagu enne
telegram-anew = ↩
telegram-show = 👁 Näita mulle
telegram-open-private = 🔒 Ava meie privaatvestlus
telegram-open-board = ▦ Ava mängulaud
telegram-close-table = Sulge laud
telegram-to-topic = ➡ Laua juurde
telegram-add-to-group = ➕ Lisa gruppi
telegram-your-turn = Sinu kord: { $game }

## Vastused
telegram-for-your-eyes = Seda näed ainult sina:
telegram-look-there = See on ainult sulle: vaata meie privaatvestlusse.
telegram-press-again = Vajuta { $seconds } s pärast uuesti.
telegram-for-you-alone = { $name }, vastus on ainult sulle.
telegram-not-for-you = See vastus on kellelegi teisele.
telegram-note-gone = See vastus on aegunud. Palun küsi uuesti.
telegram-more = ▶ näitab edasi
telegram-no-key = See nupp enam ei tööta.
telegram-anonymous = Sa kirjutad grupi nimel, nii et ma ei tea, kes sa oled. Vajuta hoopis nuppu või lülita oma administraatoriõigustes anonüümsus välja.

## Vestlused
telegram-hello = Tere! Minuga saab siin lauamänge mängida, käik käigu haaval. Vali mäng, teised liituvad ja võibki alata. Mida ma veel oskan, ütleb /help. Varjatud kaartidega mängude jaoks ava korra ka meie privaatvestlus.
telegram-topic-opened = { $name } avab laua: { $game }.
telegram-description = Lauamängud käik käigu haaval: { $games }. Lisa mind gruppi, kus on su sõbrad, või mängi siinsamas üksi. Pärast iga korda näitan mängulauda ja kutsun seda, kelle kord on.
telegram-short-description = { $games } koos sõpradega, käik käigu haaval.
telegram-no-games-in-channels = Kanalis mängida ei saa, seal teised ainult loevad. Lisa mind hoopis mõnda gruppi!
telegram-table-in-channel = Selles kanalis on veel lahti varasem laud ({ $game }). Siin saad selle sulgeda.
telegram-silenced = Ma ei saa enam kirjutada sinna, kus te mängite ({ $game }; { $names }).
telegram-why-removed = Mind eemaldati grupist. Kui keegi mind päeva jooksul tagasi lisab, läheb mäng samast kohast edasi, pärast seda see suletakse.
telegram-why-gone = Seda gruppi enam ei ole. Uut mängu saab alustada mõnes teises.
telegram-why-muted = Ma ei tohi seal enam sõnumeid või pilte saata. Kui administraator selle nädala jooksul taas lubab, läheb mäng samast kohast edasi, pärast seda see suletakse.
telegram-why-topic-closed = Teema suleti. Kui see nädala jooksul uuesti avatakse, läheb mäng samast kohast edasi, pärast seda see suletakse.
telegram-why-topic-gone = Teema kustutati. Uut mängu saab alustada mõnes teises.
place-telegram = Telegram
