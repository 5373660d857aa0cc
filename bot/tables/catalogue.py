"""The commands as a person learns them: in which order, with what behind them, and where they make sense."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from bot.domain.messages import Line, line

Argument: TypeAlias = Literal["game", "move", "rule", "name", "setting", "days", "strength"]
Moment: TypeAlias = Literal["none", "lobby", "playing"]


class Usage(msgspec.Struct, frozen=True):
    """A command, what may follow it, when it is worth knowing, and whether it needs no table at all.

    `private`: it asks something for oneself. Where a platform can hide even the question from others, it does.
    """

    name: str
    argument: Argument | None = None
    when: tuple[Moment, ...] = ("playing",)
    anywhere: bool = False
    private: bool = False


CATALOGUE: tuple[Usage, ...] = (
    Usage("new", "game", ("none",)),
    Usage("join", None, ("lobby",)),
    Usage("leave", None, ("lobby",)),
    Usage("start", None, ("lobby",)),
    Usage("robot", "strength", ("lobby",)),
    Usage("play", "move", private=True),
    Usage("board", private=True),
    Usage("hand", private=True),
    Usage("preview", "move", private=True),
    Usage("hint", private=True),
    Usage("undo"),
    Usage("rules", "rule", ("none", "lobby", "playing"), anywhere=True, private=True),
    Usage("games", None, ("none", "lobby", "playing"), anywhere=True, private=True),
    Usage("settings", "setting", ("lobby", "playing"), anywhere=True, private=True),
    Usage("away", "days", ("lobby", "playing"), anywhere=True, private=True),
    Usage("nudge"),
    Usage("resign"),
    Usage("replace", "name"),
    Usage("cancel", None, ("lobby", "playing")),
    Usage("agree", None, ()),
    Usage("refuse", None, ()),
    Usage("mute", None, (), private=True),
    Usage("wait", "name", ()),
    Usage("once", "name", ()),
    Usage("handover", "name", ()),
    Usage("record", None, ("none",), private=True),
    Usage("help", None, (), anywhere=True, private=True),
)


def usage_line(usage: Usage) -> Line:
    """`/new <game>: open a table`."""
    about = line(f"command-{usage.name}")
    if usage.argument is None:
        return line("usage", name=usage.name, about=about)
    return line("usage-with", name=usage.name, argument=line(f"argument-{usage.argument}"), about=about)
