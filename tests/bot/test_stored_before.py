"""What earlier versions have stored is taken over: every sample that is kept is read, played on, told and done.

A sample is a Redis as that version left it (`tests/bot/stored/fill.py` says how it is taken). Each test names the kinds
of keys that it has the bot read, and fails if any key of theirs was not asked for; together they leave none unread.
"""

from __future__ import annotations

import asyncio
import functools
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import datetime
from typing import Any, TypeAlias, cast

import msgspec
import pytest
import redis.asyncio as redis
import telegram
from aiohttp import ClientSession, web
from discord.ui import Button

from bot.adapters.base.troubles import Troubles
from bot.adapters.discord import sending as discord_sending
from bot.adapters.discord.pressing import Press
from bot.adapters.platforms import PLATFORMS
from bot.adapters.telegram import linking
from bot.adapters.telegram.groups import Groups
from bot.adapters.telegram.people import place_of
from bot.adapters.telegram.photo_cache import PhotoCache
from bot.adapters.telegram.pressing import read_key, undigested
from bot.adapters.telegram.rate_limits import RateLimits
from bot.adapters.telegram.registering import register
from bot.adapters.telegram.sessions import Sessions
from bot.adapters.telegram.wire import Wire
from bot.adapters.web.people import COOKIE
from bot.adapters.web.server import create_app
from bot.app.serving import clocks
from bot.delivery.outbox import Outbox
from bot.delivery.pictures import Pictures
from bot.domain.addresses import direct_channel, platform_of
from bot.domain.messages import Command, Line, Person, Picture, Post
from bot.domain.table import Table
from bot.language.languages import LANGUAGES
from bot.language.words import speak
from bot.service.registry import parse
from bot.store.channel_moves import move, whither
from bot.store.cookie_secret import cookie_secret
from bot.store.inbox import Inbox
from bot.store.keys import key
from bot.store.pubsub import Notifier
from bot.store.sent_messages import SentMessages
from bot.store.turnstile import Turnstile
from bot.tables import timing
from rules import GAMES
from rules.record import RETRACT, UNDO, replay, verify
from rules.record import read as read_record
from tests.bot.passing import Quick
from tests.bot.stored import sample as samples
from tests.bot.stored.facts import facts, settings
from tests.bot.stored.games import agree
from tests.bot.stored.house import House
from tests.bot.stored.later import READ, Later, Noting, plain, reads, same
from tests.bot.stored.sample import Sample
from tests.standins.telegram import TOKEN, StandIn

KEPT = {path.stem: samples.read(path) for path in samples.samples()}
HOUR = 3600.0
ANSWERED = ("seen", "seen-before", "refused", "refused-before")
"""By which a command that comes again is known."""
MOVING = tuple(f"moving-{kind}" for kind in ("table", "times", "log", *ANSWERED, "queue", "records", "aside"))
"""What waits while a table moves."""


@pytest.fixture(params=KEPT.values(), ids=list(KEPT))
async def house(request: pytest.FixtureRequest, redis_url: str) -> AsyncIterator[Later]:
    loading = redis.Redis.from_url(redis_url)
    await samples.load(loading, request.param)
    await loading.aclose()
    later = Later(redis_url, request.param)
    Noting.asked.clear()
    yield later
    await later.store.client.aclose()


def test_a_sample_is_kept_of_what_was_stored_before() -> None:
    assert KEPT


@pytest.mark.parametrize("sample", KEPT.values(), ids=list(KEPT))
def test_no_kind_of_key_is_left_unread(sample: Sample) -> None:
    assert sample.kinds - READ == set(), "say what reads them, by a test here"


# Tables.


@reads("table", every=False)
@reads("tables", "log", "person")
async def test_every_table_is_what_it_was(house: Later) -> None:
    for channel, told in house.told["tables"].items():
        table = await house.table(channel)
        assert same(facts(table), told), channel
        if table.phase in ("playing", "over"):
            assert len(await house.store.log(channel)) == table.entries
    listed = [table.channel for platform in PLATFORMS.names for table in await house.store.tables(platform, 1000)]
    assert sorted(listed) == sorted(house.told["tables"])
    for channel in house.sample.owners("log"):
        await house.store.log(channel)
    for person, channels in house.told["sits"].items():
        assert sorted(table.channel for table in await house.store.tables_of(person)) == channels


