"""Where a message is shown, and how much of it is shown there: limits of the platforms, by what a key is called."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from bot.adapters.discord import limits as discord
from bot.adapters.telegram import limits as telegram
from bot.adapters.telegram.pressing import LABEL
from bot.adapters.telegram.wording import length
from tests.words.messages import messages


class Place(msgspec.Struct, frozen=True):
    """Something that shows messages. `cuts`: what is too long is shortened there, and the rest is never read."""

    name: str
    keys: str
    most: int
    parts: Sequence[str] = ()
    cuts: bool = True

    def shows(self, key: str) -> bool:
        """Whether it shows this message, by its key or by the part of the English file that it stands in."""
        english = messages("en").get(key)
        return bool(re.search(self.keys, key)) or (english is not None and english.part in self.parts)


ON_BUTTONS = r"^button-|-(label|word)$|^discord-(hand|board|undo|rules|settings)$|^telegram-(back|show|open|close)"
PLACES = (
    Place("Discord, the name of a command", r"^discord-name-", discord.COMMAND_NAME),
    Place("Discord, what a command does", r"^command-|^discord-about-", discord.COMMAND_DESCRIPTION),
    Place("Discord, above a menu", r"^discord-choose", discord.PLACEHOLDER),
    Place("Discord, a button", ON_BUTTONS, discord.BUTTON_LABEL),
    Place("Discord, in a menu", r"^value-|-(label|word)$|-option-[a-z_]+$|-term-", discord.OPTION_LABEL),
    Place("Telegram, a button", ON_BUTTONS, LABEL),
    Place("Telegram, an alert", r"^$", telegram.ALERT, ("Refusals", "Why not"), cuts=False),
    Place("Telegram, under a picture", r".", telegram.CAPTION, cuts=False),
)


def too_long(key: str, text: str) -> list[str]:
    """Where this text is too long, and by how much."""
    over = [(place, length(text) - place.most) for place in PLACES if place.shows(key)]
    return [f"{place.name}: {more} too long" for place, more in over if more > 0]


def is_cut(key: str, text: str) -> bool:
    """Whether something of it would never be read."""
    return any(place.cuts and place.shows(key) and length(text) > place.most for place in PLACES)
