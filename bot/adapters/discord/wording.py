"""Sentences as Discord shows them: commands of ours can be clicked, the called are called, and names do nothing."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from bot.adapters.discord import PLATFORM
from bot.adapters.discord.people import user_of
from bot.adapters.harmless import harmless, named
from bot.domain.messages import Arg, Called, Line
from bot.language.words import Guard, listed, speak

MARKUP = re.compile(r"[\\*_~|`<\[\]@]|^\s*(?:[#>-]|\d+\.(?=\s))", re.MULTILINE)
COMMAND = re.compile(r"(?<![\w/<])/([a-z]+)\b")
NAMES = "\ue000"  # stands for the names in a sentence until its markup is dealt with
MOMENT = "\ue001{}\ue001"  # and this for a moment
MOMENTS = re.compile("\ue001(\\d+)\ue001")
MORE = "…"


def plain(text: str) -> str:
    """The text so that Discord shows just these letters."""
    return MARKUP.sub(lambda found: f"{found[0][:-1]}\\{found[0][-1]}", text)


def cut(text: str, length: int) -> str:
    """The text, shortened where it must be."""
    return text if len(text) <= length else text[: length - len(MORE)].rstrip() + MORE


def cut_lines(lines: Sequence[str], length: int) -> str:
    """The lines as one text, without the first ones where there are too many."""
    kept = [cut(line, length - len(MORE) - 1) for line in lines]
    while len("\n".join(kept)) > length:
        kept = [MORE, *kept[2 if kept[0] == MORE else 1 :]]
    return "\n".join(kept)


def pages(lines: Sequence[str], length: int) -> list[str]:
    """The lines as texts that are not too long, each broken only between lines."""
    found: list[str] = []
    for line in (cut(line, length) for line in lines):
        if found and len(found[-1]) + 1 + len(line) <= length:
            found[-1] += f"\n{line}"
        else:
            found.append(line)
    return found


class Wording:
    """Speaks lines. The commands are clickable as soon as it is known under which numbers Discord has them."""

    def __init__(self) -> None:
        self.commands: Mapping[str, int] = {}

    def text(self, language: str, sentence: Line) -> str:
        """A line in that language; a table it tells of is linked."""
        return self._text(language, sentence, harmless)

    def _text(self, language: str, sentence: Line, guard: Guard) -> str:
        said = COMMAND.sub(self._linked, plain(speak(language, sentence, MOMENT.format, guard)))
        said = MOMENTS.sub(r"<t:\1:f>", said)  # each reader sees it by their own clock
        return f"{said} {place}" if (place := _place(sentence.args.get("channel"))) else said

    def call(self, language: str, sentence: Line, called: Sequence[Called]) -> str:
        """The line that calls these people, with a mention of each whom Discord knows."""
        names = listed(language, (_mention(one) for one in called))
        args: dict[str, Arg] = {**sentence.args, "names": NAMES}
        said = self._text(language, Line(sentence.key, args), lambda text: text if text == NAMES else harmless(text))
        return said.replace(NAMES, names)

    def _linked(self, found: re.Match[str]) -> str:
        number = self.commands.get(found[1])
        return f"</{found[1]}:{number}>" if number else found[0]


def _mention(called: Called) -> str:
    user = user_of(called)
    return plain(named(called.name)) if user is None else f"<@{user}>"


def _place(channel: Arg | None) -> str:
    number = PLATFORM.place(channel) if isinstance(channel, str) else ""
    return f"<#{number}>" if number.isdecimal() else ""
