"""Manners in a chat, counted over a whole game: what is left in it, who is called for nothing, and what is dead."""

from __future__ import annotations

from pathlib import Path

import msgspec

from bot.domain.table import Table

DOCUMENT = Path(__file__).parents[2] / "docs" / "manners.md"
HEAD = (
    "platform",
    "game",
    "moves",
    "turns",
    "messages",
    "a turn",
    "calls",
    "in vain",
    "presses",
    "a move",
    "dead keys",
)


class Count(msgspec.Struct):
    """One game on one platform. A turn is a stretch in which the same people are waited for."""

    platform: str
    game: str
    moves: int = 0
    turns: int = 1
    messages: int = 0
    calls: int = 0
    in_vain: int = 0
    presses: int = 0
    dead: int = 0

    def moved(self, before: Table, after: Table) -> None:
        """A move was made."""
        self.moves += 1
        self.turns += after.phase == "playing" and before.rules.turn(before.state) != after.rules.turn(after.state)

    def posted(self, table: Table, called: set[str]) -> None:
        """A message was left in the chat and called these people; at the end all are called, to hear how it ended."""
        awaited = range(len(table.chairs)) if table.idle else table.rules.to_act(table.state)
        needed = {table.chairs[seat].person for seat in awaited}
        self.messages += 1
        self.calls += len(called)
        self.in_vain += len(called - needed)

    @property
    def row(self) -> str:
        """A line of the table."""
        cells = (
            self.platform,
            self.game,
            self.moves,
            self.turns,
            self.messages,
            f"{self.messages / self.turns:.2f}",
            self.calls,
            self.in_vain,
            self.presses,
            f"{self.presses / self.moves:.2f}",
            self.dead,
        )
        return f"| {' | '.join(map(str, cells))} |"


def kept(count: Count) -> str:
    """The line of the same game in the document."""
    begin = f"| {count.platform} | {count.game} |"
    return next((line for line in DOCUMENT.read_text("utf-8").splitlines() if line.startswith(begin)), "")
