"""People from elsewhere at a table: by its host's code alone, with a player's rights, and reminded where they are."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.domain.addresses import direct_channel
from bot.domain.messages import Answer
from bot.service.forgetting import forget
from bot.service.membership import MEMBER, OUTSIDER, Standing
from bot.store.codes import Codes
from bot.store.links import Links
from tests.bot.clockwork import Club
from tests.bot.conftest import Time
from tests.bot.test_linking import linked

HERE, OWN, PAGE = "discord:1", "telegram:@Bea", "web:@Cleo"
HOUR = 3600.0


class Server:
    """A Discord on which nobody but Anna and Zoe is in the channel."""

    async def standing(self, channel: str, person: str) -> Standing | None:
        return MEMBER if person in ("discord:Anna", "discord:Zoe") else OUTSIDER


@pytest.fixture
async def club(redis_url: str, clock: Time) -> AsyncIterator[Club]:
    house = Club(redis_url, clock)
    house.tables.memberships.serve("discord", Server())
    yield house
    await house.close()


def keys(answer: Answer) -> list[str]:
    return [said.key for said in answer.lines]


async def invited(club: Club) -> str:
    """Anna opens a table; the code that she gives away."""
    await club.done(HERE, "Anna", "/new marrakech")
    return str((await club.done(HERE, "Anna", "/invite")).lines[0].args["code"])


async def refused(club: Club, own: str, name: str, text: str, reason: str) -> None:
    answer = await club.say(own, name, text)
    assert not answer.ok
    assert keys(answer) == [reason], (text, answer)


async def test_a_guest_sits_down_by_the_code_and_plays_from_home_as_a_player_and_no_more(club: Club) -> None:
    code = await invited(club)
    came = await club.done(OWN, "Bea", f"/join {code}")
    assert (keys(came), came.about) == (["came"], HERE)
    assert (await club.table(HERE)).names == ("Anna", "Bea")
    await club.done(HERE, "Anna", "/start")
    if await club.acting(HERE) != "Bea":
        await club.take_turn(HERE, "Anna")
    for _ in range(2):
        table = await club.table(HERE)
        move = table.rules.legal(table.state, table.names.index("Bea"))[0]
        assert (await club.from_elsewhere(HERE, OWN, "Bea", f"/play {move}")).ok
    assert not (await club.from_elsewhere(HERE, OWN, "Bea", "/settings pace 3d")).ok, "they decide nothing"
    assert keys(await club.done(OWN, "Bea", "/games"))[0].startswith("games-")


async def test_a_guest_is_reminded_on_their_own_platform(club: Club) -> None:
    await club.done(OWN, "Bea", f"/join {await invited(club)}")
    await club.done(HERE, "Anna", "/start")
    if await club.acting(HERE) != "Bea":
        await club.take_turn(HERE, "Anna")
    await club.pass_time(13 * HOUR)
    assert await club.reminders(HERE) == []
    (reminder,) = [post for post in await club.letters(OWN, "Bea") if post.lines[0].key.startswith("reminder")]
    assert reminder.buttons[0].channel == HERE


async def test_nobody_comes_but_by_a_code_that_is_good(club: Club) -> None:
    code = await invited(club)
    await refused(club, OWN, "Bea", "/join aaaa-aaaa-aaaa", "invite-unknown")
    await refused(club, OWN, "Bea", "/join x", "invite-unknown")
    for number in range(18):
        await refused(club, OWN, "Bea", f"/join aaaa-aaab-{number:04}", "invite-unknown")
    await refused(club, OWN, "Bea", f"/join {code}", "too-many-commands")
    await refused(club, "discord:@Mallory", "Mallory", f"/join {code}", "not-in-this-chat")
    stranger = await club.from_elsewhere(HERE, PAGE, "Cleo", "/join")
    assert keys(stranger) == ["not-in-this-chat"]
    assert (await club.table(HERE)).names == ("Anna",)
    await club.done(HERE, "Zoe", "/join")
    await refused(club, HERE, "Zoe", "/invite off", "host-decides")
    await refused(club, HERE, "Zoe", "/invite", "host-decides")


async def test_a_code_for_one_thing_is_none_for_another_and_one_taken_back_is_none_at_all(club: Club) -> None:
    code = await invited(club)
    await refused(club, OWN, "Bea", f"/link {code}", "link-code-unknown")
    link = str((await club.done(OWN, "Bea", "/link")).lines[0].args["code"])
    await refused(club, PAGE, "Cleo", f"/join {link}", "invite-unknown")
    await club.done(HERE, "Anna", "/invite off")
    await Codes(club.store, "invited").put(code.replace("-", ""), HERE.encode())
    await refused(club, OWN, "Bea", f"/join {code}", "invite-unknown")
    again = str((await club.done(HERE, "Anna", "/invite")).lines[0].args["code"])
    assert again != code


async def test_one_person_sits_once_however_many_accounts_come(club: Club) -> None:
    code = await invited(club)
    await linked(club, "discord:@Anna", OWN, "Anna", "Bea")
    await refused(club, OWN, "Bea", f"/join {code}", "you-sit-already")
    assert (await club.table(HERE)).names == ("Anna",)
    assert (await club.from_elsewhere(HERE, OWN, "Bea", "/settings pace 3d")).ok, "they are the host, wherever they are"
    await club.done(OWN, "Bea", "/unlink")
    assert keys(await club.from_elsewhere(HERE, OWN, "Bea", "/settings pace 1d")) == ["not-in-this-chat"]


async def test_guests_may_come_to_the_next_game_and_are_forgotten_with_all_that_is_theirs(club: Club) -> None:
    await club.done(OWN, "Bea", f"/join {await invited(club)}")
    await club.done(HERE, "Anna", "/cancel")
    await club.done(HERE, "Anna", "/new marrakech")
    assert (await club.from_elsewhere(HERE, OWN, "Bea", "/join")).ok, "who came once needs no code for the next game"
    await linked(club, OWN, PAGE, "Bea", "Cleo")
    await forget(club.tables, "telegram:Bea")
    table = await club.table(HERE)
    assert table.guests == ()
    assert table.seat_of("telegram:Bea") is None
    assert await Links(club.store).others("web:Cleo") == ()
    left = [name async for name in club.store.client.scan_iter(f"*{direct_channel('telegram:Bea')}*")]
    left += [name async for name in club.store.client.scan_iter("*:telegram:Bea")]
    assert left == []
