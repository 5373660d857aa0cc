"""Robots' matches are kept so that they can be trusted: the same again, and known to be old when the play changed."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from rules import GAMES
from tests.bench import kept, robots
from tests.bench.kept import Kept, fresh, read, sources, write
from tests.bench.matches import MATCHES, Match, Played, play

QUICK = [match for match in MATCHES if not match.budget]


@pytest.mark.parametrize("match", QUICK, ids=lambda match: match.game)
def test_a_game_follows_from_its_number(match: Match) -> None:
    assert play(match, 4) == play(match, 4)


def test_what_was_kept_is_read_again_and_what_is_missing_has_no_games(tmp_path: Path) -> None:
    file, match = tmp_path / "robots.json", MATCHES[0]
    games = (Played(51, 1.0), Played(48, 0.5))
    write([msgspec.structs.replace(fresh(match), games=games)], file)
    found = read(file)
    assert found[match.name].games == games
    assert not found[match.name].stale
    assert found[MATCHES[1].name].games == ()


def test_results_are_stale_when_a_source_of_their_game_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in kept.SHARED:
        (tmp_path / f"{module}.py").write_text("SIDES = 6\n")
    for folder in ("robots", "marrakech", "quixote"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "robot.py").write_text("WEIGHT = 1\n")
    monkeypatch.setattr(kept, "RULES", tmp_path)
    results = [Kept(f"{game}: fair alone", sources(game)) for game in ("marrakech", "quixote")]
    assert [one.stale for one in results] == [False, False]
    (tmp_path / "quixote" / "robot.py").write_text("WEIGHT = 2\n")
    assert [one.stale for one in results] == [False, True]
    (tmp_path / "robots" / "robot.py").write_text("WEIGHT = 2\n")
    assert [one.stale for one in results] == [True, True]


@pytest.mark.parametrize("shared", kept.SHARED)
def test_results_are_stale_when_what_all_games_use_changed(
    shared: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in kept.SHARED:
        (tmp_path / f"{module}.py").write_text("SIDES = 6\n")
    monkeypatch.setattr(kept, "RULES", tmp_path)
    result = Kept("marrakech: fair alone", sources("marrakech"))
    (tmp_path / f"{shared}.py").write_text("SIDES = 8\n")
    assert result.stale


@pytest.mark.parametrize("package", [*GAMES, "robots"])
def test_no_other_module_of_the_rules_determines_the_play(package: str) -> None:
    ours = re.compile(r"^from rules(?:\.(\w+))?\S* import (.+)$", re.MULTILINE)
    for path in (kept.RULES / package).glob("*.py"):
        for module, names in ours.findall(path.read_text("utf-8")):
            used = {module} if module else set(names.split(", "))
            assert used <= {*kept.SHARED, package}, path


def test_the_interval_of_a_share_near_a_half_is_three_in_a_hundred_after_1070_games() -> None:
    assert robots.interval([0.0, 100.0] * 535) == pytest.approx(3.0, abs=0.01)
