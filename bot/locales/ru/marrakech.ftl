## What a blind player hears

marrakech-alt-walk = Выпало { $roll }: Ассам прошёл { $cells }.
marrakech-alt-paid = Платит { $name }, получает { $to }: { $dirhams ->
        [one] { $dirhams } дирхам
        [few] { $dirhams } дирхама
       *[many] { $dirhams } дирхамов
    } за клетки { $cells }.
marrakech-alt-laid = Ход завершает { $name }: { $colour ->
        [red] красный
        [blue] синий
        [yellow] жёлтый
       *[turquoise] бирюзовый
    } ковёр на { $cells }.
marrakech-alt-assam = Ассам стоит на { $cell } и смотрит на { $facing ->
        [N] север
        [E] восток
        [S] юг
       *[W] запад
    }.
marrakech-alt-turn = Ходит { $name }: повернуть Ассама налево, оставить прямо или повернуть направо.
marrakech-alt-lay = Ходит { $name }: положить { $colour ->
        [red] красный
        [blue] синий
        [yellow] жёлтый
       *[turquoise] бирюзовый
    } ковёр.
marrakech-alt-lays = Можно на { $lays }.
marrakech-alt-over = Игра окончена. { $count ->
        [1] Победитель
       *[other] Победители
    }: { $names }.
marrakech-alt-player = { $name }: { $dirhams ->
        [one] { $dirhams } дирхам
        [few] { $dirhams } дирхама
       *[many] { $dirhams } дирхамов
    }, { $rugs ->
        [one] остался { $rugs } ковёр
        [few] осталось { $rugs } ковра
       *[many] осталось { $rugs } ковров
    }, { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[many] { $score } очков
    }.
marrakech-alt-out = { $name }: вне игры.
marrakech-alt-bare = На площади ещё нет ни одного ковра.
marrakech-alt-rugs = { $name }, { $colour ->
        [red] красные
        [blue] синие
        [yellow] жёлтые
       *[turquoise] бирюзовые
    } ковры.
marrakech-alt-whole = Целые: { $cells }.
marrakech-alt-half = Половины: { $cells }.
