"""What can be tapped on one's own table of Alhambra."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from render.alhambra import choice, market
from render.alhambra.choice import Choice
from render.alhambra.desk import HEIGHT, Desk, bottom, desk
from render.painter import Taps
from render.sheet import WIDTH
from render.touch import Tap
from rules.alhambra import View


def taps(view: View, offered: Sequence[str], words: str) -> Taps:
    """Cards, stalls and payments, tiles and their places, and what ends a choice."""
    chosen = choice.choice(view, offered, words)
    table = desk(view, offered, chosen)
    found = [*_ends(view, offered, chosen, table), *_places(view, offered, chosen, table)]
    if view.phase == "act":
        found += [*_cards(view, offered, chosen, table), *_stalls(offered, chosen, table)]
        found += [*_reserve(view, offered, chosen, table), *_removals(view, offered, chosen, table)]
    else:
        found += _waiting(view, offered, chosen, table)
    return Taps(_once(found), WIDTH, HEIGHT)


def _once(taps: Sequence[Tap]) -> list[Tap]:
    """Places that mean the same, as those of equal cards, as one."""
    found: dict[str, Tap] = {}
    for tap in taps:
        first = found.get(tap.words)
        found[tap.words] = tap if first is None else first._replace(more=(*first.more, tap.box))
    return list(found.values())


def _cards(view: View, offered: Sequence[str], chosen: Choice, table: Desk) -> Iterator[Tap]:
    for k, following in enumerate(choice.taking(view, offered, chosen.cards)):
        if following is not None:
            words, back = following
            yield Tap(words, market.card(k, table.stalls), "drop" if back else "choose")


def _stalls(offered: Sequence[str], chosen: Choice, table: Desk) -> Iterator[Tap]:
    """A9: the stalls one can pay at; at the chosen one, the payments."""
    for stall in dict.fromkeys(int(move.split(" ")[1]) for move in offered if move.startswith("buy ")):
        box = market.stall(stall - 1, table.stalls)
        yield Tap("", box, "drop") if stall == chosen.stall else Tap(f"buy {stall}", box)
    paid = [move for move in offered if move.startswith(f"buy {chosen.stall} ")]
    if paid:
        for move, box in zip(paid, table.payments(len(paid))[1], strict=True):
            yield Tap(move, box, "play")


def _reserve(view: View, offered: Sequence[str], chosen: Choice, table: Desk) -> Iterator[Tap]:
    """A12: the tiles that can be built or swapped in."""
    lying = table.lying()
    for tile in view.players[view.seat or 0].reserve:
        words = choice.lifted(offered, tile)
        if words is not None:
            yield Tap("", lying[tile], "drop") if tile == chosen.tile else Tap(words, lying[tile])


def _waiting(view: View, offered: Sequence[str], chosen: Choice, table: Desk) -> Iterator[Tap]:
    """A18: the tiles that wait; the one that is chosen can be dragged, if it can be built."""
    lying = table.lying()
    for tile in view.players[view.seat or 0].bought:
        words = choice.lifted(offered, tile)
        if words is not None and (tile != chosen.tile or words not in offered):
            yield Tap(words, lying[tile])


def _places(view: View, offered: Sequence[str], chosen: Choice, table: Desk) -> Iterator[Tap]:
    """Where the chosen tile can go: empty places, and tiles that it can be swapped for."""
    standing = table.standing()
    for place, move in choice.places(offered, chosen.tile).items():
        yield Tap(move, standing[place], "play")
    for place, tile in view.players[view.seat or 0].alhambra.items():
        move = f"swap {chosen.tile} {tile}"
        if move in offered:
            yield Tap(move, standing[place], "play")


def _removals(view: View, offered: Sequence[str], chosen: Choice, table: Desk) -> Iterator[Tap]:
    """A12: the tiles that can be taken off, if they are not those one can swap."""
    standing = table.standing()
    for place, tile in view.players[view.seat or 0].alhambra.items():
        move = f"remove {tile}"
        if move in offered and f"swap {chosen.tile} {tile}" not in offered:
            yield Tap("", standing[place], "drop") if tile == chosen.off else Tap(move, standing[place])


def _ends(view: View, offered: Sequence[str], chosen: Choice, table: Desk) -> Iterator[Tap]:
    for k, move in enumerate(bottom(view, offered, chosen)):
        yield Tap(move, table.pill(k), "play")
