"""Pictures: a view of a game in, PNG bytes and alt text out. Knows nothing of chats, languages or secrets.

A game is drawn by its painter, found by the view's tag; a new game adds one line to `PAINTERS`.

The board is the same for everyone. `board(view, own=True)` is the board for the view's seat: if it owes a decision, it
sees the table as it plays on it, its own things large and at hand, the words chosen so far, and a place for every move
offered. While it waits, and for a spectator, it is the board of everyone, with what the others did last. Both have the
same size. `spots` tells what can be tapped on one's own board, and `hit` which of the spots a finger means. `film` is
what happened between two boards, to be played over the later one; `strip` is what happened in some turns as one
picture, and `reel` a whole game as a film.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from render import cards, films, lobbies, reels, strips, touch
from render.alhambra import AlhambraPainter
from render.films import Film
from render.marrakech import MarrakechPainter
from render.motion import Scene, Step
from render.painter import Names, Painter, Say
from render.quixote import QuixotePainter
from render.strips import Turn
from render.touch import SLACK, TOUCH, Box, Role, Spot, hit
from rules import GAMES
from rules.contract import View

PAINTERS: Mapping[str, Painter[Any]] = {
    "marrakech": MarrakechPainter(),
    "alhambra": AlhambraPainter(),
    "quixote": QuixotePainter(),
}

__all__ = [
    "PAINTERS",
    "SLACK",
    "TOUCH",
    "Box",
    "Film",
    "Names",
    "Painter",
    "Role",
    "Say",
    "Spot",
    "Step",
    "Turn",
    "alt",
    "board",
    "card",
    "film",
    "films",
    "free_seats",
    "hand",
    "has_hand",
    "hit",
    "lobby",
    "pictured",
    "reel",
    "reels",
    "rule",
    "scoring",
    "spots",
    "strip",
    "strips",
]


def board(
    view: View, *, names: Names = (), own: bool = False, chosen: str = "", moves: Sequence[str] | None = None
) -> bytes:
    """The table as a PNG; once the game is over, its result. With `own` for the view's seat, these words chosen.

    `moves` are those on offer there, if they are not simply the legal ones.
    """
    moves = (touch.offered(view) if moves is None else tuple(moves)) if own else ()
    if not moves:
        return _painter(view).board(view, names)
    return _painter(view).own(view, names, moves, touch.still(moves, chosen))


def spots(
    view: View, names: Names = (), kind: str = "board", chosen: str = "", moves: Sequence[str] | None = None
) -> list[Spot]:
    """What can be tapped on one's own picture of this kind, with these words chosen.

    Only the board can be tapped, and only by a seat that owes a decision. Names change nothing: they are taken so that
    the same arguments give a picture and its spots.
    """
    moves = (touch.offered(view) if moves is None else tuple(moves)) if kind == "board" else ()
    if not moves:
        return []
    found = _painter(view).taps(view, moves, touch.still(moves, chosen))
    return touch.spots(view, found.taps, found.width, found.height)


def film(steps: Sequence[Step], *, names: Names = (), own: bool = False) -> Film | None:
    """What happened in these steps, to be played over the last one's picture; None where nothing moves.

    With `own` that is the picture of the views' seat. A film tells no more than the views and the events in it do.
    """
    after = steps[-1].after
    painter, moves = _painter(after), touch.offered(after) if own else ()

    def draw(view: View) -> bytes:
        return painter.own(view, names, moves if view is after else (), "") if moves else painter.board(view, names)

    def act(step: Step) -> Scene:
        offered = (moves if step.after is after else ()) if moves else None
        return painter.scene(step.before, step.events, step.after, names, offered)

    return films.film(steps, draw, act)


def strip(turns: Sequence[Turn], *, names: Names = ()) -> bytes:
    """The latest `strips.MOST` of these turns as one picture, each with its number, the last one large."""
    painter = _painter(turns[-1].step.after)
    shown = [strips.Shown(turn, painter.glimpse(*turn.step, names)) for turn in turns[-strips.MOST :]]
    return strips.draw(painter.crest, shown, names).png(painter.palette())


def reel(views: Sequence[View], *, names: Names = ()) -> bytes:
    """A whole game as a GIF: its positions turn by turn, in `reels.SECONDS` and `reels.MOST_BYTES` at most."""
    painter = _painter(views[-1])
    shown = [views[number] for number in reels.some(len(views))]
    return reels.draw([painter.drawn(view, names).image for view in shown], painter.palette())


def hand(view: View, *, names: Names = ()) -> bytes | None:
    """What the view's seat holds as a PNG; None where there is nothing of its own to show."""
    return _painter(view).hand(view, names)


def has_hand(game: str) -> bool:
    """Whether players of this game hold something that `hand` can show."""
    return PAINTERS[game].has_hand


def scoring(view: View, *, names: Names = ()) -> bytes | None:
    """The last scoring as a PNG; None where a game has none, or none has been yet."""
    return _painter(view).scoring(view, names)


def alt(view: View, say: Say, *, names: Names = ()) -> str:
    """The position in words, for who cannot see the picture."""
    return _painter(view).alt(view, say, names)


def alt_scoring(view: View, say: Say, *, names: Names = ()) -> str:
    """The last scoring in words, for who cannot see its picture; empty where there is none."""
    return _painter(view).alt_scoring(view, say, names)


def pictured(game: str) -> tuple[str, ...]:
    """The articles of a game's rules that have a picture, in their order."""
    return tuple(article for article in GAMES[game].articles if article in PAINTERS[game].leaves)


@cache
def rule(game: str, article: str) -> bytes | None:
    """A small picture of what an article of the rules says; None where words say it as well."""
    draw = PAINTERS[game].leaves.get(article)
    return draw() if draw else None


def lobby(game: str, title: str, names: Sequence[str | None], seats: range) -> bytes:
    """Who has sat down and how many may; None in `names` is a free seat."""
    return lobbies.picture(PAINTERS[game].crest, title, names, seats)


def card(title: str, about: str, heads: Sequence[str], rows: Sequence[Sequence[str]], notes: Sequence[str]) -> bytes:
    """A table of figures as a PNG: names in the first column."""
    return cards.picture(title, about, heads, rows, notes)


def free_seats(taken: int, seats: range) -> list[Box]:
    """Where the free seats are on the picture of a lobby."""
    return lobbies.free_seats(taken, seats)


def _painter(view: View) -> Painter[Any]:
    return PAINTERS[str(type(view).__struct_config__.tag)]
