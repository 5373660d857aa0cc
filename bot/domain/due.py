"""What may fall due for a channel: a name for each kind, under which its time is kept. Knows not what is done then.

A due time is called `<kind> <channel>`. What is done for each kind is put together in `bot.app.serving.clocks`.
"""

from __future__ import annotations

TIDY = "tidy"  # a table that nobody has touched for long is cleared away
REMIND = "remind"  # somebody is to be reminded of their turn
TIME_UP = "timeup"  # somebody's time is up
ROBOT = "robot"  # a robot is to play
ANSWER = "answer"  # somebody who was asked for their seat has had their time to say no
TELL = "tell"  # a person is told, alone, what waits for them
DIGEST = "digest"  # a person's digest of a morning
RETURNED = "returned"  # a message to a person alone could not be delivered
SILENT = "silent"  # a channel takes no posts
SEATING = "seating"  # the next game is to be opened, or those it waits for have had their time
FILM = "film"  # the film of a game that has ended is to be made
SETTLE = "settle"  # a result is to be brought into the careers of its players
KINDS = (TIDY, REMIND, TIME_UP, ROBOT, ANSWER, TELL, DIGEST, RETURNED, SILENT, SEATING, SETTLE, FILM)


def due_name(kind: str, channel: str) -> str:
    """The name under which that is kept."""
    return f"{kind} {channel}"
