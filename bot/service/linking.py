"""One person on several platforms: a code joins two identities, after both have said yes knowing the other's name.

Whoever has the code is asked, and then who asked for it. Nobody is linked by the doing of somebody else: each answers
for themselves alone, what they were asked about is named, and every identity that is joined hears of it.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Sequence

import msgspec

from bot.domain.addresses import direct_channel, platform_of
from bot.domain.codes import fresh_code, shown, typed
from bot.domain.messages import Answer, Button, Command, Line, Person, Post, Request, line
from bot.domain.names import chair_name
from bot.domain.preferences import joined
from bot.domain.table import Refused
from bot.service.letters import Letters
from bot.service.limits import HOUR, Allowance
from bot.store.codes import Codes
from bot.store.links import Links, OneEach
from bot.store.preferences import People
from bot.store.store import Store
from bot.store.values import Values

CODES_AN_HOUR, TRIES_AN_HOUR = 20, 20
YES, NO = "yes", "no"
ASKED, NOTICES = "asked", "notices"


class Link(Request, frozen=True):
    """/link, /link <code>, and the answers to the question that follows."""

    words: tuple[str, ...] = ()

    @classmethod
    def read(cls, words: Sequence[str]) -> Link:
        """Whatever the words are."""
        return cls(tuple(words))


class Unlink(Request, frozen=True):
    """/unlink."""


class Identity(msgspec.Struct, frozen=True):
    """Somebody on a platform, as the other side is told of them."""

    person: str
    name: str
    language: str

    @property
    def place(self) -> Line:
        """What the platform is called."""
        return line(f"place-{platform_of(self.person)}")


class Asked(msgspec.Struct, frozen=True):
    """With whom somebody may be linked. `last`: the other has said yes already; `agreed`: so have they."""

    token: str
    other: Identity
    last: bool = False
    agreed: bool = False


_identity = msgspec.json.Decoder(Identity)
_asked = msgspec.json.Decoder(Asked)


class Linking:
    """Links people, and parts them."""

    def __init__(self, store: Store, people: People, clock: Callable[[], float], direct: Collection[str]) -> None:
        self.people, self.clock = people, clock
        self.links, self.values, self.offers = Links(store), Values(store), Codes(store, "offered")
        self.letters = Letters(store, clock, direct)
        self._codes, self._tries = Allowance(CODES_AN_HOUR, HOUR), Allowance(TRIES_AN_HOUR, HOUR)

    async def overview(self, who: Person) -> Answer:
        """/link: with whom one is linked, what one is asked, and a code for another."""
        known = [line("link-with", place=_place(one)) for one in await self.links.others(who.id)]
        asked = await self._question(who.id)
        if asked and not asked.agreed:
            return _asking(asked, *known)
        self._count(self._codes, who)
        code = fresh_code()
        await self.offers.put(code, msgspec.json.encode(_of(who)))
        return Answer(ok=True, lines=(*known, line("link-code", code=shown(code))))

    async def offered(self, who: Person, text: str) -> Answer:
        """/link <code>: who types it is asked whether they are the one who got it."""
        self._count(self._tries, who)
        code = typed(text)
        offer = await self.offers.take(code) if code else None
        if offer is None:
            raise Refused(line("link-code-unknown"))
        other = _identity.decode(offer)
        await self._check(who.id, other)
        asked = Asked(secrets.token_hex(8), other)
        await self._ask(who.id, asked)
        return _asking(asked)

    async def _check(self, person: str, other: Identity) -> None:
        """That they may be one person at all."""
        mine, theirs = await self.links.all_of(person), await self.links.all_of(other.person)
        if other.person in mine:
            raise Refused(line("link-self"))
        platforms = [platform_of(one) for one in (*mine, *theirs)]
        if len(set(platforms)) < len(platforms):
            raise Refused(line("link-one-each"))

    async def said_yes(self, who: Person, token: str) -> Answer:
        """One's own yes to the question: the first has the other one asked, the second joins them."""
        asked = await self._answered(who, token)
        if not asked.last:
            await self._ask(who.id, msgspec.structs.replace(asked, agreed=True))
            mine = Asked(token, _of(who), last=True)
            await self._ask(asked.other.person, mine)
            await self._tell(asked.other.person, f"asked {token}", _asking(mine), asked.other.language)
            return Answer(ok=True, lines=(line("link-waits", place=asked.other.place),))
        theirs = await self._question(asked.other.person)
        if theirs is None or (theirs.token, theirs.agreed, theirs.other.person) != (token, True, who.id):
            raise Refused(line("link-nothing"))
        return await self._joined(who, asked)

    async def _joined(self, who: Person, asked: Asked) -> Answer:
        other = asked.other
        first, second = await self.people.preferences(who.id), await self.people.preferences(other.person)
        try:
            everyone = await self.links.join(who.id, other.person)
        except OneEach:
            raise Refused(line("link-one-each")) from None
        for person in (who.id, other.person):
            await self.values.drop(person, ASKED)
        await self.people.change(who.id, lambda _: joined(first, second))
        told = Answer(ok=True, lines=(line("linked"), *_named(everyone, who.id)))
        for person in everyone[1:]:
            news = (line("linked-by", name=chair_name(who.name, ()), place=_place(who.id)), line("link-undo"))
            await self._tell(person, f"linked {asked.token}", Answer(ok=True, lines=news), other.language)
        return told

    async def said_no(self, who: Person, token: str) -> Answer:
        """Nothing comes of it."""
        asked = await self._answered(who, token)
        for person in (who.id, asked.other.person):
            known = await self._question(person)
            if known is not None and known.token == token:
                await self.values.drop(person, ASKED)
        return Answer(ok=True, lines=(line("link-dropped"),))

    async def part(self, who: Person) -> Answer:
        """/unlink: this identity is a person of its own again; seats stay with the identity that took them."""
        others = await self.links.part(who.id)
        await self.values.drop(who.id, ASKED)
        if not others:
            raise Refused(line("link-none"))
        name = secrets.token_hex(8)
        for person in others:
            news = line("unlinked-by", name=chair_name(who.name, ()), place=_place(who.id))
            preferences = await self.people.preferences(person)
            await self._tell(person, f"parted {name}", Answer(ok=True, lines=(news,)), preferences.language)
        return Answer(ok=True, lines=(line("unlinked"),))

    async def _ask(self, person: str, asked: Asked) -> None:
        await self.values.put(person, ASKED, msgspec.json.encode(asked))

    async def _question(self, person: str) -> Asked | None:
        stored = await self.values.get(person, ASKED)
        return _asked.decode(stored) if stored else None

    async def _answered(self, who: Person, token: str) -> Asked:
        """What this person was asked under that token, which nobody else was; not once they have said yes."""
        asked = await self._question(who.id)
        if asked is None or not secrets.compare_digest(asked.token.encode(), token.encode()) or asked.agreed:
            raise Refused(line("link-nothing"))
        return asked

    async def _tell(self, person: str, mark: str, said: Answer, language: str) -> None:
        """To that identity alone, where it can be written to; on a page `/link` shows it."""
        own = direct_channel(person)
        if not await self.letters.reach(own):
            return
        spoken = (await self.people.preferences(person)).language or language or "en"
        await self.letters.write(own, NOTICES, mark, Post(0, said.lines, 0, buttons=said.buttons, language=spoken))

    def _count(self, allowance: Allowance, who: Person) -> None:
        if allowance.take(who.id, self.clock()):
            raise Refused(line("too-many-commands"))


def _of(who: Person) -> Identity:
    return Identity(who.id, chair_name(who.name, ()), who.language)


def _place(person: str) -> Line:
    return line(f"place-{platform_of(person)}")


def _named(people: Sequence[str], but: str) -> tuple[Line, ...]:
    return tuple(line("link-with", place=_place(one)) for one in people if one != but)


def _asking(asked: Asked, *before: Line) -> Answer:
    """The question whether they are one person, with what follows from it."""
    about = line("link-asked", name=asked.other.name, place=asked.other.place)
    buttons = (
        Button(f"/link {YES} {asked.token}", line("button-link-yes"), "primary"),
        Button(f"/link {NO} {asked.token}", line("button-link-no")),
    )
    return Answer(ok=True, lines=(*before, about), buttons=buttons)


async def linked(linking: Linking, command: Command, asked: Link) -> Answer:
    """/link, however it goes on."""
    match asked.words:
        case ():
            return await linking.overview(command.who)
        case (word, token) if word.lower() == YES:
            return await linking.said_yes(command.who, token)
        case (word, token) if word.lower() == NO:
            return await linking.said_no(command.who, token)
        case words:
            return await linking.offered(command.who, "".join(words))
