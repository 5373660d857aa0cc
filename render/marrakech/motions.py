"""What moves in Marrakech: the die is thrown, Assam walks his way, coins go over, a rug comes to its place."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import dist

from render import parts
from render.marrakech import marks, panels, rugs, square
from render.marrakech.board import heading
from render.marrakech.rugs import CELL
from render.motion import Beat, Motion, Scene, around, placed
from render.parts import Heading
from render.pen import Point
from render.sheet import WIDTH
from render.touch import Box
from rules.contract import Event
from rules.marrakech import View, facts

THROW, SHOWN = 0.45, 0.25  # seconds: the die on its way, and beside Assam before he goes
STEP = 0.2  # seconds for a cell
COIN, APART = 0.55, 0.07  # seconds for a coin, and from one coin to the next
COINS = 8  # so many at most
RUG = 0.6
DIE = 96
REACH = 60  # of Assam, from the middle of his cell


def scene(before: View, events: Sequence[Event], after: View) -> Scene:
    """The beats of one move; the square lies in the same place for everyone."""
    beats = []
    for number, event in enumerate(events):
        match event:
            case facts.Walked():
                beats.append(Beat((number,), _walk(event, before, after)))
            case facts.Paid() | facts.PaidShort() | facts.WentBroke():
                beats.append(_payment(number, event.seat, event.owner, event.dirhams, after))
            case facts.Laid():
                beats.append(Beat((number,), (_rug(event, after),)))
            case _:
                beats.append(Beat((number,)))
    return Scene(beats)


def _walk(event: facts.Walked, before: View, after: View) -> tuple[Motion, ...]:
    """M5-M7: the die comes from who throws it and lies beside Assam, who goes from cell to cell."""
    x, y = square.centre(before.assam)
    aside = x + CELL * (1 if x < WIDTH / 2 else -1), y - CELL / 3
    thrown = (panels.purse(len(after.dirhams), event.seat), aside)
    lying = THROW + SHOWN + STEP * event.slippers
    die = parts.die(event.slippers, DIE)
    found = [
        Motion(die, thrown, THROW, sizes=(0.4, 1)),
        Motion(die, (aside, aside), lying - THROW, THROW),
    ]
    begin, headings = THROW + SHOWN, [*map(heading, after.headings), heading(after.facing)]
    for k, (cell, to) in enumerate(zip(after.walk, after.walk[1:], strict=False)):
        for look, path in _pieces(cell, to, headings[k], headings[k + 1]):
            seconds = STEP * _length(path) / CELL
            gone = ((0.0, around(*square.centre(cell), REACH)),) if path[0] == square.centre(cell) else ()
            found.append(Motion(marks.assam(look), path, seconds, begin, shows=gone, even=True))
            begin += seconds
    return (*found[:-1], found[-1]._replace(shows=(*found[-1].shows, (1, around(*path[-1], REACH)))))


def _pieces(cell: str, to: str, looks: Heading, then: Heading) -> list[tuple[Heading, tuple[Point, ...]]]:
    """The way from a cell to the next, and where Assam looks on it; round a loop he turns half way."""
    if (cell, looks) not in square.ACROSS:
        return [(looks, (square.centre(cell), square.centre(to)))]
    path = square.loop((cell, looks), CELL / 2)
    half = len(path) // 2
    return [(looks, tuple(path[: half + 1])), (then, tuple(path[half:]))]


def _length(path: tuple[Point, ...]) -> float:
    return min(2.0 * CELL, sum(dist(a, b) for a, b in pairwise(path)))


def _payment(number: int, payer: int, owner: int, dirhams: int, after: View) -> Beat:
    """M8, M9: coins from one purse to the other."""
    count = len(after.dirhams)
    begin, end = panels.purse(count, payer), panels.purse(count, owner)
    over = (begin[0] + end[0]) / 2, min(begin[1], end[1]) - CELL
    cells = after.paid.cells if after.paid is not None else ()
    paid: tuple[Box, ...] = tuple((*square.corner(cell), CELL, CELL) for cell in cells)
    coins = [Motion(parts.coin(20), (begin, over, end), COIN, APART * k, (1, 1.3)) for k in range(min(dirhams, COINS))]
    if not coins:
        return Beat((number,), shows=(*paid, panels.panel(count, payer)))
    shown = tuple((0.0, box) for box in (*paid, panels.panel(count, payer)))
    coins[0] = coins[0]._replace(shows=shown)
    return Beat((number,), tuple(coins), shows=(panels.panel(count, owner),))


def _rug(event: facts.Laid, after: View) -> Motion:
    """M10: from the player's bale to its two cells."""
    x, y = min(square.corner(event.first), square.corner(event.second))
    upright = event.first[0] == event.second[0]
    wide, tall = (CELL, 2 * CELL) if upright else (2 * CELL, CELL)
    look = rugs.whole(event.colour, upright=upright)
    begin = panels.purse(len(after.dirhams), event.seat)
    return Motion(look, (begin, placed(look, x, y)), RUG, sizes=(0.3, 1), shows=((1, (x, y, wide, tall)),))
