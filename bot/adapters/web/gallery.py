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
from bot.delivery.pictures import Drawn, Pictures
from bot.domain.messages import Picture
from bot.domain.table import Table
from render import lobbies
from render.frame import emblem
from rules import GAMES

EMBLEM = 34

Moment: TypeAlias = tuple[object, ...]


def moment(table: Table, picture: Picture, language: str) -> Moment:
    """All that a picture depends on."""
    shown = (table.entries, table.stamp) if picture.kind == "lobby" else ()
    return (table.channel, table.number, table.names, picture, *shown, language)


def tag(table: Table, picture: Picture, language: str) -> str:
    """The same, as an entity tag."""
    return blake2b(repr(moment(table, picture, language)).encode(), digest_size=9).hexdigest()


class Gallery:
    """The pictures of tables lately looked at."""

    def __init__(self, pictures: Pictures) -> None:
        self.pictures = pictures
        self._kept: OrderedDict[Moment, asyncio.Task[Drawn | None]] = OrderedDict()

    async def show(self, table: Table, picture: Picture, language: str) -> Drawn | None:
        """The picture; those who ask at once share one drawing."""
        at = moment(table, picture, language)
        task = self._kept.get(at)
        if task is None:
            task = asyncio.create_task(self.pictures.drawn(table, picture, language))
            self._kept[at] = task
            task.add_done_callback(lambda done: self._drop_failed(at, done))
        self._kept.move_to_end(at)
        while len(self._kept) > PICTURES_KEPT:
            self._kept.popitem(last=False)
        return await asyncio.shield(task)

    def _drop_failed(self, at: Moment, task: asyncio.Task[Drawn | None]) -> None:
        if task.cancelled() or task.exception():
            self._kept.pop(at, None)


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
