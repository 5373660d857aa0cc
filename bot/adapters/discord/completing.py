"""What may follow while somebody types: the words of his legal moves step by step, with what each means."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

import msgspec

from bot.adapters.discord.limits import CHOICE_NAME, CHOICE_VALUE, CHOICES
from bot.adapters.discord.wording import cut
from bot.domain.table import Table
from bot.language.words import say, speak
from bot.tables.offers import Offer, offer
from rules import GAMES

MEANS = " · "  # parts the words of a choice from what they mean
GOES_ON = " …"


Row: TypeAlias = tuple[str, ...]
"""A move, word by word."""


class Choice(msgspec.Struct, frozen=True):
    """Something to choose: what it stands for, and what it means."""

    value: str
    means: str = ""
    whole: bool = True

    def named(self) -> tuple[str, str]:
        """Its name and its value, as Discord takes them."""
        words = self.value if self.whole else self.value + GOES_ON
        return cut(f"{words}{MEANS}{self.means}" if self.means else words, CHOICE_NAME), self.value


def offered(choices: Sequence[Choice]) -> list[tuple[str, str]]:
    """As many as Discord shows; the rest by typing on."""
    return [choice.named() for choice in choices if len(choice.value) <= CHOICE_VALUE][:CHOICES]


def moves(table: Table | None, person: str, typed: str, language: str) -> list[Choice]:
    """The moves that fit what was typed; their next words where there are too many."""
    found = offer(table, person) if table else None
    if found is None:
        return []
    rows = [tuple(move.split(" ")) for move in found.moves]
    done, partial = _read(typed)
    depth = len(done)
    rows = [row for row in rows if len(row) >= depth and _same(row[:depth], done)]
    rows = _begun(rows, depth, partial) or _meant(found, rows, depth, partial, language)
    if len(rows) <= CHOICES:
        return [Choice(" ".join(row), _meaning(found, row, 0, language)) for row in rows]
    return list(_next_words(found, rows, depth, language))


def _read(typed: str) -> tuple[list[str], str]:
    """The words that are finished, and the one being typed. What a choice means may be there from choosing it."""
    words, chosen, _ = typed.partition(MEANS)
    *done, partial = words.replace(GOES_ON, " ").casefold().split(" ")
    if chosen:
        done, partial = [*done, partial], ""
    return [word for word in done if word], partial


def typed_move(text: str) -> str:
    """A move as it was typed, without what a choice said of itself."""
    return text.partition(MEANS)[0].replace(GOES_ON, " ").strip()


def _same(words: Sequence[str], typed: Sequence[str]) -> bool:
    return [word.casefold() for word in words] == list(typed)


def _begun(rows: Sequence[Row], depth: int, partial: str) -> list[Row]:
    """The moves whose next word begins so; all of them before anything is typed."""
    return [row for row in rows if not partial or "".join(row[depth : depth + 1]).casefold().startswith(partial)]


def _meant(found: Offer, rows: Sequence[Row], depth: int, partial: str, language: str) -> list[Row]:
    """The moves whose next word means something in which that occurs."""
    faces = {row: found.labels.get(" ".join(row[: depth + 1])) for row in rows if len(row) > depth}
    return [row for row, face in faces.items() if face and partial in speak(language, face).casefold()]


def _next_words(found: Offer, rows: Sequence[Row], depth: int, language: str) -> Iterator[Choice]:
    """One choice for each word that may come next; a word without alternative is taken at once."""
    while len({tuple(row[: depth + 1]) for row in rows}) == 1:
        depth += 1
    for head in dict.fromkeys(tuple(row[: depth + 1]) for row in rows):
        whole = not any(len(row) > len(head) and tuple(row[: len(head)]) == head for row in rows)
        yield Choice(" ".join(head), _meaning(found, head, depth, language), whole)


def _meaning(found: Offer, row: Sequence[str], since: int, language: str) -> str:
    """What the words of a move mean, from that one on."""
    prefixes = [" ".join(row[: end + 1]) for end in range(since, len(row))]
    faces = [found.labels[prefix] for prefix in prefixes if prefix in found.labels]
    return ", ".join(speak(language, face) for face in faces)


def rule_names(typed: str, language: str) -> list[Choice]:
    """The games, then the rules of the one that was named."""
    words = typed.casefold().split()
    game = next((word for word in words if word in GAMES), None)
    if game is None:
        games = [Choice(name, say(language, name)) for name in GAMES]
        return fitting(games, typed)
    rules = [Choice(f"{game} {article}", say(language, f"{game}-rule-{article}")) for article in GAMES[game].articles]
    return [Choice(game, say(language, game)), *fitting(rules, " ".join(words))]


def chair_names(table: Table | None, typed: str) -> list[Choice]:
    """Who sits at the table."""
    return fitting([Choice(name) for name in table.names], typed) if table else []


def fitting(choices: Sequence[Choice], typed: str) -> list[Choice]:
    """Those in which what was typed occurs."""
    wanted = typed.strip().casefold()
    return [choice for choice in choices if wanted in choice.value.casefold() or wanted in choice.means.casefold()]
