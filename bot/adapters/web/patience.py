"""Nobody waits longer than some seconds for a Redis that has fallen silent; whatever else takes its time, may."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from types import TracebackType

from aiohttp import web

from bot.adapters.web.places import STORE
from bot.store.scripts import OUTAGE
from bot.store.store import Store

SLOW = 2.5  # seconds after which Redis is asked whether it is still there
SILENCE = 1.5  # seconds within which it must answer

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Patience:
    """Ends what is done within, by TimeoutError, once Redis does not answer any more."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._limit = asyncio.timeout(None)
        self._timer: asyncio.TimerHandle | None = None
        self._question: asyncio.Task[None] | None = None

    async def __aenter__(self) -> None:
        await self._limit.__aenter__()
        self._set_timer()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.is_over()
        await self._limit.__aexit__(kind, error, trace)

    def is_over(self) -> None:
        """From now on it may take as long as it likes."""
        if self._timer is not None:
            self._timer.cancel()
        if self._question is not None:
            self._question.cancel()

    def _set_timer(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(SLOW, self._ask)

    def _ask(self) -> None:
        self._question = asyncio.create_task(self._asked())

    async def _asked(self) -> None:
        try:
            async with asyncio.timeout(SILENCE):
                await self._store.ping()
        except OUTAGE:
            self._limit.reschedule(asyncio.get_running_loop().time())
        else:
            self._set_timer()


PATIENCE = web.RequestKey("patience", Patience)


@web.middleware
async def patient(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Every request is answered within some seconds, if only by saying that the games cannot be reached."""
    patience = request[PATIENCE] = Patience(request.app[STORE])
    async with patience:
        return await handler(request)
