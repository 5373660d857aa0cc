"""Running it: connects, hears and answers people, and shows posts, again and again whatever happens to the chat."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec

from bot.adapters.base.answering import DONE, FAILED, Answering, Told
from bot.adapters.base.drawing import drawn_if_possible
from bot.adapters.base.persistence import Trouble, persist
from bot.adapters.base.platform import Surroundings, Unusable
from bot.adapters.base.posting import PostSender, Refusal
from bot.delivery.outbox import Outbox
from bot.domain.addresses import is_direct, person_of
from bot.domain.messages import Command, Person, Post
from bot.runtime.tasks import end, finish
from bot.service.registry import parse
from bot.store.sent_messages import SentMessages
from tests.bot.platforms.lines import PLATFORM
from tests.bot.platforms.lines.wire import Shut, Wire
from tests.bot.platforms.lines.wording import answer_texts, closed_text, post_text, read

log = logging.getLogger(__name__)
PAUSES = (0.05, 0.5, 5.0)  # seconds between attempts to connect


class Sent(msgspec.Struct, frozen=True, array_like=True):
    """The message that shows a post."""

    message: int


class LinesSender(PostSender):
    """Posts become messages in a room, edited while their turn lasts; letters become notes to one person."""

    def __init__(self, wire: Wire, around: Surroundings) -> None:
        super().__init__(PLATFORM, around.tables.store)
        self.wire, self.around = wire, around
        self.sent = SentMessages(self.store, Sent)

    async def deliver(self, channel: str, post: Post) -> None:
        """Shows the post, and closes the one before it."""
        table = await self.store.readable(channel)
        language = post.language or (table.language if table else "en")
        drawn = await drawn_if_possible(self.around.pictures, table, post.picture, language)
        if text := post_text(post, drawn, language):
            await self._put(channel, post.id, text)
        if post.closes and await self.sent.of(channel, post.closes[0]):
            await self._put(channel, post.closes[0], closed_text(post.closes[1], language))

    async def _put(self, channel: str, post: int, text: str) -> None:
        before = await self.sent.of(channel, post)
        only = PLATFORM.place(person_of(channel)) if is_direct(channel) else ""
        number = before.message if before else 0
        done = await self.wire.call(do="post", room=PLATFORM.place(channel), only=only, text=text, message=number)
        await self.sent.keep(channel, post, Sent(done["message"]))

    def wait_of(self, error: Exception) -> float | None:
        """It is never in a hurry."""
        return None

    def refusal_of(self, error: Exception) -> Refusal | None:
        """A room that is shut stays so until somebody opens it."""
        return Refusal("shut", "shut", str(error)) if isinstance(error, Shut) else None

    async def note(self, channel: str, refusal: Refusal) -> None:
        """There is nobody to tell."""
        log.warning("nothing can be posted to %s: %s", channel, refusal.said)


class LinesBot:
    """The adapter in one process."""

    def __init__(self, around: Surroundings, address: str) -> None:
        self.around, self.address = around, address
        self.answering = Answering(PLATFORM, around.tables, around.pictures)

    async def run(self) -> None:
        """Until cancelled."""
        trouble = Trouble("Lines is out of reach", pauses=PAUSES)
        await persist(trouble, self._connected, lambda _: None, Unusable)

    async def _connected(self) -> None:
        """One life of a connection."""
        wire, tables = Wire(self.address), self.around.tables
        await wire.open()
        outbox = Outbox(tables.store, LinesSender(wire, self.around), self.around.notifier, tables.clock)
        beating = tables.heartbeats.keep_beating(PLATFORM.name)
        tasks = {asyncio.create_task(outbox.run()), asyncio.create_task(beating)}
        try:
            async for heard in wire.said():
                tasks.add(task := asyncio.create_task(self._answered(wire, heard)))
                task.add_done_callback(tasks.discard)
        finally:
            await finish(_left(wire, list(tasks)))

    async def _answered(self, wire: Wire, heard: dict[str, Any]) -> None:
        """Whoever said something is told what came of it, in a note that they alone read."""
        try:
            told = await self._told(heard)
        except Exception:
            log.exception("a command failed")
            told = Told(FAILED, "en")
        answer = told.answer if told.answer.lines or told.drawn or told.answer.buttons else DONE
        for text in answer_texts(answer, told.drawn, told.language):
            await wire.call(do="note", room=heard["room"], only=heard["user"], text=text)
        await wire.call(do="heard", said=heard["said"])

    async def _told(self, heard: dict[str, Any]) -> Told:
        text, stamp, place = read(heard["text"])
        person = Person(PLATFORM.person(heard["user"]), heard["name"], reachable=PLATFORM.private_messages)
        who, where = await self.answering.known(person), PLATFORM.channel(heard["room"])
        channel = PLATFORM.channel(place) if place else where
        number = f"{self.address} {heard['said']}"
        return await self.answering.told(Command(channel, who, parse(text), number, stamp, where), person.language)


async def _left(wire: Wire, tasks: list[asyncio.Task[None]]) -> None:
    await end(tasks)
    wire.close()


async def run(around: Surroundings) -> None:
    """The adapter as the environment configures it."""
    address = around.environment.get(PLATFORM.token, "").strip()
    if not address:
        raise Unusable(f"{PLATFORM.token} is not set")
    await LinesBot(around, address).run()
