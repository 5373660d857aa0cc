"""What the owner does at tables: closes one, says something, forgets a person; asked before, told, and noted."""

from __future__ import annotations

import re
from hashlib import blake2b

from bot.adapters.platforms import PLATFORMS
from bot.domain.messages import Command, HouseAct
from bot.domain.names import visible
from bot.domain.table import Table
from bot.owner.audit import NOT_WANTED, noted
from bot.owner.house import Impossible, agreed, now
from bot.owner.tables import known_table
from bot.service.forgetting import forget
from bot.service.tables import CARETAKER, Tables
from bot.store.erasing import Erasing
from bot.store.store import Store
from bot.tables.by_owner import ClosedByOwner, OwnerSays

LONGEST = 1000  # characters that are said at once
PERSON = re.compile(rf"({'|'.join(PLATFORMS.names)}):[^\s@:]+")
EVERY = 1_000_000


async def close(store: Store, channel: str, *, yes: bool) -> int:
    """Closes a table, whatever goes on there, and tells it so."""
    async with noted(store, f"close {channel}") as deed:
        table = await known_table(store, channel)
        if table.idle:
            raise Impossible(f"nothing goes on at {channel}")
        if not agreed(f"{table.game} of {', '.join(table.names)} is given up.", yes):
            deed.outcome = NOT_WANTED
            return 1
        await _act(store, table, ClosedByOwner())
        print(f"{channel} is closed, and told so.")
        return 0


async def say(store: Store, text: str, channel: str | None) -> int:
    """Says something at a table, or at every table at which something goes on."""
    words = visible(text)
    if not words or len(words) > LONGEST:
        raise Impossible(f"say 1 to {LONGEST} characters, not {len(words)}")
    async with noted(store, f"say {words!r} to {channel or 'all'}") as deed:
        tables = [await known_table(store, channel)] if channel else await _all_that_go_on(store)
        for table in tables:
            await _act(store, table, OwnerSays(words))
        deed.outcome = f"told {len(tables)} tables"
        print(f"{len(tables):,} tables are told.")
        return 0


async def forget_person(store: Store, person: str, *, yes: bool) -> int:
    """Deletes what is kept of somebody. The audit log does not say who it was, either: only a digest of it."""
    if not PERSON.fullmatch(person):
        raise Impossible(f"{person} is no person: they are written like discord:1234, as `zoco table` shows them")
    async with noted(store, f"forget {blake2b(person.encode(), digest_size=6).hexdigest()}") as deed:
        places = len(await Erasing(store, now).places(person))
        question = f"All that is kept of {person} is deleted, their seats at up to {places} tables become free."
        if not agreed(question, yes):
            deed.outcome = NOT_WANTED
            return 1
        tables = Tables(store, now, str)
        others = await tables.links.others(person)
        done = await forget(tables, person, everywhere=True)
        deed.outcome = f"at {done.tables} tables, in {done.records} records, {done.more} other things"
        print(f"Forgotten: at {done.tables:,} tables, in {done.records:,} records, and {done.more:,} things of theirs.")
        if others:
            print(f"They were one person with {', '.join(others)}: forget those too, if they want that.")
        print("What was posted in chats stays there; answers to their latest commands go within a week.")
        return 0


async def _all_that_go_on(store: Store) -> list[Table]:
    return [one for platform in PLATFORMS.names for one in await store.tables(platform, EVERY) if not one.idle]


async def _act(store: Store, table: Table, act: HouseAct) -> None:
    tables = Tables(store, now, str)
    name = f"owner {type(act).__name__} {table.version} {now()}"
    await tables.carry_out(Command(table.channel, CARETAKER, act, name))
