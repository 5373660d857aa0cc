"""Whether a command is heard at the table that it names: decided here, for every platform and every way of asking.

What somebody is in the table's own chat counts, not where something was pressed. Who is not there sees and changes
nothing. Who sat at the table and has left its chat gives up the seat, and the table is told. While a platform cannot
be asked, those who sit at the table play on, and nobody gains anything.

People from another platform come by the table's own invitation, and have no rights but a player's.

Whoever is one person on several platforms is in the chats of each of these, and acts at a table as whoever of them
sits there.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import msgspec

from bot.domain.addresses import is_from_afar, platform_of
from bot.domain.messages import Answer, Command, Person, line
from bot.domain.table import Refused, Table
from bot.service.membership import Memberships
from bot.store.links import Links
from bot.store.store import Store
from bot.tables.departing import Departed

NOT_HERE, UNCERTAIN = line("not-in-this-chat"), line("membership-unknown")

Handle = Callable[[Command], Awaitable[Answer]]


class Admission:
    """Lets commands in with the rights that their author has in the table's chat, or refuses them."""

    def __init__(self, store: Store, memberships: Memberships, links: Links, carry_out: Handle) -> None:
        self.store, self.memberships, self.links, self.carry_out = store, memberships, links, carry_out

    async def admitted(self, command: Command) -> Command:
        """The command, with the rights of its author in the table's chat; Refused if they are not there."""
        channel, who = command.channel, command.who
        if command.where in ("", channel):
            if not self.memberships.knows(platform_of(channel)):
                return command
            standing = await self.memberships.standing(channel, who.id)
            if standing is not None and standing.member:
                return _with_rights(command, moderator=standing.moderator)
            if standing is None and await self._sits(channel, (who.id,)):
                return command
        return await self._from_elsewhere(command, await self.links.all_of(who.id))

    async def _from_elsewhere(self, command: Command, everyone: Sequence[str]) -> Command:
        """With the rights of the one of them who is on the platform of the table; or as its guest."""
        channel, there = command.channel, _on_platform_of(command.channel, everyone)
        standing = await self.memberships.standing(channel, there)
        if standing is None:
            if not await self._sits(channel, everyone):
                raise Refused(UNCERTAIN)
        elif not standing.member:
            if standing.left:
                await self.departed(channel, msgspec.structs.replace(command.who, id=there))
            if not await self._is_guest(channel, everyone):
                raise Refused(NOT_HERE)
        return _with_rights(command, moderator=standing is not None and standing.member and standing.moderator)

    async def in_person(self, command: Command, table: Table | None) -> Command:
        """As the one of their accounts that has to do with the table; else as the one on its platform."""
        everyone = await self.links.all_of(command.who.id)
        there = _on_platform_of(command.channel, everyone)
        acting = next((one for one in everyone if table and _has_to_do_with(table, one)), there)
        beside = tuple(one for one in (*command.who.beside, *everyone) if one != acting)
        return msgspec.structs.replace(command, who=msgspec.structs.replace(command.who, id=acting, beside=beside))

    async def looks_in(self, channel: str, who: Person) -> None:
        """Refused if somebody who asks from elsewhere, and asks for nothing but to look, may not see that table."""
        everyone = await self.links.all_of(who.id) if is_from_afar(who.id, channel) else (who.id,)
        there = _on_platform_of(channel, everyone)
        standing = await self.memberships.standing(channel, there)
        if standing is None:
            if not await self._sits(channel, everyone):
                raise Refused(UNCERTAIN)
        elif not standing.member:
            if standing.left:
                await self.departed(channel, msgspec.structs.replace(who, id=there))
            if not await self._is_guest(channel, everyone):
                raise Refused(NOT_HERE)

    async def departed(self, channel: str, who: Person) -> None:
        """Somebody has left the chat of a table: if they sat there, their seat is free, and the table hears of it."""
        table = await self.store.readable(channel)
        if table is None or table.phase == "closed" or table.seat_of(who.id) is None:
            return
        await self.carry_out(Command(channel, who, Departed(), f"departed {who.id} {table.version}"))

    async def is_here(self, channel: str, person: str) -> bool:
        """Whether somebody is in the chat of a table, as far as anybody knows."""
        if not self.memberships.knows(platform_of(channel)):
            return True
        standing = await self.memberships.standing(channel, person)
        return standing is None or standing.member

    async def visible(self, channel: str, who: Person) -> bool:
        """Whether somebody may be told how it stands at their table: not if they are known to be outside its chat."""
        if not self.memberships.knows(platform_of(channel)):
            return True
        everyone: tuple[str, ...] = (who.id,)
        if is_from_afar(who.id, channel):
            everyone = await self.links.all_of(who.id)
        there = _on_platform_of(channel, everyone)
        standing = await self.memberships.standing(channel, there)
        if standing is not None and standing.left:
            await self.departed(channel, msgspec.structs.replace(who, id=there))
        return standing is None or standing.member or await self._is_guest(channel, everyone)

    async def left(self, channel: str, who: Person) -> None:
        """The chat says that somebody has left; it may have said so a while ago, so whether it is so still is asked."""
        self.memberships.forget(channel, who.id)
        standing = await self.memberships.standing(channel, who.id)
        if standing is None or standing.left:
            await self.departed(channel, who)

    async def _is_guest(self, channel: str, people: Sequence[str]) -> bool:
        """Whether one of them, who is on another platform, came to the table by its invitation."""
        afar = [person for person in people if is_from_afar(person, channel)]
        table = await self.store.readable(channel) if afar else None
        return table is not None and any(
            _has_to_do_with(table, person) or (bool(table.invite) and person in table.guests) for person in afar
        )

    async def _sits(self, channel: str, people: Sequence[str]) -> bool:
        table = await self.store.readable(channel)
        return table is not None and not table.idle and any(table.seat_of(person) is not None for person in people)


def _on_platform_of(channel: str, people: Sequence[str]) -> str:
    """The one of these who is on the platform of the channel; the first if none is."""
    return next((one for one in people if platform_of(one) == platform_of(channel)), people[0])


def _has_to_do_with(table: Table, person: str) -> bool:
    """Whether they sit there, or may take a seat back, or have asked for one."""
    asks = table.question is not None and table.question.by == person
    return asks or any(person in (chair.person, chair.owner) for chair in table.chairs)


def _with_rights(command: Command, *, moderator: bool) -> Command:
    if command.who.moderator == moderator:
        return command
    return msgspec.structs.replace(command, who=msgspec.structs.replace(command.who, moderator=moderator))
