"""What the channel is shown after a change: one post a turn, edited by the steps within it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias

import msgspec

from bot.domain.messages import OVER, Arg, Button, Called, Line, Picture, Post, line, together, when
from bot.domain.settings import PACE
from bot.domain.table import Note, Question, Table
from bot.tables import tally, timing
from bot.tables.offers import prompt, public_menu
from rules.contract import Outcome
from rules.record import seed_hash

About: TypeAlias = Literal["turn", "late", "free", "owner", "pause"]

LOBBY_BUTTONS = (
    Button("/join", line("button-join"), "primary"),
    Button("/leave", line("button-leave")),
    Button("/start", line("button-start")),
    Button("/robot", line("button-robot")),
)
CONSENT_BUTTONS = (
    Button("/agree", line("button-agree"), "primary"),
    Button("/refuse", line("button-refuse"), "danger"),
)
PLAY_BUTTON = Button("/play", line("button-play"), "primary")
REMINDER_BUTTONS = (
    Button("/play", line("button-play-now"), "primary"),
    Button("/mute", line("button-not-this-turn")),
    Button("/settings reminders fewer", line("button-less-often")),
    Button("/away", line("button-away")),
)
AGAIN_BUTTON = Button("/again", line("button-again"), "primary")
RECORD_BUTTON = Button("/record", line("button-record"))
END_BUTTONS = (AGAIN_BUTTON, RECORD_BUTTON)
SINCE_BUTTON = Button("/since", line("button-since"))
GAMES_BUTTON = Button("/games", line("button-games"))
BACK_BUTTON = Button("/replace", line("button-take-back"), "primary")
REPLACE_BUTTON = Button("/replace", line("button-replace"), "primary")


def new_post(table: Table, post: Post, *, retold: bool = False) -> tuple[Table, Post]:
    """A post of its own, which becomes the live one and closes the one before; `retold`: with that one's steps."""
    number = table.posts + 1
    kept = table.base if retold else table.base + steps(table)
    closes = (table.live, kept) if table.live is not None else None
    shown = _picture_it_began_with(table) if closes and retold else None
    fresh = msgspec.structs.replace(post, id=number, closes=closes, closed_picture=shown, edits=False)
    at = post.picture.at if post.picture and post.picture.kind == "board" else None
    return table.changed(posts=number, live=number, base=post.lines, base_at=at, told=()), fresh


def _picture_it_began_with(table: Table) -> Picture | None:
    """The board that the live post began with: its steps showed others, and are told by the next post."""
    return Picture("board", table.base_at) if table.base_at is not None else None


def steps(table: Table) -> tuple[Line, ...]:
    """What has been told of this turn."""
    return tuple(told for lines in table.told for told in lines)


def latest(table: Table) -> tuple[Line, ...]:
    """What has been told last: of the last step of this turn; where it has just begun, of the one before."""
    return table.told[-1] if table.told else table.base


def aside(table: Table, *lines: Line, picture: Picture | None = None) -> tuple[Table, Post]:
    """A post that leaves the live one as it is: news about the table."""
    number = table.posts + 1
    return table.changed(posts=number), Post(number, lines, table.stamp, picture)


def note(
    table: Table, about: About, seats: Iterable[int], *lines: Line, buttons: tuple[Button, ...]
) -> tuple[Table, Post]:
    """News with buttons, which they lose when what it is about is over: see `notes`."""
    table, post = aside(table, *lines)
    turns = tuple((seat, table.chairs[seat].since) for seat in seats)
    return _noted(table, Note(post.id, about, turns)), msgspec.structs.replace(post, buttons=buttons)


def _noted(table: Table, fresh: Note) -> Table:
    return table.changed(notes=(*table.notes, fresh))


def question_post(table: Table, question: Question, *text: Line) -> tuple[Table, Post]:
    """Asks everyone; the buttons are stamped for this question, so that none answers a later one."""
    number = table.posts + 1
    question = msgspec.structs.replace(question, stamp=number)
    table = _noted(table.changed(posts=number, question=question), Note(number, "question"))
    return table, Post(number, text, number, buttons=CONSENT_BUTTONS)


def lobby_post(table: Table, *lines: Line) -> Post:
    """The lobby, as it stands."""
    dice = (line("dice-committed", hash=seed_hash(table.secret)),) if table.secret else ()
    about = (PACE.sentence(table), *_house_rules(table), *dice, *tally.told(table))
    post = Post(0, (*lines, *about), table.stamp, Picture("lobby", 0), buttons=LOBBY_BUTTONS)
    awaited = tuple(Called(chair.person, chair.name) for chair in table.chairs if chair.awaited and chair.person)
    return msgspec.structs.replace(post, call=line("call-again"), called=awaited) if awaited else post


def lobby_step(table: Table, *news: Line) -> Post:
    """The live post of the lobby, with the latest news."""
    return msgspec.structs.replace(lobby_post(table, *table.base[:1], *news), id=table.live or 0, edits=True)


def _house_rules(table: Table) -> tuple[Line, ...]:
    return tuple(line("house-rule", rule=line(f"{table.game}-option-{option}")) for option in table.options)


def opening_post(table: Table, *news: Line) -> tuple[Table, Post]:
    """The game begins; the hash of its seed is published."""
    said = (
        *news,
        line("game-begins", game=line(table.game)),
        line("fair-dice", hash=seed_hash(table.secret or table.seed)),
    )
    return new_post(table, _turn(table, said))


def turn_post(table: Table) -> tuple[Table, Post]:
    """A turn is over: all that happened in it, the board, and who is next."""
    return new_post(table, _turn(table, steps(table)), retold=True)


