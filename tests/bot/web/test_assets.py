"""The files of the page: small, kept by browsers for as long as they stay the same, and with every letter there is."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.adapters.web import pages
from bot.language.languages import LANGUAGES
from tests import page_fonts
from tests.bot.web.visitor import Client

LOCALES = Path(pages.__file__).parents[2] / "locales"
STYLE = (pages.STATIC / "style.css").read_text("utf-8")


async def named(anna: Client) -> list[str]:
    """The addresses of files that the page names."""
    async with anna.http.get(anna.url + "/") as response:
        return sorted(set(re.findall(r'(?:href|src)="(/static/[^"]+)"', await response.text())))


async def test_a_file_is_kept_for_ever_and_its_address_changes_with_what_is_in_it(
    client: Callable[..., Client],
) -> None:
    anna = client()
    addresses = await named(anna)
    assert any(address.endswith("/app.js") for address in addresses)
    version = pages.load_assets().version
    for address in addresses:
        assert address.startswith(f"/static/{version}/"), address
        async with anna.http.get(anna.url + address) as response:
            assert response.status == 200, address
            assert "immutable" in response.headers["Cache-Control"]
            assert "max-age=31536000" in response.headers["Cache-Control"]


async def test_what_files_name_of_each_other_is_kept_for_ever_too(client: Callable[..., Client]) -> None:
    anna = client()
    version = pages.load_assets().version
    for name in ("app.js", "table.js", "style.css"):
        async with anna.http.get(f"{anna.url}/static/{version}/{name}") as response:
            text = await response.text()
        within = re.findall(r'"(/static/[^"]+)"', text)
        assert within
        assert all(one.startswith(f"/static/{version}/") for one in within), name


async def test_a_page_of_another_version_still_finds_its_files_and_does_not_keep_them(
    client: Callable[..., Client],
) -> None:
    anna = client()
    for address in ("/static/app.js", "/static/0123456789ab/app.js"):
        async with anna.http.get(anna.url + address) as response:
            assert response.status == 200
            assert response.headers["Cache-Control"] == "no-cache"
            tag = response.headers["ETag"]
        async with anna.http.get(anna.url + address, headers={"If-None-Match": tag}) as response:
            assert response.status == 304


async def test_no_address_of_files_leads_out_of_their_folder(client: Callable[..., Client]) -> None:
    anna = client()
    version = pages.load_assets().version
    for name in ("..%2fpages.py", "index.html", "OFL.txt", "%2e%2e%2f__init__.py", ""):
        async with anna.http.get(f"{anna.url}/static/{version}/{name}") as response:
            assert response.status == 404, name


async def test_who_reads_cyrillic_has_that_font_named_early_and_others_do_not_load_it(
    client: Callable[..., Client],
) -> None:
    for language in LANGUAGES:
        addresses = await named(client(language))
        early = any(address.endswith(pages.CYRILLIC_FONT) for address in addresses)
        assert early == (language in ("ru", "uk")), language
        assert any(address.endswith(pages.FONT) for address in addresses)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fonts_have_every_letter_of_a_language(language: str) -> None:
    texts = "".join(path.read_text("utf-8") for path in (LOCALES / language).glob("*.ftl"))
    missing = {
        letter
        for letter in texts
        if letter.isalpha() and not any(ord(letter) in page_fonts.letters(_file(part)) for part in page_fonts.PARTS)
    }
    assert not missing


@pytest.mark.parametrize("part", page_fonts.PARTS, ids=lambda part: part.file)
def test_the_style_sheet_names_just_the_letters_that_a_font_has(part: page_fonts.Part) -> None:
    faces = re.findall(r"@font-face \{(.*?)\}", STYLE, re.DOTALL)
    [face] = [face for face in faces if part.file in face]
    assert f"unicode-range: {part.css()};" in face
    found = page_fonts.letters(_file(part))
    assert found
    assert all(part.holds(chr(letter)) for letter in found)


def test_a_part_of_the_font_does_not_bear_the_name_that_its_licence_keeps_for_the_whole() -> None:
    for part in page_fonts.PARTS:
        assert page_fonts.names(_file(part)) == {page_fonts.NAME, page_fonts.NAME.replace(" ", "")}
    assert "SIL Open Font License" in (pages.STATIC / "OFL.txt").read_text("utf-8")


def _file(part: page_fonts.Part) -> Path:
    return pages.STATIC / part.file
