"""The bot on Telegram as its owner has set it up: the token, privacy, the menus, and where updates are brought."""

from __future__ import annotations

import asyncio
import logging
import ssl
import time
from collections.abc import AsyncIterator, Mapping
from http import HTTPStatus
from urllib.parse import urlsplit

import aiohttp
import telegram
from telegram.error import InvalidToken, TelegramError

from bot.adapters.base.findings import Finding, doubtful, right, wrong
from bot.adapters.telegram import PLATFORM
from bot.adapters.telegram.registering import menus
from bot.adapters.telegram.requests import Request
from bot.adapters.telegram.running import Settings, settings_of
from bot.adapters.telegram.window import WEB_CLIENTS

PATIENCE = 15.0  # seconds for an answer
PORTS = (443, 80, 88, 8443)  # core.telegram.org/bots/webhooks
MANY = 100  # updates that wait
DAY = 24 * 3600
SOON = 14  # days
FORBIDDEN = 403  # what our door says to whoever has no secret


async def examine(environment: Mapping[str, str]) -> AsyncIterator[Finding]:
    """Asks Telegram all of it; one question that fails ends it."""
    logging.getLogger("httpx").setLevel(logging.WARNING)
    settings = settings_of(environment)
    assert settings is not None
    bot = telegram.Bot(settings.token, f"{settings.api}/bot", request=Request(), get_updates_request=Request())
    try:
        await bot.initialize()
        yield right(f"Telegram knows the bot as @{bot.username}")
        for finding in _privacy(bot.bot):
            yield finding
        yield await _menus(bot)
        async for finding in _updates(await bot.get_webhook_info(), settings):
            yield finding
        async for finding in _window(bot, settings):
            yield finding
    except InvalidToken:
        yield wrong(f"Telegram refuses {PLATFORM.token}", "Ask @BotFather for the token: /mybots, API Token")
    except (TelegramError, OSError) as error:
        yield wrong(f"Telegram cannot be asked ({type(error).__name__})", "Look at the network and at TELEGRAM_API")
    finally:
        await bot.shutdown()


def _privacy(me: telegram.User) -> list[Finding]:
    found = []
    if me.can_read_all_group_messages:
        found.append(
            doubtful(
                "Privacy mode is off: Telegram sends the bot all that is said in groups, which it needs not",
                "Send /setprivacy to @BotFather and choose Enable; then add the bot to each group anew",
            )
        )
    if me.can_join_groups is False:
        found.append(wrong("The bot cannot be added to groups", "Send /setjoingroups to @BotFather and choose Enable"))
    if me.supports_inline_queries:
        found.append(doubtful("Inline mode is on, and nothing answers there", "Send /setinline to @BotFather, /empty"))
    return found or [right("Privacy mode is on, and the bot can be added to groups")]


async def _menus(bot: telegram.Bot) -> Finding:
    wrongly = 0
    for scope, language, commands in menus():
        known = await bot.get_my_commands(scope=scope, language_code=language or None)
        wrongly += [(one.command, one.description) for one in known] != [
            (one.command, one.description) for one in commands
        ]
    if wrongly:
        todo = (
            "They are told when zoco starts: start it; if they were changed at @BotFather, send it /setcommands, /empty"
        )
        return doubtful(f"{wrongly} of {len(menus())} menus of commands are not as they should be", todo)
    return right(f"All {len(menus())} menus of commands are as they should be")


async def _updates(told: telegram.WebhookInfo, settings: Settings) -> AsyncIterator[Finding]:
    if told.pending_update_count > MANY:
        yield doubtful(f"{told.pending_update_count:,} updates wait", "Does `zoco telegram` run, and keep up?")
    if not settings.webhook:
        yield _fetched(told)
        return
    yield _brought(told, settings)
    if (port := urlsplit(settings.webhook).port or 443) not in PORTS:
        yield wrong(f"Telegram brings nothing to port {port}", f"Use one of {', '.join(map(str, PORTS))}")
    shown = await certificate(settings.webhook, time.time())
    yield shown
    if shown.level != "wrong":
        yield await _door(settings.webhook)


def _fetched(told: telegram.WebhookInfo) -> Finding:
    if told.url:
        return doubtful(
            f"Telegram brings updates to {urlsplit(told.url).hostname}, and zoco would fetch them",
            "Nothing, if that is over: zoco takes the webhook away when it starts. Else set TELEGRAM_WEBHOOK_URL",
        )
    return right("Updates are fetched; no webhook stands in the way")


