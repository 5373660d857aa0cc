"""Moves laid down ahead on Telegram: whole games in which whoever waits chooses key by key, unseen."""

from __future__ import annotations

import pytest

from rules import GAMES
from rules.record import verify
from tests.bot.telegram.conftest import Bots
from tests.bot.telegram.party import A_THOUGHT, Party
from tests.standins.telegram import Member, Message

OFF = "/ahead off"


class Planners(Party):
    """Members who plan while they wait."""

    laid = 0

    async def plans(self, member: Member, *, by_mail: bool) -> None:
        """From a whisper or the private chat on, key by key, until something is laid down."""
        self.bots.clock.now += 60.0
        await self.bots.settled()  # what was only shown quietly meanwhile is said aloud
        posts = [(post.id, post.text, post.faces) for post in self.chat.posts]
        if by_mail:
            await member.say(member.home, "/ahead")
        else:
            await member.whisper(self.chat, "/ahead", self.topic)
        await self.bots.settled()
        for _ in range(12):
            at = member.mail[-1] if by_mail else member.whispered[-1]
            ways = wishes(at)
            if not ways or OFF in ways:
                break
            await self.press(member, at, self.chance.choice(list(ways.values())))
        self.laid += OFF in wishes(member.mail[-1] if by_mail else member.whispered[-1])
        assert [(post.id, post.text, post.faces) for post in self.chat.posts] == posts

    async def goes_on(self) -> int:
        """Somebody who is called plays; how many moves came of it."""
        table = await self.table()
        self.bots.clock.now += A_THOUGHT
        member, move = await self.turn()
        await self.by_typing(member, move)
        after = await self.table()
        assert after.entries > table.entries
        return after.entries - table.entries


def wishes(message: Message) -> dict[str, str]:
    """The keys that lay something down, by what they ask for."""
    found = {}
    for button in (button for row in message.keys for button in row):
        text = button.get("callback_data", "").split(":", 2)[-1]
        if text.startswith("/ahead"):
            found[text] = str(button["text"])
    return found


QUICK = "marrakech"


@pytest.mark.parametrize(
    "game", [pytest.param(name, marks=() if name == QUICK else pytest.mark.long) for name in GAMES]
)
async def test_a_whole_game_with_moves_laid_down_key_by_key(game: str, bots: Bots) -> None:
    members = [bots.telegram.member(name) for name in ("Anna", "Béla", "Csaba")]
    chat = bots.telegram.group("Friends", *members)
    members[1].user.started = True
    await bots.start()
    party = Planners(bots, chat, *members, seed=3)
    await party.begin(game)
    turns = ahead = 0
    while not (await party.table()).idle:
        turns += 1
        acting = await party.acting()
        waiting = [member for member in members if member not in acting]
        if turns % 3 == 0 and waiting:
            planner = party.chance.choice(waiting)
            await party.plans(planner, by_mail=planner is members[1] and turns % 2 == 0)
        ahead += await party.goes_on() - 1
    assert party.laid > 3
    assert ahead > 0, "some of them were played"
    assert bots.telegram.world.violations == []
    verify((await bots.store.records(party.channel))[0], GAMES)
