"""The players of Marrakech: dirhams, visible halves, rugs to lay and the total; whose turn, who is out, who has won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from render import parts
from render.marrakech import rugs
from render.palette import FIRST, GAIN, HAIRLINE, INK, INK2, LOSS, PAPER, SAND, WHITE, Colour
from render.sheet import Sheet
from render.touch import Box
from rules.marrakech import View

TOP = 1052
SLIM = 98
MINUS = "−"
COLOURS = ("red", "blue", "yellow", "turquoise")


class Mood(NamedTuple):
    """How a panel is coloured: plain, to act, out, or winning."""

    fill: Colour
    edge: Colour
    line: int
    text: Colour
    ring: Colour
    rule: Colour


PLAIN = Mood(PAPER, HAIRLINE, 2, INK, INK, HAIRLINE)
ACTS = Mood(INK, INK, 2, PAPER, WHITE, INK2)
OUT = Mood(SAND, HAIRLINE, 2, INK2, INK2, HAIRLINE)
WON = Mood(PAPER, INK, 4, INK, INK, PAPER)


class Player(NamedTuple):
    """What one panel shows."""

    seat: int
    name: str
    dirhams: int
    change: int
    halves: tuple[tuple[str, int], ...]
    rugs: int
    score: int
    out: bool
    won: bool
    mood: Mood


def draw(sheet: Sheet, view: View, names: Sequence[str]) -> None:
    """All the panels: two by two for four, in one row of tall ones for fewer."""
    count = len(view.dirhams)
    for seat in range(count):
        x, y, wide, tall = panel(count, seat)
        one = player(view, seat, names[seat])
        if tall == SLIM:
            _slim(sheet, x, y, one)
        else:
            _tall(sheet, x, y, wide, one)


def panel(count: int, seat: int) -> Box:
    """Where the panel of one of so many players lies."""
    if count == 4:
        return 32 + 488 * (seat % 2), TOP + 110 * (seat // 2), 472, SLIM
    wide = 472 if count == 2 else 309
    return 32 + (wide + 16) * seat, TOP, wide, 208


def purse(count: int, seat: int) -> tuple[int, int]:
    """The middle of the coin beside a player's dirhams."""
    x, y, _, tall = panel(count, seat)
    return (x + 101, y + 72) if tall == SLIM else (x + 38, y + 118)


def player(view: View, seat: int, name: str) -> Player:
    """A seat's figures, as far as the view tells them."""
    visible = Counter(rug.colour for rug in view.cells.values())
    won, out = seat in view.winners, view.out[seat]
    acts = view.phase != "over" and seat == view.turn
    return Player(
        seat,
        name,
        view.dirhams[seat],
        change(view, seat),
        tuple((colour, visible[colour]) for colour in colours(view, seat)),
        view.rugs[seat],
        view.scores[seat],
        out,
        won,
        WON if won else OUT if out else ACTS if acts else PLAIN,
    )


def colours(view: View, seat: int) -> tuple[str, ...]:
    """The colours a seat lays: two with two players (M3)."""
    return COLOURS[seat::2] if len(view.dirhams) == 2 else (COLOURS[seat],)


def change(view: View, seat: int) -> int:
    """What the last payment did to a purse."""
    if view.paid is None:
        return 0
    return view.paid.amount * ((seat == view.paid.to) - (seat == view.paid.seat))


def _slim(sheet: Sheet, x: int, y: int, one: Player) -> None:
    mood = one.mood
    sheet.panel(x, y, 472, SLIM, mood.fill, mood.edge, mood.line, 13)
    _disc(sheet, x + 44, y + 49, 27, one)
    _name(sheet, x + 86, y + 29, 31, 280, one)
    at = max(x + 233.0, _purse(sheet, x + 101, y + 72, 28, one) + 20)
    colour, halves = one.halves[0]
    sheet.put(rugs.patch(colour, 26, mood.ring), at, y + 72)
    sheet.text(at + 20, y + 72, str(halves), 28, 600, mood.text)
    sheet.put(rugs.bale((colour,), 46, 22, mood.ring), at + 85, y + 72)
    sheet.text(at + 114, y + 72, str(one.rugs), 28, 600, mood.text)
    _total(sheet, x + 384, y + 22, 54, x + 428, one, 46)


def _tall(sheet: Sheet, x: int, y: int, wide: int, one: Player) -> None:
    mood, roomy = one.mood, wide > 400
    sheet.panel(x, y, wide, 208, mood.fill, mood.edge, mood.line, 13)
    _disc(sheet, x + 52, y + 50, 30 if roomy else 28, one)
    _name(sheet, x + 98, y + 50, 38 if roomy else 32, wide - 118, one)
    _purse(sheet, x + 38, y + 118, 34, one)
    at = x + 38.0
    for colour, halves in one.halves:
        sheet.put(rugs.patch(colour, 30, mood.ring), at, y + 168)
        at = sheet.text(at + 24, y + 168, str(halves), 32, 600, mood.text) + (34 if roomy else 25)
    at = max(at, x + 109) + 12
    sheet.put(rugs.bale(tuple(colour for colour, _ in one.halves), 54, 28, mood.ring), at, y + 168)
    sheet.text(at + 34, y + 168, str(one.rugs), 32, 600, mood.text)
    room = 128 if roomy else 100
    _total(sheet, x + wide - room, y + 100, 86, x + wide - room // 2, one, 60 if roomy else 48)


def _disc(sheet: Sheet, x: int, y: int, r: int, one: Player) -> None:
    if one.won:
        r = round(r * 0.78)
        sheet.put(parts.laurel(r), x, y + 1)
    sheet.put(parts.seat(one.seat, r, one.mood.ring, faded=one.out), x, y)


def _name(sheet: Sheet, x: int, y: int, size: int, room: int, one: Player) -> None:
    end = sheet.name(x, y, one.name, size, room, one.mood.text)
    if one.out:
        sheet.rect(x - 4, y - 1, end - x + 8, 3, one.mood.text)


def _purse(sheet: Sheet, x: int, y: int, size: int, one: Player) -> float:
    sheet.put(parts.coin(round(size / 2)), x, y)
    end = sheet.text(x + size / 2 + 9, y, str(one.dirhams), size, 600, one.mood.text)
    if not one.change:
        return end
    text = f"+{one.change}" if one.change > 0 else f"{MINUS}{-one.change}"
    fill = GAIN if one.change > 0 else LOSS
    edge = WHITE if one.mood is ACTS else None
    return sheet.chip(end + 8, y, text, size - 3, fill, WHITE, edge, pad=8, height=size + 8, radius=8)


def _total(sheet: Sheet, rule: int, y: int, height: int, middle: int, one: Player, size: int) -> None:
    if one.won:
        sheet.panel(rule + 8, y - 8, 2 * (middle - rule - 8), height + 16, FIRST, INK, 3, 10)
    else:
        sheet.rect(rule, y, 2, height, one.mood.rule)
    fitting = size if one.score < 100 else round(size * 0.8)
    sheet.text(middle, y + height / 2, str(one.score), fitting, 700, one.mood.text, "m")
