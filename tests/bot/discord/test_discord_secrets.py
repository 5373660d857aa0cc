"""Two worlds that differ only in what is secret: on Discord too, nobody else can tell them apart."""

from __future__ import annotations

import re
from collections.abc import Callable

import msgspec
import pytest

from bot.store.keys import key
from bot.store.store import Store, write_table
from rules.contract import Json
from tests.bot.conftest import Seeds
from tests.bot.discord.conftest import Bots
from tests.bot.discord.party import Party
from tests.standins.discord import Member, StandIn

NUMBERS = re.compile(r"\d{12,}|<t:\d+")  # ids and moments, which differ from channel to channel


Seen = set[tuple[str, tuple[bytes, ...]]]


def shown(member: Member, since: int) -> Seen:
    """What somebody has seen since then, but for ids, and for the order in which what is under way arrived."""
    return {(NUMBERS.sub("#", sight.words), sight.pictures) for sight in member.sights[since:]}


def other_money(position: Json) -> Json:
    """Alhambra: the first player's money changed for cards deep in the deck."""
    first, *others = position["players"]
    deck, hand = list(position["deck"]), []
    deep = [index for index, card in enumerate(deck) if not card.startswith("score")]
    for card in first["money"]:
        place = deep.pop()
        hand.append(deck[place])
        deck[place] = card
    return {**position, "deck": deck, "players": [{**first, "money": hand}, *others]}


def other_laying(position: Json) -> Json:
    """Don Quixote: the tile the first player has laid and not shown, the other way round."""
    first, *others = position["players"]
    tile, way = first["laid"]
    return {**position, "players": [{**first, "laid": [tile, "down" if way == "up" else "up"]}, *others]}


async def change(party: Party, store: Store, alter: Callable[[Json], Json]) -> None:
    table = await party.table()
    assert table.position is not None
    altered = msgspec.structs.replace(table, position=alter(table.position))
    assert altered.position != table.position
    await store.client.set(key(party.name, "table"), write_table(altered))


async def ask_everything(party: Party, watcher: Member) -> None:
    """Everyone looks at everything; the first one presses what there is for them."""
    post = await party.live()
    for member in (*party.members, watcher):
        await member.press(post, "/hand")
        for name in ("hand", "board", "play", "undo", "rules", "settings", "games", "help"):
            if not (name == "undo" and member in party.members):
                await member.command(party.channel, name)
        for typed in ("", "t", "b", "buy ", "lay "):
            await member.complete(party.channel, "play", typed)
        await member.complete(party.channel, "preview", "")


@pytest.mark.parametrize(
    ("game", "alter", "moves"), [("alhambra", other_money, 0), ("quixote", other_laying, 1)], ids=("money", "laying")
)
async def test_nobody_sees_what_another_holds(
    game: str,
    alter: Callable[[Json], Json],
    moves: int,
    bots: Bots,
    discord: StandIn,
    store: Store,
    seeds: Seeds,
) -> None:
    seeds.fixed = "the same seed"
    await bots.start()
    watcher = discord.member("Watcher")
    anna, bela = discord.member("Anna"), discord.member("Béla")
    seen: list[dict[str, Seen]] = []
    for changed in (False, True):
        channel = discord.channel()
        assert channel.guild is not None
        channel.guild.members |= {anna.id, bela.id, watcher.id}
        party = Party(discord, store, channel, anna, bela)
        since = {member.name: len(member.sights) for member in (anna, bela, watcher)}
        await party.begin(game)
        for _ in range(moves):
            offered = await anna.complete(channel, "play", "")
            await anna.command(channel, "play", offered[0]["value"])
        if changed:
            await change(party, store, alter)
        await ask_everything(party, watcher)
        seen.append({member.name: shown(member, since[member.name]) for member in (anna, bela, watcher)})
        sure = await anna.command(channel, "cancel")
        assert sure.answer is not None
        await anna.press(sure.answer, "/cancel sure")
        await party.live()
    one, other = seen
    assert one["Béla"] == other["Béla"]
    assert one["Watcher"] == other["Watcher"]
    assert one["Anna"] != other["Anna"], "or there was nothing to tell apart"
    assert discord.violations == []
