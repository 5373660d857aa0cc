"""One table, and people from Discord, Telegram and the page at it: posts at its home, each called where they are."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from random import Random
from typing import cast

import pytest

from bot.adapters.platforms import PLATFORMS
from bot.delivery.pictures import Pictures
from bot.domain.codes import typed
from bot.domain.table import Table
from bot.service.tables import Tables
from bot.store.keys import key
from bot.store.store import Store
from bot.tables.playing import record_of
from rules import GAMES
from rules.record import verify
from tests.bot.conftest import Seeds
from tests.bot.platforms.driver import A_LOOK, PATIENCE
from tests.bot.platforms.on_discord import DiscordDriver, on_discord
from tests.bot.platforms.on_telegram import A_THOUGHT, TelegramDriver, on_telegram
from tests.bot.platforms.on_web import WebDriver, on_web
from tests.bot.telegram.conftest import LEASE, Watch
from tests.standins.discord import Message

ANNA, BELA, CSABA = "Anna", "Béla", "Csaba"  # on Discord, on Telegram, at the page
INVITED = re.compile(r"\w{4}-\w{4}-\w{4}")


class Mixed:
    """Somebody on each platform, and all of them at one table."""

    def __init__(self, store: Store, tables: Tables, drivers: tuple[DiscordDriver, TelegramDriver, WebDriver]) -> None:
        self.store, self.tables = store, tables
        self.discord, self.telegram, self.web = drivers
        self.channel = ""

    async def table(self) -> Table:
        table = await self.store.table(self.channel)
        assert table is not None
        return table

    async def come(self) -> None:
        await self.discord.come(ANNA)
        await self.telegram.come(BELA)
        await self.web.come(CSABA)
        await self.telegram.people[BELA].start()
        await self.telegram.bots.settled()

    async def write(self, text: str) -> None:
        """Béla types something in the private chat with the bot."""
        self.telegram.bots.clock.now += A_THOUGHT
        member = self.telegram.people[BELA]
        await member.say(member.home, text)
        await self.telegram.bots.settled()

    async def ask(self, text: str) -> None:
        """Csaba gives a command on the page of the table, wherever that is."""
        client, person = self.web.people[CSABA]
        answer = await client.say(self.address, text, person)
        self.web.replies[CSABA].append(answer)
        assert answer["ok"], (text, answer)

    @property
    def address(self) -> str:
        return self.channel.removeprefix("web:")

    async def play(self, name: str, move: str) -> None:
        match name:
            case "Anna":
                if self.channel == self.discord.channel:
                    await self.discord.say(ANNA, f"/play {move}")
                else:
                    await self.press_on_discord(f"/play {move}")
            case "Béla":
                await self.write(f"/play {move}")
            case _:
                await self.ask(f"/play {move}")

    async def all_posted(self) -> None:
        """Until nothing more is on its way to the table's home, nor to Telegram."""
        async with asyncio.timeout(PATIENCE):
            while await self.store.client.exists(key(self.channel, "queue")):  # noqa: ASYNC110
                await asyncio.sleep(A_LOOK)
        await self.telegram.bots.settled()

    async def press_on_discord(self, command: str) -> None:
        """Anna presses a button of a letter of hers, or of what was answered to that, once it is there."""
        anna, world, before = self.discord.people[ANNA], self.discord.discord.world, (await self.table()).entries
        begun = [command.rsplit(" ", cut)[0] for cut in range(command.count(" "))]

        def offered() -> tuple[Message, str] | None:
            """The latest message that offers the command, or a beginning of it."""
            seen = [*anna.private[::-1], *world.posts(world.direct(anna.id))[::-1]]
            ways = ((one, way) for way in begun for one in seen if any(key.endswith(f":{way}") for key in one.buttons))
            return next(ways, None)

        while (await self.table()).entries == before:
            letter, way = await world.until(offered, "a letter")
            await anna.press(letter, way)

    async def press_on_telegram(self, command: str) -> None:
        """And Béla; the key says it in its own way."""
        await self.mail("is waiting for you")
        await self.telegram.bots.settled()
        letter = next(one for one in reversed(self.telegram.people[BELA].mail) if "waiting for you" in one.text)
        data = [key["callback_data"] for row in letter.keys for key in row if "callback_data" in key]
        self.telegram.bots.clock.now += A_THOUGHT
        await self.telegram.people[BELA].press_data(letter, next(one for one in data if one.endswith(command)))
        await self.telegram.bots.settled()

    async def mail(self, words: str) -> None:
        """Until Béla has a letter with these words, the last of all."""
        async with asyncio.timeout(PATIENCE):
            while not any(words in message.text for message in self.telegram.people[BELA].mail):  # noqa: ASYNC110
                await asyncio.sleep(A_LOOK)


@pytest.fixture
async def mixed(store: Store, pictures: Pictures, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Mixed]:
    monkeypatch.setattr("bot.store.leases.LEASE", LEASE)
    clock = Watch()
    clock.ticks = True
    tables = Tables(store, clock, Seeds(), direct=PLATFORMS.reached_alone)
    async with (
        on_discord(tables, pictures) as discord,
        on_telegram(tables, pictures) as telegram,
        on_web(tables, pictures) as web,
    ):
        drivers = cast(tuple[DiscordDriver, TelegramDriver, WebDriver], (discord, telegram, web))
        for driver in drivers:
            await driver.start()
        found = Mixed(store, tables, drivers)
        await found.come()
        yield found


