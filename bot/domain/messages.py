"""What passes between a platform and a table: commands in, answers and posts out. In no language yet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias

import msgspec


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence by its key in the word files; what fills it may be a sentence (or a term) itself."""

    key: str
    args: dict[str, str | int | Line | list[Line]] = {}


Arg: TypeAlias = str | int | Line | list[Line]


def line(key: str, **args: Arg) -> Line:
    """A sentence, the short way."""
    return Line(key, args)


WHEN = "when"


def when(at: float) -> Line:
    """A moment, to be told by the reader's own clock."""
    return Line(WHEN, {"at": round(at)})


TOGETHER = "together"


def together(parts: Iterable[str | Line]) -> Line:
    """Names or things, to be listed as the reader's language does it: `Anna, Béla and Csaba`."""
    return Line(TOGETHER, {"of": [part if isinstance(part, Line) else line("word", word=part) for part in parts]})


class Person(msgspec.Struct, frozen=True):
    """Someone on a platform. `id` begins with the platform's name.

    `moderator` is what it says of them where they asked, `zone` the time zone they are in, if it tells, and
    `reachable` that it lets them be written to alone. `beside` are the others at the same browser: for all that one
    can know, one person under several names.
    """

    id: str
    name: str
    language: str = "en"
    moderator: bool = False
    zone: str = ""
    reachable: bool = False
    beside: tuple[str, ...] = ()


class Act(msgspec.Struct, frozen=True):
    """What is to be done, as a typed value: a kind of its own for each thing that can be done."""


class Request(Act, frozen=True, kw_only=True):
    """What a person asks for. Every command is a kind of its own, beside the function that decides it.

    `sure`: the person has been told what cannot be undone about it, and wants it.
    """

    sure: bool = False

    @property
    def for_all(self) -> bool:
        """Whether the chat sees what comes of it, although the command asks something for oneself as a rule."""
        return False

    @classmethod
    def read(cls, words: Sequence[str]) -> Request:
        """The request with these words after its name. Words that make no sense stay, to be refused with a reason."""
        return cls()

    def typed(self) -> tuple[str, ...]:
        """The words after its name with which the same is asked for again."""
        return ()

    def without_table(self) -> Request:
        """What is meant by it where there is no table."""
        return self


class HouseAct(Act, frozen=True):
    """What the house itself does, or lets a table know. No text that a person types becomes one."""


class Command(msgspec.Struct, frozen=True):
    """Who wants what done where, the same from every platform.

    `id` is the platform's own id of the request: one that comes twice is carried out once. `stamp` is the moment
    of the table that a button was made for. `where` is the channel it was really given in; "": that of the table.
    """

    channel: str
    who: Person
    what: Act
    id: str
    stamp: int | None = None
    where: str = ""


class Card(msgspec.Struct, frozen=True):
    """A table of a few columns, under a title, with sentences below: what a picture of kind `card` shows."""

    title: Line
    about: Line
    heads: tuple[Line, ...]
    rows: tuple[tuple[Line, ...], ...]
    notes: tuple[Line, ...] = ()


class Picture(msgspec.Struct, frozen=True):
    """A picture to draw: the lobby, or the board or a seat's hand after `at` entries of the log of a game.

    `past` is the board of then with what had just happened, `strip` what happened after `since` entries, as that seat
    may see it; None: as everyone may. `film` is that of a whole game, by the name in `move`.

    `own` is the board as that seat plays on it. `move` is one that the seat has not played: what it would look like;
    of one's own board, the words chosen so far, also of the one on which one who waits makes a `plan`; of what one has
    laid down `ahead`, its steps. A picture of a rule needs no table: there it is the game and the rule, `marrakech M8`.
    """

    kind: Literal["lobby", "board", "hand", "scoring", "own", "rule", "ahead", "plan", "past", "strip", "card", "film"]
    at: int
    seat: int | None = None
    move: str = ""
    since: int = 0
    card: Card | None = None


class Button(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something to press: the command it stands for and its face. `channel`: given there, wherever it is pressed."""

    text: str
    label: Line
    style: Literal["plain", "primary", "danger"] = "plain"
    channel: str = ""


class File(msgspec.Struct, frozen=True):
    """A file to download."""

    name: str
    data: str


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is said to the one who asked, and to nobody else. `stamp` goes with its buttons.

    `told` is what everybody is told of what came of it, for a platform on which a post may be some seconds behind.
    `open`: the buttons give nothing secret away, so a platform may show them where everyone can see and press them.
    `about`: the table that who asked in private has in view from now on.
    """

    ok: bool
    lines: tuple[Line, ...] = ()
    picture: Picture | None = None
    buttons: tuple[Button, ...] = ()
    stamp: int | None = None
    file: File | None = None
    open: bool = False
    told: tuple[Line, ...] = ()
    about: str = ""


class Called(msgspec.Struct, frozen=True):
    """Someone a post calls; the platform knows how to mention them."""

    person: str
    name: str


OVER = "call-over"


class Post(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the channel sees. A post with the id of an earlier one replaces it: steps within a turn edit.

    `call` is the sentence that calls the `called`; the platform fills in its `names`. `closes` is the earlier post
    that loses its buttons, and the lines it keeps; `closed_picture` is the picture that goes with those lines, where
    the post has come to show a later one. A post to a person alone has its `language` with it. `cause` is the trail of
    the click that caused it, for the log. Of a post that calls people, `game` is what they play. `guests`: some came
    from elsewhere.
    """

    id: int
    lines: tuple[Line, ...]
    stamp: int
    picture: Picture | None = None
    call: Line | None = None
    called: tuple[Called, ...] = ()
    buttons: tuple[Button, ...] = ()
    edits: bool = False
    closes: tuple[int, tuple[Line, ...]] | None = None
    language: str = ""
    closed_picture: Picture | None = None
    cause: str = ""
    game: str = ""
    guests: bool = False

    @property
    def ends(self) -> bool:
        """Whether it tells how a game has ended: nobody has to do anything any more."""
        return self.call is not None and self.call.key == OVER

    @property
    def only_tidies(self) -> bool:
        """Whether it only takes away what could be pressed: where its message is gone, there is nothing to show."""
        return self.edits and not (self.picture or self.buttons or self.call or self.closes)


def caused(post: Post, trail: str) -> Post:
    """The post, with the trail of the click that caused it."""
    return msgspec.structs.replace(post, cause=trail) if trail else post
