"""What somebody asked is carried out, and answered to them alone: by the nearest way that Telegram leaves open.

In a group that is a message they alone see; else their private chat with us; else an alert. Never the group, but for
menus that everyone may see anyway.
"""

from __future__ import annotations

import contextlib
import logging
from math import ceil

import msgspec
from telegram import InlineKeyboardButton
from telegram.error import BadRequest, Forbidden, TelegramError

from bot.adapters.base.answering import DONE, FAILED, Answering, is_stale, may_change_language
from bot.adapters.base.harmless import named
from bot.adapters.telegram import PLATFORM, limits
from bot.adapters.telegram.alerts import PAD, Pad
from bot.adapters.telegram.ephemeral import EphemeralMessages, Recipient
from bot.adapters.telegram.following import Following
from bot.adapters.telegram.menus import ON_BOARD, on_board
from bot.adapters.telegram.people import Place, channel_of, place_of
from bot.adapters.telegram.pressing import Key, Menu, keyboard, private_key, write_key
from bot.adapters.telegram.rate_limits import Busy
from bot.adapters.telegram.reading import Asked
from bot.adapters.telegram.sending import SOON, TelegramSender
from bot.adapters.telegram.sessions import Note, Sessions
from bot.adapters.telegram.showing import Showing
from bot.adapters.telegram.topics import Topics
from bot.adapters.telegram.trouble import is_lost
from bot.adapters.telegram.wire import Sheet, Wire
from bot.adapters.telegram.wording import cut, joined, length, plain, said
from bot.domain.messages import Answer, Button, Picture, line
from bot.domain.table import Table
from bot.language.words import say
from bot.service.admission import NOT_HERE
from bot.service.registry import is_secret
from bot.tables import offers
from bot.tables.playing import Play, WithMove
from bot.tables.posts import latest, standing_post
from rules import GAMES

log = logging.getLogger(__name__)

NOTE = "!"  # the key to an answer that waits
AWAY = "-"  # the key that puts a whisper away
BEFORE = "~"  # the key that brings back those which everybody had
GLANCE = 60  # characters that can be read in passing; longer ones stay until they are put away
UNREACHABLE_FOR = 60.0  # seconds


