"""Pictures for pages: drawn when somebody looks, and kept while they are looked at."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from functools import cache
from hashlib import blake2b
from io import BytesIO
from typing import TypeAlias

from PIL import Image

import render
from bot.adapters.web.limits import PICTURES_KEPT
from bot.delivery.pictures import ONLOOKER, Drawn, Pictures, Subject
from bot.domain.messages import Picture
from bot.domain.table import Table
from bot.runtime.fair_queue import Asker
from bot.runtime.tasks import finish
from render import lobbies
from render.frame import emblem
from rules import GAMES

EMBLEM = 34

Moment: TypeAlias = tuple[object, ...]


def moment(table: Table, picture: Subject, language: str) -> Moment:
    """All that a picture depends on."""
    shown = (table.entries, table.stamp) if picture.kind == "lobby" else ()
    return (table.channel, table.number, table.names, picture, *shown, language)


def tag(table: Table, picture: Picture, language: str) -> str:
    """The same, as an entity tag."""
    return blake2b(repr(moment(table, picture, language)).encode(), digest_size=9).hexdigest()


class Awaited:
    """A picture that waits to be drawn, and how many requests wait for it."""

    def __init__(self, task: asyncio.Task[Drawn | None]) -> None:
        self.task, self.requests = task, 0


class Gallery:
    """The pictures of tables lately looked at."""

    def __init__(self, pictures: Pictures) -> None:
        self.pictures = pictures
        self._kept: OrderedDict[Moment, Drawn | None] = OrderedDict()
        self._under_way: dict[Moment, asyncio.Task[Drawn | None]] = {}
        self._wanted: dict[tuple[Moment, str], Awaited] = {}

    async def show(self, table: Table, picture: Subject, language: str, visitor: str | None = None) -> Drawn | None:
        """The picture. Those who ask at once share one drawing, but not each other's places in the queue.

        Visitors take turns; those of whom nobody knows who they are take turns by their tables.
        """
        at = moment(table, picture, language)
        if at in self._kept:
            self._kept.move_to_end(at)
            return self._kept[at]
        if under_way := self._under_way.get(at):
            return await asyncio.shield(under_way)
        who = visitor or table.channel
        wanted = self._wanted.get((at, who))
        if wanted is None:
            obtained = self._obtained(at, table, picture, language, who)
            wanted = self._wanted[at, who] = Awaited(asyncio.create_task(obtained))
        return await self._awaited(wanted, (at, who))

    async def _awaited(self, wanted: Awaited, name: tuple[Moment, str]) -> Drawn | None:
        """Waits for it with others; when the last of them has hung up, it is not wanted any more."""
        wanted.requests += 1
        try:
            return await asyncio.shield(wanted.task)
        finally:
            wanted.requests -= 1
            if not wanted.requests:
                wanted.task.cancel()
                self._wanted.pop(name, None)

    async def _obtained(self, at: Moment, table: Table, picture: Subject, language: str, who: str) -> Drawn | None:
        async with self.pictures.turn(Asker(ONLOOKER, who)):
            if at in self._kept:
                return self._kept[at]
            under_way = self._under_way.get(at)
            if under_way is None:
                under_way = asyncio.create_task(self.pictures.draw(table, picture, language))
                self._under_way[at] = under_way
                under_way.add_done_callback(lambda done: self._keep(at, done))
            return await finish(_result(under_way))

    def _keep(self, at: Moment, task: asyncio.Task[Drawn | None]) -> None:
        del self._under_way[at]
        if task.cancelled() or task.exception():
            return
        self._kept[at] = task.result()
        while len(self._kept) > PICTURES_KEPT:
            self._kept.popitem(last=False)


async def _result(task: asyncio.Task[Drawn | None]) -> Drawn | None:
    return await asyncio.shield(task)


@cache
def emblem_png(game: str) -> bytes:
    """The star of a game."""
    return _png(emblem(render.PAINTERS[game].crest, EMBLEM).image)


@cache
def card_png(game: str) -> bytes:
    """A game as one chooses it: the arch of its lobby."""
    seats = GAMES[game].seats
    x, y, width, height = lobbies.CARD
    lobby = Image.open(BytesIO(render.lobby(game, "", [], seats)))
    return _png(lobby.crop((x, y, x + width, y + height)))


def _png(image: Image.Image) -> bytes:
    stream = BytesIO()
    image.save(stream, "PNG", optimize=True)
    return stream.getvalue()


def size(png: bytes) -> tuple[int, int]:
    """Width and height, from the head of a PNG."""
    return int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")
