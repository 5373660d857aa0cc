"""A game of Alhambra in words: the news first, then all that one needs to play from without the picture."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from render.lettering import heard
from render.painter import Names, Say
from rules.alhambra import View
from rules.alhambra.tiles import CURRENCIES, FOUNTAIN, SIDE_TERMS, STALLS, TILES, purse
from rules.alhambra.view import Offer, PlayerView, ScoringView

BETWEEN = "; "  # tiles have commas of their own


def tell(view: View, say: Say, names: Names) -> str:
    """The whole position; also the last scoring, as long as the Alhambras stand as they were scored."""
    known = [heard(names, seat) for seat in range(len(view.players))]
    sentences = [*_news(view, say, known), *_now(view, say, known), *_market(view, say), *_own(view, say)]
    sentences += [line for seat, name in enumerate(known) for line in _player(view, say, seat, name)]
    if view.dirk is not None:
        tiles = BETWEEN.join(_short(say, tile) for tile in view.dirk.buildings)
        sentences.append(say("alhambra-alt-dirk", score=view.dirk.score, tiles=tiles))
    if view.scoring is not None and view.scoring.alhambras == tuple(one.alhambra for one in view.players):
        sentences += _scoring(view.scoring, say, known)
    return " ".join(sentences)


def scoring(view: View, say: Say, names: Names) -> str:
    """The last scoring alone."""
    known = [heard(names, seat) for seat in range(len(view.players))]
    return " ".join(_scoring(view.scoring, say, known)) if view.scoring else ""


def _short(say: Say, tile: str) -> str:
    """A tile by kind and name."""
    return f"{say(f'alhambra-term-{TILES[tile].building}')} {tile}"


def _tile(say: Say, tile: str) -> str:
    """A tile with its walls."""
    found = TILES[tile]
    building = say(f"alhambra-term-{found.building}")
    if not found.walls:
        return say("alhambra-alt-unwalled", building=building, tile=tile)
    walls = ", ".join(say(f"alhambra-term-{SIDE_TERMS[side]}") for side in found.walls)
    return say("alhambra-alt-walled", building=building, tile=tile, count=len(found.walls), walls=walls)


def _tiles(say: Say, tiles: Iterable[str]) -> str:
    return BETWEEN.join(_tile(say, tile) for tile in tiles)


def _cards(say: Say, cards: Iterable[str]) -> str:
    return ", ".join(say(f"alhambra-term-{card}") for card in cards)


def _news(view: View, say: Say, names: list[str]) -> Iterator[str]:
    """What was just built, and where."""
    for entry in view.new:
        place = next((at for at, tile in view.players[entry.seat].alhambra.items() if tile == entry.tile), None)
        if place is not None:
            yield say("alhambra-alt-new", name=names[entry.seat], tile=_short(say, entry.tile), place=place)


def _now(view: View, say: Say, names: list[str]) -> Iterator[str]:
    """What is to be done, and by whom."""
    match view.phase:
        case "over":
            won = [names[one] if isinstance(one, int) else say("alhambra-term-dirk") for one in view.winners]
            yield say("alhambra-alt-over", count=len(won), names=", ".join(won))
        case "act":
            again = bool(view.players[view.turn].bought)
            yield say("alhambra-alt-again" if again else "alhambra-alt-act", name=names[view.turn])
        case "last":
            yield say("alhambra-alt-last")
    if view.phase in ("place", "last"):
        for seat in view.to_act:
            waiting = view.players[seat].bought
            tiles = BETWEEN.join(_short(say, tile) for tile in waiting)
            yield say("alhambra-alt-place", name=names[seat], tiles=tiles)
            yield from _places(view.places, say, waiting)
    yield say("alhambra-alt-piles", round=view.round, deck=view.deck, bag=view.bag)


def _places(places: Mapping[str, tuple[str, ...]], say: Say, waiting: Iterable[str]) -> Iterator[str]:
    for tile in waiting:
        if places[tile]:
            yield say("alhambra-alt-places", tile=tile, places=", ".join(places[tile]))
        else:
            yield say("alhambra-alt-nowhere", tile=tile)


def _market(view: View, say: Say) -> Iterator[str]:
    """What is for sale, and the money to take."""
    for number, (letter, tile) in enumerate(zip(STALLS, view.market, strict=True), 1):
        currency = CURRENCIES[letter]
        if tile is None:
            yield say("alhambra-alt-vacant", stall=number, currency=say(f"alhambra-term-{currency}"))
        else:
            price = say("alhambra-price", currency_raw=currency, price=TILES[tile].price)
            yield say("alhambra-alt-stall", stall=number, price=price, tile=_tile(say, tile))
    if view.display:
        yield say("alhambra-alt-display", cards=_cards(say, view.display))
    else:
        yield say("alhambra-alt-no-display")


def _own(view: View, say: Say) -> Iterator[str]:
    """The money of the view's own seat, and what it can buy."""
    if view.seat is None:
        return
    money = view.players[view.seat].money
    yield say("alhambra-alt-hand", cards=_cards(say, _sorted(money))) if money else say("alhambra-alt-no-hand")
    for offer in view.offers or ():
        if offer is not None:
            yield _offer(offer, say)


