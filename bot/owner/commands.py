"""The owner's commands on the command line: what each is called, what may follow it, and who carries it out."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Protocol, TypeAlias

from bot.store.store import Store

NAMED = "its name as `zoco tables` lists it, such as web:abc"


class Parsers(Protocol):
    """Where commands are added."""

    def add_parser(self, name: str, *, help: str) -> argparse.ArgumentParser:
        """One more."""


Run: TypeAlias = Callable[[argparse.Namespace], int]


def add(commands: Parsers) -> None:
    """Every command of the owner's; which function carries it out is noted as `run`."""
    for one in (
        _add_top,
        _add_tables,
        _add_table,
        _add_close,
        _add_say,
        _add_forget,
        _add_audit,
        _add_backup,
        _add_restore,
    ):
        one(commands)


def _add_tables(commands: Parsers) -> None:
    one = commands.add_parser("tables", help="the tables of this house, those changed last first")
    one.add_argument("--all", action="store_true", help="also those at which nothing goes on")
    one.add_argument("--most", type=int, default=50, help="how many at most (50)")
    one.set_defaults(run=_tables)


def _tables(options: argparse.Namespace) -> int:
    from bot.owner.tables import list_tables

    return _at_work(lambda store: list_tables(store, options.most, everything=options.all))


def _add_table(commands: Parsers) -> None:
    one = commands.add_parser("table", help="all about one table, but for what its players keep secret")
    one.add_argument("table", help=NAMED)
    one.set_defaults(run=_table)


def _table(options: argparse.Namespace) -> int:
    from bot.owner.tables import show_table

    return _at_work(lambda store: show_table(store, options.table))


def _add_close(commands: Parsers) -> None:
    one = commands.add_parser("close", help="close a table, whatever goes on there")
    one.add_argument("table", help=NAMED)
    _add_yes(one)
    one.set_defaults(run=_close)


def _close(options: argparse.Namespace) -> int:
    from bot.owner.deeds import close

    return _at_work(lambda store: close(store, options.table, yes=options.yes))


def _add_say(commands: Parsers) -> None:
    one = commands.add_parser("say", help="say something at all tables at which something goes on, or at one")
    one.add_argument("text")
    one.add_argument("--table", help=NAMED)
    one.set_defaults(run=_say)


def _say(options: argparse.Namespace) -> int:
    from bot.owner.deeds import say

    return _at_work(lambda store: say(store, options.text, options.table))


def _add_forget(commands: Parsers) -> None:
    one = commands.add_parser("forget", help="delete what is kept of a person")
    one.add_argument("person", help="as `zoco table` shows them, such as discord:1234")
    _add_yes(one)
    one.set_defaults(run=_forget)


def _forget(options: argparse.Namespace) -> int:
    from bot.owner.deeds import forget_person

    return _at_work(lambda store: forget_person(store, options.person, yes=options.yes))


def _add_top(commands: Parsers) -> None:
    one = commands.add_parser("top", help="the house at a glance, live; Ctrl-C ends it")
    one.add_argument("--once", action="store_true", help="a single look")
    one.set_defaults(run=_top)


def _top(options: argparse.Namespace) -> int:
    from bot.owner.top import watch

    return _at_work(lambda store: watch(store, once=options.once))


def _add_audit(commands: Parsers) -> None:
    one = commands.add_parser("audit", help="what was done with these commands, and by whom")
    one.add_argument("--most", type=int, default=50, help="how many at most (50)")
    one.set_defaults(run=_audit)


def _audit(options: argparse.Namespace) -> int:
    from bot.owner.audit import show

    return _at_work(lambda store: show(store, options.most))


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


def _at_work(work: Callable[[Store], Awaitable[int]]) -> int:
    from bot.owner.house import performed

    return asyncio.run(performed(work))


def _add_yes(command: argparse.ArgumentParser) -> None:
    command.add_argument("--yes", action="store_true", help="do not ask whether it is really meant")
