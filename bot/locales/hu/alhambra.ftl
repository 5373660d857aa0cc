### Alhambra: események, elutasítások, gombok, szavak és a szabályok röviden.

alhambra = Alhambra
alhambra-about = Fogadj építőmestereket, akik mind a saját pénznemükben kérik a fizetségüket, és emeld a legszebb palotát a kutad köré. Három értékelés van: pont jár minden épülettípusból a legtöbbért, és mindenkinek a leghosszabb külső városfaláért.

## Mondatrészek
alhambra-price = { $currency_raw ->
        [denar] { $price } dénár
        [dirham] { $price } dirham
        [ducat] { $price } dukát
       *[florin] { $price } gulden
    }
alhambra-priced = { $currency_raw ->
        [denar] { $price } dénárért
        [dirham] { $price } dirhamért
        [ducat] { $price } dukátért
       *[florin] { $price } guldenért
    }
alhambra-coins = { $currency_raw ->
        [denar] dénárja
        [dirham] dirhamja
        [ducat] dukátja
       *[florin] guldene
    }
alhambra-side-name = { $side_raw ->
        [north] északi
        [east] keleti
        [south] déli
       *[west] nyugati
    }
alhambra-neighbour-name = { $neighbour ->
        [fountain] a kút
       *[other] { $neighbour }
    }

## Ami történt
alhambra-took-money = { $seat } pénzt vesz fel: { $cards }.
alhambra-bought-exactly = { $seat } vásárol: { $building } { $tile }, pontosan { alhambra-priced } ({ $paid }). A köre folytatódik.
alhambra-bought = { $seat } vásárol: { $building } { $tile }, { alhambra-priced }. Kifizetve { $paid }, elvész { $over }.
alhambra-built-from-reserve = { $seat } a tartalékból építi be: { $building } { $tile } → { $place }.
alhambra-took-down = { $seat } a tartalékba veszi vissza: { $building } { $tile } ({ $place }).
alhambra-swapped = { $seat } cserél ({ $place }): { $old_building } { $old } helyére { $building } { $tile } kerül.
alhambra-did-no-more = { $seat } nem tesz többet.
alhambra-placed = { $seat } beépíti: { $building } { $tile } → { $place }.
alhambra-stored = { $seat } tartalékba teszi: { $building } { $tile }.
alhambra-given = { $seat } Gézának adja: { $building } { $tile }.
alhambra-reshuffled = Elfogyott a pénzpakli: a talon { $cards } lapjából új pakli lesz.
alhambra-new-money = Új pénz: { $cards }.
alhambra-new-building = Új épület az építőudvar { $stall }. mezőjén: { $building } { $tile }, { alhambra-priced }.
alhambra-scoring-began = { $round }. értékelés a háromból!
alhambra-scored = { $seat }: +{ $points } (épületek { $buildings }, városfal { $wall }), összesen { $total }.
alhambra-dirk-scored = Géza: +{ $points }, összesen { $total }.
alhambra-dirk-received = Géza { $count } épületet kap a zsákból: { $tiles }.
alhambra-bag-ran-out = Kiürült a zsák, az építőudvart nem lehet feltölteni: nincs több kör. Minden megmaradt épületet az kap, akinek a pénznemében a legtöbb pénze van.
alhambra-won-building = { $seat } kapja, mert neki van a legtöbb { alhambra-coins }: { $building } { $tile }.
alhambra-nobody-won-building = Senkinek sincs egyedül a legtöbb { alhambra-coins }, az építőudvarban marad: { $building } { $tile }.

