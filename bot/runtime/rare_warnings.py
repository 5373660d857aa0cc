"""What can happen a thousand times a second is said in the log once in a while, with how often it was."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

EVERY = 60.0  # seconds between two lines of one kind


class RareWarnings:
    """Writes at most a line a minute of each kind. Kinds are few: they are named in the code."""

    def __init__(self, log: logging.Logger, clock: Callable[[], float] = time.monotonic) -> None:
        self._log, self._clock = log, clock
        self._said: dict[str, float] = {}
        self._kept_back: dict[str, int] = {}

    def warning(self, kind: str, text: str, *values: object) -> None:
        """Says it, if nothing of this kind was said lately; else counts it for the next time."""
        now = self._clock()
        if now - self._said.get(kind, -EVERY) < EVERY:
            self._kept_back[kind] = self._kept_back.get(kind, 0) + 1
            return
        more = self._kept_back.pop(kind, 0)
        self._said[kind] = now
        self._log.warning(text + (" (and %d more like it since)" if more else ""), *values, *([more] if more else []))
