"""Whole games with the real library, in every kind of chat and by every way, with no request that Telegram refuses."""

from __future__ import annotations

import json

import pytest

from tests.bot.telegram.conftest import Bots
from tests.bot.telegram.party import Party
from tests.standins.telegram import Member


@pytest.fixture
def people(bots: Bots) -> list[Member]:
    return [bots.telegram.member(name) for name in ("Anna", "Béla", "Cecil <&>")]


async def finished(party: Party, *ways: str) -> None:
    """The game is over, was played in all these ways, and nothing was asked of Telegram that it refuses."""
    assert (await party.table()).phase == "over"
    assert set(party.ways) == set(ways)
    assert party.telegram.world.violations == []


async def test_a_group_becomes_a_supergroup_in_the_middle_of_a_game_with_restarts_and_updates_that_come_twice(
    bots: Bots, people: list[Member]
) -> None:
    telegram = bots.telegram
    chat = telegram.group("Friends", *people, basic=True)
    await bots.start()
    party = Party(bots, chat, *people)
    await party.begin("marrakech")
    for count in range(1, 500):
        if not await party.play(party.by_keys, party.by_typing, party.by_replying):
            break
        if count % 20 == 10:
            await telegram.updates.again(telegram.updates.history[-1]["update_id"])
            await bots.settled()
        if count % 30 == 0:
            await bots.restart()
        if count == 40:
            before = (await party.table()).position
            party.chat = await telegram.moderator.upgrade(chat)
            await bots.settled()
            assert (await party.table()).position == before
    await finished(party, "by_keys", "by_typing", "by_replying")


async def test_a_game_in_a_topic_by_webhook_with_two_workers_behind_one_address(
    bots: Bots, people: list[Member]
) -> None:
    anna, bela, _ = people
    bela.user.started = True
    chat = bots.telegram.group("Friends", *people, forum=True)
    topic = bots.telegram.world.topic(chat).id
    await bots.start(webhook=True)
    await bots.start(webhook=True)
    party = Party(bots, chat, anna, bela, topic=topic)
    await party.begin("alhambra")
    ways = (party.by_keys, party.by_typing, party.by_typing, party.by_replying, party.by_whispering)
    for count in range(1, 1000):
        if not await party.play(*ways):
            break
        if count % 100 == 0:
            await bots.restart(webhook=True)
    await finished(party, *(way.__name__ for way in ways))
    assert {message.topic for message in chat.posts} == {topic}


async def test_where_nothing_can_be_whispered_one_plays_by_numbers_and_another_in_a_private_chat(
    bots: Bots, people: list[Member]
) -> None:
    anna, bela, _ = people
    bela.user.started = True
    bots.telegram.mishaps.whispers = "refused"
    chat = bots.telegram.group("Friends", *people)
    await bots.start()
    party = Party(bots, chat, anna, bela)

    async def by_what_they_have(member: Member, move: str) -> None:
        ways = [party.by_pad] if member is anna else [party.by_keys, party.by_mail]
        await party.chance.choice(ways)(member, move)

    await party.begin("quixote")
    while await party.play(by_what_they_have):
        continue
    await finished(party, "by_what_they_have")
    assert anna.mail == []
    assert bela.mail


async def test_a_hand_of_cards_can_be_played_to_the_end_by_numbers_too(bots: Bots, people: list[Member]) -> None:
    anna, bela, _ = people
    bots.telegram.mishaps.whispers = "refused"
    chat = bots.telegram.group("Friends", *people)
    await bots.start()
    party = Party(bots, chat, anna, bela)
    await party.begin("alhambra")
    while await party.play(party.by_pad):
        continue
    await finished(party, "by_pad")
    assert not anna.mail + bela.mail, "nobody ever opened the private chat"


async def test_a_game_alone_in_the_private_chat_and_its_record(bots: Bots, people: list[Member]) -> None:
    anna = people[0]
    await bots.start()
    party = Party(bots, anna.home, anna)
    await party.begin("quixote")
    while await party.play(party.by_keys, party.by_mail):
        assert not (await party.live()).silent or (await party.table()).idle, "they are asked to play"
    await finished(party, "by_keys", "by_mail")
    assert anna.mail[-1].silent, "the result asks nothing of anybody"
    await party.say(anna, "/record")
    assert anna.mail[-1].document.endswith(".json")
    form = next(form for name, form in reversed(bots.telegram.world.calls) if name == "sendDocument")
    assert json.loads(form["document"][1])["game"] == "quixote"
