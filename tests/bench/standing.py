"""Tables whose channels show nothing yet but how the game stands now."""

from __future__ import annotations

from collections.abc import Iterable

from bot.store.keys import key
from bot.tables.posts import standing_post
from tests.bench.party import Host, Party
from tests.bot.discord.party import post_to


async def post_standings(host: Host, parties: Iterable[Party]) -> None:
    """In place of all that was yet to be posted."""
    for party in parties:
        table = await host.store.table(party.channel)
        assert table is not None
        await host.store.client.delete(key(party.channel, "queue"))
        if standing := standing_post(table):
            await post_to(host.store, party.channel, standing)
