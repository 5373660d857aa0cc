"""What Telegram is to know of us, told only when it does not: the menus of commands, and where updates are brought."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Sequence

import telegram
from telegram import (
    BotCommand,
    BotCommandScope,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
    MenuButtonDefault,
    MenuButtonWebApp,
    WebAppInfo,
)
from telegram.error import BadRequest

from bot.adapters.telegram import PLATFORM, limits
from bot.adapters.telegram.dispatcher import WANTED
from bot.adapters.telegram.wording import cut
from bot.language.languages import LANGUAGES
from bot.language.words import say
from bot.service.registry import COMMANDS, Entry
from bot.store.store import Store
from bot.store.values import Values

log = logging.getLogger(__name__)

APP_BUTTON = "Zoco"  # one for people of all languages

LISTED = tuple(entry for entry in COMMANDS if entry.when or entry.anywhere)
AMONG_OTHERS = ("nudge", "replace")

Menu = tuple[BotCommandScope, str, Sequence[BotCommand]]


def menus() -> list[Menu]:
    """Every menu: in groups what is asked for oneself is whispered, where the app can. No language: English.

    What belongs to a button that comes when it is needed is in none, but can be typed. In private there is nobody to
    be hurried or replaced.
    """
    return [
        (scope, "" if language == "en" else language, [_command(usage, language, quiet) for usage in usages])
        for scope, quiet, usages in (
            (BotCommandScopeAllGroupChats(), True, LISTED),
            (BotCommandScopeAllPrivateChats(), False, [entry for entry in LISTED if entry.name not in AMONG_OTHERS]),
        )
        for language in LANGUAGES
    ]


def _command(usage: Entry, language: str, quiet: bool) -> BotCommand:
    about = cut(say(language, f"command-{usage.name}"), limits.COMMAND_DESCRIPTION)
    return BotCommand(usage.name, about, api_kwargs={"is_ephemeral": True} if quiet and usage.private else None)


def _digest(bot: int, known: Sequence[Menu]) -> str:
    texts = [
        f"{scope.type} {language} {command.to_json()}" for scope, language, commands in known for command in commands
    ]
    return hashlib.blake2b("\n".join([str(bot), *texts]).encode(), digest_size=16).hexdigest()


async def register(bot: telegram.Bot, store: Store) -> int:
    """Tells Telegram the commands if it does not have them so; how many menus were told.

    A menu that it refuses keeps no other from being told; the last refusal is the caller's to try again after.
    """
    known, values, remembered = menus(), Values(store), f"commands:{PLATFORM.name}"
    digest = _digest(bot.id, known)
    if await values.of_platform(remembered) == digest.encode():
        return 0
    refusal: BadRequest | None = None
    for scope, language, commands in known:
        try:
            await bot.set_my_commands(commands[: limits.COMMANDS], scope=scope, language_code=language or None)
        except BadRequest as error:
            refusal = error
    if refusal:
        raise refusal
    await values.put_for_platform(remembered, digest)
    log.info("Telegram knows the commands in %d languages", len(LANGUAGES))
    return len(known)


async def register_menu_button(bot: telegram.Bot, store: Store, address: str) -> bool:
    """The button beside the box one writes in opens the Mini App; without one it is Telegram's own. Whether it is new.

    Who has set up none, ever, may have chosen a button at BotFather, which stays.
    """
    values, remembered = Values(store), f"commands:{PLATFORM.name}-button"
    known = await values.of_platform(remembered)
    wish = f"{bot.id} {address}".encode() if address else b""
    if (known or b"") == wish:
        return False
    button = MenuButtonWebApp(APP_BUTTON, WebAppInfo(address)) if address else MenuButtonDefault()
    await bot.set_chat_menu_button(menu_button=button)
    await values.put_for_platform(remembered, wish)
    return True


async def leave_webhook(bot: telegram.Bot) -> None:
    """Updates are fetched from now on; Telegram gives none while it has a webhook."""
    if (await bot.get_webhook_info()).url:
        await bot.delete_webhook()


async def bring_updates(bot: telegram.Bot, store: Store, address: str, secret: str) -> None:
    """Has updates brought, unless they are: of many processes that begin together, one need say so."""
    wish = f"{bot.id} {address} {secret} {' '.join(WANTED)} {limits.WEBHOOK_CONNECTIONS}"
    digest = hashlib.blake2b(wish.encode(), digest_size=16).hexdigest()
    values, remembered = Values(store), f"webhook:{PLATFORM.name}"
    known = await values.of_platform(remembered) == digest.encode()
    if known and (await bot.get_webhook_info()).url == address:
        return
    await bot.set_webhook(
        address,
        secret_token=secret,
        allowed_updates=list(WANTED),
        max_connections=limits.WEBHOOK_CONNECTIONS,
    )
    await values.put_for_platform(remembered, digest)
