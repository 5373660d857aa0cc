"""How a table is: its language, and its house rules, which are the host's to decide before the game."""

from __future__ import annotations

import pytest

from bot.domain.messages import Line
from bot.domain.settings import Chosen
from bot.language.languages import LANGUAGES
from bot.language.words import speak
from bot.tables.table_settings import TABLE_SETTINGS
from tests.bot.channel import keys_of, last_post, posts, refused
from tests.bot.conftest import Room


@pytest.fixture
async def lobby(room: Room) -> Room:
    """Anna's lobby of Marrakech, with Béla at the table."""
    await room.say("Anna", "/new marrakech")
    await room.say("Béla", "/join")
    return room


async def test_settings_tell_everyone_how_the_table_is_and_offer_what_one_may_change(lobby: Room) -> None:
    answers = {name: await lobby.say(name, "/settings") for name in ("Anna", "@Mod", "Béla", "Csaba")}
    assert all(answer.lines == answers["Anna"].lines for answer in answers.values())
    assert [said.key for said in answers["Csaba"].lines[:3]] == [
        "settings-language",
        "settings-no-rules",
        "settings-pace",
    ]
    commands = {name: [button.text for button in answer.buttons] for name, answer in answers.items()}
    assert commands["Csaba"] == ["/settings me"], "a guest changes nothing"
    assert commands["Béla"] == ["/settings language", "/settings me"]
    assert commands["Anna"] == commands["@Mod"]
    assert {"/settings language", "/settings pace", "/settings own_rug on", "/settings debts on"} <= set(
        commands["Anna"]
    )


async def test_a_button_to_a_setting_tells_its_present_value(lobby: Room) -> None:
    language, pace, *_ = (await lobby.say("Anna", "/settings")).buttons
    assert [speak("en", one.label) for one in (language, pace)] == ["Language: English", "Time per turn: 1 day"]
    await lobby.say("Anna", "/settings language hu")
    assert speak("en", (await lobby.say("Anna", "/settings")).buttons[0].label) == "Language: Magyar"


@pytest.mark.parametrize("begun", [False, True])
async def test_a_guest_is_told_a_setting_and_changes_none(lobby: Room, begun: bool) -> None:
    if begun:
        await lobby.say("Anna", "/start")
    for setting in TABLE_SETTINGS:
        answer = await lobby.say("Csaba", f"/settings {setting.name}")
        assert (answer.ok, answer.buttons, len(answer.lines)) == (True, (), 1)
        for value in setting.values:
            reason = "not-a-player" if setting.name == "language" else "host-decides"
            await refused(lobby, "Csaba", f"/settings {setting.name} {value}", reason)


async def test_every_button_of_the_settings_works_for_the_host(lobby: Room) -> None:
    for button in (await lobby.say("Anna", "/settings")).buttons:
        answer = await lobby.say("Anna", button.text, stamp=(await lobby.table()).stamp)
        assert answer.ok, button
        if button.text == "/settings language":
            assert (await lobby.say("Anna", answer.buttons[-1].text, stamp=answer.stamp)).ok
    table = await lobby.table()
    assert (table.options, table.language) == (("own_rug", "debts"), list(LANGUAGES)[-1])


async def test_the_host_switches_house_rules_on_and_off_and_the_lobby_shows_them(lobby: Room) -> None:
    assert (await lobby.say("Anna", "/settings debts on")).ok
    assert (await lobby.table()).options == ("debts",)
    post = await last_post(lobby)
    assert "marrakech-option-debts" in keys_of(post.lines)
    assert post.edits
    answer = await lobby.say("Anna", "/settings")
    assert "/settings debts off" in [button.text for button in answer.buttons]
    assert (await lobby.say("Anna", "/settings DEBTS OFF")).ok
    assert (await lobby.table()).options == ()
    assert "house-rule" not in keys_of((await last_post(lobby)).lines)


async def test_a_house_rule_named_alone_is_switched_on(lobby: Room) -> None:
    assert (await lobby.say("Anna", "/settings debts")).ok
    assert (await lobby.table()).options == ("debts",)


async def test_a_moderator_switches_house_rules_too(lobby: Room) -> None:
    assert (await lobby.say("@Mod", "/settings debts on")).ok
    assert (await lobby.table()).options == ("debts",)


async def test_others_do_not_decide_about_house_rules(lobby: Room) -> None:
    for name in ("Béla", "Csaba"):
        answer = await refused(lobby, name, "/settings debts on", "host-decides")
        assert answer.lines[0].args == {"name": "Anna"}


async def test_an_unknown_house_rule_is_refused_with_those_there_are(lobby: Room) -> None:
    answer = await refused(lobby, "Anna", "/settings poker on", "no-such-house-rule")
    assert answer.lines[0].args == {"rule": "poker", "rules": "own_rug, debts"}


@pytest.mark.parametrize("words", ["maybe", "on off", "off off"])
async def test_a_house_rule_is_on_or_off_and_nothing_else(lobby: Room, words: str) -> None:
    await refused(lobby, "Anna", f"/settings debts {words}", "on-or-off")


async def test_house_rules_do_not_change_once_the_game_is_on(room: Room) -> None:
    await room.begin("marrakech", "Anna", "Béla")
    await refused(room, "Anna", "/settings debts on", "rules-are-set")
    commands = [button.text for button in (await room.say("Anna", "/settings")).buttons]
    assert commands[0] == "/settings language"
    assert not [command for command in commands if "debts" in command or "own_rug" in command]


async def test_a_player_changes_the_language_also_in_the_middle_of_a_game(room: Room) -> None:
    await room.begin("marrakech", "Anna", "Béla")
    shown = len(await posts(room))
    answer = await room.say("Béla", "/settings language HU")
    assert [said.key for said in answer.lines] == ["settings-language"]
    assert (await room.table()).language == "hu"
    (post,) = await posts(room, shown)
    assert post.lines == (
        Line("setting-changed", {"name": "Béla", "setting": Line("settings-language", {"language": "Magyar"})}),
    ), "and everyone hears of it"


@pytest.mark.parametrize("words", ["language klingon", "language " + "x" * 300])
async def test_a_language_that_we_do_not_speak_is_refused_with_those_we_do(lobby: Room, words: str) -> None:
    answer = await refused(lobby, "Anna", f"/settings {words}", "which-language")
    assert answer.lines[0].args == {"languages": "en, ru, uk, hu, et"}


async def test_who_only_watches_does_not_change_the_language(lobby: Room) -> None:
    await refused(lobby, "Csaba", "/settings language hu", "not-a-player")
    assert (await lobby.say("@Mod", "/settings language hu")).ok


async def test_the_next_table_here_speaks_the_language_of_the_last(lobby: Room) -> None:
    await lobby.say("Anna", "/settings language et")
    await lobby.say("Anna", "/cancel sure")
    await lobby.say("Csaba", "/new quixote")
    assert (await lobby.table()).language == "et"


def test_every_setting_of_a_table_is_one_field_and_one_entry() -> None:
    defaults = Chosen()
    assert sorted(setting.name for setting in TABLE_SETTINGS) == sorted(Chosen.__struct_fields__)
    for setting in TABLE_SETTINGS:
        assert getattr(defaults, setting.name) in setting.values.values(), setting.name
        assert all(setting.stored(value) == {setting.name: stored} for value, stored in setting.values.items())
