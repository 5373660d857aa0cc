"""Every interaction is acknowledged well within three seconds, whatever takes long; and a failure is told as one."""

from __future__ import annotations

import asyncio
import json

import pytest
from aiohttp import web

from bot.adapters.discord.answering import PATIENCE
from bot.delivery.pictures import Drawn, Pictures
from bot.domain.messages import Answer, Command, Picture
from bot.domain.table import Table
from bot.service.tables import Tables
from bot.store.store import Store
from tests.bot.discord.conftest import Bots
from tests.bot.discord.party import said
from tests.standins.discord import StandIn
from tests.standins.discord.interactions import DEADLINE, LATER, UPDATE_LATER
from tests.standins.discord.mishaps import Handle, Mishap, Refused
from tests.standins.discord.refusals import unknown_interaction


class Gate:
    """Something that takes until it is let through."""

    def __init__(self) -> None:
        self.open = asyncio.Event()
        self.open.set()


@pytest.fixture
def gate() -> Gate:
    return Gate()


@pytest.fixture
def slow_pictures(pictures: Pictures, gate: Gate, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = pictures.drawn

    async def slowly(table: Table, picture: Picture, language: str) -> Drawn | None:
        await gate.open.wait()
        return await drawn(table, picture, language)

    monkeypatch.setattr(pictures, "drawn", slowly)


@pytest.fixture
def slow_tables(tables: Tables, gate: Gate, monkeypatch: pytest.MonkeyPatch) -> None:
    handle = tables.handle

    async def slowly(command: Command) -> Answer:
        await gate.open.wait()
        return await handle(command)

    monkeypatch.setattr(tables, "handle", slowly)


@pytest.fixture
def slow_store(store: Store, gate: Gate, monkeypatch: pytest.MonkeyPatch) -> None:
    table = store.table

    async def slowly(channel: str) -> Table | None:
        await gate.open.wait()
        return await table(channel)

    monkeypatch.setattr(store, "table", slowly)


def test_there_is_time_left_when_patience_ends() -> None:
    assert PATIENCE <= DEADLINE / 3


class TooLate(Mishap):
    """Discord has forgotten the interaction by the time that it is answered."""

    async def befall(self, handle: Handle) -> web.StreamResponse:
        body = json.dumps(unknown_interaction().body()).encode()
        return web.Response(status=404, body=body, headers={"Content-Type": "application/json"})


async def test_a_completion_that_comes_too_late_is_a_line_in_the_log_and_no_traceback(
    bots: Bots, discord: StandIn, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    await bots.start()
    channel = discord.channel()
    anna = discord.member("Anna", channel)
    late = discord.befall(TooLate("POST", "/callback"))
    typing = asyncio.create_task(anna.complete(channel, "rules", "ma"))
    await discord.world.until(lambda: late.met)
    assert await anna.complete(channel, "rules", "mar")
    typing.cancel()
    assert "a completion came too late" in caplog.text
    assert [record for record in caplog.records if record.exc_info] == []


@pytest.mark.usefixtures("slow_store")
async def test_nothing_is_offered_in_time_rather_than_something_too_late(
    bots: Bots, discord: StandIn, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.adapters.discord.answering.COMPLETE_WITHIN", 0.05)
    await bots.start()
    channel = discord.channel()
    anna = discord.member("Anna", channel)
    gate.open.clear()
    assert await anna.complete(channel, "settings", "") == []
    gate.open.set()
    assert await anna.complete(channel, "settings", "") != []


@pytest.mark.usefixtures("slow_pictures")
async def test_a_command_with_a_slow_picture_is_acknowledged_first(bots: Bots, discord: StandIn, gate: Gate) -> None:
    bots.patience = 0.01
    await bots.start()
    party = await bots.party("marrakech", "Anna", "Béla")
    await party.live()
    gate.open.clear()
    asked = await party.members[0].start_command(party.channel, "board")
    await discord.world.until(lambda: asked.response == LATER)
    gate.open.set()
    await party.members[0].settle(asked)
    assert asked.answer is not None
    assert asked.answer.only == party.members[0].id
    assert list(asked.answer.files) == ["board.png"]
    assert discord.violations == []


@pytest.mark.usefixtures("slow_pictures")
async def test_so_is_a_press_on_a_post_and_the_answer_follows_in_private(
    bots: Bots, discord: StandIn, gate: Gate
) -> None:
    bots.patience = 0.01
    await bots.start()
    party = await bots.party("alhambra", "Anna", "Béla")
    post, anna = await party.live(), party.members[0]
    gate.open.clear()
    asked = await anna.start_press(post, "/hand")
    await discord.world.until(lambda: asked.response == UPDATE_LATER)
    gate.open.set()
    hand = await discord.world.until(lambda: asked.answer)
    assert hand.only == anna.id
    assert list(hand.files) == ["hand.png"]
    assert discord.violations == []


@pytest.mark.usefixtures("slow_tables")
async def test_so_is_a_press_in_private_and_its_message_is_replaced_later(
    bots: Bots, discord: StandIn, gate: Gate
) -> None:
    bots.patience = 0.01
    await bots.start()
    party = await bots.party("quixote", "Anna", "Béla")
    anna = party.members[0]
    opened = await anna.press(await party.live(), "/play")
    message = await discord.world.until(lambda: opened.answer)
    pick = next(one for one in (*message.buttons, *message.options) if one.split(":")[-1].startswith("/play"))
    gate.open.clear()
    before = message.edits
    start = asyncio.create_task(anna.press(message, pick) if pick in message.buttons else anna.choose(message, pick))
    begun = await discord.world.until(
        lambda: [
            one
            for one in discord.interactions.known.values()
            if one.response == UPDATE_LATER and one.message is message
        ]
    )
    gate.open.set()
    await start
    assert (await discord.world.until(lambda: begun[0].answer)) is message
    assert message.edits == before + 1
    assert discord.violations == []


@pytest.mark.usefixtures("slow_pictures")
async def test_where_discord_takes_no_picture_into_a_deferred_answer_it_comes_beside_it(
    bots: Bots, discord: StandIn, gate: Gate
) -> None:
    bots.patience = 0.01
    await bots.start()
    party = await bots.party("marrakech", "Anna", "Béla")
    await party.live()
    discord.rest.tolerated.add(50035)
    discord.interactions.no_pictures_in_edits = True
    gate.open.clear()
    asked = await party.members[0].start_command(party.channel, "board")
    await discord.world.until(lambda: asked.response == LATER)
    gate.open.set()
    await discord.world.until(lambda: len(asked.answers) == 2)
    assert list(asked.answers[1].files) == ["board.png"]
    assert asked.answers[1].only == party.members[0].id


async def test_what_comes_too_late_is_done_all_the_same(bots: Bots, discord: StandIn) -> None:
    await bots.start()
    party = await bots.party("marrakech", "Anna", "Béla")
    post = await party.live()
    (mover,) = party.called(post)
    discord.rest.tolerated.add(10062)
    discord.interactions.deadline = -1.0
    await mover.start_press(post, "/play straight")
    await discord.world.until(lambda: post.edits)
    assert (await party.table()).entries == 1


async def test_an_accident_is_told_without_its_details(
    bots: Bots, discord: StandIn, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    await bots.start()

    async def broken(command: Command) -> Answer:
        raise ZeroDivisionError("secret details")

    monkeypatch.setattr(tables, "handle", broken)
    channel = discord.channel()
    asked = await discord.member("Anna", channel, locale="uk").command(channel, "help")
    assert said(asked) == "У мене щось пішло не так. Нічого не втрачено; спробуйте ще раз."
    assert discord.violations == []


async def test_an_answer_that_discord_does_not_take_is_at_least_apologised_for(bots: Bots, discord: StandIn) -> None:
    await bots.start()
    discord.befall(Refused("POST", "/callback"))
    channel = discord.channel()
    asked = await discord.member("Anna", channel).command(channel, "help")
    assert said(asked) == "Something went wrong here. Nothing was lost; please try again."


async def test_an_answer_too_long_for_a_message_comes_in_several(
    bots: Bots, discord: StandIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.adapters.discord.layout.TEXT", 1500)
    await bots.start()
    channel = discord.channel()
    asked = await discord.member("Anna", channel, locale="ru").command(channel, "rules", "alhambra")
    await discord.world.until(lambda: "A29" in said(asked))
    assert len(asked.answers) > 1
    assert all(message.ephemeral for message in asked.answers)
    assert "A1:" in asked.answers[0].text
    assert discord.violations == []
