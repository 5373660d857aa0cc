"""How the log is written: as lines for people, or as JSON, an object a line, for what collects logs."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Literal, TextIO, TypeAlias

from bot.runtime.trail import current_trail

Format: TypeAlias = Literal["lines", "json"]
FORMATS: tuple[Format, ...] = ("lines", "json")


class Lines(logging.Formatter):
    """`INFO bot.service.tables: … [1f00a2c4]`: the level, who says it, what, and the trail of a click."""

    def __init__(self) -> None:
        super().__init__("%(levelname)s %(name)s: %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:
        """The line without its traceback."""
        trail = current_trail()
        return f"{super().formatMessage(record)} [{trail}]" if trail else super().formatMessage(record)


class Json(logging.Formatter):
    """An object with `at`, `level`, `logger`, `message`, and `trail` and `traceback` where there are such."""

    def format(self, record: logging.LogRecord) -> str:
        """The object, on one line."""
        entry = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if trail := current_trail():
            entry["trail"] = trail
        if record.exc_text or record.exc_info:
            entry["traceback"] = record.exc_text or self.formatException(record.exc_info or (None, None, None))
        return json.dumps(entry, ensure_ascii=False)


def begin_log(level: str, form: str, stream: TextIO | None = None) -> None:
    """From now on this process logs so."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Json() if form == "json" else Lines())
    logging.basicConfig(level=level, handlers=[handler])
