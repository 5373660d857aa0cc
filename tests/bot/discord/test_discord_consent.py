"""Somebody's seat is asked for on Discord: all are called, and the one who sits there has a day to say no."""

from __future__ import annotations

import pytest

from bot.domain.turn_time import DAY
from bot.service.tables import Tables
from bot.store.store import Store
from tests.bot.conftest import Seeds, Time
from tests.bot.discord.conftest import Bots
from tests.bot.discord.party import Party, said
from tests.bot.passing import Passing
from tests.standins.discord import Member, Message, StandIn


@pytest.fixture
def tables(store: Store, seeds: Seeds, clock: Time) -> Tables:
    return Tables(store, clock, seeds)


class Asked:
    """Three play, and somebody who comes by asks for the seat of the one to move."""

    def __init__(self, bots: Bots, tables: Tables, clock: Time) -> None:
        self.bots, self.clock = bots, clock
        self.passing = Passing(tables, clock, "discord")

    async def begin(self) -> Message:
        self.bots.clock = self.clock
        await self.bots.start()
        self.party: Party = await self.bots.party("marrakech", "Anna", "Béla", "Csaba")
        (self.owner,) = self.party.called(await self.party.live())
        self.others = [one for one in self.party.members if one is not self.owner]
        self.zoe: Member = self.bots.discord.member("Zoë", self.party.channel)
        await self.zoe.command(self.party.channel, "replace", self.owner.name)
        return await self.news()

    async def news(self) -> Message:
        """The latest post, once everything is posted."""
        await self.passing.said()
        return self.bots.discord.world.posts(self.party.channel)[-1]

    async def sitting(self) -> list[str | None]:
        return [chair.person for chair in (await self.party.table()).chairs]


@pytest.fixture
def asked(bots: Bots, tables: Tables, clock: Time) -> Asked:
    return Asked(bots, tables, clock)


async def test_all_are_called_by_the_question_and_told_how_it_is_decided(asked: Asked, discord: StandIn) -> None:
    post = await asked.begin()
    until = round(asked.clock.now + DAY)
    assert post.text.startswith(f"Zoë would like to take over from {asked.owner.name}. Do the others agree?")
    assert f"{asked.owner.name} can say no until <t:{until}:f>, or simply play on." in post.text
    assert sorted(post.called) == sorted(one.id for one in asked.party.members)
    assert list(post.buttons.values()) == ["Agree", "No"]
    assert discord.violations == []


async def test_the_owner_says_no_by_a_press_and_buttons_of_the_question_are_gone(
    asked: Asked, discord: StandIn
) -> None:
    post = await asked.begin()
    for other in asked.others:
        await other.press(post, "/agree")
    await asked.owner.press(post, "/refuse")
    assert (await asked.news()).text == f"{asked.owner.name} is here and keeps the seat."
    before = await asked.party.table()
    await discord.world.until(lambda: not post.buttons, "the question without its buttons")
    await asked.passing.time(2 * DAY)
    assert await asked.sitting() == [chair.person for chair in before.chairs]
    assert discord.violations == []


async def test_the_owner_who_plays_on_keeps_the_seat(asked: Asked, discord: StandIn) -> None:
    post = await asked.begin()
    for other in asked.others:
        await other.press(post, "/agree")
    before = await asked.sitting()
    board = [one for one in discord.world.posts(asked.party.channel) if one.files][-1]
    await asked.owner.press(board, "/play straight")
    await asked.news()
    texts = [one.text for one in discord.world.posts(asked.party.channel)]
    assert f"{asked.owner.name} is here and keeps the seat." in texts
    await asked.passing.time(1.5 * DAY)
    assert await asked.sitting() == before
    assert discord.violations == []


async def test_when_the_owner_is_silent_for_a_day_and_all_others_agreed_the_seat_changes_hands(
    asked: Asked, discord: StandIn
) -> None:
    post = await asked.begin()
    for other in asked.others:
        await other.press(post, "/agree")
    assert (await asked.news()).text.startswith(f"Everybody else agrees. {asked.owner.name} can still say no")
    await asked.passing.time(DAY - 120)
    assert f"discord:{asked.zoe.id}" not in await asked.sitting()
    await asked.passing.time(240)
    assert f"discord:{asked.zoe.id}" in await asked.sitting()
    board = await asked.news()
    assert board.text.startswith(f"Zoë takes over from {asked.owner.name}.")
    assert board.called == (asked.zoe.id,)
    assert discord.violations == []


async def test_the_owner_who_agrees_is_asked_first_alone_whether_that_is_meant(asked: Asked, discord: StandIn) -> None:
    post = await asked.begin()
    sure = await asked.owner.press(post, "/agree")
    assert sure.answer is not None
    assert sure.answer.ephemeral
    assert said(sure).startswith("It is your own seat that is asked for.")
    assert f"discord:{asked.owner.id}" in await asked.sitting()
    await asked.owner.press(sure.answer, "/agree sure")
    assert f"discord:{asked.zoe.id}" in await asked.sitting()
    assert discord.violations == []
