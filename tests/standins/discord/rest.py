"""Discord's REST routes, as far as the bot uses them, with their permissions and refusals."""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable, Mapping
from datetime import UTC, datetime
from typing import Any

from aiohttp import BodyPartReader, web

from tests.standins.discord.activities import Activities
from tests.standins.discord.forms import EPHEMERAL, V2, check_commands, check_message
from tests.standins.discord.gateway import Gateway
from tests.standins.discord.interactions import Interactions
from tests.standins.discord.mishaps import ConnectionCut, Mishap
from tests.standins.discord.refusals import (
    UNKNOWN_MEMBER,
    Refusal,
    closed_to_direct_messages,
    invalid_form,
    missing_access,
    missing_permissions,
    not_ours,
    old_edits,
    thread_archived,
    thread_locked,
    unauthorised,
    unknown_channel,
    unknown_guild,
    unknown_member,
    unknown_message,
    unknown_user,
)
from tests.standins.discord.world import (
    ATTACH,
    EPOCH,
    HISTORY,
    MANAGE_MESSAGES,
    SEND,
    THREAD_KINDS,
    THREADS,
    VIEW,
    Channel,
    Guild,
    Message,
    World,
)

Json = dict[str, Any]
Handler = Callable[[web.Request], Awaitable[Any]]

MENTION = re.compile(r"<@(\d+)>")


