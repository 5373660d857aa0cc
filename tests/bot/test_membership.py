"""Who may give commands at a table: what the platform says of its chat, kept for a while, and nothing else."""

from __future__ import annotations

import asyncio

import pytest

from bot.domain.messages import Answer, Command, Person
from bot.service.membership import KEPT, LEFT, MEMBER, OUTSIDER, REFUSAL_KEPT, REMEMBERED, Memberships, Standing
from bot.service.registry import parse
from tests.bot.channel import keys_of, posts
from tests.bot.conftest import Room, Time

CHANNEL = "chat:1"
STEWARD = Standing(member=True, moderator=True)


class Chat:
    """A platform with one chat, which says what it is told to say."""

    def __init__(self) -> None:
        self.people: dict[str, Standing | None] = {}
        self.asked: list[str] = []
        self.silent = asyncio.Event()
        self.silent.set()

    async def standing(self, channel: str, person: str) -> Standing | None:
        self.asked.append(person)
        await self.silent.wait()
        return self.people.get(person, LEFT)


@pytest.fixture
def chat(room: Room) -> Chat:
    chat = Chat()
    room.channel = CHANNEL
    room.tables.memberships.serve("chat", chat)
    for name in ("Anna", "Béla"):
        chat.people[f"chat:{name}"] = MEMBER
    return chat


async def say(
    room: Room, name: str, text: str, *, where: str = "", moderator: bool = False, platform: str = "chat"
) -> Answer:
    person = Person(f"{platform}:{name}", name, moderator=moderator)
    return await room.tables.handle(Command(CHANNEL, person, parse(text), f"id-{next(room.ids)}", where=where))


async def begin(room: Room) -> None:
    for name, text in (("Anna", "/new alhambra"), ("Béla", "/join"), ("Anna", "/start")):
        assert (await say(room, name, text)).ok


async def refusal(
    room: Room, name: str, text: str, *, where: str = "", moderator: bool = False, platform: str = "chat"
) -> list[str]:
    answer = await say(room, name, text, where=where, moderator=moderator, platform=platform)
    assert not answer.ok
    assert answer.picture is None
    assert answer.buttons == ()
    return keys_of(answer.lines)


async def test_rights_are_those_of_the_tables_chat_and_not_of_the_place_where_something_was_pressed(
    room: Room, chat: Chat
) -> None:
    await begin(room)
    await say(room, "Béla", "/cancel sure", where="chat:2", moderator=True)
    assert (await room.table()).phase == "playing"
    chat.people["chat:Dóra"] = STEWARD
    assert (await say(room, "Dóra", "/cancel sure", where="chat:2")).ok
    assert "closed-by-moderator" in keys_of((await posts(room))[-1].lines)


@pytest.mark.parametrize("where", ["", "chat:2", "chat:@Eve"])
@pytest.mark.parametrize(
    "text", ["/board", "/hand", "/play", "/join", "/record", "/hint", "/rules", "/settings", "/cancel", "take d3", "/x"]
)
async def test_an_outsider_is_told_so_kindly_and_nothing_else_whatever_they_ask(
    room: Room, chat: Chat, where: str, text: str
) -> None:
    await begin(room)
    before = await room.table()
    assert await refusal(room, "Eve", text, where=where, moderator=True) == ["not-in-this-chat"]
    assert await room.table() == before


async def test_what_concerns_oneself_alone_may_be_asked_by_a_button_for_any_table(room: Room, chat: Chat) -> None:
    for text in ("/games", "/away 3d", "/away back", "/settings reminders fewer", "/mute all", "/settings me"):
        assert (await say(room, "Eve", text)).ok, text


async def test_somebody_of_another_platform_is_in_no_chat_of_this_one(room: Room, chat: Chat) -> None:
    await begin(room)
    chat.people["other:Anna"] = STEWARD
    assert await refusal(room, "Anna", "/board", platform="other") == ["not-in-this-chat"]
    assert chat.asked == ["chat:Anna", "chat:Béla"]


