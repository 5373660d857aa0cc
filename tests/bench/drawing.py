"""Pictures: the busiest position of each game warm, from scratch, and as the first of a fresh process.

And the same for who is to act: one's own picture, and what can be tapped on it.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from functools import _lru_cache_wrapper, partial
from statistics import median
from time import perf_counter
from types import ModuleType

import render
from render import lettering, pen
from rules import GAMES, View
from tests.bench.figures import Line
from tests.bench.looking_back import past_lines
from tests.bench.scale import Scale
from tests.gallery import NAMES, played, view

WARM_MS, KB, FIRST_MS, FASTER = 20, 100, 300, 4
SPOTS_MS = 1
OWN = 1.25  # one's own picture is as fast as everyone's, but for what machines do meanwhile
SCRATCH_SCALE = 2
STAYS = {"_font", "_missing", "_drawable", "width", "ink", "fit", "colours", "_colours"}
"""What is kept also by who draws from scratch: fonts, measures of texts, palettes."""


async def lines(scale: Scale) -> AsyncIterator[Line]:
    """Three lines a game, and one for the first picture of a process."""
    views = {game: busiest(game, scale.looked) for game in GAMES}
    for game, busy in views.items():
        warm = _median(busy, scale.drawings)
        size = len(render.board(busy, names=NAMES)) / 1024
        with anew():
            scratch = _median(busy, max(2, scale.drawings // 10))
        yield Line(what=f"picture: {game}, busiest, warm", unit="ms", value=warm * 1e3, most=WARM_MS)
        yield Line(what=f"picture: {game}, busiest", unit="KB", value=size, most=KB)
        reference = f"{scratch * 1e3:.0f} ms from scratch at {SCRATCH_SCALE}×"
        faster = scratch / warm
        yield Line(
            what=f"picture: {game}, busiest, warm", unit="× as fast", value=faster, least=FASTER, reference=reference
        )
    for game in GAMES:
        for line in past_lines(game, scale.drawings):
            yield line
    async for line in _own(scale):
        yield line
    firsts = {game: median(_first(game) for _ in range(scale.starts)) for game in GAMES}
    slowest = max(firsts, key=lambda game: firsts[game])
    each = ", ".join(f"{game} {seconds * 1e3:.0f}" for game, seconds in firsts.items())
    first = firsts[slowest] * 1e3
    yield Line(what="picture: first one after start", unit="ms", value=first, most=FIRST_MS, reference=each)


async def _own(scale: Scale) -> AsyncIterator[Line]:
    """Three lines a game: the picture with most to tap, for the seat that is to act, and its spots."""
    for game in GAMES:
        busy, chosen = most_spots(game, scale.looked)
        count = f"{len(render.spots(busy, NAMES, 'board', chosen))} spots"
        draw = partial(render.board, busy, names=NAMES, own=True, chosen=chosen)
        warm, shared = _by_turns(draw, partial(render.board, busy, names=NAMES), scale.drawings)
        spots = _median_of(partial(render.spots, busy, NAMES, "board", chosen), scale.drawings)
        yield Line(what=f"own picture: {game}, most to tap, warm", unit="ms", value=warm * 1e3, most=WARM_MS)
        reference = f"everyone's {shared * 1e3:.1f} ms"
        ratio = warm / shared
        yield Line(
            what=f"own picture: {game}, beside everyone's", unit="× as long", value=ratio, most=OWN, reference=reference
        )
        yield Line(what=f"spots: {game}, most of them", unit="ms", value=spots * 1e3, most=SPOTS_MS, reference=count)


def most_spots(game: str, among: int = 40) -> tuple[View, str]:
    """Where most can be tapped in a game for as many as can play: the view of who is to act, and the words chosen."""
    states = [state for state in played(game, GAMES[game].seats[-1]) if GAMES[game].to_act(state)]
    some = states[:: max(1, len(states) // among) | 1]  # odd: where turns have two halves, both are looked at
    looked: list[View] = [GAMES[game].view(state, GAMES[game].to_act(state)[0]) for state in some]
    steps = [(view, spot.words) for view in looked for spot in render.spots(view, NAMES) if spot.role != "play"]
    return max([*((view, "") for view in looked), *steps], key=lambda step: len(render.spots(step[0], chosen=step[1])))


def busiest(game: str, among: int = 40) -> View:
    """The position with the largest picture in a game for as many as can play, in its second half."""
    states = played(game, GAMES[game].seats[-1])
    late = states[len(states) // 2 :]
    looked = [view(game, state) for state in late[:: max(1, len(late) // among)]]
    return max(looked, key=lambda one: len(render.board(one, names=NAMES)))


def _median(busy: View, times: int) -> float:
    return _median_of(lambda: render.board(busy, names=NAMES), times)


def _median_of(what: Callable[[], object], times: int) -> float:
    """Seconds, done once before."""
    what()
    return median(_timed(what) for _ in range(times))


def _by_turns(one: Callable[[], object], other: Callable[[], object], times: int) -> tuple[float, float]:
    """Seconds of both, done by turns, so that what else the machine does befalls both."""
    one()
    other()
    pairs = [(_timed(one), _timed(other)) for _ in range(times)]
    return median(first for first, _ in pairs), median(second for _, second in pairs)


def _timed(what: Callable[[], object]) -> float:
    began = perf_counter()
    what()
    return perf_counter() - began


@contextmanager
def anew() -> Iterator[None]:
    """Nothing drawn is kept: every part, ground and word is drawn wherever it appears, at twice the size."""
    modules = [module for name, module in sys.modules.items() if name.split(".")[0] == "render"]
    kept = [(module, name, one) for module in modules for name, one in vars(module).items() if _keeps(one)]
    usual = lettering.SCALE
    try:
        _scaled(SCRATCH_SCALE)
        for module, name, one in kept:
            setattr(module, name, one.__wrapped__)
        yield
    finally:
        _scaled(usual)
        for module, name, one in kept:
            setattr(module, name, one)


def _keeps(one: object) -> bool:
    return isinstance(one, _lru_cache_wrapper) and one.__wrapped__.__name__ not in STAYS


def _scaled(by: int) -> None:
    modules: tuple[ModuleType, ...] = (lettering, pen)
    for module in modules:
        vars(module)["SCALE"] = by
    for measure in (lettering.width, lettering.ink, lettering.fit):
        measure.cache_clear()


def _first(game: str) -> float:
    """Seconds for the first picture of a fresh process, imports done."""
    result = subprocess.run(
        [sys.executable, "-m", "tests.bench.drawing", game], capture_output=True, check=True, text=True
    )
    return float(result.stdout)


def main() -> None:
    """Draws the first picture of this process: late in a game for as many as can play."""
    game = GAMES[sys.argv[1]]
    state = game.start(game.seats[-1], "first")
    for number in range(60):
        for seat in game.to_act(state):
            legal = game.legal(state, seat)
            state, _ = game.play(state, seat, legal[number % len(legal)])
            break
    view = game.view(state, None)
    print(_timed(lambda: render.board(view, names=NAMES)))


if __name__ == "__main__":
    main()
