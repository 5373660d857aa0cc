"""Setting up a game (Q5-Q9): everything random is drawn from the seed here. And turning over the tiles of a phase."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from rules import chance
from rules.quixote.fields import FIELDS, touch
from rules.quixote.principality import ground
from rules.quixote.state import OPENED, Phase, Player, State
from rules.quixote.tiles import TILES


def opening(seats: int, seed: str, options: Sequence[str]) -> State:
    """The state before the first laying."""
    castles, cards, draws = _place_castles(seed)
    land = ground({"6": castles[0], "4": castles[1]}, {})
    piles = (chance.shuffle(seed, draws + seat, TILES) for seat in range(seats))  # Q7
    return State(
        seed=seed,
        draws=draws + seats,
        options=tuple(options),
        phase=1,
        field=cards[0],
        castles=castles,
        players=tuple(with_open_tiles(Player(ground=land, pile=tuple(pile)), 1) for pile in piles),
        cards=tuple(cards[1:]),
    )


def _place_castles(seed: str) -> tuple[tuple[str, str], list[str], int]:
    """Q6: the fields of castle 6 and castle 4, the cards still to come, and the draws it took."""
    six, four, *cards = chance.shuffle(seed, 0, FIELDS)
    draws = 1
    while touch(six, four):
        refused, four, *cards = four, *cards
        cards = chance.shuffle(seed, draws, [*cards, refused])
        draws += 1
    return (six, four), cards, draws


def with_open_tiles(player: Player, phase: Phase) -> Player:
    """Q8: the tiles of a phase turned over."""
    if phase == "over":
        return player
    count = OPENED[phase]
    opened, rest = player.pile[:count], player.pile[count:]
    if phase == 3 and rest:
        return replace(player, open=opened, last=rest[0], pile=rest[1:])
    return replace(player, open=opened, pile=rest)
