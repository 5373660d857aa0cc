"""Telegram's window: who comes by whose word, what is shown to whom, and who gets nowhere."""

from __future__ import annotations

from secrets import token_hex
from typing import Any
from urllib.parse import parse_qsl, urlencode

import pytest

from bot.adapters.telegram.people import Place, channel_of, place_code
from bot.domain.table import Table
from bot.language.words import say
from tests.bot.conftest import Time
from tests.bot.windows.visits import Visit, Visitors
from tests.standins.telegram import Chat, Member, StandIn
from tests.standins.telegram.mini_app import hash_of, init_data

FORGED, STALE, USED, OVER = (say("en", f"window-{why}") for why in ("forged", "stale", "used", "over"))
ELSEWHERE = say("en", "not-in-this-chat")


class Group:
    """A group with a game of two in it."""

    def __init__(self, visitors: Visitors, chat: Chat, *members: Member) -> None:
        self.visitors, self.chat, self.members = visitors, chat, members
        self.channel, self.start = channel_of(Place(chat.id)), place_code(Place(chat.id))

    async def begin(self, game: str = "alhambra") -> None:
        texts = (f"/new {game}", *("/join" for _ in self.members[1:]), "/start")
        for member, text in zip((*self.members, self.members[0]), texts, strict=True):
            person = f"telegram:{member.user.id}"
            assert (await self.visitors.say(self.channel, person, member.user.name, text)).ok

    async def table(self) -> Table:
        table = await self.visitors.tables.store.table(self.channel)
        assert table is not None
        return table


@pytest.fixture
async def group(visitors: Visitors, telegram: StandIn) -> Group:
    anna, bela = telegram.member("Anna"), telegram.member("Béla")
    group = Group(visitors, telegram.group("Friends", anna, bela), anna, bela)
    await group.begin()
    return group


async def entered(visitors: Visitors, member: Member, now: float, start: str = "") -> Visit:
    visit = visitors.open()
    told = await visit.enter(data=init_data(member.user, now, start))
    assert visit.status == 200, told
    return visit


async def test_the_app_says_who_somebody_is_and_the_link_which_table(group: Group, clock: Time) -> None:
    anna, bela = group.members
    hers, his = [await entered(group.visitors, one, clock(), group.start) for one in (anna, bela)]
    assert (await hers.me()) == {"id": f"telegram:{anna.user.id}", "name": "Anna"}
    assert hers.table == his.table == group.channel
    shown = [await visit.get(f"/api/t/{visit.table}") for visit in (hers, his)]
    assert [one["who"] for one in shown] == [f"telegram:{member.user.id}" for member in group.members]
    assert {one["mine"] for one in shown} == {True, False}
    assert all(one["link"].endswith(f"/board?startapp={group.start}") for one in shown)
    hands = [await visit.get(one["hand"]["src"]) for visit, one in zip((hers, his), shown, strict=True)]
    assert hands[0] != hands[1]
    await hers.get(shown[1]["hand"]["src"])
    assert hers.status == 403


async def test_a_move_made_in_the_window_is_one_of_the_same_game(group: Group, clock: Time) -> None:
    table = await group.table()
    mover = group.members[table.rules.to_act(table.state)[0]]
    visit = await entered(group.visitors, mover, clock(), group.start)
    shown = await visit.get(f"/api/t/{visit.table}")
    move = shown["offer"]["moves"][0]
    answer = await visit.say(f"/play {move}", shown["who"], stamp=shown["offer"]["stamp"])
    assert answer["ok"]
    assert (await group.table()).entries == 1
    shown = await visit.get(f"/api/t/{visit.table}")
    assert shown["stage"] is not None, "it shows how things stand, though the chat was told nothing yet"


@pytest.mark.parametrize(
    "change",
    [
        {"user": '{"id":1,"first_name":"Eve"}'},
        {"auth_date": "1"},
        {"start_param": "elsewhere"},
        {"signature": "y" * 86},
        {"more": "x"},
        {"hash": "0" * 64},
        {"hash": ""},
        {"hash": "é" * 64},
    ],
)
async def test_a_word_of_telegram_with_anything_changed_is_nobodys(
    visitors: Visitors, telegram: StandIn, clock: Time, change: dict[str, str]
) -> None:
    told = dict(parse_qsl(init_data(telegram.member("Anna").user, clock(), "a"))) | change
    visit = visitors.open()
    answer = await visit.enter(data=urlencode(told))
    assert (visit.status, answer["error"]) == (403, FORGED)


