"""The runs: bodies and commands sent to a page's server over real sockets, and records read; each with its counts."""

from __future__ import annotations

import json
import logging
from collections import Counter
from collections.abc import Sequence
from random import Random

import msgspec

from bot.domain.table import Table
from bot.service.registry import COMMANDS
from bot.store.store import Store
from rules import GAMES
from rules.record import BadRecord, Record, read, seed_hash, verify
from tests.bot.web.odd_bodies import KINDS, odd_bodies
from tests.bot.web.visitor import Client

JSON = {"Content-Type": "application/json"}
PACKINGS = ("gzip", "deflate", "br", "zstd", "nonsense")
MOVES = 20
WORDS: tuple[str, ...] = (
    *("1", "2", "0", "-1", "99999999999999999999", "on", "off", "easy", "strong", "web:room", "@Anna", "Anna", "M1"),
    *("marrakech", "alhambra", "quixote", "left", "lay", "d3", "pace", "6h", "me", "zone", "sure", "ask"),
    *("\x00", "𓀀", "\u202e", "*_`<b>"),
)


class Outcome(msgspec.Struct):
    """What came of a run."""

    what: str
    tried: int
    answers: Counter[str]
    tracebacks: int = 0
    changes: int = 0  # by those who may change nothing

    @property
    def sound(self) -> bool:
        """Whether nothing happened that must not."""
        return not self.tracebacks and not self.changes

    def __str__(self) -> str:
        told = ", ".join(f"{count:,} × {answer}" for answer, count in sorted(self.answers.items()))
        return (
            f"{self.what}: {self.tried:,} ({told}); {self.tracebacks} tracebacks, {self.changes} changes by strangers"
        )


class Tracebacks(logging.Handler):
    """Counts the log's records with a traceback."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def emit(self, record: logging.LogRecord) -> None:
        """One more, if it is one."""
        self.count += bool(record.exc_info)


async def bodies(url: str, count: int, seed: str) -> Outcome:
    """Odd bodies to every address that takes any."""
    anna = Client(url)
    await anna.named("Anna")
    table = await anna.open()
    before = await anna.get(f"/api/t/{table}")
    sound: dict[str, object] = {"text": "/cancel", "id": "not-ours-at-all", "who": "web:0000000000000000", "stamp": 1}
    outcome, random = Outcome("odd bodies", count, Counter()), Random(seed)
    for number, body in enumerate(odd_bodies(count, sound, seed)):
        path = ("/api/tables", "/api/me", f"/api/t/{table}")[number % 3]
        headers = {**JSON, **({"Content-Encoding": random.choice(PACKINGS)} if random.random() < 0.1 else {})}
        async with anna.http.post(url + path, data=body, headers=headers) as response:
            outcome.answers[str(response.status)] += 1
            outcome.tracebacks += response.status >= 500
    outcome.changes = int((await anna.get(f"/api/t/{table}"))["version"] != before["version"])
    await anna.http.close()
    return outcome


async def commands(url: str, store: Store, count: int, seed: str) -> Outcome:
    """Commands of somebody who does not sit at the table, to a game that is on."""
    anna, bela, stranger = Client(url), Client(url), Client(url)
    annas, belas, theirs = await anna.named("Anna"), await bela.named("Béla"), await stranger.named("Mallory")
    name = await anna.open("alhambra")
    await bela.say(name, "/join", belas)
    await anna.say(name, "/start", annas)
    table, random = await store.table(f"web:{name}"), Random(seed)
    before = _of_players(table)
    assert table is not None
    assert table.phase == "playing"
    moves = [str(move) for seat in table.rules.to_act(table.state) for move in table.rules.legal(table.state, seat)]
    outcome = Outcome("commands of strangers", count, Counter())
    for _ in range(count):
        answer = await stranger.say(name, _command(random, moves), theirs, stamp=random.choice((None, table.stamp)))
        told = "carried out" if answer.get("ok") else "refused" if stranger.status == 200 else str(stranger.status)
        outcome.answers[told] += 1
        outcome.tracebacks += stranger.status >= 500
    outcome.changes = int(_of_players(await store.table(f"web:{name}")) != before)
    for one in (anna, bela, stranger):
        await one.http.close()
    return outcome


def _of_players(table: Table | None) -> tuple[object, ...]:
    """What only those who play may change."""
    assert table is not None
    people = tuple((chair.person, chair.robot, chair.name) for chair in table.chairs)
    settings = table.options, table.language, table.pace, table.late, table.holidays, table.hints
    return table.phase, table.game, table.host, table.entries, settings, people, json.dumps(table.position, default=str)


def _command(random: Random, moves: Sequence[str]) -> str:
    """Also moves that are legal for who is to act, and beginnings of them."""
    if random.random() < 0.1:
        return random.choice(("/play ", "/preview ", "")) + random.choice(moves)
    name = random.choice(COMMANDS).name if random.random() < 0.9 else "".join(random.choices("abc/ \x00é", k=8))
    words = random.choices(WORDS, k=random.choice((0, 0, 1, 1, 2, 3)))
    return " ".join((random.choice(("/", "/", "/", "")) + name, *words))[:300]


def records(count: int, seed: str) -> Outcome:
    """Records that were changed in some place: each holds, or is refused with a sentence."""
    random, outcome = Random(seed), Outcome("records", count, Counter())
    sound = [_played(game, random) for game in GAMES]
    assert all(map(_holds, sound))
    for number in range(count):
        whole = random.choice(sound)
        fields = msgspec.json.decode(whole, type=dict[str, object])
        spoiled = KINDS[number % len(KINDS)](random, whole, fields)
        try:
            outcome.answers["holds" if _holds(spoiled) else "refused"] += 1
        except Exception:
            logging.getLogger(__name__).exception("a record was not refused properly")
            outcome.tracebacks += 1
    return outcome


def _played(name: str, random: Random) -> bytes:
    """The record of a game that was broken off."""
    game, seed, moves = GAMES[name], "fuzz", []
    state = game.start(2, seed)
    for _ in range(MOVES):
        seat = game.to_act(state)[0]
        move = random.choice(game.legal(state, seat))
        moves.append((seat, str(move)))
        state, _events = game.play(state, seat, move)
    record = Record(game=name, seats=("Anna", "Béla"), seed=seed, seed_sha256=seed_hash(seed), moves=tuple(moves))
    return msgspec.json.encode(record)


def _holds(whole: bytes) -> bool:
    try:
        verify(read(whole), GAMES)
    except BadRecord:
        return False
    return True
