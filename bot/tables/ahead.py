"""Moves laid down ahead by who waits: chosen step by step, seen by nobody else, and played with what calls them.

What may be wished and whether a wish still holds is told by the game (`rules.ahead`), from that seat's view alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import TypeAlias

from msgspec.structs import replace

from bot.domain.messages import Answer, Button, HouseAct, Line, Person, Picture, Post, line
from bot.domain.table import Change, Decided, Desk, Entry, LaidAhead, Plan, Refused, Table
from bot.language.words import fact_line
from bot.tables import timing
from bot.tables.consent import concerns
from bot.tables.notes import tidied
from bot.tables.playing import WithMove, game_of, moved, played, seat_at
from rules import choices
from rules.ahead import FORESIGHT, AnyForesight, Otherwise, Wish
from rules.contract import BadNotation, Fact, IllegalMove, Move, View
from rules.record import UNDO

MOST_PLANS = 12  # that one may lay down, one instead of the other
MOST_STEPS = 6  # of one of them: more than a turn ever has
MOST_TOLD = 12  # sentences about what became of them
MOST_AT_ONCE = 100  # decisions made in one change: more than all seats together can have laid down
THEN, ELSE, GO_ON, STOP, DROP, OFF = "then", "else", "on", "stop", "drop", "off"

PLAY = Button("/play", line("button-play"), "primary")
BUTTON = Button("/ahead", line("button-ahead"))

Rows: TypeAlias = Sequence[Wish]


class Ahead(WithMove, frozen=True):
    """/ahead [then | else] <wish>, /ahead on, /ahead stop, /ahead drop <number>, /ahead off, or /ahead alone."""


class PlaysAhead(HouseAct, frozen=True):
    """A move that a seat has laid down is played for it."""

    seat: int
    move: Move


# Laying down


def ahead(desk: Desk, asked: Ahead) -> Decided:
    """/ahead: what one will do once it is one's turn: looked at, chosen step by step, changed, taken away."""
    table = game_of(desk)
    seat = seat_at(table, desk)
    laid, words = table.ahead_of(seat), asked.words
    match [word.lower() for word in words]:
        case []:
            return _shown(table, laid)
        case ["off"]:
            return _laid(table, LaidAhead(seat, laid.person), line("ahead-removed"))
        case ["drop", number]:
            return _laid(table, _without(laid, number))
        case ["on" | "stop" as how]:
            return _laid(table, replace(laid, on=how == GO_ON))
    if seat in timing.acting(table):
        raise Refused(line("ahead-your-turn"), (PLAY,))
    step = words[0].lower()
    if step in (THEN, ELSE):
        words = words[1:]
    return _step(table, laid, words, then=step == THEN and bool(laid.plans))


def may_lay(table: Table, seat: int) -> bool:
    """Whether there is anything to lay down for that seat now."""
    if table.phase != "playing" or seat in timing.acting(table):
        return False
    return bool(_foresight(table).wishes(table.rules.view(table.state, seat)))


def offered(table: Table, seat: int, words: Sequence[str] = ()) -> tuple[Rows, View | None]:
    """What may be laid down now after these first words (`then`, `else`), and the view that tells what it means."""
    laid = table.ahead_of(seat)
    then = bool(words) and words[0].lower() == THEN and bool(laid.plans)
    view = table.rules.view(table.state, seat)
    before = laid.plans[-1].wishes if then else ()
    return _wishes(table, view, before), _foresight(table).stand(view)


def on_board(table: Table, seat: int) -> tuple[View | None, tuple[str, ...]]:
    """The board as it would be if it were that seat's turn now, and the moves there that can be wished."""
    wishes, here = offered(table, seat) if seat not in timing.acting(table) and table.phase == "playing" else ((), None)
    shown = dict.fromkeys(map(_foresight(table).shown, wishes))
    return here, tuple(move for move in shown if move)


def _foresight(table: Table) -> AnyForesight:
    return FORESIGHT[table.game]


def _wishes(table: Table, view: View, before: Sequence[str]) -> Rows:
    foresight = _foresight(table)
    wishes: Rows = foresight.wishes(view, tuple(map(foresight.parse, before)))
    return wishes


