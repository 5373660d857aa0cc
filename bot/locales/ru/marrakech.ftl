### Марракеш

marrakech = Марракеш
marrakech-about = Ассам гуляет по ковровому рынку, и кто остановится на чужом ковре, тот платит. Выкладывайте ковры с умом, берегите дирхамы и станьте самым богатым торговцем.

## Что происходит
marrakech-walked =
    { $slippers ->
        [one] { $seat }: Ассам { $way }, { $slippers } шаг, клетка { $cell }.
        [few] { $seat }: Ассам { $way }, { $slippers } шага, клетка { $cell }.
        [many] { $seat }: Ассам { $way }, { $slippers } шагов, клетка { $cell }.
       *[other] { $seat }: Ассам { $way }, { $slippers } шага, клетка { $cell }.
    }
marrakech-paid =
    { $dirhams ->
        [one] { $seat } платит { $dirhams } дирхам, получает { $owner }.
        [few] { $seat } платит { $dirhams } дирхама, получает { $owner }.
        [many] { $seat } платит { $dirhams } дирхамов, получает { $owner }.
       *[other] { $seat } платит { $dirhams } дирхама, получает { $owner }.
    }
marrakech-paid-short = { $seat }: долг { $owed }, а есть только { $dirhams }. Всё получает { $owner }, { $seat } играет дальше.
marrakech-went-broke = { $seat }: долг { $owed }, а есть только { $dirhams }. Всё получает { $owner }, { $seat } выбывает.
marrakech-gave-up = { $seat } сдаётся и выбывает.
marrakech-laid = { $seat } кладёт { $colour_raw ->
        [red] красный
        [blue] синий
        [yellow] жёлтый
       *[turquoise] бирюзовый
    } ковёр: { $first }, { $second }.

## Отказы
marrakech-turn-first = Сначала выберите, куда пойдёт Ассам: налево, прямо или направо.
marrakech-lay-now = Ассам стоит на { $assam }: теперь положите ковёр.
marrakech-not-side-by-side = Ковёр лежит на двух соседних клетках, а { $first } и { $second } не соседние.
marrakech-under-assam = На { $assam } стоит Ассам: туда ковёр не положить.
marrakech-other-cell-first = Сначала назовите клетку рядом с Ассамом: lay { $first } { $second }
marrakech-away-from-assam = Одна половина ковра должна касаться клетки Ассама, { $assam }.
marrakech-whole-rug = { $first } и { $second } — две половины одного ковра (хозяин: { $owner }). Целый ковёр за один ход накрывать нельзя.
marrakech-assam-stands = Ассам стоит на { $cell } и смотрит на { $heading }.
marrakech-too-dear =
    { $dirhams ->
        [one] в ту сторону пришлось бы заплатить до { $dirhams } дирхама.
        [few] в ту сторону пришлось бы заплатить до { $dirhams } дирхамов.
       *[many] в ту сторону пришлось бы заплатить до { $dirhams } дирхамов.
    }

## Кнопки
marrakech-prompt-turn = Поверните Ассама, потом бросят кубик
marrakech-way-label = { $way_raw ->
        [left] ↰ Налево
        [right] ↱ Направо
       *[straight] ↑ Прямо
    } ({ $heading })
marrakech-lay-label = Положить ковёр: { $colour }
marrakech-go-ahead-label = { $way_raw ->
        [left] ↰ Налево
        [right] ↱ Направо
       *[straight] ↑ Прямо
    }
marrakech-go-cheapest-label = Куда выйдет дешевле
marrakech-whatever-label = что бы ни было
marrakech-standing-label = если Ассам стоит как сейчас ({ $cell }, { $heading })
marrakech-facing-label = если Ассам смотрит на { $heading }
marrakech-up-to-label = { $dirhams ->
        [0] если платить не придётся, что бы ни выпало
        [one] если заплатить придётся не больше { $dirhams } дирхама
        [few] если заплатить придётся не больше { $dirhams } дирхамов
       *[many] если заплатить придётся не больше { $dirhams } дирхамов
    }
marrakech-lay-ahead-label = Положить ковёр
marrakech-lay-most-label = где он выгоднее всего

## Чем ход хорош
marrakech-hint-free = В эту сторону платить не придётся, что бы ни выпало.
marrakech-hint-avoid =
    { $dirhams ->
        [one] Так Ассам обходит ковёр, который стоил бы { $dirhams } дирхам (хозяин: { $owner }).
        [few] Так Ассам обходит ковёр, который стоил бы { $dirhams } дирхама (хозяин: { $owner }).
        [many] Так Ассам обходит ковёр, который стоил бы { $dirhams } дирхамов (хозяин: { $owner }).
       *[other] Так Ассам обходит ковёр, который стоил бы { $dirhams } дирхама (хозяин: { $owner }).
    }
