"""The log: lines or JSON, and one id from a click to the posts that it causes."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import sys
from collections.abc import Iterator

import pytest

from bot.delivery.outbox import Outbox
from bot.runtime.logs import FORMATS, Json, Lines
from bot.runtime.trail import current_trail, on_trail, trail_of
from bot.store.pubsub import Notifier
from tests.bot.channel import posts
from tests.bot.conftest import Room
from tests.bot.test_outbox import Platform


@pytest.fixture(params=FORMATS)
def log(request: pytest.FixtureRequest) -> Iterator[io.StringIO]:
    """What the bot logs, in either form."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Json() if request.param == "json" else Lines())
    ours, level = logging.getLogger("bot"), logging.getLogger("bot").level
    ours.addHandler(handler)
    ours.setLevel("INFO")
    yield stream
    ours.removeHandler(handler)
    ours.setLevel(level)


async def test_a_click_and_the_post_that_it_causes_are_logged_under_one_id(
    room: Room, notifier: Notifier, log: io.StringIO
) -> None:
    platform = Platform()
    assert (await room.say("Anna", "/new marrakech", id="the platform's own id of a click")).ok
    outbox = Outbox(room.store, platform, notifier, room.clock)
    assert [post.cause for post in await posts(room)] == [trail_of("the platform's own id of a click")]
    await asyncio.create_task(outbox.deliver(room.channel))  # another process would find it in Redis
    trail = trail_of("the platform's own id of a click")
    told = [line for line in log.getvalue().splitlines() if trail in line]
    assert len(told) == 2, log.getvalue()
    assert "new at web:room: done" in told[0]
    assert "a post to web:room is shown" in told[1]
    assert "Anna" not in log.getvalue(), "who plays is nobody's business"
    assert current_trail() == ""


async def test_two_clicks_at_once_do_not_mix_their_ids(room: Room, log: io.StringIO) -> None:
    await asyncio.gather(*(room.say(f"P{n}", "/new marrakech", id=f"click {n}") for n in range(5)))
    for number in range(5):
        assert sum(trail_of(f"click {number}") in line for line in log.getvalue().splitlines()) == 1


def test_json_is_one_object_a_line_with_a_traceback_where_there_is_one() -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Json())
    try:
        raise ValueError("two\nlines")
    except ValueError:
        record = logging.LogRecord("bot.x", logging.ERROR, "", 1, "no %s", ("ünïcödé",), None)
        record.exc_info = sys.exc_info()
    with on_trail("1f00a2c4"):
        handler.handle(record)
    entry = json.loads(stream.getvalue())
    assert stream.getvalue().count("\n") == 1
    assert (entry["level"], entry["logger"], entry["message"]) == ("ERROR", "bot.x", "no ünïcödé")
    assert entry["trail"] == "1f00a2c4"
    assert "ValueError: two\nlines" in entry["traceback"]
    assert entry["at"].endswith("+00:00")
