"""Who asks, and where: Discord's people and channels under the names that tables know them by."""

from __future__ import annotations

from typing import TypeAlias

import discord

from bot.adapters.discord import PLATFORM
from bot.domain.messages import Called, Person
from bot.language.words import best_language

Interaction: TypeAlias = "discord.Interaction[discord.Client]"


def channel_of(interaction: Interaction) -> str:
    """Where something was asked."""
    if interaction.guild_id is None:
        return PLATFORM.private_channel(interaction.user.id)
    if interaction.channel_id is None:
        raise ValueError("a channel of a kind that discord.py does not know")
    return PLATFORM.channel(interaction.channel_id)


def person_of(interaction: Interaction) -> Person:
    """Who asked; a moderator is whoever may manage messages there."""
    return Person(
        id=PLATFORM.person(interaction.user.id),
        name=interaction.user.display_name,
        language=best_language([interaction.locale.value]),
        moderator=interaction.permissions.manage_messages,
        reachable=PLATFORM.private_messages,
    )


def number_of(channel: str) -> tuple[int, bool]:
    """Discord's number of a channel, or of the person whose direct messages it is."""
    name = PLATFORM.place(channel)
    return int(name.removeprefix("@")), name.startswith("@")


def user_of(called: Called) -> int | None:
    """The user to mention; None for an empty chair and for people of other platforms."""
    return PLATFORM.user(called.person)
