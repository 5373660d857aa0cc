"""Whole games on Discord, each move by presses, counted: one message a turn, nobody called in vain, no dead button."""

from __future__ import annotations

import asyncio
import re
import shutil
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest

from bot.delivery.pictures import Pictures
from bot.domain.table import Table
from bot.service.tables import Tables
from bot.store.store import Store
from tests.bot.conftest import Seeds, Time
from tests.bot.discord.conftest import Bots
from tests.bot.discord.party import Party
from tests.bot.manners import Count, kept
from tests.standins.discord import StandIn
from tests.standins.discord.interactions import Interaction
from tests.standins.discord.members import Member
from tests.standins.discord.world import Message

ROOT = Path(__file__).parents[3]
BUILD, EXAMPLE = ROOT / "build", ROOT / "docs" / "example-game.md"
GAMES = ("marrakech", "alhambra", "quixote")
A_WHILE = 40 * 60.0  # seconds between moves of the example
MORE = "More choices"
A_LOOK = 0.01  # seconds between looks at what nobody announces
SEED = "an-evening-among-friends"


async def press_towards(member: Member, at: Message, move: str) -> Interaction:
    """One press or choice that leads to the move."""
    choices = {**{name: name.split(":", 4)[-1] for name in at.buttons}, **{value: value for value in at.options}}
    for name, text in choices.items():
        if text != "/play" and f"/play {move} ".startswith(f"{text} "):
            return await (member.press(at, name) if name in at.buttons else member.choose(at, name))
    face = MORE if MORE in at.buttons.values() else next(name for name, text in choices.items() if text == "/play")
    return await member.press(at, face)


class Evening:
    """A game in which everything is counted."""

    def __init__(self, party: Party, game: str, seed: int = 1) -> None:
        self.party, self.chance, self.count = party, Random(seed), Count("Discord", game)
        self.seen = {post.id for post in self._posts()}

    def _posts(self) -> list[Message]:
        return self.party.discord.world.posts(self.party.channel)

    async def play(self) -> bool:
        """A move of somebody who is called, pressed word for word."""
        before = await self.party.table()
        if before.idle:
            return False
        live = await self.party.live()
        self.look(before)
        member = self.party.called(live)[0]
        seat = before.seat_of(f"discord:{member.id}")
        assert seat is not None
        move = str(self.chance.choice(before.rules.legal(before.state, seat)))
        at: Message | None = live
        while at is not None:
            pressed = await press_towards(member, at, move)
            self.count.presses += 1
            while (at := pressed.answer) is None and (await self.party.table()).entries == before.entries:  # noqa: ASYNC110
                await asyncio.sleep(A_LOOK)
            if (await self.party.table()).entries > before.entries:
                break
        after = await self.party.table()
        self.count.moved(before, after)
        await self.party.live()
        self.look(after)
        return True

    def look(self, table: Table) -> None:
        """What is new in the channel, and what of it can be pressed though it is over."""
        posts = self._posts()
        for post in posts:
            if post.id not in self.seen:
                self.seen.add(post.id)
                self.count.posted(table, {f"discord:{number}" for number in post.called})
        self.count.dead += sum(len(post.buttons) for post in posts if post.number != table.live)


async def evening(bots: Bots, game: str, seeds: Seeds) -> Evening:
    seeds.fixed = SEED
    await bots.start()
    return Evening(await bots.party(game, "Anna", "Béla"), game)


@pytest.mark.parametrize("game", GAMES)
async def test_the_first_moves_leave_one_message_a_turn_and_no_dead_button(
    game: str, bots: Bots, discord: StandIn, seeds: Seeds
) -> None:
    played = await evening(bots, game, seeds)
    for _ in range(6):
        assert await played.play()
    assert (played.count.in_vain, played.count.dead) == (0, 0)
    assert played.count.messages <= played.count.turns
    assert discord.violations == []


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_has_the_manners_that_the_document_says(
    game: str, bots: Bots, discord: StandIn, seeds: Seeds
) -> None:
    played = await evening(bots, game, seeds)
    while await played.play():
        pass
    print(played.count.row)
    assert (played.count.in_vain, played.count.dead) == (0, 0)
    assert played.count.row == kept(played.count)
    assert discord.violations == []


# An evening as an onlooker sees it


def as_text(post: Message, names: dict[int, str], picture: str) -> str:
    """A message as it stays in the chat: its words, its picture, whom it called."""
    text = re.sub(r"<@(\d+)>", lambda found: f"**@{names[int(found[1])]}**", post.text)
    text = re.sub(r"<t:(\d+):f>", lambda found: moment(int(found[1])), text)
    text = re.sub(r"</([a-z]+):\d+>", r"`/\1`", text)
    shown = [*(f"{line}  " for line in text.split("\n")), *([f"\n![{post.alts[0]}]({picture})"] if picture else [])]
    buttons = " ".join(f"`[{label}]`" for label in post.buttons.values())
    return "\n".join([*shown, *([f"\n{buttons}"] if buttons else [])])


def moment(at: int) -> str:
    return f"{datetime.fromtimestamp(at, UTC):%A %H:%M}"


async def example(party: Party, folder: Path, next_moment: Callable[[], Awaitable[bool]]) -> str:
    """Plays to the end, and gives all that an onlooker finds in the channel then."""
    while await next_moment():
        pass
    names = {member.id: member.name for member in party.members}
    told = []
    for number, post in enumerate(party.discord.world.posts(party.channel), 1):
        picture = ""
        if post.files:
            picture = f"example-game/{number:02}.png"
            folder.joinpath(f"{number:02}.png").write_bytes(next(iter(post.files.values())))
        told.append(f"### {number}\n\n{as_text(post, names, picture)}")
    return "\n\n".join(told)


@pytest.fixture
def folder() -> Path:
    """An empty one for the pictures."""
    made = BUILD / "example-game"
    shutil.rmtree(made, ignore_errors=True)
    made.mkdir(parents=True)
    return made


@pytest.mark.long
async def test_the_example_in_the_documents_is_what_an_onlooker_reads(
    store: Store, pictures: Pictures, discord: StandIn, folder: Path
) -> None:
    clock, seeds = Time(1_800_000_000.0), Seeds()
    bots = Bots(store, Tables(store, clock, seeds), pictures, discord)
    bots.clock = clock
    try:
        played = await evening(bots, "quixote", seeds)

        async def on() -> bool:
            clock.now += A_WHILE
            return await played.play()

        told = await example(played.party, folder, on)
    finally:
        await bots.stop()
    head = EXAMPLE.read_text("utf-8").partition("### 1\n")[0] if EXAMPLE.exists() else ""
    (BUILD / "example-game.md").write_text(f"{head}{told}\n", "utf-8")
    assert EXAMPLE.read_text("utf-8") == f"{head}{told}\n", "make example writes it anew"
