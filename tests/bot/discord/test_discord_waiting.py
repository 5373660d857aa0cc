"""While somebody is awaited, on Discord: reminders and their buttons, holidays, time that runs out, settings."""

from __future__ import annotations

import re

import pytest

from bot.domain.turn_time import DAY, HOUR
from bot.service.tables import Tables
from bot.store.store import Store
from tests.bot.conftest import Seeds, Time
from tests.bot.discord.conftest import Bots
from tests.bot.discord.party import Party, said
from tests.bot.passing import Passing
from tests.standins.discord import Member, Message, StandIn
from tests.standins.discord.interactions import Interaction

TURN = 6 * HOUR
REMINDER = ["Play now", "Not this turn", "Less often", "I’m away"]


@pytest.fixture
def tables(store: Store, seeds: Seeds, clock: Time) -> Tables:
    return Tables(store, clock, seeds)


class Evening:
    """A game at six hours a turn: who is awaited, the other, and time that passes."""

    def __init__(self, bots: Bots, tables: Tables, clock: Time) -> None:
        self.bots, self.world, self.clock = bots, bots.discord.world, clock
        self.passing = Passing(tables, clock, "discord")

    async def begin(self, game: str = "marrakech") -> tuple[Member, Member]:
        self.bots.clock = self.clock
        await self.bots.start()
        self.party: Party = await self.bots.party(game, "Anna", "Béla")
        await self.party.members[0].command(self.party.channel, "settings", "pace 6h")
        await self.passing.said()
        return await self.awaited()

    async def awaited(self) -> tuple[Member, Member]:
        """By the latest board."""
        mover = self.party.called([post for post in self.posts() if post.files][-1])[0]
        (other,) = [one for one in self.party.members if one is not mover]
        return mover, other

    async def play_turn(self, mover: Member) -> None:
        before = await self.party.table()
        seat = before.names.index(mover.name)
        while (table := await self.party.table()).rules.turn(table.state) == before.rules.turn(before.state):
            await mover.command(self.party.channel, "play", str(table.rules.legal(table.state, seat)[0]))
        await self.passing.said()

    def posts(self) -> list[Message]:
        return self.world.posts(self.party.channel)

    def reminders(self, place: list[Message] | None = None) -> list[Message]:
        posts = self.posts() if place is None else place
        return [post for post in posts if post.text.startswith("A reminder")]

    def letters(self, member: Member) -> list[Message]:
        return self.world.posts(self.world.direct(member.id))

    async def news(self) -> Message:
        """The latest post, once everything is posted."""
        await self.passing.said()
        return self.posts()[-1]


@pytest.fixture
def evening(bots: Bots, tables: Tables, clock: Time) -> Evening:
    return Evening(bots, tables, clock)


def faces(message: Message) -> list[str]:
    return list(message.buttons.values())


async def follow(member: Member, asked: Interaction, *ways: str) -> Message:
    """Presses or chooses from one answer after another; the last answer."""
    for way in ways:
        assert asked.answer is not None
        values = {label: value for value, label in asked.answer.options.items()}
        asked = await (member.choose(asked.answer, values[way]) if way in values else member.press(asked.answer, way))
    assert asked.answer is not None
    return asked.answer


async def test_a_reminder_comes_is_muted_for_this_turn_and_the_next_turn_has_its_own(
    evening: Evening, discord: StandIn
) -> None:
    mover, other = await evening.begin()
    end = round(evening.clock.now + TURN)
    await evening.passing.time(TURN / 2 - 60)
    assert evening.reminders() == []
    await evening.passing.time(120)
    (reminder,) = evening.reminders()
    assert reminder.text == (
        f"A reminder: Marrakech is waiting for your move, until <t:{end}:f>.\n<@{mover.id}>, it’s your turn."
    )
    assert reminder.called == (mover.id,)
    assert faces(reminder) == REMINDER
    assert said(await mover.press(reminder, "/mute")) == "No more reminders for this turn."
    await evening.passing.time(TURN / 2)
    assert evening.reminders() == [reminder]
    await evening.play_turn(mover)
    await evening.news()
    assert faces(reminder) == [], "what is past cannot be pressed"
    await evening.passing.time(TURN / 2 + 60)
    assert [post.called for post in evening.reminders()] == [(mover.id,), (other.id,)]
    await evening.play_turn(other)
    await evening.passing.time(TURN / 2 + 60)
    assert [post.called for post in evening.reminders()][2:] == [(mover.id,)], "muted was that turn only"
    assert discord.violations == []


async def test_who_is_away_is_seen_to_be_and_comes_back_to_the_time_they_had(
    evening: Evening, discord: StandIn
) -> None:
    mover, _ = await evening.begin()
    await evening.passing.time(TURN / 2 + 60)
    (reminder,) = evening.reminders()
    now = round(evening.clock.now)
    away = await follow(mover, await mover.press(reminder, "/away"), "3 days")
    assert f"You are away from <t:{now}:f> to <t:{now + round(3 * DAY)}:f>" in away.text
    news = await evening.news()
    assert news.text.startswith(f"{mover.name} is away from <t:{now}:f> to <t:{now + round(3 * DAY)}:f>")
    await evening.passing.time(DAY)
    assert evening.posts()[-1] is news, "neither a reminder nor an alarm"
    assert said(await mover.press(away, "/away back")) == "Welcome back! Your clocks run again."
    assert (await evening.news()).text == f"{mover.name} is back."
    await evening.passing.time(0.3 * TURN)
    (_, second) = evening.reminders()
    assert f"<t:{now + round(DAY + TURN / 2 - 60)}:f>" in second.text, "the day away is not counted"
    assert discord.violations == []