@reads("damaged")
async def test_a_table_that_could_not_be_read_is_kept_as_it_was(house: Later) -> None:
    channel = house.sample.scenes["damaged"]
    answer = await house.say(channel, Person("web:a", "A"), "/start")
    assert [line.key for line in answer.lines] == ["damaged-table"]
    for kind in ("table", "damaged"):
        assert [await house.store.client.get(key(channel, kind))] == house.sample.values(kind, channel)


@pytest.mark.parametrize("game", GAMES)
async def test_every_game_under_way_is_played_to_its_end(house: Later, game: str) -> None:
    channels = [channel for channel in house.in_phase("playing") if house.told["tables"][channel]["game"] == game]
    assert len(channels) > 10 or game not in house.games
    await asyncio.gather(*(play_on(house, channel) for channel in channels))


async def play_on(house: House, channel: str) -> None:
    """To the end: then there is a record of the whole game, what was played before with what came after."""
    before, log = await house.table(channel), await house.store.log(channel)
    while (table := await house.table(channel)).phase == "playing":
        seat = timing.acting(table)[0]
        if table.chairs[seat].robot or table.chairs[seat].once:
            await house.robots.play(channel)
        elif table.chairs[seat].is_free:
            await house.done(channel, Person("web:new", "Somebody new"), "/replace")
        else:
            await house.move(table, seat)
    record = (await house.store.records(channel))[0]
    assert record.seed == before.seed
    assert list(record.moves[: len(log)]) == [(entry.seat, entry.text) for entry in log]
    verify(record, GAMES)


async def test_in_every_game_under_way_a_decision_can_be_taken_back(house: Later) -> None:
    ways = []
    for channel in house.in_phase("playing"):
        before, log = await house.table(channel), await house.store.log(channel)
        moved = [entry.seat for entry in log if before.chairs[entry.seat].person]
        if not moved:
            continue
        if before.question:
            await house.done(channel, house.sitter(before, before.question.asked[0]), "/refuse")
        await house.done(channel, house.sitter(before, moved[-1]), "/undo")
        await agree(house, channel)
        *_, entry = await house.store.log(channel)
        ways.append(entry.text.split()[0])
        assert await _as_replayed(house, channel)
        assert (await house.table(channel)).entries == len(log) + 1
    assert set(ways) == {UNDO, RETRACT}
    assert len(ways) > 30


async def _as_replayed(house: Later, channel: str) -> bool:
    """Whether the game is where its log leads to."""
    table, log = await house.table(channel), await house.store.log(channel)
    moves = [(entry.seat, entry.text) for entry in log]
    *_, last = replay(table.rules, len(table.chairs), table.seed, table.options, moves)
    return table.rules.dump(last.state) == table.position


async def asked_tables(house: Later) -> list[Table]:
    """The tables at which something is asked: every question at each game."""
    tables = [await house.table(channel) for channel in house.in_phase("playing")]
    asked = [table for table in tables if table.question]
    kinds = {(table.game, table.question.kind) for table in asked if table.question}
    assert len(kinds) == len(house.games) * 6
    return asked


async def test_every_question_can_be_answered_with_yes(house: Later) -> None:
    for before in await asked_tables(house):
        await agree(house, before.channel)
        after = await house.table(before.channel)
        assert after.question is None
        assert _done(before, after), before.question


def _done(before: Table, after: Table) -> bool:
    """Whether came about what was asked."""
    question = before.question
    assert question is not None
    chair = after.chairs[question.seat] if after.chairs else None
    match question.kind:
        case "undo":
            return after.entries == before.entries + 1
        case "cancel":
            return after.phase == "closed"
        case "replace":
            return chair is not None and chair.person == question.by and bool(chair.holidays) == bool(question.away)
        case "free":
            return chair is not None and chair.is_free
        case "once":
            return chair is not None and chair.once and chair.person == before.chairs[question.seat].person
        case "handover":
            return chair is not None and bool(chair.robot) and chair.owner == before.chairs[question.seat].person


