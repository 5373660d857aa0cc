"""Moves laid down ahead on Discord: whole games in which whoever waits presses their way to a wish, unseen."""

from __future__ import annotations

import pytest

from bot.store.store import Store
from rules import GAMES
from rules.record import verify
from tests.bot.discord.conftest import Bots
from tests.bot.discord.party import Party
from tests.standins.discord import Member, Message, StandIn

HAND, OFF = "zoco::::/hand", "/ahead off"


class Planners(Party):
    """Members who plan while they wait."""

    laid = 0

    async def plans(self, member: Member) -> None:
        """From the hand on, by buttons and menus, until something is laid down; the others are shown nothing by it."""
        shown = [(post.id, post.text, post.buttons) for post in self.discord.world.posts(self.channel)]
        others = [len(other.sights) for other in self.members if other is not member]
        pressed = await member.press(await self.live(), HAND)
        at: Message | None = pressed.answer
        while at is not None and (ways := wishes(at)) and not any(way.endswith(OFF) for way in ways):
            pick = self.chance.choice(ways)
            pressed = await (member.press(at, pick) if pick in at.buttons else member.choose(at, pick))
            at = pressed.answer
        assert [(post.id, post.text, post.buttons) for post in self.discord.world.posts(self.channel)] == shown
        assert [len(other.sights) for other in self.members if other is not member] == others
        self.laid += at is not None and any(way.endswith(OFF) for way in wishes(at))

    async def goes_on(self) -> int:
        """Somebody who is called plays; how many moves came of it."""
        table = await self.table()
        post = await self.live()
        await self._by_post(self.chance.choice(self.called(post)), post)
        after = await self.table()
        assert after.entries > table.entries
        return after.entries - table.entries


def wishes(message: Message) -> list[str]:
    """The ids of buttons and the values of options that lay something down."""
    return [one for one in (*message.buttons, *message.options) if one.split(":")[-1].startswith("/ahead")]


QUICK = "quixote"


@pytest.mark.parametrize(
    "game", [pytest.param(name, marks=() if name == QUICK else pytest.mark.long) for name in GAMES]
)
async def test_a_whole_game_with_moves_laid_down_by_buttons_and_menus(
    game: str, bots: Bots, discord: StandIn, store: Store
) -> None:
    await bots.start()
    channel = discord.channel()
    members = [discord.member(name, channel) for name in ("Anna", "Béla", "Csaba")]
    party = Planners(discord, store, channel, *members, seed=3)
    await party.begin(game)
    turns = ahead = 0
    while not (await party.table()).idle:
        turns += 1
        called = party.called(await party.live())
        waiting = [member for member in members if member not in called]
        if turns % 3 == 0 and waiting and not (await party.table()).idle:
            await party.plans(party.chance.choice(waiting))
        ahead += await party.goes_on() - 1
        if turns % 40 == 0:
            await bots.restart()
    assert party.laid > 3
    assert ahead > 0, "some of them were played"
    assert discord.violations == []
    verify((await store.records(party.name))[0], GAMES)
