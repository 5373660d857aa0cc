"""Commands as people type them: in groups, topics and private chats, with the bot's name and without."""

from __future__ import annotations

import asyncio
from typing import cast

from bot.adapters.telegram.people import Place, channel_of
from bot.language.languages import LANGUAGES
from bot.language.words import say
from bot.service.registry import COMMANDS
from bot.store.keys import key, shared_key
from render import rule
from rules import GAMES
from tests.bot.telegram.conftest import Bots
from tests.bot.telegram.party import Party
from tests.standins.telegram.world import PATIENCE


async def two(bots: Bots, game: str = "") -> Party:
    anna, bela = (bots.telegram.member(name) for name in ("Anna", "Béla"))
    await bots.start()
    party = Party(bots, bots.telegram.group("Friends", anna, bela), anna, bela)
    if game:
        await party.begin(game)
    return party


async def test_a_command_for_another_bot_is_none_of_ours(bots: Bots) -> None:
    party = await two(bots)
    await party.say(party.members[0], "/new@OtherBot marrakech")
    assert party.chat.posts == []
    await party.say(party.members[0], "/new@zocotestbot marrakech")
    assert party.chat.last.faces[:3] == ["Join", "Leave", "Start"]


async def test_a_command_that_we_do_not_have_is_another_bots_in_a_group_and_ours_in_private(bots: Bots) -> None:
    party = await two(bots, "marrakech")
    anna = party.members[0]
    before = len(party.chat.posts)
    for text in ("/weather", "/weather Tartu", "/", "/new2", "/hand@weatherbot"):
        await party.say(anna, text)
        await anna.whisper(party.chat, text)
        await party.say(anna, text, reply_to=await party.live())
    assert len(party.chat.posts) == before
    assert anna.whispered == anna.mail == []
    await party.say(anna, "/weather@ZocoTestBot")
    assert len(party.chat.posts) == before + 1
    await anna.say(anna.home, "/weather")
    await bots.settled()
    assert "/weather" in anna.mail[-1].text


async def test_new_without_a_game_offers_a_key_for_each(bots: Bots) -> None:
    party = await two(bots)
    anna = party.members[0]
    await anna.whisper(party.chat, "/new")
    await bots.settled()
    offered = anna.whispered[-1]
    assert len(offered.faces) == len(GAMES)
    await party.press(anna, offered, offered.faces[0])
    assert (await party.table()).phase == "lobby"
    assert anna.whispered == []


async def test_each_topic_has_a_table_of_its_own(bots: Bots) -> None:
    anna, bela = (bots.telegram.member(name) for name in ("Anna", "Béla"))
    chat = bots.telegram.group("Forum", anna, bela, forum=True)
    topics = [0, *(bots.telegram.world.topic(chat).id for _ in range(2))]
    await bots.start()
    parties = [Party(bots, chat, anna, bela, topic=topic) for topic in topics]
    for party, game in zip(parties, GAMES, strict=True):
        await party.begin(game)
    assert [(await party.table()).game for party in parties] == list(GAMES)
    assert [(await party.live()).topic for party in parties] == topics


async def test_people_may_talk_and_answer_the_bot_without_being_taken_at_their_word(bots: Bots) -> None:
    party = await two(bots, "marrakech")
    anna = party.members[0]
    before = len(party.chat.posts)
    for text in ("what a move!", "lol", "d3", "lay"):
        await party.say(anna, text, reply_to=await party.live())
    assert len(party.chat.posts) == before
    assert anna.mail == []
    assert (await party.table()).entries == 0


async def test_a_move_out_of_turn_is_refused_to_who_made_it(bots: Bots) -> None:
    party = await two(bots, "marrakech")
    (acting,) = await party.acting()
    other = next(member for member in party.members if member is not acting)
    other.user.started = True
    await party.by_replying(other, (await party.moves(acting))[0])
    assert "not your turn" in other.mail[-1].text
    assert (await party.table()).entries == 0


async def test_start_in_the_private_chat_says_hello_and_begins_a_game_where_one_waits(bots: Bots) -> None:
    anna = bots.telegram.member("Anna", "hu")
    await bots.start()
    await anna.start()
    await bots.settled()
    assert "/new" in anna.mail[-1].text
    await anna.say(anna.home, "/new quixote")
    await bots.settled()
    await anna.start()
    await bots.settled()
    table = await bots.store.table(f"telegram:@{anna.user.id}")
    assert table is not None
    assert table.phase == "playing"
    assert table.language == "hu"


