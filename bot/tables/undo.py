"""Taking back: one's own steps by oneself, while nothing was revealed; anything further by everyone's consent."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import TypeAlias

from bot.domain.messages import Answer, Request, line
from bot.domain.standing import effective
from bot.domain.table import Anchor, Change, Desk, Entry, Question, Refused, Table
from bot.tables import posts, timing
from bot.tables.consent import calling, outlasting, pending, reachable
from bot.tables.playing import LONGEST as LONGEST_GAME
from bot.tables.playing import check_length, game_of, seat_at
from rules.contract import State
from rules.record import RETRACT, UNDO, NothingToTakeBack, enter

LONGEST = LONGEST_GAME // 2  # entries of a log after which nothing is taken back, so that the game can be ended
DESCRIBED = 12  # entries named one by one in a question
DONE = Answer(ok=True, lines=(line("taken-back"),))


class Undo(Request, frozen=True):
    """/undo."""


def undo(desk: Desk, asked: Undo) -> Change:
    """/undo: the last own step, or a question to all."""
    table = game_of(desk)
    seat = seat_at(table, desk)
    if desk.command.stamp not in (None, table.stamp):
        raise Refused(line("stale"))
    check_length(table, LONGEST)
    state = table.rules.retract(table.state, seat)
    if state is not None:
        return _retracted(desk, table, seat, state)
    if table.free[0] == seat and table.free[1]:
        return _own_step(desk, table, seat)
    return _ask(desk, table, seat)


def _retracted(desk: Desk, table: Table, seat: int, state: State) -> Change:
    """A decision that others cannot see yet, while they still think."""
    table = table.moved_to(
        state,
        entries=table.entries + 1,
        told=(*table.told, ()),
        hidden=table.hidden + 1,
        free=(seat, 0),
        question=outlasting(table.question, seat),
    )
    table = timing.clocked(desk, table)
    entry = Entry(seat, RETRACT, desk.who.id, desk.at)
    return Change(table, DONE, (entry,), (posts.step_post(table),))


def _ask(desk: Desk, table: Table, seat: int) -> Change:
    """Asks everyone to go back to before the asker's own last decision."""
    standing = effective(desk.whole_log())
    own = _last_decision(standing, seat)
    if own is None:
        raise Refused(line("nothing-to-undo"))
    if table.question:
        raise Refused(pending(table.question))
    count = len(standing) - own
    asked = reachable(table, seat)
    question = Question("undo", desk.who.id, asked, (seat,), count=count)
    if question.agreed == asked:
        return taken_back(desk, table, seat, count)
    described = _described(table, standing[-count:])
    text = line("ask-undo", name=table.chairs[seat].name, count=count, steps=described)
    table, post = posts.question_post(table, question, text)
    return Change(table, Answer(ok=True), posts=(calling(table, post, [one for one in asked if one != seat]),))


def _last_decision(standing: Sequence[Entry], seat: int) -> int | None:
    """Where the seat's last decision stands; one that it has retracted is none."""
    retracted = 0
    for index in reversed(range(len(standing))):
        entry = standing[index]
        if entry.seat != seat:
            continue
        if entry.text == RETRACT:
            retracted += 1
        elif retracted:
            retracted -= 1
        else:
            return index
    return None


def has_decided(log: Sequence[Entry], seat: int) -> bool:
    """Whether anything that this seat decided stands."""
    return _last_decision(effective(log), seat) is not None


def _described(table: Table, entries: Sequence[Entry]) -> str:
    """The entries, latest last; those that others may not see yet without what they say."""
    hidden = len(entries) - table.hidden
    texts = [
        f"{table.names[entry.seat]}: {entry.text if index < hidden else '…'}" for index, entry in enumerate(entries)
    ]
    return "; ".join(["…"] * (len(texts) > DESCRIBED) + texts[-DESCRIBED:])


def _own_step(desk: Desk, table: Table, seat: int) -> Change:
    """One's own last step, with nothing revealed since: the live post forgets it, if it is one of this turn."""
    if not table.told:
        return taken_back(desk, table, seat, 1)
    before, entry = _rewound(desk, table, seat, 1)
    table = before.changed(told=table.told[:-1], free=(seat, table.free[1] - 1))
    return Change(table, DONE, (entry,), (posts.step_post(table),))


def taken_back(desk: Desk, table: Table, seat: int, count: int) -> Change:
    """The table `count` entries ago; the channel is shown it anew."""
    before, entry = _rewound(desk, table, seat, count)
    left = table.free[1] - count if table.free[0] == seat else 0
    news = line("took-back", name=table.chairs[seat].name, count=count)
    table, post = posts.news_post(before.changed(free=(seat, max(left, 0))), news)
    return Change(table, DONE, (entry,), (post,))


Replayed: TypeAlias = tuple[tuple[Anchor, ...], tuple[Entry, ...], list[State]]
"""From where it was replayed, the entries since then, and what stands of the states they led to."""


def _rewound(desk: Desk, table: Table, seat: int, count: int) -> tuple[Table, Entry]:
    """The table with the state of `count` entries ago; nothing that was hidden then is shown by that."""
    entry = Entry(seat, f"{UNDO} {count}", table.chairs[seat].person or desk.who.id, desk.at)
    anchors, log, states = _lately(desk, table, entry) or _from_the_opening(desk, table, entry)
    state = states[-1]
    rewound = table.moved_to(
        state,
        entries=table.entries + 1,
        anchors=anchors,
        stamp=table.stamp + 1,
        hidden=_hidden(table, effective(log), states),
        question=outlasting(table.question, seat),
    )
    return timing.clocked(desk, rewound), entry


def _lately(desk: Desk, table: Table, last: Entry) -> Replayed | None:
    """The entries since the last turn began, and that one; None if it takes back more than these."""
    for anchor in table.anchors[:1]:
        log = (*desk.log_since(anchor.entries), last)
        with contextlib.suppress(NothingToTakeBack):
            return (anchor,), log, _entered(table, table.rules.load(anchor.position), log)
    return None


def _from_the_opening(desk: Desk, table: Table, last: Entry) -> Replayed:
    """All entries of the game, and that one."""
    log = (*desk.whole_log(), last)
    opening: State = table.rules.start(len(table.chairs), table.seed, table.options)
    return (), log, _entered(table, opening, log)


def _entered(table: Table, state: State, log: Sequence[Entry]) -> list[State]:
    """What stands of the states that these entries lead to, from that one on."""
    states = [state]
    for entry in log:
        enter(table.rules, states, entry.seat, entry.text)
    return states


def _hidden(table: Table, standing: Sequence[Entry], states: Sequence[State]) -> int:
    """How many of the last entries that stand nobody else may see."""
    count = 0
    for entry, state in zip(reversed(standing), reversed(states), strict=False):
        secret = any(table.rules.retract(state, seat) is not None for seat in range(len(table.chairs)))
        if not secret and entry.text != RETRACT:
            break
        count += 1
    return count
