"""The application commands: all of them, in every language of Discord that we speak, sent only when they changed."""

from __future__ import annotations

from typing import cast

import pytest

from bot.adapters.discord.registering import LOCALES
from bot.language.languages import LANGUAGES
from bot.language.words import bundle, say
from bot.service.registry import COMMANDS
from bot.store.keys import key
from bot.store.store import Store
from render import rule
from rules import GAMES
from tests.bot.discord.conftest import Bots
from tests.bot.discord.party import Party, said
from tests.standins.discord import StandIn
from tests.standins.discord.members import CannotDo


async def test_every_command_but_those_of_buttons_is_registered_and_named_in_each_language(
    bots: Bots, discord: StandIn
) -> None:
    await bots.start()
    commands = {command["name"]: command for command in discord.world.commands}
    assert list(commands) == [entry.name for entry in COMMANDS if not entry.pressed]
    assert not {"agree", "refuse", "mute", "wait", "once", "handover"} & set(commands)
    strengths = [choice["value"] for choice in commands["robot"]["options"][0]["choices"]]
    assert strengths == ["easy", "fair", "strong", "off"]
    for command in commands.values():
        assert set(command.get("name_localizations", ())) <= {"ru", "uk", "hu"}
        assert set(command["description_localizations"]) == {"ru", "uk", "hu"}
        assert command["integration_types"] == [0], "for servers, not for single people"
    assert discord.violations == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_a_name_of_its_own_in_each_language(language: str) -> None:
    keys = [f"discord-name-{entry.name}" for entry in COMMANDS if not entry.pressed]
    assert [key for key in keys if not bundle(language).has_message(key)] == []


async def test_the_commands_are_sent_only_when_they_changed(bots: Bots, discord: StandIn) -> None:
    await bots.start()
    await bots.restart()
    assert discord.world.registrations == 1
    discord.world.commands[3]["description_localizations"]["hu"] = "valami más"
    await bots.restart()
    assert discord.world.registrations == 2
    del discord.world.commands[0]
    await bots.restart()
    assert discord.world.registrations == 3
    await bots.restart()
    assert discord.world.registrations == 3
    assert discord.violations == []


