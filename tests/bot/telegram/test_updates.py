"""Nothing is lost: what is confirmed is kept or dealt with, twice is as good as once, poison harms nobody."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import aiohttp
import pytest

from bot.adapters.base.platform import Surroundings, Unusable
from bot.adapters.telegram.running import Settings, run, settings_of
from bot.runtime.tasks import end
from bot.service.health import Health
from bot.store.inbox import KEPT, Inbox
from bot.store.pubsub import Notifier
from bot.store.scripts import NotYetSafe
from bot.store.store import Store
from bot.store.turnstile import Turnstile
from tests.bot.telegram.conftest import Bots
from tests.bot.telegram.party import Party
from tests.standins.telegram import TOKEN
from tests.standins.telegram.refusals import Refusal

POISON: tuple[dict[str, Any], ...] = (
    {"message": {"message_id": "x", "chat": 5}},
    {"message": {"message_id": 1, "date": 0, "chat": {"id": -1, "type": "group"}, "from": {"id": 1}}},
    {"callback_query": {"id": "1", "from": {"id": 9, "is_bot": False, "first_name": "x"}, "data": "\ud800"}},
    {"callback_query": {}},
    {"something_new": {"chat": {"id": 1}}},
    {},
)


async def begun(bots: Bots, *, webhook: bool = False) -> Party:
    anna, bela = (bots.telegram.member(name) for name in ("Anna", "Béla"))
    await bots.start(webhook=webhook)
    party = Party(bots, bots.telegram.group("Friends", anna, bela), anna, bela)
    await party.begin("marrakech")
    return party


@pytest.mark.parametrize("webhook", [False, True])
async def test_an_update_that_comes_again_changes_nothing_and_says_nothing(bots: Bots, webhook: bool) -> None:
    party = await begun(bots, webhook=webhook)
    await party.play_on(5, party.by_keys, party.by_typing)
    before, calls = await party.table(), len(bots.telegram.world.calls)
    for update in bots.telegram.updates.history:
        await bots.telegram.updates.again(update["update_id"])
    await bots.settled()
    assert await party.table() == before
    assert len(bots.telegram.world.calls) == calls


@pytest.mark.parametrize("webhook", [False, True])
@pytest.mark.parametrize("at", ["getChatAdministrators", "answerCallbackQuery"])
async def test_what_a_bot_had_begun_when_it_died_is_done_by_the_next(
    bots: Bots, webhook: bool, at: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.adapters.telegram.running.GRACE", 0.01)
    party = await begun(bots, webhook=webhook)
    member, move = await party.turn()
    live = await party.live()
    bots.clock.now += 120  # nobody knows the administrators any more
    held = bots.telegram.mishaps.arrange(at, hold=asyncio.Event())
    if at == "answerCallbackQuery":
        await member.press(live, party._face(live, move))
    else:
        await member.say(party.chat, f"/play {move}")
    await asyncio.wait_for(held.reached.wait(), 30)
    assert (await party.table()).entries == (at == "answerCallbackQuery")
    kept = await Inbox(bots.store, "telegram").left()
    assert kept or not bots.telegram.updates.quiet, "it is not confirmed before it is kept or dealt with"
    await bots.restart(webhook=webhook)
    await bots.settled()
    assert (await party.table()).entries == 1
    assert live.edits


@pytest.mark.parametrize("webhook", [False, True])
async def test_poison_does_not_keep_others_from_being_served(bots: Bots, webhook: bool) -> None:
    party = await begun(bots, webhook=webhook)
    updates = bots.telegram.updates
    for poison in POISON:
        number = await updates.add("edited_message", {"chat": {"id": 1}})
        update = {"update_id": number, **poison}
        updates.pending[number] = updates.history[-1] = update
    await party.play_on(3, party.by_keys)
    assert updates.quiet


async def test_an_outage_of_redis_loses_no_update(bots: Bots, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    party = await begun(bots)
    member, move = await party.turn()
    failing = 6
    execute: Callable[..., Awaitable[object]] = type(store.client).execute_command

    async def flaky(self: object, *args: object, **options: object) -> object:
        nonlocal failing
        if failing and args and args[0] == "EXISTS":
            failing -= 1
            raise ConnectionError
        return await execute(self, *args, **options)

    monkeypatch.setattr("bot.adapters.telegram.polling.PAUSE", 0.001)
    monkeypatch.setattr(type(store.client), "execute_command", flaky)
    await party.by_typing(member, move)
    assert failing == 0
    assert (await party.table()).entries == 1


async def test_what_cannot_be_kept_is_not_confirmed(bots: Bots, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    party = await begun(bots)
    refused = asyncio.Event()
    keep = Inbox.keep

    async def full(self: Inbox, updates: Sequence[dict[str, Any]]) -> None:
        if not updates or refused.is_set():
            return await keep(self, updates)
        refused.set()
        raise ConnectionError

    monkeypatch.setattr("bot.adapters.telegram.polling.PAUSE", 0.001)
    monkeypatch.setattr(Inbox, "keep", full)
    member, move = await party.turn()
    await party.by_typing(member, move)
    assert refused.is_set()
    assert (await party.table()).entries == 1
    assert bots.telegram.updates.delivered[-2:] == [bots.telegram.updates.history[-1]["update_id"]] * 2


async def test_the_inbox_keeps_updates_in_order_and_on_replicas_where_moves_must_be(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    inbox = Inbox(store, "telegram")
    updates = [{"update_id": number, "message": {"text": "\ud800 ő"}} for number in (9, 10, 100)]
    await inbox.keep(updates[::-1])
    await inbox.keep([])
    assert await inbox.left() == updates
    assert 0 < await store.client.ttl(inbox.key) <= KEPT
    await inbox.drop(10)
    assert [update["update_id"] for update in await inbox.left()] == [9, 100]
    monkeypatch.setattr("bot.store.scripts.WAIT_MS", 1)
    with pytest.raises(NotYetSafe):
        await Inbox(Store(store.client, replicas=1), "telegram").keep(updates)


async def test_what_was_fetched_and_not_done_is_done_though_updates_are_brought_now(bots: Bots) -> None:
    party = await begun(bots)
    member, move = await party.turn()
    live = await party.live()
    held = bots.telegram.mishaps.arrange("answerCallbackQuery", hold=asyncio.Event())
    await member.press(live, party._face(live, move))
    await asyncio.wait_for(held.reached.wait(), 30)
    await bots.telegram.world.soon(lambda: bots.telegram.updates.quiet)
    assert len(await Inbox(bots.store, "telegram").left()) == 1
    await bots.restart(webhook=True)
    await bots.settled()
    assert await Inbox(bots.store, "telegram").left() == []
    assert (await party.table()).entries == 1


async def test_only_one_process_fetches_and_another_stands_by(bots: Bots, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.adapters.telegram.polling.PAUSE", 0.001)
    party = await begun(bots)
    await bots.start()
    await party.play_on(2, party.by_keys)
    await end([bots.running.pop(0)])
    await bots.telegram.world.soon(lambda: bots.telegram.updates.fetching > 0)
    bots.clock.now += 31
    await party.play_on(2, party.by_keys)
    assert bots.telegram.world.violations == []


async def test_a_lock_that_was_lost_is_not_renewed(store: Store) -> None:
    first, second = Turnstile(store, "telegram"), Turnstile(store, "telegram")
    assert await first.take()
    assert not await second.take()
    assert await first.renew()
    await store.client.delete(first.key)
    assert await second.take()
    assert not await first.renew()
    await first.release()
    assert await second.renew(), "nobody gives away what is another's"


async def test_a_slow_update_does_not_hold_up_other_chats(bots: Bots) -> None:
    party = await begun(bots)
    cecil = bots.telegram.member("Cecil")
    other = Party(bots, bots.telegram.group("Others", cecil), cecil)
    held = bots.telegram.mishaps.arrange("answerCallbackQuery", hold=asyncio.Event())
    live = await party.live()
    await party.members[0].press(live, live.faces[0])
    await asyncio.wait_for(held.reached.wait(), 30)
    await cecil.say(other.chat, "/new quixote")
    await bots.telegram.world.soon(lambda: bool(other.chat.posts))
    assert held.hold
    held.hold.set()
    await bots.settled()


async def test_the_door_opens_to_telegram_only(bots: Bots) -> None:
    await bots.start(webhook=True)
    address = bots.telegram.updates.webhook
    async with aiohttp.ClientSession() as client:
        for headers in ({}, {"X-Telegram-Bot-Api-Secret-Token": "guess"}):
            async with client.post(address, json={"update_id": 1}, headers=headers) as answer:
                assert answer.status == 403
        right = {"X-Telegram-Bot-Api-Secret-Token": bots.telegram.updates.secret}
        async with client.post(address, data=b"nonsense", headers=right) as answer:
            assert answer.status == 400


async def test_telegram_may_be_away_when_we_begin(bots: Bots, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.adapters.telegram.running.PAUSES", (0.001,))
    bots.telegram.mishaps.down = True
    await bots.start(wait=False)
    await bots.telegram.world.next_call(0.2)
    bots.telegram.mishaps.down = False
    await bots.telegram.world.soon(lambda: bots.telegram.updates.fetching > 0)


async def test_a_missing_or_refused_token_is_said_clearly_and_never_told(
    bots: Bots, notifier: Notifier, caplog: pytest.LogCaptureFixture
) -> None:
    def given(environment: dict[str, str]) -> Surroundings:
        return Surroundings(bots.tables, notifier, bots.pictures, Health(bots.store), environment)

    with pytest.raises(Unusable, match="TELEGRAM_TOKEN is not set"):
        await run(given({}))
    wrong = {"TELEGRAM_TOKEN": "1:wrong-token", "TELEGRAM_API": bots.telegram.url}
    with pytest.raises(Unusable, match="refuses the token") as refused:
        await run(given(wrong))
    assert "wrong-token" not in str(refused.value) + caplog.text


async def test_the_token_is_in_no_log(bots: Bots, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    bots.clock.ticks = True
    party = await begun(bots)
    bots.telegram.mishaps.arrange("editMessageMedia", drop="before")
    await party.play_on(2, party.by_typing)
    assert "failed (1)" in caplog.text
    assert TOKEN.split(":")[1] not in caplog.text


@pytest.mark.parametrize("webhook", [False, True])
async def test_neither_token_nor_secret_is_in_any_record_though_everything_is_logged(
    bots: Bots, webhook: bool, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    caplog.set_level("DEBUG", "httpx")
    caplog.set_level("DEBUG", "httpcore")
    hiccup = bots.telegram.mishaps.arrange("setWebhook", refusal=Refusal(500, "Internal Server Error"))
    await bots.start(webhook=webhook, wait=False)
    for name in ("httpx", "httpcore"):
        logging.getLogger(name).setLevel("DEBUG")
    await bots.telegram.world.soon(lambda: bool(bots.telegram.updates.webhook or bots.telegram.updates.fetching))
    assert (hiccup.times == 0) == webhook
    anna = bots.telegram.member("Anna")
    await anna.say(bots.telegram.group("Friends", anna), "/new marrakech")
    await bots.settled()
    told = {record.name.partition(".")[0] for record in caplog.records}
    assert {"telegram", "httpx", "httpcore"} <= told
    secrets = (TOKEN, TOKEN.split(":")[1], *([bots.telegram.updates.secret] if webhook else []))
    for record in caplog.records:
        assert not any(secret in f"{record.getMessage()} {record.__dict__}" for secret in secrets)
    assert not any(secret in caplog.text for secret in secrets)


def test_settings_come_from_the_environment() -> None:
    assert settings_of({}) is None
    settings = settings_of({"TELEGRAM_TOKEN": "1:a", "TELEGRAM_WEBHOOK_URL": "https://x/y", "TELEGRAM_PORT": "81"})
    assert settings == Settings("1:a", webhook="https://x/y", port=81)
    assert settings.door_secret == Settings("1:a").door_secret != Settings("1:b").door_secret