def _step(table: Table, laid: LaidAhead, words: Sequence[str], *, then: bool) -> Decided:
    """The menu after these words; what they are laid down as, if they are a whole wish."""
    view = table.rules.view(table.state, laid.seat)
    here = _foresight(table).stand(view)
    rows = _wishes(table, view, laid.plans[-1].wishes if then else ())
    if here is None or not rows:
        raise Refused(line("ahead-nothing"))
    text = " ".join(words).lower()
    fitting = [wish for wish in rows if str(wish).lower() == text or f"{wish} ".lower().startswith(f"{text} ".lstrip())]
    if not fitting:
        raise Refused(line("ahead-not-offered", text=" ".join(words)[:40]))
    wish = _meant(fitting, text)
    if wish is None:
        prefix = str(fitting[0]).split(" ")[: len(words)]
        return _menu(table, here, fitting, prefix, then=then)
    return _laid(table, _with(table, laid, here, wish, then=then))


def _meant(fitting: Rows, text: str) -> Wish | None:
    """The wish written so, or the only one that begins so."""
    if len(fitting) == 1 and text:
        return fitting[0]
    return next((wish for wish in fitting if str(wish).lower() == text), None)


def _menu(table: Table, here: View, rows: Rows, words: Sequence[str], *, then: bool) -> Answer:
    buttons = _buttons(table, here, rows, words, then=then)
    says = line("ahead-choose-then") if then else line("ahead-choose")
    return Answer(ok=True, lines=(says,), buttons=buttons, stamp=table.stamp)


def _buttons(table: Table, here: View, rows: Rows, words: Sequence[str], *, then: bool) -> tuple[Button, ...]:
    """A button for each word that may follow, with those that can only follow it."""
    step = choices(rows, tuple(words), skip=True)
    if step is None:
        return ()
    told = len(step.words)
    following: dict[str, list[Wish]] = {}
    for wish in rows:
        parts = str(wish).split(" ")
        if len(parts) > told and tuple(parts[:told]) == step.words:
            following.setdefault(parts[told], []).append(wish)
    return tuple(_button(table, here, found, (*step.words, word), then=then) for word, found in following.items())


def _button(table: Table, here: View, rows: Rows, words: tuple[str, ...], *, then: bool) -> Button:
    reached = choices(rows, words, skip=True)
    assert reached is not None
    command = " ".join(("/ahead", *((THEN,) if then else ()), *reached.words))
    return Button(command, _named(table, here, reached.words, len(words)))


def _named(table: Table, here: View, words: Sequence[str], since: int = 1) -> Line:
    """What these words of a wish mean, from the one of that number on."""
    faces = [_face(table, here, tuple(words[:depth])) for depth in range(since, len(words) + 1)]
    return reduce(lambda first, then: line("and-then", first=first, then=then), faces)


def _face(table: Table, here: View, words: tuple[str, ...]) -> Line:
    label = _foresight(table).label(here, words)
    return fact_line(table.game, label, table.names) if label else line("word", word=words[-1])


def meaning(table: Table, here: View, words: Sequence[str]) -> Line:
    """What the last of these words means, for who types them."""
    return _face(table, here, tuple(words))


def _with(table: Table, laid: LaidAhead, here: View, wish: Wish, *, then: bool) -> LaidAhead:
    """With one more wish: as the next step of the last plan, or as another plan; one that says more takes its place."""
    text, says = str(wish), _named(table, here, str(wish).split(" "))
    turn = _turn(table)
    if not laid.plans:
        laid = LaidAhead(laid.seat, laid.person)
    if then:
        last = laid.plans[-1]
        if len(last.wishes) >= MOST_STEPS:
            raise Refused(line("ahead-too-many", count=MOST_STEPS))
        grown = Plan((*last.wishes, text), (*last.says, says))
        return replace(laid, plans=(*laid.plans[:-1], grown), on=True, turn=turn)
    plans = tuple(plan for plan in laid.plans if plan.wishes != (text,))
    for at, plan in enumerate(plans):
        if len(plan.wishes) == 1 and text.startswith(f"{plan.wishes[0]} "):
            return replace(laid, plans=(*plans[:at], Plan((text,), (says,)), *plans[at + 1 :]), turn=turn)
    if len(plans) >= MOST_PLANS:
        raise Refused(line("ahead-too-many", count=MOST_PLANS))
    return replace(laid, plans=(*plans, Plan((text,), (says,))), turn=turn)


