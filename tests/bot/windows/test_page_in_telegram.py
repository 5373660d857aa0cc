"""The page in Telegram's own window: a real browser, Telegram's page around the frame, and ours in it."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, expect

from bot.adapters.telegram.people import Place, place_code
from bot.language.words import say
from tests.bot.web.driving import Screen, ended, together
from tests.bot.windows.framed import DAY, NIGHT, House, OnTelegram, app_address, channel_at
from tests.standins.telegram import Member
from tests.standins.telegram.mini_app import init_data

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


COLOUR = "name => getComputedStyle(document.documentElement).getPropertyValue(name).trim()"


def test_the_window_is_in_the_apps_colours_and_out_of_the_way_of_its_parts(place: House, window: Opened) -> None:
    where, (anna, _) = game(place, "marrakech", "Anna", "Béla")
    screen = window(viewport={"width": 390, "height": 844}, color_scheme="light")
    screen.open_app(anna.user, where, NIGHT)
    assert screen.page.evaluate(COLOUR, "--ground") == NIGHT["bg_color"]
    assert screen.page.evaluate(COLOUR, "--ink") == NIGHT["text_color"]
    assert screen.page.evaluate(COLOUR, "--strong") == "#e5a52c", "the page's own colours of the night, by day"
    assert screen.heard("web_app_set_header_color")[-1] == {"color": NIGHT["bg_color"]}
    expect(screen.find(".top")).to_have_css("padding-top", "32px")
    pale = {**DAY, "text_color": "#eeeeee"}
    screen.outside.evaluate("theme => paint(theme)", pale)
    expect(screen.find("body")).to_have_css("background-color", "rgb(243, 232, 213)")  # nobody could read that
    screen.outside.evaluate("theme => paint(theme)", DAY)
    expect(screen.find("body")).to_have_css("background-color", "rgb(255, 255, 255)")


def test_what_telegram_offers_a_window_is_used(place: House, window: Opened) -> None:
    where, (anna, _) = game(place, "quixote", "Anna", "Béla")
    screen = window().open_app(anna.user, where)
    screen.find("#me").click()
    screen.press(say("en", "web-screen-full"))
    screen.find("#me").click()
    screen.press(say("en", "web-home-screen"))
    screen.find("#me").click()
    expect(screen.find(f"text={say('en', 'web-home-screen')}")).to_have_count(0)
    screen.press(say("en", "web-screen-small"))
    assert screen.heard("web_app_request_fullscreen") == [{}] == screen.heard("web_app_exit_fullscreen")
    screen.find(".share").click()
    shared = screen.heard("web_app_open_tg_link")[-1]["path_full"]
    assert f"startapp%3D{place_code(where)}" in shared
    screen.find(".spots button.choose").first.press("Enter")
    expect(screen.find(".spots")).not_to_have_attribute("data-chosen", "")
    assert screen.heard("web_app_setup_closing_behavior") == [{"need_confirmation": True}], "a move is half made"
    before = screen.version
    screen.find(".spots button.play").first.press("Enter")
    screen.caught_up(before + 1)
    assert screen.heard("web_app_setup_closing_behavior")[-1] == {"need_confirmation": False}
    assert {"type": "impact", "impact_style": "light"} in screen.heard("web_app_trigger_haptic_feedback")
    assert screen.heard("web_app_setup_back_button")[-1] == {"is_visible": True}
    screen.outside.evaluate("tell('back_button_pressed')")
    expect(screen.find(".home-page")).to_be_visible()
    assert screen.heard("web_app_setup_back_button")[-1] == {"is_visible": False}
    screen.find(".card").click()
    expect(screen.find("main[data-phase=playing]")).to_be_visible()


def test_a_native_app_speaks_with_the_window_by_its_own_bridge(place: House, browser: Browser) -> None:
    where, (anna, _) = game(place, "quixote", "Anna", "Béla")
    context = browser.new_context(ignore_https_errors=True)
    context.add_init_script(
        "window.told = []; window.TelegramWebviewProxy = { postEvent: (...event) => told.push(event) }"
    )
    page = context.new_page()
    page.goto(app_address(anna.user, where, DAY))
    page.wait_for_selector("html[data-ready]")
    expect(page.locator("main[data-phase=playing]")).to_be_visible()
    assert ["web_app_ready", "{}"] in page.evaluate("told")
    page.evaluate("Telegram.WebView.receiveEvent('back_button_pressed')")
    expect(page.locator(".home-page")).to_be_visible()
    assert context.cookies() == []
    context.close()


def test_a_foreign_page_can_neither_frame_the_window_nor_speak_with_it(place: House, browser: Browser) -> None:
    where, (anna, _) = game(place, "quixote", "Anna", "Béla")
    context = browser.new_context(ignore_https_errors=True)
    page = context.new_page()
    before = len(place.hosts.passed)
    page.goto(f"https://evil.example.org/#{quote(app_address(anna.user, where, DAY), safe='')}")
    page.wait_for_selector("body[data-loaded]")
    frame = page.frames[1]
    assert frame.url.startswith("chrome-error:")
    asked = [path for _, path in place.hosts.passed[before:]]
    assert not [path for path in asked if path.startswith("/api/")], "nothing of ours ever ran there"
    assert page.evaluate("heard") == []
    context.close()


def test_a_window_that_was_opened_by_a_copied_word_shows_no_more_than_a_sentence(place: House, window: Opened) -> None:
    where, (anna, _) = game(place, "quixote", "Anna", "Béla")
    told = init_data(anna.user, time.time(), place_code(where))
    own = window().open_app(anna.user, where, data=told)
    own.outside.evaluate("tell('reload_iframe')")  # as people can ask of Telegram
    expect(own.find("main[data-phase=playing]")).to_be_visible()
    thief = window().open_app(anna.user, where, data=told)
    expect(thief.find(".notice")).to_contain_text(say("en", "window-used"))


def test_a_message_from_another_page_is_not_heard(place: House, window: Opened) -> None:
    where, (anna, _) = game(place, "quixote", "Anna", "Béla")
    screen = window().open_app(anna.user, where)
    colour = screen.page.evaluate(COLOUR, "--ground")
    forged = json.dumps({"eventType": "theme_changed", "eventData": {"theme_params": NIGHT}})
    screen.page.evaluate("data => postMessage(data, '*')", forged)  # by its own page, or one that it opened
    from_elsewhere = "{ data, source: parent, origin: 'https://evil.example.org' }"
    screen.page.evaluate(f"data => dispatchEvent(new MessageEvent('message', {from_elsewhere}))", forged)
    screen.outside.evaluate("tell('back_button_pressed')")
    expect(screen.find(".home-page")).to_be_visible()  # by then the others would have been heard
    assert screen.page.evaluate(COLOUR, "--ground") == colour
