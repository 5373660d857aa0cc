"""Films: what happened between two pictures begins as it was, ends as it is, and moves to where things lie."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from itertools import pairwise
from random import Random

import pytest
from PIL import Image, ImageChops, ImageStat

import render
from render import Film, Step, films
from rules import GAMES
from rules.contract import AnyGame, Event, State
from tests.render.looking import seen

NAMES = ("Север", "Kelet", "South", "Захід", "Lõuna", "Észak")
TABLES = [(game, seats) for game in GAMES for seats in (GAMES[game].seats[0], GAMES[game].seats[-1])]
LIKED = ("place", "buy", "add")
EVERY = 6  # of the steps looked at closely


def steps(game: str, seats: int, most: int = 90) -> Iterator[tuple[AnyGame, State, tuple[Event, ...], State, int]]:
    """A game played at random: before each move, what happened, after it, and whose it was."""
    rules, dice = GAMES[game], Random(f"{game} {seats}")
    state: State = rules.start(seats, "film")
    for _ in range(most):
        if not (acting := rules.to_act(state)):
            return
        seat = dice.choice(acting)
        legal = rules.legal(state, seat)
        move = dice.choice([one for one in legal if str(one).startswith(LIKED)] or list(legal))
        after, events = rules.play(state, seat, move)
        yield rules, state, events, after, seat
        state = after


def filmed(game: str, seats: int, every: int = 1) -> Iterator[tuple[Step, Film, bool]]:
    """Films for everyone and for who has just moved."""
    for number, (rules, before, events, after, seat) in enumerate(steps(game, seats)):
        if number % every == 0:
            for viewer in (None, seat):
                told = [event for event in events if event.only in (None, viewer)]
                step = Step(rules.view(before, viewer), told, rules.view(after, viewer))
                own = viewer is not None
                if film := render.film([step], names=NAMES, own=own):
                    yield step, film, own


def sheet(film: Film) -> Image.Image:
    return Image.open(BytesIO(film.sheet)).convert("RGBA")


def over(film: Film, picture: Image.Image, patches: list[films.Patch]) -> Image.Image:
    """The picture with these patches of a film on it."""
    pieces, shown = sheet(film), picture.copy()
    for patch in patches:
        x, y, wide, tall = patch.box
        if patch.piece is None:
            shown.paste(picture.crop((x, y, x + wide, y + tall)), (x, y))
        else:
            left, top = patch.piece
            shown.paste(pieces.crop((left, top, left + wide, top + tall)).convert("RGB"), (x, y))
    return shown


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_no_film_is_longer_than_three_seconds_and_all_of_it_lies_within_the_picture(game: str, seats: int) -> None:
    count = 0
    for step, film, own in filmed(game, seats, 2):
        count += 1
        width, height = seen(render.board(step.after, names=NAMES, own=own)).size
        assert (film.width, film.height) == (width, height)
        assert 0 < film.seconds <= films.MOST + 0.01
        assert all(0 <= move.begin < move.end <= film.seconds + 0.01 for move in film.moves)
        assert all(0 <= patch.at <= film.seconds + 0.01 for patch in film.patches)
        assert [patch.at for patch in film.patches] == sorted(patch.at for patch in film.patches)
        for x, y, wide, tall in (patch.box for patch in film.patches):
            assert x >= -60
            assert y >= -60
            assert x + wide <= width + 60
            assert y + tall <= height + 60
        pieces = sheet(film).size
        for move in film.moves:
            assert move.piece[0] + move.piece[2] <= pieces[0]
            assert move.piece[1] + move.piece[3] <= pieces[1]
    assert count > 10


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_film_begins_with_the_picture_as_it_was(game: str, seats: int) -> None:
    for step, film, own in filmed(game, seats, EVERY):
        if own:
            continue
        after = seen(render.board(step.after, names=NAMES))
        before = seen(render.board(step.before, names=NAMES))
        begun = films.differing(before, after)
        assert [patch.box for patch in film.patches[: len(begun)]] == begun
        assert ImageChops.difference(over(film, after, film.patches[: len(begun)]), before).getbbox() is None


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_has_come_lies_just_where_the_picture_has_it(game: str, seats: int) -> None:
    looked = 0
    for step, film, own in filmed(game, seats, EVERY):
        after, pieces = seen(render.board(step.after, names=NAMES, own=own)), sheet(film)
        for move in film.moves:
            here = [patch for patch in film.patches if patch.at == move.end and patch.piece is None]
            x, y = move.path[-1]
            goes_on = any(other.path[0] == (x, y) for other in film.moves if other is not move)
            if goes_on or not any(_middle(patch.box) == (x, y) for patch in here):
                continue
            piece = pieces.crop(
                (move.piece[0], move.piece[1], move.piece[0] + move.piece[2], move.piece[1] + move.piece[3])
            )
            size = round(piece.width * move.sizes[1]), round(piece.height * move.sizes[1])
            arrived = after.copy()
            lying = piece.resize(size)
            arrived.paste(lying, (round(x - size[0] / 2), round(y - size[1] / 2)), lying)
            box = x - size[0] // 2, y - size[1] // 2, x + size[0] // 2, y + size[1] // 2
            difference = ImageStat.Stat(ImageChops.difference(arrived.crop(box), after.crop(box)))
            assert sum(difference.mean) / 3 < (8 if move.sizes[1] == 1 else 20), (step.events, move)
            looked += 1
    assert looked > 3


def _middle(box: render.Box) -> tuple[int, int]:
    return round(box[0] + box[2] / 2), round(box[1] + box[3] / 2)


def test_a_tile_laid_comes_to_the_field_where_it_was_tapped() -> None:
    rules = GAMES["quixote"]
    state = rules.start(1, "alone")
    view = rules.view(state, 0)
    move = str(rules.legal(state, 0)[0])
    [spot] = [spot for spot in render.spots(view, NAMES, chosen=move) if spot.words.startswith("lay") and spot.more]
    after, events = rules.play(state, 0, rules.parse(move))
    film = render.film([Step(view, events, rules.view(after, 0))], names=NAMES, own=True)
    assert film is not None
    assert _middle(spot.more[0]) in [move.path[-1] for move in film.moves]


def test_assam_walks_cell_by_cell_to_where_he_stands() -> None:
    for rules, before, events, after, _ in steps("marrakech", 2):
        if type(events[0]).__name__ == "Walked":
            step = Step(rules.view(before, None), events, rules.view(after, None))
            film = render.film([step], names=NAMES)
            assert film is not None
            walk = [move for move in film.moves if move.even]
            assert len(walk) >= rules.view(after, None).roll
            assert all(one.end == pytest.approx(two.begin, abs=0.002) for one, two in pairwise(walk))
            assert all(one.path[-1] == two.path[0] for one, two in pairwise(walk))


def test_several_moves_are_one_film_no_longer_than_one() -> None:
    for game in GAMES:
        played = [
            Step(rules.view(before, None), [event for event in events if event.only is None], rules.view(after, None))
            for rules, before, events, after, _ in steps(game, GAMES[game].seats[1], 12)
        ]
        film = render.film(played, names=NAMES)
        assert film is not None
        assert film.seconds <= films.MOST + 0.01
        assert max(told.step for told in film.told) < films.STEPS


def test_a_tile_laid_in_secret_moves_for_nobody_else() -> None:
    rules = GAMES["quixote"]
    before = rules.start(3, "secret")
    after, events = rules.play(before, 0, rules.legal(before, 0)[0])
    assert [event.only for event in events] == [0]
    for viewer in (None, 1, 2):
        told = [event for event in events if event.only in (None, viewer)]
        assert render.film([Step(rules.view(before, viewer), told, rules.view(after, viewer))], own=True) is None
    own = render.film([Step(rules.view(before, 0), events, rules.view(after, 0))], own=True)
    assert own is not None
