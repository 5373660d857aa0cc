"""What may follow in the command box: commands, then word by word what each of them takes. A bare move is one too."""

from __future__ import annotations

import msgspec

from bot.adapters.web.limits import COMPLETIONS
from bot.adapters.web.reader import Reader
from bot.domain.messages import Person
from bot.domain.table import Table
from bot.service.completion import Choice, Typing, commands, next_words, phrases
from bot.service.registry import BY_NAME

PLAY = "play"
LABEL = 80  # characters; a rule is read elsewhere


class Option(msgspec.Struct, frozen=True):
    """The whole text once that word is taken."""

    text: str
    word: str
    label: str
    whole: bool


def complete(table: Table | None, who: Person, text: str, reader: Reader, now: float) -> list[Option]:
    """What could be meant by a text typed so far."""
    *done, partial = text.lstrip().split(" ")
    done = [word for word in done if word]
    found = _moves(table, who, done, partial, reader, now) if not "".join([*done, partial]).startswith("/") else []
    if not done:
        found += _commands(table, partial, reader)
    elif done[0].startswith("/"):
        found = _arguments(table, who, done, partial, reader, now)
    return found[:COMPLETIONS]


def _commands(table: Table | None, partial: str, reader: Reader) -> list[Option]:
    named = [(f"/{entry.name}", entry) for entry in commands(table)]
    return [
        Option(name, name, reader.say(f"command-{entry.name}"), entry.argument is None)
        for name, entry in named
        if name.startswith(partial.casefold())
    ]


def _arguments(
    table: Table | None, who: Person, done: list[str], partial: str, reader: Reader, now: float
) -> list[Option]:
    command, *words = done
    entry = BY_NAME.get(command[1:].lower())
    if entry is None:
        return []
    found = next_words(phrases(Typing(entry, table, who, now)), words, partial, reader.language)
    return [_option(one, f"{command} ") for one in found]


def _moves(table: Table | None, who: Person, done: list[str], partial: str, reader: Reader, now: float) -> list[Option]:
    found = phrases(Typing(BY_NAME[PLAY], table, who, now))
    return [_option(one, "") for one in next_words(found, done, partial, reader.language)]


def _option(choice: Choice, before: str) -> Option:
    label = choice.means if len(choice.means) <= LABEL else f"{choice.means[: LABEL - 1]}…"
    return Option(before + choice.text, choice.text.split(" ")[-1], label, choice.whole)
