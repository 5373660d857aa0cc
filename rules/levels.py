"""How well the robots play each game, on the scale of ratings: they hold it still for everybody.

A fair robot is the middle of each game's scale. The distances come from the robots' matches: docs/ratings.md tells how
they were reckoned, and `python -m tests.ratings levels` does it again.
"""

from __future__ import annotations

from collections.abc import Mapping

from rules.robots.choosing import Strength

LEVELS: Mapping[str, Mapping[Strength, float]] = {
    "marrakech": {"easy": 17.2, "fair": 25.0, "strong": 30.5},
    "alhambra": {"easy": -3.9, "fair": 25.0, "strong": 31.9},
    "quixote": {"easy": 8.1, "fair": 25.0, "strong": 31.0},
}
"""By game and strength."""
CERTAINTY = 1.0
"""How far a robot's level may be off, on the same scale."""
