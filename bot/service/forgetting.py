"""Forgetting a person, wholly: what is theirs is deleted, and what others need of it goes on without their name.

Their seats become free, their name becomes *a player* in the games and records of others, and everything that is kept
of them alone is dropped. It can be done again at any time; whoever dies in the middle of it is followed by who asks
for the same again. What was posted in a chat stays there: that is the chat's, not ours.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec

from bot.domain.addresses import direct_channel, platform_of
from bot.domain.messages import Command, Person, Post
from bot.store.erasing import Erasing
from bot.store.migrations import DamagedTable
from bot.tables.forgetting import Forgotten, concerned, nameless, names_of, unnamed

if TYPE_CHECKING:
    from bot.service.tables import Tables  # which gives a person this for themselves

RECORDS_SAY = "en"  # the language of records


class Forgot(msgspec.Struct, frozen=True):
    """What was done: at how many tables, in how many records, and how much more of theirs there was."""

    tables: int
    records: int
    more: int


async def forget(tables: Tables, person: str, *, everywhere: bool = False) -> Forgot:
    """Forgets them. `everywhere`: also looks at tables where they sat before it was noted where people have sat."""
    erasing = Erasing(tables.store, tables.clock)
    places = set(await erasing.places(person))
    if everywhere:
        places |= set(await tables.store.channels(f"{platform_of(person)}:"))
    own = direct_channel(person)
    done = [await _forget_at(tables, erasing, channel, person) for channel in sorted(places - {own})]
    await tables.links.part(person)
    await erasing.leave_leaders(person)
    await erasing.sign_out(person)
    more = [await erasing.drop(owner) for owner in (own, person)]
    return Forgot(sum(at for at, _ in done), sum(records for _, records in done), sum(more))


async def _forget_at(tables: Tables, erasing: Erasing, channel: str, person: str) -> tuple[int, int]:
    """At one table: whether it was theirs, and how many records were."""
    await erasing.leave_results(channel, person)
    try:
        table = await tables.store.table(channel)
    except DamagedTable:  # nothing can be read of it by anybody
        return 0, 0
    names = names_of(table, person) if table else []
    mine = table is not None and concerned(table, person)
    if mine and table is not None:
        who = Person(person, "", table.language)
        await tables.carry_out(Command(channel, who, Forgotten(), f"forget {person} {table.version}"))
    await erasing.leave_log(channel, person)
    records = await erasing.leave_records(channel, person, names, nameless(RECORDS_SAY))
    others = dict.fromkeys(names, nameless(table.language if table else RECORDS_SAY))
    await erasing.leave_queue(channel, person, others, _unnamed)
    await erasing.leave_feed(channel, person, others, _unnamed)
    if mine or records:
        await erasing.forget_aside(channel)
    return int(mine), records


def _unnamed(post: Post, names: Mapping[str, str]) -> Post:
    lines = tuple(unnamed(post.lines, names))
    closes = (post.closes[0], tuple(unnamed(post.closes[1], names))) if post.closes else None
    return msgspec.structs.replace(post, lines=lines, closes=closes)
