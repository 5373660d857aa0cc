"""Buttons and menus: for whom, for which moment, and what comes of pressing them."""

from __future__ import annotations

import asyncio

import pytest

from bot.adapters.discord.layout import Speech
from bot.adapters.discord.pressing import ButtonAction, menu
from bot.adapters.discord.wording import Wording
from bot.domain.messages import Button, Post, line
from bot.store.store import Store
from tests.bot.discord.conftest import Bots
from tests.bot.discord.party import choices as playable
from tests.bot.discord.party import post_to, said
from tests.standins.discord import StandIn
from tests.standins.discord.interactions import REPLY, UPDATE, UPDATE_LATER
from tests.standins.discord.mishaps import Slow


async def test_a_press_that_changes_the_post_is_merely_acknowledged(bots: Bots, discord: StandIn) -> None:
    await bots.start()
    party = await bots.party("marrakech", "Anna", "Béla")
    post = await party.live()
    (mover,) = party.called(post)
    pressed = await mover.press(post, "/play straight")
    assert (pressed.response, pressed.answers) == (UPDATE_LATER, [])
    assert discord.violations == []


async def test_who_does_not_play_is_told_so_in_private(bots: Bots, discord: StandIn) -> None:
    await bots.start()
    party = await bots.party("marrakech", "Anna", "Béla")
    stranger = discord.member("Zoë", party.channel)
    before = await party.table()
    pressed = await stranger.press(await party.live(), "/play straight")
    assert pressed.response == REPLY
    assert "You don’t play at this table" in said(pressed)
    assert pressed.answer is not None
    assert pressed.answer.only == stranger.id
    assert await party.table() == before


async def test_who_is_not_to_move_is_told_whose_turn_it_is(bots: Bots, discord: StandIn) -> None:
    await bots.start()
    party = await bots.party("marrakech", "Anna", "Béla")
    post = await party.live()
    (mover,) = party.called(post)
    (other,) = set(party.members) - {mover}
    pressed = await other.press(post, "/play straight")
    assert f"Now: {mover.name}" in said(pressed)


async def test_an_outdated_button_says_so_and_shows_what_is_current(bots: Bots, discord: StandIn) -> None:
    await bots.start()
    party = await bots.party("marrakech", "Anna", "Béla")
    old = await party.live()
    (mover,) = party.called(old)
    slow = discord.befall(Slow("PATCH", "/messages/"))  # the post keeps its buttons for a while
    await mover.press(old, "/play straight")
    await slow.reached.wait()
    before = await party.table()
    pressed = await mover.press(old, "/play right")
    assert "the table has moved on" in said(pressed)
    assert pressed.answer is not None
    assert list(pressed.answer.files) == ["board.png"]
    assert any(":/play lay" in one or one.startswith("/play lay") for one in (
        *pressed.answer.buttons, *pressed.answer.options
    ))  # fmt: skip
    assert await party.table() == before
    slow.go.set()
    await party.live()
    assert discord.violations == []


async def test_of_two_presses_at_once_one_counts(bots: Bots, discord: StandIn) -> None:
    await bots.start()
    party = await bots.party("marrakech", "Anna", "Béla")
    post = await party.live()
    (mover,) = party.called(post)
    both = [await mover.start_press(post, face) for face in ("/play straight", "/play right")]
    first, second = [await mover.settle(one) for one in both]
    assert sorted(bool(one.answers) for one in (first, second)) == [False, True]
    assert (await party.table()).entries == 1


async def test_two_people_can_sit_down_at_the_same_moment(bots: Bots, discord: StandIn, store: Store) -> None:
    await bots.start()
    channel = discord.channel()
    host, *guests = [discord.member(name, channel) for name in ("Anna", "Béla", "Cili")]
    await host.command(channel, "new", "marrakech")
    (post,) = await discord.world.until(lambda: discord.world.posts(channel))
    both = [await guest.start_press(post, "/join") for guest in guests]
    await asyncio.gather(*(guest.settle(one) for guest, one in zip(guests, both, strict=True)))
    await discord.world.until(lambda: "Béla" in post.alts[0] and "Cili" in post.alts[0])
    assert discord.violations == []


