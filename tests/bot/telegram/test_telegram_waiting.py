"""While somebody is awaited, on Telegram: reminders and their keys, holidays, time that runs out, settings."""

from __future__ import annotations

import pytest

from bot.domain.turn_time import DAY, HOUR
from bot.language.languages import LANGUAGES
from bot.language.words import say
from bot.service.tables import Tables
from tests.bot.passing import Passing
from tests.bot.telegram.conftest import Bots
from tests.bot.telegram.party import Party
from tests.standins.telegram import Member, Message

TURN = 6 * HOUR
REMINDER = ["Play now", "Not this turn", "Less often", "I’m away"]


class Evening:
    """A game at six hours a turn in a group: who is awaited, the other, and time that passes."""

    def __init__(self, bots: Bots, tables: Tables) -> None:
        self.bots, self.clock = bots, bots.clock
        self.passing = Passing(tables, bots.clock, "telegram")

    async def begin(self, game: str = "marrakech") -> tuple[Member, Member]:
        anna, bela = (self.bots.telegram.member(name) for name in ("Anna", "Béla"))
        await self.bots.start()
        self.party = Party(self.bots, self.bots.telegram.group("Friends", anna, bela), anna, bela)
        await self.party.begin(game)
        await self.party.say(anna, "/settings pace 6h")
        return await self.awaited()

    async def awaited(self) -> tuple[Member, Member]:
        mover = (await self.party.acting())[0]
        (other,) = [one for one in self.party.members if one is not mover]
        return mover, other

    async def play_turn(self, mover: Member) -> None:
        before = await self.party.table()
        while (table := await self.party.table()).rules.turn(table.state) == before.rules.turn(before.state):
            await self.party.by_typing(mover, (await self.party.moves(mover))[0])

    async def time(self, seconds: float) -> None:
        await self.passing.time(seconds)
        await self.bots.settled()

    async def ends(self) -> str:
        """The end of the turn, as the board tells it."""
        return (await self.party.live()).text.rpartition("until ")[2].partition(" UTC")[0] + " UTC"

    def reminders(self) -> list[Message]:
        return [post for post in self.party.chat.posts if post.text.startswith("A reminder")]

    def clean(self) -> None:
        assert self.bots.telegram.world.violations == []


@pytest.fixture
def evening(bots: Bots, tables: Tables) -> Evening:
    return Evening(bots, tables)


async def test_a_reminder_comes_is_muted_for_this_turn_and_the_next_turn_has_its_own(evening: Evening) -> None:
    mover, other = await evening.begin()
    await evening.time(TURN / 2 - 120)
    assert evening.reminders() == []
    await evening.time(240)
    (reminder,) = evening.reminders()
    assert reminder.text == (
        f"A reminder: Marrakech is waiting for your move, until {await evening.ends()}.\n"
        f"{mover.user.name}, it’s your turn."
    )
    assert reminder.mentions == [mover.user.id]
    assert reminder.faces == REMINDER
    await evening.party.press(mover, reminder, "Not this turn")
    assert mover.whispered[-1].text == "No more reminders for this turn."
    assert reminder.faces == REMINDER, "what they chose is nobody else's matter"
    await evening.time(TURN / 2)
    assert evening.reminders() == [reminder]
    await evening.play_turn(mover)
    for one in (other, mover):
        await evening.time(TURN / 2 + 120)
        assert evening.reminders()[-1].mentions == [one.user.id], "muted was that turn only"
        if one is other:
            await evening.play_turn(other)
    assert [post.mentions for post in evening.reminders()] == [[], [], [mover.user.id]], "what is past calls nobody"
    evening.clean()


async def test_who_is_away_is_seen_to_be_and_comes_back_to_the_time_they_had(evening: Evening) -> None:
    mover, _ = await evening.begin()
    name = mover.user.name
    await evening.time(TURN / 2 + 120)
    (reminder,) = evening.reminders()
    await evening.party.press(mover, reminder, "I’m away")
    await evening.party.press(mover, mover.whispered[-1], "3 days")
    noted, news = mover.whispered[-1], evening.party.chat.last
    assert noted.text.startswith("You are away from Fri 15 Jan, 11:")
    assert news.text.startswith(f"{name} is away from Fri 15 Jan, 11:")
    assert "UTC to Mon 18 Jan, 11:" in news.text
    await evening.time(DAY)
    assert evening.party.chat.last is news, "neither a reminder nor an alarm"
    back = await evening.party.press(mover, noted, "Undo")
    assert back.text == "Welcome back! Your clocks run again."
    assert evening.party.chat.last.text == f"{name} is back."
    await evening.time(0.35 * TURN)
    (_, second) = evening.reminders()
    assert "until Sat 16 Jan, 14:" in second.text, "the day away is not counted"
    evening.clean()