async def test_administrators_are_moderators(bots: Bots) -> None:
    party = await two(bots)
    anna, bela = party.members
    await party.say(anna, "/new marrakech")
    await bela.whisper(party.chat, "/cancel")
    await bots.settled()
    assert (await party.table()).phase == "lobby"
    party.chat.admins.add(bela.user.id)
    bots.clock.now += 120
    await bela.whisper(party.chat, "/cancel")
    await bots.settled()
    assert (await party.table()).phase == "closed"


async def test_who_writes_as_the_group_is_asked_to_press_instead(bots: Bots) -> None:
    party = await two(bots)
    service = {"sender_chat": party.chat.json()}
    await party.members[0].say(party.chat, "/new marrakech", service=service)
    await bots.settled()
    assert "writing as the group" in party.chat.last.text
    assert await bots.store.table(party.channel) is None


async def test_the_menu_of_commands_is_told_by_kind_of_chat_and_language_and_only_when_it_changes(bots: Bots) -> None:
    await bots.start()
    known = bots.telegram.methods.commands
    async with asyncio.timeout(PATIENCE):
        while not await bots.store.client.exists(shared_key(0, "commands:telegram")):
            pass
    languages = {"" if code == "en" else code for code in LANGUAGES}
    assert set(known) == {(scope, code) for scope in ("all_group_chats", "all_private_chats") for code in languages}
    by_buttons = {"agree", "refuse", "mute", "wait", "once", "handover"}
    for (scope, _), commands in known.items():
        named = {command["command"] for command in commands}
        assert not named & by_buttons
        assert {"new", "play", "settings", "help"} <= named <= {entry.name for entry in COMMANDS}
        assert ("nudge" in named) == (scope == "all_group_chats"), "in private there is nobody else"
    hidden = {command["command"] for command in known[("all_group_chats", "")] if command.get("is_ephemeral")}
    assert hidden == {entry.name for entry in COMMANDS if entry.private} - by_buttons
    assert not any(command.get("is_ephemeral") for command in known[("all_private_chats", "")])
    told = [name for name, _ in bots.telegram.world.calls].count("setMyCommands")
    await bots.restart()
    await bots.settled()
    assert [name for name, _ in bots.telegram.world.calls].count("setMyCommands") == told == 2 * len(LANGUAGES)


async def test_people_are_answered_in_their_own_language_and_the_group_in_that_of_the_table(bots: Bots) -> None:
    anna, bela = bots.telegram.member("Anna", "ru"), bots.telegram.member("Béla", "hu-HU")
    await bots.start()
    party = Party(bots, bots.telegram.group("Friends", anna, bela), anna, bela)
    await party.say(anna, "/new marrakech")
    live = await party.live()
    assert live.faces[0] == say("ru", "button-join")
    press = await party.press(anna, live, live.faces[0])
    assert press.text == say("ru", "you-sit-already")
    await party.press(bela, live, live.faces[0])
    press = await party.press(bela, live, live.faces[0])
    assert press.text == say("hu", "you-sit-already")


async def test_ones_games_are_listed_with_a_link_to_their_boards(bots: Bots) -> None:
    party = await two(bots, "marrakech")
    anna = party.members[0]
    await anna.say(anna.home, "/games")
    await bots.settled()
    live = await party.live()
    assert anna.mail[-1].links == [f"https://t.me/c/{-party.chat.id - 10**12}/{live.id}"]


async def test_rules_longer_than_a_message_come_in_several(bots: Bots) -> None:
    anna = bots.telegram.member("Anna", "ru")
    await bots.start()
    for game in GAMES:
        await anna.say(anna.home, f"/rules {game}")
        await bots.settled()
        last = GAMES[game].articles[-1]
        assert f"{last}:" in anna.mail[-1].text
    assert bots.telegram.world.violations == []


