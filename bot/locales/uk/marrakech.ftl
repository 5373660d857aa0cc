### Марракеш

marrakech = Марракеш
marrakech-about = Ассам прогулюється килимовим ринком, і хто зупиниться на чужому килимі, той платить. Викладайте килими з розумом, бережіть дирхами й станьте найбагатшим продавцем.

## Що відбувається
marrakech-walked =
    { $slippers ->
        [one] { $seat }: Ассам { $way }, { $slippers } крок, клітинка { $cell }.
        [few] { $seat }: Ассам { $way }, { $slippers } кроки, клітинка { $cell }.
        [many] { $seat }: Ассам { $way }, { $slippers } кроків, клітинка { $cell }.
       *[other] { $seat }: Ассам { $way }, { $slippers } кроку, клітинка { $cell }.
    }
marrakech-paid =
    { $dirhams ->
        [one] { $seat } платить { $dirhams } дирхам, отримує { $owner }.
        [few] { $seat } платить { $dirhams } дирхами, отримує { $owner }.
        [many] { $seat } платить { $dirhams } дирхамів, отримує { $owner }.
       *[other] { $seat } платить { $dirhams } дирхама, отримує { $owner }.
    }
marrakech-paid-short = { $seat }: борг { $owed }, а є лише { $dirhams }. Усе отримує { $owner }, { $seat } грає далі.
marrakech-went-broke = { $seat }: борг { $owed }, а є лише { $dirhams }. Усе отримує { $owner }, { $seat } вибуває.
marrakech-gave-up = { $seat } здається й вибуває.
marrakech-laid = { $seat } викладає { $colour_raw ->
        [red] червоний
        [blue] синій
        [yellow] жовтий
       *[turquoise] бірюзовий
    } килим: { $first }, { $second }.

## Відмови
marrakech-turn-first = Спершу виберіть, куди піде Ассам: ліворуч, прямо чи праворуч.
marrakech-lay-now = Ассам стоїть на { $assam }: тепер викладіть килим.
marrakech-not-side-by-side = Килим лежить на двох сусідніх клітинках, а { $first } і { $second } не сусідні.
marrakech-under-assam = На { $assam } стоїть Ассам: туди килим не покласти.
marrakech-other-cell-first = Спершу назвіть клітинку поруч з Ассамом: lay { $first } { $second }
marrakech-away-from-assam = Одна половина килима має торкатися клітинки Ассама, { $assam }.
marrakech-whole-rug = { $first } і { $second } — дві половини одного килима (власник: { $owner }). Накривати цілий килим за один хід не можна.
marrakech-assam-stands = Ассам стоїть на { $cell } і дивиться на { $heading }.
marrakech-too-dear =
    { $dirhams ->
        [one] у той бік довелося б заплатити до { $dirhams } дирхама.
        [few] у той бік довелося б заплатити до { $dirhams } дирхамів.
       *[many] у той бік довелося б заплатити до { $dirhams } дирхамів.
    }

## Кнопки
marrakech-prompt-turn = Поверніть Ассама, потім кинуть кубик
marrakech-way-label = { $way_raw ->
        [left] ↰ Ліворуч
        [right] ↱ Праворуч
       *[straight] ↑ Прямо
    } ({ $heading })
marrakech-lay-label = Викласти килим: { $colour }
marrakech-go-ahead-label = { $way_raw ->
        [left] ↰ Ліворуч
        [right] ↱ Праворуч
       *[straight] ↑ Прямо
    }
marrakech-go-cheapest-label = Куди вийде дешевше
marrakech-whatever-label = хоч би що
marrakech-standing-label = якщо Ассам стоїть як зараз ({ $cell }, { $heading })
marrakech-facing-label = якщо Ассам дивиться на { $heading }
marrakech-up-to-label = { $dirhams ->
        [0] якщо платити не доведеться, хоч би що випало
        [one] якщо заплатити доведеться не більше { $dirhams } дирхама
        [few] якщо заплатити доведеться не більше { $dirhams } дирхамів
       *[many] якщо заплатити доведеться не більше { $dirhams } дирхамів
    }
