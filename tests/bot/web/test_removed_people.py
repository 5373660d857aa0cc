"""Who was removed from a browser is gone, whatever older cookie comes back."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable

import pytest

from bot.adapters.http.connections import Limits
from bot.adapters.web.limits import REMOVALS_AN_HOUR
from bot.delivery.pictures import Pictures
from bot.store.keys import cookie_key
from bot.store.store import Store
from tests.bot.conftest import Time
from tests.bot.web.hosting import hosted
from tests.bot.web.visitor import Client


class Old(Client):
    """A browser that was put aside with the cookie of another, and knows no newer one."""

    def __init__(self, url: str, cookie: str) -> None:
        super().__init__(url)
        self.http.headers["Cookie"] = f"zoco={cookie}"


def cookie_of(client: Client) -> str:
    return next(one.value for one in client.http.cookie_jar if one.key == "zoco")


async def two_at_one_screen(anna: Client) -> tuple[str, str]:
    """Anna, and Béla whom she adds."""
    annas = await anna.named("Anna")
    added = await anna.post("/api/me", {"action": "add", "name": "Béla"})
    return annas, str(added["people"][1]["id"])


@pytest.fixture
async def other_process(store: Store, pictures: Pictures, clock: Time) -> AsyncIterator[str]:
    async with hosted(store, pictures, clock) as url:
        yield url


async def refused(old: Client, table: str, person: str) -> None:
    assert [one["name"] for one in (await old.get("/api/me"))["people"]] == ["Anna"]
    answer = await old.say(table, "/join", person)
    assert (old.status, answer) == (403, {"error": "That person does not play in this browser."})


async def test_an_old_cookie_does_not_bring_back_who_was_removed(
    client: Callable[..., Client], store: Store, pictures: Pictures, clock: Time, other_process: str
) -> None:
    anna = client()
    annas, belas = await two_at_one_screen(anna)
    table = await anna.open()
    await anna.say(table, "/join", belas)
    old = cookie_of(anna)
    await anna.post("/api/me", {"action": "remove", "person": belas})
    assert anna.status == 200
    here, there = Old(anna.url, old), Old(other_process, old)
    await refused(here, table, belas)
    while len((await there.get("/api/me"))["people"]) > 1:  # the other process hears of it a moment later
        pass
    await refused(there, table, belas)
    async with hosted(store, pictures, clock) as restarted:
        later = Old(restarted, old)
        await refused(later, table, belas)
    assert await here.say(table, "/settings debts on", annas)
    assert here.status == 200, "who stayed goes on"
    for one in (here, there, later):
        await one.http.close()


async def test_a_cookie_of_nobody_who_is_left_is_unknown(client: Callable[..., Client]) -> None:
    anna = client()
    alone = await anna.named("Anna")
    old = Old(anna.url, cookie_of(anna))
    await anna.post("/api/me", {"action": "add", "name": "Béla"})
    await anna.post("/api/me", {"action": "remove", "person": alone})
    await old.get("/api/tables")
    assert old.status == 401
    await old.http.close()


async def test_nobody_removes_so_many_people_that_others_come_back(
    store: Store, pictures: Pictures, clock: Time
) -> None:
    async with hosted(store, pictures, clock, Limits(uncounted=())) as url:
        mallory = Client(url)
        await mallory.named("Mallory")
        for number in range(REMOVALS_AN_HOUR + 1):
            added = await mallory.post("/api/me", {"action": "add", "name": f"Somebody {number}"})
            answer = await mallory.post("/api/me", {"action": "remove", "person": added["people"][1]["id"]})
        assert (mallory.status, answer) == (429, {"error": "That was a lot at once. Wait a few seconds, then go on."})
        assert await store.client.zcard(cookie_key("web", "removed")) == REMOVALS_AN_HOUR
        await mallory.http.close()
