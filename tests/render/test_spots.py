"""What can be tapped on a picture: every move offered, nothing else, each by a place of its own that a finger finds."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import render
from render import Spot
from render.touch import offered
from rules import GAMES, View
from tests.render.looking import seen

TABLES = [(game, seats) for game in render.PAINTERS for seats in GAMES[game].seats]
NAMES = ("Север", "Kelet", "South", "Захід", "Lõuna", "Észak")
ROUNDS = {"marrakech": 6, "alhambra": 2, "quixote": 6}  # games for each number of players: thousands of positions
SHOWN = (320, 390, 1280)
FINGER, LEAST = 44, 16  # px: where there is room, and at the very least


def positions(game: str, seats: int, rounds: int) -> Iterator[View]:
    """Views of games played at random, of every seat that owes a decision and one that does not."""
    rules = GAMES[game]
    for number in range(rounds):
        dice = Random(f"{game} {seats} {number}")
        options = [option for option in rules.options if dice.random() < 0.4]
        state = rules.start(seats, f"spots {number}", options)
        liked = ("place", "buy", "add") if number % 2 else ()
        while acting := rules.to_act(state):
            for seat in {*acting, dice.randrange(seats)}:
                yield rules.view(state, seat)
            seat = dice.choice(acting)
            legal = rules.legal(state, seat)
            preferred = [move for move in legal if str(move).startswith(liked)] if liked else []
            state, _ = rules.play(state, seat, dice.choice(preferred or legal))


def walked(view: View) -> dict[str, list[Spot]]:
    """The spots of every step that taps can lead to, by the words chosen so far."""
    steps, ahead = {}, [""]
    while ahead:
        chosen = ahead.pop()
        if chosen not in steps:
            steps[chosen] = render.spots(view, NAMES, "board", chosen)
            ahead += [spot.words for spot in steps[chosen] if spot.role != "play"]
    return steps


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_view_tells_the_moves_offered_to_its_seat(game: str, seats: int) -> None:
    rules = GAMES[game]
    for number in range(3):
        dice = Random(number)
        state = rules.start(seats, f"offered {number}", [option for option in rules.options if number])
        while acting := rules.to_act(state):
            for seat in range(seats):
                assert offered(rules.view(state, seat)) == tuple(map(str, rules.legal(state, seat)))
            assert offered(rules.view(state, None)) == ()
            state, _ = rules.play(state, acting[0], dice.choice(rules.legal(state, acting[0])))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_taps_lead_to_every_move_offered_and_to_no_other(game: str, seats: int) -> None:
    for view in positions(game, seats, ROUNDS[game]):
        moves = offered(view)
        steps = walked(view)
        assert {spot.words for spots in steps.values() for spot in spots if spot.role == "play"} == set(moves)
        for spots in steps.values():
            for spot in spots:
                assert any(move.startswith(spot.words) for move in moves)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_who_owes_no_decision_has_nothing_to_tap_and_sees_what_everyone_sees(game: str, seats: int) -> None:
    for number, view in enumerate(positions(game, seats, 1)):
        if not offered(view):
            assert render.spots(view, NAMES) == []
            if number % 20 == 0:
                assert render.board(view, names=NAMES, own=True) == render.board(view, names=NAMES)
        assert render.spots(view, kind="hand") == []


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_spot_lies_in_the_picture_and_no_two_mean_the_same_or_overlap(game: str, seats: int) -> None:
    for number, view in enumerate(positions(game, seats, ROUNDS[game])):
        for chosen, spots in walked(view).items() if number % 5 == 0 else ():
            assert len({spot.words for spot in spots}) == len(spots), chosen
            boxes = [box for spot in spots for box in (spot.box, *spot.more)]
            if number % 100 == 0:
                picture = seen(render.board(view, names=NAMES, own=True, chosen=chosen))
                assert picture.size == seen(render.board(view, names=NAMES)).size
                for x, y, wide, tall in boxes:
                    assert 0 <= x < x + wide <= picture.width
                    assert 0 <= y < y + tall <= picture.height
            for k, one in enumerate(boxes):
                assert not any(overlap(one, other) for other in boxes[:k]), (chosen, one)


def overlap(one: render.Box, other: render.Box) -> bool:
    return (
        one[0] < other[0] + other[2]
        and other[0] < one[0] + one[2]
        and one[1] < other[1] + other[3]
        and other[1] < one[1] + one[3]
    )


@pytest.mark.parametrize("wide", SHOWN)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_finger_finds_each_spot(game: str, seats: int, wide: int) -> None:
    """Within a finger's reach of a spot there is always one that is meant, and near its middle it is this one."""
    scale = 1024 / wide
    reach, close = FINGER / 2 * scale, LEAST / 2 * scale
    for number, view in enumerate(positions(game, seats, 2)):
        if number % 9:
            continue
        for spots in walked(view).values():
            for spot in spots:
                for x, y, wide, tall in (spot.box, *spot.more):
                    middle = x + wide / 2, y + tall / 2
                    for dx, dy in ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1)):
                        near = middle[0] + dx * min(close, wide / 2 - 1), middle[1] + dy * min(close, tall / 2 - 1)
                        assert render.hit(spots, *near) is spot
                        far = middle[0] + dx * (reach - 1), middle[1] + dy * (reach - 1)
                        if 0 <= far[0] <= 1024 and far[1] >= 0:
                            assert render.hit(spots, *far) is not None


