"""Where the pictures of a table are, and who may ask for them."""

from __future__ import annotations

from urllib.parse import urlencode

import msgspec

from bot.adapters.web.gallery import Gallery, size, tag
from bot.adapters.web.naming import name_of
from bot.adapters.web.reader import Reader
from bot.domain.messages import Picture
from bot.domain.table import Table
from bot.runtime.fair_queue import QueueFull


class Image(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a picture and its words are; the words and the size at once for the one in sight.

    `at` is how many entries of the log it shows, and `film` where what led to it can be had as a film, with `&since=`
    and how many were shown before.
    """

    src: str
    words: str
    alt: str = ""
    width: int = 0
    height: int = 0
    at: int = 0
    film: str = ""


def drawable(table: Table, picture: Picture, *, live: bool = True) -> bool:
    """Whether the table still knows what is on it: a moment of its game, or its lobby while people sit down."""
    if picture.kind == "film":
        return not live
    if picture.kind == "lobby":
        return live and table.phase == "lobby" and picture.at == 0
    return table.position is not None and 0 <= picture.at <= table.entries


def base_of(table: Table) -> str:
    """Where everything about a table is."""
    return f"/api/t/{name_of(table.channel)}"


def image_of(table: Table, picture: Picture, reader: Reader) -> Image:
    """Where a picture of this table is; what only its owner may see has an address that asks who looks."""
    base = base_of(table)
    if picture.seat is not None:
        asked = {"kind": picture.kind, "seat": picture.seat, "move": picture.move, "v": table.shown_version}
        asked |= {} if picture.at == table.entries else {"at": picture.at}
        return Image(f"{base}/own.png?{urlencode(asked)}", f"{base}/own?{urlencode(asked)}")
    if picture.kind == "film":
        key = urlencode({"name": picture.move})
        return Image(f"{base}/reel.gif?{key}", f"{base}/reel?{key}")
    key = urlencode({"kind": picture.kind, "at": picture.at})
    return Image(f"{base}/picture.png?{key}&tag={tag(table, picture, reader.language)}", f"{base}/picture?{key}")


def card_of(table: Table, picture: Picture) -> Image:
    """Where a card is: the words that ask for it, and who does."""
    asked, who = picture.move.split("\n")
    key = urlencode({"ask": asked, "who": who})
    return Image(f"{base_of(table)}/card.png?{key}", f"{base_of(table)}/card?{key}")


def filmed(table: Table, picture: Picture, image: Image, reader: Reader) -> Image:
    """With where what led to it can be had as a film: to the board of everyone, or to one's own."""
    image = msgspec.structs.replace(image, at=picture.at)
    if picture.kind not in ("board", "own") or picture.move or not picture.at:
        return image
    key = urlencode({"at": picture.at, "own": "false" if picture.seat is None else "true"})
    film = f"{base_of(table)}/film?{key}&tag={tag(table, picture, reader.language)}"
    return msgspec.structs.replace(image, film=film)


async def described(
    table: Table, picture: Picture, image: Image, reader: Reader, gallery: Gallery, visitor: str | None
) -> Image:
    """With its words and its size; without, where so many pictures wait that the table would wait for them."""
    try:
        drawn = await gallery.show(table, picture, reader.language, visitor)
    except QueueFull:
        return image
    if drawn is None:
        return image
    width, height = size(drawn.png)
    return msgspec.structs.replace(image, alt=drawn.alt, width=width, height=height)
