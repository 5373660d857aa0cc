"""A fair queue: what only few can use at a time goes round among those who wait, however often each of them asks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeAlias

import msgspec


class Asker(msgspec.Struct, frozen=True):
    """Who waits: of which kind (robots, hints), and who of them. Kinds take turns, and so do those of one kind."""

    kind: str
    who: str


class QueueFull(Exception):
    """So many wait that one more would wait too long."""


Ticket: TypeAlias = "asyncio.Future[None]"


class FairQueue:
    """Gives so many turns at a time. Whoever asks twenty times waits behind everybody else who asked once.

    One kind may go before the others, and always finds room to wait. Of the others only so many wait in all, and so
    many for each who asks.
    """

    def __init__(self, turns: int = 1, *, first: str = "", most: int | None = None, each: int | None = None) -> None:
        self._free = turns
        self._first, self._most, self._each = first, most, each
        self._waiting: dict[str, dict[str, dict[Ticket, None]]] = {}

    @property
    def waiting(self) -> int:
        """How many wait."""
        return sum(len(tickets) for those in self._waiting.values() for tickets in those.values())

    @asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[None]:
        """Waits for a turn, which lasts as long as what is done within."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(asker)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, asker: Asker) -> None:
        if asker.kind != self._first and self._is_full(asker):
            raise QueueFull
        ticket: Ticket = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(asker.kind, {}).setdefault(asker.who, {})[ticket] = None
        try:
            await ticket
        except asyncio.CancelledError:
            if ticket.done() and not ticket.cancelled():
                self._pass_on()  # the turn had just come
            else:
                self._give_up(asker, ticket)
            raise

    def _is_full(self, asker: Asker) -> bool:
        own = len(self._waiting.get(asker.kind, {}).get(asker.who, ()))
        if self._each is not None and own >= self._each:
            return True
        if self._most is None:
            return False
        others = (those for kind, those in self._waiting.items() if kind != self._first)
        return sum(len(tickets) for those in others for tickets in those.values()) >= self._most

    def _give_up(self, asker: Asker, ticket: Ticket) -> None:
        """Nobody waits for it any more."""
        those = self._waiting.get(asker.kind, {})
        tickets = those.get(asker.who, {})
        tickets.pop(ticket, None)
        if not tickets:
            those.pop(asker.who, None)
        if not those:
            self._waiting.pop(asker.kind, None)

    def _pass_on(self) -> None:
        """To the next who still waits: of the kind, and of it the one, whose last turn is longest ago."""
        while self._waiting:
            ticket = self._next()
            if not ticket.done():
                ticket.set_result(None)
                return
        self._free += 1

    def _next(self) -> Ticket:
        kind = self._first if self._first in self._waiting else next(iter(self._waiting))
        those = self._waiting.pop(kind)
        who = next(iter(those))
        tickets = those.pop(who)
        ticket = next(iter(tickets))
        del tickets[ticket]
        if tickets:
            those[who] = tickets  # behind all others of its kind
        if those:
            self._waiting[kind] = those  # behind the other kinds
        return ticket
