### Discord: käskude nimed ja see, mida öeldakse ainult seal.

## Käskude nimed: väiketähtedega, tühikuteta, kõige rohkem 32 tähte
discord-name-new = uus-mäng
discord-name-join = istun
discord-name-again = veel
discord-name-leave = tõusen
discord-name-start = alusta
discord-name-dice = täring
discord-name-play = käik
discord-name-board = mängulaud
discord-name-hand = käsi
discord-name-preview = eelvaade
discord-name-ahead = ette
discord-name-undo = tagasi
discord-name-rules = reeglid
discord-name-games = lauad
discord-name-stats = tulemused
discord-name-settings = seaded
discord-name-resign = alistun
discord-name-replace = asenda
discord-name-cancel = sulge
discord-name-record = fail
discord-name-help = abi
discord-name-forget = unusta
discord-name-away = eemal
discord-name-nudge = tuleta-meelde
discord-name-hint = vihje
discord-name-robot = robot
discord-name-invite = kutsu
discord-name-link = ühenda
discord-name-unlink = lahuta
discord-name-since = mis-juhtus
discord-name-at = samm

## Mis võib käsule järgneda
discord-about-game = Milline mäng
discord-about-move = Käik või selle algus
discord-about-rule = Mäng ja soovi korral reegli number
discord-about-name = Kelle koht
discord-about-setting = Mida muuta
discord-about-days = Mis päevani või mitmeks päevaks
discord-about-where = Kas näidata kõigile uuesti
discord-about-strength = Kui hästi ta mängib
discord-about-step = Pärast mitmendat sammu

## Nupud ja menüüd
discord-choose = Vali…
discord-choose-page = Vali… ({ $page }/{ $pages })
discord-earlier = Eelmised
discord-later = Veel valikuid
discord-hand = Minu käsi
discord-board = Mängulaud
discord-undo = Võta tagasi
discord-rules = Reeglid
discord-settings = Seaded
discord-open-board = Ava mängulaud
discord-window-off = Discord ei ava siin mängulaua akent. Selle saab sisse lülitada see, kes mind käitab, ja võib-olla vajad tegevuste kasutamise luba.

## Mis ei lase botil kirjutada
discord-missing = Ma ei saa sellesse kanalisse kirjutada, nii et midagi ei juhtunud. Kes kanalit haldab, lubagu mulle: { $permissions }.
discord-locked = See lõim on lukus ja ma ei saa siia kirjutada, nii et midagi ei juhtunud. Kes seda modereerib, tehku lukk lahti.
discord-trouble-gone = Selle laua kanalit enam ei ole. Päeva pärast mäng suletakse.
discord-trouble-access = Ma ei saanud laua kanalisse kirjutada, sest ma ei näe seda. Anna mulle ligipääs või lisa mind privaatsesse lõime; siis näitab /board seisu.
discord-trouble-permissions = Ma ei saanud laua kanalisse kirjutada, sest üks õigus on puudu. Mäng on alles; /board näitab seisu.
discord-trouble-locked = Ma ei saanud laua lõime kirjutada, sest see on lukus. Mäng on alles; /board näitab seisu.
discord-trouble-closed = Ma ei saanud sulle kirjutada, sest sinu otsesõnumid on mulle suletud.
discord-trouble-refused = Discord ei võtnud mu viimast postitust laua kanalis vastu. Mäng on alles; /board näitab seisu.

## Õigused, nagu Discord neid ise nimetab
discord-permission-view = View Channel
discord-permission-send = Send Messages
discord-permission-send-in-threads = Send Messages in Threads
discord-permission-attach = Attach Files
place-discord = Discord
