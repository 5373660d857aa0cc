"""Names that somebody chose to do more than be a name, and what chats would make of a text."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import NamedTuple

from hypothesis import strategies as some

from bot.language.languages import LOCALES

NASTY = (
    "/resign", "/cancel@ZocoTestBot", "</resign:1>", "<@1>", "<@!1>", "<@&1>", "<#1>", "<t:1>", "<t:1:R>", "<:a:1>",
    "<a:b:1>", "<id:customize>", "@everyone", "@here", "@durov", "https://evil.example/a", "http://10.0.0.1",
    "10.0.0.1", "www.evil.example", "evil.example", "t.me/evil", "discord.gg/evil", "tg://user?id=1",
    "mailto:a@b.example", "a@b.example", "#tag", "$EVIL", "+372 5555 5555", "4111-1111-1111-1111", "(555) 123-4567",
    "[here](https://e.example)", "**bold**", "__", "~~", "||", "`", "```", "\\", "> ", "# ", "-# ", "- ", "1. ",
    "<b>", "</a>", "&lt;", "&#64;", "<", ">", "<a href='tg://user?id=1'>", "\u202e", "\u2066", "\u200b", "\u200d",
    "\u200f", "\u2060", "\ufeff", "\u00ad", "\u034f", "\u17b4", "\u17b5", "\u180e", "\u3164", "\u2800", "\u115f",
    "\ufe0f", "\U000e0041", "\U000e0100", "\ue000", "\ue0000\ue002", "\ue0011\ue001", "\u0338", "\n", "\t", "\x00",
    "\x1b", "/", "@", ".", "#", "$", ":", "a", "Z", "1", "я", "א", "ب", "²", " ",
)  # fmt: skip

nasty_names = some.lists(some.one_of(some.sampled_from(NASTY), some.text(max_size=3)), max_size=6).map("".join)


class Sentence(NamedTuple):
    """A sentence of ours with names in it: its language, its key, and all that it takes."""

    language: str
    key: str
    variables: tuple[str, ...]


@cache
def sentences() -> tuple[Sentence, ...]:
    """All there are, in five languages."""
    found = []
    for path in sorted(LOCALES.glob("*/*.ftl")):
        messages = re.findall(r"^([a-z][\w-]*) = ((?:.*)(?:\n[ \t].*)*)", path.read_text("utf-8"), re.MULTILINE)
        for key, text in messages:
            variables = tuple(dict.fromkeys(re.findall(r"\$(\w+)", text)))
            if {"name", "names"} & set(variables) and not key.startswith("usage"):  # there it is a command's
                found.append(Sentence(path.parent.name, key, variables))
    return tuple(found)


TELEGRAM = re.compile(r"[/@#]\w+|\$[A-Za-z]\w*|\w\.\w+|://|(?<![\w+.,-])\+?\d(?:[\s().-]*\d){6,}(?!\w)")
"""What Telegram makes of a plain text: commands, mentions, tags, links, addresses, numbers to call; rather too much."""
DISCORD = re.compile(
    r"</[^>]*>|<[@#][^>]*>|<t:[^>]*>|<a?:\w+:\d+>|<id:\w+>|@everyone|@here|\w+://|discord\.gg|\]\(|[*_~|`]"
    r"|^\s*(?:#|>|-|\d+\.)\s",
    re.MULTILINE,
)
"""What Discord makes of a text: commands, mentions, moments, links, markup."""
ESCAPED = re.compile(r"\\.", re.DOTALL)


def clickable_on_telegram(text: str) -> list[str]:
    """What can be clicked in a text as people see it."""
    return TELEGRAM.findall(text)


def clickable_on_discord(text: str) -> list[str]:
    """What can be clicked, or looks otherwise, in a text as it is sent."""
    return DISCORD.findall(ESCAPED.sub("□", text))


IGNORABLE = (  # Default_Ignorable_Code_Point of Unicode, and blanks that it leaves out
    *range(0x34F, 0x350), *range(0x115F, 0x1161), *range(0x17B4, 0x17B6), *range(0x180B, 0x1810), 0x2800, 0x3164,
    *range(0xFE00, 0xFE10), 0xFFA0, *range(0xE0000, 0xE1000),
)  # fmt: skip
EMOJI = re.compile(
    "([\u2190-\u2bff\U0001f000-\U0001faff©®‼⁉™ℹ〰〽㊗㊙])[\ufe0e\ufe0f]?(?:\u200d(?=[\u2190-\u2bff\U0001f000-\U0001faff]))?"
)
OURS = "\u2068\u2069"  # set round a name that is read from right to left


def invisible(text: str) -> list[str]:
    """The signs that show nothing; those within an emoji are part of a picture."""
    pictures = re.sub(
        "([\u2190-\u2bff\U0001f000-\U0001faff©®‼⁉™ℹ〰〽㊗㊙])[\ufe0e\ufe0f]?(?:\u200d(?=[\u2190-\U0001faff]))?",
        r"\1",
        text,
    )
    return [
        sign
        for sign in pictures
        if sign not in OURS
        and sign != "\n"
        and (unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") or ord(sign) in IGNORABLE)
    ]
