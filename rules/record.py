"""A game as a file: what was played, replayed and verified by anyone.

Beside the moves of the game three words may stand in a record: `resign`; `retract`, which takes back a decision that
others could not see yet; and `undo N`, which takes back the last N entries. Taking back never takes back chance: dice
thrown once are thrown anew.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from typing import Literal

import msgspec

from rules.contract import AnyGame, BadNotation, Event, IllegalMove, Json, Outcome, State

RESIGN = "resign"
RETRACT = "retract"
UNDO = "undo"
MOST_ENTRIES = 10_000  # the longest games have some hundred
_UNDO = re.compile(rf"{UNDO} ([1-9][0-9]{{0,5}})")


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A record as its file holds it, field by field. Names of people stand in `seats` alone.

    Where people have brought something of their own to the dice, by seat, `seed` is mixed of that and of `secret`, and
    what was published before is the hash of this; else it is that of `seed`, and a record has neither of the two.
    """

    zoco: Literal[1] = 1
    game: str
    seats: tuple[str, ...]
    options: tuple[str, ...] = ()
    seed: str
    seed_sha256: str
    moves: tuple[tuple[int, str], ...]
    outcome: Outcome | None = None
    secret: str | msgspec.UnsetType = msgspec.UNSET
    brought: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET


class Step(msgspec.Struct, frozen=True):
    """One entry of a record, played."""

    seat: int
    text: str
    state: State
    events: tuple[Event, ...]


class BadRecord(ValueError):
    """A record that does not hold: what is wrong with it."""


class Unreadable(BadRecord):
    """It is no record at all."""


class TooLong(BadRecord):
    """It has more entries than any game has."""

    def __init__(self, entries: int) -> None:
        super().__init__(f"it has {entries:,} entries; {MOST_ENTRIES:,} are the most that are looked at")


class UnknownGame(BadRecord):
    """It is of a game that we do not have."""

    def __init__(self, game: str) -> None:
        super().__init__(f"no such game: {game[:60]!r}")
        self.game = game


class WrongTable(BadRecord):
    """The game is not for so many players, or knows no such house rule."""


class WrongSeedHash(BadRecord):
    """The seed is not the one whose hash was published."""

    def __init__(self, published: str, found: str) -> None:
        super().__init__(f"the seed does not match its hash: {published[:64]!r} was published, {found!r} found")
        self.published = published
        self.found = found


class WrongMixture(BadRecord):
    """The seed is not mixed of what the record says it is."""

    def __init__(self) -> None:
        super().__init__("the seed is not mixed of the secret and of what the players brought")


class WrongEntry(BadRecord):
    """An entry that could not have been made, counted from 1."""

    def __init__(self, number: int, seat: int, text: str, cause: str) -> None:
        super().__init__(f"entry {number} (seat {seat}: {text[:60]!r}) is not possible: {cause}")
        self.number = number
        self.seat = seat
        self.text = text


class WrongOutcome(BadRecord):
    """It did not end as the record says."""

    def __init__(self, told: Outcome | None, found: Outcome | None) -> None:
        super().__init__(f"the record says it ended {_ending(told)}, but it ended {_ending(found)}")
        self.told = told
        self.found = found


class NothingToTakeBack(BadRecord):
    """An `undo` beyond the opening, or a `retract` of no hidden decision."""


def _ending(outcome: Outcome | None) -> str:
    return "not at all" if outcome is None else f"{outcome.scores} with {outcome.winners} as winners"


def seed_hash(seed: str) -> str:
    """What is published before the first move."""
    return sha256(seed.encode()).hexdigest()


def brought_by(word: str) -> str:
    """What is kept of a word that somebody brings to the dice: whoever knows it can check it."""
    return sha256(f"zoco word {word}".encode()).hexdigest()[:32]


def mixed(secret: str, brought: Iterable[str]) -> str:
    """The seed of a game whose dice nobody could choose alone: of the bot's secret, and of what each seat brought."""
    return sha256("\n".join(("zoco dice", secret, *brought)).encode()).hexdigest()[:32]


