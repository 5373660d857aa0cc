"""A fingerprint tells code that plays otherwise from code that is only told otherwise."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bench.fingerprint import fingerprint

BEFORE = {
    "robot.py": '''"""A robot."""

from math import sqrt

from rules import prices

WEIGHT = 2  # found by trying
"""What a coin is worth."""


def rate(coins: int) -> float:
    """More coins are better."""
    return sqrt(WEIGHT * coins) - prices.price(coins)


def hint() -> str:
    return "coins"
''',
    "prices.py": "def price(coins: int) -> int:\n    return coins // 3\n",
    "tiles.json": '{"T1": 4}',
}


def printed(folder: Path, files: dict[str, str]) -> str:
    root = folder / "rules"
    root.mkdir(parents=True)
    for name, text in files.items():
        (root / name).write_text(text)
    return fingerprint(root, root.glob("*"))


def test_it_is_the_same_when_modules_are_renamed_and_split_and_explained_otherwise(tmp_path: Path) -> None:
    after = {
        "judging.py": '''"""What a robot thinks of its coins."""

from math import sqrt as root

from rules.costs import price

WEIGHT = 2


def rate(coins: int) -> float:
    return root(WEIGHT * coins) - price(coins)  # more are better
''',
        "hints.py": '__all__ = ["hint"]\n\n\ndef hint() -> str:\n    return "coins"\n',
        "costs.py": '"""Prices."""\n\n\ndef price(coins: int) -> int:\n    return coins // 3\n',
        "box.json": BEFORE["tiles.json"],
    }
    assert printed(tmp_path / "before", BEFORE) == printed(tmp_path / "after", after)


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("robot.py", "WEIGHT = 2", "WEIGHT = 3"),
        ("robot.py", "WEIGHT * coins", "WEIGHT + coins"),
        ("robot.py", '"coins"', '"money"'),
        ("robot.py", "from math import sqrt", "from math import cbrt as sqrt"),
        ("robot.py", "prices.price", "prices.least"),
        ("prices.py", "coins // 3", "coins / 3"),
        ("prices.py", "def price", "@cache\ndef price"),
        ("tiles.json", "4", "5"),
    ],
)
def test_it_is_another_when_the_code_or_its_data_changed(tmp_path: Path, name: str, old: str, new: str) -> None:
    after = {**BEFORE, name: BEFORE[name].replace(old, new)}
    assert printed(tmp_path / "before", BEFORE) != printed(tmp_path / "after", after)
