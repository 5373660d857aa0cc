"""What somebody typed or pressed, as a command for the table it is about."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from datetime import UTC, tzinfo

import msgspec
import telegram
from telegram.error import TelegramError

from bot.adapters.telegram import PLATFORM
from bot.adapters.telegram.ephemeral import number_of
from bot.adapters.telegram.people import (
    SUPERGROUPS,
    Place,
    channel_of,
    message_place,
    person_of,
    read_place,
)
from bot.adapters.telegram.pressing import Key, read_key, undigested
from bot.adapters.telegram.sessions import Sessions
from bot.domain.codes import LENGTH, LETTERS
from bot.domain.messages import Command, Line, Person, Request
from bot.domain.preferences import Preferences
from bot.language.words import speak, wall_clock
from bot.service.membership import Memberships
from bot.service.registry import BY_NAME, COMMANDS, parse, split
from bot.store.channel_moves import whither
from bot.store.preferences import People
from bot.store.store import Store
from bot.tables.offers import offer
from bot.tables.playing import WithMove
from rules.contract import BadNotation

ADMINS_KEPT = 60.0  # seconds
INVITATION = re.compile(f"join_([{LETTERS}]{{{LENGTH}}})")  # in a link to the private chat with us
OPENS = frozenset(entry.name for entry in COMMANDS if "none" in entry.when or entry.anywhere)  # needs no table yet


class Asked(msgspec.Struct, frozen=True):
    """Something somebody wants: who, what, about which table, and where they stand while they ask.

    `text` is what was typed or what the key says, and `what` is what that asks for.
    """

    id: str
    user: int
    who: Person
    place: Place
    channel: str
    text: str
    what: Request
    stamp: int | None = None
    page: int = 0
    callback: str = ""  # of the press; "": it was typed
    message: int = 0  # the one typed, or the one with the key
    whispered: int = 0  # its number if they alone see it
    has_photo: bool = False
    admin: bool = False  # whether we administer the chat
    zone: tzinfo = UTC
    forum: bool = False  # whether the chat has topics
    note: str = ""  # the answer that waited, and that they have come for
    hello: bool = False  # whether they have just opened their private chat with us
    app: str = "en"  # the language of their app, which is theirs unless they chose another

    def asking(self, text: str) -> Asked:
        """The same person asks for something else, at the same place."""
        return msgspec.structs.replace(self, text=text, what=parse(text))

    def liked(self, preferences: Preferences) -> Asked:
        """The same, in the language and by the clock that they chose."""
        who = msgspec.structs.replace(self.who, language=preferences.language or self.app)
        return msgspec.structs.replace(self, who=who, zone=preferences.clock)

    def command(self, note: str = "") -> Command:
        """What is asked of the table; a further question that answers the same has a note of what it is for."""
        number = f"{self.id} {note}" if note else self.id
        return Command(self.channel, self.who, self.what, number, self.stamp, channel_of(self.place))

    def speak(self, sentence: Line) -> str:
        """A line as they read it where there is no markup."""
        return speak(self.who.language, sentence, wall_clock(self.who.language, self.zone))


class ChatAdmins:
    """Who administers a chat, by Telegram's word of a moment ago."""

    def __init__(self, bot: telegram.Bot, clock: Callable[[], float]) -> None:
        self.bot, self.clock = bot, clock
        self._known: dict[int, tuple[float, frozenset[int]]] = {}

    async def of(self, chat: int) -> frozenset[int]:
        """Their numbers; where Telegram does not say, nobody's."""
        until, known = self._known.get(chat, (0.0, frozenset()))
        if until > self.clock():
            return known
        try:
            members = await self.bot.get_chat_administrators(chat)
        except TelegramError:
            return frozenset()
        known = frozenset(member.user.id for member in members)
        self._known[chat] = (self.clock() + ADMINS_KEPT, known)
        return known

    def forget(self, chat: int) -> None:
        """Something changed there."""
        self._known.pop(chat, None)


