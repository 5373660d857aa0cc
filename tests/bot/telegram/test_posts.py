"""Posts as the group sees them: a photo with words that fit, keys under the latest only, sound for who is asked."""

from __future__ import annotations

import html
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.adapters.base.harmless import named
from bot.adapters.telegram.wording import SAID, cut, joined, length, plain, said
from bot.domain.messages import Called, Picture, Post, line
from bot.service.registry import COMMANDS
from rules import GAMES
from tests.bot.nasty_names import clickable_on_telegram
from tests.bot.telegram.conftest import Bots
from tests.bot.telegram.party import Party
from tests.standins.telegram.forms import formatted
from tests.standins.telegram.refusals import Refusal

TEXTS = st.lists(st.text(st.characters(exclude_categories=("Cs", "Cc")), min_size=1, max_size=80), max_size=40)


async def two(bots: Bots, game: str = "marrakech", *names: str) -> Party:
    members = [bots.telegram.member(name) for name in names or ("Anna", "Béla")]
    await bots.start()
    party = Party(bots, bots.telegram.group("Friends", *members), *members)
    await party.begin(game)
    return party


@given(TEXTS, st.integers(40, 300))
def test_what_is_too_long_loses_its_beginning_or_goes_ahead_but_is_never_too_long(texts: list[str], limit: int) -> None:
    sentences = [plain(text) for text in texts]
    assert SAID.total(SAID.tail(sentences, limit)) <= limit
    ahead, kept = SAID.split(sentences, limit)
    assert SAID.total(kept) <= limit
    assert len(ahead) + len(kept) == len(sentences)
    for page in SAID.pages(sentences, limit):
        assert SAID.total(page) <= limit
        shown = formatted(joined(page), "HTML", 10**6, "").text
        assert shown == html.unescape("\n".join(one.html for one in page))


@given(st.text(max_size=300), st.integers(1, 200))
def test_a_cut_text_is_as_long_as_telegram_allows_and_still_a_text(text: str, limit: int) -> None:
    assert length(cut(text, limit)) <= limit
    cut(text, limit).encode()


@given(st.text(st.characters(exclude_categories=("Cs", "Cc", "Co")), min_size=1, max_size=32))
def test_names_are_never_markup(name: str) -> None:
    people = (Called("telegram:77", name), Called("web:1", name), Called("", name))
    spoken = said("en", line("call-many"), people)
    shown = formatted(spoken.html, "HTML", 4096, "")
    assert shown.text == spoken.plain
    assert spoken.plain.count(named(name)) >= 3
    assert shown.mentions == [77]


async def test_the_next_player_is_mentioned_and_the_board_before_loses_its_keys_and_its_call(bots: Bots) -> None:
    party = await two(bots, "marrakech", "Anna <b>", "Béla & Co")
    first = await party.live()
    while await party.live() is first:
        assert first.mentions == [member.user.id for member in await party.acting()]
        assert first.keys
        await party.play(party.by_typing)
    live = await party.live()
    assert live.mentions == [member.user.id for member in await party.acting()]
    assert (first.keys, first.mentions) == ([], [])
    assert [message for message in party.chat.posts if message.keys] == [live]


async def test_a_picture_that_telegram_has_is_not_sent_again(bots: Bots) -> None:
    party = await two(bots)
    anna = party.members[0]
    await anna.start()
    live = await party.live()
    await anna.say(anna.home, "/board")
    await bots.settled()
    assert anna.mail[-1].photo == live.photo
    uploads = len(bots.telegram.world.files)
    for _ in range(2):
        await anna.say(anna.home, "/board")
        await bots.settled()
    assert len(bots.telegram.world.files) == uploads
    bots.telegram.world.files.clear()
    await anna.say(anna.home, "/board")
    await bots.settled()
    assert anna.mail[-1].photo in bots.telegram.world.files, "what it has no more is sent anew"


