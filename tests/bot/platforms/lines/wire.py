"""The connection to the chat: calls that are answered, and what people say."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator
from typing import Any


class Shut(Exception):
    """The chat does not take it, and says why."""


class Wire:
    """A line of JSON for each thing."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._numbers = itertools.count(1)
        self._waiting: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def open(self) -> None:
        """Connects; OSError if nobody is there."""
        host, _, port = self.address.rpartition(":")
        self._reader, self._writer = await asyncio.open_connection(host, int(port))

    def close(self) -> None:
        """Nothing more will come."""
        if self._writer is not None:
            self._writer.close()

    async def call(self, **asked: object) -> dict[str, Any]:
        """Has something done; Shut if the chat refuses."""
        assert self._writer is not None
        number = next(self._numbers)
        reply = self._waiting[number] = asyncio.get_running_loop().create_future()
        self._writer.write(json.dumps({"call": number, **asked}).encode() + b"\n")
        answered: dict[str, Any] = await reply
        if "refused" in answered:
            raise Shut(answered["refused"])
        return answered

    async def said(self) -> AsyncIterator[dict[str, Any]]:
        """What people say, until the connection is lost."""
        assert self._reader is not None
        while line := await self._reader.readline():
            heard = json.loads(line)
            if "reply" in heard:
                self._waiting.pop(heard["reply"]).set_result(heard)
            else:
                yield heard
        raise ConnectionResetError("the chat has gone")
