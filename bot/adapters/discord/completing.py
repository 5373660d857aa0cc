"""What may follow while somebody types, as Discord shows it: so many choices, each with what it means."""

from __future__ import annotations

from collections.abc import Sequence

from bot.adapters.discord.limits import CHOICE_NAME, CHOICE_VALUE, CHOICES
from bot.adapters.discord.wording import cut
from bot.service.completion import Choice, Typing, phrases, suggestions

MEANS = " · "  # parts the words of a choice from what they mean
GOES_ON = " …"


def offered(typing: Typing, typed: str) -> list[tuple[str, str]]:
    """Names and values of what may be meant, as many as Discord shows; the rest by typing on."""
    done, partial = _read(typed)
    found = suggestions(phrases(typing), done, partial, typing.who.language, CHOICES)
    return [(_named(one), one.text) for one in found if len(one.text) <= CHOICE_VALUE][:CHOICES]


def _named(choice: Choice) -> str:
    words = choice.text if choice.whole else choice.text + GOES_ON
    return cut(f"{words}{MEANS}{choice.means}" if choice.means else words, CHOICE_NAME)


def _read(typed: str) -> tuple[Sequence[str], str]:
    """The words that are finished, and the one being typed. What a choice means may be there from choosing it."""
    words, chosen, _ = typed.partition(MEANS)
    *done, partial = words.replace(GOES_ON, " ").casefold().split(" ")
    if chosen:
        done, partial = [*done, partial], ""
    return [word for word in done if word], partial


def as_typed(text: str) -> str:
    """The words of a choice, without what it said of itself."""
    return text.partition(MEANS)[0].replace(GOES_ON, " ").strip()
