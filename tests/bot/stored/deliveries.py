"""What was on its way when a sample was taken: posts, letters and reminders, some of them in the middle of a step."""

from __future__ import annotations

import contextlib
from itertools import count
from typing import cast

from bot.adapters.discord import sending as discord
from bot.adapters.platforms import PLATFORMS
from bot.adapters.telegram import linking as telegram
from bot.adapters.web.events import WebSender
from bot.delivery.outbox import Outbox, RefusedForGood, RetryLater
from bot.domain.addresses import direct_channel
from bot.domain.messages import Post
from bot.store.channel_moves import move
from bot.store.keys import key
from bot.store.pubsub import Notifier
from bot.store.sent_messages import SentMessages
from bot.store.store import Store
from tests.bot.clockwork import Killed, Mortal, Process
from tests.bot.stored.facts import facts
from tests.bot.stored.games import ALL_AT_ONCE, MANY, SHORT, WHOLE_GAME
from tests.bot.stored.house import House, friends, somebody
from tests.bot.stored.sample import Plain


class Refusing:
    """A sender by which nothing arrives: for good, not yet, or because the process is gone in the middle of it."""

    def __init__(self, platform: str, error: BaseException) -> None:
        self.platform, self.error = platform, error

    async def send(self, channel: str, post: Post) -> None:
        raise self.error


class Showing:
    """A sender by which all arrives, and which remembers it as its adapter does."""

    def __init__(self, house: House, platform: str) -> None:
        self.house, self.platform = house, platform
        self.page = WebSender(house.store)
        self.discord, self.telegram = SentMessages(house.store, discord.Sent), SentMessages(house.store, telegram.Sent)
        self.messages = count(1)

    async def send(self, channel: str, post: Post) -> None:
        number, pressable = next(self.messages), bool(post.buttons or post.call)
        if self.platform == "web":
            await self.page.send(channel, post)
        elif self.platform == "discord":
            sent = discord.Sent(number, self.house.clock(), pressable, post.picture, game=1)
            await self.discord.keep(channel, post.id, sent)
        else:
            look = f"1.{post.picture.kind}.{post.picture.at}" if post.picture else ""
            await self.telegram.keep(channel, post.id, telegram.Sent(number, look, f"{number:016x}"))


async def show_posts(house: House, least: int, of: int) -> None:
    """Channels are shown all their posts, so many of each `of`; the others wait."""
    for platform in PLATFORMS.names:
        outbox = Outbox(house.store, Showing(house, platform), Notifier(house.store.client), house.clock)
        for number, channel in enumerate(sorted(await outbox.due())):
            if number % of < least:
                await outbox.deliver(channel)


async def refuse_posts(house: House) -> None:
    """On Discord and Telegram: a channel that takes nothing, one that is to be tried later, one whose sender died."""
    errors = (RefusedForGood("gone: 404 10003"), RetryLater(90.0), ConnectionError("no route"), Killed())
    for platform in ("discord", "telegram"):
        for error in errors:
            channel = house.place(f"posts refused by {platform}: {type(error).__name__}", platform)
            host, guest = friends(platform, 2)
            await house.done(channel, host, f"/new {SHORT}")
            await house.done(channel, guest, "/join")
            if isinstance(error, RetryLater):
                await house.done(channel, host, "/start")
            await _deliver(house, channel, error)


async def _deliver(house: House, channel: str, error: BaseException) -> None:
    sender = Refusing(channel.partition(":")[0], error)
    outbox = Outbox(house.store, sender, Notifier(house.store.client), house.clock)
    with contextlib.suppress(Killed):  # its hold on the channel lasts a little longer
        await outbox.deliver(channel)


# Reminders.


async def like_things(house: House) -> None:
    """People with preferences of every kind; those who want to be written to alone, and each morning."""
    preferences = {
        "reminders": ("usual", "less", "none"),
        "where": ("direct", "channel"),
        "quiet": ("22-7", "0-6"),
        "zone": ("Europe/Tallinn", "America/Sao_Paulo"),
        "digest": ("9", "18"),
        "speak": ("hu", "uk"),
    }
    for platform in ("discord", "telegram"):
        for name, values in preferences.items():
            for value in values:
                who = somebody(platform, f"Likes {name} {value}")
                await house.done(direct_channel(who.id), who, f"/settings {name} {value}")
    regular = friends("discord", 1)[0]
    await house.done(direct_channel(regular.id), regular, "/settings digest 9")
    page = somebody("web", "Likes quiet 23-8", zone="Europe/Kyiv")
    for setting in ("quiet 23-8", "reminders less"):
        await house.done(direct_channel(page.id), page, f"/settings {setting}")