async def test_when_time_is_up_the_other_hands_the_seat_to_a_robot_and_its_owner_takes_it_back(
    evening: Evening,
) -> None:
    mover, other = await evening.begin()
    name = mover.user.name
    await evening.time(4 * TURN + 120)  # a turn, and a reserve of three
    question = evening.party.chat.last
    assert question.text == f"{name} has no time left.\n{other.user.name}, how should it go on?"
    assert question.mentions == [other.user.id]
    assert question.faces == [
        "Keep waiting",
        "Robot plays once",
        "Robot takes the seat",
        "Someone else",
        "End the game",
    ]
    refused = await evening.party.press(mover, question, "Keep waiting")
    assert (refused.text, refused.alert) == ("Everyone is waiting for you.", True)
    await evening.party.press(other, question, "Robot takes the seat")
    handed = evening.party.chat.last
    assert handed.text.startswith(f"A robot takes over from {name}.")
    assert handed.mentions == [mover.user.id]
    await evening.time(30)
    played = evening.party.chat.last
    assert f"{name}: Assam" in played.text
    assert played.mentions == [other.user.id]
    await evening.party.press(mover, handed, "Take it back")
    assert evening.party.chat.last.text.startswith(f"{name} is back and takes the seat again.")
    await evening.play_turn(other)
    assert await evening.awaited() == (mover, other)
    await evening.play_turn(mover)
    evening.clean()


async def test_who_wants_it_so_is_reminded_alone_and_plays_from_there(evening: Evening) -> None:
    mover, _ = await evening.begin()
    await mover.start()
    await mover.say(mover.home, "/settings where direct")
    await evening.time(TURN / 2 + 120)
    assert evening.reminders() == []
    letter = mover.mail[-1]
    assert letter.text == f"A reminder: Marrakech is waiting for your move, until {await evening.ends()}."
    board = await evening.party.live()
    assert letter.links == [f"https://t.me/c/{-(10**12) - evening.party.chat.id}/{board.id}"], "it leads to the board"
    assert letter.faces == REMINDER
    await evening.party.press(mover, letter, "Not this turn")
    await evening.party.press(mover, letter, "Undo")
    assert letter.text == "You are reminded of this turn again."
    await evening.time(0.3 * TURN)
    second = mover.mail[-1]
    assert second is not letter
    before = (await evening.party.table()).live
    await evening.party.press(mover, second, "Play now")
    while (await evening.party.table()).live == before:
        await evening.party.press(mover, second, second.faces[0])
    assert second.text == "Done."
    assert evening.reminders() == []
    evening.clean()


async def test_who_never_opened_the_private_chat_is_reminded_in_the_group_and_told_why(evening: Evening) -> None:
    mover, _ = await evening.begin()
    await mover.whisper(evening.party.chat, "/settings where direct")
    await evening.bots.settled()
    assert mover.whispered[-1].text == "Reminders come as direct messages."
    await evening.time(TURN / 2 + 120)
    (reminder,) = evening.reminders()
    assert reminder.mentions == [mover.user.id]
    assert "I could not write to you privately." in reminder.text
    assert reminder.faces == [*REMINDER, "🔒 Open our private chat"]
    assert "?start=" in reminder.button("🔒 Open our private chat")["url"]
    await evening.time(0.3 * TURN)
    assert len(evening.reminders()) == 2, "and from now on there"
    assert mover.mail == []
    evening.clean()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_setting_is_chosen_by_keys_and_put_back_by_one(language: str, bots: Bots) -> None:
    anna = bots.telegram.member("Anna", language)
    await bots.start()
    party = Party(bots, anna.home, anna)
    await party.say(anna, "/settings")
    before, ways = anna.mail[-1].text, anna.mail[-1].faces
    for way in ways:
        await party.say(anna, "/settings")
        sheet = anna.mail[-1]
        await party.press(anna, sheet, way)
        told, offers = sheet.text, sheet.faces
        assert told in before, "what it is now"
        await party.press(anna, sheet, offers[0])
        assert sheet.text != told
        await party.press(anna, sheet, sheet.faces[0])
        assert sheet.text == told
        await party.press(anna, sheet, say(language, "button-own-settings"))
        assert sheet.text == before
    assert bots.telegram.world.violations == []
