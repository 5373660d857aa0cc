"""Whoever sits at a table of another platform is called on their own; so is whoever said that they want to be.

The post itself goes to the table's home. What it says, and its buttons, go to them in a letter, once for each post.
"""

from __future__ import annotations

import msgspec

from bot.delivery.outbox import Sender
from bot.domain.addresses import is_direct, is_from_afar, platform_of
from bot.domain.messages import Button, Post, line
from bot.domain.table import Table
from bot.service.letters import Letters
from bot.service.tables import Tables

NOTICES = "notices"
MOST_LINES = 12  # of what happened, the latest


class FarCalls:
    """Sends by a platform's own sender, and writes to those whom it cannot call.

    `keeps_feed`: what is posted where guests play is kept for pages that show that table, too.
    """

    def __init__(self, sender: Sender, tables: Tables, *, keeps_feed: bool = True) -> None:
        self.sender, self.tables, self.keeps_feed = sender, tables, keeps_feed
        self.platform = sender.platform
        self.letters: Letters = tables.letters

    async def send(self, channel: str, post: Post) -> None:
        """Writes the letters, then shows the post: a channel that takes none keeps nobody waiting."""
        table = None if is_direct(channel) else await self.tables.store.readable(channel)
        if table is not None:
            for one in post.called if post.call else ():
                await self._call(table, post, one.person)
            if table.guests and self.keeps_feed:
                await self.tables.store.feed_append(channel, post)
        await self.sender.send(channel, post)

    async def _call(self, table: Table, post: Post, person: str) -> None:
        preferences = await self.tables.people.preferences(person)
        elsewhere = preferences.reach not in ("", platform_of(table.channel))
        if not elsewhere and not is_from_afar(person, table.channel):
            return
        own = await self.letters.home(await self.tables.links.all_of(person), preferences.reach)
        if own is None:
            return
        language = preferences.language or table.language
        buttons = tuple(msgspec.structs.replace(one, channel=table.channel) for one in post.buttons)
        look = Button("/board", line("button-board"), channel=table.channel)
        news = line("far-call", game=line(table.game), channel=table.channel)
        letter = Post(0, (news, *post.lines[-MOST_LINES:]), post.stamp, buttons=(*buttons, look), language=language)
        await self.letters.write(own, NOTICES, f"{table.channel} {post.id}", letter)
