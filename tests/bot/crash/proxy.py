"""A bad network between a bot and its Redis: slow, and it breaks in the middle of what is said."""

from __future__ import annotations

import asyncio
import contextlib
from random import Random

CHUNK = 65536


class Proxy:
    """Passes all on with delays; now and then half of an answer is the last that comes."""

    def __init__(self, port: int, chance: Random, slowest: float, breaks: float, watched: bytes) -> None:
        self._to, self._chance, self._slowest, self._breaks, self._watched = port, chance, slowest, breaks, watched
        self.broken = 0
        self.watched_broken = 0  # how many of the answers lost were to a request with `watched` in it
        self.url = ""

    async def __aenter__(self) -> Proxy:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.url = f"redis://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()

    async def _serve(self, asking: asyncio.StreamReader, answering: asyncio.StreamWriter) -> None:
        reading, writing = await asyncio.open_connection("127.0.0.1", self._to)
        asked = [b""]
        there = asyncio.create_task(self._requests(asking, writing, asked))
        with contextlib.suppress(ConnectionError):
            await self._answers(reading, answering, asked)
        there.cancel()
        for writer in (writing, answering):
            writer.transport.abort()

    async def _requests(self, asking: asyncio.StreamReader, writing: asyncio.StreamWriter, asked: list[bytes]) -> None:
        with contextlib.suppress(ConnectionError):
            while data := await asking.read(CHUNK):
                await self._delay()
                asked[0] = data
                writing.write(data)
        writing.close()

    async def _answers(
        self, reading: asyncio.StreamReader, answering: asyncio.StreamWriter, asked: list[bytes]
    ) -> None:
        while data := await reading.read(CHUNK):
            await self._delay()
            if self._chance.random() < self._breaks:
                self.broken += 1
                self.watched_broken += self._watched in asked[0]
                answering.write(data[: len(data) // 2])
                return
            answering.write(data)

    async def _delay(self) -> None:
        await asyncio.sleep(self._chance.uniform(0, self._slowest))
