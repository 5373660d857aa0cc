"""What may follow in the command box: commands, then the words each of them takes, and the words of legal moves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from bot.adapters.web.limits import COMPLETIONS
from bot.adapters.web.reader import Reader
from bot.domain.table import Table
from bot.language.words import LANGUAGES
from bot.service.registry import COMMANDS, Entry
from bot.tables.offers import offer
from rules import GAMES
from rules.robots import STRENGTHS


class Word(msgspec.Struct, frozen=True):
    """A word that may come next, and what it means."""

    word: str
    label: str = ""
    whole: bool = False  # nothing follows it


class Option(msgspec.Struct, frozen=True):
    """The whole text once that word is taken."""

    text: str
    word: str
    label: str
    whole: bool


def complete(table: Table | None, person: str, text: str, reader: Reader) -> list[Option]:
    """What could be meant by a text typed so far."""
    *done, partial = text.lstrip().split(" ")
    done = [word for word in done if word]
    words = _words(table, person, done, partial, reader)
    fitting = [word for word in words if word.word.casefold().startswith(partial.casefold())]
    return [Option(" ".join([*done, one.word]), one.word, one.label, one.whole) for one in fitting[:COMPLETIONS]]


def _words(table: Table | None, person: str, done: Sequence[str], partial: str, reader: Reader) -> Iterable[Word]:
    if not done:
        commands = _commands(table, reader)
        return commands if partial.startswith("/") else [*_moves(table, person, (), reader), *commands]
    command, *rest = done
    if not command.startswith("/"):
        return _moves(table, person, done, reader)
    usage = next((usage for usage in COMMANDS if f"/{usage.name}" == command.lower()), None)
    match usage.argument if usage else None:
        case "move":
            return _moves(table, person, rest, reader)
        case "game" | "rule" if not rest:
            return [Word(game, reader.say(game), True) for game in GAMES]
        case "setting" if table is not None:
            return _settings(table, rest, reader)
        case "name" if table is not None and not rest:
            return [Word(str(seat), name, True) for seat, name in enumerate(table.names, 1)]
        case "strength" if not rest:
            return [Word(strength, reader.say(f"robot-{strength}"), True) for strength in STRENGTHS]
    return []


def _commands(table: Table | None, reader: Reader) -> list[Word]:
    """Every command, those of the moment first."""
    moment = table.phase if table and not table.idle else "none"

    def later(usage: Entry) -> bool:
        return moment not in usage.when

    return [
        Word(f"/{usage.name}", reader.say(f"command-{usage.name}"), usage.argument is None)
        for usage in sorted(COMMANDS, key=later)
    ]


def _settings(table: Table, rest: Sequence[str], reader: Reader) -> list[Word]:
    if not rest:
        options = table.rules.options if table.phase == "lobby" else ()
        rules = [Word(option, reader.say(f"{table.game}-option-{option}")) for option in options]
        return [Word("language", reader.say("web-language")), *rules]
    if rest == ["language"]:
        return [Word(code, name, True) for code, name in LANGUAGES.items()]
    return [Word(word, whole=True) for word in ("on", "off")] if len(rest) == 1 else []


def _moves(table: Table | None, person: str, done: Sequence[str], reader: Reader) -> list[Word]:
    """The words that go on with the moves begun so."""
    found = offer(table, person) if table else None
    if found is None:
        return []
    depth, begun = len(done), [word.casefold() for word in done]
    rows = [words for words in (move.split(" ") for move in found.moves) if _begins(words, begun)]
    longer = [words for words in rows if len(words) > depth]
    goes_on = {words[depth] for words in longer if len(words) > depth + 1}
    following = {words[depth]: " ".join(words[: depth + 1]) for words in longer}
    faces = {word: found.labels.get(prefix) for word, prefix in following.items()}
    return [Word(word, reader.speak(face) if face else "", word not in goes_on) for word, face in faces.items()]


def _begins(words: Sequence[str], begun: Sequence[str]) -> bool:
    return [word.casefold() for word in words[: len(begun)]] == begun
