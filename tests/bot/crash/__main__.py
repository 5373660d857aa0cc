"""`make soak`: whole games over the page while the bot and its Redis are killed, hundreds of times."""

from __future__ import annotations

import argparse
import asyncio
from random import Random

from tests.bot.crash.trouble import scene

AHEAD = 0.3  # how often those who wait lay down what they will do
GAMES = (("marrakech", 3), ("alhambra", 2), ("quixote", 3))


async def soak(bot_kills: int, redis_kills: int, seed: int) -> None:
    """One run; an error is what it finds."""
    async with scene(seed, AHEAD) as stage:
        troubles = [stage.kill_bot] * bot_kills + [stage.kill_redis] * redis_kills
        Random(seed).shuffle(troubles)
        print(await stage.run(GAMES, troubles))


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.bot.crash", description=__doc__)
    parser.add_argument("--kills", type=int, default=200, help="how often the bot is killed")
    parser.add_argument("--redis-kills", type=int, default=0, help="how often its Redis is")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    asyncio.run(soak(options.kills, options.redis_kills, options.seed))


if __name__ == "__main__":
    main()
