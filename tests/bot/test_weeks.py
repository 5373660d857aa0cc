"""Days of many tables: nobody is told twice, too late, in vain or at night; and the referee who says so has eyes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime

import msgspec
import pytest

from bot.domain.messages import Called, Post
from tests.bot.clockwork import is_reminder
from tests.bot.weeks.people import HOUR
from tests.bot.weeks.report import faults_of
from tests.bot.weeks.scene import Scale
from tests.bot.weeks.world import World

Told = list[tuple[Post, float]]
Tamper = Callable[[Post, float, Sequence[str]], Told]


async def test_when_the_clocks_change_everyone_is_told_once_in_time_and_nobody_in_vain(
    redis_url: str,
) -> None:
    begin = datetime(2026, 10, 23, 6, tzinfo=UTC).timestamp()  # two days before the clocks of Europe change
    world = World(redis_url, Scale(tables=25, days=3, seed=3, begin=begin))
    await world.run()
    score, figures = world.scene.referee.score, world.scene.figures
    assert faults_of(world) == {}, world.scene.referee.faults
    assert min(score["reminders"], score["digests"], score["time was up"], figures.holidays, figures.killed) > 0


class Tampered(World):
    """A world in which the referee hears something else than what was told."""

    def __init__(self, url: str, tamper: Tamper, days: float) -> None:
        super().__init__(url, Scale(tables=8, days=days, seed=2))
        self.tamper = tamper

    async def _posts(self, channel: str) -> Told:
        told, people = await super()._posts(channel), list(self.scene.players)
        return [heard for post, at in told for heard in self.tamper(post, at, people)]


def _of_reminders(tamper: Callable[[Post, float], Told]) -> Tamper:
    return lambda post, at, _: tamper(post, at) if is_reminder(post) else [(post, at)]


def _for_another(post: Post, at: float, people: Sequence[str]) -> Told:
    """Whoever is reminded in a channel, somebody who sits on another platform is told so."""
    if not is_reminder(post) or not post.called:
        return [(post, at)]
    platform = post.called[0].person.partition(":")[0]
    other = next(person for person in people if not person.startswith(platform))
    return [(msgspec.structs.replace(post, called=(Called(other, other),)), at)]


def _without_time_up(post: Post, at: float, people: Sequence[str]) -> Told:
    return [] if any(said.key == "time-is-up" for said in post.lines) else [(post, at)]


@pytest.mark.parametrize(
    ("tamper", "days", "fault"),
    [
        (_of_reminders(lambda post, at: [(post, at)] * 2), 1.2, "doubled"),
        (_of_reminders(lambda post, at: []), 1.2, "late"),
        (_of_reminders(lambda post, at: [(post, at - 600)]), 1.2, "early"),
        (_of_reminders(lambda post, at: [(post, at + 12 * HOUR)]), 1.2, "quiet"),
        (_for_another, 1.2, "owed nothing"),
        (_without_time_up, 4, "stuck"),
    ],
    ids=("doubled", "dropped", "early", "at night", "for another", "nobody asked"),
)
async def test_the_referee_notices(redis_url: str, tamper: Tamper, days: float, fault: str) -> None:
    world = Tampered(redis_url, tamper, days)
    await world.run()
    assert fault in faults_of(world), world.scene.referee.score
