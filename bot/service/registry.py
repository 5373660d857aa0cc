"""Every command there is, and everything the house itself does: one entry each, from which all else follows.

Help, completion, menus, what is registered at the platforms, and the statistics are made from the entries. A new
command is a `Request` beside the function that decides it, an entry here, and its words.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Literal, TypeAlias, TypeVar

import msgspec

from bot.domain.messages import Act, Answer, Button, Command, Line, Request, line
from bot.domain.table import Change, Decided, Desk, Refused, Table
from bot.service import cross_table, linking, stats
from bot.service.cross_table import CrossTable
from bot.tables import (
    again,
    agreeing,
    ahead,
    by_owner,
    calling_aloud,
    departing,
    dice,
    forgetting,
    invitations,
    leaving,
    lobby,
    looking,
    notes,
    nudges,
    own_settings,
    past,
    playing,
    robot_seats,
    settings,
    silence,
    sure,
    talking,
    timeouts,
    undo,
)
from bot.tables.sure import SURE, Loss

TEXT_LENGTH = 400

A = TypeVar("A", bound=Act)
Argument: TypeAlias = Literal[
    "game", "move", "wish", "rule", "name", "setting", "days", "strength", "where", "code", "step", "scope", "word"
]
Moment: TypeAlias = Literal["none", "lobby", "playing"]
Who: TypeAlias = Literal["anyone", "seated", "host", "moderator"]
"""Who may give a command, each of them as well as those who come after."""

Here: TypeAlias = Callable[[Desk], Decided]
Across: TypeAlias = Callable[[CrossTable, Command], Awaitable[Answer]]


class Decision(msgspec.Struct, frozen=True):
    """The function that decides one kind of act: at the one table where it is given, or across tables.

    `own`: it concerns oneself alone, so it matters not in which chat one says it, nor which table a button names.
    """

    kind: type[Act]
    here: Here | None = None
    across: Across | None = None
    own: bool = False


def at_table(kind: type[A], decide: Callable[[Desk, A], Decided]) -> Decision:
    """Decided at one table, from what is known of it alone."""

    def here(desk: Desk) -> Decided:
        act = desk.command.what
        assert isinstance(act, kind)
        return decide(desk, act)

    return Decision(kind, here=here)


def across_tables(
    kind: type[A], decide: Callable[[CrossTable, Command, A], Awaitable[Answer]], *, own: bool = False
) -> Decision:
    """Decided from what is known of a person, or of several tables."""

    async def across(tables: CrossTable, command: Command) -> Answer:
        act = command.what
        assert isinstance(act, kind)
        return await decide(tables, command, act)

    return Decision(kind, across=across, own=own)


class Entry(msgspec.Struct, frozen=True):
    """A command: its name, what it is read as, what decides it, and what people are told of it.

    `request` makes a request of the words after the name. `argument` is what may follow, `when` are the moments of a
    table at which it is worth knowing, `anywhere` that it needs no table at all, `who` gives it. `private`: it asks
    something for oneself; where a platform can hide even the question from others, it does. `sure` tells
    what of it cannot be undone, and that is asked about first. `sits`: one sits down by it, with one's holiday if one
    is on one. `secret`: nobody may learn that it was given, so it is neither counted nor logged. `pressed`: it
    belongs to buttons; it can be typed where one types, and no list of commands has it.
    """

    name: str
    request: type[Request]
    decisions: tuple[Decision, ...]
    argument: Argument | None = None
    when: tuple[Moment, ...] = ("playing",)
    anywhere: bool = False
    who: Who = "seated"
    private: bool = False
    sure: Callable[[Desk, Change], Loss | None] | None = None
    sits: bool = False
    secret: bool = False
    pressed: bool = False


def _help(desk: Desk, asked: looking.Help) -> Answer:
    """/help: the commands that make sense at this moment, for whoever asks."""
    fit = [entry for entry in COMMANDS if moment_of(desk.table) in entry.when and _is_for(entry, desk)]
    return looking.help_here(desk, [usage_line(entry) for entry in fit])


def _is_for(entry: Entry, desk: Desk) -> bool:
    """Whether the one who asks may give this command."""
    who, table = desk.who, desk.table
    match entry.who:
        case "anyone":
            return True
        case "seated":
            return who.moderator or (table is not None and table.seat_of(who.id) is not None)
        case "host":
            return who.moderator or (table is not None and table.host == who.id)
        case "moderator":
            return who.moderator


ALWAYS: tuple[Moment, ...] = ("none", "lobby", "playing")
AT_TABLE: tuple[Moment, ...] = ("lobby", "playing")
LOBBY: tuple[Moment, ...] = ("lobby",)

COMMANDS: tuple[Entry, ...] = (
    Entry("new", lobby.New, (at_table(lobby.New, lobby.new),), "game", ("none",), who="anyone", sits=True),
    Entry(
        "join",
        lobby.Join,
        (at_table(lobby.Join, lobby.join), across_tables(lobby.ByInvitation, CrossTable.come, own=True)),
        "code",
        when=LOBBY,
        who="anyone",
        sits=True,
    ),
    Entry("again", again.Again, (at_table(again.Again, again.again),), when=(), who="anyone", sits=True),
    Entry("leave", lobby.Leave, (at_table(lobby.Leave, lobby.leave),), when=LOBBY),
    Entry("dice", dice.Dice, (at_table(dice.Dice, dice.dice),), "word", LOBBY, private=True),
    Entry("start", lobby.Start, (at_table(lobby.Start, lobby.start),), when=LOBBY),
    Entry("robot", robot_seats.Robot, (at_table(robot_seats.Robot, robot_seats.robot),), "strength", LOBBY, who="host"),
    Entry("play", playing.Play, (at_table(playing.Play, playing.play),), "move", private=True),
    Entry("board", looking.Board, (at_table(looking.Board, looking.board),), "where", who="anyone", private=True),
    Entry("since", past.Since, (at_table(past.Since, past.since),), who="anyone", private=True),
    Entry("at", past.At, (at_table(past.At, past.at),), "step", who="anyone", private=True),
    Entry("hand", looking.Hand, (at_table(looking.Hand, looking.hand),), private=True),
    Entry("preview", looking.Preview, (at_table(looking.Preview, looking.preview),), "move", private=True),
    Entry("hint", cross_table.AskHint, (across_tables(cross_table.AskHint, CrossTable.hint),), private=True),
    Entry("ahead", ahead.Ahead, (at_table(ahead.Ahead, ahead.ahead),), "wish", private=True, secret=True),
    Entry("undo", undo.Undo, (at_table(undo.Undo, undo.undo),)),
    Entry(
        "rules",
        looking.Rules,
        (at_table(looking.Rules, looking.rules),),
        "rule",
        ALWAYS,
        anywhere=True,
        who="anyone",
        private=True,
    ),
    Entry(
        "games",
        cross_table.Games,
        (across_tables(cross_table.Games, CrossTable.games, own=True),),
        when=ALWAYS,
        anywhere=True,
        who="anyone",
        private=True,
    ),
    Entry(
        "stats",
        stats.Stats,
        (
            across_tables(stats.Stats, CrossTable.stats, own=True),
            across_tables(stats.GroupStats, CrossTable.group_stats),
        ),
        "scope",
        ALWAYS,
        anywhere=True,
        who="anyone",
        private=True,
    ),
    Entry(
        "settings",
        settings.Settings,
        (
            at_table(settings.Settings, settings.settings),
            across_tables(own_settings.OwnSettings, CrossTable.own_settings, own=True),
            across_tables(own_settings.OwnSetting, CrossTable.own_setting, own=True),
        ),
        "setting",
        AT_TABLE,
        anywhere=True,
        who="anyone",
        private=True,
    ),
    Entry(
        "away",
        cross_table.Away,
        (across_tables(cross_table.Away, CrossTable.away, own=True),),
        "days",
        AT_TABLE,
        anywhere=True,
        who="anyone",
        private=True,
    ),
    Entry("nudge", nudges.Nudge, (at_table(nudges.Nudge, nudges.nudge),)),
    Entry("resign", leaving.Resign, (at_table(leaving.Resign, leaving.resign),), sure=sure.by_resigning),
    Entry(
        "replace",
        leaving.Replace,
        (at_table(leaving.Replace, leaving.replace),),
        "name",
        who="anyone",
        sure=sure.by_replacing,
        sits=True,
    ),
    Entry("cancel", leaving.Cancel, (at_table(leaving.Cancel, leaving.cancel),), when=AT_TABLE, sure=sure.by_closing),
    Entry(
        "agree",
        agreeing.Agree,
        (at_table(agreeing.Agree, agreeing.agree),),
        when=(),
        pressed=True,
        sure=sure.by_agreeing,
    ),
    Entry("refuse", agreeing.Refuse, (at_table(agreeing.Refuse, agreeing.refuse),), when=(), pressed=True),
    Entry(
        "mute",
        nudges.Mute,
        (at_table(nudges.Mute, nudges.mute), across_tables(nudges.MuteAll, CrossTable.mute_all, own=True)),
        when=(),
        pressed=True,
        private=True,
    ),
    Entry("wait", timeouts.Wait, (at_table(timeouts.Wait, timeouts.wait),), "name", when=(), pressed=True),
    Entry("once", timeouts.Once, (at_table(timeouts.Once, timeouts.once),), "name", when=(), pressed=True),
    Entry(
        "handover", timeouts.HandOver, (at_table(timeouts.HandOver, timeouts.handover),), "name", when=(), pressed=True
    ),
    Entry(
        "record",
        cross_table.LastRecord,
        (
            across_tables(cross_table.LastRecord, CrossTable.record),
            across_tables(cross_table.OwnRecords, CrossTable.own_records, own=True),
            across_tables(cross_table.GroupRecords, CrossTable.group_records),
        ),
        when=("none",),
        who="anyone",
        private=True,
    ),
    Entry(
        "invite",
        invitations.Invite,
        (across_tables(invitations.Invite, CrossTable.invite),),
        when=LOBBY,
        who="host",
        private=True,
    ),
    Entry(
        "link",
        linking.Link,
        (across_tables(linking.Link, CrossTable.link, own=True),),
        "code",
        when=("none",),
        anywhere=True,
        who="anyone",
        private=True,
    ),
    Entry(
        "unlink",
        linking.Unlink,
        (across_tables(linking.Unlink, CrossTable.unlink, own=True),),
        when=(),
        anywhere=True,
        who="anyone",
        private=True,
    ),
    Entry(
        "forget",
        cross_table.Forget,
        (across_tables(cross_table.Forget, CrossTable.forget, own=True),),
        when=ALWAYS,
        anywhere=True,
        who="anyone",
        private=True,
    ),
    Entry("help", looking.Help, (at_table(looking.Help, _help),), when=(), anywhere=True, who="anyone", private=True),
)
"""In the order in which a person learns them."""

HOUSE: Mapping[str, Decision] = {
    "reminded": at_table(nudges.Reminded, nudges.reminded),
    "absent": at_table(nudges.Absent, nudges.absent),
    "departed": at_table(departing.Departed, departing.departed),
    "time-up": at_table(timeouts.TimeUp, timeouts.time_up),
    "robot-plays": at_table(robot_seats.RobotPlays, robot_seats.robot_plays),
    "plays-ahead": at_table(ahead.PlaysAhead, ahead.plays_ahead),
    "robots-alone": at_table(robot_seats.RobotsAlone, robot_seats.pause),
    "answers-due": at_table(agreeing.AnswersDue, agreeing.answers_due),
    "film-made": at_table(past.FilmMade, past.film_made),
    "tidy": at_table(lobby.Tidy, lobby.tidy),
    "seating": at_table(again.Seating, again.seating),
    "call-aloud": at_table(calling_aloud.CallAloud, calling_aloud.call_aloud),
    "show-again": at_table(silence.ShowAgain, silence.show_again),
    "out-of-reach": at_table(silence.OutOfReach, silence.out_of_reach),
    "brought-back": at_table(by_owner.BroughtBack, by_owner.brought_back),
    "closed-by-owner": at_table(by_owner.ClosedByOwner, by_owner.closed_by_owner),
    "says": at_table(talking.Says, talking.says),
    "owner-says": at_table(by_owner.OwnerSays, by_owner.owner_says),
    "inviting": at_table(invitations.Inviting, invitations.inviting),
    "forgotten": at_table(forgetting.Forgotten, forgetting.forgotten),
}
"""What only the house itself does, by its name for statistics."""


class Unknown(Request, frozen=True):
    """A command that there is not."""

    name: str


def _unknown(desk: Desk, asked: Unknown) -> Answer:
    raise Refused(line("unknown-command", command=asked.name[:20]))


UNKNOWN = "unknown"
BY_NAME: Mapping[str, Entry] = {entry.name: entry for entry in COMMANDS}
_ENTRIES: Mapping[type[Act], Entry] = {one.kind: entry for entry in COMMANDS for one in entry.decisions}
_DECISIONS: Mapping[type[Act], Decision] = {
    one.kind: one
    for one in (
        *(one for entry in COMMANDS for one in entry.decisions),
        *HOUSE.values(),
        at_table(Unknown, _unknown),
    )
}
_NAMES: Mapping[type[Act], str] = {
    **{kind: entry.name for kind, entry in _ENTRIES.items()},
    **{one.kind: name for name, one in HOUSE.items()},
}
NAMES = frozenset(_NAMES.values())
"""All that statistics tell apart; what somebody makes up is all one."""


def split(text: str) -> tuple[str, list[str]]:
    """A typed text as the name of a command and the words after it; without a slash it is a move."""
    words = text[:TEXT_LENGTH].encode(errors="replace").decode().split()  # lone surrogates cannot be stored
    if words and words[0].startswith("/"):
        return words[0][1:].lower(), words[1:]
    return "play", words


def parse(text: str) -> Request:
    """What a typed text asks for. This is done once, where the text comes in."""
    name, words = split(text)
    entry = BY_NAME.get(name)
    if entry is None:
        return Unknown(name)
    if entry.sure and words and words[-1].lower() == SURE:
        return msgspec.structs.replace(entry.request.read(words[:-1]), sure=True)
    return entry.request.read(words)


def entry_of(act: Act) -> Entry | None:
    """The command that somebody gave; None for what the house does, and for what there is not."""
    return _ENTRIES.get(type(act))


def is_for_all(act: Act) -> bool:
    """Whether the chat is to see what comes of it."""
    entry = entry_of(act)
    return entry is not None and (not entry.private or (isinstance(act, Request) and act.for_all))


def is_secret(act: Act) -> bool:
    """Whether nobody else may learn that it was given."""
    entry = entry_of(act)
    return entry is not None and entry.secret


def name_of(act: Act) -> str:
    """What it is called in statistics."""
    return _NAMES.get(type(act), UNKNOWN)


def decision_of(act: Act) -> Decision:
    """The function that decides it."""
    return _DECISIONS[type(act)]


def decide(desk: Desk) -> Decided:
    """What a command does to the one table where it is given, with the moves laid down that follow from it. Pure."""
    decided = _decided(desk)
    return ahead.followed(desk, decided) if isinstance(decided, Change) else decided


def _decided(desk: Desk) -> Decided:
    here = decision_of(desk.command.what).here
    assert here is not None
    decided = here(desk)
    entry, asked = entry_of(desk.command.what), desk.command.what
    loss = entry.sure(desk, decided) if entry and entry.sure and isinstance(decided, Change) else None
    if isinstance(decided, Change):
        decided = notes.tidied(decided)
    if entry is None or loss is None or not isinstance(asked, Request):
        return decided
    if not asked.sure:
        return _asking(entry, asked, loss)
    if desk.command.stamp not in (None, loss.stamp):
        raise Refused(line("stale"))
    return decided


def _asking(entry: Entry, asked: Request, loss: Loss) -> Answer:
    """What would be lost, and a button for who wants it nevertheless."""
    button = Button(" ".join((f"/{entry.name}", *asked.typed(), SURE)), loss.label, "danger")
    return Answer(ok=True, lines=(loss.told,), buttons=(button,), stamp=loss.stamp)


def moment_of(table: Table | None) -> Moment:
    """What goes on at a table, as far as it matters which commands make sense."""
    if table is None or table.idle:
        return "none"
    return "lobby" if table.phase == "lobby" else "playing"


def usage_line(entry: Entry) -> Line:
    """`/new <game>: open a table`."""
    about = line(f"command-{entry.name}")
    if entry.argument is None:
        return line("usage", name=entry.name, about=about)
    return line("usage-with", name=entry.name, argument=line(f"argument-{entry.argument}"), about=about)
