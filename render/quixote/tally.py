"""What a phase would give now, source by source: points where they are earned, how far it is where they are not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from render.palette import FIRST, HAIRLINE, INK, INK2, SAND, Colour
from render.quixote import symbols
from render.quixote.land import TINTS
from render.quixote.principality import tints
from render.sheet import Sheet
from rules.quixote import PlayerView, View

SOURCES = ("castle6", "castle4", "churches", "windmills", "defence", "knights")
NONE = "–"


class Entry(NamedTuple):
    """One source: its points, what to write instead while there are none, and the colours of what gives them."""

    source: str
    points: int
    short: str
    colours: tuple[Colour, ...]

    @property
    def text(self) -> str:
        return str(self.points) if self.points else self.short


def entries(view: View, player: PlayerView) -> Iterator[Entry]:
    """The sources of this phase; groups of knights count in the last one only (Q17)."""
    for source in SOURCES if view.phase in (3, "over") else SOURCES[:-1]:
        yield Entry(source, getattr(player.now, source), _short(view, player, source), tuple(_colours(player, source)))


def _short(view: View, player: PlayerView, source: str) -> str:
    if source in ("castle6", "castle4"):
        return f"{player.linked[source[-1]]}/{view.needs.knights}"
    if source == "defence":
        return f"{player.guard}/{view.needs.shields}"
    return NONE


def _colours(player: PlayerView, source: str) -> Iterator[Colour]:
    if source == "defence" and player.now.defence:
        yield symbols.GOLD
    for network, tint in zip(player.networks, tints(player.networks), strict=True):
        if source in network.points:
            yield TINTS[tint]


def strip(sheet: Sheet, x: int, y: int, wide: int, size: int, view: View, player: PlayerView) -> None:
    """In a row, `y` its top: a sign above each figure, a bar in the colours of its roads below; the sum at the end."""
    sum_wide = round(size * 2.9)
    shown = list(entries(view, player))
    step = (wide - sum_wide - size * 0.3) / len(shown)
    for k, entry in enumerate(shown):
        middle = x + (k + 0.5) * step
        sheet.put(symbols.sign(entry.source, round(size * 1.3)), middle, y + size * 0.68)
        figure(sheet, middle, y + size * 1.95, size, entry)
        bar(sheet, middle, y + round(size * 2.5), round(size * 1.5), entry.colours)
        if k:
            sheet.rect(x + k * step - 1, y + size * 0.2, 2, size * 2.3, HAIRLINE)
    total(sheet, x + wide - sum_wide, y + size * 1.35, sum_wide, round(size * 2.1), view, player)


def column(sheet: Sheet, x: int, y: int, wide: int, tall: int, view: View, player: PlayerView) -> None:
    """The same from top to bottom in a column of that height, the sum below."""
    shown = list(entries(view, player))
    foot = round(tall * 0.19)
    step = (tall - foot - 10) / len(shown)
    size = round(min(step * 0.66, 32, wide * 0.2))
    for k, entry in enumerate(shown):
        middle = round(y + (k + 0.5) * step)
        sheet.put(symbols.sign(entry.source, round(size * 1.3)), x + size * 0.85, middle)
        figure(sheet, x + wide * 0.54, middle, size, entry)
        bar(sheet, x + wide - size * 0.8, middle - 5, round(size * 1.5), entry.colours)
        if k:
            sheet.rect(x, y + k * step - 1, wide, 2, HAIRLINE)
    total(sheet, x, y + tall - foot / 2, wide, foot, view, player)


def figure(sheet: Sheet, x: float, y: float, size: int, entry: Entry) -> None:
    if entry.points:
        sheet.text(x, y, entry.text, size, 700, INK, "m")
    else:
        sheet.text(x, y, entry.text, round(size * 0.86), 600, INK2, "m")


def bar(sheet: Sheet, x: float, y: int, wide: int, colours: tuple[Colour, ...]) -> None:
    """The colours of the roads that give these points."""
    if not colours:
        return
    left, tall = round(x - wide / 2), 10
    sheet.rect(left, y, wide, tall, INK)
    share = (wide - 2) / len(colours)
    for k, colour in enumerate(colours):
        begin, end = round(left + 2 + k * share), round(left + (k + 1) * share)
        sheet.rect(begin, y + 2, end - begin, tall - 4, colour)


def total(sheet: Sheet, x: float, y: float, wide: int, tall: int, view: View, player: PlayerView) -> None:
    fill = FIRST if player.now.total and view.phase != "over" else SAND
    size = round(min(tall * 0.6, wide * 0.44))
    sheet.chip(x, y, f"+{player.now.total}", size, fill, INK, height=tall, width=wide, weight=700, radius=12)
