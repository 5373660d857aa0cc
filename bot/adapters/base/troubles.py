"""What keeps us from posting: noted where it happens, told to whoever asks there next, over with the next post."""

from __future__ import annotations

from bot.adapters.base.platform import Platform
from bot.domain.messages import Answer, Line
from bot.store.store import Store
from bot.store.values import Values


class Troubles:
    """What is in the way, by channel."""

    def __init__(self, store: Store, platform: Platform) -> None:
        self.values, self.platform = Values(store), platform

    async def note(self, channel: str, reason: str) -> None:
        """Remembers why nothing could be posted here."""
        await self.values.put(channel, "trouble", reason)

    async def over(self, channel: str) -> None:
        """Something was posted here."""
        await self.values.drop(channel, "trouble")

    async def told(self, channel: str) -> tuple[Line, ...]:
        """What to tell somebody who asks about this channel."""
        if self.platform.trouble is None:
            return ()
        reason = await self.values.get(channel, "trouble")
        return (self.platform.trouble(reason.decode()),) if reason else ()

    async def told_elsewhere(self, answer: Answer) -> tuple[Line, ...]:
        """What is in the way at the tables that an answer names."""
        places = [said.args.get("channel") for said in answer.lines]
        return tuple([one for place in places if isinstance(place, str) for one in await self.told(place)])
