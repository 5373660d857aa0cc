"""Until when a turn may take, as the page tells it: the clock's own deadline."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.adapters.web.reader import Reader
from bot.domain.messages import line, when
from bot.domain.turn_time import HOUR
from bot.store.outages import Heartbeats
from bot.store.store import Store
from tests.bot.conftest import Time
from tests.bot.web.visitor import Client


@pytest.mark.parametrize("hours", [10, 30])
async def test_after_an_outage_the_page_shows_the_deadline_of_the_clock(
    client: Callable[..., Client], store: Store, clock: Time, hours: int
) -> None:
    anna, bela = client(), client()
    anna_id, bela_id = await anna.named("Anna"), await bela.named("Béla")
    table = await anna.open()
    await bela.say(table, "/join", bela_id)
    await anna.say(table, "/settings pace 6h", anna_id)
    await anna.say(table, "/start", anna_id)
    begun, heartbeats = clock.now, Heartbeats(store, clock)
    await heartbeats.beat("web")
    clock.now += hours * HOUR
    await heartbeats.beat("web")
    told = when(begun + (6 + hours) * HOUR)
    pages = [await one.get(f"/api/t/{table}") for one in (anna, bela)]
    mover = next(page for page in pages if page["mine"])
    other = next(page for page in pages if not page["mine"])
    name = next(seat["name"] for seat in other["seats"] if seat["acting"])
    assert mover["offer"]["until"] == Reader().speak(line("web-until", until=told))
    assert other["status"] == Reader().speak(line("web-waiting-until", names=name, until=told))
    listed = [(await one.get("/api/tables"))["tables"][0]["state"] for one in (anna, bela)]
    assert other["status"] in listed