async def test_every_question_can_be_answered_with_no(house: Later) -> None:
    for before in await asked_tables(house):
        assert before.question is not None
        left = [seat for seat in before.question.asked if seat not in before.question.agreed]
        await house.done(before.channel, house.sitter(before, left[0]), "/refuse")
        after = await house.table(before.channel)
        chairs = tuple(msgspec.structs.replace(chair, kept=0.0) for chair in after.chairs)
        assert (after.question, after.position, chairs) == (None, before.position, before.chairs)


async def test_every_lobby_can_become_a_game_by_its_settings(house: Later) -> None:
    for channel in house.in_phase("lobby"):
        before = await house.table(channel)
        host = house.sitter(before, before.seat_of(before.host) or 0)
        if len(before.chairs) not in before.rules.seats:
            await house.done(channel, Person("web:new", "Somebody new"), "/join")
        await house.done(channel, host, "/start")
        after = await house.table(channel)
        assert after.phase == "playing"
        assert settings(after) == settings(before)


async def test_after_every_game_that_is_over_another_can_be_opened(house: Later) -> None:
    channels = house.in_phase("over") + house.in_phase("closed")
    assert len(channels) > 12
    for channel in channels:
        before = await house.table(channel)
        await house.done(channel, Person("web:new", "Somebody new"), f"/new {before.game}")
        after = await house.table(channel)
        assert (after.phase, after.number) == ("lobby", before.number + 1)
        assert settings(after) == {**settings(before), "house rules": []}, "as the people here had settled it"


@reads("records")
async def test_every_record_holds_and_can_be_had_as_a_file(house: Later) -> None:
    games = set()
    for channel, number in house.told["records"].items():
        records = await house.store.records(channel)
        assert len(records) == number
        for record in records:
            verify(record, GAMES)
            games.add(record.game)
        answer = await house.say(channel, Person("web:a", "A"), "/record")
        assert answer.file is not None
        assert read_record(answer.file.data) == records[0]
    assert games == house.games


def who_is(person: str, name: str) -> Person:
    """Somebody as their platform would tell of them."""
    return Person(person, name, reachable=platform_of(person) in PLATFORMS.reached_alone)


@reads(*ANSWERED)
async def test_a_command_that_comes_again_is_answered_as_before_and_changes_nothing(house: Later) -> None:
    for channel in {owner for kind in ANSWERED for owner in house.sample.owners(kind)}:
        assert (await house.store.fetch(channel, "never given")).answer is None
    given = house.told["given"]
    assert len(given) > 100
    for channel, text, person, name, command, ok, keys in given:
        before = await house.store.client.get(key(channel, "table"))
        answer = await house.tables.handle(Command(channel, who_is(person, name), parse(text), command))
        assert (answer.ok, [line.key for line in answer.lines]) == (ok, keys), (channel, text)
        assert await house.store.client.get(key(channel, "table")) == before


# Posts.


class Collecting:
    """A sender that keeps what it sends, and can say all of it in every language."""

    def __init__(self, platform: str) -> None:
        self.platform = platform
        self.sent: list[tuple[str, int]] = []
        self.lines: dict[bytes, Line] = {}

    async def send(self, channel: str, post: Post) -> None:
        self.sent.append((channel, post.id))
        called = () if post.call is None else (Line(post.call.key, {**post.call.args, "names": "Anna"}),)
        labels = [button.label for button in post.buttons]
        self.note(*post.lines, *called, *labels, *(post.closes[1] if post.closes else ()))

    def note(self, *lines: Line) -> None:
        self.lines.update((msgspec.msgpack.encode(line), line) for line in lines)


def assert_speakable(lines: dict[bytes, Line], caplog: pytest.LogCaptureFixture) -> None:
    """There are words for all of it, in every language."""
    caplog.clear()
    for line in lines.values():
        for language in LANGUAGES:
            assert speak(language, line)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


