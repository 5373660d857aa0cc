"""A table as one person's page shows it, in that person's language. What others may not know is not in it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

import render
from bot.adapters.web import PLATFORM, tools
from bot.adapters.web.gallery import Gallery
from bot.adapters.web.images import Image, card_of, described, drawable, filmed, image_of
from bot.adapters.web.naming import name_of
from bot.adapters.web.own_board import OwnBoard, lobby_board, own_board
from bot.adapters.web.people import Browser
from bot.adapters.web.reader import Reader
from bot.domain.addresses import platform_of
from bot.domain.messages import Answer, Button, File, Line, Picture, Post, line, together, when
from bot.domain.table import Entry, Table
from bot.domain.turn_time import Pause
from bot.tables import timing
from bot.tables.offers import offer
from bot.tables.posts import result
from bot.tables.sure import SURE

MOVES = "/play"  # the page has its own way to choose moves
ASIDE = ("scoring", "film")  # pictures that do not show how things stand
WALKED = ("strip", "past")  # what is shown by the page's own walk
FINE = ("fair-dice", "seed-published", "dice-committed", "dice-mixed")  # what only who checks the dice wants to read


class Face(msgspec.Struct, frozen=True):
    """A button with its words."""

    text: str
    label: str
    style: str
    main: bool = False


class Switch(msgspec.Struct, frozen=True):
    """A house rule with its words."""

    text: str
    label: str
    about: str
    on: bool


class Said(msgspec.Struct, frozen=True):
    """A post."""

    id: int
    lines: list[str]
    stamp: int
    picture: Image | None
    buttons: list[Face]
    call: str = ""
    fine: list[str] = []


class Seat(msgspec.Struct, frozen=True):
    """A chair: who sits there, whether a decision is owed, and whether it is somebody at this browser."""

    name: str
    acting: bool
    local: bool
    free: bool


class Choice(msgspec.Struct, frozen=True):
    """The legal moves, the faces of their words, and until when one is to be chosen.

    `told` is what became of moves that had been laid down for this turn.
    """

    seat: int
    stamp: int
    moves: tuple[str, ...]
    labels: dict[str, str]
    previews: bool
    until: str
    prompt: str
    told: list[str] = []


class Hotseat(msgspec.Struct, frozen=True):
    """Another at the same screen who could act now, and what they would do first."""

    person: str
    name: str
    text: str = ""


class Snapshot(msgspec.Struct, frozen=True):
    """All a page shows of a table. `link`: by which others come to it, where that is another than the page's own."""

    who: str
    version: int
    game: int
    entries: int
    stamp: int
    phase: str
    title: str
    status: str
    mine: bool
    seats: list[Seat]
    posts: list[Said]
    stage: int | None
    offer: Choice | None
    tools: list[Face]
    toggles: list[Switch]
    hotseat: list[Hotseat]
    room: bool
    hand: Image | None
    own: OwnBoard | None
    link: str = ""


class Spoken(msgspec.Struct, frozen=True):
    """A sentence, and the table it is about if it is about one."""

    text: str
    link: str = ""


class Reply(msgspec.Struct, frozen=True):
    """An answer, in words. `sure`: it asks whether something is wanted that cannot be undone.

    `version` is that of the table after it, by which a page knows whether it shows that already; 0 where there is none.
    `walk` is what the page shows by its own way of going through a game.
    """

    ok: bool
    lines: list[Spoken]
    buttons: list[Face]
    stamp: int | None
    picture: Image | None
    file: File | None
    sure: bool = False
    version: int = 0
    walk: Span | None = None


class Span(msgspec.Struct, frozen=True):
    """Where in its game a page is to walk: from the position after so many entries, to that after so many."""

    since: int
    at: int


class Moment(msgspec.Struct, frozen=True):
    """When a page looks, and when its platform could not be reached: what every sentence about time depends on."""

    now: float
    outages: tuple[Pause, ...] = ()
    visitor: str | None = None  # who looks, as far as limits go


