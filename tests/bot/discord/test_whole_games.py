"""Whole games of every ruleset, played by scripted members through all that Discord offers, with restarts between."""

from __future__ import annotations

import pytest

from bot.store.store import Store
from rules import GAMES
from rules.record import read, verify
from tests.bot.conftest import Seeds
from tests.bot.discord.conftest import Bots
from tests.bot.discord.party import Party
from tests.standins.discord import StandIn

NAMES = ("Anna", "Béla", "Дмитро", "Eeva")
LOCALES = ("en-US", "hu", "uk", "ru")
RESTART_EVERY = 20
SEED = "s33d-that-nobody-may-know"


@pytest.mark.usefixtures("restarts")
@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_is_played_by_all_that_can_be_pressed_chosen_or_typed(
    game: str, bots: Bots, discord: StandIn, store: Store, seeds: Seeds
) -> None:
    seeds.fixed = SEED
    await bots.start()
    channel = discord.channel()
    seats = max(GAMES[game].seats.start, 2)
    members = [discord.member(NAMES[seat], channel, locale=LOCALES[seat]) for seat in range(seats)]
    watcher = discord.member("Watcher", channel)
    party = Party(discord, store, channel, *members)
    await party.begin(game)
    moves = 0
    while await party.play():
        moves += 1
        if moves % RESTART_EVERY == 0:
            await bots.restart()
    last = await party.live()

    assert discord.violations == [], "every limit is kept, and nothing is refused"
    assert len(set(party.ways)) == 3, "posts, hands and typing were all used"
    posts = discord.world.posts(channel)
    assert [post.number for post in posts] == sorted({post.number for post in posts}), "nothing is posted twice"
    assert [post for post in posts if post.buttons] == posts[-1:], (
        "what is over cannot be pressed, but for another game"
    )
    assert [button.split(":")[-1] for button in last.buttons] == ["/again", "/record"]
    assert all(post.alts and all(post.alts) for post in posts if post.files), "every picture is told in words"
    assert all(post.files for post in posts), "and every post of a game has one"
    called = {person for post in posts for person in post.called}
    assert called == {member.id for member in members}, "those who are to move are called, and nobody else"
    assert SEED in last.text
    for member in (*members, watcher):
        before = [sight for sight in member.sights if sight.message != last.id]
        assert not any(SEED in sight.words for sight in before), "the seed is a secret to the end"

    record = await watcher.command(channel, "record")
    assert record.answer is not None
    ((_, data),) = record.answer.files.items()
    assert len(verify(read(data), GAMES)) == moves
