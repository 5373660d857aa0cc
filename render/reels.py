"""The film of a whole game: its turns one after the other, small and short enough for any chat. Game-neutral.

It is a GIF, which every platform shows as something that moves. With one palette for all pictures what stays the same
is the same, so it comes out smaller than a WebP of that sharpness.
"""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from PIL import Image

MOST_BYTES = 1_000_000
SECONDS = 10.0
HOLD = 2.0  # seconds in which the end is seen
SLOWEST = 0.6  # seconds for a turn, where there are few
SIZES = ((48, 400), (40, 360), (32, 360), (24, 320), (20, 280), (12, 240))
"""How many pictures, and how wide: the first that is small enough."""


def some(count: int, most: int = SIZES[0][0]) -> list[int]:
    """So many of them at most, spread evenly, with the first and the last."""
    return [round(number * (count - 1) / (most - 1)) for number in range(most)] if count > most else list(range(count))


def draw(pictures: Sequence[Image.Image], palette: Image.Image) -> bytes:
    """The film of these pictures; as small as it can be if none of the sizes is small enough."""
    film = b""
    for most, wide in SIZES:
        frames = [_frame(pictures[number], wide, palette) for number in some(len(pictures), most)]
        film = _film(frames)
        if len(film) <= MOST_BYTES:
            break
    return film


def _frame(picture: Image.Image, wide: int, palette: Image.Image) -> Image.Image:
    small = picture.resize((wide, round(picture.height * wide / picture.width)), Image.Resampling.HAMMING)
    return small.quantize(palette=palette, dither=Image.Dither.NONE)


def _film(frames: Sequence[Image.Image]) -> bytes:
    pace = min(SLOWEST, (SECONDS - HOLD) / max(1, len(frames) - 1))
    durations = [int(100 * pace) * 10] * (len(frames) - 1) + [int(1000 * HOLD)]  # a GIF counts in hundredths
    with BytesIO() as file:
        frames[0].save(file, "GIF", save_all=True, append_images=frames[1:], duration=durations, loop=0, disposal=1)
        return file.getvalue()
