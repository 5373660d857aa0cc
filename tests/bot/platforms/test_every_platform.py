"""One contract for every platform in the list, and for the smallest one there could be.

What people can do and must see is the same wherever they play; each platform brings a small driver for its stand-in.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

import render
from bot.adapters.base.platform import Platform, Platforms
from bot.adapters.platforms import PLATFORMS
from bot.delivery.pictures import Pictures
from bot.domain.messages import Command
from bot.domain.table import Table
from bot.language.words import say
from bot.runtime.metrics import POSTS
from bot.service.tables import CARETAKER, Tables
from bot.store.keys import key
from bot.store.store import Store
from bot.store.values import Values
from bot.tables.past import FilmMade
from tests.bot.conftest import Seeds
from tests.bot.platforms import lines
from tests.bot.platforms.driver import A_LOOK, PATIENCE, Driver, Shown
from tests.bot.platforms.on_discord import on_discord
from tests.bot.platforms.on_lines import on_lines
from tests.bot.platforms.on_telegram import on_telegram
from tests.bot.platforms.on_web import on_web
from tests.bot.telegram.conftest import LEASE, Watch
from tests.bot.test_loading import Counted

EVERY = Platforms(*PLATFORMS, lines.PLATFORM)
DRIVERS: Mapping[str, Callable[[Tables, Pictures], AbstractAsyncContextManager[Driver]]] = {
    "web": on_web,
    "discord": on_discord,
    "telegram": on_telegram,
    "lines": on_lines,
}
ANNA, BELA = "Anna", "Béla"


class Played:
    """A table on a platform, with two people at it."""

    def __init__(self, platform: Platform, driver: Driver, store: Store) -> None:
        self.platform, self.driver, self.store = platform, driver, store

    async def table(self) -> Table:
        table = await self.store.table(self.driver.channel)
        assert table is not None
        return table

    async def live(self, *commands: str, after: Shown | None = None) -> Shown:
        """What the channel shows, as soon as all of these can be pressed there, and it has changed."""
        async with asyncio.timeout(PATIENCE):
            while True:
                shown = await self.driver.shown(await self.table())
                if shown is not None and shown != after and set(commands) <= set(shown.buttons):
                    return shown
                await asyncio.sleep(A_LOOK)

    async def all_posted(self) -> None:
        """Until nothing more is on its way to the channel."""
        async with asyncio.timeout(PATIENCE):
            while await self.store.client.exists(key(self.driver.channel, "queue")):  # noqa: ASYNC110
                await asyncio.sleep(A_LOOK)

    async def press(self, name: str, command: str) -> None:
        await self.driver.press(name, (await self.live(command)).buttons[command])

    async def begin(self, game: str) -> None:
        """The first opens a table, the other sits down by a button, and it begins by another."""
        await self.driver.come(ANNA, BELA)
        await self.driver.say(ANNA, f"/new {game}")
        await self.press(BELA, "/join")
        assert [chair.name for chair in (await self.table()).chairs] == [ANNA, BELA]
        await self.press(ANNA, "/start")
        assert (await self.table()).phase == "playing"

    async def acting(self) -> str:
        table = await self.table()
        return table.names[table.rules.to_act(table.state)[0]]

    async def move(self) -> str:
        """A move of whoever is to act."""
        table = await self.table()
        return str(table.rules.legal(table.state, table.rules.to_act(table.state)[0])[0])


def not_posted() -> int:
    """How many posts were refused so far, for good or for a while."""
    return POSTS.counts.get("set aside", 0) + POSTS.counts.get("retried", 0)


@pytest.fixture(params=EVERY.names)
async def played(
    request: pytest.FixtureRequest, store: Store, pictures: Pictures, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Played]:
    clock = Watch()
    clock.ticks = True
    if request.param == "telegram":
        monkeypatch.setattr("bot.store.leases.LEASE", LEASE)
    async with DRIVERS[request.param](Tables(store, clock, Seeds()), pictures) as driver:
        await driver.start()
        yield Played(EVERY[request.param], driver, store)


def test_every_platform_in_the_list_is_tried() -> None:
    assert set(DRIVERS) == set(EVERY.names)


def test_a_fourth_platform_costs_fewer_than_nine_hundred_lines() -> None:
    """The smallest one in all, without its stand-in; how many lines a picture costs more, another chat decides."""
    package = Path(lines.__file__).parent
    assert sum(len(path.read_text("utf-8").splitlines()) for path in package.glob("*.py")) < 900


async def test_people_sit_down_and_play_and_everybody_sees_it(played: Played) -> None:
    await played.begin("marrakech")
    mover = await played.acting()
    before = await played.live("/play straight")
    await played.driver.press(mover, before.buttons["/play straight"])
    table = await played.table()
    assert table.entries == 1
    after = await played.live(after=before)
    assert (after.message == before.message) == played.platform.edits, "a step within a turn changes the post"


async def test_a_hand_is_for_its_owner_s_eyes_alone(played: Played) -> None:
    await played.begin("quixote")
    await played.all_posted()
    told, seen = await played.driver.alone(ANNA), await played.driver.sights(BELA)
    await played.driver.say(ANNA, "/hand")
    assert await played.driver.alone(ANNA) != told
    assert await played.driver.sights(BELA) == seen
    assert await played.driver.letters(ANNA) == (0 if played.platform.ephemeral else 1)


async def test_what_happened_since_one_s_last_turn_is_for_one_s_own_eyes(played: Played) -> None:
    await played.begin("marrakech")
    mover = await played.acting()
    await played.press(mover, "/play straight")
    await played.driver.say(mover, f"/play {await played.move()}")
    other = {ANNA: BELA, BELA: ANNA}[mover]
    await played.all_posted()
    live = await played.live("/play straight")
    told, seen = await played.driver.alone(other), await played.driver.sights(mover)
    if button := live.buttons.get("/since"):
        await played.driver.press(other, button)
    else:
        await played.driver.say(other, "/since")
    assert await played.driver.alone(other) != told
    assert await played.driver.sights(mover) == seen
    await played.driver.say(other, "/at 1")
    await played.driver.say(other, "/at 999999")
    assert say("en", "no-such-step", count=2).partition(";")[0] in await played.driver.alone(other)
    assert await played.driver.sights(mover) == seen


async def test_the_film_of_a_game_is_posted_as_something_that_moves(played: Played) -> None:
    await played.begin("quixote")
    await played.all_posted()
    refused, table = not_posted(), await played.table()
    state = table.rules.view(table.state, None)
    await Values(played.store).put(table.channel, "film:0123456789ab", render.reel([state, state], names=table.names))
    made = Command(table.channel, CARETAKER, FilmMade("0123456789ab", 0), "film")
    assert (await Tables(played.store, Watch(), Seeds()).carry_out(made)).ok
    await played.all_posted()
    assert not_posted() == refused
    assert say("en", "film-of-the-game") in await played.driver.sights(BELA)


async def test_a_question_is_put_to_the_others_and_their_answer_counts(played: Played) -> None:
    await played.begin("marrakech")
    mover = await played.acting()
    await played.press(mover, "/play straight")
    await played.driver.say(mover, "/undo")
    assert (await played.table()).question is not None
    await played.driver.agree({ANNA: BELA, BELA: ANNA}[mover])
    table = await played.table()
    assert table.question is None
    seat = table.rules.to_act(table.state)[0]
    assert "straight" in map(str, table.rules.legal(table.state, seat)), "the move is taken back"


async def test_what_cannot_be_posted_keeps_nobody_from_playing_and_the_next_post_shows_it(played: Played) -> None:
    await played.begin("marrakech")
    mover = await played.acting()
    old = await played.live("/play straight")
    await played.driver.refuse()
    before = not_posted()
    await played.driver.press(mover, old.buttons["/play straight"])
    assert (await played.table()).entries == 1
    async with asyncio.timeout(PATIENCE):
        while not_posted() == before:  # noqa: ASYNC110  # the outbox tells nobody
            await asyncio.sleep(A_LOOK)
    await played.driver.take()
    await played.driver.say(mover, f"/play {await played.move()}")
    table = await played.table()
    assert table.entries == 2
    assert (await played.live("/play straight", after=old)).text != old.text


async def test_a_button_outlives_a_restart(played: Played) -> None:
    await played.begin("marrakech")
    mover, old = await played.acting(), await played.live("/play straight")
    await played.driver.stop()
    await played.driver.start()
    await played.driver.press(mover, old.buttons["/play straight"])
    assert (await played.table()).entries == 1


async def test_a_press_that_is_out_of_date_changes_nothing_and_says_so_to_whoever_pressed(played: Played) -> None:
    await played.begin("marrakech")
    mover, old = await played.acting(), await played.live("/play straight", "/play right")
    await played.driver.press(mover, old.buttons["/play straight"])
    before = await played.table()
    assert before.entries == 1
    await played.live(after=old)
    other = {ANNA: BELA, BELA: ANNA}[mover]
    seen = await played.driver.alone(other)
    await played.driver.press(mover, old.buttons["/play right"])
    assert await played.table() == before
    assert say("en", "stale") in await played.driver.alone(mover)
    assert await played.driver.alone(other) == seen


async def test_a_thread_is_a_channel_of_its_own_where_there_are_threads(played: Played) -> None:
    await played.begin("marrakech")
    thread = await played.driver.say_in_thread(ANNA, "/new quixote")
    assert (thread is not None) == played.platform.threads
    if thread is not None:
        there = await played.store.table(thread)
        assert there is not None
        assert (there.game, there.phase) == ("quixote", "lobby")
    assert (await played.table()).game == "marrakech"


async def test_a_press_loads_its_position_once_and_who_shows_what_came_of_it_once_more(
    played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    await played.begin("marrakech")
    mover, old = await played.acting(), await played.live("/play straight")
    await played.all_posted()
    counted = Counted("marrakech", monkeypatch)
    fetched = counting_fetches(monkeypatch)
    await played.driver.press(mover, old.buttons["/play straight"])
    await played.all_posted()
    shown = 0 if played.platform.name == "web" else 1  # a page reads the table when somebody looks
    assert counted.since_last() == {"load": 1 + shown, "parse": 1}
    assert fetched == [played.driver.channel] * shown


def counting_fetches(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every time that a table is fetched and decoded again, from now on, by its channel."""
    fetched: list[str] = []
    table = Store.table

    async def counted(store: Store, channel: str) -> Table | None:
        fetched.append(channel)
        return await table(store, channel)

    monkeypatch.setattr(Store, "table", counted)
    return fetched
