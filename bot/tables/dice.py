"""Dice that nobody could choose, not even who runs the bot: its part is published first, then others add theirs.

What somebody adds is kept as a digest alone: whoever knows the word can check it, and nobody else learns it.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.domain.messages import Answer, Request, line
from bot.domain.table import Change, Decided, Desk, Refused
from bot.tables import posts
from bot.tables.lobby import lobby_of
from rules.record import brought_by, seed_hash

EXAMPLE = "/dice 42 camels"


class Dice(Request, frozen=True):
    """/dice <a word, or several>."""

    word: str = ""

    @classmethod
    def read(cls, words: Sequence[str]) -> Dice:
        """As it was typed, but for the spaces."""
        return cls(" ".join(words))


def dice(desk: Desk, asked: Dice) -> Decided:
    """/dice: first the bot's part is fixed; what is said after that is mixed with it. The latest word counts."""
    table = lobby_of(desk)
    seat = table.seat_of(desk.who.id)
    if seat is None:
        raise Refused(line("you-do-not-sit"))
    if not table.secret:
        table = table.changed(secret=desk.seed)
        told = line("dice-committed", hash=seed_hash(table.secret))
        answer = Answer(ok=True, lines=(told, line("dice-say", example=EXAMPLE)))
        return Change(table, answer, posts=(posts.lobby_step(table),))
    if not asked.word:
        return Answer(
            ok=True, lines=(line("dice-committed", hash=seed_hash(table.secret)), line("dice-say", example=EXAMPLE))
        )
    word = brought_by(asked.word)
    chair = msgspec.structs.replace(table.chairs[seat], word=word)
    table = table.changed(chairs=(*table.chairs[:seat], chair, *table.chairs[seat + 1 :]))
    answer = Answer(ok=True, lines=(line("dice-noted", hash=word),))
    return Change(table, answer, posts=(posts.lobby_step(table, line("dice-brought", name=chair.name)),))
