"""Whatever Telegram answers when we begin, it is tried again, said once, and stops nothing else."""

from __future__ import annotations

import asyncio

import pytest

from bot.adapters.base.platform import Unusable
from bot.adapters.telegram.running import Settings, TelegramBot
from bot.language.languages import LANGUAGES
from bot.store.pubsub import Notifier
from tests.bot.telegram.conftest import Bots
from tests.bot.telegram.party import Party
from tests.standins.telegram import TOKEN
from tests.standins.telegram.refusals import Refusal, bad

BROKEN = Refusal(500, "Internal Server Error")
FLOOD = Refusal(429, "Too Many Requests: retry after 1", {"retry_after": 1})
NOT_FOUND = Refusal(404, "Not Found")


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.adapters.telegram.running.PAUSES", (0.001,))


async def a_move_is_played(bots: Bots) -> None:
    anna, bela = (bots.telegram.member(name) for name in ("Anna", "Béla"))
    party = Party(bots, bots.telegram.group("Friends", anna, bela), anna, bela)
    await party.begin("marrakech")
    await party.play_on(1, party.by_keys)


@pytest.mark.parametrize("refusal", [BROKEN, FLOOD, NOT_FOUND], ids=("500", "429", "404"))
@pytest.mark.parametrize("method", ["getMe", "getWebhookInfo", "deleteWebhook", "setMyCommands"])
async def test_a_hiccup_at_the_start_is_tried_again_and_said_once(
    bots: Bots, method: str, refusal: Refusal, caplog: pytest.LogCaptureFixture
) -> None:
    if method == "deleteWebhook":
        await bots.telegram.updates.set_webhook("http://elsewhere.example/hook", "secret")
    times = 1 if refusal is FLOOD else 3
    mishap = bots.telegram.mishaps.arrange(method, times=times, refusal=refusal)
    await bots.start()
    await bots.telegram.world.soon(lambda: mishap.times == 0)
    await a_move_is_played(bots)
    assert caplog.text.count("tried again until it works") == 1
    assert TOKEN not in caplog.text


@pytest.mark.parametrize("refusal", [BROKEN, FLOOD, bad("bad webhook: IP address 10.0.0.1 is reserved")])
async def test_a_webhook_that_is_not_taken_at_first_is_told_again(bots: Bots, refusal: Refusal) -> None:
    bots.telegram.mishaps.arrange("setWebhook", times=1, refusal=refusal)
    await bots.start(webhook=True)
    await a_move_is_played(bots)


async def test_a_bot_whose_commands_are_refused_for_ever_is_played_with(
    bots: Bots, caplog: pytest.LogCaptureFixture
) -> None:
    refused = bots.telegram.mishaps.arrange(
        "setMyCommands", times=10**9, refusal=bad("BOT_COMMAND_DESCRIPTION_INVALID")
    )
    await bots.start()
    await a_move_is_played(bots)
    assert refused.times < 10**9 - 2, "it is tried again"
    assert caplog.text.count("Bot_command_description_invalid; it is tried again") == 1
    assert "cannot be reached" not in caplog.text


async def test_one_menu_that_is_refused_keeps_no_other_from_being_told(
    bots: Bots, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.adapters.telegram.running.PAUSES", (3600.0,))
    bots.telegram.mishaps.arrange("setMyCommands", refusal=bad("LANG_CODE_INVALID"))
    await bots.start()
    await bots.telegram.world.soon(lambda: len(bots.telegram.methods.commands) == 2 * len(LANGUAGES) - 1)


async def test_updates_are_fetched_though_nothing_is_known_of_a_webhook(
    bots: Bots, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.adapters.telegram.running.FIRST_TRY", 0.01)
    bots.telegram.mishaps.arrange("getWebhookInfo", times=10**9, refusal=NOT_FOUND)
    await bots.start()
    await a_move_is_played(bots)


async def test_of_many_processes_that_begin_together_one_tells_where_updates_are_brought(bots: Bots) -> None:
    await bots.start(webhook=True)
    await bots.restart(webhook=True)
    await bots.start(webhook=True)
    told = [method for method, _ in bots.telegram.world.calls if method == "setWebhook"]
    assert told == ["setWebhook"]
    bots.telegram.updates.webhook = ""  # somebody took it away
    await bots.restart(webhook=True)
    await a_move_is_played(bots)


async def test_what_answers_404_for_a_token_that_may_be_right_is_not_called_a_refusal_of_it(
    bots: Bots, caplog: pytest.LogCaptureFixture
) -> None:
    mishap = bots.telegram.mishaps.arrange("getMe", times=2, refusal=NOT_FOUND)
    await bots.start()
    assert mishap.times == 0
    assert "refuses the token" not in caplog.text
    assert "this is not the Bot API" in caplog.text


async def test_what_does_not_look_like_a_token_is_called_so(bots: Bots) -> None:
    settings = Settings("not-a-token", bots.telegram.url)
    bots.telegram.mishaps.arrange("getMe", refusal=NOT_FOUND)
    with pytest.raises(Unusable, match="refuses the token"):
        await TelegramBot(bots.tables, Notifier(bots.store.client), bots.pictures, settings).run()


@pytest.mark.parametrize(
    "answer",
    [b"", b"<html>", b"[]", b'{"ok": true}', b'{"ok": true, "result": {"message_id": "x"}}', b'{"ok":true,"result":7}'],
)
async def test_what_telegram_took_and_answered_unreadably_is_not_sent_again(bots: Bots, answer: bytes) -> None:
    anna = bots.telegram.member("Anna")
    chat = bots.telegram.group("Friends", anna)
    await bots.start()
    bots.telegram.mishaps.arrange("sendPhoto", answer=answer)
    await anna.say(chat, "/new marrakech")
    await bots.settled()
    bots.clock.now += 3600.0
    await asyncio.sleep(0)
    await bots.settled()
    assert len(chat.posts) == 1


async def test_a_board_whose_number_alone_could_be_read_is_edited_as_any_other(bots: Bots) -> None:
    anna, bela = (bots.telegram.member(name) for name in ("Anna", "Béla"))
    chat = bots.telegram.group("Friends", anna, bela)
    await bots.start()
    number = bots.telegram.world.number() + 2
    bots.telegram.mishaps.arrange("sendPhoto", answer=b'{"ok":true,"result":{"message_id":%d}}' % number)
    party = Party(bots, chat, anna, bela)
    await party.say(anna, "/new marrakech")
    assert chat.last.id == number
    await party.press(bela, chat.last, "Join")
    assert len(chat.posts) == 1
    assert chat.last.edits == 1


async def test_a_change_that_was_made_and_answered_unreadably_is_not_made_again(bots: Bots) -> None:
    anna, bela = (bots.telegram.member(name) for name in ("Anna", "Béla"))
    party = Party(bots, bots.telegram.group("Friends", anna, bela), anna, bela)
    await bots.start()
    await party.say(anna, "/new marrakech")
    mishap = bots.telegram.mishaps.arrange("editMessageMedia", times=9, answer=b"<html>")
    await party.press(bela, await party.live(), "Join")
    assert mishap.times == 8
    assert party.chat.last.edits == 1
