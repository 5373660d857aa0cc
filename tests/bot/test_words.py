"""Every sentence a player reads: there in five languages, with the same holes, in all its plural forms, and in use."""

from __future__ import annotations

import ast
import logging
import re
from collections.abc import Iterable, Iterator
from datetime import UTC
from pathlib import Path
from typing import Any, get_args, get_type_hints
from zoneinfo import ZoneInfo

import pytest
from babel import Locale

from bot.domain.messages import Line, line, together, when
from bot.language.holidays import holiday
from bot.language.languages import LANGUAGES, LOCALES, Unit, language_of
from bot.language.words import best_language, fact_line, say, speak, speaker, wall_clock
from rules import GAMES
from rules.ahead import FORESIGHT
from rules.contract import kebab
from rules.figures import figure_names
from rules.marrakech.facts import Paid, WayLabel
from rules.quixote.facts import NotOpen, OpenedLast
from tests.words.messages import CATEGORIES, choices, is_number, messages, parts

ROOT = Path(__file__).parents[2]
COUNTS = (0, 1, 2, 5, 21)
NOW = 1_800_000_000.0
HOLE = "[A-Za-z0-9_-]+"
every_language = pytest.mark.parametrize("language", LANGUAGES)


def forms_of(language: str) -> tuple[set[str], ...]:
    """The plural forms a message may choose among: those of whole numbers, of which `other` may stand for one."""
    plural = Locale.parse(language).plural_form
    whole = {plural(number) for number in range(1000)}
    return whole | {"other"}, whole, (whole | {"other"}) - {"many"}


# The five languages


@every_language
def test_every_language_has_the_same_files_and_keys(language: str) -> None:
    files = {path.name for path in (LOCALES / language).iterdir()}
    assert files == {path.name for path in (LOCALES / "en").iterdir()}
    ours, english = (set(messages(one)) - parts(one) for one in (language, "en"))
    assert ours - english == set()
    assert english - ours == set()


@every_language
def test_a_sentence_has_the_same_holes_in_every_language(language: str) -> None:
    for name in set(messages(language)) & set(messages("en")):
        assert messages(language)[name].words == messages("en")[name].words, name


@every_language
def test_every_count_has_all_the_forms_of_the_language(language: str) -> None:
    allowed = forms_of(language)
    for name, message in messages(language).items():
        for variable, found in message.selects:
            if found & (CATEGORIES - {"other"}):
                named = {form for form in found if not is_number(form)}
                assert named in allowed, f"{name}: {variable} has {sorted(found)}"


