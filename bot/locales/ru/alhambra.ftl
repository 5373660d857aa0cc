### Альгамбра: события, отказы, кнопки, слова и правила вкратце.

alhambra = Альгамбра
alhambra-about = Нанимайте строителей, каждый из которых хочет плату в своей валюте, и возводите дворец вокруг своего фонтана. Три раза подсчитывают очки: за большинство зданий каждого вида и за самую длинную внешнюю стену.

## Части предложений
alhambra-price = { $currency_raw ->
        [denar] { $price ->
            [one] { $price } динар
            [few] { $price } динара
           *[other] { $price } динаров
        }
        [dirham] { $price ->
            [one] { $price } дирхам
            [few] { $price } дирхама
           *[other] { $price } дирхамов
        }
        [ducat] { $price ->
            [one] { $price } дукат
            [few] { $price } дуката
           *[other] { $price } дукатов
        }
       *[florin] { $price ->
            [one] { $price } флорин
            [few] { $price } флорина
           *[other] { $price } флоринов
        }
    }
alhambra-coins = { $currency_raw ->
        [denar] динаров
        [dirham] дирхамов
        [ducat] дукатов
       *[florin] флоринов
    }
alhambra-by-coins = { $currency_raw ->
        [denar] динарам
        [dirham] дирхамам
        [ducat] дукатам
       *[florin] флоринам
    }
alhambra-object = { $building_raw ->
        [pavilion] павильон
        [seraglio] сераль
        [arcades] галерею
        [chambers] палаты
        [garden] сад
       *[tower] башню
    }
alhambra-old-object = { $old_building_raw ->
        [pavilion] павильон
        [seraglio] сераль
        [arcades] галерею
        [chambers] палаты
        [garden] сад
       *[tower] башню
    }
alhambra-side-name = { $side_raw ->
        [north] северной
        [east] восточной
        [south] южной
       *[west] западной
    }
alhambra-neighbour-name = { $neighbour ->
        [fountain] фонтан
       *[other] { $neighbour }
    }

## Что произошло
alhambra-took-money = { $seat } берёт { $cards }.
alhambra-bought-exactly = { $seat } покупает { alhambra-object } { $tile } ровно за { alhambra-price } ({ $paid }): ход продолжается.
alhambra-bought = { $seat } покупает { alhambra-object } { $tile } за { alhambra-price }, платит { $paid }: переплата { $over }.
alhambra-built-from-reserve = { $seat } строит из запаса { alhambra-object } { $tile } на { $place }.
alhambra-took-down = { $seat } убирает в запас { alhambra-object } { $tile } с { $place }.
alhambra-swapped = { $seat } меняет { alhambra-old-object } { $old } ({ $place }) на { alhambra-object } { $tile }.
alhambra-did-no-more = { $seat } больше ничего не делает.
alhambra-placed = { $seat } строит { alhambra-object } { $tile } на { $place }.
alhambra-stored = { $seat } откладывает в запас { alhambra-object } { $tile }.
alhambra-given = { $seat } отдаёт Дирку { alhambra-object } { $tile }.
alhambra-reshuffled =
    { $cards ->
        [one] Колода денег кончилась: в новой { $cards } карта из сброса.
        [few] Колода денег кончилась: в новой { $cards } карты из сброса.
       *[other] Колода денег кончилась: в новой { $cards } карт из сброса.
    }
alhambra-new-money = Новые деньги: { $cards }.
alhambra-new-building = Новое на рынке, место { $stall }: { $building } { $tile } за { alhambra-price }.
alhambra-scoring-began = Подсчёт очков { $round } из 3!
alhambra-scored = { $seat }: +{ $points } (здания { $buildings }, стена { $wall }), всего { $total }.
alhambra-dirk-scored = Дирк: +{ $points }, всего { $total }.
alhambra-dirk-received =
    { $count ->
        [one] Дирк получает из мешочка { $count } здание: { $tiles }.
        [few] Дирк получает из мешочка { $count } здания: { $tiles }.
       *[other] Дирк получает из мешочка { $count } зданий: { $tiles }.
    }
