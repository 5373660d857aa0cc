"""Whoever sits at a table of another platform is called on their own; so is whoever said that they want to be.

The post itself goes to the table's home. What it says, and its buttons, go to them in a letter, once for each post.
"""

from __future__ import annotations

import msgspec

from bot.delivery.outbox import Sender
from bot.domain.addresses import is_direct, is_from_afar, platform_of
from bot.domain.messages import Button, Post, line
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
        if not is_direct(channel):
            for one in post.called if post.call and post.game else ():
                await self._call(channel, post, one.person)
            if post.guests and self.keeps_feed:
                await self.tables.store.feed_append(channel, post)
        await self.sender.send(channel, post)

    async def _call(self, channel: str, post: Post, person: str) -> None:
        preferences = await self.tables.people.preferences(person)
        elsewhere = preferences.reach not in ("", platform_of(channel))
        if not elsewhere and not is_from_afar(person, channel):
            return
        own = await self.letters.home(await self.tables.links.all_of(person), preferences.reach)
        if own is None or platform_of(own) == platform_of(channel):
            return
        buttons = tuple(msgspec.structs.replace(one, channel=channel) for one in post.buttons)
        look = Button("/board", line("button-board"), channel=channel)
        news = line("far-call", game=line(post.game), channel=channel)
        lines, language = (news, *post.lines[-MOST_LINES:]), preferences.language or post.language
        letter = Post(0, lines, post.stamp, buttons=(*buttons, look), language=language)
        await self.letters.write(own, NOTICES, f"{channel} {post.id}", letter)
