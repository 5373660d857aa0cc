"""A fair queue: what only one can use at a time goes round among those who wait, however often each of them asks."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeAlias

import msgspec


class Asker(msgspec.Struct, frozen=True):
    """Who waits: of which kind (robots, hints), and who of them. Kinds take turns, and so do those of one kind."""

    kind: str
    who: str


Ticket: TypeAlias = "asyncio.Future[None]"


class FairQueue:
    """Gives one turn at a time. Whoever asks twenty times waits behind everybody else who asked once."""

    def __init__(self) -> None:
        self._taken = False
        self._waiting: dict[str, dict[str, deque[Ticket]]] = {}

    @asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[None]:
        """Waits for a turn, which lasts as long as what is done within."""
        if self._taken:
            await self._wait(asker)
        self._taken = True
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, asker: Asker) -> None:
        ticket: Ticket = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(asker.kind, {}).setdefault(asker.who, deque()).append(ticket)
        try:
            await ticket
        except asyncio.CancelledError:
            if ticket.done() and not ticket.cancelled():
                self._pass_on()  # the turn had just come
            raise

    def _pass_on(self) -> None:
        """To the next who still waits: of the kind, and of it the one, whose last turn is longest ago."""
        while self._waiting:
            ticket = self._next()
            if not ticket.done():
                ticket.set_result(None)
                return
        self._taken = False

    def _next(self) -> Ticket:
        kind = next(iter(self._waiting))
        those = self._waiting.pop(kind)
        who = next(iter(those))
        tickets = those.pop(who)
        ticket = tickets.popleft()
        if tickets:
            those[who] = tickets  # behind all others of its kind
        if those:
            self._waiting[kind] = those  # behind the other kinds
        return ticket
