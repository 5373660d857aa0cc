"""The tables of a sample: every game, at every stage, with every question; lobbies, robots, holidays, and more."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from itertools import count, cycle

import msgspec

from bot.domain.addresses import direct_channel
from bot.domain.messages import Person
from bot.domain.table import Table
from bot.tables import timing
from rules import GAMES
from rules.contract import AnyGame
from tests.bot.stored.house import NAMES, TONGUES, House, friends, somebody

HOUR = 3600.0
SHORT = ALL_AT_ONCE = "quixote"  # the game that is over soonest, and in which all decide at the same time
STAGES = ("early", "middle", "late")
ENDING = 8  # moves before the end
FEW_SEATS = 4  # a game for more is long, and has every other stage of each number of players
OF_TWO = ("undo", "cancel", "replace")
OF_MORE = ("free", "undo", "once", "replace", "handover", "cancel")
WHILE_LATE = ("free", "once", "handover")  # what is asked only about somebody whose time is up
SOME_MOVES = 45  # fewer than any game of three has
WHOLE_GAME = 10_000  # moves: more than any has
MANY = 210  # commands: more than are remembered at once
AWAY_SOON = "/away 2027-01-20 2027-02-25"
LATE_BY = 25 * HOUR  # after which a turn of six hours and its reserve are over


class Plan(msgspec.Struct, frozen=True):
    """A game to be played to a stage, and what is asked there."""

    game: str
    seats: int
    stage: str
    asks: str

    @property
    def name(self) -> str:
        return f"{self.game} for {self.seats}, {self.stage}, asked: {self.asks}"


def plans() -> Iterator[Plan]:
    """Every game for every number of players but one, at its stages, so that every question is asked in each game."""
    for game in GAMES.values():
        of_two, of_more = cycle(OF_TWO), cycle(OF_MORE)
        for seats in [number for number in game.seats if number > 1]:
            stages = STAGES if len(game.seats) <= FEW_SEATS else STAGES[seats % 2 :: 2]
            for stage in stages:
                yield Plan(game.name, seats, stage, next(of_two if seats == 2 else of_more))


_paces = cycle(("1d", "2d", "3d", "7d", "none", "12h"))
_lates, _holidays, _hints = cycle(("ask", "once", "handover")), cycle(("0", "7d", "14d", "30d")), cycle(("on", "off"))
_languages = cycle(TONGUES[:-1])
_numbers = count()


def settings(game: AnyGame, *, late: bool = False) -> list[str]:
    """Settings that are different at every table; where somebody is to be late, those by which the others decide."""
    chosen = [f"pace {'6h' if late else next(_paces)}", f"late {'ask' if late else next(_lates)}"]
    chosen += [f"holidays {next(_holidays)}", f"hints {next(_hints)}", f"language {next(_languages)}"]
    number = next(_numbers)
    return chosen + [f"{option} on" for place, option in enumerate(game.options) if number >> place & 1]


# Games under way.


async def carry_out(house: House, plan: Plan) -> None:
    """The game as planned, but for its question: that is asked when somebody is late."""
    game, channel = GAMES[plan.game], house.place(plan.name)
    people = friends(channel.partition(":")[0], plan.seats)
    await house.begin(channel, plan.game, people, *settings(game, late=plan.asks in WHILE_LATE))
    whole = _length(await house.table(channel))
    moves = {"early": whole // 5, "middle": whole * 3 // 5, "late": whole - ENDING}[plan.stage]
    await house.play(channel, moves // 2)
    if plan.stage != "early":
        await _take_back(house, channel)
    await house.play(channel, moves - moves // 2)
    await _until_one_is_left(house, channel)


def _length(table: Table) -> int:
    """How many moves the game has if quick players play it to the end."""
    game, state, moves = table.rules, table.state, 0
    while acting := game.to_act(state):
        state, _ = game.play(state, acting[0], game.reply(state, acting[0]))
        moves += 1
    return moves


async def _take_back(house: House, channel: str) -> None:
    """Somebody takes their last decision back; where that takes everyone's consent, all say yes."""
    log = await house.store.log(channel)
    await house.done(channel, house.people[log[-1].person], "/undo")
    await agree(house, channel)


async def agree(house: House, channel: str) -> None:
    """Everyone who is asked says yes; whose seat it is about, last."""
    while question := (table := await house.table(channel)).question:
        left = [seat for seat in question.asked if seat not in question.agreed]
        if left:
            await house.done(channel, house.sitter(table, left[0]), "/agree")
        else:
            await house.done(channel, house.sitter(table, question.seat), "/agree sure")


async def _until_one_is_left(house: House, channel: str) -> None:
    """Where several decide at once, unseen by each other: all do but one."""
    while len(timing.acting(await house.table(channel))) > 1:
        await house.play(channel, 1)


