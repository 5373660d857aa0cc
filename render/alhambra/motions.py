"""What moves in Alhambra: cards and tiles go from the market to whoever got them, and new ones come to their places."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from msgspec.structs import replace

from render.alhambra import choice, desk, market, panels, table
from render.alhambra.board import LAYOUTS, large
from render.alhambra.desk import Desk
from render.alhambra.plan import Box
from render.frame import HEAD
from render.lettering import called
from render.motion import Beat, Motion, Scene, moved
from render.painter import Names
from render.parts import NOBODY
from render.sheet import WIDTH
from rules.alhambra import View, facts
from rules.contract import Event

CARD, TILE, TURN = 0.6, 0.6, 0.5  # seconds
APART = 0.12  # from one to the next
DECK, BAG = Box(450, HEAD - 30, 60, 60), Box(560, HEAD - 30, 60, 60)  # the signs of them in the head
SIDE = 44  # of what goes to somebody's row of the table
Offered: TypeAlias = Sequence[str] | None


class Places:
    """Where things lie on the picture of a view: of everyone, or with moves given of its seat."""

    def __init__(self, view: View, names: Names, offered: Offered) -> None:
        self.view = view
        self.names = [called(names, seat) for seat in range(len(view.players))]
        self.layout = LAYOUTS[len(view.players)]
        self.desk: Desk | None = None
        if offered is not None:
            self.desk = desk.desk(view, offered, choice.choice(view, offered, ""))

    def card(self, k: int) -> Box:
        return market.card(k, self.layout.market)

    def stall(self, k: int) -> Box:
        return market.stall(k, self.layout.market)

    def sold(self, k: int) -> Box:
        return market.tile(k, self.layout.market)

    def tiles(self, seat: int) -> dict[str, Box]:
        """The tiles of a seat."""
        court = panels.court(self.view, seat, self.names[seat])
        if self.desk is not None:
            return panels.built(self.desk.plan, court) | self.desk.lying() if seat == self.view.seat else {}
        first, count = large(self.view), len(self.names)
        if seat == first:
            return panels.in_large(self.layout.large, court)
        return panels.in_small(self.layout.others[(seat - first) % count - 1], court)

    def row(self, seat: int) -> Box:
        """The row of a seat, or of Dirk, in the table of what counts."""
        box, row = (self.layout.table, self.layout.row) if self.desk is None else (self.desk.table, self.desk.row)
        count = len(self.names) + (self.view.dirk is not None)
        return table.rows(box, row, count)[count - 1 if seat == NOBODY else seat]

    def purse(self, seat: int) -> Box:
        """Where a card goes that a seat gets."""
        if self.desk is not None and seat == self.view.seat:
            box = self.desk.money
            return Box(box.x + box.width // 2 - SIDE, box.y + 8, 2 * SIDE, box.height - 16)
        row = self.row(seat)
        return Box(table.CARDS - SIDE // 2, row.y, SIDE, row.height)

    def tile(self, seat: int, tile: str) -> Box | None:
        """Where a tile of a seat lies, if the picture shows it."""
        return None if seat == NOBODY else self.tiles(seat).get(tile)

    def sign(self, seat: int) -> Box:
        """The sign of a seat, or of Dirk, in the table: where a tile goes that is not shown by itself."""
        row = self.row(seat)
        return Box(row.x + 12, row.y + (row.height - SIDE) // 2, SIDE, SIDE)


def scene(before: View, events: Sequence[Event], after: View, names: Names, offered: Offered) -> Scene:
    """The beats of one move; what comes to the market does so at once."""
    old = Places(before, names, None if offered is None else ())
    new = Places(after, names, offered)
    beats = list(_beats(old, events, new))
    return Scene(beats, replace(before, display=(), market=(None,) * len(before.market)))


def _beats(old: Places, events: Sequence[Event], new: Places) -> Iterator[Beat]:
    taken: list[int] = []
    arriving: list[tuple[int, facts.NewBuilding]] = []
    scored: list[int] = []
    for number, event in enumerate(events):
        match event:
            case facts.TookMoney():
                taken = choice.held(old.view.display, event.cards)
                yield _took(number, event.seat, taken, old, new)
            case facts.NewMoney():
                yield _money(number, len(event.cards), taken, old, new)
            case facts.NewBuilding():
                arriving.append((number, event))
            case facts.Scored() | facts.DirkScored():
                scored.append(number)
            case facts.DidNoMore():
                pass
            case _:
                motions = tuple(_tiles(event, old, new))
                yield Beat((number,), motions, _left(event, old))
    if scored:
        yield Beat(tuple(scored), shows=(_whole(new),))
    if arriving:
        yield _buildings(arriving, new)


def _whole(new: Places) -> Box:
    """The table of what counts."""
    return new.layout.table if new.desk is None else new.desk.table


def _took(number: int, seat: int, taken: Sequence[int], old: Places, new: Places) -> Beat:
    """A8: the cards go to whoever took them."""
    to = new.purse(seat)
    found = [moved(old.card(k), to, CARD, begin=APART * j)._replace(shows=()) for j, k in enumerate(taken)]
    return Beat((number,), tuple(found), tuple(old.card(k) for k in taken), (new.row(seat),))


def _money(number: int, count: int, taken: Sequence[int], old: Places, new: Places) -> Beat:
    """A19: what is left moves up, and new cards come from the deck."""
    kept = [k for k in range(len(old.view.display)) if k not in taken]
    found = [moved(old.card(k), new.card(at), CARD) for at, k in enumerate(kept) if at != k]
    for j in range(count):
        at = len(new.view.display) - count + j
        found.append(moved(DECK, new.card(at), CARD, begin=APART * j, after=True, turns=True))
    return Beat((number,), tuple(found), tuple(old.card(k) for at, k in enumerate(kept) if at != k))


def _buildings(arriving: Sequence[tuple[int, facts.NewBuilding]], new: Places) -> Beat:
    """A21: new tiles come from the bag to their stalls."""
    found = []
    for j, (_, event) in enumerate(arriving):
        came = moved(BAG, new.sold(event.stall - 1), TURN, begin=APART * j, after=True, turns=True)
        found.append(came._replace(shows=((1, new.stall(event.stall - 1)),)))
    return Beat(tuple(number for number, _ in arriving), tuple(found))


def _left(event: Event, old: Places) -> tuple[Box, ...]:
    """The stall that a tile leaves."""
    match event:
        case (
            facts.BoughtExactly(tile=tile)
            | facts.Bought(tile=tile)
            | facts.WonBuilding(tile=tile)
            | facts.NobodyWonBuilding(tile=tile)
        ) if tile in old.view.market:
            return (old.stall(old.view.market.index(tile)),)
    return ()


def _tiles(event: Event, old: Places, new: Places) -> Iterator[Motion]:
    """A tile from where it was to where it is."""
    match event:
        case facts.BoughtExactly() | facts.Bought() | facts.WonBuilding() if event.tile in old.view.market:
            yield _tile(old.sold(old.view.market.index(event.tile)), new, event.seat, event.tile, last=False)
        case facts.NobodyWonBuilding() if event.tile in old.view.market:
            box = old.sold(old.view.market.index(event.tile))
            yield moved(box, Box(WIDTH, box.y, box.width, box.height), TILE)
        case facts.Placed() | facts.BuiltFromReserve() | facts.TookDown() | facts.Stored():
            yield _tile(old.tile(event.seat, event.tile), new, event.seat, event.tile)
        case facts.Swapped():
            yield _tile(old.tile(event.seat, event.old), new, event.seat, event.old)
            yield _tile(old.tile(event.seat, event.tile), new, event.seat, event.tile)
        case facts.Given():
            yield _tile(old.tile(event.seat, event.tile), new, NOBODY, event.tile)


def _tile(left: Box | None, new: Places, seat: int, tile: str, *, last: bool = True) -> Motion:
    """`last`: the place that it leaves is seen at once as it will be. It is cut from where it is seen larger."""
    to, begin = new.tile(seat, tile), left or new.sign(seat)
    motion = moved(begin, to or new.sign(seat), TILE, after=to is not None and to.width > begin.width)
    left_as_it_will_be = ((0.0, begin),) if last else ()
    return motion._replace(shows=(*left_as_it_will_be, *(motion.shows if to else ())))