async def test_odd_words_are_refused_with_a_sentence(visitors: Visitors, telegram: StandIn, clock: Time) -> None:
    anna = telegram.member("Anna").user
    good = init_data(anna, clock())
    twice = f"user=%7B%22id%22%3A1%7D&{good}"
    users = ("", '{"id":7,"first_name":"x","is_bot":true}', '{"id":-7,"first_name":"x"}')
    told = [{"auth_date": str(int(clock())), "user": user} for user in users]
    signed = [urlencode({**one, "hash": hash_of(one)}) for one in told]
    wrong_token = init_data(anna, clock(), token="4242:another")
    for data in ("", "&&&", "x" * 3000, "a=1&" * 300, twice, *signed, wrong_token):
        visit = visitors.open()
        answer = await visit.enter(data=data)
        assert (visit.status, answer["error"]) == (403, FORGED), data[:60]
    many = {str(number): "" for number in range(9)}
    odd_ones: list[Any] = [[], {"data": 1}, {"data": "x" * 3600}, many]
    body: Any
    for body in ({}, *({"proof": odd} for odd in odd_ones)):
        visit = visitors.open()
        await visit.post("/api/window/telegram", body)
        assert visit.status == 400
    assert (await visitors.open().get("/api/window/nowhere"))["error"]


async def test_a_word_of_more_than_an_hour_ago_lets_nobody_in(
    visitors: Visitors, telegram: StandIn, clock: Time
) -> None:
    anna = telegram.member("Anna").user
    for at, status in ((clock() - 3599, 200), (clock() - 3601, 403), (clock() + 61, 403)):
        visit = visitors.open()
        answer = await visit.enter(data=init_data(anna, at, query_id=token_hex(4)))
        assert visit.status == status
        assert status == 200 or answer["error"] == STALE


async def test_a_word_that_was_copied_comes_too_late(visitors: Visitors, telegram: StandIn, clock: Time) -> None:
    data = init_data(telegram.member("Anna").user, clock())
    first, thief = visitors.open(), visitors.open()
    await first.enter(data=data)
    assert first.status == 200
    answer = await thief.enter(data=data)
    assert (thief.status, answer["error"]) == (403, USED)
    first.headers = {}
    await first.enter(data=data)  # the first answer was lost on the way
    assert first.status == 200
    answer = await thief.enter(visit="guess", data=data)
    assert (thief.status, answer["error"]) == (403, FORGED)


async def test_who_is_not_in_the_group_sees_and_changes_nothing(group: Group, telegram: StandIn, clock: Time) -> None:
    eve = telegram.member("Eve")
    visit = await entered(group.visitors, eve, clock(), group.start)
    seen = f"/api/t/{group.channel}"
    pictures = ("/picture.png?kind=board&at=0", "/picture?kind=board&at=0", "/own.png?kind=hand&seat=0")
    for path in ("", *pictures, "/events", "/complete?text=/", "/film?at=1&own=false&since=0"):
        answer = await visit.get(f"{seen}{path}")
        assert (visit.status, answer["error"]) == (403, ELSEWHERE), path
    before = await group.table()
    for text in ("/join", "/replace 1", "/board", "/record", "/cancel sure"):
        answer = await visit.say(text, f"telegram:{eve.user.id}", group.channel)
        assert (visit.status, answer["error"]) == (403, ELSEWHERE)
    assert (await group.table()).version == before.version
    assert (await visit.get("/api/tables"))["tables"] == []


async def test_nobody_speaks_for_somebody_else_nor_at_a_table_of_the_page(group: Group, clock: Time) -> None:
    anna, bela = group.members
    visit = await entered(group.visitors, anna, clock(), group.start)
    answer = await visit.say("/resign sure", f"telegram:{bela.user.id}")
    assert (visit.status, answer["error"]) == (403, say("en", "web-not-here"))
    await visit.post("/api/me", {"action": "rename", "person": f"telegram:{anna.user.id}", "name": "Béla"})
    assert visit.status == 403
    others = ("abcdefghjkmn", "web:abcdefghjkmn", "web:@x", "discord:17")
    for name in (*others, "telegram", "telegram:x", "telegram:" + "9" * 90):
        await visit.get(f"/api/t/{name}")
        assert visit.status == 404, name


