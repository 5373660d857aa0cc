"""What can be pressed: inline keys that carry their whole meaning in 64 bytes, so that they outlive a restart.

A key says for which moment of which table it was made and which command it stands for. A move too long for that is
told by a digest, and found again among the moves that are possible.
"""

from __future__ import annotations

import hashlib
from base64 import urlsafe_b64encode
from collections.abc import Iterable, Sequence

import msgspec
from telegram import CopyTextButton, InlineKeyboardButton, InlineKeyboardMarkup

from bot.adapters.telegram import PLATFORM, limits
from bot.adapters.telegram.people import Place, base36, channel_of, far_code, place_code, place_of, read_channel
from bot.adapters.telegram.wording import cut
from bot.domain.messages import Button
from bot.language.words import say, speak
from bot.service.registry import COMMANDS, split

HERE = "."  # a table in the very place the key is shown at
DIGEST = "#"
ROW_WIDTH = 34  # characters that fit side by side on a phone
LABEL = 60  # characters of a face; longer ones are not shown anyway
PAGE_KEYS = 40
STYLES = {"plain": None, "primary": "primary", "danger": "danger"}
WITH_MOVES = frozenset(entry.name for entry in COMMANDS if entry.argument == "move")


class Key(msgspec.Struct, frozen=True):
    """A command at a table, the moment it was offered, and which page of its menu is meant."""

    text: str
    channel: str
    stamp: int | None = None
    page: int = 0


def write_key(key: Key, shown_at: Place) -> str | None:
    """The key as callback data; None if it does not fit."""
    where = _where(key.channel, shown_at)
    moment = "" if key.stamp is None else base36(key.stamp)
    head = f"{moment}{f'.{base36(key.page)}' if key.page else ''}:{where}:"
    for text in (key.text, _digested(key.text)):
        if text is not None and len((head + text).encode()) <= limits.CALLBACK_DATA:
            return head + text
    return None


def _where(channel: str, shown_at: Place) -> str:
    """The table of a key, in few letters."""
    if not PLATFORM.has(channel):
        return far_code(channel)
    table = place_of(channel)
    return HERE + (base36(table.topic) if table.topic else "") if table.chat == shown_at.chat else place_code(table)


def read_key(data: str, chat: int) -> Key | None:
    """What callback data means, pressed in that chat; None if it means nothing."""
    moment, where, text = [*data.split(":", 2), "", ""][:3]
    stamp, _, page = moment.partition(".")
    try:
        here = where.startswith(HERE)
        channel = channel_of(Place(chat, int(where[1:] or "0", 36))) if here else read_channel(where)
        if channel is None or not text:
            return None
        return Key(text, channel, int(stamp, 36) if stamp else None, int(page or "0", 36))
    except ValueError:
        return None


def _digested(text: str) -> str | None:
    """A command with a move, the move told by its digest; None for other commands."""
    name, words = split(text)
    return f"/{name} {DIGEST}{_digest(words)}" if name in WITH_MOVES and words else None


def _digest(words: Sequence[str]) -> str:
    digest = hashlib.blake2b(" ".join(words).encode(), digest_size=9).digest()
    return urlsafe_b64encode(digest).decode()


def undigested(text: str, moves: Iterable[str]) -> str:
    """The command in full, the move, or its beginning, found among those possible; as it is if there is none."""
    name, words = split(text)
    if name not in WITH_MOVES or len(words) != 1 or not words[0].startswith(DIGEST):
        return text
    for move in moves:
        parts = move.split(" ")
        for depth in range(1, len(parts) + 1):
            if _digest(parts[:depth]) == words[0].removeprefix(DIGEST):
                return f"/{name} {' '.join(parts[:depth])}"
    return text


class Menu(msgspec.Struct, frozen=True):
    """The keys under a message: choices for one moment of a table, and the ways out of them."""

    buttons: tuple[Button, ...]
    channel: str
    stamp: int | None
    source: str = ""  # the command that offers these choices: asked again for another page of them
    back: str = ""  # the command that offers the choices before
    page: int = 0


def keyboard(menu: Menu, shown_at: Place, language: str, *more: InlineKeyboardButton) -> InlineKeyboardMarkup | None:
    """The keys of a menu, a page of them where there are many; None where there are none."""
    count = -(-len(menu.buttons) // PAGE_KEYS)
    page = max(0, min(menu.page, count - 1))
    shown = menu.buttons[page * PAGE_KEYS : (page + 1) * PAGE_KEYS]
    rows = _rows([_key(menu, one, shown_at, language) for one in shown])
    ways = [
        _way(menu, Key(menu.source, menu.channel, menu.stamp, other), say(language, word), shown_at)
        for word, other in (("telegram-earlier", page - 1), ("telegram-later", page + 1))
        if menu.source and 0 <= other < count
    ]
    if menu.back:
        ways.insert(0, _way(menu, Key(menu.back, menu.channel, menu.stamp), say(language, "telegram-back"), shown_at))
    extra = [[key] for key in more]
    rows = [*rows, *([ways] if ways else []), *extra]
    return InlineKeyboardMarkup(rows) if rows else None


def extra_key(button: Button, channel: str, shown_at: Place, language: str) -> InlineKeyboardButton:
    """A key beside a menu, which holds at any moment."""
    return _key(Menu((), channel, None), button, shown_at, language)


def private_key(bot: str, table: Place, language: str) -> InlineKeyboardButton:
    """The way into the private chat with us, with the table of that place in view there."""
    address = f"https://t.me/{bot}?start={place_code(table)}"
    return InlineKeyboardButton(say(language, "telegram-open-private"), url=address)


def _key(menu: Menu, button: Button, shown_at: Place, language: str) -> InlineKeyboardButton:
    face = cut(speak(language, button.label), LABEL)
    data = write_key(Key(button.text, button.channel or menu.channel, menu.stamp), shown_at)
    if data is None:
        return InlineKeyboardButton(face, copy_text=CopyTextButton(button.text[: limits.COPY_TEXT]))
    return InlineKeyboardButton(face, callback_data=data, style=STYLES[button.style])


def _way(menu: Menu, key: Key, face: str, shown_at: Place) -> InlineKeyboardButton:
    return InlineKeyboardButton(face, callback_data=write_key(key, shown_at) or "")


def _rows(keys: Sequence[InlineKeyboardButton]) -> list[list[InlineKeyboardButton]]:
    """The keys in rows as even as they can be, as many side by side as can be read."""
    if not keys:
        return []
    widest = max(len(key.text) for key in keys) + 2
    fitting = max(1, min(limits.ROW_KEYS, ROW_WIDTH // widest))
    count = -(-len(keys) // fitting)
    breadth = -(-len(keys) // count)
    return [list(keys[start : start + breadth]) for start in range(0, len(keys), breadth)]


def same_keys(first: InlineKeyboardMarkup | None, second: InlineKeyboardMarkup | None) -> bool:
    """Whether two keyboards are alike, so that nothing need be edited."""
    return (first.inline_keyboard if first else ()) == (second.inline_keyboard if second else ())
