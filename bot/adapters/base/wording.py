"""Sentences on their way into a platform's markup: names do nothing, and moments and calls are put in at the end.

First the whole sentence is escaped, with signs in place of what must not be; then each sign becomes what the platform
has for it. So nothing that a person wrote is ever taken for markup.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from bot.adapters.base.harmless import harmless
from bot.domain.messages import Called, Line
from bot.language.words import listed, speak

NAME, MOMENT, END = "\ue000", "\ue001", "\ue002"  # stand round numbers for what is put in when a text is escaped
SIGN = re.compile(f"([{NAME}{MOMENT}])(\\d+){END}")


def spoken(language: str, sentence: Line, called: Sequence[Called] = ()) -> str:
    """A line in that language, with signs in it for its moments and for the people it calls by `names`."""
    calls = listed(language, (f"{NAME}{number}{END}" for number in range(len(called))))
    if called:
        sentence = Line(sentence.key, {**sentence.args, "names": calls})
    return speak(
        language,
        sentence,
        lambda at: f"{MOMENT}{at}{END}",
        lambda written: written if called and written == calls else harmless(written),
    )


def filled(
    text: str, moment: Callable[[int], str], call: Callable[[Called], str], called: Sequence[Called] = ()
) -> str:
    """The text with its signs replaced: moments and people, as the platform tells of the ones and calls the others."""

    def put(found: re.Match[str]) -> str:
        number = int(found[2])
        return moment(number) if found[1] == MOMENT else call(called[number])

    return SIGN.sub(put, text)