class Responder:
    """Answers everyone who asks."""

    def __init__(
        self,
        answering: Answering,
        wire: Wire,
        sender: TelegramSender,
        showing: Showing,
        sessions: Sessions,
        ephemeral: EphemeralMessages,
    ) -> None:
        self.answering, self.tables, self.store = answering, answering.tables, answering.store
        self.wire, self.sender = wire, sender
        self.showing, self.sessions, self.ephemeral = showing, sessions, ephemeral
        self.pad = Pad(self.tables, sessions)
        self.topics = Topics(wire)
        self.following = Following(sender.clock, wire.rate_limits.until)
        self._unreachable: dict[int, float] = {}

    async def answer(self, asked: Asked) -> None:
        """Carries out what was asked and tells who asked it."""
        await self._here(asked)
        if asked.text.startswith(NOTE):
            await self._noted(asked)
        elif asked.text.startswith(PAD):
            await self._padded(asked)
        elif asked.text == AWAY:
            await self._put_away(asked)
        elif asked.text == BEFORE:
            await self._as_before(asked)
        else:
            await self._carried_out(asked)

    async def _carried_out(self, asked: Asked) -> None:
        there = await self.topics.opened(asked)
        answer = await self.answering.handled(there.command())
        if there is asked:
            await self._tell(await self._spoken_to(asked), answer)
        elif answer.ok:
            await self.wire.ack(asked.callback) if asked.callback else None
            await self.topics.led_to(asked, there.place)
        else:
            await self.topics.take_back(there.place)
            await self._tell(asked, answer)

    async def _here(self, asked: Asked) -> None:
        """Whoever is awaited and does anything at all need not be called aloud; others who are, too, a little later."""
        unheard = self.sender.unheard
        if not await unheard.has(asked.channel):
            return
        table = await self.store.readable(asked.channel)
        seat = table.seat_of(asked.who.id) if table and table.phase == "playing" else None
        acting = table.rules.to_act(table.state) if table else ()
        if acting == (seat,):
            await unheard.drop(asked.channel)
        elif seat in acting:
            await unheard.later(asked.channel, self.sender.clock() + SOON)

    async def _spoken_to(self, asked: Asked) -> Asked:
        """The same, in the language and by the clock that they may just have chosen."""
        if not may_change_language(asked.what):
            return asked
        return asked.liked(await self.tables.people.preferences(asked.who.id))

    async def _tell(self, asked: Asked, answer: Answer) -> None:
        answer = await self._with_hand(asked, answer)
        if asked.callback and is_stale(answer):
            await self._refresh(asked, answer)
        elif asked.place.private:
            await self._in_private(asked, answer)
        elif asked.callback:
            await self._to_press(asked, answer)
        elif not _nothing(answer):
            await self._to_typed(asked, answer)

    async def _with_hand(self, asked: Asked, answer: Answer) -> Answer:
        """Who chooses from what others may not see is shown what they hold along with it."""
        if answer.open or answer.picture or not answer.buttons or not isinstance(asked.what, Play):
            return answer
        table = await self.store.readable(asked.channel)
        seat = table.seat_of(asked.who.id) if table and table.phase == "playing" else None
        if table is None or seat is None:
            return answer
        return msgspec.structs.replace(answer, picture=Picture("hand", table.entries, seat))

    async def _to_press(self, asked: Asked, answer: Answer) -> bool:
        """A press in a group: whatever becomes of the messages, who pressed sees at once that it was heard.

        Whether all is told, so that the message with the key is needed no more for that.
        """
        brief = self._brief(asked, answer)
        if asked.whispered:
            await self._in_whisper(asked, answer, brief)
        elif answer.open and answer.buttons and isinstance(asked.what, WithMove):
            await self.wire.ack(asked.callback, await self._chosen(asked))
            await self._rekey(asked, await self.showing.menu(asked, answer, ON_BOARD))
        elif brief is not None:
            await self._ack(asked, answer, brief)
        else:
            return await self._alone(asked, answer)
        return True

    async def _chosen(self, asked: Asked) -> str:
        """What they have chosen so far, in words: the keys that follow may be some seconds behind."""
        table = await self.store.readable(asked.channel)
        seat = table.seat_of(asked.who.id) if table and table.phase == "playing" else None
        if table is None or seat is None or not isinstance(asked.what, Play) or not asked.what.words:
            return ""
        return asked.speak(offers.named(table, table.rules.view(table.state, seat), asked.what.words)) + " …"

    def _news(self, asked: Asked, answer: Answer) -> str:
        """What their move did, for the one who made it: the board may be some seconds behind."""
        told = [asked.speak(one) for one in answer.told]
        while length("\n".join(told)) > limits.ALERT and len(told) > 1:
            told = told[1:]
        return cut("\n".join(told), limits.ALERT)

    async def _alone(self, asked: Asked, answer: Answer) -> bool:
        """To the one who pressed, and nobody else, by the nearest way that is open; whether all of it is told."""
        busy: Busy | None = None
        try:
            if await self._whispered(asked, answer):
                await self.wire.ack(asked.callback)
                return True
        except Busy as error:
            busy = error
        if await self._sent_in_private(asked, answer):
            await self.wire.ack(asked.callback, say(asked.who.language, "telegram-look-there"))
            return True
        if busy:
            await self._for_now(asked, answer, busy)
        elif answer.open and answer.buttons and not asked.note:
            await self.wire.ack(asked.callback, cut(joined_plain(asked, answer), GLANCE))
            await self._rekey(asked, await self.showing.menu(asked, answer, ON_BOARD), await self._before_key(asked))
        else:
            choosing = isinstance(asked.what, Play) and answer.buttons  # by numbers, for which there is little room
            await self._by_alert(asked, msgspec.structs.replace(answer, picture=None) if choosing else answer)
        return False

    async def _for_now(self, asked: Asked, answer: Answer, busy: Busy) -> None:
        """The group has had its share of messages for the moment: as much as fits is told, and when the rest can be."""
        again = say(asked.who.language, "telegram-press-again", seconds=ceil(busy.seconds))
        words = await self.showing.words(asked, answer)
        text = f"{cut(words, limits.ALERT - length(again) - 1)}\n{again}" if words else again
        await self.wire.ack(asked.callback, text, alert=True)

    def _brief(self, asked: Asked, answer: Answer) -> str | None:
        """The whole answer where it fits into an alert."""
        if answer.buttons or answer.picture or answer.file:
            return None
        text = joined_plain(asked, answer)
        return text if length(text) <= limits.ALERT else None

    async def _ack(self, asked: Asked, answer: Answer, text: str) -> None:
        if text:
            await self.wire.ack(asked.callback, text, alert=not answer.ok or length(text) > GLANCE)
        else:
            await self.wire.ack(asked.callback, self._news(asked, answer))

    def _away_key(self, asked: Asked, answer: Answer) -> tuple[InlineKeyboardButton, ...]:
        """With choices that may be shown in place of the board: the way back to it."""
        if asked.place.private or not answer.buttons or not isinstance(asked.what, WithMove):
            return ()
        data = write_key(Key(AWAY, asked.channel), asked.place)
        return (InlineKeyboardButton(say(asked.who.language, "telegram-to-board"), callback_data=data),)

    async def _put_away(self, asked: Asked) -> None:
        await self.wire.ack(asked.callback)
        if asked.whispered:
            await self.ephemeral.hush(asked.place, asked.user, asked.whispered)

    async def _before_key(self, asked: Asked) -> InlineKeyboardButton:
        """The way back to the keys that a message had for everybody."""
        data = write_key(Key(BEFORE, asked.channel), asked.place)
        return InlineKeyboardButton(say(await self._language(asked), "telegram-as-before"), callback_data=data)

    async def _as_before(self, asked: Asked) -> None:
        """The keys of the post again, as the table stands."""
        await self.wire.ack(asked.callback)
        table = await self.store.readable(asked.channel)
        post = standing_post(table) if table else None
        sent = await self.sender.shown.of(asked.channel, post.id) if post else None
        shown = post is not None and sent is not None and sent.message == asked.message
        buttons = on_board(table, post.buttons, post.stamp) if post and shown else ()
        await self._rekey(asked, Menu(buttons, asked.channel, post.stamp, "/play") if post and shown else None)

    async def _language(self, asked: Asked) -> str:
        """That of the table: for what everybody sees."""
        table = await self.store.readable(asked.channel)
        return table.language if table else asked.who.language

    async def _in_whisper(self, asked: Asked, answer: Answer, brief: str | None) -> None:
        """A press under a message that they alone see: the message follows."""
        if brief is not None:
            await self._ack(asked, answer, brief)
            if answer.ok:
                await self.ephemeral.hush(asked.place, asked.user, asked.whispered)
            return
        more = self._away_key(asked, answer)
        sheet = (await self.showing.sheets(asked, answer, asked.place, *more))[-1]

        async def change() -> bool:
            return await self.ephemeral.change(
                asked.place, asked.user, asked.whispered, sheet, had_photo=asked.has_photo
            )

        try:
            changed = await change()
        except Busy as busy:
            await self.wire.ack(asked.callback, await self._chosen(asked) or cut(joined_plain(asked, answer), GLANCE))
            self.following.follow((asked.place.chat, -asked.whispered), change, busy.seconds)
            return
        if changed:
            await self.wire.ack(asked.callback)
        else:
            await self._alone(asked, answer)

    async def _rekey(self, asked: Asked, menu: Menu | None, *more: InlineKeyboardButton) -> None:
        """Other keys under the message that was pressed, for everyone; a little later if the chat has had its share."""
        table = await self.store.readable(asked.channel)
        language = table.language if table else asked.who.language
        if menu and asked.has_photo and not asked.whispered:  # it is a board, and opens as before
            more = (*more, *self.sender.board_keys.at(asked.place, self.wire.bot.username, language))
        more = (*await self._ways_back(asked, table), *more)
        keys = keyboard(menu, asked.place, language, *more) if menu else None

        async def change() -> None:
            now = await self.store.readable(asked.channel)
            if menu and table and now and now.stamp != table.stamp:
                return  # a post brings other keys
            try:
                await self.wire.rekey(asked.place.chat, asked.message, keys)
            except BadRequest as error:
                if not is_lost(error):
                    raise

        try:
            await change()
        except Busy as busy:
            self.following.follow((asked.place.chat, asked.message), change, busy.seconds)

    async def _ways_back(self, asked: Asked, table: Table | None) -> tuple[InlineKeyboardButton, ...]:
        """The keys that stay under the board, whatever others are put there."""
        post = standing_post(table) if table and await self._is_board(asked) else None
        if table is None or post is None:
            return ()
        return self.sender.ways_back(asked.channel, asked.place, post, table.language)

    async def _whispered(self, asked: Asked, answer: Answer) -> bool:
        """Shows the answer to them alone, in the group."""
        command = 0 if asked.callback else asked.whispered
        more = self._away_key(asked, answer)
        replaces = bool(more) and not asked.note
        recipient = Recipient(asked.user, asked.who.language, asked.callback, command, asked.admin, replaces)
        numbers = [
            await self.ephemeral.whisper(asked.place, sheet, recipient)
            for sheet in await self.showing.sheets(asked, answer, asked.place, *more)
        ]
        return None not in numbers

    async def _sent_in_private(self, asked: Asked, answer: Answer) -> bool:
        """Shows the answer in their private chat with us; False where they never opened one."""
        if self._unreachable.get(asked.user, 0.0) > self.sender.clock():
            return False
        try:
            await self._send_private(asked, answer)
        except Forbidden:
            self._unreachable[asked.user] = self.sender.clock() + UNREACHABLE_FOR
            return False
        except (TelegramError, Busy) as error:
            log.info("nothing could be sent in private: %s", type(error).__name__)
            return False
        await self.sessions.look(asked.user, asked.channel)
        return True

    async def _send_private(self, asked: Asked, answer: Answer) -> None:
        home = Place(asked.user)
        for sheet in await self.showing.sheets(asked, answer, home):
            message = await self.wire.send(home, sheet, urgency="answer")
            if sheet.photo:
                await self.sender.photos.keep(asked.channel, sheet.photo, message)

    def reachable(self, user: int) -> None:
        """They have just talked to us in private."""
        self._unreachable.pop(user, None)

    async def _in_private(self, asked: Asked, answer: Answer) -> None:
        """Asked in their own chat with us: answered there, a press by changing the message with the key."""
        if answer.about:
            await self.sessions.look(asked.user, answer.about)
        if asked.hello:
            await self._greet(asked, answer)
            return
        about_elsewhere = asked.channel != channel_of(asked.place)
        if about_elsewhere:
            await self.sessions.look(asked.user, asked.channel)
            asked, answer = await self._next(asked) if _nothing(answer) else (asked, answer)
        elif asked.callback and _nothing(answer):
            answer = DONE
        brief = self._brief(asked, answer)
        if not asked.callback:
            if not _nothing(answer):
                await self._send_private(asked, answer)
        elif not answer.ok and brief is not None:
            await self._ack(asked, answer, brief)
        elif await self._is_board(asked):
            await self._under_board(asked, answer, brief)
        else:
            await self.wire.ack(asked.callback)
            await self._edit(asked, answer)

    async def _greet(self, asked: Asked, answer: Answer) -> None:
        """Who opens the private chat sees where they are awaited, what can be played here, and the way to friends."""
        language = asked.who.language
        tables = [table for table in await self.store.tables_of(asked.who.id) if table.phase == "playing"]
        awaited = [table for table in tables if table.seat_of(asked.who.id) in table.rules.to_act(table.state)]
        turns = [
            Button("/play", line("telegram-your-turn", game=line(table.game)), "primary", table.channel)
            for table in awaited
            if PLATFORM.has(table.channel)
        ]
        games = [Button(f"/new {game}", line(game)) for game in GAMES]
        add = InlineKeyboardButton(
            say(language, "telegram-add-to-group"), url=f"https://t.me/{self.wire.bot.username}?startgroup=play"
        )
        keys = keyboard(Menu((*turns, *games), asked.channel, None), asked.place, language, add)
        sheets = await self.showing.sheets(asked, answer, asked.place)
        sheets[-1] = msgspec.structs.replace(sheets[-1], keyboard=keys)
        for sheet in sheets:
            await self.wire.send(asked.place, sheet, urgency="answer")

    async def _next(self, asked: Asked) -> tuple[Asked, Answer]:
        """What they asked is done at a table elsewhere: what they may choose there next, if it is still their turn."""
        again = msgspec.structs.replace(asked.asking("/play"), stamp=None, page=0)
        answer = await self.answering.choices(again.command(), "next")
        if not answer.buttons:
            return asked, DONE
        return again, msgspec.structs.replace(answer, lines=(*DONE.lines, *answer.lines))

    async def _is_board(self, asked: Asked) -> bool:
        """Whether the message with the key is a post: the game changes that, not the answer."""
        table = await self.store.readable(asked.channel)
        if table is None or table.live is None or asked.channel != channel_of(asked.place):
            return False
        sent = await self.sender.shown.of(asked.channel, table.live)
        return sent is not None and sent.message == asked.message

    async def _under_board(self, asked: Asked, answer: Answer, brief: str | None) -> None:
        if answer.buttons and not answer.picture:
            await self.wire.ack(asked.callback)
            await self._rekey(asked, await self.showing.menu(asked, answer))
        elif brief is not None:
            await self._ack(asked, answer, "" if answer == DONE else brief)
        else:
            await self.wire.ack(asked.callback)
            await self._send_private(asked, answer)

    async def _edit(self, asked: Asked, answer: Answer) -> None:
        """The message with the key becomes the answer; where it cannot, the answer is a message of its own."""
        sheets = await self.showing.sheets(asked, answer, asked.place)
        if len(sheets) > 1 or sheets[0].file:
            await self._send_private(asked, answer)
            return
        try:
            await self.wire.edit(asked.place.chat, asked.message, sheets[0], had_photo=asked.has_photo)
        except BadRequest as error:
            if not is_lost(error):
                raise
            await self._send_private(asked, answer)

    async def _to_typed(self, asked: Asked, answer: Answer) -> None:
        """A command typed in a group: there is no press to answer, so at the worst they are asked to press."""
        await self.sender.caught_up(asked.channel)
        with contextlib.suppress(Busy):
            if await self._whispered(asked, answer):
                return
        if await self._sent_in_private(asked, answer) or is_secret(asked.what):
            return  # that something secret was asked is said to nobody else, either
        language = asked.who.language
        if answer.open:
            keys = keyboard(await self.showing.menu(asked, answer), asked.place, language)
            sentences = [plain(named(asked.who.name)), *(said(language, one) for one in answer.lines)]
            await self._say_openly(asked, Sheet(joined(sentences), keyboard=keys))
            return
        token = await self.sessions.note(asked.channel, Note(asked.user, asked.text, answer))
        show = self._show_key(asked, f"{NOTE}{token}", answer)
        private = self.private_key(asked, language)
        keys = keyboard(Menu((), asked.channel, None), asked.place, language, show, private)
        text = said(language, line("telegram-for-you-alone", name=asked.who.name))
        await self._say_openly(asked, Sheet(text.html, keyboard=keys))

    def _show_key(self, asked: Asked, note: str, answer: Answer) -> InlineKeyboardButton:
        """The key to an answer that waits."""
        data = write_key(Key(note, asked.channel, answer.stamp), asked.place)
        return InlineKeyboardButton(say(asked.who.language, "telegram-show"), callback_data=data, style="primary")

    async def _say_openly(self, asked: Asked, sheet: Sheet) -> None:
        async def call() -> None:
            await self.wire.send(asked.place, sheet, silent=True, urgency="answer")

        try:
            await call()
        except Busy as busy:
            self.following.follow((asked.place.chat, asked.message), call, busy.seconds)

    def private_key(self, asked: Asked, language: str) -> InlineKeyboardButton:
        """The way into the private chat, with this table in view there."""
        return private_key(self.wire.bot.username, place_of(asked.channel), language)

    async def _noted(self, asked: Asked) -> None:
        """They come for an answer that waits."""
        note = await self.sessions.noted(asked.channel, asked.text.removeprefix(NOTE))
        if note is None:
            await self.wire.ack(asked.callback, say(asked.who.language, "telegram-note-gone"), alert=True)
        elif note.user != asked.user:
            await self.wire.ack(asked.callback, say(asked.who.language, "telegram-not-for-you"), alert=True)
        elif not await self.tables.admission.visible(asked.channel, asked.who):
            await self.wire.ack(asked.callback, asked.speak(NOT_HERE), alert=True)
        else:
            token = asked.text
            asked = msgspec.structs.replace(asked.asking(note.text), stamp=note.answer.stamp, note=token)
            if await self._to_press(asked, note.answer):
                await self.wire.delete(asked.place.chat, asked.message)

    async def _by_alert(self, asked: Asked, answer: Answer) -> None:
        """No other way is left: what fits, page by page, and a pad of numbers to choose by."""
        seen = await self.sessions.page(asked.channel, asked.user)
        open_already = asked.note and seen and (seen.text, seen.stamp) == (asked.text, answer.stamp)
        text = await self.pad.first_page(asked, answer, await self.showing.words(asked, answer))
        told = await self.wire.ack(asked.callback, text, alert=True)
        if told and answer.buttons and not open_already:
            pad = Menu(self.pad.keys(), asked.channel, answer.stamp)
            language = await self._language(asked)
            back = self._show_key(asked, asked.note, answer) if asked.note else await self._before_key(asked)
            await self._rekey(asked, pad, back, self.private_key(asked, language))

    async def _padded(self, asked: Asked) -> None:
        """A number on the pad: everyone sees the same numbers, and only the one who presses learns what they mean."""
        chosen = await self.pad.pressed(asked)
        asked, answer = chosen.asked, chosen.answer
        if chosen.text is None:
            await self._tell_pad(asked, answer)
        else:
            await self.wire.ack(asked.callback, chosen.text, alert=True)

    async def _tell_pad(self, asked: Asked, answer: Answer) -> None:
        brief = self._brief(asked, answer)
        if is_stale(answer):
            await self._refresh(asked, answer)
        elif brief is not None:
            await self._ack(asked, answer, brief)
        else:
            await self.wire.ack(asked.callback, await self.pad.first_page(asked, answer, ""), alert=True)

    async def _refresh(self, asked: Asked, answer: Answer) -> None:
        """The key is of another moment: they are told what has happened, and the keys are brought up to date."""
        await self._ack(asked, answer, await self._moved_on(asked, answer))
        if asked.whispered or (asked.place.private and not await self._is_board(asked)):
            await self._renew(asked)
            return
        table = await self.store.readable(asked.channel)
        post = standing_post(table) if table else None
        sent = await self.sender.shown.of(asked.channel, post.id) if post else None
        if post and sent and sent.message == asked.message:
            if sent.stamp == post.stamp:
                buttons = on_board(table, post.buttons, post.stamp)
                await self._rekey(asked, Menu(buttons, asked.channel, post.stamp, "/play"))
        elif sent or not await self.sender.queues.has(asked.channel):  # else what is on its way takes the keys away
            await self._rekey(asked, None)

    async def _moved_on(self, asked: Asked, answer: Answer) -> str:
        """That the game has moved on, and to what, as far as there is room."""
        text = joined_plain(asked, answer)
        table = await self.store.readable(asked.channel)
        for one in reversed(latest(table) if table and await self._may_see(asked, table) else ()):
            longer = f"{text}\n{asked.speak(one)}"
            text = longer if length(longer) <= limits.ALERT else text
        return text

    async def _may_see(self, asked: Asked, table: Table) -> bool:
        """What happened at a table is for those who are at it, or where it is."""
        return table.seat_of(asked.who.id) is not None or asked.channel == channel_of(asked.place)

    async def _renew(self, asked: Asked) -> None:
        """A menu of their own, as it would be offered now."""
        again = msgspec.structs.replace(asked.asking("/play"), stamp=None, page=0)
        answer = await self.answering.choices(again.command(), "again")
        sheet = (await self.showing.sheets(again, answer, asked.place))[-1]
        if asked.whispered:
            with contextlib.suppress(Busy):
                await self.ephemeral.change(asked.place, asked.user, asked.whispered, sheet, had_photo=asked.has_photo)
        else:
            await self._edit(again, answer)

    async def apologise(self, asked: Asked) -> None:
        """Something went wrong with us; it is logged, and they are told so much."""
        try:
            await self._tell(asked, FAILED)
        except (TelegramError, Busy) as error:
            log.warning("somebody could not be told of a failure: %s", type(error).__name__)


def joined_plain(asked: Asked, answer: Answer) -> str:
    """The sentences of an answer as an alert shows them."""
    return "\n".join(asked.speak(one) for one in answer.lines)


def _nothing(answer: Answer) -> bool:
    return not (answer.lines or answer.picture or answer.buttons or answer.file)
