"""What moves in Don Quixote: tiles are laid, and all of them turn face up at once; then a field is called."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from render.motion import Beat, Motion, Scene, moved
from render.quixote.board import LAYOUTS
from render.quixote.desk import desk
from render.sheet import WIDTH
from render.touch import Box
from rules.contract import Event
from rules.quixote import View, facts

LAY, TURN, CALL, OPEN = 0.6, 0.7, 0.4, 0.5  # seconds
APART = 0.06  # from one tile to the next


def scene(events: Sequence[Event], after: View, *, own: bool) -> Scene:
    """The beats of one move: what is told of several players happens to all of them at once."""
    return Scene(list(_beats(events, after, own)))


def _beats(events: Sequence[Event], after: View, own: bool) -> Iterator[Beat]:
    numbered = list(enumerate(events))
    for number, event in numbered:
        if isinstance(event, facts.Chosen):
            yield Beat((number,), tuple(_laid(event, after, own)))
    laid = [(number, event) for number, event in numbered if isinstance(event, facts.Laid)]
    if laid:
        yield Beat(_numbers(laid), tuple(motion for _, event in laid for motion in _turned(event, after, own)))
    scored = [(number, event) for number, event in numbered if isinstance(event, facts.Scored)]
    if scored:
        yield Beat(_numbers(scored))
    opened = [(number, event) for number, event in numbered if isinstance(event, facts.Opened | facts.OpenedLast)]
    if opened:
        yield Beat(_numbers(opened), tuple(_opened(after)) if own else ())
    for number, event in numbered:
        if isinstance(event, facts.Called | facts.LastCalled):
            yield Beat((number,), tuple(_called(event.field, after, own)))


def _numbers(events: Sequence[tuple[int, Event]]) -> tuple[int, ...]:
    return tuple(number for number, _ in events)


def _field(after: View, seat: int, field: str, own: bool) -> Box | None:
    """A field of a principality, where the picture shows that."""
    if own:
        return desk(after).field(field) if seat == after.seat else None
    plan = LAYOUTS[len(after.players)].map(seat)
    return *plan.corner(field), plan.size, 2 * plan.size


def _laid(event: facts.Chosen, after: View, own: bool) -> Iterator[Motion]:
    """Q9: one's own tile comes from beneath to its field; only its owner is told."""
    box = _field(after, event.seat, event.field, own)
    if box is not None and event.seat == after.seat:
        begin = (WIDTH - box[2]) // 2, box[1] + 4 * box[3], box[2], box[3]
        yield moved(begin, box, LAY, after=True)


def _turned(event: facts.Laid, after: View, own: bool) -> Iterator[Motion]:
    """Q9: a tile turns its face up on its field."""
    box = _field(after, event.seat, event.field, own)
    if box is not None:
        yield moved(box, box, TURN, after=True, turns=True)


def _called(field: str, after: View, own: bool) -> Iterator[Motion]:
    """Q9: the field, in every principality."""
    for seat in range(len(after.players)):
        box = _field(after, seat, field, own)
        if box is not None:
            x, y, wide, tall = box
            yield moved((x + wide // 3, y + tall // 3, wide // 3, tall // 3), box, CALL, after=True)


def _opened(after: View) -> Iterator[Motion]:
    """Q8: new tiles to choose from."""
    place = desk(after)
    for k in range(len(place.tiles)):
        box = place.tile(k)
        yield moved(box, box, OPEN, begin=APART * k, after=True, turns=True)
