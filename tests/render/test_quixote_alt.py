"""A blind player hears all of Don Quixote that they need to play it, in every language."""

from __future__ import annotations

import re

import msgspec
import pytest

import render
from render.painter import Say
from rules import GAMES
from rules.quixote import View, preview, scored
from rules.quixote.tiles import PIECE, PIECES, TILES
from tests.render.looking import LANGUAGES, LOCALES, played, speaker, view

NAMES = ("North", "Kelet", "Õie", "Їжак")
GAME = GAMES["quixote"]


def told(position: View, language: str = "en") -> str:
    return render.alt(position, speaker(language, "quixote"), names=NAMES)


def looked(seats: int, seed: str, moves: int = 10_000, seat: int | None = None) -> View:
    position = view("quixote", seats, seed, moves, seat)
    assert isinstance(position, View)
    return position


def sentence(text: str, start: str) -> str:
    """The sentence that begins so."""
    return text[text.index(start) :].split(". ")[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_player_every_tile_and_the_field_called_are_named(language: str, seats: int) -> None:
    for rounds in (0, 4, 10, 18, 21, 22):
        for seat in (None, 0):
            position = looked(seats, "alt", rounds * seats, seat)
            text = told(position, language)
            assert position.field is None or position.field in text
            assert all(field in text for field in position.castles.values())
            for name, player in zip(NAMES, position.players, strict=False):
                assert name in text
                assert all(re.search(rf"\b{tile}\b", text) for tile in (*player.open, *filter(None, [player.last])))
                assert all(
                    re.search(rf"\b{field}\W+{tile} {way}", text) for field, (tile, way) in player.fields.items()
                )
                assert str(player.total) in text
            assert "None" not in text
            assert "{" not in text


def test_ones_own_tiles_are_told_with_all_their_roads() -> None:
    sides = {"N": "north", "S": "south", "W": "west", "E": "east"}
    position = looked(2, "roads", 0, 0)
    text = told(position)
    for tile in position.players[0].open:
        piece = TILES[tile]
        heard = sentence(text, f"{tile}, {piece.symbol}")
        upper, lower, joined = heard.split(": ")[1].split("; ")
        assert upper.removeprefix("upper half ") == (", ".join(sides[side] for side in piece.upper) or "no road out")
        assert lower.removeprefix("lower half ") == (", ".join(sides[side] for side in piece.lower) or "no road out")
        assert joined == ("halves joined" if piece.joined else "halves apart")
        assert (f"{piece.symbol} {piece.shield}" in heard) == (piece.symbol == "knight")


def test_ones_own_land_is_told_as_it_lies_row_by_row_and_others_in_short() -> None:
    position = looked(3, "land", 36, 1)
    text = told(position)
    own = text[text.index("The principality of Kelet:") :]
    at = [own.index(f"{field}, {' '.join(laid)}") for field, laid in sorted_fields(position, 1)]
    assert at == sorted(at)
    for field, (tile, way) in position.players[1].fields.items():
        piece = PIECES[PIECE[tile, way]]
        heard = sentence(own, f"{field}, {tile} {way}")
        assert ("in the lower half" in heard) == (piece.half == 1)
    assert text.count("The principality of") == 1


def sorted_fields(position: View, seat: int) -> list[tuple[str, tuple[str, str]]]:
    return sorted(position.players[seat].fields.items(), key=lambda one: (one[0][1], one[0][0]))


def test_what_each_way_of_a_tile_would_give_is_told_to_who_may_lay_it() -> None:
    position = looked(2, "worth", 14, 1)
    text = told(position)
    for tile in position.players[1].open:
        up, down = (preview(position, tile, way).players[1].now.total for way in ("up", "down"))
        after = text[text.index(f"{tile}, {TILES[tile].symbol}") :]
        assert sentence(after, "The phase would give") == f"The phase would give {up} with up, {down} with down"
    assert "with up" not in told(looked(2, "worth", 14))


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_laid_and_who_has_not_is_told_and_the_owner_hears_their_tile(language: str) -> None:
    before = played("quixote", 3, "ready", 12)
    move = GAME.legal(before, 2)[3]
    after = GAME.play(before, 2, move)[0]
    assert told(GAME.view(before, None), language) != told(GAME.view(after, None), language)
    assert str(move).removeprefix("lay ") in told(GAME.view(after, 2), language)
    assert str(move).removeprefix("lay ") not in told(GAME.view(after, 0), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reasons_of_the_points_are_told(language: str) -> None:
    position = looked(4, "why", 84)
    text = told(position, language)
    say = speaker(language, "quixote")
    assert any(player.networks for player in position.players)
    for player in position.players:
        for network in player.networks:
            assert ", ".join(dict.fromkeys(half[:2] for half in network.halves)) in text
            assert all(
                f"{say(f'quixote-points-{source}')} +{given}" in text for source, given in network.points.items()
            )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_names_the_winners_and_alone_the_title(language: str) -> None:
    over, alone = looked(4, "end"), looked(1, "end")
    assert all(NAMES[seat] in told(over, language) for seat in over.winners)
    assert speaker(language, "quixote")(f"quixote-term-{alone.rating}") in told(alone, language)
    assert " + ".join(map(str, alone.players[0].scores)) in told(alone, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_right_for_any_number(language: str) -> None:
    position = looked(1, "plural", 0)

    def heard(total: int) -> str:
        player = msgspec.structs.replace(position.players[0], total=total)
        return told(msgspec.structs.replace(position, players=(player,)), language)

    forms = {
        "en": ("1 point;", "2 points;", "5 points;"),
        "ru": ("1 очко;", "2 очка;", "5 очков;"),
        "uk": ("1 очко;", "2 очки;", "5 очок;"),
        "hu": ("1 pont;", "2 pont;", "5 pont;"),
        "et": ("1 punkt;", "2 punkti;", "5 punkti;"),
    }
    for total, form in zip((1, 2, 5), forms[language], strict=True):
        assert form in heard(total)


def test_the_call_comes_first_and_sentences_are_short() -> None:
    text = told(looked(4, "short", 50, 0))
    assert text.startswith("Phase 2, card")
    own, others = text.index("North:"), text.index("Kelet, laid:")
    assert own < text.index("Open tiles") < others
    heard = [one for one in text.split(". ") if not re.search(r"laid:|Laid last|Castle 6 stands", one)]
    assert max(len(one) for one in heard) < 220


def listening(said: set[str], language: str) -> Say:
    speak = speaker(language, "quixote")

    def say(message: str, /, **values: str | int) -> str:
        said.add(message)
        return speak(message, **values)

    return say


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_there_and_none_is_idle(language: str) -> None:
    said: set[str] = set()
    for seats in (1, 3):
        for moves in (0, 5, 9 * seats, 17 * seats, 20 * seats + 1, 21 * seats, 22 * seats):
            for seat in (None, *range(seats)):
                position = looked(seats, "said", moves, seat)
                for one in (position, scored(position)):
                    if one is not None:
                        render.alt(one, listening(said, language), names=NAMES)
    file = (LOCALES / language / "quixote.ftl").read_text("utf-8")
    assert {one for one in said if "-alt-" in one} == set(re.findall(r"^(quixote-alt-[a-z-]+) =", file, re.MULTILINE))
