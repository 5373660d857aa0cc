"""Who is in a server and may see a channel of it, asked of Discord where the interaction itself does not say.

An interaction given in a channel shows that its author is there, and with which permissions. Of one given elsewhere,
in direct messages say, it is found out here: the roles of the member, and what the channel allows them.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import TypeAlias

import aiohttp
import discord

from bot.adapters.discord import PLATFORM
from bot.adapters.discord.people import number_of
from bot.adapters.discord.trouble import SHUT, UNKNOWN_MEMBER, UNKNOWN_USER, cause_of, reason_of
from bot.service.membership import KEPT, LEFT, OUTSIDER, Standing
from bot.store.silences import Silences
from bot.store.store import Store

log = logging.getLogger(__name__)

CHANNELS_KEPT = 1_000

Place: TypeAlias = "tuple[discord.abc.GuildChannel, discord.Thread | None]"
"""A channel with its server's roles, and the thread of it that is meant, if one is."""


class DiscordMembership:
    """Asks Discord, over REST: we hear of no members by ourselves."""

    def __init__(self, client: discord.Client, store: Store, clock: Callable[[], float]) -> None:
        self.client, self.silences, self.clock = client, Silences(store), clock
        self._places: OrderedDict[int, tuple[float, Place]] = OrderedDict()

    async def standing(self, channel: str, person: str) -> Standing | None:
        """What this person is in the server of that channel; None: Discord does not say."""
        user = int(PLATFORM.place(person))
        try:
            place, thread = await self._place(number_of(channel)[0])
            return await self._of_member(place, thread, user)
        except discord.HTTPException as error:
            if error.code in (UNKNOWN_MEMBER, UNKNOWN_USER):
                return LEFT
            if (reason := reason_of(error)) and SHUT.get(reason) == "gone":
                await self.silences.met(channel, "gone", self.clock())
            log.info("Discord does not say who is in %s: %s", channel, cause_of(error))
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            log.info("Discord does not say who is in %s: %s", channel, cause_of(error))
        return None

    async def _of_member(self, place: discord.abc.GuildChannel, thread: discord.Thread | None, user: int) -> Standing:
        member = await place.guild.fetch_member(user)
        may = place.permissions_for(member)
        if not may.view_channel:
            return OUTSIDER
        if thread is not None and thread.is_private() and not may.manage_threads:
            try:
                await thread.fetch_member(user)
            except discord.NotFound:
                return OUTSIDER
        return Standing(member=True, moderator=may.manage_messages)

    async def _place(self, number: int) -> Place:
        at, known = self._places.get(number, (0.0, None))
        if known is not None and 0 <= self.clock() - at < KEPT:
            return known
        self._places[number] = (self.clock(), found := await self._fetched(number))
        self._places.move_to_end(number)
        if len(self._places) > CHANNELS_KEPT:
            self._places.popitem(last=False)
        return found

    async def _fetched(self, number: int) -> Place:
        """The channel, with the roles of its server; of a thread, the channel that it belongs to decides."""
        found = await self.client.fetch_channel(number)
        if isinstance(found, discord.abc.PrivateChannel):
            raise discord.InvalidData("a channel without a server")
        guild = await self.client.fetch_guild(found.guild.id, with_counts=False)
        if not isinstance(found, discord.Thread):
            found.guild = guild
            return found, None
        parent = await guild.fetch_channel(found.parent_id)
        if isinstance(parent, discord.Thread):
            raise discord.InvalidData("a thread in a thread")
        return parent, found