## Elutasítások
alhambra-not-on-display = Ez nincs a felfordított lapok között: { $cards }.
alhambra-too-much-money = Ezek együtt { $total } értékűek. Több lap együtt legfeljebb { $limit } lehet, egyetlen lap bármennyi.
alhambra-empty-stall = Az építőudvar { $stall }. mezője üres.
alhambra-other-building = az építőudvar { $stall }. mezőjén már más épület áll: { $building } { $tile }.
alhambra-no-longer-there = ez már nincs ott: { $what }.
alhambra-still-there = ez még ott van: { $what }.
alhambra-not-in-hand = Ez nincs a kezedben: { $cards }.
alhambra-not-enough = { $tile } ára { alhambra-price }, ez pedig csak { $paid }. Hiányzik { $lacking }.
alhambra-act-first = Előbb végy fel pénzt, vásárolj vagy építs át. Megállni pontos fizetés után lehet.
alhambra-waits-for-the-end = { $tile }: most vetted, megvárja az akcióid végét. Ha kész vagy velük, nyomd meg ezt: „Befejezem”, vagy küldd: /play done.
alhambra-nothing-to-place = Még nincs mit elhelyezni. Előbb végy fel pénzt, vásárolj vagy építs át.
alhambra-not-in-reserve = { $tile }: ez nincs a tartalékodban.
alhambra-not-built = { $tile }: ez nincs az Alhambrádban.
alhambra-fountain-stays = A kút mindig a helyén marad.
alhambra-wall-meets-none = Ezen a helyen ({ $place }) { $tile } { alhambra-side-name } fala fal nélküli szomszédhoz érne: { alhambra-neighbour-name }.
alhambra-none-meets-wall = Ezen a helyen ({ $place }) { $tile } { alhambra-side-name } oldalán nincs fal, a szomszédén viszont van: { alhambra-neighbour-name }.
alhambra-no-way-on-foot = Ezen a helyen ({ $place }) minden érintkező oldalon fal van: { $tile } a kúttól gyalog elérhetetlen volna.
alhambra-cuts-off = { $tile } nélkül ez gyalog elérhetetlen volna: { $tiles }.
alhambra-touches-nothing = Ezen a helyen ({ $place }) { $tile } egyetlen oldalával sem érne az Alhambrádhoz. A sarok nem számít.
alhambra-place-taken = { $other ->
        [fountain] Itt a kút áll: { $place }.
       *[other] Ez a hely foglalt: { $place }. Itt áll: { $other }.
    }
alhambra-shuts-in = { $tile } ezen a helyen ({ $place }) lyukat zárna körbe: { $gap }.
alhambra-leaves-gap = { $tile } minden oldalán épület áll: ha leveszed, lyuk marad itt: { $place }.
alhambra-place-first = Az akcióid véget értek. Most helyezd el, amit vettél: { $tiles }.
alhambra-not-bought = { $tile }: ez nincs az elhelyezendő épületek között.
alhambra-no-dirk = Géza csak akkor játszik, ha ketten vagytok.

## Gombok
alhambra-prompt-act = Vegyél fel pénzt, vásárolj, vagy építs át
alhambra-prompt-place = Építsd be, amit vettél, vagy tedd tartalékba
alhambra-prompt-last = Építsd be, amit kaptál, vagy tedd tartalékba
alhambra-take-word = Pénz felvétele
alhambra-buy-word = Vásárlás
alhambra-add-word = Építés tartalékból
alhambra-remove-word = Vissza a tartalékba
alhambra-swap-word = Csere
alhambra-done-word = Befejezem
alhambra-place-word = Beépítés
alhambra-store-word = Tartalékba
alhambra-give-word = Gézának adom
alhambra-cards-label = { $cards }
alhambra-stall-label = { $building } { $tile }, { alhambra-price }
alhambra-exact-label = { $paid } ✓ pontos
alhambra-over-label = { $paid } (elvész { $over })
alhambra-tile-label = { $building } { $tile }
alhambra-while-label = Csak amíg ott van:
alhambra-without-label = Csak ha már nincs ott:

## Miért jó ez a lépés
alhambra-hint-money =
    { $cards ->
        [one] Ennyivel több pénzed lesz: { $total }.
       *[other] Ennyivel több pénzed lesz: { $total }, és { $cards } lappal könnyebb pontosan fizetni.
    }
