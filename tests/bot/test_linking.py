"""One person on several platforms: linked by a code and two yeses, never by somebody else, and one in everything."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.domain.messages import Answer, Button
from bot.domain.preferences import Preferences
from bot.store.keys import KINDS, key
from bot.store.links import Links
from tests.bot.clockwork import Club
from tests.bot.conftest import Time

DISCORD, TELEGRAM, PAGE = "discord:@Anna", "telegram:@Anna", "web:room"
HERE, THERE = "discord:1", "telegram:-100"
HOUR = 3600.0


@pytest.fixture
async def club(redis_url: str, clock: Time) -> AsyncIterator[Club]:
    house = Club(redis_url, clock)
    yield house
    await house.close()


def keys(answer: Answer) -> list[str]:
    return [said.key for said in answer.lines]


def code_in(answer: Answer) -> str:
    return next(str(said.args["code"]) for said in answer.lines if said.key == "link-code")


def yes_in(buttons: tuple[Button, ...]) -> str:
    return next(one.text for one in buttons if one.text.startswith("/link yes"))


async def refused(club: Club, channel: str, name: str, text: str, reason: str) -> None:
    answer = await club.say(channel, name, text)
    assert not answer.ok
    assert keys(answer) == [reason], (text, answer)


async def asked(club: Club, giver: str, taker: str, name: str = "Anna", other: str = "Anna") -> str:
    """A code is typed in by whoever has it; their button to say yes."""
    code = code_in(await club.done(giver, name, "/link"))
    return yes_in((await club.done(taker, other, f"/link {code}")).buttons)


async def linked(club: Club, giver: str, taker: str, name: str = "Anna", other: str = "Anna") -> None:
    yes = await asked(club, giver, taker, name, other)
    assert keys(await club.done(taker, other, yes)) == ["link-waits"]
    again = await club.done(giver, name, "/link")
    await club.done(giver, name, yes_in(again.buttons))


async def people_of(club: Club, channel: str, name: str = "Anna") -> set[str]:
    return set(await Links(club.store).others(club.person(channel, name)))


async def test_two_become_one_after_both_have_said_yes_and_each_is_told(club: Club) -> None:
    yes = await asked(club, DISCORD, TELEGRAM)
    assert await people_of(club, DISCORD) == set()
    await club.done(TELEGRAM, "Anna", yes)
    assert await people_of(club, DISCORD) == set(), "one yes is not enough"
    question = (await club.letters(DISCORD, "Anna"))[-1]
    assert [said.key for said in question.lines] == ["link-asked"]
    assert question.lines[0].args["name"] == "Anna"
    assert keys(await club.done(DISCORD, "Anna", yes_in(question.buttons)))[0] == "linked"
    assert await people_of(club, DISCORD) == {"telegram:Anna"}
    assert await people_of(club, TELEGRAM) == {"discord:Anna"}
    assert [said.key for said in (await club.letters(TELEGRAM, "Anna"))[-1].lines] == ["linked-by", "link-undo"]
    assert "link-with" in keys(await club.done(TELEGRAM, "Anna", "/link"))
    assert keys(await club.done(TELEGRAM, "Anna", "/unlink")) == ["unlinked"]
    assert await people_of(club, DISCORD) == await people_of(club, TELEGRAM) == set()
    assert [said.key for said in (await club.letters(DISCORD, "Anna"))[-1].lines] == ["unlinked-by"]
    await refused(club, TELEGRAM, "Anna", "/unlink", "link-none")


async def test_a_code_is_good_once_for_ten_minutes_and_cannot_be_guessed(club: Club) -> None:
    code = code_in(await club.done(DISCORD, "Anna", "/link"))
    stored = [name async for name in club.store.client.scan_iter("*offered*")]
    assert len(stored) == 1
    assert code.replace("-", "") not in stored[0].decode(), "who sees the keys cannot use it"
    assert 0 < await club.store.client.ttl(stored[0]) <= 600
    await club.done(TELEGRAM, "Anna", f"/link {code.upper()}")
    await refused(club, TELEGRAM, "Mallory", f"/link {code}", "link-code-unknown")
    for guess in range(19):
        await refused(club, TELEGRAM, "Mallory", f"/link aaaa-aaaa-{guess:04}", "link-code-unknown")
    await refused(club, TELEGRAM, "Mallory", "/link aaaa-aaaa-aaab", "too-many-commands")
    stale = code_in(await club.done(DISCORD, "Anna", "/link"))
    for name in [name async for name in club.store.client.scan_iter("*offered*")]:
        await club.store.client.delete(name)
    await refused(club, TELEGRAM, "Anna", f"/link {stale}", "link-code-unknown")


async def test_nobody_is_linked_by_the_doing_of_somebody_else(club: Club) -> None:
    yes = await asked(club, DISCORD, TELEGRAM)
    await refused(club, TELEGRAM, "Mallory", yes, "link-nothing")
    await refused(club, DISCORD, "Anna", yes, "link-nothing")  # not before the other has said yes
    await club.done(TELEGRAM, "Anna", yes)
    await refused(club, TELEGRAM, "Anna", yes, "link-nothing")  # a second yes of the same side is none of the other
    for channel in (DISCORD, TELEGRAM, PAGE):
        await refused(club, channel, "Mallory", yes, "link-nothing")
    await refused(club, DISCORD, "Anna", "/link yes 0123456789abcdef", "link-nothing")
    await club.done(TELEGRAM, "Anna", "/unlink") if await people_of(club, TELEGRAM) else None
    assert await people_of(club, DISCORD) == await people_of(club, DISCORD, "Mallory") == set()


async def test_a_yes_is_void_once_the_other_side_has_said_no_or_time_has_passed(club: Club) -> None:
    for ends in ("/link no", "forgotten"):
        yes = await asked(club, DISCORD, TELEGRAM)
        await club.done(TELEGRAM, "Anna", yes)
        if ends == "forgotten":
            await club.store.client.delete(key("telegram:Anna", "asked"))
        else:
            await club.done(DISCORD, "Anna", yes.replace("yes", "no"))
        await refused(club, DISCORD, "Anna", yes, "link-nothing")
        assert await people_of(club, DISCORD) == set()
    assert KINDS["asked"].seconds == KINDS["offered"].seconds == 600


async def test_chains_are_one_person_cycles_change_nothing_and_one_platform_has_one_account(club: Club) -> None:
    await linked(club, DISCORD, TELEGRAM)
    await linked(club, TELEGRAM, PAGE)
    everyone = {"discord:Anna", "telegram:Anna", "web:Anna"}
    for channel in (DISCORD, TELEGRAM, PAGE):
        assert await people_of(club, channel) == everyone - {club.person(channel, "Anna")}
    news = [said.key for post in await club.letters(DISCORD, "Anna") for said in post.lines]
    assert news[-2:] == ["linked-by", "link-undo"], "also who said yes long ago is told who came"
    code = code_in(await club.done(PAGE, "Anna", "/link"))
    await refused(club, DISCORD, "Anna", f"/link {code}", "link-self")
    code = code_in(await club.done(PAGE, "Anna", "/link"))
    await refused(club, DISCORD, "Béla", f"/link {code}", "link-one-each")
    await club.done(TELEGRAM, "Anna", "/unlink")
    assert await people_of(club, DISCORD) == {"web:Anna"}
    assert await people_of(club, TELEGRAM) == set()


async def test_of_a_thousand_who_are_linked_at_once_one_is(club: Club) -> None:
    links = Links(club.store)
    made = await asyncio.gather(
        *(links.join("discord:Anna", f"telegram:{number}") for number in range(40)), return_exceptions=True
    )
    assert len([one for one in made if isinstance(one, tuple)]) == 1
    assert len(await links.others("discord:Anna")) == 1
    for number in range(1_000):
        await club.store.client.sadd(key(f"telegram:{number}", "linked"), "discord:Anna")
    assert len(await links.others("discord:Anna")) == 1, "what others say of one counts for nothing"


async def test_tables_settings_and_holidays_are_one(club: Club, clock: Time) -> None:
    await club.done(DISCORD, "Anna", "/settings quiet 22-8")
    await club.done(TELEGRAM, "Anna", "/settings zone Europe/Budapest")
    await club.done(TELEGRAM, "Anna", "/settings quiet 0-8")
    await club.begin(HERE, "Anna", "Béla")
    await club.begin(THERE, "Anna", "Csaba")
    await linked(club, DISCORD, TELEGRAM)
    both = [await club.preferences(channel, "Anna") for channel in (DISCORD, TELEGRAM)]
    assert both == [Preferences(zone="Europe/Budapest", quiet=(22, 8))] * 2, "who gave the code decides"
    for channel in (DISCORD, TELEGRAM):
        assert len((await club.done(channel, "Anna", "/games")).lines) == 2
    await club.done(TELEGRAM, "Anna", "/away 3d")
    for channel in (HERE, THERE):
        assert (await club.chair(channel, "Anna")).holidays
    await club.done(DISCORD, "Anna", "/away back")
    assert [(await club.preferences(channel, "Anna")).away for channel in (DISCORD, TELEGRAM)] == [None, None]


async def test_one_plays_at_a_table_from_wherever_one_is_and_sits_there_once(club: Club) -> None:
    await linked(club, DISCORD, TELEGRAM)
    await club.begin("web:room", "Zoe", "Béla")
    await club.done(HERE, "Anna", "/new marrakech")
    answer = await club.say(HERE, "Anna", "/join")
    assert keys(answer) == ["you-sit-already"]
    await club.done(HERE, "Béla", "/join")
    await club.done(HERE, "Anna", "/start")
    if await club.acting(HERE) != "Anna":
        await club.take_turn(HERE)
    telegram = {"where": TELEGRAM}
    who = await club.from_elsewhere(HERE, TELEGRAM, "Anna", "/play")
    assert who.ok, telegram
    assert who.buttons
    stranger = await club.from_elsewhere(HERE, "telegram:@Zoe", "Zoe", "/play")
    assert keys(stranger) == ["not-in-this-chat"]


async def test_a_reminder_goes_where_the_table_is_or_where_the_person_said_and_once(club: Club, clock: Time) -> None:
    await linked(club, DISCORD, TELEGRAM)
    await club.begin(HERE, "Anna", "Béla")
    if await club.acting(HERE) != "Anna":
        await club.take_turn(HERE)
    await club.pass_time(13 * HOUR)
    assert len(await club.reminders(HERE)) == 1
    offered = await club.done(DISCORD, "Anna", "/settings where")
    assert "/settings where telegram" in [button.text for button in offered.buttons]
    await club.done(DISCORD, "Anna", "/settings where telegram")
    before = len(await club.letters(DISCORD, "Anna"))
    await club.pass_time(10 * HOUR)
    assert len(await club.reminders(HERE)) == 1
    reminders = [post for post in await club.letters(TELEGRAM, "Anna") if post.lines[0].key.startswith("reminder")]
    assert len(reminders) == 1
    assert reminders[0].buttons[0].channel == HERE
    assert len(await club.letters(DISCORD, "Anna")) == before
    await refused(club, DISCORD, "Béla", "/settings where telegram", "which-value")


async def test_linked_accounts_are_one_where_consent_is_asked(club: Club) -> None:
    """Somebody who asks for a seat as one does not agree as the other, and does not get what that one has freed."""
    await club.begin(HERE, "Anna", "Béla", "Zoe")
    await club.done("telegram:@Mallory", "Mallory", "/games")
    await linked(club, DISCORD, TELEGRAM, "Zoe", "Mallory")
    asked_for = await club.from_elsewhere(HERE, TELEGRAM, "Mallory", "/replace Béla")
    assert asked_for.ok, asked_for
    question = (await club.table(HERE)).question
    assert question is not None
    assert question.by == "discord:Zoe", "who is linked acts as the one who sits there"
    assert question.asked == (0,), "and Zoe is not asked for what Zoe would gain by"
    again = await club.say(HERE, "Zoe", "/agree")
    assert not again.ok