class Reader:
    """Reads messages and presses."""

    def __init__(
        self,
        bot: telegram.Bot,
        store: Store,
        people: People,
        sessions: Sessions,
        chat_admins: ChatAdmins,
        memberships: Memberships,
    ) -> None:
        self.bot, self.store, self.people, self.sessions, self.chat_admins = bot, store, people, sessions, chat_admins
        self.memberships = memberships

    async def typed(self, update: int, message: telegram.Message) -> Asked | None:
        """A command, or a bare move where one can be meant; None for all else that people say."""
        user, text = message.from_user, self._addressed(message)
        if user is None or text is None or message.forward_origin:
            return None
        place = message_place(message)
        channel, text = await self._about(user.id, place, message, text)
        if not text.startswith("/") and not place.private and not await self._is_move(channel, text):
            return None
        asked = Asked(
            id=str(update),
            user=user.id,
            who=person_of(user),
            place=place,
            channel=channel,
            text=text,
            what=parse(text),
            message=message.message_id,
            whispered=number_of(message),
            forum=bool(message.chat.is_forum),
            hello=place.private and split(message.text or "")[0] == "start" and text == "/help",
        )
        asked = await self._known(asked)
        if not place.private and not message.sender_chat:  # who writes in a group is there, as who presses need not be
            self.memberships.met(channel_of(place), asked.who.id, moderator=asked.who.moderator)
        return asked

    def _addressed(self, message: telegram.Message) -> str | None:
        """The text if it is for us: a command, an answer to one of our messages, or anything said in private."""
        text = message.text or ""
        if text.startswith("/"):
            name, _, rest = text.partition(" ") if " " in text else text.partition("\n")
            command, _, bot = name.partition("@")
            ours = bot.lower() == self.bot.username.lower() if bot else self._is_known(message, command)
            return f"{command} {rest}".strip() if ours else None
        return text if text and (self._ours(message.reply_to_message) or message.chat.id > 0) else None

    def _ours(self, message: telegram.Message | None) -> bool:
        """Whether we wrote this message; what somebody forwards is theirs."""
        author = message.from_user if message and not message.forward_origin else None
        return author is not None and author.id == self.bot.id

    def _is_known(self, message: telegram.Message, command: str) -> bool:
        """Whether a command that names no bot is for us: in a group there may be others, with commands of their own."""
        return message.chat.id > 0 or split(command)[0] in BY_NAME

    async def _is_move(self, channel: str, text: str) -> bool:
        """Whether the text is a move of the game here; people may also just talk to us."""
        table = await self.store.readable(channel)
        if table is None or table.phase != "playing":
            return False
        try:
            table.rules.parse(text)
        except BadNotation:
            return False
        return True

    async def _about(self, user: int, place: Place, message: telegram.Message, text: str) -> tuple[str, str]:
        """The table that is meant, and the command for it."""
        name, words = split(text)
        if not place.private:
            return await self._now(channel_of(place)), f"/{name}" if name == "start" else text
        if name == "start":
            return await self._started(user, place, words)
        own = await self.store.readable(channel_of(place))
        if (key := self._key_of(message.reply_to_message)) is not None:
            return await self._now(key.channel), text
        if name in OPENS or (own and not own.idle):
            return channel_of(place), text
        return await self._elsewhere(user) or channel_of(place), text

    def _key_of(self, message: telegram.Message | None) -> Key | None:
        """The first key under a message of ours: it tells which table the message is about."""
        return next(_keys(message), None) if message and self._ours(message) else None

    async def _started(self, user: int, place: Place, words: list[str]) -> tuple[str, str]:
        """/start in private: begins a game here, or opens the view on a table that a link leads to, or says hello."""
        if words and (invited := INVITATION.fullmatch(words[0])):
            return channel_of(place), f"/join {invited[1]}"
        there = read_place(words[0]) if words else None
        if there is not None:
            channel = await self._now(channel_of(there))
            await self.sessions.look(user, channel)
            return channel, "/hand"
        own = await self.store.readable(channel_of(place))
        return channel_of(place), "/start" if own and own.phase == "lobby" else "/help"

    async def _elsewhere(self, user: int) -> str | None:
        """The one table this person can mean who asks in private."""
        tables = [
            table.channel
            for person in await self.people.links.all_of(PLATFORM.person(user))
            for table in await self.store.tables_of(person)
            if table.channel != PLATFORM.private_channel(user)
        ]
        focus = await self.sessions.focus(user)
        return focus if focus in tables else tables[0] if len(tables) == 1 else None

    async def _now(self, channel: str) -> str:
        """The channel, or where its table went when its group got another number."""
        if not PLATFORM.has(channel):
            return channel
        return await whither(self.store, channel) if SUPERGROUPS < _chat(channel) < 0 else channel

    async def pressed(self, update: int, press: telegram.CallbackQuery) -> Asked | None:
        """What a key stands for; None if it is none of ours."""
        message = press.message
        key = read_key(press.data or "", message.chat.id) if message else None
        if message is None or key is None:
            return None
        full = message if isinstance(message, telegram.Message) else None
        asked = Asked(
            id=str(update),
            user=press.from_user.id,
            who=person_of(press.from_user),
            place=message_place(full) if full else Place(message.chat.id, _topic(key, message.chat.id)),
            channel=await self._now(key.channel),
            text=key.text,
            what=parse(key.text),
            stamp=key.stamp,
            page=key.page,
            callback=press.id,
            message=message.message_id,
            whispered=number_of(full) if full else 0,
            has_photo=bool(full and full.photo),
            forum=bool(full and full.chat.is_forum),
        )
        return await self._known(await self._in_full(asked))

    async def _in_full(self, asked: Asked) -> Asked:
        """A move that was too long for its key."""
        if "#" not in asked.text:
            return asked
        table = await self.store.readable(asked.channel)
        found = offer(table, asked.who.id) if table else None
        return asked.asking(undigested(asked.text, found.moves if found else ()))

    async def _known(self, asked: Asked) -> Asked:
        """What they chose for themselves, and what they, and we, may do in this chat."""
        asked = msgspec.structs.replace(asked, app=asked.who.language)
        return await self._with_rights(asked.liked(await self.people.preferences(asked.who.id)))

    async def _with_rights(self, asked: Asked) -> Asked:
        """Moves are nobody's privilege, so for them nobody need be asked."""
        if asked.place.private or (asked.callback and isinstance(asked.what, WithMove)):
            return asked
        chat_admins = await self.chat_admins.of(asked.place.chat)
        who = msgspec.structs.replace(asked.who, moderator=asked.user in chat_admins)
        return msgspec.structs.replace(asked, who=who, admin=self.bot.id in chat_admins)


def _chat(channel: str) -> int:
    name = PLATFORM.place(channel).partition(":")[0]
    return int(name) if name.removeprefix("-").isdecimal() else 0


def _topic(key: Key, chat: int) -> int:
    """The topic of a message that is too old for Telegram to tell it: that of its table."""
    name = PLATFORM.place(key.channel).removeprefix(str(chat)).lstrip(":")
    return int(name) if name.isdecimal() else 0


def _keys(message: telegram.Message) -> Iterator[Key]:
    rows = message.reply_markup.inline_keyboard if message.reply_markup else ()
    for button in (button for row in rows for button in row):
        data = button.callback_data
        if isinstance(data, str) and (key := read_key(data, message.chat.id)):
            yield key