async def snapshot(
    table: Table,
    feed: Sequence[Post],
    browser: Browser,
    reader: Reader,
    gallery: Gallery,
    moment: Moment,
    log: Sequence[Entry] = (),
) -> Snapshot:
    """The table, for the active person of this browser. `log` is that of a game that has only just begun."""
    acting = timing.acting(table)
    person = browser.active
    stage = _stage(table, feed)
    kept = _without_repeats(_kept(feed), stage)
    mine = table.seat_of(person) in acting
    own = await own_board(table, person, "", reader, gallery, moment.visitor) if mine else None
    posts = [await _said(table, post, person, reader, moment, gallery, post.id == stage, own) for post in kept]
    if table.phase == "lobby":
        image = next((post.picture for post in posts if post.id == stage and post.picture), None)
        own = lobby_board(table, person, image, reader) if image and image.width else None
    return Snapshot(
        who=person,
        version=table.shown_version,
        game=table.number,
        entries=table.entries,
        stamp=table.stamp,
        phase=table.phase,
        title=reader.say(table.game),
        status=_status(table, person, acting, reader, moment),
        mine=mine,
        seats=seats_of(table, acting, browser),
        posts=posts,
        stage=stage,
        offer=_offer(table, person, reader, moment),
        tools=[_tool(tool, reader) for tool in tools.tools(table, person, log)],
        toggles=[_switch(toggle, reader) for toggle in tools.toggles(table, person)],
        hotseat=_hotseat(table, acting, browser),
        room=table.phase == "lobby" and len(table.chairs) < table.rules.seats.stop - 1,
        hand=_hand(table, person, reader),
        own=own,
    )


def _status(table: Table, person: str, acting: Sequence[int], reader: Reader, moment: Moment) -> str:
    """How things stand for this person: who waits in a lobby is told who begins."""
    said = status(table, acting, mine=table.seat_of(person) in acting, reader=reader, moment=moment)
    host = table.seat_of(table.host)
    if table.phase != "lobby" or host is None or table.seat_of(person) in (None, host):
        return said
    begins = reader.speak(line("web-host-begins", name=table.names[host]))
    return f"{said}. {begins}"


def status(table: Table, acting: Sequence[int], *, mine: bool, reader: Reader, moment: Moment) -> str:
    """How things stand, in a short sentence."""
    if mine:
        return reader.say("web-your-turn")
    if table.phase == "playing":
        return _waiting(table, acting, reader, moment)
    if table.phase == "lobby":
        taken, seats = len(table.chairs), table.rules.seats
        missing = max(seats.start - taken, 0)
        return reader.say("web-lobby", taken=taken, most=seats.stop - 1, missing=missing)
    ended = result(table) if table.phase == "over" else None
    return reader.speak(ended) if ended else reader.say(f"web-{table.phase}")


def _waiting(table: Table, acting: Sequence[int], reader: Reader, moment: Moment) -> str:
    names, limit = together(table.names[seat] for seat in acting), _limit(table, moment)
    if limit is None:
        return reader.speak(line("web-waiting", names=names))
    return reader.speak(line("web-waiting-until", names=names, until=when(limit)))


def _limit(table: Table, moment: Moment) -> float | None:
    """Until when the turn may take, then its reserve, as the clock counts; None also if that is long over."""
    late = any(table.chairs[seat].overdue for seat in timing.acting(table))
    return None if late else timing.until(table, moment.now, moment.outages)


def _stage(table: Table, feed: Sequence[Post]) -> int | None:
    """The post that shows how things stand: the last with a picture, unless the table is closed."""
    if table.phase == "closed":
        return None
    return next((post.id for post in reversed(feed) if post.picture and post.picture.kind not in ASIDE), None)


def _kept(feed: Sequence[Post]) -> list[Post]:
    """The posts; those of earlier games here, before the last lobby, without pictures: their log is gone."""
    lobbies = [post.id for post in feed if post.picture and post.picture.kind == "lobby"]
    begun = lobbies[-1] if lobbies else 0
    return [post if post.id >= begun else msgspec.structs.replace(post, picture=None) for post in feed]


def _without_repeats(feed: Sequence[Post], stage: int | None) -> list[Post]:
    """The posts, without the buttons of those that a later post repeats for the same people.

    The post on the stage repeats nothing: its buttons are not shown under it.
    """
    latest = {_offered(post): post.id for post in feed if post.id != stage}
    return [
        post if latest.get(_offered(post), post.id) == post.id else msgspec.structs.replace(post, buttons=())
        for post in feed
    ]


def _offered(post: Post) -> tuple[tuple[str, ...], tuple[str, ...]]:
    return tuple(button.text for button in post.buttons), tuple(called.person for called in post.called)


async def _said(
    table: Table,
    post: Post,
    person: str,
    reader: Reader,
    moment: Moment,
    gallery: Gallery,
    live: bool,
    own: OwnBoard | None,
) -> Said:
    """A post. The live one has its picture described, unless one's own board stands in its place."""
    shown = post.picture if post.picture and drawable(table, post.picture, live=live) else None
    image = image_of(table, shown, reader) if shown else None
    if live and not own and shown and image:
        image = filmed(table, shown, image, reader)
        image = await described(table, shown, image, reader, gallery, moment.visitor)
    buttons = [button for button in post.buttons if not live and tools.still_fits(table, person, post, button)]
    return Said(
        post.id,
        [reader.speak(one) for one in post.lines if one.key not in FINE],
        post.stamp,
        image,
        [_face(one, reader) for one in buttons],
        _call(post, reader),
        [reader.speak(one) for one in _fine(post.lines)],
    )


