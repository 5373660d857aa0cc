"""A table as it is stored, and what a command makes of it. Pure values: no clock, no store, no platform."""

from __future__ import annotations

from functools import cached_property
from typing import Literal, TypeAlias

import msgspec

from bot.domain.messages import Answer, Button, Command, Line, Person, Post
from bot.domain.results import Ended
from bot.domain.settings import Chosen
from bot.domain.turn_time import Pause
from rules import GAMES
from rules.contract import AnyGame, Json, State
from rules.record import Record

SCHEMA = 1
NAME_LENGTH = 32
STATE = "state"

Phase: TypeAlias = Literal["lobby", "playing", "over", "closed"]


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat at the table: who sits there (None: nobody for now), and under which name.

    A `robot` of that strength plays for it; `owner` may take it back. `once`: a robot plays one turn for the person.
    `since` is when its latest turn began. The reserve is used up by turns that took too long, `charged` is what the
    latest one cost. `reminded` is the percentage of the time at which it was last reminded, `muted` that it does not
    want to be, `overdue` that its time is up. `holidays` stop its clock; `rested` is how long earlier ones were.
    `kept` is when it was last asked for and not given. Those who are `barred` freed it, and so do not take it.
    `word` is a digest of what they bring to the dice. `awaited`: the seat is kept for somebody of the game before, who
    was called and has not come yet. `kin` are others at the same browser as who sits there.
    """

    person: str | None
    name: str
    robot: str = ""
    owner: str = ""
    once: bool = False
    since: float = 0.0
    used: float = 0.0
    charged: float = 0.0
    reminded: int = 0
    muted: bool = False
    overdue: bool = False
    nudged: float = 0.0
    holidays: tuple[Pause, ...] = ()
    rested: float = 0.0
    kept: float = 0.0
    barred: tuple[str, ...] = ()
    awaited: bool = False
    word: str = ""
    kin: tuple[str, ...] = ()

    @property
    def is_free(self) -> bool:
        """Whether nobody plays for it, no robot either."""
        return self.person is None and not self.robot


class Gone(msgspec.Struct, frozen=True):
    """Somebody who sat here in this game and does not any more."""

    person: str
    name: str


class Tallied(msgspec.Struct, frozen=True, omit_defaults=True):
    """One player in the games that were played here one after another: a person, or a robot by its name alone."""

    person: str
    name: str
    games: int = 0
    wins: int = 0
    points: int = 0


class Question(msgspec.Struct, frozen=True):
    """Something that needs everyone's consent: what, asked by whom, and who has said yes.

    About a seat somebody sits in, that person is asked too: from `since` on they have the time of `grace` to say no.
    """

    kind: Literal["undo", "cancel", "replace", "free", "once", "handover"]
    by: str
    asked: tuple[int, ...]  # the seats whose consent it takes
    agreed: tuple[int, ...]
    count: int = 0  # undo: how many entries of the log
    seat: int = 0  # replace, free, once, handover: whose chair
    name: str = ""  # replace: the newcomer's name
    away: Pause | None = None  # replace: the newcomer's holiday
    stamp: int = 0  # what its buttons carry
    since: float = 0.0  # replace, free: when the person in that chair was asked; 0: they were not
    grace: float = 0.0  # and how long they have, in seconds
    kin: tuple[str, ...] = ()  # replace, free: others at the browser of who asks


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """A post beside the live one, with buttons that it loses as soon as what it is `about` is over.

    `turns` are the seats it is about, each with when its turn began. `text` are the sentences that stay.
    """

    post: int
    about: Literal["question", "turn", "late", "free", "owner", "pause"]
    turns: tuple[tuple[int, float], ...] = ()
    text: tuple[Line, ...] = ()


class Plan(msgspec.Struct, frozen=True):
    """What somebody would do in one turn, step after step: as it is written, and as it is said."""

    wishes: tuple[str, ...]
    says: tuple[Line, ...]


class LaidAhead(msgspec.Struct, frozen=True, omit_defaults=True):
    """What somebody who waits has laid down for their next turn: nobody else may learn even that there is something.

    The `plans` are in order of wish. `turn` is the one during which they were laid down, `since` how many entries of
    the log stand that came after. `on`: they go on also after something new has come to light. `told` is what became
    of the last ones, for that person.
    """

    seat: int
    person: str
    plans: tuple[Plan, ...] = ()
    on: bool = False
    turn: str = ""
    since: int = 0
    told: tuple[Line, ...] = ()


class Anchor(msgspec.Struct, frozen=True):
    """The position after so many entries of the log: what is taken back lately is replayed from there."""

    entries: int
    position: Json


class Table(Chosen, frozen=True, omit_defaults=True, kw_only=True, dict=True):  # dict: for the state
    """One channel's table, with what was chosen for it.

    `version` counts every change, `stamp` only those that make what was offered before out of date. `position` is
    the game after `entries` entries of the log, `anchors` those with which the last turn and the present one began.
    `told` are the lines of the present turn, an item for each entry; `live` is the post that steps edit, `base` the
    lines it began with, and `base_at` how many entries the log had when it was posted. `free` is a seat and how many
    of the last entries it may take back by itself: its own, with nothing revealed since. `hidden` is how many of the
    last entries are not yet to be seen by others, while several decide at once. `notes` are the other posts here that
    can be pressed. `tally` is of the games before it, `gone` are those who left this one. `secret` is the bot's
    part of the dice and `brought` the others', where they are mixed. `quiet` counts the changes
    that only one person may know of, so that no version that is shown tells of them.
    """

    schema: int = SCHEMA
    channel: str
    version: int
    stamp: int
    number: int = 1  # 1 for the first game in this channel, and so on
    game: str
    phase: Phase = "lobby"
    host: str
    chairs: tuple[Chair, ...] = ()
    options: tuple[str, ...] = ()
    seed: str = ""
    position: Json | None = None
    entries: int = 0
    anchors: tuple[Anchor, ...] = ()
    posts: int = 0
    live: int | None = None
    base: tuple[Line, ...] = ()
    base_at: int | None = None
    told: tuple[tuple[Line, ...], ...] = ()
    free: tuple[int, int] = (0, 0)
    hidden: int = 0
    ahead: tuple[LaidAhead, ...] = ()
    quiet: int = 0
    question: Question | None = None
    notes: tuple[Note, ...] = ()
    invite: str = ""  # the code by which people from elsewhere come; "": nobody can
    guests: tuple[str, ...] = ()  # who came by it
    paused: bool = False  # only robots are left, and the channel was told that they do not play on
    shown_at: float = 0.0  # when somebody last had the board posted anew
    updated: float = 0.0
    tally: tuple[Tallied, ...] = ()
    gone: tuple[Gone, ...] = ()
    secret: str = ""
    brought: tuple[str, ...] = ()

    @property
    def shown_version(self) -> int:
        """The version as far as everyone may know it."""
        return self.version - self.quiet

    @property
    def rules(self) -> AnyGame:
        """The game played here."""
        return GAMES[self.game]

    @cached_property
    def state(self) -> State:
        """The position, loaded once: `changed` and `moved_to` take it along."""
        assert self.position is not None
        state: State = self.rules.load(self.position)
        return state

    def changed(self, **changes: object) -> Table:
        """The same table but for these fields; a position that stays is not loaded anew."""
        table = msgspec.structs.replace(self, **changes)
        if STATE in self.__dict__ and table.position is self.position:
            table.__dict__[STATE] = self.state
        return table

    def moved_to(self, state: State, **changes: object) -> Table:
        """The table with the game at this state, and with these fields."""
        table = msgspec.structs.replace(self, position=self.rules.dump(state), **changes)
        table.__dict__[STATE] = state
        return table

    def anchored(self) -> Table:
        """The table as a turn begins: it can be gone back to this position, and to that of the turn before."""
        assert self.position is not None
        return self.changed(anchors=(*self.anchors[-1:], Anchor(self.entries, self.position)))

    @property
    def idle(self) -> bool:
        """Whether nothing goes on here: played to the end, or closed."""
        return self.phase in ("over", "closed")

    @property
    def names(self) -> tuple[str, ...]:
        """The names, by seat."""
        return tuple(chair.name for chair in self.chairs)

    def host_among(self, chairs: tuple[Chair, ...]) -> str:
        """The host if these are the chairs: as before, or the first person who sits there. Robots host nothing."""
        people = [chair.person for chair in chairs if chair.person]
        return self.host if self.host in people or not people else people[0]

    def seat_of(self, person: str) -> int | None:
        """Where this person sits."""
        return next((seat for seat, chair in enumerate(self.chairs) if chair.person == person), None)

    def ahead_of(self, seat: int) -> LaidAhead:
        """What has been laid down for that seat by who sits there now; nothing of whoever sat there before."""
        person = self.chairs[seat].person or ""
        nothing = LaidAhead(seat, person)
        return next((one for one in self.ahead if one.seat == seat and one.person == person), nothing)


class Entry(msgspec.Struct, frozen=True, array_like=True):
    """A line of a game's log: who decided what, when. `seat` and `text` are those of a record."""

    seat: int
    text: str
    person: str
    at: float


