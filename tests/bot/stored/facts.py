"""What a table is, in plain values by name: the same whichever version stored it, so that nothing is lost unnoticed.

A later version may know more of a table than was told when a sample was taken; it must not know less, or otherwise.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b

import msgspec

from bot.domain.table import Chair, Table
from tests.bot.stored.sample import Plain


def facts(table: Table) -> dict[str, Plain]:
    """All that people could tell of a table."""
    seats = {f"{number} {name}": fact for number, chair in enumerate(table.chairs) for name, fact in _seat(chair)}
    return {**_place(table), **seats, **_game(table), **_question(table)}


def _place(table: Table) -> dict[str, Plain]:
    return {
        "game": table.game,
        "number": table.number,
        "phase": table.phase,
        "host": table.host,
        "seats": len(table.chairs),
        "version": table.version,
        "stamp": table.stamp,
        "posts": [table.posts, table.live],
        "lines": [[line.key for line in lines] for lines in (table.base, *table.told)],
        **settings(table),
    }


def settings(table: Table) -> dict[str, Plain]:
    """What was chosen for the table, and goes on into its next game, but for the house rules."""
    return {
        "house rules": list(table.options),
        "language": table.language,
        "pace": table.pace,
        "late": table.late,
        "allowance": table.holidays,
        "hints": table.hints,
    }


def _seat(chair: Chair) -> Iterable[tuple[str, Plain]]:
    yield "sitter", [chair.person, chair.name, chair.robot, chair.owner]
    yield "since", chair.since
    yield "reminders", [chair.reminded, chair.muted, chair.nudged]
    yield "late", [chair.overdue, chair.once]
    yield "reserve", [chair.used, chair.charged]
    yield "holidays", [chair.rested, [list(pause) for pause in chair.holidays]]


def _game(table: Table) -> dict[str, Plain]:
    """How the game stands: what everyone may choose from, what can be taken back, and how it ended."""
    if table.phase not in ("playing", "over"):
        return {}
    acting, outcome = table.rules.to_act(table.state), table.rules.outcome(table.state)
    return {
        "seed": table.seed,
        "entries": table.entries,
        "may take back": list(table.free),
        "hidden": table.hidden,
        "acting": list(acting),
        "moves": [_digest(str(move) for move in table.rules.legal(table.state, seat)) for seat in acting],
        "scores": list(outcome.scores) if outcome else None,
    }


def _digest(moves: Iterable[str]) -> str:
    return blake2b("\n".join(moves).encode(), digest_size=6).hexdigest()


def _question(table: Table) -> dict[str, Plain]:
    if table.question is None:
        return {"question": None}
    asked = table.question
    return {
        "question": [asked.kind, asked.by, asked.stamp],
        "question to": [list(asked.asked), list(asked.agreed)],
        "question about": [asked.count, asked.seat, asked.name, list(asked.away or ())],
    }


def lacking(kind: type[msgspec.Struct], found: Iterable[msgspec.Struct]) -> list[str]:
    """The fields of a stored value of which there is no example among these: in all of them they are as by default."""
    there = list(found)
    optional = [field for field in msgspec.structs.fields(kind) if not field.required]
    return [f"{kind.__name__}.{field.name}" for field in optional if all(_unset(one, field) for one in there)]


def _unset(value: msgspec.Struct, field: msgspec.structs.FieldInfo) -> bool:
    default = field.default_factory() if field.default is msgspec.NODEFAULT else field.default
    return bool(getattr(value, field.name) == default)
