"""The secret that signs the cookies: made once, kept with the games, shared by every web process."""

from __future__ import annotations

from secrets import token_bytes
from typing import cast

from bot.store.keys import cookie_key
from bot.store.store import Store


async def cookie_secret(store: Store, platform: str) -> bytes:
    """The secret of this house; the first who asks makes it."""
    name = cookie_key(platform, "secret")
    await store.client.set(name, token_bytes(32), nx=True)
    return cast(bytes, await store.client.get(name))
