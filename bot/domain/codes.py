"""Codes that a person types in somewhere else: short, lower case, not to be guessed."""

from __future__ import annotations

import secrets

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Those that nobody takes for another."""
LENGTH = 12  # 59 bits
GROUP = 4  # letters between hyphens


def fresh_code() -> str:
    """A new one."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def shown(code: str) -> str:
    """As one reads it."""
    return "-".join(code[at : at + GROUP] for at in range(0, LENGTH, GROUP))


def typed(text: str) -> str | None:
    """The code that somebody typed, with hyphens or without; None if that cannot be one."""
    code = "".join(letter for letter in text.lower() if letter in LETTERS)
    return code if len(code) == LENGTH else None
