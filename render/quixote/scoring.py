"""The scoring of a phase: the principalities as they stood, every source with what it counted and gave, the sums."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from render import frame, parts
from render.frame import BELOW_HEAD, HEAD, MARGIN
from render.lettering import called, width
from render.painter import Names
from render.palette import FIRST, GROUND, HAIRLINE, INK, INK2, PAPER, SAND, Colour
from render.parts import Stage, keep
from render.pen import Part, Pen
from render.quixote import principality, symbols, tally
from render.quixote.board import PHASES, colours
from render.quixote.crest import CREST
from render.quixote.land import TINTS
from render.quixote.principality import Plan, tints
from render.quixote.symbols import GOLD, STEEL
from render.quixote.tally import Entry
from render.sheet import WIDTH, Sheet
from rules.quixote import Network, PlayerView, View, scored
from rules.quixote.tiles import PIECE, PIECES, Symbol

LABELS = 138  # the width of the first column
TITLE, ROW, SUMS = 78, 84, 112
PIP = 26  # from one row of small signs to the next
MAPS = {1: 60, 2: 46, 3: 30, 4: 22}
COUNTED: dict[str, Symbol] = {"churches": "church", "windmills": "windmill", "knights": "knight"}


def scoring(view: View, names: Names) -> bytes | None:
    """The last scoring; None before the first."""
    before = scored(view)
    if before is None:
        return None
    shown = replace(before, players=tuple(_as_scored(player, before) for player in before.players))
    seats = len(shown.players)
    table = [list(tally.entries(shown, player)) for player in shown.players]
    maps = 6 * MAPS[seats] + 30
    height = BELOW_HEAD + TITLE + maps + ROW * len(table[0]) + SUMS
    sheet = Sheet(frame.ground(height + 24))
    frame.head(sheet, CREST)
    _stages(sheet, shown)
    sheet.panel(MARGIN, BELOW_HEAD, WIDTH - 2 * MARGIN, height - BELOW_HEAD, PAPER, HAIRLINE, 2, 14)
    for seat, player in enumerate(shown.players):
        _title(sheet, seats, seat, called(names, seat), shown, player)
    for row, entries in enumerate(zip(*table, strict=True)):
        _row(sheet, BELOW_HEAD + TITLE + maps + ROW * row, row, shown, entries)
    _sums(sheet, height - SUMS, shown)
    return sheet.png(colours())


def _as_scored(player: PlayerView, view: View) -> PlayerView:
    """The player with the points that were given at the time, where the view still has them."""
    done = int(view.phase)
    return replace(player, now=player.scoring[done - 1]) if len(player.scoring) >= done else player


def _stages(sheet: Sheet, view: View) -> None:
    for k, phase in enumerate(PHASES):
        stage: Stage = "done" if phase <= int(view.phase) else "next"
        sheet.put(parts.stage(phase, stage, 30 if phase == view.phase else 19), 836 + 62 * k, HEAD)


def _column(seats: int, seat: int) -> tuple[int, int]:
    """Left and width of a seat's column."""
    wide = (WIDTH - 2 * MARGIN - LABELS - 12) // seats
    return MARGIN + LABELS + seat * wide, wide


def _title(sheet: Sheet, seats: int, seat: int, name: str, view: View, player: PlayerView) -> None:
    """A seat's name over its principality."""
    x, wide = _column(seats, seat)
    size = 30 if seats > 2 else 36
    r = 20 if seats > 2 else 24
    room = wide - 2 * r - 32
    taken = min(room, width(name, size, 650))
    left = x + (wide - taken - 2 * r - 10) / 2
    sheet.put(parts.seat(seat, r), left + r, BELOW_HEAD + 42)
    sheet.name(left + 2 * r + 10, BELOW_HEAD + 42, name, size, room, least=24)
    tile = MAPS[seats]
    plan = Plan(round(x + (wide - 8 * tile) / 2), BELOW_HEAD + TITLE + 8, tile)
    principality.fields(sheet, plan)
    principality.draw(sheet, plan, principality.country(view, player), bare=seats > 2)


def _row(sheet: Sheet, y: int, number: int, view: View, entries: Sequence[Entry]) -> None:
    """One source: its sign and what it asks, then a seat a column."""
    if number % 2 == 0:
        sheet.rect(MARGIN + 2, y, WIDTH - 2 * MARGIN - 4, ROW, GROUND)
    source, middle = entries[0].source, y + ROW // 2
    sheet.put(symbols.sign(source, 46), MARGIN + 44, middle)
    if asked := {"castle6": view.needs.knights, "castle4": view.needs.knights, "defence": view.needs.shields}.get(
        source
    ):
        sheet.text(MARGIN + 78, middle, f"≥{asked}", 28, 600, INK2)
    best = max(entry.points for entry in entries)
    for seat, entry in enumerate(entries):
        x, wide = _column(len(entries), seat)
        inner = min(wide - 16, 520)
        left = x + (wide - inner) / 2
        _evidence(sheet, left, middle, inner - 90, view, view.players[seat], entry)
        _points(sheet, left + inner - 80, middle, entry.points, first=entry.points == best)


