"""Marrakech: dirhams paid and earned, the highest tax paid at once, and the largest carpet one ever had."""

from __future__ import annotations

from collections.abc import Sequence

from rules.figures.telling import Played, Teller, Told
from rules.marrakech.carpets import carpets
from rules.marrakech.facts import Laid, Paid, PaidShort, WentBroke
from rules.marrakech.state import State


def tell(played: Sequence[Played], seats: int) -> Told:
    """From every payment, and from the square after every rug."""
    found = [dict.fromkeys(TELLER.names, 0) for _ in range(seats)]
    for one in played:
        for event in one.events:
            if isinstance(event, Paid | PaidShort | WentBroke):
                payer, owner = found[event.seat], found[event.owner]
                payer["paid"] += event.dirhams
                payer["tax"] = max(payer["tax"], event.dirhams)
                owner["earned"] += event.dirhams
            elif isinstance(event, Laid):
                assert isinstance(one.state, State)
                for size, owner_seat in _sizes(one.state):
                    found[owner_seat]["carpet"] = max(found[owner_seat]["carpet"], size)
    return found


def _sizes(state: State) -> list[tuple[int, int]]:
    known = carpets(state.tops)
    return list(zip(known.sizes, known.owners, strict=True))


TELLER = Teller(("paid", "earned", "tax", "carpet"), tell)
