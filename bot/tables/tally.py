"""The tally of games that are played here one after another: who has won how many of them, with how many points."""

from __future__ import annotations

import msgspec

from bot.domain.messages import Line, line
from bot.domain.table import Chair, Table, Tallied

EVENING = 12 * 3600.0  # seconds after which the next game begins a new tally
MOST = 12  # players in it; who was there in the earliest games alone gives way


def counted(table: Table) -> tuple[Tallied, ...]:
    """The tally with the game that is over now."""
    outcome = table.rules.outcome(table.state)
    if outcome is None:
        return table.tally
    known = {(one.person, "" if one.person else one.name): one for one in table.tally}
    for seat, chair in enumerate(table.chairs):
        who = _who(chair)
        before = known.pop(who, Tallied(who[0], chair.name))
        known[who] = msgspec.structs.replace(
            before,
            name=chair.name,
            games=before.games + 1,
            wins=before.wins + (seat in outcome.winners and len(table.chairs) > 1),
            points=before.points + outcome.scores[seat],
        )
    return tuple(list(known.values())[-MOST:])


def _who(chair: Chair) -> tuple[str, str]:
    """A seat that a robot keeps for somebody is counted as that robot's."""
    return (chair.person, "") if chair.person else ("", chair.name)


def told(table: Table) -> tuple[Line, ...]:
    """The tally in a sentence, once there are two games in it."""
    if max((one.games for one in table.tally), default=0) < 2:
        return ()
    order = sorted(table.tally, key=lambda one: (-one.wins, -one.points))
    shares: list[Line] = [line("tally-share", name=one.name, wins=one.wins, total=one.points) for one in order]
    return (line("tally", shares=shares),)


def goes_on(before: Table, now: float) -> tuple[Tallied, ...]:
    """What of it the next game begins with: all, if it is the same evening."""
    return before.tally if now - before.updated < EVENING else ()


def without(table: Table, person: str, name: str) -> tuple[Tallied, ...]:
    """The tally that does not tell any more that it was they."""
    return tuple(
        msgspec.structs.replace(one, person="", name=name) if one.person == person else one for one in table.tally
    )
