"""What a seat may know (Q11), with the reasons of the scoring; and the same as it would be, or as it was."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from rules import contract
from rules.contract import Term
from rules.quixote.outcome import winners
from rules.quixote.principality import Fields, fields, ground
from rules.quixote.scoring import KNIGHTS, SHIELDS, Network, Tally, survey
from rules.quixote.state import LAYINGS, Phase, State, card, scored_phase
from rules.quixote.tiles import Way, rating


class Needs(msgspec.Struct, frozen=True):
    """Q13, Q16: what this phase asks of a castle and of the defence."""

    knights: int
    shields: int


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """A principality and the tiles beside it. `laid` is the viewer's own tile that others do not see yet."""

    scores: tuple[int, ...]
    total: int
    open: tuple[str, ...]
    last: str | None
    fields: Fields
    ready: bool
    laid: tuple[str, Way] | None = None
    now: Tally = Tally()
    networks: tuple[Network, ...] = ()
    defenders: tuple[str, ...] = ()
    guard: int = 0
    linked: dict[str, int] = {}
    scoring: tuple[Tally, ...]


class View(contract.View, frozen=True, kw_only=True, tag="quixote"):
    """All of it but the seed, the cards, the piles, and what others have laid before all have."""

    phase: Phase
    card: int
    cards: int
    field: str | None
    castles: dict[str, str]
    players: tuple[PlayerView, ...]
    needs: Needs
    calls: tuple[str, ...]
    new: str | None
    winners: tuple[int, ...]
    rating: Term | None


def view(state: State, seat: int | None) -> View:
    """What that seat (None: a spectator) may know."""
    over = state.phase == "over"
    phase = scored_phase(state.phase)
    castles = {"6": state.castles[0], "4": state.castles[1]}
    players = tuple(_player(state, other, own=other == seat) for other in range(len(state.players)))
    return View(
        seat=seat,
        phase=state.phase,
        card=card(state),
        cards=0 if over else LAYINGS[phase],
        field=state.field,
        castles=castles,
        players=tuple(_surveyed(player, castles, phase) for player in players),
        needs=_needs(phase),
        calls=state.calls,
        new=state.calls[-1] if state.calls else None,
        winners=winners(state) if over else (),
        rating=rating(players[0].total) if over and len(players) == 1 else None,
    )


def preview(view: View, tile: str, way: Way) -> View:
    """The view as it would be if its seat had laid that tile so on the field now called."""
    if view.seat is None or view.field is None:
        return view
    player = _lay(take_up(view, view.seat), view.field, tile, way)
    players = list(view.players)
    players[view.seat] = _surveyed(player, view.castles, scored_phase(view.phase))
    return replace(view, players=tuple(players))


def scored(view: View) -> View | None:
    """The view as it stood at the last scoring; None before the first."""
    done = min(len(player.scores) for player in view.players)
    if not done:
        return None
    since = {view.field, *view.calls[len(view.calls) - max(view.card - 1, 0) :]}
    players = (_surveyed(_without(player, since), view.castles, done) for player in view.players)
    phase: Phase = 1 if done == 1 else 2 if done == 2 else 3
    return replace(view, phase=phase, card=0, cards=0, field=None, players=tuple(players), needs=_needs(done))


def _needs(phase: int) -> Needs:
    return Needs(KNIGHTS[phase - 1], SHIELDS[phase - 1])


def _player(state: State, seat: int, *, own: bool) -> PlayerView:
    """Q11: a hidden tile is on its field for its owner; for all others it is where it was."""
    player = state.players[seat]
    shown = PlayerView(
        scores=player.scores,
        total=sum(player.scores),
        open=player.open,
        last=player.last,
        fields=fields(player.ground),
        ready=player.laid is not None,
        scoring=player.scoring,
    )
    if own and player.laid is not None and state.field is not None:
        return _lay(shown, state.field, player.laid.tile, player.laid.way)
    return shown


def _surveyed(player: PlayerView, castles: dict[str, str], phase: int) -> PlayerView:
    """The player with all that follows from their fields."""
    seen = survey(ground(castles, player.fields), phase)
    return replace(
        player,
        now=seen.tally,
        networks=seen.networks,
        defenders=seen.defenders,
        guard=seen.guard,
        linked=seen.linked,
    )


def _lay(player: PlayerView, field: str, tile: str, way: Way) -> PlayerView:
    return replace(
        player,
        open=tuple(other for other in player.open if other != tile),
        last=None if player.last == tile else player.last,
        fields={**player.fields, field: (tile, way)},
        ready=True,
        laid=(tile, way),
    )


def take_up(view: View, seat: int) -> PlayerView:
    """The player before they laid their hidden tile, if they have and the view shows it."""
    player = view.players[seat]
    if player.laid is None:
        return player
    tile = player.laid[0]
    kept = {field: how for field, how in player.fields.items() if field != view.field}
    if view.phase == 3 and view.card == LAYINGS[3]:
        return replace(player, fields=kept, last=tile, ready=False, laid=None)
    return replace(player, fields=kept, open=(*player.open, tile), ready=False, laid=None)


def _without(player: PlayerView, since: set[str | None]) -> PlayerView:
    """The player before the tiles on these fields."""
    kept = {field: how for field, how in player.fields.items() if field not in since}
    return replace(player, fields=kept, open=(), last=None, ready=False, laid=None)
