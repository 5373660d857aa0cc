"""Results are brought into the careers and ratings of their players, each once, however often this dies over it.

What a game does to whom is planned once and kept beside the result; then each career takes its part of the plan, and
remembers that it has. Parts may come in any order: a rating is shifted, not set.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from bot.domain.careers import fixed, rateable, with_result
from bot.domain.ratings import Belief, Shift, shifts
from bot.domain.results import Career, Known, Result, Share
from bot.service.tables import Tables
from bot.store.results import Results


class Part(msgspec.Struct, frozen=True, array_like=True):
    """What a result does to one person: their share, whom else they met, and how their rating moves, if it does."""

    share: int
    met: tuple[tuple[str, int], ...]  # the person, and the place they came in
    shift: Shift | None = None


_plan = msgspec.msgpack.Decoder(dict[str, Part])


class Settling:
    """What the clock does for results."""

    def __init__(self, tables: Tables) -> None:
        self.people, self.results = tables.people, Results(tables.store)

    async def settle(self, channel: str) -> None:
        """All results of a channel that are not in their players' careers."""
        for result in await self.results.unsettled(channel):
            roster = await self.results.roster(channel)
            plan = await self.results.planned(channel, result, msgspec.msgpack.encode(await self._plan(result, roster)))
            for person, part in _plan.decode(plan).items():
                await self._take_part(channel, person, result, part)
            await self.results.settled(channel, result)

    async def _take_part(self, channel: str, person: str, result: Result, part: Part) -> None:
        names = {one.person: one.name for one in (await self.results.roster(channel)).values()}
        if person in names:  # and was not forgotten since
            met = [one for one in part.met if one[0] in names]
            share = result.shares[part.share]
            await self.results.change(
                person, lambda career: with_result(career, result, share, met, part.shift, names[person])
            )
            await self._rank(person, result.game)
        if person not in {one.person for one in (await self.results.roster(channel)).values()}:
            await self.results.drop_career(person)  # they were forgotten just now

    async def _rank(self, person: str, game: str) -> None:
        """Who is sure enough, and wants it, stands among all players of the game."""
        found = (await self.results.career(person)).games[game]
        belief = Belief(found.mu, found.sigma)
        told = (await self.people.preferences(person)).stats == "world" and not belief.provisional
        await self.results.rank(game, person, belief.mu - 2 * belief.sigma if told else None)

    async def _plan(self, result: Result, roster: Mapping[int, Known]) -> dict[str, Part]:
        seats = [
            (number, share, roster[share.who].person)
            for number, share in enumerate(result.shares)
            if share.who in roster
        ]
        kept = [(number, share, who) for number, share, who in seats if await self._is_kept(who)]
        careers = dict(await self.results.careers([who for _, _, who in kept]))
        moved = self._moved(result, careers, {number: who for number, _, who in kept})
        return {
            who: Part(number, tuple((other, one.place) for at, one, other in kept if at != number), moved.get(number))
            for number, _, who in kept
        }

    async def _is_kept(self, person: str) -> bool:
        return (await self.people.preferences(person)).stats != "off"

    def _moved(self, result: Result, careers: Mapping[str, Career], seats: Mapping[int, str]) -> dict[int, Shift]:
        """How the ratings of these seats move: by all whose level is known, if the game says anything about skill."""
        known: list[tuple[int, Share, Belief]] = []
        for number, share in enumerate(result.shares):
            if number in seats:
                career = careers[seats[number]].games.get(result.game)
                known.append((number, share, Belief(career.mu, career.sigma) if career else Belief()))
            elif share.robot:
                known.append((number, share, fixed(result.game, share.robot)))
        people = [who for number, who in seats.items()]
        if len(known) < 2 or not rateable(result, [careers[who] for who in people], people):
            return {}
        found = shifts([belief for _, _, belief in known], [share.place for _, share, _ in known])
        return {number: shift for (number, _, _), shift in zip(known, found, strict=True) if number in seats}
