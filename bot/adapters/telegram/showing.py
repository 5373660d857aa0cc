"""An answer as messages: its sentences, its picture with the same in words, and the keys of its menu."""

from __future__ import annotations

from collections.abc import Sequence

from telegram import InlineKeyboardButton, InlineKeyboardMarkup

from bot.adapters.telegram import limits
from bot.adapters.telegram.linking import Links
from bot.adapters.telegram.menus import ALONE, for_one
from bot.adapters.telegram.people import Place
from bot.adapters.telegram.photo_cache import Photo, PhotoCache
from bot.adapters.telegram.pressing import Menu, keyboard
from bot.adapters.telegram.reading import Asked
from bot.adapters.telegram.wire import Sheet
from bot.adapters.telegram.wording import SAID, Said, cut, joined, quoted
from bot.domain.messages import Answer, Request
from bot.domain.table import Table
from bot.service.registry import name_of
from bot.store.store import Store
from bot.tables.ahead import Ahead
from bot.tables.playing import WithMove
from rules import choices

WORTH_QUOTING = 60  # characters of a description; less says nothing


class Showing:
    """Puts answers into words, pictures and keys."""

    def __init__(self, store: Store, photos: PhotoCache, links: Links) -> None:
        self.store, self.photos, self.links = store, photos, links

    async def sheets(self, asked: Asked, answer: Answer, at: Place, *more: InlineKeyboardButton) -> list[Sheet]:
        """The answer as it looks at that place, with these keys after its own: one message, or several."""
        language = asked.who.language
        table = await self.store.readable(asked.channel)
        photo = await self.photos.photo(table, answer.picture, language, alt=True)
        told = (*answer.lines, *(photo.lines if photo else ()))
        sentences = [await self.links.sentence(language, one) for one in told]
        keys = keyboard(self._menu(asked, answer, table), at, language, *more)
        if photo or answer.file:
            return _captioned(sentences, photo, keys, answer)
        texts = SAID.pages(sentences, limits.TEXT) or [[]]
        return [*(Sheet(joined(page)) for page in texts[:-1]), Sheet(joined(texts[-1]), keyboard=keys)]

    async def menu(self, asked: Asked, answer: Answer, most: int = ALONE) -> Menu:
        """The choices of an answer, whole moves where that makes no more than so many keys."""
        return self._menu(asked, answer, await self.store.readable(asked.channel), most)

    def _menu(self, asked: Asked, answer: Answer, table: Table | None, most: int = ALONE) -> Menu:
        back = before(table, asked.who.id, asked.what) if table else ""
        buttons = for_one(table, asked.who.id, answer.buttons, answer.stamp, most)
        return Menu(buttons, asked.channel, answer.stamp, asked.text, back if buttons else "", asked.page)

    async def words(self, asked: Asked, answer: Answer) -> str:
        """All of the answer that can be said, the picture too."""
        language = asked.who.language
        table = await self.store.readable(asked.channel)
        photo = await self.photos.photo(table, answer.picture, language, alt=True)
        lines = [asked.speak(one) for one in (*answer.lines, *(photo.lines if photo else ()))]
        return "\n".join([photo.alt, *lines] if photo else lines)


def _captioned(
    sentences: Sequence[Said], photo: Photo | None, keys: InlineKeyboardMarkup | None, answer: Answer
) -> list[Sheet]:
    ahead, kept = SAID.split(sentences, limits.CAPTION)
    room = limits.CAPTION - SAID.total(kept) - 1
    if photo and photo.alt and room > WORTH_QUOTING:
        kept = [*kept, quoted(cut(photo.alt, room))]
    first = [Sheet(joined(page)) for page in SAID.pages(ahead, limits.TEXT)]
    return [*first, Sheet(joined(kept), photo, keys, answer.file)]


def before(table: Table, person: str, what: Request) -> str:
    """The command that offers the choices before these: where the move last could have gone another way. "": none."""
    seat = table.seat_of(person)
    if isinstance(what, Ahead):
        return f"/{name_of(what)}" if what.words else ""
    if not isinstance(what, WithMove) or not what.words or seat is None or table.phase != "playing":
        return ""
    words = what.words
    moves = table.rules.legal(table.state, seat)
    for depth in range(len(words) - 1, -1, -1):
        step = choices(moves, [word.lower() for word in words[:depth]])
        if step and len(step.next) > 1:
            return " ".join([f"/{name_of(what)}", *words[:depth]])
    return ""
