"""All messages of a language as players read them: `python -m tests.words OUTDIR [language…]` writes a page for each.

Each message is said with sample values: every form of a number, names that begin with a vowel and with a consonant,
long ones, one, two and five of them. What is too long for a platform is marked. This is how the words are read.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from html import escape
from itertools import groupby
from pathlib import Path

from bot.language.languages import LANGUAGES
from tests.words.messages import messages, parts
from tests.words.places import too_long
from tests.words.samples import sayings

STYLE = """
body { font: 16px/1.45 system-ui, sans-serif; max-width: 75rem; margin: 1rem auto; padding: 0 1rem; color: #222 }
h2 { position: sticky; top: 0; background: #fff; margin: 2rem 0 .3rem; padding: .3rem 0; border-bottom: 2px solid #c33 }
section { display: grid; grid-template-columns: minmax(9rem, 1fr) 3fr; gap: .1rem 1rem; padding: .4rem 0;
  border-bottom: 1px solid #ddd }
code { color: #666; font-size: 80%; overflow-wrap: anywhere }
p { margin: 0; white-space: pre-line } .en { color: #777 } .over { color: #b00; font-weight: bold }
"""


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for language in sys.argv[2:] or LANGUAGES:
        page, over = page_of(language)
        path = folder / f"words-{language}.html"
        path.write_text(page, "utf-8")
        print(f"{path}: {len(messages(language))} messages, {over} sayings too long for somewhere")


def page_of(language: str) -> tuple[str, int]:
    """The page of a language, and how much on it is too long."""
    body, over = [], 0
    keys = [key for key in messages(language) if key not in parts(language)]
    for (file, part), group in groupby(keys, lambda key: (messages(language)[key].file, messages(language)[key].part)):
        body.append(f"<h2>{escape(file)}: {escape(part)}</h2>")
        for key in group:
            shown, marked = _section(language, key)
            body.append(shown)
            over += marked
    head = f'<meta charset="utf-8"><title>{LANGUAGES[language]}</title><style>{STYLE}</style>'
    return f'<!doctype html><html lang="{language}"><head>{head}</head><body>{"".join(body)}</body></html>', over


def _section(language: str, key: str) -> tuple[str, int]:
    """A message in all its forms, and in English to compare."""
    lines = [f"<p class=en lang=en>{escape(text)}</p>" for text in _english(language, key)]
    marks = 0
    for _, text in sayings(language, key):
        flags = too_long(key, text)
        marks += len(flags)
        lines.append(f"<p>{escape(text)}</p>")
        lines += [f"<p class=over>{escape(flag)}</p>" for flag in flags]
    return f"<section><code>{escape(key)}</code><div>{''.join(lines)}</div></section>", marks


def _english(language: str, key: str) -> Iterator[str]:
    if language != "en":
        yield next(text for _, text in sayings("en", key))


if __name__ == "__main__":
    main()
