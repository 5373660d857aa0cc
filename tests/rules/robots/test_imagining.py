"""What a robot imagines is a state that its seat could be in: it sees the same there and may do the same."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rules import GAMES, AnyGame
from rules.contract import Json
from tests.rules.robots.tables import Position, positions, tables

SEEDS = ("one", "another")


@pytest.fixture(params=tables(), ids=lambda table: "-".join(map(str, (*table[:2], *table[2]))))
def sampled(request: pytest.FixtureRequest) -> tuple[Position, ...]:
    return positions(*request.param)


def test_every_seat_sees_in_an_imagined_state_just_what_it_saw(sampled: tuple[Position, ...]) -> None:
    for position in sampled:
        game = position.game
        for seat in range(position.seats):
            view = game.view(position.state, seat)
            for seed in SEEDS:
                assert game.view(game.imagine(view, seed), seat) == view


def test_a_seat_may_do_in_an_imagined_state_just_what_it_may_do(sampled: tuple[Position, ...]) -> None:
    for position in sampled:
        game, seat = position.game, position.seat
        for seed in SEEDS:
            imagined = game.imagine(position.view, seed)
            assert game.to_act(imagined) == game.to_act(position.state)
            assert list(game.legal(imagined, seat)) == list(game.legal(position.state, seat))


def test_an_imagined_game_can_be_played_to_its_end(sampled: tuple[Position, ...]) -> None:
    for position in sampled[::3]:
        game, state = position.game, position.game.imagine(position.view, "to the end")
        while acting := game.to_act(state):
            state, _ = game.play(state, acting[0], game.reply(state, acting[0]))
        assert game.outcome(state) is not None


def test_the_same_seed_imagines_the_same_state(sampled: tuple[Position, ...]) -> None:
    for position in sampled:
        game = position.game
        assert game.imagine(position.view, "seed") == game.imagine(position.view, "seed")


def test_the_games_own_seed_is_not_in_what_is_imagined(sampled: tuple[Position, ...]) -> None:
    for position in sampled:
        assert position.game.dump(position.game.imagine(position.view, "mine"))["seed"] == "mine"


HIDDEN: dict[tuple[str, int], Callable[[Json], object]] = {
    ("marrakech", 2): lambda position: position["piles"],
    ("alhambra", 3): lambda position: [player["money"] for player in position["players"][1:]],
    ("quixote", 2): lambda position: [player["pile"] for player in position["players"]],
}


@pytest.mark.parametrize(("name", "seats"), HIDDEN)
def test_what_is_hidden_is_imagined_in_more_than_one_way(name: str, seats: int) -> None:
    game = GAMES[name]
    view = game.view(game.start(seats, "hidden"), 0)
    ways = [HIDDEN[name, seats](game.dump(game.imagine(view, str(seed)))) for seed in range(4)]
    assert len({str(way) for way in ways}) == len(ways)


def test_no_card_and_no_building_of_alhambra_is_imagined_twice() -> None:
    game = GAMES["alhambra"]
    for seats in game.seats:
        whole = components(game, game.dump(game.start(seats, "whole")))
        for position in positions("alhambra", seats):
            assert components(game, game.dump(game.imagine(position.view, "whole"))) == whole


def components(game: AnyGame, position: Json) -> list[str]:
    """Everything in the box but the scoring cards, which go once they are drawn."""
    found = [*position["display"], *position["deck"], *position["discard"], *position["bag"]]
    found += [tile for tile in position["market"] if tile]
    for player in position["players"]:
        found += [*player["money"], *player["reserve"], *player["bought"], *player["alhambra"].values()]
    found += position["dirk"]["buildings"] if position["dirk"] else []
    return sorted(item for item in found if not item.startswith("score"))


def test_the_rugs_to_come_in_marrakech_are_imagined_in_the_colours_that_are_left() -> None:
    game = GAMES["marrakech"]
    for position in positions("marrakech", 2):
        real, imagined = (game.dump(state)["piles"] for state in (position.state, game.imagine(position.view, "x")))
        assert [sorted(pile) for pile in imagined] == [sorted(pile) for pile in real]
        assert len(position.view.cells) == 0 or position.view.left == game.view(position.state, None).left


def test_the_scoring_cards_of_alhambra_are_imagined_where_they_may_be() -> None:
    game = GAMES["alhambra"]
    view = game.view(game.start(3, "scoring"), 0)
    for seed in range(20):
        deck = game.dump(game.imagine(view, str(seed)))["deck"]
        fifth = len(deck) / 5
        assert fifth - 3 <= deck.index("score1") <= 2 * fifth + 3
        assert 3 * fifth - 3 <= deck.index("score2") <= 4 * fifth + 3
