"""Alhambra: buildings bought in four currencies, walls, and three scorings.

Its modules in reading order: tiles, payments, building, walls, scoring, moves, state, facts, setup, offers, ending,
turn, outcome, view, position, labels, imagining, prospects, robot, hints, game.
"""

from rules.alhambra.game import Alhambra
from rules.alhambra.view import View

__all__ = ["Alhambra", "View"]
