"""The time of the house: the machine's, but it never goes back.

What falls due, who holds what, and how long a post must wait stand in Redis as times. If the machine's clock is set
back, all of them would lie in the future, and everything would stand still until it has caught up. So our time then
runs on, slowly, until the machine's is there; and a process that starts meanwhile begins at the time of the others.
A clock that is set forward is followed: a platform that was not served in between has had an outage, which counts
against nobody.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

log = logging.getLogger(__name__)

JUMP = 60.0  # seconds; anything less is a correction
SLOW = 0.5  # how fast our time runs while it waits for the machine's
FARTHEST = 24 * 3600.0  # a time further ahead than this was never right, and is not waited for


def since_start() -> float:
    """Seconds that nobody can set, also those in which the machine slept."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


class SteadyClock:
    """Gives the time, and says in the log when the machine's clock was set."""

    def __init__(self, wall: Callable[[], float] = time.time, passed: Callable[[], float] = since_start) -> None:
        self._wall, self._passed = wall, passed
        self._seen, self._at = wall(), passed()  # what the machine's clock showed when it was last looked at
        self._now = self._seen

    def __call__(self) -> float:
        """The time now."""
        wall, at = self._wall(), self._passed()
        passed = max(0.0, at - self._at)
        self._report(wall - self._seen - passed)
        self._seen, self._at = wall, at
        ahead = self._now + passed * SLOW
        self._now = ahead if wall < ahead <= wall + FARTHEST else wall
        return self._now

    def not_before(self, moment: float | None) -> None:
        """Others have come as far as this: we go on from there."""
        now = self()
        if moment is None or moment - now < JUMP:
            return
        if moment - now > FARTHEST:
            log.error("a clock of this house was ahead by %s; what it set waits until then", _spoken(moment - now))
            return
        log.warning(
            "the clock of this machine is behind the others of this house, or was, by %s", _spoken(moment - now)
        )
        self._now = moment

    def _report(self, jump: float) -> None:
        if abs(jump) >= JUMP:
            way = "forward" if jump > 0 else "back"
            log.warning("the clock of this machine was set %s by %s; nothing stands still for it", way, _spoken(jump))


def _spoken(seconds: float) -> str:
    minutes = round(abs(seconds) / 60)
    return f"{minutes // 60} h {minutes % 60} min" if minutes >= 60 else f"{minutes} min"
