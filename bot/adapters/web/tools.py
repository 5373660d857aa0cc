"""The buttons beside the choices: what makes sense for this person at this table, by phase and never by game."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.domain.messages import Button, Line, Post, line
from bot.domain.table import Entry, Table
from bot.tables import ahead, timing
from bot.tables.consent import concerns
from bot.tables.undo import has_decided
from rules import GAMES


class Tool(msgspec.Struct, frozen=True):
    """A button of the page. `main`: always in sight."""

    button: Button
    main: bool = False


class Toggle(msgspec.Struct, frozen=True):
    """A house rule that can be switched."""

    text: str
    label: Line
    about: Line
    on: bool


def tools(table: Table, person: str, log: Sequence[Entry] = ()) -> tuple[Tool, ...]:
    """The buttons for this person, the likeliest first."""
    seat = table.seat_of(person)
    if table.phase == "lobby":
        return (*_lobby(table, person, seat), _plain("/rules"), _plain("/settings"))
    if table.phase == "playing":
        return _watching(table, person) if seat is None else _playing(table, person, seat, log)
    played = table.phase == "over" and any(person in (chair.person, chair.owner) for chair in table.chairs)
    again = Button("/again" if played else _new(table.game, table.options), line("button-again"), "primary")
    others = [Button(_new(game), line("web-new", game=line(game))) for game in GAMES if game != table.game]
    record = (_plain("/at", main=True), _plain("/record", main=True)) if table.phase == "over" else ()
    return (Tool(again, main=True), *record, *(Tool(other) for other in others), _plain("/rules"))


def _new(game: str, options: tuple[str, ...] = ()) -> str:
    return " ".join(("/new", game, *options))


def _plain(command: str, *, main: bool = False) -> Tool:
    return Tool(Button(command, line(f"web-tool-{command[1:]}")), main)


def _primary(command: str) -> Tool:
    return Tool(Button(command, line(f"web-tool-{command[1:]}"), "primary"), main=True)


def _grave(command: str) -> Tool:
    """Something that destroys; if it cannot be taken back, it is asked about before it is done."""
    return Tool(Button(command, line(f"web-tool-{command[1:]}"), "danger"))


def _lobby(table: Table, person: str, seat: int | None) -> tuple[Tool, ...]:
    count, seats = len(table.chairs), table.rules.seats
    full = count == seats.stop - 1
    if seat is None:
        return () if full else (_primary("/join"),)
    host = person == table.host
    come = (_primary("/join"),) if table.chairs[seat].awaited else ()
    begin = (_primary("/start"),) if (host or full) and count in seats else ()
    robot = (_plain("/robot", main=True),) if host and not full else ()
    return (*come, *begin, *robot, _plain("/leave", main=True), *((_grave("/cancel"),) if host else ()))


def _playing(table: Table, person: str, seat: int, log: Sequence[Entry]) -> tuple[Tool, ...]:
    awaited = [chair.person for chair in (table.chairs[seat] for seat in timing.acting(table)) if chair.person]
    hint = (_plain("/hint"),) if table.hints and person in awaited else ()
    nudge = (_plain("/nudge"),) if any(other != person for other in awaited) else ()
    asking = (*_past(table), _plain("/board"), _plain("/rules"), *hint, *nudge, _plain("/settings"), _plain("/away"))
    plan = (Tool(ahead.BUTTON, main=True),) if ahead.may_lay(table, seat) else ()
    return (*_undo(table, seat, log), *plan, *asking, *_freeing(table, person), _grave("/resign"), _grave("/cancel"))


EARLY = 64  # entries of a log before which somebody may not have decided anything yet


def _undo(table: Table, seat: int, log: Sequence[Entry]) -> tuple[Tool, ...]:
    """What can be taken back, by its name: at once one's own, further back by asking; nothing where there is none."""
    if table.rules.retract(table.state, seat) is not None:
        return (Tool(Button("/undo", line("web-undo-hidden")), main=True),)
    if table.free[0] == seat and table.free[1]:
        told = table.told[-1][:1] if table.told else table.base[-1:]  # a turn that has just ended is told already
        label = line("web-undo-step", what=told[0]) if told else line("web-tool-undo")
        return (Tool(Button("/undo", label), main=True),)
    decided = table.entries >= EARLY or has_decided(log, seat)
    return (Tool(Button("/undo", line("web-undo-ask"))),) if decided else ()


def _freeing(table: Table, person: str) -> tuple[Tool, ...]:
    """Somebody who does not come back can be asked for their seat, where there is anybody else to agree to it."""
    others = [(seat, chair) for seat, chair in enumerate(table.chairs) if chair.person not in (None, person)]
    return tuple(_chair("web-ask-seat", seat, chair.name) for seat, chair in others if len(others) > 1 or chair.overdue)


def _watching(table: Table, person: str) -> tuple[Tool, ...]:
    """Who does not play may take a free chair, or their own back, or ask for that of somebody absent."""
    chairs = list(enumerate(table.chairs))
    open_ones = [(seat, chair) for seat, chair in chairs if chair.is_free or chair.owner == person]
    others = [(seat, chair) for seat, chair in chairs if chair.person and chair.overdue]
    asked = tuple(_chair("web-take-seat", seat, chair.name) for seat, chair in open_ones or others)
    return (*asked, *_past(table), _plain("/board"), _plain("/rules"))


def _past(table: Table) -> tuple[Tool, ...]:
    """The ways into what has happened, once something has."""
    return (_plain("/since"), _plain("/at")) if table.entries else ()


def _chair(key: str, seat: int, name: str) -> Tool:
    return Tool(Button(f"/replace {seat + 1}", line(key, name=name)))


def toggles(table: Table, person: str) -> tuple[Toggle, ...]:
    """The house rules, for the host, before the game."""
    if table.phase != "lobby" or table.host != person:
        return ()
    return tuple(_toggle(table, option) for option in table.rules.options)


def _toggle(table: Table, option: str) -> Toggle:
    on, key = option in table.options, f"{table.game}-option-{option}"
    return Toggle(f"/settings {option} {'off' if on else 'on'}", line(key), line(f"{key}-about"), on)


def still_fits(table: Table, person: str, post: Post, button: Button) -> bool:
    """Whether a button under a post in the talk still means something to this person."""
    seat, question = table.seat_of(person), table.question
    match button.text.split(" ")[0]:
        case "/again" | "/record":
            return False  # it is always in sight, too
        case "/play":
            return False  # the choices are always in sight
        case "/agree" | "/refuse":
            asked = question is not None and question.stamp == post.stamp
            if not asked or question is None or seat is None:
                return False
            return concerns(question, seat) or (seat in question.asked and seat not in question.agreed)
        case "/replace" if seat is None and button.text == "/replace":
            return any(chair.is_free or chair.owner == person for chair in table.chairs)
        case "/wait" | "/once" | "/handover" | "/replace" | "/cancel":
            late = [chair.overdue for chair in table.chairs]
            return seat is not None and post.stamp == table.stamp and any(late) and not late[seat]
    return seat is not None and post.stamp == table.stamp and calls(post, person) and _is_awaited(table, seat)


def calls(post: Post, person: str) -> bool:
    """Whether a post calls this person."""
    return any(called.person == person for called in post.called)


def _is_awaited(table: Table, seat: int) -> bool:
    """Whether a reminder still says something: the turn is not muted, late, or put off by a holiday."""
    chair = table.chairs[seat]
    away = any(end > table.updated for _, end in chair.holidays)
    return seat in timing.acting(table) and not (chair.muted or chair.overdue or away)
