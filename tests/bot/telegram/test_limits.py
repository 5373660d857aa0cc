"""Telegram's limits are kept by all processes together, and its anger is borne by one chat alone."""

from __future__ import annotations

import asyncio
import contextlib
import itertools

import pytest

from bot.adapters.telegram import limits
from bot.adapters.telegram.rate_limits import PULSE, SPARE, YIELDED, Busy, RateLimits, Urgency
from bot.adapters.telegram.sending import MOMENT
from bot.store.keys import partition, shared_key
from bot.store.store import Store
from tests.bot.telegram.conftest import Bots, Watch
from tests.bot.telegram.party import Party
from tests.standins.telegram.refusals import Refusal

GROUP, PERSON = -77, 77


async def times(pacers: list[RateLimits], clock: Watch, chats: list[int]) -> list[tuple[float, int]]:
    """When each could send."""
    sent = []
    for number, chat in enumerate(chats):
        await pacers[number % len(pacers)].turn(chat)
        sent.append((clock(), chat))
    return sent


def most_within(sent: list[float], seconds: float) -> int:
    return max(sum(start <= other < start + seconds for other in sent) for start in sent)


async def taken_at_once(rate_limits: RateLimits, clock: Watch, urgency: Urgency) -> int:
    """How many places one gets, one after the other, before there is none."""
    for count in itertools.count():
        try:
            await rate_limits.turn(GROUP, urgency)
        except Busy:
            return count
        clock.now += limits.CHAT_GAP * 1.2
    raise AssertionError


async def test_two_processes_together_keep_all_three_limits(store: Store, clock: Watch) -> None:
    pacers = [RateLimits(store, clock, clock.until, 1e9) for _ in range(2)]
    group = [at for at, _ in await times(pacers, clock, [GROUP] * 60)]
    assert min(second - first for first, second in itertools.pairwise(group)) >= 1.0
    assert 18 <= most_within(group, 60.0) <= 20
    assert max(second - first for first, second in itertools.pairwise(group)) <= PULSE + 0.1, "never long without one"
    crowd = [at for at, _ in await times(pacers, clock, list(range(1000, 1100)))]
    assert most_within(crowd, 1.0) <= 30
    assert crowd[-1] - crowd[0] < 5.0, "and they waste no time"
    alone = [at for at, _ in await times(pacers, clock, [PERSON] * 30)]
    assert alone[-1] - alone[0] < 32.0, "a private chat has no limit a minute"


async def test_who_must_wait_long_comes_again_and_takes_no_place(store: Store, clock: Watch) -> None:
    rate_limits = RateLimits(store, clock, clock.until, patience=0.5)
    assert 5 <= await taken_at_once(rate_limits, clock, "post") <= 10, "some come at once"
    for _ in range(3):
        with pytest.raises(Busy) as busy:
            await rate_limits.turn(GROUP)
    assert 0.5 < busy.value.seconds <= PULSE
    clock.now += busy.value.seconds
    await rate_limits.turn(GROUP)


async def test_presses_leave_room_for_the_board(store: Store, clock: Watch) -> None:
    rate_limits = RateLimits(store, clock, clock.until, patience=0.5)
    await taken_at_once(rate_limits, clock, "press")
    for _ in range(SPARE):
        await rate_limits.turn(GROUP)
        clock.now += 1.2


async def test_however_much_is_pressed_the_board_waits_for_one_pulse_at_most(store: Store, clock: Watch) -> None:
    rate_limits = RateLimits(store, clock, clock.until, patience=10.0)
    waits, taken = [], []
    for second in range(1200):
        clock.now = max(clock.now, 1e9 + second)
        with contextlib.suppress(Busy):
            await rate_limits.turn(GROUP, "press")
            taken.append(clock())
        if second % 7 in (0, 3):
            began = clock()
            await rate_limits.turn(GROUP)
            taken.append(clock())
            waits.append(clock() - began)
    assert max(waits) <= PULSE + 0.01
    assert most_within(taken, 60.0) <= 20


async def test_a_board_goes_before_answers_and_tidying_elsewhere(store: Store, clock: Watch) -> None:
    rate_limits = RateLimits(store, clock, clock.until, patience=3.0)
    for chat in range(1000, 1000 + limits.ALL_MESSAGES - YIELDED["tidying"]):
        await rate_limits.turn(chat)
    free, asked = asyncio.Event(), asyncio.Event()

    async def until(moment: float) -> None:
        asked.set()
        await free.wait()
        await clock.until(moment)

    patient = RateLimits(store, clock, until, patience=3.0)
    tidying = asyncio.create_task(patient.turn(PERSON, "tidying"))
    await asked.wait()
    began = clock()
    for chat in range(2000, 2000 + YIELDED["tidying"]):
        await rate_limits.turn(chat)
    assert clock() - began < 1.0, "none of them waits for who tidies up"
    assert not tidying.done()
    free.set()
    await tidying
    assert clock() - began >= 1.0


async def test_a_chat_that_telegram_holds_back_waits_and_no_other_does(bots: Bots) -> None:
    members = [bots.telegram.member(name) for name in ("Anna", "Béla")]
    await bots.start()
    held, free = (Party(bots, bots.telegram.group(title, *members), *members) for title in ("Held", "Free"))
    for party in (held, free):
        await party.begin("marrakech")
    refusal = Refusal(429, "Too Many Requests: retry after 40", {"retry_after": 40})
    bots.telegram.mishaps.arrange("editMessageMedia", refusal=refusal, chat=held.chat.id)
    began = bots.clock()
    await held.play(held.by_typing)
    assert bots.clock() - began >= 40, "it waited as long as Telegram wants"
    assert (await held.live()).edits, "and then it was shown"
    began = bots.clock()
    await free.play(free.by_typing)
    assert bots.clock() - began < 10
    assert bots.telegram.world.violations == []


async def test_a_busy_group_holds_up_no_other(bots: Bots, monkeypatch: pytest.MonkeyPatch) -> None:
    bots.patience = 3.0
    members = [bots.telegram.member(name) for name in ("Anna", "Béla")]
    await bots.start()
    busy, free = (Party(bots, bots.telegram.group(title, *members), *members) for title in ("Busy", "Free"))
    await free.begin("marrakech")
    bots.clock.now += 60
    await members[0].say(busy.chat, "/new marrakech")
    for count in range(16):
        await members[1].say(busy.chat, "/join" if count % 2 == 0 else "/leave")
    await asyncio.sleep(0)
    await bots.telegram.world.soon(lambda: bots.telegram.updates.quiet)
    await free.store.client.ping()
    member, move = await free.turn()
    await member.say(free.chat, f"/play {move}")
    await bots.telegram.world.soon(lambda: (free.chat.last.edits or len(free.chat.posts)) > 1)
    assert bots.telegram.world.violations == []


async def test_who_types_is_answered_after_the_board_or_a_moment_later(bots: Bots) -> None:
    sender, channel = (await bots.start()).sender, "telegram:-5"
    waiting = shared_key(partition(channel), "outbox:telegram")
    began = bots.clock()
    await sender.caught_up(channel)
    assert bots.clock() == began, "nothing is on its way"
    await bots.store.client.zadd(waiting, {channel: began + 3600})
    await sender.caught_up(channel)
    assert began + MOMENT <= bots.clock() < began + 2 * MOMENT
    began, looks = bots.clock(), 0

    async def until(moment: float) -> None:
        nonlocal looks
        looks += 1
        if looks == 3:
            await bots.store.client.zrem(waiting, channel)

    sender.wire.rate_limits.until = until
    await sender.caught_up(channel)
    assert looks == 3
