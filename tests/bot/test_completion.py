"""Completion: what is offered after a command is understood, and the same wherever it is typed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from bot.adapters.base.completion import complete, phrases_offered
from bot.adapters.discord.limits import CHOICE_VALUE, CHOICES
from bot.adapters.web.limits import COMPLETIONS
from bot.adapters.web.reader import Reader
from bot.domain.messages import Person
from bot.domain.table import Table
from bot.domain.turn_time import PACES
from bot.language.languages import LANGUAGES
from bot.service.completion import Phrases, Typing, next_words, phrases
from bot.service.registry import BY_NAME, COMMANDS, Unknown, parse
from rules import GAMES
from rules.robots import STRENGTHS
from tests.bot.channel import owing, sit_down
from tests.bot.conftest import Room

NOW = 1_800_000_000.0
READER = Reader()


def on_page(table: Table | None, text: str, name: str = "Anna") -> list[str]:
    """What the page offers as the next word."""
    return [one.word for one in complete(table, Person(f"web:{name}", name), text, NOW, COMPLETIONS)]


def on_discord(table: Table | None, command: str, typed: str, name: str = "Anna") -> list[str]:
    typing = Typing(BY_NAME[command], table, Person(f"web:{name}", name), NOW)
    return [value for _, value in phrases_offered(typing, typed, CHOICES, CHOICE_VALUE)]


def walked(found: Phrases, done: Sequence[str] = ()) -> Iterator[tuple[str, ...]]:
    """All that can be said by taking one word after the other."""
    for choice in next_words(found, done, "", "en"):
        words = tuple(choice.text.split(" "))
        if words in found.rows:
            yield words
        if not choice.whole:
            yield from walked(found, words)


async def test_settings_are_offered_with_their_own_values_wherever_they_are_typed(room: Room) -> None:
    await room.say("Anna", "/new marrakech")
    table = await room.table()
    assert on_page(table, "/settings p") == ["pace"]
    assert (
        on_page(table, "/settings pace ") == list(PACES) == [one[5:] for one in on_discord(table, "settings", "pace ")]
    )
    assert on_page(table, "/settings language e") == [code for code in LANGUAGES if code.startswith("e")]
    assert on_page(table, "/settings debts ") == ["on", "off"]
    assert "where" not in on_page(table, "/settings "), "nobody is written to alone by a page"
    assert {"pace", "reminders", "me"} <= set(on_page(table, "/settings "))


async def test_days_rules_strengths_and_seats_are_offered_wherever_they_are_typed(room: Room) -> None:
    await sit_down(room, "marrakech", 2)
    table = await room.table()
    for command, typed, expected in (
        ("away", "", ["1d", "3d", "7d", "14d", "back"]),
        ("robot", "", list(STRENGTHS)),
        ("replace", "", ["1", "2"]),
        ("rules", "", list(GAMES)),
    ):
        assert on_page(table, f"/{command} {typed}") == on_discord(table, command, typed) == expected
    articles = list(GAMES["alhambra"].articles)
    assert on_page(table, "/rules alhambra ") == articles
    assert on_discord(table, "rules", "alhambra ") == ["alhambra", *(f"alhambra {one}" for one in articles)][:CHOICES]


@pytest.mark.parametrize("game", GAMES)
async def test_a_preview_is_offered_where_the_game_has_one_and_nowhere_else(room: Room, game: str) -> None:
    await sit_down(room, game, 2)
    table = await room.table()
    acting = table.names[owing(table)[0]]
    move = on_page(table, "/play ", acting)
    assert move
    shown = (await room.say(acting, f"/preview {table.rules.legal(table.state, owing(table)[0])[0]}")).ok
    assert on_page(table, "/preview ", acting) == (move if shown else [])
    assert bool(on_discord(table, "preview", "", acting)) is shown


@pytest.mark.parametrize("begun", [False, True])
async def test_whatever_is_offered_is_a_word_the_table_knows(room: Room, begun: bool) -> None:
    misread = {"which-value", "on-or-off", "which-language", "which-zone", "which-hours", "which-game", "no-such-rule"}
    misread |= {"which-strength", "whose-chair", "bad-notation", "no-such-house-rule", "unknown-command"}
    await room.say("Anna", "/new marrakech")
    await room.say("Béla", "/join")
    if begun:
        await room.say("Anna", "/start")
    for entry in COMMANDS:
        found = phrases(Typing(entry, await room.table(), Person("web:Anna", "Anna"), NOW))
        assert sorted(walked(found)) == sorted(found.rows), "word by word all of it can be reached"
        for row in found.rows if entry.name != "play" else ():
            text = " ".join([f"/{entry.name}", *row])
            assert not isinstance(parse(text), Unknown)
            answer = await room.say("Anna", text)
            assert not misread & {said.key for said in answer.lines}, text


@pytest.mark.parametrize("text", ["", "/", "/x y", "/settings pace 1d and more", "/play \ud800", "/rules ² ", "  /  "])
async def test_nothing_that_is_typed_breaks_completion(room: Room, text: str) -> None:
    await sit_down(room, "quixote", 2)
    table = await room.table()
    for known in (table, None):
        on_page(known, text)
        for entry in COMMANDS:
            on_discord(known, entry.name, text)


async def test_every_phrase_that_is_offered_says_what_it_means(room: Room) -> None:
    await room.say("Anna", "/new marrakech")
    table = await room.table()
    for name in ("new", "rules", "settings", "away", "robot", "replace"):
        found = phrases(Typing(BY_NAME[name], table, Person("web:Anna", "Anna"), NOW))
        beginnings = {" ".join(row[:depth]) for row in found.rows for depth in range(1, len(row) + 1)}
        assert beginnings == set(found.labels), name


async def test_who_may_not_change_the_table_is_not_offered_to(room: Room) -> None:
    await room.say("Anna", "/new marrakech")
    await room.say("Béla", "/join")
    table = await room.table()
    offered = {
        name: {row[0] for row in phrases(Typing(BY_NAME["settings"], table, Person(f"web:{name}", name), NOW)).rows}
        for name in ("Anna", "Béla", "Zoe")
    }
    assert offered["Anna"] - offered["Béla"] == {"pace", "late", "holidays", "hints", "standing", "own_rug", "debts"}
    assert offered["Béla"] - offered["Zoe"] == {"language"}
