"""Before the game: opening a table, sitting down, getting up, house rules, and beginning."""

from __future__ import annotations

import msgspec

from bot.domain.messages import Answer, Button, Line, Post, line
from bot.domain.names import chair_name
from bot.domain.pace import DEFAULT_ALLOWANCE, DEFAULT_PACE
from bot.domain.table import Anchor, Chair, Change, Desk, Refused, Table
from bot.language.words import best_language
from bot.tables import posts, timing
from rules import GAMES

DONE = Answer(ok=True)


def lobby_of(desk: Desk) -> Table:
    """The lobby here, or why there is none."""
    table = desk.table
    if table is None or table.idle:
        raise Refused(line("no-table"))
    if table.phase == "playing":
        raise Refused(line("game-is-on"))
    if desk.command.stamp not in (None, table.stamp):
        raise Refused(line("stale"))
    return table


def new(desk: Desk, words: list[str]) -> Change:
    """/new <game> [house rules]: opens a lobby; whoever opens it sits."""
    before = desk.table
    if before and not before.idle:
        raise Refused(line("lobby-is-open" if before.phase == "lobby" else "game-is-on"))
    if not words or words[0].lower() not in GAMES:
        raise which_game("new")
    game, options = words[0].lower(), tuple(dict.fromkeys(word.lower() for word in words[1:]))
    for option in options:
        _known_option(game, option)
    table = Table(
        channel=desk.command.channel,
        version=before.version if before else 0,
        stamp=before.stamp + 1 if before else 1,
        number=before.number + 1 if before else 1,
        posts=before.posts if before else 0,
        live=before.live if before else None,
        base=before.base if before else (),
        game=game,
        host=desk.who.id,
        options=options,
        language=before.language if before else best_language([desk.who.language]),
        pace=before.pace if before else DEFAULT_PACE,
        late=before.late if before else "ask",
        holidays=before.holidays if before else DEFAULT_ALLOWANCE,
        hints=before.hints if before else True,
    )
    table = msgspec.structs.replace(table, chairs=(_chair(desk, table),))
    opened = line("lobby-opened", game=line(game), name=table.names[0])
    table, post = posts.new_post(table, posts.lobby_post(table, opened))
    return Change(table, DONE, posts=(post,), fresh_log=True)


def which_game(command: str) -> Refused:
    """The command lacks a game: a button for each there is."""
    buttons = tuple(Button(f"/{command} {game}", line(game)) for game in GAMES)
    return Refused(line("which-game", games=", ".join(GAMES), example=next(iter(GAMES))), buttons)


def _known_option(game: str, option: str) -> None:
    known = GAMES[game].options
    if not known:
        raise Refused(line("no-house-rules"))
    if option not in known:
        raise Refused(line("no-such-house-rule", rule=option[:40], rules=", ".join(known)))


def join(desk: Desk, words: list[str]) -> Change:
    """/join: takes a free seat."""
    table = lobby_of(desk)
    if table.seat_of(desk.who.id) is not None:
        raise Refused(line("you-sit-already"))
    if len(table.chairs) >= table.rules.seats.stop - 1:
        raise Refused(line("lobby-is-full", count=len(table.chairs)))
    chair = _chair(desk, table)
    return _seated(desk, table, (*table.chairs, chair), table.host, line("joined", name=chair.name))


def _chair(desk: Desk, table: Table) -> Chair:
    """A chair for who sits down; if he is on holiday, its clock stands."""
    chair = Chair(desk.who.id, chair_name(desk.who.name, table.names))
    return timing.resting(table, chair, desk.away, desk.at) if desk.away else chair


def leave(desk: Desk, words: list[str]) -> Change:
    """/leave: gets up; the last one to leave closes the lobby."""
    table = desk.table
    if table and table.phase == "playing" and table.seat_of(desk.who.id) is not None:
        raise Refused(line("leave-by-resigning"))
    table = lobby_of(desk)
    seat = table.seat_of(desk.who.id)
    if seat is None:
        raise Refused(line("you-do-not-sit"))
    return got_up(desk, table, seat, line("left", name=table.chairs[seat].name))


def got_up(desk: Desk, table: Table, seat: int, news: Line) -> Change:
    """The lobby without this seat; the last one to leave closes it."""
    chairs = table.chairs[:seat] + table.chairs[seat + 1 :]
    if not chairs:
        return closed(desk, table, news, line("lobby-closed"))
    people = [chair.person for chair in chairs if chair.person]
    host = table.host if table.host in people or not people else people[0]  # who leaves robots behind may watch them
    return _seated(desk, table, chairs, host, news)


def _seated(desk: Desk, table: Table, chairs: tuple[Chair, ...], host: str, news: Line) -> Change:
    table = msgspec.structs.replace(table, chairs=chairs, host=host)
    return Change(table, DONE, posts=(posts.lobby_step(table, news),))


def closed(desk: Desk, table: Table, *lines: Line) -> Change:
    """The table is cleared; its last post loses its buttons, and the channel hears why."""
    table, post = posts.new_post(table, Post(0, lines, table.stamp + 1))
    table = msgspec.structs.replace(
        table,
        phase="closed",
        stamp=table.stamp + 1,
        chairs=(),
        position=None,
        anchors=(),
        seed="",
        entries=0,
        question=None,
    )
    return Change(table, DONE, posts=(post,), fresh_log=True)


def start(desk: Desk, words: list[str]) -> Change:
    """/start: the host begins, or anyone at the table once it is full."""
    table = lobby_of(desk)
    count, seats = len(table.chairs), table.rules.seats
    if desk.who.id != table.host and table.seat_of(desk.who.id) is None:
        raise Refused(line("you-do-not-sit"))
    if desk.who.id != table.host and count < seats.stop - 1:
        raise Refused(line("host-begins", name=host_name(table)))
    if count not in seats:
        raise Refused(line("too-few", count=count, least=seats.start))
    state = table.rules.start(count, desk.seed, table.options)
    position = table.rules.dump(state)
    table = msgspec.structs.replace(
        table,
        phase="playing",
        stamp=table.stamp + 1,
        seed=desk.seed,
        position=position,
        entries=0,
        anchors=(Anchor(0, position),),
    )
    table = timing.clocked(desk, table)
    table, post = posts.opening_post(table, state)
    return Change(table, DONE, posts=(post,))


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
    table = msgspec.structs.replace(table, options=kept)
    return Change(table, DONE, posts=(posts.lobby_step(table),))
