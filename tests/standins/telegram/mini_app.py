"""What Telegram's app tells a Mini App of whoever opens it, signed as Telegram signs it."""

from __future__ import annotations

import hashlib
import hmac
import json
from typing import Any
from urllib.parse import quote, urlencode

from tests.standins.telegram.world import TOKEN, User

Json = dict[str, Any]


def init_data(user: User, now: float, start: str = "", token: str = TOKEN, **more: Any) -> str:
    """The word of Telegram on this person; `more` is told besides, or instead."""
    person: Json = {
        **user.json(),
        "last_name": "",
        "allows_write_to_pm": True,
        "photo_url": "https://t.me/i/userpic.svg",
    }
    person.pop("is_bot")
    told = {
        "query_id": f"AAH{user.id}",
        "user": json.dumps(person, ensure_ascii=False, separators=(",", ":")),
        "auth_date": str(int(now)),
        "signature": "x" * 86,  # for third parties; one more field to us
        **({"start_param": start, "chat_type": "supergroup", "chat_instance": "-42"} if start else {}),
        **more,
    }
    return urlencode({**told, "hash": hash_of(told, token)}, quote_via=quote)


def hash_of(told: Json, token: str = TOKEN) -> str:
    """By the steps of core.telegram.org/bots/webapps."""
    secret = hmac.new(b"WebAppData", token.encode(), hashlib.sha256)
    lines = [f"{name}={told[name]}" for name in sorted(told)]
    return hmac.new(secret.digest(), "\n".join(lines).encode(), hashlib.sha256).hexdigest()
