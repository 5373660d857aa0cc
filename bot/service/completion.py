"""What may follow while somebody types a command: said once, by the kind of its argument, for every platform.

A platform shows it in its own form: the page word by word, Discord in a list of whole phrases where they fit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeAlias

import msgspec

from bot.domain.messages import Line, Person, line
from bot.domain.settings import OFF, ON
from bot.domain.table import Table
from bot.language.words import speak
from bot.service.cross_table import AWAY_DAYS
from bot.service.registry import COMMANDS, Argument, Entry, moment_of
from bot.service.stats import GROUP, WORLD
from bot.tables import ahead, own_settings
from bot.tables.looking import HERE, Preview
from bot.tables.offers import offer
from bot.tables.rights import decides
from bot.tables.settings import changeable
from rules import GAMES
from rules.robots import STRENGTHS

STEPS = 20  # of a game that are offered

Row: TypeAlias = tuple[str, ...]
"""A phrase, word by word."""


class Typing(msgspec.Struct, frozen=True):
    """Who types, after which command, and at which table."""

    entry: Entry
    table: Table | None
    who: Person
    now: float


class Phrases(msgspec.Struct, frozen=True):
    """All that may follow, and what each beginning of it means."""

    rows: tuple[Row, ...] = ()
    labels: Mapping[str, Line] = {}

    @classmethod
    def of(cls, meant: Mapping[str, Line | None]) -> Phrases:
        """Phrases of one or several words, each with what its last word means."""
        labels = {phrase: label for phrase, label in meant.items() if label}
        return cls(tuple(tuple(phrase.split(" ")) for phrase in meant), labels)

    def after(self, done: Sequence[str]) -> list[Row]:
        """Those that begin with these words, and go on."""
        begun = [word.casefold() for word in done]
        return [row for row in self.rows if _same(row[: len(begun)], begun)]

    def meaning(self, row: Sequence[str], since: int, language: str) -> str:
        """What the words of a phrase mean, from that one on."""
        prefixes = [" ".join(row[: end + 1]) for end in range(since, len(row))]
        return ", ".join(speak(language, self.labels[prefix]) for prefix in prefixes if prefix in self.labels)


class Choice(msgspec.Struct, frozen=True):
    """What may be meant: all that follows the command then, what it means, and whether that is all."""

    text: str
    means: str = ""
    whole: bool = True


def _same(words: Sequence[str], begun: Sequence[str]) -> bool:
    return [word.casefold() for word in words] == list(begun)


# What may follow, by the kind of argument.


def phrases(typing: Typing) -> Phrases:
    """All that may follow this command here and now."""
    kind = typing.entry.argument
    return _KINDS[kind](typing) if kind else Phrases()


def _games(typing: Typing) -> Phrases:
    found: dict[str, Line | None] = {}
    for name, game in GAMES.items():
        found[name] = line(name)
        found |= {f"{name} {option}": line(f"{name}-option-{option}") for option in game.options}
    return Phrases.of(found)


def _moves(typing: Typing) -> Phrases:
    found = offer(typing.table, typing.who.id) if typing.table else None
    if found is None or (typing.entry.request is Preview and not found.previews):
        return Phrases()
    return Phrases(tuple(tuple(move.split(" ")) for move in found.moves), found.labels)


def _wishes(typing: Typing) -> Phrases:
    """What may be laid down ahead by who waits."""
    table = typing.table
    seat = table.seat_of(typing.who.id) if table and table.phase == "playing" else None
    if table is None or seat is None or not ahead.may_lay(table, seat):
        return Phrases()
    rows: list[Row] = []
    labels: dict[str, Line] = {}
    for first in ((), (ahead.THEN,)) if table.ahead_of(seat).plans else ((),):
        wishes, here = ahead.offered(table, seat, first)
        for words in (tuple(str(wish).split(" ")) for wish in wishes):
            rows.append((*first, *words))
            for depth in range(1, len(words) + 1):
                prefix = " ".join((*first, *words[:depth]))
                if prefix not in labels and here is not None:
                    labels[prefix] = ahead.meaning(table, here, words[:depth])
    return Phrases(tuple(rows), labels)


def _rules(typing: Typing) -> Phrases:
    found: dict[str, Line | None] = {}
    for name, game in GAMES.items():
        found[name] = line(name)
        found |= {f"{name} {article}": line(f"{name}-rule-{article}") for article in game.articles}
    return Phrases.of(found)


def _seats(typing: Typing) -> Phrases:
    names = typing.table.names if typing.table else ()
    return Phrases.of({str(seat): line("word", word=name) for seat, name in enumerate(names, 1)})


def _settings(typing: Typing) -> Phrases:
    table = typing.table if typing.table and typing.table.phase != "closed" else None
    found = _of_table(table, typing.who) if table else {}
    found[own_settings.OWN] = own_settings.OWN_BUTTON.label
    labels: dict[str, Line] = {}
    for own in own_settings.offered(typing.who):
        labels[own.name] = own.named()
        found |= {f"{own.name} {value}": own.button(value, typing.now).label for value in own.values}
    if table:
        labels |= {setting.name: setting.named() for setting in changeable(table, typing.who)}
        labels |= {option: line(f"{table.game}-option-{option}") for option in _house_rules(table, typing.who)}
    made = Phrases.of(found)
    return Phrases(made.rows, {**made.labels, **labels})


def _of_table(table: Table, who: Person) -> dict[str, Line | None]:
    """What this person may change."""
    found: dict[str, Line | None] = {}
    for setting in changeable(table, who):
        found |= {f"{setting.name} {value}": setting.face(value) for value in setting.values}
    for option in _house_rules(table, who):
        rule = line(f"{table.game}-option-{option}")
        found |= {f"{option} {value}": line(f"button-rule-{value}", rule=rule) for value in (ON, OFF)}
    return found


def _house_rules(table: Table, who: Person) -> Sequence[str]:
    return table.rules.options if table.phase == "lobby" and decides(table, who) else ()


def _days(typing: Typing) -> Phrases:
    days: dict[str, Line | None] = {f"{count}d": line("button-days", days=count) for count in AWAY_DAYS}
    return Phrases.of({**days, "back": line("button-back")})


def _strengths(typing: Typing) -> Phrases:
    found: dict[str, Line | None] = {strength: line(f"robot-{strength}") for strength in STRENGTHS}
    if typing.table and any(chair.robot for chair in typing.table.chairs):
        found[OFF] = line("button-robot-off")
    return Phrases.of(found)


def _steps(typing: Typing) -> Phrases:
    """The latest steps; any other can be typed."""
    last = typing.table.entries if typing.table else 0
    return Phrases.of({str(step): None for step in range(last, max(-1, last - STEPS), -1)})


def _scopes() -> dict[str, Line | None]:
    """One's own results in a game; those of the group; who leads in the world."""
    own: dict[str, Line | None] = {game: line(game) for game in GAMES}
    return {**own, GROUP: line("stats-group"), **{f"{WORLD} {game}": line("stats-world") for game in GAMES}}


