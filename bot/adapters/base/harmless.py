"""What people wrote, shown in a chat: names above all, but whatever is put into a sentence of ours.

Telegram and Discord make commands, links and mentions of plain text, and escapes do not keep them from it. So the
signs by which they know such things are replaced by others that look the same: `∕resign`, `＠everyone`, `evil․com`.
Nothing invisible is put in, and nothing is left out. Only words of our own sentences can be clicked.
"""

from __future__ import annotations

import re

from bot.domain.names import isolated, visible

ALIKE: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile(r"<(?=[@#/:A-Za-z])"), "‹"),  # <@1>, <#1>, </resign:1>, <t:1>, <:smile:1>
    (re.compile(r"/"), "\u2215"),  # /resign, https://, t.me/x
    (re.compile(r"@"), "＠"),  # @everyone, @name, a@b.example
    (re.compile(r"#(?=\w|$)"), "＃"),  # #tag
    (re.compile(r"\$(?=\w|$)"), "＄"),  # $TAG
    (re.compile(r"\.(?=\S|$)"), "\u2024"),  # evil.example, 10.0.0.1
)
NUMBER = re.compile(r"(?<!\w)\+?\d(?:[\s().–-]*\d){6,}(?!\w)")  # of a telephone, or of a bank card
IN_PARTS = re.compile(r"\d{3}(?=\d)")


def harmless(text: str) -> str:
    """The text so that no chat finds a command, a link, a mention, a tag or a number to call in it."""
    shown = NUMBER.sub(_in_parts, visible(text))
    for sign, alike in ALIKE:
        shown = sign.sub(alike, shown)
    return shown


def named(name: str) -> str:
    """A name for a place of its own: harmless, never empty, and without an effect on what stands beside it."""
    return isolated(harmless(name) or "?")


def _in_parts(number: re.Match[str]) -> str:
    digits = re.sub(r"\D", "", number[0])
    return ("＋" if number[0].startswith("+") else "") + IN_PARTS.sub(r"\g<0>·", digits)
