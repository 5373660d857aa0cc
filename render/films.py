"""Films: what happened between two pictures, for a page that shows the later one and plays the film over it.

A film is one sheet of pieces and, in seconds, what becomes of them. First everything that will be different lies on the
picture as it was; then things move, and where they have come the picture itself is seen. No film is longer than `MOST`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from io import BytesIO
from itertools import pairwise

import msgspec
from PIL import Image, ImageChops

from render.motion import Beat, Cut, Motion, Scene, Step
from render.touch import Box
from rules.contract import View

MOST = 2.8  # seconds
GRAIN = 16  # px: how finely it is looked where two pictures differ
STEPS = 6  # so many moves at most are played in one film
SHEET, TALLEST = 1024, 4096

Place = tuple[int, int]


class Patch(msgspec.Struct, frozen=True, array_like=True):
    """From this moment a piece lies there; nothing of the sheet: the picture beneath is seen."""

    at: float
    box: Box
    piece: Place | None


class Move(msgspec.Struct, frozen=True, array_like=True):
    """A piece of the sheet on its way."""

    begin: float
    end: float
    piece: Box
    path: tuple[Place, ...]
    sizes: tuple[float, float]
    turns: bool
    even: bool


class Told(msgspec.Struct, frozen=True, array_like=True):
    """From this moment an event is told: its number in the step of that number."""

    at: float
    step: int
    event: int


class Film(msgspec.Struct, frozen=True):
    """A film over a picture of that size; `sheet` is a WebP."""

    width: int
    height: int
    seconds: float
    sheet: bytes
    patches: list[Patch]
    moves: list[Move]
    told: list[Told]


class Sheet:
    """The pieces of a film, in rows on one picture."""

    def __init__(self) -> None:
        self._pieces: dict[object, tuple[Image.Image, Place]] = {}
        self._x = self._y = self._row = 0

    def add(self, key: object, image: Callable[[], Image.Image]) -> Place:
        """Where a piece lies; the same key is the same piece."""
        if key not in self._pieces:
            piece = image()
            if self._x + piece.width > SHEET:
                self._x, self._y, self._row = 0, self._y + self._row, 0
            self._pieces[key] = piece, (self._x, self._y)
            self._x, self._row = self._x + piece.width, max(self._row, piece.height)
        return self._pieces[key][1]

    @property
    def height(self) -> int:
        return self._y + self._row

    def webp(self) -> bytes:
        wide = max((x + piece.width for piece, (x, _) in self._pieces.values()), default=1)
        sheet = Image.new("RGBA", (wide, max(1, self.height)))
        for piece, place in self._pieces.values():
            sheet.paste(piece, place)
        with BytesIO() as file:
            sheet.save(file, "WEBP", lossless=True, quality=30, method=1)
            return file.getvalue()


class Cutter:
    """Makes one film out of the pictures of its steps."""

    def __init__(self, pictures: Sequence[Image.Image], rate: float) -> None:
        self.pictures, self.rate = pictures, rate
        self.sheet = Sheet()
        self.patches: list[Patch] = []
        self.moves: list[Move] = []
        self.told: list[Told] = []
        self.now = 0.0

    @property
    def last(self) -> int:
        return len(self.pictures) - 1

    def begin(self) -> None:
        """The picture as it was, wherever it will be another."""
        for box in differing(self.pictures[0], self.pictures[-1]):
            self._lay(0.0, box, 0)

    def play(self, number: int, scene: Scene, bare: Image.Image | None) -> None:
        """One step, its beats one after the other; at its end the picture is the one after it."""
        for beat in scene.beats:
            self._beat(number, beat, bare)
        if number + 1 < self.last:
            for box in differing(self.pictures[number], self.pictures[number + 1]):
                self._lay(self.now, box, number + 1)

    def _beat(self, number: int, beat: Beat, bare: Image.Image | None) -> None:
        self.told += [Told(_time(self.now), number, event) for event in beat.events]
        for box in beat.bare:
            if bare is not None:
                self._put(self.now, box, ("bare", number), bare)
        for motion in beat.motions:
            self._move(number, motion)
        self.now += beat.seconds * self.rate
        for box in beat.shows:
            self._lay(self.now, box, number + 1)

    def _move(self, number: int, motion: Motion) -> None:
        begin, end = (self.now + seconds * self.rate for seconds in (motion.begin, motion.end))
        path = tuple((round(x), round(y)) for x, y in motion.path)
        self.moves.append(
            Move(_time(begin), _time(end), self._piece(number, motion), path, motion.sizes, motion.turns, motion.even)
        )
        for share, box in motion.shows:
            self._lay(begin + share * (end - begin), box, number + 1)

    def _piece(self, number: int, motion: Motion) -> Box:
        look = motion.look
        if isinstance(look, Cut):
            source = number + look.after
            x, y = self.sheet.add((source, look.box), lambda: _crop(self.pictures[source], look.box))
            return x, y, look.box[2], look.box[3]
        x, y = self.sheet.add(id(look.image), lambda: look.image)
        return x, y, look.image.width, look.image.height

    def _lay(self, at: float, box: Box, picture: int) -> None:
        """The box as in that picture; the last is the one beneath."""
        if picture == self.last:
            self.patches.append(Patch(_time(at), box, None))
        else:
            self._put(at, box, picture, self.pictures[picture])

    def _put(self, at: float, box: Box, key: object, picture: Image.Image) -> None:
        place = self.sheet.add((key, box), lambda: _crop(picture, box))
        self.patches.append(Patch(_time(at), box, place))

    def film(self) -> Film | None:
        """None where it would be too large to be worth it."""
        if self.sheet.height > TALLEST:
            return None
        width, height = self.pictures[-1].size
        patches = sorted(self.patches, key=lambda patch: patch.at)
        return Film(width, height, _time(self.now), self.sheet.webp(), patches, self.moves, self.told)


def film(steps: Sequence[Step], draw: Callable[[View], bytes], act: Callable[[Step], Scene]) -> Film | None:
    """The film of these steps, of which the later ones count; None where nothing moves."""
    steps = steps[-STEPS:]
    scenes = [act(step) for step in steps]
    seconds = sum(beat.seconds for scene in scenes for beat in scene.beats)
    if not any(beat.motions for scene in scenes for beat in scene.beats):
        return None
    views = [steps[0].before, *(step.after for step in steps)]
    pictures = [_opened(draw(view)) for view in views]
    if any(one.size != other.size for one, other in pairwise(pictures)):
        return None
    cutter = Cutter(pictures, min(1.0, MOST / seconds))
    cutter.begin()
    for number, scene in enumerate(scenes):
        cutter.play(number, scene, None if scene.bare is None else _opened(draw(scene.bare)))
    return cutter.film()


def differing(one: Image.Image, other: Image.Image) -> list[Box]:
    """Boxes outside which two pictures are the same; what differs near by is in one box."""
    red, green, blue = ImageChops.difference(one, other).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    wide, tall = -(-one.width // GRAIN), -(-one.height // GRAIN)
    marked = Image.new("L", (wide * GRAIN, tall * GRAIN))
    marked.paste(most.point([0] + [255] * 255))
    pixels = marked.reduce(GRAIN).tobytes()
    left = {(k % wide, k // wide) for k, value in enumerate(pixels) if value}
    found = []
    while left:
        group = _together(left)
        x0, y0 = min(x for x, _ in group), min(y for _, y in group)
        x1, y1 = max(x for x, _ in group) + 1, max(y for _, y in group) + 1
        right, bottom = min(one.width, x1 * GRAIN), min(one.height, y1 * GRAIN)
        found.append((x0 * GRAIN, y0 * GRAIN, right - x0 * GRAIN, bottom - y0 * GRAIN))
    return sorted(found)


def _together(left: set[Place]) -> list[Place]:
    """Takes out grains that touch each other."""
    group = [left.pop()]
    for x, y in group:
        for beside in _beside(x, y):
            if beside in left:
                left.remove(beside)
                group.append(beside)
    return group


def _beside(x: int, y: int) -> Iterator[Place]:
    return ((x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1))


def _opened(png: bytes) -> Image.Image:
    return Image.open(BytesIO(png)).convert("RGB")


def _crop(picture: Image.Image, box: Box) -> Image.Image:
    x, y, wide, tall = box
    return picture.crop((x, y, x + wide, y + tall)).convert("RGBA")


def _time(seconds: float) -> float:
    return round(seconds, 3)
