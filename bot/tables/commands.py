"""The commands by name, and how a typed text becomes one of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from bot.domain.messages import line
from bot.domain.table import Change, Desk, Refused
from bot.tables import (
    agreeing,
    departing,
    leaving,
    lobby,
    looking,
    nudges,
    playing,
    robot_seats,
    settings,
    timeouts,
    undo,
)
from bot.tables.catalogue import CATALOGUE

Handler: TypeAlias = Callable[[Desk, list[str]], Change]
TEXT_LENGTH = 400

COMMANDS: Mapping[str, Handler] = {
    "new": lobby.new,
    "join": lobby.join,
    "leave": lobby.leave,
    "start": lobby.start,
    "cancel": leaving.cancel,
    "play": playing.play,
    "board": looking.board,
    "hand": looking.hand,
    "preview": looking.preview,
    "undo": undo.undo,
    "rules": looking.rules,
    "help": looking.help_here,
    "settings": settings.settings,
    "resign": leaving.resign,
    "replace": leaving.replace,
    "agree": agreeing.agree,
    "refuse": agreeing.refuse,
    "nudge": nudges.nudge,
    "mute": nudges.mute,
    "wait": timeouts.wait,
    "once": timeouts.once,
    "handover": timeouts.handover,
    "robot": robot_seats.robot,
}


OURS: Mapping[str, Handler] = {
    "absent": nudges.absent,
    "departed": departing.departed,
    "reminded": nudges.reminded,
    "time-up": timeouts.time_up,
    "robot-plays": robot_seats.robot_plays,
}
"""What only the house itself says."""

SEATING = frozenset({"new", "join", "replace"})
"""By these one sits down, with one's holiday if one is on one."""


def decide(desk: Desk) -> Change:
    """What the command does to the table. Pure."""
    name, words = parse(desk.command.text)
    handler = COMMANDS.get(name) or (OURS.get(name) if desk.command.ours else None)
    if handler is None:
        raise Refused(line("unknown-command", command=name[:20]))
    return handler(desk, words)


def parse(text: str) -> tuple[str, list[str]]:
    """The command and its words; a text without a slash is a move."""
    words = text[:TEXT_LENGTH].encode(errors="replace").decode().split()  # lone surrogates cannot be stored
    if words and words[0].startswith("/"):
        return words[0][1:].lower(), words[1:]
    return "play", words


def known_name(text: str) -> str:
    """The command for statistics; what somebody makes up is all one."""
    name, _ = parse(text)
    return name if name in NAMES else "unknown"


NAMES = frozenset((*COMMANDS, *OURS, *(usage.name for usage in CATALOGUE)))
