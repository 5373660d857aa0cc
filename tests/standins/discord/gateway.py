"""The gateway: hello, identify, ready, heartbeats, events by shard, and resuming where a connection broke."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

from tests.standins.discord.world import World

Json = dict[str, Any]

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID_SESSION, HELLO, ACK = 0, 1, 2, 6, 7, 9, 10, 11
HEARTBEAT_MS = 41_250


@dataclass(eq=False)
class Session:
    """One shard's session: it outlives its connection, and keeps what was not heard."""

    shard: int
    shards: int
    intents: int
    id: str = field(default_factory=lambda: secrets.token_hex(8))
    events: list[Json] = field(default_factory=list)
    socket: web.WebSocketResponse | None = None

    async def dispatch(self, kind: str, data: Json) -> None:
        """An event, now or when the connection is back."""
        event = {"op": DISPATCH, "t": kind, "s": len(self.events) + 1, "d": data}
        self.events.append(event)
        await self.send(event)

    async def send(self, message: Json) -> None:
        if self.socket is not None and not self.socket.closed:
            await self.socket.send_json(message)

    async def replay(self, after: int) -> None:
        for event in self.events[after:]:
            await self.send(event)


class Gateway:
    """All sessions, and what a test may do to them."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.address = ""
        self.sessions: list[Session] = []
        self.identified = self.resumed = 0
        self.refuse = 0  # how many connections to turn away
        self.recommended = 1  # shards
        self.logins_left = 999  # today
        self.close_with: int | None = None  # answers every identify

    async def connect(self, request: web.Request) -> web.StreamResponse:
        if self.refuse:
            self.refuse -= 1
            return web.Response(status=503, text="no")
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": HELLO, "d": {"heartbeat_interval": HEARTBEAT_MS}})
        session: Session | None = None
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                session = await self._heard(socket, session, message.json())
        if session is not None and session.socket is socket:
            session.socket = None
        await self.world.ring()
        return socket

    async def _heard(self, socket: web.WebSocketResponse, session: Session | None, message: Json) -> Session | None:
        match message["op"]:
            case 1:
                await socket.send_json({"op": ACK})
            case 2:
                return await self._identify(socket, message["d"])
            case 6:
                return await self._resume(socket, message["d"])
        return session

    async def _identify(self, socket: web.WebSocketResponse, data: Json) -> Session | None:
        if data["token"] != self.world.token or self.close_with:
            await socket.close(code=self.close_with or 4004)
            return None
        shard, shards = data.get("shard") or (0, 1)
        self.sessions = [one for one in self.sessions if one.shard != shard]
        session = Session(shard, shards, data["intents"], socket=socket)
        self.sessions.append(session)
        await session.dispatch("READY", self._ready(session))
        self.identified += 1
        await self.world.ring()
        return session

    def _ready(self, session: Session) -> Json:
        mine = [
            guild for guild in self.world.guilds.values() if self.shard_of(guild.id, session.shards) == session.shard
        ]
        return {
            "v": 10,
            "user": {"id": str(self.world.bot), "username": "Zoco", "discriminator": "0", "avatar": None, "bot": True},
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in mine if not guild.kicked],
            "session_id": session.id,
            "resume_gateway_url": self.address,
            "shard": [session.shard, session.shards],
            "application": {"id": str(self.world.application), "flags": 0},
        }

    async def _resume(self, socket: web.WebSocketResponse, data: Json) -> Session | None:
        session = next((one for one in self.sessions if one.id == data["session_id"]), None)
        if session is None:
            await socket.send_json({"op": INVALID_SESSION, "d": False})
            return None
        session.socket = socket
        await session.replay(data["seq"])
        await session.dispatch("RESUMED", {})
        self.resumed += 1
        await self.world.ring()
        return session

    @staticmethod
    def shard_of(guild: int | None, shards: int) -> int:
        return 0 if guild is None else (guild >> 22) % shards

    def session_of(self, guild: int | None) -> Session | None:
        """The session that hears of a server, or of direct messages."""
        return next((one for one in self.sessions if self.shard_of(guild, one.shards) == one.shard), None)

    async def drop(self) -> None:
        """Breaks every connection; the sessions can be resumed."""
        for session in self.sessions:
            socket, session.socket = session.socket, None
            if socket is not None:
                await socket.close(code=4000)
