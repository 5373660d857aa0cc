"""Connections to a server of ours: how many there may be, and how long one may be silent. aiohttp has no such limits.

A guard stands between the event loop and aiohttp. It counts connections in all and by visitor. A request must have
begun within some seconds, a connection between two requests may rest for a while, and where there is no room, the one
that has rested longest goes first. Whoever is one too many is still let in to be told so, as long as they are few.
"""

from __future__ import annotations

import asyncio
import logging
import math
import os
import resource
import socket
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager

import msgspec
from aiohttp import web

from bot.adapters.http.log import HTTP_LOG
from bot.adapters.http.visitors import HERE, PRIVATE, Network, address_of, household, is_among, visitor_at
from bot.runtime.rare_warnings import RareWarnings
from bot.runtime.tasks import finish

log = logging.getLogger(__name__)
seldom = RareWarnings(log)

MOST = 10_000  # connections, however many files the system would allow
LEAST = 16
A_VISITOR = 64  # connections of one address: ten browsers at once
TURNED_AWAY = 32  # who are one too many and are let in to be told so
RESERVED = 192  # files and connections that are not visitors': Redis, the platforms, data, what has just been accepted
HEADER_SECONDS = 15.0  # from the first byte, or from the connection's beginning, to the end of a request's headers
BODY_SECONDS = 15.0
REST_SECONDS = 130.0  # between two requests; proxies keep a connection for two minutes at most
LINGER_SECONDS = 2.0  # for the rest of a body that nobody will read
BACKLOG = 512  # who may wait to be let in
AT_ONCE = 16  # are let in before any of them is looked at: each takes a file, also who is turned away

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How many connections, and how long they may be silent."""

    connections: int = MOST
    a_visitor: int = A_VISITOR
    turned_away: int = TURNED_AWAY
    header_seconds: float = HEADER_SECONDS
    body_seconds: float = BODY_SECONDS
    rest_seconds: float = REST_SECONDS
    uncounted: Sequence[Network] = HERE + PRIVATE  # where a proxy may stand: not one visitor, but many


def room() -> int:
    """How many connections this process has descriptors for, when everything else has those it needs."""
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if files == resource.RLIM_INFINITY:
        return MOST
    reserved = min(RESERVED, files // 2) + TURNED_AWAY
    return max(LEAST, min(MOST, files - reserved))


class CannotListen(RuntimeError):
    """Nothing can be served there, and why."""


class Guard:
    """Knows every connection of a server."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.open: set[Connection] = set()
        self.turned_away: set[Connection] = set()
        self._by_visitor: Counter[str] = Counter()
        self._resting: OrderedDict[Connection, None] = OrderedDict()

    def enter(self, connection: Connection) -> bool:
        """Whether there is room for it, if need be by closing one that rests; it may still come in to be told why."""
        visitor = connection.visitor
        if visitor is not None and self._by_visitor[visitor] >= self.limits.a_visitor:
            self._close_one_of(visitor)
        if len(self.open) >= self.limits.connections and self._resting:
            next(iter(self._resting)).close()
        of_visitor = self._by_visitor[visitor] if visitor is not None else 0
        if len(self.open) < self.limits.connections and of_visitor < self.limits.a_visitor:
            self.open.add(connection)
            if visitor is not None:
                self._by_visitor[visitor] += 1
            return True
        seldom.warning(
            "full", "a connection too many: %d are open, %d of them by this visitor", len(self.open), of_visitor
        )
        return False

    def _close_one_of(self, visitor: str) -> None:
        """The one of this visitor that has rested longest."""
        if resting := next((one for one in self._resting if one.visitor == visitor), None):
            resting.close()

    def leave(self, connection: Connection) -> None:
        """It is closed, or will be in a moment."""
        self._resting.pop(connection, None)
        self.turned_away.discard(connection)
        if connection in self.open:
            self.open.discard(connection)
            if connection.visitor is not None:
                self._by_visitor[connection.visitor] -= 1
                if not self._by_visitor[connection.visitor]:
                    del self._by_visitor[connection.visitor]

    def rests(self, connection: Connection) -> None:
        """It has no request in hand."""
        if connection in self.open:
            self._resting[connection] = None

    def works(self, connection: Connection) -> None:
        """It has."""
        self._resting.pop(connection, None)


