"""The forms Discord accepts. Every limit is written here a second time, from its documentation, not from the bot."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from tests.standins.discord.refusals import invalid_form

Json = dict[str, Any]

V2, EPHEMERAL = 1 << 15, 1 << 6
ROW, BUTTON, SELECT, SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 1, 2, 3, 9, 10, 11, 12, 13, 14, 17
TOP = {ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER}
INSIDE = TOP - {CONTAINER}
COMMAND_NAME = re.compile(r"[-_'\w]{1,32}")
LOCALES = {
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl", "pt-BR",
    "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko",
}  # fmt: skip
TEN_MIB = 10 * 1024 * 1024


class Errors(dict[str, str]):
    """What is wrong with a form, by place."""

    def need(self, right: bool, where: str, what: str) -> None:
        if not right:
            self[where] = what

    def length(self, text: object, least: int, most: int, where: str) -> None:
        right = isinstance(text, str) and least <= len(text) <= most
        self.need(right, where, f"Must be between {least} and {most} in length.")

    def settle(self) -> None:
        if self:
            raise invalid_form(dict(self))


def walk(components: Sequence[Json]) -> Iterator[Json]:
    """Every component, with those inside others."""
    for component in components:
        yield component
        yield from walk(component.get("components", ()))
        if accessory := component.get("accessory"):
            yield accessory


def check_message(payload: Json, files: Mapping[str, bytes], flags: int, allowed_flags: int) -> None:
    """A message to create, or what an edit makes of one."""
    errors = Errors()
    errors.need(not flags & ~allowed_flags, "flags", "Unsupported flag.")
    _check_files(payload, files, errors)
    _check_mentions(payload.get("allowed_mentions") or {}, errors)
    components = payload.get("components") or []
    if flags & V2:
        for field in ("content", "embeds", "poll", "sticker_ids"):
            errors.need(not payload.get(field), field, "Cannot be used with IS_COMPONENTS_V2.")
        _check_v2(components, errors, set(files))
    else:
        errors.length(payload.get("content") or "", 0, 2000, "content")
        errors.need(all(part["type"] == ROW for part in components), "components", "Needs IS_COMPONENTS_V2.")
        something = payload.get("content") or payload.get("embeds") or components or files
        errors.need(bool(something), "content", "Cannot send an empty message.")
    nonce = payload.get("nonce")
    if nonce is not None:
        errors.length(nonce, 1, 25, "nonce")
    errors.settle()


def _check_files(payload: Json, files: Mapping[str, bytes], errors: Errors) -> None:
    listed = [one.get("filename") for one in payload.get("attachments") or []]
    for name, data in files.items():
        errors.need(name in listed, "attachments", f"{name} is not listed.")
        errors.need(0 < len(data) <= TEN_MIB, name, "Request entity too large or empty.")
        errors.need(not name.endswith(".png") or data.startswith(b"\x89PNG\r\n\x1a\n"), name, "Not a picture.")


def _check_mentions(allowed: Json, errors: Errors) -> None:
    parse, users = allowed.get("parse", []), allowed.get("users", [])
    errors.need(set(parse) <= {"users", "roles", "everyone"}, "allowed_mentions.parse", "Unknown.")
    errors.need(not ("users" in parse and users), "allowed_mentions", "Mutually exclusive.")
    errors.need(len(users) == len(set(users)) and len(users) <= 100, "allowed_mentions.users", "Too many or twice.")


def _check_v2(components: Sequence[Json], errors: Errors, files: Collection[str]) -> None:
    every = list(walk(components))
    errors.need(0 < len(every) <= 40, "components", "Must be between 1 and 40 in number.")
    errors.need(all(part["type"] in TOP for part in components), "components", "Not allowed at the top.")
    text = sum(len(part["content"]) for part in every if part["type"] == TEXT)
    errors.need(text <= 4000, "components", "Text is longer than 4000 characters.")
    own = [part["id"] for part in every if part.get("id")]
    errors.need(len(own) == len(set(own)), "components", "Component id is used twice.")
    errors.need(all(0 < number < 1 << 31 for number in own), "components", "Component id is no 32 bit integer.")
    ids = [part["custom_id"] for part in every if "custom_id" in part]
    errors.need(len(ids) == len(set(ids)), "components", "Component custom id cannot be duplicated.")
    for number, part in enumerate(every):
        _check_part(part, f"components[{number}]", errors, files)


def _check_part(part: Json, where: str, errors: Errors, files: Collection[str]) -> None:
    inside = part.get("components", [])
    match part["type"]:
        case 1:
            kinds = [one["type"] for one in inside]
            right = kinds == [SELECT] or (0 < len(kinds) <= 5 and set(kinds) == {BUTTON})
            errors.need(right, where, "A row holds one to five buttons or one select.")
        case 2:
            _check_button(part, where, errors)
        case 3:
            _check_select(part, where, errors)
        case 10:
            errors.length(part["content"], 1, 4000, where)
        case 12:
            errors.need(0 < len(part["items"]) <= 10, where, "Must be between 1 and 10 in number.")
            for item in part["items"]:
                errors.length(item.get("description") or "", 0, 1024, f"{where}.description")
                _check_media(item["media"], where, errors, files)
        case 13:
            _check_media(part["file"], where, errors, files)
        case 17:
            right = bool(inside) and all(one["type"] in INSIDE for one in inside)
            errors.need(right, where, "A container holds rows, texts and media, and at least one.")
            accent = part.get("accent_color")
            errors.need(accent is None or 0 <= accent <= 0xFFFFFF, f"{where}.accent_color", "No colour.")
        case other:
            errors.need(False, where, f"Unexpected component {other}.")


def _check_button(part: Json, where: str, errors: Errors) -> None:
    errors.need(part.get("style") in (1, 2, 3, 4), f"{where}.style", "No style of a button with an id.")
    errors.length(part.get("label"), 1, 80, f"{where}.label")
    errors.length(part.get("custom_id"), 1, 100, f"{where}.custom_id")


def _check_select(part: Json, where: str, errors: Errors) -> None:
    errors.length(part.get("custom_id"), 1, 100, f"{where}.custom_id")
    errors.length(part.get("placeholder") or "", 0, 150, f"{where}.placeholder")
    options = part.get("options", [])
    errors.need(0 < len(options) <= 25, f"{where}.options", "Must be between 1 and 25 in number.")
    values = [option["value"] for option in options]
    errors.need(len(values) == len(set(values)), f"{where}.options", "The specified option value is already used.")
    for option in options:
        errors.length(option["label"], 1, 100, f"{where}.label")
        errors.length(option["value"], 1, 100, f"{where}.value")
        errors.length(option.get("description") or "", 0, 100, f"{where}.description")


def _check_media(media: Json, where: str, errors: Errors, files: Collection[str]) -> None:
    name = media["url"].removeprefix("attachment://")
    attached = name != media["url"] and name in files
    errors.need(attached, where, "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND")


def check_choices(choices: Sequence[Json]) -> None:
    """What autocompletion answers with."""
    errors = Errors()
    errors.need(len(choices) <= 25, "choices", "Must be 25 or fewer in number.")
    for number, choice in enumerate(choices):
        errors.length(choice.get("name"), 1, 100, f"choices[{number}].name")
        errors.length(choice.get("value"), 1, 100, f"choices[{number}].value")
    errors.settle()


def check_commands(commands: Sequence[Json]) -> None:
    """All application commands at once."""
    errors = Errors()
    names = [command["name"] for command in commands]
    errors.need(len(names) <= 100, "commands", "Maximum number of application commands reached (100).")
    errors.need(len(names) == len(set(names)), "commands", "Application command names must be unique.")
    for command in commands:
        _check_named(command, command["name"], errors)
        _check_options(command, errors)
        for locale, name in (command.get("name_localizations") or {}).items():
            shown = [(one.get("name_localizations") or {}).get(locale, one["name"]) for one in commands]
            errors.need(shown.count(name) == 1, f"{command['name']}.{locale}", "Names must be unique.")
    errors.settle()


def _check_options(command: Json, errors: Errors) -> None:
    options = command.get("options") or []
    required = [bool(option.get("required")) for option in options]
    errors.need(len(options) <= 25, command["name"], "Must be 25 or fewer in number.")
    errors.need(required == sorted(required, reverse=True), command["name"], "Required options must come first.")
    for option in options:
        where, choices = f"{command['name']}.{option['name']}", option.get("choices") or []
        _check_named(option, where, errors)
        errors.need(not (choices and option.get("autocomplete")), where, "Choices exclude autocomplete.")
        errors.need(len(choices) <= 25, where, "Must be 25 or fewer in number.")
        for choice in choices:
            for name in (choice["name"], *(choice.get("name_localizations") or {}).values()):
                errors.length(name, 1, 100, f"{where}.choices")


def _check_named(named: Json, where: str, errors: Errors) -> None:
    for name in (named["name"], *(named.get("name_localizations") or {}).values()):
        errors.need(
            bool(COMMAND_NAME.fullmatch(name)) and name == name.lower(), where, "APPLICATION_COMMAND_INVALID_NAME"
        )
    for about in (named["description"], *(named.get("description_localizations") or {}).values()):
        errors.length(about, 1, 100, f"{where}.description")
    for field in ("name_localizations", "description_localizations"):
        errors.need(set(named.get(field) or {}) <= LOCALES, f"{where}.{field}", "Unknown locale.")