class Change(msgspec.Struct, frozen=True):
    """What a command does: all of it is stored in one step, or none. `ends`: with a `record`, made of the whole log.

    `quiet`: it concerns one person alone, so nothing that others could notice comes of it.
    """

    table: Table
    answer: Answer
    entries: tuple[Entry, ...] = ()
    posts: tuple[Post, ...] = ()
    fresh_log: bool = False
    ends: bool = False
    record: Record | None = None
    quiet: bool = False
    result: Ended | None = None


Decided: TypeAlias = Change | Answer
"""What comes of a command: a change, or an answer alone if the table stays as it is."""


class Desk(msgspec.Struct, frozen=True):
    """All that a decision is made from: the table, the command, the time, fresh entropy, and the log if needed.

    Few decisions take the log, and of a long game only its end. So it is not fetched before: `log_since` says what is
    missing by LogNeeded, and the decision, being pure, is made again with that.
    """

    table: Table | None
    command: Command
    at: float
    seed: str
    log: tuple[Entry, ...] | None = None
    log_from: int = 0  # where in the game's log that begins
    outages: tuple[Pause, ...] = ()  # when this platform could not be reached
    away: Pause | None = None  # the holiday of whoever asks, if they may sit down by this command

    def log_since(self, first: int) -> tuple[Entry, ...]:
        """The log from that entry on; LogNeeded if it was not brought along, or is not that of this version."""
        entries = self.table.entries if self.table else 0
        if self.log is None or self.log_from > first or self.log_from + len(self.log) != entries:
            raise LogNeeded(first)
        return self.log[first - self.log_from :]

    def whole_log(self) -> tuple[Entry, ...]:
        """All of the game's log."""
        return self.log_since(0)

    @property
    def who(self) -> Person:
        """Who asks."""
        return self.command.who


class LogNeeded(Exception):
    """The decision takes the log from an entry on: fetch that and decide again."""

    def __init__(self, first: int) -> None:
        super().__init__(f"the log from entry {first} on")
        self.first = first


class Refused(Exception):
    """What the person may not or cannot do, and why, to be said to them alone; `buttons`: what they can do instead."""

    def __init__(self, sentence: Line, buttons: tuple[Button, ...] = ()) -> None:
        super().__init__(sentence.key)
        self.line = sentence
        self.buttons = buttons
