"""What a player may lay: their principality, the field called among its neighbours, and each open tile both ways on it.

Open tiles are public (Q11), so there is no padlock. Once they have laid, or look at what a tile would do,
their principality fills the picture.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from render import frame, parts
from render.frame import BELOW_HEAD, MARGIN
from render.lettering import called
from render.painter import Names
from render.palette import FIRST, HAIRLINE, INK, INK2, PAPER, SAND
from render.quixote import principality, tally
from render.quixote.board import cards, colours, fill, phases
from render.quixote.crest import CREST
from render.quixote.principality import Plan
from render.sheet import WIDTH, Sheet
from rules.quixote import PlayerView, View, preview
from rules.quixote.tiles import PIECE, PIECES, WAYS, Way

GAP = 12
INNER = WIDTH - 2 * MARGIN


class Layout(NamedTuple):
    """How so many tiles are laid out: columns and rows, the width of a tile, how much is seen round it, of the map."""

    columns: int
    rows: int
    size: int
    around: int
    map: int

    @property
    def wide(self) -> int:
        return (INNER - GAP * (self.columns - 1)) // self.columns

    @property
    def tall(self) -> int:
        return 2 * (self.size + self.around) + 62

    @property
    def top(self) -> int:
        """Where the tiles begin."""
        return BELOW_HEAD + 6 * self.map + 68 + GAP

    def cell(self, k: int) -> tuple[int, int]:
        """The corner of a tile's panel."""
        column, row = k % self.columns, k // self.columns
        return MARGIN + column * (self.wide + GAP), self.top + row * (self.tall + GAP)

    @property
    def height(self) -> int:
        return self.top + self.rows * (self.tall + GAP) + 8


def layout(count: int) -> Layout:
    """The tiles as large as a picture no higher than 1280 allows."""
    if count <= 2:
        return Layout(count, 1, 136, 18, 50)
    if count <= 4:
        return Layout(3 if count == 3 else 2, 1 if count == 3 else 2, 104, 14, 50)
    return Layout(3, 2, 104, 14, 50) if count <= 6 else Layout(3, 3, 84, 12, 46)


def hand(view: View, names: Names) -> bytes | None:
    """The choice of the view's seat; None for who has none."""
    if view.seat is None or view.field is None:
        return None
    player, name = view.players[view.seat], called(names, view.seat)
    if player.laid is not None:
        return _settled(view, player, view.seat, name)
    kept = () if player.last is None else (player.last,)
    offered, kept = (player.open, kept) if player.open else (kept, ())
    if not offered:
        return None
    plan = layout(len(offered) + len(kept))
    sheet = Sheet(_ground(plan))
    _head(sheet, view, view.seat, name)
    _country(sheet, plan, view, player, view.field)
    for k, tile in enumerate(offered):
        _offer(sheet, plan, k, view, view.seat, tile)
    for tile in kept:
        _kept(sheet, plan, len(offered), tile)
    return sheet.png(colours())


@lru_cache(maxsize=12)
def _ground(plan: Layout) -> Image.Image:
    sheet = Sheet(frame.ground(plan.height))
    frame.head(sheet, CREST)
    sheet.panel(MARGIN, BELOW_HEAD, INNER, plan.top - GAP - BELOW_HEAD, PAPER, HAIRLINE, 2, 14)
    principality.blank(sheet, _map(plan), 24)
    return sheet.image


def _map(plan: Layout) -> Plan:
    return Plan(MARGIN + 40, BELOW_HEAD + 46, plan.map)


def _head(sheet: Sheet, view: View, seat: int, name: str) -> None:
    phases(sheet, view)
    frame.pill(sheet, seat, name, room=160)
    cards(sheet, 550 + 20 * view.cards, view)