async def ask(house: House, plan: Plan) -> None:
    """The question that is pending at a planned table."""
    channel = house.scenes[plan.name]
    await ASKING[plan.asks](house, channel)
    table = await house.table(channel)
    assert table.question is not None, plan
    assert table.question.kind == plan.asks, plan


async def _ask_undo(house: House, channel: str) -> None:
    """By one whose own last step is not theirs alone to take back."""
    table, log = await house.table(channel), await house.store.log(channel)
    moved = {entry.seat for entry in log}
    asking = [seat for seat in moved if seat != table.free[0] and not table.rules.retract(table.state, seat)]
    await house.done(channel, house.sitter(table, asking[0]), "/undo")


async def _ask_cancel(house: House, channel: str) -> None:
    await house.done(channel, await house.waiting(channel), "/cancel ask")


async def _ask_replace(house: House, channel: str) -> None:
    """By one who is soon on holiday and says so first."""
    newcomer = somebody(channel.partition(":")[0], "Newcomer")
    await house.done(channel, newcomer, "/away 3d")
    await house.done(channel, newcomer, f"/replace {(await house.acting(channel)).name}")


def _about_the_late(command: str) -> Callable[[House, str], Awaitable[None]]:
    async def asked(house: House, channel: str) -> None:
        seat = timing.acting(await house.table(channel))[0]
        await house.done(channel, await house.waiting(channel), f"/{command} {seat + 1}")

    return asked


ASKING: Mapping[str, Callable[[House, str], Awaitable[None]]] = {
    "undo": _ask_undo,
    "cancel": _ask_cancel,
    "replace": _ask_replace,
    "free": _about_the_late("replace"),
    "once": _about_the_late("once"),
    "handover": _about_the_late("handover"),
}
"""By the kind of a question: who asks it, and how."""


# Finished games, and what comes after.


async def finish_games(house: House) -> None:
    """Every game for every number of players, to its end."""
    for game in GAMES.values():
        for seats in game.seats:
            channel = house.place(f"{game.name} for {seats}, finished")
            people = friends(channel.partition(":")[0], seats)
            await house.begin(channel, game.name, people, *settings(game))
            await house.play(channel, WHOLE_GAME)
            assert (await house.table(channel)).phase == "over"


async def finish_and_go_on(house: House) -> None:
    """After a finished game: another one, a lobby, a lobby that was closed, or only the record."""
    for scene in ("a second game", "a second lobby", "a closed lobby after a game", "a game tidied up"):
        channel = house.place(scene)
        people = friends(channel.partition(":")[0], 2)
        await house.begin(channel, SHORT, people, "pace 3d", "late once", "holidays 7d", "hints off")
        await house.play(channel, WHOLE_GAME)
        if scene == "a second game":
            await house.begin(channel, SHORT, people)
            await house.play(channel, 3)
        elif scene == "a game tidied up":
            await house.tables.tidy(channel)
        else:
            await house.done(channel, people[1], f"/new {SHORT}")
            if scene == "a closed lobby after a game":
                await house.done(channel, people[1], "/cancel sure")


# Lobbies.


async def open_lobbies(house: House) -> None:
    """Of every game: one alone, some people, some with robots; as many house rules as there are."""
    for game in GAMES.values():
        for seats in range(1, game.seats.stop):
            channel = house.place(f"a lobby of {game.name} with {seats}")
            host, *guests = friends(channel.partition(":")[0], seats)
            await house.done(channel, host, f"/new {game.name} {' '.join(game.options)}")
            for setting in settings(game):
                await house.done(channel, host, f"/settings {setting}")
            for number, guest in enumerate(guests):
                robot = seats % 2 and number % 2
                await house.done(channel, host if robot else guest, "/robot fair" if robot else "/join")


async def open_odd_lobbies(house: House) -> None:
    """One that was closed, one of somebody on holiday, and one where more commands were given than are remembered."""
    game = next(iter(GAMES))
    for scene in ("a closed lobby", "a lobby of somebody on holiday", "a lobby with many commands"):
        channel = house.place(scene)
        host, guest = friends(channel.partition(":")[0], 2)
        await house.done(channel, host, f"/new {game}")
        if scene == "a closed lobby":
            await house.done(channel, host, "/cancel sure")
        elif scene == "a lobby of somebody on holiday":
            traveller = _of(channel, "Lobby Traveller")
            await house.done(channel, traveller, "/join")
            await house.done(channel, traveller, "/away 5d")
        else:
            for _ in range(MANY):
                await house.say(channel, guest, "/start")


# People who are late, away, or gone.


def _of(channel: str, name: str) -> Person:
    """Somebody of a channel's platform who is at few tables."""
    return somebody(channel.partition(":")[0], name)


