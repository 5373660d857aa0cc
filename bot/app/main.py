"""The `zoco` command: runs the bot, whole or in parts, and verifies or draws records of games."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from bot.app.records import replay_file, verify_file
from bot.app.serving import PARTS, Settings, configured, serve
from bot.log_secrets import keep_configured_out_of_logs, without_secrets

HOST = "127.0.0.1"
PORT = 8000


def main(arguments: Sequence[str] | None = None) -> int:
    """What the command line asks for; its result is the exit status."""
    options = _parser().parse_args(arguments)
    keep_configured_out_of_logs(os.environ)
    logging.basicConfig(level=os.environ.get("ZOCO_LOG", "INFO").upper(), format="%(levelname)s %(name)s: %(message)s")
    match options.command:
        case "verify":
            return verify_file(options.file)
        case "replay":
            return replay_file(options.file, options.to)
        case part:
            parts = (part,) if part else configured(os.environ)
            return _run(Settings(parts=parts, host=options.host, port=options.port, browse=options.open))


def _run(settings: Settings) -> int:
    try:
        asyncio.run(serve(settings))
    except (OSError, RuntimeError) as error:
        print(f"zoco: {without_secrets(str(error))}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        pass
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="zoco",
        description="Board games a move at a time. Without a command: everything that is configured, in one process.",
    )
    parser.add_argument("--host", default=os.environ.get("ZOCO_HOST", HOST), help="where the web page is served")
    parser.add_argument("--port", type=int, default=int(os.environ.get("PORT", PORT)), help="and on which port")
    parser.add_argument("--open", action="store_true", help="open the page in a browser, where there is a screen")
    commands = parser.add_subparsers(dest="command", metavar="command")
    for part in PARTS:
        commands.add_parser(part, help=f"run the {part} process alone")
    verify = commands.add_parser("verify", help="replay a record and check every move, the outcome and the seed")
    verify.add_argument("file", type=Path)
    replay = commands.add_parser("replay", help="draw a record: a picture a turn, and one that moves")
    replay.add_argument("file", type=Path)
    replay.add_argument("to", type=Path, nargs="?", help="the folder to write into (beside the record if not given)")
    return parser


if __name__ == "__main__":
    sys.exit(main())
