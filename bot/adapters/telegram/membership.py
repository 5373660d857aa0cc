"""Who is in a group, asked of Telegram: a key can be pressed by people who merely look on, or with a forged meaning.

What somebody types in a group shows that they are there; a press does not. A topic belongs to its group.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

import telegram
from telegram import ChatMemberAdministrator, ChatMemberOwner, ChatMemberRestricted
from telegram.constants import ChatMemberStatus
from telegram.error import TelegramError

from bot.adapters.telegram.people import place_of, user_of
from bot.adapters.telegram.trouble import SHUT, is_nobody_there, reason_of
from bot.service.membership import LEFT, Standing
from bot.store.silences import Silences
from bot.store.store import Store

log = logging.getLogger(__name__)

OUTSIDE = (ChatMemberStatus.LEFT, ChatMemberStatus.BANNED)


class TelegramMembership:
    """Asks Telegram."""

    def __init__(self, bot: telegram.Bot, store: Store, clock: Callable[[], float]) -> None:
        self.bot, self.silences, self.clock = bot, Silences(store), clock

    async def standing(self, channel: str, person: str) -> Standing | None:
        """What this person is in the group of that channel; None: Telegram does not say."""
        user = user_of(person)
        if user is None:
            return None
        try:
            member = await self.bot.get_chat_member(place_of(channel).chat, user)
        except TelegramError as error:
            if is_nobody_there(error):
                return LEFT
            if (reason := reason_of(error)) and SHUT.get(reason) == "gone":
                await self.silences.met(channel, "gone", self.clock())
            log.info("Telegram does not say who is in %s: %s", channel, type(error).__name__)
            return None
        return standing_of(member)


def standing_of(member: telegram.ChatMember) -> Standing:
    """What Telegram's word for somebody in a group means; who may not write there may still be in it."""
    if member.status in OUTSIDE or (isinstance(member, ChatMemberRestricted) and not member.is_member):
        return LEFT
    return Standing(member=True, moderator=isinstance(member, ChatMemberAdministrator | ChatMemberOwner))
