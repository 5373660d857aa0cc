"""Looking back: what happened since one's last turn as a picture, and a whole game as a film, each with its replay."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import median
from time import process_time

from bot.delivery import past, reels
from bot.domain.messages import Picture
from bot.domain.table import Chair, Entry, Table
from rules import GAMES
from rules.record import Record, seed_hash
from tests.bench.figures import Line
from tests.gallery import NAMES

STRIP_MS, STRIP_KB, FILM_S, FILM_KB = 60, 200, 3, 1000
SEED = "looking back"
LATELY = 24  # entries of the log that are looked back at, late in the game


def past_lines(game: str, times: int) -> Iterator[Line]:
    """Four lines a game: for as many as can play, at its end, in seconds of one core."""
    table, log = played(game)
    picture = Picture("strip", table.entries, 0, since=table.entries - LATELY)
    strip = past.strip(table, log, picture)
    assert strip is not None
    took = median(_seconds(lambda: past.strip(table, log, picture)) for _ in range(max(2, times // 10)))
    count = f"{table.entries} entries replayed"
    yield Line(what=f"strip: {game}, at its end", unit="ms", value=took * 1e3, most=STRIP_MS, reference=count)
    yield Line(what=f"strip: {game}, at its end", unit="KB", value=len(strip[0]) / 1024, most=STRIP_KB)
    record = record_of(table, log)
    began = process_time()
    film = reels.make(record)
    yield Line(what=f"film: {game}, whole game", unit="s of one core", value=process_time() - began, most=FILM_S)
    yield Line(what=f"film: {game}, whole game", unit="KB", value=len(film) / 1000, most=FILM_KB)


def _seconds(what: object) -> float:
    began = process_time()
    assert callable(what)
    what()
    return process_time() - began


def played(game: str) -> tuple[Table, list[Entry]]:
    """A game at random, for as many as can play."""
    rules, dice = GAMES[game], Random(SEED)
    seats = rules.seats[-1]
    state, log = rules.start(seats, SEED), []
    while acting := rules.to_act(state):
        seat = dice.choice(acting)
        move = dice.choice(rules.legal(state, seat))
        state, _ = rules.play(state, seat, move)
        log.append(Entry(seat, str(move), "", 0.0))
    chairs = tuple(Chair(f"web:{name}", name) for name in NAMES[:seats])
    table = Table(channel="web:bench", version=1, stamp=1, game=game, host="web:bench", chairs=chairs, seed=SEED)
    return table.moved_to(state, phase="over", entries=len(log)), log


def record_of(table: Table, log: list[Entry]) -> Record:
    """The same as a record."""
    moves = tuple((entry.seat, entry.text) for entry in log)
    return Record(game=table.game, seats=table.names, seed=SEED, seed_sha256=seed_hash(SEED), moves=moves)
