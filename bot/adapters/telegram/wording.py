"""Sentences as Telegram shows them: HTML in which nothing a person wrote does anything, cut to what a message holds."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import UTC
from html import escape

import msgspec

from bot.adapters.harmless import harmless, named
from bot.adapters.telegram.people import mentionable
from bot.domain.messages import Called, Line
from bot.language.words import listed, speak, wall_clock

MORE = "…"
NAME, MOMENT, END = "\ue000", "\ue001", "\ue002"  # stand round numbers for what is put in when a text is escaped
SIGN = re.compile(f"([{NAME}{MOMENT}])(\\d+){END}")


class Said(msgspec.Struct, frozen=True):
    """A sentence as it is seen, and as it is sent."""

    plain: str
    html: str


def said(language: str, sentence: Line, people: Sequence[Called] = ()) -> Said:
    """A line in that language; moments are told by the reader's own clock, and people are called by their names."""
    calls = _signs(language, people)
    text = speak(
        language,
        sentence,
        lambda at: f"{MOMENT}{at}{END}",
        lambda written: written if people and written == calls else harmless(written),
    )
    told = wall_clock(language, UTC)

    def seen(found: re.Match[str]) -> str:
        return told(int(found[2])) if found[1] == MOMENT else named(people[int(found[2])].name)

    def sent(found: re.Match[str]) -> str:
        face = escape(seen(found), quote=False)
        if found[1] == MOMENT:
            return f'<tg-time unix="{found[2]}" format="wdt">{face}</tg-time>'
        user = mentionable(people[int(found[2])])
        return face if user is None else f'<a href="tg://user?id={user}">{face}</a>'

    return Said(SIGN.sub(seen, text), SIGN.sub(sent, escape(text, quote=False)))


def called(language: str, sentence: Line, people: Sequence[Called]) -> Said:
    """The line that calls these people, with a mention of each whom Telegram knows."""
    return said(language, Line(sentence.key, {**sentence.args, "names": _signs(language, people)}), people)


def _signs(language: str, people: Sequence[Called]) -> str:
    """What stands for their names until the text is escaped."""
    return listed(language, (f"{NAME}{number}{END}" for number in range(len(people))))


def plain(text: str) -> Said:
    """A text of ours that is no markup."""
    return Said(text, escape(text, quote=False))


def described(text: str) -> Said:
    """A picture in words: there are names in it, and nothing to click."""
    return plain(harmless(text))


def quoted(text: str) -> Said:
    """A picture in words, folded away until somebody wants it."""
    shown = harmless(text)
    return Said(shown, f"<blockquote expandable>{escape(shown, quote=False)}</blockquote>")


def linked(sentence: Said, address: str) -> Said:
    """The sentence as a link."""
    return Said(sentence.plain, f'<a href="{escape(address)}">{sentence.html}</a>')


def length(text: str) -> int:
    """How long Telegram takes a text to be, at most."""
    return len(text.encode("utf-16-le")) // 2


def cut(text: str, limit: int) -> str:
    """The text, shortened where it must be."""
    if length(text) <= limit:
        return text
    kept = text.encode("utf-16-le")[: 2 * (limit - length(MORE))].decode("utf-16-le", "ignore")
    return kept.rstrip() + MORE


def joined(sentences: Sequence[Said]) -> str:
    """The sentences as one text to send."""
    return "\n".join(one.html for one in sentences)


def total(sentences: Sequence[Said]) -> int:
    """How long they are together."""
    return sum(length(one.plain) + 1 for one in sentences) - 1 if sentences else 0


def tail(sentences: Sequence[Said], limit: int) -> list[Said]:
    """The last sentences that fit; where some had to go, it says so."""
    kept = [_short(one, limit - 2) for one in sentences]
    if total(kept) <= limit:
        return kept
    while total(kept) > limit - 2:
        kept = kept[1:]
    return [plain(MORE), *kept]


def pages(sentences: Sequence[Said], limit: int) -> list[list[Said]]:
    """The sentences in messages that are not too long, broken only between sentences."""
    found: list[list[Said]] = []
    for one in (_short(one, limit) for one in sentences):
        if found and total([*found[-1], one]) <= limit:
            found[-1].append(one)
        else:
            found.append([one])
    return found


def split(sentences: Sequence[Said], limit: int) -> tuple[list[Said], list[Said]]:
    """The last sentences that fit into a message, and those before them."""
    kept = [_short(one, limit) for one in sentences]
    first = 0
    while total(kept[first:]) > limit:
        first += 1
    return list(sentences[:first]), kept[first:]


def _short(one: Said, limit: int) -> Said:
    """A sentence too long for any message loses its end, and its markup with it."""
    return one if length(one.plain) <= limit else plain(cut(one.plain, limit))
