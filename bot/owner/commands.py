"""The owner's commands on the command line: what each is called, what may follow it, and who carries it out."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Protocol, TypeAlias


class Parsers(Protocol):
    """Where commands are added."""

    def add_parser(self, name: str, *, help: str) -> argparse.ArgumentParser:
        """One more."""


Run: TypeAlias = Callable[[argparse.Namespace], int]


def add(commands: Parsers) -> None:
    """Every command of the owner's; which function carries it out is noted as `run`."""
    _add_backup(commands)
    _add_restore(commands)


def _add_backup(commands: Parsers) -> None:
    one = commands.add_parser("backup", help="save everything in one file, while people play on")
    one.add_argument("file", type=Path)
    one.set_defaults(run=_backup)


def _backup(options: argparse.Namespace) -> int:
    from bot.owner.backup import back_up  # each command loads what it needs, when it is given

    return back_up(options.file)


def _add_restore(commands: Parsers) -> None:
    one = commands.add_parser("restore", help="bring a backup into an empty house, or single tables into any")
    one.add_argument("file", type=Path)
    one.add_argument("tables", nargs="*", metavar="TABLE", help="these alone, such as web:abc")
    one.add_argument("--replace", action="store_true", help="also tables at which something is on now")
    _add_yes(one)
    one.set_defaults(run=_restore)


def _restore(options: argparse.Namespace) -> int:
    from bot.owner.restore import restore

    return restore(options.file, options.tables, replace=options.replace, yes=options.yes)


def _add_yes(command: argparse.ArgumentParser) -> None:
    command.add_argument("--yes", action="store_true", help="do not ask whether it is really meant")
