"""The `zoco` command: runs the bot, whole or in parts, and verifies or draws records of games."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import sys
import threading
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from typing import NoReturn

from bot.adapters.base.variables import HOST as HOST_KIND
from bot.adapters.base.variables import PORT as PORT_KIND
from bot.adapters.http.connections import CannotListen
from bot.app.environment import HOST, PORT, SECRETS, SHOWN, VARIABLES, WrongSetting, check
from bot.app.environment import port as port_of
from bot.app.records import replay_file, verify_file
from bot.app.repair import repair
from bot.app.serving import PARTS, Settings, configured, serve
from bot.owner.commands import Run
from bot.owner.commands import add as add_owners_commands
from bot.owner.house import complain
from bot.runtime.log_secrets import keep_configured_out_of_logs, without_secrets
from bot.runtime.logs import begin_log
from bot.store.data_folder import data_directory

AT_LAST = 0.95  # seconds after which a process that was told to stop ends, whatever is under way
USAGE = 2  # the exit status of who was asked for something that cannot be


def main(arguments: Sequence[str] | None = None) -> int:
    """What the command line asks for; its result is the exit status."""
    options = _parser().parse_args(arguments)
    if options.command == "doctor":
        return _doctor()
    if run := getattr(options, "run", None):
        return _for_owner(run, options)
    match options.command:
        case "verify":
            return verify_file(options.file)
        case "replay":
            return replay_file(options.file, options.to)
        case "repair":
            return repair(options.data or data_directory())
        case part:
            return _serve((part,) if part else configured(os.environ), options)


def _for_owner(run: Run, options: argparse.Namespace) -> int:
    """One of the owner's commands, with the settings that the house has."""
    keep_configured_out_of_logs(os.environ, SECRETS)
    try:
        check(os.environ)
    except WrongSetting as error:
        return complain(str(error))
    begin_log("ERROR", "lines")
    try:
        return run(options)
    except KeyboardInterrupt:
        return USAGE


def _doctor() -> int:
    """What is right and what is not; also variables that cannot be what they are."""
    keep_configured_out_of_logs(os.environ, SECRETS)
    begin_log("CRITICAL", "lines")
    problem = ""
    try:
        check(os.environ)
    except WrongSetting as error:
        problem = str(error)
    from bot.owner.doctor.running import tell

    return asyncio.run(tell(os.environ, frozenset(variable.name for variable in VARIABLES), problem))


def _serve(parts: tuple[str, ...], options: argparse.Namespace) -> int:
    keep_configured_out_of_logs(os.environ, SECRETS)
    try:
        check(os.environ)
    except WrongSetting as error:
        print(f"zoco: {without_secrets(str(error))}", file=sys.stderr)
        return USAGE
    level = os.environ.get("ZOCO_LOG", "").strip().upper() or "INFO"
    begin_log(level, os.environ.get("ZOCO_LOG_FORMAT", "").strip().lower())
    host = options.host or os.environ.get("ZOCO_HOST", "").strip() or HOST
    port = options.port or int(os.environ.get("PORT", "").strip() or PORT)
    return _run(Settings(parts=parts, host=host, port=port, browse=options.open))


def _end_soon() -> None:
    """What does not end by itself ends with the process: all that counts is in Redis."""
    last = threading.Timer(AT_LAST, _leave_the_rest)
    last.daemon = True
    last.start()


def _leave_the_rest() -> None:
    logging.getLogger(__name__).warning("what was under way takes too long to end, and is left")
    logging.shutdown()
    os._exit(0)


def _run(settings: Settings) -> int:
    try:
        asyncio.run(serve(settings, _end_soon))
    except CannotListen as error:
        print(f"zoco: {error}", file=sys.stderr)
        return USAGE
    except (OSError, RuntimeError) as error:
        print(f"zoco: {without_secrets(str(error))}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        pass
    return 0


class _Parser(argparse.ArgumentParser):
    """Says in one line what is wrong."""

    def error(self, message: str) -> NoReturn:
        """The line, and the exit status."""
        self.exit(USAGE, f"zoco: {message}; `zoco --help` lists what there is\n")


def _port(text: str) -> int:
    try:
        return port_of(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"may be {PORT_KIND.may_be}, not {text[:SHOWN]!r}") from None


def _host(text: str) -> str:
    try:
        return str(HOST_KIND.read(text))
    except ValueError:
        raise argparse.ArgumentTypeError(f"may be {HOST_KIND.may_be}, not {text[:SHOWN]!r}") from None


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="zoco",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="\n".join(("variables:", *(f"  {one.name:24}{one.about}" for one in VARIABLES))),
        description="Board games a move at a time. Without a command: everything that is configured, in one process.",
    )
    parser.add_argument("--version", action="version", version=f"zoco {version('zoco')}")
    parser.add_argument("--host", type=_host, help=f"where the web page is served ({HOST})")
    parser.add_argument("--port", type=_port, help=f"and on which port ({PORT})")
    parser.add_argument("--open", action="store_true", help="open the page in a browser, where there is a screen")
    commands = parser.add_subparsers(dest="command", metavar="command")
    for part in PARTS:
        commands.add_parser(part, help=f"run the {part} process alone")
    verify = commands.add_parser("verify", help="replay a record and check every move, the outcome and the seed")
    verify.add_argument("file", type=Path)
    replay = commands.add_parser("replay", help="draw a record: a picture a turn, and one that moves")
    replay.add_argument("file", type=Path)
    replay.add_argument("to", type=Path, nargs="?", help="the folder to write into (beside the record if not given)")
    mend = commands.add_parser("repair", help="make a copy of damaged data with everything that can be read")
    mend.add_argument("data", type=Path, nargs="?", help="the data folder (ZOCO_DATA if not given)")
    commands.add_parser("doctor", help="look at all that is configured, and say what to do; exit status 1 if wrong")
    add_owners_commands(commands)
    return parser


if __name__ == "__main__":
    sys.exit(main())
