### Альгамбра: події, відмови, кнопки, слова та правила коротко.

alhambra = Альгамбра
alhambra-about = Наймайте будівельників, кожен з яких хоче платні у своїй валюті, і зводьте палац довкола свого фонтана. Тричі підраховують очки: за більшість будівель кожного виду та за найдовший зовнішній мур.

## Частини речень
alhambra-price = { $currency_raw ->
        [denar] { $price ->
            [one] { $price } динар
            [few] { $price } динари
           *[other] { $price } динарів
        }
        [dirham] { $price ->
            [one] { $price } дирхам
            [few] { $price } дирхами
           *[other] { $price } дирхамів
        }
        [ducat] { $price ->
            [one] { $price } дукат
            [few] { $price } дукати
           *[other] { $price } дукатів
        }
       *[florin] { $price ->
            [one] { $price } флорин
            [few] { $price } флорини
           *[other] { $price } флоринів
        }
    }
alhambra-coins = { $currency_raw ->
        [denar] динарів
        [dirham] дирхамів
        [ducat] дукатів
       *[florin] флоринів
    }
alhambra-object = { $building_raw ->
        [pavilion] павільйон
        [seraglio] сераль
        [arcades] галерею
        [chambers] палати
        [garden] сад
       *[tower] вежу
    }
alhambra-old-object = { $old_building_raw ->
        [pavilion] павільйон
        [seraglio] сераль
        [arcades] галерею
        [chambers] палати
        [garden] сад
       *[tower] вежу
    }
alhambra-side-name = { $side_raw ->
        [north] північному
        [east] східному
        [south] південному
       *[west] західному
    }
alhambra-neighbour-name = { $neighbour ->
        [fountain] фонтан
       *[other] { $neighbour }
    }

## Що відбулося
alhambra-took-money = { $seat } бере { $cards }.
alhambra-bought-exactly = { $seat } купує { alhambra-object } { $tile } рівно за { alhambra-price } ({ $paid }): хід триває.
alhambra-bought = { $seat } купує { alhambra-object } { $tile } за { alhambra-price }, платить { $paid }: переплата { $over }.
alhambra-built-from-reserve = { $seat } будує із запасу { alhambra-object } { $tile } на { $place }.
alhambra-took-down = { $seat } знімає в запас { alhambra-object } { $tile } з { $place }.
alhambra-swapped = { $seat } міняє { alhambra-old-object } { $old } ({ $place }) на { alhambra-object } { $tile }.
alhambra-did-no-more = { $seat } більше нічого не робить.
alhambra-placed = { $seat } будує { alhambra-object } { $tile } на { $place }.
alhambra-stored = { $seat } відкладає в запас { alhambra-object } { $tile }.
alhambra-given = { $seat } віддає Діркові { alhambra-object } { $tile }.
alhambra-reshuffled =
    { $cards ->
        [one] Колода грошей скінчилася: у новій { $cards } карта зі скиду.
        [few] Колода грошей скінчилася: у новій { $cards } карти зі скиду.
       *[other] Колода грошей скінчилася: у новій { $cards } карт зі скиду.
    }
alhambra-new-money = Нові гроші: { $cards }.
alhambra-new-building = Нове на ринку, місце { $stall }: { $building } { $tile } за { alhambra-price }.
alhambra-scoring-began = Підрахунок очок { $round } із 3!
alhambra-scored = { $seat }: +{ $points } (будівлі { $buildings }, мур { $wall }), разом { $total }.
alhambra-dirk-scored = Дірк: +{ $points }, разом { $total }.
alhambra-dirk-received =
    { $count ->
        [one] Дірк отримує з торбинки { $count } будівлю: { $tiles }.
        [few] Дірк отримує з торбинки { $count } будівлі: { $tiles }.
       *[other] Дірк отримує з торбинки { $count } будівель: { $tiles }.
    }
