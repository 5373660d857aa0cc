"""Updates that were fetched and are not done with: in Redis, so that Telegram need not keep them for us."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, cast

from bot.adapters.telegram.limits import UPDATE_KEPT
from bot.adapters.telegram.people import PLATFORM
from bot.store.keys import shared_key
from bot.store.scripts import Script
from bot.store.store import Store

KEY = shared_key(0, f"inbox:{PLATFORM}")


class Inbox:
    """Keeps updates by their numbers, as long as Telegram would."""

    def __init__(self, store: Store) -> None:
        self.client, self.replicas = store.client, store.replicas
        self._script = Script(store.client, "telegram_inbox")

    async def keep(self, updates: Sequence[dict[str, Any]]) -> None:
        """From now on they may be confirmed: as many replicas as should have them do."""
        if not updates:
            return
        args = [UPDATE_KEPT, *(part for update in updates for part in (update["update_id"], json.dumps(update)))]
        if self.replicas:
            await self._script.safely([KEY], args, self.replicas)
        else:
            await self._script([KEY], args)

    async def left(self) -> list[dict[str, Any]]:
        """Those that nobody has dealt with yet, in order."""
        kept = cast(dict[bytes, bytes], await self.client.hgetall(KEY))
        return [json.loads(kept[number]) for number in sorted(kept, key=int)]

    async def drop(self, update: int) -> None:
        """It is dealt with."""
        await self.client.hdel(KEY, str(update))
