"""A game of Marrakech in words: short sentences, the news first, enough to play from without the picture."""

from __future__ import annotations

from collections.abc import Iterator

from render.lettering import heard
from render.marrakech.panels import colours
from render.painter import Names, Say
from rules.marrakech import View


def tell(view: View, say: Say, names: Names) -> str:
    """The whole position."""
    known = [heard(names, seat) for seat in range(len(view.dirhams))]
    return " ".join(
        [*_news(view, say, known), *_now(view, say, known), *_players(view, say, known), *_rugs(view, say, known)]
    )


def _news(view: View, say: Say, names: list[str]) -> Iterator[str]:
    """The last turn: the walk, the payment, the rug."""
    if view.walk and view.roll is not None:
        yield say("marrakech-alt-walk", roll=view.roll, cells=", ".join(view.walk))
    if view.paid is not None:
        yield say(
            "marrakech-alt-paid",
            name=names[view.paid.seat],
            to=names[view.paid.to],
            dirhams=view.paid.amount,
            cells=", ".join(view.paid.cells),
        )
    laid = [cell for cell, rug in view.cells.items() if rug.rug == view.laid]
    if laid:
        rug = view.cells[laid[0]]
        yield say("marrakech-alt-laid", name=names[rug.owner], colour=rug.colour, cells=" ".join(laid))


def _now(view: View, say: Say, names: list[str]) -> Iterator[str]:
    """Where Assam stands, and what is to be done."""
    yield say("marrakech-alt-assam", cell=view.assam, facing=view.facing)
    if view.phase == "over":
        yield say("marrakech-alt-over", count=len(view.winners), names=", ".join(names[seat] for seat in view.winners))
    elif view.phase == "turn":
        yield say("marrakech-alt-turn", name=names[view.turn])
    elif view.rug is not None:
        yield say("marrakech-alt-lay", name=names[view.turn], colour=view.rug.colour)
        yield say("marrakech-alt-lays", lays=", ".join(view.lays))


def _players(view: View, say: Say, names: list[str]) -> Iterator[str]:
    for seat, name in enumerate(names):
        if view.out[seat]:
            yield say("marrakech-alt-out", name=name)
        else:
            yield say(
                "marrakech-alt-player",
                name=name,
                dirhams=view.dirhams[seat],
                rugs=view.rugs[seat],
                score=view.scores[seat],
            )


def _rugs(view: View, say: Say, names: list[str]) -> Iterator[str]:
    """Every visible rug, by owner and colour: whole ones as pairs of cells, halves as single ones."""
    if not view.cells:
        yield say("marrakech-alt-bare")
    for seat, name in enumerate(names):
        for colour in colours(view, seat):
            whole, half = _visible(view, colour)
            if whole or half:
                yield say("marrakech-alt-rugs", name=name, colour=colour)
            if whole:
                yield say("marrakech-alt-whole", cells=", ".join(whole))
            if half:
                yield say("marrakech-alt-half", cells=", ".join(half))


def _visible(view: View, colour: str) -> tuple[list[str], list[str]]:
    cells: dict[int, list[str]] = {}
    for cell, rug in view.cells.items():
        if rug.colour == colour:
            cells.setdefault(rug.rug, []).append(cell)
    whole = [" ".join(pair) for pair in cells.values() if len(pair) == 2]
    return whole, [one for alone in cells.values() if len(alone) == 1 for one in alone]
