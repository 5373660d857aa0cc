"""The names of tables in addresses: short, lower case, not to be guessed."""

from __future__ import annotations

import re
from hashlib import sha256

from bot.adapters.web import PLATFORM
from bot.domain.codes import LENGTH, LETTERS

ID = re.compile(f"[{LETTERS}]{{{LENGTH}}}")


def name_for(person: str, request_id: str) -> str:
    """The name of the table a request opens: the same request opens the same table."""
    number = int.from_bytes(sha256(f"{person}/{request_id}".encode()).digest(), "big")
    return "".join(LETTERS[number // len(LETTERS) ** place % len(LETTERS)] for place in range(LENGTH))


def name_of(channel: str) -> str:
    """The name of a table in addresses."""
    return PLATFORM.place(channel)
