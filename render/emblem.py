"""The house's sign, an eight-pointed star in a star, as a picture of its own: for a bot's profile."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from math import cos, pi, sin

from PIL import Image, ImageDraw

from render import palette

SIDE, FINE = 640, 3  # pixels, and how many times finer it is drawn
STARS = ((0.40, palette.MADDER), (0.233, palette.SAFFRON), (0.107, palette.INK))
POINTS, INNER = 8, 0.766  # of each star: its points, and how deep it is cut between them


@cache
def emblem() -> bytes:
    """A JPEG, the only form in which Telegram takes it."""
    side = SIDE * FINE
    picture = Image.new("RGB", (side, side), palette.PAPER)
    pen = ImageDraw.Draw(picture)
    for radius, colour in STARS:
        corners = [
            (radius if corner % 2 == 0 else radius * INNER, pi * corner / POINTS) for corner in range(2 * POINTS)
        ]
        pen.polygon([(side * (0.5 + out * sin(at)), side * (0.5 - out * cos(at))) for out, at in corners], fill=colour)
    shown = BytesIO()
    picture.resize((SIDE, SIDE), Image.Resampling.LANCZOS).save(shown, "JPEG", quality=92)
    return shown.getvalue()