alhambra-bag-ran-out = Торбинка порожня, і ринок не поповнити: ходів більше немає. Кожна будівля, що лишилася, дістається тому, у кого найбільше грошей у її валюті.
alhambra-won-building = { $seat } отримує { alhambra-object } { $tile }: найбільше { alhambra-coins } на руках.
alhambra-nobody-won-building = Найбільше { alhambra-coins } не має ніхто. На ринку лишається: { $building } { $tile }.

## Відмови
alhambra-not-on-display = Серед відкритих карт цього немає: { $cards }.
alhambra-too-much-money = Разом це { $total }. Кілька карт можуть коштувати щонайбільше { $limit }, одна — скільки завгодно.
alhambra-empty-stall = Місце { $stall } на ринку порожнє.
alhambra-other-building = на місці { $stall } ринку тепер інша будівля: { $building } { $tile }.
alhambra-no-longer-there = { $what } там уже немає.
alhambra-still-there = { $what } ще там.
alhambra-not-in-hand = У вас немає: { $cards }.
alhambra-not-enough = Ціна { $tile }: { alhambra-price }, а тут { $paid }. Бракує { $lacking }.
alhambra-act-first = Спершу візьміть гроші, купіть або перебудуйте. Зупинитися можна після точної оплати.
alhambra-waits-for-the-end = { $tile }: щойно куплено й чекає, доки скінчаться ваші дії. Щоб завершити їх, натисніть «Більше нічого» або введіть /play done.
alhambra-nothing-to-place = Розміщувати поки нічого. Спершу візьміть гроші, купіть або перебудуйте.
alhambra-not-in-reserve = { $tile }: у вашому запасі такого немає.
alhambra-not-built = { $tile }: у вашій Альгамбрі такого немає.
alhambra-fountain-stays = Фонтан завжди лишається на місці.
alhambra-wall-meets-none = На { $place } мур { $tile } на { alhambra-side-name } боці зустріне сусіда без муру: { alhambra-neighbour-name }.
alhambra-none-meets-wall = На { $place } у { $tile } немає муру на { alhambra-side-name } боці, а в сусіда там мур: { alhambra-neighbour-name }.
alhambra-no-way-on-foot = На { $place } з усіх суміжних боків мури: до { $tile } від фонтана пішки не дійти.
alhambra-cuts-off = Без { $tile } пішки буде не дійти до: { $tiles }.
alhambra-touches-nothing = { $tile } на { $place } не торкнеться Альгамбри жодним боком. Кути не рахуються.
alhambra-place-taken = { $other ->
        [fountain] На { $place } стоїть фонтан.
       *[other] На { $place } вже стоїть { $other }.
    }
alhambra-shuts-in = { $tile } на { $place } замкне прогалину: { $gap }.
alhambra-leaves-gap = Довкола { $tile } будівлі з усіх чотирьох боків: якщо зняти, на { $place } лишиться прогалина.
alhambra-place-first = Дії закінчено. Тепер розмістіть куплене: { $tiles }.
alhambra-not-bought = { $tile }: серед купленого такого немає.
alhambra-no-dirk = Дірк грає, лише коли вас двоє.

## Кнопки
alhambra-prompt-act = Візьміть гроші, купіть будівлю або перебудуйте
alhambra-prompt-place = Збудуйте куплене або покладіть у запас
alhambra-prompt-last = Збудуйте отримане або покладіть у запас
alhambra-take-word = Взяти гроші
alhambra-buy-word = Купити
alhambra-add-word = Збудувати із запасу
alhambra-remove-word = Зняти в запас
alhambra-swap-word = Поміняти
alhambra-done-word = Більше нічого
alhambra-place-word = Збудувати
alhambra-store-word = У запас
alhambra-give-word = Віддати Діркові
alhambra-cards-label = { $cards }
alhambra-stall-label = { $building } { $tile }, { alhambra-price }
alhambra-exact-label = { $paid } ✓ рівно
alhambra-over-label = { $paid } (переплата { $over })
alhambra-tile-label = { $building } { $tile }
alhambra-while-label = Лише поки там є:
alhambra-without-label = Лише коли там не буде:

