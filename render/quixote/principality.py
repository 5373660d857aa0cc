"""A principality as a map: fields in a neatline, tiles with their roads, and why they score.

Roads that meet run on over the line between their fields; a road without a way on is closed by a bar; one that leads
out of the country crosses the frame.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, radians, sin
from typing import NamedTuple

from PIL import Image

from render import parts
from render.palette import GROUND, HAIRLINE, INK, INK2, PAPER, WHITE, mix
from render.parts import keep
from render.pen import Part, Pen, Point
from render.quixote import land, symbols
from render.quixote.land import TINTS, Tint, bed
from render.sheet import Sheet
from rules.quixote import Network, PlayerView, View
from rules.quixote.fields import COLUMNS, FIELDS, HEIGHT, WIDTH, touch
from rules.quixote.tiles import CASTLE4, CASTLE6, PIECE, PIECES, Piece

PALE = mix(GROUND, HAIRLINE, 0.5)
CASTLE = {"6": PIECES[CASTLE6], "4": PIECES[CASTLE4]}


class Plan(NamedTuple):
    """Where a map is drawn: the corner of A1 and the width of a tile."""

    x: int
    y: int
    size: int

    @property
    def width(self) -> int:
        return WIDTH * self.size

    @property
    def height(self) -> int:
        return 2 * HEIGHT * self.size

    @property
    def frame(self) -> int:
        return max(5, round(self.size * 0.12))

    def corner(self, field: str) -> tuple[int, int]:
        return self.x + COLUMNS.index(field[0]) * self.size, self.y + (int(field[1]) - 1) * 2 * self.size


class Castle(NamedTuple):
    """A castle on its field, and whether it gives its points."""

    value: int
    scores: bool


class Country(NamedTuple):
    """What lies on each field, the colour of the roads of each half (`"C2u"`) that scores, and who counts."""

    pieces: Mapping[str, Piece]
    tints: Mapping[str, Tint]
    castles: Mapping[str, Castle]
    defenders: tuple[str, ...]

    def exits(self, field: str, half: int) -> str:
        piece = self.pieces.get(field)
        return "" if piece is None else piece.lower if half else piece.upper

    def tint(self, field: str, half: int) -> Tint:
        return self.tints.get(field + "ul"[half], "plain")

    def round(self, middle: str) -> Country:
        """A field and those that touch it."""
        return self._replace(pieces={field: piece for field, piece in self.pieces.items() if touch(field, middle)})


def country(view: View, player: PlayerView) -> Country:
    pieces = {field: PIECES[PIECE[laid]] for field, laid in player.fields.items()}
    pieces |= {field: CASTLE[value] for value, field in view.castles.items()}
    colours = tints(player.networks)
    halves = {half: colours[k] for k, network in enumerate(player.networks) for half in network.halves}
    scores = {"6": bool(player.now.castle6), "4": bool(player.now.castle4)}
    castles = {field: Castle(int(value), scores[value]) for value, field in view.castles.items()}
    return Country(pieces, halves, castles, player.defenders)


def tints(networks: tuple[Network, ...]) -> list[Tint]:
    """A castle's networks are orange; of the others the best is blue, the next plum, and so on by turns."""
    others = [network for network in networks if not _serves_castle(network)]
    others.sort(key=lambda network: -sum(network.points.values()))
    turns: tuple[Tint, Tint] = ("first", "second")
    return ["castle" if _serves_castle(network) else turns[others.index(network) % 2] for network in networks]


def _serves_castle(network: Network) -> bool:
    return "castle6" in network.points or "castle4" in network.points


def blank(sheet: Sheet, plan: Plan, letters: int) -> None:
    """The map before anything lies on it, with its coordinates in letters of this size."""
    fields(sheet, plan)
    sheet.put(rose(plan.size), plan.x + plan.width / 2, plan.y + plan.height / 2)
    _hairlines(sheet, plan)
    _coordinates(sheet, plan, letters)


