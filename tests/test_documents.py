"""What the documents for whoever comes to help name is there: files, make's targets, modules that can be run."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCUMENTS = ("CONTRIBUTING.md", "tests/README.md")

REVIEWS = Path(__file__).with_name("reviews.md")

OWNERS = (
    "docs/durability.md",
    "docs/monitoring.md",
    "docs/owner.md",
    *(f"docs/deploying/{name}.md" for name in ("README", "systemd", "container", "procfile", "cluster", "updating")),
)

every_document = pytest.mark.parametrize("document", DOCUMENTS)


def text_of(document: str) -> str:
    return (ROOT / document).read_text("utf-8")


def anchors(document: Path) -> set[str]:
    """What a link may name behind its `#`."""
    titles = re.findall(r"^#+ (.+)$", document.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("document", [*DOCUMENTS, "docs/architecture.md", "docs/rights.md", *OWNERS])
def test_every_link_leads_somewhere(document: str) -> None:
    links = [link for link in re.findall(r"\]\(([^)]+)\)", text_of(document)) if "://" not in link]
    assert links
    for link in links:
        path, _, anchor = link.partition("#")
        target = (ROOT / document).parent / path
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


@every_document
def test_every_target_of_make_is_there(document: str) -> None:
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    named = re.findall(r"(?:`|^)make ([a-z]+)", text_of(document), re.MULTILINE)
    assert named
    assert set(named) <= set(targets)


@every_document
def test_every_module_that_is_run_and_every_file_that_is_tested_is_there(document: str) -> None:
    for module in re.findall(r"python -m ([a-z_.]+)", text_of(document)):
        assert find_spec(module), module
    for path in re.findall(r"pytest (\S+)", text_of(document)):
        assert (ROOT / path).exists(), path


def test_every_test_that_guards_what_once_went_wrong_is_there() -> None:
    rows = [row for row in REVIEWS.read_text("utf-8").splitlines() if row.startswith("| ")]
    named = [re.findall(r"`(\S+\.py)::(test_\w+)`", row) for row in rows if not row.startswith("| found")]
    assert len(named) > 50
    assert all(named), "a line without a test"
    for path, name in (one for row in named for one in row):
        assert f"def {name}(" in (REVIEWS.parent / path).read_text("utf-8"), f"{path}::{name}"