async def test_a_table_of_a_chat_is_nothing_to_a_browser_without_a_window(group: Group) -> None:
    browser = group.visitors.open()
    await browser.get(f"/api/t/{group.channel}")
    assert browser.status == 401
    await browser.get("/")  # where it gets a cookie
    answer = await browser.get(f"/api/t/{group.channel}")
    assert (browser.status, answer["error"]) == (403, ELSEWHERE)
    for pass_ in ("x", "x.y", "a" * 5000):
        browser.headers = {"Authorization": f"Bearer {pass_}"}
        answer = await browser.get("/api/me")
        assert (browser.status, answer["error"]) == (401, OVER)


async def test_whoever_leaves_the_group_sees_no_more_of_it_and_gives_up_the_seat(
    group: Group, telegram: StandIn, clock: Time
) -> None:
    bela = group.members[1]
    visit = await entered(group.visitors, bela, clock(), group.start)
    assert (await visit.get(f"/api/t/{group.channel}"))["who"]
    await telegram.moderator.leaves(group.chat, bela, told=False)
    clock.now += 61
    await visit.get(f"/api/t/{group.channel}")
    assert visit.status == 403
    assert (await group.table()).chairs[1].is_free


async def test_a_pass_is_good_for_an_hour_and_renewed_for_half_a_day(group: Group, clock: Time) -> None:
    visit = await entered(group.visitors, group.members[0], clock(), group.start)
    began = clock()
    while clock() < began + 12 * 3600:
        renewed = await visit.post("/api/window/telegram/renewal", {})
        assert visit.status == 200
        visit.headers = {"Authorization": f"Bearer {renewed['pass']}"}
        clock.now += 3599
    answer = await visit.get("/api/me")
    assert (visit.status, answer["error"]) == (401, OVER)


async def test_without_a_start_parameter_it_is_ones_own_table_and_a_new_one_is_opened_there(
    visitors: Visitors, telegram: StandIn, clock: Time
) -> None:
    anna = telegram.member("Anna")
    visit = await entered(visitors, anna, clock())
    assert visit.table == ""
    opened = await visit.post("/api/tables", {"game": "quixote", "id": "12345678"})
    assert opened == {"id": f"telegram:@{anna.user.id}"}
    assert (await visit.get(f"/api/t/{opened['id']}"))["phase"] == "lobby"
    assert [row["id"] for row in (await visit.get("/api/tables"))["tables"]] == [opened["id"]]
    again = await entered(visitors, anna, clock() + 1)
    assert again.table == opened["id"]
    eve = await entered(visitors, telegram.member("Eve"), clock(), place_code(Place(anna.user.id)))
    await eve.get(f"/api/t/{opened['id']}")
    assert eve.status == 403


async def test_only_telegrams_own_pages_may_frame_the_window_and_it_sets_no_cookie(visitors: Visitors) -> None:
    async with visitors.http.get(f"{visitors.address}/telegram") as response:
        policy = response.headers["Content-Security-Policy"]
        assert "frame-ancestors https://web.telegram.org https://weba.telegram.org" in policy
        assert "script-src 'self';" in policy
        assert "X-Frame-Options" not in response.headers
        assert "Set-Cookie" not in response.headers
    for path in ("/", "/t/abcdefghjkmn", "/nowhere", "/api/me"):
        async with visitors.http.get(f"{visitors.address}{path}") as response:
            assert "frame-ancestors 'none'" in response.headers["Content-Security-Policy"]
            assert response.headers["X-Frame-Options"] == "DENY"


async def test_what_a_window_is_told_no_cache_keeps(group: Group, clock: Time) -> None:
    visit = await entered(group.visitors, group.members[0], clock(), group.start)
    path = f"{visit.address}/api/t/{visit.table}/picture.png?kind=board&at=0"
    async with visit.http.get(path, headers=visit.headers) as response:
        assert response.status == 200
        assert response.headers["Cache-Control"] == "no-store"


async def test_the_end_is_seen_in_the_window_though_the_chat_was_not_told_yet(
    visitors: Visitors, telegram: StandIn, clock: Time
) -> None:
    anna = telegram.member("Anna")
    group = Group(visitors, telegram.group("Alone", anna), anna)
    await group.begin("quixote")
    visit = await entered(visitors, anna, clock(), group.start)
    while (table := await group.table()).phase == "playing":
        move = table.rules.legal(table.state, 0)[0]
        assert (await visit.say(f"/play {move}", f"telegram:{anna.user.id}", group.channel))["ok"]
    shown = await visit.get(f"/api/t/{visit.table}")
    last = next(post for post in shown["posts"] if post["id"] == shown["stage"])
    assert (shown["phase"], "points" in str(last["lines"])) == ("over", True)