alhambra-hint-afford = Így ki tudod fizetni: { $building } { $tile }.
alhambra-hint-afford-exactly = Így pontosan ki tudod fizetni: { $building } { $tile }.
alhambra-hint-lead = Ebből ({ $building }) neked lesz a legtöbb: { $count }.
alhambra-hint-exact = Pontosan fizetsz ({ $building } { $tile }), így a köröd folytatódik.
alhambra-hint-more = Ebből ({ $building }) ennyi lesz az Alhambrádban: { $count }.
alhambra-hint-wall = A leghosszabb városfalad hossza { $length } lesz.
alhambra-hint-room = Helyet csinál valami jobbnak.
alhambra-hint-keep = Most csak útban volna, a tartalékban megvár: { $building } { $tile }.
alhambra-hint-no-place = { $tile } egyelőre sehová sem illik.
alhambra-hint-dirk = Amit Géza nyer, azt az ellenfeled veszíti.
alhambra-hint-enough = Ebben a körben már semmi más nem éri meg.

## A játék szavai
alhambra-term-pavilion = pavilon
alhambra-term-seraglio = szeráj
alhambra-term-arcades = árkád
alhambra-term-chambers = palota
alhambra-term-garden = kert
alhambra-term-tower = torony
alhambra-term-denar = dénár
alhambra-term-dirham = dirham
alhambra-term-ducat = dukát
alhambra-term-florin = gulden
alhambra-term-north = észak
alhambra-term-east = kelet
alhambra-term-south = dél
alhambra-term-west = nyugat
alhambra-term-dirk = Géza
alhambra-term-d1 = 1 dénár
alhambra-term-d2 = 2 dénár
alhambra-term-d3 = 3 dénár
alhambra-term-d4 = 4 dénár
alhambra-term-d5 = 5 dénár
alhambra-term-d6 = 6 dénár
alhambra-term-d7 = 7 dénár
alhambra-term-d8 = 8 dénár
alhambra-term-d9 = 9 dénár
alhambra-term-h1 = 1 dirham
alhambra-term-h2 = 2 dirham
alhambra-term-h3 = 3 dirham
alhambra-term-h4 = 4 dirham
alhambra-term-h5 = 5 dirham
alhambra-term-h6 = 6 dirham
alhambra-term-h7 = 7 dirham
alhambra-term-h8 = 8 dirham
alhambra-term-h9 = 9 dirham
alhambra-term-u1 = 1 dukát
alhambra-term-u2 = 2 dukát
alhambra-term-u3 = 3 dukát
alhambra-term-u4 = 4 dukát
alhambra-term-u5 = 5 dukát
alhambra-term-u6 = 6 dukát
alhambra-term-u7 = 7 dukát
alhambra-term-u8 = 8 dukát
alhambra-term-u9 = 9 dukát
alhambra-term-f1 = 1 gulden
alhambra-term-f2 = 2 gulden
alhambra-term-f3 = 3 gulden
alhambra-term-f4 = 4 gulden
alhambra-term-f5 = 5 gulden
alhambra-term-f6 = 6 gulden
alhambra-term-f7 = 7 gulden
alhambra-term-f8 = 8 gulden
alhambra-term-f9 = 9 gulden

## Honnan a pontok
alhambra-points-pavilion = pavilonok
alhambra-points-seraglio = szerájok
alhambra-points-arcades = árkádok
alhambra-points-chambers = paloták
alhambra-points-garden = kertek
alhambra-points-tower = tornyok
alhambra-points-wall = városfal

## Házi szabályok
alhambra-option-open_money = nyílt pénz
alhambra-option-open_money-about = Mindenki látja mindenki pénzét: ki emlékszik hetekig arra, mit vettek fel nyíltan?