@reads("queue", "outbox")
async def test_every_post_that_waits_is_delivered_in_order(house: Later, caplog: pytest.LogCaptureFixture) -> None:
    house.clock.now += HOUR  # who was to be left alone for a while can be tried again
    sent: list[tuple[str, int]] = []
    for platform in PLATFORMS.names:
        sender = Collecting(platform)
        outbox = Outbox(house.store, sender, Notifier(house.store.client), house.clock)
        for channel in await outbox.due():
            await outbox.deliver(channel)
        sent += sender.sent
        assert_speakable(sender.lines, caplog)
        assert await outbox.due() == []
    for channel, ids in house.told["waiting"].items():
        assert [post for place, post in sent if place == channel] == ids
    assert len(sent) == sum(map(len, house.told["waiting"].values())) > 200


@reads("feed", "web:secret")
async def test_the_page_knows_its_people_and_shows_them_what_it_showed(
    house: Later, pictures: Pictures, caplog: pytest.LogCaptureFixture
) -> None:
    spoken = Collecting("web")
    for channel, ids in house.told["feeds"].items():
        posts = await house.store.feed(channel)
        assert [post.id for post in posts] == ids
        spoken.note(*(line for post in posts for line in post.lines))
    assert_speakable(spoken.lines, caplog)
    async for page, people, active, language in _browsers(house, pictures):
        me = await page("/api/me")
        assert [one["id"] for one in me["people"]] == people
        assert (me["active"], me["language"]) == (active, language or "en")
        assert len((await page("/api/tables"))["tables"]) > 20
        channel = next(channel for channel in house.in_phase("playing") if channel in house.told["feeds"])
        shown = await page(f"/api/t/{channel.removeprefix('web:')}")
        assert [post["id"] for post in shown["posts"]] == house.told["feeds"][channel]


Page: TypeAlias = Callable[[str], Awaitable[Any]]


async def _browsers(house: Later, pictures: Pictures) -> AsyncIterator[tuple[Page, list[str], str, str]]:
    """Browsers with cookies of before, at a server of now."""
    secret = await cookie_secret(house.store, "web")
    app = create_app(house.tables, house.store, Notifier(house.store.client), pictures, secret)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    address = f"http://127.0.0.1:{runner.addresses[0][1]}"
    try:
        for cookie, *known in house.told["browsers"]:
            async with ClientSession(cookies={COOKIE: cookie}) as http:
                yield (functools.partial(_got, http, address), *known)
    finally:
        await runner.cleanup()


async def _got(http: ClientSession, address: str, path: str) -> Any:
    async with http.get(address + path) as response:
        assert response.status == 200
        return await response.json()


# What is due.


@reads("due", "pending", "telling")
@reads("told", every=False)
async def test_the_clocks_do_everything_that_is_due_now(house: Later, caplog: pytest.LogCaptureFixture) -> None:
    """Robots move, reminders are told: those that were being told when the process died, just once."""
    house.clock.now += 60.0
    told = house.told["letters"]
    before = {own: await house.queued(own) for own in told}
    await _all_done(house, caplog)
    for own, expected in told.items():
        letters = (await house.queued(own))[len(before[own]) :]
        assert [letter.lines[0].key.partition("-")[0] for letter in letters] == ["reminder"] * expected, own
        assert not await house.store.client.exists(key(own, "pending"), key(own, "telling"))


@reads("aside", every=False)
async def test_a_letter_that_came_back_is_told_at_the_table(house: Later) -> None:
    house.clock.now += 60.0
    channels = [house.sample.scenes[f"letters on {platform}"] for platform in ("discord", "telegram")]
    before = [len(await house.queued(channel)) for channel in channels]
    await house.due.tick()
    for channel, number in zip(channels, before, strict=True):
        posts = (await house.queued(channel))[number:]
        told = [[line.key for line in post.lines] for post in posts]
        assert told == [["reminder", "reminder-not-alone"]]


