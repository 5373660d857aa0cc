"""The owner looks at tables: `zoco tables` lists them, `zoco table ID` tells all of one but its secrets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.adapters.platforms import PLATFORMS
from bot.domain.table import Chair, Table
from bot.owner.house import Impossible, now, told_when
from bot.store.migrations import DamagedTable
from bot.store.silences import Silences
from bot.store.store import Store
from bot.store.table_state import state_of
from bot.tables import timing

SHOWN = 50
MINUTE, HOUR, DAY = 60, 3600, 24 * 3600


async def list_tables(store: Store, most: int, *, everything: bool) -> int:
    """The tables changed last; without `everything`, those at which something goes on."""
    found = [table for platform in PLATFORMS.names for table in await store.tables(platform, most * 2)]
    found = sorted((one for one in found if everything or not one.idle), key=lambda one: -one.updated)
    rows = [("TABLE", "GAME", "NOW", "CHANGED", "PLAYERS"), *map(_row, found[:most])]
    for line in _columns(rows):
        print(line)
    rest = len(found) - most
    print(f"{len(found):,} tables" + (f"; {rest:,} more: --most {len(found)}" if rest > 0 else ""))
    return 0


def _row(table: Table) -> tuple[str, ...]:
    return table.channel, table.game, table.phase, f"{ago(table.updated)} ago", players(table)


def players(table: Table) -> str:
    """Their names; whose move it is has a mark."""
    awaited = timing.acting(table)
    return ", ".join(f"{name}*" if seat in awaited else name for seat, name in enumerate(table.names))


def _columns(rows: Iterable[tuple[str, ...]]) -> Iterator[str]:
    rows = list(rows)
    widths = [max(len(row[place]) for row in rows) for place in range(len(rows[0]))]
    for row in rows:
        yield "  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip()


def ago(moment: float) -> str:
    """How long ago, in the largest unit."""
    passed = max(0, int(now() - moment))
    for size, unit in ((DAY, "d"), (HOUR, "h"), (MINUTE, "min")):
        if passed >= size:
            return f"{passed // size} {unit}"
    return f"{passed} s"


async def known_table(store: Store, channel: str) -> Table:
    """The table there; `Impossible` where there is none, or none that can be read."""
    try:
        table = await store.table(channel)
    except DamagedTable as error:
        raise Impossible(str(error)) from error
    if table is None:
        raise Impossible(f"there is no table {channel}: `zoco tables --all` lists them")
    return table


async def show_table(store: Store, channel: str) -> int:
    """All of it but hands, piles and the seed."""
    table = await known_table(store, channel)
    for name, value in (*_facts(table), *await _deliveries(store, table)):
        print(f"{name:<16}{value}")
    for number, chair in enumerate(table.chairs):
        print(f"{f'seat {number + 1}':<16}{_chair(table, number, chair)}")
    return 0


def _facts(table: Table) -> Iterator[tuple[str, str]]:
    yield "table", table.channel
    yield "game", f"{table.game}, game {table.number} of this place{_options(table)}"
    yield "now", table.phase
    yield "changed", f"{told_when(table.updated)}, {ago(table.updated)} ago, version {table.shown_version}"
    yield "moves", f"{table.entries:,}"
    yield "language", table.language
    yield "pace", f"{table.pace / HOUR:g} hours a turn" if table.pace else "as long as one likes"
    if table.question:
        yield "asked", f"{table.question.kind}, by {table.question.by}"


def _options(table: Table) -> str:
    return f" ({', '.join(table.options)})" if table.options else ""


async def _deliveries(store: Store, table: Table) -> list[tuple[str, str]]:
    state = await state_of(store, table.channel)
    facts = [("posts", f"{table.posts:,} written, {state.waiting} waiting, {state.aside} refused for good")]
    if silence := await Silences(store).of(table.channel):
        facts.append(("silent", f"takes no posts since {told_when(silence.since)}"))
    if state.next_post is not None:
        facts.append(("next post", f"due {told_when(state.next_post)}"))
    due = ", ".join(f"{kind} {told_when(at)}" for kind, at in state.due)
    return [*facts, ("due", due or "nothing")]


def _chair(table: Table, seat: int, chair: Chair) -> str:
    who = f"a {chair.robot} robot" if chair.robot else chair.person or "nobody"
    since = f", awaited since {told_when(chair.since)}" if seat in timing.acting(table) and chair.since else ""
    return f"{chair.name} ({who}){since}{', overdue' if chair.overdue else ''}"