@every_language
def test_every_sentence_can_be_said_of_none_one_two_five_and_twenty_one(
    language: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    for name, message in messages(language).items():
        for count in COUNTS:
            for chosen in choices(message):
                values: dict[str, str | int] = dict.fromkeys(message.variables, "Żółć <&> “x”")
                text = say(language, name, **{**values, **dict.fromkeys(message.counts, count), **chosen})
                assert text.strip()
                assert "{" not in text, (name, text)
    assert caplog.records == []


@every_language
def test_nobody_is_left_with_english_by_mistake(language: str) -> None:
    """Sentences of several words are not the same in two languages."""
    if language == "en":
        return
    same = []
    for name in messages("en"):
        values = dict.fromkeys(messages("en")[name].variables | messages(language)[name].variables, 2)
        texts = [say(one, name, **values) for one in ("en", language)]
        if texts[0] == texts[1] and len(re.findall(r"[a-z]{3,}", texts[0])) > 3:
            same.append(name)
    assert same == []


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_numbers_decline_in_russian_and_ukrainian(language: str) -> None:
    said = [say(language, "score", name="Оля", points=count).split()[-1] for count in (1, 2, 5, 21, 22, 111)]
    point, points, many = said[:3]
    assert said == [point, points, many, point, points, many]
    assert len({point, points, many}) == 3


# What is used, and what is there


def sources(*packages: str) -> list[Path]:
    return [path for package in packages for path in sorted((ROOT / package).rglob("*.py"))]


class Used:
    """The keys that the code says, whole or by a pattern, and every string in it."""

    def __init__(self) -> None:
        self.said: set[str] = set()
        self.patterns: set[str] = set()
        self.strings: set[str] = set()
        for path in sources("bot", "render", "rules"):
            self._read(ast.parse(path.read_text("utf-8")), render="render" in path.parts)
        for path in (ROOT / "bot").rglob("*"):
            if path.suffix in (".js", ".html"):
                self.said |= set(re.findall(r"[\"'`](web-[a-z][a-z-]*[a-z])[\"'`]", path.read_text("utf-8")))

    def _read(self, tree: ast.Module, *, render: bool) -> None:
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                self.strings.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                self.patterns.add(pattern(node))
            elif isinstance(node, ast.Call) and (key := key_of(node, render=render)):
                self.said |= set(literal(key))

    def uses(self, key: str) -> bool:
        """Whether it is said, whole or put together; what is put on behind must be put behind a key."""
        if key in self.said or key in self.strings:
            return True
        behind = (key.removesuffix(end) for end in self.ends if key.endswith(end))
        return any(re.fullmatch(one, key) for one in self.named) or any(one in self.strings for one in behind)

    @property
    def named(self) -> list[str]:
        """The patterns that begin with a word of their own; one that begins with a hole could be anything."""
        return [one for one in self.patterns if re.match(r"[a-z]+\\-", one)]

    @property
    def ends(self) -> list[str]:
        found = (re.fullmatch(re.escape(HOLE) + r"((?:\\-[a-z]+)+)", one) for one in self.patterns)
        return [one[1].replace("\\", "") for one in found if one]


def key_of(call: ast.Call, *, render: bool) -> ast.expr | None:
    """The key in `line(key)`, `Line(key)`, `say(language, key)`; in pictures the language is settled."""
    name = call.func.id if isinstance(call.func, ast.Name) else ""
    place = {"line": 0, "Line": 0, "say": 0 if render else 1}.get(name)
    return call.args[place] if place is not None and len(call.args) > place else None


def literal(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant):
        yield str(node.value)
    elif isinstance(node, ast.IfExp):
        yield from literal(node.body)
        yield from literal(node.orelse)


def pattern(node: ast.JoinedStr) -> str:
    parts = (str(part.value) if isinstance(part, ast.Constant) else None for part in node.values)
    return "".join(HOLE if part is None else re.escape(part) for part in parts)


@pytest.fixture(scope="module")
def used() -> Used:
    return Used()


def derived(name: str) -> set[str]:
    """The keys a game has by what it is."""
    game = GAMES[name]
    keys = {name, f"{name}-about"}
    keys |= {f"{name}-{kebab(fact.__name__)}" for fact in (*game.facts, *game.hints, *FORESIGHT[name].facts)}
    keys |= {f"{name}-term-{term}" for term in game.terms}
    keys |= {f"{name}-points-{source}" for source in game.points}
    keys |= {f"{name}-figure-{figure}" for figure in figure_names(name)}
    keys |= {f"{name}-rule-{article}" for article in game.articles}
    return keys | {f"{name}-option-{option}{about}" for option in game.options for about in ("", "-about")}


def prompts(name: str) -> set[str]:
    """The keys a game may have for what is to be decided, one a phase."""
    game = GAMES[name]
    view = game.view(game.start(game.seats[0], "seed"), None)
    return {f"{name}-prompt-{phase}" for phase in get_args(get_type_hints(type(view))["phase"])}


def test_every_key_that_is_said_exists(used: Used) -> None:
    missing = {key for key in used.said if key not in messages("en")} - {"when"}
    assert missing == set()


@pytest.mark.parametrize("name", GAMES)
def test_everything_a_game_may_state_has_words(name: str) -> None:
    assert derived(name) - set(messages("en")) == set()


def test_no_key_is_there_for_nothing(used: Used) -> None:
    games = {key for name in GAMES for key in derived(name) | prompts(name)}
    called = {key for message in messages("en").values() for key in message.calls}
    idle = [key for key in messages("en") if key not in games | called and not used.uses(key)]
    assert idle == []


@pytest.mark.parametrize("name", GAMES)
def test_the_words_of_a_game_are_filled_by_its_facts(name: str) -> None:
    """A hole that no field of the fact fills would stay empty."""
    for fact in (*GAMES[name].facts, *GAMES[name].hints, *FORESIGHT[name].facts):
        fields = {field for field in fact.__struct_fields__ if field != "only"}
        for language in LANGUAGES:
            message = messages(language)[f"{name}-{kebab(fact.__name__)}"]
            assert {name.removesuffix("_raw") for name in message.variables} <= fields, (language, fact.__name__)


def calls_with_values() -> list[tuple[str, set[str]]]:
    """The keys said with a plain list of values, and the names of these."""
    found = []
    for path in sources("bot", "render"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            key = key_of(node, render="render" in path.parts) if isinstance(node, ast.Call) else None
            if key is None or not isinstance(node, ast.Call) or any(word.arg is None for word in node.keywords):
                continue
            found += [(one, {word.arg or "" for word in node.keywords}) for one in literal(key)]
    return found


def test_every_sentence_that_is_said_is_given_what_it_needs() -> None:
    later = {"names"}  # a call is filled in by the platform, which knows how to mention people
    for key, given in calls_with_values():
        if message := messages("en").get(key):
            assert message.variables - given <= later, key


# Saying


def test_a_line_is_said_with_the_lines_inside_it() -> None:
    inner = line("points-from", source=line("marrakech-points-halves"), points=3)
    said = speak("en", line("score-from", score=line("score", name="Anna", points=3), sources=[inner, inner]))
    part = say("en", "points-from", source=say("en", "marrakech-points-halves"), points=3)
    assert said == f"{say('en', 'score', name='Anna', points=3)} ({part}, {part})"


def test_a_fact_is_told_with_names_and_terms_and_their_raw_words() -> None:
    told = fact_line("marrakech", Paid(seat=1, owner=0, dirhams=4), ("Anna", "Béla"))
    assert told == Line("marrakech-paid", {"seat": "Béla", "owner": "Anna", "dirhams": 4})
    told = fact_line("marrakech", WayLabel(way="left", heading="N"), ())
    assert told.args == {
        "way": Line("marrakech-term-left"),
        "way_raw": "left",
        "heading": Line("marrakech-term-N"),
        "heading_raw": "N",
    }
    assert fact_line("quixote", NotOpen(tile="c1", open=("c2", "c3")), ()).args["open"] == together(("c2", "c3"))
    assert "only" not in fact_line("quixote", OpenedLast(seat=0, tile="c1", only=0), ("Anna",)).args


def test_a_key_without_words_shows_as_itself_and_is_reported(caplog: pytest.LogCaptureFixture) -> None:
    assert say("hu", "no-such-key") == "no-such-key"
    assert "no-such-key" in caplog.text


def test_a_name_is_put_in_as_it_is() -> None:
    assert "{ $name } <b>" in say("en", "joined", name="{ $name } <b>")


def test_a_speaker_speaks_one_language() -> None:
    assert speaker("et")("joined", name="Mari") == say("et", "joined", name="Mari")


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (["hu-HU", "en"], "hu"),
        (["de", "uk"], "uk"),
        (["RU_ru"], "ru"),
        (["xx", "yy"], "en"),
        ([], "en"),
        (["", "-", "e"], "en"),
    ],
)
def test_the_first_language_that_we_speak_is_spoken(wanted: Iterable[str], language: str) -> None:
    assert best_language(wanted) == language


