"""The commands as Discord knows them: one for each there is, in all languages that both speak, sent only if changed."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, TypeAlias

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.adapters.base.completion import as_typed
from bot.adapters.base.texts import cut
from bot.adapters.discord.limits import CHOICE_NAME, COMMAND_DESCRIPTION, COMMAND_NAME
from bot.adapters.discord.people import Interaction
from bot.adapters.discord.pressing import ButtonAction
from bot.language.languages import LANGUAGES
from bot.language.words import bundle, say
from bot.service.registry import COMMANDS, Entry
from rules import GAMES
from rules.robots import STRENGTHS

log = logging.getLogger(__name__)

Answer: TypeAlias = Callable[[Interaction, ButtonAction], Awaitable[None]]
Complete: TypeAlias = Callable[[Interaction, Entry, str], Awaitable[Sequence[tuple[str, str]]]]
Payload: TypeAlias = dict[str, Any]
Learn: TypeAlias = Callable[[Mapping[str, int]], None]

OWN = "en"

LOCALES: Mapping[discord.Locale, str] = {
    locale: code for locale in discord.Locale if (code := str(locale).partition("-")[0]) in LANGUAGES and code != OWN
}
"""The languages that Discord has, too, but for the one in which commands are named without translation."""
ENTRY_POINT = 4  # the type of the command that opens an Activity; discord.py does not know it
OURS = 1  # the type of commands that are typed, as all of ours are
KEPT = (
    "id", "type", "name", "name_localizations", "description", "description_localizations", "handler",
    "default_member_permissions", "nsfw", "contexts", "integration_types",
)  # fmt: skip
"""What of a command that is not ours is told to Discord again, so that it stays."""
LISTED: Mapping[str, Mapping[str, str]] = {
    "game": {game: game for game in GAMES},
    "strength": {**{strength: f"robot-{strength}" for strength in STRENGTHS}, "off": "button-robot-off"},
    "where": {"here": "board-here"},
}
"""What is chosen from a fixed list: the values, each with the key of its words."""
REQUIRED = frozenset({"game"})
REGISTERED = tuple(entry for entry in COMMANDS if not entry.pressed)
"""What stands in everyone's list: what belongs to buttons does not."""
NAME = re.compile(r"[-_'\w]{1,32}")


class Translator(app_commands.Translator):
    """Looks the words of a command up by the key they carry."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The text in that language; None: the English one serves."""
        language, make = LOCALES.get(locale), string.extras.get("make")
        if language is None or make is None:
            return None
        text = make(language)
        return text if text != string.message else None


def _translated(make: Callable[[str], str]) -> locale_str:
    return locale_str(make(OWN), make=make)


def command_name(name: str, language: str) -> str:
    """The command's name in that language, or its own where there is none."""
    key = f"discord-name-{name}"
    return _name(say(language, key), name) if bundle(language).has_message(key) else name


def _name(text: str, fallback: str) -> str:
    """The text as Discord allows a name to be."""
    fitting = "-".join(text.lower().replace("’", "'").split())[:COMMAND_NAME]
    return fitting if NAME.fullmatch(fitting) else fallback


def _described(key: str, language: str) -> str:
    text = say(language, key)
    return cut(text[:1].upper() + text[1:], COMMAND_DESCRIPTION)


def _about_argument(kind: str, language: str) -> str:
    key = f"discord-about-{kind}"
    return _described(key if bundle(language).has_message(key) else f"argument-{kind}", language)


def add_commands(tree: app_commands.CommandTree[Any], answer: Answer, complete: Complete) -> None:
    """Every command that is given by its name."""
    for usage in REGISTERED:
        tree.add_command(_command(usage, answer, complete))


def _command(usage: Entry, answer: Answer, complete: Complete) -> app_commands.Command[Any, ..., None]:
    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=_translated(lambda language: command_name(usage.name, language)),
        description=_translated(lambda language: _described(f"command-{usage.name}", language)),
        callback=_callback(usage, answer),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=usage.anywhere, private_channel=False),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )
    if usage.argument and usage.argument not in LISTED:  # it is completed while it is typed
        command.autocomplete("words")(_autocomplete(usage, complete))
    return command


