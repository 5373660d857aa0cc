"""Updates that were fetched and are not done with: in Redis, so that Telegram need not keep them for us."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, cast

from bot.adapters.telegram.limits import UPDATE_KEPT
from bot.adapters.telegram.people import PLATFORM
from bot.partitions import shared_key
from bot.store import Store

KEY = shared_key(0, f"inbox:{PLATFORM}")


class Inbox:
    """Keeps updates by their numbers, as long as Telegram would."""

    def __init__(self, store: Store) -> None:
        self.client = store.client

    async def keep(self, updates: Sequence[dict[str, Any]]) -> None:
        """From now on they may be confirmed."""
        if updates:
            pipe = self.client.pipeline(transaction=False)
            pipe.hset(KEY, mapping={update["update_id"]: json.dumps(update) for update in updates})
            pipe.expire(KEY, UPDATE_KEPT)
            await pipe.execute()

    async def left(self) -> list[dict[str, Any]]:
        """Those that nobody has dealt with yet, in order."""
        kept = cast(dict[bytes, bytes], await self.client.hgetall(KEY))
        return [json.loads(kept[number]) for number in sorted(kept, key=int)]

    async def drop(self, update: int) -> None:
        """It is dealt with."""
        await self.client.hdel(KEY, str(update))
