"""The word files as they are written: every message, its variables, its choices and the part of the file it is in."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.language.languages import LANGUAGES, LOCALES

CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


class Message(Visitor):
    """A message: the variables in it, those by which it chooses, the messages it calls in, and where it stands."""

    def __init__(self, entry: ftl.Message, file: str = "", part: str = "") -> None:
        self.shown: set[str] = set()
        self.selects: list[tuple[str, set[str]]] = []
        self.calls: set[str] = set()
        self.texts: list[str] = []
        self.file, self.part = file, part
        self.visit(entry.value)

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.shown.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.calls.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        names = {getattr(variant.key, "name", getattr(variant.key, "value", "")) for variant in node.variants}
        if isinstance(node.selector, ftl.VariableReference):
            self.selects.append((node.selector.id.name, names))
        for variant in node.variants:
            self.visit(variant)

    @property
    def counts(self) -> set[str]:
        """The variables by whose number it chooses."""
        return {name for name, forms in self.selects if forms & (CATEGORIES - {"other"}) or any(map(is_number, forms))}

    @property
    def variables(self) -> set[str]:
        return self.shown | {name for name, _ in self.selects}

    @property
    def words(self) -> set[str]:
        """What it tells; a term's raw word is the term, and a number that only chooses a form is not told."""
        return {name.removesuffix("_raw") for name in self.variables - (self.counts - self.shown)}


def is_number(form: str) -> bool:
    return form.isdecimal()


def _called_in(found: Mapping[str, Message]) -> None:
    """What a message calls in shares its holes."""
    for message in found.values():
        for name in message.calls:
            message.shown |= found[name].shown
            message.selects += found[name].selects


@cache
def messages(language: str) -> Mapping[str, Message]:
    """Every message of a language, in the order of its files."""
    found: dict[str, Message] = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        part = ""
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), (path, entry.content)
            if isinstance(entry, ftl.GroupComment):
                part = str(entry.content)
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, (path, entry.id.name)
                assert entry.value is not None, (path, entry.id.name)
                found[entry.id.name] = Message(entry, path.stem, part)
    _called_in(found)
    return found


def in_all_languages(key: str) -> list[Message]:
    """The same message in every language that has it: a part of a sentence may be in one alone."""
    return [messages(language)[key] for language in LANGUAGES if key in messages(language)]


def parts(language: str) -> set[str]:
    """What is only called in by other messages: the cases and genders of a language are its own affair."""
    called = {name for message in messages(language).values() for name in message.calls}
    return {name for name in called if name not in messages("en") or name not in messages(language)}


def choices(message: Message) -> Iterator[dict[str, str]]:
    """Every way of choosing by words."""
    by_word = {name: sorted(forms) for name, forms in message.selects if name not in message.counts}
    for words in itertools.product(*by_word.values()):
        yield dict(zip(by_word, words, strict=True))
