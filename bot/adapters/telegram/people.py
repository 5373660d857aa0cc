"""Who asks, and where: Telegram's people, chats and topics under the names that tables know them by."""

from __future__ import annotations

import msgspec
import telegram

from bot.adapters.telegram import PLATFORM
from bot.domain.messages import Called, Person
from bot.language.words import best_language

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
SUPERGROUPS = -(10**12)  # chats below this never get another number


class Place(msgspec.Struct, frozen=True):
    """A chat, or a topic of one (0: the whole chat, or its General topic). A person's private chat has their number."""

    chat: int
    topic: int = 0

    @property
    def private(self) -> bool:
        """Whether only one person is there."""
        return self.chat > 0


def channel_of(place: Place) -> str:
    """The channel of a place; each topic is one of its own."""
    if place.private:
        return PLATFORM.private_channel(place.chat)
    return PLATFORM.channel(f"{place.chat}:{place.topic}" if place.topic else place.chat)


def place_of(channel: str) -> Place:
    """The place of a channel."""
    chat, _, topic = PLATFORM.place(channel).partition(":")
    return Place(int(chat.removeprefix("@")), int(topic or 0))


def message_place(message: telegram.Message) -> Place:
    """Where a message stands. Only in a forum is a thread a topic; elsewhere it is a chain of replies."""
    topic = message.message_thread_id if message.is_topic_message else None
    return Place(message.chat.id, topic or 0)


def person_of(user: telegram.User, moderator: bool = False) -> Person:
    """Who asked."""
    return Person(
        id=PLATFORM.person(user.id),
        name=user.full_name,
        language=best_language([user.language_code or "en"]),
        moderator=moderator,
        reachable=PLATFORM.private_messages,
    )


def user_of(person: str) -> int | None:
    """Telegram's number of a person; None for an empty chair and for people of other platforms."""
    return PLATFORM.user(person)


def mentionable(called: Called) -> int | None:
    """The user to mention."""
    return user_of(called.person)


def base36(number: int) -> str:
    """A number in few letters."""
    sign, rest, digits = "-" if number < 0 else "", abs(number), ""
    while rest or not digits:
        rest, digit = divmod(rest, len(DIGITS))
        digits = DIGITS[digit] + digits
    return sign + digits


def place_code(place: Place) -> str:
    """A place in few letters, for keys and links."""
    return base36(place.chat) + (f"_{base36(place.topic)}" if place.topic else "")


def read_place(code: str) -> Place | None:
    """The place of such a code; None if it is none."""
    chat, _, topic = code.partition("_")
    try:
        return Place(int(chat, 36), int(topic or "0", 36))
    except ValueError:
        return None


FAR = "~"  # before and within the code of a channel of another platform


def far_code(channel: str) -> str:
    """A channel of another platform, for keys and links."""
    return FAR + channel.replace(":", FAR)


def read_channel(code: str) -> str | None:
    """The channel of such a code, or of that of a place; None if it is none."""
    if code.startswith(FAR):
        channel = code[1:].replace(FAR, ":")
        return None if PLATFORM.has(channel) or ":" not in channel else channel
    place = read_place(code)
    return channel_of(place) if place else None