async def test_commands_that_discord_does_not_take_keep_nobody_from_playing(
    bots: Bots, discord: StandIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    await bots.start()
    monkeypatch.setattr(
        "bot.adapters.discord.registering.command_name", lambda name, language: f"{name}{language}"[::-1]
    )
    monkeypatch.setattr("bot.adapters.discord.registering.COMMAND_DESCRIPTION", 10_000)
    monkeypatch.setattr("bot.adapters.discord.registering.say", lambda *_, **__: "x" * 101)
    discord.rest.tolerated.add(50035)
    await bots.restart()
    assert discord.world.registrations == 1
    assert discord.gateway.identified == 2


async def test_some_commands_work_in_direct_messages_and_the_others_are_not_offered(
    bots: Bots, discord: StandIn
) -> None:
    await bots.start()
    anna = discord.member("Anna")
    direct = discord.world.direct(anna.id)
    assert "You are not at any table" in said(await anna.command(direct, "games"))
    assert "Board games, a move at a time" in said(await anna.command(direct, "help"))
    assert "M1" in said(await anna.command(direct, "rules", "marrakech"))
    assert said(await anna.command(direct, "settings"))
    with pytest.raises(CannotDo):
        await anna.command(direct, "new", "marrakech")
    assert discord.violations == []


async def test_everyone_is_answered_in_their_own_language_and_the_table_speaks_its_own(
    bots: Bots, discord: StandIn
) -> None:
    await bots.start()
    channel = discord.channel()
    bela, anna = discord.member("Béla", channel, locale="hu"), discord.member("Anna", channel, locale="de")
    await bela.command(channel, "new", "marrakech")
    (post,) = await discord.world.until(lambda: discord.world.posts(channel))
    assert "Béla" in post.text
    assert "Beszállok" in post.buttons.values()
    assert "Board games" in said(await anna.command(channel, "help")), "English where we do not speak the language"


async def test_commands_in_a_text_can_be_clicked(bots: Bots, discord: StandIn) -> None:
    await bots.start()
    channel = discord.channel()
    asked = await discord.member("Anna", channel).command(channel, "board")
    number = next(command["id"] for command in discord.world.commands if command["name"] == "new")
    assert f"</new:{number}>" in said(asked)


async def test_a_moderator_is_who_may_manage_messages(bots: Bots, discord: StandIn) -> None:
    await bots.start()
    party = await bots.party("marrakech", "Anna", "Béla")
    stranger = discord.member("Zoë", party.channel)
    steward = discord.member("Steward", party.channel, moderator=True)
    assert "don’t play" in said(await stranger.command(party.channel, "cancel"))
    asked = await steward.command(party.channel, "cancel")
    assert said(asked).startswith("The game ends for everybody, without a result.")
    assert (await party.table()).phase == "playing", "it is asked first"
    assert asked.answer is not None
    await steward.press(asked.answer, "/cancel sure")
    assert (await party.table()).phase == "closed"
    told = await discord.world.until(lambda: _closed(discord, party), "the news")
    assert told == "Steward, who moderates this chat, has closed the table."
    assert discord.violations == []


def _closed(discord: StandIn, party: Party) -> str:
    """What the channel was told last, if that is the end."""
    text = discord.world.posts(party.channel)[-1].text
    return text if "closed the table" in text else ""


async def test_giving_up_is_asked_about_alone_and_done_by_a_second_press(bots: Bots, discord: StandIn) -> None:
    await bots.start()
    party = await bots.party("alhambra", "Anna", "Béla")
    anna, _ = party.members
    asked = await anna.command(party.channel, "resign")
    assert "anyone may take it over" in said(asked)
    assert asked.answer is not None
    assert asked.answer.ephemeral
    assert None not in [chair.person for chair in (await party.table()).chairs]
    await anna.press(asked.answer, "/resign sure")
    assert (await party.table()).chairs[0].is_free
    assert discord.violations == []


async def test_typing_on_narrows_what_is_offered(bots: Bots, discord: StandIn) -> None:
    await bots.start()
    party = await bots.party("marrakech", "Anna", "Béla")
    (mover,) = party.called(await party.live())
    offered = await mover.complete(party.channel, "play", "")
    assert [one["value"] for one in offered] == ["left", "straight", "right"]
    assert offered[0]["name"] == "left · ↰ Left (east)"
    assert [one["value"] for one in await mover.complete(party.channel, "play", "R")] == ["right"]
    assert [one["value"] for one in await mover.complete(party.channel, "play", "south")] == ["straight"], (
        "by its meaning"
    )
    assert await mover.complete(party.channel, "play", "xyz") == []
    (other,) = set(party.members) - {mover}
    assert await other.complete(party.channel, "play", "") == [], "whose turn it is not is offered nothing"


async def test_what_was_chosen_can_be_typed_on(bots: Bots, discord: StandIn, store: Store) -> None:
    await bots.start()
    party = await bots.party("marrakech", "Anna", "Béla")
    (mover,) = party.called(await party.live())
    await mover.command(party.channel, "play", "straight")
    whole = await mover.complete(party.channel, "play", "lay ")
    cell = whole[0]["value"].split(" ")[1]
    again = await mover.complete(party.channel, "play", f"lay {cell} · what it means and more")
    assert {one["value"].split(" ")[1] for one in again} == {cell}


async def test_a_choice_sent_with_its_meaning_is_understood(bots: Bots, discord: StandIn) -> None:
    await bots.start()
    party = await bots.party("marrakech", "Anna", "Béla")
    (mover,) = party.called(await party.live())
    (offered,) = await mover.complete(party.channel, "play", "st")
    await mover.command(party.channel, "play", offered["name"])
    assert (await party.table()).entries == 1


async def test_too_many_moves_are_offered_word_by_word(
    bots: Bots, discord: StandIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.adapters.discord.answering.CHOICES", 4)
    await bots.start()
    party = await bots.party("marrakech", "Anna", "Béla")
    (mover,) = party.called(await party.live())
    await mover.command(party.channel, "play", "straight")
    heads = await mover.complete(party.channel, "play", "")
    assert all(len(one["value"].split(" ")) == 2 and "…" in one["name"] for one in heads)
    whole = await mover.complete(party.channel, "play", heads[0]["value"] + " ")
    assert all(len(one["value"].split(" ")) == 3 and "…" not in one["name"] for one in whole)


async def test_one_rule_comes_with_its_picture_at_a_table_and_where_there_is_none(bots: Bots, discord: StandIn) -> None:
    await bots.start()
    anna = discord.member("Anna", locale="hu")
    direct = discord.world.direct(anna.id)
    (answer,) = (await anna.command(direct, "rules", "marrakech M8")).answers
    assert list(answer.files.values()) == [rule("marrakech", "M8")]
    assert answer.alts == [say("hu", "marrakech-rule-M8")]
    (plain,) = (await anna.command(direct, "rules", "marrakech M2")).answers
    assert not plain.files
    assert discord.violations == []


async def test_names_settings_and_rules_are_offered_too(bots: Bots, discord: StandIn) -> None:
    await bots.start()
    party = await bots.party("marrakech", "Anna", "Béla")
    anna = party.members[0]
    assert [one["value"] for one in await anna.complete(party.channel, "replace", "b")] == ["2"]
    rules = await anna.complete(party.channel, "rules", "")
    assert [one["value"] for one in rules] == list(GAMES)
    rules = await anna.complete(party.channel, "rules", "marrakech M1")
    assert {"marrakech M1", "marrakech M10"} <= {one["value"] for one in rules}
    settings = await anna.complete(party.channel, "settings", "")
    assert settings
    assert discord.violations == []


async def test_a_command_that_is_no_more_is_answered_too(bots: Bots, discord: StandIn) -> None:
    await bots.start()
    discord.world.commands.append({"name": "dance", "id": "5", "contexts": [0], "options": []})
    channel = discord.channel()
    asked = await discord.member("Anna", channel).command(channel, "dance")
    assert "I don’t know “/dance”" in said(asked)


async def test_a_command_whose_form_is_no_more_is_answered_too(bots: Bots, discord: StandIn) -> None:
    await bots.start()
    join = next(command for command in discord.world.commands if command["name"] == "new")
    join["options"] = [{"name": "how", "type": 3}]
    channel = discord.channel()
    asked = await discord.member("Anna", channel).command(channel, "new", "fast")
    assert "Something went wrong here." in said(asked)


async def test_a_thread_is_a_table_of_its_own(bots: Bots, discord: StandIn, store: Store) -> None:
    await bots.start()
    channel = discord.channel()
    thread = discord.world.add_thread(channel)
    anna, bela = discord.member("Anna", channel), discord.member("Béla", channel)
    for place in (channel, thread):
        party = Party(discord, store, place, anna, bela)
        await party.begin("marrakech")
    assert len(said(await anna.command(channel, "games")).splitlines()) == 2


def test_discord_s_languages_are_those_we_can_name_commands_in() -> None:
    assert set(LOCALES.values()) == set(LANGUAGES) - {"en", "et"}


async def test_a_table_that_cannot_be_read_is_said_to_be_whatever_is_asked_and_the_next_channel_is_well(
    bots: Bots, discord: StandIn, store: Store
) -> None:
    await bots.start()
    party = await bots.party("marrakech", "Anna", "Béla")
    post, name = await party.live(), key(party.name, "table")
    stored = cast(bytes, await store.client.get(name))
    await store.client.set(name, stored[:20] + b"?" + stored[21:])
    anna = party.members[0]
    for asked in ("board", "hand", "play", "help"):
        assert "cannot be read" in said(await anna.command(party.channel, asked)), asked
    pressed = await anna.press(post, next(iter(post.buttons)))
    assert "cannot be read" in said(pressed)
    elsewhere = discord.channel()
    await discord.member("Zoë", elsewhere).command(elsewhere, "new", "marrakech")
    assert await discord.world.until(lambda: discord.world.posts(elsewhere))
