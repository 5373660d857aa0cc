"""Sentences as Telegram shows them: HTML in which nothing a person wrote does anything, cut to what a message holds."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC
from html import escape

import msgspec

from bot.adapters.base import texts
from bot.adapters.base.harmless import harmless, named
from bot.adapters.base.texts import utf16
from bot.adapters.base.wording import filled, spoken
from bot.adapters.telegram.people import mentionable
from bot.domain.messages import Called, Line
from bot.language.words import wall_clock


class Said(msgspec.Struct, frozen=True):
    """A sentence as it is seen, and as it is sent."""

    plain: str
    html: str


def said(language: str, sentence: Line, people: Sequence[Called] = ()) -> Said:
    """A line in that language; moments are told by the reader's own clock, and people are called by their names."""
    text = spoken(language, sentence, people)
    told = wall_clock(language, UTC)

    def moment(at: int) -> str:
        return f'<tg-time unix="{at}" format="wdt">{escape(told(at), quote=False)}</tg-time>'

    return Said(
        filled(text, told, _named, people),
        filled(escape(text, quote=False), moment, _mentioned, people),
    )


def _named(one: Called) -> str:
    return named(one.name)


def _mentioned(one: Called) -> str:
    user, face = mentionable(one), escape(named(one.name), quote=False)
    return face if user is None else f'<a href="tg://user?id={user}">{face}</a>'


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


length = utf16
"""How long Telegram takes a text to be, at most."""


def cut(text: str, limit: int) -> str:
    """The text, shortened where it must be."""
    return texts.cut(text, limit, length)


def joined(sentences: Sequence[Said]) -> str:
    """The sentences as one text to send."""
    return "\n".join(one.html for one in sentences)


def _short(one: Said, limit: int) -> Said:
    """A sentence too long for any message loses its end, and its markup with it."""
    return one if length(one.plain) <= limit else plain(cut(one.plain, limit))


SAID: texts.Lines[Said] = texts.Lines(lambda one: length(one.plain), _short, plain(texts.MORE))
"""Sentences as Telegram counts them."""