def test_the_nearest_spot_is_meant_and_none_if_all_are_too_far() -> None:
    def spot(words: str, *box: int) -> Spot:
        return Spot(words=words, box=(box[0], box[1], box[2], box[3]), role="play")

    left, right = spot("left", 0, 0, 100, 100), spot("right", 140, 0, 20, 20)
    assert render.hit([left, right], 99, 50, 10) is left
    assert render.hit([left, right], 118, 10, 30) is left
    assert render.hit([left, right], 122, 10, 30) is right
    assert render.hit([left, right], 120, 10, 19) is None
    touching = spot("touching", 100, 40, 20, 20)
    assert render.hit([left, touching], 100, 50, 0) is touching
    assert render.hit([], 1, 1, 1000) is None


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_each_spot_says_what_it_means(game: str, seats: int) -> None:
    for number, view in enumerate(positions(game, seats, 1)):
        for spots in walked(view).values() if number % 5 == 0 else ():
            for spot in spots:
                words = tuple(spot.words.split())
                assert spot.labels == tuple(GAMES[game].label(view, words[: k + 1]) for k in range(len(words)))
                assert (spot.label is not None) == bool(words)


def test_words_that_no_move_begins_with_any_more_are_forgotten() -> None:
    state = GAMES["marrakech"].start(2, "forgotten")
    view = GAMES["marrakech"].view(state, GAMES["marrakech"].to_act(state)[0])
    assert render.spots(view, chosen="lay d3 e3") == render.spots(view)
    assert render.board(view, own=True, chosen="lay d3 e3") == render.board(view, own=True)


MOST_TAPS = {
    "marrakech": {"left": 1, "straight": 1, "right": 1, "lay": 1},
    "alhambra": {"buy": 2, "add": 2, "remove": 2, "swap": 2, "done": 1, "place": 2, "store": 2, "give": 2},
    "quixote": {"lay": 3},
}
"""By the first word of a move; each card of a taking is one tap, and one confirms it."""


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_move_takes_few_taps(game: str, seats: int) -> None:
    for number, view in enumerate(positions(game, seats, 2)):
        if number % 7 == 0:
            for move, taps in fewest_taps(view).items():
                word = move.split(" ")[0]
                most = move.count("+") + 2 if word == "take" else MOST_TAPS[game][word]
                assert taps <= most, move


def fewest_taps(view: View) -> dict[str, int]:
    """By move, how few taps play it."""
    steps = walked(view)
    found: dict[str, int] = {}
    reached, ahead, taps = {""}, [""], 0
    while ahead:
        taps += 1
        for spot in [spot for chosen in ahead for spot in steps[chosen] if spot.role == "play"]:
            found.setdefault(spot.words, taps)
        ahead = list({spot.words for chosen in ahead for spot in steps[chosen] if spot.role != "play"} - reached)
        reached |= set(ahead)
    return found
