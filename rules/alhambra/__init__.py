"""Alhambra: buildings bought in four currencies, walls, and three scorings."""

from rules.alhambra.game import Alhambra
from rules.alhambra.views import View

__all__ = ["Alhambra", "View"]
