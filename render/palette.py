"""The colours of every picture: tile, plaster and ink. A game keeps its own colours beside its parts."""

from __future__ import annotations

from typing import TypeAlias

Colour: TypeAlias = tuple[int, int, int]


def rgb(code: str) -> Colour:
    """`"F3E8D5"` as a colour."""
    red, green, blue = bytes.fromhex(code)
    return red, green, blue


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """`one` with a share (0–1) of `other` stirred in."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


GROUND = rgb("F3E8D5")
PAPER = rgb("FCF7EC")
SAND = rgb("E9D8BA")
INK = rgb("2A211C")
INK2 = rgb("665444")
HAIRLINE = rgb("D5C2A2")
WHITE = rgb("FFFFFF")
CHANGED = rgb("E2551F")

MADDER = rgb("A5302A")
INDIGO = rgb("2C3F7A")
SAFFRON = rgb("E5A52C")
TURQUOISE = rgb("4AA39A")
ROSE = rgb("E3A9CC")
BONE = rgb("E5D6B3")

GAIN = rgb("2C6A4C")
LOSS = MADDER
FIRST = SAFFRON
HEART = rgb("EFD29A")  # of the band's stars
FADED = rgb("A8977F")  # what is no longer in play; 3:1 on paper, for marks, never for text

SEATS: tuple[Colour, ...] = (MADDER, INDIGO, SAFFRON, TURQUOISE, ROSE, BONE)
MARKS: tuple[Colour, ...] = (PAPER, PAPER, INK, INK, INK, INK)

HOUSE: tuple[Colour, ...] = (
    GROUND, PAPER, SAND, INK, INK2, HAIRLINE, WHITE, CHANGED, *SEATS, GAIN, FADED, HEART,
)  # fmt: skip
"""The colours any picture may use, before a game adds its own."""
