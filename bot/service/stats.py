"""What lasts, told: one's own results, those of a group, and who leads in a game among all who want to be told of.

Nobody is told of who does not want it, nobody in a group who has left its chat, and nobody elsewhere by name who has
not asked for that.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from bot.domain.careers import fixed
from bot.domain.messages import Answer, Button, Card, Command, Line, Picture, Request, line
from bot.domain.ratings import Belief
from bot.domain.results import Career, GameCareer, Known, Result, Share, Standing
from bot.service.admission import Admission
from bot.store.preferences import People
from bot.store.results import Results
from bot.store.store import Store
from rules import GAMES
from rules.figures import figure_names
from rules.robots import STRENGTHS

GROUP, WORLD = "group", "world"
LATEST = 1000  # results of a group that are looked at
ROWS = 10
RIVALS, PLACES = 3, 20
MINUTE, HOUR, DAY = 60, 3600, 24 * 3600


class Stats(Request, frozen=True):
    """/stats [<game>], and /stats world <game>: it matters not where one asks."""

    world: bool = False
    game: str = ""

    @classmethod
    def read(cls, words: Sequence[str]) -> Request:
        """In any order; what is neither makes no difference. `/stats group` is a request of its own."""
        small = [word.lower() for word in words]
        game = next((word for word in small if word in GAMES), "")
        return GroupStats(game) if GROUP in small else cls(WORLD in small, game)


class GroupStats(Request, frozen=True):
    """/stats group [<game>]."""

    game: str = ""


class Told(msgspec.Struct, frozen=True):
    """Somebody in a group's table: what they are called, and how they have done here."""

    name: str
    robot: str
    person: str
    standing: Standing


class Statistics:
    """Answers what is asked about results."""

    def __init__(self, store: Store, people: People, admission: Admission) -> None:
        self.store, self.people, self.admission, self.results = store, people, admission, Results(store)

    # One's own

    async def own(self, command: Command, game: str) -> Answer:
        """/stats: in all games, or in one by the number of players."""
        who = command.who
        if not await self._wants(who.id):
            return Answer(ok=True, lines=(line("stats-off"),), buttons=(_setting(GROUP),))
        career = await self.results.career(who.id)
        games = {game: career.games[game]} if game in career.games else ({} if game else career.games)
        if not games:
            return Answer(ok=True, lines=(line("stats-none"),), buttons=(_button(GROUP),))
        names = await self._names_near(command.channel, who.id, [rival.person for rival in career.rivals])
        rivals = tuple(
            line("stats-rival", name=names[one.person], count=one.games, ahead=one.ahead, behind=one.behind)
            for one in sorted(career.rivals, key=lambda one: -one.games)
            if one.person in names
        )[:RIVALS]
        rows = _by_seats(game, games[game]) if game else tuple(_row(line(one), found) for one, found in games.items())
        figures = tuple(_figures(one, found) for one, found in games.items())
        title = line("word", word=who.name)
        told = tuple(
            line("stats-game", game=line(one), row=_said(_row(line(one), found))) for one, found in games.items()
        )
        card = Card(title, line("stats-about"), HEADS, rows, (*figures, *rivals))
        buttons = (*(_button("", one) for one in career.games if one != game), _button(GROUP), _setting("off"))
        return _answer(_words("", game), who.id, (line("stats-yours"), *told, *figures, *rivals), card, buttons)

    async def _names_near(self, channel: str, person: str, wanted: Iterable[str]) -> dict[str, str]:
        """What those are called whom one has met, where one has met them; nobody who does not want to be told of."""
        places = list(dict.fromkeys([channel, *await self.results.places(person)]))[:PLACES]
        found: dict[str, str] = {}
        for place in places:
            for one in (await self.results.roster(place)).values():
                found.setdefault(one.person, one.name)
        return {one: found[one] for one in wanted if one in found and await self._wants(one)}

    # A group's

    async def group(self, command: Command, game: str) -> Answer:
        """/stats group: who has done how well here, and what the records are."""
        results = await self.results.of(command.channel, LATEST)
        roster = await self.results.roster(command.channel)
        here = {number: one for number, one in roster.items() if await self._is_told(command.channel, one)}
        by_game = defaultdict[str, list[Result]](list)
        for result in results:
            by_game[result.game].append(result)
        if not by_game:
            return Answer(ok=True, lines=(line("stats-none-here"),))
        game = game if game in by_game else max(by_game, key=lambda one: len(by_game[one]))
        played = by_game[game]
        table = _table(played, here)
        careers = await self.results.careers([one.person for one in table if one.person])
        rows = tuple(_group_row(one, _belief(game, one, careers)) for one in table[:ROWS])
        records = _records(game, played, here)
        about = line("stats-group-about", game=line(game), count=len(played))
        card = Card(line("stats-group"), about, GROUP_HEADS, rows, records)
        told = tuple(line("stats-row", name=row[0], row=_said(row)) for row in rows)
        others = tuple(_button(GROUP, one) for one in by_game if one != game)
        return _answer(
            _words(GROUP, game), command.who.id, (about, *told, *records), card, (*others, _button(WORLD, game))
        )

    async def _is_told(self, channel: str, known: Known) -> bool:
        if not await self._wants(known.person):
            return False
        return await self.admission.is_here(channel, known.person)

    # The world's

    async def world(self, command: Command, game: str) -> Answer:
        """/stats world: who plays a game best, as far as they want to be told of, between the robots."""
        game = game or next(iter(GAMES))
        leaders = await self._leaders(game)
        robots = [(line("stats-robot", strength=line(f"robot-{one}")), fixed(game, one)) for one in STRENGTHS]
        people = [(line("word", word=name), belief) for name, belief in leaders]
        order = sorted((*people, *robots), key=lambda one: -one[1].mu)
        rows = tuple(
            (name, _number(belief.shown), line("stats-margin", margin=str(belief.margin))) for name, belief in order
        )
        about = line("stats-world-about", game=line(game))
        heads = (line("stats-head-name"), line("stats-head-rating"), line("stats-head-margin"))
        told = tuple(line("stats-row", name=row[0], row=_said(row)) for row in rows)
        others = tuple(_button(WORLD, one) for one in GAMES if one != game)
        how = line("stats-world-how", example=f"/settings stats {WORLD}")
        card = Card(line("stats-world"), about, heads, rows, (how,))
        return _answer(_words(WORLD, game), command.who.id, (about, *told, how), card, (*others, _setting(WORLD)))

    async def _leaders(self, game: str) -> list[tuple[str, Belief]]:
        """Those who lead, by name: only who wants to be told of everywhere."""
        found = []
        for person in await self.results.leaders(game):
            career = await self.results.career(person)
            if game in career.games and await self._wants(person, WORLD):
                one = career.games[game]
                found.append((career.name, Belief(one.mu, one.sigma)))
        return found[:ROWS]

    async def _wants(self, person: str, scope: str = "") -> bool:
        chosen = (await self.people.preferences(person)).stats
        return chosen == WORLD if scope == WORLD else chosen != "off"