def _country(sheet: Sheet, plan: Layout, view: View, player: PlayerView, field: str) -> None:
    """The whole principality, the field called near by, and what the phase gives as it is."""
    country = _map(plan)
    fill(sheet, country, view, player)
    tall = plan.top - GAP - BELOW_HEAD - 32
    near = 2 * plan.map - 4
    close = principality.close_up(principality.country(view, player), field, near, near, (tall - 2 * near) // 2)
    x = country.x + country.width + country.frame + 34
    sheet.image.paste(close, (x, BELOW_HEAD + 16))
    column = x + close.width + 28
    tally.column(sheet, column, BELOW_HEAD + 16, WIDTH - MARGIN - 20 - column, tall, view, player)


def _offer(sheet: Sheet, plan: Layout, k: int, view: View, seat: int, tile: str) -> None:
    """One tile, up and down, as it would lie; above, what the phase would give then."""
    x, y = plan.cell(k)
    sheet.panel(x, y, plan.wide, plan.tall, PAPER, HAIRLINE, 2, 14)
    middle = x + plan.wide / 2
    sheet.text(middle, y + 27, tile, 34, 700, INK, "m")
    spread = min(plan.wide / 2 - 16, plan.size + 2 * plan.around + 44)
    for way, side in zip(WAYS, (-1, 1), strict=True):
        after = preview(view, tile, way).players[seat]
        gains = after.now.total > view.players[seat].now.total
        sheet.put(parts.arrow("N" if way == "up" else "S", 30), middle + side * (spread - 15), y + 27)
        left = middle + side * (spread - 68) - 31
        chip = FIRST if gains else SAND
        sheet.chip(left, y + 27, f"+{after.now.total}", 28, chip, INK, width=62, height=38, weight=700)
        close = _laid(view, after, plan)
        sheet.image.paste(close, (round(middle + side * (spread - close.width / 2) - close.width / 2), y + 50))


def _laid(view: View, player: PlayerView, plan: Layout) -> Image.Image:
    """The tile on the field called, what lies round it paler."""
    close = principality.close_up(
        principality.country(view, player), view.field or "", plan.size, plan.around, plan.around
    )
    line = principality.weight(plan.size)
    box = plan.around - line, plan.around - line, plan.around + plan.size + line, plan.around + 2 * plan.size + line
    paler = Image.blend(close, Image.new("RGB", close.size, PAPER), 0.5)
    paler.paste(close.crop(box), box[:2])
    return paler


def _kept(sheet: Sheet, plan: Layout, k: int, tile: str) -> None:
    """Q8: the sixth tile of the last phase lies on its side until the others are laid."""
    x, y = plan.cell(k)
    sheet.panel(x, y, plan.wide, plan.tall, SAND, HAIRLINE, 2, 14)
    sheet.text(x + plan.wide / 2, y + 28, tile, 34, 700, INK2, "m")
    side = plain(tile, "up", plan.size).rotate(90, expand=True)
    sheet.image.paste(side, (x + (plan.wide - side.width) // 2, y + (plan.tall + 50 - side.height) // 2))


def plain(tile: str, way: Way, size: int) -> Image.Image:
    """A tile by itself."""
    piece = PIECES[PIECE[tile, way]]
    sheet = Sheet(Image.new("RGB", (size, 2 * size), INK))
    principality.tile(sheet, 0, 0, size, piece, ("plain", "plain"))
    principality.stand(sheet, 0, 0, size, piece, defends=False)
    for x, y, wide, tall in (
        (0, 0, size, 3),
        (0, 2 * size - 3, size, 3),
        (0, 0, 3, 2 * size),
        (size - 3, 0, 3, 2 * size),
    ):
        sheet.rect(x, y, wide, tall, INK)
    return sheet.image


def _settled(view: View, player: PlayerView, seat: int, name: str) -> bytes:
    """After laying: the principality large, what it gives, and the tiles still open."""
    rest = player.open
    sheet = Sheet(_large(bool(rest)))
    _head(sheet, view, seat, name)
    fill(sheet, LARGE, view, player)
    tally.strip(sheet, MARGIN + 30, LARGE.y + LARGE.height + LARGE.frame + 10, INNER - 60, 40, view, player)
    for k, tile in enumerate(rest):
        x, y = MARGIN + 16 + 104 * k, LARGE_BOTTOM + GAP
        sheet.image.paste(plain(tile, "up", 44), (x + 4, y + 12))
        sheet.text(x + 54, y + 12 + 44, tile, 24, 650)
    return sheet.png(colours())


LARGE = Plan(MARGIN + 66, BELOW_HEAD + 62, 104)
LARGE_BOTTOM = LARGE.y + LARGE.height + LARGE.frame + 130


@lru_cache(maxsize=2)
def _large(rest: bool) -> Image.Image:
    sheet = Sheet(frame.ground(LARGE_BOTTOM + (GAP + 112 + 20 if rest else 20)))
    frame.head(sheet, CREST)
    sheet.panel(MARGIN, BELOW_HEAD, INNER, LARGE_BOTTOM - BELOW_HEAD, PAPER, HAIRLINE, 2, 14)
    principality.blank(sheet, LARGE, 32)
    if rest:
        sheet.panel(MARGIN, LARGE_BOTTOM + GAP, INNER, 112, PAPER, HAIRLINE, 2, 14)
    return sheet.image