async def test_the_clocks_do_everything_that_will_be_due_later(house: Later, caplog: pytest.LogCaptureFixture) -> None:
    """Lobbies are closed, what is over is cleared away, and much has passed for everyone who plays."""
    house.clock.now = max(at for _, at in await house.due_times()) + 1.0
    lobbies, over = house.in_phase("lobby"), house.in_phase("over")
    await _all_done(house, caplog)
    assert [(await house.table(channel)).phase for channel in lobbies] == ["closed"] * len(lobbies)
    assert [await house.store.table(channel) for channel in over] == [None] * len(over)
    assert all([await house.store.records(channel) for channel in over])


async def _all_done(house: Later, caplog: pytest.LogCaptureFixture) -> None:
    """Everything that is due is taken by a clock and done, without an error."""
    caplog.clear()
    now = {(name, at) for name, at in await house.due_times() if at <= house.clock()}
    both = clocks(house.tables, Quick())
    for clock in both:
        await clock.tick()
    assert {name.partition(" ")[0] for name, _ in now} <= {kind for clock in both for kind in clock.handlers}
    assert now
    assert not now & set(await house.due_times()), "all of it is over, or due anew at another time"
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


@reads("digest")
@reads("letters", every=False)
async def test_the_digest_of_a_day_is_not_told_again(house: Later) -> None:
    for name in house.sample.of_kind("digest"):
        day = re.search(r"digest-([-\d]+):(.*)", name)
        assert day is not None
        own = day[2]
        house.clock.now = datetime.fromisoformat(f"{day[1]}T12:00:00Z").timestamp()
        before = await house.queued(own)
        again = await house.reminders.digest(own)
        assert again is not None
        assert await house.queued(own) == before


# People.


@reads("habits")
async def test_everyone_likes_what_they_liked(house: Later) -> None:
    assert len(house.told["habits"]) > 20
    for person, told in house.told["habits"].items():
        assert same(plain(await house.tables.people.preferences(person)), told)
        answer = await house.say(direct_channel(person), who_is(person, "Anna"), "/settings me")
        assert answer.ok


@reads("beat", "outages")
async def test_outages_still_count_against_nobody(house: Later) -> None:
    for platform, told in house.told["outages"].items():
        assert [list(pause) for pause in await house.tables.heartbeats.outages(platform)] == told


# Tables that move.


@reads("moved", "arrived", *MOVING)
async def test_a_move_that_was_broken_off_is_finished(house: Later) -> None:
    for scene, told in house.told["moving"].items():
        old, new = house.sample.scenes[scene], house.sample.scenes[f"{scene}, to"]
        assert await move(house.store, old, new, house.clock()) == new
        assert await whither(house.store, old) == new
        table = await house.table(new)
        assert same({**facts(table), "version": told["version"]}, told)
        assert len(await house.store.log(new)) == table.entries
        verify((await house.store.records(new))[0], GAMES)
        left = [name.decode() async for name in house.store.client.scan_iter(match=f"*{old}")]
        assert left == [key(old, "moved")]
        assert await house.queued(new)
        await house.play(new, 3)
        assert (await house.table(new)).entries == table.entries + 3


# The adapters.


@reads("sent")
async def test_it_is_known_which_message_shows_which_post(house: Later) -> None:
    """So that a post that is edited or closed is so where it stands."""
    on_discord, on_telegram = SentMessages(house.store, discord_sending.Sent), SentMessages(house.store, linking.Sent)
    for channel in house.sample.owners("sent"):
        for post in house.sample.values("sent", channel)[::2]:
            there = on_discord if platform_of(channel) == "discord" else on_telegram
            assert await there.of(channel, int(post))
    told = house.told["discord"]
    sent = msgspec.convert(told["sent"], list[discord_sending.Sent])
    assert [await on_discord.of(told["channel"], number) for number in (1, 2)] == sent
    told = house.told["telegram"]["shown"]
    assert await on_telegram.of(told["channel"], told["post"]) == msgspec.convert(told["sent"], linking.Sent)


