"""What is installed is what the code needs: nothing comes along that nothing imports."""

from __future__ import annotations

import re
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

ROOT = Path(__file__).parents[1]
NAME = re.compile(r"[A-Za-z0-9._-]+")


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _named(requirement: str) -> str:
    found = NAME.match(requirement)
    assert found, requirement
    return _plain(found[0])


def _needed(name: str) -> set[str]:
    """What a package needs itself; what it needs only for its extras is left out."""
    try:
        found = requires(name) or []
    except PackageNotFoundError:  # of another system
        return set()
    return {_named(one) for one in found if "extra ==" not in one}


def test_every_package_that_is_installed_to_run_is_needed_without_any_extra() -> None:
    lines = (ROOT / "requirements" / "run.txt").read_text(encoding="utf-8").splitlines()
    locked = {_named(line) for line in lines if line[:1].isalnum()}
    build = {_named(line) for line in (ROOT / "requirements" / "build.in").read_text(encoding="utf-8").split()}
    needed, more = set[str](), _needed("zoco") | build
    while more:
        needed |= more
        more = {other for name in more for other in _needed(name)} - needed
    assert locked <= needed
