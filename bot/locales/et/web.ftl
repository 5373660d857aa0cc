### Leht brauseris.

web-tagline = Lauamängud sõpradega, käik käigu haaval
web-noscript = See leht vajab JavaScripti.

## Laudade loend
web-your-tables = Sinu lauad
web-other-tables = Teised lauad
web-unreadable = Laud, mida ei saa lugeda
web-new-game = Uus mäng
web-open-table = Mängi: { $game }
web-players = { $least }–{ $most } mängijat
web-to-tables = Laudade juurde

## Mis lauas toimub
web-your-turn = Sinu kord
web-waiting = Kord on: { $names }
web-waiting-until = Kord on: { $names }, kuni { $until }
web-until = kuni { $until }
web-lobby =
    { $missing ->
        [0] Kohti võetud: { $taken }/{ $most }
        [one] Kohti võetud: { $taken }/{ $most }, vaja on veel ühte mängijat
       *[other] Kohti võetud: { $taken }/{ $most }, vaja on veel { $missing } mängijat
    }
web-over = Mäng on läbi
web-closed = See laud on suletud

## Lehe osad
web-story = Mis on juhtunud
web-fair-dice = Aus juhus
web-house-rules = Kodureeglid
web-host-begins = Mängu alustab { $name }.
web-stage = Mängu seis
web-seats = Lauas
web-dock = Mida saad teha
web-tools = Muud tegevused
web-more = Veel
web-here = siin
web-hand = Minu käsi
web-only-you = Seda näed ainult sina
web-walk = Samm-sammult
web-walk-step = Mängu samm
web-walk-of = Samm { $step }, kokku { $count }
web-walk-opening = Mäng algab.
web-walk-back = Samm tagasi
web-walk-on = Samm edasi
web-walk-play = Näita
web-walk-pause = Paus
web-walk-now = Praeguse seisu juurde
web-picture-show = Näita pilti
web-picture-hide = Peida pilt
web-close = Sulge
web-preview = Eelvaade: { $name }
web-back = Tagasi
web-spots = Mida saab mängulaual puudutada
web-put-back = Pane tagasi
web-put-back-to = Pane tagasi; alles jääb: { $move }
web-confirm = Mängi: { $move }
web-words = Sõnadega
web-talk = Räägi
web-talk-hint = Paar sõna teistele laua ääres
web-seat-who = Kes istub siia?
web-seat-join = Istu siia
web-seat-free = Vaba koht: kes istub siia?
web-command = Käsk või käik
web-command-hint = Käik või / ja käsk
web-completions = Mis võib järgneda
web-send = Saada
web-share = Jaga
web-invite = Kutsu lingiga
web-link = Selle laua aadress
web-copied = Link on kopeeritud. Saada see neile, kes tahavad mängida või vaadata.
web-copy-this = Kopeeri see link ja saada neile, kes tahavad mängida või vaadata:
web-download = Salvesta { $name }

## Inimesed
web-who = Kes sa oled?
web-people = Kes selle ekraani taga mängivad
web-people-of = { $name }: mängijad selle ekraani taga, keel
web-name = Nimi
web-name-ask = Mis su nimi on?
web-go-on = Edasi
web-save = Salvesta
web-active = ekraani ees
web-add = Lisa
web-add-player = Lisa mängija selle ekraani taha
web-add-hint = Et mängida ühe seadmega kordamööda.
web-add-here = Lisa mängija selle ekraani taha
web-seat-here = Istuta lauda: { $name }
web-play-as = Ekraani ette: { $name }
web-play-as-short = Vaheta
web-remove = Eemalda { $name }
web-remove-sure = { $name } lahkub sellest brauserist jäädavalt. Tema kohtadel laudades siit enam mängida ei saa.
web-carry = Mängi teises seadmes
web-carry-hint = Küsi siit kood ja sisesta see seal kümne minuti jooksul. See toimib ühe korra. Ära näita seda kellelegi: kellel on kood, see mängib sinu eest.
web-carry-get = Näita koodi
web-carry-type = Mul on kood
web-carry-go = Jätkan siin
web-code-unknown = See kood ei ole õige või ei kehti enam. Küsi teises seadmes uus.
web-language = Keel
web-sound = Helid, kui midagi juhtub
web-screen-full = Täisekraan
web-screen-small = Välju täisekraanist
web-home-screen = Lisa avaekraanile
web-not-framed = See leht on vestlusrakenduse jaoks. Vajuta seal „Ava mängulaud“.
web-denied = Ilma sinu loata ei tea ma, kes sa oled. Palun ava mängulaud uuesti ja luba see.
web-try-again = Proovi uuesti
web-no = Ei, tagasi

## Nupud
web-tool-join = Istun lauda
web-tool-leave = Tõusen
web-tool-start = Alustame
web-tool-cancel = Sulge laud
web-tool-undo = Võta tagasi
web-tool-board = Mängulaud
web-tool-since = Pärast sinu viimast korda
web-tool-at = Samm-sammult
web-undo-hidden = Mõtlen ümber
web-undo-step = Võta tagasi: { $what }
web-undo-ask = Palu oma viimane käik tagasi võtta
web-tool-rules = Reeglid
web-tool-record = Üleskirjutus
web-tool-robot = Lisa robot
web-tool-hint = Vihje
web-tool-nudge = Tuleta meelde
web-tool-settings = Seaded
web-tool-away = Olen ära
web-tool-resign = Annan alla
web-new = Uus mäng: { $game }
web-take-seat = Võtan koha üle: { $name }
web-ask-seat = Küsi koht endale: { $name }

## Mis läheb valesti
web-offline = Ühendus puudub. Proovime uuesti…
web-bad-request = Sellest ei saadud aru.
web-too-long = See on liiga pikk.
web-too-slow = See jõudis kohale liiga aeglaselt. Proovi uuesti.
web-too-many-connections = Praegu pole ruumi veel ühele ühendusele. Sulge Zoco lehed, mida sa ei vaja, või proovi minuti pärast uuesti.
web-too-many-pictures = Liiga palju pilte ootab joonistamist. Proovi veidi hiljem uuesti.
web-wrong-host = Nime { $host } siinne Zoco ei tunne. Serveri pidaja saab selle lisada: ZOCO_HOSTS={ $host }
web-resting = Avatud on palju Zoco lehti, seepärast kuuleb see leht muutustest veidi hiljem. Puuduta seda ja see uueneb jälle kohe.
web-not-found = Siin ei ole midagi.
web-no-table = Sellel aadressil lauda ei ole.
web-no-picture = Sellist pilti ei ole.
web-no-hand = Sa ei istu selles lauas.
web-other-site = See tuli võõralt lehelt ja jäi tegemata.
web-unknown-browser = Seda brauserit me enam ei tunne. Laadi leht uuesti.
web-not-here = See inimene selles brauseris ei mängi.
web-name-empty = Kõigepealt on vaja nime.
web-name-long = Liiga pikk nimi: kõige rohkem { $most } märki.
web-name-signs = Nimes ei või olla < ega >.
web-people-full = Ühte brauserisse mahub { $most } mängijat.
web-people-last = Keegi peab jääma.
place-web = veebileht
