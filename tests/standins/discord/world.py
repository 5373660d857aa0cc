"""What the stand-in Discord knows: servers, channels, people, messages, and what each person has been shown."""

from __future__ import annotations

import asyncio
import itertools
import json
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, TypeVar

from tests.standins.discord.forms import EPHEMERAL, walk

Json = dict[str, Any]
T = TypeVar("T")

VIEW, SEND, MANAGE_MESSAGES, ATTACH, HISTORY, THREADS = 1 << 10, 1 << 11, 1 << 13, 1 << 15, 1 << 16, 1 << 38
INVITED = VIEW | SEND | ATTACH | THREADS
EPOCH = 1_420_070_400_000
TEXT_CHANNEL, DIRECT, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12
THREAD_KINDS = (PUBLIC_THREAD, PRIVATE_THREAD)
PATIENCE = 40.0  # seconds a test waits for what must come


@dataclass(eq=False)
class Guild:
    """A server: who is in it and who of them moderates it, and whether the bot still is."""

    id: int
    members: set[int] = field(default_factory=set)
    moderators: set[int] = field(default_factory=set)
    kicked: bool = False
    bot_may: int = INVITED  # on the whole server

    @property
    def moderating(self) -> int:
        """The role that moderators have; that of everyone has the number of the server."""
        return self.id + 1


@dataclass(eq=False)
class Channel:
    """A text channel, a thread, or somebody's direct messages."""

    id: int
    kind: int
    guild: Guild | None = None
    parent: int | None = None
    recipient: int | None = None
    bot_may: int = INVITED
    withheld: int = 0  # what the bot may not do although interactions still say that it may
    archived: bool = False
    locked: bool = False
    deleted: bool = False
    hidden_from: set[int] = field(default_factory=set)  # people who may not see it
    invited: set[int] = field(default_factory=set)  # people who were added to a thread


@dataclass(eq=False)
class Message:
    """A message as it is now. `only`: the one person who sees it."""

    id: int
    channel: Channel
    author: int
    content: str
    components: list[Json]
    flags: int
    files: dict[str, bytes]
    only: int | None = None
    called: tuple[int, ...] = ()  # whom it notified when it was sent
    edits: int = 0
    deleted: bool = False

    @property
    def ephemeral(self) -> bool:
        return bool(self.flags & EPHEMERAL)

    @property
    def parts(self) -> list[Json]:
        return list(walk(self.components))

    @property
    def text(self) -> str:
        """All that can be read in it, but for what is on its buttons."""
        return "\n".join([self.content, *(part["content"] for part in self.parts if part["type"] == 10)]).strip()

    @property
    def alts(self) -> list[str]:
        return [item.get("description") or "" for part in self.parts for item in part.get("items", ())]

    @property
    def buttons(self) -> dict[str, str]:
        """The labels of its buttons, by id."""
        return {part["custom_id"]: part["label"] for part in self.parts if part["type"] == 2}

    @property
    def options(self) -> dict[str, str]:
        """The labels of all options of its selects, by value."""
        return {one["value"]: one["label"] for part in self.parts for one in part.get("options", ())}

    @property
    def number(self) -> int:
        """The id of its container."""
        return next((part.get("id", 0) for part in self.components if part["type"] == 17), 0)


@dataclass(frozen=True)
class Sight:
    """Something a person was shown: words (all of the message, as JSON) and pictures."""

    message: int
    words: str
    pictures: tuple[bytes, ...]


class World:
    """Everything, and a notifier that rings whenever something changes."""

    def __init__(self) -> None:
        self.bot, self.application, self.token = 1_000_001, 1_000_001, "stand-in-token"
        self.public, self.endpoint, self.flags = True, "", 0  # as its owner has set the application up
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.people: dict[int, str] = {}
        self.closed: set[int] = set()  # people who take no direct messages
        self.messages: dict[int, Message] = {}
        self._posts: dict[int, list[Message]] = {}  # by channel
        self.nonces: dict[tuple[int, str], int] = {}
        self.commands: list[Json] = []
        self.registrations = 0
        self.sights: dict[int, list[Sight]] = {}
        self.violations: list[str] = []
        self._numbers = itertools.count(1)
        self._changed = asyncio.Condition()

    def snowflake(self) -> int:
        """A new id, later than all before."""
        return (int(time.time() * 1000) - EPOCH << 22) + (next(self._numbers) & 0x3FFFFF)

    def add_guild(self, number: int | None = None) -> Guild:
        guild = Guild(number or self.snowflake())
        self.guilds[guild.id] = guild
        return guild

    def add_channel(self, guild: Guild) -> Channel:
        return self._put(Channel(self.snowflake(), TEXT_CHANNEL, guild))

    def add_thread(self, channel: Channel, *, private: bool = False) -> Channel:
        kind = PRIVATE_THREAD if private else PUBLIC_THREAD
        return self._put(Channel(self.snowflake(), kind, channel.guild, parent=channel.id))

    def direct(self, person: int) -> Channel:
        """Somebody's direct messages with the bot."""
        known = [one for one in self.channels.values() if one.recipient == person]
        return known[0] if known else self._put(Channel(self.snowflake(), DIRECT, recipient=person))

    def _put(self, channel: Channel) -> Channel:
        self.channels[channel.id] = channel
        return channel

    def watchers(self, message: Message) -> Iterator[int]:
        """Who sees a message."""
        if message.only is not None:
            yield message.only
        elif message.channel.guild is not None:
            yield from message.channel.guild.members
        elif message.channel.recipient is not None:
            yield message.channel.recipient

    def show(self, message: Message) -> None:
        """Shows a message, or what has become of it, to all who see it."""
        words = json.dumps([message.content, message.components, sorted(message.files)], ensure_ascii=False)
        sight = Sight(message.id, words, tuple(message.files.values()))
        for person in self.watchers(message):
            self.sights.setdefault(person, []).append(sight)

    def add(self, message: Message) -> None:
        """A new message."""
        self.messages[message.id] = message
        if message.only is None:
            self._posts.setdefault(message.channel.id, []).append(message)

    def posts(self, channel: Channel) -> list[Message]:
        """The public messages of a channel, oldest first."""
        return [one for one in self._posts.get(channel.id, ()) if not one.deleted]

    async def ring(self) -> None:
        async with self._changed:
            self._changed.notify_all()

    async def until(self, happened: Callable[[], T | None], what: str = "it") -> T:
        """Waits for something to be so, and gives what it was."""
        try:
            async with self._changed, asyncio.timeout(PATIENCE):
                while not (found := happened()):
                    await self._changed.wait()
                return found
        except TimeoutError:
            raise AssertionError(f"{what} did not come; refused: {self.violations}") from None
