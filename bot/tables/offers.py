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

WORLDS = 4  # imagined to tell what everyone can know
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


def unfolded(table: Table, seat: int, buttons: Sequence[Button], most: int) -> tuple[Button, ...]:
    """The same choices with whole moves in place of their first words, as far as that makes no more than `most`.

    What stands side by side is unfolded together or not at all, the fewest first: where all fit, one press is a move.
    """
    leaves = [words for button in buttons if (words := _words(button))]
    if len(leaves) != len(buttons) or len(leaves) < 2:
        return tuple(buttons)
    since = 1 + _shared(leaves)
    moves, view = table.rules.legal(table.state, seat), table.rules.view(table.state, seat)
    while (more := _unfolded_once(moves, leaves, most)) is not None:
        leaves = more
    return tuple(Button(f"/play {' '.join(words)}", _told(table, view, words, since)) for words in leaves)


def open_menu(table: Table, seat: int, most: int) -> tuple[Button, ...]:
    """The first kind of move in whole moves, if everyone can know that this seat may play them whatever it holds.

    What it holds is left out of account, and not merely not shown: these are the moves that it has in a few worlds
    imagined from what another seat sees. So nothing can be read from them, and one of them may even be refused.
    """
    rules, state = table.rules, table.state
    if len(table.chairs) < 2 or rules.to_act(state) != (seat,):
        return ()
    view = rules.view(state, (seat + 1) % len(table.chairs))
    worlds = [
        [str(move) for move in rules.legal(rules.imagine(view, f"open {world}"), seat)] for world in range(WORLDS)
    ]
    shared = [move for move in worlds[0] if all(move in world for world in worlds[1:])]
    kind = [move.split(" ") for move in shared if move.split(" ")[0] == shared[0].split(" ")[0]]
    if len(kind) > most:
        return ()
    public = rules.view(state, None)
    return tuple(Button(f"/play {' '.join(words)}", _told(table, public, tuple(words), 1)) for words in kind)


def _shared(leaves: Sequence[tuple[str, ...]]) -> int:
    """How many words they all begin with."""
    return next((depth for depth, words in enumerate(zip(*leaves, strict=False)) if len(set(words)) > 1), 0)


def _words(button: Button) -> tuple[str, ...]:
    """The words of a move, or of its beginning, that a button plays; none if it does something else."""
    name, *words = button.text.split(" ")
    return tuple(words) if name == "/play" else ()


def _unfolded_once(moves: Sequence[Move], leaves: Sequence[tuple[str, ...]], most: int) -> list[tuple[str, ...]] | None:
    """One group of choices unfolded by one word: the one by which the fewest are added. None if none fits."""
    ahead = {words: _ahead(moves, words) for words in leaves}
    groups: dict[tuple[str, ...], int] = {}
    for words, next_ones in ahead.items():
        if next_ones:
            groups[words[:-1]] = groups.get(words[:-1], 0) + len(next_ones) - 1
    fitting = [(added, group) for group, added in groups.items() if len(leaves) + added <= most]
    if not fitting:
        return None
    _, group = min(fitting)
    return [one for words in leaves for one in (ahead[words] if ahead[words] and words[:-1] == group else (words,))]


def _ahead(moves: Sequence[Move], words: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """What the words may go on to, each with all that can only follow it; nothing where they are a move already."""
    step = choices(moves, words, skip=True)
    if step is None or step.complete:
        return ()
    longer = (choices(moves, (*step.words, word), skip=True) for word in step.next)
    return tuple(one.words for one in longer if one)


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
