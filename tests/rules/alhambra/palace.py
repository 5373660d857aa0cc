"""Positions of Alhambra in a few words, the game's answers to them, and a plain checker of every Alhambra.

Positions hold only the fields every position must have. The checker shares no code with the game: it reads the tiles'
own data, looks at every pair of neighbours, walks, and floods.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from rules import GAMES, Event, IllegalMove, State
from rules.contract import Json

GAME = GAMES["alhambra"]
ROOT = Path(__file__).parents[3]
ROWS = json.loads((ROOT / "rules/alhambra/tiles.json").read_text())
TILES = {row["id"]: row for row in ROWS}
KINDS = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
STEPS = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
FACING = {"N": "S", "S": "N", "E": "W", "W": "E"}

Spot = tuple[int, int]
E = TypeVar("E", bound=Event)


# Positions


def player(
    money: str = "",
    alhambra: str = "",
    *,
    reserve: Sequence[str] = (),
    bought: Sequence[str] = (),
    score: int = 0,
) -> Json:
    """A player holding `d7 f2`, with an Alhambra of `e1=T9a n1=P8` round the fountain."""
    return {
        "score": score,
        "money": money.split(),
        "alhambra": built(alhambra),
        "reserve": list(reserve),
        "bought": list(bought),
    }


def built(tiles: str) -> dict[str, str]:
    pairs = (entry.partition("=") for entry in tiles.split())
    return {"0": "fountain", **{place: tile for place, _, tile in pairs}}


def position(*players: Json, **fields: Any) -> State:
    """A state in which seat 0 is to act, unless told otherwise."""
    everyone = list(players) or [player(), player(), player()]
    given: Json = {
        "turn": 0,
        "phase": "act",
        "round": 0,
        "display": ["d1", "h6", "u7", "f8"],
        "market": ["P2", "S3", "A4", "C5"],
        "bag": ["G6", "T7", "G7", "T8", "G8a", "T9a", "G8b", "T9b", "G9", "T10"],
        "deck": ["d9", "h9", "u9", "f9", "d8", "h8", "u8", "d7"],
        "discard": [],
        "players": everyone,
        "dirk": {"score": 0, "buildings": []} if len(everyone) == 2 else None,
        "seed": "0",
        "draws": 5,
        "options": [],
    }
    assert set(fields) <= set(given)
    return load({**given, **fields})


def load(given: Json) -> State:
    state: State = GAME.load(given)
    return state


# Answers


def play(state: State, *moves: str, seat: int | None = None) -> tuple[Json, tuple[Event, ...]]:
    """The position after these moves of a seat (of whose turn it is), and what happened at the last of them."""
    events: tuple[Event, ...] = ()
    for move in moves:
        state, events = GAME.play(state, GAME.to_act(state)[0] if seat is None else seat, GAME.parse(move))
    return GAME.dump(state), events


def after(state: State, *moves: str, seat: int | None = None) -> State:
    return load(play(state, *moves, seat=seat)[0])


def refusal(state: State, move: str, seat: int | None = None) -> IllegalMove:
    try:
        play(state, move, seat=seat)
    except IllegalMove as found:
        return found
    raise AssertionError(f"{move} was accepted")


def offered(state: State, word: str = "", seat: int | None = None) -> list[str]:
    """The moves offered, or those that begin with a word."""
    chosen = GAME.to_act(state)[0] if seat is None else seat
    return [str(move) for move in GAME.legal(state, chosen) if str(move).split(" ")[0].startswith(word)]


def places(state: State, tile: str, word: str = "place") -> set[str]:
    """Where this tile may be put."""
    return {move.split(" ")[2] for move in offered(state, word) if move.split(" ")[1] == tile}


def happened(events: Sequence[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def random_game(seats: int, seed: str, dice: Random, options: Sequence[str] = ()) -> Iterator[State]:
    """Every state of a game played at random."""
    state = GAME.start(seats, seed, options)
    yield state
    while owing := GAME.to_act(state):
        seat = dice.choice(owing)
        state, _ = GAME.play(state, seat, random_move(state, seat, dice))
        yield state


def random_move(state: State, seat: int, dice: Random) -> Any:
    """Any move, or a random first word and any move that begins so: then every kind of move is common."""
    moves = GAME.legal(state, seat)
    if dice.random() < 0.5:
        return dice.choice(moves)
    words = sorted({str(move).split(" ")[0] for move in moves})
    word = dice.choice(words)
    return dice.choice([move for move in moves if str(move).split(" ")[0] == word])


# The plain checker


def spot(name: str) -> Spot:
    match = re.fullmatch(r"0|(?:([ew])(\d+))?(?:([ns])(\d+))?", name)
    assert match is not None
    east, north = int(match[2] or 0), int(match[4] or 0)
    return (-east if match[1] == "w" else east), (-north if match[3] == "s" else north)


def name(place: Spot) -> str:
    east, north = place
    across = f"{'e' if east > 0 else 'w'}{abs(east)}" if east else ""
    along = f"{'n' if north > 0 else 's'}{abs(north)}" if north else ""
    return across + along or "0"


def beside(place: Spot, side: str) -> Spot:
    return place[0] + STEPS[side][0], place[1] + STEPS[side][1]


def walls(tile: str) -> str:
    return "" if tile == "fountain" else str(TILES[tile]["walls"])


def faults(alhambra: Mapping[str, str]) -> set[str]:
    """The rules among A14-A17 that this Alhambra breaks."""
    at = {spot(place): tile for place, tile in alhambra.items()}
    checks = {"A14": alike, "A15": walkable, "A16": joined, "A17": solid}
    return {rule for rule, holds in checks.items() if not holds(at)}


def alike(at: Mapping[Spot, str]) -> bool:
    return all(
        (side in walls(tile)) == (FACING[side] in walls(at[beside(place, side)]))
        for place, tile in at.items()
        for side in STEPS
        if beside(place, side) in at
    )


def walkable(at: Mapping[Spot, str]) -> bool:
    return len(walk(at, through_walls=False)) == len(at)


def joined(at: Mapping[Spot, str]) -> bool:
    return len(walk(at, through_walls=True)) == len(at)


def walk(at: Mapping[Spot, str], *, through_walls: bool) -> set[Spot]:
    reached, queue = {(0, 0)}, [(0, 0)]
    while queue:
        place = queue.pop()
        for side in STEPS:
            other = beside(place, side)
            closed = other in at and (side in walls(at[place]) or FACING[side] in walls(at[other]))
            if other in at and other not in reached and (through_walls or not closed):
                reached.add(other)
                queue.append(other)
    return reached


def solid(at: Mapping[Spot, str]) -> bool:
    """Whether every empty place in a frame round it all can be reached from the frame."""
    frame = around(at)
    start = min(frame)
    reached, queue = {start}, [start]
    while queue:
        place = queue.pop()
        for other in (beside(place, side) for side in STEPS):
            if other in frame and other not in at and other not in reached:
                reached.add(other)
                queue.append(other)
    return len(reached) + len(at) == len(frame)


def around(at: Mapping[Spot, str]) -> set[Spot]:
    """Every place within the Alhambra's bounds and one beyond."""
    easts, norths = [east for east, _ in at], [north for _, north in at]
    return {
        (east, north)
        for east in range(min(easts) - 1, max(easts) + 2)
        for north in range(min(norths) - 1, max(norths) + 2)
    }


