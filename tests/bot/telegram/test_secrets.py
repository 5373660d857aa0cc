"""A hand, and every menu from which one could be read, is seen by its owner alone, whatever Telegram allows."""

from __future__ import annotations

import re

import pytest

from bot.adapters.telegram.sending import SHORT
from bot.delivery.pictures import Drawn, Pictures
from bot.domain.messages import Picture
from bot.domain.table import Table
from bot.store.store import Store
from tests.bot.telegram.conftest import Bots
from tests.bot.telegram.party import Party
from tests.standins.telegram import Chat, Member, Sight
from tests.standins.telegram.mishaps import Whispers

MOVES = 6


class Watched(Pictures):
    """Draws, and remembers what each picture is of."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.drawn_as: dict[bytes, Picture] = {}

    async def drawn(self, table: Table | None, picture: Picture, language: str) -> Drawn | None:
        drawn = await super().drawn(table, picture, language)
        if drawn:
            self.drawn_as[drawn.png] = picture
        return drawn


@pytest.fixture
def pictures(store: Store) -> Watched:
    return Watched(store)


def seen_in(chat: Chat, member: Member) -> list[Sight]:
    return [sight for sight in member.sights if sight.chat == chat.id and sight.how != "alert"]


def hands_seen(bots: Bots, pictures: Watched, member: Member) -> set[int | None]:
    """The seats whose hands this member has seen a picture of."""
    files = bots.telegram.world.files
    shown = [pictures.drawn_as[files[sight.photo]] for sight in member.sights if sight.photo]
    return {picture.seat for picture in shown if picture.kind == "hand"}


async def look(party: Party, member: Member) -> None:
    """Looks at their own hand, and at all that they could choose."""
    await party.say(member, "/hand")
    await member.whisper(party.chat, "/hand")
    await party.bots.settled()
    at = await party.live()
    if "Play" in at.faces:
        await party.press(member, at, "Play")
    for message in [*member.whispered[-1:], *member.mail[-1:]]:
        for face in message.faces[:2]:
            data = message.button(face).get("callback_data", "") if face in message.faces else ""
            if data and data.rpartition("/play ")[2] not in await party.moves(member):
                await party.press(member, message, face)
    if member.mail and member.mail[-1].keys:
        await member.say(member.home, "/hand")
        await party.bots.settled()


@pytest.mark.parametrize("whispers", ["kept", "refused", "unknown"])
async def test_nobody_sees_anybody_elses_hand(bots: Bots, pictures: Watched, whispers: Whispers) -> None:
    anna, bela, watcher = (bots.telegram.member(name) for name in ("Anna", "Béla", "Cecil"))
    anna.user.started = True
    bots.telegram.mishaps.whispers = whispers
    chat = bots.telegram.group("Friends", anna, bela, watcher)
    await bots.start()
    party = Party(bots, chat, anna, bela)
    await party.begin("alhambra")
    for _ in range(MOVES):
        for member in (anna, bela):
            await look(party, member)
        await party.play(party.by_typing)
    assert hands_seen(bots, pictures, anna) == {0}
    assert hands_seen(bots, pictures, bela) <= {1}
    assert hands_seen(bots, pictures, watcher) == set()
    assert bots.telegram.world.violations == []


MOMENT = re.compile(r"\w+ \d+ \w+, \d\d:\d\d UTC")
NEUTRAL = ("the answer is for your eyes only", "For your eyes only:")


def told(sight: Sight) -> tuple[object, ...]:
    """What a sight tells of the game."""
    return (MOMENT.sub("then", sight.text), sight.faces, sight.photo[10:])


def is_pad(sight: Sight) -> bool:
    """Whether only the keys are others: those by which somebody without other means asks for what is theirs."""
    return set("12345678") <= set(sight.faces)


@pytest.mark.parametrize("whispers", ["kept", "refused", "unknown"])
async def test_the_group_sees_the_same_whether_players_look_at_their_cards_or_not(
    bots: Bots, whispers: Whispers
) -> None:
    histories = []
    for curious in (False, True):
        anna, bela, watcher = (bots.telegram.member(name) for name in ("Anna", "Béla", "Cecil"))
        bots.telegram.mishaps.whispers = whispers
        chat = bots.telegram.group("Friends", anna, bela, watcher)
        await (bots.restart() if curious else bots.start())
        bots.tables.entropy.fixed = "the same cards"  # type: ignore[attr-defined]
        party = Party(bots, chat, anna, bela)
        await party.begin("alhambra")
        for _ in range(MOVES):
            for member in (anna, bela) if curious else ():
                await look(party, member)
            bots.clock.now += 2 * SHORT  # in quick play a board shows one turn after the other
            await party.play(party.by_typing)
        shown = [sight for sight in seen_in(chat, watcher) if not any(text in sight.text for text in NEUTRAL)]
        seen = [told(sight) for sight in shown if not is_pad(sight)]
        histories.append(list(dict.fromkeys(seen)))
    plain, curious_ones = histories
    assert curious_ones == plain


async def test_a_server_that_does_not_know_messages_for_one_alone_never_gets_a_secret_to_send(bots: Bots) -> None:
    anna, bela = (bots.telegram.member(name) for name in ("Anna", "Béla"))
    bots.telegram.mishaps.whispers = "unknown"
    chat = bots.telegram.group("Friends", anna, bela)
    await bots.start()
    party = Party(bots, chat, anna, bela)
    await party.begin("alhambra")
    before = len(bela.sights)
    member, _ = await party.turn()
    press = await party.press(member, await party.live(), "Play")
    assert [sight.text for sight in bela.sights[before:] if sight.how == "message"] == ["For your eyes only:"]
    assert "For your eyes only:" not in [message.text for message in chat.posts], "it was taken back"
    assert press.alert
    assert "1 – " in (press.text or "")


async def test_presses_by_others_are_refused_to_them_alone(bots: Bots) -> None:
    anna, bela, watcher = (bots.telegram.member(name) for name in ("Anna", "Béla", "Cecil"))
    chat = bots.telegram.group("Friends", anna, bela, watcher)
    await bots.start()
    party = Party(bots, chat, anna, bela)
    await party.begin("marrakech")
    (acting,) = await party.acting()
    other = bela if acting is anna else anna
    live, before = await party.live(), len(watcher.sights)
    texts = [(await party.press(member, live, live.faces[0])).text for member in (other, watcher)]
    assert "not your turn" in (texts[0] or "")
    assert "don’t play" in (texts[1] or "")
    assert [sight.how for sight in watcher.sights[before:]] == ["alert"]


async def test_an_answer_that_waits_is_shown_to_its_owner_alone(bots: Bots) -> None:
    anna, bela = (bots.telegram.member(name) for name in ("Anna", "Béla"))
    chat = bots.telegram.group("Friends", anna, bela)
    await bots.start()
    party = Party(bots, chat, anna, bela)
    await party.begin("alhambra")
    await party.say(anna, "/hand")
    note = chat.last
    assert note.text == "Anna, the answer is for your eyes only."
    assert (await party.press(bela, note, "👁 Show me")).text == "That answer is for somebody else."
    await party.press(anna, note, "👁 Show me")
    assert anna.whispered[-1].photo
    assert bela.whispered == []


async def test_a_link_opens_the_private_chat_with_ones_own_hand_in_it(bots: Bots) -> None:
    anna, bela = (bots.telegram.member(name) for name in ("Anna", "Béla"))
    chat = bots.telegram.group("Friends", anna, bela)
    bots.telegram.mishaps.whispers = "refused"
    await bots.start()
    party = Party(bots, chat, anna, bela)
    await party.begin("alhambra")
    await party.say(anna, "/hand")
    await anna.follow(chat.last, "🔒 Open our private chat")
    await bots.settled()
    assert anna.mail[-1].photo
    assert anna.mail[-1].keys or "nothing for you to decide" in anna.mail[-1].text
    member, move = await party.turn()
    await member.start()
    await party.by_mail(member, move)
    assert (await party.table()).entries == 1


@pytest.mark.parametrize("whispers", ["refused", "unknown"])
async def test_by_alerts_too_one_is_told_what_the_choices_are_about(bots: Bots, whispers: Whispers) -> None:
    anna = bots.telegram.member("Anna")
    bots.telegram.mishaps.whispers = whispers
    chat = bots.telegram.group("Friends", anna)
    await bots.start()
    party = Party(bots, chat, anna)
    await party.say(anna, "/settings")
    press = await party.press(anna, chat.last, "👁 Show me")
    assert press.alert
    assert len(press.text or "") <= 200
    about, *choices = (press.text or "").splitlines()
    assert "1 – " not in about
    assert len(about) >= 20
    assert choices[-1][0].isdigit() or choices[-2][0].isdigit()
