"""Marrakech: rugs, dirhams, and Assam who walks where the slippers send him."""

from rules.marrakech.game import Marrakech
from rules.marrakech.state import View

__all__ = ["Marrakech", "View"]