def longest_wall(alhambra: Mapping[str, str]) -> int:
    """A23 as a heap of matches: walled outer sides, joined where their ends meet; the outline never touches itself."""
    at = {spot(place): tile for place, tile in alhambra.items()}
    matches = [ends(place, side) for place, tile in at.items() for side in walls(tile) if beside(place, side) not in at]
    best = 0
    while matches:
        run = [matches.pop()]
        for match in run:
            touching = [other for other in matches if match & other]
            matches = [other for other in matches if not match & other]
            run += touching
        best = max(best, len(run))
    return best


def ends(place: Spot, side: str) -> frozenset[Spot]:
    """The two corners of a tile's side; its south-west corner has the tile's own numbers."""
    east, north = place
    corners = {
        "N": ((east, north + 1), (east + 1, north + 1)),
        "E": ((east + 1, north), (east + 1, north + 1)),
        "S": ((east, north), (east + 1, north)),
        "W": ((east, north), (east, north + 1)),
    }
    return frozenset(corners[side])


def all_money(position: Json) -> Counter[str]:
    """Every money card of a position, wherever it is."""
    hands = [card for each in position["players"] for card in each["money"]]
    cards = [*hands, *position["display"], *position["deck"], *position["discard"]]
    return Counter(card for card in cards if not card.startswith("score"))


def all_tiles(position: Json) -> list[str]:
    """Every building of a position, wherever it is."""
    found: list[str] = [tile for tile in position["market"] if tile] + position["bag"]
    for each in position["players"]:
        found += [tile for place, tile in each["alhambra"].items() if place != "0"] + each["reserve"] + each["bought"]
    if position["dirk"]:
        found += position["dirk"]["buildings"]
    return found
