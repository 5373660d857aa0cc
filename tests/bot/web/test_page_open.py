"""Pages left open: what is not looked at holds no connection, and where there are too many, one rests and says so."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from bot.adapters.web.door import Door
from bot.adapters.web.limits import STREAMS_SHARE
from bot.store.keys import key
from tests.bot.conftest import Server, Time
from tests.bot.web.driving import Screen
from tests.bot.web.page_server import PageServer, opened

ROOM = 3  # pages that may hear at once
RESTING = "so this one hears of changes a little later"
TURN = "visible => { Object.defineProperty(document, 'hidden', { value: !visible, configurable: true });"
TURN += " document.dispatchEvent(new Event('visibilitychange')); }"


@pytest.fixture(scope="module")
def page_server(redis_server: Server) -> Iterator[PageServer]:
    with opened(redis_server.url, Time(), Door(connections=int(ROOM / STREAMS_SHARE))) as house:
        yield house


@pytest.fixture
def screen(browser: Browser, page_server: PageServer) -> Iterator[Callable[..., Screen]]:
    screens: list[Screen] = []

    def open_screen(**settings: object) -> Screen:
        screens.append(Screen(browser, page_server.url, **settings))
        return screens[-1]

    yield open_screen
    for one in screens:
        one.clean()
        one.context.close()


async def damage(page_server: PageServer, channel: str) -> None:
    await page_server.tables.store.client.set(key(channel, "table"), b"7|nonsense")


def is_stream(request: object) -> bool:
    return "/events?page=" in str(getattr(request, "url", ""))


def test_a_hidden_page_gives_up_its_stream_and_takes_one_again_when_it_is_looked_at(
    screen: Callable[..., Screen],
) -> None:
    anna = screen()
    anna.open().new_table("Anna")
    with anna.page.expect_event("requestfailed", is_stream):
        anna.page.evaluate(TURN, False)
    with anna.page.expect_event("request", is_stream):
        anna.page.evaluate(TURN, True)


def test_a_page_too_many_makes_the_oldest_rest_which_says_so_and_wakes_when_somebody_is_at_it(
    screen: Callable[..., Screen],
) -> None:
    anna = screen()
    address = anna.open().new_table("Anna")
    for _ in range(ROOM):
        late = screen()
        late.open(address)
    expect(anna.find("#banner")).to_contain_text(RESTING)
    with anna.page.expect_event("request", is_stream):
        anna.page.mouse.click(5, 300)
    expect(anna.find("#banner")).to_be_hidden()
    late.type("/join")
    late.name("Béla")
    expect(anna.find(".seat-list .seat")).to_have_count(2)


def test_the_page_of_a_damaged_table_says_so_and_leads_home_where_it_is_still_listed(
    screen: Callable[..., Screen], page_server: PageServer
) -> None:
    anna = screen()
    address = anna.open().new_table("Anna")
    page_server.wait(damage(page_server, f"web:{address.removeprefix('/t/')}"))
    response = anna.page.goto(anna.url + address)
    assert response is not None
    assert response.status == 500
    anna.ready()
    expect(anna.find("main")).to_contain_text("This table’s stored data cannot be read. It is kept safe")
    anna.find("main a").click()
    listed = anna.find(f"a[href='{address}']")
    expect(listed).to_contain_text("A table that cannot be read")
    listed.click()
    expect(anna.find("main")).to_contain_text("play elsewhere meanwhile")
