"""The page in an Activity: a real browser, Discord's client around the frame, and its proxy before ours."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from bot.language.words import say
from tests.bot.web.driving import Screen, ended, together
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
