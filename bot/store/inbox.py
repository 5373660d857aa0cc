"""Updates that were fetched and are not dealt with: kept in Redis, so that the platform need not keep them for us."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, cast

from bot.store.keys import KINDS, shared_key
from bot.store.scripts import Script
from bot.store.store import Store

KEPT = KINDS["inbox"].seconds or 0


class Inbox:
    """Keeps the updates of a platform by their numbers."""

    def __init__(self, store: Store, platform: str) -> None:
        self.client, self.replicas = store.client, store.replicas
        self.key = shared_key(0, f"inbox:{platform}")
        self._script = Script(store.client, "inbox")

    async def keep(self, updates: Sequence[dict[str, Any]]) -> None:
        """From now on they may be confirmed: as many replicas as should have them do."""
        if not updates:
            return
        args = [KEPT, *(part for update in updates for part in (update["update_id"], json.dumps(update)))]
        if self.replicas:
            await self._script.safely([self.key], args, self.replicas)
        else:
            await self._script([self.key], args)

    async def left(self) -> list[dict[str, Any]]:
        """Those that nobody has dealt with yet, in order."""
        kept = cast(dict[bytes, bytes], await self.client.hgetall(self.key))
        return [json.loads(kept[number]) for number in sorted(kept, key=int)]

    async def drop(self, update: int) -> None:
        """It is dealt with."""
        await self.client.hdel(self.key, str(update))
