"""The benchmarks run. How fast anything is, no test judges: machines differ."""

from __future__ import annotations

from math import isfinite
from pathlib import Path

import pytest

from tests.bench.__main__ import BEGIN, END, measured, printed, write
from tests.bench.figures import Line
from tests.bench.parts import PARTS
from tests.bench.scale import QUICK

SLOW = {"discord", "robots"}  # many channels; a strong robot that thinks: with the long tests
QUICKLY = [pytest.param(part, marks=pytest.mark.long) if part in SLOW else part for part in PARTS]


@pytest.mark.parametrize("part", QUICKLY)
async def test_every_part_of_the_benchmarks_runs_and_prints_its_lines(part: str) -> None:
    lines = await measured([part], QUICK)
    text = printed(lines, 1.0)
    assert lines
    assert all(line.what in text and isfinite(line.value) for line in lines)


def test_a_line_passes_only_within_its_target() -> None:
    def at_most(value: float) -> str:
        return Line(what="", unit="", value=value, most=20).verdict

    def at_least(value: float) -> str:
        return Line(what="", unit="", value=value, least=60).verdict

    assert [at_most(20), at_most(20.1)] == ["pass", "miss"]
    assert [at_least(60), at_least(59.9)] == ["pass", "miss"]
    assert Line(what="", unit="", value=5).verdict == "–"


def test_what_is_printed_takes_the_place_of_the_last_table_in_a_document(tmp_path: Path) -> None:
    document = tmp_path / "benchmarks.md"
    document.write_text(f"# Before\n{BEGIN}old\n{END}\nAfter\n", "utf-8")
    write(document, "new")
    assert document.read_text("utf-8") == f"# Before\n{BEGIN}\nnew\n{END}\nAfter\n"
