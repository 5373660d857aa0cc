"""People: what they type and press reaches the bot as Telegram would tell it, with privacy mode on."""

from __future__ import annotations

import itertools
import re
from typing import Any

from tests.standins.telegram.methods import ADMIN_RIGHTS, RESTRICTED
from tests.standins.telegram.updates import Updates
from tests.standins.telegram.world import BOT_NAME, Chat, Message, Press, Sight, User, World, bot_json

Json = dict[str, Any]


class Member:
    """Somebody with a phone."""

    _presses = itertools.count(1)

    def __init__(self, world: World, updates: Updates, user: User) -> None:
        self.world, self.updates, self.user = world, updates, user

    @property
    def sights(self) -> list[Sight]:
        """All that they ever saw of the bot."""
        return self.world.seen[self.user.id]

    @property
    def home(self) -> Chat:
        """Their private chat with the bot."""
        return self.world.private(self.user)

    async def say(self, chat: Chat, text: str, topic: int = 0, reply_to: Message | None = None, **more: Any) -> int:
        """Types something; the number of its update, 0 if the bot does not hear it."""
        if chat.kind == "private":
            self.user.started = True
        message = Message(self.world.number(), chat, self.user, text, topic, reply_to=reply_to, **more)
        chat.messages[message.id] = message
        if chat.bot in ("left", "kicked") or not self._heard(chat, message):
            return 0
        return await self.updates.add("message", message.json())

    def _heard(self, chat: Chat, message: Message) -> bool:
        """Privacy mode: commands, replies to the bot, and everything in private or to an administrator."""
        to_bot = message.reply_to is not None and message.reply_to.sender is None
        return chat.kind == "private" or chat.bot == "administrator" or message.text.startswith("/") or to_bot

    async def whisper(self, chat: Chat, text: str, topic: int = 0) -> int:
        """Types a command that is marked as one for the bot alone; nobody else sees it."""
        message = Message(0, chat, self.user, text, topic, whisper=self.world.number())
        self.world.whispers[message.whisper] = message
        return await self.updates.add("message", message.json())

    async def start(self, parameter: str = "") -> int:
        """Opens the private chat, by a link perhaps."""
        return await self.say(self.home, f"/start {parameter}".strip())

    async def follow(self, message: Message, face: str) -> int:
        """Presses a key that is a link to the bot."""
        url = message.button(face)["url"]
        found = re.fullmatch(rf"https://t\.me/{BOT_NAME}\?start=([\w-]+)", url)
        assert found, url
        return await self.start(found[1])

    async def press(self, message: Message, face: str) -> Press:
        """Presses a key, by its face."""
        return await self.press_data(message, message.button(face)["callback_data"])

    async def press_data(self, message: Message, data: str) -> Press:
        """Presses a key, also one that is there no more."""
        assert message.receiver in (None, self.user), "nobody presses what they cannot see"
        press = Press(f"press-{next(self._presses)}", self.user, message, self.world.clock())
        self.world.presses[press.id] = press
        content = {
            "id": press.id,
            "from": self.user.json(),
            "message": message.json(),
            "chat_instance": str(message.chat.id),
            "data": data,
        }
        await self.updates.add("callback_query", content)
        return press

    @property
    def whispered(self) -> list[Message]:
        """What they alone see in groups now."""
        return [message for message in self.world.whispers.values() if message.receiver is self.user]

    @property
    def mail(self) -> list[Message]:
        """What the bot wrote to them in private."""
        return self.home.posts


class Moderator:
    """What happens to chats."""

    def __init__(self, world: World, updates: Updates) -> None:
        self.world, self.updates = world, updates

    async def bot_becomes(self, chat: Chat, status: str, by: User, **rights: bool) -> None:
        """Adds, removes, promotes or mutes the bot."""
        before = _member(chat.bot)
        chat.bot = status  # type: ignore[assignment]
        after = _member(status, **rights)
        content = {
            "chat": chat.json(),
            "from": by.json(),
            "date": 1_800_000_000,
            "old_chat_member": before,
            "new_chat_member": after,
        }
        await self.updates.add("my_chat_member", content)

    async def leaves(self, chat: Chat, member: Member, *, banned: bool = False, told: bool = True) -> None:
        """Somebody leaves or is removed; large groups do not always tell."""
        chat.members.remove(member.user)
        chat.admins.discard(member.user.id)
        if banned:
            chat.banned.add(member.user.id)
        if told:
            await self._service(chat, {"left_chat_member": member.user.json()})

    async def upgrade(self, chat: Chat) -> Chat:
        """A group becomes a supergroup, with another number."""
        new = self.world.group(chat.title, *chat.members)
        new.admins, new.bot = chat.admins, chat.bot
        chat.migrated_to = new.id
        await self._service(chat, {"migrate_to_chat_id": new.id})
        await self._service(new, {"migrate_from_chat_id": chat.id})
        return new

    async def reopen(self, chat: Chat, topic: int) -> None:
        chat.topics[topic].open = True
        await self._service(chat, {"forum_topic_reopened": {}}, topic)

    async def _service(self, chat: Chat, what: Json, topic: int = 0) -> None:
        message = Message(self.world.number(), chat, chat.members[0], topic=topic, service=what)
        chat.messages[message.id] = message
        await self.updates.add("message", message.json())


def _member(status: str, **rights: bool) -> Json:
    member: Json = {"status": status, "user": bot_json()}
    if status == "kicked":
        return {**member, "until_date": 0}
    if status == "restricted":
        return {**member, "is_member": True, "until_date": 0, **{name: rights.get(name, False) for name in RESTRICTED}}
    if status == "administrator":
        return {**member, **ADMIN_RIGHTS}
    return member
