"""A game of Don Quixote in words: the call first, then what one may lay, one's own land field by field, the others.

Tiles are named as they are typed (`c3 up`), with all their roads, so that one can play without the picture.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import asdict

from render.lettering import heard
from render.painter import Names, Say
from rules.quixote import PlayerView, View, preview, scored
from rules.quixote.fields import FIELDS
from rules.quixote.tiles import PIECE, PIECES, Piece, Way


def tell(view: View, say: Say, names: Names) -> str:
    """The whole position."""
    known = [heard(names, seat) for seat in range(len(view.players))]
    own = 0 if len(known) == 1 else view.seat
    told = list(_now(view, say, known))
    if own is not None:
        player = view.players[own]
        told += [*_score(view, say, player, known[own]), *_tiles(view, say, player), *_land(say, player, known[own])]
    for seat, player in enumerate(view.players):
        if seat != own:
            told += [*_score(view, say, player, known[seat]), *_other(say, player, known[seat])]
    return " ".join(told)


def scoring(view: View, say: Say, names: Names) -> str:
    """The last scoring alone: of each player every source and the sum, as it was then."""
    before = scored(view)
    if before is None:
        return ""
    done = int(before.phase)
    told = [say("quixote-alt-scored", phase=done)]
    for seat, player in enumerate(before.players):
        given = player.scoring[done - 1] if len(player.scoring) >= done else player.now
        told.append(
            say(
                "quixote-scored",
                seat=heard(names, seat),
                phase=done,
                points=given.total,
                total=sum(player.scores[:done]),
                **asdict(given),
            )
        )
    return " ".join(told)


def _now(view: View, say: Say, names: list[str]) -> Iterator[str]:
    """The field called and who still owes a tile; at the end, who has won. Then the news, and what the phase asks."""
    if view.phase == "over":
        yield say("quixote-alt-over", count=len(view.winners), names=", ".join(names[seat] for seat in view.winners))
        if view.rating is not None:
            yield say("quixote-alt-title", title=say(f"quixote-term-{view.rating}"))
    elif view.field is None:
        yield say("quixote-alt-scored", phase=view.phase)
    elif view.phase == 3 and view.card == view.cards:
        yield say("quixote-alt-last", field=view.field)
    else:
        yield say("quixote-alt-called", phase=view.phase, card=view.card, cards=view.cards, field=view.field)
    yield from _waiting(view, say, names)
    if view.new is not None:
        yield from _news(view, say, names, view.new)
    if view.phase != "over":
        yield say("quixote-alt-needs", knights=view.needs.knights, shields=view.needs.shields)
    yield say("quixote-alt-castles", six=view.castles["6"], four=view.castles["4"])


def _waiting(view: View, say: Say, names: list[str]) -> Iterator[str]:
    if view.field is None:
        return
    own = None if view.seat is None else view.players[view.seat].laid
    if own is not None:
        yield say("quixote-alt-hidden", tile=" ".join(own), field=view.field)
    laid = [name for name, player in zip(names, view.players, strict=True) if player.ready]
    owing = [name for name, player in zip(names, view.players, strict=True) if not player.ready]
    if laid:
        yield say("quixote-alt-ready", names=", ".join(laid))
    if owing:
        yield say("quixote-alt-waiting", names=", ".join(owing))


def _news(view: View, say: Say, names: list[str], field: str) -> Iterator[str]:
    laid = [
        f"{name} {' '.join(player.fields[field])}"
        for name, player in zip(names, view.players, strict=True)
        if field in player.fields
    ]
    if laid:
        yield say("quixote-alt-new", field=field, tiles=", ".join(laid))


def _score(view: View, say: Say, player: PlayerView, name: str) -> Iterator[str]:
    """The points so far, what the phase gives now and why, and how far the rest is."""
    if view.phase == "over":
        yield say("quixote-alt-result", name=name, total=player.total, phases=" + ".join(map(str, player.scores)))
    else:
        yield say("quixote-alt-player", name=name, total=player.total, now=player.now.total)
    for network in player.networks:
        crossed = dict.fromkeys(half[:2] for half in network.halves)
        points = ", ".join(f"{say(f'quixote-points-{source}')} +{given}" for source, given in network.points.items())
        yield say("quixote-alt-network", fields=", ".join(crossed), points=points)
    yield say("quixote-alt-knights", six=player.linked["6"], four=player.linked["4"])
    if player.defenders:
        fields = ", ".join(player.defenders)
        yield say("quixote-alt-defence", fields=fields, guard=player.guard, points=player.now.defence)


def _tiles(view: View, say: Say, player: PlayerView) -> Iterator[str]:
    """What one may lay now, with all its roads and what it would give; and the tile kept for last."""
    if player.open:
        yield say("quixote-alt-open")
        for tile in player.open:
            yield _tile(view, say, player, tile)
    if player.last is not None:
        yield say("quixote-alt-kept")
        yield _tile(view, say, player, player.last)


def _tile(view: View, say: Say, player: PlayerView, tile: str) -> str:
    piece = PIECES[PIECE[tile, "up"]]
    told = say("quixote-alt-tile", tile=tile, symbol=_symbol(say, piece), **_roads(say, piece))
    offered = tile in player.open or not player.open
    if view.seat is None or view.field is None or player.ready or not offered:
        return told
    return f"{told} {say('quixote-alt-worth', up=_worth(view, tile, 'up'), down=_worth(view, tile, 'down'))}"


def _worth(view: View, tile: str, way: Way) -> int:
    return 0 if view.seat is None else preview(view, tile, way).players[view.seat].now.total


def _symbol(say: Say, piece: Piece) -> str:
    word = say(f"quixote-term-{piece.symbol}")
    return f"{word} {piece.shield}" if piece.shield else word


def _roads(say: Say, piece: Piece) -> dict[str, str]:
    return {
        "upper": _exits(say, piece.upper),
        "lower": _exits(say, piece.lower),
        "joined": "yes" if piece.joined else "no",
    }


def _exits(say: Say, exits: str) -> str:
    if not exits:
        return say("quixote-alt-no-exit")
    return ", ".join(say("quixote-alt-side", side=side) for side in exits)


def _land(say: Say, player: PlayerView, name: str) -> Iterator[str]:
    """One's own principality, field by field."""
    yield say("quixote-alt-land" if player.fields else "quixote-alt-bare", name=name)
    for field in FIELDS:
        if field in player.fields:
            tile, way = player.fields[field]
            piece = PIECES[PIECE[tile, way]]
            yield say(
                "quixote-alt-field",
                field=field,
                tile=f"{tile} {way}",
                symbol=_symbol(say, piece),
                half="lower" if piece.half else "upper",
                **_roads(say, piece),
            )


def _other(say: Say, player: PlayerView, name: str) -> Iterator[str]:
    """Another's open tiles and principality, in short."""
    opened = (*player.open, *([] if player.last is None else [player.last]))
    if opened:
        yield say("quixote-alt-others-open", name=name, tiles=", ".join(opened))
    if player.fields:
        laid = ", ".join(f"{field} {tile} {way}" for field, (tile, way) in player.fields.items())
        yield say("quixote-alt-others-land", name=name, tiles=laid)
