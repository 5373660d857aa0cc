"""The games: pure functions over small values. No clock, no I/O, no chat, no pictures; imports nothing of ours.

What all games share, in reading order: contract, choices, chance, record, robots, ahead, figures, levels.

Every game is a package of its own, in which the same things are in modules of the same names. Each uses only what comes
before it:

    moves      the moves and their notation
    state      the state of a game, and who owes a decision
    facts      what can be said about it: events, refusals, labels, hints
    setup      the opening state
    offers     the moves offered to a player
    turn       playing a move, what follows from it, and the refusals
    outcome    the winners, the scores, and where the points came from
    view       what a seat or a spectator may know
    position   a state as plain JSON values, and back
    labels     what each word of a menu means
    imagining  a state that a view could be of, for robots
    robot      what a robot thinks of a state and of its moves
    hints      what speaks for a move
    game       the contract, put together from all of these

Beside them a game has modules named after its own things, such as its tiles or its walls. The docstring of its package
lists all of its modules.
"""

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
