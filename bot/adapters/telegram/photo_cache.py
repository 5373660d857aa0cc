"""Pictures as Telegram knows them: one that it has seen is sent again by its file id, not drawn anew."""

from __future__ import annotations

from zlib import crc32

import msgspec
import telegram

from bot.adapters.base.drawing import drawn_if_possible
from bot.delivery.pictures import Pictures
from bot.domain.messages import Line, Picture
from bot.domain.table import Table
from bot.store.store import Store
from bot.store.values import Values


class Photo(msgspec.Struct, frozen=True):
    """A picture: what it is of, its file id or its bytes, and itself in words where they were wanted."""

    look: str
    file: str = ""
    png: bytes = b""
    alt: str = ""
    lines: tuple[Line, ...] = ()
    moves: bool = False

    @property
    def media(self) -> str | bytes:
        """What to send."""
        return self.file or self.png


class PhotoCache:
    """Finds or draws the pictures of tables."""

    def __init__(self, store: Store, pictures: Pictures) -> None:
        self.values, self.pictures = Values(store), pictures

    async def photo(self, table: Table | None, picture: Picture | None, language: str, *, alt: bool) -> Photo | None:
        """The picture; None where there is none, or where it cannot be drawn: words are better than nothing."""
        if picture is not None and picture.kind in ("rule", "card"):
            leaf = await drawn_if_possible(self.pictures, None, picture, language)
            return Photo("", png=leaf.png) if leaf else None  # its words are said beside it
        if table is None or picture is None:
            return None
        look = _look(table, picture, language)
        known = await self.values.get(table.channel, f"file:{look}")
        if known and not alt:
            return Photo(look, known.decode(), moves=picture.kind == "film")
        drawn = await drawn_if_possible(self.pictures, table, picture, language)
        if drawn is None:
            return None
        file = known.decode() if known else ""
        return Photo(look, file, drawn.png, drawn.alt, drawn.lines, drawn.form == "gif")

    async def keep(self, channel: str, photo: Photo, message: telegram.Message) -> str:
        """Remembers under which file id Telegram has this picture."""
        file = message.photo[-1].file_id if message.photo else ""
        file = message.animation.file_id if message.animation else file
        if file and photo.look and file != photo.file:
            await self.values.put(channel, f"file:{photo.look}", file)
        return file

    async def drop(self, channel: str, photo: Photo) -> None:
        """Telegram does not have it any more."""
        await self.values.drop(channel, f"file:{photo.look}")


def _look(table: Table, picture: Picture, language: str) -> str:
    """What a picture depends on."""
    names = crc32("\n".join((table.game, *table.names)).encode())
    seat = "" if picture.seat is None else picture.seat
    since = f".{picture.since}" if picture.since else ""
    return f"{table.number}.{picture.kind}.{picture.at}.{seat}.{picture.move}.{language}.{names:x}{since}"
