"""The picture of a lobby: an arch with the game's scene, its name, a box a seat, and how many may play."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import acos, cos, pi, sin, sqrt

from PIL import Image

from render import frame, parts
from render.frame import Crest
from render.lettering import called
from render.palette import FADED, GROUND, INDIGO, INK, INK2, MADDER, PAPER, SAFFRON, TURQUOISE, WHITE, mix
from render.parts import keep
from render.pen import Part, Pen, Point
from render.sheet import Sheet, encoder
from render.touch import Box

HEIGHT = 640
CARD = (69, 95, 362, 468)  # x, y, width, height
FLOOR = 540
MIDDLE = 250
SPRING = -241  # the middle of the arch's ring, above the floor
RING, HOLE = 149, 119
STONES = 13
LEFT, COLUMN, BOX = 478, 262, 246
TILES = mix(INDIGO, TURQUOISE, 0.45)


def picture(crest: Crest, title: str, names: Sequence[str | None], seats: range) -> bytes:
    """1024×640: who sits where, and which seats are free."""
    places = [*names, *[None] * (seats[-1] - len(names))]
    sheet = Sheet(_ground(crest))
    sheet.name(LEFT - 2, 141, title, 72, 1024 - LEFT - 36, INK, 700, 42)
    for seat, name in enumerate(places):
        x, y, _, tall = _box(seat, len(places))
        if name is None:
            _free(sheet, x, y, tall, seat)
        else:
            _taken(sheet, x, y, tall, seat, called(places, seat))
    _people(sheet, sum(name is not None for name in places), seats)
    return sheet.png(_colours(crest))


def free_seats(taken: int, seats: range) -> list[Box]:
    """The boxes of the seats that nobody has taken, in the picture's pixels."""
    return [_box(seat, seats[-1]) for seat in range(taken, seats[-1])]


def _box(seat: int, seats: int) -> Box:
    tall, gap = (82, 22) if seats > 4 else (96, 28)
    return LEFT + COLUMN * (seat % 2), 216 + (tall + gap) * (seat // 2), BOX, tall


@lru_cache(maxsize=16)
def _ground(crest: Crest) -> Image.Image:
    sheet = Sheet(frame.ground(HEIGHT, foot=True))
    sheet.put(_card(crest), 0, 0)
    return sheet.image


@lru_cache(maxsize=16)
def _colours(crest: Crest) -> Image.Image:
    return encoder([TILES, crest.colour, *crest.colours], [(INDIGO, TILES), (MADDER, PAPER)])


@keep
def _card(crest: Crest) -> Part:
    """The tiled wall, the arch in it, and the scene behind, in the sheet's coordinates."""
    x, y, width, height = CARD
    wall = Pen(0, 0, x + width + 4, y + height + 4)
    wall.rect(x, y, width, height, INDIGO)
    for k in range(15):
        _rosette(wall, 130 + 120 * (k % 3), 153 + 116 * (k // 3))
    wall.polygon(_arch(RING, 118), PAPER, INK, 3)
    for stone in range(STONES):
        turn = 150 + 240 * stone / STONES
        wall.pie(MIDDLE, FLOOR + SPRING, RING - 1, turn, turn + 240 / STONES, PAPER if stone % 2 else MADDER)
    wall.polygon(_arch(HOLE, 96), GROUND, INK, 3)
    scene = Pen(-HOLE, SPRING - HOLE, HOLE, 2)
    crest.scene(scene)
    wall.stamp(scene, MIDDLE, FLOOR)
    wall.rect(x, FLOOR, width, y + height - FLOOR, INK)
    wall.rect(x - 1, y - 1, width + 2, height + 2, None, INK, 4)
    return wall.part()


def _arch(r: float, jamb: float) -> list[Point]:
    """A horseshoe: a ring of radius `r` that stands on two jambs."""
    low = acos(-sqrt(1 - (jamb / r) ** 2))  # from the top, where the ring meets the jambs
    turns = (low * (k / 32 - 1) for k in range(65))
    ring = [(MIDDLE + r * sin(turn), FLOOR + SPRING - r * cos(turn)) for turn in turns]
    return [(MIDDLE - jamb, FLOOR + 4), *ring, (MIDDLE + jamb, FLOOR + 4)]


def _rosette(pen: Pen, x: float, y: float) -> None:
    pen.star(x, y, 44, TILES)
    pen.star(x, y, 27, INDIGO)
    pen.star(x, y, 10, SAFFRON, inner=0.7)


def _taken(sheet: Sheet, x: int, y: int, tall: int, seat: int, name: str) -> None:
    sheet.panel(x, y, BOX, tall, PAPER, INK, 3, 12)
    sheet.put(parts.seat(seat, 27), x + 46, y + tall // 2)
    sheet.name(x + 88, y + tall // 2, name, 36, BOX - 88 - 14, least=26)


def _free(sheet: Sheet, x: int, y: int, tall: int, seat: int) -> None:
    sheet.put(parts.dashed_box(BOX, tall, None, INK2, 2.5, 8, 11, 8), x, y)
    sheet.put(parts.mark(seat, 18, FADED), x + 46, y + tall // 2)
    sheet.put(_plus(), x + 126, y + tall // 2)


@keep
def _plus() -> Part:
    pen = Pen(-20, -20, 20, 20)
    pen.line([(-15, 0), (15, 0)], INK2, 5)
    pen.line([(0, -15), (0, 15)], INK2, 5)
    return pen.part()


def _people(sheet: Sheet, seated: int, seats: range) -> None:
    count = f"{seats[0]}–{seats[-1]}" if len(seats) > 1 else str(seats[0])
    x = sheet.text(LEFT, 565, count, 36, 650) + 38
    for k in range(seats[-1]):
        sheet.put(_person(k < seated), x + 34 * k, 566)


@keep
def _person(here: bool) -> Part:
    pen = Pen(-17, -22, 17, 20)
    pen.circle(0, -11, 8, INK if here else WHITE, INK, 2.5)
    body = [(14.5 * -cos(k / 16 * pi), 17.5 - 15.5 * sin(k / 16 * pi)) for k in range(17)]
    pen.polygon(body, INK if here else WHITE, INK, 2.5)
    return pen.part()
