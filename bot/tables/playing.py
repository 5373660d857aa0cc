"""The game itself: a move, typed or pressed, whole or word by word."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from msgspec import UNSET

from bot.domain.messages import Answer, Line, Picture, Post, Request, line, together
from bot.domain.table import Change, Decided, Desk, Entry, Refused, Table
from bot.language.words import fact_line
from bot.tables import posts, tally, timing
from bot.tables.consent import concerns, kept, outlasting
from bot.tables.offers import everyone_may_see, menu
from rules.contract import BadNotation, Event, Fact, GameOver, IllegalMove, Move, NotYourTurn, State
from rules.record import Record, seed_hash

LONGEST = 10_000  # entries of a log; `zoco verify` reads as many

SHARED_REASONS: dict[type[Fact], str] = {NotYourTurn: "not-your-turn", GameOver: "game-over"}


class WithMove(Request, frozen=True):
    """What is asked about a move: its words as they were typed, or those it begins with."""

    words: tuple[str, ...] = ()

    @classmethod
    def read(cls, words: Sequence[str]) -> WithMove:
        """Whatever the words are; the rules of the game tell whether they are a move."""
        return cls(tuple(words))


class Play(WithMove, frozen=True):
    """/play <move>, or the bare move."""

    @property
    def for_all(self) -> bool:
        """A move is seen; what may be played is told alone."""
        return bool(self.words)


def game_of(desk: Desk) -> Table:
    """The game on here, or why there is none."""
    table = desk.table
    if table is None or table.idle:
        raise Refused(line("no-game"))
    if table.phase == "lobby":
        raise Refused(line("not-begun"))
    return table


def seat_at(table: Table, desk: Desk) -> int:
    """Where the asker sits, or that they do not."""
    seat = table.seat_of(desk.who.id)
    if seat is None:
        raise Refused(line("not-a-player"))
    return seat


def play(desk: Desk, asked: Play) -> Decided:
    """/play <move>; with the beginning of a move, or none, what may follow is offered."""
    table = game_of(desk)
    seat, words = seat_at(table, desk), asked.words
    if words and desk.command.stamp not in (None, table.stamp):  # what may be played now can always be asked
        raise Refused(line("stale"))
    steps = _steps(table, seat, words)
    if steps is not None:
        return steps
    move, (after, events) = attempt(table, seat, words)
    return played(desk, table, seat, str(move), after, events)


def attempt(table: Table, seat: int, words: Sequence[str]) -> tuple[Move, tuple[State, tuple[Event, ...]]]:
    """The move written so and what it would do, or why it cannot be played."""
    try:
        table.rules.check_turn(table.state, seat)
        move: Move = table.rules.parse(" ".join(words))
    except BadNotation as error:
        raise Refused(line("bad-notation", text=error.text[:40])) from None
    except IllegalMove as error:
        raise Refused(_illegal(table, error)) from None
    return move, moved(table, seat, move)


def moved(table: Table, seat: int, move: Move) -> tuple[State, tuple[Event, ...]]:
    """What a move does, or why it cannot be played."""
    try:
        after: tuple[State, tuple[Event, ...]] = table.rules.play(table.state, seat, move)
    except IllegalMove as error:
        raise Refused(_illegal(table, error)) from None
    return after


def _steps(table: Table, seat: int, words: Sequence[str]) -> Answer | None:
    """The menu after these words; None when they are no mere beginning of a move."""
    if seat not in table.rules.to_act(table.state):
        return None
    buttons = menu(table, seat, [word.lower() for word in words]) or menu(table, seat, words)
    if not buttons:
        return None
    told = table.ahead_of(seat).told
    return Answer(
        ok=True,
        lines=(*told, line("choose")),
        buttons=buttons,
        stamp=table.stamp,
        open=not told and everyone_may_see(table, seat),
    )


def _illegal(table: Table, error: IllegalMove) -> Line:
    if isinstance(error.reason, NotYourTurn):
        names = together(table.names[seat] for seat in table.rules.to_act(table.state))
        return line("not-your-turn", names=names)
    if shared := SHARED_REASONS.get(type(error.reason)):
        return line(shared)  # no article of the rules says it
    return line("refused-by-rule", reason=fact_line(table.game, error.reason, table.names), rule=error.rule)


def played(desk: Desk, table: Table, seat: int, text: str, state: State, events: Sequence[Event]) -> Change:
    """The table after an entry of the log, and what the channel is shown of it."""
    check_length(table, LONGEST)
    rules, now = table.rules, table.state
    before, turn, acting = rules.to_act(now), rules.turn(now), rules.to_act(state)
    waiting = len(before) > 1 and bool(acting) and set(acting) <= set(before)  # what others were offered still holds
    hidden = waiting and rules.retract(state, seat) is not None
    told = tuple(fact_line(table.game, event, table.names) for event in events if event.only is None)
    table, keeps = _kept(desk, table, seat)
    table = table.moved_to(
        state,
        entries=table.entries + 1,
        stamp=table.stamp if waiting else table.stamp + 1,
        told=(*table.told, told),
        free=_free(table, seat, events),
        hidden=table.hidden + 1 if hidden else 0,
        question=outlasting(table.question, seat) if acting else None,
    )
    table = timing.clocked(desk, table if turn == rules.turn(state) else table.anchored())
    entry = Entry(seat, text, desk.who.id, desk.at)
    answer = Answer(ok=True, lines=_private(table, seat, events), told=told)
    if not acting:
        return _ended(table, entry, answer, events)
    table, scoring = _scoring(table, events, turn_is_over=not table.hidden and turn != rules.turn(state))
    table, post = _shown(table, turn)
    return Change(table, answer, (entry,), (*keeps, *scoring, post))


def _kept(desk: Desk, table: Table, seat: int) -> tuple[Table, tuple[Post, ...]]:
    """Somebody who was asked for their seat plays: they are here, so they keep it, and the others hear so."""
    if not concerns(table.question, seat) or table.chairs[seat].person != desk.who.id:
        return table, ()
    table, post = posts.aside(kept(table, seat, desk.at), line("keeps-seat", name=table.names[seat]))
    return table, (post,)


def check_length(table: Table, most: int) -> None:
    """Refuses one more entry in a log that is so long: no table grows without end."""
    if table.entries >= most:
        raise Refused(line("game-too-long", count=table.entries))


def _free(table: Table, seat: int, events: Sequence[Event]) -> tuple[int, int]:
    """How many of the last entries this seat may take back by itself."""
    if any(event.reveals for event in events):
        return (seat, 0)
    return (seat, table.free[1] + 1 if table.free[0] == seat else 1)


def _private(table: Table, seat: int, events: Sequence[Event]) -> tuple[Line, ...]:
    return tuple(fact_line(table.game, event, table.names) for event in events if event.only == seat)


def _shown(table: Table, turn: Hashable) -> tuple[Table, Post]:
    """Steps within a turn, and decisions of some while others still think, edit; all else is a post of its own."""
    if table.hidden or turn == table.rules.turn(table.state):
        return table, posts.step_post(table)
    return posts.turn_post(table)


def _scoring(table: Table, events: Sequence[Event], *, turn_is_over: bool) -> tuple[Table, tuple[Post, ...]]:
    """A scoring is shown in a post of its own, before the board, with what led to it; the board tells what followed."""
    public = [event for event in events if event.only is None]
    last = max((number for number, event in enumerate(public) if event.scores), default=None)
    if last is None:
        return table, ()
    latest = table.told[-1]
    if turn_is_over:
        told = (*(one for lines in table.told[:-1] for one in lines), *latest[: last + 1])
        table = table.changed(told=(latest[last + 1 :],))
    else:
        told = tuple(one for one, event in zip(latest, public, strict=True) if event.scores)
    table, post = posts.aside(table, *told, picture=Picture("scoring", table.entries))
    return table, (post,)


def _ended(table: Table, entry: Entry, answer: Answer, events: Sequence[Event]) -> Change:
    table, scoring = _scoring(table.changed(tally=tally.counted(table)), events, turn_is_over=True)
    table, post = posts.closing_post(table)
    table = table.changed(phase="over")
    return Change(table, answer, (entry,), (*scoring, post), ends=True)


def record_of(table: Table, log: Sequence[Entry]) -> Record:
    """The game so far as a record."""
    return Record(
        game=table.game,
        seats=table.names,
        options=table.options,
        seed=table.seed,
        seed_sha256=seed_hash(table.secret or table.seed),
        secret=table.secret or UNSET,
        brought=table.brought or UNSET,
        moves=tuple((entry.seat, entry.text) for entry in log),
        outcome=table.rules.outcome(table.state),
    )
