"""The crest of Alhambra: arcades on an indigo star; under the lobby's arch a tower, trees and a pavilion."""

from __future__ import annotations

from render.alhambra.buildings import KINDS, sign
from render.frame import Crest
from render.palette import GAIN, GROUND, INDIGO, INK, MADDER, PAPER, SAFFRON, SAND
from render.pen import Pen

LEAVES = GAIN
ROOF = KINDS["pavilion"].ground


def _sign(pen: Pen) -> None:
    sign(pen, "arcades", 0, 0.5, 35, PAPER, INDIGO)


def _scene(pen: Pen) -> None:
    pen.circle(-58, -288, 23, SAFFRON)
    pen.line([(0, -294), (0, -230)], INK, 4)
    pen.polygon([(2, -293), (38, -282), (2, -270)], MADDER)
    _curtain(pen)
    sign(pen, "tower", 0, -118, 236, INK, GROUND)
    sign(pen, "garden", -54, -40, 80, LEAVES, GROUND)
    sign(pen, "pavilion", 54, -40, 80, ROOF, GROUND)


def _curtain(pen: Pen) -> None:
    """The wall behind, with its battlements."""
    pen.rect(-96, -104, 192, 104, SAND)
    for x in range(-96, 96, 24):
        pen.rect(x, -116, 13, 14, SAND)


CREST = Crest("Alhambra", INDIGO, _sign, _scene, (ROOF,))
