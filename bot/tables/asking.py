"""Questions that change nothing, or only how the table speaks: the board, one's hand, the rules, help, settings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import get_args

import msgspec

from bot.messages import Answer, Button, Picture, line
from bot.pace import PACES
from bot.tables.catalogue import CATALOGUE, usage_line
from bot.tables.lobby import host_name, set_option, which_game
from bot.tables.offers import menu
from bot.tables.playing import attempt, game_of, seat_at
from bot.tables.table import Change, Desk, Late, Refused, Table
from bot.words import LANGUAGES
from rules import GAMES

ON, OFF = "on", "off"
LATE: tuple[Late, ...] = get_args(Late)


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


def settings(desk: Desk, words: list[str]) -> Change:
    """/settings [language <code>] [<house rule> on|off]: shows or changes how this table is."""
    table = any_table(desk)
    plain = [word.lower() for word in words]
    if not plain:
        return Change(table, _settings(table))
    if plain[0] == "language":
        return _language(desk, table, plain[1:])
    if plain[0] in TABLE_SETTINGS:
        return _set(desk, table, plain[0], plain[-1])
    switch = plain[1:] or [ON]
    if switch not in ([ON], [OFF]):
        raise Refused(line("on-or-off", rule=plain[0][:40]))
    return set_option(desk, plain[0], switch == [ON])


def _settings(table: Table) -> Answer:
    rules = [line(f"{table.game}-option-{option}") for option in table.options]
    lines = [line("settings-language", language=LANGUAGES[table.language])]
    lines.append(line("settings-rules", rules=rules) if rules else line("settings-no-rules"))
    buttons = [Button(f"/settings language {code}", line("word", word=name)) for code, name in LANGUAGES.items()]
    lines.append(line("settings-pace", pace=line(f"pace-{_pace_name(table)}")))
    lines.append(line(f"settings-late-{table.late}"))
    lines.append(line("settings-hints-on" if table.hints else "settings-hints-off"))
    buttons += [Button(f"/settings pace {name}", line(f"pace-{name}")) for name in PACES if name != _pace_name(table)]
    buttons += [Button(f"/settings late {late}", line(f"late-{late}")) for late in LATE if late != table.late]
    hints = OFF if table.hints else ON
    buttons.append(Button(f"/settings hints {hints}", line(f"hints-{hints}")))
    if table.phase == "lobby":
        buttons += [_option_button(table, option) for option in table.rules.options]
    return Answer(ok=True, lines=tuple(lines), buttons=tuple(buttons), stamp=table.stamp)


def _pace_name(table: Table) -> str:
    return next((name for name, seconds in PACES.items() if seconds == table.pace), "1d")


def _set(desk: Desk, table: Table, setting: str, value: str) -> Change:
    """The pace, what becomes of who is late, hints: the host's or a moderator's choice, at any time."""
    if desk.who.id != table.host and not desk.who.moderator:
        raise Refused(line("host-decides", name=host_name(table)))
    changes = TABLE_SETTINGS[setting](value)
    if changes is None:
        raise Refused(line(f"which-{setting}") if setting != "hints" else line("on-or-off", rule=setting))
    table = msgspec.structs.replace(table, **changes)
    return Change(table, _settings(table))


TABLE_SETTINGS: Mapping[str, Callable[[str], dict[str, object] | None]] = {
    "pace": lambda value: {"pace": PACES[value]} if value in PACES else None,
    "late": lambda value: {"late": value} if value in LATE else None,
    "hints": lambda value: {"hints": value == ON} if value in (ON, OFF) else None,
}


def _option_button(table: Table, option: str) -> Button:
    switch = OFF if option in table.options else ON
    face = line(f"button-rule-{switch}", rule=line(f"{table.game}-option-{option}"))
    return Button(f"/settings {option} {switch}", face)


def _language(desk: Desk, table: Table, words: list[str]) -> Change:
    if not words or words[0] not in LANGUAGES:
        raise Refused(line("which-language", languages=", ".join(LANGUAGES)))
    if table.seat_of(desk.who.id) is None and not desk.who.moderator:
        raise Refused(line("not-a-player"))
    table = msgspec.structs.replace(table, language=words[0])
    answer = Answer(ok=True, lines=(line("settings-language", language=LANGUAGES[words[0]]),))
    return Change(table, answer)
