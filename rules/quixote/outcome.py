"""How a game of Don Quixote ends (Q18), and where everybody's points came from."""

from __future__ import annotations

from rules.contract import Outcome
from rules.quixote.scoring import SOURCES
from rules.quixote.state import Player, State
from rules.quixote.tiles import rating


def outcome(state: State) -> Outcome | None:
    """The result, once it is over."""
    if state.phase != "over":
        return None
    totals = tuple(sum(player.scores) for player in state.players)
    return Outcome(
        scores=totals,
        winners=winners(state),
        breakdown=tuple(_breakdown(player) for player in state.players),
        rating=rating(totals[0]) if len(totals) == 1 else None,
    )


def winners(state: State) -> tuple[int, ...]:
    """Q18: most points; a tie is shared."""
    totals = [sum(player.scores) for player in state.players]
    best = max(totals)
    return tuple(seat for seat, total in enumerate(totals) if total == best)


def _breakdown(player: Player) -> dict[str, int]:
    return {source: sum(getattr(phase, source) for phase in player.scoring) for source in SOURCES}