def fields(sheet: Sheet, plan: Plan) -> None:
    """The empty land in its neatline."""
    neatline(sheet, plan.x, plan.y, plan.width, plan.height, plan.size // 2, plan.frame)
    sheet.rect(plan.x, plan.y, plan.width, plan.height, GROUND)


def _hairlines(sheet: Sheet, plan: Plan) -> None:
    for column in range(1, WIDTH):
        sheet.rect(plan.x + column * plan.size - 1, plan.y, 2, plan.height, HAIRLINE)
    for row in range(1, HEIGHT):
        sheet.rect(plan.x, plan.y + row * 2 * plan.size - 1, plan.width, 2, HAIRLINE)


def _coordinates(sheet: Sheet, plan: Plan, size: int) -> None:
    for k, letter in enumerate(COLUMNS):
        x = plan.x + (k + 0.5) * plan.size
        sheet.text(x, plan.y - plan.frame - size * 0.62, letter, size, 600, INK2, "m")
    for row in range(HEIGHT):
        y = plan.y + (2 * row + 1) * plan.size
        sheet.text(plan.x - plan.frame - size * 0.62, y, str(row + 1), size, 600, INK2, "m")


def neatline(sheet: Sheet, x: int, y: int, across: int, down: int, step: int, frame: int) -> None:
    """The frame of a map round what lies at (x, y), black and white by turns."""
    rule = max(1, round(frame * 0.24))
    inner = frame - 2 * rule
    sheet.rect(x - frame, y - frame, across + 2 * frame, down + 2 * frame, INK)
    for top, first in ((y - frame + rule, 0), (y + down + rule, 1)):
        for k in range(first * step, across, 2 * step):
            sheet.rect(x + k, top, min(step, across - k), inner, PAPER)
    for left, first in ((x - frame + rule, 0), (x + across + rule, 1)):
        for k in range(first * step, down, 2 * step):
            sheet.rect(left, y + k, inner, min(step, down - k), PAPER)


@keep
def rose(size: int) -> Part:
    """A compass rose, pale, where nothing lies yet; its origin is its middle."""
    reach = size * 1.7
    pen = Pen(-reach, -reach, reach, reach)
    pen.circle(0, 0, reach * 0.62, None, PALE, max(1.5, size * 0.03))
    pen.circle(0, 0, reach * 0.55, None, PALE, max(1, size * 0.015))
    for length, turns in ((0.78, (45, 135, 225, 315)), (1.0, (0, 90, 180, 270))):
        for turn in turns:
            for side, fill in ((-1, PALE), (1, GROUND)):
                pen.polygon(_ray(reach * length, turn, side), fill, PALE, max(1, size * 0.02))
    return pen.part()


def _ray(length: float, turn: float, side: int) -> list[Point]:
    """Half of a point of the rose."""

    def at(out: float, aside: float) -> Point:
        a = radians(turn)
        return out * sin(a) + aside * cos(a), -out * cos(a) + aside * sin(a)

    return [(0, 0), at(length * 0.2, side * length * 0.17), at(length - 2, 0)]


def draw(sheet: Sheet, plan: Plan, shown: Country, *, bare: bool = False) -> None:
    """All that lies in a principality, on a blank map; if bare, roads and castles alone."""
    for field, piece in shown.pieces.items():
        tints = shown.tint(field, 0), shown.tint(field, 1)
        tile(sheet, *plan.corner(field), plan.size, piece, tints, bare=bare)
    _lines(sheet, plan, shown)
    for field, piece in shown.pieces.items():
        x, y = plan.corner(field)
        if piece.symbol is None:
            value, scores = shown.castles[field]
            sheet.put(symbols.fortress(value, plan.size, scores=scores), x + plan.size / 2, y + plan.size)
        elif not bare:
            stand(sheet, x, y, plan.size, piece, defends=field in shown.defenders)


def close_up(shown: Country, field: str, size: int, aside: int, above: int) -> Image.Image:
    """A field and what lies round it: so much to both sides, so much above and below."""
    column, row = COLUMNS.index(field[0]), int(field[1]) - 1
    plan = Plan(aside - column * size, above - row * 2 * size, size)
    sheet = Sheet(Image.new("RGB", (size + 2 * aside, 2 * (size + above)), PAPER))
    fields(sheet, plan)
    _hairlines(sheet, plan)
    draw(sheet, plan, shown.round(field))
    if field not in shown.pieces:
        call(sheet, plan, field)
    return sheet.image


def tile(
    sheet: Sheet, x: int, y: int, size: int, piece: Piece, tints: tuple[Tint, Tint], *, bare: bool = False
) -> None:
    """Land and roads, without what stands on them."""
    for half, tint in enumerate(tints):
        top = y + half * size
        fallow = bare or piece.symbol is None or half == piece.half
        sheet.put(land.soil(size, half, None if fallow else land.growth(piece.tile, half)), x, top)
        if sides := land.ways(piece, half):
            sheet.put(land.road(size, sides, tint, blind=piece.symbol is None), x, top)


def stand(sheet: Sheet, x: int, y: int, size: int, piece: Piece, *, defends: bool) -> None:
    """The symbol of a road tile, upright on its half."""
    part = symbols.standing(piece.symbol or "", size, shield=piece.shield or None, defends=defends)
    sheet.put(part, x + size / 2, y + size * (piece.half + 0.5))


def _lines(sheet: Sheet, plan: Plan, shown: Country) -> None:
    """The edges of tiles, open where a road goes on."""
    for index, field in enumerate(FIELDS):
        right = FIELDS[index + 1] if index % WIDTH < WIDTH - 1 else None
        below = FIELDS[index + WIDTH] if index < WIDTH * (HEIGHT - 1) else None
        if right is not None and (field in shown.pieces or right in shown.pieces):
            for half in (0, 1):
                _side(sheet, plan, shown, field, right, half)
        if below is not None and (field in shown.pieces or below in shown.pieces):
            _floor(sheet, plan, shown, field, below)
        if field in shown.pieces:
            _gates(sheet, plan, shown, field)


class Edge(NamedTuple):
    """How an edge between two halves is crossed: which of them has a road there, and how wide it is."""

    here: bool
    there: bool
    closed: bool
    whole: int


def _edge(shown: Country, size: int, one: tuple[str, int, str], other: tuple[str, int, str]) -> Edge:
    here = one[2] in shown.exits(one[0], one[1])
    there = other[2] in shown.exits(other[0], other[1])
    field, half, _ = one if here else other
    both_laid = one[0] in shown.pieces and other[0] in shown.pieces
    return Edge(here, there, both_laid and here != there, bed(size, shown.tint(field, half))[1])


def _side(sheet: Sheet, plan: Plan, shown: Country, left: str, right: str, half: int) -> None:
    x, y = plan.corner(right)
    y += half * plan.size
    edge = _edge(shown, plan.size, (left, half, "E"), (right, half, "W"))
    line = weight(plan.size)
    gap = edge.whole if (edge.here or edge.there) and not edge.closed else 0
    rest = (plan.size - gap) // 2
    sheet.rect(x - line // 2, y, line, rest, INK)
    sheet.rect(x - line // 2, y + plan.size - rest, line, rest, INK)
    if edge.closed:
        sheet.rect(x - (2 * line if edge.here else 0), y + (plan.size - edge.whole) // 2, 2 * line, edge.whole, INK)


def _floor(sheet: Sheet, plan: Plan, shown: Country, above: str, below: str) -> None:
    x, y = plan.corner(below)
    edge = _edge(shown, plan.size, (above, 1, "S"), (below, 0, "N"))
    line = weight(plan.size)
    gap = edge.whole if (edge.here or edge.there) and not edge.closed else 0
    rest = (plan.size - gap) // 2
    sheet.rect(x, y - line // 2, rest, line, INK)
    sheet.rect(x + plan.size - rest, y - line // 2, rest, line, INK)
    if edge.closed:
        sheet.rect(x + (plan.size - edge.whole) // 2, y - (2 * line if edge.here else 0), edge.whole, 2 * line, INK)


def _gates(sheet: Sheet, plan: Plan, shown: Country, field: str) -> None:
    """Q16: the roads that lead out over the border."""
    x, y = plan.corner(field)
    size, deep = plan.size, plan.frame
    for half in (0, 1):
        exits, tint = shown.exits(field, half), shown.tint(field, half)
        for wide, colour in ((bed(size, tint)[1], INK), (bed(size, tint)[0], TINTS[tint])):
            level, column = y + half * size + (size - wide) // 2, x + (size - wide) // 2
            if "W" in exits and field[0] == COLUMNS[0]:
                sheet.rect(x - deep, level, deep, wide, colour)
            if "E" in exits and field[0] == COLUMNS[-1]:
                sheet.rect(x + size, level, deep, wide, colour)
            if half == 0 and "N" in exits and field[1] == "1":
                sheet.rect(column, y - deep, wide, deep, colour)
            if half == 1 and "S" in exits and field[1] == str(HEIGHT):
                sheet.rect(column, y + 2 * size, wide, deep, colour)


def weight(size: int) -> int:
    """Of the lines between tiles."""
    return max(1, round(size * 0.036))


def call(sheet: Sheet, plan: Plan, field: str, *, laid: bool = False) -> None:
    """The field now called: dashed, with its name, and a check once a tile lies there that is not shown yet."""
    x, y = plan.corner(field)
    size = plan.size
    line, dash = max(3, round(size * 0.075)), size * 0.2
    sheet.put(parts.dashed_box(size - 2, 2 * size - 2, WHITE, INK, line, 0, dash, dash * 0.66), x + 1, y + 1)
    if laid:
        sheet.put(parts.check(round(size * 0.28)), x + size / 2, y + size * 1.46)
    sheet.text(x + size / 2, y + size * (0.72 if laid else 1), field, round(size * 0.54), 700, INK, "m")


def mark(sheet: Sheet, plan: Plan, field: str) -> None:
    """What changed: the corners of the field in vermilion."""
    x, y = plan.corner(field)
    thick = 6 if plan.size < 60 else 7
    sheet.put(parts.brackets(plan.size, 2 * plan.size, round(plan.size * 0.24), line=thick), x, y)