alhambra-bag-ran-out = Мешочек пуст, и рынок не пополнить: ходов больше нет. Каждое оставшееся здание достаётся тому, у кого больше всех денег в его валюте.
alhambra-won-building = { $seat } получает { alhambra-object } { $tile }: больше всех { alhambra-coins } на руках.
alhambra-nobody-won-building = По { alhambra-by-coins } никто не впереди. На рынке остаётся: { $building } { $tile }.

## Отказы
alhambra-not-on-display = Этого среди открытых карт нет: { $cards }.
alhambra-too-much-money = Вместе это { $total }. Несколько карт могут стоить не больше { $limit }, одна — сколько угодно.
alhambra-empty-stall = Место { $stall } на рынке пусто.
alhambra-other-building = на месте { $stall } рынка теперь другое здание: { $building } { $tile }.
alhambra-no-longer-there = { $what } там больше нет.
alhambra-still-there = { $what } ещё там.
alhambra-not-in-hand = У вас нет: { $cards }.
alhambra-not-enough = Цена { $tile }: { alhambra-price }, а тут { $paid }. Не хватает { $lacking }.
alhambra-act-first = Сначала возьмите деньги, купите или перестройте. Остановиться можно после точной оплаты.
alhambra-waits-for-the-end = { $tile }: куплено только что и ждёт конца ваших действий. Чтобы закончить их, нажмите «Больше ничего» или введите /play done.
alhambra-nothing-to-place = Размещать пока нечего. Сначала возьмите деньги, купите или перестройте.
alhambra-not-in-reserve = { $tile }: в вашем запасе такого нет.
alhambra-not-built = { $tile }: в вашей Альгамбре такого нет.
alhambra-fountain-stays = Фонтан всегда остаётся на месте.
alhambra-wall-meets-none = На { $place } стена { $tile } на { alhambra-side-name } стороне встретит соседа без стены: { alhambra-neighbour-name }.
alhambra-none-meets-wall = На { $place } у { $tile } нет стены на { alhambra-side-name } стороне, а у соседа там стена: { alhambra-neighbour-name }.
alhambra-no-way-on-foot = На { $place } со всех соседних сторон стены: до { $tile } от фонтана пешком не дойти.
alhambra-cuts-off = Без { $tile } пешком будет не дойти до: { $tiles }.
alhambra-touches-nothing = { $tile } на { $place } не коснётся Альгамбры ни одной стороной. Углы не считаются.
alhambra-place-taken = { $other ->
        [fountain] На { $place } стоит фонтан.
       *[other] На { $place } уже стоит { $other }.
    }
alhambra-shuts-in = { $tile } на { $place } замкнёт пробел: { $gap }.
alhambra-leaves-gap = Вокруг { $tile } здания со всех четырёх сторон: если убрать, на { $place } останется пробел.
alhambra-place-first = Действия закончены. Теперь разместите купленное: { $tiles }.
alhambra-not-bought = { $tile }: среди купленного такого нет.
alhambra-no-dirk = Дирк играет, только когда вас двое.

## Кнопки
alhambra-prompt-act = Возьмите деньги, купите здание или перестройте
alhambra-prompt-place = Постройте купленное или положите в запас
alhambra-prompt-last = Постройте полученное или положите в запас
alhambra-take-word = Взять деньги
alhambra-buy-word = Купить
alhambra-add-word = Построить из запаса
alhambra-remove-word = Убрать в запас
alhambra-swap-word = Поменять
alhambra-done-word = Больше ничего
alhambra-place-word = Построить
alhambra-store-word = В запас
alhambra-give-word = Отдать Дирку
alhambra-cards-label = { $cards }
alhambra-stall-label = { $building } { $tile }, { alhambra-price }
alhambra-exact-label = { $paid } ✓ ровно
alhambra-over-label = { $paid } (переплата { $over })
alhambra-tile-label = { $building } { $tile }
alhambra-while-label = Только пока там есть:
alhambra-without-label = Только когда там не будет:

## Чем ход хорош
alhambra-hint-money =
    { $cards ->
        [one] Денег станет больше на { $total }.
        [few] Денег станет больше на { $total }, и { $cards } карты помогут платить точно.
       *[other] Денег станет больше на { $total }, и { $cards } карт помогут платить точно.
    }
alhambra-hint-afford = Тогда денег хватит на { alhambra-object } { $tile }.
alhambra-hint-afford-exactly = Тогда денег хватит на { alhambra-object } { $tile }, и без переплаты.
alhambra-hint-lead = Таких зданий ({ $building }) у вас станет { $count }, больше всех.
alhambra-hint-exact = За { alhambra-object } { $tile } вы платите точно, и ход продолжается.
alhambra-hint-more = Таких зданий ({ $building }) у вас станет { $count }.
alhambra-hint-wall = Самая длинная стена вырастет до { $length }.
alhambra-hint-room = Освобождает место для чего-то получше.
alhambra-hint-keep = Пока лучше придержать в запасе { alhambra-object } { $tile }: в Альгамбре это помеха.
alhambra-hint-no-place = { $tile } пока никуда не подходит.
alhambra-hint-dirk = Что получит Дирк, то потеряет соперник.
alhambra-hint-enough = Ничего полезного в этот ход больше не сделать.

## Слова игры
alhambra-term-pavilion = павильон
alhambra-term-seraglio = сераль
alhambra-term-arcades = галерея
alhambra-term-chambers = палаты
alhambra-term-garden = сад
alhambra-term-tower = башня
alhambra-term-denar = динар
alhambra-term-dirham = дирхам
alhambra-term-ducat = дукат
alhambra-term-florin = флорин
alhambra-term-north = север
alhambra-term-east = восток
alhambra-term-south = юг
alhambra-term-west = запад
alhambra-term-dirk = Дирк
alhambra-term-d1 = 1 динар
alhambra-term-d2 = 2 динара
alhambra-term-d3 = 3 динара
alhambra-term-d4 = 4 динара
alhambra-term-d5 = 5 динаров
alhambra-term-d6 = 6 динаров
alhambra-term-d7 = 7 динаров
alhambra-term-d8 = 8 динаров
alhambra-term-d9 = 9 динаров
alhambra-term-h1 = 1 дирхам
alhambra-term-h2 = 2 дирхама
alhambra-term-h3 = 3 дирхама
alhambra-term-h4 = 4 дирхама
alhambra-term-h5 = 5 дирхамов
alhambra-term-h6 = 6 дирхамов
alhambra-term-h7 = 7 дирхамов
alhambra-term-h8 = 8 дирхамов
alhambra-term-h9 = 9 дирхамов
alhambra-term-u1 = 1 дукат
alhambra-term-u2 = 2 дуката
alhambra-term-u3 = 3 дуката
alhambra-term-u4 = 4 дуката
alhambra-term-u5 = 5 дукатов
alhambra-term-u6 = 6 дукатов
alhambra-term-u7 = 7 дукатов
alhambra-term-u8 = 8 дукатов
alhambra-term-u9 = 9 дукатов
alhambra-term-f1 = 1 флорин
alhambra-term-f2 = 2 флорина
alhambra-term-f3 = 3 флорина
alhambra-term-f4 = 4 флорина
alhambra-term-f5 = 5 флоринов
alhambra-term-f6 = 6 флоринов
alhambra-term-f7 = 7 флоринов
alhambra-term-f8 = 8 флоринов
alhambra-term-f9 = 9 флоринов

## Откуда очки
alhambra-points-pavilion = павильоны
alhambra-points-seraglio = серали
alhambra-points-arcades = галереи
alhambra-points-chambers = палаты
alhambra-points-garden = сады
alhambra-points-tower = башни
alhambra-points-wall = стена