def _turn(table: Table) -> str:
    """What tells one turn from the next."""
    return repr(table.rules.turn(table.state))


def _without(laid: LaidAhead, number: str) -> LaidAhead:
    """Without the plan of that number."""
    if number not in map(str, range(1, len(laid.plans) + 1)):
        raise Refused(line("ahead-no-such"))
    at = int(number) - 1
    return replace(laid, plans=(*laid.plans[:at], *laid.plans[at + 1 :]), told=())


def _laid(table: Table, laid: LaidAhead, *news: Line) -> Change:
    """That is what they have laid down now: stored so that nobody else can notice."""
    table = _replaced(table, replace(laid, since=0))
    answer = _shown(table, table.ahead_of(laid.seat))
    return Change(table, replace(answer, lines=(*news, *answer.lines)), quiet=True)


def _replaced(table: Table, laid: LaidAhead) -> Table:
    others = tuple(one for one in table.ahead if one.seat != laid.seat)
    return table.changed(ahead=(*others, laid) if laid.plans or laid.told else others)


def _shown(table: Table, laid: LaidAhead) -> Answer:
    """What is laid down, when it is played, and what can be done about it."""
    view = table.rules.view(table.state, laid.seat)
    here = _foresight(table).stand(view)
    waits = laid.seat not in timing.acting(table)
    rows = _wishes(table, view, ()) if waits else ()
    if not laid.plans:
        says = line("ahead-rule-first") if rows else line("ahead-nothing") if waits else line("ahead-your-turn")
        menu = _buttons(table, here, rows, (), then=False) if here and rows else () if waits else (PLAY,)
        return Answer(ok=True, lines=(*laid.told, says), buttons=menu, stamp=table.stamp)
    plans = [line("ahead-plan", number=at, move=_said(plan)) for at, plan in enumerate(laid.plans, 1)]
    return Answer(
        ok=True,
        lines=(*laid.told, *plans, *_rule(table, laid)),
        picture=_picture(table, laid, view),
        buttons=_ways(table, laid, view, rows),
        stamp=table.stamp,
    )


def _said(plan: Plan) -> Line:
    return reduce(lambda first, then: line("ahead-then", first=first, then=then), plan.says)


def _rule(table: Table, laid: LaidAhead) -> tuple[Line, ...]:
    """When it is played, in a sentence; and whether it goes on after something new, where that matters."""
    first = line("ahead-rule") if len(laid.plans) == 1 else line("ahead-rule-many")
    if not _foresight(table).lasting and all(len(plan.wishes) == 1 for plan in laid.plans):
        return (first,)
    return (first, line("ahead-goes-on") if laid.on else line("ahead-stops"))


def _picture(table: Table, laid: LaidAhead, view: View) -> Picture | None:
    """What the last plan would look like; None where nothing can be shown."""
    wishes = laid.plans[-1].wishes
    if preview(table, view, wishes) is None:
        return None
    return Picture("ahead", table.entries, laid.seat, STEP.join(wishes))


STEP = "; "


def preview(table: Table, view: View, wishes: Sequence[str]) -> View | None:
    """What the seat would see, had it done these now."""
    foresight = _foresight(table)
    try:
        shown: View | None = foresight.preview(view, tuple(map(foresight.parse, wishes[:MOST_STEPS])))
    except (BadNotation, IllegalMove):
        return None
    return shown


