"""What a platform must let a test do with its stand-in, and the surroundings in which it is tried."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Mapping

import msgspec

from bot.adapters.base.platform import Platform, Surroundings
from bot.delivery.pictures import Pictures
from bot.domain.table import Table
from bot.runtime.tasks import end
from bot.service.health import Health
from bot.service.tables import Tables
from bot.store.pubsub import Notifier
from bot.store.store import Store

PATIENCE = 40.0  # seconds for what must come
A_LOOK = 0.01  # seconds between looks at what nobody announces


class Shown(msgspec.Struct, frozen=True):
    """What a channel shows now: in which message, all that can be read, and how to press each of its buttons."""

    message: int
    text: str
    buttons: Mapping[str, str]


class Driver(ABC):
    """People in one channel of a platform, by their names."""

    channel: str

    @abstractmethod
    async def start(self) -> None:
        """The platform runs, on the Redis it ran on before."""

    @abstractmethod
    async def stop(self) -> None:
        """It is stopped in the middle of whatever it does."""

    @abstractmethod
    async def come(self, *names: str) -> None:
        """These people come to the channel; nothing has been said there yet."""

    @abstractmethod
    async def say(self, name: str, text: str) -> None:
        """Somebody gives a command, as one does there, and it has been answered."""

    async def agree(self, name: str) -> None:
        """Somebody says yes to what everyone was asked, and it has been answered."""
        await self.say(name, "/agree")

    @abstractmethod
    async def press(self, name: str, button: str) -> None:
        """Somebody presses a button that was once shown to all, and it has been answered."""

    @abstractmethod
    async def shown(self, table: Table) -> Shown | None:
        """The live post of the table; None while it is on its way."""

    @abstractmethod
    async def alone(self, name: str) -> str:
        """All that this person was ever told alone."""

    @abstractmethod
    async def letters(self, name: str) -> int:
        """How many messages this person has in their private chat with the bot."""

    @abstractmethod
    async def sights(self, name: str) -> str:
        """All that this person can see, or ever saw, of what is not theirs alone."""

    async def say_in_thread(self, name: str, text: str) -> str | None:
        """Somebody gives a command in a thread of the channel; the thread as tables know it. None: there are none."""
        return None

    @abstractmethod
    async def refuse(self) -> None:
        """From now on nothing can be posted in the channel."""

    @abstractmethod
    async def take(self) -> None:
        """Now it can be, again."""


class Running:
    """A platform, run as `zoco` runs it: with its surroundings, by its entry in the list."""

    def __init__(
        self, platform: Platform, tables: Tables, pictures: Pictures, environment: Mapping[str, str], port: int = 0
    ) -> None:
        self.platform, self.tables, self.pictures = platform, tables, pictures
        self.environment, self.port = environment, port
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        store: Store = self.tables.store
        notifier = Notifier(store.client)
        around = Surroundings(
            self.tables, notifier, self.pictures, Health(store), self.environment, "127.0.0.1", self.port
        )
        self._tasks = [asyncio.create_task(notifier.run()), asyncio.create_task(self._run(around))]

    async def _run(self, around: Surroundings) -> None:
        await self.platform.run(around)

    async def stop(self) -> None:
        await end(self._tasks)