## Домашние правила
alhambra-option-open_money = открытые деньги
alhambra-option-open_money-about = Деньги всех видны всем: кто же неделями помнит, что было взято в открытую?

## Правила вкратце
alhambra-rule-A1 = От 2 до 6 игроков. В игре 54 здания: 7 павильонов, они же беседки (цена 2–8), 7 сералей, они же гаремы (3–9), 9 галерей (4–10), 9 палат (5–11), 11 садов (6–12) и 11 башен (7–13). На сторонах здания может быть до трёх стен.
alhambra-rule-A2 = Валют четыре: динары (d, коричневый круг), дирхамы (h, синий ромб), дукаты (u, жёлтая звезда) и флорины (f, зелёный четырёхлистник), от 1 до 9, по три карты каждого достоинства. d7 — карта в 7 динаров.
alhambra-rule-A3 = На рынке четыре места: 1 — за динары, 2 — за дирхамы, 3 — за дукаты, 4 — за флорины. Каждый строит вокруг своего фонтана, у фонтана стен нет.
alhambra-rule-A4 = Каждому сдают деньги, пока их не наберётся на 20 или больше. Дальше карты на руках — тайна: /hand покажет ваши только вам.
alhambra-rule-A5 = Начинает тот, у кого меньше карт; при равенстве — у кого меньше сумма, затем решает жребий.
alhambra-rule-A6 = Открыто лежат четыре карты денег и четыре здания.
alhambra-rule-A7 = Колоду денег делят на пять стопок: первую карту подсчёта замешивают во вторую, вторую — в четвёртую.
alhambra-rule-A8 = Ход — это одно из трёх действий. Взять деньги: одну открытую карту или несколько, если вместе они стоят не больше 5, в любых валютах.
alhambra-rule-A9 = Купить: заплатить не меньше цены, всё в валюте этого места. Сдачи не дают. На картинке с вашими картами галочка — оплата ровно, +2 — сколько пропадёт, −2 — сколько не хватает.
alhambra-rule-A10 = Если заплатить ровно, ход продолжается: сделайте ещё одно действие, любое, или нажмите «Больше ничего». До конца хода рынок не пополняют.
alhambra-rule-A11 = Купленное ждёт, пока не закончатся ваши действия; до того его нельзя ни построить, ни обменять.
alhambra-rule-A12 = Перестроить: построить одно здание из запаса, убрать одно в запас или поменять одно на другое на том же самом месте. Фонтан остаётся.
alhambra-rule-A13 = Здания не поворачивают. Места считают от фонтана: e2n1 — два на восток и одно на север.
alhambra-rule-A14 = Соседние стороны одинаковы: стена на обеих или ни на одной.
alhambra-rule-A15 = До каждого здания можно дойти пешком от фонтана, по зданиям и не сквозь стены.
alhambra-rule-A16 = Здание примыкает к остальным хотя бы одной стороной; углы не считаются.
alhambra-rule-A17 = Никаких пробелов: ни одно пустое место, ни несколько соседних нельзя окружить зданиями со всех сторон.
alhambra-rule-A18 = В конце хода купленное размещают в любом порядке: в Альгамбре или в запасе (знак кирпичей), где места хватает на всё.
alhambra-rule-A19 = Потом деньги и рынок пополняют до четырёх. Когда колода кончилась, перемешивают сброс. Кто совсем ничего не может, нажимает «Больше ничего».
alhambra-rule-A20 = Когда выходит карта подсчёта, перед следующим ходом подсчитывают очки.
alhambra-rule-A21 = Очки за вид получает тот, у кого таких зданий больше всех; нужно хотя бы одно, запас не в счёт. От павильона до башни: подсчёт 1 даёт первому от 1 до 6; подсчёт 2 — от 8 до 13, второму от 1 до 6; подсчёт 3 — от 16 до 21, второму от 8 до 13, третьему от 1 до 6.
alhambra-rule-A22 = При равенстве делят очки всех занятых мест, с округлением вниз. На картинке подсчёта это и значит 19÷2.
alhambra-rule-A23 = Ещё каждый получает по очку за каждую сторону самой длинной непрерывной внешней стены. Стены между двумя зданиями не в счёт.
alhambra-rule-A24 = Игра кончается, когда зданий в мешочке не хватает, чтобы на рынке стало четыре: все оставшиеся выкладывают на рынок, и ходов больше нет.
alhambra-rule-A25 = Каждое здание с рынка достаётся тому, у кого больше всех денег в его валюте, какой бы ни была цена; при равенстве оно остаётся. Все размещают полученное одновременно.
alhambra-rule-A26 = Затем подсчёт 3. Побеждает тот, у кого больше очков; при равенстве победу делят.
alhambra-rule-A27 = Вдвоём в колоде по две карты каждого достоинства в каждой валюте, а не по три.
alhambra-rule-A28 = Вдвоём участвует и Дирк, воображаемый третий игрок, без карт и без ходов. Он получает 6 зданий в начале, 6 после подсчёта 1 и треть мешочка после подсчёта 2, и ему идут очки за здания, но не за стены. Он может даже победить.
alhambra-rule-A29 = Вдвоём купленное здание можно и отдать Дирку.

