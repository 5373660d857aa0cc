"""Reading and choosing by alerts alone: for people to whom nothing can be shown alone.

An alert holds 200 characters and no keys. So long answers are leafed through by pressing again, and choices are
numbered: the pad of numbers under the board is the same for everyone, and says nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.adapters.telegram import limits
from bot.adapters.telegram.reading import Asked
from bot.adapters.telegram.sessions import AlertPage, Sessions
from bot.adapters.telegram.wording import cut, length
from bot.domain.messages import Answer, Button, line
from bot.language.words import say, speak
from bot.service.tables import Tables

PAD = "*"  # the keys of the pad
DIGITS = 8
FACE = 90  # characters of a choice: its price, too
WORTH_SAYING = 20  # characters of what choices are about; fewer say nothing
ANEW, MORE = f"{PAD}<", f"{PAD}>"


class Chosen(msgspec.Struct, frozen=True):
    """What came of a press on the pad: an alert, or an answer of the table."""

    asked: Asked
    answer: Answer
    text: str | None


class Pad:
    """Which page each person sees who plays by alerts."""

    def __init__(self, tables: Tables, sessions: Sessions) -> None:
        self.tables, self.sessions = tables, sessions

    def keys(self) -> tuple[Button, ...]:
        """The pad."""
        numbers = [Button(f"{PAD}{digit}", line("word", word=str(digit))) for digit in range(1, DIGITS + 1)]
        return (*numbers, Button(ANEW, line("telegram-anew")), Button(MORE, line("telegram-later")))

    async def first_page(self, asked: Asked, answer: Answer, words: str) -> str:
        """The alert to begin with; pressed again, the same key shows what follows."""
        if answer.buttons and not answer.picture:
            page = AlertPage(asked.text, answer.stamp, 0)
            await self.sessions.turn(asked.channel, asked.user, page)
            return _headed(words, _listed(answer.buttons, page, asked.who.language))
        texts = _leaves(words)
        before = await self.sessions.page(asked.channel, asked.user)
        again = before is not None and (before.text, before.stamp) == (asked.text, answer.stamp)
        number = (before.page + 1) % len(texts) if before and again else 0
        await self.sessions.turn(asked.channel, asked.user, AlertPage(asked.text, answer.stamp, number))
        return texts[number]

    async def pressed(self, asked: Asked) -> Chosen:
        """A key of the pad: a number chooses, if they have seen what it stands for."""
        page = await self.sessions.page(asked.channel, asked.user)
        if page is None or page.stamp != asked.stamp or asked.text == ANEW:
            return await self._list(asked, AlertPage("/play", asked.stamp, 0))
        if asked.text == MORE:
            return await self._list(asked, msgspec.structs.replace(page, page=page.page + 1))
        menu = await self._menu(asked, page)
        shown = _page(menu.buttons, page.page, asked.who.language)
        number = int(asked.text.removeprefix(PAD)) - 1
        if number >= len(shown):
            return await self._list(asked, page)
        chosen = asked.asking(shown[number].text)
        answer = await self.tables.handle(chosen.command())
        if answer.buttons:
            return await self._list(asked, AlertPage(chosen.text, asked.stamp, 0))
        return Chosen(chosen, answer, None)

    async def _list(self, asked: Asked, page: AlertPage) -> Chosen:
        menu = await self._menu(asked, page)
        if not menu.buttons:
            return Chosen(asked, menu, None)
        await self.sessions.turn(asked.channel, asked.user, page)
        return Chosen(asked, menu, _listed(menu.buttons, page, asked.who.language))

    async def _menu(self, asked: Asked, page: AlertPage) -> Answer:
        """What they could choose from; asking changes nothing."""
        return await self.tables.handle(asked.asking(page.text).command(page.text))


def _face(number: int, button: Button, language: str) -> str:
    return f"{number} – {cut(speak(language, button.label), FACE)}"


def _paged(buttons: Sequence[Button], language: str) -> list[list[Button]]:
    """The choices in handfuls, each of which can be told in an alert."""
    room = limits.ALERT - length(say(language, "telegram-more")) - 1
    found: list[list[Button]] = []
    used = 0
    for button in buttons:
        size = length(_face(DIGITS, button, language)) + 1
        if not found or len(found[-1]) == DIGITS or used + size > room:
            found.append([])
            used = 0
        found[-1].append(button)
        used += size
    return found


def _page(buttons: Sequence[Button], page: int, language: str) -> list[Button]:
    paged = _paged(buttons, language)
    return paged[page % len(paged)] if paged else []


def _listed(buttons: Sequence[Button], page: AlertPage, language: str) -> str:
    """The numbers and what they stand for."""
    shown = _page(buttons, page.page, language)
    lines = [_face(number, button, language) for number, button in enumerate(shown, 1)]
    return "\n".join([*lines, say(language, "telegram-more")] if len(shown) < len(buttons) else lines)


def _headed(words: str, listed: str) -> str:
    """The choices, and before them what they are about, as far as there is room for it."""
    room = limits.ALERT - length(listed) - 1
    return f"{cut(words, room)}\n{listed}" if words and room >= WORTH_SAYING else listed


def _leaves(words: str) -> list[str]:
    """A text in alerts, broken between words."""
    found = [""]
    for word in words.split():
        longer = f"{found[-1]} {word}".strip()
        if length(longer) > limits.ALERT - 10:
            found.append(cut(word, limits.ALERT - 10))
        else:
            found[-1] = longer
    return [f"{text} ({number}/{len(found)})" if len(found) > 1 else text for number, text in enumerate(found, 1)]
