"""What the players were told, and what everybody could see: written down from outside, to be held against Redis."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Mapping, Sequence


class Ledger:
    """Acknowledged commands and posts seen, a channel, and counts of all that went on."""

    def __init__(self) -> None:
        self.acknowledged: dict[str, list[tuple[str, str]]] = defaultdict(list)  # person and text
        self.posts: dict[str, dict[int, Sequence[str]]] = defaultdict(dict)  # the last that was seen of each
        self.waits: list[float] = []  # from a move to the post that shows it, in seconds
        self.asked = 0
        self.resends = 0
        self.outages = 0
        self.duplicates = 0
        self._asked = asyncio.Condition()

    async def note_asked(self) -> None:
        """A request is on its way."""
        self.asked += 1
        async with self._asked:
            self._asked.notify_all()

    async def asked_again(self, count: int) -> None:
        """Returns when so many more requests have been made."""
        goal = self.asked + count
        async with self._asked:
            await self._asked.wait_for(lambda: self.asked >= goal)

    def note_answered(self, channel: str, person: str, text: str) -> None:
        """A command was acknowledged."""
        self.acknowledged[channel].append((person, text))

    def note_posts(self, channel: str, seen: Mapping[int, Sequence[str]]) -> None:
        """What a page shows: none may be missing between what was seen before and what is new, none go back."""
        known = self.posts[channel]
        ids = list(seen)
        assert ids == sorted(ids), f"posts of {channel} in disorder: {ids}"
        if ids:
            assert ids == list(range(ids[0], ids[-1] + 1)), f"posts of {channel} missing among {ids}"
            assert ids[0] <= len(known) + 1, f"posts of {channel} missing between {len(known)} and {ids[0]}"
        assert not known or (ids and ids[-1] >= len(known)), f"posts of {channel} lost after they were seen"
        known.update(seen)

    @property
    def commands(self) -> int:
        """How many were acknowledged."""
        return sum(map(len, self.acknowledged.values()))

    @property
    def moves(self) -> int:
        """How many of them were moves."""
        return sum(text.startswith("/play ") for told in self.acknowledged.values() for _, text in told)

    @property
    def posts_seen(self) -> int:
        """How many posts were seen."""
        return sum(map(len, self.posts.values()))
