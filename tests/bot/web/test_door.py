"""The door of the page: its names, the proxies before it, and who may read figures."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from aiohttp import ClientSession

from bot.adapters.http.visitors import HERE, networks_of, visitor_at
from bot.adapters.web.door import Door, door_of
from bot.delivery.pictures import Pictures
from bot.store.store import Store
from tests.bot.conftest import Time
from tests.bot.web.hosting import hosted

PROXY = networks_of("10.0.0.0/8")


@pytest.fixture
async def address(store: Store, pictures: Pictures, clock: Time) -> AsyncIterator[str]:
    door = door_of({"ZOCO_HOSTS": "zoco.example.org, .games.example"})
    async with hosted(store, pictures, clock, door=door) as url:
        yield url


@pytest.mark.parametrize(
    "host",
    [
        *("localhost", "localhost:8000", "127.0.0.1:8000", "192.168.1.5", "[::1]:8000", "[fd00::5]", "pc.localhost"),
        *("zoco.example.org", "ZOCO.example.org.:443", "games.example", "chess.games.example"),
    ],
)
async def test_the_page_goes_by_addresses_by_localhost_and_by_the_names_it_was_given(address: str, host: str) -> None:
    async with ClientSession() as http, http.get(address, headers={"Host": host}) as response:
        assert response.status == 200


@pytest.mark.parametrize(
    "host",
    ["evil.example", "zoco.example.org.evil.example", "xgames.example", "localhost.evil.example", "1.2.3.4.evil"],
)
async def test_under_another_name_nothing_is_told_or_done(address: str, host: str) -> None:
    """A name that leads here belongs to somebody whose page would read with a visitor's own eyes."""
    async with ClientSession() as http:
        for path in ("/", "/api/me", "/api/tables", "/metrics"):
            async with http.get(address + path, headers={"Host": host}) as response:
                assert response.status == 400
                assert f"Zoco does not go by the name {host} here." in (await response.json())["error"]
        headers = {"Host": host, "Origin": f"http://{host}", "Content-Type": "application/json"}
        async with http.post(address + "/api/tables", data=b"{}", headers=headers) as response:
            assert response.status == 400


async def test_who_reads_in_a_browser_why_a_name_is_not_known_reads_a_sentence(address: str) -> None:
    headers = {"Host": "evil.example", "Accept": "text/html", "Accept-Language": "et"}
    async with ClientSession() as http, http.get(address, headers=headers) as response:
        assert (await response.text()).startswith("Nime evil.example siinne Zoco ei tunne.")


def test_any_name_will_do_where_the_owner_says_so() -> None:
    assert door_of({"ZOCO_HOSTS": "*"}).goes_by("evil.example")


@pytest.mark.parametrize(
    ("variable", "value"),
    [("ZOCO_HOSTS", "https://zoco.example.org"), ("ZOCO_PROXIES", "nginx"), ("ZOCO_METRICS", "10.0.0.0/99")],
)
def test_a_variable_of_the_door_that_is_wrong_is_named(variable: str, value: str) -> None:
    with pytest.raises(ValueError, match=variable):
        door_of({variable: value})


@pytest.mark.parametrize(
    ("peer", "forwarded", "who"),
    [
        ("203.0.113.9", "", "203.0.113.9"),
        ("203.0.113.9", "198.51.100.1", "203.0.113.9"),
        ("127.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("127.0.0.1", "1.1.1.1, 198.51.100.1", "198.51.100.1"),
        ("127.0.0.1", "1.1.1.1, 198.51.100.1, 10.1.2.3", "198.51.100.1"),
        ("10.1.2.3", "nonsense", None),
        ("192.168.1.5", "", None),
        ("192.168.1.5", "198.51.100.1", None),
        ("127.0.0.1", "", None),
        ("", "", None),
        ("2001:db8:1:2:3::4", "", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.9", "", "203.0.113.9"),
    ],
)
def test_a_visitor_is_who_our_own_proxies_say_and_nobody_they_say_themselves(
    peer: str, forwarded: str, who: str | None
) -> None:
    assert visitor_at(peer, forwarded, HERE + PROXY) == who


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"X-Forwarded-For": "198.51.100.1"}, 403),
        ({"X-Forwarded-For": "127.0.0.1, 198.51.100.1"}, 403),
        ({"Forwarded": "for=127.0.0.1"}, 403),
        ({"X-Real-IP": "127.0.0.1"}, 403),
        ({"Via": "1.1 caddy"}, 403),
    ],
    ids=str,
)
async def test_figures_are_for_this_machine_alone(address: str, headers: dict[str, str], status: int) -> None:
    async with ClientSession() as http, http.get(address + "/metrics", headers=headers) as response:
        assert response.status == status
        assert ("zoco_commands_total" in await response.text()) == (status == 200)


async def test_figures_are_also_for_whom_the_owner_names(store: Store, pictures: Pictures, clock: Time) -> None:
    headers = {"X-Forwarded-For": "198.51.100.1"}
    for named, status in (("198.51.100.0/24", 200), ("*", 200), ("192.0.2.0/24", 403)):
        door: Door = door_of({"ZOCO_METRICS": named})
        async with (
            hosted(store, pictures, clock, door=door) as url,
            ClientSession() as http,
            http.get(url + "/metrics", headers=headers) as response,
        ):
            assert response.status == status
