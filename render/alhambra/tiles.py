"""Tiles as they lie on the table: colour, name, sign, and walls that nobody can miss."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render import lettering
from render.alhambra import buildings
from render.palette import INK, Colour, rgb
from render.parts import keep
from render.pen import Part, Pen
from render.sheet import Sheet
from rules.alhambra.tiles import FOUNTAIN, TILES

BLOCK = rgb("F4D9A0")
BAND = 0.135  # of a wall, inside the tile's edge
LEAST = 5.5  # of a wall on a small tile, in pixels
BLOCKS = 5
CORNERS = (("N", "E"), ("E", "S"), ("S", "W"), ("W", "N"))
DRAWN = 14  # a tile smaller than this shows nothing but its colour
NAMED = 44  # a tile smaller than this has no room for its name
LETTERS = 15  # the smallest


@lru_cache(maxsize=1024)
def tile(name: str, size: int, named: bool = True) -> Part:
    """A tile or the fountain; the origin is its top left."""
    sheet = Sheet(Image.new("RGB", (size, size), INK))
    edge = max(1, round(size * 0.018))
    if size < DRAWN:
        ground = buildings.STONE if name == FOUNTAIN else buildings.KINDS[TILES[name].building].ground
        sheet.rect(edge, edge, size - 2 * edge, size - 2 * edge, ground)
    elif name == FOUNTAIN:
        sheet.rect(edge, edge, size - 2 * edge, size - 2 * edge, buildings.STONE)
        sheet.put(buildings.basin(round(size * 0.78)), size / 2, size / 2)
    else:
        _building(sheet, name, size, edge, named and size >= NAMED)
    return Part(sheet.image.convert("RGBA"), 0, 0)


def _building(sheet: Sheet, name: str, size: int, edge: int, named: bool) -> None:
    found = TILES[name]
    look = buildings.KINDS[found.building]
    sheet.rect(edge, edge, size - 2 * edge, size - 2 * edge, look.ground)
    sheet.put(walls(found.walls, size), 0, 0)
    band = _thick(size)
    left, right = (band if side in found.walls else edge for side in "WE")
    top, bottom = (band if side in found.walls else edge for side in "NS")
    x, tall = (left + size - right) / 2, size - top - bottom
    if not named:
        icon = round(min(size * 0.62, tall * 0.8, (size - left - right) * 0.84))
        sheet.put(buildings.icon(found.building, icon), x, top + tall / 2)
        return
    letters = _letters(name, size, size - left - right)
    cap = letters * lettering.CAP
    icon = round(min(size * 0.48, tall - cap - max(7, size * 0.11)))
    gap = (tall - cap - icon) / 2.75
    sheet.text(x, top + gap + cap / 2, name, letters, 700, look.ink, "m")
    sheet.put(buildings.icon(found.building, icon), x, top + tall - gap - icon / 2)


def _letters(name: str, size: int, room: float) -> int:
    """The size of a tile's name: a quarter of the tile, at least 20, unless walls leave less room."""
    wanted = max(20, round(size / 4))
    return next((s for s in range(wanted, LETTERS, -1) if lettering.width(name, s, 700) <= room - 2), LETTERS)


def _thick(size: int) -> float:
    return max(BAND * size, min(LEAST, 0.18 * size))


@keep
def walls(sides: str, size: int) -> Part:
    """Bands of stone blocks inside those edges; where two meet, a block turns the corner."""
    pen = Pen(0, 0, size, size)
    band = _thick(size)
    inset, thick, step = band * 0.25, band * 0.5, size / BLOCKS
    for side in sides:
        _strip(pen, side, size, 0, band, 0, size, INK)
    for side in sides:
        for k in range(BLOCKS):
            _strip(pen, side, size, inset, thick, (k + 0.2) * step, 0.6 * step, BLOCK)
    for first, second in CORNERS:
        if first in sides and second in sides:
            reach = step * 0.4
            _strip(pen, first, size, inset, thick, inset if second in "NW" else size - inset - reach, reach, BLOCK)
            _strip(pen, second, size, inset, thick, inset if first in "NW" else size - inset - reach, reach, BLOCK)
    return pen.part()


def _strip(
    pen: Pen, side: str, size: int, deep: float, thick: float, along: float, length: float, colour: Colour
) -> None:
    """A strip along a side of the tile, so deep inside it."""
    start = size - deep - thick if side in "ES" else deep
    if side in "NS":
        pen.rect(along, start, length, thick, colour)
    else:
        pen.rect(start, along, thick, length, colour)


def colours() -> list[Colour]:
    """The flat colours of tiles."""
    return [BLOCK, buildings.STONE, buildings.WATER, *(look.ground for look in buildings.KINDS.values())]
