"""What may follow while somebody types, in the two forms in which platforms show it.

Where a whole line is typed, as in the page's command box, what may come next is offered word by word: commands, then
what each of them takes; a bare move is one too. Where a platform knows the commands itself and asks for what follows
one, whole phrases are offered, each with what it means, and the next words only where the phrases are too many.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.adapters.base.texts import cut
from bot.domain.messages import Person
from bot.domain.table import Table
from bot.language.words import say
from bot.service.completion import Choice, Typing, commands, next_words, phrases, suggestions
from bot.service.registry import BY_NAME

PLAY = "play"
LABEL = 80  # characters; a rule is read elsewhere
MEANS = " · "  # parts the words of a choice from what they mean
GOES_ON = " …"


class Option(msgspec.Struct, frozen=True):
    """The whole text once that word is taken."""

    text: str
    word: str
    label: str
    whole: bool


def complete(table: Table | None, who: Person, text: str, now: float, most: int) -> list[Option]:
    """What could be meant by a line typed so far."""
    *done, partial = text.lstrip().split(" ")
    done = [word for word in done if word]
    found = _moves(table, who, done, partial, now) if not "".join([*done, partial]).startswith("/") else []
    if not done:
        found += _commands(table, partial, who.language)
    elif done[0].startswith("/"):
        found = _arguments(table, who, done, partial, now)
    return found[:most]


def _commands(table: Table | None, partial: str, language: str) -> list[Option]:
    named = [(f"/{entry.name}", entry) for entry in commands(table)]
    return [
        Option(name, name, say(language, f"command-{entry.name}"), entry.argument is None)
        for name, entry in named
        if name.startswith(partial.casefold())
    ]


def _arguments(table: Table | None, who: Person, done: list[str], partial: str, now: float) -> list[Option]:
    command, *words = done
    entry = BY_NAME.get(command[1:].lower())
    if entry is None:
        return []
    found = next_words(phrases(Typing(entry, table, who, now)), words, partial, who.language)
    return [_option(one, f"{command} ") for one in found]


def _moves(table: Table | None, who: Person, done: list[str], partial: str, now: float) -> list[Option]:
    found = phrases(Typing(BY_NAME[PLAY], table, who, now))
    return [_option(one, "") for one in next_words(found, done, partial, who.language)]


def _option(choice: Choice, before: str) -> Option:
    return Option(before + choice.text, choice.text.split(" ")[-1], cut(choice.means, LABEL), choice.whole)


def phrases_offered(typing: Typing, typed: str, most: int, longest: int) -> list[tuple[str, str]]:
    """Names and values of what may be meant by what was typed after a command; the rest by typing on."""
    done, partial = _read(typed)
    found = suggestions(phrases(typing), done, partial, typing.who.language, most)
    return [(_named(one, longest), one.text) for one in found if len(one.text) <= longest][:most]


def _named(choice: Choice, longest: int) -> str:
    words = choice.text if choice.whole else choice.text + GOES_ON
    return cut(f"{words}{MEANS}{choice.means}" if choice.means else words, longest)


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