## A szabályok röviden
alhambra-rule-A1 = 2–6 játékos. 54 épületlap van: 7 pavilon (ár 2–8), 7 szeráj (3–9), 9 árkád (4–10), 9 palota (5–11), 11 kert (6–12) és 11 torony (7–13). Egy lapon legfeljebb három városfal van.
alhambra-rule-A2 = Négy pénznem van: dénár (d, barna korong), dirham (h, kék rombusz), dukát (u, sárga csillag) és gulden (f, zöld négylevelű lóhere), 1-től 9-ig, mindegyikből három lap. A d7 egy 7 dénáros lap.
alhambra-rule-A3 = Az építőudvarnak négy mezője van: az 1. dénárt kér, a 2. dirhamot, a 3. dukátot, a 4. guldent. Mindenki a saját kútja köré épít; a kútnak nincs fala.
alhambra-rule-A4 = Mindenki addig kap pénzt, amíg el nem éri a 20-at. Innentől a lapjaitok titkosak: a tieidet a /hand csak neked mutatja meg.
alhambra-rule-A5 = Az kezd, akinek a legkevesebb lapja van; egyenlőségnél a kisebb összeg, aztán a sorsolás dönt.
alhambra-rule-A6 = Négy pénzlap és négy épület fekszik nyíltan.
alhambra-rule-A7 = A pénzpaklit öt kupacra osztjuk: az 1. értékelés lapját a másodikba, a 2. értékelését a negyedikbe keverjük.
alhambra-rule-A8 = A körödben három akcióból választasz. Pénzfelvétel: egy nyílt lap, vagy több, ha együtt legfeljebb 5 az értékük, bármilyen pénznemben.
alhambra-rule-A9 = Vásárlás: legalább az árat kell kifizetni, végig a mező pénznemében. Visszajáró nincs. A lapjaid képén a pipa pontos fizetés, a +2 ennyi veszteség, a −2 ennyi hiány.
alhambra-rule-A10 = Ha pontosan fizetsz, a köröd folytatódik: jöhet egy újabb, tetszőleges akció, vagy „Befejezem”. Az építőudvart a köröd végéig nem töltjük fel.
alhambra-rule-A11 = Amit vettél, megvárja az akcióid végét; addig se be nem építheted, se el nem cserélheted.
alhambra-rule-A12 = Átépítés: egy épület be a tartalékból, egy vissza a tartalékba, vagy egy csere pontosan ugyanazon a helyen. A kút marad.
alhambra-rule-A13 = A lapokat nem forgatjuk. A helyeket a kúttól számoljuk: e2n1 kettővel keletre és eggyel északra van.
alhambra-rule-A14 = Az érintkező oldalak egyformák: vagy mindkettőn van fal, vagy egyiken sem.
alhambra-rule-A15 = Minden épület bejárható a kúttól: gyalog, a lapokon át, fal keresztezése nélkül.
alhambra-rule-A16 = Minden épület legalább egy oldalával kapcsolódik a többihez; a sarok nem számít.
alhambra-rule-A17 = Nincs lyuk: sem egy üres helyet, sem több szomszédosat nem szabad teljesen körbeépíteni.
alhambra-rule-A18 = A köröd végén tetszőleges sorrendben elhelyezed, amit vettél: az Alhambrádban vagy a tartalékban (a téglák jele), ahol bármennyi elfér.
alhambra-rule-A19 = Aztán a pénzt és az építőudvart négyre töltjük fel. Ha a pakli elfogyott, a talont keverjük meg. Aki semmit sem tehet, annak marad a „Befejezem”.
alhambra-rule-A20 = Ha értékelés-kártya kerül elő, a következő kör előtt értékelés van.
alhambra-rule-A21 = Egy típusért az kap pontot, akinek a legtöbb van belőle; legalább egy kell, a tartalék nem számít. A pavilontól a toronyig: az 1. értékelésben az elsőnek 1–6 pont jár; a 2.-ban 8–13, a másodiknak 1–6; a 3.-ban 16–21, a másodiknak 8–13, a harmadiknak 1–6.
alhambra-rule-A22 = Egyenlőségnél az elfoglalt helyek pontjain lefelé kerekítve osztoztok. Az értékelés képén ezt jelenti a 19÷2.
alhambra-rule-A23 = Mindenki 1 pontot kap a leghosszabb összefüggő külső városfala minden oldaláért. A két épület közti fal nem számít.
alhambra-rule-A24 = A játék akkor ér véget, ha a zsákból nem lehet négyre feltölteni az építőudvart: ami a zsákban maradt, az építőudvarba kerül, és nincs több kör.
alhambra-rule-A25 = Minden megmaradt épületet az kap, akinek a pénznemében a legtöbb pénze van, bármennyi is az ára; egyenlőségnél ott marad. A nyertesek egyszerre helyezik el a sajátjukat.
alhambra-rule-A26 = Ezután jön a 3. értékelés. A legtöbb pont nyer; egyenlőségnél a győzelem megosztott.
alhambra-rule-A27 = Két játékossal minden pénzlapból csak két példány van a pakliban, nem három.
alhambra-rule-A28 = Ha ketten játszotok, részt vesz Géza is: képzeletbeli harmadik játékos, lapok és körök nélkül. Az elején 6 épületet kap, az 1. értékelés után 6-ot, a 2. után a zsák harmadát; az épületekért pontot kap, a falért nem. Akár nyerhet is.
alhambra-rule-A29 = Ketten a megvett épületet Gézának is adhatod.

