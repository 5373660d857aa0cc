"""Alhambra in pictures and in words."""

from render.alhambra.painter import AlhambraPainter

__all__ = ["AlhambraPainter"]