def test_a_moment_is_told_by_the_readers_clock() -> None:
    moment: Any = when(1_800_000_000.4)
    assert speak("en", moment, wall_clock("en", ZoneInfo("Europe/Tallinn"))).endswith("10:00")
    assert speak("en", moment).endswith("08:00 UTC")
    assert speak("en", moment) == wall_clock("en", UTC)(1_800_000_000)
    assert len({speak(language, moment) for language in LANGUAGES}) == 5


def test_a_language_is_its_folder_and_one_entry() -> None:
    assert {path.name for path in LOCALES.iterdir() if path.is_dir() and path.name != "__pycache__"} == set(LANGUAGES)
    codes = set(LANGUAGES) - {"en"}  # what one is spoken to in who has said nothing
    named = re.compile("[\"'](" + "|".join(sorted(codes)) + ")[\"']")
    code = [path for path in (ROOT / "bot").rglob("*") if path.suffix in (".py", ".js", ".html", ".lua")]
    assert {path.relative_to(ROOT).as_posix() for path in code if named.search(path.read_text("utf-8"))} == {
        "bot/language/languages.py"
    }


@every_language
def test_a_language_brings_its_name_and_words_for_every_stretch_of_time(language: str) -> None:
    brought = language_of(language)
    assert brought.name == LANGUAGES[language]
    assert set(brought.units) == set(get_args(Unit))
    assert all(brought.units.values())
    assert all(word == word.lower() for words in (*brought.units.values(), brought.back) for word in words)
    for unit, words in brought.units.items():
        for word in words:
            assert holiday(["2", word], NOW, UTC) == holiday(["2", unit], NOW, UTC)
    for word in brought.back:
        assert holiday([word], NOW, UTC) is None
