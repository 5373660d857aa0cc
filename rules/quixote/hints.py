"""What speaks for a move of Don Quixote, from what its player sees."""

from __future__ import annotations

from rules.contract import Hint
from rules.quixote import facts
from rules.quixote.moves import Lay
from rules.quixote.scoring import SOURCES
from rules.quixote.view import PlayerView, View, preview, take_up


def hint(view: View, move: Lay) -> Hint:
    """The most that this tile gives in the phase that is on, or else what it brings nearer."""
    if view.seat is None:
        return facts.HintRoads()
    before, after = take_up(view, view.seat), preview(view, move.tile, move.way).players[view.seat]
    gains = {source: getattr(after.now, source) - getattr(view.players[view.seat].now, source) for source in SOURCES}
    best = max(gains, key=gains.__getitem__)
    if gains[best] > 0:
        return _reason(best, gains[best], after)
    if after.guard > before.guard and after.guard <= view.needs.shields:
        return facts.HintGuard(shields=after.guard, needed=view.needs.shields)
    for castle, knights in after.linked.items():
        if before.linked[castle] < knights <= view.needs.knights:
            return facts.HintLink(castle=int(castle), knights=knights, needed=view.needs.knights)
    return facts.HintRoads()


def _reason(source: str, points: int, after: PlayerView) -> Hint:
    match source:
        case "castle6" | "castle4":
            return facts.HintCastle(castle=int(source[-1]), knights=after.linked[source[-1]])
        case "churches" | "windmills":
            return facts.HintGroup(symbol=source.removesuffix("es").removesuffix("s"), points=points)
        case "defence":
            return facts.HintDefence(shields=after.guard)
    return facts.HintKnights(points=points)
