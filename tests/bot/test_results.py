"""What remains of a game: stored with its end, once, in small; and brought into careers once, whoever dies over it."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from bot.domain.careers import fixed, rateable, with_result
from bot.domain.messages import Command, Person
from bot.domain.preferences import Preferences
from bot.domain.ratings import REACH, Belief, Shift, shifts
from bot.domain.results import Career, Result, Share
from bot.schedule.settling import Settling
from bot.service.forgetting import forget
from bot.service.registry import parse
from bot.store.keys import key
from bot.store.results import Results
from bot.tables.results import places
from rules.contract import Outcome
from rules.figures import TELLERS, figure_names
from tests.bot.channel import NAMES, play_to_the_end, sit_down
from tests.bot.conftest import Room, Time

PEOPLE = [f"web:{name}" for name in NAMES]
MEMORY = 300  # bytes a result may take
CAREER = 2048


async def played(room: Room, game: str, seats: int, seed: int = 1) -> Result:
    """A whole game, and what remains of it."""
    await sit_down(room, game, seats)
    await play_to_the_end(room, Random(seed))
    return (await Results(room.store).of(room.channel))[-1]


async def given_up(room: Room, *names: str, beside: str = "") -> None:
    """A game of Marrakech in which all give up but the last."""
    for number, name in enumerate(names):
        kin = (f"web:{beside}",) if beside and number else ()
        who = Person(f"web:{name}", name, beside=kin)
        text = "/join" if number else "/new marrakech"
        assert (await room.tables.handle(Command(room.channel, who, parse(text), f"{next(room.ids)}"))).ok
    assert (await room.say(names[0], "/start")).ok
    for name in names[:-1]:
        assert (await room.say(name, "/resign sure")).ok


async def settle(room: Room) -> None:
    await Settling(room.tables).settle(room.channel)


async def belief(room: Room, name: str, game: str = "marrakech") -> Belief:
    career = (await Results(room.store).career(f"web:{name}")).games[game]
    return Belief(career.mu, career.sigma)


@pytest.mark.parametrize(("game", "seats"), [("marrakech", 3), ("alhambra", 2), ("quixote", 4)])
async def test_a_result_is_stored_with_the_end_of_a_game(room: Room, game: str, seats: int) -> None:
    result = await played(room, game, seats)
    table = await room.table()
    outcome = table.rules.outcome(table.state)
    assert outcome is not None
    assert (result.game, [share.points for share in result.shares]) == (game, list(outcome.scores))
    winners = [seat for seat, share in enumerate(result.shares) if share.place == 1]
    assert winners == [winner for winner in outcome.winners if isinstance(winner, int)]
    roster = await Results(room.store).roster(room.channel)
    assert [roster[share.who].name for share in result.shares] == list(table.names)
    assert all(len(share.figures) == len(figure_names(game)) and share.moves for share in result.shares)


async def test_the_figures_agree_with_what_was_scored_and_paid(room: Room) -> None:
    result = await played(room, "marrakech", 3)
    names = figure_names("marrakech")
    told = [dict(zip(names, share.figures, strict=True)) for share in result.shares]
    assert sum(one["paid"] for one in told) == sum(one["earned"] for one in told) > 0
    table = await room.table()
    purses = table.state.dirhams  # type: ignore[attr-defined]
    assert [30 - one["paid"] + one["earned"] for one in told] == list(purses)
    assert all(one["tax"] <= one["paid"] and one["carpet"] > 0 for one in told)


async def test_the_points_of_don_quixote_by_source_add_up(room: Room) -> None:
    result = await played(room, "quixote", 2)
    assert [sum(share.figures) for share in result.shares] == [share.points for share in result.shares]


async def test_what_was_taken_back_is_in_no_figure(room: Room) -> None:
    await room.begin("marrakech", "Anna", "Béla")
    for _ in range(8):
        await room.say(await room.acting(), await room.first_move(await room.acting()))
    await room.say(await room.acting(), "/undo")
    await play_to_the_end(room, Random(3))
    result = (await Results(room.store).of(room.channel))[-1]
    table = await room.table()
    told = [dict(zip(TELLERS["marrakech"].names, share.figures, strict=True)) for share in result.shares]
    assert [30 - one["paid"] + one["earned"] for one in told] == list(table.state.dirhams)  # type: ignore[attr-defined]


@pytest.mark.parametrize(("game", "seats"), [("marrakech", 4), ("alhambra", 6), ("quixote", 4)])
async def test_a_result_and_a_record_are_small(room: Room, game: str, seats: int) -> None:
    await played(room, game, seats)
    client, found = room.store.client, key(room.channel, "results")
    for _ in range(199):
        await client.rpush(found, *(await client.lrange(found, 0, 0)))
    each = (await client.memory_usage(found, samples=0) or 0) / 200
    assert each <= MEMORY, f"{game}: {each:.0f} bytes"
    record = len((await client.lrange(key(room.channel, "records"), 0, 0))[0])
    assert record <= (4096 if game == "alhambra" else 2048), f"{game}: {record} bytes"


async def test_the_last_move_that_comes_again_leaves_one_result(room: Room) -> None:
    await room.begin("marrakech", "Anna", "Béla")
    for _ in range(3):
        assert (await room.say("Anna", "/resign sure", id="last")).ok
    assert len(await Results(room.store).of(room.channel)) == 1


async def test_who_gives_up_or_is_replaced_has_come_in_last(room: Room) -> None:
    await room.begin("quixote", "Anna", "Béla")
    await room.say("Anna", "/resign sure")
    await room.say("Zoe", "/replace")
    await play_to_the_end(room, Random(1))
    result = (await Results(room.store).of(room.channel))[-1]
    roster = await Results(room.store).roster(room.channel)
    told = {roster[share.who].name: share for share in result.shares}
    assert set(told) == {"Anna", "Béla", "Zoe"}
    assert (told["Anna"].place, told["Anna"].left) == (3, True)
    assert max(told["Béla"].place, told["Zoe"].place) <= 2


def test_equal_results_share_a_place_and_a_winner_without_a_seat_comes_before_all() -> None:
    outcome = Outcome(scores=(5, 9, 5, 7), winners=(1,), breakdown=({}, {}, {}, {}))
    assert places(outcome, set()) == (3, 1, 3, 2)
    assert places(outcome, {3}) == (2, 1, 2, 4)
    assert places(Outcome(scores=(5, 4), winners=("dirk",), breakdown=({}, {})), set()) == (2, 3)


# Careers


async def test_a_result_is_in_each_career_once_however_often_it_is_settled(room: Room) -> None:
    await given_up(room, "Anna", "Béla", "Csaba")
    results = Results(room.store)
    unsettled = await results.unsettled(room.channel)
    await settle(room)
    first = {person: await results.career(person) for person in PEOPLE[:2]}
    stored = await room.store.client.lrange(key(room.channel, "results"), 0, -1)
    await room.store.client.hset(key(room.channel, "unsettled"), unsettled[0].name, stored[0])
    await settle(room)
    assert {person: await results.career(person) for person in PEOPLE[:2]} == first
    assert first["web:Anna"].games["marrakech"].seats[3].games == 1
    assert await results.unsettled(room.channel) == []


async def test_who_dies_while_settling_is_followed_by_one_who_does_the_rest(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await given_up(room, "Anna", "Béla", "Csaba")
    whole = Results.change
    for allowed in range(3):
        done = 0

        async def dying(self: Results, person: str, changed: object, allowed: int = allowed) -> None:
            nonlocal done
            if done == allowed:
                raise ConnectionError("killed")
            done += 1
            await whole(self, person, changed)  # type: ignore[arg-type]

        monkeypatch.setattr(Results, "change", dying)
        with pytest.raises(ConnectionError):
            await settle(room)
    monkeypatch.setattr(Results, "change", whole)
    await settle(room)
    careers = [
        await Results(room.store).career(person) for person in ("web:Anna", "web:Béla", "web:Цветан", "web:Csaba")
    ]
    assert [
        sum(one.games for one in career.games["marrakech"].seats.values())
        for career in (careers[0], careers[1], careers[3])
    ] == [1, 1, 1]
    mus = [careers[at].games["marrakech"].mu for at in (0, 1, 3)]
    assert mus == pytest.approx(sorted(mus)), "who gave up first is believed to play worst"
    assert mus[0] + mus[1] + mus[2] == pytest.approx(75, abs=3), "and all were rated from where they stood before"


async def test_a_career_is_small_however_much_somebody_plays(room: Room) -> None:
    random = Random(1)
    people = [f"discord:{random.randrange(10**17, 10**18)}" for _ in range(60)]
    career = Career()
    for number in range(600):
        game = random.choice(list(TELLERS))
        figures = tuple(random.randrange(90) for _ in TELLERS[game].names)
        shares = tuple(
            Share(1, seat, random.randrange(200), figures, 40, 3600) for seat in range(1, 1 + random.randrange(2, 7))
        )
        result = Result(random.randbytes(8), game, 1_800_000_000 + number * 9999, 99999, shares)
        met = [(person, 2) for person in random.sample(people, len(shares) - 1)]
        career = with_result(career, result, shares[0], met, Shift(random.random() - 0.5, 0.999))
    await Results(room.store).change("web:Anna", lambda _: career)
    assert (await room.store.client.memory_usage(key("web:Anna", "career")) or 0) in range(1, CAREER + 1)
    assert sum(one.games for game in career.games.values() for one in game.seats.values()) == 600


async def test_who_does_not_want_it_is_neither_summed_up_nor_rated(room: Room) -> None:
    await room.tables.people.change("web:Béla", lambda known: msgspec.structs.replace(known, stats="off"))
    await given_up(room, "Anna", "Béla")
    await settle(room)
    results = Results(room.store)
    assert await results.career("web:Béla") == Career()
    anna = await results.career("web:Anna")
    assert (anna.rivals, anna.games["marrakech"].rated) == ((), 0)
    assert Preferences().stats == "group"


async def test_whoever_is_forgotten_is_nobody_in_results_and_careers(room: Room) -> None:
    await given_up(room, "Anna", "Béla", "Csaba")
    await settle(room)
    await forget(room.tables, "web:Béla")
    results = Results(room.store)
    assert await results.career("web:Béla") == Career()
    assert [one.person for one in (await results.career("web:Anna")).rivals] == ["web:Csaba"]
    roster = await results.roster(room.channel)
    assert {one.name for one in roster.values()} == {"Anna", "Csaba"}
    names = [name async for name in room.store.client.scan_iter(count=1000)]
    assert not any("Béla".encode() in name for name in names)
    assert len((await results.of(room.channel))[0].shares) == 3, "the others' game stays as it was"


async def test_whoever_is_forgotten_while_a_result_waits_gets_no_career(room: Room) -> None:
    await given_up(room, "Anna", "Béla")
    await forget(room.tables, "web:Béla")
    await settle(room)
    assert await Results(room.store).career("web:Béla") == Career()
    assert (await Results(room.store).career("web:Anna")).rivals == ()


# Who would cheat


async def test_two_people_of_one_browser_rate_nobody(room: Room) -> None:
    await given_up(room, "Zoe", "Anna", beside="Zoe")
    await settle(room)
    assert (await belief(room, "Anna")) == Belief()


async def test_a_second_account_that_always_loses_gives_little(room: Room, clock: Time) -> None:
    for _ in range(30):
        await given_up(room, "Zoe", "Anna")
        await settle(room)
    after_a_day = await belief(room, "Anna")
    career = (await Results(room.store).career("web:Anna")).games["marrakech"]
    assert career.rated == 5
    assert after_a_day.provisional


async def test_an_easy_robot_that_is_beaten_every_day_lifts_nobody_above_a_fair_one(room: Room, clock: Time) -> None:
    career = Career()
    for number in range(400):
        clock.now += 4 * 3600
        shares = (Share(1, 1, 50, (1, 1, 1, 1)), Share(0, 2, 20, (1, 1, 1, 1), robot="easy"))
        result = Result(number.to_bytes(8, "big"), "marrakech", round(clock.now), 60, shares)
        game = career.games.get("marrakech")
        now = Belief(game.mu, game.sigma) if game else Belief()
        moved = (
            shifts([now, fixed("marrakech", "easy")], [1, 2])[0] if rateable(result, [career], ["web:Anna"]) else None
        )
        career = with_result(career, result, shares[0], [], moved)
    game = career.games["marrakech"]
    assert game.mu < fixed("marrakech", "easy").mu + REACH + 2, game
