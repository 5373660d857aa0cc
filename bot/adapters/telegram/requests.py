"""Requests to the Bot API, and what was answered: also where the library cannot read it."""

from __future__ import annotations

from typing import Any

import msgspec
import telegram
from telegram.error import NetworkError
from telegram.request import HTTPXRequest

from bot.adapters.telegram import PLATFORM
from bot.runtime.metrics import CALLS, result_of

CONNECTIONS = 64
NOTHING = 0  # the status where there was no answer
READ, WRITE, CONNECT = 20.0, 20.0, 5.0  # seconds
SHOWING = ("send", "edit")  # the methods that show something begin so


class Unreadable(NetworkError):
    """Telegram did what it was asked, and answered something that we cannot read: to ask again would do it twice."""

    def __init__(self, message: int) -> None:
        super().__init__("it was done, but the answer cannot be read")
        self.number = message  # of the message that was shown; 0: unknown


class Request(HTTPXRequest):
    """The library's way of asking, which can also tell that something was done and answered unreadably."""

    def __init__(self) -> None:
        super().__init__(
            connection_pool_size=CONNECTIONS,
            read_timeout=READ,
            write_timeout=WRITE,
            connect_timeout=CONNECT,
            pool_timeout=CONNECT,
        )

    async def do_request(self, url: str, *args: Any, **options: Any) -> tuple[int, bytes]:
        """The status and the body of the answer."""
        try:
            code, body = await super().do_request(url, *args, **options)
        except Exception:
            CALLS.add(PLATFORM.name, result_of(NOTHING))
            raise
        CALLS.add(PLATFORM.name, result_of(code))
        if code // 100 == 2 and url.rpartition("/")[2].startswith(SHOWING):
            _check(body)
        return code, body


def _check(body: bytes) -> None:
    """Unreadable if the library would fail over this."""
    result: Any = None
    try:
        result = msgspec.json.decode(body)["result"]
        if result is not True:
            telegram.Message.de_json(result, None).message_id  # noqa: B018
    except Exception as error:  # the library has no one error for this
        number = result.get("message_id") if isinstance(result, dict) else 0
        raise Unreadable(number if isinstance(number, int) else 0) from error
