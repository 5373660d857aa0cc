"""A first visit is light, and a second one asks for nothing that the browser has."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.bot.web.driving import Screen, begin
from tests.bot.web.first_visit import visit

MOST = 150_000  # bytes


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
def test_a_first_visit_takes_less_than_150_kb_until_one_can_tap(screen: Callable[..., Screen], locale: str) -> None:
    host, guest, onlooker = screen(locale=locale), screen(locale=locale), screen(locale=locale)
    found = {"home": visit(host.page, f"{host.url}/")}
    table = host.new_table("Anna")
    found["a lobby"] = visit(guest.page, guest.url + table)
    guest.join("Béla")
    host.command("/start")
    expect(host.find("main[data-phase=playing]")).to_be_visible()
    found["a game"] = visit(onlooker.page, onlooker.url + table)
    for what, wire in found.items():
        sizes = "\n".join(f"{size} {url}" for url, size in wire.bytes.items())
        assert wire.total <= MOST, f"{what}: {wire.total}\n{sizes}"


def test_a_second_visit_asks_for_no_file_again(screen: Callable[..., Screen]) -> None:
    anna, bela = screen(), screen()
    table = begin(anna, bela)
    visit(bela.page, bela.url + table)
    again = visit(bela.page, bela.url + table)
    assert not [url for url in again.asked if "/static/" in url or ".png" in url], again.asked
