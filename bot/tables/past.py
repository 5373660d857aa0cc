"""What has happened: since somebody's last turn, and at any step of the game. Nothing is changed by asking."""

from __future__ import annotations

from collections.abc import Sequence

import render
from bot.domain.messages import Answer, Button, HouseAct, Line, Picture, Request, line
from bot.domain.standing import standing
from bot.domain.table import Change, Decided, Desk, Entry, Refused, Table
from bot.tables import posts
from bot.tables.lobby import DONE

LATELY = 200  # entries of a log within which somebody's last turn is looked for
HAND = "hand"
NOTHING = line("since-nothing")


class Since(Request, frozen=True):
    """/since."""


class At(Request, frozen=True):
    """/at <step>, or /at <step> hand: as it was after that many steps; None: not a number."""

    step: int | None = None
    given: str = ""
    hand: bool = False

    @classmethod
    def read(cls, words: Sequence[str]) -> At:
        """A number first; whatever else it is, is refused."""
        first, *rest = words or [""]
        number = int(first) if first.isascii() and first.isdecimal() and len(first) < 9 else None
        return cls(number, first, [word.lower() for word in rest[:1]] == [HAND])


class FilmMade(HouseAct, frozen=True):
    """The film of a game that has ended can be shown: its name, and how many entries the game had."""

    name: str
    entries: int


def played_here(desk: Desk) -> Table:
    """The table with a game that is on, or has just ended."""
    table = desk.table
    if table is None or table.phase == "closed":
        raise Refused(line("no-game"))
    if table.phase == "lobby" or table.position is None:
        raise Refused(line("not-begun"))
    return table


def since(desk: Desk, asked: Since) -> Answer:
    """/since: what happened since one's last turn; for who does not play, the latest turn of each."""
    table = played_here(desk)
    seat = table.seat_of(desk.who.id)
    begun = max(0, table.entries - LATELY)
    first, last = span(table, desk.log_since(begun), seat)
    if first == last:
        return Answer(ok=True, lines=(NOTHING,), buttons=(walk_button(table.entries),))
    picture = Picture("strip", begun + last, seat, since=begun + first)
    about = line("alt-strip", game=line(table.game)) if seat is None else line("button-since")
    return Answer(ok=True, lines=(about,), picture=picture, buttons=(walk_button(begun + last),))


def span(table: Table, log: Sequence[Entry], seat: int | None) -> tuple[int, int]:
    """After how many entries of this log that begins, and after how many it ends.

    Who is in the middle of a turn has seen what they did in it: it ends before that.
    """
    kept = standing(log)
    last = len(kept)
    if seat is None:
        return _round(log, kept, len(table.chairs)), len(log)
    if table.phase == "playing" and seat in table.rules.to_act(table.state):
        while last and log[kept[last - 1]].seat == seat:
            last -= 1
    end = kept[last - 1] + 1 if last else 0
    own = [index for index in kept[:last] if log[index].seat == seat]
    return min(end, own[-1] + 1 if own else 0), end


def _round(log: Sequence[Entry], kept: Sequence[int], chairs: int) -> int:
    """Where the latest turn of each begins."""
    turns, before = 0, None
    for index in reversed(kept):
        if log[index].seat != before:
            turns, before = turns + 1, log[index].seat
        if turns > chairs:
            return index + 1
    return 0


def walk_button(at: int) -> Button:
    """The way into the game as it was, step by step."""
    return Button(f"/at {at}", line("button-walk"))


def at(desk: Desk, asked: At) -> Answer:
    """/at <step>: the board as it was then, with what had just happened; and one's own hand of then."""
    table = played_here(desk)
    kept = [0, *(index + 1 for index in standing(desk.whole_log()))]
    if asked.given and (asked.step is None or asked.step > table.entries):
        raise Refused(line("no-such-step", count=kept[-1]))
    wanted = kept[-1] if asked.step is None else asked.step
    place = max(number for number, step in enumerate(kept) if step <= wanted)
    step, seat = kept[place], table.seat_of(desk.who.id)
    stands = () if step == wanted else (line("step-taken-back", step=wanted, now=step),)
    if asked.hand:
        return _hand_then(table, step, seat, stands)
    other = [(kept[number], key) for number, key in _ways(place, len(kept) - 1)]
    buttons = [Button(f"/at {one}", line(key, step=one)) for one, key in other]
    if seat is not None and render.has_hand(table.game):
        buttons.append(Button(f"/at {step} {HAND}", line("button-hand-then")))
    where = line("step-of", step=step, count=kept[-1])
    return Answer(ok=True, lines=(*stands, where), picture=Picture("past", step, seat), buttons=tuple(buttons))


def _ways(place: int, last: int) -> list[tuple[int, str]]:
    """To where one may go on from there."""
    ways = [(place - 1, "button-step-before"), (place + 1, "button-step-after")]
    return [(number, key) for number, key in ways if 0 <= number <= last]


def _hand_then(table: Table, step: int, seat: int | None, stands: tuple[Line, ...]) -> Answer:
    """What one held then: nobody else's."""
    if seat is None:
        raise Refused(line("not-a-player"))
    back = Button(f"/at {step}", line("button-board-then"))
    return Answer(
        ok=True, lines=(*stands, line("step-hand", step=step)), picture=Picture("hand", step, seat), buttons=(back,)
    )


def film_made(desk: Desk, act: FilmMade) -> Decided:
    """Of the clock: the film of the last game is posted, also if the next one has begun."""
    table = desk.table
    if table is None or table.phase == "closed":
        return DONE
    picture = Picture("film", act.entries, move=act.name)
    table, post = posts.aside(table, line("film-of-the-game"), picture=picture)
    return Change(table, DONE, posts=(post,))
