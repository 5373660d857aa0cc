"""What a table is, in plain values: the same whichever version stored it, so that nothing is lost unnoticed."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b

import msgspec

from bot.tables.table import Chair, Table
from tests.bot.stored.sample import Plain


def facts(table: Table) -> Plain:
    """All that people could tell of a table."""
    return {
        "what": [table.game, table.number, table.phase, table.version, table.stamp, table.posts, table.live],
        "rules": [list(table.options), table.language, table.pace, table.late, table.holidays, table.hints],
        "host": table.host,
        "seats": [_seat(chair) for chair in table.chairs],
        "game": _game(table),
        "question": _question(table),
    }


def _seat(chair: Chair) -> Plain:
    who = [chair.person, chair.name, chair.robot, chair.owner]
    turn = [chair.since, chair.reminded, chair.muted, chair.overdue, chair.once, chair.nudged]
    return [*who, *turn, chair.used, chair.charged, chair.rested, [list(pause) for pause in chair.holidays]]


def _game(table: Table) -> Plain:
    """How the game stands: what everyone may choose from, what can be taken back, and how it ended."""
    if table.phase not in ("playing", "over"):
        return None
    acting, outcome = table.rules.to_act(table.state), table.rules.outcome(table.state)
    offers = [_digest(str(move) for move in table.rules.legal(table.state, seat)) for seat in acting]
    scores = list(outcome.scores) if outcome else None
    return [table.seed, table.entries, table.hidden, list(table.free), list(acting), offers, scores]


def _digest(moves: Iterable[str]) -> str:
    return blake2b("\n".join(moves).encode(), digest_size=6).hexdigest()


def _question(table: Table) -> Plain:
    if table.question is None:
        return None
    asked = table.question
    whom = [list(asked.asked), list(asked.agreed), asked.seat, asked.name, list(asked.away or ())]
    return [asked.kind, asked.by, *whom, asked.count, asked.stamp]


def lacking(kind: type[msgspec.Struct], found: Iterable[msgspec.Struct]) -> list[str]:
    """The fields of a stored value of which there is no example among these: in all of them they are as by default."""
    there = list(found)
    optional = [field for field in msgspec.structs.fields(kind) if not field.required]
    return [f"{kind.__name__}.{field.name}" for field in optional if all(_unset(one, field) for one in there)]


def _unset(value: msgspec.Struct, field: msgspec.structs.FieldInfo) -> bool:
    default = field.default_factory() if field.default is msgspec.NODEFAULT else field.default
    return bool(getattr(value, field.name) == default)
