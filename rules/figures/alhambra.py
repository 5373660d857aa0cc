"""Alhambra: the longest wall at any scoring, buildings paid exactly, and buildings that stand in the end."""

from __future__ import annotations

from collections.abc import Sequence

from rules.alhambra.facts import BoughtExactly, Scored
from rules.alhambra.state import State
from rules.figures.telling import Played, Teller, Told


def tell(played: Sequence[Played], seats: int) -> Told:
    """From every scoring and every purchase."""
    found = [dict.fromkeys(TELLER.names, 0) for _ in range(seats)]
    for one in played:
        for event in one.events:
            if isinstance(event, Scored):
                found[event.seat]["wall"] = max(found[event.seat]["wall"], event.wall)
            elif isinstance(event, BoughtExactly):
                found[event.seat]["exact"] += 1
    last = played[-1].state
    assert isinstance(last, State)
    for seat, player in enumerate(last.players):
        found[seat]["buildings"] = len(player.alhambra.tiles) - 1  # the fountain is none
    return found


TELLER = Teller(("wall", "exact", "buildings"), tell)