def _sorted(money: tuple[str, ...]) -> list[str]:
    return [f"{letter}{value}" for letter, values in purse(money).items() for value in values]


def _offer(offer: Offer, say: Say) -> str:
    if offer.payment is None:
        return say("alhambra-alt-missing", tile=offer.tile, missing=offer.missing)
    paid = "+".join(map(str, offer.payment))
    if offer.over:
        return say("alhambra-alt-dearer", tile=offer.tile, paid=paid, over=offer.over)
    return say("alhambra-alt-exact", tile=offer.tile, paid=paid)


def _player(view: View, say: Say, seat: int, name: str) -> Iterator[str]:
    """A player's figures, their Alhambra, and what lies beside it."""
    one = view.players[seat]
    yield say("alhambra-alt-player", name=name, score=one.score, cards=one.cards, wall=one.wall)
    if one.money and seat != view.seat:
        yield say("alhambra-alt-money", cards=_cards(say, _sorted(one.money)))
    yield _alhambra(one, say)
    if one.reserve:
        yield say("alhambra-alt-reserve", tiles=_tiles(say, one.reserve))
    if one.bought:
        yield say("alhambra-alt-waiting", tiles=_tiles(say, one.bought))


def _alhambra(one: PlayerView, say: Say) -> str:
    built = [f"{place} {_tile(say, tile)}" for place, tile in one.alhambra.items() if tile != FOUNTAIN]
    return say("alhambra-alt-alhambra", tiles=BETWEEN.join(built)) if built else say("alhambra-alt-fountain")


def _scoring(scored: ScoringView, say: Say, names: list[str]) -> Iterator[str]:
    """Who had how many of each kind, what it gave, and the sums."""
    contenders = [*names, say("alhambra-term-dirk")][: len(scored.points)]
    yield say("alhambra-alt-scoring", round=scored.round)
    for row in scored.rows:
        shares = [
            say("alhambra-alt-share", name=name, count=share.count, points=share.points)
            for name, share in zip(contenders, row.shares, strict=True)
            if share.count
        ]
        if shares:
            building = say(f"alhambra-points-{row.building}")
            yield say("alhambra-alt-majority", building=building, shares=BETWEEN.join(shares))
    for name, wall, points, total in zip(names, scored.walls, scored.points, scored.after, strict=False):
        buildings = points - wall.length
        yield say("alhambra-scored", seat=name, points=points, buildings=buildings, wall=wall.length, total=total)
    if len(scored.points) > len(names):
        yield say("alhambra-dirk-scored", points=scored.points[-1], total=scored.after[-1])
