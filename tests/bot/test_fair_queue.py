"""The fair queue: nobody waits for all that somebody else has asked for."""

from __future__ import annotations

import asyncio

from bot.runtime.fair_queue import Asker, FairQueue

FIRST = Asker("hint", "first")


async def ask(queue: FairQueue, asker: Asker, served: list[Asker]) -> None:
    async with queue.turn(asker):
        served.append(asker)


async def served_in_order(*askers: Asker) -> list[Asker]:
    """Who has a turn when, if all of these come while somebody has theirs."""
    queue, served = FairQueue(), list[Asker]()
    async with queue.turn(FIRST):
        waiting = [asyncio.create_task(ask(queue, asker, served)) for asker in askers]
        await asyncio.sleep(0)
    await asyncio.gather(*waiting)
    return served


async def test_who_asks_often_waits_behind_who_asks_once() -> None:
    greedy, modest = Asker("hint", "greedy"), Asker("hint", "modest")
    assert await served_in_order(*[greedy] * 20, modest) == [greedy, modest, *[greedy] * 19]


async def test_robots_and_hints_take_turns_however_many_people_ask() -> None:
    crowd, robot = [Asker("hint", str(number)) for number in range(20)], Asker("robot", "table")
    order = await served_in_order(*crowd, robot)
    assert order.index(robot) == 1


async def test_those_of_a_kind_are_served_in_the_order_they_came() -> None:
    tables = [Asker("robot", str(number)) for number in range(5)]
    assert await served_in_order(*tables) == tables


async def test_who_gives_up_waiting_is_passed_over_and_holds_up_nobody() -> None:
    queue, served = FairQueue(), list[Asker]()
    impatient, patient = Asker("hint", "impatient"), Asker("hint", "patient")
    async with queue.turn(FIRST):
        waiting = [asyncio.create_task(ask(queue, asker, served)) for asker in (impatient, patient)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.sleep(0)
    await waiting[1]
    assert served == [patient]


async def test_a_turn_that_comes_just_as_one_gives_up_goes_to_the_next() -> None:
    queue, served = FairQueue(), list[Asker]()
    late, patient = Asker("hint", "late"), Asker("hint", "patient")
    async with queue.turn(FIRST):
        waiting = [asyncio.create_task(ask(queue, asker, served)) for asker in (late, patient)]
        await asyncio.sleep(0)
    waiting[0].cancel()  # the turn is its own now, but it has not heard of it
    await waiting[1]
    assert served == [patient]
    await ask(queue, FIRST, served)
    assert served[-1] == FIRST


async def test_a_failure_within_a_turn_ends_it() -> None:
    queue = FairQueue()
    try:
        async with queue.turn(FIRST):
            raise ValueError
    except ValueError:
        pass
    served: list[Asker] = []
    await ask(queue, FIRST, served)
    assert served == [FIRST]
