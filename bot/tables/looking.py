"""Questions that change nothing: the board, one's hand, the rules, help."""

from __future__ import annotations

from bot.domain.messages import Answer, Picture, line
from bot.domain.table import Change, Desk, Refused, Table
from bot.tables.catalogue import CATALOGUE, usage_line
from bot.tables.lobby import which_game
from bot.tables.offers import menu
from bot.tables.playing import attempt, game_of, seat_at
from rules import GAMES


def any_table(desk: Desk) -> Table:
    """The table here, in whatever phase."""
    if desk.table is None or desk.table.phase == "closed":
        raise Refused(line("no-table"))
    return desk.table


def board(desk: Desk, words: list[str]) -> Change:
    """/board: the picture again."""
    table = any_table(desk)
    picture = Picture("lobby", 0) if table.phase == "lobby" else Picture("board", table.entries)
    return Change(table, Answer(ok=True, picture=picture))


def hand(desk: Desk, words: list[str]) -> Change:
    """/hand: one's own cards, and what one may do."""
    table = game_of(desk)
    seat, state = seat_at(table, desk), table.state
    buttons = menu(table, state, seat) or () if seat in table.rules.to_act(state) else ()
    says = line("your-choices") if buttons else line("nothing-to-decide")
    picture = Picture("hand", table.entries, seat)
    return Change(table, Answer(ok=True, lines=(says,), picture=picture, buttons=buttons, stamp=table.stamp))


def preview(desk: Desk, words: list[str]) -> Change:
    """/preview <move>: what it would look like, for the one who asks alone."""
    table = game_of(desk)
    seat, state = seat_at(table, desk), table.state
    move, _ = attempt(table, state, seat, words)
    if table.rules.preview(table.rules.view(state, seat), move) is None:
        raise Refused(line("no-preview"))
    return Change(table, Answer(ok=True, picture=Picture("board", table.entries, seat, str(move))))


def rules(desk: Desk, words: list[str]) -> Change:
    """/rules [game] [rule]: the rules in short."""
    asked = [word for word in words if word.lower() in GAMES]
    if words and not asked and desk.table is None:
        raise which_game("rules")
    game = asked[0].lower() if asked else desk.table.game if desk.table else ""
    if not game:
        raise which_game("rules")
    wanted = {word.upper() for word in words if word.lower() not in GAMES}
    articles = [article for article in GAMES[game].articles if not wanted or article in wanted]
    if not articles:
        raise Refused(line("no-such-rule", rule=", ".join(sorted(wanted))[:40]))
    lines = tuple(line("rule", id=article, text=line(f"{game}-rule-{article}")) for article in articles)
    return Change(desk.table, Answer(ok=True, lines=(line(f"{game}-about"), *lines)))


def help_here(desk: Desk, words: list[str]) -> Change:
    """/help: what can be done here and now."""
    table = desk.table
    moment = "none" if table is None or table.idle else table.phase
    intro = line("help-intro", games=[line(game) for game in GAMES])
    usages = [usage_line(usage) for usage in CATALOGUE if moment in usage.when]
    return Change(table, Answer(ok=True, lines=(intro, *usages)))
