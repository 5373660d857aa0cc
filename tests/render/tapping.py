"""What must hold of the spots of any picture: `python -m tests.render.tapping [positions]` tries it by the thousand.

Positions come from games played at random. From each, all that taps can lead to is walked through.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from itertools import count
from random import Random
from time import perf_counter

import render
from render import Spot
from render.touch import offered
from rules import GAMES, View
from rules.alhambra import View as AlhambraView

TABLES = [(game, seats) for game in render.PAINTERS for seats in GAMES[game].seats]
NAMES = ("Север", "Kelet", "South", "Захід", "Lõuna", "Észak")
SHOWN = (320, 390, 1280)  # how wide a screen may be, in px
FINGER, LEAST = 44, 16  # px: what a finger needs where there is room, and at the very least
LIKED = ("place", "buy", "add")  # moves without which a game of Alhambra has little in it
EVERY = 7  # of so many positions one is looked at: those beside each other are much alike

Steps = Mapping[str, list[Spot]]
"""The spots by the words chosen so far."""


def positions(game: str, seats: int) -> Iterator[View]:
    """Views of games played at random, without end: of every seat that owes a decision, and of one that may not."""
    rules = GAMES[game]
    for number in count():
        dice = Random(f"{game} {seats} {number}")
        options = [option for option in rules.options if dice.random() < 0.4]
        state = rules.start(seats, f"spots {number}", options)
        liked = LIKED if number % 2 else ()
        while acting := rules.to_act(state):
            if dice.random() < 1 / EVERY:
                for seat in {*acting, dice.randrange(seats)}:
                    yield rules.view(state, seat)
            seat = dice.choice(acting)
            legal = rules.legal(state, seat)
            preferred = [move for move in legal if str(move).startswith(liked)] if liked else []
            state, _ = rules.play(state, seat, dice.choice(preferred or legal))


def walked(view: View) -> Steps:
    """The spots of every step that taps can lead to, by the words chosen so far."""
    steps: dict[str, list[Spot]] = {}
    ahead = [""]
    while ahead:
        chosen = ahead.pop()
        if chosen not in steps:
            steps[chosen] = render.spots(view, NAMES, "board", chosen)
            ahead += [spot.words for spot in steps[chosen] if spot.role != "play"]
    return steps


def check(view: View) -> int:
    """All that must hold of one position; how many spots there were."""
    steps = walked(view)
    _lead_everywhere(view, steps)
    _are_few_taps_away(view, steps)
    height = _height(view)
    for chosen, spots in steps.items():
        _say_what_they_mean(view, spots)
        _lie_apart(spots, height, chosen)
        for wide in SHOWN:
            _are_found_by_a_finger(spots, wide, height)
    return sum(map(len, steps.values()))


def _height(view: View) -> int:
    moves = offered(view)
    painter = render.PAINTERS[_game(view)]
    return painter.taps(view, moves, "").height if moves else 0


def _game(view: View) -> str:
    return str(type(view).__struct_config__.tag)


def _lead_everywhere(view: View, steps: Steps) -> None:
    """Taps lead to every move offered and to no other; who owes no decision has nothing to tap."""
    moves = offered(view)
    assert {spot.words for spots in steps.values() for spot in spots if spot.role == "play"} == set(moves)
    beginnings = {" ".join(words[:k]) for words in (move.split(" ") for move in moves) for k in range(len(words) + 1)}
    assert {spot.words for spots in steps.values() for spot in spots} <= beginnings | {""}
    assert not render.spots(view, kind="hand")


MOST_TAPS: Mapping[str, Mapping[str, int]] = {
    "marrakech": {"left": 1, "straight": 1, "right": 1, "lay": 1},  # 2 a turn
    "alhambra": {"buy": 2, "place": 1, "add": 2, "remove": 2, "swap": 2, "done": 1, "store": 1, "give": 1},
    "quixote": {"lay": 3},  # a tile, turned, and a confirmation
}
"""By the first word of a move. Each card of a taking is one tap, and one confirms it. Of several tiles that wait the
first is chosen by itself; another is one tap more."""


def _are_few_taps_away(view: View, steps: Steps) -> None:
    """A turn takes few taps: Marrakech 2; in Alhambra one card 2, to buy and to place 3; in Don Quixote 3."""
    waiting = view.players[view.seat or 0].bought[1:] if isinstance(view, AlhambraView) else ()
    for move, taps in fewest_taps(steps).items():
        word, *rest = move.split(" ")
        most = rest[0].count("+") + 2 if word == "take" else MOST_TAPS[_game(view)][word]
        assert taps <= most + (word in ("place", "store", "give") and rest[0] in waiting), move


def fewest_taps(steps: Steps) -> dict[str, int]:
    """By move, how few taps play it."""
    found: dict[str, int] = {}
    reached, ahead, taps = {""}, [""], 0
    while ahead:
        taps += 1
        for spot in [spot for chosen in ahead for spot in steps[chosen] if spot.role == "play"]:
            found.setdefault(spot.words, taps)
        ahead = list({spot.words for chosen in ahead for spot in steps[chosen] if spot.role != "play"} - reached)
        reached |= set(ahead)
    return found


def _say_what_they_mean(view: View, spots: list[Spot]) -> None:
    game = GAMES[_game(view)]
    for spot in spots:
        words = tuple(spot.words.split())
        assert spot.labels == tuple(game.label(view, words[: k + 1]) for k in range(len(words)))
        assert (spot.label is not None) == bool(words)


def _lie_apart(spots: list[Spot], height: int, chosen: str) -> None:
    """Within the picture; no two mean the same, or overlap."""
    assert len({spot.words for spot in spots}) == len(spots), chosen
    boxes = [box for spot in spots for box in (spot.box, *spot.more)]
    for k, (x, y, wide, tall) in enumerate(boxes):
        assert 0 <= x < x + wide <= 1024
        assert 0 <= y < y + tall <= height
        for left, top, across, down in boxes[:k]:
            apart = x >= left + across or left >= x + wide or y >= top + down or top >= y + tall
            assert apart, (chosen, boxes[k])


def _are_found_by_a_finger(spots: list[Spot], wide: int, height: int) -> None:
    """Near the middle of a spot it is meant; within 44 px across it is meant or a nearer one is, never none."""
    scale = 1024 / wide
    reach, close = FINGER / 2 * scale - 1, LEAST / 2 * scale
    for spot in spots:
        for x, y, across, down in (spot.box, *spot.more):
            middle = x + across / 2, y + down / 2
            assert render.hit(spots, *middle) is spot
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                near = middle[0] + dx * min(close, across / 2 - 1), middle[1] + dy * min(close, down / 2 - 1)
                assert render.hit(spots, *near) is spot
                far = middle[0] + dx * reach, middle[1] + dy * reach
                if 0 <= far[0] <= 1024 and 0 <= far[1] <= height:
                    assert render.hit(spots, *far) is not None


def main() -> None:
    """Thousands of positions of each game and number of players."""
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    for game, seats in TABLES:
        began = perf_counter()
        looked = zip(range(wanted), positions(game, seats), strict=False)
        found = sum(check(view) for _, view in looked)
        took = perf_counter() - began
        print(f"{game} {seats}: {wanted:,} positions, {found:,} spots, every move tapped, {took:.0f} s", flush=True)


if __name__ == "__main__":
    main()
