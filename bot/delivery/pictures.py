"""Pictures of a table and their alt texts, drawn in threads beside the event loop."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor

import msgspec

import render
from bot.domain.messages import Picture
from bot.domain.table import Entry, Table
from bot.language.words import say, speaker
from bot.metrics import PICTURES
from bot.store.store import Store
from rules.contract import State
from rules.record import replay

THREADS = 2
GIVE_WAY = 0.001  # seconds after which a thread lets the event loop go on; five times as long by default
DRAWERS: Mapping[str, Callable[..., bytes | None]] = {
    "board": render.board,
    "hand": render.hand,
    "scoring": render.scoring,
}


class Drawn(msgspec.Struct, frozen=True):
    """A picture ready to be shown."""

    png: bytes
    alt: str


def state_at(table: Table, log: Sequence[Entry], at: int) -> State:
    """The game after `at` entries of its log."""
    if at == table.entries:
        return table.state
    state: State = table.rules.start(len(table.chairs), table.seed, table.options)
    moves = [(entry.seat, entry.text) for entry in log[:at]]
    for step in replay(table.rules, len(table.chairs), table.seed, table.options, moves):
        state = step.state
    return state


def draw(table: Table, log: Sequence[Entry], picture: Picture, language: str) -> Drawn | None:
    """The picture and what it shows in words; None where a game has none of that kind."""
    if picture.kind == "lobby":
        return _lobby(table, language)
    state = state_at(table, log, picture.at)
    view = table.rules.view(state, picture.seat)
    if picture.move:
        view = table.rules.preview(view, table.rules.parse(picture.move))
    alt = render.alt(view, speaker(language), names=table.names)
    png = DRAWERS[picture.kind](view, names=table.names)
    return None if png is None else Drawn(png, alt)


def _lobby(table: Table, language: str) -> Drawn:
    title = say(language, table.game)
    seats = table.rules.seats
    free = [None] * (seats.stop - 1 - len(table.chairs))
    png = render.lobby(table.game, title, [*table.names, *free], seats)
    return Drawn(png, say(language, "alt-lobby", game=title, names=", ".join(table.names)))


class Pictures:
    """Draws beside the event loop, never in it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        sys.setswitchinterval(GIVE_WAY)
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="picture")

    async def drawn(self, table: Table, picture: Picture, language: str) -> Drawn | None:
        """The picture of a table, also of an earlier moment of its game."""
        past = picture.kind != "lobby" and picture.at != table.entries
        log = await self.store.log(table.channel) if past else []
        loop = asyncio.get_running_loop()
        with PICTURES.timed():
            return await loop.run_in_executor(self._threads, draw, table, log, picture, language)

    def close(self) -> None:
        """Ends the threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)
