"""The page in Telegram's own window: a real browser, Telegram's page around the frame, and ours in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from bot.adapters.telegram.people import Place
from tests.bot.web.driving import Screen, ended, together
from tests.bot.windows.framed import House, OnTelegram, channel_at
from tests.standins.telegram import Member

Opened = Callable[..., OnTelegram]


@pytest.fixture
def window(browser: Browser, place: House) -> Iterator[Opened]:
    """Opens windows, each in a browser of its own; at the end nothing may have gone wrong, and no cookie been seen."""
    opened: list[OnTelegram] = []

    def open_window(**settings: object) -> OnTelegram:
        opened.append(OnTelegram(browser, place, **settings))
        return opened[-1]

    yield open_window
    for one in opened:
        one.clean()
        one.context.close()
    assert place.hosts.violations == []


def game(place: House, name: str, *people: str) -> tuple[Place, list[Member]]:
    """A group with a game that has begun."""
    members = [place.telegram.member(one) for one in people]
    where = Place(place.telegram.group("Friends", *members).id)
    channel = channel_at(where)
    for number, member in enumerate((*members, members[0])):
        text = "/start" if number == len(members) else "/join" if number else f"/new {name}"
        assert place.say(channel, f"telegram:{member.user.id}", member.user.name, text).ok
    return where, members


def round_of(screens: list[OnTelegram], number: int) -> None:
    """Everyone lays one tile."""
    for one in screens:
        one.choices.first.wait_for()
        one.choose(number)
        together(screens)


def test_two_people_play_the_same_game_each_in_a_window_of_their_own(place: House, window: Opened) -> None:
    where, members = game(place, "quixote", "Anna", "Béla")
    screens: list[OnTelegram] = [window().open_app(member.user, where) for member in members]
    for one in screens:
        one.in_words()
    for number in range(2):
        round_of(screens, number)
    assert place.table(channel_at(where)).entries == 4
    anna = screens[0]
    expect(anna.find("#me")).to_contain_text("Anna")
    assert anna.find(".board").evaluate("img => img.src").startswith("blob:")
    assert "http" not in str(anna.context.cookies())
    assert anna.heard("web_app_ready")
    assert {"need_confirmation": True} in anna.heard("web_app_setup_closing_behavior") or anna.heard("web_app_expand")


@pytest.mark.long
def test_two_people_play_a_whole_game_in_their_windows(place: House, window: Opened) -> None:
    where, members = game(place, "quixote", "Anna", "Béla")
    screens: list[OnTelegram] = [window().open_app(member.user, where) for member in members]
    for one in screens:
        one.in_words()
    for number in range(22):
        round_of(screens, number)
    shown: list[Screen] = list(screens)
    ended(shown)
