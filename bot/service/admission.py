"""Whether a command is heard at the table that it names: decided here, for every platform and every way of asking.

What somebody is in the table's own chat counts, not where something was pressed. Who is not there sees and changes
nothing. Who sat at the table and has left its chat gives up the seat, and the table is told. While a platform cannot
be asked, those who sit at the table play on, and nobody gains anything.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

from bot.domain.addresses import platform_of
from bot.domain.messages import Answer, Command, Person, line
from bot.domain.table import Refused
from bot.service.membership import Memberships
from bot.store.store import Store
from bot.tables.departing import Departed

NOT_HERE, UNCERTAIN = line("not-in-this-chat"), line("membership-unknown")

Handle = Callable[[Command], Awaitable[Answer]]


class Admission:
    """Lets commands in with the rights that their author has in the table's chat, or refuses them."""

    def __init__(self, store: Store, memberships: Memberships, carry_out: Handle) -> None:
        self.store, self.memberships, self.carry_out = store, memberships, carry_out

    async def admitted(self, command: Command) -> Command:
        """The command, with the rights of its author in the table's chat; Refused if they are not there."""
        channel, who = command.channel, command.who
        given_there = command.where in ("", channel)
        if given_there and not self.memberships.knows(platform_of(channel)):
            return command
        standing = await self.memberships.standing(channel, who.id)
        if standing is None:
            if not await self._sits(channel, who.id):
                raise Refused(UNCERTAIN)
            return command if given_there else _with_rights(command, moderator=False)
        if not standing.member:
            if standing.left:
                await self.departed(channel, who)
            raise Refused(NOT_HERE)
        return _with_rights(command, moderator=standing.moderator)

    async def looks_in(self, channel: str, who: Person) -> None:
        """Refused if somebody who asks from elsewhere, and asks for nothing but to look, may not see that table."""
        standing = await self.memberships.standing(channel, who.id)
        if standing is None:
            if not await self._sits(channel, who.id):
                raise Refused(UNCERTAIN)
        elif not standing.member:
            if standing.left:
                await self.departed(channel, who)
            raise Refused(NOT_HERE)

    async def departed(self, channel: str, who: Person) -> None:
        """Somebody has left the chat of a table: if they sat there, their seat is free, and the table hears of it."""
        table = await self.store.readable(channel)
        if table is None or table.phase == "closed" or table.seat_of(who.id) is None:
            return
        await self.carry_out(Command(channel, who, Departed(), f"departed {who.id} {table.version}"))

    async def visible(self, channel: str, who: Person) -> bool:
        """Whether somebody may be told how it stands at their table: not if they are known to be outside its chat."""
        if not self.memberships.knows(platform_of(channel)):
            return True
        standing = await self.memberships.standing(channel, who.id)
        if standing is not None and standing.left:
            await self.departed(channel, who)
        return standing is None or standing.member

    async def left(self, channel: str, who: Person) -> None:
        """The chat says that somebody has left; it may have said so a while ago, so whether it is so still is asked."""
        self.memberships.forget(channel, who.id)
        standing = await self.memberships.standing(channel, who.id)
        if standing is None or standing.left:
            await self.departed(channel, who)

    async def _sits(self, channel: str, person: str) -> bool:
        table = await self.store.readable(channel)
        return table is not None and not table.idle and table.seat_of(person) is not None


def _with_rights(command: Command, *, moderator: bool) -> Command:
    if command.who.moderator == moderator:
        return command
    return msgspec.structs.replace(command, who=msgspec.structs.replace(command.who, moderator=moderator))
