"""How a game of Alhambra stands and ends (A26), and where everybody's points came from."""

from __future__ import annotations

from rules.alhambra.scoring import SOURCES, result
from rules.alhambra.state import State
from rules.contract import Outcome

DIRK = "dirk"


def standings(state: State) -> dict[int | str, int]:
    """The scores of all who can win; A28: Dirk is one of them."""
    scores: dict[int | str, int] = {seat: player.score for seat, player in enumerate(state.players)}
    return scores if state.dirk is None else {**scores, DIRK: state.dirk.score}


def winners(state: State) -> tuple[int | str, ...]:
    """A26: most points; a tie is shared."""
    scores = standings(state)
    best = max(scores.values())
    return tuple(name for name, score in scores.items() if score == best)


def outcome(state: State) -> Outcome | None:
    """The result, once it is over."""
    if state.phase != "over":
        return None
    return Outcome(
        scores=tuple(player.score for player in state.players),
        winners=winners(state),
        breakdown=tuple(_sources(state, seat) for seat in range(len(state.players))),
    )


def _sources(state: State, seat: int) -> dict[str, int]:
    """Where a seat's points came from, over all scorings."""
    points = dict.fromkeys(SOURCES, 0)
    for scored in state.scorings:
        for source, gained in result(scored).sources(seat).items():
            points[source] += gained
    return points
