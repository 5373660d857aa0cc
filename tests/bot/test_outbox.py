"""Posts on their way: at least once, in order a channel, by one process at a time, whatever the platform does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import cast

import pytest

from bot.adapters.web.events import WebSender
from bot.delivery import outbox as module
from bot.delivery.outbox import BACKOFF, Outbox, RefusedForGood, RetryLater
from bot.domain.messages import Answer, Command, Person, Post, line
from bot.domain.table import Change, Table
from bot.runtime.tasks import end
from bot.service.registry import parse
from bot.store.connect import connect
from bot.store.keys import key
from bot.store.leases import LEASE
from bot.store.pubsub import EVERYTHING, Notifier
from bot.store.store import Committed, Store
from tests.bot.channel import sit_down
from tests.bot.conftest import Room, Time

PATIENCE = 5.0  # real seconds that a test waits before it fails


class Platform:
    """A platform that shows what it is sent, and throws what it is told to."""

    platform = "web"

    def __init__(self) -> None:
        self.shown: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        self.trouble: dict[str, list[Exception]] = {}
        self.gates: dict[str, asyncio.Event] = {}
        self.began = asyncio.Event()
        self.sending: list[str] = []
        self.crowd = 0  # the most at once in one channel

    async def send(self, channel: str, post: Post) -> None:
        self.sending.append(channel)
        self.crowd = max(self.crowd, self.sending.count(channel))
        self.began.set()
        try:
            if gate := self.gates.get(channel):
                await gate.wait()
            else:
                await asyncio.sleep(0)
            if trouble := self.trouble.get(channel):
                raise trouble.pop(0)
            self.shown.put_nowait((channel, post.id))
        finally:
            self.sending.remove(channel)

    def ids(self, channel: str = "web:a") -> list[int]:
        """What was shown there since we last looked."""
        found = []
        while not self.shown.empty():
            found.append(self.shown.get_nowait())
        return [number for where, number in found if where == channel]


@pytest.fixture
def platform() -> Platform:
    return Platform()


@pytest.fixture
def outbox(store: Store, platform: Platform, notifier: Notifier, clock: Time) -> Outbox:
    return Outbox(store, platform, notifier, clock)


class Channel:
    """A channel in which posts are committed one after the other."""

    def __init__(self, store: Store, clock: Callable[[], float], name: str = "web:a") -> None:
        self.store, self.clock, self.name = store, clock, name
        self.count = 0

    async def post(self, count: int = 1) -> None:
        """Commits a change with so many posts."""
        before = await self.store.table(self.name)
        table = before or Table(channel=self.name, version=0, stamp=1, game="marrakech", host="")
        ids = range(self.count + 1, self.count + count + 1)
        self.count += count
        change = Change(table, Answer(ok=True), posts=tuple(Post(number, (line("x"),), 1) for number in ids))
        command = Command(self.name, Person("web:x", "X"), parse("/x"), f"{self.name} {self.count}")
        assert isinstance(await self.store.commit(command, before, change, self.clock()), Committed)

    async def waiting(self) -> int:
        return await self.store.client.llen(key(self.name, "queue"))


@pytest.fixture
def channel(store: Store, clock: Time) -> Channel:
    return Channel(store, clock)


async def deliver(outbox: Outbox) -> None:
    """All that is due now."""
    await asyncio.gather(*(outbox.deliver(name) for name in await outbox.due()))


# At least once, in order


async def test_posts_are_sent_in_order_and_then_gone(outbox: Outbox, platform: Platform, channel: Channel) -> None:
    await channel.post(3)
    await channel.post(2)
    await deliver(outbox)
    assert platform.ids() == [1, 2, 3, 4, 5]
    assert await channel.waiting() == 0
    assert await outbox.due() == []


async def test_a_post_that_comes_while_others_are_sent_is_sent_after_them(
    outbox: Outbox, platform: Platform, channel: Channel
) -> None:
    await channel.post(2)
    platform.gates["web:a"] = asyncio.Event()
    sending = asyncio.create_task(outbox.deliver("web:a"))
    await asyncio.wait_for(platform.began.wait(), PATIENCE)
    await channel.post()
    platform.gates["web:a"].set()
    await sending
    assert platform.ids() == [1, 2, 3]


async def test_a_sender_that_dies_before_it_could_say_so_sends_again(
    outbox: Outbox, platform: Platform, store: Store, notifier: Notifier, clock: Time, channel: Channel
) -> None:
    await channel.post(2)
    platform.gates["web:a"] = asyncio.Event()
    dying = asyncio.create_task(outbox.deliver("web:a"))
    await asyncio.wait_for(platform.began.wait(), PATIENCE)
    await end([dying])
    del platform.gates["web:a"]
    heir = Outbox(store, platform, notifier, clock)
    assert await heir.due() == [], "not before the lease has run out"
    await heir.deliver("web:a")
    assert platform.ids() == []
    clock.now += LEASE + 1
    await deliver(heir)
    assert platform.ids() == [1, 2]


async def test_the_bell_starts_the_sending_at_once(
    outbox: Outbox, platform: Platform, notifier: Notifier, channel: Channel
) -> None:
    async with running(notifier.run(), outbox.run()):
        await heard(notifier)
        for number in range(1, 6):
            await channel.post()
            assert await asyncio.wait_for(platform.shown.get(), PATIENCE) == ("web:a", number)


async def test_what_no_bell_announced_is_found_by_looking(
    store: Store, platform: Platform, clock: Time, channel: Channel
) -> None:
    """The notifier of this process hears nothing: it is not run."""
    await channel.post(2)
    async with running(Outbox(store, platform, Notifier(store.client), clock).run()):
        assert await asyncio.wait_for(platform.shown.get(), PATIENCE) == ("web:a", 1)
        assert await asyncio.wait_for(platform.shown.get(), PATIENCE) == ("web:a", 2)


async def test_the_bell_goes_on_ringing_after_a_long_silence(redis_url: str) -> None:
    """Longer than what the connection allows an answer to take."""
    client = connect(f"{redis_url}?socket_timeout=0.05")
    notifier = Notifier(client)
    async with running(notifier.run()):
        await heard(notifier)
        rings = notifier.listen("outbox web ")
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(rings.get(), 0.3)
        assert await client.publish("zoco:bell", "outbox web web:a") == 1, "it still listens"
        assert await asyncio.wait_for(rings.get(), PATIENCE) == "web:a"
    await client.aclose()


async def heard(notifier: Notifier) -> None:
    """Until the notifier is heard in this process."""
    rings = notifier.listen("anything")
    assert await asyncio.wait_for(rings.get(), PATIENCE) == EVERYTHING, "what rang before is not known"
    notifier.forget(rings)


class running:
    """These run meanwhile."""

    def __init__(self, *works: object) -> None:
        self.works = works

    async def __aenter__(self) -> None:
        self.tasks = [asyncio.ensure_future(work) for work in self.works]  # type: ignore[call-overload]

    async def __aexit__(self, *_: object) -> None:
        await end(self.tasks)
        for task in self.tasks:
            assert task.cancelled() or task.exception() is None


# Trouble


async def test_a_failed_post_is_tried_again_after_longer_and_longer_pauses(
    outbox: Outbox, platform: Platform, clock: Time, channel: Channel
) -> None:
    await channel.post(2)
    platform.trouble["web:a"] = [ConnectionError() for _ in range(len(BACKOFF) + 2)]
    for pause in (*BACKOFF, BACKOFF[-1], BACKOFF[-1]):
        await deliver(outbox)
        assert platform.ids() == []
        clock.now += pause - 0.01
        assert await outbox.due() == []
        clock.now += 0.02
    await deliver(outbox)
    assert platform.ids() == [1, 2]


async def test_after_a_success_the_pauses_are_short_again(
    outbox: Outbox, platform: Platform, clock: Time, channel: Channel
) -> None:
    for _ in range(2):
        await channel.post()
        platform.trouble["web:a"] = [ValueError(), ValueError()]
        for pause in BACKOFF[:2]:
            await deliver(outbox)
            assert platform.ids() == []
            clock.now += pause
        await deliver(outbox)
        assert len(platform.ids()) == 1


async def test_new_posts_do_not_shorten_a_pause(
    outbox: Outbox, platform: Platform, clock: Time, channel: Channel
) -> None:
    await channel.post()
    platform.trouble["web:a"] = [RetryLater(60)]
    await deliver(outbox)
    await channel.post()
    clock.now += 59
    await deliver(outbox)
    await outbox.deliver("web:a")
    assert platform.ids() == []
    clock.now += 1
    await deliver(outbox)
    assert platform.ids() == [1, 2]


async def test_a_platform_that_says_when_is_heeded_for_that_channel_only(
    outbox: Outbox, platform: Platform, store: Store, clock: Time, channel: Channel
) -> None:
    other = Channel(store, clock, "web:b")
    await channel.post()
    await other.post()
    platform.trouble["web:a"] = [RetryLater(7.5)]
    await deliver(outbox)
    assert platform.ids("web:b") == [1]
    clock.now += 7.4
    assert await outbox.due() == []
    clock.now += 0.1
    await deliver(outbox)
    assert platform.ids() == [1]


async def test_a_post_refused_for_good_is_set_aside_with_its_reason_and_blocks_nothing(
    outbox: Outbox, platform: Platform, store: Store, channel: Channel, caplog: pytest.LogCaptureFixture
) -> None:
    await channel.post(3)
    platform.trouble["web:a"] = [RefusedForGood("the bot was removed")]
    await deliver(outbox)
    assert platform.ids() == [2, 3]
    (aside,) = cast(list[bytes], await store.client.lrange(key("web:a", "aside"), 0, -1))
    reason, name, _ = aside.split(b"|", 2)
    assert reason == b"the bot was removed"
    assert name.startswith(b"1.0@")
    assert "the bot was removed" in caplog.text


async def test_what_is_set_aside_does_not_grow_without_bound(
    outbox: Outbox, platform: Platform, store: Store, channel: Channel
) -> None:
    await channel.post(50)
    platform.trouble["web:a"] = [RefusedForGood("gone") for _ in range(50)]
    await deliver(outbox)
    assert await channel.waiting() == 0
    assert await store.client.llen(key("web:a", "aside")) == 20


async def test_a_post_that_cannot_be_read_is_set_aside_too(
    outbox: Outbox, platform: Platform, store: Store, channel: Channel
) -> None:
    await store.client.rpush(key("web:a", "queue"), b"0.0@0|rubbish")
    await channel.post()
    await deliver(outbox)
    assert platform.ids() == [1]
    assert await store.client.llen(key("web:a", "aside")) == 1


async def test_a_send_that_never_ends_is_given_up_before_somebody_else_begins(
    outbox: Outbox, platform: Platform, channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.01)
    await channel.post()
    platform.gates["web:a"] = asyncio.Event()
    await asyncio.wait_for(deliver(outbox), PATIENCE)
    assert platform.sending == []
    assert await channel.waiting() == 1


async def test_one_troubled_channel_holds_no_other_up(
    outbox: Outbox, platform: Platform, store: Store, clock: Time, channel: Channel
) -> None:
    await channel.post()
    platform.gates["web:a"] = asyncio.Event()
    stuck = asyncio.create_task(outbox.deliver("web:a"))
    others = [Channel(store, clock, f"web:{number}") for number in range(20)]
    for other in others:
        await other.post()
    await deliver(outbox)
    assert platform.shown.qsize() == 20
    platform.gates["web:a"].set()
    await stuck


# Several processes


@pytest.fixture
async def rivals(redis_url: str, platform: Platform, clock: Time) -> AsyncIterator[list[Outbox]]:
    """Outboxes of several processes, each with a connection of its own, all for one platform."""
    clients = [connect(redis_url) for _ in range(3)]
    yield [Outbox(Store(client), platform, Notifier(client), clock) for client in clients]
    for client in clients:
        await client.aclose()


async def test_several_processes_never_send_to_one_channel_at_once_and_keep_the_order(
    rivals: list[Outbox], platform: Platform, store: Store, clock: Time
) -> None:
    channels = [Channel(store, clock, f"web:{number}") for number in range(4)]
    for _ in range(6):
        for one in channels:
            await one.post(2)
        await asyncio.gather(*(rival.deliver(one.name) for one in channels for rival in rivals * 2))
    await asyncio.gather(*(deliver(rival) for rival in rivals))
    assert platform.crowd == 1
    shown = [platform.shown.get_nowait() for _ in range(platform.shown.qsize())]
    for one in channels:
        assert [number for name, number in shown if name == one.name] == list(range(1, 13))


async def test_a_process_that_comes_back_after_its_lease_ran_out_does_not_go_on_beside_its_heir(
    rivals: list[Outbox], platform: Platform, clock: Time, channel: Channel
) -> None:
    await channel.post(4)
    slow, heir, _ = rivals
    platform.gates["web:a"] = asyncio.Event()
    sleeping = asyncio.create_task(slow.deliver("web:a"))
    await asyncio.wait_for(platform.began.wait(), PATIENCE)
    clock.now += LEASE + 1
    gate = platform.gates.pop("web:a")
    await heir.deliver("web:a")
    assert platform.ids() == [1, 2, 3, 4]
    await channel.post()
    gate.set()
    await sleeping
    assert platform.ids() == [1], "their own, once more: at least once; but nothing else"
    await deliver(heir)
    assert platform.ids() == [5]


async def test_outboxes_of_other_platforms_leave_a_channel_alone(store: Store, notifier: Notifier, clock: Time) -> None:
    other = Platform()
    other.platform = "telegram"
    await Channel(store, clock).post()
    assert await Outbox(store, other, notifier, clock).due() == []


async def test_after_an_outage_of_redis_the_posts_are_still_there(
    room: Room, platform: Platform, clock: Time, caplog: pytest.LogCaptureFixture
) -> None:
    """The outbox loses its connections in the middle; nothing is lost with them."""
    await sit_down(room, "marrakech", 2)
    outbox = Outbox(room.store, platform, Notifier(room.store.client), clock)
    await room.store.client.client_kill_filter(_type="normal", skipme=True)
    await deliver(outbox)
    assert platform.ids(room.channel) == [1, 1, 2]


# The page's own feed


async def test_the_page_uses_the_outbox_like_any_other(room: Room, clock: Time, notifier: Notifier) -> None:
    await sit_down(room, "marrakech", 2)
    async with running(notifier.run()):
        await heard(notifier)
        rings = notifier.listen("feed ")
        await deliver(Outbox(room.store, WebSender(room.store), notifier, clock))
        assert await asyncio.wait_for(rings.get(), PATIENCE) == room.channel
    feed = await room.store.feed(room.channel)
    assert [post.id for post in feed] == [1, 2]
    assert feed[0].buttons == (), "the lobby has lost its buttons"
    assert feed[1].buttons != ()


async def test_a_post_sent_twice_is_shown_once_on_the_page(room: Room) -> None:
    await sit_down(room, "marrakech", 2)
    sender, post = WebSender(room.store), Post(9, (line("x"),), 1)
    for _ in range(3):
        await sender.send(room.channel, post)
    assert await room.store.feed(room.channel) == [post]