def _points(sheet: Sheet, x: float, y: float, points: int, *, first: bool) -> None:
    if not points:
        sheet.text(x + 40, y, tally.NONE, 30, 600, INK2, "m")
    elif first:
        sheet.chip(x, y, f"+{points}", 32, FIRST, INK, INK, width=80, height=54, weight=700, line=3, radius=11)
    else:
        sheet.chip(x, y, f"+{points}", 32, SAND, INK, width=80, height=54, weight=700, radius=11)


def _evidence(sheet: Sheet, x: float, y: float, room: float, view: View, player: PlayerView, entry: Entry) -> None:
    """What was counted: knights at a castle, groups in the colour of their roads, shields at the border."""
    match entry.source:
        case "castle6" | "castle4":
            linked, colour = player.linked[entry.source[-1]], GOLD if entry.points else STEEL
            missing = max(0, view.needs.knights - linked)
            _pips(sheet, x, y, room, [[symbols.pip(colour, 26)] * linked + [symbols.pip(None, 26)] * missing])
        case "defence":
            colour = INK if entry.points else INK2
            sheet.put(symbols.pip(GOLD if player.guard else None, 30), x + 12, y)
            sheet.text(x + 30, y, entry.short, 26, 650 if entry.points else 600, colour)
        case _:
            _pips(sheet, x, y, room, list(_groups(player, entry.source)))


def _groups(player: PlayerView, source: str) -> list[list[Part]]:
    """The groups of a source, a small sign for each symbol in them."""
    found = []
    for network, tint in zip(player.networks, tints(player.networks), strict=True):
        if source in network.points:
            colour, shields = TINTS[tint], _standing(player, network, COUNTED[source])
            if source == "knights":
                found.append([symbols.pip(STEEL, 27, shield) for shield in shields])
            else:
                found.append([_square(colour)] * len(shields))
    return found


@keep
def _square(colour: Colour) -> Part:
    """A church or a windmill, in the colour of its roads."""
    pen = Pen(-9, -9, 9, 9)
    pen.rect(-9, -9, 18, 18, colour, INK, 2)
    return pen.part()


def _standing(player: PlayerView, network: Network, symbol: Symbol) -> list[int]:
    """The shields of the symbols of a kind in a network (0 for a church or a windmill)."""
    laid = ((field, PIECES[PIECE[how]]) for field, how in player.fields.items())
    return [
        piece.shield for field, piece in laid if piece.symbol == symbol and field + "ul"[piece.half] in network.halves
    ]


def _pips(sheet: Sheet, x: float, y: float, room: float, groups: list[list[Part]]) -> None:
    """Small signs in rows, a gap between groups; a group goes on in the next row only if it is longer than one."""
    step = max((part.image.width for group in groups for part in group), default=0) + 2
    places: list[tuple[Part, float, int]] = []
    at, row = 0.0, 0
    for group in groups:
        if at and at + step * len(group) > room:
            at, row = 0.0, row + 1
        for part in group:
            if at + step > room:
                at, row = 0.0, row + 1
            places.append((part, at, row))
            at += step
        at += 9
    for part, left, line in places:
        sheet.put(part, x + left + step / 2, y + (line - row / 2) * PIP)


def _sums(sheet: Sheet, y: int, view: View) -> None:
    """What there was, what this phase gave, and the total; the leaders in ink."""
    sheet.rect(MARGIN + 20, y, WIDTH - 2 * MARGIN - 40, 3, INK)
    sheet.put(parts.star(27, INK, None), MARGIN + 44, y + SUMS // 2 + 2)
    done = int(view.phase)
    totals = [sum(player.scores[:done]) for player in view.players]
    for seat, player in enumerate(view.players):
        x, wide = _column(len(totals), seat)
        inner = min(wide - 12, 520)
        left = x + (wide - inner) / 2
        leads = totals[seat] == max(totals)
        sheet.panel(left, y + 16, inner, SUMS - 30, INK if leads else SAND, None, 2, 12)
        steps = "+".join(map(str, player.scores[:done])) if done > 1 else ""
        colour = PAPER if leads else INK
        sheet.text(left + inner - 14, y + SUMS / 2 + 1, str(totals[seat]), 48, 700, colour, "r")
        sheet.text(left + 14, y + SUMS / 2 + 1, steps, 26 if len(totals) < 4 else 22, 600, colour)
