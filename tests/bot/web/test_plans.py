"""Moves laid down ahead over HTTP: one's own alone, whatever is asked for, and no page changes by them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from bot.store.store import Store
from rules import GAMES
from rules.record import verify
from tests.bot.web.visitor import Client

ARRIVES = ("posts", "stage")  # of the move before, when it has been posted
QUICK = "quixote"
PLANNED = 3  # every so many turns somebody who waits lays something down


@pytest.fixture
async def table(client: Callable[..., Client]) -> tuple[Client, str, Client, str, Client, str]:
    """Anna and Béla at a game that has begun, and Csaba who looks on; each with who they are."""
    anna, bela, csaba = client(), client(), client()
    people = [await one.named(name) for one, name in ((anna, "Anna"), (bela, "Béla"), (csaba, "Csaba"))]
    return anna, people[0], bela, people[1], csaba, people[2]


async def begun(people: tuple[Any, ...], game: str) -> tuple[str, Client, str, Client]:
    """The table, who waits there with who they are, and who is to move."""
    anna, who, bela, other, _, _ = people
    table = await anna.open(game)
    assert (await bela.say(table, "/join", other))["ok"]
    assert (await anna.say(table, "/start", who))["ok"]
    page = await anna.get(f"/api/t/{table}")
    if game == "quixote":
        assert (await bela.say(table, f"/play {(await bela.get(f'/api/t/{table}'))['offer']['moves'][0]}", other))["ok"]
        return table, bela, other, anna
    return (table, bela, other, anna) if page["mine"] else (table, anna, who, bela)


@pytest.mark.parametrize("game", GAMES)
async def test_no_page_changes_by_what_somebody_lays_down(table: tuple[Any, ...], game: str) -> None:
    name, waits, who, mover = await begun(table, game)
    watcher = table[4]
    before = [await one.get(f"/api/t/{name}") for one in (mover, watcher)]
    said = await waits.say(name, "/ahead", who)
    while said["ok"] and not any(face["text"] == "/ahead off" for face in said["buttons"]):
        said = await waits.say(name, said["buttons"][0]["text"], who)
    assert said["ok"], said
    assert [await one.get(f"/api/t/{name}") for one in (mover, watcher)] == before
    assert said["version"] == before[0]["version"]
    if said["picture"]:
        async with waits.http.get(waits.url + said["picture"]["src"]) as response:
            assert (response.status, response.content_type) == (200, "image/png")
        for one in (mover, watcher):
            async with one.http.get(one.url + said["picture"]["src"]) as response:
                assert response.status == 403


@pytest.mark.parametrize("game", GAMES)
async def test_the_board_to_plan_on_is_for_who_waits_alone(table: tuple[Any, ...], game: str) -> None:
    name, waits, _, mover = await begun(table, game)
    plan = await waits.get(f"/api/t/{name}/plan")
    assert plan["offer"]["moves"]
    assert plan["own"]["places"]
    for one in (mover, table[4]):
        await one.get(f"/api/t/{name}/plan")
        assert one.status == 404
        async with one.http.get(one.url + plan["own"]["picture"]["src"]) as response:
            assert response.status in (403, 404)


@pytest.mark.parametrize(
    "asked",
    [
        "kind=ahead&move=take%20zz",
        "kind=ahead&move=" + "x" * 900,
        "kind=plan&move=left&tag=no",
        "kind=ahead&move=lay%20k2a%20up%20Z9;%20;",
    ],
)
async def test_a_plan_that_there_is_not_does_no_harm(table: tuple[Any, ...], asked: str) -> None:
    name, waits, who, _ = await begun(table, "alhambra")
    async with waits.http.get(f"{waits.url}/api/t/{name}/own.png?{asked}") as response:
        assert response.status in (200, 404)
    assert not (await waits.say(name, "/ahead " + "then " * 20, who))["ok"]


async def lays_down(one: Client, name: str, who: str, chance: Random) -> bool:
    """From /ahead on, button by button, until something is laid down; False where there is nothing to wish for."""
    said = await one.say(name, "/ahead", who)
    for _ in range(12):
        ways = [face["text"] for face in said["buttons"] if face["text"].startswith("/ahead")]
        if not said["ok"] or not ways or "/ahead off" in ways:
            break
        said = await one.say(name, chance.choice(ways), who)
    return any(face["text"] == "/ahead off" for face in said["buttons"])


@pytest.mark.parametrize(
    "game", [pytest.param(name, marks=() if name == QUICK else pytest.mark.long) for name in GAMES]
)
async def test_a_whole_game_with_moves_laid_down(table: tuple[Any, ...], store: Store, game: str) -> None:
    clients, people = table[::2], table[1::2]
    chance, laid, played, turns = Random(3), 0, 0, 0
    name = await clients[0].open(game)
    for one, who in list(zip(clients, people, strict=True))[1:]:
        await one.say(name, "/join", who)
    await clients[0].say(name, "/start", people[0])
    while True:
        turns += 1
        pages = [await one.get(f"/api/t/{name}") for one in clients]
        if pages[0]["phase"] != "playing":
            break
        called = [number for number, page in enumerate(pages) if page["offer"]]
        waiting = [number for number in range(len(clients)) if number not in called]
        if waiting and turns % PLANNED == 0:
            number = chance.choice(waiting)
            laid += await lays_down(clients[number], name, people[number], chance)
            for other in called:
                now = await clients[other].get(f"/api/t/{name}")
                assert {**now, **dict.fromkeys(ARRIVES)} == {**pages[other], **dict.fromkeys(ARRIVES)}
        number = chance.choice(called)
        before = await store.log(f"web:{name}")
        said = await clients[number].say(
            name, f"/play {chance.choice(pages[number]['offer']['moves'])}", people[number]
        )
        assert said["ok"], said
        played += len(await store.log(f"web:{name}")) - len(before) - 1
    assert laid > PLANNED
    assert played > 0, "some of them were played"
    verify((await store.records(f"web:{name}"))[0], GAMES)
