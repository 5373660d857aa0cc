"""The page's words: complete in every language, and none too many."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.adapters import web
from bot.adapters.web.me import HOLES, PAGE_WORDS
from bot.language.languages import LANGUAGES, LOCALES

CODE = Path(web.__file__).parent
KEY = re.compile(r'"(web-[a-z-]+)(\{)?')
BUILT = re.compile(r"^web-(tool|sure)-|^place-web$|^web-(over|closed)$|-sure$")
"""Keys that the code puts together from a command, a phase or a platform."""


class Variables(Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Every message of the page, and its variables."""
    resource = FluentParser().parse((LOCALES / language / "web.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    found = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            seen = Variables()
            seen.visit(entry)
            found[entry.id.name] = seen.names
    return found


def used() -> set[str]:
    """Every key written out in the code."""
    files = [*CODE.glob("*.py"), *CODE.glob("static/*.js")]
    return {key for file in files for key, open_ in KEY.findall(file.read_text(encoding="utf-8")) if not open_}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_with_the_same_variables(language: str) -> None:
    theirs, ours = messages(language), messages("en")
    assert set(theirs) == set(ours)
    assert {key: names for key, names in theirs.items() if names != ours[key]} == {}


def test_everything_said_has_words_and_all_words_are_said() -> None:
    known = set(messages("en"))
    assert used() - known == set()
    assert {key for key in known - used() if not BUILT.search(key)} == set()


def test_what_the_page_fills_in_by_itself_is_known() -> None:
    variables = messages("en")
    assert {key: variables[key] for key in PAGE_WORDS if variables[key] - set(HOLES)} == {}
