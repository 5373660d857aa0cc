"""How things look where there is nothing but text: a choice is a command to type, with the moment it was made for."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.adapters.base.harmless import named
from bot.adapters.base.texts import PLAIN
from bot.adapters.base.wording import filled, spoken
from bot.delivery.pictures import Drawn
from bot.domain.messages import Answer, Button, Called, Line, Post
from bot.language.words import speak
from tests.bot.platforms.lines import PLATFORM

LONGEST = 2000  # characters of a message
TYPED = re.compile(r"/(?P<name>\w+)(?:@(?P<stamp>\d*))?(?:@(?P<place>\S+))?(?P<words>.*)", re.DOTALL)


def choice(button: Button, stamp: int | None) -> str:
    """`/play@5 straight – Straight`."""
    name, _, words = button.text.removeprefix("/").partition(" ")
    place = f"@{PLATFORM.place(button.channel)}" if button.channel else ""
    moment = f"@{'' if stamp is None else stamp}" if place or stamp is not None else ""
    return f"/{name}{moment}{place} {words}".strip()


def read(text: str) -> tuple[str, int | None, str]:
    """A typed command, the moment it was offered at, and the room it is for if not this one."""
    found = TYPED.fullmatch(text)
    if found is None:
        return text, None, ""
    stamp = int(found["stamp"]) if found["stamp"] else None
    return f"/{found['name']}{found['words']}", stamp, found["place"] or ""


def sentence(language: str, one: Line, called: Sequence[Called] = ()) -> str:
    """A sentence as it is read."""
    return filled(spoken(language, one, called), lambda at: f"<{at}>", lambda who: f"*{named(who.name)}*", called)


def post_text(post: Post, drawn: Drawn | None, language: str) -> str:
    """A post: what happened, the board in words, who is called, and what can be typed."""
    lines = [sentence(language, one) for one in post.lines]
    lines += [drawn.alt] if drawn else []
    lines += [sentence(language, post.call, post.called)] if post.call else []
    return "\n".join(PLAIN.tail([*lines, *_choices(post.buttons, post.stamp, language)], LONGEST))


def closed_text(lines: Sequence[Line], language: str) -> str:
    """What stays of a post once a later one has taken its place."""
    return "\n".join(PLAIN.tail([sentence(language, one) for one in lines], LONGEST))


def answer_texts(answer: Answer, drawn: Drawn | None, language: str) -> list[str]:
    """An answer, in as many messages as it takes."""
    lines = [sentence(language, one) for one in answer.lines]
    lines += [drawn.alt] if drawn else []
    lines += [answer.file.data] if answer.file else []
    pages = PLAIN.pages([*lines, *_choices(answer.buttons, answer.stamp, language)], LONGEST)
    return ["\n".join(page) for page in pages]


def _choices(buttons: Sequence[Button], stamp: int | None, language: str) -> list[str]:
    return [f"{choice(one, stamp)} – {speak(language, one.label)}" for one in buttons]
