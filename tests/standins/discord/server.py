"""The stand-in as a server: started on a free port, and discord.py pointed to it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import yarl
from aiohttp import web

import discord
from tests.standins.discord.activities import Activities
from tests.standins.discord.gateway import Gateway
from tests.standins.discord.interactions import Interactions
from tests.standins.discord.members import Member
from tests.standins.discord.mishaps import Mishap
from tests.standins.discord.rest import Rest
from tests.standins.discord.world import Channel, Guild, World


@contextmanager
def pointed(address: str) -> Iterator[None]:
    """discord.py talks to this address instead of Discord."""
    route, socket = discord.http.Route, discord.gateway.DiscordWebSocket
    before = route.BASE, socket.DEFAULT_GATEWAY
    route.BASE = f"{address}/api/v10"
    socket.DEFAULT_GATEWAY = yarl.URL(f"{address.replace('http', 'ws', 1)}/gateway/")
    try:
        yield
    finally:
        route.BASE, socket.DEFAULT_GATEWAY = before


class StandIn:
    """A Discord of one's own."""

    def __init__(self) -> None:
        self.world = World()
        self.gateway = Gateway(self.world)
        self.interactions = Interactions(self.world)
        self.rest = Rest(self.world, self.gateway, self.interactions)
        self.address = ""
        self._runner: web.AppRunner | None = None

    async def start(self, port: int = 0) -> None:
        app, api = web.Application(client_max_size=26 * 1024 * 1024), web.Application(client_max_size=26 * 1024 * 1024)
        api.add_routes(self.rest.routes())
        app.add_subapp("/api/v10", api)
        app.router.add_get("/gateway/", self.gateway.connect)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", port).start()
        self.address = f"http://127.0.0.1:{self._runner.addresses[0][1]}"
        self.gateway.address = f"{self.address.replace('http', 'ws', 1)}/gateway/"

    async def stop(self) -> None:
        if self._runner is not None:
            await self._runner.cleanup()

    def enable_activities(self) -> None:
        """As the owner does in the portal."""
        self.activities.enable()
        self.interactions.launch = lambda channel, person: self.activities.run(channel, person).id

    @property
    def activities(self) -> Activities:
        return self.rest.activities

    @property
    def violations(self) -> list[str]:
        """Every request that Discord would have refused."""
        return self.world.violations

    def guild(self, number: int | None = None) -> Guild:
        return self.world.add_guild(number)

    def channel(self, guild: Guild | None = None, people: Iterable[Member] = ()) -> Channel:
        """A new channel; these people are on its server."""
        guild = guild or self.world.add_guild()
        guild.members |= {member.id for member in people}
        return self.world.add_channel(guild)

    def member(
        self, name: str, *channels: Channel, locale: str = "en-GB", moderator: bool = False, number: int | None = None
    ) -> Member:
        """Somebody new, who is on the servers of these channels."""
        member = Member(self.world, self.gateway, self.interactions, name, locale, moderator)
        member.id = number or member.id
        self.world.people[member.id] = name
        for channel in channels:
            if channel.guild:
                channel.guild.members.add(member.id)
                if moderator:
                    channel.guild.moderators.add(member.id)
        return member

    def befall(self, mishap: Mishap) -> Any:
        """Orders a mishap."""
        self.rest.mishaps.append(mishap)
        return mishap