def _fine(lines: Sequence[Line]) -> list[Line]:
    """What is folded away. Posts of earlier versions have the hash in the line that opens the game."""
    opened = [
        line("fair-dice", hash=one.args["hash"]) for one in lines if one.key == "game-begins" and "hash" in one.args
    ]
    return [*opened, *(one for one in lines if one.key in FINE)]


def _call(post: Post, reader: Reader) -> str:
    """The sentence that calls people, with their names."""
    if post.call is None:
        return ""
    names = together(called.name for called in post.called)
    return reader.speak(Line(post.call.key, {**post.call.args, "names": names}))


def _spoken(sentence: Line, reader: Reader) -> Spoken:
    channel = str(sentence.args.get("channel", ""))
    here = bool(channel) and reader.platform in (PLATFORM.name, platform_of(channel))
    return Spoken(reader.speak(sentence), f"/t/{name_of(channel)}" if here else "")


def _face(button: Button, reader: Reader) -> Face:
    return Face(button.text, reader.speak(button.label), button.style)


def _tool(tool: tools.Tool, reader: Reader) -> Face:
    return msgspec.structs.replace(_face(tool.button, reader), main=tool.main)


def _switch(toggle: tools.Toggle, reader: Reader) -> Switch:
    return Switch(toggle.text, reader.speak(toggle.label), reader.speak(toggle.about), toggle.on)


def seats_of(table: Table, acting: Sequence[int], browser: Browser) -> list[Seat]:
    return [
        Seat(chair.name, seat in acting, browser.has(chair.person), chair.is_free)
        for seat, chair in enumerate(table.chairs)
    ]


def _offer(table: Table, person: str, reader: Reader, moment: Moment) -> Choice | None:
    found = offer(table, person)
    if found is None:
        return None
    labels = {prefix: reader.speak(label) for prefix, label in found.labels.items()}
    limit = _limit(table, moment)
    until = reader.speak(line("web-until", until=when(limit))) if limit is not None else ""
    asks = reader.speak(found.prompt)
    told = [reader.speak(one) for one in table.ahead_of(found.seat).told]
    return Choice(found.seat, found.stamp, found.moves, labels, found.previews, until, asks, told)


def _hotseat(table: Table, acting: Sequence[int], browser: Browser) -> list[Hotseat]:
    others = [local for local in browser.people if local.id != browser.active]
    if table.phase == "lobby":
        room = len(table.chairs) < table.rules.seats.stop - 1 and table.seat_of(browser.active) is not None
        return [Hotseat(one.id, one.name, "/join") for one in others if room and table.seat_of(one.id) is None]
    return [Hotseat(one.id, one.name) for one in others if table.seat_of(one.id) in acting]


def _hand(table: Table, person: str, reader: Reader) -> Image | None:
    seat = table.seat_of(person)
    if table.phase != "playing" or seat is None or not render.has_hand(table.game):
        return None
    return image_of(table, Picture("hand", table.entries, seat), reader)


def _shown(table: Table | None, picture: Picture, reader: Reader) -> Image | None:
    """Where the picture of an answer is: one of this table, or of a rule, where the rule has one."""
    if picture.kind == "card" and table:
        return card_of(table, picture)
    if picture.kind != "rule":
        return image_of(table, picture, reader) if table else None
    game, article = picture.move.split(" ")
    base = f"/api/games/{game}/rules/{article}"
    return Image(f"{base}.png", base) if article in render.pictured(game) else None


def reply(answer: Answer, table: Table | None, version: int, reader: Reader) -> Reply:
    """An answer in words; moves are chosen in the page's own panel."""
    picture = answer.picture
    if picture and table and picture.kind == "hand" and not render.has_hand(table.game):
        picture = None
    walk = None
    if picture and picture.kind in WALKED:
        walk, picture = Span(picture.since if picture.kind == "strip" else picture.at, picture.at), None
    return Reply(
        ok=answer.ok,
        lines=[] if walk else [_spoken(one, reader) for one in answer.lines],
        buttons=[_face(button, reader) for button in answer.buttons if not (walk or button.text.startswith(MOVES))],
        stamp=answer.stamp,
        picture=_shown(table, picture, reader) if picture else None,
        file=answer.file,
        sure=any(button.text.endswith(f" {SURE}") for button in answer.buttons),
        version=version,
        walk=walk,
    )
