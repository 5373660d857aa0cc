"""One look at a whole server: when something falls due next, and where posts are on their way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

import redis.asyncio as redis

from bot.store.keys import PARTITIONS, PREFIX

_LOOK = """
local prefix, partitions, first, waiting = ARGV[1], tonumber(ARGV[2]), nil, {}
for number = 0, partitions - 1 do
    local shared = prefix .. ':{' .. number .. '}:'
    local due = redis.call('ZRANGE', shared .. 'due', 0, 0, 'WITHSCORES')[2]
    if due and (not first or tonumber(due) < tonumber(first)) then first = due end
    for i = 3, #ARGV do
        for _, channel in ipairs(redis.call('ZRANGE', shared .. 'outbox:' .. ARGV[i], 0, -1)) do
            waiting[#waiting + 1] = channel
        end
    end
end
return {first or '', waiting}
"""


@dataclass(frozen=True)
class Glance:
    """When the clocks have something to do next, and the channels with posts on their way."""

    due: float | None
    channels: tuple[str, ...]


async def glance(client: redis.Redis, *platforms: str) -> Glance:
    """In one call, for it is asked many times a simulated hour; the posts are those of these platforms."""
    answer = await cast(Any, client.eval(_LOOK, 0, PREFIX, str(PARTITIONS), *platforms))
    due, channels = cast(tuple[bytes, list[bytes]], answer)
    return Glance(float(due) if due else None, tuple(sorted(channel.decode() for channel in channels)))
