"""Don Quixote in pictures and in words."""

from render.quixote.painter import QuixotePainter

__all__ = ["QuixotePainter"]
