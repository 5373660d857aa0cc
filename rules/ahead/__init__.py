"""Moves laid down ahead: what a seat that waits may wish to do once it owes a decision, and whether that still holds.

It knows positions by the view of one seat alone, and decides nothing about when a wish is played.

Its modules in reading order: foresight, then one for each game.
"""

from __future__ import annotations

from collections.abc import Mapping

from rules.ahead.alhambra import AlhambraForesight
from rules.ahead.foresight import ANY_SURPRISE, AnyForesight, Foresight, Otherwise, Wish
from rules.ahead.marrakech import MarrakechForesight
from rules.ahead.quixote import QuixoteForesight

FORESIGHT: Mapping[str, AnyForesight] = {
    "marrakech": MarrakechForesight(),
    "alhambra": AlhambraForesight(),
    "quixote": QuixoteForesight(),
}
"""By the name of the game."""

__all__ = ["ANY_SURPRISE", "FORESIGHT", "AnyForesight", "Foresight", "Otherwise", "Wish"]
