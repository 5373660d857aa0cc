"""What a platform must do for us, asked again until it does. The log hears once that it fails, and once that it works.

No other part of the process stops for it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias, TypeVar

log = logging.getLogger(__name__)

PAUSES = (1.0, 2.0, 5.0, 15.0, 60.0)  # seconds between attempts

T = TypeVar("T")

Wait: TypeAlias = Callable[[Exception], float | None]
"""How long a platform wants to be left alone, if it says so."""
Cause: TypeAlias = Callable[[Exception], str]
"""What is known of a failure, in words for the log."""


def kind(error: Exception) -> str:
    """What kind of failure it is: no more, for the text of one may hold a secret."""
    return type(error).__name__


class Trouble:
    """Something that fails again and again: the log hears of the first failure, of another cause, and of the end."""

    def __init__(self, what: str, cause: Cause = kind, pauses: Sequence[float] = PAUSES) -> None:
        self.what, self.cause, self.pauses = what, cause, pauses
        self.failures = 0
        self._said = ""

    def met(self, error: Exception, wait: float | None = None) -> float:
        """It failed; how long to wait before it is tried again."""
        pause = self.pauses[min(self.failures, len(self.pauses) - 1)] if wait is None else wait
        self.failures += 1
        if (cause := self.cause(error)) != self._said:
            log.warning("%s: %s; it is tried again until it works", self.what, cause)
            self._said = cause
        return pause

    def works(self) -> None:
        """It works, for the moment."""
        if self._said:
            log.info("%s: that is over", self.what)
        self._said = ""

    def over(self) -> None:
        """It works: the next failure is a first one."""
        self.works()
        self.failures = 0


async def persist(trouble: Trouble, attempt: Callable[[], Awaitable[T]], wait: Wait, final: type[Exception]) -> T:
    """Makes the attempt until it succeeds, whatever the platform answers; only a `final` error is an end."""
    while True:
        try:
            done = await attempt()
        except final:
            raise
        except Exception as error:  # libraries fail in many ways over an answer they did not expect
            pause = trouble.met(error, wait(error))
        else:
            trouble.over()
            return done
        await asyncio.sleep(pause)
