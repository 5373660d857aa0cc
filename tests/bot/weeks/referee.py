"""Who owes what since when, who must be told of it, and whether they were: once, in time, and nobody else."""

from __future__ import annotations

import heapq
import itertools
from collections import Counter
from datetime import datetime
from zoneinfo import ZoneInfo

from bot.domain.messages import Post
from bot.domain.table import Table
from tests.bot.weeks.people import STAGES, Player
from tests.bot.weeks.reckoning import Stretch, elapsed, loud_seconds, quiet_at, reached, segments
from tests.bot.weeks.turns import Book, Platform, Sitting, Turn, awaited

MINUTE = 60.0
RESERVE = 3
UP = ("time-is-up", "robot-plays-once", "robot-takes-over")


class Referee:
    """Keeps the score: of what went right, and of everything that did not."""

    def __init__(self, players: dict[str, Player], platforms: dict[str, Platform]) -> None:
        self.players, self.platforms = players, platforms
        self.sittings: dict[str, Sitting] = {}
        self.score: Counter[str] = Counter()
        self.faults: list[str] = []
        self._watch: list[tuple[float, int, Turn]] = []
        self._stuck: list[tuple[float, int, Turn]] = []
        self._ids = itertools.count()
        self._digests: set[tuple[str, str]] = set()
        self._late: list[float] = []

    # What happens at the tables

    def observe(self, table: Table, now: float) -> list[Turn]:
        """The table as it is now; gives the turns that begin by it."""
        sitting = self.sittings.get(table.channel)
        if table.phase != "playing":
            if sitting:
                self._end_all(sitting, now)
                del self.sittings[table.channel]
            return []
        owing = table.rules.to_act(table.state)
        began = table.anchors[-1].entries if table.anchors else 0  # others' turns may have passed at once
        key = (table.number, table.rules.turn(table.state), began)
        if sitting is None or sitting.key[0] != key[0]:
            sitting = self.sittings[table.channel] = Sitting(table, key)
            sitting.books = {seat: Book() for seat in range(len(table.chairs))}
        elif sitting.key != key:
            self._end_all(sitting, now)
        alone = [seat for seat in sitting.turns if not awaited(sitting.table, seat)]
        sitting.table, sitting.key = table, key
        for seat in alone:
            if awaited(table, seat):
                self._drop(sitting, seat, now)  # they had all the time in the world, and have a turn's from now on
        for seat in [seat for seat in sitting.turns if seat not in owing]:
            self._end(sitting, seat, now)
        return [turn for seat in owing if (turn := self._owes(sitting, seat, now))]

    def _owes(self, sitting: Sitting, seat: int, now: float) -> Turn | None:
        """A seat owes a decision; gives the turn if it begins now."""
        chair, turn = sitting.table.chairs[seat], sitting.turns.get(seat)
        if turn and chair.person in (turn.person, None):
            if (chair.person is None or chair.once) and not turn.robot:
                self._silence(turn, now)
                turn.robot = bool(chair.robot or chair.once)
                self._expect(turn, now)
            if chair.person != turn.person and not turn.robot:
                turn.up, turn.up_told = now, False
            turn.person = chair.person
            return None
        if turn:
            self._silence(turn, now)
            turn.over = True
        turn = sitting.turns[seat] = Turn(sitting.table.channel, seat, chair.person, now, robot=bool(chair.robot))
        self.watch(turn, now)
        if turn.robot:
            self._expect(turn, now)
        return turn

    def _end_all(self, sitting: Sitting, now: float) -> None:
        for seat in list(sitting.turns):
            self._end(sitting, seat, now)

    def _end(self, sitting: Sitting, seat: int, now: float) -> None:
        self._charge(sitting, sitting.turns[seat], now)
        self._drop(sitting, seat, now)

    def _drop(self, sitting: Sitting, seat: int, now: float) -> None:
        turn = sitting.turns.pop(seat)
        self._silence(turn, now)
        turn.over = True

    def _charge(self, sitting: Sitting, turn: Turn, now: float) -> None:
        if not awaited(sitting.table, turn.seat):
            return
        spent = elapsed(turn.since, now, self.pauses(turn, now))
        sitting.books[turn.seat].used += max(0.0, spent - sitting.table.pace)

    def prolong(self, channel: str, seat: int, now: float) -> Turn:
        """The others wait on: the seat has one more turn's time."""
        sitting = self.sittings[channel]
        before = sitting.turns[seat]
        self._end(sitting, seat, now)
        turn = sitting.turns[seat] = Turn(channel, seat, before.person, now)
        self.watch(turn, now)
        return turn

    def silence(self, person: str, now: float) -> None:
        """Somebody wants to hear no more of the turns they owe now."""
        for turn in self.turns_of(person):
            turn.muted = True
            self._silence(turn, now)

    def _silence(self, turn: Turn, now: float) -> None:
        """They need not be told any more; but perhaps they should have been long ago."""
        self._missed(turn, now)
        turn.outstanding.clear()

    def turns_of(self, person: str) -> list[Turn]:
        sittings = [self.sittings[channel] for channel in self.players[person].tables if channel in self.sittings]
        return [turn for sitting in sittings for turn in sitting.turns.values() if turn.person == person]

    def reckon(self, person: str, now: float) -> None:
        """Something about a person is about to change: should they have heard something before?"""
        for turn in self.turns_of(person):
            self._missed(turn, now)

    def rewatch(self, person: str, now: float) -> None:
        """Something about a person has changed: their turns are looked at anew, and what waits, waits since now."""
        for turn in self.turns_of(person):
            wanted = STAGES[self.players[person].reminders]
            turn.wished = now
            turn.outstanding = {stage: now for stage in turn.outstanding if stage in wanted}
            self.watch(turn, now)

    def rewatch_platform(self, name: str, now: float) -> None:
        for channel, sitting in self.sittings.items():
            if channel.startswith(f"{name}:"):
                for turn in sitting.turns.values():
                    self.watch(turn, now)

    # Who must be told what

    def pauses(self, turn: Turn, now: float) -> list[Stretch]:
        platform = self.platforms[turn.channel.partition(":")[0]]
        return [*platform.pauses(now), *self.sittings[turn.channel].books[turn.seat].holidays]

    def watch(self, turn: Turn, at: float) -> None:
        heapq.heappush(self._watch, (at, next(self._ids), turn))

    def look(self, now: float) -> None:
        """Everything that has fallen due by now."""
        while self._watch and self._watch[0][0] <= now:
            turn = heapq.heappop(self._watch)[2]
            if not turn.over and turn.person and not turn.robot:
                self._look(turn, now)

    def _look(self, turn: Turn, now: float) -> None:
        sitting = self.sittings[turn.channel]
        pace = sitting.table.pace
        if not pace:
            return
        pauses = self.pauses(turn, now)
        moments = {stage: reached(turn.since, pace * stage / 100, pauses) for stage in self._stages(turn)}
        passed = [stage for stage, at in moments.items() if at <= now and stage > turn.told]
        if passed and not turn.muted and max(passed) not in turn.noted:
            turn.noted.add(max(passed))
            turn.outstanding[max(passed)] = max(moments[max(passed)], turn.wished)
            self.score["due"] += 1
        left = max(0.0, RESERVE * pace - sitting.books[turn.seat].used)
        limit = reached(turn.since, pace + left, pauses)
        if limit <= now and turn.up is None and awaited(sitting.table, turn.seat):
            turn.up = limit
            self._expect(turn, now)
        following = [at for at in (*moments.values(), limit) if at > now]
        if following:
            self.watch(turn, min(following))

    def _stages(self, turn: Turn) -> tuple[int, ...]:
        return STAGES[self.players[turn.person or ""].reminders]

    def _expect(self, turn: Turn, now: float) -> None:
        """Soon a robot must have played, or somebody must have been told that the table waits in vain."""
        heapq.heappush(self._stuck, (now + 2 * MINUTE, next(self._ids), turn))

    def check(self, now: float) -> None:
        """What should have gone on by now, all that was told having been heard.

        Of a platform that is down nothing is heard, so that is looked at later.
        """
        while self._stuck and self._stuck[0][0] <= now:
            turn = heapq.heappop(self._stuck)[2]
            if not self.platforms[turn.channel.partition(":")[0]].up:
                self._expect(turn, now)
            elif not turn.over:
                self._check(turn, now)

    def _check(self, turn: Turn, now: float) -> None:
        if turn.robot:
            self._fault("stuck", turn, now, "a robot does not play")
        elif not awaited(self.sittings[turn.channel].table, turn.seat):
            turn.up = None  # the others' time was up as well: who is alone now is late for nobody
        elif turn.up is not None and not turn.up_told:
            self._fault("stuck", turn, now, "nobody was told that the table waits in vain")

    # What was told

    def judge(self, channel: str, post: Post, now: float) -> None:
        """A post as it was written at that time."""
        keys = [said.key for said in post.lines]
        if post.edits:  # a post that loses its buttons tells nothing
            return
        if "reminder-many" in keys:
            person = self._owner(channel)
            self._told(channel, person, [str(said.args["channel"]) for said in post.lines[1:]], 0, now)
        elif keys and keys[0].startswith("reminder"):
            person = post.called[0].person if post.called else self._owner(channel)
            more = sum(int(str(said.args["count"])) for said in post.lines if said.key == "reminder-more")
            self._told(channel, person, [str(post.lines[0].args.get("channel", channel))], more, now)
        elif keys and keys[0].startswith("games-"):
            self._digest(self._owner(channel), now)
        elif keys and keys[0] in UP:
            self._up(channel, str(post.lines[0].args["name"]), now)
        elif keys and keys[0] == "chair-is-free":
            self._freed(channel)

    def _owner(self, channel: str) -> str:
        return channel.replace(":@", ":", 1)

    def _told(self, where: str, person: str, channels: list[str], more: int, now: float) -> None:
        """One message: it names these tables, and counts more."""
        self.score["messages"] += 1
        player = self.players[person]
        named = [self._turn(person, channel, now) for channel in channels]
        owed = [turn for turn in self.turns_of(person) if turn.outstanding and turn not in named]
        others = [turn for turn in owed if not self._rests(turn, now)]  # more are counted, not named: of these
        others.sort(key=lambda turn: min(turn.outstanding.values()))
        if more > len(others):
            self._fault("doubled", named[0], now, f"{more} more tables, of which {len(others)} wait")
        if (where == player.own) != (player.where == "direct"):
            self._fault("misplaced", named[0], now, f"told at {where}, wanted {player.where}")
        if quiet_at(now, player.zone, player.quiet):
            self._fault("quiet", named[0], now, f"at {player.zone} in {player.quiet}")
        for turn in [*(turn for turn in named if turn), *others[:more]]:
            self._reminded(turn, player, now)

    def _rests(self, turn: Turn, now: float) -> bool:
        return any(start <= now < end for start, end in self.sittings[turn.channel].books[turn.seat].holidays)

    def _turn(self, person: str, channel: str, now: float) -> Turn | None:
        sitting = self.sittings.get(channel)
        turns = sitting.turns.values() if sitting else ()
        found = next((turn for turn in turns if turn.person == person and not turn.robot), None)
        if found is None:
            self._fault("owed nothing", None, now, f"{person} at {channel}")
        return found

    def _reminded(self, turn: Turn, player: Player, now: float) -> None:
        self.score["reminders"] += 1
        if not turn.outstanding:
            self._fault("doubled" if turn.told else "early", turn, now, f"of {player.id}")
            return
        if self._rests(turn, now):
            self._fault("on holiday", turn, now, f"of {player.id}")
        if now < min(turn.outstanding.values()):
            self._fault("early", turn, now, f"of {player.id}")
        late = max(self._lateness(turn, due, player, now) for due in turn.outstanding.values())
        self._late.append(late)
        if late > MINUTE:
            self._fault("late", turn, now, f"{late:.0f} s, {player.id}")
        turn.told = max(turn.outstanding)
        turn.outstanding.clear()

    def _lateness(self, turn: Turn, due: float, player: Player, now: float) -> float:
        """For how long they could have been told: not while it was quiet, nor on their holidays."""
        holidays = self.sittings[turn.channel].books[turn.seat].holidays
        there = [(start, end) for start, end, counts in segments(due, now, holidays) if counts]
        return sum(loud_seconds(start, end, player.zone, player.quiet) for start, end in there)

    def _missed(self, turn: Turn, now: float) -> None:
        player = self.players.get(turn.person or "")
        if player and any(self._lateness(turn, due, player, now) > MINUTE for due in turn.outstanding.values()):
            self._fault("late", turn, now, f"never told: {player.id}")

    def _digest(self, person: str, now: float) -> None:
        self.score["digests"] += 1
        day = datetime.fromtimestamp(now, ZoneInfo(self.players[person].zone)).date().isoformat()
        if (person, day) in self._digests:
            self._fault("doubled", None, now, f"the digest of {person}")
        self._digests.add((person, day))

    def _up(self, channel: str, name: str, now: float) -> None:
        sitting = self.sittings.get(channel)
        turns = sitting.turns.values() if sitting else ()
        turn = next((one for one in turns if sitting and sitting.table.names[one.seat] == name), None)
        if turn is None or turn.up_told:
            return  # the others' own decision
        if turn.up is None:
            self._fault("too early", turn, now, "time is up")
        else:
            self.score["time was up"] += 1
            if now - turn.up > MINUTE:
                self._fault("stuck", turn, now, f"told {now - turn.up:.0f} s late")
        turn.up_told = True

    def _freed(self, channel: str) -> None:
        sitting = self.sittings.get(channel)
        for turn in sitting.turns.values() if sitting else ():
            turn.up_told = turn.up_told or turn.person is None

    def close(self, now: float) -> None:
        """The end: whatever should have been told long ago, and was not."""
        for sitting in self.sittings.values():
            for turn in sitting.turns.values():
                self._missed(turn, now)

    def _fault(self, kind: str, turn: Turn | None, now: float, why: str) -> None:
        self.score[kind] += 1
        where = f"{turn.channel} seat {turn.seat} since {turn.since:.0f}" if turn else ""
        self.faults.append(f"{datetime.fromtimestamp(now, ZoneInfo('UTC')):%d %b %H:%M:%S} {kind}: {where} {why}")

    def slowest(self) -> float:
        return max(self._late, default=0.0)
