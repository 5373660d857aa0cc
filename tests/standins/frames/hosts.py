"""One server behind every name that a browser asks for: the apps' own pages, and the proxies before ours.

A browser started with `FLAGS` finds all names here. What the real ones refuse is refused, and noted in `violations`.
"""

from __future__ import annotations

import asyncio
import ssl
import subprocess
from pathlib import Path

import aiohttp
from aiohttp import web

from tests.standins.discord.activities import Activities

HERE = Path(__file__).parent
APP_HOST = "zoco.example.org"
TELEGRAM_HOST = "web.telegram.org"
FOREIGN_HOST = "evil.example.org"
BUFFERED = 30.0  # seconds for which Discord's proxy waits for a whole answer, and passes nothing on before
PROXY_POLICY = "default-src 'self'; script-src 'self'; img-src 'self' blob: data:; frame-ancestors https://discord.com"
HOP = {"connection", "keep-alive", "transfer-encoding", "content-encoding", "content-length", "host"}


def FLAGS(port: int) -> list[str]:
    """With these a browser believes our certificate, and keeps no cookies for pages in the frames of others."""
    return [
        f"--host-resolver-rules=MAP * 127.0.0.1:{port}",
        "--ignore-certificate-errors",
        "--test-third-party-cookie-phaseout",
    ]


class Hosts:
    """All of them. `page` is the address of ours, `activities` what Discord knows of those who come."""

    def __init__(self, page: str, activities: Activities) -> None:
        self.page, self.activities = page, activities
        self.application = activities.world.application
        self.port = 0
        self.violations: list[str] = []
        self.passed: list[tuple[str, str]] = []  # what went through to the page: by which host, and its path
        self._runner: web.AppRunner | None = None
        self._http: aiohttp.ClientSession | None = None

    @property
    def activity_host(self) -> str:
        """Where Discord serves the application's page."""
        return f"{self.application}.discordsays.com"

    async def start(self, directory: Path) -> None:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(*await asyncio.to_thread(certificate, directory))
        app = web.Application()
        app.router.add_route("*", "/{path:.*}", self._answer)
        self._http = aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar(), auto_decompress=False)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1, handler_cancellation=True)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0, ssl_context=context).start()
        self.port = self._runner.addresses[0][1]

    async def stop(self) -> None:
        if self._runner:
            await self._runner.cleanup()
        if self._http:
            await self._http.close()

    async def _answer(self, request: web.Request) -> web.StreamResponse:
        host = request.host.partition(":")[0]
        if host == APP_HOST:
            return await self._passed_on(request, request.path_qs)
        if host == self.activity_host:
            return await self._through_discord(request)
        if host == "discord.com" and request.path.startswith("/standin/"):
            return self._of_client(request)
        pages = {TELEGRAM_HOST: "telegram.html", "discord.com": "discord.html", FOREIGN_HOST: "foreign.html"}
        if host not in pages:
            return web.Response(status=404)
        return web.Response(text=(HERE / pages[host]).read_text("utf-8"), content_type="text/html")

    def _of_client(self, request: web.Request) -> web.Response:
        """What Discord's client asks its own server: a code for whoever sits there, and whose a token is."""
        if request.path.endswith("/code"):
            return web.Response(text=self.activities.authorise(int(request.query["user"])))
        return web.Response(text=str(self.activities.tokens.get(request.query["token"], 0)))

    async def _through_discord(self, request: web.Request) -> web.StreamResponse:
        """Discord's proxy: its own policy, no cookies, and an answer only when it is there as a whole."""
        path = request.path_qs.removeprefix("/.proxy")
        try:
            async with asyncio.timeout(BUFFERED):
                return await self._passed_on(request, path, whole=True)
        except TimeoutError:
            return web.Response(status=504)

    async def _passed_on(self, request: web.Request, path: str, *, whole: bool = False) -> web.StreamResponse:
        """A proxy as an owner has it; `whole`: it passes nothing on before it has all of it."""
        assert self._http is not None
        self.passed.append((request.host, path))
        headers = {name: value for name, value in request.headers.items() if name.lower() not in HOP}
        if "Cookie" in headers:
            self.violations.append(f"a cookie in a frame: {path}")
        headers |= {"Host": APP_HOST, "X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.7"}
        asked = self._http.request(
            request.method, f"{self.page}{path}", headers=headers, data=await request.read(), allow_redirects=False
        )
        async with asked as answer:
            kept = {name: value for name, value in answer.headers.items() if name.lower() not in HOP}
            if "Content-Encoding" in answer.headers:
                kept["Content-Encoding"] = answer.headers["Content-Encoding"]
            if "Set-Cookie" in kept:
                self.violations.append(f"a cookie for a frame: {path}")
            if whole:
                body = await answer.read()
                if "Content-Security-Policy" in kept:
                    kept["Content-Security-Policy"] = PROXY_POLICY
                return web.Response(status=answer.status, body=body, headers=kept)
            response = web.StreamResponse(status=answer.status, headers=kept)
            await response.prepare(request)
            async for part in answer.content.iter_any():
                await response.write(part)
            return response


def certificate(directory: Path) -> tuple[Path, Path]:
    """A certificate of nobody's, and its key."""
    certificate, key = directory / "hosts.pem", directory / "hosts.key"
    kind = "-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=hosts".split()  # noqa: SIM905
    made = ["openssl", "req", "-x509", *kind, "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(made, check=True, capture_output=True)
    return certificate, key
