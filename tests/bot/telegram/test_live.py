"""Quick play in one group: every press is answered, the board keeps up, and Telegram's limits hold."""

from __future__ import annotations

import pytest

from rules import GAMES
from tests.bot.telegram.conftest import Bots
from tests.bot.telegram.live import LivePlay, Tide
from tests.bot.telegram.party import Party

EVERY = 2.0  # seconds between two presses
BEHIND = 6.0  # seconds


@pytest.fixture
def clock() -> Tide:
    return Tide()


@pytest.mark.parametrize("minutes", [2, pytest.param(30, marks=pytest.mark.long)], ids=["two minutes", "half an hour"])
@pytest.mark.parametrize("game", GAMES)
async def test_every_press_is_answered_and_the_board_keeps_up(
    bots: Bots, clock: Tide, game: str, minutes: int, capsys: pytest.CaptureFixture[str]
) -> None:
    bots.patience = 5.0
    members = [bots.telegram.member(name) for name in ("Anna", "Béla", "Csilla")]
    await bots.start(webhook=True)
    party = Party(bots, bots.telegram.group("Friends", *members), *members)
    figures = await LivePlay(bots, clock, party, game, EVERY).play(60.0 * minutes)
    with capsys.disabled():
        print(f"\n| {game} | {figures.row} |")
    assert figures.unseen == 0
    assert max(figures.behind) <= BEHIND
    assert figures.calls <= 20 * (figures.seconds / 60 + 1)
    assert bots.telegram.world.violations == []
