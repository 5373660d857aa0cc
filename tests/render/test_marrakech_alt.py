"""A blind player hears all of Marrakech, in every language."""

from __future__ import annotations

import re
from collections import Counter

import msgspec
import pytest

import render
from rules import GAMES
from rules.marrakech import View
from tests.render.looking import LANGUAGES, LOCALES, played, speaker, view

NAMES = ("North", "Kelet", "Õie", "Їжак")
GAME = GAMES["marrakech"]


def told(position: View, language: str = "en") -> str:
    return render.alt(position, speaker(language, "marrakech"), names=NAMES)


def looked(seats: int, seed: str, moves: int = 10_000) -> View:
    position = view("marrakech", seats, seed, moves)
    assert isinstance(position, View)
    return position


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_every_rug_and_every_choice_is_named(language: str, seats: int) -> None:
    for moves in (1, 14, 33, 10_000):
        position = looked(seats, "alt", moves)
        text = told(position, language)
        assert all(name in text for name in NAMES[:seats])
        assert all(re.search(rf"\b{cell}\b", text) for cell in (*position.cells, position.assam, *position.walk))
        assert all(lay in text for lay in position.lays)
        assert all(str(score) in text for score in position.scores)
        assert "None" not in text
        assert "{" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_beginning_an_exit_and_the_end_are_told(language: str) -> None:
    start = looked(4, "alt", 0)
    out = msgspec.structs.replace(start, out=(False, True, False, False))
    over = looked(4, "alt")
    assert len({told(position, language) for position in (start, out, over)}) == 3
    assert all(NAMES[seat] in told(over, language) for seat in over.winners)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_rugs_are_told_as_pairs_and_halves_alone(language: str) -> None:
    position = looked(3, "pairs", 40)
    text = told(position, language)
    sizes = Counter(rug.rug for rug in position.cells.values())
    assert {1, 2} <= set(sizes.values())
    for number, size in sizes.items():
        cells = [cell for cell, rug in position.cells.items() if rug.rug == number]
        assert (" ".join(cells) in text) or size == 1


def test_it_is_short_sentences_with_the_news_first() -> None:
    state = played("marrakech", 4, "short", 31)
    text = told(GAME.view(state, None))
    assert text.startswith("Rolled")
    assert text.index("Assam stands on") < text.index("North:")
    sentences = [sentence for sentence in text.split(". ") if "may go on" not in sentence]
    assert max(len(sentence) for sentence in sentences) < 120


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_right_for_any_number(language: str) -> None:
    position = looked(2, "plural", 0)
    for number in (0, 1, 2, 5, 11, 21, 104):
        changed = msgspec.structs.replace(position, dirhams=(number, 30), rugs=(number, 3), scores=(number, 30))
        assert str(number) in told(changed, language)
    forms = {"ru": ("1 дирхам,", "2 дирхама,", "5 дирхамов,"), "uk": ("1 дирхам,", "2 дирхами,", "5 дирхамів,")}
    for number, form in zip((1, 2, 5), forms.get(language, ()), strict=False):
        changed = msgspec.structs.replace(position, dirhams=(number, 30))
        assert form in told(changed, language)


def test_the_five_languages_have_the_same_messages() -> None:
    ids = [
        set(re.findall(r"^(marrakech-alt-[a-z-]+) =", (LOCALES / language / "marrakech.ftl").read_text("utf-8"), re.M))
        for language in LANGUAGES
    ]
    assert ids[0]
    assert all(one == ids[0] for one in ids)
