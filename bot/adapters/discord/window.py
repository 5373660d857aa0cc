"""The Activity: the page in a frame of Discord's, which gives it a code for whoever sits before it.

The code is exchanged here, with the application's secret, so that nobody else's code is good for anything. In which
channel the Activity runs is asked of Discord, and what somebody may see there as well, as ever.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Mapping, Sequence
from typing import Any

import aiohttp
import discord
import msgspec

from bot.adapters.base.platform import Surroundings
from bot.adapters.base.window import Arrived, NotLetIn
from bot.adapters.discord import PLATFORM
from bot.adapters.discord.limits import CODE, INSTANCE
from bot.adapters.discord.membership import DiscordMembership
from bot.adapters.discord.trouble import cause_of
from bot.domain.messages import Person, line
from bot.language.words import best_language
from bot.service.tables import Tables

log = logging.getLogger(__name__)

CLIENTS = tuple(
    f"https://{name}" for base in ("discord.com", "discordapp.com") for name in (base, f"ptb.{base}", f"canary.{base}")
)
PATIENCE = aiohttp.ClientTimeout(total=10.0)
LOGIN_PAUSE = 30.0  # seconds: whoever knows the address makes us ask, and Discord counts refusals
PAUSES = (0.3, 0.7)  # seconds: Discord may not count somebody in yet who has only just come
INSTANCE_NAME, CODE_FORM = re.compile(rf"[\w-]{{1,{INSTANCE}}}", re.ASCII), re.compile(rf"[!-~]{{1,{CODE}}}")
FORGED, SILENT, ELSEWHERE = line("window-forged"), line("window-silent"), line("window-elsewhere")
SCOPE = "identify"


class User(msgspec.Struct, frozen=True):
    """The part of Discord's word on a person that we need."""

    id: str
    username: str
    global_name: str | None = None
    locale: str = "en"


class Location(msgspec.Struct, frozen=True):
    """Where an Activity runs: in a channel of a server, or between people."""

    kind: str
    channel_id: str
    guild_id: str | None = None


class Instance(msgspec.Struct, frozen=True):
    """An Activity that runs."""

    application_id: str
    location: Location
    users: list[str] = []


class Granted(msgspec.Struct, frozen=True):
    """What a code was exchanged for."""

    access_token: str
    scope: str = ""


