"""How a message looks (Components V2): what happened, the picture, who is called, and what can be pressed."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

import discord
import msgspec
from discord import ui

from bot.adapters.base.texts import MORE, PLAIN, cut_whole
from bot.adapters.discord.limits import ALT, COMPONENT_IDS, TEXT
from bot.adapters.discord.people import user_of
from bot.adapters.discord.pressing import ButtonAction, Press, Row, menu, row
from bot.adapters.discord.wording import Wording
from bot.delivery.pictures import Drawn
from bot.domain.messages import Answer, Button, File, Line, Picture, Post, line
from bot.domain.table import Table
from bot.language.words import say, speak
from bot.tables.posts import SINCE_BUTTON, tells_of_before
from render.palette import SEATS

PLAY = ButtonAction("/play")  # another page of a post's choices is asked for with this
NOBODY = discord.AllowedMentions.none()

HAND = Button("/hand", line("discord-hand"))
BOARD = Button("/board", line("discord-board"))
UNDO = Button("/undo", line("discord-undo"))
RULES = Button("/rules", line("discord-rules"))
SETTINGS = Button("/settings", line("discord-settings"))
OPEN = Button("/window", line("discord-open-board"), "primary")  # no command: Discord opens the Activity
STAMPED = (UNDO,)  # of these tools, those that are only for the moment they were shown at


class Image(msgspec.Struct, frozen=True):
    """A picture in a message."""

    name: str
    drawn: Drawn


class Message(msgspec.Struct, frozen=True):
    """All of a message, ready to be sent or to replace another."""

    view: ui.LayoutView
    image: Image | None = None
    file: File | None = None
    mentions: discord.AllowedMentions = NOBODY

    def files(self) -> list[discord.File]:
        """What to upload, read from its beginning."""
        uploads = []
        if self.image:
            uploads.append(discord.File(io.BytesIO(self.image.drawn.png), self.image.name))
        if self.file:
            uploads.append(discord.File(io.BytesIO(self.file.data.encode()), self.file.name))
        return uploads


class Speech(msgspec.Struct, frozen=True):
    """A language, and how Discord shows its sentences."""

    wording: Wording
    language: str

    def label(self, button: Button) -> str:
        """What a button says: labels know no markup."""
        return speak(self.language, button.label)

    def word(self, key: str, **args: int) -> str:
        """A word on a button or in a menu."""
        return say(self.language, key, **args)

    def lines(self, lines: Sequence[Line]) -> list[str]:
        """Sentences as text."""
        return [self.wording.text(self.language, one) for one in lines]


def image_of(picture: Picture | None, drawn: Drawn | None) -> Image | None:
    """A drawn picture under a name."""
    return Image(f"{picture.kind}.{drawn.form}", drawn) if picture and drawn else None


def _view(items: Sequence[ui.Item[Any]]) -> ui.LayoutView:
    """A view that discord.py does not keep: what is pressed is found by its id alone, also after a restart."""
    view = ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(item)
    view.stop()
    return view


def _gallery(image: Image | None) -> list[ui.Item[Any]]:
    if image is None:
        return []
    item = discord.MediaGalleryItem(f"attachment://{image.name}", description=cut_whole(image.drawn.alt, ALT) or None)
    return [ui.MediaGallery(item)]


def _text(text: str) -> list[ui.Item[Any]]:
    return [ui.TextDisplay(text)] if text else []


def _tools(
    tools: Sequence[Button], stamp: int, speech: Speech, taken: Sequence[Button], channel: str = ""
) -> list[Row]:
    known = {one.text for one in taken}
    faces = [
        Press.make(ButtonAction(tool.text, stamp if tool in STAMPED else None, channel), speech.label(tool), tool.style)
        for tool in tools
        if tool.text not in known
    ]
    return [row(*faces)] if faces else []


def post_message(
    post: Post, image: Image | None, speech: Speech, table: Table | None, *, window: bool = False
) -> Message | None:
    """What the channel sees: one container in the colour of who is called. None: there is nothing to see.

    `window`: there is an Activity in which the board can be opened.
    """
    call = speech.wording.call(speech.language, post.call, post.called) if post.call else ""
    said = "\n".join(PLAIN.tail(speech.lines(post.lines), TEXT - len(call)))
    rows = menu(post.buttons, post.stamp, speech, PLAY)
    tools = _tools(_tools_of(post, window=window), post.stamp, speech, post.buttons)
    users = [discord.Object(user) for one in post.called if (user := user_of(one)) is not None]
    mentions = discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)
    items = [*_text(said), *_gallery(image), *_text(call), *rows, *tools]
    return Message(_contained(post.id, items, _accent(post, table)), image, mentions=mentions) if items else None


def closed_message(post_id: int, lines: Sequence[Line], image: Image | None, speech: Speech) -> Message:
    """What stays of a post once a later one has taken its place: nothing to press, nobody called."""
    said = "\n".join(PLAIN.tail(speech.lines(lines), TEXT))
    items = [*_text(said), *_gallery(image)] or _text(MORE)
    return Message(_contained(post_id, items, None), image)


def _contained(post_id: int, items: Sequence[ui.Item[Any]], accent: int | None) -> ui.LayoutView:
    """A container numbered as its post, by which the post can be found again."""
    return _view([ui.Container(*items, accent_colour=accent, id=container_id(post_id))])


def container_id(post_id: int) -> int:
    """A post's number as the id of a component; letters to a person are numbered downwards."""
    return post_id % COMPONENT_IDS


def _tools_of(post: Post, *, window: bool) -> tuple[Button, ...]:
    if not post.picture:  # a reminder or a question has all it needs
        return ()
    opening = (OPEN,) if window else ()
    if post.picture.kind == "lobby":
        return (*opening, RULES, SETTINGS) if post.buttons else ()
    before = (SINCE_BUTTON,) if tells_of_before(post) else ()
    return (*opening, *before, HAND, UNDO, RULES) if post.call and not post.ends else ()


def _accent(post: Post, table: Table | None) -> int | None:
    """The colour of the one seat that is called."""
    if table is None or len(post.called) != 1 or post.called[0].name not in table.names:
        return None
    return seat_colour(table.names.index(post.called[0].name))


def seat_colour(seat: int) -> int:
    """A seat's colour as Discord writes it."""
    red, green, blue = SEATS[seat % len(SEATS)][:3]
    return red << 16 | green << 8 | blue


def answer_messages(answer: Answer, image: Image | None, speech: Speech, source: ButtonAction = PLAY) -> list[Message]:
    """What one person is told: a message, or several where there is much to say; none where there is nothing."""
    texts = ["\n".join(page) for page in PLAIN.pages(speech.lines(answer.lines), TEXT)]
    rows = menu(answer.buttons, answer.stamp, speech, source)
    if answer.picture and answer.picture.kind == "hand":
        rows += _tools((BOARD,), answer.stamp or 0, speech, answer.buttons, source.channel)
    upload: list[ui.Item[Any]] = [ui.File(f"attachment://{answer.file.name}")] if answer.file else []
    first, last = texts[:-1], texts[-1] if texts else ""
    items = [*_text(last), *_gallery(image), *upload, *rows]
    told = [Message(_view(_text(text))) for text in first]
    return [*told, Message(_view(items), image, answer.file)] if items else told