class Connection(asyncio.Protocol):
    """One connection: aiohttp's own protocol, timed and counted."""

    def __init__(self, guard: Guard, inner: asyncio.Protocol) -> None:
        self.visitor: str | None = None
        self.one_too_many = False
        self.limits = guard.limits
        self._guard, self._inner, self._let_in = guard, inner, False
        self._transport: asyncio.Transport | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._hearing = True  # headers are on their way, or should be
        self._asked: asyncio.Task[object] | None = None  # what is done for who waits, and for nobody else
        self._unsent = math.inf  # bytes, when last looked at

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Lets it in, or not."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        peer = address_of(str((transport.get_extra_info("peername") or ("",))[0]))
        if peer is not None and not is_among(peer, self.limits.uncounted):
            self.visitor = household(peer)
        if not self._guard.enter(self):
            if len(self._guard.turned_away) >= self._guard.limits.turned_away:
                transport.abort()
                return
            self.one_too_many = True
            self._guard.turned_away.add(self)
        self._let_in = True
        self._inner.connection_made(transport)
        self._guard.rests(self)
        self._wait(self.limits.header_seconds)

    def connection_lost(self, error: Exception | None) -> None:
        """It is gone, and so is whoever waited for an answer."""
        self._stop_timer()
        self._guard.leave(self)
        if self._let_in:
            self._inner.connection_lost(error)
        if self._asked is not None:
            self._asked.cancel()

    def data_received(self, data: bytes) -> None:
        """The first bytes of a request: from now on its headers are awaited."""
        if not self._hearing:
            self._hearing = True
            self._wait(self.limits.header_seconds)
        self._inner.data_received(data)

    def eof_received(self) -> bool | None:
        """Nothing more will come."""
        return self._inner.eof_received()

    def pause_writing(self) -> None:
        """The other side reads too slowly."""
        self._inner.pause_writing()

    def resume_writing(self) -> None:
        """It has caught up."""
        self._inner.resume_writing()

    @contextmanager
    def at_work(self) -> Iterator[None]:
        """A request is in hand."""
        self._stop_timer()
        self._guard.works(self)
        try:
            yield
        finally:
            self._hearing = False
            self._guard.rests(self)
            self._wait(self.limits.rest_seconds)

    @contextmanager
    def waited_for(self) -> Iterator[None]:
        """What is done within is for nobody any more once the connection is lost, and ends then."""
        self._asked = asyncio.current_task()
        try:
            yield
        finally:
            self._asked = None

    def close(self) -> None:
        """Makes room for another."""
        self._guard.leave(self)
        self._stop_timer()
        if self._transport is not None:
            self._transport.close()

    def _wait(self, seconds: float) -> None:
        self._stop_timer()
        if self._transport is None or self._transport.is_closing():
            return
        self._unsent = math.inf
        self._timer = asyncio.get_running_loop().call_later(seconds, self._time_is_up, seconds)

    def _time_is_up(self, seconds: float) -> None:
        """Closes it, unless it still takes in the last answer."""
        assert self._transport is not None
        unsent = self._transport.get_write_buffer_size()
        if 0 < unsent < self._unsent:
            self._wait(seconds)
            self._unsent = unsent
            return
        self._guard.leave(self)
        self._transport.abort()

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def connection_of(request: web.Request) -> Connection | None:
    """The connection of a request, where a guard knows it."""
    protocol = request.transport.get_protocol() if request.transport else None
    return protocol if isinstance(protocol, Connection) else None


def visitor_of(request: web.Request, proxies: Sequence[Network], uncounted: Sequence[Network]) -> str | None:
    """Who asks, as far as limits go."""
    forwarded = ",".join(request.headers.getall("X-Forwarded-For", ()))
    return visitor_at(request.remote or "", forwarded, proxies, uncounted)


@contextmanager
def while_waited_for(request: web.Request) -> Iterator[None]:
    """What takes its time, and harms nothing if it stops, ends when whoever asked has hung up."""
    if request.transport is None:
        raise ConnectionResetError
    connection = connection_of(request)
    if connection is None:
        yield
        return
    with connection.waited_for():
        yield


async def body_of(request: web.Request) -> bytes:
    """The body of a request; TimeoutError if it does not come."""
    connection = connection_of(request)
    async with asyncio.timeout(connection.limits.body_seconds if connection else BODY_SECONDS):
        return await request.read()


@web.middleware
async def timed(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Tells the guard while a request is in hand: the outermost middleware of every server."""
    connection = connection_of(request)
    if connection is None:
        return await handler(request)
    with connection.at_work():
        response = await handler(request)
    if connection.one_too_many and not response.prepared:
        response.force_close()
    return response


@asynccontextmanager
async def served(
    app: web.Application, host: str, port: int, limits: Limits, *, grace: float, where: str, shared: bool = False
) -> AsyncIterator[int]:
    """Serves an application for as long as this lasts; gives the port.

    `where` names what the owner can set if that cannot be; `shared`: other processes listen there too.
    """
    guard = Guard(limits)
    runner = web.AppRunner(
        app,
        access_log=None,
        logger=HTTP_LOG,
        shutdown_timeout=grace,
        lingering_time=LINGER_SECONDS,
        auto_decompress=False,  # nobody sends us so much that it need be packed
    )
    await runner.setup()
    inner = runner.server
    assert inner is not None
    server = None
    try:
        try:
            server = await _listening(lambda: Connection(guard, inner()), host, port, shared=shared)
        except OSError as error:
            raise CannotListen(f"nothing can be served at {host}, port {port}: {_why(error)}. {where}") from error
        yield int(server.sockets[0].getsockname()[1])
    finally:
        await finish(_closed(server, runner))


async def _listening(protocol: Callable[[], asyncio.Protocol], host: str, port: int, *, shared: bool) -> asyncio.Server:
    loop = asyncio.get_running_loop()
    server = await loop.create_server(protocol, host, port, backlog=AT_ONCE, reuse_port=shared or None)
    for listener in server.sockets:
        with socket.socket(fileno=os.dup(listener.fileno())) as twin:
            twin.listen(BACKLOG)  # for asyncio, who may wait and who is let in at once are one number
    return server


def _why(error: OSError) -> str:
    """Without the address, which asyncio repeats."""
    is_of_names = isinstance(error, socket.gaierror) or not error.errno
    return str(error.strerror or error) if is_of_names else os.strerror(error.errno or 0)


async def _closed(server: asyncio.Server | None, runner: web.AppRunner) -> None:
    if server is not None:
        server.close()
    await runner.cleanup()
