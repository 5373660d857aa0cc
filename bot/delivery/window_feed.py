"""What is posted to a chat is kept for the windows that show its table, too: as a page's own posts are."""

from __future__ import annotations

from bot.delivery.outbox import Sender
from bot.domain.messages import Post
from bot.store.store import Store


class WithFeed:
    """Sends by a platform's own sender, and keeps what it sends. A letter to one person is no part of a table."""

    def __init__(self, sender: Sender, store: Store) -> None:
        self.sender, self.store = sender, store
        self.platform = sender.platform

    async def send(self, channel: str, post: Post) -> None:
        """Keeps the post, then shows it in the channel; what comes twice is kept once."""
        if post.id > 0:
            await self.store.feed_append(channel, post)
        await self.sender.send(channel, post)