class DiscordWindow:
    """Lets people in by Discord's word."""

    name = PLATFORM.name
    ancestors = CLIENTS
    marks = frozenset({"frame_id", "instance_id"})

    def __init__(self, tables: Tables, token: str, secret: str, pauses: Sequence[float] = PAUSES) -> None:
        self.tables, self.token, self.secret, self.pauses = tables, token, secret, pauses
        self.client = discord.Client(intents=discord.Intents.none())
        self._login, self._not_before = asyncio.Lock(), 0.0
        self._http: aiohttp.ClientSession | None = None

    async def facts(self) -> Mapping[str, str]:
        """By which number Discord knows the application."""
        return {"client": str(await self._application())}

    async def arrived(self, proof: Mapping[str, str]) -> Arrived:
        """Who Discord says they are, at the table of the channel in which Discord says the Activity runs."""
        code, name = proof.get("code", ""), proof.get("instance", "")
        if not CODE_FORM.fullmatch(code) or not INSTANCE_NAME.fullmatch(name):
            raise NotLetIn(FORGED)
        application = await self._application()
        user, access = await self._user(application, code)
        place = (await self._instance(application, name, user)).location
        if not self.tables.memberships.knows(self.name):
            membership = DiscordMembership(self.client, self.tables.store, self.tables.clock)
            self.tables.memberships.serve(self.name, membership)
        channel = PLATFORM.channel(int(place.channel_id)) if place.guild_id else PLATFORM.private_channel(user.id)
        person = Person(
            id=PLATFORM.person(int(user.id)),
            name=await self._called(user, place),
            language=best_language([user.locale]),
            reachable=PLATFORM.private_messages,
        )
        return Arrived(person, channel, {"access": access})

    async def _application(self) -> int:
        """Our number; Discord is asked for it once, and not too often where it does not say."""
        async with self._login:
            if self.client.application_id is None:
                if self.tables.clock() < self._not_before:
                    raise NotLetIn(SILENT)
                try:
                    await self.client.login(self.token)
                except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
                    log.warning("nobody can come in by Discord's window: %s", cause_of(error))
                    self._not_before = self.tables.clock() + LOGIN_PAUSE
                    raise NotLetIn(SILENT) from None
            if self._http is None:
                self._http = aiohttp.ClientSession(timeout=PATIENCE)
        assert self.client.application_id is not None
        return self.client.application_id

    async def _user(self, application: int, code: str) -> tuple[User, str]:
        """Who gave the code, and what tells their Discord that we know."""
        form = {
            "client_id": str(application),
            "client_secret": self.secret,
            "grant_type": "authorization_code",
            "code": code,
        }
        granted = await self._asked("POST", "/oauth2/token", Granted, data=form)
        if SCOPE not in granted.scope.split():
            raise NotLetIn(FORGED)
        headers = {"Authorization": f"Bearer {granted.access_token}"}
        return await self._asked("GET", "/users/@me", User, headers=headers), granted.access_token

    async def _asked(self, method: str, path: str, kind: type[Any], **more: Any) -> Any:
        """Asks Discord for somebody, not as the bot."""
        assert self._http is not None
        try:
            async with self._http.request(method, f"{discord.http.Route.BASE}{path}", **more) as answer:
                body = await answer.read()
        except (aiohttp.ClientError, OSError, TimeoutError) as error:
            log.warning("Discord does not say who has come: %s", type(error).__name__)
            raise NotLetIn(SILENT) from None
        if answer.status in (400, 401, 403, 404):
            if b"invalid_client" in body:
                log.error("Discord refuses DISCORD_CLIENT_SECRET: nobody can come in by its window")
            raise NotLetIn(FORGED)
        try:
            return msgspec.json.decode(body, type=kind)
        except msgspec.MsgspecError:
            log.warning("Discord does not say who has come: it answers %d", answer.status)
            raise NotLetIn(SILENT) from None

    async def _instance(self, application: int, name: str, user: User) -> Instance:
        """The Activity of that name, if it is ours and this person is in it."""
        route = discord.http.Route(
            "GET",
            "/applications/{application_id}/activity-instances/{instance_id}",
            application_id=application,
            instance_id=name,
        )
        for pause in (*self.pauses, None):
            try:
                found = msgspec.convert(await self.client.http.request(route), Instance)
            except (discord.NotFound, msgspec.ValidationError):
                raise NotLetIn(FORGED) from None
            except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
                log.warning("Discord does not say where an Activity runs: %s", cause_of(error))
                raise NotLetIn(SILENT) from None
            if found.application_id == str(application) and user.id in found.users:
                return found
            if pause is not None:
                await asyncio.sleep(pause)
        raise NotLetIn(ELSEWHERE)

    async def _called(self, user: User, place: Location) -> str:
        """What their friends know them by there."""
        name = user.global_name or user.username
        if place.guild_id is None:
            return name
        try:
            member = await self.client.http.get_member(int(place.guild_id), int(user.id))
        except (discord.DiscordException, aiohttp.ClientError, OSError):
            return name
        return member.get("nick") or name

    def link(self, channel: str) -> str:
        """There is none: others press the same button."""
        return ""

    async def close(self) -> None:
        """Ends the connections."""
        await self.client.close()
        if self._http is not None:
            await self._http.close()


def window_of(around: Surroundings) -> DiscordWindow | None:
    """The window, if the owner has set it up."""
    token = around.environment.get(PLATFORM.token, "").strip()
    secret = around.environment.get("DISCORD_CLIENT_SECRET", "").strip()
    return DiscordWindow(around.tables, token, secret) if token and secret else None
