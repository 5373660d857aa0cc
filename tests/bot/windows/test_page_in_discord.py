"""The page in an Activity: a real browser, Discord's client around the frame, and its proxy before ours."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, expect

from bot.language.words import say
from tests.bot.web.driving import PATIENCE, Screen, ended, together
from tests.bot.windows.framed import House, OnDiscord
from tests.standins.discord import Channel, Member

Opened = Callable[..., OnDiscord]


@pytest.fixture
def activity(browser: Browser, place: House) -> Iterator[Opened]:
    """Opens Activities, each in a browser of its own; at the end nothing has gone wrong, and no cookie was seen."""
    opened: list[OnDiscord] = []

    def open_activity(**settings: object) -> OnDiscord:
        opened.append(OnDiscord(browser, place, **settings))
        return opened[-1]

    yield open_activity
    for one in opened:
        one.clean()
        one.context.close()
    assert place.hosts.violations == []


def game(place: House, name: str, *people: str) -> tuple[Channel, list[Member]]:
    """A channel with a game that has begun."""
    channel = place.discord.channel()
    members = [place.discord.member(one, channel) for one in people]
    for number, member in enumerate((*members, members[0])):
        text = "/start" if number == len(members) else "/join" if number else f"/new {name}"
        assert place.say(f"discord:{channel.id}", f"discord:{member.id}", member.name, text).ok
    return channel, members


def round_of(screens: list[OnDiscord], number: int) -> None:
    """Everyone lays one tile."""
    for one in screens:
        one.choices.first.wait_for()
        one.choose(number)
        together(screens)


def test_two_people_in_one_activity_play_each_their_own_hand_and_a_third_looks_on(
    place: House, activity: Opened
) -> None:
    channel, members = game(place, "quixote", "Anna", "Béla")
    watcher = place.discord.member("Vera", channel)
    screens = [activity().open_activity(member.id, channel) for member in members]
    vera = activity().open_activity(watcher.id, channel)
    for one in screens:
        one.in_words()
    round_of(screens, 0)
    assert place.table(f"discord:{channel.id}").entries == 2
    vera.caught_up(screens[0].version)
    expect(vera.find("main[data-phase=playing]")).to_be_visible()
    assert vera.choices.count() == 0
    expect(screens[0].find("#me")).to_contain_text("Anna")
    assert screens[0].heard("AUTHENTICATE")
    assert place.discord.world.posts(channel), "the channel is told as ever"
    streams = [path for host, path in place.hosts.passed if "/events" in path and host.endswith("discordsays.com")]
    assert len(streams) == 3, "a stream that does not come is not waited for again"


@pytest.mark.long
def test_two_people_play_a_whole_game_in_one_activity(place: House, activity: Opened) -> None:
    channel, members = game(place, "quixote", "Anna", "Béla")
    screens = [activity().open_activity(member.id, channel) for member in members]
    for one in screens:
        one.in_words()
    for number in range(22):
        round_of(screens, number)
    shown: list[Screen] = list(screens)
    ended(shown)


def test_who_does_not_say_who_they_are_is_asked_again(place: House, activity: Opened) -> None:
    channel, members = game(place, "quixote", "Anna", "Béla")
    anna = activity().open_activity(members[0].id, channel, denies="yes")
    expect(anna.find(".notice")).to_contain_text(say("en", "web-denied"))
    expect(anna.find(".notice button")).to_have_text(say("en", "web-try-again"))


def test_a_foreign_page_can_neither_frame_an_activity_nor_be_taken_for_discord(place: House, browser: Browser) -> None:
    channel, (anna, _) = game(place, "quixote", "Anna", "Béla")
    launched = place.discord.activities.run(channel, anna.id)
    asked = f"?frame_id=1&instance_id={launched.id}&platform=desktop"
    context = browser.new_context(ignore_https_errors=True)
    page = context.new_page()
    before = len(place.hosts.passed)
    for address in (f"https://zoco.example.org/{asked}", f"https://zoco.example.org/discord{asked}"):
        page.goto(f"https://evil.example.org/#{quote(address, safe='')}")
        page.wait_for_selector("body[data-loaded]")
        assert page.frames[1].url.startswith("chrome-error:")
        page.goto("about:blank")
    assert not [path for _, path in place.hosts.passed[before:] if path.startswith("/api/")]
    page.goto(f"https://zoco.example.org/discord{asked}")  # no frame at all
    expect(page.locator(".notice")).to_contain_text(say("en", "web-not-framed"))
    assert context.cookies() == []
    context.close()


def test_messages_that_are_not_discords_are_not_heard(place: House, activity: Opened) -> None:
    channel, (anna, _) = game(place, "quixote", "Anna", "Béla")
    screen = activity()
    screen.outside.clock.install()
    screen.open_activity(anna.id, channel, silent="yes")
    tries = ["source: parent, origin: 'https://evil.example.org'", "source: window, origin: 'https://discord.com'"]
    screen.page.wait_for_selector("html[data-window=discord]")
    screen.outside.wait_for_function("heard.length > 0")
    for one in (*tries, "source: parent, origin: 'null'"):
        ready = f"{{ data: [1, {{ cmd: 'DISPATCH', evt: 'READY' }}], {one} }}"
        screen.page.evaluate(f"dispatchEvent(new MessageEvent('message', {ready}))")
    screen.outside.clock.fast_forward(2 * PATIENCE)
    expect(screen.find(".notice")).to_contain_text(say("en", "web-not-framed"))
    assert screen.heard("AUTHORIZE") == [], "nobody but Discord is asked for a code"
