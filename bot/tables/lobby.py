"""Before the game: opening a table, sitting down, getting up, house rules, and beginning."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.domain.addresses import is_from_afar
from bot.domain.messages import Answer, Button, HouseAct, Line, Post, Request, line, together
from bot.domain.names import chair_name
from bot.domain.table import Chair, Change, Desk, Refused, Table
from bot.language.words import best_language
from bot.tables import posts, timing
from bot.tables.table_settings import kept_for_the_next
from rules import GAMES
from rules.record import mixed

DONE = Answer(ok=True)


MOST_GUESTS = 20  # who are remembered from one game to the next


class New(Request, frozen=True):
    """/new <game> [house rules]."""

    game: str = ""
    options: tuple[str, ...] = ()

    @classmethod
    def read(cls, words: Sequence[str]) -> New:
        """The game first; house rules in any order, each once."""
        game, *options = [word.lower() for word in words] or [""]
        return cls(game, tuple(dict.fromkeys(options)))


class Join(Request, frozen=True):
    """/join."""

    @classmethod
    def read(cls, words: Sequence[str]) -> Request:
        """With a code it is about a table elsewhere."""
        return ByInvitation("".join(words)) if words else cls()


class ByInvitation(Request, frozen=True):
    """/join <code>: at the table from which the code is."""

    code: str


class Leave(Request, frozen=True):
    """/leave."""


class Start(Request, frozen=True):
    """/start."""


class Tidy(HouseAct, frozen=True):
    """A lobby that nobody has touched for long is closed; so is a game that nobody came back to."""


def lobby_of(desk: Desk) -> Table:
    """The lobby here, or why there is none."""
    table = desk.table
    if table is None or table.idle:
        raise Refused(line("no-table"))
    if table.phase == "playing":
        raise Refused(line("has-begun"))
    if desk.command.stamp not in (None, table.stamp):
        raise Refused(line("stale"))
    return table


def new(desk: Desk, asked: New) -> Change:
    """/new <game> [house rules]: opens a lobby; whoever opens it sits."""
    before = desk.table
    if before and not before.idle:
        raise Refused(line("lobby-is-open" if before.phase == "lobby" else "game-is-on"))
    if asked.game not in GAMES:
        raise which_game("new")
    for option in asked.options:
        _known_option(asked.game, option)
    table = empty_table(desk, asked)
    table = table.changed(chairs=(_chair(desk, table),))
    opened = line("lobby-opened", game=line(table.game), name=table.names[0])
    table, post = posts.new_post(table, posts.lobby_post(table, opened))
    return Change(table, DONE, posts=(post,), fresh_log=True)


def empty_table(desk: Desk, asked: New) -> Table:
    """The table of a new lobby. What is counted in a channel goes on where its last game stopped."""
    before, language = desk.table, best_language([desk.who.language])
    channel, host = desk.command.channel, desk.who.id
    first = Table(
        channel=channel, version=0, stamp=1, game=asked.game, host=host, options=asked.options, language=language
    )
    if before is None:
        return first
    return first.changed(
        version=before.version,
        stamp=before.stamp + 1,
        number=before.number + 1,
        quiet=before.quiet,
        posts=before.posts,
        live=before.live,
        base=before.base,
        invite=before.invite,
        guests=before.guests,
        **kept_for_the_next(before),
    )


def which_game(command: str) -> Refused:
    """The command lacks a game: a button for each there is."""
    buttons = tuple(Button(f"/{command} {game}", line(game)) for game in GAMES)
    example = f"/{command} {next(iter(GAMES))}"
    return Refused(line("which-game", games=together(map(line, GAMES)), example=example), buttons)


def _known_option(game: str, option: str) -> None:
    known = GAMES[game].options
    if not known:
        raise Refused(line("no-house-rules"))
    if option not in known:
        raise Refused(line("no-such-house-rule", rule=option[:40], rules=", ".join(known)))


def join(desk: Desk, asked: Join) -> Change:
    """/join: takes a free seat."""
    table = lobby_of(desk)
    if (seat := table.seat_of(desk.who.id)) is not None:
        return came(desk, table, seat)
    if len(table.chairs) >= table.rules.seats.stop - 1:
        raise Refused(line("lobby-is-full", count=len(table.chairs)))
    chair = _chair(desk, table)
    return _seated(with_guest(table, desk.who.id), (*table.chairs, chair), line("joined", name=chair.name))


def with_guest(table: Table, person: str) -> Table:
    """The table, which knows who comes from another platform: the next game here is theirs, too."""
    if not is_from_afar(person, table.channel) or person in table.guests:
        return table
    return table.changed(guests=(*table.guests, person)[-MOST_GUESTS:])


def came(desk: Desk, table: Table, seat: int) -> Change:
    """Who was awaited is here; when nobody is awaited any more, the game begins."""
    chair = table.chairs[seat]
    if not chair.awaited:
        raise Refused(line("you-sit-already"))
    here = msgspec.structs.replace(chair, awaited=False, since=0.0, nudged=0.0, kin=desk.who.beside)
    if desk.away:
        here = timing.resting(table, here, desk.away, desk.at)
    chairs = (*table.chairs[:seat], here, *table.chairs[seat + 1 :])
    table = table.changed(chairs=chairs)
    if any(one.awaited for one in chairs) or len(chairs) not in table.rules.seats:
        return Change(table, DONE, posts=(posts.lobby_step(table, line("joined", name=chair.name)),))
    return begun(desk, table)


def _chair(desk: Desk, table: Table) -> Chair:
    """A chair for who sits down; if they are on holiday, its clock stands."""
    chair = Chair(desk.who.id, chair_name(desk.who.name, table.names), kin=desk.who.beside)
    return timing.resting(table, chair, desk.away, desk.at) if desk.away else chair


def leave(desk: Desk, asked: Leave) -> Change:
    """/leave: gets up; the last one to leave closes the lobby."""
    table = desk.table
    if table and table.phase == "playing":
        raise Refused(line("not-a-player" if table.seat_of(desk.who.id) is None else "leave-by-resigning"))
    table = lobby_of(desk)
    seat = table.seat_of(desk.who.id)
    if seat is None:
        raise Refused(line("you-do-not-sit"))
    return got_up(desk, table, seat, line("left", name=table.chairs[seat].name))


def got_up(desk: Desk, table: Table, seat: int, news: Line) -> Change:
    """The lobby without this seat; the last one to leave closes it."""
    chairs = table.chairs[:seat] + table.chairs[seat + 1 :]
    if not any(chair.person for chair in chairs):  # robots alone wait for nobody
        return closed(desk, table, news, line("lobby-closed"))
    return _seated(table, chairs, news)


def _seated(table: Table, chairs: tuple[Chair, ...], news: Line) -> Change:
    """With these on the chairs; a host who is not among them passes the table on to who came first."""
    table = table.changed(chairs=chairs, host=table.host_among(chairs))
    return Change(table, DONE, posts=(posts.lobby_step(table, news),))


def closed(desk: Desk, table: Table, *lines: Line) -> Change:
    """The table is cleared; its last post loses its buttons, and the channel hears why."""
    table, post = posts.new_post(table, Post(0, lines, table.stamp + 1))
    table = table.changed(
        phase="closed",
        stamp=table.stamp + 1,
        chairs=(),
        position=None,
        anchors=(),
        seed="",
        secret="",
        brought=(),
        entries=0,
        question=None,
        paused=False,
        tally=(),
        gone=(),
    )
    return Change(table, DONE, posts=(post,), fresh_log=True)


def tidy(desk: Desk, act: Tidy) -> Change:
    """Of the clock: nobody came for long, so the lobby is closed, or the game in which only robots are left."""
    table = desk.table if desk.table and desk.table.paused else lobby_of(desk)
    return closed(desk, table, line("table-closed", name=desk.who.name))


def start(desk: Desk, asked: Start) -> Change:
    """/start: the host begins, or anyone at the table once it is full. Who is still awaited is left out."""
    table = lobby_of(desk)
    seat, seats = table.seat_of(desk.who.id), table.rules.seats
    if desk.who.id != table.host and seat is None:
        raise Refused(line("you-do-not-sit"))
    if desk.who.id != table.host and len(table.chairs) < seats.stop - 1:
        raise Refused(line("host-begins", name=host_name(table)))
    here = tuple(chair for number, chair in enumerate(table.chairs) if number == seat or not chair.awaited)
    if not any(chair.person for chair in here):
        raise Refused(line("robots-alone"))
    if len(here) not in seats:
        raise Refused(line("too-few", count=len(here), least=seats.start))
    return begun(desk, table.changed(chairs=here, host=table.host_among(here)))


def begun(desk: Desk, table: Table, *news: Line) -> Change:
    """The game begins with who sits here."""
    chairs = tuple(msgspec.structs.replace(chair, awaited=False, since=0.0, nudged=0.0) for chair in table.chairs)
    table = table.changed(chairs=chairs)
    brought = tuple(chair.word for chair in chairs)
    seed = mixed(table.secret, brought) if any(brought) else table.secret or desk.seed
    state = table.rules.start(len(chairs), seed, table.options)
    table = table.moved_to(
        state,
        phase="playing",
        stamp=table.stamp + 1,
        seed=seed,
        secret=table.secret if any(brought) else "",
        brought=brought if any(brought) else (),
        entries=0,
        gone=(),
    )
    table = timing.clocked(desk, table.anchored())
    table, post = posts.opening_post(table, *news)
    return Change(table, DONE, posts=(post,), fresh_log=True)


def host_name(table: Table) -> str:
    """Who opened the table."""
    seat = table.seat_of(table.host)
    return table.chairs[seat].name if seat is not None else "?"


def set_option(desk: Desk, option: str, on: bool) -> Change:
    """/settings <house rule> on|off, before the game."""
    if desk.table and desk.table.phase == "playing":
        raise Refused(line("rules-are-set"))
    table = lobby_of(desk)
    _known_option(table.game, option)
    if desk.who.id != table.host and not desk.who.moderator:
        raise Refused(line("host-decides", name=host_name(table)))
    kept = tuple(known for known in table.rules.options if (on if known == option else known in table.options))
    table = table.changed(options=kept)
    return Change(table, DONE, posts=(posts.lobby_step(table),))