## Чим хід добрий
alhambra-hint-money =
    { $cards ->
        [one] Грошей побільшає на { $total }.
        [few] Грошей побільшає на { $total }, і { $cards } карти допоможуть платити точно.
       *[other] Грошей побільшає на { $total }, і { $cards } карт допоможуть платити точно.
    }
alhambra-hint-afford = Тоді грошей вистачить на { alhambra-object } { $tile }.
alhambra-hint-afford-exactly = Тоді грошей вистачить на { alhambra-object } { $tile }, і без переплати.
alhambra-hint-lead = Таких будівель ({ $building }) у вас стане { $count }, найбільше з усіх.
alhambra-hint-exact = За { alhambra-object } { $tile } ви платите точно, і хід триває.
alhambra-hint-more = Таких будівель ({ $building }) у вас стане { $count }.
alhambra-hint-wall = Найдовший мур виросте до { $length }.
alhambra-hint-room = Звільняє місце для чогось кращого.
alhambra-hint-keep = Поки що краще притримати в запасі { alhambra-object } { $tile }: в Альгамбрі це завада.
alhambra-hint-no-place = { $tile } поки нікуди не пасує.
alhambra-hint-dirk = Що отримає Дірк, те втратить суперник.
alhambra-hint-enough = Нічого корисного цього ходу більше не зробити.

## Слова гри
alhambra-term-pavilion = павільйон
alhambra-term-seraglio = сераль
alhambra-term-arcades = галерея
alhambra-term-chambers = палати
alhambra-term-garden = сад
alhambra-term-tower = вежа
alhambra-term-denar = динар
alhambra-term-dirham = дирхам
alhambra-term-ducat = дукат
alhambra-term-florin = флорин
alhambra-term-north = північ
alhambra-term-east = схід
alhambra-term-south = південь
alhambra-term-west = захід
alhambra-term-dirk = Дірк
alhambra-term-d1 = 1 динар
alhambra-term-d2 = 2 динари
alhambra-term-d3 = 3 динари
alhambra-term-d4 = 4 динари
alhambra-term-d5 = 5 динарів
alhambra-term-d6 = 6 динарів
alhambra-term-d7 = 7 динарів
alhambra-term-d8 = 8 динарів
alhambra-term-d9 = 9 динарів
alhambra-term-h1 = 1 дирхам
alhambra-term-h2 = 2 дирхами
alhambra-term-h3 = 3 дирхами
alhambra-term-h4 = 4 дирхами
alhambra-term-h5 = 5 дирхамів
alhambra-term-h6 = 6 дирхамів
alhambra-term-h7 = 7 дирхамів
alhambra-term-h8 = 8 дирхамів
alhambra-term-h9 = 9 дирхамів
alhambra-term-u1 = 1 дукат
alhambra-term-u2 = 2 дукати
alhambra-term-u3 = 3 дукати
alhambra-term-u4 = 4 дукати
alhambra-term-u5 = 5 дукатів
alhambra-term-u6 = 6 дукатів
alhambra-term-u7 = 7 дукатів
alhambra-term-u8 = 8 дукатів
alhambra-term-u9 = 9 дукатів
alhambra-term-f1 = 1 флорин
alhambra-term-f2 = 2 флорини
alhambra-term-f3 = 3 флорини
alhambra-term-f4 = 4 флорини
alhambra-term-f5 = 5 флоринів
alhambra-term-f6 = 6 флоринів
alhambra-term-f7 = 7 флоринів
alhambra-term-f8 = 8 флоринів
alhambra-term-f9 = 9 флоринів

## Звідки очки
alhambra-points-pavilion = павільйони
alhambra-points-seraglio = сералі
alhambra-points-arcades = галереї
alhambra-points-chambers = палати
alhambra-points-garden = сади
alhambra-points-tower = вежі
alhambra-points-wall = мур

## Домашні правила
alhambra-option-open_money = відкриті гроші
alhambra-option-open_money-about = Гроші всіх видно всім: хто ж тижнями пам’ятає, що було взято відкрито?

