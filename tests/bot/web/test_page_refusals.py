"""Bad input gets a short, specific answer in the reader's language, and changes nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.bot.web.driving import Screen, begin, to_move

RUSSIAN = {"locale": "ru-RU"}


def refused(screen: Screen, text: str, reason: str) -> None:
    """A line in the command box is refused with that reason, and the table stays as it was."""
    version = screen.version
    screen.type(text)
    expect(screen.find(".bubble.refused")).to_contain_text(reason)
    assert screen.version == version


def test_commands_and_moves_that_make_no_sense_are_refused_with_the_reason(screen: Callable[..., Screen]) -> None:
    anna, bela = screen(), screen()
    begin(anna, bela)
    mover = to_move(anna, bela)
    other = bela if mover is anna else anna
    refused(mover, "/dance", "I don’t know “/dance”")
    refused(mover, "fly d4", "“fly d4” is not a move in this game")
    refused(mover, "lay d3 e3", "First choose Assam’s way")
    refused(mover, "/new marrakech", "A game is already on here")
    refused(other, "left", "It is not your turn")
    refused(other, "/replace", "Whose seat?")


def test_refusals_speak_the_reader_s_language(screen: Callable[..., Screen]) -> None:
    anna, bela = screen(**RUSSIAN), screen(**RUSSIAN)
    begin(anna, bela)
    mover = to_move(anna, bela)
    other = bela if mover is anna else anna
    refused(mover, "/dance", "Команды «/dance» нет")
    refused(mover, "fly", "«fly» — не ход этой игры")
    refused(other, "left", "Сейчас не ваш ход")


def test_a_button_from_an_earlier_moment_is_refused_and_the_page_shows_the_present(
    screen: Callable[..., Screen],
) -> None:
    anna, bela = screen(), screen()
    address = begin(anna, bela)
    mover = to_move(anna, bela)
    stale = screen(storage_state=mover.context.storage_state()).open(address)
    stale.page.route("**/events*", lambda route: route.abort())  # hears nothing more
    stale.page.reload()
    stale.ready()
    version = mover.choose()
    stale.find(".choice[data-words=left]").click()
    expect(stale.find(".bubble.refused")).to_contain_text("the table has moved on")
    expect(stale.find(".choices")).to_have_attribute("data-path", "lay")
    assert stale.version == mover.version == version


def test_a_full_lobby_takes_nobody_else(screen: Callable[..., Screen]) -> None:
    host = screen()
    address = host.open().new_table("Anna")
    for name in ("Béla", "Cili", "Dóra"):
        host.press("Add a player on this screen")
        host.name(name)
        expect(host.find(".seat-list .seat").filter(has_text=name)).to_be_visible()
    late = screen().open(address)
    expect(late.find("[data-command='/join']")).to_have_count(0)
    late.type("/join")
    late.name("Elek")
    expect(late.find(".bubble.refused")).to_contain_text("The table is full")
    expect(late.find(".seat-list .seat")).to_have_count(4)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("x" * 500, "too long: at most 32"),
        ("<img src=x onerror=alert(1)>", "cannot contain < or >"),
        ("   ", "A name is needed"),
    ],
    ids=["500 characters", "HTML", "nothing"],
)
def test_a_name_that_will_not_do_is_refused_beside_its_field(
    screen: Callable[..., Screen], name: str, reason: str
) -> None:
    anna = screen().open()
    anna.find("[data-game=marrakech]").click()
    anna.find("dialog input[name=name]").fill(name)
    anna.page.keyboard.press("Enter")
    expect(anna.find("dialog .problem")).to_contain_text(reason)
    assert anna.path == "/"
    anna.page.keyboard.press("Escape")
    expect(anna.find("#me")).to_contain_text("Who are you?")


def test_signs_of_markup_in_a_name_are_shown_as_they_are(screen: Callable[..., Screen]) -> None:
    anna = screen()
    anna.open().new_table('&amp; "Anna" \'); --')
    expect(anna.find(".seat-list .seat-name")).to_have_text('&amp; "Anna" \'); --')


def test_an_address_without_a_table_says_so_and_leads_home(screen: Callable[..., Screen]) -> None:
    anna = screen()
    response = anna.page.goto(f"{anna.url}/t/abcdefghjkmn")
    assert response is not None
    assert response.status == 404
    expect(anna.find("main")).to_contain_text("There is no table at this address")
    anna.find("main a").click()
    expect(anna.find("[data-game=marrakech]")).to_be_visible()
