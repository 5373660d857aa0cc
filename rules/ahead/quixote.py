"""Moves laid down ahead in Don Quixote: favourite tiles, each for one field or for whichever is called."""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec.structs import replace

from rules.ahead.foresight import ANY_SURPRISE, Foresight, Wish, surprise
from rules.contract import BadNotation, Fact, Label, Move, Reason
from rules.quixote import Quixote, View, labels
from rules.quixote.fields import FIELDS
from rules.quixote.moves import LAYS, Lay
from rules.quixote.view import preview

ANYWHERE = "anywhere"
GAME = Quixote()

_WISH = re.compile(rf"(?P<move>.+)\s(?P<field>{ANYWHERE}|[a-h][1-3])")


class FieldCalled(Reason, frozen=True):
    """Another field was called."""

    field: str


class LayAheadLabel(Label, frozen=True):
    """The word `lay`."""


class AnywhereLabel(Label, frozen=True):
    """On whichever field is called."""


class Favourite(Wish, frozen=True):
    """Q9: a tile, up or down, on a field; None: on whichever is called."""

    lay: Lay
    field: str | None

    def __str__(self) -> str:
        return f"{self.lay} {self.field or ANYWHERE}"


class QuixoteForesight(Foresight[View, Favourite]):
    """What can be laid down ahead in Don Quixote."""

    facts = (FieldCalled, LayAheadLabel, AnywhereLabel)
    lasting = True

    def stand(self, view: View) -> View | None:
        """With one's own tile where it lies, and no field called."""
        if view.seat is None or view.phase == "over" or not view.players[view.seat].ready:
            return None
        players = list(view.players)
        players[view.seat] = replace(players[view.seat], laid=None, ready=False)
        return replace(view, field=None, players=tuple(players))

    def wishes(self, view: View, before: Sequence[Favourite] = ()) -> Sequence[Favourite]:
        here = self.stand(view)
        if here is None or before:
            return ()
        fields = [field for field in FIELDS if _is_free(here, view, field)]
        tiles = _choice(here) if fields else ()
        return [Favourite(lay, field) for tile in tiles for lay in LAYS[tile] for field in (None, *fields)]

    def parse(self, text: str) -> Favourite:
        found = _WISH.fullmatch(text.strip().lower())
        if found is None:
            raise BadNotation(text)
        field = None if found["field"] == ANYWHERE else found["field"].upper()
        return Favourite(GAME.parse(found["move"]), field)

    def label(self, view: View, words: tuple[str, ...]) -> Label | None:
        match words:
            case ("lay",):
                return LayAheadLabel()
            case (_, _, _, "anywhere"):
                return AnywhereLabel()
        return labels.label(view, words) if len(words) < 4 else None

    def fulfil(self, view: View, wish: Favourite) -> Move | Fact:
        if view.seat is None or view.field is None or view.players[view.seat].ready:
            return ANY_SURPRISE
        if wish.field not in (None, view.field):
            return FieldCalled(field=view.field)
        return surprise(GAME, view, wish.lay) or wish.lay

    def shown(self, wish: Favourite) -> str:
        return str(wish.lay)

    def preview(self, view: View, wishes: Sequence[Favourite]) -> View | None:
        here = self.stand(view)
        for wish in wishes[:1]:
            if here is None or wish.field is None:
                return None
            here = preview(replace(here, field=wish.field), wish.lay.tile, wish.lay.way)
        return here


def _choice(here: View) -> tuple[str, ...]:
    """Q8, Q9: the tiles left to choose from; those of the next phase are not open yet."""
    if here.seat is None:
        return ()
    player = here.players[here.seat]
    return player.open if player.open or player.last is None else (player.last,)


def _is_free(here: View, view: View, field: str) -> bool:
    """Whether it may still be called."""
    return field not in here.castles.values() and field not in here.calls and field != view.field