## Правила коротко
alhambra-rule-A1 = Від 2 до 6 гравців. У грі 54 будівлі: 7 павільйонів (ціна 2–8), 7 сералів (3–9), 9 галерей (4–10), 9 палат (5–11), 11 садів (6–12) і 11 веж (7–13). На боках будівлі може бути до трьох мурів.
alhambra-rule-A2 = Валют чотири: динари (d, коричневе коло), дирхами (h, синій ромб), дукати (u, жовта зірка) і флорини (f, зелений чотирилисник), від 1 до 9, по три карти кожної вартості. d7 — карта на 7 динарів.
alhambra-rule-A3 = На ринку чотири місця: 1 — за динари, 2 — за дирхами, 3 — за дукати, 4 — за флорини. Кожен будує довкола свого фонтана; у фонтана мурів немає.
alhambra-rule-A4 = Кожному здають гроші, доки їх не набереться на 20 чи більше. Далі карти на руках — таємниця: /hand покаже ваші лише вам.
alhambra-rule-A5 = Починає той, у кого найменше карт; за рівності — у кого менша сума, потім вирішує жереб.
alhambra-rule-A6 = Відкрито лежать чотири карти грошей і чотири будівлі.
alhambra-rule-A7 = Колоду грошей ділять на п’ять стосів: першу карту підрахунку замішують у другий, другу — в четвертий.
alhambra-rule-A8 = Хід — це одна з трьох дій. Взяти гроші: одну відкриту карту або кілька, якщо разом вони варті щонайбільше 5, у будь-яких валютах.
alhambra-rule-A9 = Купити: заплатити не менше за ціну, усе у валюті цього місця. Решти не дають. На картинці з вашими картами галочка — оплата рівно, +2 — скільки пропаде, −2 — скільки бракує.
alhambra-rule-A10 = Якщо заплатити рівно, хід триває: зробіть ще одну дію, будь-яку, або натисніть «Більше нічого». До кінця ходу ринок не поповнюють.
alhambra-rule-A11 = Куплене чекає, доки скінчаться ваші дії; до того його не можна ні збудувати, ні обміняти.
alhambra-rule-A12 = Перебудувати: збудувати одну будівлю із запасу, зняти одну в запас або поміняти одну на іншу на тому самому місці. Фонтан лишається.
alhambra-rule-A13 = Будівлі не повертають. Місця рахують від фонтана: e2n1 — два на схід і одне на північ.
alhambra-rule-A14 = Суміжні боки однакові: мур на обох або на жодному.
alhambra-rule-A15 = До кожної будівлі можна дійти пішки від фонтана, будівлями й не крізь мури.
alhambra-rule-A16 = Будівля прилягає до решти хоча б одним боком; кути не рахуються.
alhambra-rule-A17 = Жодних прогалин: ні одне порожнє місце, ні кілька суміжних не можна оточити будівлями з усіх боків.
alhambra-rule-A18 = Наприкінці ходу куплене розміщують у будь-якому порядку: в Альгамбрі або в запасі (знак цегли), де місця досить на все.
alhambra-rule-A19 = Потім гроші й ринок поповнюють до чотирьох. Коли колода скінчилася, перемішують скид. Хто зовсім нічого не може, натискає «Більше нічого».
alhambra-rule-A20 = Коли виходить карта підрахунку, перед наступним ходом підраховують очки.
alhambra-rule-A21 = Очки за вид отримує той, у кого таких будівель найбільше; треба хоча б одну, запас не рахується. Від павільйону до вежі: підрахунок 1 дає першому від 1 до 6; підрахунок 2 — від 8 до 13, другому від 1 до 6; підрахунок 3 — від 16 до 21, другому від 8 до 13, третьому від 1 до 6.
alhambra-rule-A22 = За рівності ділять очки всіх зайнятих місць, із заокругленням униз. На картинці підрахунку саме це й означає 19÷2.
alhambra-rule-A23 = Ще кожен отримує по очку за кожен бік найдовшого суцільного зовнішнього муру. Мури між двома будівлями не рахуються.
alhambra-rule-A24 = Гра закінчується, коли будівель у торбинці не вистачає, щоб на ринку стало чотири: решту викладають на ринок, і ходів більше немає.
alhambra-rule-A25 = Кожна будівля з ринку дістається тому, у кого найбільше грошей у її валюті, хоч би яка була ціна; за рівності вона лишається. Усі розміщують отримане одночасно.
alhambra-rule-A26 = Потім підрахунок 3. Перемагає той, у кого більше очок; за рівності перемогу ділять.
alhambra-rule-A27 = Удвох у колоді по дві карти кожної вартості в кожній валюті, а не по три.
alhambra-rule-A28 = Удвох бере участь і Дірк, уявний третій гравець, без карт і без ходів. Він отримує 6 будівель на початку, 6 після підрахунку 1 і третину торбинки після підрахунку 2, і йому йдуть очки за будівлі, але не за мури. Він може навіть перемогти.
alhambra-rule-A29 = Удвох куплену будівлю можна й віддати Діркові.

