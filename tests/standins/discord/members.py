"""People with a script: they give commands, type, press and choose as Discord's own client lets them, and look."""

from __future__ import annotations

from typing import Any

from tests.standins.discord.forms import EPHEMERAL
from tests.standins.discord.gateway import Gateway
from tests.standins.discord.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, Interaction, Interactions
from tests.standins.discord.rest import channel_json, message_json, user_json
from tests.standins.discord.world import INVITED, MANAGE_MESSAGES, SEND, VIEW, Channel, Message, Sight, World

Json = dict[str, Any]


class CannotDo(Exception):
    """Discord's client does not offer that."""


class Member:
    """Someone on Discord."""

    def __init__(
        self, world: World, gateway: Gateway, interactions: Interactions, name: str, locale: str, moderator: bool
    ) -> None:
        self.world, self.gateway, self.interactions = world, gateway, interactions
        self.name, self.locale = name, locale
        self.id = world.snowflake()
        self.may = VIEW | SEND | (MANAGE_MESSAGES if moderator else 0)

    async def command(self, channel: Channel, name: str, words: str | None = None) -> Interaction:
        """Gives an application command and waits for the answer."""
        return await self.settle(await self.start_command(channel, name, words))

    async def start_command(self, channel: Channel, name: str, words: str | None = None) -> Interaction:
        data = self._command(channel, name, words)
        return await self._begin(COMMAND, channel, data)

    async def complete(self, channel: Channel, name: str, typed: str) -> list[Json]:
        """Types after a command; gives what is offered."""
        data = self._command(channel, name, typed, focused=True)
        begun = await self.settle(await self._begin(AUTOCOMPLETE, channel, data))
        offered = begun.choices
        said = " / ".join(f"{one['name']} {one['value']}" for one in offered)
        self.world.sights.setdefault(self.id, []).append(Sight(0, said, ()))
        return offered

    def _command(self, channel: Channel, name: str, words: str | None, *, focused: bool = False) -> Json:
        command = next((one for one in self.world.commands if one["name"] == name), None)
        if command is None:
            raise CannotDo(f"there is no command /{name}")
        if (0 if channel.guild else 1) not in command["contexts"]:
            raise CannotDo(f"/{name} is not for such a channel")
        options = command.get("options") or []
        if words is None and any(option.get("required") for option in options):
            raise CannotDo(f"/{name} needs more")
        data: Json = {"id": command["id"], "name": name, "type": 1}
        if words is not None:
            choices = {choice["value"] for choice in options[0].get("choices") or ()}
            if choices and words not in choices:
                raise CannotDo(f"/{name} takes {choices}")
            if focused and not options[0].get("autocomplete"):
                raise CannotDo(f"/{name} completes nothing")
            data["options"] = [{"name": options[0]["name"], "type": 3, "value": words, "focused": focused}]
        return data

    async def press(self, message: Message, button: str) -> Interaction:
        """Presses the button with that id or label, or the first that gives that command (`/play straight`)."""
        return await self.settle(await self.start_press(message, button))

    async def start_press(self, message: Message, button: str) -> Interaction:
        self._look_at(message)
        named = (
            number
            for number, label in message.buttons.items()
            if button in (number, label) or number.endswith(f":{button}")
        )
        custom_id = next(named, None)
        if custom_id is None:
            raise CannotDo(f"no button {button!r} among {message.buttons}")
        return await self._begin(COMPONENT, message.channel, {"component_type": 2, "custom_id": custom_id}, message)

    async def choose(self, message: Message, value: str) -> Interaction:
        """Chooses from the menu that offers this value."""
        self._look_at(message)
        menus = [part for part in message.parts if value in [one["value"] for one in part.get("options", ())]]
        if not menus:
            raise CannotDo(f"no menu offers {value!r}")
        data = {"component_type": 3, "custom_id": menus[0]["custom_id"], "values": [value]}
        return await self.settle(await self._begin(COMPONENT, message.channel, data, message))

    def _look_at(self, message: Message) -> None:
        if message.deleted or self.id not in self.world.watchers(message):
            raise CannotDo("that message is not there")

    async def _begin(self, kind: int, channel: Channel, data: Json, message: Message | None = None) -> Interaction:
        if channel.guild is not None and (self.id not in channel.guild.members or self.id in channel.hidden_from):
            raise CannotDo("that channel is not there")
        begun = self.interactions.begin(kind, self.id, channel, message)
        begun.sent = self._payload(begun, data)
        await self.deliver(begun)
        return begun

    async def deliver(self, begun: Interaction) -> None:
        """Lets the bot hear of it (once more)."""
        session = self.gateway.session_of(begun.channel.guild.id if begun.channel.guild else None)
        if session is None:
            raise CannotDo("the application did not respond")
        await session.dispatch("INTERACTION_CREATE", begun.sent)

    async def settle(self, begun: Interaction) -> Interaction:
        """Waits until it is answered."""
        await self.world.until(lambda: begun.settled, "an answer")
        return begun

    def _payload(self, begun: Interaction, data: Json) -> Json:
        channel, guild = begun.channel, begun.channel.guild
        payload: Json = {
            "id": str(begun.id),
            "application_id": str(self.world.application),
            "type": begun.kind,
            "data": data,
            "token": begun.token,
            "version": 1,
            "channel_id": str(channel.id),
            "channel": channel_json(channel) | {"permissions": str(self.may)},
            "app_permissions": str(channel.bot_may if guild else INVITED),
            "locale": self.locale,
            "entitlements": [],
            "authorizing_integration_owners": {"0": str(guild.id) if guild else "0"},
            "context": 0 if guild else 1,
            "attachment_size_limit": 10 * 1024 * 1024,
        }
        if begun.message is not None:
            payload["message"] = message_json(begun.message)
        if guild is None:
            return payload | {"user": user_json(self.id, self.name)}
        member = {
            "user": user_json(self.id, self.name.lower()),
            "nick": self.name,
            "roles": [],
            "joined_at": "2026-01-01T00:00:00+00:00",
            "deaf": False,
            "mute": False,
            "flags": 0,
            "permissions": str(self.may),
        }
        partial = {"id": str(guild.id), "features": [], "locale": "en-US"}
        return payload | {"guild_id": str(guild.id), "guild": partial, "guild_locale": "en-US", "member": member}

    @property
    def sights(self) -> list[Sight]:
        """All that this person was ever shown."""
        return self.world.sights.get(self.id, [])

    @property
    def private(self) -> list[Message]:
        """The messages only this person sees."""
        return [one for one in self.world.messages.values() if one.only == self.id and one.flags & EPHEMERAL]
