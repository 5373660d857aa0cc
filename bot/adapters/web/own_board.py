"""The board as one person plays on it: their own picture, and what can be tapped there, with the words for it."""

from __future__ import annotations

from typing import Literal, TypeAlias
from urllib.parse import urlencode

import msgspec

import render
from bot.adapters.web.gallery import Gallery, tag
from bot.adapters.web.images import Image, base_of, described, filmed
from bot.adapters.web.reader import Reader
from bot.domain.messages import Line, Picture, line
from bot.domain.table import Table
from bot.tables.ahead import on_board
from bot.tables.offers import named
from rules.contract import View

Box: TypeAlias = tuple[int, int, int, int]
Kind: TypeAlias = Literal["own", "plan"]
"""What one does on one's own board: one plays, or one who waits makes a plan."""


class Place(msgspec.Struct, frozen=True):
    """A place to tap: boxes in the picture's pixels, the words chosen then, what a tap does, what is read aloud."""

    words: str
    role: Literal["choose", "drop", "play", "invite"]
    says: str
    boxes: tuple[Box, ...]


class OwnBoard(msgspec.Struct, frozen=True):
    """One's own picture with these words chosen. After `steps` and `pictures` stand the words of another choice."""

    chosen: str
    says: str
    picture: Image
    places: list[Place]
    slack: float
    steps: str
    pictures: str


def own_picture(table: Table, seat: int, chosen: str = "", kind: Kind = "own") -> Picture:
    """The board as this seat plays on it now, or makes a plan on it."""
    return Picture(kind, table.entries, seat, chosen)


def on_offer(table: Table, seat: int, kind: Kind = "own") -> tuple[View, tuple[str, ...]]:
    """What this seat sees there, and the moves that can be tapped: those it may play, or those it may plan."""
    view: View = table.rules.view(table.state, seat)
    if kind == "plan":
        here, moves = on_board(table, seat)
        return here or view, moves
    legal = table.rules.legal(table.state, seat) if seat in table.rules.to_act(table.state) else ()
    return view, tuple(map(str, legal))


def begins_a_move(table: Table, seat: int, chosen: str, kind: Kind = "own") -> bool:
    """Whether these words may be chosen: a move of those offered to this seat, or how one begins."""
    _, moves = on_offer(table, seat, kind)
    return any(f"{move} ".startswith(f"{chosen} ") for move in moves) if chosen else bool(moves)


async def own_board(
    table: Table,
    person: str,
    chosen: str,
    reader: Reader,
    gallery: Gallery,
    visitor: str | None,
    kind: Kind = "own",
) -> OwnBoard | None:
    """For who owes a decision, or plans one. None for everyone else, and where too many pictures wait to be drawn."""
    seat = table.seat_of(person)
    if seat is None or table.phase != "playing" or not begins_a_move(table, seat, chosen, kind):
        return None
    base, picture = base_of(table), own_picture(table, seat, chosen, kind)
    asked = urlencode(
        {"kind": kind, "seat": seat, "tag": tag(table, own_picture(table, seat, kind=kind), reader.language)}
    )
    pictures, steps = f"{base}/own.png?{asked}&move=", f"{base}/steps?{asked}&move="
    image = filmed(table, picture, Image(pictures + _quoted(chosen), ""), reader)
    image = await described(table, picture, image, reader, gallery, visitor)
    if not image.width:
        return None
    view, moves = on_offer(table, seat, kind)
    spots = render.spots(view, table.names, chosen=chosen, moves=moves)
    places = [
        Place(spot.words, spot.role, reader.speak(_says(table, view, spot, chosen)), _boxes(spot)) for spot in spots
    ]
    says = reader.speak(named(table, view, chosen.split(" "))) if chosen else ""
    return OwnBoard(chosen, says, image, places, render.SLACK, steps, pictures)


def lobby_board(table: Table, person: str, image: Image, reader: Reader) -> OwnBoard:
    """The lobby: who stands sits down on a free seat, who sits is asked who else shall."""
    seated = table.seat_of(person) is not None
    says = reader.say("web-seat-free" if seated else "web-seat-join")
    free = tuple(render.free_seats(len(table.chairs), table.rules.seats))
    places = [Place("" if seated else "/join", "invite" if seated else "play", says, free)] if free else []
    return OwnBoard("", "", image, places, render.SLACK, "", "")


def _quoted(chosen: str) -> str:
    return urlencode({"move": chosen}).removeprefix("move=")


def _boxes(spot: render.Spot) -> tuple[Box, ...]:
    return (spot.box, *spot.more)


def _says(table: Table, view: View, spot: render.Spot, chosen: str) -> Line:
    """What a tap does, in words."""
    if not spot.words:
        return line("web-put-back")
    move = named(table, view, spot.words.split(" "))
    if spot.role == "drop":
        return line("web-put-back-to", move=move)
    return line("web-confirm", move=move) if spot.words == chosen else move
