"""The figures of a run."""

from __future__ import annotations

from collections.abc import Mapping
from statistics import median

from tests.bot.weeks.world import World

FAULTS: Mapping[str, str] = {
    "doubled": "doubled",
    "owed nothing": "to people who owed nothing",
    "quiet": "during quiet hours",
    "misplaced": "elsewhere than the person wants",
    "on holiday": "to people on holiday",
    "early": "before their time",
    "late": "late by more than a minute",
    "too early": "time said to be up before it was",
    "stuck": "tables stuck without anyone being told",
}


def faults_of(world: World) -> dict[str, int]:
    """What went wrong, how often; nothing should have."""
    return {kind: count for kind in FAULTS if (count := world.scene.referee.score[kind])}


def _lengths(world: World) -> list[tuple[str, list[float]]]:
    return sorted(world.scene.figures.lengths.items())


def printed(world: World, seconds: float) -> str:
    """All of it, a line each."""
    scale, figures, score = world.scene.scale, world.scene.figures, world.scene.referee.score
    lines = [
        f"{scale.tables} tables, {len(world.scene.players)} people, {scale.days:g} days, {scale.clocks} clocks",
        f"games begun: {figures.games}, turns and steps played: {figures.moves}, commands: {figures.commands}",
        f"holidays: {figures.holidays}, outages: {figures.outages}, clocks killed: {figures.killed}",
        f"reminders due: {score['due']}, sent: {score['reminders']} in {score['messages']} messages; "
        f"digests: {score['digests']}; times up: {score['time was up']}",
        *(f"{told}: {score[kind]}" for kind, told in FAULTS.items()),
        f"the latest reminder came {world.scene.referee.slowest():.0f} s after it could",
        *(
            f"games of {game} that ended: {len(days)}, after {median(days):.1f} days (median)"
            for game, days in _lengths(world)
        ),
        f"laid down ahead: {figures.laid} times",
        f"simulated in {seconds:.0f} s",
    ]
    return "\n".join(lines)
