"""Films over HTTP: what happened lately, for who may see it and nobody else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.bot.web.visitor import Client


async def begun(client: Callable[..., Client], game: str) -> tuple[str, list[tuple[Client, str]]]:
    """Anna and Béla at a table; its address, and them with their ids."""
    anna, bela = client(), client()
    people = [(anna, await anna.named("Anna")), (bela, await bela.named("Béla"))]
    name = await anna.open(game)
    await bela.say(name, "/join", people[1][1])
    await anna.say(name, "/start", people[0][1])
    return name, people


async def play(name: str, client: Client, person: str) -> bool:
    """The first move offered, if there is one."""
    offer = (await client.get(f"/api/t/{name}"))["offer"]
    if not offer:
        return False
    answer = await client.say(name, f"/play {offer['moves'][0]}", person, stamp=offer["stamp"])
    assert answer["ok"], answer
    return True


async def film(client: Client, name: str, query: str) -> tuple[int, dict[str, Any]]:
    async with client.http.get(f"{client.url}/api/t/{name}/film?{query}") as response:
        return response.status, await response.json()


async def test_what_happened_is_told_in_the_words_of_who_looks(client: Callable[..., Client]) -> None:
    name, people = await begun(client, "marrakech")
    assert any([await play(name, one, person) for one, person in people])
    stranger = client("ru")
    status, found = await film(stranger, name, "since=0&at=1")
    assert status == 200
    assert "Ассам" in found["told"][0][1]
    assert found["film"]["moves"]
    assert 0 < found["film"]["seconds"] < 3


async def test_the_page_is_told_where_the_film_of_its_picture_is(client: Callable[..., Client]) -> None:
    name, people = await begun(client, "marrakech")
    for one, person in people:
        await play(name, one, person)
    stranger = client()
    await stranger.named("Zoé")
    shown = await stranger.get(f"/api/t/{name}")
    [live] = [post for post in shown["posts"] if post["id"] == shown["stage"]]
    at = live["picture"]["at"]
    async with stranger.http.get(f"{stranger.url}{live['picture']['film']}&since={at - 1}") as response:
        assert response.status == 200
        assert "max-age" in response.headers["Cache-Control"]
    for one, _ in people:
        shown = await one.get(f"/api/t/{name}")
        if shown["own"]:
            picture = shown["own"]["picture"]
            assert picture["at"] == at
            async with one.http.get(f"{one.url}{picture['film']}&since={at - 1}") as response:
                assert response.status == 200
                assert response.headers["Cache-Control"] == "no-store"


async def test_a_film_of_ones_own_is_for_who_sits_there_and_of_what_has_just_happened(
    client: Callable[..., Client],
) -> None:
    name, people = await begun(client, "alhambra")
    for _ in range(3):
        for one, person in people:
            await play(name, one, person)
    (anna, anna_id), _ = people
    while not (own := (await anna.get(f"/api/t/{name}"))["own"]):
        assert any([await play(name, one, person) for one, person in people if person != anna_id])
    at = own["picture"]["at"]
    assert (await film(anna, name, f"since={at - 1}&at={at}&own=true"))[0] == 200
    stranger = client()
    await stranger.named("Mallory")
    assert (await film(stranger, name, f"since={at - 1}&at={at}&own=true"))[0] == 403
    assert (await film(anna, name, f"since={at - 2}&at={at - 1}&own=true"))[0] == 404
    nobody = client()
    assert (await film(nobody, name, f"since={at - 1}&at={at}&own=true"))[0] in (401, 403)


async def test_a_film_that_there_is_not_is_refused(client: Callable[..., Client]) -> None:
    name, people = await begun(client, "marrakech")
    anna, _ = people[0]
    for query in ("since=0&at=1", "since=0&at=0", "since=-3&at=-2", "since=5&at=2", "since=0&at=99999999999", "at=1"):
        assert (await film(anna, name, query))[0] in (400, 404), query
    for query in ("since=a&at=b", "since=0&at=1&own=perhaps", ""):
        assert (await film(anna, name, query))[0] == 400, query
    assert any([await play(name, one, person) for one, person in people])
    assert (await film(anna, name, "since=-99999&at=1"))[0] in (200, 404)
    assert (await film(anna, name, "since=0&at=2"))[0] == 404


async def test_nobody_sees_a_tile_move_that_another_has_laid_in_secret(client: Callable[..., Client]) -> None:
    name, people = await begun(client, "quixote")
    (anna, anna_id), (bela, _) = people
    assert await play(name, anna, anna_id)
    assert (await film(anna, name, "since=0&at=1&own=true"))[0] == 200
    assert (await film(bela, name, "since=0&at=1&own=true"))[0] == 404
    for looks in (client(), anna, bela):
        assert (await film(looks, name, "since=0&at=1"))[0] == 404


async def test_what_was_taken_back_is_no_trouble(client: Callable[..., Client]) -> None:
    name, people = await begun(client, "alhambra")
    for one, person in people:
        if await play(name, one, person):
            await one.say(name, "/undo", person)
    anna, _ = people[0]
    for at in (1, 2, 3):
        assert (await film(anna, name, f"since=0&at={at}"))[0] in (200, 404)