def news_post(table: Table, news: Line) -> tuple[Table, Post]:
    """The board anew, within a turn, and why."""
    return new_post(table, _turn(table, (news,)))


def step_post(table: Table) -> Post:
    """The live post, with the steps of this turn so far."""
    return msgspec.structs.replace(_turn(table, table.base + steps(table)), id=table.live or 0, edits=True)


def standing_post(table: Table) -> Post | None:
    """The live post as it stands now, for whoever must show it anew; None where nothing goes on."""
    if table.live is None or table.idle:
        return None
    return lobby_step(table) if table.phase == "lobby" else step_post(table)


def _turn(table: Table, lines: tuple[Line, ...]) -> Post:
    chairs = [table.chairs[seat] for seat in table.rules.to_act(table.state)]
    called = tuple(Called(chair.person, chair.name) for chair in chairs if chair.person)
    free = tuple(line("chair-is-free", name=chair.name) for chair in chairs if chair.is_free)
    post = Post(0, lines, table.stamp, Picture("board", table.entries))
    if called:
        buttons = public_menu(table)
        call = _call(table, len(called), _prompt(table) if buttons and buttons[0] != PLAY_BUTTON else None)
        return msgspec.structs.replace(post, call=call, called=called, buttons=buttons)
    return msgspec.structs.replace(post, lines=(*lines, *free), buttons=(REPLACE_BUTTON,) if free else ())


def again_post(table: Table, *news: Line) -> tuple[Table, Post]:
    """What is on in a post of its own, with all that was told of this turn: the posts before it may not be there."""
    told = tuple(said for said in (*table.base, *steps(table)) if said not in news)
    if table.phase == "lobby":
        return new_post(table, lobby_post(table, *table.base[:1], *news), retold=True)
    return new_post(table, _turn(table, (*news, *told)), retold=True)


def tells_of_before(post: Post) -> bool:
    """Whether whoever is called by a post may want to see what has happened: not when a game has just begun."""
    picture = post.picture if post.call and not post.ends else None
    return picture is not None and picture.kind == "board" and picture.at > 0


def _call(table: Table, count: int, asks: Line | None) -> Line:
    """The sentence that calls them, with the time they have; over moves to press it says what is to be decided."""
    limit = timing.until(table)
    key = "call-one" if count == 1 else "call-many"
    until: dict[str, Arg] = {} if limit is None else {"until": when(limit)}
    if asks is None:
        return line(f"{key}-until" if until else key, **until)
    return line("call-one-until-to" if until else "call-one-to", **until, prompt=asks)


def _prompt(table: Table) -> Line:
    """What the one who is to act has to decide, before everyone's eyes."""
    (seat,) = table.rules.to_act(table.state)
    moves = [str(move) for move in table.rules.legal(table.state, seat)]
    return prompt(table, table.rules.view(table.state, None), moves)


def _dice(table: Table) -> tuple[Line, ...]:
    """Where chance came from; and who brought a part of it."""
    names = [table.names[seat] for seat, word in enumerate(table.brought) if word]
    mixed = (line("dice-mixed", names=together(names), seed=table.seed),) if names else ()
    return (*mixed, line("seed-published", seed=table.secret or table.seed))


def closing_post(table: Table) -> tuple[Table, Post]:
    """The end: who won, with how many points, and the seed."""
    outcome = table.rules.outcome(table.state)
    assert outcome is not None
    results = (*_results(table, outcome), *tally.told(table), *_dice(table))
    people = tuple(Called(chair.person, chair.name) for chair in table.chairs if chair.person)
    buttons = END_BUTTONS if people else (RECORD_BUTTON,)
    post = Post(0, (*steps(table), *results), table.stamp, Picture("board", table.entries), buttons=buttons)
    if people:
        post = msgspec.structs.replace(post, call=line(OVER), called=people)
    return new_post(table, post, retold=True)


def ended_post(table: Table) -> Post | None:
    """The live post of a game that is over, as far as the table alone still knows it; None for any other table."""
    if table.phase != "over" or table.live is None or table.rules.outcome(table.state) is None:
        return None
    return msgspec.structs.replace(closing_post(table)[1], id=table.live, closes=None)


def result(table: Table) -> Line | None:
    """How the game has ended, in one sentence: who won, or the result of who played alone."""
    outcome = table.rules.outcome(table.state) if table.position is not None else None
    return _results(table, outcome)[0] if outcome else None


def _results(table: Table, outcome: Outcome) -> tuple[Line, ...]:
    """Winners first. Whoever plays alone is not said to win: their result has a name of its own."""
    lines = [_winners(table, outcome)] if len(table.chairs) > 1 else []
    order = sorted(range(len(outcome.scores)), key=lambda seat: (seat not in outcome.winners, -outcome.scores[seat]))
    lines += [_score(table, outcome, seat) for seat in order]
    if outcome.rating:
        lines.append(line("rating", rating=line(f"{table.game}-term-{outcome.rating}")))
    return tuple(lines)


def _winners(table: Table, outcome: Outcome) -> Line:
    names = [_name(table, winner) for winner in outcome.winners]
    key: Literal["wins", "share-the-win"] = "wins" if len(names) == 1 else "share-the-win"
    return line(key, names=together(names))


def _name(table: Table, winner: int | str) -> Line:
    if isinstance(winner, int):
        return line("word", word=table.chairs[winner].name)
    return line(f"{table.game}-term-{winner}")


def _score(table: Table, outcome: Outcome, seat: int) -> Line:
    sources = [
        line("points-from", source=line(f"{table.game}-points-{source}"), points=points)
        for source, points in outcome.breakdown[seat].items()
        if points
    ]
    result = line("score", name=table.chairs[seat].name, points=outcome.scores[seat])
    return line("score-from", score=result, sources=sources) if sources else result
