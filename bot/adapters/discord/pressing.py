"""What can be pressed: buttons, selects and pages that carry their whole meaning, so that they outlive a restart."""

from __future__ import annotations

import logging
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, cast

import discord
import msgspec
from discord import ui

from bot.adapters.base.texts import cut
from bot.adapters.discord import PLATFORM
from bot.adapters.discord.limits import (
    BUTTON_LABEL,
    CUSTOM_ID,
    OPTION_LABEL,
    OPTION_VALUE,
    OPTIONS,
    PLACEHOLDER,
    ROW_BUTTONS,
)
from bot.adapters.discord.people import Interaction
from bot.domain.messages import Button

if TYPE_CHECKING:
    from typing import Self

log = logging.getLogger(__name__)

HANDFUL = ROW_BUTTONS  # choices shown as buttons; more than these become a select
STYLES = {
    "plain": discord.ButtonStyle.secondary,
    "primary": discord.ButtonStyle.primary,
    "danger": discord.ButtonStyle.danger,
}

AnyButton: TypeAlias = "ui.Button[Any]"
AnySelect: TypeAlias = "ui.Select[Any]"
Row: TypeAlias = "ui.ActionRow[ui.LayoutView]"


class ButtonAction(msgspec.Struct, frozen=True):
    """What a press asks for: a command, for which moment, for which channel if not here, and which page of a menu."""

    text: str
    stamp: int | None = None
    channel: str = ""
    page: int = 0

    @property
    def id(self) -> str:
        """All of it, as the id of a button."""
        stamp = "" if self.stamp is None else self.stamp
        return f"zoco:{stamp}:{self.page or ''}:{PLATFORM.place(self.channel)}:{self.text}"


class Answering(Protocol):
    """Whoever carries out what was pressed."""

    async def answer(self, interaction: Interaction, action: ButtonAction) -> None:
        """Carries out a command and tells who gave it."""


class Client(Protocol):
    """The part of our client that a press needs."""

    responder: Answering


def _responder(interaction: Interaction) -> Answering:
    return cast(Client, interaction.client).responder


def _number(text: str) -> int | None:
    return int(text) if text else None


def _elsewhere(place: str) -> str:
    """The channel that a button names; "": the one it is pressed in."""
    return PLATFORM.channel(place) if place and ":" not in place else place


def _wish(match: re.Match[str]) -> ButtonAction:
    return ButtonAction(match["text"], _number(match["stamp"]), _elsewhere(match["place"]), _number(match["page"]) or 0)


class Press(ui.DynamicItem[AnyButton], template=r"zoco:(?P<stamp>\d*):(?P<page>\d*):(?P<place>[^/]*):(?P<text>/.+)"):
    """A button. Its id says which action it stands for."""

    def __init__(self, button: AnyButton, action: ButtonAction) -> None:
        super().__init__(button)
        self.action = action

    @classmethod
    def make(cls, action: ButtonAction, label: str, style: str = "plain") -> Self:
        """A button to send."""
        face: AnyButton = ui.Button(style=STYLES[style], label=cut(label, BUTTON_LABEL), custom_id=action.id)
        return cls(face, action)

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /) -> Self:
        """The button somebody pressed."""
        return cls(cast(AnyButton, item), _wish(match))

    async def callback(self, interaction: Interaction) -> None:
        """Carries it out."""
        await _responder(interaction).answer(interaction, self.action)


class Pick(ui.DynamicItem[AnySelect], template=r"zoco-pick:(?P<stamp>\d*)(?::(?P<place>.+))?"):
    """A menu of commands, made for one moment of a channel."""

    def __init__(self, select: AnySelect, stamp: int | None, channel: str) -> None:
        super().__init__(select)
        self.stamp, self.channel = stamp, channel

    @classmethod
    def make(
        cls, options: Sequence[discord.SelectOption], placeholder: str, stamp: int | None, channel: str = ""
    ) -> Self:
        """A menu to send."""
        place = f":{PLATFORM.place(channel)}" if channel else ""
        select: AnySelect = ui.Select(
            custom_id=f"zoco-pick:{'' if stamp is None else stamp}{place}",
            placeholder=cut(placeholder, PLACEHOLDER),
            options=list(options),
        )
        return cls(select, stamp, channel)

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /) -> Self:
        """The menu somebody chose from."""
        return cls(cast(AnySelect, item), _number(match["stamp"]), _elsewhere(match["place"] or ""))

    async def callback(self, interaction: Interaction) -> None:
        """Carries out what was chosen."""
        await _responder(interaction).answer(interaction, ButtonAction(self.item.values[0], self.stamp, self.channel))


class Faces(Protocol):
    """What a menu takes to be shown in a language."""

    def label(self, button: Button) -> str:
        """What a button says."""

    def word(self, key: str, **args: int) -> str:
        """A word of the menu itself."""


def row(*items: ui.Item[Any]) -> Row:
    """Items side by side."""
    made: Row = ui.ActionRow()
    for item in items:
        made.add_item(item)
    return made


def menu(buttons: Sequence[Button], stamp: int | None, faces: Faces, source: ButtonAction) -> list[Row]:
    """Rows for these choices: a handful of buttons, or a select, in pages if need be.

    `source` asks for other pages; where it was for another channel than this one, so are the choices.
    """
    apart = any(one.channel for one in buttons)
    meant = [msgspec.structs.replace(one, channel=one.channel or source.channel) for one in buttons]
    fitting = _fitting(meant, stamp)
    if len(fitting) <= HANDFUL or apart:
        pressed = [
            Press.make(ButtonAction(one.text, stamp, one.channel), faces.label(one), one.style) for one in fitting
        ]
        return [row(*pressed[start : start + ROW_BUTTONS]) for start in range(0, len(pressed), ROW_BUTTONS)]
    count = -(-len(fitting) // OPTIONS)
    page = min(source.page, count - 1)
    shown = fitting[page * OPTIONS : (page + 1) * OPTIONS]
    options = [discord.SelectOption(label=cut(faces.label(one), OPTION_LABEL), value=one.text) for one in shown]
    word = faces.word("discord-choose-page", page=page + 1, pages=count) if count > 1 else faces.word("discord-choose")
    turns = [
        Press.make(ButtonAction(source.text, stamp, source.channel, other), faces.word(key))
        for key, other in (("discord-earlier", page - 1), ("discord-later", page + 1))
        if 0 <= other < count
    ]
    return [row(Pick.make(options, word, stamp, source.channel)), *([row(*turns)] if turns else [])]


def _fitting(buttons: Sequence[Button], stamp: int | None) -> list[Button]:
    """The choices that can be carried by a button; the others can still be typed."""
    once = list({(one.text, one.channel): one for one in buttons}.values())
    fitting = [one for one in once if _fits(ButtonAction(one.text, stamp, one.channel))]
    if len(fitting) < len(once):
        log.error("%d choices are too long for a button", len(once) - len(fitting))
    return fitting


def _fits(action: ButtonAction) -> bool:
    return len(action.id) <= CUSTOM_ID and len(action.text) <= OPTION_VALUE