def _brought(told: telegram.WebhookInfo, settings: Settings) -> Finding:
    if told.url != settings.webhook:
        return doubtful("Telegram does not know TELEGRAM_WEBHOOK_URL yet", "It is told when zoco starts: start it")
    if told.last_error_message:
        return wrong(f"Telegram could not bring an update: {told.last_error_message}", "See what is said below")
    return right("Telegram brings updates to TELEGRAM_WEBHOOK_URL")


async def certificate(address: str, now: float) -> Finding:
    """What a stranger finds who speaks TLS there."""
    parts = urlsplit(address)
    host, port = parts.hostname or "", parts.port or 443
    try:
        async with asyncio.timeout(PATIENCE):
            _, writer = await asyncio.open_connection(host, port, ssl=ssl.create_default_context())
        told = writer.get_extra_info("peercert")
        writer.close()
    except ssl.SSLCertVerificationError as error:
        todo = "Let your TLS proxy fetch a certificate, as Caddy does by itself"
        return wrong(f"The certificate of {host} is not good: {error.verify_message}", todo)
    except (OSError, TimeoutError) as error:
        return wrong(f"Nobody answers at {host}, port {port} ({type(error).__name__})", "Start your TLS proxy there")
    days = int((ssl.cert_time_to_seconds(told["notAfter"]) - now) / DAY)
    if days < SOON:
        return doubtful(f"The certificate of {host} ends in {days} days", "Have it renewed")
    return right(f"The certificate of {host} is good for {days} days")


async def _door(address: str) -> Finding:
    """Whether it is zoco that answers there."""
    try:
        timeout, tls = aiohttp.ClientTimeout(total=PATIENCE), ssl.create_default_context()
        async with aiohttp.ClientSession(timeout=timeout) as http, http.post(address, json={}, ssl=tls) as response:
            status = response.status
    except (aiohttp.ClientError, OSError, TimeoutError) as error:
        return wrong(f"TELEGRAM_WEBHOOK_URL cannot be reached ({type(error).__name__})", "Start the proxy before zoco")
    if status == FORBIDDEN:
        return right("TELEGRAM_WEBHOOK_URL leads to zoco, which lets in nobody without the secret")
    todo = "Have the proxy pass it on to TELEGRAM_HOST and TELEGRAM_PORT, where `zoco telegram` runs"
    return wrong(f"TELEGRAM_WEBHOOK_URL does not lead to zoco: it answers {status}", todo)


async def _window(bot: telegram.Bot, settings: Settings) -> AsyncIterator[Finding]:
    """The Mini App, where the owner has switched it on."""
    if not settings.app_url:
        return
    button = await bot.get_chat_menu_button()
    if isinstance(button, telegram.MenuButtonWebApp) and button.web_app.url == settings.app_url:
        yield right("The menu button opens the Mini App")
    else:
        yield doubtful("The menu button does not open the Mini App yet", "It is told when zoco starts: start it")
    if not settings.app:
        todo = "Send /newapp to @BotFather, and set TELEGRAM_APP to its short name"
        yield doubtful("In groups nothing leads to the Mini App: TELEGRAM_APP is not set", todo)
    shown = await certificate(settings.app_url, time.time())
    yield shown
    if shown.level != "wrong":
        yield await _page(settings.app_url)


async def _page(address: str) -> Finding:
    """Whether our page is there, for Telegram's clients to show."""
    try:
        timeout, tls = aiohttp.ClientTimeout(total=PATIENCE), ssl.create_default_context()
        async with aiohttp.ClientSession(timeout=timeout) as http, http.get(address, ssl=tls) as response:
            policy = response.headers.get("Content-Security-Policy", "")
            status, framed = response.status, "X-Frame-Options" not in response.headers
    except (aiohttp.ClientError, OSError, TimeoutError) as error:
        return wrong(f"TELEGRAM_APP_URL cannot be reached ({type(error).__name__})", "Start the proxy before zoco")
    if status == HTTPStatus.OK and framed and f"frame-ancestors {WEB_CLIENTS[0]}" in policy:
        return right("TELEGRAM_APP_URL leads to zoco's page, which Telegram's clients may show")
    todo = (
        "It must end in /telegram and lead to `zoco web` with TELEGRAM_APP_URL set; ZOCO_HOSTS must have its name,"
        " and the proxy must add no headers of its own about frames"
    )
    return wrong(f"TELEGRAM_APP_URL does not lead to zoco's Mini App: it answers {status}", todo)
