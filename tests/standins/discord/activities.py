"""Activities as Discord knows them: which run where, with whom, and the OAuth2 by which their pages learn who comes."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import parse_qs

from tests.standins.discord.refusals import Refusal
from tests.standins.discord.world import Channel, World

Json = dict[str, Any]
EMBEDDED = 1 << 17  # a flag of applications with an Activity
ENTRY_POINT = 4
ENTRY_POINT_LOST = 50240


@dataclass(eq=False)
class Instance:
    """An Activity that runs in a channel."""

    id: str
    launch: int
    channel: Channel
    application: int
    users: list[int] = field(default_factory=list)

    def json(self) -> Json:
        guild = self.channel.guild
        kind = "gc" if guild else "pc"
        where = {"id": f"{kind}-{self.channel.id}", "kind": kind, "channel_id": str(self.channel.id)}
        return {
            "application_id": str(self.application),
            "instance_id": self.id,
            "launch_id": str(self.launch),
            "location": {**where, "guild_id": str(guild.id)} if guild else where,
            "users": [str(user) for user in self.users],
        }


class Activities:
    """All of them, and the codes and tokens of those who sit before them."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.secret = "stand-in-client-secret"
        self.instances: dict[str, Instance] = {}
        self.codes: dict[str, tuple[int, int, str]] = {}  # whose, for which application, and for what
        self.tokens: dict[str, int] = {}

    def enable(self) -> None:
        """As the owner does in the portal: Discord makes a command that opens the Activity."""
        self.world.flags |= EMBEDDED
        number = str(self.world.snowflake())
        launch: Json = {"id": number, "type": ENTRY_POINT, "name": "launch", "description": "", "handler": 2}
        self.world.commands = [*self.world.commands, {**launch, "version": "1", "contexts": [0, 1, 2]}]

    @property
    def enabled(self) -> bool:
        return bool(self.world.flags & EMBEDDED)

    def run(self, channel: Channel, *users: int, application: int = 0) -> Instance:
        """Somebody opens the Activity in a channel; the others there join the one that runs."""
        ours = application or self.world.application
        found = [one for one in self.instances.values() if one.channel is channel and one.application == ours]
        launch = self.world.snowflake()
        name = f"i-{launch}-gc-{channel.guild.id if channel.guild else 0}-{channel.id}"
        instance = found[0] if found else Instance(name, launch, channel, ours)
        instance.users += [user for user in users if user not in instance.users]
        self.instances[instance.id] = instance
        return instance

    def check(self, commands: list[Json]) -> None:
        """A bulk registration that would lose the command which opens the Activity is refused."""
        before = [one["id"] for one in self.world.commands if one.get("type") == ENTRY_POINT]
        kept = [one.get("id") for one in commands if one.get("type") == ENTRY_POINT]
        if self.enabled and before and kept != before:
            raise Refusal(400, ENTRY_POINT_LOST, "You cannot remove this app's Entry Point command in a bulk update.")

    def authorise(self, user: int, scope: str = "identify", application: int = 0) -> str:
        """Somebody lets an application know who they are; the code is good once, for that application."""
        code = secrets.token_urlsafe(20)
        self.codes[code] = (user, application or self.world.application, scope)
        return code

    def exchange(self, form: str) -> tuple[int, Json]:
        """A code for a token, as OAuth2 has it: the errors are words, not numbers."""
        asked = {name: values[0] for name, values in parse_qs(form).items()}
        if asked.get("client_id") != str(self.world.application) or asked.get("client_secret") != self.secret:
            return 401, {"error": "invalid_client"}
        if asked.get("grant_type") == "client_credentials":
            return 200, {"access_token": secrets.token_urlsafe(20), "token_type": "Bearer", "scope": asked["scope"]}
        if asked.get("grant_type") != "authorization_code":
            return 400, {"error": "unsupported_grant_type"}
        user, application, scope = self.codes.pop(asked.get("code", ""), (0, 0, ""))
        if application != self.world.application:
            return 400, {"error": "invalid_grant", "error_description": 'Invalid "code" in request.'}
        token = secrets.token_urlsafe(20)
        self.tokens[token] = user
        return 200, {"access_token": token, "token_type": "Bearer", "expires_in": 604800, "scope": scope}
