"""People who play a whole game in a channel by whatever Discord offers: buttons, menus, commands, completion."""

from __future__ import annotations

import time
from random import Random

import msgspec

from bot.adapters.base.harmless import named
from bot.adapters.discord.wording import plain
from bot.domain.messages import Post
from bot.domain.table import Table
from bot.store.keys import key, partition, shared_key
from bot.store.store import Store
from tests.standins.discord import Channel, Member, Message, StandIn
from tests.standins.discord.interactions import Interaction

BOLD = ("buy ", "place ", "take ")  # words that do not put things off


class Party:
    """Members at the table of a channel."""

    def __init__(self, discord: StandIn, store: Store, channel: Channel, *members: Member, seed: int = 1) -> None:
        self.discord, self.store, self.channel, self.members = discord, store, channel, members
        self.chance = Random(seed)
        self.ways: list[str] = []

    @property
    def name(self) -> str:
        """The channel, as tables know it."""
        return f"discord:{self.channel.id}"

    async def table(self) -> Table:
        table = await self.store.table(self.name)
        assert table is not None
        return table

    async def begin(self, game: str) -> None:
        """The first opens a table, the others press Join, and it begins."""
        host, *guests = self.members
        await host.command(self.channel, "new", game)
        for guest in guests:
            lobby = await self.live()
            await guest.press(lobby, "/join")
            await self.discord.world.until(lambda: plain(named(guest.name)) in lobby.text, "a guest")  # noqa: B023
        lobby = await self.live()
        await host.press(lobby, "/start")
        await self.discord.world.until(lambda: self.discord.world.posts(self.channel)[-1] is not lobby, "the game")
        assert (await self.table()).phase == "playing"

    async def live(self) -> Message:
        """The post the table shows now, as soon as Discord shows it so, and the one before has lost its buttons."""
        table = await self.table()
        return await self.discord.world.until(lambda: self._shown(table), f"post {table.live}")

    def _shown(self, table: Table) -> Message | None:
        everything = self.discord.world.posts(self.channel)
        posts = [post for post in everything if post.number == table.live]
        if not posts or any(post.buttons for post in everything if post not in posts):
            return None
        return posts[-1] if table.idle or self._current(posts[-1], table) else None

    def _current(self, post: Message, table: Table) -> bool:
        """Whether a post is of this moment: made for it, and calling whoever is to move."""
        if table.phase == "lobby":
            return all(name in post.alts[0] for name in table.names)
        acting = {table.chairs[seat].person for seat in table.rules.to_act(table.state)}
        return f":{table.stamp}:" in "".join(post.buttons) and acting == {
            f"discord:{member.id}" for member in self.called(post)
        }

    def called(self, post: Message) -> list[Member]:
        """Whom a post mentions."""
        return [member for member in self.members if f"<@{member.id}>" in post.text]

    async def play(self) -> bool:
        """One of those who are called makes a move; whether there was one to make."""
        table = await self.table()
        if table.idle:
            return False
        post = await self.live()
        called = self.called(post)
        member = self.chance.choice(called)
        way = self.chance.choice((self._by_post, self._by_post, self._by_hand, self._by_typing))
        self.ways.append(way.__name__)
        await way(member, post)
        after = await self.table()
        assert after.entries == table.entries + 1, f"{member.name} could not play: {member.private[-1].text}"
        return True

    async def _by_post(self, member: Member, post: Message) -> None:
        await self._choose(member, post)

    async def _by_hand(self, member: Member, post: Message) -> None:
        hand = await member.press(post, "zoco::::/hand")
        assert hand.answer is not None
        await self._choose(member, hand.answer)

    async def _by_typing(self, member: Member, post: Message) -> None:
        typed = ""
        while True:
            offered = await member.complete(self.channel, "play", typed)
            assert offered, f"nothing fits {typed!r}"
            value = self._picked([one["value"] for one in offered])
            choice = next(one for one in offered if one["value"] == value)
            if "…" not in choice["name"]:
                break
            typed = choice["value"] + " "
        answered = await member.command(self.channel, "play", choice["value"])
        if answered.answer is not None and choices(answered.answer):
            await self._choose(member, answered.answer)

    def _picked(self, offered: list[str]) -> str:
        """Mostly what brings the game on, now and then anything."""
        bold = [one for one in offered if any(word in f"{one} " for word in BOLD)]
        return self.chance.choice(bold if bold and self.chance.random() < 0.9 else offered)

    async def _choose(self, member: Member, message: Message) -> None:
        """Presses or chooses, from this message and from those it leads to, until a move is made."""
        at: Message | None = message
        while at is not None and (offered := choices(at)):
            pick = self._picked(offered)
            pressed = await (member.press(at, pick) if pick in at.buttons else member.choose(at, pick))
            at = pressed.answer


async def post_to(store: Store, channel: str, post: Post) -> None:
    """Puts a post on its way, as a commit does."""
    await store.client.rpush(key(channel, "queue"), f"test {post.id}|".encode() + msgspec.msgpack.encode(post))
    platform = channel.partition(":")[0]
    await store.client.zadd(shared_key(partition(channel), f"outbox:{platform}"), {channel: time.time()})
    await store.client.publish("zoco:bell", f"outbox {platform} {channel}")


def choices(message: Message) -> list[str]:
    """The ids of buttons and the values of options that play."""
    return [one for one in (*message.buttons, *message.options) if one.split(":")[-1].startswith("/play")]


def said(interaction: Interaction) -> str:
    """All that an interaction was answered with."""
    return "\n".join(message.text for message in interaction.answers)
