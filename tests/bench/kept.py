"""The results of robots' matches, game by game, kept in the tree; and whether the play may have changed since."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from tests.bench.fingerprint import fingerprint
from tests.bench.matches import MATCHES, Match, Played

FILE = Path(__file__).with_name("robots.json")
RULES = Path(__file__).parents[2] / "rules"
SHARED = ("chance", "contract")  # what games and robots use of `rules`; records and choices determine no robot's play


class Kept(msgspec.Struct, frozen=True):
    """The games of a match from number 0 on, and a fingerprint of the sources they were played with."""

    match: str
    sources: str
    games: tuple[Played, ...] = ()

    @property
    def stale(self) -> bool:
        """Whether a source has changed since: the games may come out otherwise."""
        return self.sources != sources(self.match.split(":")[0])


def sources(game: str) -> str:
    """A fingerprint of all that determines how robots play this game."""
    shared = (RULES / f"{module}.py" for module in SHARED)
    return fingerprint(RULES, (*shared, *(RULES / "robots").glob("*"), *(RULES / game).glob("*")))


def read(file: Path = FILE) -> dict[str, Kept]:
    """By the name of the match; one without results yet has no games."""
    found = msgspec.json.decode(file.read_bytes(), type=list[Kept]) if file.exists() else []
    known = {kept.match: kept for kept in found}
    return {match.name: known.get(match.name, fresh(match)) for match in MATCHES}


def fresh(match: Match) -> Kept:
    return Kept(match.name, sources(match.game))


def write(results: Sequence[Kept], file: Path = FILE) -> None:
    """A line a match; whoever reads at the same time sees the old file or the new one."""
    lines = ",\n".join(msgspec.json.encode(kept).decode() for kept in results)
    beside = file.with_suffix(".new")
    beside.write_text(f"[\n{lines}\n]\n", "utf-8")
    beside.replace(file)
