"""Who belongs to the chat that a table is in, and moderates it: by the platform's word of a moment ago.

A press, a link or a message can come from anywhere and name any table. What somebody may do at a table is decided by
what the platform says of that person in the table's own chat.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Callable
from typing import Protocol

import msgspec

from bot.domain.addresses import is_direct, person_of, platform_of

KEPT = 60.0  # seconds for which it is believed that somebody is in a chat
REFUSAL_KEPT = 10.0  # and that somebody is not, or that it cannot be learned: who has just come in need not wait long
REMEMBERED = 10_000  # people in chats, of each platform
PATIENCE = 5.0  # seconds for the platform to answer


class Standing(msgspec.Struct, frozen=True):
    """What somebody is in a chat. `left`: not there any more, which is more than not to see the channel."""

    member: bool
    moderator: bool = False
    left: bool = False


MEMBER, OUTSIDER = Standing(member=True), Standing(member=False)
LEFT = Standing(member=False, left=True)


class Membership(Protocol):
    """A platform that can be asked who is in its chats."""

    async def standing(self, channel: str, person: str) -> Standing | None:
        """What this person is in the chat of that channel; None: it cannot be learned just now."""


class Kept(msgspec.Struct, frozen=True):
    """An answer, and when it was given."""

    standing: Standing | None
    at: float

    def holds(self, now: float) -> bool:
        """Whether it is still believed; not either if the clock was put back."""
        kept = KEPT if self.standing and self.standing.member else REFUSAL_KEPT
        return 0 <= now - self.at < kept


class Memberships:
    """All platforms together, with what they said lately: a usual move asks nobody."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self._platforms: dict[str, Membership] = {}
        self._kept: OrderedDict[tuple[str, str], Kept] = OrderedDict()
        self._asking: dict[tuple[str, str], asyncio.Task[Standing | None]] = {}

    def serve(self, platform: str, membership: Membership) -> None:
        """From now on this platform can be asked, by this process."""
        self._platforms[platform] = membership

    def knows(self, platform: str) -> bool:
        """Whether anybody can be asked about chats of this platform."""
        return platform in self._platforms

    def met(self, channel: str, person: str, *, moderator: bool) -> None:
        """The person has just done there what only those who are there can do."""
        self._keep((channel, person), Standing(member=True, moderator=moderator))

    def forget(self, channel: str, person: str) -> None:
        """Something has changed: the platform is to be asked anew."""
        self._kept.pop((channel, person), None)

    async def standing(self, channel: str, person: str) -> Standing | None:
        """What the platform says, now or a moment ago; it is asked once, however many wait for the answer."""
        if platform_of(person) != platform_of(channel):
            return OUTSIDER
        if is_direct(channel):  # somebody's direct messages: nobody else is there
            return MEMBER if person_of(channel) == person else OUTSIDER
        name = (channel, person)
        kept = self._kept.get(name)
        if kept is not None and kept.holds(self.clock()):
            return kept.standing
        if (asking := self._asking.get(name)) is None:
            self._asking[name] = asking = asyncio.create_task(self._asked(channel, person))
            asking.add_done_callback(lambda _: self._asking.pop(name))
        return await asyncio.shield(asking)

    async def _asked(self, channel: str, person: str) -> Standing | None:
        found, platform = None, self._platforms.get(platform_of(channel))
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                found = await platform.standing(channel, person) if platform else None
        known = self._kept.get((channel, person))
        if known is not None and known.standing and known.at >= self.clock():  # they were met while we asked
            return known.standing
        self._keep((channel, person), found)
        return found

    def _keep(self, name: tuple[str, str], standing: Standing | None) -> None:
        self._kept[name] = Kept(standing, self.clock())
        self._kept.move_to_end(name)
        while len(self._kept) > REMEMBERED:
            self._kept.popitem(last=False)