HEADS = tuple(line(f"stats-head-{one}") for one in ("game", "games", "wins", "mean", "best", "rating"))
GROUP_HEADS = tuple(line(f"stats-head-{one}") for one in ("name", "games", "wins", "mean", "best", "rating"))


def _answer(asked: str, who: str, lines: tuple[Line, ...], card: Card, buttons: tuple[Button, ...]) -> Answer:
    """Its picture tells what was asked, and by whom: a page asks for it once more."""
    return Answer(ok=True, lines=lines, picture=Picture("card", 0, move=f"{asked}\n{who}", card=card), buttons=buttons)


def _button(scope: str, game: str = "") -> Button:
    words = _words(scope, game)
    if game and not scope:
        return Button(words, line(game))
    if not game:
        return Button(words, line(f"stats-{scope}"))
    return Button(words, line("stats-of", what=line(f"stats-{scope}"), game=line(game)))


def _words(scope: str, game: str) -> str:
    return " ".join(part for part in ("/stats", scope, game) if part)


def _setting(value: str) -> Button:
    return Button(f"/settings stats {value}", line(f"button-stats-{value}"))


def _number(number: int) -> Line:
    return line("word", word=str(number))


def _row(name: Line, game: GameCareer) -> tuple[Line, ...]:
    return _standing_row(name, _sum(game.seats.values()), _rating(Belief(game.mu, game.sigma), game.rated))


def _by_seats(name: str, game: GameCareer) -> tuple[tuple[Line, ...], ...]:
    """A game's row, and one for each number of players."""
    rating, nothing = _rating(Belief(game.mu, game.sigma), game.rated), line("word", word="")
    rows = [
        _standing_row(line("stats-players", count=seats), one, nothing) for seats, one in sorted(game.seats.items())
    ]
    return (_standing_row(line(name), _sum(game.seats.values()), rating), *rows)


def _standing_row(name: Line, one: Standing, rating: Line) -> tuple[Line, ...]:
    mean = round(one.points / one.games) if one.games else 0
    return (name, *map(_number, (one.games, one.wins, mean, one.best)), rating)