def _callback(usage: Entry, answer: Answer) -> Any:
    """What runs when the command is given; discord.py reads from its signature what may follow."""
    if usage.argument is None:

        async def bare(interaction: Interaction) -> None:
            await answer(interaction, ButtonAction(f"/{usage.name}"))

        return bare
    if usage.argument in LISTED:

        async def listed(interaction: Interaction, words: str) -> None:
            await answer(interaction, ButtonAction(f"/{usage.name} {words}"))

        async def offered(interaction: Interaction, words: str = "") -> None:
            await answer(interaction, ButtonAction(f"/{usage.name} {words}".strip()))

        choices = [
            app_commands.Choice(name=_translated(_chosen(key)), value=value)
            for value, key in LISTED[usage.argument].items()
        ]
        callback = listed if usage.argument in REQUIRED else offered
        return app_commands.choices(words=choices)(_explained(usage.argument, callback))

    async def free(interaction: Interaction, words: str = "") -> None:
        await answer(interaction, ButtonAction(f"/{usage.name} {as_typed(words)}".strip()))

    return _explained(usage.argument, free)


def _chosen(key: str) -> Callable[[str], str]:
    return lambda language: cut(say(language, key), CHOICE_NAME)


def _explained(kind: str, callback: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    """Names and describes what follows the command."""
    name = _translated(lambda language: _name(say(language, f"argument-{kind}"), kind))
    about = _translated(lambda language: _about_argument(kind, language))
    return app_commands.rename(words=name)(app_commands.describe(words=about)(callback))


def _autocomplete(usage: Entry, complete: Complete) -> Any:
    async def offered(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [
            app_commands.Choice(name=name, value=value) for name, value in await complete(interaction, usage, typed)
        ]

    return offered


async def are_as_they_should(client: discord.Client, tree: app_commands.CommandTree[Any]) -> bool:
    """Whether Discord has the commands as they are now."""
    assert client.application_id is not None
    return _compared(await _ours(tree)) == _compared(_typed(await _registered(client, client.application_id)))


async def has_entry_point(client: discord.Client) -> bool:
    """Whether there is a command that opens the Activity."""
    assert client.application_id is not None
    return any(one.get("type") == ENTRY_POINT for one in await _registered(client, client.application_id))


async def _ours(tree: app_commands.CommandTree[Any]) -> list[Payload]:
    assert tree.translator is not None
    return [await command.get_translated_payload(tree, tree.translator) for command in tree.get_commands()]


async def synced(client: discord.Client, tree: app_commands.CommandTree[Any], learn: Learn) -> None:
    """Tells Discord the commands if it has others. The number of each, by name, is learned as soon as it is known."""
    assert client.application_id is not None
    ours = await _ours(tree)
    everything = await _registered(client, client.application_id)
    theirs, others = _typed(everything), [one for one in everything if one not in _typed(everything)]
    learn(_numbers(theirs))
    if _compared(ours) != _compared(theirs):
        kept = [{name: one[name] for name in KEPT if one.get(name) is not None} for one in others]
        theirs = _typed(await _register(client, client.application_id, [*ours, *kept]))
        learn(_numbers(theirs))
        log.info("told Discord of %d commands", len(theirs))


def _typed(commands: Sequence[Payload]) -> list[Payload]:
    """Those of our kind. With an Activity there is one that opens it, and without that Discord takes no others."""
    return [command for command in commands if command.get("type", OURS) == OURS]


def _numbers(commands: Sequence[Payload]) -> dict[str, int]:
    return {command["name"]: int(command["id"]) for command in commands}


async def _registered(client: discord.Client, application: int) -> list[Payload]:
    route = discord.http.Route("GET", "/applications/{application_id}/commands", application_id=application)
    found: list[Payload] = await client.http.request(route, params={"with_localizations": "true"})
    return found


async def _register(client: discord.Client, application: int, commands: list[Payload]) -> list[Payload]:
    route = discord.http.Route("PUT", "/applications/{application_id}/commands", application_id=application)
    taken: list[Payload] = await client.http.request(route, json=commands)
    return taken


def _compared(commands: Sequence[Payload]) -> dict[str, Payload]:
    """What of a command matters, written the same whoever wrote it."""
    return {command["name"]: _essence(command) for command in commands}


def _essence(command: Payload) -> Payload:
    return {
        "type": command.get("type") or 1,
        "contexts": sorted(command.get("contexts") or ()),
        "installs": sorted(command.get("integration_types") or ()),
        "permissions": command.get("default_member_permissions"),
        "nsfw": bool(command.get("nsfw")),
        **_words(command),
        "options": [_option(option) for option in command.get("options") or ()],
    }


def _option(option: Payload) -> Payload:
    return {
        "type": option["type"],
        "required": bool(option.get("required")),
        "autocomplete": bool(option.get("autocomplete")),
        **_words(option),
        "choices": [
            (choice["name"], choice["value"], choice.get("name_localizations") or {})
            for choice in option.get("choices") or ()
        ],
    }


def _words(named: Payload) -> Payload:
    kinds = ("name", "description")
    return {kind: (named.get(kind), named.get(f"{kind}_localizations") or {}) for kind in kinds}
