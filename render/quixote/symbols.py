"""What stands on the roads of La Mancha: churches, windmills, knights and castles, upright however a tile lies.

Drawn round the middle of a half (a castle: of its tile) whose side is 54 units; a part is kept for each size.
"""

from __future__ import annotations

from math import cos, radians, sin

from render.palette import FADED, INDIGO, INK, MADDER, WHITE, Colour, rgb
from render.parts import keep
from render.pen import Part, Pen, Point, curve

SIDE = 54
GOLD = rgb("F0BE3A")
STEEL = rgb("FBEFD6")
SAIL = rgb("FFF3D6")
STONE = rgb("DDD2C0")
SHADE = rgb("BBAC95")
LIT = rgb("F7D36B")
ORANGE = rgb("DC772F")

COLOURS = (GOLD, STEEL, SAIL, STONE, SHADE, LIT, ORANGE)


class Place:
    """A pen that draws shapes given in units round a point; strokes grow more slowly than shapes."""

    def __init__(self, pen: Pen, x: float, y: float, unit: float) -> None:
        self.pen, self.x, self.y, self.unit = pen, x, y, unit
        self.stroke = unit**0.8

    def at(self, points: list[Point]) -> list[Point]:
        return [(self.x + self.unit * x, self.y + self.unit * y) for x, y in points]

    def polygon(self, points: list[Point], fill: Colour, line: float = 2.2) -> None:
        self.pen.polygon(self.at(points), fill, INK if line else None, line * self.stroke)

    def line(self, points: list[Point], colour: Colour, width: float) -> None:
        self.pen.line(self.at(points), colour, width * self.stroke)

    def circle(self, x: float, y: float, r: float, colour: Colour) -> None:
        self.pen.circle(self.x + self.unit * x, self.y + self.unit * y, self.unit * r, colour)

    def text(self, x: float, y: float, text: str, size: float, colour: Colour) -> None:
        self.pen.text(self.x + self.unit * x, self.y + self.unit * y, text, round(self.unit * size), 700, colour)


def church(place: Place) -> None:
    """A white nave under red tiles, its bell tower, a cross."""
    place.polygon([(-3, 1), (19.5, 1), (19.5, 20), (-3, 20)], WHITE)
    place.polygon([(-4, 1), (-1, -8.5), (17, -8.5), (22, 1)], MADDER)
    _arch(place, 9.5, 20, 8.5, 13)
    place.polygon([(-20, -6), (-5, -6), (-5, 20), (-20, 20)], WHITE)
    place.polygon([(-22, -6), (-12.5, -15.5), (-3, -6)], MADDER)
    place.circle(-12.5, 3.5, 3.1, INK)
    place.line([(-12.5, -23.5), (-12.5, -16)], INK, 2.6)
    place.line([(-15.9, -20.6), (-9.1, -20.6)], INK, 2.6)


def _arch(place: Place, x: float, floor: float, wide: float, tall: float) -> None:
    r = wide / 2
    top = [(x + r * cos(radians(turn)), floor - tall + r + r * sin(radians(turn))) for turn in range(180, 361, 20)]
    place.polygon([(x - r, floor), *top, (x + r, floor)], INK, 0)


def windmill(place: Place, tilt: float = 14) -> None:
    """White and round, an indigo cap, four sails of canvas."""
    place.polygon([(-12, 22.5), (-9, -3), (9, -3), (12, 22.5)], WHITE)
    _arch(place, 0, 22.5, 8, 11)
    place.polygon([(-12, -2), (0, -17), (12, -2)], INDIGO)
    for quarter in range(4):
        sail(place, (0, -4), 45 + tilt + 90 * quarter)
    place.circle(0, -4, 3, INK)


def sail(place: Place, hub: Point, turn: float, length: float = 22.5, wide: float = 7.5) -> None:
    """A spar with canvas on one side of it."""

    def along(out: float, aside: float) -> Point:
        a = radians(turn)
        return hub[0] + out * sin(a) + aside * cos(a), hub[1] - out * cos(a) + aside * sin(a)

    place.polygon([along(7, 0), along(length, 0), along(length, wide), along(7, wide)], SAIL, 1.8)
    place.line([along(0, 0), along(length, 0)], INK, 2.4)


def knight(place: Place, shield: int | None, fill: Colour) -> None:
    """A shield with its figure before a lance; gold for who defends the border."""
    lance(place, (-21, 24.5), (18.5, -24.5))
    escutcheon(place, 35, -17.5, 23, fill, 2.8)
    if shield is not None:
        place.text(0, 0.5, str(shield), 34, INK)


def lance(place: Place, foot: Point, tip: Point) -> None:
    """A lance with a pennant at its tip."""
    place.line([foot, tip], INK, 3)
    x, y = tip
    place.polygon([(x, y - 0.5), (x + 7.5, y + 6), (x - 7, y + 8)], MADDER, 1.6)