## What a blind player hears

alhambra-alt-new = { $name } most építette be: { $tile } → { $place }.
alhambra-alt-act = { $name } következik: pénzt vesz fel, vásárol vagy átépít.
alhambra-alt-again = { $name } pontosan fizetett, a köre folytatódik.
alhambra-alt-place = { $name } elhelyezésre váró épületei: { $tiles }.
alhambra-alt-places = { $tile } lehetséges helyei: { $places }.
alhambra-alt-nowhere = { $tile } sehová sem illik.
alhambra-alt-last = Nincs több kör: az utolsó épületeket mindenki egyszerre helyezi el.
alhambra-alt-over = Vége a játéknak. { $count ->
        [1] Győztes
       *[other] Győztesek
    }: { $names }.
alhambra-alt-piles = Eddigi értékelések: { $round }, összesen 3 lesz. A pakliban { $deck } lap, a zsákban { $bag } épület van.
alhambra-alt-stall = Az építőudvar { $stall }. mezője, { $price }: { $tile }.
alhambra-alt-vacant = Az építőudvar { $stall }. mezője, { $currency }: üres.
alhambra-alt-display = Felfordított pénz: { $cards }.
alhambra-alt-no-display = Nincs felfordított pénz.
alhambra-alt-hand = A pénzed: { $cards }.
alhambra-alt-no-hand = Nincs pénzed.
alhambra-alt-exact = { $tile }: pontosan ki tudod fizetni, { $paid }.
alhambra-alt-dearer = { $tile }: ki tudod fizetni, { $paid }, elvész { $over }.
alhambra-alt-missing = { $tile }: hiányzik még { $missing }.
alhambra-alt-player = { $name }: { $score } pont, { $cards } lap, leghosszabb városfal { $wall }.
alhambra-alt-money = Pénz: { $cards }.
alhambra-alt-fountain = Alhambra: csak a kút.
alhambra-alt-alhambra = Alhambra: { $tiles }.
alhambra-alt-walled = { $building } { $tile }, { $count ->
        [1] fal
       *[other] falak
    }: { $walls }
alhambra-alt-unwalled = { $building } { $tile }, fal nélkül
alhambra-alt-reserve = Tartalék: { $tiles }.
alhambra-alt-waiting = Megvéve, elhelyezésre vár: { $tiles }.
alhambra-alt-dirk = Géza: { $score } pont. Épületei: { $tiles }.
alhambra-alt-scoring = { $round }. értékelés.
alhambra-alt-majority = { $building }: { $shares }.
alhambra-alt-share = { $name } { $count }, +{ $points }

## Amiről utána beszélnek
alhambra-figure-wall = leghosszabb városfal
alhambra-figure-exact = pontos fizetés
alhambra-figure-buildings = épület
