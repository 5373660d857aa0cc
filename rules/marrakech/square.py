"""The market square: its 49 cells, four headings and 28 edge arrows (M7). Cells are numbered row by row from a1."""

from __future__ import annotations

import json
from importlib.resources import files

SIZE = 7
CELLS: tuple[str, ...] = tuple(f"{column}{row}" for row in range(1, SIZE + 1) for column in "abcdefg")
INDEX: dict[str, int] = {name: index for index, name in enumerate(CELLS)}
HEADINGS = "NESW"
CENTRE = INDEX["d4"]


def _inside(cell: int, heading: int) -> int | None:
    """The neighbour that way, None beyond the edge."""
    row, column = divmod(cell, SIZE)
    row += (-1, 0, 1, 0)[heading]
    column += (0, 1, 0, -1)[heading]
    return row * SIZE + column if 0 <= row < SIZE and 0 <= column < SIZE else None


def _arrows() -> dict[tuple[int, int], tuple[int, int]]:
    """Where each edge arrow leads: cell and heading to cell and heading."""
    table = json.loads(files(__package__).joinpath("edges.json").read_text())
    return {_place(start): _place(end) for start, end in table.items()}


def _place(text: str) -> tuple[int, int]:
    cell, heading = text.split()
    return INDEX[cell], HEADINGS.index(heading)


def _steps() -> tuple[tuple[tuple[int, int], ...], ...]:
    arrows = _arrows()
    return tuple(tuple(_step(arrows, cell, heading) for heading in range(4)) for cell in range(len(CELLS)))


def _step(arrows: dict[tuple[int, int], tuple[int, int]], cell: int, heading: int) -> tuple[int, int]:
    ahead = _inside(cell, heading)
    return arrows[cell, heading] if ahead is None else (ahead, heading)


STEP = _steps()
"""`STEP[cell][heading]`: the cell and heading one step on."""

NEIGHBOURS: tuple[tuple[int, ...], ...] = tuple(
    tuple(other for heading in range(4) if (other := _inside(cell, heading)) is not None) for cell in range(len(CELLS))
)


def walk(cell: int, heading: int, slippers: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """M7: the cells Assam stands on, the first included, and his headings as he leaves each and at the end."""
    cells, headings = [cell], [heading]
    for _ in range(slippers):
        cell, heading = STEP[cell][heading]
        cells.append(cell)
        headings.append(heading)
    return tuple(cells), tuple(headings)
