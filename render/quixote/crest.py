"""The crest of Don Quixote: a windmill on an ochre star; under the lobby's arch, the mill and the knight before it."""

from __future__ import annotations

from render.frame import Crest
from render.palette import INK, MADDER, SAFFRON, Colour, rgb
from render.pen import Pen, Point, curve
from render.quixote import land, symbols
from render.quixote.symbols import Place

OCHRE = rgb("C98A2B")


def _sign(pen: Pen) -> None:
    symbols.windmill(Place(pen, 0, 1.5, 0.86))


def _scene(pen: Pen) -> None:
    pen.circle(-62, -266, 27, SAFFRON, INK, 2.5)
    _hill(pen, 96, -74, -142, land.LOWER)
    symbols.windmill(Place(pen, 34, -206, 3))
    _hill(pen, 96, -26, -52, land.UPPER)
    for x, y, unit in ((80, -64, 2.2), (54, -28, 2.8), (83, -24, 2.4)):
        land.olive(pen, x, y, unit, land.UPPER)
    rider(Place(pen, -40, -8, 1.15))


def _hill(pen: Pen, reach: float, foot: float, brow: float, fill: Colour) -> None:
    """Land from jamb to jamb, highest where the mill stands."""
    line = curve((-reach, foot), (reach / 3, 2 * brow - foot), (reach, foot - 24), 24)
    pen.polygon([*line, (reach, 4), (-reach, 4)], fill)
    pen.line(line, INK, 2.5, round_ends=False)


def rider(place: Place) -> None:
    """Don Quixote on Rocinante, lance couched, as thin as he is told of. His ground is y = 0."""
    tail = curve((-29, -48), (-44, -44), (-41, -18), 8)
    place.line(tail, INK, 4)
    for leg in (
        [(-23, -40), (-28, -22), (-21, -13), (-25, 0)],
        [(-26, -42), (-15, -23), (-16, -11), (-10, 0)],
        [(15, -38), (20, -20), (17, 0)],
        [(20, -40), (34, -29), (30, -13)],
    ):
        place.line([(x, y) for x, y in leg], INK, 4.2)
    body: list[Point] = [
        *curve((-30, -44), (-28, -55), (-16, -53), 6),
        *curve((-16, -53), (-2, -46), (12, -56), 6),
        *curve((12, -56), (22, -62), (29, -79), 6),
        *[(31, -86), (34, -80), (50, -65), (48, -59), (42, -59), (35, -65)],
        *curve((33, -66), (26, -56), (24, -42), 6),
        *curve((24, -42), (10, -32), (-16, -34), 6),
        *curve((-16, -34), (-30, -34), (-30, -44), 6),
    ]
    place.polygon(body, INK, 1)
    place.line([(1, -50), (12, -37), (7, -22), (14, -20)], INK, 4.5)
    place.polygon([(-5, -48), (7, -48), (7, -80), (-2, -82)], INK, 1)
    place.line([(4, -78), (14, -68)], INK, 4.5)
    place.line([(2, -78), (4, -88)], INK, 5)
    place.line([(-24, -48), (70, -94)], INK, 3.6)
    place.polygon([(70, -94), (54, -99), (58, -88)], MADDER, 1.6)
    _head(place)
    shield = Place(place.pen, place.x, place.y - 62 * place.unit, place.unit * 0.62)
    symbols.escutcheon(shield, 32, -20, 22, symbols.GOLD, 2.6)


def _head(place: Place) -> None:
    """The barber's basin for a helmet, and the beard."""
    place.circle(4, -90, 5.5, INK)
    place.polygon([(6, -88), (16, -83), (5, -83)], INK, 0)
    place.polygon([(-6, -94), (14, -94), (9, -97), *curve((9, -97), (4, -106), (-1, -97), 6)], symbols.GOLD, 1.8)


CREST = Crest("Don Quixote", OCHRE, _sign, _scene, (*symbols.COLOURS, *land.COLOURS))
