"""Sentences as Discord shows them: commands of ours can be clicked, the called are called, and names do nothing."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from bot.adapters.base.harmless import named
from bot.adapters.base.wording import filled, spoken
from bot.adapters.discord import PLATFORM
from bot.adapters.discord.people import user_of
from bot.domain.messages import Arg, Called, Line

MARKUP = re.compile(r"[\\*_~|`<\[\]@]|^\s*(?:[#>-]|\d+\.(?=\s))", re.MULTILINE)
COMMAND = re.compile(r"(?<![\w/<])/([a-z]+)\b")


def plain(text: str) -> str:
    """The text so that Discord shows just these letters."""
    return MARKUP.sub(lambda found: f"{found[0][:-1]}\\{found[0][-1]}", text)


class Wording:
    """Speaks lines. The commands are clickable as soon as it is known under which numbers Discord has them."""

    def __init__(self) -> None:
        self.commands: Mapping[str, int] = {}

    def text(self, language: str, sentence: Line) -> str:
        """A line in that language; a table it tells of is linked."""
        return self.call(language, sentence, ())

    def call(self, language: str, sentence: Line, called: Sequence[Called]) -> str:
        """The line that calls these people, with a mention of each whom Discord knows."""
        escaped = COMMAND.sub(self._linked, plain(spoken(language, sentence, called)))
        said = filled(escaped, "<t:{}:f>".format, _mention, called)  # each reader sees a moment by their own clock
        return f"{said} {place}" if (place := _place(sentence.args.get("channel"))) else said

    def _linked(self, found: re.Match[str]) -> str:
        number = self.commands.get(found[1])
        return f"</{found[1]}:{number}>" if number else found[0]


def _mention(called: Called) -> str:
    user = user_of(called)
    return plain(named(called.name)) if user is None else f"<@{user}>"


def _place(channel: Arg | None) -> str:
    number = PLATFORM.place(channel) if isinstance(channel, str) else ""
    return f"<#{number}>" if number.isdecimal() else ""
