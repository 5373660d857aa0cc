"""The server over a real socket: who may do what, what it refuses, and what it never says."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable

import pytest
from aiohttp import ClientSession

from bot.adapters.web.limits import BODY_BYTES
from bot.language.words import say
from bot.store.cookie_secret import cookie_secret
from bot.store.store import Store
from render import rule
from tests.bot.web.visitor import Client


async def test_nobody_acts_for_a_person_of_another_browser(client: Callable[..., Client]) -> None:
    anna, mallory = client(), client()
    anna_id = await anna.named("Anna")
    await mallory.named("Mallory")
    table = await anna.open()
    before = await anna.version(table)
    answer = await mallory.say(table, "/cancel", anna_id)
    assert mallory.status == 403
    assert answer == {"error": "That person does not play in this browser."}
    await mallory.post("/api/me", {"action": "switch", "person": anna_id})
    assert mallory.status == 400
    assert await anna.version(table) == before


async def test_a_forged_cookie_is_refused(client: Callable[..., Client], address: str) -> None:
    anna = client()
    anna_id = await anna.named("Anna")
    table = await anna.open()
    cookie = next(iter(anna.http.cookie_jar)).value
    body, _, signature = cookie.partition(".")
    for forged in (f"{body}.{'0' * len(signature)}", f"{body}.", body, f"{body[:-2]}AA.{signature}", "", "x" * 5000):
        async with ClientSession(cookies={"zoco": forged}) as http:
            body_sent = {"text": "/cancel", "id": "12345678", "who": anna_id}
            async with http.post(f"{address}/api/t/{table}", json=body_sent) as response:
                assert response.status == 401
                assert await response.json() == {
                    "error": "This browser is not known here any more. Please reload the page."
                }
    assert (await anna.get(f"/api/t/{table}"))["phase"] == "lobby"


async def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(address: str) -> None:
    async with ClientSession() as http, http.get(address) as response:
        cookie = response.headers["Set-Cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://elsewhere.example"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": "null"},
    ],
    ids=str,
)
async def test_another_site_cannot_make_a_browser_act(client: Callable[..., Client], headers: dict[str, str]) -> None:
    anna = client()
    anna_id = await anna.named("Anna")
    table = await anna.open()
    request = {"text": "/cancel", "id": "12345678", "who": anna_id}
    answer = await anna.post(f"/api/t/{table}", request, **headers)
    assert anna.status == 403
    assert answer == {"error": "That came from another site and was not carried out."}
    assert (await anna.get(f"/api/t/{table}"))["phase"] == "lobby"


async def test_a_form_of_another_site_is_not_even_read(client: Callable[..., Client]) -> None:
    anna = client()
    await anna.named("Anna")
    for kind in ("text/plain", "application/x-www-form-urlencoded"):
        data = b'{"game": "marrakech", "id": "12345678"}'
        headers = {"Content-Type": kind}
        async with anna.http.post(anna.url + "/api/tables", data=data, headers=headers) as response:
            assert response.status == 415


async def test_every_answer_carries_the_headers_that_keep_a_page_safe(client: Callable[..., Client]) -> None:
    anna = client()
    table = await anna.open() if await anna.named("Anna") else ""
    for path in ("/", "/static/app.js", "/api/me", f"/t/{table}", "/nowhere", "/api/nowhere", f"/api/t/{table}/events"):
        async with anna.http.get(anna.url + path) as response:
            assert response.headers["X-Content-Type-Options"] == "nosniff", path
            assert response.headers["Referrer-Policy"] == "same-origin", path
            policy = response.headers["Content-Security-Policy"]
            assert "default-src 'none'" in policy
            assert "script-src 'self';" in policy
            assert "frame-ancestors 'none'" in policy


async def test_the_page_asks_no_other_site_for_anything(client: Callable[..., Client]) -> None:
    anna = client()
    async with anna.http.get(anna.url + "/") as response:
        page = await response.text()
    names = re.findall(r'(?:href|src)="/static/[^"/]+/([^"]+)"', page)
    assert "app.js" in names
    assert "style.css" in names
    texts = [page]
    for name in [*names, "band.svg"]:
        async with anna.http.get(f"{anna.url}/static/{name}") as response:
            assert response.status == 200, name
            if not name.endswith(".woff2"):
                texts.append(await response.text())
    assert not [found for text in texts for found in re.findall(r"https?://(?!www\.w3\.org/)\S+", text)]


async def test_a_command_sent_twice_with_one_id_is_carried_out_once(client: Callable[..., Client]) -> None:
    anna = client()
    anna_id = await anna.named("Anna")
    table = await anna.open()
    request = {"text": "/settings debts on", "id": "the-same-one", "who": anna_id}
    first = await anna.post(f"/api/t/{table}", request)
    version = await anna.version(table)
    assert await anna.post(f"/api/t/{table}", request) == first
    assert await anna.version(table) == version


async def test_a_table_asked_for_twice_with_one_id_is_one_table(client: Callable[..., Client]) -> None:
    anna = client()
    await anna.named("Anna")
    request = {"game": "marrakech", "id": "the-same-one"}
    assert await anna.post("/api/tables", request) == await anna.post("/api/tables", request)
    assert len((await anna.get("/api/tables"))["tables"]) == 1


async def test_the_id_of_one_browser_s_command_does_not_silence_another_s(client: Callable[..., Client]) -> None:
    anna, bela = client(), client()
    anna_id, bela_id = await anna.named("Anna"), await bela.named("Béla")
    table = await anna.open()
    await anna.post(f"/api/t/{table}", {"text": "/board", "id": "12345678", "who": anna_id})
    await bela.post(f"/api/t/{table}", {"text": "/join", "id": "12345678", "who": bela_id})
    assert [seat["name"] for seat in (await anna.get(f"/api/t/{table}"))["seats"]] == ["Anna", "Béla"]


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({}, 400),
        ({"text": 5, "id": "12345678", "who": "x"}, 400),
        ({"text": "x" * 301, "id": "12345678", "who": "x"}, 400),
        ({"text": "/join", "id": "no spaces!", "who": "x"}, 400),
        ({"text": "/join", "id": "x", "who": "x"}, 400),
        ({"text": "x" * BODY_BYTES, "id": "12345678", "who": "x"}, 413),
        (["a list"], 400),
    ],
    ids=["empty", "a number", "a long text", "a strange id", "a short id", "a long body", "a list"],
)
async def test_requests_of_the_wrong_shape_get_a_short_answer(
    client: Callable[..., Client], body: object, status: int
) -> None:
    anna = client("hu")
    await anna.named("Anna")
    table = await anna.open()
    answer = await anna.post(f"/api/t/{table}", body)
    assert anna.status == status
    assert answer["error"] in ("Ezt nem értjük.", "Ez túl hosszú.")


@pytest.mark.parametrize(
    "path", ["/api/t/abcdefghjkmn", "/api/t/nonsense", "/api/t/ABCDEFGHJKMN", "/api/t/abcdefghjkmn/events"]
)
async def test_a_table_that_is_not_there_is_not_found(client: Callable[..., Client], path: str) -> None:
    anna = client("et")
    await anna.named("Anna")
    assert await anna.get(path) == {"error": "Sellel aadressil lauda ei ole."}
    assert anna.status == 404


async def test_files_outside_the_page_cannot_be_had(client: Callable[..., Client]) -> None:
    anna = client()
    for path in ("/static/index.html", "/static/../server.py", "/static/%2e%2e%2fserver.py", "/static/"):
        async with anna.http.get(anna.url + path) as response:
            assert response.status == 404, path


async def test_a_fault_of_ours_is_a_short_sentence_and_no_traceback(
    client: Callable[..., Client], store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = client()
    await anna.named("Anna")

    async def broken(*_: object) -> None:
        raise RuntimeError("secret details")

    monkeypatch.setattr(store, "tables", broken)
    assert await anna.get("/api/tables") == {"error": "Something went wrong here. Nothing was lost; please try again."}
    assert anna.status == 500


async def test_one_rule_comes_with_its_picture_and_the_picture_in_words(client: Callable[..., Client]) -> None:
    anna = client()
    person = await anna.named("Anna")
    table = await anna.open("quixote")
    answer = await anna.say(table, "/rules alhambra A9", person)
    async with anna.http.get(anna.url + answer["picture"]["src"]) as response:
        assert await response.read() == rule("alhambra", "A9")
    assert (await anna.get(answer["picture"]["words"]))["alt"] == say("en", "alhambra-rule-A9")
    assert not (await anna.say(table, "/rules Q5", person))["picture"]
    for nothing in ("alhambra/rules/A6", "alhambra/rules/A99", "chess/rules/A9", "alhambra/rules/a9"):
        await anna.get(f"/api/games/{nothing}")
        assert anna.status == 404, nothing


async def test_only_a_player_sees_a_hand_and_only_the_own(client: Callable[..., Client]) -> None:
    anna, bela, watcher = client(), client(), client()
    anna_id, bela_id = await anna.named("Anna"), await bela.named("Béla")
    await watcher.named("Cili")
    table = await anna.open("alhambra")
    await bela.say(table, "/join", bela_id)
    await anna.say(table, "/start", anna_id)
    own = [await one.get(f"/api/t/{table}/own?kind=hand") for one in (anna, bela)]
    assert own[0] != own[1]
    refused = await watcher.get(f"/api/t/{table}/own?kind=hand")
    assert watcher.status == 403
    assert refused == {"error": "You have no seat at this table."}
    shown = [await one.get(f"/api/t/{table}") for one in (anna, bela, watcher)]
    assert [bool(one["hand"]) for one in shown] == [True, True, False]
    assert sum(bool(one["offer"]) for one in shown) == 1
    assert not shown[2]["offer"]


async def test_pages_hear_of_a_change_at_once(client: Callable[..., Client]) -> None:
    anna, bela = client(), client()
    anna_id, bela_id = await anna.named("Anna"), await bela.named("Béla")
    table = await anna.open()
    async with anna.http.get(f"{anna.url}/api/t/{table}/events") as stream:
        assert stream.headers["Content-Type"].startswith("text/event-stream")
        assert (await stream.content.readline()).startswith(b"retry:")
        await bela.say(table, "/join", bela_id)
        async with asyncio.timeout(5):
            while await stream.content.readline() != b"event: changed\n":
                pass
    seats = (await anna.get(f"/api/t/{table}"))["seats"]
    assert [(seat["name"], seat["local"]) for seat in seats] == [("Anna", True), ("Béla", False)]
    assert anna_id


async def test_a_picture_is_sent_once_and_known_again(client: Callable[..., Client]) -> None:
    anna, bela = client(), client()
    anna_id, bela_id = await anna.named("Anna"), await bela.named("Béla")
    table = await anna.open()
    await bela.say(table, "/join", bela_id)
    await anna.say(table, "/start", anna_id)
    path = f"{anna.url}/api/t/{table}/picture.png?kind=board&at=0"
    async with anna.http.get(path) as response:
        assert (await response.read()).startswith(b"\x89PNG")
        etag = response.headers["ETag"]
    async with anna.http.get(path, headers={"If-None-Match": etag}) as response:
        assert response.status == 304
    for wrong in ("kind=board&at=1", "kind=board&at=-1", "kind=lobby&at=0"):
        await anna.get(f"/api/t/{table}/picture?{wrong}")
        assert anna.status == 404, wrong
    for wrong in ("kind=hand&at=0", "kind=board&at=x", "kind=board", ""):
        await anna.get(f"/api/t/{table}/picture?{wrong}")
        assert anna.status == 400, wrong


async def test_a_card_is_drawn_for_who_asked_for_it(client: Callable[..., Client]) -> None:
    anna, bela = client(), client()
    anna_id, bela_id = await anna.named("Anna"), await bela.named("Béla")
    table = await anna.open()
    await bela.say(table, "/join", bela_id)
    await anna.say(table, "/start", anna_id)
    await anna.say(table, "/resign sure", anna_id)
    answer = await anna.say(table, "/stats group", anna_id)
    path = answer["picture"]["src"]
    async with anna.http.get(f"{anna.url}{path}") as response:
        assert (await response.read()).startswith(b"\x89PNG")
    assert "Anna" in (await anna.get(path.replace("card.png", "card")))["alt"]
    await bela.get(path.replace("card.png", "card"))
    assert bela.status == 403, "what it says may be for its owner alone"
    await anna.get(f"/api/t/{table}/card?ask=/resign+sure&who={anna_id}")
    assert anna.status == 404


async def test_a_move_not_on_offer_has_no_preview(client: Callable[..., Client]) -> None:
    anna, bela = client(), client()
    anna_id, bela_id = await anna.named("Anna"), await bela.named("Béla")
    table = await anna.open()
    await bela.say(table, "/join", bela_id)
    await anna.say(table, "/start", anna_id)
    for one in (anna, bela):
        await one.get(f"/api/t/{table}/own?kind=board&move=lay+a1+a2")
        assert one.status == 404


async def test_the_secret_that_signs_cookies_outlives_the_process(store: Store) -> None:
    assert await cookie_secret(store, "web") == await cookie_secret(store, "web")


async def test_who_runs_the_house_can_see_how_it_is(client: Callable[..., Client]) -> None:
    anna = client()
    await anna.say(await anna.open() if (anna_id := await anna.named("Anna")) else "", "/dance", anna_id)
    async with anna.http.get(anna.url + "/healthz") as response:
        assert (response.status, await response.text()) == (200, "ok\n")
    async with anna.http.get(anna.url + "/metrics") as response:
        lines = (await response.text()).splitlines()
    values = dict(text.rsplit(" ", 1) for text in lines if not text.startswith("#"))
    assert int(values['zoco_refusals_total{reason="unknown-command"}']) >= 1
    assert float(values['zoco_outbox_age_seconds{platform="web"}']) >= 0
    assert values["zoco_redis_up"] == "1.0"
