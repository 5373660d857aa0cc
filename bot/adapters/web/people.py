"""Who sits at a browser: one person or several, in a signed cookie. Nobody else can be them."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Container, Iterable
from hashlib import sha256
from secrets import token_hex

import msgspec

from bot.adapters.web import PLATFORM
from bot.adapters.web.limits import PEOPLE
from bot.domain.messages import Line, Person, line
from bot.domain.names import visible
from bot.domain.table import NAME_LENGTH
from bot.language.languages import LANGUAGES
from bot.language.words import best_language

COOKIE = "zoco"


class Local(msgspec.Struct, frozen=True):
    """A person at this browser; no name until one is given."""

    id: str
    name: str = ""


class Browser(msgspec.Struct, frozen=True):
    """The people at a browser, which of them acts, and their language if they chose one."""

    people: tuple[Local, ...]
    active: str
    language: str = ""

    def has(self, person: str | None) -> bool:
        """Whether that person is one of these."""
        return any(local.id == person for local in self.people)

    def speaks(self, accepted: str) -> str:
        """The language chosen, or the best of those the browser accepts."""
        return self.language or best_language(_by_preference(accepted))

    def person(self, person: str, language: str, zone: str) -> Person | None:
        """One of them, as tables know people; None if it is none of them."""
        beside = tuple(one.id for one in self.people if one.id != person)
        found = [
            Person(one.id, one.name, language, zone=zone, beside=beside) for one in self.people if one.id == person
        ]
        return found[0] if found else None


class BadPeople(ValueError):
    """A change to the people here that cannot be made, and why."""

    def __init__(self, sentence: Line) -> None:
        super().__init__(sentence.key)
        self.line = sentence


def fresh() -> Browser:
    """A browser never seen before."""
    person = _new_person("")
    return Browser((person,), person.id)


def _new_person(name: str) -> Local:
    return Local(PLATFORM.person(token_hex(8)), name)


def checked_name(name: str) -> str:
    """The name as it will be shown, or why it will not do."""
    plain = visible(name)
    if not plain:
        raise BadPeople(line("web-name-empty"))
    if len(plain) > NAME_LENGTH:
        raise BadPeople(line("web-name-long", most=NAME_LENGTH))
    if "<" in plain or ">" in plain:
        raise BadPeople(line("web-name-signs"))
    return plain


def renamed(browser: Browser, person: str, name: str) -> Browser:
    """One of them under another name."""
    _known(browser, person)
    plain = checked_name(name)
    people = tuple(Local(local.id, plain) if local.id == person else local for local in browser.people)
    return msgspec.structs.replace(browser, people=people)


def added(browser: Browser, name: str) -> Browser:
    """One more at the same screen."""
    if len(browser.people) >= PEOPLE:
        raise BadPeople(line("web-people-full", most=PEOPLE))
    person = _new_person(checked_name(name))
    return msgspec.structs.replace(browser, people=(*browser.people, person))


def arrived(browser: Browser, person: Local) -> Browser:
    """Somebody comes from another browser, and acts here from now on; who has no name yet makes room."""
    others = tuple(local for local in browser.people if local.name and local.id != person.id)
    if len(others) >= PEOPLE:
        raise BadPeople(line("web-people-full", most=PEOPLE))
    return msgspec.structs.replace(browser, people=(*others, person), active=person.id)


def switched(browser: Browser, person: str) -> Browser:
    """Another of them acts."""
    _known(browser, person)
    return msgspec.structs.replace(browser, active=person)


def removed(browser: Browser, person: str) -> Browser:
    """One of them leaves this browser for good."""
    _known(browser, person)
    people = tuple(local for local in browser.people if local.id != person)
    if not people:
        raise BadPeople(line("web-people-last"))
    active = browser.active if browser.active != person else people[0].id
    return msgspec.structs.replace(browser, people=people, active=active)


def without(browser: Browser, removed: Container[str]) -> Browser | None:
    """Those of a cookie who were not removed since it was made; None if nobody is left."""
    people = tuple(local for local in browser.people if local.id not in removed)
    if len(people) == len(browser.people):
        return browser
    if not people:
        return None
    active = browser.active if any(local.id == browser.active for local in people) else people[0].id
    return msgspec.structs.replace(browser, people=people, active=active)


def speaking(browser: Browser, language: str) -> Browser:
    """In a language of their choice."""
    if language not in LANGUAGES:
        raise BadPeople(line("which-language", languages=", ".join(LANGUAGES)))
    return msgspec.structs.replace(browser, language=language)


def _known(browser: Browser, person: str) -> None:
    if not browser.has(person):
        raise BadPeople(line("web-not-here"))


def sealed(browser: Browser, secret: bytes) -> str:
    """The cookie: the people, and a signature that only this house can make."""
    body = urlsafe_b64encode(msgspec.msgpack.encode(browser)).decode().rstrip("=")
    return f"{body}.{_signature(body, secret)}"


def opened(cookie: str, secret: bytes) -> Browser | None:
    """The people in a cookie; None if it is not one of ours."""
    body, _, signature = cookie.partition(".")
    if not hmac.compare_digest(_signature(body, secret).encode(), signature.encode(errors="replace")):
        return None
    try:
        browser = msgspec.msgpack.decode(urlsafe_b64decode(body + "=" * (-len(body) % 4)), type=Browser)
    except (ValueError, msgspec.MsgspecError):
        return None
    return browser if browser.has(browser.active) else None


def _signature(body: str, secret: bytes) -> str:
    return hmac.digest(secret, body.encode(errors="replace"), sha256).hex()


def _by_preference(accepted: str) -> Iterable[str]:
    """The tags of an Accept-Language header, best first."""
    weighed = [_weighed(part) for part in accepted.split(",")[:20]]
    return (tag for _, tag in sorted(weighed, key=lambda pair: -pair[0]))


def _weighed(part: str) -> tuple[float, str]:
    tag, _, quality = part.partition(";q=")
    try:
        return float(quality or 1), tag.strip()
    except ValueError:
        return 0.0, tag.strip()