async def test_a_private_menu_goes_on_in_its_place(bots: Bots, discord: StandIn) -> None:
    await bots.start()
    party = await bots.party("quixote", "Anna", "Béla")
    anna = party.members[0]
    opened = await anna.press(await party.live(), "/play")
    message = opened.answer
    assert message is not None
    assert message.only == anna.id
    while not (await party.table()).entries:
        pick = next(one for one in (*message.buttons, *message.options) if one.split(":")[-1].startswith("/play"))
        pressed = await (anna.press(message, pick) if pick in message.buttons else anna.choose(message, pick))
        assert (pressed.response, pressed.answer) == (UPDATE, message)
    assert not message.buttons
    assert "Nobody else sees it" in message.text
    assert discord.violations == []


@pytest.mark.usefixtures("restarts")
async def test_buttons_outlive_a_restart(bots: Bots, discord: StandIn) -> None:
    await bots.start()
    party = await bots.party("marrakech", "Anna", "Béla")
    post = await party.live()
    (mover,) = party.called(post)
    hand = (await mover.press(post, "/hand")).answer
    assert hand is not None
    await bots.restart()
    await mover.press(hand, "/play straight")
    assert (await party.table()).entries == 1
    await mover.press(await party.live(), "/undo")
    assert discord.violations == []


async def test_a_letter_s_button_acts_at_the_table_it_tells_of(bots: Bots, discord: StandIn, store: Store) -> None:
    await bots.start()
    party = await bots.party("marrakech", "Anna", "Béla")
    (mover,) = party.called(await party.live())
    table, own = await party.table(), f"discord:@{mover.id}"
    button = Button("/play straight", line("button-play"), "primary", party.name)
    await post_to(store, own, Post(-1, (line("stale"),), table.stamp, buttons=(button,)))
    direct = discord.world.direct(mover.id)
    (letter,) = await discord.world.until(lambda: discord.world.posts(direct))
    await mover.press(letter, "/play straight")
    assert (await party.table()).entries == 1
    assert discord.violations == []


SPEECH = Speech(Wording(), "en")


def choices(count: int) -> list[Button]:
    return [Button(f"/play {number}", line("word", word=f"choice {number}")) for number in range(count)]


@pytest.mark.parametrize(("count", "kinds"), [(0, []), (1, [2]), (5, [2] * 5), (6, [3]), (25, [3])])
async def test_a_handful_of_choices_are_buttons_and_more_are_a_select(count: int, kinds: list[int]) -> None:
    rows = [row.to_component_dict() for row in menu(choices(count), 7, SPEECH, ButtonAction("/play"))]
    assert [part["type"] for row in rows for part in row["components"]] == kinds


async def test_more_than_25_choices_come_in_pages_and_none_is_lost() -> None:
    offered, pages = [], 0
    while True:
        select, turns = [
            row.to_component_dict()["components"]
            for row in menu(choices(60), 7, SPEECH, ButtonAction("/play", page=pages))
        ]
        offered += [option["value"] for option in select[0]["options"]]
        if f"zoco:7:{pages + 1}::/play" not in [one["custom_id"] for one in turns]:
            break
        pages += 1
    assert offered == [one.text for one in choices(60)]


async def test_a_choice_too_long_for_a_button_is_left_to_typing() -> None:
    long = Button("/play " + "x" * 100, line("word", word="long"))
    (row,) = menu([*choices(2), long], 7, SPEECH, ButtonAction("/play"))
    assert len(row.to_component_dict()["components"]) == 2


async def test_who_plays_in_private_leaves_nothing_there(bots: Bots, discord: StandIn) -> None:
    await bots.start()
    party = await bots.party("marrakech", "Anna", "Béla")
    post = await party.live()
    (anna,) = party.called(post)
    asked = await anna.press(post, "zoco::::/hand")
    entries = (await party.table()).entries
    while (await party.table()).entries == entries:
        assert asked.answer is not None
        choice = playable(asked.answer)[0]
        asked = await (anna.press if choice in asked.answer.buttons else anna.choose)(asked.answer, choice)
    assert asked.message is not None
    await discord.world.until(lambda: asked.message and asked.message.deleted)
    await anna.command(party.channel, "nudge")
    assert "Done." not in "\n".join(one.text for one in anna.private)
    assert discord.violations == []