async def test_one_rule_comes_with_its_picture_also_where_there_is_no_table(bots: Bots) -> None:
    anna = bots.telegram.member("Anna", "ru")
    await bots.start()
    for _ in range(2):
        await anna.say(anna.home, "/rules alhambra a9")
        await bots.settled()
        assert anna.mail[-1].photo[10:] == bots.telegram.world.photo(rule("alhambra", "A9") or b"")[10:]
        assert anna.mail[-1].text == f"A9: {say('ru', 'alhambra-rule-A9')}"
    await anna.say(anna.home, "/rules alhambra a6")
    await bots.settled()
    assert not anna.mail[-1].photo
    assert bots.telegram.world.violations == []


async def test_a_table_that_cannot_be_read_is_said_to_be_whatever_is_asked(bots: Bots) -> None:
    party = await two(bots, "marrakech")
    anna, post = party.members[0], await party.live()
    name = key(party.channel, "table")
    stored = cast(bytes, await bots.store.client.get(name))
    await bots.store.client.set(name, stored[:20] + b"?" + stored[21:])
    for asked in ("/board", "/play left", "/undo"):
        await anna.whisper(party.chat, asked)
        await bots.settled()
        assert "cannot be read" in anna.whispered.pop().text, asked
    pressed = await party.press(anna, post, post.faces[0])
    assert "cannot be read" in f"{pressed}{anna.whispered}"


async def test_the_bot_says_who_it_is_in_every_language_and_again_only_where_it_was_changed(bots: Bots) -> None:
    methods, calls = bots.telegram.methods, bots.telegram.world.calls

    def told() -> list[str]:
        return [name for name, _ in calls if name.startswith("setMy") and name != "setMyCommands"]

    await bots.start()
    await bots.telegram.world.soon(lambda: bool(methods.picture))
    assert len(told()) == 2 * len(LANGUAGES) + 2
    assert methods.profile["name", ""] == "Zoco"
    for code in ("", *list(LANGUAGES)[1:]):
        for what in ("description", "short_description"):
            assert say(code or "en", "alhambra") in methods.profile[what, code]
    methods.profile["description", "hu"] = "another"
    before = len(told())
    await bots.restart()
    await bots.telegram.world.soon(lambda: methods.profile["description", "hu"] != "another")
    await bots.settled()
    assert told()[before:] == ["setMyDescription"]
    assert bots.telegram.world.violations == []


async def test_who_opens_the_private_chat_sees_where_they_are_awaited_and_what_can_be_played(bots: Bots) -> None:
    party = await two(bots, "marrakech")
    (member,) = await party.acting()
    await member.start()
    await bots.settled()
    hello = member.mail[-1]
    assert hello.faces[:2] == ["Your turn: Marrakech", "Marrakech"]
    assert hello.button("➕ Add me to a group")["url"] == "https://t.me/ZocoTestBot?startgroup=play"
    await party.press(member, hello, "Your turn: Marrakech")
    assert len(member.mail[-1].faces) >= 3, "the ways one can go"
    other = next(one for one in party.members if one is not member)
    await other.start()
    await bots.settled()
    assert not any(face.startswith("Your turn") for face in other.mail[-1].faces)


async def test_where_it_is_wanted_each_game_in_a_forum_has_a_topic_of_its_own(bots: Bots) -> None:
    anna, bela = (bots.telegram.member(name) for name in ("Anna", "Béla"))
    chat = bots.telegram.group("Forum", anna, bela, forum=True)
    chat.bot = "administrator"
    (await bots.start()).responder.topics.wanted = True
    general = Party(bots, chat, anna, bela)
    for game in ("marrakech", "quixote"):
        await general.say(anna, f"/new {game}")
    assert [topic.name for topic in chat.topics.values()] == ["Marrakech · Anna", "Don Quixote · Anna"]
    for topic, game in zip(chat.topics, ("marrakech", "quixote"), strict=True):
        table = await bots.store.table(channel_of(Place(chat.id, topic)))
        assert table is not None
        assert table.game == game
    told = [post for post in chat.posts if not post.topic]
    assert [post.text.partition(" ")[0] for post in told] == ["Anna", "Anna"]
    assert str(next(iter(chat.topics))) in told[0].button("➡ To the table")["url"]
    chat.bot = "member"
    await general.say(anna, "/new alhambra")
    assert (await general.table()).game == "alhambra", "where no topic can be opened it is played right there"
    assert len(chat.topics) == 2
    assert bots.telegram.world.violations == []