marrakech-hint-least =
    { $dirhams ->
        [one] В среднем этот путь дешевле всех: заплатить придётся не больше { $dirhams } дирхама.
        [few] В среднем этот путь дешевле всех: заплатить придётся не больше { $dirhams } дирхамов.
        [many] В среднем этот путь дешевле всех: заплатить придётся не больше { $dirhams } дирхамов.
       *[other] В среднем этот путь дешевле всех: заплатить придётся не больше { $dirhams } дирхама.
    }
marrakech-hint-spoil =
    { $cells ->
        [one] Накрывает часть чужого ковра в { $cells } клетку (хозяин: { $owner }).
        [few] Накрывает часть чужого ковра в { $cells } клетки (хозяин: { $owner }).
        [many] Накрывает часть чужого ковра в { $cells } клеток (хозяин: { $owner }).
       *[other] Накрывает часть чужого ковра в { $cells } клетки (хозяин: { $owner }).
    }
marrakech-hint-join =
    { $cells ->
        [one] Ваш ковёр здесь займёт { $cells } клетку, и остановка на нём обойдётся во столько же.
        [few] Ваш ковёр здесь займёт { $cells } клетки, и остановка на нём обойдётся во столько же.
        [many] Ваш ковёр здесь займёт { $cells } клеток, и остановка на нём обойдётся во столько же.
       *[other] Ваш ковёр здесь займёт { $cells } клетки, и остановка на нём обойдётся во столько же.
    }
marrakech-hint-bait = Ковёр ляжет там, где может остановиться следующий игрок: { $seat }.
marrakech-hint-halves =
    { $halves ->
        [0] Ничего лучше не видно.
        [one] Видимых половин ваших ковров станет больше на { $halves }.
        [few] Видимых половин ваших ковров станет больше на { $halves }.
        [many] Видимых половин ваших ковров станет больше на { $halves }.
       *[other] Видимых половин ваших ковров станет больше на { $halves }.
    }

## Слова игры
marrakech-term-red = красный
marrakech-term-blue = синий
marrakech-term-yellow = жёлтый
marrakech-term-turquoise = бирюзовый
marrakech-term-left = налево
marrakech-term-straight = прямо
marrakech-term-right = направо
marrakech-term-N = север
marrakech-term-E = восток
marrakech-term-S = юг
marrakech-term-W = запад
marrakech-points-halves = ковры
marrakech-points-dirhams = дирхамы

## Домашние правила
marrakech-option-own_rug = свой ковёр можно накрыть целиком
marrakech-option-own_rug-about = Свой ковёр можно накрыть целиком, обе видимые половины сразу.
marrakech-option-debts = никто не выбывает
marrakech-option-debts-about = Кто не может заплатить, отдаёт что есть и играет дальше.

## Правила вкратце
marrakech-rule-M1 = От 2 до 4 игроков. Рынок — площадь 7 на 7 клеток. Ассам, его хозяин, начинает в середине, на d4, лицом на юг.
marrakech-rule-M2 = У каждого 30 дирхамов.
marrakech-rule-M3 = Втроём у каждого 15 ковров, вчетвером 12. Вдвоём у каждого 24 ковра двух цветов вперемешку: кладут верхний.
marrakech-rule-M4 = Ходят по очереди; кто первый, решает жребий.
marrakech-rule-M5 = В свой ход сначала оставьте Ассама как стоит или поверните его на 90° налево или направо, но не кругом. Потом бросают кубик.
marrakech-rule-M6 = На кубике 1, 2, 2, 3, 3 и 4 туфли.
marrakech-rule-M7 = Ассам идёт прямо на столько клеток. За краем он разворачивается по стрелке и возвращается; стрелка клеткой не считается.
marrakech-rule-M8 = Если Ассам встал на чужой ковёр, платите хозяину по дирхаму за каждую клетку группы, на которой он стоит: клетки одного цвета, соединённые сторонами, вместе с его клеткой. На пустой клетке и на своём ковре не платят.
marrakech-rule-M9 = Кто не может заплатить, отдаёт всё и выбывает; за его ковры больше не платят. Последний оставшийся сразу побеждает.
marrakech-rule-M10 = Потом положите ковёр на две соседние клетки: одна рядом с Ассамом, ни одной под ним. Накрывать можно и чужие ковры, и свои.
marrakech-rule-M11 = Нельзя за один ход накрыть обе видимые половины одного ковра.
marrakech-rule-M12 = Место для ковра есть всегда: пропускать ход не приходится.
marrakech-rule-M13 = Игра кончается, когда выложен последний ковёр.
marrakech-rule-M14 = Каждая видимая половина вашего ковра и каждый дирхам — очко. Побеждает тот, у кого больше очков; при равенстве — у кого больше дирхамов; если и тут равенство, победу делят.

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

## О чём говорят потом
marrakech-figure-tax = самая большая плата за раз
marrakech-figure-earned = получено дирхамов
marrakech-figure-paid = заплачено дирхамов
marrakech-figure-carpet = самый большой ковёр