_KINDS: Mapping[Argument, Callable[[Typing], Phrases]] = {
    "game": _games,
    "move": _moves,
    "wish": _wishes,
    "rule": _rules,
    "name": _seats,
    "setting": _settings,
    "days": _days,
    "strength": _strengths,
    "where": lambda typing: Phrases.of({HERE: line("board-here")}),
    "scope": lambda typing: Phrases.of(_scopes()),
    "code": lambda typing: Phrases(),
    "word": lambda typing: Phrases(),
    "step": _steps,
}


# In the form in which it is shown.


def commands(table: Table | None) -> list[Entry]:
    """Every command, those that make sense at this moment first."""
    return sorted(COMMANDS, key=lambda entry: moment_of(table) not in entry.when)


def next_words(found: Phrases, done: Sequence[str], partial: str, language: str) -> list[Choice]:
    """What may come next, word by word: each with the words before it."""
    depth = len(done)
    rows = [row for row in found.after(done) if len(row) > depth]
    longer = {row[: depth + 1] for row in rows if len(row) > depth + 1}
    heads = dict.fromkeys(row[: depth + 1] for row in rows if row[depth].casefold().startswith(partial.casefold()))
    return [Choice(" ".join(head), found.meaning(head, depth, language), head not in longer) for head in heads]


def suggestions(found: Phrases, done: Sequence[str], partial: str, language: str, most: int) -> list[Choice]:
    """The phrases that fit what was typed, by their words or their meaning; their next words where they are many."""
    depth = len(done)
    rows = found.after(done)
    rows = _begun(rows, depth, partial) or _meant(found, rows, depth, partial, language)
    if not rows:
        rows, depth = _anywhere(found, " ".join([*done, partial]).strip(), language), 0
    if len(rows) <= most:
        return [Choice(" ".join(row), found.meaning(row, 0, language)) for row in rows]
    return list(_heads(found, rows, language, depth))


def _begun(rows: Sequence[Row], depth: int, partial: str) -> list[Row]:
    """The phrases whose next word begins so; all of them before anything is typed."""
    return [row for row in rows if not partial or "".join(row[depth : depth + 1]).casefold().startswith(partial)]


def _meant(found: Phrases, rows: Sequence[Row], depth: int, partial: str, language: str) -> list[Row]:
    """The phrases whose next word means something in which that occurs."""
    faces = {row: found.labels.get(" ".join(row[: depth + 1])) for row in rows if len(row) > depth}
    return [row for row, face in faces.items() if face and partial in speak(language, face).casefold()]


def _anywhere(found: Phrases, typed: str, language: str) -> list[Row]:
    """The phrases that mean something in which all that was typed occurs."""
    return [row for row in found.rows if typed in found.meaning(row, 0, language).casefold()]


def _heads(found: Phrases, rows: Sequence[Row], language: str, depth: int) -> Iterator[Choice]:
    """One choice for each word that may come next; a word without alternative is taken at once."""
    while len({row[: depth + 1] for row in rows}) == 1:
        depth += 1
    for head in dict.fromkeys(row[: depth + 1] for row in rows):
        whole = head in rows or not any(len(row) > len(head) and row[: len(head)] == head for row in rows)
        yield Choice(" ".join(head), found.meaning(head, depth, language), whole)
