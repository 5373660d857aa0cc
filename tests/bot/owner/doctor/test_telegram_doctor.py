"""The doctor asks Telegram: a bot that is set up well, and every fault it knows, made on the stand-in."""

from __future__ import annotations

import ssl
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
import telegram
from aiohttp import web

from bot.adapters.telegram.examining import certificate, examine
from bot.adapters.telegram.registering import register, register_menu_button
from bot.store.store import Store
from tests.bot.conftest import free_port
from tests.bot.owner.doctor.conftest import found
from tests.standins.telegram import TOKEN, StandIn

CERTIFICATE = Path(__file__).parent / "certificate" / "localhost.pem"  # of this machine's name alone, for a century
BROKEN = 0  # what the proxy below takes for: say nothing, and hang up
CENTURY = 100 * 365 * 24 * 3600


@pytest.fixture
async def stand_in() -> AsyncIterator[StandIn]:
    standing = StandIn(time.time)
    await standing.start()
    yield standing
    await standing.stop()


def environment(stand_in: StandIn, **more: str) -> dict[str, str]:
    return {"TELEGRAM_TOKEN": TOKEN, "TELEGRAM_API": stand_in.url, **more}


async def test_a_bot_that_is_set_up_well_is_found_so(stand_in: StandIn, store: Store) -> None:
    async with telegram.Bot(TOKEN, f"{stand_in.url}/bot") as bot:
        await register(bot, store)
    calls = len(stand_in.world.calls)
    seen = await found(examine(environment(stand_in)))
    assert {one.level for one in seen} == {"right"}, seen
    assert stand_in.world.violations == []
    assert not [name for name, _ in stand_in.world.calls[calls:] if not name.lower().startswith("get")], "it only asks"


def _no_privacy(stand_in: StandIn) -> None:
    stand_in.methods.bot_flags["can_read_all_group_messages"] = True


def _no_groups(stand_in: StandIn) -> None:
    stand_in.methods.bot_flags["can_join_groups"] = False


def _inline(stand_in: StandIn) -> None:
    stand_in.methods.bot_flags["supports_inline_queries"] = True


def _no_menus(stand_in: StandIn) -> None:
    stand_in.methods.commands.clear()


def _other_webhook(stand_in: StandIn) -> None:
    stand_in.updates.webhook = "https://old.example.org/telegram"


@pytest.mark.parametrize(
    ("fault", "level", "words"),
    [
        (_no_privacy, "doubtful", "Privacy mode is off"),
        (_no_groups, "wrong", "cannot be added to groups"),
        (_inline, "doubtful", "Inline mode is on"),
        (_no_menus, "doubtful", "menus of commands are not as they should be"),
        (_other_webhook, "doubtful", "brings updates to old.example.org"),
    ],
    ids=lambda given: getattr(given, "__name__", None),
)
async def test_a_fault_is_found_and_what_to_do_is_said(
    stand_in: StandIn, fault: Callable[[StandIn], None], level: str, words: str
) -> None:
    fault(stand_in)
    seen = await found(examine(environment(stand_in)))
    assert seen.has(level, words), seen
    assert TOKEN not in str(seen)
    assert TOKEN.split(":")[1] not in str(seen)


async def test_many_updates_that_wait_are_found(stand_in: StandIn) -> None:
    anna = stand_in.member("Anna")
    group = stand_in.group("Friends", anna)
    for number in range(101):
        await anna.say(group, f"/board {number}")
    assert (await found(examine(environment(stand_in)))).has("doubtful", "updates wait")


async def test_a_refused_token_and_a_telegram_out_of_reach_are_found(stand_in: StandIn) -> None:
    seen = await found(examine({**environment(stand_in), "TELEGRAM_TOKEN": "1:quite-wrong"}))
    assert seen.has("wrong", "refuses TELEGRAM_TOKEN")
    assert "quite-wrong" not in str(seen)
    await stand_in.stop()
    assert (await found(examine(environment(stand_in)))).has("wrong", "cannot be asked")


# The webhook.


