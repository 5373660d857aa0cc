### Don Quijote: szabályok, események, elutasítások, feliratok.

quixote = Don Quijote
quixote-about = Mindenki egyszerre építi a maga fejedelemségét, ugyanazokon a mezőkön, és utakkal köti össze a várakat, templomokat, szélmalmokat és lovagokat; 1–4 játékos játszhatja, tehát egyedül is. Az útlapkák a saját készletünk: a szabálykönyv az eredetieket megmutatja, de nem sorolja fel.

## Ami történt
quixote-chosen = A lapkád a helyén van: { $tile }, mező: { $field }, { $way }. A többiek csak akkor látják, ha már mindenki lerakta a sajátját; addig visszaveheted: /undo.
quixote-laid = { $seat }: { $tile } → { $field }, { $way }.
quixote-called = A következő mező: { $field } ({ $card }. kártya, összesen { $cards }).
quixote-last-called = Az utolsó szabad mező: { $field }. Mindenki ide rakja a hatodik lapkáját.
quixote-scored = { $seat }, { $phase }. szakasz: +{ $points }, összesen { $total } („6”-os vár: { $castle6 }, „4”-es vár: { $castle4 }, templomok: { $churches }, szélmalmok: { $windmills }, védelem: { $defence }{ $phase ->
        [3] , lovagok: { $knights }
       *[other] {""}
    }).
quixote-opened = { $seat }, nyitott lapkák { $phase ->
        [1] az 1.
       *[other] a { $phase }.
    } szakaszban: { $tiles }.
quixote-opened-last = { $seat }, a végére félretéve: { $tile }.

## Miért nem
quixote-not-open = Ez nincs a nyitott lapkáid között: { $tile }. A nyitott lapkáid: { $open }.
quixote-kept-for-last = Ez a hatodik lapkád, az utolsó szabad mezőre kerül: { $tile }. A nyitott lapkáid: { $open }.
quixote-only-the-last = Az utolsó szabad mezőre a hatodik lapkád kerül: { $last }.
quixote-field-called = a soron lévő mező: { $field }.

## Feliratok
quixote-lay-label = Lerakás ide: { $field }
quixote-tile-label = { $symbol_raw ->
        [knight] { $tile } · { $symbol } { $shield }
       *[other] { $tile } · { $symbol }
    }
quixote-way-label = { $way_raw ->
        [down] ↓ elforgatva
       *[up] ↑ egyenesen
    }
quixote-lay-ahead-label = Lerakás
quixote-anywhere-label = bármelyik mező jön

## Miért jó ez a lépés
quixote-hint-castle = Így elég lovag kapcsolódik ehhez a várhoz („{ $castle }”): { $knights }.
quixote-hint-group = { $symbol_raw ->
        [church] Az összekötött templomok
       *[windmill] Az összekötött szélmalmok
    } ennyivel több pontot adnak: { $points }.
quixote-hint-defence = A határon { $shields } pajzsod lesz, a védelem megvan.
quixote-hint-knights = A legjobb lovagcsoportod ennyivel lesz értékesebb: { $points }.
quixote-hint-guard = Közelebb a védelemhez: { $shields } pajzs a szükséges { $needed } közül.
quixote-hint-link = Közelebb a várhoz („{ $castle }”): { $knights } lovag a szükséges { $needed } közül.
quixote-hint-roads = Most még nem ad pontot, de jó utakat hagy a folytatáshoz.

## Szavak
quixote-term-up = egyenesen
quixote-term-down = elforgatva
quixote-term-church = templom
quixote-term-windmill = szélmalom
quixote-term-knight = lovag
quixote-term-mule-driver = Öszvérhajcsár
quixote-term-squire = Fegyverhordozó
quixote-term-knight-errant = Kóbor lovag
quixote-term-hidalgo = Hidalgó
quixote-term-don-quixote = Don Quijote

## Honnan a pontok
quixote-points-castle6 = „6”-os vár
quixote-points-castle4 = „4”-es vár
quixote-points-churches = templomok
quixote-points-windmills = szélmalmok
quixote-points-defence = védelem
quixote-points-knights = lovagok