async def test_what_stands_under_old_messages_still_means_the_same(house: Later) -> None:
    """Discord and Telegram hold it for us: whoever presses it after years gives the same command at the same table."""
    platforms = set()
    for channel, written, text, at, stamp in house.told["keys"]:
        platforms.add(platform_of(channel))
        pressed = _pressed_on_discord if platform_of(channel) == "discord" else _pressed_on_telegram
        meant = await pressed(house, channel, written)
        assert meant == (text, at, stamp), (channel, written)
    assert platforms == {"discord", "telegram"}


async def _pressed_on_discord(house: Later, channel: str, written: str) -> tuple[str, str, int | None]:
    found = Press.__discord_ui_compiled_template__.fullmatch(written)
    assert found is not None
    press = await Press.from_custom_id(cast(Any, None), Button(custom_id=written), found)
    return press.action.text, press.action.channel, press.action.stamp


async def _pressed_on_telegram(house: Later, channel: str, written: str) -> tuple[str, str, int | None]:
    found = read_key(written, place_of(channel).chat)
    assert found is not None
    table = await house.store.readable(found.channel)
    moves = table.rules.legal(table.state, timing.acting(table)[0]) if table and timing.acting(table) else ()
    return undigested(found.text, map(str, moves)), found.channel, found.stamp


@reads("trouble")
async def test_it_is_known_what_keeps_the_bot_from_posting_on_discord(house: Later) -> None:
    told = house.told["discord"]
    assert [line.key for line in await Troubles(house.store, PLATFORMS["discord"]).told(told["silent"])] == told["told"]


@reads("leaf", "note", "focus", "done")
async def test_where_people_on_telegram_are_is_remembered(house: Later) -> None:
    memory, told = Sessions(house.store), house.told["telegram"]["memory"]
    channel, user = told["channel"], told["user"]
    assert plain(await memory.page(channel, user)) == told["leaf"]
    assert plain(await memory.noted(channel, told["token"])) == told["note"]
    assert await memory.focus(user) == channel
    assert await memory.is_done(told["update"])
    assert not await memory.is_done(told["update"] + 1)


@reads("file")
async def test_a_picture_that_telegram_has_is_not_drawn_anew(house: Later, pictures: Pictures) -> None:
    told = house.told["telegram"]["shown"]
    table = await house.table(told["channel"])
    photo = await PhotoCache(house.store, pictures).photo(table, Picture("board", told["at"]), "en", alt=False)
    assert photo is not None
    assert photo.media == told["file"]


@reads("inbox", "poller")
async def test_updates_that_were_fetched_are_there_and_one_process_at_a_time_fetches(house: Later) -> None:
    left = await Inbox(house.store, "telegram").left()
    assert [update["update_id"] for update in left] == house.told["telegram"]["inbox"]
    assert not await Turnstile(house.store, "telegram").take()


@pytest.fixture
async def bot(house: Later) -> AsyncIterator[telegram.Bot]:
    stand_in = StandIn(house.clock)
    await stand_in.start()
    bot = telegram.Bot(TOKEN, f"{stand_in.url}/bot")
    await bot.initialize()
    yield bot
    await bot.shutdown()
    await stand_in.stop()


@reads("commands", "silenced", "pace", "held")
async def test_what_was_settled_with_telegram_holds(house: Later, bot: telegram.Bot) -> None:
    """The commands are told anew only if they changed, a chat is left alone as long as was said, and is heard again."""
    await register(bot, house.store)
    assert await register(bot, house.store) == 0
    held, waits = house.told["telegram"]["held"], []

    async def until(moment: float) -> None:
        waits.append(moment)

    pacer = RateLimits(house.store, house.clock, until, patience=HOUR)
    for name in house.sample.owners("pace"):
        await pacer.turn(int(name.partition(":")[2]))
    assert max(waits) == held["until"]
    groups = Groups(house.store, Wire(bot, pacer), house.clock)
    assert await groups.heard(house.told["telegram"]["silenced"])
    assert not await groups.heard(house.told["telegram"]["silenced"])
