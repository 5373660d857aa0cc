"""What a platform is: its name, its token, what it can do, what its owner can set, and how it runs.

A platform is a package of its own that describes itself in its `PLATFORM`. Whatever must know of all platforms learns
it from these descriptions, so that no other room knows a platform by name.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping

import msgspec

from bot.adapters.base.findings import Finding
from bot.adapters.base.variables import Variable
from bot.adapters.base.window import Window
from bot.delivery.pictures import Pictures
from bot.domain.addresses import direct_channel
from bot.domain.messages import Line
from bot.service.health import Health
from bot.service.tables import Tables
from bot.store.pubsub import Notifier


class Unusable(RuntimeError):
    """The platform will not have us as we are configured: there is no point in going on."""


class Surroundings(msgspec.Struct, frozen=True):
    """What a platform is given to run: the house, and what its owner has set."""

    tables: Tables
    notifier: Notifier
    pictures: Pictures
    health: Health
    environment: Mapping[str, str]
    host: str = "127.0.0.1"
    port: int = 0
    browse: bool = False  # a browser is to be opened where there is something to see
    neighbours: tuple[Platform, ...] = ()  # all platforms of the house


class Platform(msgspec.Struct, frozen=True, kw_only=True):
    """One platform. `token` is the variable that holds its token, without which it does not run; some need none.

    `run` runs it until it is cancelled, or throws `Unusable`; it imports the platform's library only then, for that
    takes its time. `check` throws a ValueError where several variables do not go together.
    """

    name: str
    title: str  # as people call it
    run: Callable[[Surroundings], Awaitable[None]]
    token: str = ""
    variables: tuple[Variable, ...] = ()
    check: Callable[[Mapping[str, str]], object] | None = None
    examine: Callable[[Mapping[str, str]], AsyncIterator[Finding]] | None = None  # for `zoco doctor`
    window: Callable[[Surroundings], Window | None] | None = None  # in which the page is open; None: it is not set up
    trouble: Callable[[str], Line] | None = None  # tells why nothing could be posted, to whoever asks there next
    private_messages: bool = True  # a person can be written to alone
    ephemeral: bool = False  # an answer can be shown in a channel to one person alone
    edits: bool = True  # what was posted can be changed
    threads: bool = False  # a channel may have threads or topics, each a channel of its own for us
    renumbers: bool = False  # a channel may be given another number, and its table goes along

    def channel(self, place: object) -> str:
        """The channel that tables know by the platform's own name of a place."""
        return f"{self.name}:{place}"

    def private_channel(self, user: object) -> str:
        """The channel in which a person alone is written to."""
        return direct_channel(self.person(user))

    def person(self, user: object) -> str:
        """The name of a person to a table."""
        return f"{self.name}:{user}"

    def place(self, channel: str) -> str:
        """The platform's own name of a channel."""
        return channel.removeprefix(f"{self.name}:")

    def has(self, channel: object) -> bool:
        """Whether this is a channel, or a person, of this platform."""
        return isinstance(channel, str) and channel.startswith(f"{self.name}:")

    def user(self, person: str) -> int | None:
        """The platform's number of a person; None for an empty chair and for people of other platforms."""
        number = self.place(person)
        return int(number) if self.has(person) and number.isdecimal() else None

    def is_configured(self, environment: Mapping[str, str]) -> bool:
        """Whether it runs where nobody asks for it by name."""
        return not self.token or bool(environment.get(self.token, "").strip())


class Platforms:
    """All platforms of a house."""

    def __init__(self, *platforms: Platform) -> None:
        self._platforms = {one.name: one for one in platforms}

    def __iter__(self) -> Iterator[Platform]:
        return iter(self._platforms.values())

    def __getitem__(self, name: str) -> Platform:
        return self._platforms[name]

    @property
    def names(self) -> tuple[str, ...]:
        """Their names."""
        return tuple(self._platforms)

    @property
    def reached_alone(self) -> frozenset[str]:
        """Those on which a person can be written to alone."""
        return frozenset(one.name for one in self if one.private_messages)

    @property
    def variables(self) -> tuple[Variable, ...]:
        """All that the owner can set for them."""
        return tuple(variable for one in self for variable in one.variables)
