"""Taking back: one's own steps by oneself, while nothing was revealed; anything further by everyone's consent."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.messages import Answer, Line, line
from bot.tables import posting
from bot.tables.playing import game_of, seat_at
from bot.tables.table import Change, Desk, Entry, Question, Refused, Table
from rules.contract import State
from rules.record import RETRACT, UNDO, enter

DESCRIBED = 12  # entries named one by one in a question


def undo(desk: Desk, words: list[str]) -> Change:
    """/undo: the last own step, or a question to all."""
    table = game_of(desk)
    seat = seat_at(table, desk)
    if table.hidden:
        return _retract(desk, table, seat)
    if table.free == (seat, table.free[1]) and table.free[1]:
        return taken_back(desk, table, seat, 1)
    return _ask(desk, table, seat)


def _retract(desk: Desk, table: Table, seat: int) -> Change:
    """A decision that others cannot see yet, while they still think."""
    state = table.rules.retract(table.state, seat)
    if state is None:
        return _ask(desk, table, seat)
    table = msgspec.structs.replace(
        table,
        position=table.rules.dump(state),
        entries=table.entries + 1,
        told=(*table.told, ()),
        hidden=table.hidden + 1,
        free=(seat, 0),
        question=None,
    )
    entry = Entry(seat, RETRACT, desk.who.id, desk.at)
    return Change(table, _done(), (entry,), (posting.step_post(table, state),))


def _done() -> Answer:
    return Answer(ok=True, lines=(line("taken-back"),))


def _ask(desk: Desk, table: Table, seat: int) -> Change:
    """Asks everyone to go back to before the asker's own last decision."""
    standing = effective(desk.whole_log())
    own = [index for index, entry in enumerate(standing) if entry.seat == seat]
    if not own:
        raise Refused(line("nothing-to-undo"))
    if table.question:
        raise Refused(line("question-pending"))
    count = len(standing) - own[-1]
    asked = tuple(number for number, chair in enumerate(table.chairs) if chair.person)
    question = Question("undo", desk.who.id, asked, (seat,), count=count)
    if question.agreed == asked:
        return taken_back(desk, table, seat, count)
    described = _described(table, standing[-count:])
    table = msgspec.structs.replace(table, question=question)
    text = line("ask-undo", name=table.chairs[seat].name, count=count, steps=described)
    table, post = posting.aside(table, text, buttons=posting.CONSENT_BUTTONS)
    return Change(table, Answer(ok=True), posts=(post,))


def _described(table: Table, entries: Sequence[Entry]) -> str:
    """The entries, latest last; those that others may not see yet without what they say."""
    hidden = len(entries) - table.hidden
    texts = [
        f"{table.names[entry.seat]}: {entry.text if index < hidden else '…'}" for index, entry in enumerate(entries)
    ]
    return "; ".join(["…"] * (len(texts) > DESCRIBED) + texts[-DESCRIBED:])


def effective(log: Sequence[Entry]) -> list[Entry]:
    """The entries that stand: what was taken back is gone, and so is the taking back."""
    standing: list[Entry] = []
    for entry in log:
        if entry.text.startswith(UNDO + " "):
            del standing[-int(entry.text.split(" ")[1]) :]
        else:
            standing.append(entry)
    return standing


def taken_back(desk: Desk, table: Table, seat: int, count: int) -> Change:
    """The table `count` entries ago."""
    text = f"{UNDO} {count}"
    states: list[State] = [table.rules.start(len(table.chairs), table.seed, table.options)]
    for entry in desk.whole_log():
        enter(table.rules, states, entry.seat, entry.text)
    state, _ = enter(table.rules, states, seat, text)
    own_step = count == 1 and len(table.told) > 0
    news = line("took-back", name=table.chairs[seat].name, count=count)
    table = msgspec.structs.replace(
        table,
        position=table.rules.dump(state),
        entries=table.entries + 1,
        stamp=table.stamp + 1,
        told=table.told[:-count] if own_step else (),
        free=(seat, max(table.free[1] - count, 0)) if table.free[0] == seat else (seat, 0),
        hidden=0,
        question=None,
        since=desk.at,
    )
    entry = Entry(seat, text, desk.who.id, desk.at)
    if own_step:
        return Change(table, _done(), (entry,), (posting.step_post(table, state),))
    table, post = posting.turn_post(table, state, (news,))
    return Change(table, _done(), (entry,), (post,))


def question_line(table: Table, question: Question) -> Line:
    """The pending question, for those who come later."""
    return line(f"pending-{question.kind}", count=question.count, name=question.name)
