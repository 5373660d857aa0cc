"""Players at browsers: the web adapter's own HTTP interface, over real sockets."""

from __future__ import annotations

import aiohttp
import msgspec

from bot.store.scripts import OUTAGE
from bot.store.store import Store
from bot.tables.ahead import may_lay
from tests.bot.crash.ledger import Ledger
from tests.bot.crash.players import Sight, Unanswered
from tests.bot.crash.process import Bot

ANSWER_SECONDS = 30.0
ERROR_LENGTH = 200


class Seat(msgspec.Struct, frozen=True):
    acting: bool


class Image(msgspec.Struct, frozen=True):
    src: str


class Said(msgspec.Struct, frozen=True):
    id: int
    lines: list[str]
    fine: list[str]
    stamp: int
    picture: Image | None

    @property
    def sentences(self) -> list[str]:
        """All that it says, also what is folded away."""
        return [*self.lines, *self.fine]

    def shows(self, stamp: int) -> bool:
        """Whether it is the board of that moment."""
        return self.stamp == stamp and self.picture is not None and "kind=board" in self.picture.src


class Offer(msgspec.Struct, frozen=True):
    moves: tuple[str, ...]


class Snapshot(msgspec.Struct, frozen=True):
    """As much of a page as a player needs."""

    phase: str
    stamp: int
    seats: list[Seat]
    posts: list[Said]
    offer: Offer | None


class Browser:
    """One person at one browser, known by a cookie."""

    def __init__(self, bot: Bot, store: Store, ledger: Ledger) -> None:
        self.bot, self.store, self.ledger = bot, store, ledger
        self.person = ""
        self._session = aiohttp.ClientSession(
            cookie_jar=aiohttp.CookieJar(unsafe=True), timeout=aiohttp.ClientTimeout(total=ANSWER_SECONDS)
        )

    async def introduce(self, name: str) -> None:
        """Gets the cookie, and a name on it."""
        me = msgspec.json.decode(await self._call("GET", "/api/me"))
        self.person = me["active"]
        await self._call("POST", "/api/me", {"action": "rename", "person": self.person, "name": name})

    async def open(self, game: str, request: str) -> str:
        body = await self._call("POST", "/api/tables", {"game": game, "id": request})
        return f"web:{msgspec.json.decode(body)['id']}"

    async def ask(self, channel: str, text: str, request: str, stamp: int | None) -> str:
        wish = {"text": text, "id": request, "who": self.person, "stamp": stamp}
        body = await self._call("POST", _address(channel), wish)
        answer = msgspec.json.decode(body)
        assert answer["ok"], f"{text!r} is refused: {answer['lines']}"
        return repr((answer["ok"], answer["lines"]))

    async def look(self, channel: str) -> Sight:
        page = msgspec.json.decode(await self._call("GET", _address(channel)), type=Snapshot)
        self.ledger.note_posts(channel, {post.id: post.sentences for post in page.posts})
        return Sight(
            phase=page.phase,
            stamp=page.stamp,
            acting=tuple(number for number, seat in enumerate(page.seats) if seat.acting),
            moves=page.offer.moves if page.offer else (),
            shown=any(post.shows(page.stamp) for post in page.posts),
        )

    async def was_done(self, channel: str, request: str) -> bool:
        try:
            return (await self.store.fetch(channel, f"{self.person}/{request}")).answer is not None
        except OUTAGE:
            return False

    async def plans(self, channel: str) -> bool:
        try:
            table = await self.store.table(channel)
        except OUTAGE:
            return True
        seat = table.seat_of(self.person) if table else None
        return table is None or seat is None or bool(table.ahead_of(seat).plans) or not may_lay(table, seat)

    async def back(self) -> None:
        await self.bot.serving.wait()

    async def close(self) -> None:
        await self._session.close()

    async def _call(self, method: str, path: str, body: object = None) -> bytes:
        """The body of an answer. An error must be short and in words, whatever happened within."""
        try:
            async with self._session.request(method, self.bot.address + path, json=body) as response:
                data = await response.read()
        except (aiohttp.ClientError, TimeoutError, OSError) as error:
            raise Unanswered from error
        if response.status == 503:
            assert list(msgspec.json.decode(data)) == ["error"], data
            assert len(data) < ERROR_LENGTH, data
            self.ledger.outages += 1
            raise Unanswered
        assert response.status == 200, f"{method} {path}: {response.status} {data[:ERROR_LENGTH]!r}"
        return data


def _address(channel: str) -> str:
    return f"/api/t/{channel.removeprefix('web:')}"
