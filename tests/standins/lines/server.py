"""The chat: rooms in which everyone reads, notes that one person reads, and a bot at the other end of a connection."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

LONGEST = 2000  # characters of a message
PATIENCE = 40.0  # seconds a test waits for what must come
T = TypeVar("T")


@dataclass(eq=False)
class Message:
    """A message of the bot. `only`: the one person who reads it."""

    number: int
    room: str
    text: str
    only: str = ""


class StandIn:
    """The server of the chat, on a free port."""

    def __init__(self) -> None:
        self.messages: dict[int, Message] = {}
        self.shut: str = ""  # why nothing is taken in rooms
        self.violations: list[str] = []
        self.heard: set[int] = set()
        self._numbers = itertools.count(1)
        self._bot: asyncio.StreamWriter | None = None
        self._changed = asyncio.Condition()
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)

    async def stop(self) -> None:
        assert self._server is not None
        self._server.close()
        if self._bot:
            self._bot.close()

    @property
    def address(self) -> str:
        assert self._server is not None
        host, port = self._server.sockets[0].getsockname()
        return f"{host}:{port}"

    async def says(self, user: str, room: str, text: str) -> None:
        """Somebody types something in a room, and the bot has dealt with it."""
        await self.until(lambda: self._bot, "the bot")
        assert self._bot is not None
        number = next(self._numbers)
        self._send(self._bot, {"said": number, "user": user.lower(), "name": user, "room": room, "text": text})
        await self.until(lambda: number in self.heard, "an answer")

    @property
    def connected(self) -> bool:
        """Whether the bot is there."""
        return self._bot is not None

    def read_by(self, user: str) -> list[Message]:
        """What the bot wrote to this person alone."""
        return [message for message in self.messages.values() if message.only == user.lower()]

    def in_room(self, room: str) -> list[Message]:
        return [message for message in self.messages.values() if message.room == room and not message.only]

    async def until(self, happened: Callable[[], T | None], what: str) -> T:
        async with self._changed, asyncio.timeout(PATIENCE):
            while not (found := happened()):
                await self._changed.wait()
            return found
        raise AssertionError(what)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._bot = writer
        await self._ring()
        while line := await reader.readline():
            asked = json.loads(line)
            self._send(writer, {"reply": asked["call"], **self._done(asked)})
            await self._ring()
        if self._bot is writer:
            self._bot = None
        writer.close()
        await self._ring()

    def _send(self, writer: asyncio.StreamWriter, line: dict[str, Any]) -> None:
        writer.write(json.dumps(line).encode() + b"\n")

    def _done(self, asked: dict[str, Any]) -> dict[str, Any]:
        if asked["do"] == "heard":
            self.heard.add(asked["said"])
            return {}
        if len(asked["text"]) > LONGEST:
            self.violations.append(f"too long: {asked['text'][:80]}")
            return {"refused": "too long"}
        only = asked.get("only", "")
        if self.shut and not only:
            return {"refused": self.shut}
        number = asked.get("message") or next(self._numbers)
        self.messages[number] = Message(number, asked["room"], asked["text"], only)
        return {"message": number}

    async def _ring(self) -> None:
        async with self._changed:
            self._changed.notify_all()
