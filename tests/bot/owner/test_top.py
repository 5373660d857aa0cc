"""`zoco top`: a terminal that shows what an owner asks, and says so when nothing can be stored."""

from __future__ import annotations

import asyncio
import io
from pathlib import Path

import pytest
from rich.console import Console

from bot.owner.top import watch
from bot.store.connect import connect
from bot.store.store import Store
from tests.bot.channel import sit_down
from tests.bot.conftest import Room, Server
from tests.bot.web.visitor import sooner_or_later


def terminal(width: int = 120) -> tuple[Console, io.StringIO]:
    screen = io.StringIO()
    return Console(file=screen, width=width, force_terminal=True, color_system=None), screen


async def test_it_shows_parts_posts_redis_and_the_tables_changed_last(room: Room) -> None:
    await sit_down(room, "marrakech", 2)
    await room.tables.heartbeats.beat("web")
    console, screen = terminal()
    assert await watch(room.store, once=True, console=console) == 0
    said = screen.getvalue()
    for told in ("web", "never", "posts waiting", "MiB", "web:room", "marrakech", "Anna"):
        assert told in said, said


async def test_a_name_that_looks_like_markup_is_a_name(room: Room) -> None:
    assert (await room.say("[red]Eve[/nothing]", "/new marrakech")).ok
    console, screen = terminal(200)
    await watch(room.store, once=True, console=console)
    assert "[red]Eve[/nothing]" in screen.getvalue()


async def test_it_is_live_until_it_is_left(room: Room) -> None:
    console, screen = terminal()
    watching = asyncio.create_task(watch(room.store, once=False, console=console))
    await sooner_or_later(lambda: "Zoco" in screen.getvalue())
    await sit_down(room, "quixote", 2)
    await sooner_or_later(lambda: "web:room" in screen.getvalue())
    watching.cancel()
    with pytest.raises(asyncio.CancelledError):
        await watching


async def test_while_redis_is_away_it_says_that_nothing_is_stored(tmp_path: Path) -> None:
    server = Server(tmp_path, "--appendonly", "no")
    server.start()
    client = connect(server.url)
    server.kill()
    console, screen = terminal()
    await watch(Store(client), once=True, console=console)
    assert "no move is being stored" in screen.getvalue()
    await client.aclose()
