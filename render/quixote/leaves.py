"""The rules of Don Quixote in small pictures: the same tiles, roads and signs as on the map."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from render import parts
from render.leaf import Leaves, leaf
from render.palette import INK, PAPER
from render.parts import Heading
from render.quixote import hand, principality, symbols
from render.quixote.board import colours
from render.quixote.land import Tint
from render.quixote.principality import CASTLE, Castle, Country
from render.sheet import Sheet
from rules.quixote.scoring import KNIGHTS, SHIELDS
from rules.quixote.tiles import PIECE, PIECES, Way

TILE = 96


def tile() -> bytes:
    """Q2: a church, a windmill and a knight on their roads, and a road that crosses the middle line."""
    sheet = leaf(230, 480)
    for k, name in enumerate(("c1", "w4", "k2b")):
        sheet.image.paste(hand.plain(name, "up", TILE), (48 + 144 * k, 20))
    return sheet.png(colours())


def ways() -> bytes:
    """Q3: one tile, up and down."""
    sheet = leaf(270, 360)
    faces: tuple[tuple[Way, Heading, int], ...] = (("up", "N", 48), ("down", "S", 216))
    for way, heading, x in faces:
        sheet.image.paste(hand.plain("k2b", way, TILE), (x, 60))
        sheet.put(parts.arrow(heading, 34), x + 14, 30)
        sheet.text(x + 42, 30, way, 30, 650)
    return sheet.png(colours())


def castle() -> bytes:
    """Q4: two roads, each of which ends there."""
    alone = Country({"C2": CASTLE["6"]}, {}, {"C2": Castle(6, scores=False)}, ())
    return Sheet(principality.close_up(alone, "C2", TILE, 96, 24)).png(colours())


def connected() -> bytes:
    """Q12: roads that meet at an edge are one network."""
    pieces = {"C2": PIECES[PIECE["c3", "up"]], "D2": PIECES[PIECE["k2b", "down"]]}
    tints: dict[str, Tint] = dict.fromkeys(("C2u", "C2l", "D2u", "D2l"), "first")
    return Sheet(principality.close_up(Country(pieces, tints, {}, ()), "C2", TILE, TILE, 20)).png(colours())


def castles() -> bytes:
    """Q13: what castles give, and how many knights they need in each phase."""
    sheet = leaf(200)
    for x, source, points in ((70, "castle6", "+6"), (330, "castle4", "+4")):
        sheet.put(symbols.sign(source, 56), x, 54)
        sheet.text(x + 60, 54, points, 44, 650)
    _phases(sheet, 140, lambda x, k: _knights(sheet, x, 140, KNIGHTS[k]))
    return sheet.png(colours())


def _phases(sheet: Sheet, y: int, draw: Callable[[int, int], None]) -> None:
    """Something for each of the three phases."""
    for k, x in enumerate((40, 230, 430)):
        sheet.put(parts.stage(k + 1, "done", 22), x, y)
        draw(x + 58, k)


def _knights(sheet: Sheet, x: int, y: int, count: int) -> None:
    for k in range(count):
        sheet.put(symbols.pip(symbols.STEEL, 46), x + 48 * k, y)


def _connected(source: str) -> bytes:
    """Q14, Q15: one alone gives nothing, two give 2, three give 6."""
    sheet = leaf(120)
    for x, count, points in ((54, 1, "0"), (210, 2, "+2"), (420, 3, "+6")):
        for k in range(count):
            sheet.put(symbols.sign(source, 46), x + 54 * k, 60)
        sheet.text(x + 54 * count - 14, 60, points, 34, 650)
    return sheet.png(colours())


def churches() -> bytes:
    return _connected("churches")


def windmills() -> bytes:
    return _connected("windmills")


def defence() -> bytes:
    """Q16: a knight with a road over the border, and the shields that are needed in each phase."""
    sheet = leaf(330)
    border = Country({"C1": PIECES[PIECE["k2a", "up"]]}, {}, {}, ("C1",))
    close = principality.close_up(border, "C1", TILE, TILE, 24)
    sheet.image.paste(close, (20, 10))
    sheet.put(symbols.sign("defence", 60), 400, 110)
    sheet.text(450, 110, "+5", 44, 650)
    _phases(sheet, 290, lambda x, k: _sum(sheet, x, 290, SHIELDS[k]))
    return sheet.png(colours())


def _sum(sheet: Sheet, x: int, y: int, shields: int) -> None:
    sheet.put(symbols.pip(symbols.GOLD, 46), x, y)
    sheet.text(x + 30, y, f"≥ {shields}", 34, 650)


def knights() -> bytes:
    """Q17: the shields of the best group of connected knights."""
    sheet = leaf(120, 480)
    _shields(sheet, 60, (3, 2, 1))
    sheet.text(290, 60, "3+2+1 = 6", 38, 650)
    return sheet.png(colours())


def _shields(sheet: Sheet, x: int, shields: Sequence[int]) -> None:
    sheet.rect(x, 57, 76 * (len(shields) - 1), 12, INK)
    sheet.rect(x, 60, 76 * (len(shields) - 1), 6, PAPER)
    for k, shield in enumerate(shields):
        sheet.put(symbols.pip(symbols.STEEL, 62, shield), x + 76 * k, 60)


LEAVES: Leaves = {
    "Q2": tile,
    "Q3": ways,
    "Q4": castle,
    "Q12": connected,
    "Q13": castles,
    "Q14": churches,
    "Q15": windmills,
    "Q16": defence,
    "Q17": knights,
}