class Rest:
    """Answers requests."""

    def __init__(self, world: World, gateway: Gateway, interactions: Interactions) -> None:
        self.world, self.gateway, self.interactions = world, gateway, interactions
        self.activities = Activities(world)
        self.mishaps: list[Mishap] = []
        self.requests: list[tuple[str, str]] = []
        self.tolerated: set[int] = {UNKNOWN_MEMBER}  # error codes that teach something, or that a test provokes
        self.old_edits_refused = False

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/users/@me", self._me),
            web.post("/oauth2/token", self._token),
            web.get("/applications/{app}/activity-instances/{instance}", self._route(self.get_instance)),
            web.get("/oauth2/applications/@me", self._route(self.application)),
            web.get("/users/@me/guilds", self._route(self.my_guilds)),
            web.get("/gateway/bot", self._route(self.gateway_bot)),
            web.get("/applications/{app}/commands", self._route(self.get_commands)),
            web.put("/applications/{app}/commands", self._route(self.put_commands)),
            web.post("/users/@me/channels", self._route(self.open_direct)),
            web.get("/guilds/{guild}", self._route(self.get_guild)),
            web.get("/guilds/{guild}/members/{user}", self._route(self.get_member)),
            web.get("/channels/{channel}", self._route(self.get_channel)),
            web.get("/channels/{channel}/thread-members/{user}", self._route(self.get_thread_member)),
            web.patch("/channels/{channel}", self._route(self.edit_channel)),
            web.get("/channels/{channel}/messages", self._route(self.history)),
            web.post("/channels/{channel}/messages", self._route(self.send)),
            web.patch("/channels/{channel}/messages/{message}", self._route(self.edit)),
            web.post("/interactions/{id}/{token}/callback", self._route(self.callback, signed=False)),
            web.post("/webhooks/{app}/{token}", self._route(self.follow, signed=False)),
            web.delete("/webhooks/{app}/{token}/messages/@original", self._route(self.delete_original, signed=False)),
            web.patch("/webhooks/{app}/{token}/messages/@original", self._route(self.edit_original, signed=False)),
        ]

    def _route(
        self, handler: Handler, *, signed: bool = True
    ) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def handle(request: web.Request) -> web.StreamResponse:
            self.requests.append((request.method, request.path))
            mishap = next((one for one in self.mishaps if one.fits(request.method, request.path)), None)
            if mishap is None:
                return await self._answer(request, handler, signed)
            mishap.met += 1
            try:
                return await mishap.befall(lambda: self._answer(request, handler, signed))
            except ConnectionCut:
                assert request.transport is not None
                request.transport.close()
                return web.Response(status=502)
            finally:
                await self.world.ring()

        return handle

    async def _answer(self, request: web.Request, handler: Handler, signed: bool) -> web.StreamResponse:
        try:
            if signed and request.headers.get("Authorization") != f"Bot {self.world.token}":
                raise unauthorised()
            status, body = 200, await handler(request)
        except Refusal as refusal:
            if refusal.code not in self.tolerated:
                self.world.violations.append(f"{request.method} {request.path}: {refusal}")
            status, body = refusal.status, refusal.body()
        except AssertionError as error:
            self.world.violations.append(f"{request.method} {request.path}: {error}")
            status, body = 400, invalid_form({"body": str(error)}).body()
        await self.world.ring()
        if body is None:
            return web.Response(status=204)
        data = json.dumps(body, ensure_ascii=False).encode()
        headers = {"Content-Type": "application/json"} | ({"Via": "1.1 google"} if status == 429 else {})
        return web.Response(status=status, body=data, headers=headers)

    async def _token(self, request: web.Request) -> web.StreamResponse:
        """Neither a bot's question nor answered like one."""
        self.requests.append((request.method, request.path))
        if request.content_type != "application/x-www-form-urlencoded":
            return web.json_response({"error": "invalid_request"}, status=400)
        status, body = self.activities.exchange((await request.read()).decode())
        return web.json_response(body, status=status)

    async def _me(self, request: web.Request) -> web.StreamResponse:
        """The bot, or whose token it is."""
        kind, _, token = request.headers.get("Authorization", "").partition(" ")
        if kind != "Bearer":
            return await self._route(self.me)(request)
        self.requests.append((request.method, request.path))
        user = self.activities.tokens.get(token)
        if user is None:
            return web.json_response({"message": "401: Unauthorized", "code": 0}, status=401)
        name = self.world.people[user]
        return web.json_response({**user_json(user, name.lower()), "global_name": name, "locale": "en-GB"})

    async def get_instance(self, request: web.Request) -> Json:
        instance = self.activities.instances.get(request.match_info["instance"])
        if instance is None or str(instance.application) != request.match_info["app"]:
            raise Refusal(404, 0, "404: Not Found")
        return instance.json()

    async def me(self, request: web.Request) -> Json:
        return user_json(self.world.bot, "Zoco", bot=True)

    async def application(self, request: web.Request) -> Json:
        return {
            "id": str(self.world.application),
            "name": "Zoco",
            "description": "",
            "icon": None,
            "bot_public": self.world.public,
            "interactions_endpoint_url": self.world.endpoint or None,
            "bot_require_code_grant": False,
            "owner": user_json(1, "owner"),
            "verify_key": "",
            "flags": self.world.flags,
        }

    async def my_guilds(self, request: web.Request) -> list[Json]:
        """The servers that the bot is on, with its rights there, in the order of their numbers."""
        after, limit = int(request.query.get("after", 0)), int(request.query.get("limit", 200))
        here = sorted((one for one in self.world.guilds.values() if not one.kicked), key=lambda one: one.id)
        return [
            {"id": str(one.id), "name": "friends", "owner": False, "permissions": str(one.bot_may), "features": []}
            for one in here
            if one.id > after
        ][:limit]

    async def gateway_bot(self, request: web.Request) -> Json:
        limit = {"total": 1000, "remaining": self.gateway.logins_left, "reset_after": 0, "max_concurrency": 1}
        return {"url": self.gateway.address, "shards": self.gateway.recommended, "session_start_limit": limit}

    async def get_commands(self, request: web.Request) -> list[Json]:
        if request.query.get("with_localizations") in ("true", "1"):
            return self.world.commands
        hidden = ("name_localizations", "description_localizations")
        return [{key: value for key, value in one.items() if key not in hidden} for one in self.world.commands]

    async def put_commands(self, request: web.Request) -> list[Json]:
        """Takes the commands as Discord does: empty fields are left out, every one has an id."""
        commands: list[Json] = await request.json()
        self.activities.check(commands)
        check_commands([one for one in commands if one.get("type", 1) == 1])
        known = {one["name"]: one["id"] for one in self.world.commands}
        self.world.commands = [
            {**_pruned(one), "id": known.get(one["name"]) or str(self.world.snowflake()), "version": "1", "nsfw": False}
            for one in commands
        ]
        self.world.registrations += 1
        return self.world.commands

    async def open_direct(self, request: web.Request) -> Json:
        person = int((await request.json())["recipient_id"])
        if person not in self.world.people:
            raise unknown_user()
        return {"id": str(self.world.direct(person).id), "type": 1, "recipients": [user_json(person, "x")]}

    def _channel(self, request: web.Request) -> Channel:
        """The channel of a request, if the bot can see it."""
        channel = self.world.channels.get(int(request.match_info["channel"]))
        if channel is None or channel.deleted:
            raise unknown_channel()
        if channel.guild is not None and (channel.guild.kicked or not channel.bot_may & ~channel.withheld & VIEW):
            raise missing_access()
        return channel

    def _may(self, channel: Channel, permission: int) -> None:
        if channel.guild is not None and not channel.bot_may & ~channel.withheld & permission:
            raise missing_permissions()

    async def get_channel(self, request: web.Request) -> Json:
        return channel_json(self._channel(request))

    def _guild(self, request: web.Request) -> Guild:
        guild = self.world.guilds.get(int(request.match_info["guild"]))
        if guild is None or guild.kicked:
            raise unknown_guild()
        return guild

    async def get_guild(self, request: web.Request) -> Json:
        guild = self._guild(request)
        roles = {guild.id: VIEW | SEND, guild.moderating: MANAGE_MESSAGES}
        return {
            "id": str(guild.id),
            "name": "friends",
            "owner_id": "1",
            "features": [],
            "emojis": [],
            "stickers": [],
            "roles": [
                {"id": str(number), "name": "x", "permissions": str(may), "position": 0, "color": 0, "hoist": False,
                 "managed": False, "mentionable": False, "flags": 0}
                for number, may in roles.items()
            ],
        }  # fmt: skip

    async def get_member(self, request: web.Request) -> Json:
        guild, user = self._guild(request), int(request.match_info["user"])
        if user not in self.world.people:
            raise unknown_user()
        if user not in guild.members:
            raise unknown_member()
        return {
            "user": user_json(user, self.world.people[user]),
            "roles": [str(guild.moderating)] if user in guild.moderators else [],
            "joined_at": "2026-01-01T00:00:00+00:00",
            "deaf": False,
            "mute": False,
            "flags": 0,
        }

    async def get_thread_member(self, request: web.Request) -> Json:
        channel, user = self._channel(request), int(request.match_info["user"])
        if user not in channel.invited:
            raise unknown_member()
        return {"id": str(channel.id), "user_id": str(user), "join_timestamp": "2026-01-01T00:00:00+00:00", "flags": 0}

    async def edit_channel(self, request: web.Request) -> Json:
        channel, body = self._channel(request), await request.json()
        if channel.kind not in THREAD_KINDS or set(body) != {"archived"}:
            raise missing_permissions()
        if channel.locked:
            raise missing_permissions()
        self._may(channel, THREADS)
        channel.archived = body["archived"]
        return channel_json(channel)

    async def history(self, request: web.Request) -> list[Json]:
        channel = self._channel(request)
        if channel.guild is not None and not channel.bot_may & HISTORY:
            return []
        after, limit = int(request.query.get("after", 0)), int(request.query.get("limit", 50))
        found = [one for one in self.world.posts(channel) if one.id > after][:limit]
        return [message_json(one) for one in reversed(found)]

    async def send(self, request: web.Request) -> Json:
        channel = self._channel(request)
        thread = channel.kind in THREAD_KINDS
        if channel.recipient in self.world.closed:
            raise closed_to_direct_messages()
        if channel.locked:
            raise thread_locked()
        self._may(channel, THREADS if thread else SEND)
        body, files = await form_of(request)
        if files:
            self._may(channel, ATTACH)
        flags = body.get("flags", 0)
        check_message(body, files, flags, V2 | 4 | 1 << 12)
        assert body.get("nonce"), "a post without a nonce may be doubled"
        assert body.get("enforce_nonce"), "a nonce that is not enforced helps nobody"
        known = self.world.nonces.get((channel.id, body["nonce"]))
        if known is not None:
            return message_json(self.world.messages[known])
        components = body.get("components") or []
        message = Message(
            self.world.snowflake(), channel, self.world.bot, body.get("content") or "", components, flags, files
        )
        message.called = called_by(message.text, body.get("allowed_mentions"))
        channel.archived = False  # a message takes a thread out again
        self.world.add(message)
        self.world.nonces[channel.id, body["nonce"]] = message.id
        self.world.show(message)
        return message_json(message)

    async def edit(self, request: web.Request) -> Json:
        channel = self._channel(request)
        message = self.world.messages.get(int(request.match_info["message"]))
        if message is None or message.deleted or message.channel is not channel or message.only is not None:
            raise unknown_message()
        if message.author != self.world.bot:
            raise not_ours()
        if channel.archived:
            raise thread_archived()
        if self.old_edits_refused:
            raise old_edits()
        body, files = await form_of(request)
        if files:
            self._may(channel, ATTACH)
        check_message(body, files, body.get("flags", 0) | message.flags, V2 | 4)
        message.components = body.get("components", message.components)
        if body.get("attachments") is not None:
            message.files = files
        message.edits += 1
        self.world.show(message)
        return message_json(message)

    async def callback(self, request: web.Request) -> Json:
        body, files = await form_of(request)
        number, token = int(request.match_info["id"]), request.match_info["token"]
        return self.interactions.respond(number, token, body, files)

    async def follow(self, request: web.Request) -> Json:
        body, files = await form_of(request)
        assert body.get("flags", 0) & EPHEMERAL, "what one person asked is answered to them alone"
        return message_json(self.interactions.follow(request.match_info["token"], body, files))

    async def delete_original(self, request: web.Request) -> None:
        self.interactions.delete_original(request.match_info["token"])

    async def edit_original(self, request: web.Request) -> Json:
        body, files = await form_of(request)
        return message_json(self.interactions.edit_original(request.match_info["token"], body, files))


