"""Don Quixote: the points of all three phases by what they were for."""

from __future__ import annotations

from collections.abc import Sequence

from rules.figures.telling import Played, Teller, Told
from rules.quixote.facts import Scored


def tell(played: Sequence[Played], seats: int) -> Told:
    """From the scorings."""
    found = [dict.fromkeys(TELLER.names, 0) for _ in range(seats)]
    for one in played:
        for event in one.events:
            if isinstance(event, Scored):
                mine = found[event.seat]
                mine["castles"] += event.castle6 + event.castle4
                for name in ("churches", "windmills", "defence", "knights"):
                    mine[name] += getattr(event, name)
    return found


TELLER = Teller(("castles", "churches", "windmills", "defence", "knights"), tell)
