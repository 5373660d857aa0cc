"""Makes the page's fonts from Source Sans 3, as small as the page's five languages and people's names allow.

`make fonts` writes them anew; the result is committed, so that who runs Zoco needs no tool for it. Source Sans is under
the SIL Open Font Licence, which keeps its name for the whole font: a part of it has another name.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import NamedTuple

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

from bot.adapters.web import pages

SOURCE = files("fontpkg_source_sans_3") / "files" / "SourceSans3[wght].ttf"
LICENCE = files("fontpkg_source_sans_3") / "LICENSE"
NAME = "Zoco Sans"
WEIGHTS = (500, 700)
KEPT = (0, 1, 2, 3, 4, 5, 6, 13, 14)  # records of a font: copyright, names, version, licence
RENAMED = (1, 3, 4, 6)
FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "rvrn"]


class Part(NamedTuple):
    """A file and the characters in it, as ranges: those of its `unicode-range` in the style sheet."""

    file: str
    ranges: tuple[tuple[int, int], ...]

    def holds(self, letter: str) -> bool:
        return any(first <= ord(letter) <= last for first, last in self.ranges)

    def css(self) -> str:
        """The ranges as the style sheet writes them."""
        return ", ".join(f"U+{a:04X}" if a == b else f"U+{a:04X}-{b:04X}" for a, b in self.ranges)


LATIN = Part(
    "zoco-sans-latin.woff2",
    (
        (0x20, 0x7E),
        (0xA0, 0x17F),
        (0x2010, 0x2027),
        (0x202F, 0x203A),
        (0x20AC, 0x20AC),
        (0x2190, 0x2193),
        (0x2212, 0x2212),
    ),
)
CYRILLIC = Part("zoco-sans-cyrillic.woff2", ((0x400, 0x45F), (0x490, 0x491), (0x20B4, 0x20B4), (0x2116, 0x2116)))
PARTS = (LATIN, CYRILLIC)


@cache
def letters(file: Path) -> frozenset[int]:
    """The characters that a font has."""
    with TTFont(file) as font:
        return frozenset(font.getBestCmap())


def names(file: Path) -> set[str]:
    """What a font is called."""
    with TTFont(file) as font:
        return {str(record) for record in font["name"].names if record.nameID in RENAMED}


def write(part: Part, folder: Path) -> Path:
    """Writes one of the fonts."""
    options = subset.Options(layout_features=FEATURES, hinting=False, name_IDs=[*KEPT], notdef_outline=True)
    options.flavor = "woff2"
    only = subset.Subsetter(options)
    only.populate(unicodes=[code for first, last in part.ranges for code in range(first, last + 1)])
    with as_file(SOURCE) as path:
        font = TTFont(path)
    only.subset(font)
    font = instancer.instantiateVariableFont(font, {"wght": WEIGHTS})
    for record in font["name"].names:
        if record.nameID in RENAMED:
            record.string = NAME.replace(" ", "") if record.nameID == 6 else NAME
    target = folder / part.file
    subset.save_font(font, str(target), options)
    return target


def main(parts: Iterable[Part] = PARTS) -> None:
    for part in parts:
        file = write(part, pages.STATIC)
        print(f"{file.name}: {len(letters(file))} characters, {file.stat().st_size:,} bytes")
    (pages.STATIC / "OFL.txt").write_bytes(LICENCE.read_bytes())


if __name__ == "__main__":
    main()
