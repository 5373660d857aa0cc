"""The bot or its Redis is killed in the middle of games; a short run of what `make soak` does for longer."""

from __future__ import annotations

from tests.bot.crash.trouble import scene


async def test_nothing_acknowledged_is_lost_or_doubled_when_the_bot_is_killed() -> None:
    async with scene(seed=1) as stage:
        figures = await stage.run([("marrakech", 3), ("quixote", 2)], [stage.kill_bot] * 8)
    print(figures)
    assert figures.bot_kills >= 8
    assert figures.resends > 0, "no command was ever interrupted: this proves nothing"


async def test_what_was_laid_down_ahead_is_played_once_however_often_the_bot_is_killed() -> None:
    async with scene(seed=3, ahead=0.5) as stage:
        figures = await stage.run([("marrakech", 3)], [stage.kill_bot] * 3)
        acknowledged = [text for told in stage.ledger.acknowledged.values() for _, text in told]
    print(figures)
    assert figures.bot_kills >= 3
    assert sum(text.startswith("/ahead") for text in acknowledged) > 20


async def test_nothing_acknowledged_is_lost_or_doubled_when_redis_is_killed() -> None:
    async with scene(seed=2) as stage:
        figures = await stage.run([("marrakech", 2), ("quixote", 2)], [stage.kill_redis] * 4)
        assert stage.bot.process is not None
        assert stage.bot.process.returncode is None, "the bot goes on"
    print(figures)
    assert figures.redis_kills == 4
