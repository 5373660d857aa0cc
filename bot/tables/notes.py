"""Posts beside the live one that can be pressed: questions, reminders, free seats. What is over loses its buttons."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from bot.domain.messages import Post
from bot.domain.table import Change, Note, Table
from bot.tables import timing


def tidied(change: Change) -> Change:
    """The change; what is over with it loses its buttons, and calls nobody any more."""
    if not change.table.notes:
        return change
    notes = _told(change.table.notes, change.posts)
    kept = tuple(one for one in notes if not _is_over(one, change.table) and not _said_again(one, notes))
    past = tuple(_without_buttons(one, change.table) for one in notes if one not in kept)
    table = change.table if kept == change.table.notes else change.table.changed(notes=kept)
    return msgspec.structs.replace(change, table=table, posts=(*past, *change.posts))


def _told(notes: Iterable[Note], posts: Iterable[Post]) -> tuple[Note, ...]:
    """The notes, each with the sentences of its post."""
    said = {post.id: post.lines for post in posts if not post.edits}
    return tuple(msgspec.structs.replace(one, text=said.get(one.post, one.text)) for one in notes)


def _is_over(note: Note, table: Table) -> bool:
    """Whether nothing that its buttons are for can be done any more."""
    if table.idle:
        return True
    chairs = [table.chairs[seat] for seat, _ in note.turns if seat < len(table.chairs)]
    match note.about:
        case "question":
            return table.question is None or table.question.stamp != note.post
        case "turn":
            return not _waits(note, table)
        case "late":
            return not _waits(note, table) or all(chair.once or not chair.overdue for chair in chairs)
        case "free":
            return not any(chair.is_free for chair in chairs)
        case "owner":
            return not any(chair.owner for chair in chairs)
        case "pause":
            return not table.paused


def _waits(note: Note, table: Table) -> bool:
    """Whether any of these turns goes on, and a person is waited for."""
    acting = timing.acting(table)
    return any(
        seat in acting and (chair := table.chairs[seat]).since == since and chair.person for seat, since in note.turns
    )


def _said_again(note: Note, notes: Iterable[Note]) -> bool:
    """Whether a later one says the same: who is reminded again has two of them otherwise."""
    later = (one for one in notes if one.post > note.post and one.about == note.about)
    return bool(note.turns) and any(set(note.turns) <= set(one.turns) for one in later)


def _without_buttons(note: Note, table: Table) -> Post:
    return Post(note.post, note.text, table.stamp, edits=True)
