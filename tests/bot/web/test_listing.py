"""The tables on the home page: one's own always, and of others only what they offer to everybody."""

from __future__ import annotations

from collections.abc import Callable

from bot.adapters.http.connections import Limits
from bot.adapters.web.limits import TABLES_AN_HOUR, TABLES_LISTED
from bot.delivery.pictures import Pictures
from bot.store.keys import key
from bot.store.store import Store
from tests.bot.conftest import Time
from tests.bot.web.hosting import hosted
from tests.bot.web.visitor import Client


async def test_however_many_tables_others_open_one_s_own_are_listed_first(client: Callable[..., Client]) -> None:
    anna, crowd = client(), client()
    await anna.named("Anna")
    await crowd.named("Mallory")
    own = [await anna.open() for _ in range(3)]
    for _ in range(TABLES_LISTED + 10):
        await crowd.open()
    listed = (await anna.get("/api/tables"))["tables"]
    assert {row["id"] for row in listed[:3]} == set(own)
    assert [row["mine"] for row in listed[:4]] == [True, True, True, False]


async def test_at_one_address_nobody_opens_tables_without_end_by_being_ever_somebody_else(
    store: Store, pictures: Pictures, clock: Time
) -> None:
    async with hosted(store, pictures, clock, Limits(uncounted=())) as url:
        for number in range(TABLES_AN_HOUR + 1):
            somebody = Client(url)
            await somebody.named(f"Mallory {number}")
            opened = await somebody.post("/api/tables", {"game": "marrakech", "id": f"request-{number}"})
            assert somebody.status == (200 if number < TABLES_AN_HOUR else 429)
            await somebody.http.close()
        assert opened["error"].startswith("You have opened many tables within an hour.")
        clock.now += 3600
        anna = Client(url)
        await anna.named("Anna")
        await anna.open()
        await anna.http.close()


async def test_a_game_of_others_is_not_listed_and_a_lobby_without_names(client: Callable[..., Client]) -> None:
    anna, bela, stranger = client(), client(), client()
    annas, belas = await anna.named("Anna"), await bela.named("Béla")
    await stranger.named("Cili")
    table = await anna.open()
    listed = (await stranger.get("/api/tables"))["tables"]
    assert [(row["id"], [seat["name"] for seat in row["seats"]]) for row in listed] == [(table, [""])]
    assert "Anna" not in str(listed)
    await bela.say(table, "/join", belas)
    await anna.say(table, "/start", annas)
    assert (await stranger.get("/api/tables"))["tables"] == []
    assert (await stranger.get(f"/api/t/{table}"))["phase"] == "playing", "who has the address may look on"
    for one in (anna, bela):
        rows = (await one.get("/api/tables"))["tables"]
        assert [seat["name"] for seat in rows[0]["seats"]] == ["Anna", "Béla"]


async def test_one_s_own_table_that_cannot_be_read_does_not_vanish_from_the_list(
    client: Callable[..., Client], store: Store
) -> None:
    anna, stranger = client(), client()
    await anna.named("Anna")
    await stranger.named("Cili")
    sound, damaged = await anna.open(), await anna.open()
    await store.client.set(key(f"web:{damaged}", "table"), b"7|nonsense")
    rows = {row["id"]: row for row in (await anna.get("/api/tables"))["tables"]}
    assert set(rows) == {sound, damaged}
    assert rows[damaged]["title"] == "A table that cannot be read"
    assert rows[damaged]["state"].startswith("This table’s stored data cannot be read. It is kept safe")
    assert [row["id"] for row in (await stranger.get("/api/tables"))["tables"]] == [sound]
