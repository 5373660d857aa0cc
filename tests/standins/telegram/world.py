"""Telegram's world as far as a bot meets it: users, chats, topics, messages, and who has seen what."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
from collections import defaultdict, deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Literal

from tests.standins.telegram.forms import Formatted
from tests.standins.telegram.refusals import Refusal, bad, flood, forbidden, migrated

Json = dict[str, Any]
BOT_ID, BOT_NAME, TOKEN = 4242, "ZocoTestBot", "4242:TEST-token_of_the_stand-in"
PATIENCE = 30.0  # seconds after which nothing will happen by itself
SUPERGROUP = -(10**12)


@dataclass(eq=False)
class User:
    """An account."""

    id: int
    name: str
    language: str = "en"
    started: bool = False  # whether they ever wrote to the bot in private
    blocked: bool = False
    deleted: bool = False

    def json(self) -> Json:
        return {"id": self.id, "is_bot": False, "first_name": self.name, "language_code": self.language}


@dataclass(eq=False)
class Message:
    """A message; `receiver`: the one member who sees it."""

    id: int
    chat: Chat
    sender: User | None  # None: the bot
    text: str = ""
    topic: int = 0
    photo: str = ""
    document: str = ""
    keys: list[list[Json]] = field(default_factory=list)
    mentions: list[int] = field(default_factory=list)
    links: list[str] = field(default_factory=list)
    silent: bool = False
    reply_to: Message | None = None
    receiver: User | None = None
    whisper: int = 0
    instead: Message | None = None  # the message that its receiver sees it in place of
    service: Json = field(default_factory=dict)
    edits: int = 0
    animation: str = ""

    def button(self, face: str) -> Json:
        """The key with this face."""
        found = [button for row in self.keys for button in row if button["text"] == face]
        assert found, f"no key {face!r} among {self.faces}"
        return found[0]

    @property
    def faces(self) -> list[str]:
        return [button["text"] for row in self.keys for button in row]

    def json(self, nested: bool = True) -> Json:
        shown: Json = {"message_id": self.id, "date": 1_800_000_000, "chat": self.chat.json(), **self.service}
        shown["from"] = self.sender.json() if self.sender else bot_json()
        if self.topic:
            shown |= {"message_thread_id": self.topic, "is_topic_message": True}
        if self.photo:
            shown["photo"] = [{"file_id": self.photo, "file_unique_id": self.photo[-8:], "width": 90, "height": 90}]
        if self.animation:
            about = {"file_unique_id": self.animation[-8:], "width": 90, "height": 90, "duration": 10}
            shown["animation"] = {"file_id": self.animation, **about}
        if self.document:
            shown["document"] = {"file_id": "document", "file_unique_id": "d", "file_name": self.document}
        if self.text:
            shown["caption" if self.photo or self.document or self.animation else "text"] = self.text
        if self.text.startswith("/"):
            shown["entities"] = [{"type": "bot_command", "offset": 0, "length": len(self.text.split()[0])}]
        if self.keys:
            shown["reply_markup"] = {"inline_keyboard": self.keys}
        if self.whisper:
            shown["ephemeral_message_id"] = self.whisper
            shown["receiver_user"] = self.receiver.json() if self.receiver else bot_json()
        if self.reply_to and nested:
            shown["reply_to_message"] = self.reply_to.json(nested=False)
        return shown


@dataclass(eq=False)
class Topic:
    """A topic of a forum."""

    id: int
    name: str = ""
    open: bool = True
    deleted: bool = False


Status = Literal["member", "administrator", "left", "kicked", "restricted"]


@dataclass(eq=False)
class Chat:
    """A private chat, a group, a supergroup, which may be a forum, or a channel, in which only administrators write."""

    id: int
    kind: Literal["private", "group", "supergroup", "channel"]
    title: str = ""
    forum: bool = False
    members: list[User] = field(default_factory=list)
    admins: set[int] = field(default_factory=set)
    banned: set[int] = field(default_factory=set)
    restricted: set[int] = field(default_factory=set)
    members_hidden: bool = False
    bot: Status = "left"
    photos: bool = True  # whether the bot may send them
    topics: dict[int, Topic] = field(default_factory=dict)
    messages: dict[int, Message] = field(default_factory=dict)
    migrated_to: int | None = None
    sent: deque[float] = field(default_factory=lambda: deque(maxlen=20))

    def json(self) -> Json:
        if self.kind == "private":
            return {"id": self.id, "type": "private", "first_name": self.members[0].name}
        forum = {"is_forum": True} if self.forum else {}
        return {"id": self.id, "type": self.kind, "title": self.title, **forum}

    @property
    def posts(self) -> list[Message]:
        """What the bot shows to everyone here."""
        return [message for message in self.messages.values() if message.sender is None and not message.service]

    @property
    def last(self) -> Message:
        return self.posts[-1]


def bot_json() -> Json:
    return {"id": BOT_ID, "is_bot": True, "first_name": "Zoco", "username": BOT_NAME}


@dataclass(frozen=True)
class Sight:
    """What somebody saw: a message, an edit, or an alert."""

    how: Literal["message", "edit", "whisper", "alert"]
    chat: int
    text: str
    faces: tuple[str, ...] = ()
    data: tuple[str, ...] = ()
    photo: str = ""


@dataclass(eq=False)
class Press:
    """A key somebody pressed, and what they were told."""

    id: str
    user: User
    message: Message
    at: float
    text: str | None = None
    alert: bool = False
    answered: asyncio.Event = field(default_factory=asyncio.Event)


class World:
    """Everything there is."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.users: dict[int, User] = {}
        self.chats: dict[int, Chat] = {}
        self.presses: dict[str, Press] = {}
        self.files: dict[str, bytes] = {}
        self.whispers: dict[int, Message] = {}
        self.seen: dict[int, list[Sight]] = defaultdict(list)
        self.violations: list[str] = []
        self.refused: list[str] = []
        self.calls: list[tuple[str, Json]] = []
        self.all_sent: deque[float] = deque(maxlen=30)
        self._numbers = itertools.count(101)
        self._bell = asyncio.Condition()

    def number(self) -> int:
        return next(self._numbers)

    def user(self, name: str, language: str = "en") -> User:
        user = User(self.number(), name, language)
        self.users[user.id] = user
        return user

    def group(self, title: str, *members: User, forum: bool = False, basic: bool = False) -> Chat:
        number = self.number()
        chat = Chat(-number if basic else SUPERGROUP - number, "group" if basic else "supergroup", title, forum)
        chat.members, chat.bot = list(members), "member"
        self.chats[chat.id] = chat
        return chat

    def channel(self, title: str, owner: User, *readers: User) -> Chat:
        """A channel, in which the bot can only be an administrator."""
        chat = self.group(title, owner, *readers)
        chat.kind, chat.bot, chat.admins = "channel", "left", {owner.id}
        return chat

    def private(self, user: User) -> Chat:
        if user.id not in self.chats:
            self.chats[user.id] = Chat(user.id, "private", members=[user], bot="member")
        return self.chats[user.id]

    def topic(self, chat: Chat) -> Topic:
        topic = Topic(self.number())
        chat.topics[topic.id] = topic
        return topic

    def writable(self, chat_id: int, topic: int = 0, photo: bool = False) -> Chat:
        """The chat, if the bot may write there."""
        chat = self.readable(chat_id)
        if chat.kind == "private":
            return chat
        if chat.bot == "restricted":
            raise bad("not enough rights to send text messages to the chat")
        if photo and not chat.photos:
            raise bad("not enough rights to send photos to the chat")
        self._check_topic(chat, topic)
        return chat

    def readable(self, chat_id: int) -> Chat:
        """The chat, if the bot is in it."""
        if chat_id > 0:
            return self._private(chat_id)
        chat = self.chats.get(chat_id)
        if chat is None:
            raise bad("chat not found")
        if chat.migrated_to:
            raise migrated(chat.migrated_to)
        if chat.bot in ("left", "kicked"):
            how = "was kicked from" if chat.bot == "kicked" else "is not a member of"
            raise forbidden(f"bot {how} the {chat.kind} chat")
        return chat

    def _private(self, user_id: int) -> Chat:
        user = self.users.get(user_id)
        if user is None:
            raise bad("chat not found")
        if user.deleted:
            raise forbidden("user is deactivated")
        if user.blocked:
            raise forbidden("bot was blocked by the user")
        if not user.started:
            raise forbidden("bot can't initiate conversation with a user")
        return self.private(user)

    def _check_topic(self, chat: Chat, topic: int) -> None:
        if not topic:
            return
        known = chat.topics.get(topic) if chat.forum else None
        if known is None or known.deleted:
            raise bad("message thread not found")
        if not known.open:
            raise bad("TOPIC_CLOSED")

    def count(self, chat: Chat) -> None:
        """One more message: one a second in a chat, twenty a minute in a group, thirty a second in all."""
        now = self.clock()
        waits = [1.0 - (now - chat.sent[-1])] if chat.sent else []
        if chat.kind != "private" and len(chat.sent) == 20:
            waits.append(60.0 - (now - chat.sent[0]))
        if len(self.all_sent) == 30:
            waits.append(1.0 - (now - self.all_sent[0]))
        wait = max(waits, default=0.0)
        if wait > 1e-6:
            raise flood(int(wait) + 1)
        chat.sent.append(now)
        self.all_sent.append(now)

    def photo(self, data: bytes) -> str:
        file = f"AgAC{len(self.files):06d}{hashlib.sha256(data).hexdigest()}"
        self.files[file] = data
        return file

    def viewers(self, message: Message) -> Iterator[User]:
        if message.receiver:
            yield message.receiver
        else:
            yield from message.chat.members

    def show(self, message: Message, how: Literal["message", "edit", "whisper"]) -> None:
        data = tuple(button.get("callback_data", "") for row in message.keys for button in row)
        seen = message.photo or message.animation
        sight = Sight(how, message.chat.id, message.text, tuple(message.faces), data, seen)
        for user in self.viewers(message):
            self.seen[user.id].append(sight)

    def say(self, chat: Chat, sender: User | None, said: Formatted, **more: Any) -> Message:
        """A new message."""
        message = Message(self.number(), chat, sender, said.text, mentions=said.mentions, links=said.links, **more)
        chat.messages[message.id] = message
        self.show(message, "message")
        return message

    def alert(self, press: Press) -> None:
        """What only the one who pressed sees."""
        self.seen[press.user.id].append(Sight("alert", press.message.chat.id, press.text or ""))

    def refuse(self, method: str, refusal: Refusal) -> None:
        self.refused.append(f"{method}: {refusal.description}")
        if refusal.violation:
            self.violations.append(f"{method}: {refusal.description}")

    async def ring(self) -> None:
        """Something happened."""
        async with self._bell:
            self._bell.notify_all()

    async def next_call(self, patience: float) -> None:
        """Until something happens, but not long."""
        try:
            async with self._bell:
                await asyncio.wait_for(self._bell.wait(), patience)
        except TimeoutError:
            return

    async def until(self, happened: Callable[[], bool]) -> None:
        async with self._bell:
            await self._bell.wait_for(happened)

    async def soon(self, happened: Callable[[], bool]) -> None:
        """Until it happens, which it should before long."""
        async with asyncio.timeout(PATIENCE):
            await self.until(happened)