async def form_of(request: web.Request) -> tuple[Json, dict[str, bytes]]:
    """The JSON of a request and its files, from either kind of body."""
    if not request.content_type.startswith("multipart/"):
        return await request.json(), {}
    body: Json = {}
    files: dict[str, bytes] = {}
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        if part.name == "payload_json":
            body = json.loads(await part.text())
        else:
            files[part.filename or ""] = bytes(await part.read())
    return body, files


def called_by(text: str, allowed: Json | None) -> tuple[int, ...]:
    """Whom a text notifies, as far as it is allowed to."""
    mentioned = [int(number) for number in MENTION.findall(text)]
    if allowed is None or "users" in allowed.get("parse", ()):
        return tuple(mentioned)
    return tuple(number for number in mentioned if number in {int(one) for one in allowed.get("users", ())})


def _pruned(command: Mapping[str, Any]) -> Json:
    return {key: value for key, value in command.items() if value not in (None, [], {}, False)}


def user_json(number: int, name: str, *, bot: bool = False) -> Json:
    return {"id": str(number), "username": name, "discriminator": "0", "avatar": None, "global_name": name, "bot": bot}


def channel_json(channel: Channel) -> Json:
    """A channel as an interaction or an edit shows it."""
    body: Json = {"id": str(channel.id), "type": channel.kind, "name": "games", "position": 0}
    if channel.guild is not None:
        body["guild_id"] = str(channel.guild.id)
        denied = [{"id": str(user), "type": 1, "allow": "0", "deny": str(VIEW)} for user in sorted(channel.hidden_from)]
        body["permission_overwrites"] = denied
    if channel.recipient is not None:
        body["recipients"] = [user_json(channel.recipient, "x")]
    if channel.parent is not None:
        body |= {"parent_id": str(channel.parent), "owner_id": "1", "message_count": 0, "member_count": 1}
        body["thread_metadata"] = {
            "archived": channel.archived,
            "locked": channel.locked,
            "auto_archive_duration": 1440,
            "archive_timestamp": "2026-01-01T00:00:00+00:00",
        }
    return body


