"""Don Quixote: everyone builds a principality at once, on the same fields, each with tiles in an order of their own.

Its modules in reading order: fields, tiles, roads, principality, scoring, moves, state, facts, setup, offers, turn,
outcome, view, position, labels, imagining, robot, hints, game.
"""

from rules.quixote.game import Quixote
from rules.quixote.scoring import Network, Tally
from rules.quixote.view import PlayerView, View, preview, scored

__all__ = ["Network", "PlayerView", "Quixote", "Tally", "View", "preview", "scored"]
