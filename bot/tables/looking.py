"""Questions that change nothing: the board, one's hand, the rules, help."""

from __future__ import annotations

from collections.abc import Sequence

import render
from bot.domain.messages import Answer, Line, Picture, Request, line, together, when
from bot.domain.table import Change, Decided, Desk, Refused, Table
from bot.tables import ahead, posts
from bot.tables.lobby import which_game
from bot.tables.offers import menu
from bot.tables.playing import WithMove, attempt, game_of, seat_at
from rules import GAMES

HERE = "here"
SHOWN_PAUSE = 60.0  # seconds between two boards that are posted because somebody asks for them


class Board(Request, frozen=True):
    """/board, or /board here: posted anew, for everyone."""

    here: bool = False

    @classmethod
    def read(cls, words: Sequence[str]) -> Board:
        """The first word."""
        return cls([word.lower() for word in words[:1]] == [HERE])

    @property
    def for_all(self) -> bool:
        """Posted for everyone."""
        return self.here


class Hand(Request, frozen=True):
    """/hand."""


class Preview(WithMove, frozen=True):
    """/preview <move>."""


class Rules(Request, frozen=True):
    """/rules [game] [rule]."""

    game: str = ""
    articles: tuple[str, ...] = ()

    @classmethod
    def read(cls, words: Sequence[str]) -> Rules:
        """A game may stand anywhere among the rules; the first that is named counts."""
        games = [word.lower() for word in words if word.lower() in GAMES]
        articles = {word.upper() for word in words if word.lower() not in GAMES}
        return cls(games[0] if games else "", tuple(sorted(articles)))


class Help(Request, frozen=True):
    """/help."""


def any_table(desk: Desk) -> Table:
    """The table here, in whatever phase."""
    if desk.table is None or desk.table.phase == "closed":
        raise Refused(line("no-table"))
    return desk.table


def board(desk: Desk, asked: Board) -> Decided:
    """/board: the picture again; /board here: a post with it, and the one before loses its buttons."""
    table = any_table(desk)
    if asked.here and not table.idle:
        return _posted_anew(desk, table)
    picture = Picture("lobby", 0) if table.phase == "lobby" else Picture("board", table.entries)
    return Answer(ok=True, picture=picture)


def _posted_anew(desk: Desk, table: Table) -> Change:
    """For who sits here or moderates, and not again and again: it may call somebody."""
    if not desk.who.moderator:
        seat_at(table, desk)
    if desk.at < table.shown_at + SHOWN_PAUSE:
        raise Refused(line("board-is-here", until=when(table.shown_at + SHOWN_PAUSE)))
    table, post = posts.again_post(table.changed(shown_at=desk.at))
    return Change(table, Answer(ok=True), posts=(post,))


def hand(desk: Desk, asked: Hand) -> Answer:
    """/hand: one's own cards, and what one may do."""
    table = game_of(desk)
    seat = seat_at(table, desk)
    buttons = menu(table, seat) or () if seat in table.rules.to_act(table.state) else ()
    says = line("your-choices") if buttons else line("nothing-to-decide")
    if not buttons and ahead.may_lay(table, seat):
        buttons = (ahead.BUTTON,)
    lines = (*table.ahead_of(seat).told, says)
    return Answer(
        ok=True, lines=lines, picture=Picture("hand", table.entries, seat), buttons=buttons, stamp=table.stamp
    )


def preview(desk: Desk, asked: Preview) -> Answer:
    """/preview <move>: what it would look like, for the one who asks alone."""
    table = game_of(desk)
    seat = seat_at(table, desk)
    view = table.rules.view(table.state, seat)
    if not asked.words and (moves := table.rules.legal(table.state, seat)):
        if table.rules.preview(view, moves[0]) is None:
            raise Refused(line("no-preview"))
        raise Refused(line("which-move", example=f"/preview {moves[0]}"))
    move, _ = attempt(table, seat, asked.words)
    if table.rules.preview(view, move) is None:
        raise Refused(line("no-preview"))
    return Answer(ok=True, picture=Picture("board", table.entries, seat, str(move)))


def rules(desk: Desk, asked: Rules) -> Answer:
    """/rules [game] [rule]: the rules in short."""
    game = asked.game or (desk.table.game if desk.table else "")
    if not game:
        raise which_game("rules")
    articles = [article for article in GAMES[game].articles if not asked.articles or article in asked.articles]
    if not articles:
        raise Refused(line("no-such-rule", rule=", ".join(asked.articles)[:40]))
    lines = tuple(line("rule", id=article, text=line(f"{game}-rule-{article}")) for article in articles)
    if len(articles) == 1:
        return Answer(ok=True, lines=lines, picture=Picture("rule", 0, move=f"{game} {articles[0]}"))
    pictured = [article for article in render.pictured(game) if article in articles]
    return Answer(ok=True, lines=(line(f"{game}-about"), *lines, *_shown(game, pictured)))


def _shown(game: str, articles: Sequence[str]) -> tuple[Line, ...]:
    """Which of these have a picture, and how one asks for it."""
    if not articles:
        return ()
    return (line("rules-pictured", rules=together(articles), example=f"/rules {game} {articles[0]}"),)


def help_here(desk: Desk, usages: Sequence[Line]) -> Answer:
    """/help: what can be done here and now, told by a line for each command."""
    intro = line("help-intro", games=together(line(game) for game in GAMES))
    return Answer(ok=True, lines=(intro, *usages))
