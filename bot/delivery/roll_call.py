"""Posts that call somebody to a table, or tell of it in private: not for who is not in that table's chat any more.

Whoever never presses anything could leave without our noticing. A reminder is sent seldom, so that is the moment to
ask; the table then hears at half the time of a turn, and not at its end, that a seat is empty.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable

import msgspec

from bot.delivery.outbox import Sender
from bot.domain.addresses import is_direct, person_of
from bot.domain.messages import Person, Post
from bot.service.admission import Admission
from bot.store.scripts import OUTAGE

log = logging.getLogger(__name__)

REMINDS = "call-reminded"  # the call of reminders and nudges


class RollCall:
    """Sends by a platform's own sender, and looks after those whom a post is for."""

    def __init__(self, sender: Sender, admission: Admission) -> None:
        self.sender, self.admission = sender, admission
        self.platform = sender.platform

    async def send(self, channel: str, post: Post) -> None:
        """Shows the post in the channel; to a person alone, only what they may know."""
        if is_direct(channel):
            fit = await self._fit_for(Person(person_of(channel), ""), channel, post)
            if fit is not None:
                await self.sender.send(channel, fit)
            return
        await self.sender.send(channel, post)
        if post.call is not None and post.call.key == REMINDS:
            await asyncio.gather(*(self._visible(channel, Person(one.person, one.name)) for one in post.called))

    async def _fit_for(self, who: Person, own: str, post: Post) -> Post | None:
        """The post without what it tells of tables that this person may not see; None if nothing is left of it."""
        tables = {place for told in post.lines if isinstance(place := told.args.get("channel"), str)}
        tables |= {button.channel for button in post.buttons}
        hidden = await self._hidden(who, tables - {"", own})
        if not hidden:
            return post
        lines = tuple(told for told in post.lines if told.args.get("channel") not in hidden)
        buttons = tuple(button for button in post.buttons if button.channel not in hidden)
        tells = any("channel" in told.args for told in lines)
        return msgspec.structs.replace(post, lines=lines, buttons=buttons) if tells else None

    async def _hidden(self, who: Person, tables: Iterable[str]) -> set[str]:
        asked = sorted(tables)
        seen = await asyncio.gather(*(self._visible(table, who) for table in asked))
        return {table for table, visible in zip(asked, seen, strict=True) if not visible}

    async def _visible(self, channel: str, who: Person) -> bool:
        try:
            return await self.admission.visible(channel, who)
        except OUTAGE as error:
            log.warning("who is in a chat is asked another time: %s", type(error).__name__)
            return True