def _ways(table: Table, laid: LaidAhead, view: View, rows: Rows) -> tuple[Button, ...]:
    """What can be done about it."""
    buttons: list[Button] = []
    last = laid.plans[-1].wishes
    if rows and len(last) < MOST_STEPS and _wishes(table, view, last):
        buttons.append(Button("/ahead then", line("button-ahead-then"), "primary"))
    if rows and len(laid.plans) < MOST_PLANS:
        buttons.append(Button("/ahead else", line("button-ahead-else")))
    here = _foresight(table).stand(view)
    if here is not None and len(last) == 1:
        longer = [wish for wish in rows if str(wish).startswith(f"{last[0]} ")]
        for word in dict.fromkeys(str(wish).split(" ")[len(last[0].split(" "))] for wish in longer):
            words = (*last[0].split(" "), word)
            buttons.append(Button(f"/ahead {' '.join(words)}", _face(table, here, words)))
    if len(_rule(table, laid)) > 1:
        how = (
            Button("/ahead stop", line("button-ahead-stop"))
            if laid.on
            else Button("/ahead on", line("button-ahead-on"))
        )
        buttons.append(how)
    if len(laid.plans) > 1:
        buttons += [
            Button(f"/ahead drop {at}", line("button-ahead-drop", number=at)) for at in range(1, len(laid.plans) + 1)
        ]
    return (*buttons, Button("/ahead off", line("button-ahead-off"), "danger"))


# What becomes of it


def followed(desk: Desk, change: Change) -> Change:
    """The change, with what it makes of all that was laid down: kept, taken away, or played at once."""
    table = change.table
    if not table.ahead:
        return change
    if table.phase != "playing":
        return replace(change, table=table.changed(ahead=()))
    change = _heard(desk, change)
    kept = tuple(one for laid in table.ahead if (one := _kept(table, laid, change.entries)) is not None)
    change = replace(change, table=table.changed(ahead=kept))
    for _ in range(MOST_AT_ONCE):
        laid = next((one for one in change.table.ahead if _is_due(change.table, one)), None)
        if laid is None:
            break
        change = _done(desk, change, laid)
    return change


def _heard(desk: Desk, change: Change) -> Change:
    """Whoever decides something now hears with it what became of what they had laid down."""
    seat = change.table.seat_of(desk.who.id)
    if seat is None or not any(entry.seat == seat for entry in change.entries):
        return change
    return replace(
        change, answer=replace(change.answer, lines=(*change.table.ahead_of(seat).told, *change.answer.lines))
    )


def _kept(table: Table, laid: LaidAhead, entries: Sequence[Entry]) -> LaidAhead | None:
    """What of it outlasts a change: nothing if somebody else sits there, or if it goes back to before it was laid."""
    chair = table.chairs[laid.seat]
    if chair.person != laid.person or chair.robot or chair.once or not timing.plays(table, laid.seat):
        return None
    if any(entry.seat == laid.seat for entry in entries):
        laid = replace(laid, told=())
    for entry in entries:
        back = int(entry.text.split(" ")[1]) if entry.text.startswith(f"{UNDO} ") else -1
        laid = replace(laid, since=laid.since - back)
        if laid.since < 0:
            return _taken_away(laid, line("ahead-undone"))
    if chair.overdue or concerns(table.question, laid.seat):
        return _taken_away(laid, line("ahead-seat-asked"))
    return laid if laid.plans or laid.told else None


def _taken_away(laid: LaidAhead, *why: Line) -> LaidAhead | None:
    """Disarmed: the person is told why."""
    return replace(laid, plans=(), since=0, told=(*laid.told, *why)[-MOST_TOLD:]) if laid.plans else laid


def _is_due(table: Table, laid: LaidAhead) -> bool:
    """Whether the turn has come that it was laid down for."""
    return bool(laid.plans) and laid.seat in timing.acting(table) and _turn(table) != laid.turn


def _done(desk: Desk, change: Change, laid: LaidAhead) -> Change:
    """The first plan that holds is played; if none does, all are taken away, and the person is called as always."""
    table, why = change.table, []
    for plan in laid.plans:
        found = _fulfilled(table, laid.seat, plan.wishes[0])
        if isinstance(found, Move):
            return _played(desk, change, laid, plan, found)
        why.append(line("ahead-failed", move=plan.says[0], reason=_reason(table, found)))
    return replace(change, table=_replaced(table, _taken_away(laid, *why) or laid))


