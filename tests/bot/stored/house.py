"""A house that a sample is taken from: channels and people of every platform, and time that passes when told to."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import cast

import msgspec

from bot.adapters.platforms import PLATFORMS
from bot.adapters.web.naming import name_for
from bot.app.serving import clocks
from bot.domain.due import ROBOT
from bot.domain.messages import Answer, Command, Person, Post
from bot.domain.table import Table
from bot.schedule.reminders import Reminders
from bot.schedule.robot_turns import RobotTurns
from bot.service.registry import parse
from bot.service.tables import Tables
from bot.store.connect import connect
from bot.store.keys import PARTITIONS, key, shared_key
from bot.store.scripts import Client
from bot.store.store import Store
from bot.tables import timing
from tests.bot.conftest import Seeds, Time
from tests.bot.passing import Quick
from tests.bot.stored.sample import Plain

NAMES = ("Anna", "Béla", "Цветан", "Dóra 🌵", "Õie", "Fülöp")
TONGUES = ("en", "hu", "ru", "uk", "et", "en")


def somebody(platform: str, name: str, language: str = "en", zone: str = "") -> Person:
    """A person, whose number on the platform follows from the name."""
    number = int.from_bytes(sha256(f"{platform} {name}".encode()).digest()[:8], "big")
    numbers = {"web": f"{number:016x}", "discord": str(10**17 + number % 10**17), "telegram": str(number % 10**9)}
    alone = platform in PLATFORMS.reached_alone
    return Person(f"{platform}:{numbers[platform]}", name, language, zone=zone, reachable=alone)


def friends(platform: str, count: int) -> list[Person]:
    """So many of those who sit at most of the tables of a platform."""
    named = zip(NAMES[:count], TONGUES, strict=False)
    return [somebody(platform, name, language) for name, language in named]


class House:
    """Tables, the people at them, and what they were told."""

    def __init__(self, url: str, client: Client | None = None) -> None:
        self.url, self.clock, self.seeds = url, Time(), Seeds()
        self.store = Store(client or connect(url))
        self.tables = Tables(self.store, self.clock, self.seeds)
        self.due, _ = clocks(self.tables, Quick())
        self.reminders = Reminders(
            self.tables, self.tables.people, self.tables.heartbeats, self.clock, PLATFORMS.reached_alone
        )
        self.robots = RobotTurns(self.tables, Quick())
        self.people: dict[str, Person] = {}
        self.scenes: dict[str, str] = {}
        self.given: dict[str, list[Plain]] = {}  # by channel: the commands that were given there, and their answers
        self.ids: Iterator[str] = map("id-{}".format, itertools.count(1))
        self._places = itertools.count(1)

    def place(self, scene: str, platform: str = "") -> str:
        """A channel for a scene: on the platforms in turn, and on Telegram in groups and in topics of groups."""
        number = next(self._places)
        platform = platform or PLATFORMS.names[number % len(PLATFORMS.names)]
        places = {
            "web": name_for("a sample", str(number)),
            "discord": str(11 * 10**17 + number),
            "telegram": f"{-(10**12) - number}" + (f":{number}" if number % 2 else ""),
        }
        self.scenes[scene] = f"{platform}:{places[platform]}"
        return self.scenes[scene]

    async def say(self, channel: str, who: Person, text: str) -> Answer:
        """Somebody gives a command."""
        self.people[who.id] = who
        command = Command(channel, who, parse(text), next(self.ids))
        answer = await self.tables.handle(command)
        said = [text, who.id, who.name, command.id, answer.ok, [line.key for line in answer.lines]]
        self.given.setdefault(channel, []).append(said)
        return answer

    async def done(self, channel: str, who: Person, text: str) -> Answer:
        """A command that is carried out."""
        answer = await self.say(channel, who, text)
        assert answer.ok, (channel, who, text, answer)
        return answer

    async def table(self, channel: str) -> Table:
        table = await self.store.table(channel)
        assert table is not None
        return table

    async def begin(self, channel: str, game: str, people: Sequence[Person], *settings: str) -> None:
        """A game with these people, begun; the table as the settings say. A setting with a slash is any command."""
        await self.done(channel, people[0], f"/new {game}")
        for setting in settings:
            text = setting if setting.startswith("/") else f"/settings {setting}"
            await self.done(channel, people[0], text)
        for person in people[1:]:
            await self.done(channel, person, "/join")
        await self.done(channel, people[0], "/start")

    async def play(self, channel: str, moves: int) -> None:
        """So many moves of people, as a quick player makes them; fewer if the game ends."""
        for _ in range(moves):
            table = await self.table(channel)
            if table.phase != "playing":
                return
            await self.move(table, timing.acting(table)[0])

    async def move(self, table: Table, seat: int) -> None:
        """Who sits there makes a move."""
        move = table.rules.reply(table.state, seat)
        await self.done(table.channel, self.sitter(table, seat), f"/play {move}")

    def sitter(self, table: Table, seat: int) -> Person:
        """Who sits there."""
        chair = table.chairs[seat]
        assert chair.person is not None
        return self.people.get(chair.person) or Person(chair.person, chair.name)

    async def acting(self, channel: str) -> Person:
        """One who is awaited."""
        table = await self.table(channel)
        return self.sitter(table, timing.acting(table)[0])

    async def waiting(self, channel: str) -> Person:
        """One who waits for others, and did not open the table if there is another such."""
        table = await self.table(channel)
        idle = [seat for seat, chair in enumerate(table.chairs) if seat not in timing.acting(table) and chair.person]
        return self.sitter(table, idle[-1])

    async def queued(self, channel: str) -> list[Post]:
        """The posts on their way to a channel."""
        queue = cast(list[bytes], await self.store.client.lrange(key(channel, "queue"), 0, -1))
        return [msgspec.msgpack.decode(entry.partition(b"|")[2], type=Post) for entry in queue]

    async def pass_time(self, seconds: float) -> None:
        """Time passes, and what falls due is done when it does; robots wait."""
        until = self.clock.now + seconds
        while (due := await self._next()) is not None and due <= until:
            self.clock.now = max(self.clock.now + 0.01, due)
            await self.due.tick()
        self.clock.now = until

    async def _next(self) -> float | None:
        pipe = self.store.client.pipeline(transaction=False)
        for number in range(PARTITIONS):
            pipe.zrange(shared_key(number, "due"), 0, -1, withscores=True)
        robots = f"{ROBOT} ".encode()
        rows = [row for found in await pipe.execute() for row in found]
        return min((at for name, at in rows if not name.startswith(robots)), default=None)
