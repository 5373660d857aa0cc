"""`make downgrade`: a house goes back by one version in the middle of games, and forth again.

The version before is taken from git: the code that took the newest stored sample. Old and new processes run on one
Redis, first side by side, then the old one alone; a game of each kind is played to its end, and its record is checked.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from random import Random

from bot.store.connect import connect
from bot.store.store import Store
from bot.tables.playing import record_of
from rules import GAMES
from rules.record import verify
from tests.bot.conftest import Server
from tests.bot.crash.process import ROOT, Bot
from tests.bot.deploying.test_updating import Friend, play_on
from tests.bot.stored.sample import samples


def released() -> str:
    """The commit of the version before."""
    newest = samples()[-1].relative_to(ROOT)
    return subprocess.check_output(["git", "log", "-1", "--format=%h", "--", newest], cwd=ROOT, text=True).strip()


def unpacked(commit: str, folder: Path) -> Path:
    """Its code."""
    archive = folder / "before.tar"
    subprocess.run(["git", "archive", "-o", archive, commit], cwd=ROOT, check=True)
    with tarfile.open(archive) as file:
        file.extractall(folder / "before", filter="data")
    return folder / "before"


async def back_and_forth(game: str, server: Server, folder: Path, before: Path) -> str:
    """One game: new, both, old alone, new alone; what became of it."""
    chance, friends = Random(game), [Friend("Anna"), Friend("Béla")]
    new = Bot({"REDIS_URL": server.url}, folder / "new.log")
    old = Bot({"REDIS_URL": server.url}, folder / "old.log", before)
    await new.start()
    for friend in friends:
        await friend.come(new)
    table = await friends[0].client.open(game)
    await friends[1].say(new, table, "/join")
    await friends[0].say(new, table, "/start")
    moves = await play_on(friends, [new], table, 6, chance)
    await old.start()
    moves += await play_on(friends, [new, old], table, 6, chance)
    assert await new.stop() == 0
    moves += await play_on(friends, [old], table, 6, chance)
    new = Bot({"REDIS_URL": server.url}, folder / "new.log")
    await new.start()
    moves += await play_on(friends, [old, new], table, 6, chance)
    assert await old.stop() == 0
    moves += await play_on(friends, [new], table, 1_000, chance)
    assert await new.stop() == 0
    store = Store(connect(server.url))
    now = await store.table(f"web:{table}")
    assert now is not None
    assert now.phase == "over", now.phase
    verify(record_of(now, await store.log(now.channel)), GAMES)
    await store.client.aclose()
    for friend in friends:
        await friend.client.http.close()
    for log in (folder / "new.log", folder / "old.log"):
        assert "Traceback" not in log.read_text(), log.read_text()[-3000:]
    return f"{game}: {moves} moves, over, the record holds"


async def main() -> int:
    """Every game."""
    commit = released()
    with tempfile.TemporaryDirectory(prefix="zoco-downgrade-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        before, server = unpacked(commit, folder), Server(folder, "--appendonly", "no")
        server.start()
        try:
            for game in GAMES:
                print(await back_and_forth(game, server, folder, before), flush=True)
        finally:
            server.kill()
    print(f"Back to {commit} and forth again, in the middle of {len(GAMES)} games: nothing was lost.")
    return 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
