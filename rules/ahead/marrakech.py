"""Moves laid down ahead in Marrakech: which way Assam shall go, on which conditions, and where the rug comes then."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal, TypeAlias, get_args

from msgspec.structs import replace

from rules.ahead.foresight import ANY_SURPRISE, Foresight, Wish, surprise
from rules.contract import BadNotation, Fact, Label, Move, Reason, Term
from rules.marrakech import Marrakech, View, robot
from rules.marrakech.carpets import STOPS, carpets, toll_at
from rules.marrakech.imagining import imagine
from rules.marrakech.moves import LAYS, QUARTERS, TURNS, Lay, Way
from rules.marrakech.offers import lays
from rules.marrakech.square import CELLS, HEADINGS
from rules.marrakech.state import COLOURS, Rug, State

CHEAPEST = "cheapest"
WHATEVER = "whatever"
MOST = "most"
PRICES = (0, 3, 6)  # what is offered; any price can be typed
GAME = Marrakech()

Wanted: TypeAlias = Way | Literal["cheapest"]

_STANDING = re.compile(rf"([a-g][1-7])-([{HEADINGS.lower()}])")
_FACING = re.compile(rf"facing-([{HEADINGS.lower()}])")
_UP_TO = re.compile(r"upto-(\d{1,2})")


class AssamStands(Reason, frozen=True):
    """He stands otherwise than was relied on."""

    cell: str
    heading: Term


class TooDear(Reason, frozen=True):
    """It might cost more than was allowed."""

    dirhams: int


class GoAheadLabel(Label, frozen=True):
    """A way to go, from wherever he will stand."""

    way: Term


class GoCheapestLabel(Label, frozen=True):
    """The way on which least is to be feared."""


class WhateverLabel(Label, frozen=True):
    """On no condition."""


class StandingLabel(Label, frozen=True):
    """If he stands just there, and looks there."""

    cell: str
    heading: Term


class FacingLabel(Label, frozen=True):
    """If he looks there."""

    heading: Term


class UpToLabel(Label, frozen=True):
    """If it can cost no more than that, whatever the die shows."""

    dirhams: int


class LayAheadLabel(Label, frozen=True):
    """The word `lay`."""


class LayMostLabel(Label, frozen=True):
    """Where it is worth most."""


class Go(Wish, frozen=True):
    """M5: which way, and on which condition: a word as it is written."""

    way: Wanted
    only: str

    def __str__(self) -> str:
        return f"{self.way} {self.only}"


class Rest(Wish, frozen=True):
    """M10: where the rug comes after the walk; None: where it is worth most."""

    lay: Lay | None

    def __str__(self) -> str:
        return str(self.lay) if self.lay else f"lay {MOST}"


AnyWish: TypeAlias = Go | Rest


class MarrakechForesight(Foresight[View, AnyWish]):
    """What can be laid down ahead in Marrakech."""

    facts = (
        AssamStands,
        TooDear,
        GoAheadLabel,
        GoCheapestLabel,
        WhateverLabel,
        StandingLabel,
        FacingLabel,
        UpToLabel,
        LayAheadLabel,
        LayMostLabel,
    )

    def stand(self, view: View) -> View | None:
        seat = view.seat
        if seat is None or view.phase == "over" or view.out[seat] or not view.rugs[seat]:
            return None
        return replace(view, turn=seat, phase="turn", rug=None, lays=())

    def wishes(self, view: View, before: Sequence[AnyWish] = ()) -> Sequence[AnyWish]:
        here = self.stand(view)
        if here is None:
            return ()
        if not before:
            return _ways(here)
        return _layings(here, before[0]) if len(before) == 1 and isinstance(before[0], Go) else ()

    def parse(self, text: str) -> AnyWish:
        words = text.lower().split()
        match words:
            case [way, only] if (way == CHEAPEST or way in QUARTERS) and _is_condition(only):
                wanted: Wanted = next((known for known in get_args(Way) if known == way), "cheapest")
                return Go(wanted, _written(only))
            case ["lay", "most"]:
                return Rest(None)
        move = GAME.parse(text)
        if not isinstance(move, Lay):
            raise BadNotation(text)
        return Rest(move)

    def label(self, view: View, words: tuple[str, ...]) -> Label | None:
        match words:
            case ("lay",):
                return LayAheadLabel()
            case ("lay", "most"):
                return LayMostLabel()
            case ("cheapest",):
                return GoCheapestLabel()
            case (way,) if way in QUARTERS:
                return GoAheadLabel(way=way)
            case (_, only) if words[0] != "lay":
                return _condition(only)
        return None

    def fulfil(self, view: View, wish: AnyWish) -> Move | Fact:
        if view.seat is None or view.turn != view.seat or view.phase != ("turn" if isinstance(wish, Go) else "lay"):
            return ANY_SURPRISE
        state = imagine(view, "")
        if isinstance(wish, Go):
            return _way(view, state, wish)
        move = wish.lay or max(robot.rate(state, lays(state)), key=lambda rated: rated[1])[0]
        return surprise(GAME, view, move) or move

    def shown(self, wish: AnyWish) -> str:
        if isinstance(wish, Go):
            return "" if wish.way == "cheapest" else wish.way
        return str(wish.lay or "")

    def preview(self, view: View, wishes: Sequence[AnyWish]) -> View | None:
        here = self.stand(view)
        if here is None:
            return None
        for wish in wishes:
            if isinstance(wish, Go):
                way = _wanted(imagine(here, ""), wish)
                heading = HEADINGS[(HEADINGS.index(here.facing) + QUARTERS[way]) % 4]
                here = replace(here, facing=heading, walk=(), headings=(), paid=None, laid=None)
            elif wish.lay:
                rug = Rug(here.turn, _colour(here), 1 + max((rug.rug for rug in here.cells.values()), default=0))
                laid = {CELLS[wish.lay.first]: rug, CELLS[wish.lay.second]: rug}
                here = replace(here, cells={**here.cells, **laid}, laid=rug.rug)
        return here


def _ways(here: View) -> list[AnyWish]:
    """Every way, on every condition that a player would name."""
    standing = f"{here.assam}-{here.facing}"
    prices = [f"upto-{dirhams}" for dirhams in PRICES]
    facing = [f"facing-{heading}" for heading in HEADINGS]
    ways: list[AnyWish] = [Go(turn.way, only) for turn in TURNS for only in (WHATEVER, standing, *prices, *facing)]
    return [*ways, *(Go("cheapest", only) for only in (WHATEVER, *prices))]


def _layings(here: View, go: Go) -> list[AnyWish]:
    """Where it is worth most; and the cells beside which Assam may come to stand from where he stands now."""
    state = imagine(here, "")
    heading = (state.facing + QUARTERS[_wanted(state, go)]) % 4
    stops = [cell for cell, _ in STOPS[state.assam][heading]]
    found = dict.fromkeys(lay for cell in stops for lay in LAYS[cell])
    return [Rest(None), *map(Rest, found)]


def _way(view: View, state: State, wish: Go) -> Move | Fact:
    """M5: the turn, if its condition holds."""
    way, only = _wanted(state, wish), wish.only
    stands = AssamStands(cell=view.assam, heading=view.facing)
    if _STANDING.fullmatch(only.lower()) and only != f"{view.assam}-{view.facing}":
        return stands
    if (facing := _FACING.fullmatch(only.lower())) and facing[1].upper() != view.facing:
        return stands
    if limit := _UP_TO.fullmatch(only):
        dirhams = _dearest(state, way)
        if dirhams > int(limit[1]):
            return TooDear(dirhams=dirhams)
    return next(turn for turn in TURNS if turn.way == way)


def _wanted(state: State, wish: Go) -> Way:
    """The way it names; the cheapest one is straight on where another is no better."""
    if wish.way != "cheapest":
        return wish.way
    rated = {turn.way: worth for turn, worth in zip(TURNS, _worths(state), strict=True)}
    return max(rated, key=lambda way: (rated[way], way == "straight"))


def _worths(state: State) -> list[float]:
    return [worth for _, worth in robot.rate(state, TURNS)]


def _dearest(state: State, way: Way) -> int:
    """M8: the most that this way may cost."""
    found, heading = carpets(state.tops), (state.facing + QUARTERS[way]) % 4
    return max(toll_at(state, found, cell, state.turn)[0] for cell, _ in STOPS[state.assam][heading])


def _is_condition(word: str) -> bool:
    return word == WHATEVER or any(known.fullmatch(word) for known in (_STANDING, _FACING, _UP_TO))


def _written(only: str) -> str:
    """A condition as it is written, whatever its case."""
    if _STANDING.fullmatch(only) or _FACING.fullmatch(only):
        return only[:-1] + only[-1].upper()
    limit = _UP_TO.fullmatch(only)
    return f"upto-{int(limit[1])}" if limit else only


def _condition(word: str) -> Label | None:
    if standing := _STANDING.fullmatch(word.lower()):
        return StandingLabel(cell=standing[1], heading=standing[2].upper())
    if facing := _FACING.fullmatch(word.lower()):
        return FacingLabel(heading=facing[1].upper())
    if limit := _UP_TO.fullmatch(word.lower()):
        return UpToLabel(dirhams=int(limit[1]))
    return WhateverLabel() if word == WHATEVER else None


def _colour(here: View) -> str:
    """M3: the rug to be laid next, where that can be known; of two players' the one they have more of."""
    own = [colour for colour in (COLOURS[here.turn], *COLOURS[here.turn + 2 :: 2]) if here.left.get(colour)]
    return max(own, key=lambda colour: here.left[colour], default=COLOURS[here.turn])