async def test_when_time_is_up_the_other_hands_the_seat_to_a_robot_and_its_owner_takes_it_back(
    evening: Evening, discord: StandIn
) -> None:
    mover, other = await evening.begin()
    await evening.passing.time(4 * TURN + 60)  # a turn, and a reserve of three
    question = evening.posts()[-1]
    assert question.text == f"{mover.name} has no time left.\n<@{other.id}>, how should it go on?"
    assert faces(question) == [
        "Keep waiting", "Robot plays once", "Robot takes the seat", "Someone else", "End the game",
    ]  # fmt: skip
    assert said(await mover.press(question, "/wait 2")) == "Everyone is waiting for you."
    await other.press(question, "/handover 2")
    handed = await evening.news()
    assert handed.text.startswith(f"A robot takes over from {mover.name}.")
    assert handed.called == (mover.id,)
    await evening.passing.time(10)
    played = evening.posts()[-1]
    assert f"{mover.name}: Assam" in played.text
    assert played.called == (other.id,)
    assert said(await other.press(handed, "/replace")) == "Whose seat? Anna and Béla.", "not theirs"
    await mover.press(handed, "/replace")
    back = await evening.news()
    assert faces(question) == faces(handed) == [], "nobody is late, and the seat is taken"
    assert back.text.startswith(f"{mover.name} is back and takes the seat again.")
    await evening.play_turn(other)
    assert await evening.awaited() == (mover, other)
    await evening.play_turn(mover)
    assert discord.violations == []


async def test_who_wants_it_so_is_reminded_alone_and_plays_from_there(evening: Evening, discord: StandIn) -> None:
    mover, _ = await evening.begin()
    asked = await mover.command(evening.party.channel, "settings")
    chosen = await follow(mover, asked, "My own settings", "Where to remind me", "Remind me directly")
    assert chosen.text == "Reminders come as direct messages."
    end = round(evening.clock.now + TURN)
    await evening.passing.time(TURN / 2 + 60)
    assert evening.reminders() == []
    (letter,) = evening.letters(mover)
    there = f"<#{evening.party.channel.id}>"
    assert letter.text == f"A reminder: Marrakech is waiting for your move, until <t:{end}:f>. {there}"
    assert faces(letter) == REMINDER
    assert said(await mover.press(letter, "/mute")) == "No more reminders for this turn."
    play = await mover.press(letter, "/play")
    assert play.answer is not None
    entries = (await evening.party.table()).entries
    assert play.answer.files, "the board, too"
    walked = await follow(mover, play, faces(play.answer)[0])
    assert (await evening.party.table()).entries == entries + 1
    end_of_rug = await mover.press(walked, faces(walked)[0])
    await follow(mover, end_of_rug, faces(end_of_rug.answers[0])[0])
    assert (await evening.party.table()).entries == entries + 2, "and so on"
    await evening.passing.time(TURN / 2)
    assert evening.letters(mover) == [letter], "muted at that very table"
    assert discord.violations == []


async def test_a_menu_in_a_letter_is_of_the_table_the_letter_is_about(evening: Evening, discord: StandIn) -> None:
    mover, _ = await evening.begin("quixote")
    await mover.command(evening.party.channel, "settings", "where direct")
    await evening.passing.time(TURN / 2 + 60)
    (letter,) = evening.letters(mover)
    play = await mover.press(letter, "/play")
    assert play.answer is not None
    assert play.answer.options, "so many fields make a menu"
    field = await follow(mover, play, next(iter(play.answer.options.values())))
    await mover.press(field, faces(field)[0])
    assert (await evening.party.table()).entries == 1
    assert discord.violations == []


async def test_who_takes_no_direct_messages_is_reminded_in_the_channel_and_told_why(
    evening: Evening, discord: StandIn
) -> None:
    mover, _ = await evening.begin()
    discord.world.closed.add(mover.id)
    discord.rest.tolerated.add(50007)
    await mover.command(evening.party.channel, "settings", "where direct")
    await evening.passing.time(TURN / 2 + 60)
    (reminder,) = evening.reminders()
    assert reminder.called == (mover.id,)
    assert "I could not write to you privately." in reminder.text
    await evening.passing.time(0.3 * TURN)
    assert len(evening.reminders()) == 2, "and from now on there"
    assert discord.violations == []


async def test_a_morning_s_digest_is_in_the_language_of_ones_tables(evening: Evening, discord: StandIn) -> None:
    await evening.begin()
    host = evening.party.members[0]
    for words in ("language hu", "digest 8"):
        await host.command(evening.party.channel, "settings", words)
    await evening.passing.time(DAY)
    (letter,) = evening.letters(host)
    assert "óta" in letter.text, letter.text
    assert discord.violations == []


@pytest.mark.parametrize("locale", ["en-GB", "ru", "uk", "hu"])
async def test_every_setting_of_ones_own_is_chosen_by_presses_and_put_back_by_one(
    locale: str, bots: Bots, discord: StandIn
) -> None:
    await bots.start()
    anna = discord.member("Anna", locale=locale)
    direct = discord.world.direct(anna.id)
    before = said(await anna.command(direct, "settings"))
    assert not re.search(r"habit-|button-", before)
    for setting in (await anna.command(direct, "settings")).answers[0].options:
        asked = await anna.choose((await anna.command(direct, "settings")).answers[0], setting)
        assert asked.answer is not None
        told = asked.answer.text
        assert told in before, "what it is now"
        offers = [*asked.answer.buttons.values(), *asked.answer.options.values()]
        changed = await follow(anna, asked, offers[0])
        assert changed.text != told
        assert said(await anna.command(direct, "settings")) != before
        assert said(await anna.press(changed, next(iter(changed.buttons)))) == told
        assert said(await anna.command(direct, "settings")) == before
    assert discord.violations == []
