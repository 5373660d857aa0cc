"""A picture in the making, at its final size: kept parts and letters are pasted on a copy of a kept ground.

Nothing here is supersampled: straight things lie on whole pixels, everything else comes as a part. A picture is pasted
together from hundreds of small parts, so they go straight to Pillow's core: `Image.paste` takes longer to look at its
arguments than the core to paste.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from PIL import Image

from render import lettering
from render.lettering import CAP, Anchor
from render.palette import HOUSE, INK, PAPER, WHITE, Colour, mix
from render.pen import Part, Pen
from render.png import png

WIDTH = 1024
COLOURS = 256
APART = 5  # colours nearer to each other than this, in every channel, count as the same colour


class Sheet:
    """Pastes on a copy of the ground; `png` ends it."""

    def __init__(self, ground: Image.Image) -> None:
        self.image = ground.copy()
        self._core = self.image.im

    def put(self, part: Part, x: float, y: float) -> None:
        """The part, its origin at (x, y)."""
        self._paste(part.image, round(x) - part.x, round(y) - part.y)

    def _paste(self, image: Image.Image, left: int, top: int) -> None:
        core = image.im
        self._core.paste(core, (left, top, left + image.width, top + image.height), core)

    def rect(self, x: float, y: float, width: float, height: float, colour: Colour) -> None:
        """A plain rectangle on whole pixels."""
        left, top, right, bottom = round(x), round(y), round(x + width), round(y + height)
        if left < right and top < bottom:
            self._core.paste(colour, (left, top, right, bottom))

    def panel(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: Colour = PAPER,
        edge: Colour | None = None,
        line: int = 2,
        radius: int = 12,
    ) -> None:
        """A rectangle with rounded corners, its edge inside."""
        left, top, right, bottom = round(x), round(y), round(x + width), round(y + height)
        self._plus(left, top, right, bottom, radius, edge or fill)
        if edge is not None:
            self._plus(left + line, top + line, right - line, bottom - line, radius - line, fill)
        corners = _corners(radius, fill, edge, line)
        for corner, (x, y) in zip(
            corners,
            ((left, top), (right - radius, top), (left, bottom - radius), (right - radius, bottom - radius)),
            strict=True,
        ):
            self._paste(corner, x, y)

    def _plus(self, left: int, top: int, right: int, bottom: int, radius: int, fill: Colour) -> None:
        self.rect(left + radius, top, right - left - 2 * radius, bottom - top, fill)
        self.rect(left, top + radius, right - left, bottom - top - 2 * radius, fill)

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: int,
        weight: int = 600,
        colour: Colour = INK,
        anchor: Anchor = "l",
    ) -> float:
        """Letters: `x` is their left, the middle or the right of their ink, `y` the middle of a capital or figure.

        Returns where the next could begin.
        """
        drawn = lettering.letters(text, size, weight)
        pen = round(x - lettering.shift(text, size, weight, anchor))
        left, top = pen + drawn.left, round(y + size * CAP / 2) + drawn.top
        self._core.paste(colour, (left, top, left + drawn.mask.width, top + drawn.mask.height), drawn.mask.im)
        return pen + lettering.width(text, size, weight)

    def name(
        self,
        x: float,
        y: float,
        text: str,
        size: int,
        room: float,
        colour: Colour = INK,
        weight: int = 650,
        least: int | None = None,
    ) -> float:
        """A name in the room there is: first a little smaller (`least`), then cut. Returns where it ends."""
        fitting = lettering.largest(text, size, least or round(size * 0.85), weight, room)
        return self.text(x, y, lettering.fit(text, fitting, weight, room), fitting, weight, colour)

    def chip(
        self,
        x: float,
        y: float,
        text: str,
        size: int,
        fill: Colour,
        colour: Colour = WHITE,
        edge: Colour | None = None,
        *,
        pad: int = 10,
        height: int | None = None,
        width: int | None = None,
        weight: int = 650,
        radius: int = 9,
        line: int = 2,
    ) -> float:
        """A small label on a ground of its own, `x` its left, `y` its middle; returns its right."""
        left, _, right, _ = lettering.ink(text, size, weight)
        wide = width or round(right - left) + 2 * pad
        tall = height or round(size * 1.4)
        self.panel(x, y - tall / 2, wide, tall, fill, edge, line, radius)
        self.text(x + wide / 2, y, text, size, weight, colour, "m")
        return x + wide

    def png(self, colours: Image.Image) -> bytes:
        """The picture as a palette PNG; `colours` is made by `encoder`."""
        return png(self.image.quantize(palette=colours, dither=Image.Dither.NONE))


@lru_cache(maxsize=64)
def _corners(radius: int, fill: Colour, edge: Colour | None, line: int) -> tuple[Image.Image, ...]:
    pen = Pen(0, 0, 2 * radius, 2 * radius)
    pen.rect(0, 0, 2 * radius, 2 * radius, fill, edge, line, radius)
    whole = pen.part().image
    return tuple(whole.crop((x, y, x + radius, y + radius)) for y in (0, radius) for x in (0, radius))


def encoder(own: Iterable[Colour], blends: Iterable[tuple[Colour, Colour]] = ()) -> Image.Image:
    """The palette of a game's pictures: the house's colours, its own, and what lies between those that meet.

    Every colour is taken to meet ink and, as far as there is room, paper; `blends` are other pairs that meet. Make it
    once a game and keep it: a fixed palette is faster than one found for each picture, and keeps flat colours exact.
    """
    plain = list(dict.fromkeys((*HOUSE, *own)))
    wanted = list(plain)
    wanted += [mix(colour, INK, share) for share in (0.5, 0.25, 0.75) for colour in plain]
    wanted += [mix(one, other, share) for share in (0.5, 0.25, 0.75) for one, other in blends]
    wanted += [mix(colour, PAPER, 0.5) for colour in plain]
    image = Image.new("P", (1, 1))
    image.putpalette([channel for colour in _distinct(wanted)[:COLOURS] for channel in colour])
    return image


def _distinct(colours: Iterable[Colour]) -> list[Colour]:
    kept: list[Colour] = []
    for colour in colours:
        if all(max(abs(a - b) for a, b in zip(colour, other, strict=True)) >= APART for other in kept):
            kept.append(colour)
    return kept
