"""The games: pure functions over small values. No clock, no I/O, no chat, no pictures; imports nothing of ours."""

from __future__ import annotations

from collections.abc import Mapping

from rules.alhambra import Alhambra
from rules.choices import Choices, choices
from rules.contract import (
    AnyGame,
    BadNotation,
    Event,
    Fact,
    Game,
    GameOver,
    IllegalMove,
    Label,
    Move,
    NotYourTurn,
    Outcome,
    Reason,
    State,
    View,
)
from rules.marrakech import Marrakech
from rules.quixote import Quixote

GAMES: Mapping[str, AnyGame] = {game.name: game for game in (Marrakech(), Alhambra(), Quixote())}

__all__ = [
    "GAMES",
    "AnyGame",
    "BadNotation",
    "Choices",
    "Event",
    "Fact",
    "Game",
    "GameOver",
    "IllegalMove",
    "Label",
    "Move",
    "NotYourTurn",
    "Outcome",
    "Reason",
    "State",
    "View",
    "choices",
]
