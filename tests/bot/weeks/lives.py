"""What people do: they open tables, play, go on holiday, travel, change their minds, and act on what they are told."""

from __future__ import annotations

import itertools
from collections.abc import Awaitable, Callable
from datetime import datetime
from functools import partial
from random import Random
from zoneinfo import ZoneInfo

from bot.adapters.platforms import PLATFORMS
from bot.domain.addresses import platform_of
from bot.domain.messages import Answer, Command, Person, Post
from bot.domain.table import Table
from bot.service.registry import parse
from bot.tables.ahead import may_lay
from tests.bot.weeks.people import DAY, HOUR, ZONES, Player
from tests.bot.weeks.scene import Scene
from tests.bot.weeks.turns import Book, Turn

PACES = ("6h", "12h", "1d", "1d", "1d", "2d", "3d", "7d", "none")
LATE = ("ask", "ask", "ask", "once", "handover")
HOLIDAYS = {"0": 0.0, "7d": 7 * DAY, "14d": 14 * DAY, "30d": 30 * DAY}
REMEDIES = (5, 3, 3, 1, 1)  # how often the others wait on, let a robot play once or for good, free the seat, end it


class Lives:
    """Everybody's doings."""

    def __init__(self, scene: Scene) -> None:
        self.scene, self.random, self.referee = scene, scene.random, scene.referee
        self.tables = scene.club.tables
        self._ids = itertools.count()
        self._rematches: set[str] = set()
        self._begun: dict[str, float] = {}

    # The beginning

    async def begin(self) -> None:
        """Everyone tells the bot how they like it; the tables open in the course of the first day."""
        for player in self.scene.players.values():
            for setting in player.settings():
                await self.say(self._hall(player), player, f"/settings {setting}")
            self._plan_life(player)
        for number in range(self.scene.scale.tables):
            self.scene.at(self.scene.now + self.random.random() * DAY, self._opening(number))

    def _opening(self, number: int) -> Callable[[], Awaitable[None]]:
        platform = "discord" if self.random.random() < 0.7 else "web"
        channel = f"{platform}:{number}"
        here = [player for player in self.scene.players.values() if player.platform == platform]
        people = self.random.sample(here, min(len(here), self.random.choice((2, 2, 2, 3, 4))))
        return lambda: self._begin(channel, people)

    async def _begin(self, channel: str, wanted: list[Player]) -> None:
        """A game with those of them who are there."""
        sitting = [player for player in wanted if not player.gone(self.scene.now)]
        if len(sitting) < 2:
            return
        if not self.scene.up(channel):
            self.scene.at(self.scene.now + HOUR, lambda: self._begin(channel, wanted))
            return
        self.scene.figures.games += 1
        host = sitting[0]
        game = "quixote" if host.random.random() < 0.2 else "marrakech"
        allowance = host.random.choice(list(HOLIDAYS))
        pace = host.random.choice(PACES)
        await self.say(channel, host, f"/new {game}")
        for setting in (f"pace {pace}", f"late {host.random.choice(LATE)}", f"holidays {allowance}"):
            await self.say(channel, host, f"/settings {setting}")
        for player in sitting[1:]:
            await self.say(channel, player, "/join")
        for player in sitting:
            if channel not in player.tables:
                player.tables.append(channel)
        await self.say(channel, host, "/start")
        self._begun[channel] = self.scene.now
        sat = self.referee.sittings[channel]
        for seat, player in enumerate(sitting):
            if player.away and player.away[1] > self.scene.now:
                sat.books[seat].leave(player.away, HOLIDAYS[allowance], self.scene.now)
                self.referee.rewatch(player.id, self.scene.now)

    async def say(self, channel: str, player: Player, text: str) -> Answer:
        """Somebody gives a command; the referee sees what the table has become by it."""
        self.scene.figures.commands += 1
        person = Person(player.id, player.name, reachable=platform_of(player.id) in PLATFORMS.reached_alone)
        answer = await self.tables.handle(Command(channel, person, parse(text), f"c{next(self._ids)}"))
        await self.observe(channel)
        return answer

    async def observe(self, channel: str) -> None:
        """The referee looks at a table; who owes a turn by it will play, and what is over will be played again."""
        table = await self.tables.store.table(channel)
        if table is None or "@" in channel:
            return
        for turn in self.referee.observe(table, self.scene.now):
            self._plan_turn(turn)
        if table.phase == "over" and (begun := self._begun.pop(channel, None)) is not None:
            self.scene.figures.lengths.setdefault(table.game, []).append((self.scene.now - begun) / DAY)
        if table.idle and channel not in self._rematches:
            self._plan_rematch(channel)

    def _plan_rematch(self, channel: str) -> None:
        people = [player for player in self.scene.players.values() if channel in player.tables]
        self._rematches.add(channel)

        async def rematch() -> None:
            self._rematches.discard(channel)
            await self._begin(channel, people)

        self.scene.at(self.scene.now + people[0].random.uniform(1, 30) * HOUR, rematch)

    def _plan_turn(self, turn: Turn, within: float | None = None) -> None:
        """When the one who owes it will play."""
        if turn.person is None:
            return
        player = self.scene.players[turn.person]
        wait = player.random.random() * within if within else player.random.expovariate(1 / player.pace)
        moment = player.awake(self.scene.now + wait)
        if player.away and player.away[0] <= moment < player.away[1] and player.random.random() < 0.7:
            moment = player.awake(player.away[1] + player.random.random() * 5 * HOUR)
        self.scene.at(moment, lambda: self._play(turn, player))

    async def _play(self, turn: Turn, player: Player) -> None:
        """The whole turn, if it is still owed and they are there."""
        now = self.scene.now
        if turn.over or turn.robot or turn.person != player.id:
            return
        if player.gone(now):
            if player.returns < self.scene.end:
                self.scene.at(player.awake(player.returns), lambda: self._play(turn, player))
            return
        if not self.scene.up(turn.channel):
            self.scene.at(now + HOUR, lambda: self._play(turn, player))
            return
        for _ in range(12):
            if turn.over or turn.robot or turn.person != player.id:
                return await self._lay_ahead(turn, player)
            table = self.referee.sittings[turn.channel].table
            move = player.random.choice(table.rules.legal(table.state, turn.seat))
            await self.say(turn.channel, player, f"/play {move}")
            self.scene.figures.moves += 1

    async def _lay_ahead(self, turn: Turn, player: Player) -> None:
        """Whoever has just moved says perhaps what they will do next: on conditions, or whatever comes."""
        if self.scene.scale.ahead and player.random.random() < self.scene.scale.ahead:
            sitting = self.referee.sittings.get(turn.channel)
            if sitting is None or sitting.table.ahead_of(turn.seat).plans or not may_lay(sitting.table, turn.seat):
                return
            self.scene.figures.laid += 1
            for wish in _wishes(sitting.table, turn.seat, player.random):
                await self.say(turn.channel, player, f"/ahead {wish}")

    def _plan_life(self, player: Player) -> None:
        """Holidays, journeys, and moods."""
        for day in range(int(self.scene.scale.days) + 1):
            morning = self.scene.scale.begin + day * DAY + player.random.random() * DAY
            lot = player.random.random()
            if lot < 0.05:
                self.scene.at(player.awake(morning), lambda: self._away(player))
            elif lot < 0.09:
                self.scene.at(player.awake(morning), lambda: self._travel(player))
            elif lot < 0.11:
                self.scene.at(player.awake(morning), lambda: self._reminders(player, "usual"))

    def _here(self, player: Player) -> bool:
        return not player.gone(self.scene.now) and self.scene.up(player.id)

    def _hall(self, player: Player) -> str:
        return player.own if player.platform == "discord" else "web:hall"

    async def _away(self, player: Player) -> None:
        if not self._here(player):
            return
        self.referee.reckon(player.id, self.scene.now)
        now, days = self.scene.now, player.random.choice((1, 2, 3, 5, 9))
        self.scene.figures.holidays += 1
        if player.random.random() < 0.3:
            first = datetime.fromtimestamp(now + DAY, ZoneInfo(player.zone)).date()
            midnight = datetime.combine(first, datetime.min.time(), ZoneInfo(player.zone)).timestamp()
            pause = (midnight, next_midnight(midnight, player.zone))
            await self.say(self._hall(player), player, f"/away {first} {first}")
        else:
            pause = (now, now + days * DAY)
            await self.say(self._hall(player), player, f"/away {days} days")
        player.away = pause
        for book, allowance in self._books(player):
            book.leave(pause, allowance, now)
        self.referee.rewatch(player.id, now)
        if player.random.random() < 0.5:
            early = now + player.random.random() * days * DAY
            self.scene.at(player.awake(early), lambda: self._back(player))

    async def _back(self, player: Player) -> None:
        if not self._here(player):
            return
        self.referee.reckon(player.id, self.scene.now)
        await self.say(self._hall(player), player, "/away back")
        player.away = None
        for book, _ in self._books(player):
            book.back(self.scene.now)
        self.referee.rewatch(player.id, self.scene.now)
        for turn in self.referee.turns_of(player.id):
            self._plan_turn(turn)

    def _books(self, player: Player) -> list[tuple[Book, float]]:
        found = []
        for channel in player.tables:
            if sitting := self.referee.sittings.get(channel):
                seat = sitting.table.seat_of(player.id)
                if seat is not None:
                    found.append((sitting.books[seat], sitting.table.holidays))
        return found

    async def _travel(self, player: Player) -> None:
        if self._here(player):
            self.referee.reckon(player.id, self.scene.now)
            player.zone = player.random.choice(ZONES)
            await self.say(self._hall(player), player, f"/settings zone {player.zone}")
            self.referee.rewatch(player.id, self.scene.now)

    async def _reminders(self, player: Player, chosen: str) -> None:
        if self._here(player):
            self.referee.reckon(player.id, self.scene.now)
            player.reminders = chosen
            await self.say(self._hall(player), player, f"/settings reminders {chosen}")
            self.referee.rewatch(player.id, self.scene.now)

    # What they do about what they are told

    def react(self, channel: str, post: Post) -> None:
        """A post arrived."""
        keys = [said.key for said in post.lines]
        if post.edits:
            return
        if keys and keys[0].startswith("reminder"):
            person = post.called[0].person if post.called else channel.replace(":@", ":", 1)
            self._nudged(self.scene.players[person])
        elif "time-is-up" in keys:
            self._decide(channel, post)
        elif keys and keys[0].startswith("ask-"):
            self._consent(channel)
        elif "robot-takes-over" in keys and post.called:
            owner = self.scene.players[post.called[0].person]
            back = owner.returns if owner.gone(self.scene.now) else self.scene.now + 5 * HOUR
            if back < self.scene.end:
                self.scene.at(owner.awake(back), lambda: self._return(channel, owner))

    def _nudged(self, player: Player) -> None:
        lot = player.random.random()
        soon = player.awake(self.scene.now + player.random.random() * HOUR)
        if lot < 0.5:
            for turn in self.referee.turns_of(player.id):
                self._plan_turn(turn, within=3 * HOUR)
        elif lot < 0.55:
            self.scene.at(soon, lambda: self._mute(player))
        elif lot < 0.58:
            self.scene.at(soon, lambda: self._reminders(player, "less"))
        elif lot < 0.61:
            self.scene.at(soon, lambda: self._away(player))

    async def _mute(self, player: Player) -> None:
        if self._here(player):
            await self.say(self._hall(player), player, "/mute all")
            self.referee.silence(player.id, self.scene.now)

    def _decide(self, channel: str, post: Post) -> None:
        """One of those who are asked chooses how it goes on."""
        called = [self.scene.players[one.person] for one in post.called]
        willing = [player for player in called if not player.gone(self.scene.now)]
        if not willing:
            return
        chooser = willing[0].random.choice(willing)
        [button] = chooser.random.choices(post.buttons, REMEDIES)
        moment = chooser.awake(self.scene.now + chooser.random.random() * 10 * HOUR)
        self.scene.at(moment, lambda: self._remedy(channel, chooser, button.text))

    async def _remedy(self, channel: str, player: Player, text: str) -> None:
        if not self._here(player) or channel not in self.referee.sittings:
            return
        answer = await self.say(channel, player, text)
        if answer.ok and text.startswith("/wait") and channel in self.referee.sittings:
            seat = int(text.split()[1]) - 1
            self._plan_turn(self.referee.prolong(channel, seat, self.scene.now))

    def _consent(self, channel: str) -> None:
        sitting = self.referee.sittings.get(channel)
        if sitting is None:
            return
        for player in [self.scene.players[chair.person] for chair in sitting.table.chairs if chair.person]:
            if not player.gone(self.scene.now):
                moment = player.awake(self.scene.now + player.random.random() * 8 * HOUR)
                self.scene.at(moment, partial(self._answer, channel, player))

    async def _answer(self, channel: str, player: Player) -> None:
        table = await self.tables.store.table(channel)
        if table and table.question and self._here(player) and table.seat_of(player.id) in table.question.asked:
            word = "/agree" if player.random.random() < 0.9 else "/refuse"
            await self.say(channel, player, word)

    async def _return(self, channel: str, owner: Player) -> None:
        """Whose seat a robot has comes back."""
        sitting = self.referee.sittings.get(channel)
        if sitting is None or not self._here(owner) or owner.random.random() < 0.2:
            return
        seats = [seat for seat, chair in enumerate(sitting.table.chairs) if chair.owner == owner.id]
        if seats:
            answer = await self.say(channel, owner, "/replace")
            if answer.ok and owner.away and owner.away[1] > self.scene.now:
                sitting.books[seats[0]].leave(owner.away, sitting.table.holidays, self.scene.now)
                self.referee.rewatch(owner.id, self.scene.now)


def _wishes(table: Table, seat: int, random: Random) -> list[str]:
    """What somebody would lay down: some are careful, some are not; of tiles, all those they have."""
    view = table.rules.view(table.state, seat)
    if table.game == "quixote":
        return [*(f"lay {tile} {random.choice(('up', 'down'))} anywhere" for tile in view.players[seat].open), "on"]
    way = random.choice(("straight upto-3", "cheapest upto-6", "cheapest whatever", "straight whatever"))
    return [way, "then lay most"]


def next_midnight(midnight: float, zone: str) -> float:
    day = datetime.fromtimestamp(midnight + 1.5 * DAY, ZoneInfo(zone)).date()
    return datetime.combine(day, datetime.min.time(), ZoneInfo(zone)).timestamp()
