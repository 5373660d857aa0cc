"""The picture of a scoring: who has how many of each kind and what it gave, the longest walls, and the sums."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from PIL import Image

from render import frame, lettering, parts
from render.alhambra import buildings, signs
from render.alhambra.board import SCORINGS, colours
from render.alhambra.crest import CREST
from render.alhambra.plan import Box, Plan, close, spot
from render.alhambra.table import DIRK
from render.lettering import called
from render.painter import Names
from render.palette import FIRST, GROUND, HAIRLINE, INK, INK2, PAPER, SAND, Colour
from render.parts import NOBODY, keep
from render.pen import Part, Pen
from render.sheet import Sheet
from rules.alhambra import View
from rules.alhambra.scoring import Row, Share
from rules.alhambra.tiles import BUILDINGS, FOUNTAIN, TILES
from rules.alhambra.view import ScoringView
from rules.alhambra.walls import Wall

HEIGHT = 1030
TOP, HEAD, ROW = 112, 82, 84
WALLS = TOP + HEAD + ROW * len(BUILDINGS)
SUMS = WALLS + 196
LEFT, RIGHT = 258, 988
WALL = 6


def scoring(view: View, names: Names) -> bytes | None:
    """The last scoring, 1024×1030."""
    scored = view.scoring
    if scored is None:
        return None
    sheet = Sheet(_ground())
    _rounds(sheet, scored.round)
    columns = _columns(len(scored.points))
    for box in columns[1:]:
        sheet.rect(box.x - 3, TOP + 14, 2, WALLS - TOP - 28, HAIRLINE)
    for seat, box in enumerate(columns):
        dirk = seat == len(view.players)
        _name(sheet, box, NOBODY if dirk else seat, DIRK if dirk else called(names, seat))
    for k, row in enumerate(scored.rows):
        _prizes(sheet, TOP + HEAD + ROW * k + ROW // 2, row)
        for share, box in zip(row.shares, columns, strict=True):
            _share(sheet, box._replace(y=TOP + HEAD + ROW * k), row.building, share)
    for wall, alhambra, box in zip(scored.walls, scored.alhambras, columns, strict=False):
        _wall(sheet, box, wall, alhambra)
    for seat, box in enumerate(columns):
        _sum(sheet, box, scored, seat)
    return sheet.png(colours())


@lru_cache(maxsize=1)
def _ground() -> Image.Image:
    sheet = Sheet(frame.ground(HEIGHT))
    frame.head(sheet, CREST)
    sheet.panel(32, TOP, 960, HEIGHT - TOP - 24, PAPER, HAIRLINE, 2, 14)
    for k, kind in enumerate(BUILDINGS):
        y = TOP + HEAD + ROW * k
        if k % 2 == 0:
            sheet.rect(34, y, 956, ROW, GROUND)
        sheet.put(buildings.chip(kind, 66), 85, y + ROW // 2)
    for y in (WALLS, SUMS):
        sheet.rect(52, y - 1, 920, 3, INK)
    sheet.put(signs.wall(66), 85, WALLS + 98)
    sheet.put(signs.points(29), 85, SUMS + 57)
    return sheet.image


def _rounds(sheet: Sheet, now: int) -> None:
    right = 990
    for number in range(SCORINGS, 0, -1):
        r = 30 if number == now else 20
        sheet.put(parts.stage(number, "done" if number <= now else "next", r), right - r, frame.HEAD)
        right -= 2 * r + 12


def _columns(count: int) -> list[Box]:
    wide = (RIGHT - LEFT) / count
    return [Box(round(LEFT + wide * k), TOP, round(wide) - 2, 0) for k in range(count)]


def _roomy(box: Box) -> bool:
    """Whether things can stand beside each other in this column."""
    return box.width > 220


def _name(sheet: Sheet, box: Box, seat: int, name: str) -> None:
    middle = box.x + box.width // 2
    if _roomy(box):
        shown = lettering.fit(name, 30, 650, box.width - 74)
        left = middle - (lettering.width(shown, 30, 650) + 56) / 2
        sheet.put(parts.seat(seat, 21), left + 21, TOP + 42)
        sheet.text(left + 56, TOP + 42, shown, 30, 650)
        return
    sheet.put(parts.seat(seat, 18), middle, TOP + 28)
    size = lettering.largest(name, 24, 20, 650, box.width - 6)
    sheet.text(middle, TOP + 62, lettering.fit(name, size, 650, box.width - 6), size, 650, INK, "m")


def _prizes(sheet: Sheet, y: int, row: Row) -> None:
    x = sheet.text(136, y, str(row.prizes[0]), 34, 700)
    for prize in row.prizes[1:]:
        x = sheet.text(x + 13, y, str(prize), 27, 600, INK2)


def _share(sheet: Sheet, box: Box, kind: str, share: Share) -> None:
    """How many, and what they gave."""
    if not share.count:
        return
    y = box.y + ROW // 2
    if box.width > 160:
        step = 25 if _roomy(box) else 20
        columns = 3 if share.count <= 9 else 4
        rows = -(-share.count // columns)
        for k in range(share.count):
            x = box.x + 18 + step * (k % columns)
            sheet.put(_square(kind, step - 5), x, y + round((k // columns - (rows - 1) / 2) * step))
        left = box.x + (112 if _roomy(box) else 74)
    else:
        sheet.put(_square(kind, 34), box.x + 21, y)
        sheet.text(box.x + 21, y, str(share.count), 25, 700, buildings.KINDS[kind].ink, "m")
        left = box.x + 43
    if share.points:
        _points(sheet, Box(left, y - 28, min(116, box.x + box.width - 8 - left), 56), share)


@keep
def _square(kind: str, size: int) -> Part:
    half = size / 2
    pen = Pen(-half, -half, half, half)
    pen.rect(-half, -half, size, size, buildings.KINDS[kind].ground, INK, 2, size * 0.14)
    return pen.part()


def _points(sheet: Sheet, box: Box, share: Share) -> None:
    """A chip: saffron for the first place, sand for a later one; a shared place shows what was divided."""
    first = share.place == 1
    sheet.panel(*box, FIRST if first else SAND, INK if first else None, 3, 10)
    points, middle = f"+{share.points}", box.y + box.height // 2
    if share.among < 2:
        size = lettering.largest(points, 34, 24, 700, box.width - 10)
        sheet.text(box.x + box.width / 2, middle, points, size, 700, INK, "m")
        return
    division = f"{share.pool}÷{share.among}"
    wide = lettering.width(points, 32, 700), lettering.width(division, 23, 600)
    if sum(wide) + 22 <= box.width:
        left = box.x + (box.width - sum(wide) - 8) / 2
        sheet.text(left, middle, points, 32, 700)
        sheet.text(left + wide[0] + 8, middle, division, 23, 600)
    else:
        sheet.text(box.x + box.width / 2, middle - 12, points, 27, 700, INK, "m")
        sheet.text(box.x + box.width / 2, middle + 14, division, 21, 600, INK, "m")


def _wall(sheet: Sheet, box: Box, wall: Wall, alhambra: dict[str, str]) -> None:
    """The longest wall on a small plan, and its length."""
    if _roomy(box):
        room = Box(box.x + 6, WALLS + 18, 136, 160)
        sheet.text(box.x + box.width - 50, WALLS + 98, f"+{wall.length}", 36, 650, INK, "m")
    else:
        room = Box(box.x + 8, WALLS + 14, box.width - 16, 124)
        sheet.text(box.x + box.width / 2, WALLS + 166, f"+{wall.length}", 34, 650, INK, "m")
    inner = Box(room.x + WALL, room.y + WALL, room.width - 2 * WALL, room.height - 2 * WALL)
    traced(sheet, close(alhambra, inner, 30), alhambra, wall)


def traced(sheet: Sheet, plan: Plan, alhambra: Mapping[str, str], wall: Wall) -> None:
    """An Alhambra in pale colours, its longest wall in ink."""
    for place, tile in alhambra.items():
        x, y = plan.corner(spot(place))
        sheet.rect(x, y, plan.size, plan.size, PAPER)
        sheet.rect(x + 1, y + 1, plan.size - 2, plan.size - 2, _pale(tile))
    for place, side in wall.sides:
        _trace(sheet, plan, place, side)


def _pale(tile: str) -> Colour:
    return buildings.STONE if tile == FOUNTAIN else buildings.PALE[TILES[tile].building]


def _trace(sheet: Sheet, plan: Plan, place: str, side: str) -> None:
    x, y = plan.corner(spot(place))
    half = WALL // 2
    if side in "NS":
        sheet.rect(x - half, y + (plan.size if side == "S" else 0) - half, plan.size + WALL, WALL, INK)
    else:
        sheet.rect(x + (plan.size if side == "E" else 0) - half, y - half, WALL, plan.size + WALL, INK)


def _sum(sheet: Sheet, box: Box, scored: ScoringView, seat: int) -> None:
    """What there was, what it gave, the total; who leads in ink."""
    leads = scored.after[seat] == max(scored.after)
    fill, text = (INK, PAPER) if leads else (SAND, INK)
    y, total = SUMS + 57, str(scored.after[seat])
    sheet.panel(box.x + 4, y - 42, box.width - 8, 84, fill, None, 2, 11)
    words = f"{scored.before[seat]} + {scored.points[seat]}"
    if _roomy(box):
        size = lettering.largest(words, 30, 22, 600, box.width - 46 - lettering.width(total, 48, 700))
        sheet.text(box.x + 20, y, words, size, 600, text)
        sheet.text(box.x + box.width - 20, y, total, 48, 700, text, "r")
    else:
        size = lettering.largest(words, 27, 18, 600, box.width - 20)
        sheet.text(box.x + box.width / 2, y - 22, words, size, 600, text, "m")
        sheet.text(box.x + box.width / 2, y + 15, total, 44, 700, text, "m")
