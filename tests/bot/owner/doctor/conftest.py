"""What the doctor finds, by what it says of it."""

from __future__ import annotations

from collections.abc import AsyncIterable

from bot.adapters.base.findings import Finding


class Found(list[Finding]):
    """Findings, oldest first."""

    def those(self, level: str) -> list[str]:
        return [one.what for one in self if one.level == level]

    def has(self, level: str, words: str) -> bool:
        """Whether anything of that level was said with these words; and what to do, if anything is to be done."""
        return any(words in one.what and (one.todo or level == "right") for one in self if one.level == level)


async def found(findings: AsyncIterable[Finding]) -> Found:
    return Found([one async for one in findings])
