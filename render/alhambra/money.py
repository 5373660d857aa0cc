"""Money: four currencies, each a colour and a shape. A price and a card carry the same sign."""

from __future__ import annotations

from typing import NamedTuple

from render.palette import INK, PAPER, WHITE, Colour, rgb
from render.parts import keep
from render.pen import Part, Pen


class Coinage(NamedTuple):
    """A currency's colour, and that of the figures on it."""

    ground: Colour
    ink: Colour


COINS: dict[str, Coinage] = {
    "d": Coinage(rgb("CC7D4F"), INK),
    "h": Coinage(rgb("2C6CB1"), PAPER),
    "u": Coinage(rgb("EFCB45"), INK),
    "f": Coinage(rgb("1F4F35"), PAPER),
}
REACH = {"d": 0.88, "h": 1.06, "u": 1.02, "f": 0.98}
"""Half the width of each shape, in shares of its nominal radius: so that they weigh the same to the eye."""


@keep
def sign(currency: str, figure: str, r: int) -> Part:
    """The currency's shape with a figure on it, or with none."""
    coin = COINS[currency]
    reach = REACH[currency] * r + 3
    pen = Pen(-reach, -reach, reach, reach)
    _shape(pen, currency, r, coin.ground)
    if figure:
        pen.text(0, 0, figure, round(r * (1.14 if len(figure) < 2 else 0.98)), 700, coin.ink)
    return pen.part()


def _shape(pen: Pen, currency: str, r: float, fill: Colour) -> None:
    """A disc, a diamond, an eight-point star, a quatrefoil."""
    line = max(1.5, r * 0.065)
    reach = REACH[currency] * r
    match currency:
        case "d":
            pen.circle(0, 0, reach, fill, INK, line)
        case "h":
            pen.polygon([(0, -reach), (reach, 0), (0, reach), (-reach, 0)], fill, INK, line)
        case "u":
            pen.star(0, 0, reach, fill, INK, line)
        case _:
            _quatrefoil(pen, reach, fill, line)


def _quatrefoil(pen: Pen, reach: float, fill: Colour, line: float) -> None:
    leaf = reach * 0.52
    for grown, colour in ((line / 2, INK), (-line / 2, fill)):
        for x, y in ((0, -1), (1, 0), (0, 1), (-1, 0)):
            pen.circle(x * (reach - leaf), y * (reach - leaf), leaf + grown, colour)
        pen.rect(-leaf, -leaf, 2 * leaf, 2 * leaf, colour)


@keep
def card(currency: str, value: int, width: int, height: int, r: int, *, used: bool, left: int) -> Part:
    """A money card; the origin is its top left. Its sign is so far from the left, for cards that overlap."""
    pen = Pen(0, 0, width, height)
    pen.rect(0, 0, width, height, WHITE, INK, 4 if used else 2, min(10, height // 8))
    part, coin = pen.part(), sign(currency, str(value), r)
    part.image.alpha_composite(coin.image, (left - coin.x, height // 2 - coin.y))
    return part


@keep
def awning(currency: str, width: int = 148, stripes: int = 7) -> Part:
    """The striped awning of a stall; the origin is its top left."""
    pen = Pen(-2, 0, width + 2, 60)
    step = (width - 4) / stripes
    for colour, grown in ((INK, 1.25), (None, -1.25)):
        for k in range(stripes):
            fill = colour or (PAPER if k % 2 else COINS[currency].ground)
            x = 2 + k * step
            pen.circle(x + step / 2, 40, step / 2 + grown, fill)
            pen.rect(x - grown if colour else x, 4, step + 2 * grown if colour else step, 36, fill)
    pen.rect(-1, 0, width + 2, 8, INK, radius=4)
    return pen.part()