class Proxy:
    """A TLS proxy before the webhook, as far as a stranger can tell."""

    def __init__(self) -> None:
        self.status, self.address = 403, ""
        self.policy = "default-src 'none'; frame-ancestors https://web.telegram.org https://weba.telegram.org"

    async def show(self, request: web.Request) -> web.Response:
        """The Mini App, to whoever looks."""
        return web.Response(headers={"Content-Security-Policy": self.policy})

    async def answer(self, request: web.Request) -> web.Response:
        if self.status == BROKEN and request.transport:
            request.transport.close()
        return web.Response(status=self.status or 500)


@pytest.fixture
async def proxy() -> AsyncIterator[Proxy]:
    standing, tls = Proxy(), ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    tls.load_cert_chain(CERTIFICATE)
    app = web.Application()
    app.router.add_post("/telegram", standing.answer)
    app.router.add_get("/telegram", standing.show)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0, ssl_context=tls).start()
    standing.address = f"https://localhost:{runner.addresses[0][1]}/telegram"
    yield standing
    await runner.cleanup()


async def test_a_webhook_that_leads_to_the_bot_with_a_good_certificate_is_right(
    stand_in: StandIn, proxy: Proxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(CERTIFICATE))
    stand_in.updates.webhook = proxy.address
    seen = await found(examine(environment(stand_in, TELEGRAM_WEBHOOK_URL=proxy.address)))
    assert seen.has("right", "Telegram brings updates to")
    assert seen.has("right", "The certificate of localhost is good for")
    assert seen.has("right", "leads to zoco")
    assert seen.has("wrong", "Telegram brings nothing to port"), "but for its port"
    soon = await certificate(proxy.address, time.time() + CENTURY - 5 * 24 * 3600)
    assert (soon.level, "ends in" in soon.what) == ("doubtful", True)


async def test_every_fault_of_a_webhook_is_found(
    stand_in: StandIn, proxy: Proxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = environment(stand_in, TELEGRAM_WEBHOOK_URL=proxy.address)
    seen = await found(examine(given))
    assert seen.has("doubtful", "does not know TELEGRAM_WEBHOOK_URL yet")
    assert seen.has("wrong", "The certificate of localhost is not good: self-signed")
    monkeypatch.setenv("SSL_CERT_FILE", str(CERTIFICATE))
    stand_in.updates.webhook, proxy.status = proxy.address, 502
    stand_in.methods.webhook_trouble = "Connection refused"
    seen = await found(examine(given))
    assert seen.has("wrong", "could not bring an update: Connection refused")
    assert seen.has("wrong", "does not lead to zoco: it answers 502")
    proxy.status = BROKEN
    assert (await found(examine(given))).has("wrong", "TELEGRAM_WEBHOOK_URL cannot be reached")
    nobody = f"https://localhost:{free_port()}/telegram"
    seen = await found(examine({**given, "TELEGRAM_WEBHOOK_URL": nobody}))
    assert seen.has("wrong", "Nobody answers at localhost")


async def test_a_mini_app_that_is_set_up_well_is_right_and_every_fault_of_one_is_found(
    stand_in: StandIn, proxy: Proxy, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(CERTIFICATE))
    given = environment(stand_in, TELEGRAM_APP_URL=proxy.address)
    seen = await found(examine(given))
    assert seen.has("doubtful", "The menu button does not open the Mini App yet")
    assert seen.has("doubtful", "TELEGRAM_APP is not set")
    assert seen.has("right", "leads to zoco's page")
    async with telegram.Bot(TOKEN, f"{stand_in.url}/bot") as bot:
        await register_menu_button(bot, store, proxy.address)
    proxy.policy = "frame-ancestors 'none'"
    seen = await found(examine({**given, "TELEGRAM_APP": "board"}))
    assert seen.has("right", "The menu button opens the Mini App")
    assert seen.has("wrong", "does not lead to zoco's Mini App: it answers 200")
    nobody = f"https://localhost:{free_port()}/telegram"
    assert (await found(examine({**given, "TELEGRAM_APP_URL": nobody}))).has("wrong", "Nobody answers at localhost")
