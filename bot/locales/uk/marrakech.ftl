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
