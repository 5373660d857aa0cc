"""What a person may do now: the moves on offer with their labels, and the buttons for them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

import msgspec

from bot.domain.messages import Button, Line, line
from bot.domain.table import Table
from bot.language.words import fact_line, knows
from rules import choices
from rules.contract import Move, View

WORD = "word"  # the key of a word that speaks for itself


class Offer(msgspec.Struct, frozen=True):
    """The moves a seat may play, in order, and the face of each prefix of them that has one; can one look first?

    `prompt` says what is to be decided.
    """

    seat: int
    stamp: int
    moves: tuple[str, ...]
    labels: dict[str, Line]
    previews: bool
    prompt: Line


def offer(table: Table, person: str) -> Offer | None:
    """The moves this person may play now, if they owe one."""
    seat = table.seat_of(person)
    if table.phase != "playing" or seat is None:
        return None
    state = table.state
    if seat not in table.rules.to_act(state):
        return None
    legal, view = table.rules.legal(state, seat), table.rules.view(state, seat)
    moves = tuple(str(move) for move in legal)
    previews = bool(legal) and table.rules.preview(view, legal[0]) is not None
    return Offer(seat, table.stamp, moves, _labels(table, view, moves), previews, prompt(table, view, moves))


def prompt(table: Table, view: View, moves: Sequence[str]) -> Line:
    """What is to be decided: the game's words for its phase if it has some, else the one kind of move there is."""
    key = f"{table.game}-prompt-{getattr(view, 'phase', '')}"
    kinds = list(dict.fromkeys(move.split(" ")[0] for move in moves))
    return named(table, view, kinds[:1]) if len(kinds) == 1 and not knows(key) else line(key)


def _labels(table: Table, view: View, moves: Sequence[str]) -> dict[str, Line]:
    prefixes = dict.fromkeys(
        tuple(words[:depth]) for words in (move.split(" ") for move in moves) for depth in range(1, len(words) + 1)
    )
    labels = {" ".join(prefix): table.rules.label(view, prefix) for prefix in prefixes}
    return {prefix: fact_line(table.game, label, table.names) for prefix, label in labels.items() if label}


def menu(table: Table, seat: int, words: Sequence[str] = ()) -> tuple[Button, ...] | None:
    """A button for each word that may follow; None where no move begins so, none where it is a whole move."""
    state = table.state
    moves = table.rules.legal(state, seat)
    here, ahead = choices(moves, words), choices(moves, words, skip=True)
    if here is None or ahead is None:
        return None
    view = table.rules.view(state, seat)
    step = ahead if ahead.next else here
    return tuple(_button(table, view, moves, (*step.words, word)) for word in step.next)


def _button(table: Table, view: object, moves: Sequence[Move], words: tuple[str, ...]) -> Button:
    """The word, with those that can only follow it: no press leads to a single choice."""
    ahead = choices(moves, words, skip=True)
    assert ahead is not None
    return Button(f"/play {' '.join(ahead.words)}", _told(table, view, ahead.words, len(words)))


def spoken(table: Table, seat: int, move: Move) -> Line:
    """A whole move of this seat as its buttons say it, one word after another."""
    return _told(table, table.rules.view(table.state, seat), tuple(str(move).split(" ")), 1)


def _told(table: Table, view: object, words: tuple[str, ...], since: int) -> Line:
    """What the words mean, from the one of that number on."""
    faces = [_face(table, view, words[:depth]) for depth in range(since, len(words) + 1)]
    return reduce(lambda first, then: line("and-then", first=first, then=then), faces)


def named(table: Table, view: View, words: Sequence[str]) -> Line:
    """A move or its beginning as it is said: word after word, by what each means here."""
    faces = [_face(table, view, tuple(words[: depth + 1])) for depth in range(len(words))]
    return reduce(lambda first, then: line("and-then", first=first, then=then), faces)


def _face(table: Table, view: object, words: tuple[str, ...]) -> Line:
    label = table.rules.label(view, words)
    return fact_line(table.game, label, table.names) if label else line(WORD, word=words[-1])


def public_menu(table: Table) -> tuple[Button, ...]:
    """What the channel may press: the moves themselves where all may see them and one seat decides, else `/play`."""
    acting = table.rules.to_act(table.state)
    if acting and everyone_may_see(table, acting[0]):
        return menu(table, acting[0]) or ()
    return (Button("/play", line("button-play"), "primary"),) if acting else ()


def everyone_may_see(table: Table, seat: int) -> bool:
    """Whether this seat may choose before everyone's eyes: it decides alone, and no secret shows in its choices."""
    return table.rules.to_act(table.state) == (seat,) and table.rules.open_choices(table.state, seat)
