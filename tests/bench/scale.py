"""How long and how large a run is: all of it, or just enough to see that it runs."""

from __future__ import annotations

import msgspec


class Scale(msgspec.Struct, frozen=True, kw_only=True):
    """The sizes of a run."""

    rounds: int = 6  # of slices of random play
    slice: float = 0.6  # seconds
    looked: int = 40  # positions of a game among which the busiest is found
    drawings: int = 60  # of each warm picture
    starts: int = 3  # of a fresh process
    tables: int = 200  # active in one process
    pace: float = 10.0  # seconds between the moves of an active table
    clicking: float = 25.0  # seconds
    busy: float = 60.0  # seconds of throughput
    at_once: int = 32  # tables at which somebody always moves
    stored: tuple[int, ...] = (100, 10_000, 100_000)
    growing: float = 15.0  # seconds of moves at each of these sizes
    alive: int = 40  # tables of each game whose memory is taken
    pictures: int = 10_000
    settled: int = 3_000  # pictures after which all but the slowest caches are full
    shown: int = 90  # tables drawn over and over while the pulse is taken
    ticking: float = 10.0  # seconds of drawing while the event loop's delay is taken


FULL = Scale()
QUICK = Scale(
    rounds=1,
    slice=0.01,
    looked=2,
    drawings=2,
    starts=1,
    tables=3,
    pace=0.3,
    clicking=1.0,
    busy=1.0,
    at_once=2,
    stored=(10, 20),
    growing=0.5,
    alive=1,
    pictures=30,
    settled=10,
    shown=4,
    ticking=0.3,
)