async def test_while_nobody_can_be_asked_the_seated_play_on_without_rights_and_others_wait(
    room: Room, chat: Chat, clock: Time
) -> None:
    await begin(room)
    clock.now += KEPT
    chat.people |= {"chat:Anna": None, "chat:Béla": None, "chat:Eve": None}
    assert (await say(room, "Béla", "/hand", where="chat:2")).ok
    await say(room, "Béla", "/cancel sure", where="chat:2", moderator=True)
    assert (await room.table()).phase == "playing", "a moderator would have closed it"
    assert await refusal(room, "Eve", "/board") == ["membership-unknown"]


async def test_who_has_left_gives_up_the_seat_once_and_who_is_unseen_does_not(
    room: Room, chat: Chat, clock: Time
) -> None:
    await begin(room)
    clock.now += KEPT
    chat.people["chat:Béla"] = OUTSIDER
    assert await refusal(room, "Béla", "/hand") == ["not-in-this-chat"]
    assert (await room.table()).seat_of("chat:Béla") == 1
    clock.now += KEPT
    chat.people["chat:Béla"] = LEFT
    for _ in range(3):
        assert await refusal(room, "Béla", "/hand") == ["not-in-this-chat"]
    table = await room.table()
    assert table.chairs[1].is_free
    assert [keys_of(post.lines) for post in await posts(room)][-1:] == [["left-the-chat", "chair-is-free"]]
    clock.now += KEPT
    chat.people["chat:Béla"] = MEMBER
    assert (await say(room, "Béla", "/replace")).ok, "who comes back may sit down again"


async def test_the_host_who_leaves_passes_on_and_the_last_one_closes_the_table(
    room: Room, chat: Chat, clock: Time
) -> None:
    await begin(room)
    clock.now += KEPT
    chat.people["chat:Anna"] = LEFT
    await refusal(room, "Anna", "/hand")
    assert (await room.table()).host == "chat:Béla"
    chat.people["chat:Béla"] = LEFT
    clock.now += KEPT
    await refusal(room, "Béla", "/hand")
    assert (await room.table()).phase == "closed"


async def test_nobody_says_in_the_houses_name_that_somebody_has_left(room: Room, chat: Chat) -> None:
    await begin(room)
    assert await refusal(room, "Béla", "/departed") == ["unknown-command"]
    assert (await room.table()).seat_of("chat:Béla") == 1


async def test_what_a_platform_said_is_kept_for_a_minute_and_a_no_for_a_moment(chat: Chat, clock: Time) -> None:
    known = Memberships(clock)
    known.serve("chat", chat)

    async def asks(person: str) -> bool:
        before = len(chat.asked)
        await known.standing(CHANNEL, person)
        return len(chat.asked) > before

    assert await asks("chat:Anna")
    clock.now += KEPT - 1
    assert not await asks("chat:Anna")
    clock.now += 1
    assert await asks("chat:Anna")
    assert await asks("chat:Eve")
    assert not await asks("chat:Eve")
    clock.now += REFUSAL_KEPT
    assert await asks("chat:Eve")
    clock.now -= 3600
    assert await asks("chat:Anna"), "a clock that is put back keeps nothing for an hour"


async def test_a_platform_is_asked_once_however_many_wait_and_for_so_many_people_only_so_much_is_kept(
    chat: Chat, clock: Time
) -> None:
    known = Memberships(clock)
    known.serve("chat", chat)
    chat.silent.clear()
    waiting = [asyncio.create_task(known.standing(CHANNEL, "chat:Anna")) for _ in range(100)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    chat.silent.set()
    assert await asyncio.gather(*waiting) == [MEMBER] * 100
    assert chat.asked == ["chat:Anna"]
    for number in range(REMEMBERED + 10):
        known.met(CHANNEL, f"chat:{number}", moderator=False)
    assert len(known._kept) == REMEMBERED


async def test_a_platform_that_does_not_answer_holds_nobody_up_for_long(
    room: Room, chat: Chat, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(room)
    monkeypatch.setattr("bot.service.membership.PATIENCE", 0.01)
    chat.silent.clear()
    assert await refusal(room, "Eve", "/board") == ["membership-unknown"]
