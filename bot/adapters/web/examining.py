"""The page as its owner has set it up: whether its port is free or served by us, and how it may be called."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Mapping

import aiohttp

from bot.adapters.base.findings import Finding, doubtful, right, wrong
from bot.adapters.web.door import door_of

PATIENCE = 5.0  # seconds
LOCAL = ("127.0.0.1", "::1", "localhost")
WELL, UNWELL = 200, 503
HOST, PORT = "127.0.0.1", "8000"


async def examine(environment: Mapping[str, str]) -> AsyncIterator[Finding]:
    """Looks at the port, then at the names."""
    host = environment.get("ZOCO_HOST", "").strip() or HOST
    port = int(environment.get("PORT", "").strip() or PORT)
    yield await _port(host, port)
    door = door_of(environment)
    if host not in LOCAL and not door.names:
        yield doubtful(
            f"The page is served at {host}, and ZOCO_HOSTS names no name: it answers only to addresses",
            "Set ZOCO_HOSTS to the name by which it is called, and put a TLS proxy before it",
        )
    elif "*" in door.names:
        yield doubtful("ZOCO_HOSTS is *: other sites can speak to the page in a visitor's browser", "Name its names")
    else:
        yield right(f"The page is called {', '.join(sorted(door.names)) or 'localhost, or by its address'}")


async def _port(host: str, port: int) -> Finding:
    asked = "127.0.0.1" if host == "0.0.0.0" else "[::1]" if host == "::" else f"[{host}]" if ":" in host else host
    try:
        timeout = aiohttp.ClientTimeout(total=PATIENCE)
        address = f"http://{asked}:{port}/healthz"
        async with aiohttp.ClientSession(timeout=timeout) as http, http.get(address) as response:
            status, said = response.status, (await response.text()).strip()
    except (aiohttp.ClientConnectorError, OSError):
        return await asyncio.to_thread(_free, host, port)
    except (aiohttp.ClientError, TimeoutError):
        return _taken(host, port)
    if status == WELL and said.startswith("ok"):
        return right(f"The page answers at {host}, port {port}, and moves are stored")
    if status == UNWELL:
        return wrong(f"The page answers, but no move would be stored: {said}", "See what is said of Redis and the disk")
    return _taken(host, port)


def _taken(host: str, port: int) -> Finding:
    return wrong(f"Something else is served at {host}, port {port}", "Set PORT to another, or end what is there")


def _free(host: str, port: int) -> Finding:
    try:
        for kind, _, _, _, place in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[:1]:
            with socket.socket(kind) as one:
                one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                one.bind(place)
    except OSError as error:
        return wrong(f"Nothing can be served at {host}, port {port}: {error.strerror}", "Set ZOCO_HOST and PORT anew")
    return right(f"The page does not run now; {host}, port {port} is free for it")
