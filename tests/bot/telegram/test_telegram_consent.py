"""Consent on Telegram: for somebody's seat, where they have a day to say no, and before what cannot be undone."""

from __future__ import annotations

import pytest

from bot.domain.turn_time import DAY
from bot.service.tables import Tables
from tests.bot.passing import Passing
from tests.bot.telegram.conftest import Bots
from tests.bot.telegram.party import Party
from tests.standins.telegram import Message


class Asked:
    """Three play in a group, and somebody of the group asks for the seat of the one to move."""

    def __init__(self, bots: Bots, tables: Tables) -> None:
        self.bots = bots
        self.passing = Passing(tables, bots.clock, "telegram")

    async def begin(self) -> Message:
        *members, self.zoe = (self.bots.telegram.member(name) for name in ("Anna", "Béla", "Csaba", "Zoë"))
        await self.bots.start()
        self.party = Party(self.bots, self.bots.telegram.group("Friends", *members, self.zoe), *members)
        await self.party.begin("marrakech")
        (self.owner,) = await self.party.acting()
        self.others = [one for one in members if one is not self.owner]
        await self.party.say(self.zoe, f"/replace {self.owner.user.name}")
        return self.party.chat.last

    async def time(self, seconds: float) -> None:
        await self.passing.time(seconds)
        await self.bots.settled()

    async def sitting(self) -> list[str | None]:
        return [chair.person for chair in (await self.party.table()).chairs]

    def clean(self) -> None:
        assert self.bots.telegram.world.violations == []


@pytest.fixture
def asked(bots: Bots, tables: Tables) -> Asked:
    return Asked(bots, tables)


async def test_all_are_called_by_the_question_and_a_key_says_no(asked: Asked) -> None:
    post = await asked.begin()
    name = asked.owner.user.name
    assert post.text.startswith(
        f"Zoë would like to take over from {name}. Do the others agree?\n{name} can say no until"
    )
    assert sorted(post.mentions) == sorted(one.user.id for one in asked.party.members)
    assert post.faces == ["Agree", "No"]
    for other in asked.others:
        await asked.party.press(other, post, "Agree")
    await asked.party.press(asked.owner, post, "No")
    assert asked.party.chat.last.text == f"{name} is here and keeps the seat."
    assert post.faces == [], "there is nothing more to press"
    before = await asked.sitting()
    await asked.time(2 * DAY)
    assert await asked.sitting() == before
    asked.clean()


async def test_the_owner_who_plays_on_keeps_the_seat(asked: Asked) -> None:
    post = await asked.begin()
    for other in asked.others:
        await asked.party.press(other, post, "Agree")
    before = await asked.sitting()
    await asked.party.by_typing(asked.owner, (await asked.party.moves(asked.owner))[0])
    await asked.time(1.5 * DAY)
    assert f"{asked.owner.user.name} is here and keeps the seat." in [one.text for one in asked.party.chat.posts]
    assert await asked.sitting() == before
    asked.clean()


async def test_when_the_owner_is_silent_for_a_day_and_all_others_agreed_the_seat_changes_hands(asked: Asked) -> None:
    post = await asked.begin()
    for other in asked.others:
        await asked.party.press(other, post, "Agree")
    await asked.time(DAY - 1200)
    assert f"telegram:{asked.zoe.user.id}" not in await asked.sitting()
    await asked.time(2400)
    assert f"telegram:{asked.zoe.user.id}" in await asked.sitting()
    asked.clean()


async def test_giving_up_and_closing_ask_first_where_only_the_one_sees_it_who_asked(bots: Bots) -> None:
    anna, bela = (bots.telegram.member(name) for name in ("Anna", "Béla"))
    await bots.start()
    party = Party(bots, bots.telegram.group("Friends", anna, bela), anna, bela)
    await party.begin("alhambra")
    for member, command, told, face in (
        (bela, "/resign", "your seat is free", "Yes, give up"),
        (anna, "/cancel", "The game ends for everybody", "Yes, end the game"),
    ):
        await member.whisper(party.chat, command)
        await bots.settled()
        assert (await party.table()).seat_of(f"telegram:{member.user.id}") is not None
        sure = member.whispered[-1]
        assert told in sure.text
        await party.press(member, sure, face)
        assert (await party.table()).seat_of(f"telegram:{member.user.id}") is None
    assert (await party.table()).phase == "closed"
    assert bots.telegram.world.violations == []


async def test_who_can_be_shown_nothing_alone_confirms_by_a_number_under_an_alert(bots: Bots) -> None:
    anna, bela = (bots.telegram.member(name) for name in ("Anna", "Béla"))
    bots.telegram.mishaps.whispers = "refused"
    await bots.start()
    party = Party(bots, bots.telegram.group("Friends", anna, bela), anna, bela)
    await party.begin("alhambra")
    await party.say(bela, "/resign")
    note = party.chat.last
    shown = await party.press(bela, note, note.faces[0])
    assert shown.alert
    assert (await party.table()).seat_of(f"telegram:{bela.user.id}") is not None
    await party.press(bela, note, "1")
    assert (await party.table()).seat_of(f"telegram:{bela.user.id}") is None
