"""Who sits at the tables: how quickly they play, when they sleep, where they are, and what they want to hear."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from random import Random
from zoneinfo import ZoneInfo

from tests.bot.weeks.reckoning import Stretch

HOUR, DAY = 3600.0, 86400.0
ZONES = (
    *("Europe/Budapest", "Europe/Tallinn", "Europe/Kyiv", "Europe/London", "America/New_York", "America/Los_Angeles"),
    *("America/St_Johns", "Asia/Kolkata", "Asia/Kathmandu", "Australia/Lord_Howe", "Asia/Tokyo"),
)
QUIETS = ((22, 8), (22, 8), (23, 7), (0, 9), (21, 6), None)
STAGES = {"usual": (50, 80), "less": (80,), "none": ()}


@dataclass
class Player:
    """One person."""

    id: str
    name: str
    zone: str
    pace: float  # seconds a turn usually takes them
    random: Random  # their own moods: what happens to others does not change these
    quiet: tuple[int, int] | None = None
    reminders: str = "usual"
    where: str = "channel"
    digest: int | None = None
    vanishes: float = float("inf")
    returns: float = float("inf")
    away: Stretch | None = None
    tables: list[str] = field(default_factory=list)

    @property
    def platform(self) -> str:
        return self.id.partition(":")[0]

    @property
    def own(self) -> str:
        return f"{self.platform}:@{self.name}"

    def gone(self, now: float) -> bool:
        return self.vanishes <= now < self.returns

    def asleep(self, moment: float) -> bool:
        return not 7 <= datetime.fromtimestamp(moment, ZoneInfo(self.zone)).hour < 23

    def awake(self, moment: float) -> float:
        """That moment, or some time after they have got up."""
        if not self.asleep(moment):
            return moment
        while self.asleep(moment):
            moment += 900
        return moment + self.random.random() * 3 * HOUR

    def settings(self) -> list[str]:
        """The settings that they give the bot."""
        chosen = [f"zone {self.zone}", f"reminders {self.reminders}"]
        if self.quiet:
            chosen.append(f"quiet {self.quiet[0]}-{self.quiet[1]}")
        if self.platform != "web":
            chosen.append(f"where {self.where}")
        if self.digest is not None:
            chosen.append(f"digest {self.digest}")
        return chosen


def population(count: int, days: float, begin: float, random: Random) -> list[Player]:
    """So many people of all kinds; a few vanish for good, a few for long."""
    return [_somebody(number, days, begin, random) for number in range(count)]


def _somebody(number: int, days: float, begin: float, random: Random) -> Player:
    platform = "discord" if random.random() < 0.7 else "web"
    name = f"P{number}"
    zone, pace, whims = random.choice(ZONES), HOUR * random.choice((1, 4, 9, 16, 30)), Random(random.random())
    player = Player(f"{platform}:{name}", name, zone, pace, whims)
    player.quiet = random.choice(QUIETS)
    player.reminders = random.choice(("usual",) * 7 + ("less", "less", "none"))
    player.where = "direct" if platform == "discord" and random.random() < 0.5 else "channel"
    player.digest = random.randrange(6, 12) if platform == "discord" and random.random() < 0.2 else None
    if random.random() < 0.08:
        player.vanishes = begin + random.random() * days * DAY
        if random.random() < 0.5:
            player.returns = player.vanishes + random.uniform(3, 9) * DAY
    return player
