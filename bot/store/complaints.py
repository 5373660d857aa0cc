"""Trouble that lasts is said once, not every second; that it is over is said, too."""

from __future__ import annotations

import logging
from time import monotonic

REPEAT = 300.0  # seconds after which the same is said again if it still is so


class Complaints:
    """What one part of the process has to complain of."""

    def __init__(self, log: logging.Logger) -> None:
        self._log = log
        self._said: dict[str, float] = {}
        self._bad = False

    def say(self, text: str) -> None:
        """Says it, unless it was said a short while ago."""
        self._bad = True
        now = monotonic()
        if now - self._said.get(text, -REPEAT) >= REPEAT:
            self._said[text] = now
            self._log.error("%s", text)

    def over(self, text: str) -> None:
        """All is well; said if it was not."""
        if self._bad:
            self._log.warning("%s", text)
        self._bad = False