def message_json(message: Message) -> Json:
    """A message as Discord gives it back: pictures in components have addresses, and are no attachments."""
    moment = ((message.id >> 22) + EPOCH) / 1000
    return {
        "id": str(message.id),
        "type": 0,
        "channel_id": str(message.channel.id),
        "author": user_json(message.author, "Zoco", bot=True),
        "content": message.content,
        "timestamp": _iso(moment),
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "pinned": False,
        "flags": message.flags,
        "components": _given(message.components, message.id),
    }


def _given(components: list[Json], message: int) -> list[Json]:
    """The components with an id each and addresses on the CDN."""
    text = json.dumps(components).replace("attachment://", f"https://cdn.example/attachments/{message}/")
    parts: list[Json] = json.loads(text)
    taken = {part.get("id") for part in _every(parts)}
    numbers = (number for number in range(1, 10_000) if number not in taken)
    for part in _every(parts):
        part.setdefault("id", next(numbers))
        for item in part.get("items", ()):
            item["media"] |= {
                "proxy_url": item["media"]["url"],
                "width": 1024,
                "height": 1024,
                "content_type": "image/png",
            }
        if "file" in part:
            part |= {"name": part["file"]["url"].rsplit("/", 1)[1], "size": 1}
            part["file"] |= {"proxy_url": part["file"]["url"]}
    return parts


def _every(parts: list[Json]) -> list[Json]:
    return [one for part in parts for one in (part, *_every(part.get("components", [])))]


def _iso(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).isoformat()
