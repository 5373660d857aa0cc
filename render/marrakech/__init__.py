"""Marrakech in pictures and in words."""

from render.marrakech.painter import MarrakechPainter

__all__ = ["MarrakechPainter"]
