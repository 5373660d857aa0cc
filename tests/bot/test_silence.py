"""A channel that takes no posts is tried again now and then, and its table is closed in the end, by the clock."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from bot.app.serving import clocks
from bot.delivery.outbox import Outbox, RefusedForGood
from bot.domain.messages import Answer, Command, Person, Post
from bot.domain.table import Table
from bot.schedule.thinkers import Thinkers
from bot.service.registry import parse
from bot.service.tables import Tables
from bot.store.keys import key
from bot.store.pubsub import Notifier
from bot.store.silences import DAY, GONE_FOR, SHUT_FOR, Shut, Silences
from bot.store.store import Store
from tests.bot.channel import keys_of
from tests.bot.conftest import Seeds, Time
from tests.bot.passing import first_due

SOON = 1.0  # seconds, in which time passes at least
CHANNEL = "telegram:-1001"
HOUR = 3600.0


class Chat:
    """A platform that takes what it is sent, unless a channel is shut."""

    platform = "telegram"

    def __init__(self) -> None:
        self.shut: dict[str, Shut | None] = {}
        self.shown: list[tuple[str, Post]] = []
        self.tried: list[str] = []

    async def send(self, channel: str, post: Post) -> None:
        self.tried.append(channel)
        if channel in self.shut:
            raise RefusedForGood("no", self.shut[channel])
        self.shown.append((channel, post))

    def told(self, channel: str) -> list[str]:
        """The sentences shown there."""
        return [said for place, post in self.shown if place == channel for said in keys_of(post.lines)]


class Evening:
    """Two people at a table, a platform, and time that passes."""

    def __init__(self, store: Store, clock: Time, notifier: Notifier) -> None:
        self.store, self.clock, self.chat = store, clock, Chat()
        self.tables = Tables(store, clock, Seeds())
        self.outbox = Outbox(store, self.chat, notifier, clock)
        self.clocks = clocks(self.tables, Thinkers())
        self.given = 0

    async def say(self, name: str, text: str) -> Answer:
        self.given += 1
        person = Person(f"telegram:{name}", name)
        answer = await self.tables.handle(Command(CHANNEL, person, parse(text), f"id {self.given}"))
        await self.deliver()
        return answer

    async def begin(self) -> None:
        for name, text in (("1", "/new marrakech"), ("2", "/join"), ("1", "/start"), ("1", "/settings pace none")):
            assert (await self.say(name, text)).ok, text

    async def play(self) -> None:
        """One move of whoever is to act."""
        table = await self.table()
        seat = table.rules.to_act(table.state)[0]
        person = (table.chairs[seat].person or "").removeprefix("telegram:")
        assert (await self.say(person, str(table.rules.legal(table.state, seat)[0]))).ok

    async def deliver(self) -> None:
        while due := await self.outbox.due():
            await asyncio.gather(*(self.outbox.deliver(channel) for channel in due))

    async def pass_time(self, seconds: float) -> None:
        """So much time passes, and whatever falls due in it is done when it does."""
        until = self.clock.now + seconds
        while self.clock.now < until:
            due = await first_due(self.store, "due", f"outbox:{self.chat.platform}") or until
            self.clock.now = min(until, max(due, self.clock.now + SOON))
            await self.clocks[0].tick()
            await self.deliver()

    async def table(self) -> Table:
        table = await self.store.table(CHANNEL)
        assert table is not None
        return table


@pytest.fixture
def evening(store: Store, clock: Time, notifier: Notifier) -> Evening:
    return Evening(store, clock, notifier)


@pytest.mark.parametrize(
    ("why", "lasts", "letter"), [("gone", GONE_FOR, "ended-gone"), ("shut", SHUT_FOR, "ended-shut")]
)
async def test_a_chat_that_takes_nothing_for_so_long_loses_its_table_and_each_player_is_told_once(
    evening: Evening, why: Shut, lasts: float, letter: str
) -> None:
    await evening.begin()
    evening.chat.shut[CHANNEL] = why
    await evening.play()
    await evening.pass_time(lasts - 1)
    assert (await evening.table()).phase == "playing"
    assert evening.chat.told("telegram:@1") == []
    await evening.pass_time(2 * HOUR)
    assert (await evening.table()).phase == "closed"
    await evening.pass_time(3 * DAY)
    for person in ("1", "2"):
        assert evening.chat.told(f"telegram:@{person}").count(letter) == 1
        assert keys_of((await evening.say(person, "/games")).lines) == ["no-games"]
    tried = evening.chat.tried.count(CHANNEL)
    await evening.pass_time(3 * DAY)
    assert evening.chat.tried.count(CHANNEL) == tried, "nobody knocks at a closed door for ever"


@pytest.mark.parametrize("why", ["gone", "shut"])
async def test_a_chat_that_takes_posts_again_is_shown_the_table_and_the_game_goes_on(
    evening: Evening, why: Shut
) -> None:
    await evening.begin()
    evening.chat.shut[CHANNEL] = why
    await evening.play()
    await evening.pass_time(DAY - HOUR)
    del evening.chat.shut[CHANNEL]
    shown = len(evening.chat.shown)
    await evening.pass_time(10 * DAY)
    (_, post), *others = evening.chat.shown[shown:]
    assert keys_of(post.lines)[0] == "shown-again"
    table = await evening.table()
    acting = table.chairs[table.rules.to_act(table.state)[0]].person
    assert [called.person for called in post.called] == [acting]
    assert post.buttons
    assert others == []
    assert (await evening.table()).phase == "playing"
    assert evening.chat.told("telegram:@1") == []
    assert await Silences(evening.store).of(CHANNEL) is None


async def test_a_refusal_long_after_another_closes_nothing_if_something_was_taken_between(evening: Evening) -> None:
    await evening.begin()
    for _ in range(4):
        evening.chat.shut[CHANNEL] = "shut"
        await evening.say("1", "/settings late once")
        await evening.say("2", "/settings late ask")
        await evening.pass_time(6 * DAY)
        del evening.chat.shut[CHANNEL]
        await evening.pass_time(2 * DAY)
    assert (await evening.table()).phase == "playing"


async def test_a_post_that_is_refused_for_itself_says_nothing_of_its_chat(evening: Evening) -> None:
    await evening.begin()
    evening.chat.shut[CHANNEL] = None
    await evening.play()
    await evening.pass_time(10 * DAY)
    assert (await evening.table()).phase == "playing"
    assert await Silences(evening.store).of(CHANNEL) is None


async def test_a_platform_that_is_not_served_closes_nothing(evening: Evening) -> None:
    await evening.begin()
    await Silences(evening.store).met(CHANNEL, "gone", evening.clock.now)
    for _ in range(200):
        evening.clock.now += HOUR
        await evening.clocks[0].tick()
    assert (await evening.table()).phase == "playing", "the last attempt must be refused first"


async def test_a_lobby_is_closed_as_a_game_is(evening: Evening) -> None:
    await evening.say("1", "/new alhambra")
    evening.chat.shut[CHANNEL] = "gone"
    await evening.say("2", "/join")
    await evening.pass_time(2 * DAY)
    assert (await evening.table()).phase == "closed"
    assert evening.chat.told("telegram:@2") == ["ended-gone", "alhambra", "together", "word", "word"]


async def test_a_clock_that_dies_on_the_way_leaves_nobody_untold_and_tells_nobody_twice(evening: Evening) -> None:
    await evening.begin()
    evening.chat.shut[CHANNEL] = "gone"
    silences = Silences(evening.store)
    await silences.met(CHANNEL, "gone", evening.clock.now)
    evening.clock.now += GONE_FOR
    await silences.met(CHANNEL, "gone", evening.clock.now)
    look = evening.clocks[0].handlers["silent"]
    raw = await evening.store.client.get(key(CHANNEL, "table"))
    await look(CHANNEL)
    assert raw is not None
    await evening.store.client.set(key(CHANNEL, "table"), raw)  # as if it had died before it closed the table
    await silences.met(CHANNEL, "gone", evening.clock.now)
    await silences.met(CHANNEL, "gone", evening.clock.now + GONE_FOR)
    await look(CHANNEL)
    await evening.deliver()
    assert evening.chat.told("telegram:@1").count("ended-gone") == 1
    assert evening.chat.told("telegram:@2").count("ended-gone") == 1


async def test_nobody_says_in_the_houses_name_that_a_chat_is_out_of_reach(evening: Evening) -> None:
    await evening.begin()
    for text in ("/out-of-reach", "/show-again"):
        assert keys_of((await evening.say("2", text)).lines) == ["unknown-command"]


async def test_the_posts_of_a_turn_that_nobody_saw_are_told_with_the_board(evening: Evening) -> None:
    await evening.begin()
    await evening.play()
    live = [post for place, post in evening.chat.shown if place == CHANNEL][-1]
    evening.chat.shut[CHANNEL] = "shut"
    await Silences(evening.store).met(CHANNEL, "shut", evening.clock.now)
    await evening.pass_time(3 * DAY)
    del evening.chat.shut[CHANNEL]
    await evening.pass_time(DAY)
    again = [post for place, post in evening.chat.shown if place == CHANNEL][-1]
    assert keys_of(again.lines).count("shown-again") == 1
    assert again.lines[1:] == live.lines
    assert again.closes is not None
    assert msgspec.structs.replace(again, id=0).picture == live.picture
