"""The key under a board that opens its table in Telegram's own window: at once in private, by a link in a group."""

from __future__ import annotations

from telegram import InlineKeyboardButton, WebAppInfo

from bot.adapters.telegram.people import Place, place_code
from bot.language.words import say


def app_link(bot: str, app: str, place: Place) -> str:
    """The link to the Mini App, opened at that table."""
    return f"https://t.me/{bot}/{app}?startapp={place_code(place)}"


class BoardKeys:
    """Where the window is, if the owner has set it up: its address, and its short name for links."""

    def __init__(self, address: str = "", app: str = "") -> None:
        self.address, self.app = address, app

    def __bool__(self) -> bool:
        return bool(self.address)

    def at(self, place: Place, bot: str, language: str) -> tuple[InlineKeyboardButton, ...]:
        """The key, where there is a way in."""
        face = say(language, "telegram-open-board")
        if place.private and self.address:
            return (InlineKeyboardButton(face, web_app=WebAppInfo(self.address)),)
        if not place.private and self.app:
            return (InlineKeyboardButton(face, url=app_link(bot, self.app, place)),)
        return ()