LETTERS = ("pending", "telling", "told", "returned")


async def begin_for_letters(house: House) -> None:
    """Games at which all are awaited at once and want to be reminded alone; at a quick pace, so that they soon are."""
    for platform in ("discord", "telegram"):
        people = [somebody(platform, f"Reader {scene}") for scene in LETTERS]
        await house.begin(house.place(f"letters on {platform}", platform), ALL_AT_ONCE, people, "pace 6h")
        for person in people:
            await house.done(direct_channel(person.id), person, "/settings where direct")


async def write_letters(house: House) -> Plain:
    """Three hours later: noted; set apart to be told; told but for saying so at the table; refused by the platform.

    How many letters each of those people has still to get.
    """
    due: dict[str, int] = {}
    for platform in ("discord", "telegram"):
        pending, telling, told, returned = (direct_channel(somebody(platform, f"Reader {one}").id) for one in LETTERS)
        await _die_telling(house, telling, b"[")
        await _die_telling(house, told, b"sent ")
        await house.reminders.tell(returned)
        await _deliver(house, returned, RefusedForGood("closed: 403 50007"))
        due |= {pending: 1, telling: 1, told: 0}
    return due


async def _die_telling(house: House, own: str, sign: bytes) -> None:
    """Clock processes die telling, each a step later, until there is this among what is being told."""
    for steps in count(1):
        process = Process(house.url, house.clock, dies_at=steps)
        with contextlib.suppress(Killed):
            await process.reminders.tell(own)
        await process.close()
        telling = cast(set[bytes], await house.store.client.smembers(key(own, "telling")))
        if any(item.startswith(sign) for item in telling):
            return


# Moves of tables to other channels.


async def move_tables(house: House) -> Plain:
    """Groups that got another number: one moved, two whose move was broken off. What each was before it was moved."""
    before = {}
    for number, scene in enumerate(("moved", "half moved: left", "half moved: arrived"), 1):
        old, new = f"telegram:{-number}", f"telegram:{-(10**12) - 5000 - number}"
        house.scenes[scene], house.scenes[f"{scene}, to"] = old, new
        await _live_there(house, old)
        before[scene] = facts(await house.table(old))
        if scene == "moved":
            await move(house.store, old, new, house.clock())
        else:
            await _die_moving(house, old, new, key(new if "arrived" in scene else old, WAYMARK[scene]))
    return before


async def _live_there(house: House, channel: str) -> None:
    """A channel where much has been: a record, posts refused, a game, and more commands than are remembered at once."""
    people = friends("telegram", 2)
    await house.begin(channel, SHORT, people)
    await house.play(channel, WHOLE_GAME)
    await _deliver(house, channel, RefusedForGood("muted: 400"))
    for _ in range(MANY):
        await house.say(channel, people[0], "/start")
    await house.begin(channel, SHORT, people)
    for number in range(MANY):
        await house.done(channel, people[0], f"/settings hints {'on' if number % 2 else 'off'}")
    await house.play(channel, 3)


WAYMARK = {"half moved: left": "moving-table", "half moved: arrived": "arrived"}
"""The key by which one sees how far a move has come."""


async def _die_moving(house: House, old: str, new: str, waymark: str) -> None:
    """Processes die moving the table, each a step later, until they have come so far."""
    for steps in count(1):
        client = cast(Mortal, Mortal.from_url(house.url))
        client.dies_at = steps
        with contextlib.suppress(Killed):
            await move(Store(client), old, new, house.clock())
        await client.aclose()
        if await house.store.client.exists(waymark):
            return


# Outages.


OUTAGES = {"web": (300.0,), "discord": (600.0, 300.0), "telegram": ()}
"""How long the platforms were out of reach; the last is so now."""


async def be_out(house: House) -> None:
    """Every platform was served, and then, some time, not."""
    for platform, pauses in OUTAGES.items():
        await house.tables.heartbeats.beat(platform)
        for pause in pauses:
            house.clock.now += pause
            await house.tables.heartbeats.beat(platform)
