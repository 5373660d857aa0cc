"""Marrakech: rugs, dirhams, and Assam who walks where the slippers send him.

Its modules in reading order: square, moves, state, facts, setup, offers, turn, outcome, view, position, labels,
imagining, carpets, robot, hints, game.
"""

from rules.marrakech.game import Marrakech
from rules.marrakech.view import View

__all__ = ["Marrakech", "View"]
