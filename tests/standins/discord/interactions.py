"""Interactions: what a person did, the three seconds to acknowledge it, and the answers that only they see."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping
from typing import Any

from tests.standins.discord.forms import EPHEMERAL, V2, check_choices, check_message
from tests.standins.discord.refusals import acknowledged_already, invalid_form, unknown_interaction, unknown_webhook
from tests.standins.discord.world import Channel, Message, World

Json = dict[str, Any]

COMMAND, COMPONENT, AUTOCOMPLETE = 2, 3, 4
REPLY, LATER, UPDATE_LATER, UPDATE, CHOICES, LAUNCH = 4, 5, 6, 7, 8, 12
FITTING = {
    COMMAND: {REPLY, LATER, LAUNCH},
    COMPONENT: {REPLY, LATER, UPDATE_LATER, UPDATE, LAUNCH},
    AUTOCOMPLETE: {CHOICES},
}
DEADLINE = 3.0  # seconds


class Interaction:
    """One of them."""

    def __init__(self, number: int, kind: int, person: int, channel: Channel, message: Message | None) -> None:
        self.id, self.kind, self.person, self.channel, self.message = number, kind, person, channel, message
        self.token = secrets.token_urlsafe(24)
        self.began = asyncio.get_running_loop().time()
        self.acknowledged_after: float | None = None
        self.response: int | None = None
        self.choices: list[Json] = []
        self.original: Message | None = None
        self.answers: list[Message] = []  # each message it was answered with, in order
        self.sent: Json = {}
        self.launched = ""  # the Activity that was opened by it

    @property
    def answer(self) -> Message | None:
        """What it was answered with first."""
        return self.answers[0] if self.answers else None

    @property
    def settled(self) -> bool:
        """Whether nothing more must come."""
        waits = self.response == LATER and not self.answers and not (self.original and self.original.deleted)
        return self.response is not None and not waits


class Interactions:
    """All of them, by token."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.deadline = DEADLINE
        self.no_pictures_in_edits = False  # https://github.com/discord/discord-api-docs/issues/7529
        self.known: dict[str, Interaction] = {}
        self.launch: Callable[[Channel, int], str] | None = None  # opens the Activity, if the application has one

    def begin(self, kind: int, person: int, channel: Channel, message: Message | None = None) -> Interaction:
        begun = Interaction(self.world.snowflake(), kind, person, channel, message)
        self.known[begun.token] = begun
        return begun

    def respond(self, number: int, token: str, body: Json, files: Mapping[str, bytes]) -> Json:
        """The callback: the first answer, or that one will follow."""
        found = self.known.get(token)
        now = asyncio.get_running_loop().time()
        if found is None or found.id != number:
            raise unknown_interaction()
        if found.response is not None:
            raise acknowledged_already()
        if now - found.began > self.deadline:
            raise unknown_interaction()
        kind, data = body["type"], body.get("data") or {}
        assert kind in FITTING[found.kind], f"no answer of type {kind} to an interaction of type {found.kind}"
        if kind == CHOICES:
            check_choices(data["choices"])
            found.choices = data["choices"]
        elif kind == LAUNCH:
            if self.launch is None:
                raise invalid_form({"type": "Only for applications with the EMBEDDED flag."})
            found.launched = self.launch(found.channel, found.person)
        elif kind == LATER:
            assert not data.get("flags", 0) & ~EPHEMERAL, "only EPHEMERAL can be set when deferring"
            found.original = self._message(found, data.get("flags", 0))
        elif kind == REPLY:
            found.original = self._fill(self._message(found, 0), data, files, found)
        elif kind == UPDATE:
            assert found.message is not None
            found.original = self._fill(found.message, data, files, found)
        else:
            found.original = found.message
        found.response, found.acknowledged_after = kind, now - found.began
        return self._told(found, kind)

    def _message(self, found: Interaction, flags: int) -> Message:
        message = Message(self.world.snowflake(), found.channel, self.world.bot, "", [], flags, {})
        message.only = found.person if flags & EPHEMERAL else None
        return message

    def _fill(self, message: Message, data: Json, files: Mapping[str, bytes], found: Interaction) -> Message:
        """Writes a message that an interaction answers with."""
        flags = data.get("flags", 0) | (message.flags & (EPHEMERAL | V2))
        fresh = message.id not in self.world.messages
        if not fresh and "components" not in data:
            data = {**data, "components": message.components}
        check_message(data, files, flags, EPHEMERAL | V2 | 4)
        message.flags, message.content = flags, data.get("content") or ""
        message.components = data.get("components") or []
        if fresh or files or data.get("attachments") is not None:
            message.files = dict(files)
        if flags & EPHEMERAL:
            message.only = found.person
        message.edits += not fresh
        if fresh:
            self.world.add(message)
        found.answers.append(message)
        self.world.show(message)
        return message

    def _told(self, found: Interaction, kind: int) -> Json:
        told: Json = {"interaction": {"id": str(found.id), "type": found.kind}}
        if found.launched:
            told["resource"] = {"type": LAUNCH, "activity_instance": {"id": found.launched}}
        if found.original is not None and kind in (REPLY, LATER):
            told["interaction"]["response_message_id"] = str(found.original.id)
            told["interaction"]["response_message_loading"] = kind == LATER
            told["interaction"]["response_message_ephemeral"] = found.original.ephemeral
        return told

    def webhook(self, token: str) -> Interaction:
        """The interaction of a token that may be used: it was acknowledged."""
        found = self.known.get(token)
        if found is None or found.response is None:
            raise unknown_webhook()
        return found

    def delete_original(self, token: str) -> None:
        """The answer goes; of a press on an answer, that answer."""
        found = self.webhook(token)
        if found.original is None or found.original.deleted:
            raise unknown_webhook()
        assert found.original.ephemeral, "what everybody sees stays"
        found.original.deleted = True

    def edit_original(self, token: str, body: Json, files: Mapping[str, bytes]) -> Message:
        found = self.webhook(token)
        if found.original is None or found.original.deleted:
            raise unknown_webhook()
        if files and self.no_pictures_in_edits:
            raise invalid_form({"components": "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"})
        return self._fill(found.original, body, files, found)

    def follow(self, token: str, body: Json, files: Mapping[str, bytes]) -> Message:
        """A further message; directly after deferring, it is the deferred one."""
        found = self.webhook(token)
        if found.response == LATER and not found.answers:
            assert found.original is not None
            return self._fill(found.original, {**body, "flags": body.get("flags", 0) & V2}, files, found)
        return self._fill(self._message(found, 0), body, files, found)
