"""Whole games on Telegram, each move by keys, counted: at most a message a turn, nobody called in vain, no dead key."""

from __future__ import annotations

import pytest

from bot.domain.table import Table
from tests.bot.conftest import Seeds
from tests.bot.manners import Count, kept
from tests.bot.telegram.conftest import Bots
from tests.bot.telegram.party import Party
from tests.standins.telegram import Member
from tests.standins.telegram.world import Message, Press

GAMES = ("marrakech", "alhambra", "quixote")


class Evening(Party):
    """A game in which everything is counted."""

    count: Count
    seen: set[int]

    async def press(self, member: Member, message: Message, face: str) -> Press:
        self.count.presses += 1
        return await super().press(member, message, face)

    async def sit_down(self, game: str) -> None:
        """The game has begun, and nothing is counted yet."""
        self.count = Count("Telegram", game)
        await self.begin(game)
        self.count.presses, self.seen = 0, {message.id for message in self.chat.posts}

    async def move(self) -> bool:
        """A move of somebody who owes one."""
        before = await self.table()
        if not await self.play(self.by_keys):
            return False
        await self.bots.settled()
        after = await self.table()
        self.count.moved(before, after)
        await self.look(after)
        return True

    async def look(self, table: Table) -> None:
        """What is new in the chat, and what of it has keys though it is over."""
        live = (await self.live()).id
        for message in self.chat.posts:
            if message.id not in self.seen:
                self.seen.add(message.id)
                self.count.posted(table, {f"telegram:{number}" for number in message.mentions})
        self.count.dead += sum(len(message.faces) for message in self.chat.posts if message.id != live)


async def evening(bots: Bots, game: str) -> Evening:
    seeds = Seeds()
    seeds.fixed = "an-evening-among-friends"
    bots.tables.entropy = seeds
    people = [bots.telegram.member(name) for name in ("Anna", "Béla")]
    await bots.start()
    party = Evening(bots, bots.telegram.group("Friends", *people), *people)
    await party.sit_down(game)
    return party


@pytest.mark.parametrize("game", GAMES)
async def test_the_first_moves_leave_no_more_than_a_message_a_turn_and_no_dead_key(game: str, bots: Bots) -> None:
    played = await evening(bots, game)
    for _ in range(6):
        assert await played.move()
    assert (played.count.in_vain, played.count.dead) == (0, 0)
    assert played.count.messages <= played.count.turns
    assert bots.telegram.world.violations == []


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_has_the_manners_that_the_document_says(game: str, bots: Bots) -> None:
    played = await evening(bots, game)
    while await played.move():
        pass
    print(played.count.row)
    assert (played.count.in_vain, played.count.dead) == (0, 0)
    assert played.count.row == kept(played.count)
    assert bots.telegram.world.violations == []