def enter(game: AnyGame, states: list[State], seat: int, text: str) -> tuple[State, tuple[Event, ...]]:
    """Plays one entry upon the states so far, which it extends or shortens."""
    if undo := _UNDO.fullmatch(text):
        return take_back(game, states, int(undo[1])), ()
    state, events = _entered(game, states[-1], seat, text)
    states.append(state)
    return state, events


def _entered(game: AnyGame, state: State, seat: int, text: str) -> tuple[State, tuple[Event, ...]]:
    if text == RESIGN and game.can_resign:
        return game.resign(state, seat)
    if text == RETRACT:
        before = game.retract(state, seat)
        if before is None:
            raise NothingToTakeBack(f"seat {seat} has nothing to retract")
        return before, ()
    return game.play(state, seat, game.parse(text))


def take_back(game: AnyGame, states: list[State], count: int) -> State:
    """The state `count` entries ago, with the draws of now."""
    if count not in range(1, len(states)):
        raise NothingToTakeBack(f"there are no {count} entries to take back")
    draws = game.dump(states[-1])["draws"]
    del states[-count:]
    position: Json = game.dump(states[-1])
    states[-1] = game.load({**position, "draws": draws})
    return states[-1]


def replay(
    game: AnyGame, seats: int, seed: str, options: Iterable[str], moves: Iterable[tuple[int, str]]
) -> Iterator[Step]:
    """Every entry in turn, from the opening."""
    states: list[State] = [game.start(seats, seed, tuple(options))]
    for seat, text in moves:
        state, events = enter(game, states, seat, text)
        yield Step(seat, text, state, events)


def read(data: bytes | str) -> Record:
    """The record in a file; `Unreadable` if there is none."""
    try:
        return msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Unreadable(f"not a record: {error}") from error


class Many(msgspec.Struct, frozen=True):
    """Records in one file."""

    records: list[Record]
    zoco_records: Literal[1]


def read_many(data: bytes | str) -> list[Record] | None:
    """The records in a file that holds many; None if it is no such file."""
    try:
        return msgspec.json.decode(data, type=Many).records
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def verify(record: Record, games: Mapping[str, AnyGame]) -> tuple[Step, ...]:
    """Replays the whole record and checks all it says; a `BadRecord` names the first thing that is not so."""
    return tuple(checked(record, games))


def checked(record: Record, games: Mapping[str, AnyGame]) -> Iterator[Step]:
    """The same step by step: it holds if it comes to its end."""
    if record.game not in games:
        raise UnknownGame(record.game)
    if len(record.moves) > MOST_ENTRIES:
        raise TooLong(len(record.moves))
    if (found := seed_hash(record.secret or record.seed)) != record.seed_sha256.lower():
        raise WrongSeedHash(record.seed_sha256, found)
    if record.secret and record.seed != mixed(record.secret, record.brought or ()):
        raise WrongMixture
    game = games[record.game]
    last = _opening(game, record)
    for step in _verified(game, record):
        yield step
        last = step.state
    if (outcome := game.outcome(last)) != record.outcome:
        raise WrongOutcome(record.outcome, outcome)


def _opening(game: AnyGame, record: Record) -> State:
    try:
        opening: State = game.start(len(record.seats), record.seed, record.options)
    except ValueError as error:
        raise WrongTable(str(error)) from error
    return opening


def _verified(game: AnyGame, record: Record) -> Iterator[Step]:
    steps = replay(game, len(record.seats), record.seed, record.options, record.moves)
    for number, (seat, text) in enumerate(record.moves, 1):
        if seat not in range(len(record.seats)):
            raise WrongEntry(number, seat, text, "there is no such seat")
        try:
            yield next(steps)
        except (IllegalMove, BadNotation, NothingToTakeBack) as error:
            raise WrongEntry(number, seat, text, str(error)) from error
