"""Playing on at another device: a code brings the same person there, once, for ten minutes, and nobody else."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import redis.asyncio

from bot.adapters.web.limits import CODES_AN_HOUR, TRIES_AN_HOUR
from bot.store.store import Store
from tests.bot.web.driving import Screen, begin
from tests.bot.web.visitor import Client


async def code_of(client: Client, person: str) -> str:
    answer = await client.post("/api/me", {"action": "carry", "person": person})
    assert client.status == 200, answer
    return str(answer["code"])


async def arrive(client: Client, code: str) -> Any:
    return await client.post("/api/me", {"action": "arrive", "code": code})


async def test_a_code_brings_the_same_person_with_their_seats_to_another_browser(
    client: Callable[..., Client],
) -> None:
    desk, phone = client(), client()
    anna = await desk.named("Anna")
    table = await desk.open()
    code = await code_of(desk, anna)
    assert re.fullmatch("[a-z0-9]{4}-[a-z0-9]{4}-[a-z0-9]{4}", code)
    await phone.get("/api/me")
    me = await arrive(phone, f"  {code.upper()} ")
    assert phone.status == 200
    assert me["active"] == anna
    assert [one["name"] for one in me["people"]] == ["Anna"], "who had no name yet makes room"
    shown = await phone.get(f"/api/t/{table}")
    assert [seat["local"] for seat in shown["seats"]] == [True]
    assert (await desk.get("/api/me"))["active"] == anna, "and stays where they were"


async def test_a_code_is_good_once(client: Callable[..., Client]) -> None:
    desk, phone, thief = client(), client(), client()
    code = await code_of(desk, await desk.named("Anna"))
    for one in (phone, thief):
        await one.get("/api/me")
    await arrive(phone, code)
    assert phone.status == 200
    await arrive(thief, code)
    assert thief.status == 400


async def test_a_code_is_good_for_ten_minutes_and_is_not_kept_as_it_is(
    client: Callable[..., Client], store: Store
) -> None:
    desk = client()
    code = (await code_of(desk, await desk.named("Anna"))).replace("-", "")
    names = [name async for name in store.client.scan_iter("*carried*")]
    assert len(names) == 1
    assert code.encode() not in names[0]
    assert 0 < await store.client.ttl(names[0]) <= 600
    assert isinstance(store.client, redis.asyncio.Redis)


async def test_nobody_gets_a_code_for_somebody_elsewhere(client: Callable[..., Client]) -> None:
    anna, mallory = client(), client()
    anna_id = await anna.named("Anna")
    await mallory.named("Mallory")
    await mallory.post("/api/me", {"action": "carry", "person": anna_id})
    assert mallory.status == 403
    stranger = client()
    await stranger.post("/api/me", {"action": "carry", "person": anna_id})
    assert stranger.status == 401


async def test_another_site_brings_no_browser_anybody(client: Callable[..., Client]) -> None:
    anna, bela = client(), client()
    code = await code_of(anna, await anna.named("Anna"))
    await bela.named("Béla")
    await bela.post("/api/me", {"action": "arrive", "code": code}, **{"Sec-Fetch-Site": "cross-site"})
    assert bela.status == 403
    async with bela.http.get(f"{bela.url}/?code={code}") as response:
        assert "Set-Cookie" not in response.headers


async def test_what_is_no_code_brings_nobody(client: Callable[..., Client]) -> None:
    anna = client()
    await anna.named("Anna")
    for code in ("", "abcd", "abcd-efgh-jkmn", "*" * 12, "zoco:*", "a" * 100, "%00" * 4, "ÄÖÜäöüßẞéÉèÈ"):
        await arrive(anna, code)
        assert anna.status == 400, code
    await arrive(anna, "a" * 101)
    assert anna.status == 400


async def test_codes_cannot_be_tried_one_after_the_other(client: Callable[..., Client]) -> None:
    mallory = client()
    await mallory.named("Mallory")
    met = []
    for number in range(TRIES_AN_HOUR + 2):
        await arrive(mallory, f"{number:012}".replace("0", "a").replace("1", "b"))
        met.append(mallory.status)
    assert met[-1] == 429
    person = (await mallory.get("/api/me"))["active"]
    for _ in range(CODES_AN_HOUR + 2):
        await mallory.post("/api/me", {"action": "carry", "person": person})
    assert mallory.status == 429


async def test_who_was_removed_meanwhile_does_not_arrive(client: Callable[..., Client]) -> None:
    desk, phone = client(), client()
    anna = await desk.named("Anna")
    await desk.post("/api/me", {"action": "add", "name": "Béla"})
    code = await code_of(desk, anna)
    await desk.post("/api/me", {"action": "remove", "person": anna})
    await phone.get("/api/me")
    await arrive(phone, code)
    assert phone.status == 400


def test_a_seat_is_taken_along_to_another_browser(screen: Callable[..., Screen]) -> None:
    anna, bela, phone = screen(), screen(), screen(viewport={"width": 390, "height": 844})
    table = begin(anna, bela)
    anna.find("#me").click()
    anna.press("Show a code")
    anna.page.wait_for_function("() => document.querySelector('#code').value")
    code = anna.find("#code").input_value()
    phone.open(table)
    phone.find("#me").click()
    phone.find("input[name=code]").fill(code)
    phone.press("Bring me here")
    phone.page.wait_for_function("() => document.querySelector('#me').textContent.includes('Anna')")
    phone.page.wait_for_function("() => document.querySelector('.seat-list .badge')")
