"""What frames every picture: the ground with its band of tiles, and the head: crest, game, whose turn it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from render import lettering, parts
from render.palette import FIRST, GROUND, HEART, INDIGO, INK, PAPER, TURQUOISE, WHITE, Colour
from render.pen import Part, Pen
from render.sheet import WIDTH, Sheet

MARGIN = 32
BAND = 27
HEAD = 70  # the middle of the head
BELOW_HEAD = 112
STEP = 24


class Crest(NamedTuple):
    """How a game is known: its name, its star's colour, the sign on it, and the scene in the lobby's arch."""

    title: str
    colour: Colour
    sign: Callable[[Pen], None]
    """Draws within a circle of 21 round the origin, on the star's colour."""
    scene: Callable[[Pen], None]
    """Draws inside the arch: its floor is y = 0, its jambs x = ±96, above y = -170 its ring (0, -241), r 118."""
    colours: tuple[Colour, ...] = ()
    """The scene's flat colours beyond the house's."""


@lru_cache(maxsize=16)
def ground(height: int, width: int = WIDTH, *, foot: bool = False) -> Image.Image:
    """An empty sheet with its band; `foot` closes it below too."""
    image = Image.new("RGB", (width, height), GROUND)
    band = _band(width)
    image.paste(band.image, (0, 0), band.image)
    if foot:
        lower = band.image.transpose(Image.Transpose.FLIP_TOP_BOTTOM)
        image.paste(lower, (0, height - lower.height), lower)
    return image


def _band(width: int) -> Part:
    two = Pen(0, 0, 2 * STEP, BAND + 3)
    two.rect(0, 0, 2 * STEP, BAND, INK)
    for k in range(5):
        x = (k - 0.5) * STEP
        two.polygon([(x - 5.5, 0), (x + 5.5, 0), (x, 5)], FIRST)
        two.polygon([(x - 5.5, BAND - 3), (x + 5.5, BAND - 3), (x, BAND - 8)], FIRST)
        two.polygon([(x - 3, BAND), (x + 3, BAND), (x, BAND + 2.5)], FIRST)
    for x, colour in ((0, TURQUOISE), (STEP, INDIGO), (2 * STEP, TURQUOISE)):
        two.star(x, 12, 11.5, colour)
        two.star(x, 12, 5, HEART)
    tile = two.part().image
    band = Image.new("RGBA", (width, tile.height))
    for x in range(0, width, 2 * STEP):
        band.paste(tile, (x, 0))
    return Part(band, 0, 0)


def head(sheet: Sheet, crest: Crest) -> float:
    """The crest and the game's name; returns where the next sign may begin."""
    sheet.put(emblem(crest), MARGIN + 32, HEAD)
    return sheet.text(112, HEAD, crest.title, 42, 650) + 28


@lru_cache(maxsize=16)
def emblem(crest: Crest, r: int = 34) -> Part:
    """The star of a game with its sign."""
    pen = Pen(-r - 3, -r - 3, r + 3, r + 3)
    pen.star(0, 0, r - 1.5, crest.colour, INK, 2.5)
    crest.sign(pen)
    return pen.part()


def pill(sheet: Sheet, number: int, name: str, right: int = WIDTH - MARGIN, room: float = 260) -> float:
    """Whose turn it is: an ink pill that ends at `right`, the name cut to its room. Returns its left."""
    return _pill(sheet, number, lettering.fit(name, 34, 650, room), right, 62)


def winners(sheet: Sheet, seats: Sequence[tuple[int, str]], right: int = WIDTH - MARGIN, room: float = 620) -> float:
    """Who has won: saffron pills with laurels, beside each other in the room there is. Returns their left."""
    share = room / max(1, len(seats)) - 110
    for number, name in reversed(seats):
        text = lettering.fit(name, 34, 650, share) if share > 60 else ""
        right = round(_pill(sheet, number, text, right, 78, won=True)) - 12
    return right


def _pill(sheet: Sheet, number: int, text: str, right: int, disc: int, *, won: bool = False) -> float:
    fill, colour, ring = (FIRST, INK, INK) if won else (INK, PAPER, WHITE)
    left = right - disc - (lettering.width(text, 34, 650) + 20 if text else 0)
    sheet.panel(left, HEAD - 29, right - left, 58, fill, INK, 2, 29)
    if won:
        sheet.put(parts.laurel(18), left + disc / 2 - 2, HEAD + 2)
    sheet.put(parts.seat(number, 18 if won else 21, ring, 2.5), left + disc / 2 - (2 if won else 0), HEAD)
    if text:
        sheet.text(left + disc, HEAD, text, 34, 650, colour)
    return round(left)
