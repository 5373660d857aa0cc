"""Holds: how long a process may think that what it works on is still its own."""

from __future__ import annotations

import asyncio

import pytest

from bot.store.leases import LEASE, kept


async def never() -> bool:
    raise AssertionError("there is nothing to renew yet")


async def test_a_hold_whose_answer_was_long_on_its_way_is_over_when_it_arrives() -> None:
    asked = asyncio.get_running_loop().time() - LEASE
    with pytest.raises(TimeoutError):
        async with kept(never, asked):
            await asyncio.Event().wait()


async def test_a_hold_asked_for_just_now_lets_work_be_done() -> None:
    async with kept(never, asyncio.get_running_loop().time()):
        await asyncio.sleep(0)