async def at_one_table(mixed: Mixed, game: str) -> None:
    """Anna opens a table on Discord and gives the code away; the others come by it."""
    await mixed.discord.say(ANNA, f"/new {game}")
    mixed.channel = mixed.discord.channel
    await mixed.discord.say(ANNA, "/invite")
    found = INVITED.findall((await mixed.discord.alone(ANNA)).replace("\\", ""))
    assert found, await mixed.discord.alone(ANNA)
    code = typed(found[-1])
    assert code == (await mixed.table()).invite
    await mixed.write(f"/join {code}")
    client, _ = mixed.web.people[CSABA]
    went = await client.post("/api/me", {"action": "arrive", "code": found[-1]})
    assert went["table"] == f"/t/{mixed.channel}"
    assert (await mixed.table()).names == (ANNA, BELA, CSABA)
    await mixed.discord.say(ANNA, "/start")


async def test_a_table_of_three_platforms_is_played_to_its_end_and_everyone_is_called_where_they_are(
    mixed: Mixed,
) -> None:
    await at_one_table(mixed, "quixote")
    chance, played, called = Random(3), 0, 0
    while (table := await mixed.table()).phase == "playing":
        seat = chance.choice(table.rules.to_act(table.state))
        name = table.names[seat]
        if name == BELA and not called:
            await mixed.mail("is waiting for you")
            called += 1
        if name == CSABA:
            seen = await mixed.web.people[CSABA][0].get(f"/api/t/{mixed.address}")
            assert seen["offer"]["moves"], "the page shows whose turn it is"
        await mixed.play(name, str(chance.choice(table.rules.legal(table.state, seat))))
        after = await mixed.table()
        assert after.entries == table.entries + 1 or after.phase != "playing", (
            name,
            mixed.telegram.people[BELA].mail[-1],
        )
        played += 1
        assert played < 400
    table = await mixed.table()
    assert table.phase == "over"
    verify(record_of(table, await mixed.store.log(table.channel)), GAMES)
    assert called
    await mixed.telegram.bots.settled()
    assert mixed.telegram.telegram.world.violations == []


async def test_hands_stay_secret_between_platforms(mixed: Mixed) -> None:
    await at_one_table(mixed, "alhambra")
    client, _ = mixed.web.people[CSABA]
    await mixed.all_posted()
    told, seen = await mixed.telegram.alone(BELA), await mixed.discord.sights(ANNA)
    page = await client.get(f"/api/t/{mixed.address}")
    await mixed.write("/hand")
    assert await mixed.telegram.alone(BELA) != told
    assert await mixed.discord.sights(ANNA) == seen
    assert (await client.get(f"/api/t/{mixed.address}"))["posts"] == page["posts"]
    hand = mixed.web.url + page["hand"]["src"]
    async with client.http.get(hand) as response:
        assert response.content_type == "image/png"
    await mixed.web.come("Stranger")
    stranger, who = mixed.web.people["Stranger"]
    async with stranger.http.get(hand) as response:
        assert response.status == 403
    await stranger.get(f"/api/t/{mixed.address}")
    assert stranger.status == 403, "who has not come by the invitation sees nothing of a chat's table"
    await stranger.say(mixed.address, "/board", who)
    assert stranger.status == 403


async def test_at_a_page_s_table_the_others_play_by_the_buttons_of_the_letters_that_call_them(mixed: Mixed) -> None:
    client, _ = mixed.web.people[CSABA]
    mixed.channel = f"web:{await client.open('marrakech')}"
    await mixed.ask("/invite")
    code = typed(INVITED.findall(mixed.web.replies[CSABA][-1]["lines"][0]["text"])[0])
    await mixed.discord.say(ANNA, f"/join {code}")
    await mixed.telegram.people[BELA].start(f"join_{code}")
    await mixed.telegram.bots.settled()
    assert (await mixed.table()).names == (CSABA, ANNA, BELA)
    await mixed.ask("/start")
    played = set[str]()
    while played != {ANNA, BELA, CSABA}:
        table = await mixed.table()
        name = table.names[table.rules.to_act(table.state)[0]]
        move = f"/play {table.rules.legal(table.state, table.rules.to_act(table.state)[0])[0]}"
        if name == CSABA or name in played:
            await mixed.play(name, move.removeprefix("/play "))
        elif name == ANNA:
            await mixed.press_on_discord(move)
        else:
            await mixed.press_on_telegram(move)
        assert (await mixed.table()).entries == table.entries + 1, (name, move)
        played.add(name)


async def test_an_invitation_that_was_taken_back_brings_nobody_and_keeps_who_sits(mixed: Mixed) -> None:
    await mixed.discord.say(ANNA, "/new marrakech")
    mixed.channel = mixed.discord.channel
    await mixed.discord.say(ANNA, "/invite")
    code = (await mixed.table()).invite
    await mixed.write(f"/join {code}")
    anna = mixed.discord.people[ANNA]
    await anna.press(anna.private[-1], "/invite off")
    assert (await mixed.table()).invite == ""
    client, _ = mixed.web.people[CSABA]
    answer = await client.post("/api/me", {"action": "arrive", "code": code})
    assert client.status == 400, answer
    assert (await mixed.table()).names == (ANNA, BELA)
    await mixed.write("/leave")
    assert (await mixed.table()).names == (ANNA,)
    await mixed.write("/join")
    assert (await mixed.table()).names == (ANNA,), "who has left is no guest any more"
