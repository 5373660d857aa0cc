"""Ways of looking at a picture: its size, its colours, where two of them differ; and games played on to be drawn."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from pathlib import Path
from typing import TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from PIL import Image, ImageChops

from render import Say
from render.palette import Colour
from rules import GAMES, State, View
from rules.chance import draw

Box: TypeAlias = tuple[int, int, int, int]
LOCALES = Path(__file__).parents[2] / "bot" / "locales"
LANGUAGES = sorted(path.name for path in LOCALES.iterdir() if path.is_dir())


def seen(png: bytes) -> Image.Image:
    """The picture in full colour."""
    return Image.open(BytesIO(png)).convert("RGB")


def differing(one: bytes, other: bytes) -> Box | None:
    """The box outside which two pictures are the same."""
    return ImageChops.difference(seen(one), seen(other)).getbbox()


def within(inner: Box | None, outer: Box) -> bool:
    return (
        inner is not None
        and all(a >= b for a, b in zip(inner[:2], outer[:2], strict=True))
        and (inner[2] <= outer[2] and inner[3] <= outer[3])
    )


def count(png: bytes, colour: Colour, box: Box) -> int:
    """How many pixels in the box have exactly this colour."""
    found = seen(png).crop(box).getcolors(1 << 20) or []
    return sum(number for number, value in found if value == colour)


@cache
def played(game: str, seats: int, seed: str, moves: int = 10_000) -> State:
    """A game some moves on, everyone playing at random."""
    rules = GAMES[game]
    state: State = rules.start(seats, seed)
    for step in range(moves):
        acting = rules.to_act(state)
        if not acting:
            break
        seat = acting[draw(seed, 2 * step, len(acting))]
        legal = rules.legal(state, seat)
        state, _ = rules.play(state, seat, legal[draw(seed, 2 * step + 1, len(legal))])
    return state


def view(game: str, seats: int, seed: str, moves: int = 10_000, seat: int | None = None) -> View:
    looked: View = GAMES[game].view(played(game, seats, seed, moves), seat)
    return looked


@cache
def speaker(language: str, game: str) -> Say:
    """Says a game's sentences as its file of words has them, and fails where a message or a value is missing."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((LOCALES / language / f"{game}.ftl").read_text("utf-8")))

    def say(message: str, /, **values: str | int) -> str:
        pattern = bundle.get_message(message).value
        assert pattern is not None, message
        text, errors = bundle.format_pattern(pattern, values)
        assert not errors, (message, errors)
        return str(text)

    return say
