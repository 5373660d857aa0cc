"""Tokens and secrets are in no log, whoever logs what: also libraries that log the addresses and forms they send."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from typing import Any
from urllib.parse import quote, unquote, urlsplit

SHORTEST = 6  # characters; what is shorter is no secret, and may be part of any word
HIDDEN = "[hidden]"
REDIS = "REDIS_URL"

_secrets: set[str] = set()
_made = logging.getLogRecordFactory()
_formatter = logging.Formatter()


def keep_out_of_logs(*secrets: str) -> None:
    """From now on these are replaced wherever they would stand in a record, whatever logger and handler it is for."""
    for secret in secrets:
        parts = (secret, secret.rpartition(":")[2])  # of some tokens the second part alone would be enough
        _secrets.update(form for part in parts for form in (part, quote(part, safe="")) if len(form) >= SHORTEST)
    logging.setLogRecordFactory(_record)


def keep_configured_out_of_logs(environment: Mapping[str, str], names: Iterable[str]) -> None:
    """The same for all secrets that this process is given under these names."""
    passwords = map(_password, environment.get(REDIS, "").split(","))
    keep_out_of_logs(*passwords, *(environment.get(name, "").strip() for name in names))


def _password(address: str) -> str:
    try:
        return unquote(urlsplit(address).password or "")
    except ValueError:  # whoever connects says what is wrong with it
        return ""


def without_secrets(text: str) -> str:
    """The text, each secret in it replaced; the longest first, for one may be part of another."""
    for secret in sorted((one for one in _secrets if one in text), key=len, reverse=True):
        text = text.replace(secret, HIDDEN)
    return text


def _record(*args: Any, **options: Any) -> logging.LogRecord:
    record = _made(*args, **options)
    message_was = _message_of(record)
    if (message := without_secrets(message_was)) != message_was:
        record.msg, record.args = message, ()
    if record.exc_info and record.exc_info[0]:
        trace = _formatter.formatException(record.exc_info)
        if (shown := without_secrets(trace)) != trace:
            record.exc_text = shown  # what every formatter takes, if it is there
    return record


def _message_of(record: logging.LogRecord) -> str:
    """What it says, also if its parts do not fit together: logging would print them as they are."""
    try:
        return record.getMessage()
    except Exception:
        record.msg, record.args = f"{record.msg!r} {record.args!r}", ()
        return record.msg
