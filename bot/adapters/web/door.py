"""The door of the page: by which names it is called, which proxies stand before it, and who may read its figures."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping

import msgspec
from aiohttp import web

from bot.adapters.http.connections import MOST, Limits, room
from bot.adapters.http.visitors import HERE, PRIVATE, Network, address_of, came_from, is_among, networks_of
from bot.adapters.web.replies import Problem
from bot.domain.messages import line

ANYBODY = networks_of("0.0.0.0/0 ::/0")
ANY_NAME = "*"
NAME = re.compile(r"\*|\.?[a-z0-9_-]+(\.[a-z0-9_-]+)*")
SPOKEN_FOR = ("X-Forwarded-For", "Forwarded", "X-Real-IP", "Via")
"""Any of these says that a proxy brings the request of somebody else."""

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Door(msgspec.Struct, frozen=True, kw_only=True):
    """How the page can be reached. By addresses and as localhost it always can."""

    names: frozenset[str] = frozenset()  # a leading dot: and every name below it
    proxies: tuple[Network, ...] = HERE
    uncounted: tuple[Network, ...] = HERE + PRIVATE
    watchers: tuple[Network, ...] = HERE
    connections: int = MOST

    @property
    def limits(self) -> Limits:
        """What the guard of connections must know of it."""
        return Limits(connections=self.connections, uncounted=self.uncounted)

    def goes_by(self, host: str) -> bool:
        """Whether a request to this host is meant for us.

        Another name that leads here belongs to somebody who would have a visitor's browser speak to us in theirs.
        """
        name = _name_of(host)
        if ANY_NAME in self.names or address_of(name.strip("[]")) is not None:
            return True
        if name == "localhost" or name.endswith(".localhost"):
            return True
        above = (name[dot:] for dot, sign in enumerate(name) if sign == ".")
        return name in self.names or f".{name}" in self.names or any(part in self.names for part in above)


def _name_of(host: str) -> str:
    """The name in a Host header, without its port."""
    name, colon, port = host.rpartition(":")
    return (name if colon and port.isdigit() else host).rstrip(".").casefold()


DOOR = web.AppKey("door", Door)


def door_of(environment: Mapping[str, str]) -> Door:
    """As the owner wants it: `ZOCO_HOSTS`, `ZOCO_PROXIES`, `ZOCO_METRICS`. ValueError says what is wrong with which."""
    watchers = environment.get("ZOCO_METRICS", "").strip()
    proxies = HERE + _networks("ZOCO_PROXIES", environment.get("ZOCO_PROXIES", ""))
    return Door(
        names=frozenset(_names(environment.get("ZOCO_HOSTS", ""))),
        proxies=proxies,
        uncounted=proxies + PRIVATE,
        watchers=ANYBODY if watchers == ANY_NAME else HERE + _networks("ZOCO_METRICS", watchers),
        connections=room(),
    )


def _names(text: str) -> list[str]:
    names = [word.casefold() for word in text.replace(",", " ").split()]
    for name in names:
        if not NAME.fullmatch(name):
            raise ValueError(f"ZOCO_HOSTS: {name!r} is no name of a host, such as zoco.example.org")
    return names


def _networks(variable: str, text: str) -> tuple[Network, ...]:
    try:
        return networks_of(text)
    except ValueError as error:
        raise ValueError(
            f"{variable}: {error}; it holds addresses or networks, such as 10.0.0.2 or 10.0.0.0/8"
        ) from None


def may_watch(request: web.Request, door: Door) -> bool:
    """Whether figures are for whoever asks: by default for this machine alone, and never through a proxy unsaid."""
    forwarded = ",".join(request.headers.getall("X-Forwarded-For", ()))
    if not forwarded and any(name in request.headers for name in SPOKEN_FOR):
        return door.watchers == ANYBODY
    return is_among(came_from(request.remote or "", forwarded, door.proxies), door.watchers)


@web.middleware
async def known_host(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuses what was sent to a name that is none of ours."""
    if not request.app[DOOR].goes_by(request.host):
        raise Problem(400, line("web-wrong-host", host=re.sub("[^a-z0-9._-]", "", _name_of(request.host))[:100]))
    return await handler(request)