## What a blind player hears

alhambra-alt-new = Только что построено ({ $name }): { $tile } на { $place }.
alhambra-alt-act = Ходит { $name }: взять деньги, купить здание или перестроить Альгамбру.
alhambra-alt-again = Оплачено ровно: { $name } продолжает ход.
alhambra-alt-place = { $name } размещает: { $tiles }.
alhambra-alt-places = { $tile } можно построить на { $places }.
alhambra-alt-nowhere = { $tile } поставить некуда.
alhambra-alt-last = Ходов больше нет: последние здания все размещают одновременно.
alhambra-alt-over = Игра окончена. { $count ->
        [1] Победитель
       *[other] Победители
    }: { $names }.
alhambra-alt-piles = Подсчётов проведено: { $round } из 3. Карт в колоде: { $deck }. Зданий в мешочке: { $bag }.
alhambra-alt-stall = Место { $stall } на рынке, { $price }: { $tile }.
alhambra-alt-vacant = Место { $stall } на рынке, { $currency }: пусто.
alhambra-alt-display = Открытые деньги: { $cards }.
alhambra-alt-no-display = Открытых денег нет.
alhambra-alt-hand = Ваши деньги: { $cards }.
alhambra-alt-no-hand = Денег у вас нет.
alhambra-alt-exact = { $tile }: можно заплатить ровно, { $paid }.
alhambra-alt-dearer = { $tile }: можно заплатить { $paid }, переплата { $over }.
alhambra-alt-missing = { $tile }: не хватает { $missing }.
alhambra-alt-player = { $name }: { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[other] { $score } очков
    }, { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[other] { $cards } карт
    }, самая длинная стена { $wall }.
alhambra-alt-money = Деньги: { $cards }.
alhambra-alt-fountain = Альгамбра: только фонтан.
alhambra-alt-alhambra = Альгамбра: { $tiles }.
alhambra-alt-walled = { $building } { $tile }, { $count ->
        [1] стена
       *[other] стены
    }: { $walls }
alhambra-alt-unwalled = { $building } { $tile }, без стен
alhambra-alt-reserve = Запас: { $tiles }.
alhambra-alt-waiting = Куплено и ждёт: { $tiles }.
alhambra-alt-dirk = Дирк: { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[other] { $score } очков
    }. Здания: { $tiles }.
alhambra-alt-scoring = Подсчёт очков { $round }.
alhambra-alt-majority = { $building }: { $shares }.
alhambra-alt-share = { $name } { $count }, +{ $points }

## О чём говорят потом
alhambra-figure-wall = самая длинная стена
alhambra-figure-exact = оплат без сдачи
alhambra-figure-buildings = зданий