## A szabályok röviden
quixote-rule-Q1 = 1–4 játékos. Mindenkinek ugyanaz a 24 lapkája van (a 6-os vár, a 4-es vár és 22 útlapka), és egy üres, 24 mezős fejedelemsége: A–H oszlopok, 1–3 sorok. Az útlapkák a saját készletünk: a szabálykönyv az eredetieket megmutatja, de nem sorolja fel.
quixote-rule-Q2 = Az útlapkának felső és alsó fele van. Egy fél útjai mind találkoznak, a középvonalat viszont csak némelyik lapkán lépi át út. A felső fél útján templom, szélmalom vagy 1–3 pajzsos lovag áll.
quixote-rule-Q3 = A lapkát egyenesen, ahogy nyomtatva van („up”), vagy 180°-kal elforgatva („down”) rakod le: a felek, az utak és a jel együtt fordulnak.
quixote-rule-Q4 = A várnak két útja van: balra a felső feléből, jobbra az alsóból. Mindkettő ott véget ér: váron át nem vezet út.
quixote-rule-Q5 = 24 helykártya van, minden mezőhöz egy.
quixote-rule-Q6 = Az első kártya adja meg mindenki 6-os várának helyét, a következő a 4-esét. A két vár nem érintkezhet, még sarkosan sem: ha érintkezne, új kártyát húzunk, az előzőt pedig visszakeverjük.
quixote-rule-Q7 = A 22 útlapkát képpel lefelé megkeverjük, minden játékosét külön.
quixote-rule-Q8 = Az 1. szakaszban 9 lapkádat fordítod fel, a 2.-ban a következő 7-et, a 3.-ban az utolsó 6-ot: ötből választhatsz, a hatodik félretéve, felfordítva vár a végére.
quixote-rule-Q9 = Egy kártya megnevez egy mezőt, és egyszerre mindenki lerakja oda egy nyitott lapkáját, például „lay c3 up”; ha már mindenki lerakta, jön a következő kártya. Ez 9, 7, illetve 5 alkalom; a 3. szakaszban ezután a hatodik lapka az utolsó szabad mezőre kerül.
quixote-rule-Q10 = A lerakott lapkát sem elmozdítani, sem elforgatni nem szabad. Az utaknak nem kell találkozniuk.
quixote-rule-Q11 = A nyitott lapkákat mindenki látja. Amit leraksz, rejtve marad, és visszaveheted, amíg mindenki le nem rakta a sajátját. A lefordított lapkákat és a kártyák sorrendjét senki sem ismeri.
quixote-rule-Q12 = Két szomszédos fél össze van kötve, ha mindkettőből út vezet a közös élükhöz; minden, ami így elérhető, egy hálózat. A jelek nem szakítják meg az utat, a várak igen.
quixote-rule-Q13 = Minden szakasz után a 6-os vár 6, a 4-es vár 4 pontot ad, ha az útjaihoz legalább 1, 2, illetve 3 lovag kapcsolódik (az 1., 2., 3. szakaszban). A pajzsok itt nem számítanak, és egy lovag mindkét várat szolgálhatja.
quixote-rule-Q14 = Két összekötött templom 2 pontot ér, három vagy több darabonként 2-t. Minden csoport számít; a magányos templom nem ér semmit.
quixote-rule-Q15 = A szélmalmok ugyanígy érnek pontot, de a templomoktól külön.
quixote-rule-Q16 = A védelem 5 pontot ad, ha a védők pajzsainak összege legalább 4, 8, illetve 12 (az 1., 2., 3. szakaszban). Védő az a lovag, akinek a saját lapkafeléből út vezet egyenesen a külső határra.
quixote-rule-Q17 = Csak a 3. szakasz után: a legértékesebb, legalább két összekötött lovagból álló csoportod annyi pontot ér, ahány pajzsa van.
quixote-rule-Q18 = Az nyer, akinek a három szakaszban összesen a legtöbb pontja van; döntetlennél a győzelem megosztott. Egyedül játszva címet szerzel: 40 pont alatt öszvérhajcsár, 40-től fegyverhordozó, 49-től kóbor lovag, 58-tól hidalgó, 67-től Don Quijote vagy.

## What a blind player hears

quixote-alt-called = { $phase }. szakasz, { $card }. kártya (összesen { $cards }). A megnevezett mező: { $field }.
quixote-alt-last = 3. szakasz, az utolsó szabad mező: { $field }. Ide kerül a hatodik lapka.
quixote-alt-scored = { $phase ->
        [1] Az 1.
       *[other] A { $phase }.
    } szakasz értékelése.
quixote-alt-over = A játék véget ért. { $count ->
        [1] A győztes
       *[other] A győztesek
    }: { $names }.
quixote-alt-title = A megszerzett cím: { $title }.
quixote-alt-hidden = A lapkád ({ $tile }) a helyén van, mező: { $field }; a többiek még nem látják.
quixote-alt-ready = Már lerakta: { $names }.
quixote-alt-waiting = Még gondolkodik: { $names }.
quixote-alt-new = Legutóbb ide került lapka: { $field }. { $tiles }.
quixote-alt-needs = Egy várhoz most { $knights } lovag kell, a védelemhez { $shields } pajzs.
quixote-alt-castles = A 6-os vár mezője { $six }, a 4-esé { $four }; mindkettőből nyugatra a felső, keletre az alsó feléből vezet út.
quixote-alt-player = { $name }: { $total } pont; ez a szakasz most ennyit adna: { $now }.
quixote-alt-result = { $name }: { $total } pont ({ $phases }).
quixote-alt-network = Hálózat, { $fields }: { $points }.
quixote-alt-defence = Védők, { $fields }: pajzsok { $guard }, pontok { $points }.
quixote-alt-knights = Lovagok a 6-os várnál: { $six }, a 4-esnél: { $four }.
quixote-alt-open = Nyitott lapkák, ahogy egyenesen fekszenek (elforgatva felső és alsó, észak és dél, nyugat és kelet helyet cserél):
quixote-alt-kept = A végére félretéve:
quixote-alt-tile = { $tile }, { $symbol }: felső fél: { $upper }; alsó fél: { $lower }; a két fél { $joined ->
        [yes] össze van kötve
       *[no] nincs összekötve
    }.
quixote-alt-worth = A szakasz ennyit adna: up { $up }, down { $down }.
quixote-alt-side = { $side ->
        [N] észak
        [S] dél
        [W] nyugat
       *[E] kelet
    }
quixote-alt-no-exit = nincs kijárat
quixote-alt-bare = { $name }: a fejedelemségben még nincs lapka.
quixote-alt-land = { $name } fejedelemsége:
quixote-alt-field = { $field }, { $tile }: { $symbol } { $half ->
        [upper] a felső
       *[lower] az alsó
    } felén; felső fél: { $upper }; alsó fél: { $lower }; a két fél { $joined ->
        [yes] össze van kötve
       *[no] nincs összekötve
    }.
quixote-alt-others-open = { $name }, nyitott lapkák: { $tiles }.
quixote-alt-others-land = { $name }, lerakott lapkák: { $tiles }.

## Amiről utána beszélnek
quixote-figure-castles = várak
quixote-figure-churches = templomok
quixote-figure-windmills = szélmalmok
quixote-figure-defence = védelem
quixote-figure-knights = lovagok
