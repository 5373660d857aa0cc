"""What each word of a menu means here and now."""

from __future__ import annotations

from rules.contract import Label
from rules.marrakech import facts
from rules.marrakech.moves import QUARTERS, TURNS
from rules.marrakech.square import HEADINGS
from rules.marrakech.view import View


def label(view: View, words: tuple[str, ...]) -> Label | None:
    """The label of the last of these words; a cell speaks for itself."""
    if len(words) != 1:
        return None
    if words[0] == "lay":
        return facts.LayLabel(colour=view.rug.colour) if view.rug else None
    for turn in TURNS:
        if str(turn) == words[0]:
            heading = (HEADINGS.index(view.facing) + QUARTERS[turn.way]) % 4
            return facts.WayLabel(way=turn.way, heading=HEADINGS[heading])
    return None