marrakech-lay-ahead-label = Викласти килим
marrakech-lay-most-label = де він найвигідніший

## Чим хід добрий
marrakech-hint-free = У цей бік платити не доведеться, хоч би що випало.
marrakech-hint-avoid =
    { $dirhams ->
        [one] Так Ассам оминає килим, який коштував би { $dirhams } дирхам (власник: { $owner }).
        [few] Так Ассам оминає килим, який коштував би { $dirhams } дирхами (власник: { $owner }).
        [many] Так Ассам оминає килим, який коштував би { $dirhams } дирхамів (власник: { $owner }).
       *[other] Так Ассам оминає килим, який коштував би { $dirhams } дирхама (власник: { $owner }).
    }
marrakech-hint-least =
    { $dirhams ->
        [one] У середньому цей шлях найдешевший: заплатити доведеться щонайбільше { $dirhams } дирхам.
        [few] У середньому цей шлях найдешевший: заплатити доведеться щонайбільше { $dirhams } дирхами.
        [many] У середньому цей шлях найдешевший: заплатити доведеться щонайбільше { $dirhams } дирхамів.
       *[other] У середньому цей шлях найдешевший: заплатити доведеться щонайбільше { $dirhams } дирхама.
    }
marrakech-hint-spoil =
    { $cells ->
        [one] Накриває частину чужого килима на { $cells } клітинку (власник: { $owner }).
        [few] Накриває частину чужого килима на { $cells } клітинки (власник: { $owner }).
        [many] Накриває частину чужого килима на { $cells } клітинок (власник: { $owner }).
       *[other] Накриває частину чужого килима на { $cells } клітинки (власник: { $owner }).
    }
marrakech-hint-join =
    { $cells ->
        [one] Ваш килим тут займе { $cells } клітинку, і зупинка на ньому коштуватиме стільки ж.
        [few] Ваш килим тут займе { $cells } клітинки, і зупинка на ньому коштуватиме стільки ж.
        [many] Ваш килим тут займе { $cells } клітинок, і зупинка на ньому коштуватиме стільки ж.
       *[other] Ваш килим тут займе { $cells } клітинки, і зупинка на ньому коштуватиме стільки ж.
    }
marrakech-hint-bait = Килим ляже там, де може зупинитися наступний гравець: { $seat }.
marrakech-hint-halves =
    { $halves ->
        [0] Нічого кращого не видно.
        [one] Видимих половин ваших килимів побільшає на { $halves }.
        [few] Видимих половин ваших килимів побільшає на { $halves }.
        [many] Видимих половин ваших килимів побільшає на { $halves }.
       *[other] Видимих половин ваших килимів побільшає на { $halves }.
    }

## Слова гри
marrakech-term-red = червоний
marrakech-term-blue = синій
marrakech-term-yellow = жовтий
marrakech-term-turquoise = бірюзовий
marrakech-term-left = ліворуч
marrakech-term-straight = прямо
marrakech-term-right = праворуч
marrakech-term-N = північ
marrakech-term-E = схід
marrakech-term-S = південь
marrakech-term-W = захід
marrakech-points-halves = килими
marrakech-points-dirhams = дирхами

## Домашні правила
marrakech-option-own_rug = власний килим можна накрити цілком
marrakech-option-own_rug-about = Власний килим можна накрити цілком, обидві видимі половини одразу.
marrakech-option-debts = ніхто не вибуває
marrakech-option-debts-about = Хто не може заплатити, віддає що має і грає далі.