def _said(row: Sequence[Line]) -> Line:
    """The figures of a row in a sentence."""
    if len(row) == 3:
        return line("stats-rated", rating=row[1], margin=row[2])
    return line("stats-said", **dict(zip(("games", "wins", "mean", "best", "rating"), row[1:], strict=True)))


def _rating(belief: Belief, rated: int) -> Line:
    """As it is told: with how sure it is, and a sign while that is not sure enough."""
    if not rated:
        return line("stats-unrated")
    key = "stats-provisional" if belief.provisional else "stats-rating"
    return line(key, rating=str(belief.shown), margin=str(belief.margin))


def _sum(standings: Iterable[Standing]) -> Standing:
    found = list(standings)
    return Standing(
        games=sum(one.games for one in found),
        wins=sum(one.wins for one in found),
        points=sum(one.points for one in found),
        best=max((one.best for one in found), default=0),
        worst=min((one.worst for one in found), default=0),
        pace=sum(one.pace for one in found),
    )


def _figures(name: str, game: GameCareer) -> Line:
    """The largest figures of one's own, and how fast one moves."""
    figures = [
        line("points-from", source=line(f"{name}-figure-{figure}"), points=most)
        for figure, most in zip(figure_names(name), game.figures, strict=False)
    ]
    every = _sum(game.seats.values())
    pace = _pace(round(every.pace / every.games)) if every.games else line("stats-minutes", count=0)
    return line("stats-figures", game=line(name), worst=every.worst, figures=figures, pace=pace)


def _pace(seconds: int) -> Line:
    if seconds >= 2 * DAY:
        return line("stats-days", count=round(seconds / DAY))
    if seconds >= 2 * HOUR:
        return line("stats-hours", count=round(seconds / HOUR))
    return line("stats-minutes", count=max(1, round(seconds / MINUTE)))


def _table(results: Sequence[Result], here: Mapping[int, Known]) -> list[Told]:
    """How everybody has done in these games: who won most of them first."""
    found: dict[tuple[str, str], Told] = {}
    for result in results:
        for share in result.shares:
            known = here.get(share.who)
            if known is None and not share.robot:
                continue
            person, robot = (known.person, "") if known else ("", share.robot)
            before = found.get((person, robot), Told(known.name if known else "", robot, person, Standing()))
            found[person, robot] = msgspec.structs.replace(before, standing=_added(before.standing, share))
    return sorted(found.values(), key=lambda one: (-one.standing.wins, -one.standing.points / one.standing.games))


def _added(one: Standing, share: Share) -> Standing:
    return Standing(
        games=one.games + 1,
        wins=one.wins + (share.place == 1),
        points=one.points + share.points,
        best=max(one.best, share.points),
        worst=min(one.worst, share.points) if one.games else share.points,
        pace=one.pace + share.pace,
    )


def _belief(game: str, one: Told, careers: Mapping[str, Career]) -> Line:
    if one.robot:
        return _rating(fixed(game, one.robot), 1)
    found = careers[one.person].games.get(game)
    return _rating(Belief(found.mu, found.sigma), found.rated) if found else line("stats-unrated")


def _group_row(one: Told, rating: Line) -> tuple[Line, ...]:
    name = line("stats-robot", strength=line(f"robot-{one.robot}")) if one.robot else line("word", word=one.name)
    standing = one.standing
    mean = round(standing.points / standing.games)
    return (name, *map(_number, (standing.games, standing.wins, mean, standing.best)), rating)


def _records(game: str, results: Sequence[Result], here: Mapping[int, Known]) -> tuple[Line, ...]:
    """The largest of each figure that anybody reached here, and the longest game."""
    found = []
    for at, figure in enumerate(figure_names(game)):
        shares = [share for result in results for share in result.shares if len(share.figures) > at]
        best = max(shares, key=lambda share: share.figures[at], default=None)
        if best is not None and best.figures[at]:
            name = _called(best, here)
            found.append(
                line("stats-record", figure=line(f"{game}-figure-{figure}"), points=best.figures[at], name=name)
            )
    longest = max(results, key=lambda result: result.lasted)
    found.append(line("stats-longest", pace=_pace(longest.lasted)))
    return tuple(found)


def _called(share: Share, here: Mapping[int, Known]) -> Line:
    if share.robot:
        return line("stats-robot", strength=line(f"robot-{share.robot}"))
    known = here.get(share.who)
    return line("word", word=known.name) if known else line("forgotten-player")
