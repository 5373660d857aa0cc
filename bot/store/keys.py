"""Every kind of key there is in Redis: what it holds, who writes it, how long it lives, and in which slot it is.

Every key of a channel or a person carries its partition's hash tag, so all of them are in one slot of a cluster.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Literal, TypeAlias
from zlib import crc32

import msgspec

PARTITIONS = 64
PREFIX = "zoco"

Owner: TypeAlias = Literal["channel", "person", "partition", "platform", "house"]
"""Whose key it is: a channel's and a person's are in the slot of their partition, as is what a partition shares."""

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600


class Kind(msgspec.Struct, frozen=True):
    """A kind of key. `seconds` is the longest that it lives untouched; None: until it is taken away."""

    owner: Owner
    holds: str
    writer: str
    seconds: int | None = None


KINDS: Mapping[str, Kind] = {
    # A channel's table.
    "table": Kind("channel", "the table: its version, then all of it", "Store.commit"),
    "log": Kind("channel", "the entries of the game that is on", "Store.commit"),
    "records": Kind("channel", "the finished games, latest first", "Store.commit"),
    "results": Kind("channel", "what became of all games, in small, latest last", "Store.commit"),
    "roster": Kind("channel", "who has played here, and under which number results know them", "Store.commit"),
    "unsettled": Kind("channel", "results that are not in their players' careers yet", "Store.commit, Results"),
    "seen": Kind("channel", "answers to the latest commands that were carried out", "Store.commit", 7 * DAY),
    "seen-before": Kind("channel", "and to those before them", "Store.commit", 7 * DAY),
    "refused": Kind("channel", "answers to the latest commands that changed nothing", "Store.remember", 7 * DAY),
    "refused-before": Kind("channel", "and to those before them", "Store.remember", 7 * DAY),
    "damaged": Kind("channel", "a table that could not be read, as it was", "Store"),
    "moved": Kind("channel", "where the table went when its chat got another number", "channel_moves", 400 * DAY),
    "arrived": Kind("channel", "and where it came from", "channel_moves", 400 * DAY),
    "moving": Kind("channel", "what is on its way from one channel to another", "channel_moves"),
    # What a channel is shown.
    "queue": Kind("channel", "the posts that wait to be sent, oldest first", "Store.commit, letters"),
    "aside": Kind("channel", "posts that were refused for good, with the reason", "Outbox"),
    "sent": Kind("channel", "which message shows which post", "SentMessages"),
    "feed": Kind("channel", "the posts that a page shows", "Store.feed_append"),
    "trouble": Kind("channel", "why nothing could be posted here", "the adapter", 30 * DAY),
    "owed": Kind("channel", "posts that could not lose their buttons yet", "PostSender", 30 * DAY),
    "silenced": Kind("channel", "that players were told that nothing can be posted", "the adapter", DAY),
    "silence": Kind("channel", "since when it takes no posts, and whether its chat is gone", "Silences", 30 * DAY),
    # A person.
    "person": Kind("person", "the channels at whose tables they may sit", "Store.commit"),
    "played": Kind("person", "the channels at whose tables they have ever sat", "Store.commit"),
    "career": Kind("person", "their results summed up, and their ratings", "Results"),
    "habits": Kind("person", "their settings", "People"),
    "pending": Kind("person", "reminders that are noted for them", "Reminders"),
    "told-ended": Kind("person", "tables of theirs that ended out of reach", "SilentChannels", 90 * DAY),
    "telling": Kind("person", "the reminders that are being told in one message", "Reminders", 90 * DAY),
    "told": Kind("person", "reminders they were given, and when", "Reminders", 90 * DAY),
    "letters": Kind("person", "the number of the latest post to them alone", "Letters"),
    "digest": Kind("person", "that the digest of a day was given", "Reminders", 90 * DAY),
    "focus": Kind("person", "the table their private chat is about", "the adapter", 30 * DAY),
    "entered": Kind("person", "that a window was opened by this word of the platform", "the adapter", 2 * HOUR),
    "carried": Kind("person", "whom a code brings to another browser", "Codes", 10 * MINUTE),
    "offered": Kind("person", "whom a code links, after both have said yes", "Codes", 10 * MINUTE),
    "invited": Kind("person", "to which table a code invites", "Codes", 90 * DAY),
    "asked": Kind("person", "with whom they may be linked, if they say yes", "Linking", 10 * MINUTE),
    "linked": Kind("person", "the other identities of the same person", "Links"),
    "notices": Kind("person", "the notices they were given alone", "Letters", 90 * DAY),
    # One person at one table, or one chat, for a platform that has nowhere else to keep it.
    "leaf": Kind("channel", "which page of a menu somebody is at", "the adapter", HOUR),
    "note": Kind("channel", "an answer that waits for whoever asked", "the adapter", DAY),
    "film": Kind("channel", "the film of a game that has ended", "Films", 2 * DAY),
    "file": Kind("channel", "the number under which the platform has a picture", "the adapter", 2 * DAY),
    "done": Kind("channel", "that an update was dealt with", "the adapter", DAY),
    "pace": Kind("channel", "when the latest messages to a chat were sent", "RateLimit", HOUR),
    "held": Kind("channel", "until when a chat wants to be left alone", "RateLimit", DAY),
    # What all channels of a partition share.
    "tables": Kind("partition", "the tables of a platform, by when they last changed", "Store.commit"),
    "outbox": Kind("partition", "the channels of a platform with posts waiting, by when they are due", "Store, Outbox"),
    "due": Kind("partition", "what falls due, and when", "Store, Clock"),
    "health": Kind("partition", "what is written to see whether anything can be", "Health", MINUTE),
    # What the processes of a platform share.
    "inbox": Kind("platform", "updates that were fetched and are not dealt with", "Inbox", DAY),
    "poller": Kind("platform", "who fetches updates", "Turnstile", 10),
    "commands": Kind("platform", "a digest of the commands that were registered", "the adapter"),
    "profile": Kind("platform", "a digest of the picture that the platform was given of us", "the adapter"),
    "webhook": Kind("platform", "a digest of where updates were to be brought", "the adapter"),
    "unheard": Kind("platform", "channels in which somebody was called without a sound, by when to call", "Unheard"),
    "beat": Kind("platform", "when the platform was last served", "Heartbeats"),
    "outages": Kind("platform", "the stretches in which it was not", "Heartbeats"),
    # The house.
    "leaders": Kind("house", "who plays a game best, of those who want to be told of everywhere", "Results"),
    "removed": Kind("house", "the people who were removed from a browser, and when", "RemovedPeople", 400 * DAY),
    "audit": Kind("house", "what the owner did from the command line, latest first", "AuditLog"),
    "linking": Kind("house", "that somebody is being linked just now", "Links", 10),
    "restoring": Kind("house", "the backup that is being restored", "Copying"),
    "secret": Kind("house", "what the cookies of the page are signed with", "cookie_secret"),
}
"""Everything that is kept, by kind. A key of another kind cannot be made."""


def kind_of(name: str) -> str:
    """The kind in `file:3.board.7` or `digest-2026-11-19`: what follows it is a part of the key alone."""
    return name if name in KINDS else name.partition(":")[0].partition("-")[0]


def partition(channel: str) -> int:
    """The partition of a channel (or of a person)."""
    return crc32(channel.encode()) % PARTITIONS


def key(channel: str, kind: str) -> str:
    """The key of that kind that belongs to this channel, or this person, alone."""
    assert kind_of(kind) in KINDS, kind
    return f"{PREFIX}:{{{partition(channel)}}}:{kind}:{channel}"


def shared_key(number: int, kind: str) -> str:
    """The key of that kind that a whole partition shares."""
    assert kind_of(kind) in KINDS, kind
    return f"{PREFIX}:{{{number}}}:{kind}"


_OWNED = re.compile(rf"{PREFIX}:\{{(\d+)\}}:(.+)")
_OWNER = re.compile(r"[a-z-]+:.+")


def owned(name: str) -> tuple[str, str] | None:
    """The kind and the owner of a key of one channel or person; None for any other key.

    A kind may go on in what it is about, and an owner's name has colons, too: the right place to part them is the one
    by which the owner is of the partition that the key is in.
    """
    if (match := _OWNED.fullmatch(name)) is None:
        return None
    number, parts = int(match[1]), match[2].split(":")
    for at in range(1, len(parts)):
        kind, owner = ":".join(parts[:at]), ":".join(parts[at:])
        about = KINDS.get(kind_of(kind))
        if about and about.owner in ("channel", "person") and _OWNER.fullmatch(owner) and partition(owner) == number:
            return kind, owner
    return None


def uptime_key(platform: str, kind: str) -> str:
    """The key of that kind about when a platform was served; all of a platform are in one slot."""
    assert kind in KINDS, kind
    return f"{PREFIX}:{{up:{platform}}}:{kind}"


def cookie_key(platform: str, kind: str) -> str:
    """The key of that kind about the cookies by which a platform knows people."""
    assert kind in KINDS, kind
    return f"{PREFIX}:{platform}:{kind}"


def leaders_key(game: str) -> str:
    """The key with those who play a game best."""
    return f"{PREFIX}:leaders:{game}"


RESTORING = f"{PREFIX}:restoring"
"""The key of the house that tells which backup is being restored."""

LINKING = f"{PREFIX}:linking"
"""That which is there while somebody is being linked."""

AUDIT = f"{PREFIX}:audit"
"""And that of what its owner did."""