## What a blind player hears

alhambra-alt-new = Щойно збудовано ({ $name }): { $tile } на { $place }.
alhambra-alt-act = Ходить { $name }: взяти гроші, купити будівлю або перебудувати Альгамбру.
alhambra-alt-again = Сплачено рівно: { $name } продовжує хід.
alhambra-alt-place = { $name } розміщує: { $tiles }.
alhambra-alt-places = { $tile } можна збудувати на { $places }.
alhambra-alt-nowhere = { $tile } поставити нікуди.
alhambra-alt-last = Ходів більше немає: останні будівлі всі розміщують одночасно.
alhambra-alt-over = Гру закінчено. { $count ->
        [1] Переможець
       *[other] Переможці
    }: { $names }.
alhambra-alt-piles = Підрахунків проведено: { $round } із 3. Карт у колоді: { $deck }. Будівель у торбинці: { $bag }.
alhambra-alt-stall = Місце { $stall } на ринку, { $price }: { $tile }.
alhambra-alt-vacant = Місце { $stall } на ринку, { $currency }: порожньо.
alhambra-alt-display = Відкриті гроші: { $cards }.
alhambra-alt-no-display = Відкритих грошей немає.
alhambra-alt-hand = Ваші гроші: { $cards }.
alhambra-alt-no-hand = Грошей у вас немає.
alhambra-alt-exact = { $tile }: можна заплатити рівно, { $paid }.
alhambra-alt-dearer = { $tile }: можна заплатити { $paid }, переплата { $over }.
alhambra-alt-missing = { $tile }: бракує { $missing }.
alhambra-alt-player = { $name }: { $score ->
        [one] { $score } очко
        [few] { $score } очки
       *[other] { $score } очок
    }, { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[other] { $cards } карт
    }, найдовший мур { $wall }.
alhambra-alt-money = Гроші: { $cards }.
alhambra-alt-fountain = Альгамбра: лише фонтан.
alhambra-alt-alhambra = Альгамбра: { $tiles }.
alhambra-alt-walled = { $building } { $tile }, { $count ->
        [1] мур
       *[other] мури
    }: { $walls }
alhambra-alt-unwalled = { $building } { $tile }, без мурів
alhambra-alt-reserve = Запас: { $tiles }.
alhambra-alt-waiting = Куплено й чекає: { $tiles }.
alhambra-alt-dirk = Дірк: { $score ->
        [one] { $score } очко
        [few] { $score } очки
       *[other] { $score } очок
    }. Будівлі: { $tiles }.
alhambra-alt-scoring = Підрахунок очок { $round }.
alhambra-alt-majority = { $building }: { $shares }.
alhambra-alt-share = { $name } { $count }, +{ $points }

## Про що говорять потім
alhambra-figure-wall = найдовший мур
alhambra-figure-exact = оплат без решти
alhambra-figure-buildings = будівель
