"""HTTP as a browser speaks it, with as little work as can be: who measures must not be what is measured."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncIterator

ROOM = 1 << 20  # for what arrives at once


class Failed(Exception):
    """An answer other than 200."""


class Wire:
    """One connection that is kept open, for one request after another."""

    def __init__(self, port: int, cookie: str) -> None:
        self.port, self.cookie = port, cookie
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def get(self, path: str) -> bytes:
        """The body of a page."""
        return await self._ask(f"GET {path} HTTP/1.1", b"")

    async def post(self, path: str, body: bytes) -> bytes:
        """The answer to some JSON."""
        return await self._ask(f"POST {path} HTTP/1.1", body)

    async def events(self, path: str) -> AsyncIterator[bytes]:
        """The lines of a stream, until it ends."""
        reader = await self._send(f"GET {path} HTTP/1.1", b"")
        await _head(reader)
        while line := await reader.readline():
            yield line

    async def close(self) -> None:
        """Hangs up."""
        if self.writer:
            self.writer.close()

    async def _ask(self, request: str, body: bytes) -> bytes:
        reader = await self._send(request, body)
        headers = await _head(reader)
        if headers.get(b"transfer-encoding") == b"chunked":
            content = await _chunks(reader)
        else:
            content = await reader.readexactly(int(headers.get(b"content-length", b"0")))
        return zlib.decompress(content, 47) if b"content-encoding" in headers else content

    async def _send(self, request: str, body: bytes) -> asyncio.StreamReader:
        if self.reader is None or self.writer is None:
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port, limit=ROOM)
        lines = (
            request,
            f"Host: 127.0.0.1:{self.port}",
            f"Cookie: zoco={self.cookie}",
            "Accept-Encoding: gzip, deflate",
            "Content-Type: application/json",
            f"Content-Length: {len(body)}",
            "\r\n",
        )
        self.writer.write("\r\n".join(lines).encode() + body)
        return self.reader


async def _head(reader: asyncio.StreamReader) -> dict[bytes, bytes]:
    head = await reader.readuntil(b"\r\n\r\n")
    status, *lines = head[:-4].split(b"\r\n")
    headers = dict(line.lower().split(b": ", 1) for line in lines)
    if b" 200 " not in status:
        length = int(headers.get(b"content-length", b"0"))
        raise Failed(status.decode(), await reader.readexactly(length))
    return headers


async def _chunks(reader: asyncio.StreamReader) -> bytes:
    whole = b""
    while size := int(await reader.readline(), 16):
        whole += (await reader.readexactly(size + 2))[:size]
    await reader.readline()
    return whole
