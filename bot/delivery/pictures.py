"""Pictures of a table and their alt texts, drawn in threads beside the event loop."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager
from typing import Literal, TypeAlias

import msgspec

import render
from bot.delivery import clips, past
from bot.delivery.clips import Clip, Clipped
from bot.delivery.past import Walked
from bot.domain.messages import Card, Line, Picture, line
from bot.domain.table import Entry, Table
from bot.language.words import listed, say, speak, speaker
from bot.runtime.fair_queue import Asker, FairQueue
from bot.runtime.metrics import PICTURES
from bot.runtime.tasks import finish
from bot.store.store import Store
from bot.store.values import Values
from bot.tables.ahead import STEP, on_board, preview
from rules.contract import State
from rules.record import replay

THREADS = 2
POST, ONLOOKER = "post", "onlooker"
"""For whom something is drawn: for all in a chat, or for one who looks at a page."""
ONLOOKERS_WAITING = 256  # pictures in all that pages wait for
ONE_WAITING = 32  # and of them for one who asks
GIVE_WAY = 0.001  # seconds after which a thread lets the event loop go on; five times as long by default
DRAWERS: Mapping[str, Callable[..., bytes | None]] = {
    "board": render.board,
    "ahead": render.board,
    "hand": render.hand,
    "scoring": render.scoring,
}


class Drawn(msgspec.Struct, frozen=True):
    """A picture ready to be shown, or a film."""

    png: bytes
    alt: str
    clip: Clipped | None = None
    form: Literal["png", "gif"] = "png"
    lines: tuple[Line, ...] = ()  # what had happened, beside the picture of it
    walk: tuple[Walked, ...] = ()


class Walk(msgspec.Struct, frozen=True):
    """Every step of a game, in sentences, as that seat may know them; None: as everyone may."""

    at: int
    seat: int | None = None
    kind: Literal["walk"] = "walk"


Subject: TypeAlias = Picture | Clip | Walk


def state_at(table: Table, log: Sequence[Entry], at: int) -> State:
    """The game after `at` entries of its log."""
    if at == table.entries:
        return table.state
    state: State = table.rules.start(len(table.chairs), table.seed, table.options)
    moves = [(entry.seat, entry.text) for entry in log[:at]]
    for step in replay(table.rules, len(table.chairs), table.seed, table.options, moves):
        state = step.state
    return state


def draw(table: Table, log: Sequence[Entry], picture: Subject, language: str) -> Drawn | None:
    """The picture and what it shows in words; None where a game has none of that kind."""
    if isinstance(picture, Clip):
        clip = clips.draw(table, log, picture)
        return None if clip is None else Drawn(b"", "", clip)
    if isinstance(picture, Walk):
        return Drawn(b"", "", walk=past.walk(table, log[: picture.at], picture.seat))
    if picture.kind == "strip":
        return _strip(table, log[: picture.at], picture, language)
    if picture.kind == "past":
        return _past(table, log[: picture.at], picture, language)
    if picture.kind == "lobby":
        return _lobby(table, language)
    state = state_at(table, log, picture.at)
    view = table.rules.view(state, picture.seat)
    png: bytes | None
    if picture.kind == "plan" and picture.seat is not None:
        here, moves = on_board(table, picture.seat)
        png = render.board(here or view, names=table.names, own=True, chosen=picture.move, moves=moves)
        view = here or view
    elif picture.kind == "own":
        png = render.board(view, names=table.names, own=True, chosen=picture.move)
    else:
        if picture.kind == "ahead":
            view = preview(table, view, picture.move.split(STEP)) or view
        elif picture.move:
            view = table.rules.preview(view, table.rules.parse(picture.move))
        png = DRAWERS[picture.kind](view, names=table.names)
    tell = render.alt_scoring if picture.kind == "scoring" else render.alt
    alt = tell(view, speaker(language), names=table.names)
    return None if png is None else Drawn(png, alt)


def _past(table: Table, log: Sequence[Entry], picture: Picture, language: str) -> Drawn:
    """The board of then, and what had just happened."""
    steps = past.moments(table, log)
    state = steps[-1].after if steps else table.rules.start(len(table.chairs), table.seed, table.options)
    view = table.rules.view(state, picture.seat)
    lines = past.told(table, steps[-1], picture.seat) if steps else [line("game-begins", game=line(table.game))]
    alt = render.alt(view, speaker(language), names=table.names)
    return Drawn(render.board(view, names=table.names), alt, lines=tuple(lines))


def _strip(table: Table, log: Sequence[Entry], picture: Picture, language: str) -> Drawn:
    """What happened lately; where nothing can be seen of it, the board."""
    found = past.strip(table, log, picture)
    if found is None:
        shown = _past(table, log, picture, language)
        return msgspec.structs.replace(shown, lines=(line("since-nothing"),))
    png, lines = found
    return Drawn(png, say(language, "alt-strip", game=say(language, table.game)), lines=lines)


def rule(picture: Picture, language: str) -> Drawn | None:
    """What an article of the rules says, and its picture; None where it has none."""
    game, article = picture.move.split(" ")
    png = render.rule(game, article)
    return Drawn(png, say(language, f"{game}-rule-{article}")) if png else None


def card(told: Card, language: str) -> Drawn:
    """A card, and all that stands on it in words."""

    def said(sentence: Line) -> str:
        return speak(language, sentence)

    rows = [[said(cell) for cell in row] for row in told.rows]
    heads, notes = [said(head) for head in told.heads], [said(note) for note in told.notes]
    png = render.card(said(told.title), said(told.about), heads, rows, notes)
    words = [said(told.title), said(told.about), *(_row(heads, row) for row in rows), *notes]
    return Drawn(png, "\n".join(words))


def _row(heads: Sequence[str], row: Sequence[str]) -> str:
    return f"{row[0]}: " + ", ".join(f"{head} {cell}" for head, cell in zip(heads[1:], row[1:], strict=True) if cell)


def _lobby(table: Table, language: str) -> Drawn:
    title = say(language, table.game)
    seats = table.rules.seats
    free = [None] * (seats.stop - 1 - len(table.chairs))
    png = render.lobby(table.game, title, [*table.names, *free], seats)
    return Drawn(png, say(language, "alt-lobby", game=title, names=listed(language, table.names)))


class Pictures:
    """Draws beside the event loop, never in it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        sys.setswitchinterval(GIVE_WAY)
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="picture")
        self._queue = FairQueue(THREADS, first=POST, most=ONLOOKERS_WAITING, each=ONE_WAITING)

    async def drawn(self, table: Table | None, picture: Picture, language: str) -> Drawn | None:
        """The picture of a table, also of an earlier moment of its game, for a post or an answer in a chat.

        The picture of a rule needs no table; it is drawn but once.
        """
        if picture.card is not None:
            return await asyncio.get_running_loop().run_in_executor(self._threads, card, picture.card, language)
        if picture.kind == "rule":
            return await asyncio.get_running_loop().run_in_executor(self._threads, rule, picture, language)
        if table is None:
            return None
        if picture.kind == "film":
            return await self.film(table.channel, picture, language)
        async with self.turn(Asker(POST, table.channel)):
            return await finish(self.draw(table, picture, language))

    async def film(self, channel: str, picture: Picture, language: str) -> Drawn | None:
        """The film of a game that was played here, while it is kept."""
        kept = await Values(self.store).get(channel, f"film:{picture.move}")
        return Drawn(kept, say(language, "alt-film"), form="gif") if kept else None

    def turn(self, asker: Asker) -> AbstractAsyncContextManager[None]:
        """Waits until it is the asker's turn to have something drawn. What a chat waits for goes before onlookers.

        Throws `QueueFull` where too many wait. Who stops waiting leaves the queue, and nothing is drawn for them.
        """
        return self._queue.turn(asker)

    @property
    def waiting(self) -> int:
        """How many wait for a turn."""
        return self._queue.waiting

    async def draw(self, table: Table, picture: Subject, language: str) -> Drawn | None:
        """Draws it; who calls this has a turn, and keeps it until it is done, or threads would be fewer than turns."""
        lately = isinstance(picture, Clip | Walk) or picture.kind in ("strip", "past")
        before = lately or (picture.kind != "lobby" and picture.at != table.entries)
        log = await self.store.log(table.channel) if before else []
        loop = asyncio.get_running_loop()
        with PICTURES.timed():
            return await loop.run_in_executor(self._threads, draw, table, log, picture, language)

    def close(self) -> None:
        """Ends the threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)
