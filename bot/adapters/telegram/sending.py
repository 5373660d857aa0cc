"""Posts on their way to Telegram: each is a photo with its caption and keys, edited while its turn lasts."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable

import msgspec
import telegram
from telegram import InlineKeyboardButton, InlineKeyboardMarkup
from telegram.error import BadRequest, ChatMigrated, TelegramError

from bot.adapters.base.posting import PostSender, Refusal
from bot.adapters.telegram import PLATFORM, limits
from bot.adapters.telegram.board_keys import BoardKeys
from bot.adapters.telegram.groups import Groups
from bot.adapters.telegram.linking import Links, Sent
from bot.adapters.telegram.menus import on_board
from bot.adapters.telegram.people import Place, place_of
from bot.adapters.telegram.photo_cache import Photo, PhotoCache
from bot.adapters.telegram.pressing import Menu, extra_key, keyboard, private_key
from bot.adapters.telegram.rate_limits import Busy
from bot.adapters.telegram.requests import Unreadable
from bot.adapters.telegram.trouble import SHUT, bad_file, is_lost, no_photos, reason_of, wait_of
from bot.adapters.telegram.turn_letters import TurnLetters
from bot.adapters.telegram.wire import Sheet, Wire
from bot.adapters.telegram.wording import SAID, Said, described, joined, said
from bot.delivery.outbox import NothingShown, RetryLater
from bot.domain.messages import Line, Post
from bot.domain.table import Table
from bot.store.queues import Queues
from bot.store.sent_messages import SentMessages
from bot.store.store import Store
from bot.store.unheard import Unheard
from bot.tables.posts import END_BUTTONS, SINCE_BUTTON, standing_post, tells_of_before

log = logging.getLogger(__name__)

MOMENT, LOOK = 1.0, 0.03  # seconds
NOT_ALONE = "reminder-not-alone"
STORY = 12  # sentences that a message keeps of the turns it has shown
SHORT = 30.0  # seconds that a turn lasts where people play quickly
SOON = 15.0  # seconds after which those who were called quietly are called aloud


Story = tuple[tuple[Line, ...], ...]


class Draft(msgspec.Struct, frozen=True):
    """A post ready to be sent, and what is remembered of it, but for what it shows."""

    sentences: tuple[Said, ...]
    photo: Photo | None
    keys: InlineKeyboardMarkup | None
    silent: bool
    sent: Sent

    @property
    def limit(self) -> int:
        """How much text goes with it."""
        return limits.CAPTION if self.photo else limits.TEXT


class TelegramSender(PostSender):
    """The sending side of the adapter: any process can serve any chat."""

    def __init__(
        self,
        wire: Wire,
        store: Store,
        photos: PhotoCache,
        groups: Groups,
        clock: Callable[[], float],
        board_keys: BoardKeys = BoardKeys(),  # noqa: B008  # it cannot be changed
    ) -> None:
        super().__init__(PLATFORM, store)
        self.wire, self.photos, self.groups = wire, photos, groups
        self.clock, self.board_keys = clock, board_keys
        self.queues, self.shown = Queues(store, PLATFORM.name), SentMessages(store, Sent)
        self.links = Links(store, self.shown)
        self.unheard = Unheard(store, PLATFORM.name)
        self.turn_letters, self.quiet = TurnLetters(wire), False

    async def deliver(self, channel: str, post: Post) -> None:
        """Shows the post in the channel; where its group has got another number, it comes again there."""
        try:
            await self._deliver(channel, post)
        except ChatMigrated as error:
            await self.groups.migrated(place_of(channel).chat, error.new_chat_id)
            raise RetryLater(0.0) from None

    def wait_of(self, error: Exception) -> float | None:
        """How long the chat wants to be left alone, by Telegram's word or by our own count."""
        return error.seconds if isinstance(error, Busy) else wait_of(error)

    def refusal_of(self, error: Exception) -> Refusal | None:
        """Why Telegram will never take it; None if it may yet."""
        reason = reason_of(error) if isinstance(error, TelegramError) else None
        if reason is None or not isinstance(error, TelegramError):
            return None
        return Refusal(reason, SHUT.get(reason), error.message)

    async def note(self, channel: str, refusal: Refusal) -> None:
        """Whoever plays there and can be reached is told."""
        await self.groups.silenced(channel, refusal.reason)

    async def caught_up(self, channel: str) -> None:
        """Waits, for a moment, until the channel has seen its posts: what is sent there now would hold them up."""
        latest = self.clock() + MOMENT
        while await self.queues.has(channel) and self.clock() < latest:
            await self.wire.rate_limits.until(self.clock() + LOOK)

    async def repost(self, channel: str, post: Post) -> None:
        """Shows a post anew, as a message of its own: the old one cannot be reached any more."""
        await self.shown.forget(channel, post.id)
        await self.send(channel, msgspec.structs.replace(post, closes=None))

    async def _deliver(self, channel: str, post: Post) -> None:
        place, table = place_of(channel), await self.store.readable(channel)
        if table and _steps(post) and table.live != post.id:
            return  # a later post, which waits already, tells of these steps and takes their keys away
        if table and _steps(post):
            post = standing_post(table) or post  # steps that wait, too, are shown at once
        taken_over = bool(post.closes) and await self._taken_over(channel, place, post, table)
        if taken_over and table and table.live != post.id:
            return
        draft = await self._draft(channel, place, post, table)
        if draft.sentences or draft.photo:
            await self._show(channel, place, post, draft)
        if post.closes and not taken_over:
            await self._close(channel, place, post, table)

    async def _taken_over(self, channel: str, place: Place, post: Post, table: Table | None) -> bool:
        """In quick play the message of one turn goes on to show the next: whether it is so.

        That costs a group one message of the few it has, and not two. It makes no sound, so if nobody goes on soon the
        board comes in a message of its own after all.
        """
        assert post.closes is not None
        number, kept = post.closes
        before, now = await self.shown.of(channel, number), await self.shown.of(channel, post.id)
        if before is None or not before.message:
            return False
        if now is not None:  # it was begun already, before we were stopped perhaps
            return now.message == before.message
        quick = self._quick(before)
        is_next = post.call and post.closed_picture and before.look and post.stamp != before.stamp
        if not is_next or place.private or table is None or table.idle or quick < len(table.chairs):
            return False
        await self.turn_letters.take_back(before.letters)
        story = _shortened((*before.story, kept))
        fresh = msgspec.structs.replace(before, stamp=post.stamp, story=story, at=self.clock(), quick=quick)
        sent = msgspec.structs.replace(fresh, quiet=True, letters=())
        await self.shown.keep(channel, post.id, sent)
        return True

    def _quick(self, before: Sent | None) -> int:
        """How many turns in a row were short, the latest among them: then all are here who play."""
        short = before is not None and before.stamp >= 0 and self.clock() - before.at <= SHORT
        return before.quick + 1 if before and short else 0

    async def _draft(self, channel: str, place: Place, post: Post, table: Table | None) -> Draft:
        language = post.language or (table.language if table else "en")
        before = await self.shown.of(channel, post.id)
        story = _lines(before.story) if before else []
        sentences = [await self.links.sentence(language, sentence) for sentence in (*story, *post.lines)]
        if post.call:
            sentences.append(said(language, post.call, post.called))
        photo = await self.photos.photo(table, post.picture, language, alt=False)
        board = self.board_keys.at(place, self.wire.bot.username, language) if post.picture and post.buttons else ()
        buttons = on_board(table, post.buttons, post.stamp)
        more = (*self.ways_back(channel, place, post, language), *self._way_in(place, post, language), *board)
        keys = keyboard(Menu(buttons, channel, post.stamp, "/play"), place, language, *more)
        asks = any(button not in END_BUTTONS for button in post.buttons)  # a game that is over asks nothing of anybody
        closed = await self.shown.of(channel, post.closes[0]) if post.closes else None
        quick = self._quick(closed) if post.called and post.closed_picture else 0
        sent = msgspec.structs.replace(before or Sent(0, at=self.clock(), quick=quick), stamp=post.stamp)
        silent = not asks and (not post.called or place.private)
        return Draft(tuple(sentences), photo, keys, silent, sent)

    def ways_back(self, channel: str, place: Place, post: Post, language: str) -> tuple[InlineKeyboardButton, ...]:
        """The key under a call that shows what has happened since one's last turn."""
        if not tells_of_before(post):
            return ()
        return (extra_key(SINCE_BUTTON, channel, place, language),)

    def _way_in(self, place: Place, post: Post, language: str) -> tuple[InlineKeyboardButton, ...]:
        """Under the news that somebody cannot be written to alone: the link by which they can."""
        if not any(one.key == NOT_ALONE for one in post.lines):
            return ()
        return (private_key(self.wire.bot.username, place, language),)

    async def _show(self, channel: str, place: Place, post: Post, draft: Draft) -> None:
        """Edits the message of this post, or sends it."""
        before = await self.shown.of(channel, post.id)
        if before and before.message and await self._edit(channel, place, post.id, before, draft):
            if before.quiet:
                await self.unheard.later(channel, self.clock() + SOON)
            return
        if post.only_tidies:
            raise NothingShown
        draft = await self._called_alone(channel, place, post, draft)
        try:
            await self._post(channel, place, post.id, draft, before)
        except BadRequest as error:
            if draft.photo is None or not (bad_file(error) or no_photos(error)):
                raise
            await self.photos.drop(channel, draft.photo)
            await self._post(channel, place, post.id, await self._without(channel, post, draft, error), before)

    async def _called_alone(self, channel: str, place: Place, post: Post, draft: Draft) -> Draft:
        """Where boards come without a sound: told in private to those whom it calls, if all can be reached so."""
        table = await self.store.readable(channel) if self.quiet and post.called and not place.private else None
        if table is None or draft.sent.letters:
            return draft
        told = await self.turn_letters.write(table, post)
        sent = msgspec.structs.replace(draft.sent, letters=told.letters)
        await self.shown.keep(channel, post.id, msgspec.structs.replace(sent, message=0))
        return msgspec.structs.replace(draft, sent=sent, silent=told.everybody)

    async def _without(self, channel: str, post: Post, draft: Draft, error: BadRequest) -> Draft:
        """The draft with its picture drawn anew, or told in words where pictures are forbidden."""
        table = await self.store.readable(channel)
        language = table.language if table else "en"
        photo = await self.photos.photo(table, post.picture, language, alt=True)
        if no_photos(error):
            words = (described(photo.alt),) if photo and photo.alt else ()
            return msgspec.structs.replace(draft, photo=None, sentences=(*words, *draft.sentences))
        return msgspec.structs.replace(draft, photo=photo)

    async def _post(self, channel: str, place: Place, number: int, draft: Draft, before: Sent | None) -> None:
        """A message of its own; what its caption cannot hold goes ahead of it."""
        ahead, kept = SAID.split(draft.sentences, draft.limit)
        done = before.before if before and not before.message else 0
        for page in SAID.pages(ahead, limits.TEXT)[done:]:
            await self._sent(place, Sheet(joined(page)), silent=True)
            done += 1
            await self.shown.keep(channel, number, Sent(0, before=done))
        sheet = Sheet(joined(kept), draft.photo, draft.keys)
        shown, message = await self._sent(place, sheet, silent=draft.silent)
        await self._keep(
            channel, number, sheet, message, msgspec.structs.replace(draft.sent, message=shown, quiet=False)
        )

    async def _sent(self, place: Place, sheet: Sheet, *, silent: bool) -> tuple[int, telegram.Message | None]:
        """Sends it; the number of the message, 0 if Telegram took it and what it says of it cannot be read."""
        try:
            message = await self.wire.send(place, sheet, silent=silent)
        except Unreadable as error:
            log.warning("a post was sent, but Telegram's answer cannot be read: %s", type(error.__cause__).__name__)
            return error.number, None
        return message.message_id, message

    async def _edit(self, channel: str, place: Place, number: int, before: Sent, draft: Draft) -> bool:
        """Changes the message, only what must change; False where it is there no more."""
        sheet = Sheet(joined(SAID.tail(draft.sentences, draft.limit)), draft.photo, draft.keys)
        look = sheet.photo.look if sheet.photo else ""
        now = msgspec.structs.replace(draft.sent, message=before.message, look=before.look, words=before.words)
        if (before.look, before.words) == (look, digest(sheet)):
            if now != before:
                await self.shown.keep(channel, number, now)
            return True
        if before.look and not look:
            return False
        try:
            message = await self.wire.edit(
                place.chat, before.message, sheet, had_photo=bool(before.look), repaint=before.look != look
            )
        except BadRequest as error:
            if not is_lost(error):
                raise
            return False
        await self._keep(channel, number, sheet, message, now)
        return True

    async def _keep(
        self, channel: str, number: int, sheet: Sheet, message: telegram.Message | None, sent: Sent
    ) -> None:
        if sheet.photo and message:
            await self.photos.keep(channel, sheet.photo, message)
        look = sheet.photo.look if sheet.photo else ""
        await self.shown.keep(channel, number, msgspec.structs.replace(sent, look=look, words=digest(sheet), before=0))

    async def _close(self, channel: str, place: Place, post: Post, table: Table | None) -> None:
        """The earlier post that this one closes loses its keys and its call; if it is gone, so much the better."""
        assert post.closes is not None
        number, lines = post.closes
        before = await self.shown.of(channel, number)
        if before is None or not before.message:
            return
        await self.turn_letters.take_back(before.letters)
        limit = limits.CAPTION if before.look else limits.TEXT
        language = table.language if table else "en"
        photo = await self.photos.photo(table, post.closed_picture, language, alt=False) if before.look else None
        sheet = Sheet(joined(SAID.tail([said(language, one) for one in (*_lines(before.story), *lines)], limit)), photo)
        if before.words == digest(sheet) or (not before.look and not sheet.text):
            return
        look = await self._tidied(channel, place, before, sheet)
        await self.shown.keep(channel, number, msgspec.structs.replace(before, look=look, words=digest(sheet)))

    async def _tidied(self, channel: str, place: Place, before: Sent, sheet: Sheet) -> str:
        """Edits a message that is past; gives the look of its picture now. A picture that is refused stays as it is."""
        repaint = sheet.photo is not None and sheet.photo.look != before.look
        try:
            await self.wire.edit(
                place.chat, before.message, sheet, had_photo=bool(before.look), repaint=repaint, urgency="tidying"
            )
        except BadRequest as error:
            if sheet.photo and repaint and bad_file(error):
                await self.photos.drop(channel, sheet.photo)
                return await self._tidied(channel, place, before, msgspec.structs.replace(sheet, photo=None))
            if not is_lost(error):
                raise
        return sheet.photo.look if sheet.photo else before.look


def _steps(post: Post) -> bool:
    """Whether the post shows the steps of a turn, or the decisions of some while others still think."""
    return post.edits and post.picture is not None and post.picture.kind == "board"


def _lines(story: Story) -> list[Line]:
    return [one for turn in story for one in turn]


def _shortened(story: Story) -> Story:
    """Without its first turns, where it is long: what is kept of it begins with a turn."""
    while len(_lines(story)) > STORY and len(story) > 1:
        story = story[1:]
    return story


def digest(sheet: Sheet) -> str:
    """What tells whether a text and its keys are the same."""
    keys = sheet.keyboard.to_json() if sheet.keyboard else ""
    return hashlib.blake2b(f"{sheet.text}\0{keys}".encode(), digest_size=8).hexdigest()
