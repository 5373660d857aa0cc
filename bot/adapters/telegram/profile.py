"""What people see of the bot before they know it: its name, what it says of itself in each language, its picture.

It is asked for first, and told only where it is otherwise: Telegram takes few such changes a day. Whoever looks after
a bot's profile at BotFather themself switches this off.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Awaitable

import telegram
from telegram import InputProfilePhotoStatic
from telegram.error import BadRequest, RetryAfter

from bot.adapters.telegram import PLATFORM, limits
from bot.adapters.telegram.wording import cut
from bot.language.languages import LANGUAGES
from bot.language.words import listed, say
from bot.store.store import Store
from bot.store.values import Values
from render.emblem import emblem
from rules import GAMES

log = logging.getLogger(__name__)

NAME = "Zoco"


def description(language: str) -> str:
    """What stands in an empty chat with the bot."""
    games = listed(language, (say(language, game) for game in GAMES))
    return cut(say(language, "telegram-description", games=games), limits.DESCRIPTION)


def short_description(language: str) -> str:
    """What stands on the bot's page, and goes with links to it."""
    games = listed(language, (say(language, game) for game in GAMES))
    return cut(say(language, "telegram-short-description", games=games), limits.SHORT_DESCRIPTION)


async def introduce(bot: telegram.Bot, store: Store) -> int:
    """Tells Telegram what is not as it should be; how much that was. What it refuses stays as it is."""
    changed = 0
    for language in LANGUAGES:
        code = "" if language == "en" else language  # no language: for everybody else
        told = await bot.get_my_description(language_code=code or None)
        if told.description != description(language):
            changed += await _taken(bot.set_my_description(description(language), language_code=code or None))
        brief = await bot.get_my_short_description(language_code=code or None)
        if brief.short_description != short_description(language):
            changed += await _taken(
                bot.set_my_short_description(short_description(language), language_code=code or None)
            )
    if (await bot.get_my_name()).name != NAME:
        changed += await _taken(bot.set_my_name(NAME))
    return changed + await _pictured(bot, store)


async def _taken(call: Awaitable[bool]) -> bool:
    """Whether Telegram took a change; how often it takes one is its own affair."""
    try:
        await call
    except (BadRequest, RetryAfter) as error:
        log.info("a part of the profile stays as it is: %s", type(error).__name__)
        return False
    return True


async def _pictured(bot: telegram.Bot, store: Store) -> bool:
    """The picture cannot be compared, only whether it was we who set it."""
    values, remembered = Values(store), f"profile:{PLATFORM.name}"
    digest = hashlib.blake2b(emblem(), digest_size=16, key=str(bot.id).encode()).hexdigest()
    if await values.of_platform(remembered) == digest.encode():
        return False
    taken = await _taken(bot.set_my_profile_photo(InputProfilePhotoStatic(emblem())))
    if taken:
        await values.put_for_platform(remembered, digest)
    return taken
