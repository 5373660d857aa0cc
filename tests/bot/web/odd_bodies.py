"""Bodies that no page of ours sends: cut, nested, of wrong bytes and of wrong shapes; the same for the same seed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

BYTES = (b"\xff", b"\x00", b"\xc3\x28", b"\xed\xa0\x80", b"\xf8\x88\x80\x80\x80", b"\xef\xbb\xbf")
VALUES: tuple[object, ...] = (
    None, True, -1, 10**400, 1e308, "", "\x00", "\ud800", "𓀀" * 50, "x" * 5000, [], {}, [[]], {"": {}}, "/cancel"
)  # fmt: skip
DEEP = (b"[", b'{"text":', b'[{"a":')


def odd_bodies(count: int, sound: dict[str, object], seed: str = "odd") -> Iterator[bytes]:
    """So many, each made of a sound one."""
    random = Random(seed)
    whole = json.dumps(sound).encode()
    yield b'{"text":"\xff"}'
    yield b"[" * 2000 + b"]" * 2000
    for number in range(2, count):
        yield KINDS[number % len(KINDS)](random, whole, sound)


def _cut(random: Random, whole: bytes, sound: dict[str, object]) -> bytes:
    return whole[: random.randrange(len(whole))]


def _spoiled(random: Random, whole: bytes, sound: dict[str, object]) -> bytes:
    at = random.randrange(len(whole) + 1)
    return whole[:at] + random.choice(BYTES) + whole[at + random.randrange(2) :]


def _nested(random: Random, whole: bytes, sound: dict[str, object]) -> bytes:
    return random.choice(DEEP) * random.choice((1, 50, 700)) + random.choice((whole, b"", b"]"))


def _mistaken(random: Random, whole: bytes, sound: dict[str, object]) -> bytes:
    """One field holds something else, is missing, or is there under another name as well."""
    changed = dict(sound)
    field = random.choice(list(sound))
    match random.randrange(3):
        case 0:
            changed[field] = random.choice(VALUES)
        case 1:
            del changed[field]
        case _:
            changed[f"{field}\ud800"] = random.choice(VALUES)
    return json.dumps(changed).encode()


def _noise(random: Random, whole: bytes, sound: dict[str, object]) -> bytes:
    return random.randbytes(random.randrange(200))


KINDS = (_cut, _spoiled, _nested, _mistaken, _noise)
