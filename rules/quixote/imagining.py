"""What a seat cannot see, imagined: the cards, the piles, and what others have laid in secret."""

from __future__ import annotations

from msgspec.structs import replace

from rules import chance
from rules.quixote.fields import FIELDS
from rules.quixote.moves import LAYS, Lay
from rules.quixote.principality import ground
from rules.quixote.state import Player, State
from rules.quixote.tiles import TILES
from rules.quixote.view import View, take_up


def imagine(view: View, seed: str) -> State:
    """Cards and piles in any order, and any tile where another player has laid one in secret."""
    taken = {*view.castles.values(), *view.calls, view.field}
    cards = chance.shuffle(seed, 0, (field for field in FIELDS if field not in taken))
    return State(
        seed=seed,
        draws=0,
        options=(),
        phase=view.phase,
        field=view.field,
        castles=(view.castles["6"], view.castles["4"]),
        players=tuple(_imagined(view, seat, seed) for seat in range(len(view.players))),
        cards=tuple(cards),
        calls=view.calls,
    )


def _imagined(view: View, seat: int, seed: str) -> Player:
    shown, before = view.players[seat], take_up(view, seat)
    known = {*before.open, before.last, *(tile for tile, _ in before.fields.values())}
    player = Player(
        ground=ground(view.castles, before.fields),
        open=before.open,
        last=before.last,
        pile=tuple(chance.shuffle(seed, 1 + 2 * seat, (tile for tile in TILES if tile not in known))),
        laid=Lay(*shown.laid) if shown.laid else None,
        scores=shown.scores,
        scoring=shown.scoring,
    )
    if shown.laid is not None or not shown.ready:
        return player
    secret = [move for tile in player.choice for move in LAYS[tile]]
    return replace(player, laid=secret[chance.draw(seed, 2 + 2 * seat, len(secret))])