def _fulfilled(table: Table, seat: int, wish: str) -> Move | Fact:
    """The move that a wish is now, or what is against it."""
    foresight = _foresight(table)
    try:
        found: Move | Fact = foresight.fulfil(table.rules.view(table.state, seat), foresight.parse(wish))
        if isinstance(found, Move):
            moved(table, seat, found)
    except (BadNotation, Refused):
        return Otherwise()
    return found


def _reason(table: Table, found: Fact) -> Line:
    return line("ahead-otherwise") if isinstance(found, Otherwise) else fact_line(table.game, found, table.names)


def _played(desk: Desk, change: Change, laid: LaidAhead, plan: Plan, move: Move) -> Change:
    """The steps of a plan, one after another, until something new has come to light or one of them does not hold."""
    turn, said = _turn(change.table), []
    for step, says in enumerate(plan.says):
        if step:
            found = _going_on(change.table, laid, turn, plan.wishes[step])
            if isinstance(found, Line):
                said.append(found)
            if not isinstance(found, Move):
                break
            move = found
        try:
            change = _joined(change, _one_move(desk, change.table, PlaysAhead(laid.seat, move)))
        except Refused:  # the log has no room for it
            return replace(change, table=_replaced(change.table, replace(laid, plans=(), told=())))
        said.append(line("ahead-played", move=says))
        if change.ends:
            return replace(change, table=change.table.changed(ahead=()))
    return replace(change, table=_replaced(change.table, _left(change.table, laid, plan, turn, said)))


def _going_on(table: Table, laid: LaidAhead, turn: str, wish: str) -> Move | Line | None:
    """The next step of a plan, or why it stops there; None: the turn is over."""
    if laid.seat not in timing.acting(table) or _turn(table) != turn:
        return None
    if table.free == (laid.seat, 0) and not laid.on:
        return line("ahead-stopped")
    found = _fulfilled(table, laid.seat, wish)
    return found if isinstance(found, Move) else line("ahead-stopped-there", reason=_reason(table, found))


def _left(table: Table, laid: LaidAhead, plan: Plan, turn: str, said: Sequence[Line]) -> LaidAhead:
    """What is left for the turns to come, and what the person is told."""
    others = tuple(one for one in laid.plans if one is not plan) if _foresight(table).lasting and laid.on else ()
    return replace(laid, plans=others, turn=turn, since=0, told=(*laid.told, *said)[-MOST_TOLD:])


def _one_move(desk: Desk, table: Table, act: PlaysAhead) -> Change:
    """That move as a change of its own, of the person who laid it down."""
    chair = table.chairs[act.seat]
    who = Person(chair.person or "", chair.name, table.language)
    command = replace(desk.command, who=who, what=act, stamp=None)
    own = Desk(table, command, desk.at, desk.seed, outages=desk.outages)
    return tidied(plays_ahead(own, act))


def plays_ahead(desk: Desk, act: PlaysAhead) -> Change:
    """Of the house: a move that was laid down, in the name of who sits there."""
    table = game_of(desk)
    state, events = moved(table, act.seat, act.move)
    return played(desk, table, act.seat, str(act.move), state, events)


def _joined(change: Change, more: Change) -> Change:
    """Two changes as one; what was asked for is answered as it was."""
    posts = list(change.posts)
    for post in more.posts:
        _add(posts, post)
    return replace(
        change,
        table=more.table,
        entries=(*change.entries, *more.entries),
        posts=tuple(posts),
        ends=change.ends or more.ends,
    )


def _add(posts: list[Post], post: Post) -> None:
    """A post after others that were not sent yet: what it replaces is not sent at all, what it closes calls nobody."""
    for at, earlier in enumerate(posts):
        if post.edits and earlier.id == post.id:
            posts[at] = replace(post, edits=earlier.edits, closes=earlier.closes, closed_picture=earlier.closed_picture)
            return
        if post.closes and post.closes[0] == earlier.id:
            posts[at] = replace(earlier, call=None, called=(), buttons=())
    posts.append(post)
