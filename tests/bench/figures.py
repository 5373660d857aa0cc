"""What a benchmark found: lines with unit, target, value, reference and verdict, printed as one table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias

import msgspec

Verdict: TypeAlias = Literal["pass", "miss", "–"]
HEAD = ("what", "unit", "target", "measured", "reference, in the same run", "")


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the table: a value, and what it must be at `most` or at `least`, if anything."""

    what: str
    unit: str
    value: float
    most: float | None = None
    least: float | None = None
    reference: str = ""

    @property
    def target(self) -> str:
        """The target in words."""
        if self.most is not None:
            return f"≤ {number(self.most)}"
        return f"≥ {number(self.least)}" if self.least is not None else ""

    @property
    def verdict(self) -> Verdict:
        """Whether the target is met; a line without one is there to be known."""
        if self.most is None and self.least is None:
            return "–"
        low = self.least is not None and self.value < self.least
        high = self.most is not None and self.value > self.most
        return "miss" if low or high else "pass"


def number(value: float) -> str:
    """Short: three figures, thousands parted."""
    if abs(value) >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}".rstrip("0").rstrip(".") if abs(value) >= 10 else f"{value:.2f}".rstrip("0").rstrip(".")


def table(lines: Iterable[Line]) -> str:
    """All of them, in Markdown, its columns aligned."""
    rows = [HEAD, *((one.what, one.unit, one.target, number(one.value), one.reference, one.verdict) for one in lines)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEAD))]
    ruler = "|".join(["", *("-" * (width + 2) for width in widths), ""])
    printed = [
        "| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) + " |" for row in rows
    ]
    return "\n".join([printed[0], ruler, *printed[1:]])


def share(values: Sequence[float], part: float) -> float:
    """The value that this part of them does not exceed: 0.5 the median, 0.99 all but the worst hundredth."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


def latencies(what: str, seconds: Sequence[float], p50: float | None, p99: float | None) -> list[Line]:
    """Two lines, in milliseconds: half of them, and all but one in a hundred, took no longer."""
    count = f"{len(seconds)} of them"
    return [
        Line(what=f"{what}, p50", unit="ms", value=share(seconds, 0.5) * 1e3, most=p50, reference=count),
        Line(what=f"{what}, p99", unit="ms", value=share(seconds, 0.99) * 1e3, most=p99),
    ]
