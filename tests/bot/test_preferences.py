"""A person's own settings: by buttons, with or without a table, and each undoes itself."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import msgspec
import pytest

from bot.domain.messages import Answer, Command, Person
from bot.domain.preferences import Preferences
from bot.language.languages import LANGUAGES
from bot.language.words import speak
from bot.service.registry import parse
from bot.store.preferences import People
from bot.store.store import Store
from tests.bot.clockwork import Club
from tests.bot.conftest import Time

OWN, HERE, PAGE = "discord:@Anna", "discord:1", "web:room"
SETTINGS = ("reminders", "where", "quiet", "zone", "digest", "stats", "speak")


@pytest.fixture
async def club(redis_url: str, clock: Time) -> AsyncIterator[Club]:
    house = Club(redis_url, clock)
    yield house
    await house.close()


def texts(answer: Answer) -> list[str]:
    return [button.text for button in answer.buttons]


async def refused(club: Club, text: str, reason: str, channel: str = OWN) -> None:
    before = await club.preferences(channel, "Anna")
    answer = await club.say(channel, "Anna", text)
    assert not answer.ok
    assert [said.key for said in answer.lines] == [reason]
    assert await club.preferences(channel, "Anna") == before


async def test_without_a_table_settings_are_ones_own(club: Club) -> None:
    answer = await club.done(OWN, "Anna", "/settings")
    assert texts(answer) == [f"/settings {name}" for name in SETTINGS]
    assert len(answer.lines) == len(SETTINGS)


async def test_at_a_table_ones_own_settings_are_a_button_away(club: Club) -> None:
    await club.done(HERE, "Anna", "/new marrakech")
    assert "/settings me" in texts(await club.done(HERE, "Anna", "/settings"))
    assert texts(await club.done(HERE, "Anna", "/settings me")) == [f"/settings {name}" for name in SETTINGS]


@pytest.mark.parametrize("name", SETTINGS)
async def test_every_choice_offered_can_be_made_and_undone(club: Club, name: str) -> None:
    offered = await club.done(OWN, "Anna", f"/settings {name}")
    assert 1 <= len(offered.buttons) <= 25, "as many as a menu holds"
    for button in offered.buttons:
        before = await club.preferences(OWN, "Anna")
        answer = await club.done(OWN, "Anna", button.text)
        after = await club.preferences(OWN, "Anna")
        assert after != before
        undo, own = answer.buttons
        await club.done(OWN, "Anna", undo.text)
        assert await club.preferences(OWN, "Anna") == before
        assert own.text == "/settings me"
        await club.done(OWN, "Anna", button.text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["me", *SETTINGS])
async def test_settings_can_be_read_in_every_language_and_pressed_on_a_phone(
    club: Club, language: str, name: str
) -> None:
    for text in (f"/settings {name}", f"/settings {name} 8"):
        answer = await club.say(OWN, "Anna", text)
        assert all(speak(language, said) != said.key for said in answer.lines)
        labels = [speak(language, button.label) for button in answer.buttons]
        assert len(set(labels)) == len(labels)
        assert all(len(label) <= 25 for label in labels), labels


async def test_settings_of_a_table_can_be_pressed_on_a_phone_and_undone(club: Club) -> None:
    await club.done(HERE, "Anna", "/new marrakech")
    await club.done(HERE, "Anna", "/settings pace 3d")
    for name in ("pace", "late", "holidays", "hints"):
        offered = await club.done(HERE, "Anna", f"/settings {name}")
        for button in offered.buttons:
            before = msgspec.structs.replace(await club.table(HERE), version=0, updated=0.0)
            answer = await club.done(HERE, "Anna", button.text, stamp=offered.stamp)
            for language in LANGUAGES:
                assert len(speak(language, button.label)) <= 25
            if answer.buttons[0].label.key == "button-put-back":
                await club.done(HERE, "Anna", answer.buttons[0].text)
            after = msgspec.structs.replace(await club.table(HERE), version=0, updated=0.0)
            assert after == before, button


async def test_the_language_of_a_table_undoes_itself(club: Club) -> None:
    await club.done(HERE, "Anna", "/new marrakech")
    answer = await club.done(HERE, "Anna", "/settings language et")
    await club.done(HERE, "Anna", answer.buttons[0].text)
    assert (await club.table(HERE)).language == "en"


async def test_only_the_host_sets_the_pace_and_only_to_one_there_is(club: Club) -> None:
    await club.begin(HERE, "Anna", "Béla")
    answer = await club.say(HERE, "Béla", "/settings pace 6h")
    assert answer.lines[0].key == "host-decides"
    answer = await club.say(HERE, "Anna", "/settings pace 5h")
    assert answer.lines[0].key == "which-value"
    assert (await club.table(HERE)).pace == 24 * 3600


@pytest.mark.parametrize(
    ("text", "preferences"),
    [
        ("quiet 22-8", Preferences(quiet=(22, 8))),
        ("quiet 22–8", Preferences(quiet=(22, 8))),
        ("quiet 22:00 - 8:00", Preferences(quiet=(22, 8))),
        ("QUIET 0 6", Preferences(quiet=(0, 6))),
        ("zone europe/budapest", Preferences(zone="Europe/Budapest")),
        ("zone America/New York", Preferences(zone="America/New_York")),
        ("zone Asia/Kolkata", Preferences(zone="Asia/Kolkata")),
        ("digest 7", Preferences(digest=7)),
        ("digest 7:00", Preferences(digest=7)),
        ("speak hu", Preferences(language="hu")),
        ("language hu", Preferences(language="hu")),
        ("reminders NONE", Preferences(reminders="none")),
    ],
)
async def test_a_setting_can_be_typed(club: Club, text: str, preferences: Preferences) -> None:
    await club.done(OWN, "Anna", f"/settings {text}")
    assert await club.preferences(OWN, "Anna") == preferences


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("quiet always", "which-hours"),
        ("quiet 8", "which-hours"),
        ("quiet 8-8", "which-hours"),
        ("quiet 22-24", "which-hours"),
        ("digest 25", "which-hours"),
        ("digest ²", "which-hours"),
        ("zone Mars/Olympus", "which-zone"),
        ("zone ../etc/passwd", "which-zone"),
        ("where nowhere", "which-value"),
        ("reminders often", "which-value"),
        ("speak klingon", "which-language"),
    ],
)
async def test_what_is_no_setting_is_refused_with_what_is(club: Club, text: str, reason: str) -> None:
    await refused(club, f"/settings {text}", reason)


async def test_at_a_table_its_language_is_not_ones_own(club: Club) -> None:
    await club.done(HERE, "Anna", "/new marrakech")
    await club.done(HERE, "Anna", "/settings language hu")
    assert (await club.preferences(HERE, "Anna")).language == ""
    await club.done(HERE, "Anna", "/settings speak et")
    assert (await club.table(HERE)).language == "hu"
    assert (await club.preferences(HERE, "Anna")).language == "et"


async def test_where_nobody_can_be_written_to_alone_it_is_not_offered(club: Club) -> None:
    answer = await club.done(PAGE, "Anna", "/settings me")
    assert texts(answer) == ["/settings reminders", "/settings quiet", "/settings zone", "/settings stats"]
    for text in ("/settings where direct", "/settings digest 8", "/settings digest"):
        await refused(club, text, "not-alone-here", PAGE)
    await refused(club, "/settings speak hu", "habit-no-speak", PAGE)


async def test_where_the_platform_tells_somebodys_time_zone_their_hours_are_by_it(club: Club) -> None:
    async def says(text: str, zone: str) -> Preferences:
        person = Person(club.person(PAGE, "Anna"), "Anna", zone=zone)
        assert (await club.tables.handle(Command(PAGE, person, parse(text), f"{text} {zone}"))).ok
        return await club.preferences(PAGE, "Anna")

    assert (await says("/settings quiet 22-8", "Mars/Olympus")).zone == ""
    assert (await says("/settings quiet 23-9", "America/New_York")).zone == "America/New_York"
    assert (await says("/settings zone Asia/Tokyo", "America/New_York")).zone == "Asia/Tokyo"
    assert (await says("/settings quiet 22-8", "America/New_York")).zone == "Asia/Tokyo", "their own word is worth more"


async def test_zones_are_offered_with_the_time_it_is_there(club: Club) -> None:
    answer = await club.done(OWN, "Anna", "/settings zone")
    labels = {button.text: speak("en", button.label) for button in answer.buttons}
    assert labels["/settings zone Europe/Budapest"] == "Budapest, 09:00"
    assert labels["/settings zone Asia/Kolkata"] == "Kolkata, 13:30"
    assert labels["/settings zone America/New_York"] == "New York, 03:00"


async def test_a_persons_habits_are_theirs_on_every_channel_of_the_platform_and_nobody_elses(club: Club) -> None:
    await club.done(OWN, "Anna", "/settings quiet 22-8")
    assert (await club.preferences("discord:77", "Anna")).quiet == (22, 8)
    assert await club.preferences("web:room", "Anna") == Preferences()
    assert await club.preferences(OWN, "Béla") == Preferences()


async def test_settings_changed_at_the_same_time_are_all_kept(club: Club, store: Store) -> None:
    texts = ["quiet 22-8", "zone Europe/Kyiv", "where direct", "speak uk", "digest 9", "reminders less"]
    await asyncio.gather(*(club.done(OWN, "Anna", f"/settings {text}") for text in texts))
    expected = Preferences("uk", "Europe/Kyiv", (22, 8), "less", "direct", 9)
    assert await People(store).preferences("discord:Anna") == expected


async def test_a_zone_that_no_longer_exists_is_the_worlds_clock() -> None:
    assert str(Preferences(zone="Europe/Atlantis").clock) == "UTC"
    assert str(Preferences(zone="Europe/Kyiv").clock) == "Europe/Kyiv"