async def test_a_post_longer_than_a_caption_is_told_in_full_ahead_of_its_picture(bots: Bots) -> None:
    party = await two(bots)
    table = await party.table()
    lines = tuple(line("word", word=f"{number} " + "Ж" * 90) for number in range(30))
    post = Post(99, lines, table.stamp, Picture("board", 0), call=line("call-one"), called=(Called("", "Anna"),))
    sender = bots.bots[-1].sender
    for _ in range(2):  # delivered again, it is not told again
        await sender.send(party.channel, post)
    told = "\n".join(message.text for message in party.chat.posts[-2:])
    assert all(f"{number} Ж" in told for number in range(30))
    assert party.chat.last.photo
    assert party.chat.last.text.endswith("Anna, it’s your turn.")
    assert party.chat.posts[-2].silent
    assert bots.telegram.world.violations == []


async def test_a_board_that_somebody_deleted_is_shown_anew(bots: Bots) -> None:
    party = await two(bots)
    live = await party.live()
    del party.chat.messages[live.id]
    await party.play(party.by_typing)
    assert (await party.live()).id != live.id
    assert bots.telegram.world.violations == []


async def test_where_photos_are_forbidden_the_board_is_told_in_words(bots: Bots) -> None:
    party = await two(bots)
    party.chat.photos = False
    first = await party.live()
    while (await party.table()).live and await party.live() is first:
        member, move = await party.turn()
        await party.say(member, f"/play {move}")
    live = await party.live()
    assert live.photo == ""
    assert "d4" in live.text or "Assam" in live.text
    assert live.keys


async def test_a_game_with_the_longest_names_fits_in_every_language(bots: Bots) -> None:
    chance = Random(3)
    await bots.start()
    for language, game in zip(("ru", "hu", "et", "uk"), [*GAMES, "alhambra"], strict=True):
        members = [bots.telegram.member("Ж" * 31 + str(number), language) for number in range(3)]
        party = Party(bots, bots.telegram.group(language, *members), *members, seed=chance.randrange(99))
        await party.say(members[0], f"/new {game}")
        for member in members[1:]:
            await party.say(member, "/join")
        await party.say(members[0], "/start")
        await party.play_on(6, party.by_typing)
    assert bots.telegram.world.violations == []


async def test_a_post_lost_on_its_way_is_sent_again(bots: Bots, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.delivery.outbox.BACKOFF", (0.001,))
    bots.clock.ticks = True
    party = await two(bots)
    for how in ({"drop": "before"}, {"refusal": Refusal(502, "Bad Gateway")}, {"drop": "after"}):
        bots.telegram.mishaps.arrange("editMessageMedia", **how)
        bots.telegram.mishaps.arrange("sendPhoto", **how)
        await party.play(party.by_typing)
    live, table = await party.live(), await party.table()
    assert live.mentions == [member.user.id for member in await party.acting()]
    assert live.text.count("\n") + 1 >= len(table.base)


async def test_a_nasty_name_does_nothing_wherever_the_bot_writes_it(bots: Bots) -> None:
    anna, bela = bots.telegram.member("@durov /resign"), bots.telegram.member("evil.example/a https://evil.example")
    bots.telegram.mishaps.whispers = "refused"
    chat = bots.telegram.group("Friends", anna, bela)
    await bots.start()
    party = Party(bots, chat, anna, bela)
    await party.begin("alhambra")
    await party.play_on(3, party.by_typing)
    for member in party.members:
        member.user.started = not member.user.started
        await party.say(member, "/hand")
        await party.say(member, "/board")
        await party.say(member, "/settings")
    await party.say(bela, "/undo")
    texts = [sight.text for member in party.members for sight in member.sights if sight.how != "alert"]
    assert any("evil․example" in text for text in texts)
    ours = {f"/{entry.name}" for entry in COMMANDS}
    assert {found for text in texts for found in clickable_on_telegram(text)} <= ours - {"/resign"}
