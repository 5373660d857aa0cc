"""Whoever has read one game finds their way in the others: the same files for the same things, in the same order."""

from __future__ import annotations

import ast
import importlib
import re
from pathlib import Path

import pytest

import rules
from rules import GAMES

RULES = Path(rules.__file__).parent
LISTED = re.compile(r"reading order: ([a-z_, \n]+)\.")


def listed(package: str) -> list[str]:
    """The modules that a package's docstring lists."""
    found = LISTED.search(importlib.import_module(package).__doc__ or "")
    assert found, f"{package} tells no reading order"
    return re.split(r",\s+", found[1].strip())


def in_common() -> list[str]:
    """The modules that the docstring of `rules` says every game has."""
    return re.findall(r"^    (\w+)  ", rules.__doc__ or "", re.MULTILINE)


def imported(game: str, module: str) -> set[str]:
    """The modules of its own package that a module imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse((RULES / game / f"{module}.py").read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module == f"rules.{game}":
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"rules.{game}."):
            found.add((node.module or "").split(".")[2])
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_game_lists_all_its_modules_and_nothing_else(game: str) -> None:
    present = {path.stem for path in (RULES / game).glob("*.py")} - {"__init__"}
    assert sorted(listed(f"rules.{game}")) == sorted(present)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_same_modules_in_the_same_order(game: str) -> None:
    common = in_common()
    assert len(common) > 10
    assert [module for module in listed(f"rules.{game}") if module in common] == common


@pytest.mark.parametrize("game", GAMES)
def test_a_module_uses_only_what_was_to_be_read_before_it(game: str) -> None:
    order = listed(f"rules.{game}")
    for number, module in enumerate(order):
        assert imported(game, module) <= set(order[:number]), module


def test_what_is_no_game_is_listed_in_the_docstring_of_the_rules_too() -> None:
    others = {path.stem for path in RULES.glob("*.py")} | {path.parent.name for path in RULES.glob("*/__init__.py")}
    assert sorted(listed("rules")) == sorted(others - {"__init__", *GAMES})