def escutcheon(place: Place, wide: float, top: float, tip: float, fill: Colour, line: float) -> None:
    """The outline of a shield."""
    half, waist = wide / 2, top + (tip - top) * 0.42
    right = curve((half, waist), (half - 1, tip - (tip - top) * 0.2), (0, tip), 10)
    left = [(-x, y) for x, y in reversed(right)][1:]
    place.polygon([(-half, top), (half, top), *right, *left], fill, line)


def castle(place: Place, value: int, *, scores: bool) -> None:
    """Two towers and the wall between; its shield burns orange while it gives its points."""
    for x in (-15.5, 15.5):
        _flag(place, x, -40, ORANGE if scores else MADDER)
    place.polygon([(-10, -18), (10, -18), (10, 38), (-10, 38)], SHADE)
    for x in (-15.5, 15.5):
        place.polygon(_tower(x, -33, 40, 7.5), STONE)
        place.polygon([(x - 1.6, -19), (x + 1.6, -19), (x + 1.6, -10), (x - 1.6, -10)], INK, 0)
    _arch(place, 0, 40, 13, 22)
    escutcheon(place, 31, -18, 24, ORANGE if scores else INK, 2.4)
    place.text(0, -0.5, str(value), 34, INK if scores else LIT)


def _flag(place: Place, x: float, foot: float, colour: Colour) -> None:
    place.line([(x, foot + 4), (x, foot - 9)], INK, 2.2)
    place.polygon([(x, foot - 9.5), (x + 9, foot - 6), (x, foot - 2.5)], colour, 1.4)


def _tower(x: float, top: float, foot: float, half: float) -> list[Point]:
    """Its outline, with three merlons."""
    edges = [x + half * share for share in (-1, -0.5, -0.5, -0.18, -0.18, 0.18, 0.18, 0.5, 0.5, 1)]
    levels = [top, top, top + 5, top + 5, top, top, top + 5, top + 5, top, top]
    crown = list(zip(edges, levels, strict=True))
    return [*crown, (x + half, foot), (x - half, foot)]


@keep
def standing(symbol: str, size: int, *, shield: int | None = None, defends: bool = False) -> Part:
    """A symbol for a half of that side; its origin is the middle of the half."""
    reach = size / 2
    pen = Pen(-reach, -reach, reach, reach)
    place = Place(pen, 0, 0, size / SIDE)
    if symbol == "church":
        church(place)
    elif symbol == "windmill":
        windmill(place)
    else:
        knight(place, shield, GOLD if defends else STEEL)
    return pen.part()


@keep
def fortress(value: int, size: int, *, scores: bool) -> Part:
    """A castle for a tile of that width; its origin is the middle of the tile."""
    pen = Pen(-size / 2, -size, size / 2, size)
    castle(Place(pen, 0, 0, size / SIDE), value, scores=scores)
    return pen.part()


@keep
def sign(source: str, tall: int) -> Part:
    """The sign of what gives points, for a row of figures."""
    pen = Pen(-tall, -tall, tall, tall)
    place = Place(pen, 0, 0, tall / 46)
    match source:
        case "castle6" | "castle4":
            _keep(place, source[-1])
        case "churches":
            church(place)
        case "windmills":
            windmill(place)
        case "defence":
            knight(place, None, GOLD)
        case _:
            _brothers(place)
    return pen.part()


@keep
def pip(fill: Colour | None, tall: int, shield: int | None = None) -> Part:
    """A small shield to count knights by; without a colour, one that is missing."""
    pen = Pen(-tall * 0.38 - 1, -tall / 2 - 1, tall * 0.38 + 1, tall / 2 + 1)
    place = Place(pen, 0, 0, tall / 44)
    outline, waist = [(-16.0, -20.0), (16.0, -20.0)], curve((16, -2), (15, 12), (0, 21), 8)
    shape = [*outline, *waist, *[(-x, y) for x, y in reversed(waist)][1:]]
    if fill is None:
        pen.line(place.at([*shape, shape[0]]), FADED, 2)
    else:
        pen.polygon(place.at(shape), fill, INK, 2)
    if shield is not None:
        place.text(0, -1, str(shield), 32, INK)
    return pen.part()


def _keep(place: Place, value: str) -> None:
    """A castle in ink, its value in it."""
    crown: list[Point] = [(-21, -22), (-12, -22), (-12, -14), (-5, -14), (-5, -22), (5, -22), (5, -14), (12, -14)]
    place.polygon([*crown, (12, -22), (21, -22), (21, 22), (-21, 22)], INK, 0)
    place.text(0, 5, value, 34, LIT)


def _brothers(place: Place) -> None:
    """Two knights side by side."""
    for x, y in ((-10.5, -3.5), (10.5, 2.5)):
        beside = Place(place.pen, place.x + x * place.unit, place.y + y * place.unit, place.unit)
        escutcheon(beside, 26, -17, 18, STEEL, 2.8)