## Правила коротко
marrakech-rule-M1 = Від 2 до 4 гравців. Ринок — площа 7 на 7 клітинок. Ассам, його господар, починає посередині, на d4, обличчям на південь.
marrakech-rule-M2 = Кожен гравець має 30 дирхамів.
marrakech-rule-M3 = У грі на трьох кожен має 15 килимів, на чотирьох — 12. Удвох кожен має 24 килими двох кольорів, перемішані й складені в купку: викладають верхній.
marrakech-rule-M4 = Ходять по черзі; хто перший, вирішує жереб.
marrakech-rule-M5 = У свій хід спершу залиште Ассама як стоїть або поверніть його на 90° ліворуч чи праворуч, але не на 180°. Потім кидають кубик.
marrakech-rule-M6 = На кубику 1, 2, 2, 3, 3 і 4 капці.
marrakech-rule-M7 = Ассам іде прямо на стільки клітинок. За краєм він розвертається за стрілкою й повертається; стрілка не вважається за клітинку.
marrakech-rule-M8 = Якщо Ассам зупинився на чужому килимі, платіть власникові по дирхаму за кожну клітинку групи, на якій він стоїть: клітинки одного кольору, з’єднані сторонами, разом із його клітинкою. На порожній клітинці та на власному килимі не платять.
marrakech-rule-M9 = Хто не може заплатити, віддає все й вибуває; за його килими більше не платять. Останній, хто лишився, одразу перемагає.
marrakech-rule-M10 = Потім викладіть килим на дві сусідні клітинки: одна поруч з Ассамом, жодної під ним. Накривати можна і чужі килими, і свої.
marrakech-rule-M11 = Не можна за один хід накрити обидві видимі половини одного килима.
marrakech-rule-M12 = Місце для килима є завжди: пропускати хід не доводиться.
marrakech-rule-M13 = Гра завершується, коли викладено останній килим.
marrakech-rule-M14 = Кожна видима половина вашого килима і кожен дирхам — переможне очко. Перемагає той, хто має найбільше очок; у разі нічиєї — найбільше дирхамів; якщо й тут нічия, перемогу ділять.

## What a blind player hears

marrakech-alt-walk = Випало { $roll }: Ассам пройшов { $cells }.
marrakech-alt-paid = Платить { $name }, отримує { $to }: { $dirhams ->
        [one] { $dirhams } дирхам
        [few] { $dirhams } дирхами
       *[many] { $dirhams } дирхамів
    } за клітинки { $cells }.
marrakech-alt-laid = Хід завершує { $name }: { $colour ->
        [red] червоний
        [blue] синій
        [yellow] жовтий
       *[turquoise] бірюзовий
    } килим на { $cells }.
marrakech-alt-assam = Ассам стоїть на { $cell } і дивиться на { $facing ->
        [N] північ
        [E] схід
        [S] південь
       *[W] захід
    }.
marrakech-alt-turn = Ходить { $name }: повернути Ассама ліворуч, залишити прямо або повернути праворуч.
marrakech-alt-lay = Ходить { $name }: покласти { $colour ->
        [red] червоний
        [blue] синій
        [yellow] жовтий
       *[turquoise] бірюзовий
    } килим.
marrakech-alt-lays = Можна на { $lays }.
marrakech-alt-over = Гру завершено. { $count ->
        [1] Переможець
       *[other] Переможці
    }: { $names }.
marrakech-alt-player = { $name }: { $dirhams ->
        [one] { $dirhams } дирхам
        [few] { $dirhams } дирхами
       *[many] { $dirhams } дирхамів
    }, { $rugs ->
        [one] залишився { $rugs } килим
        [few] залишилося { $rugs } килими
       *[many] залишилося { $rugs } килимів
    }, { $score ->
        [one] { $score } очко
        [few] { $score } очки
       *[many] { $score } очок
    }.
marrakech-alt-out = { $name }: поза грою.
marrakech-alt-bare = На площі ще немає жодного килима.
marrakech-alt-rugs = { $name }, { $colour ->
        [red] червоні
        [blue] сині
        [yellow] жовті
       *[turquoise] бірюзові
    } килими.
marrakech-alt-whole = Цілі: { $cells }.
marrakech-alt-half = Половини: { $cells }.

## Про що говорять потім
marrakech-figure-tax = найбільша плата за раз
marrakech-figure-earned = отримано дирхамів
marrakech-figure-paid = заплачено дирхамів
marrakech-figure-carpet = найбільший килим
