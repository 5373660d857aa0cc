"""A small run of `make fuzz`: it finds nothing, and counts what it tries."""

from __future__ import annotations

from bot.store.store import Store
from tests.bot.fuzz.runs import bodies, commands, records

FEW = 60


async def test_nothing_that_is_sent_leaves_a_traceback_or_lets_a_stranger_change_a_game(
    address: str, store: Store
) -> None:
    outcomes = [
        await bodies(address, FEW, "test"),
        await commands(address, store, FEW * 5, "test"),
        records(FEW, "test"),
    ]
    assert [outcome for outcome in outcomes if not outcome.sound] == []
    assert [sum(outcome.answers.values()) for outcome in outcomes] == [FEW, FEW * 5, FEW]
