"""The streams of events that pages hold open: how many there may be, and which goes first where there are too many.

A hidden page gives up its stream by itself, so those that are open are looked at, or were opened by no page of ours.
"""

from __future__ import annotations

import asyncio
from collections import Counter

from bot.adapters.web.limits import DISMISS_SECONDS

CHANGED, REST, REPLACED = "", "rest", "replaced"
"""What a stream is told: that something has changed, that there is no room for it, that its page has a newer one."""


class Stream:
    """One open stream: of which page, of which visitor, and what it is told."""

    def __init__(self, page: str, visitor: str | None, rings: asyncio.Queue[str]) -> None:
        self.page, self.visitor, self.rings = page, visitor, rings
        self.task = asyncio.current_task()

    @property
    def holder(self) -> str:
        """Whose it is, as far as that is known."""
        return self.visitor or self.page

    def dismiss(self, why: str) -> None:
        """Ends it, with a word if the page still listens."""
        self.rings.put_nowait(why)
        if self.task is not None:
            asyncio.get_running_loop().call_later(DISMISS_SECONDS, self.task.cancel)


class Streams:
    """All that are open, oldest first."""

    def __init__(self, most: int, a_visitor: int) -> None:
        self.most, self.a_visitor = most, a_visitor
        self._open: dict[str, Stream] = {}

    def __len__(self) -> int:
        return len(self._open)

    def enter(self, stream: Stream) -> None:
        """One more. It takes the place of an older one of the same page; where there is no room, another must go."""
        if before := self._open.get(stream.page):
            self._dismiss(before, REPLACED)
        own = [one for one in self._open.values() if one.visitor == stream.visitor]
        if stream.visitor is not None and len(own) >= self.a_visitor:
            self._dismiss(own[0], REST)
        elif len(self._open) >= self.most:
            self._dismiss(self._oldest_of_the_greediest(), REST)
        self._open[stream.page] = stream

    def _oldest_of_the_greediest(self) -> Stream:
        """Of whoever holds most of them; among equals, the oldest of all."""
        counts = Counter(one.holder for one in self._open.values())
        most = max(counts.values())
        return next(one for one in self._open.values() if counts[one.holder] == most)

    def _dismiss(self, stream: Stream, why: str) -> None:
        del self._open[stream.page]
        stream.dismiss(why)

    def leave(self, stream: Stream) -> None:
        """It is over."""
        if self._open.get(stream.page) is stream:
            del self._open[stream.page]

    def end(self) -> None:
        """At the end no open page holds the server back."""
        for stream in tuple(self._open.values()):
            if stream.task is not None:
                stream.task.cancel()
