"""Robots: players who see what their seat sees, through the contract alone. They know no game by name."""

from rules.robots.choosing import CHARACTERS, STRENGTHS, STRONGEST, Character, Choice, Strength, choose
from rules.robots.search import Budget

__all__ = ["CHARACTERS", "STRENGTHS", "STRONGEST", "Budget", "Character", "Choice", "Strength", "choose"]
