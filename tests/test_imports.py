"""The house's walls: `bot -> render -> rules` is the only way, rules are pure, and bot knows no game by name."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

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


ROOMS = ("runtime", "domain", "language", "tables", "store", "service", "delivery", "schedule", "adapters", "app")
"""The rooms of `bot/`, the lowest first: each may use those before it, and `adapters` not one another."""
STRANGERS = {("store", "tables"), ("store", "language"), ("tables", "runtime"), ("domain", "runtime")}
"""And these have nothing to do with each other, though the order would allow it."""


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


def test_bot_knows_no_game_by_name() -> None:
    name = re.compile("|".join(map(re.escape, GAMES)), re.IGNORECASE)
    for path in sources("bot"):
        assert not [text for text in names_and_strings(path) if name.search(text)], path
        assert not name.search(path.stem), path
    pages = [path for path in (ROOT / "bot").rglob("*") if path.suffix in (".js", ".html", ".css", ".lua")]
    for path in pages:
        assert not name.search(path.read_text("utf-8")), path
