"""Posts on their way to Discord: each is one message, edited while its turn lasts, and nothing is posted twice."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from hashlib import blake2b
from typing import TypeVar

import discord
import msgspec

from bot.adapters.base.drawing import drawn_if_possible
from bot.adapters.base.posting import PostSender, Refusal
from bot.adapters.base.troubles import Troubles
from bot.adapters.discord import PLATFORM
from bot.adapters.discord.layout import Image, Message, Speech, closed_message, container_id, image_of, post_message
from bot.adapters.discord.limits import NONCE, NONCE_REMEMBERED
from bot.adapters.discord.people import number_of
from bot.adapters.discord.trouble import (
    ARCHIVED,
    INVALID_FORM,
    OLD_MESSAGE_EDITS,
    SHUT,
    UNKNOWN_MESSAGE,
    reason_of,
    wait_of,
)
from bot.adapters.discord.wording import Wording
from bot.delivery.outbox import NothingShown
from bot.delivery.pictures import Pictures
from bot.domain.messages import Picture, Post
from bot.domain.table import Table
from bot.runtime.tasks import end
from bot.service.tables import Tables
from bot.store.sent_messages import SentMessages

log = logging.getLogger(__name__)

T = TypeVar("T")
DEFAULT = "en"  # where there is no table to speak for
KEPT_PICTURES = 64  # of the latest posts, to be shown again when a post is closed
GIVEN_UP = (UNKNOWN_MESSAGE, OLD_MESSAGE_EDITS, INVALID_FORM)  # what cannot be edited is posted anew
UNREADABLE = (KeyError, TypeError, ValueError, AttributeError)  # of the library, over an answer it did not expect
UNKNOWN = 1  # in place of the number of a message that we could not read
OLD = timedelta(hours=1)  # the age from which Discord allows but few edits
CLOCKS_DIFFER = timedelta(seconds=60)
FAREWELL = 3.0  # seconds for what is under way when the process ends
SEARCHED = 50  # messages, for one that was sent without our learning of it


class Sent(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """A post on Discord: its message (0 while it is on its way), since when, and what it shows."""

    message: int
    at: float
    pressable: bool = False
    picture: Picture | None = None
    game: int = 0  # which game in this channel the picture is of, from 1
    lost: int = 0  # the message it takes the place of


def nonce_of(channel: str, post: int, instead_of: int) -> str:
    """The same for the same post, however often it is sent; another if it is sent in place of a lost message."""
    return blake2b(f"{channel} {post} {instead_of}".encode(), digest_size=NONCE // 2).hexdigest()


class DiscordSender(PostSender):
    """The sending side of the adapter. It needs no gateway: any process can serve any channel."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        pictures: Pictures,
        wording: Wording,
        clock: Callable[[], float],
        *,
        window: bool = False,
    ) -> None:
        super().__init__(PLATFORM, tables.store)
        self.client, self.window = client, window
        self.pictures, self.wording, self.clock = pictures, wording, clock
        self.sent, self.troubles = SentMessages(self.store, Sent), Troubles(self.store, PLATFORM)
        self._private: dict[int, int] = {}
        self._images: OrderedDict[tuple[str, int, Picture | None], Image] = OrderedDict()
        self._under_way: set[asyncio.Task[None]] = set()
        self._doubtful: set[tuple[str, int]] = set()

    async def send(self, channel: str, post: Post) -> None:
        """Shows the post in the channel. If the caller is cancelled, what is under way is still carried to its end."""
        task = asyncio.create_task(super().send(channel, post))
        self._under_way.add(task)
        task.add_done_callback(self._over)
        await asyncio.shield(task)

    def _over(self, task: asyncio.Task[None]) -> None:
        """Forgets what has come to its end; if nobody waited for it, its failure is of no interest any more."""
        self._under_way.discard(task)
        if not task.cancelled():
            task.exception()

    async def close(self) -> None:
        """Lets what is under way come to its end, within reason."""
        if self._under_way:
            _, late = await asyncio.wait(self._under_way, timeout=FAREWELL)
            await end(late)

    def wait_of(self, error: Exception) -> float | None:
        """How long Discord wants to be left alone, if it says so."""
        return wait_of(error)

    def refusal_of(self, error: Exception) -> Refusal | None:
        """Why Discord will never take it; None if it may yet."""
        reason = reason_of(error) if isinstance(error, discord.HTTPException) else None
        if reason is None or not isinstance(error, discord.HTTPException):
            return None
        return Refusal(reason, SHUT.get(reason), f"{error.status} {error.code}")

    async def note(self, channel: str, refusal: Refusal) -> None:
        """Whoever asks there is told why."""
        await self.troubles.note(channel, refusal.reason)

    async def deliver(self, channel: str, post: Post) -> None:
        """Shows the post, as a message that is edited or sent, and closes the one before it."""
        table = await self.store.readable(channel)
        speech = Speech(self.wording, post.language or (table.language if table else DEFAULT))
        image = await self._image(table, post.picture)
        message = post_message(post, image, speech, table, window=self.window)
        place = await self._place(channel)
        if message is not None:
            await self._show(channel, place, post, message, table)
            self._keep(channel, post, image)
        if post.closes:
            await self._close(channel, place, post, table, speech)
        await self.troubles.over(channel)

    async def _place(self, channel: str) -> discord.PartialMessageable:
        number, private = number_of(channel)
        if private and number not in self._private:
            opened = await self.client.http.start_private_message(number)
            self._private[number] = int(opened["id"])
        return self.client.get_partial_messageable(self._private[number] if private else number)

    async def _image(self, table: Table | None, picture: Picture | None) -> Image | None:
        """The picture, if it can be drawn: a post without one is better than none."""
        language = table.language if table else DEFAULT
        return image_of(picture, await drawn_if_possible(self.pictures, table, picture, language))

    async def _show(
        self, channel: str, place: discord.PartialMessageable, post: Post, message: Message, table: Table | None
    ) -> None:
        """Edits the message that shows this post, or sends one."""
        before = await self.sent.of(channel, post.id)
        if before and before.message and await self._edited(place, before.message, message):
            number = before.message
        elif post.only_tidies:
            raise NothingShown
        else:
            number = await self._posted(channel, place, post.id, message, before)
        pressable, game = bool(post.buttons or post.call), table.number if table else 0
        lost = 0 if number else UNKNOWN
        await self.sent.keep(channel, post.id, Sent(number, self.clock(), pressable, post.picture, game, lost))

    async def _edited(self, place: discord.PartialMessageable, number: int, message: Message) -> bool:
        """Whether the message could be replaced by this one."""
        target = place.get_partial_message(number)
        try:
            await self._awake(
                place,
                lambda: target.edit(view=message.view, attachments=message.files(), allowed_mentions=message.mentions),
            )
        except discord.HTTPException as error:
            if error.code in GIVEN_UP:
                return False
            raise
        except discord.RateLimited:
            if discord.utils.utcnow() - discord.utils.snowflake_time(number) > OLD:
                return False
            raise
        except UNREADABLE as error:
            log.warning("a message was changed, but Discord's answer cannot be read: %s", type(error).__name__)
        return True

    async def _posted(
        self, channel: str, place: discord.PartialMessageable, post: int, message: Message, before: Sent | None
    ) -> int:
        """Sends the message, unless an earlier attempt did without our learning of it. 0: Discord has it, unread."""
        lost = before.message or before.lost if before else 0
        pending = before if before and not before.message else Sent(0, self.clock(), lost=lost)
        if before is pending and (number := await self._found(place, pending, post)):
            return number
        await self.sent.keep(channel, post, pending)
        try:
            sent = await self._awake(
                place,
                lambda: place.send(
                    view=message.view,
                    files=message.files(),
                    allowed_mentions=message.mentions,
                    nonce=nonce_of(channel, post, lost),
                ),
            )
        except UNREADABLE as error:
            return self._unread(channel, post, error)
        self._doubtful.discard((channel, post))
        return sent.id

    def _unread(self, channel: str, post: int, error: Exception) -> int:
        """What Discord took and answered unreadably is sent once more, which shows nothing twice; then no more."""
        if (channel, post) not in self._doubtful:
            self._doubtful.add((channel, post))
            raise error
        self._doubtful.discard((channel, post))
        log.error("a post to %s was sent, but Discord's answer cannot be read", channel, exc_info=error)
        return 0

    async def _found(self, place: discord.PartialMessageable, pending: Sent, post: int) -> int | None:
        """The message of an attempt so old that Discord has forgotten its nonce, where we may read the history."""
        if self.clock() - pending.at < NONCE_REMEMBERED:
            return None
        since = datetime.fromtimestamp(pending.at, UTC) - CLOCKS_DIFFER
        try:
            async for message in place.history(after=since, limit=SEARCHED, oldest_first=True):
                ours = self.client.user is not None and message.author.id == self.client.user.id
                if ours and [getattr(part, "id", None) for part in message.components] == [container_id(post)]:
                    return message.id
        except discord.Forbidden:
            log.info("the history of %s may not be read", place.id)
        return None

    async def _awake(self, place: discord.PartialMessageable, act: Callable[[], Awaitable[T]]) -> T:
        """Does something in a channel; a thread that has been put away is taken out again for it."""
        try:
            return await act()
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise
        await self.client.http.edit_channel(place.id, archived=False)
        return await act()

    async def _close(
        self, channel: str, place: discord.PartialMessageable, post: Post, table: Table | None, speech: Speech
    ) -> None:
        """Takes the buttons off the earlier post that this one closes, if it is still there and has any."""
        assert post.closes is not None
        closed, lines = post.closes
        before = await self.sent.of(channel, closed)
        if before is None or not before.message or not before.pressable:
            return
        picture = post.closed_picture or before.picture
        image = self._images.get((channel, closed, picture)) or await self._redrawn(table, before, picture)
        try:
            await self._edited(place, before.message, closed_message(closed, lines, image, speech))
        except discord.HTTPException as error:
            if reason_of(error) is None:
                raise
        await self.sent.keep(channel, closed, msgspec.structs.replace(before, pressable=False))

    async def _redrawn(self, table: Table | None, sent: Sent, picture: Picture | None) -> Image | None:
        """The picture of an earlier post, while the table still knows that game."""
        known = table is not None and table.number == sent.game and table.phase != "closed"
        return await self._image(table, picture) if known else None

    def _keep(self, channel: str, post: Post, image: Image | None) -> None:
        if image is None:
            return
        self._images[channel, post.id, post.picture] = image
        self._images.move_to_end((channel, post.id, post.picture))
        if len(self._images) > KEPT_PICTURES:
            self._images.popitem(last=False)
