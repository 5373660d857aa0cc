"""What a test may do to the stand-in: refuse, fail, hang or forget."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any, Literal

from tests.standins.telegram.refusals import Refusal

Whispers = Literal["kept", "refused", "unknown"]
"""Messages for one member alone: as Telegram has them, refused, or unknown to the server, which shows them to all."""


@dataclass(eq=False)
class Mishap:
    """Happens to the next calls of a method, before or after they are carried out."""

    method: str
    times: int = 1
    refusal: Refusal | None = None
    drop: Literal["no", "before", "after"] = "no"  # the connection is cut
    answer: bytes | None = None  # the call is done, and answered with this
    chat: int | None = None
    reached: asyncio.Event = field(default_factory=asyncio.Event)
    hold: asyncio.Event | None = None  # the call waits for this

    def concerns(self, method: str, form: dict[str, Any]) -> bool:
        here = self.chat is None or str(form.get("chat_id")) == str(self.chat)
        return self.times > 0 and self.method in (method, "*") and here


class Mishaps:
    """All that is arranged."""

    def __init__(self) -> None:
        self.arranged: list[Mishap] = []
        self.whispers: Whispers = "kept"
        self.replacing: Literal["kept", "refused"] = "kept"  # a whisper in place of the message that was pressed
        self.down = False

    def arrange(self, method: str, **how: Any) -> Mishap:
        mishap = Mishap(method, **how)
        self.arranged.append(mishap)
        return mishap

    def next(self, method: str, form: dict[str, Any]) -> Mishap | None:
        for mishap in self.arranged:
            if mishap.concerns(method, form):
                mishap.times -= 1
                mishap.reached.set()
                return mishap
        return None
