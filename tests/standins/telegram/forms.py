"""The forms Telegram accepts. Every limit is written here a second time, from its documentation, not from the bot."""

from __future__ import annotations

import re
import struct
from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import Any

from tests.standins.telegram.refusals import wrong

Json = dict[str, Any]

TAGS = {"b", "i", "u", "s", "a", "code", "pre", "blockquote", "tg-spoiler", "tg-time"}
ACTIONS = {"callback_data", "url", "copy_text", "switch_inline_query", "web_app", "pay"}
STYLES = {"primary", "success", "danger"}
ENTITY = re.compile(r"&(?!(?:lt|gt|amp|quot|#\d+|#x[0-9a-fA-F]+);)")
COMMAND = re.compile(r"[a-z0-9_]{1,32}")
FIFTY_MB = 50_000_000  # sendAnimation
TEN_MIB = 10 * 1024 * 1024
UNSHRUNK = 1280  # a longer side is made smaller on the way


def size(text: str) -> int:
    """In UTF-16 units, the stricter way to count."""
    return len(text.encode("utf-16-le")) // 2


@dataclass
class Formatted:
    """A text and its markup."""

    text: str
    mentions: list[int] = field(default_factory=list)
    links: list[str] = field(default_factory=list)


class _Html(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.parts: list[str] = []
        self.open: list[str] = []
        self.hrefs: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in TAGS:
            raise wrong(f'can\'t parse entities: Unsupported start tag "{tag}"')
        self.open.append(tag)
        self.hrefs += [value or "" for name, value in attrs if name == "href"]

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            raise wrong(f'can\'t parse entities: Unexpected end tag "{tag}"')

    def handle_data(self, data: str) -> None:
        self.parts.append(data)


def formatted(text: str, parse_mode: str | None, limit: int, too_long: str) -> Formatted:
    """The text as people see it; refused if its markup is wrong, or if it is too long."""
    if parse_mode is None:
        result = Formatted(text)
    else:
        if parse_mode != "HTML":
            raise wrong("unsupported parse_mode")
        if ENTITY.search(text):
            raise wrong("can't parse entities: a bare &")
        if re.search(r"<(?![a-z/])", text):
            raise wrong("can't parse entities: a bare <")
        parser = _Html()
        parser.feed(text)
        parser.close()
        if parser.open:
            raise wrong(f"can't parse entities: Can't find end tag corresponding to start tag \"{parser.open[-1]}\"")
        users = [int(href.removeprefix("tg://user?id=")) for href in parser.hrefs if href.startswith("tg://user?id=")]
        result = Formatted("".join(parser.parts), users, parser.hrefs)
    if size(result.text) > limit:
        raise wrong(too_long)
    return result


def check_keyboard(markup: Json | None) -> list[list[Json]]:
    """The rows of an inline keyboard."""
    rows: list[list[Json]] = (markup or {}).get("inline_keyboard", [])
    buttons = [button for row in rows for button in row]
    if len(buttons) > 100 or any(len(row) > 8 for row in rows):
        raise wrong("reply markup is too long")
    if any(not row for row in rows):
        raise wrong("an empty row of keys")
    for button in buttons:
        _check_button(button)
    return rows


def _check_button(button: Json) -> None:
    if not button.get("text", "").strip():
        raise wrong("can't parse inline keyboard button: text buttons are unallowed in the inline keyboard")
    if len(ACTIONS & set(button)) != 1:
        raise wrong("can't parse inline keyboard button: exactly one action")
    if button.get("style") not in {None, *STYLES}:
        raise wrong("unknown style of a button")
    data = button.get("callback_data")
    if data is not None and not 1 <= len(data.encode()) <= 64:
        raise wrong("BUTTON_DATA_INVALID")
    url = button.get("url")
    if url is not None and not re.fullmatch(r"(https?|tg)://\S+", url):
        raise wrong("BUTTON_URL_INVALID")
    start = re.search(r"[?&]start=([^&]*)", url or "")
    if start and not re.fullmatch(r"[A-Za-z0-9_-]{1,64}", start[1]):
        raise wrong("a start parameter that no app passes on")
    app = re.search(r"[?&]startapp=([^&]*)", url or "")
    if app and not re.fullmatch(r"[A-Za-z0-9_-]{0,512}", app[1]):
        raise wrong("a start parameter that no Mini App is given")
    if "web_app" in button:
        check_app_address(button["web_app"]["url"])
    if "copy_text" in button and not 1 <= len(button["copy_text"]["text"]) <= 256:
        raise wrong("BUTTON_COPY_TEXT_INVALID")


def check_app_address(url: str) -> None:
    """Where a Mini App may be."""
    if not re.fullmatch(r"https://[^\s/]+(/\S*)?", url):
        raise wrong("Web App URL is invalid: Only HTTPS links are allowed")


def check_photo(data: bytes) -> None:
    """A picture that Telegram takes as a photo, and shows as it is."""
    if not data.startswith(b"\x89PNG\r\n\x1a\n"):
        raise wrong("IMAGE_PROCESS_FAILED")
    width, height = struct.unpack(">II", data[16:24])
    if width + height > 10_000 or max(width, height) > 20 * min(width, height):
        raise wrong("PHOTO_INVALID_DIMENSIONS")
    if len(data) > TEN_MIB:
        raise wrong("file is too big")
    if max(width, height) > UNSHRUNK:
        raise wrong(f"a photo of {width}×{height} is shrunk")


def check_animation(data: bytes) -> None:
    """What Telegram shows as something that moves: a GIF, or a film without sound."""
    if not data.startswith((b"GIF87a", b"GIF89a")):
        raise wrong("ANIMATION_INVALID")
    if len(data) > FIFTY_MB:
        raise wrong("file is too big")


def check_commands(commands: list[Json]) -> None:
    """A menu of commands."""
    if len(commands) > 100:
        raise wrong("too many commands")
    for command in commands:
        if not COMMAND.fullmatch(command["command"]):
            raise wrong("BOT_COMMAND_INVALID")
        if not 1 <= len(command["description"]) <= 256:
            raise wrong("command description length must not exceed 256")