async def begin_for_the_late(house: House) -> None:
    """Games at which somebody's time will be up, each with another rule for that."""
    for game, late in zip(GAMES, ("once", "handover", "ask"), strict=True):
        channel = house.place(f"late: {late}")
        people = friends(channel.partition(":")[0], 3)[:3]
        await house.begin(channel, game, people, "pace 6h", f"late {late}")
        await house.play(channel, SOME_MOVES)
        await _until_one_is_left(house, channel)


PEOPLE_AWAY = ("on holiday", "on holiday soon", "back from a holiday", "muted", "nudged", "slow")


async def begin_for_the_absent(house: House) -> None:
    """Games of people who will go on holiday, or come back from one, or let the others wait."""
    for scene, game in zip(PEOPLE_AWAY, cycle(GAMES), strict=False):
        channel = house.place(scene)
        people = [_of(channel, f"{name} {scene}") for name in NAMES[:3]]
        await house.begin(channel, game, people, "pace 12h" if scene == "slow" else "pace 1d")
        await house.play(channel, SOME_MOVES)
        if scene == "back from a holiday":
            for person in people:
                await house.done(channel, person, "/away 5h")


async def be_absent(house: House) -> None:
    """What they do a day later."""
    scenes = house.scenes
    for scene, text in (("on holiday", "/away 4d"), ("muted", "/mute"), ("on holiday soon", AWAY_SOON)):
        await house.done(scenes[scene], await house.acting(scenes[scene]), text)
    await house.play(scenes["back from a holiday"], 4)
    awaited = await house.acting(scenes["slow"])
    while await house.acting(scenes["slow"]) == awaited:
        await house.play(scenes["slow"], 1)
    table = await house.table(scenes["nudged"])
    waiting = [seat for seat in range(len(table.chairs)) if (seat,) != timing.acting(table)]
    await house.done(table.channel, house.sitter(table, waiting[0]), "/nudge")


async def leave(house: House) -> None:
    """Games that somebody left: given up, a free chair, somebody else on the chair, and a game that was closed."""
    out, freed = [next(game for game in GAMES.values() if game.can_resign is can) for can in (True, False)]
    for scene in ("given up", "a free chair", "a chair taken over", "a closed game"):
        channel = house.place(scene)
        people = friends(channel.partition(":")[0], 3)
        await house.begin(channel, freed.name if "chair" in scene else out.name, people)
        await house.play(channel, SOME_MOVES)
        if scene == "given up":
            await house.done(channel, await house.waiting(channel), "/resign sure")
        elif scene == "a closed game":
            await house.done(channel, people[0], "/cancel sure")
        else:
            await _freed(house, channel, people, taken=scene == "a chair taken over")


async def _freed(house: House, channel: str, people: Sequence[Person], *, taken: bool) -> None:
    """Whoever is awaited gives up a seat that others can take; perhaps somebody takes it."""
    while await house.acting(channel) == people[0]:
        await house.play(channel, 1)
    await house.done(channel, await house.acting(channel), "/resign sure")
    if taken:
        await house.done(channel, _of(channel, "Successor"), "/replace")


async def take_time(house: House) -> None:
    """One of those whose time is up is given more."""
    given = house.scenes["late: ask"]
    await house.done(given, await house.waiting(given), f"/wait {timing.acting(await house.table(given))[0] + 1}")


# Robots.


async def seat_robots(house: House) -> None:
    """Of every game: one person against robots of every strength; the person is to move, or a robot."""
    for game in GAMES.values():
        for scene in (f"robots of {game.name}", f"a robot's turn in {game.name}"):
            channel = house.place(scene)
            (host,) = friends(channel.partition(":")[0], 1)
            robots = ("easy", "fair", "strong")[: game.seats.stop - 2]
            await house.begin(channel, game.name, [host], *(f"/robot {strength}" for strength in robots))
            await _play_with_robots(house, channel, "turn" in scene)


async def _play_with_robots(house: House, channel: str, robots_turn: bool) -> None:
    """Some moves, and then until it is the turn of a robot, or of the person."""
    for number in count():
        table = await house.table(channel)
        robots = [seat for seat in timing.acting(table) if table.chairs[seat].robot]
        if number > SOME_MOVES and bool(robots) == robots_turn:
            return
        if robots:
            await house.robots.play(channel)
        else:
            await house.play(channel, 1)


async def play_alone(house: House) -> None:
    """In private chats: alone, and against a robot."""
    for platform, robots in (("telegram", ()), ("discord", ("/robot easy",))):
        host = somebody(platform, "Hermit")
        channel = house.scenes[f"a private game on {platform}"] = direct_channel(host.id)
        await house.begin(channel, SHORT, [host], *robots)
        await house.play(channel, 1)
