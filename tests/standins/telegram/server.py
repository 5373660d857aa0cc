"""The stand-in itself: a Bot API on a port of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from aiohttp import web

from tests.standins.telegram.members import Member, Moderator
from tests.standins.telegram.methods import Methods
from tests.standins.telegram.mishaps import Mishaps
from tests.standins.telegram.refusals import Refusal, unauthorised
from tests.standins.telegram.updates import Updates
from tests.standins.telegram.world import TOKEN, Chat, User, World

QUIET = ("getupdates",)


class StandIn:
    """Telegram, for tests: its world, its updates, its methods and its mishaps."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.world = World(clock)
        self.updates = Updates(self.world)
        self.mishaps = Mishaps()
        self.methods = Methods(self.world, self.updates, self.mishaps)
        self.moderator = Moderator(self.world, self.updates)
        self.url = ""
        self._runner: web.AppRunner | None = None

    async def start(self) -> None:
        app = web.Application(client_max_size=64 * 1024 * 1024)
        app.router.add_route("*", "/bot{token}/{method}", self._call)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1, handler_cancellation=True)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        self.url = f"http://127.0.0.1:{self._runner.addresses[0][1]}"

    async def stop(self) -> None:
        await self.updates.close()
        if self._runner:
            await self._runner.cleanup()

    def member(self, name: str, language: str = "en", started: bool = False) -> Member:
        user = self.world.user(name, language)
        user.started = started
        return Member(self.world, self.updates, user)

    def group(self, title: str, *members: Member, forum: bool = False, basic: bool = False) -> Chat:
        users: list[User] = [member.user for member in members]
        return self.world.group(title, *users, forum=forum, basic=basic)

    async def _call(self, request: web.Request) -> web.StreamResponse:
        method = request.match_info["method"]
        if self.mishaps.down:
            return web.Response(status=502)
        try:
            if request.match_info["token"] != TOKEN:
                raise unauthorised()
            form = await _form(request)
            return await self._answer(request, method, form)
        except Refusal as refusal:
            self.world.refuse(method, refusal)
            return web.json_response(refusal.body(), status=refusal.code)
        finally:
            await self.world.ring()

    async def _answer(self, request: web.Request, method: str, form: dict[str, Any]) -> web.Response:
        mishap = self.mishaps.next(method, form)
        if mishap and mishap.hold:
            await mishap.hold.wait()
        if mishap and mishap.drop == "before":
            _cut(request)
        if mishap and mishap.refusal:
            raise mishap.refusal
        result = await self.methods.call(method, form)
        if method.lower() not in QUIET:
            self.world.calls.append((method, form))
        if mishap and mishap.drop == "after":
            _cut(request)
        if mishap and mishap.answer is not None:
            return web.Response(body=mishap.answer, content_type="application/json")
        return web.json_response({"ok": True, "result": result})


def _cut(request: web.Request) -> None:
    if request.transport:
        request.transport.close()
    raise ConnectionResetError


async def _form(request: web.Request) -> dict[str, Any]:
    if request.content_type == "application/json":
        return dict(await request.json())
    form: dict[str, Any] = {}
    for name, value in (await request.post()).items():
        form[name] = (value.filename, value.file.read()) if isinstance(value, web.FileField) else value
    return form
