"""The page about how Zoco is built names what is there, maps every room, and keeps its word about changes."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.adapters.platforms import PLATFORMS
from bot.store.keys import KINDS
from tests.test_imports import ROOMS

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs/architecture.md").read_text("utf-8")
FLOORS = ("bot", "render", "rules", "tests", "docs")
NAMED = re.compile(rf"`((?:{'|'.join(FLOORS)})/[\w./<>-]*)(?::([\w.]+))?`")
MOST = {
    "a command": 2,
    "a setting of a table": 1,
    "a platform": 2,
    "a game": 5,
    "a language": 2,
    "a kind of reminder": 2,
    "a strength of robots": 1,
    "a metric": 1,
}
UNITS = (("day", 24 * 3600), ("hour", 3600), ("minute", 60), ("second", 1))


def section(title: str) -> str:
    return re.split(rf"^## {title}.*$", PAGE, flags=re.MULTILINE)[1].split("\n## ")[0]


def rows(title: str) -> Iterator[list[str]]:
    """The cells of a section's table, without its head."""
    lines = [line for line in section(title).splitlines() if line.startswith("|")]
    for line in lines[2:]:
        yield [cell.strip() for cell in line.strip("|").split("|")]


def files(path: str) -> list[Path]:
    """The files of that name; what stands in `<>` is any name."""
    return sorted(ROOT.glob(re.sub(r"<\w+>", "*", path).rstrip("/")))


def defined(path: Path) -> set[str]:
    """The functions and classes of a module, and the methods of these, with the name of their class."""
    names = set[str]()
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            names.add(node.name)
        if isinstance(node, ast.ClassDef):
            inside = (one for one in node.body if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef))
            names |= {f"{node.name}.{one.name}" for one in inside}
    return names


def test_every_file_and_every_function_that_the_page_names_is_there() -> None:
    named = NAMED.findall(PAGE)
    assert len(named) > 100
    for path, function in named:
        found = files(path)
        assert found, path
        assert not function or function in defined(found[0]), f"{path}:{function}"


def test_the_page_maps_every_room_in_the_order_in_which_they_use_one_another() -> None:
    mapped = [NAMED.findall(room)[0][0] for room, *_ in rows("The map") if room.startswith("`bot/")]
    assert mapped == [f"bot/{room}/" for room in ROOMS]


def test_ten_changes_touch_no_more_than_they_should() -> None:
    changes = {change: NAMED.findall(touched) for change, touched, _ in rows("Ten changes")}
    assert len(changes) == 10
    assert {change: len(changes[change]) for change in MOST} == MOST


def test_the_page_shows_the_way_of_a_move_from_every_platform() -> None:
    way = section("Four walks").split("### A reminder")[0]
    for platform in PLATFORMS.names:
        assert f"`bot/adapters/{platform}/" in way


def test_the_page_lists_every_kind_of_key() -> None:
    assert list(rows("The keys in Redis")) == [
        [f"`{name}`", kind.owner, kind.holds, kind.writer, lives(kind.seconds)] for name, kind in KINDS.items()
    ]


def lives(seconds: int | None) -> str:
    if seconds is None:
        return "until taken away"
    count, unit = next((seconds // length, unit) for unit, length in UNITS if seconds % length == 0)
    return f"{count} {unit}{'' if count == 1 else 's'}"


@pytest.mark.parametrize("document", ["CONTRIBUTING.md", "README.md"])
def test_the_page_is_where_whoever_comes_to_help_looks_for_it(document: str) -> None:
    assert "(docs/architecture.md)" in (ROOT / document).read_text("utf-8")
