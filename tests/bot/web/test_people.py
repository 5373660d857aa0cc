"""Who sits at a browser: names, switching, and a cookie nobody else can make."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.adapters.web import people
from bot.adapters.web.limits import PEOPLE
from bot.adapters.web.people import BadPeople, Browser
from bot.domain.table import NAME_LENGTH

SECRET = b"a secret of thirty-two bytes....."


def at_home(*names: str) -> Browser:
    browser = people.renamed(fresh := people.fresh(), fresh.active, names[0])
    for name in names[1:]:
        browser = people.added(browser, name)
    return browser


def test_a_cookie_gives_back_who_was_put_in() -> None:
    browser = people.speaking(at_home("Anna", "Запад"), "et")
    assert people.opened(people.sealed(browser, SECRET), SECRET) == browser


def test_a_cookie_signed_with_another_secret_is_nobody_s() -> None:
    assert people.opened(people.sealed(at_home("Anna"), SECRET), b"another") is None


@given(st.data())
def test_a_cookie_changed_in_any_place_is_nobody_s(data: st.DataObject) -> None:
    cookie = people.sealed(at_home("Anna", "Béla"), SECRET)
    at = data.draw(st.integers(0, len(cookie) - 1))
    other = data.draw(st.sampled_from("AZaz09-_.!é").filter(lambda sign: sign != cookie[at]))
    assert people.opened(cookie[:at] + other + cookie[at + 1 :], SECRET) is None


@given(st.text(max_size=300))
def test_no_text_makes_a_cookie(text: str) -> None:
    assert people.opened(text, SECRET) is None


def test_a_full_house_fits_a_cookie() -> None:
    browser = at_home(*["𓀀" * NAME_LENGTH] * PEOPLE)
    assert len(people.sealed(browser, SECRET)) < 4000
    with pytest.raises(BadPeople, match="web-people-full"):
        people.added(browser, "Anna")


@given(st.text(max_size=60))
def test_a_name_that_is_taken_is_short_clean_and_stays_as_it_is(text: str) -> None:
    try:
        name = people.checked_name(text)
    except BadPeople:
        return
    assert 0 < len(name) <= NAME_LENGTH
    assert name == name.strip()
    assert not set(name) & set("<>\n\t\x00\u202e\u200b")
    assert people.checked_name(name) == name


def test_control_characters_and_needless_spaces_leave_a_name() -> None:
    assert people.checked_name("  An\u0000na \u202e\t B\n") == "An na B"


def test_nobody_acts_for_who_does_not_sit_here() -> None:
    browser, stranger = at_home("Anna", "Béla"), at_home("Cili").active
    assert browser.person(stranger, "en", "") is None
    for change in (people.switched, people.removed):
        with pytest.raises(BadPeople, match="web-not-here"):
            change(browser, stranger)


def test_when_the_one_acting_leaves_another_acts_and_the_last_cannot_leave() -> None:
    browser = at_home("Anna", "Béla")
    left = people.removed(browser, browser.active)
    assert left.active == browser.people[1].id
    with pytest.raises(BadPeople, match="web-people-last"):
        people.removed(left, left.active)


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("hu-HU,hu;q=0.9,en;q=0.8", "hu"),
        ("fr-FR, et;q=0.3, ru;q=0.7", "ru"),
        ("de", "en"),
        ("", "en"),
        ("uk;q=nonsense,;;,*", "uk"),
    ],
)
def test_the_language_is_the_best_the_browser_accepts_until_one_is_chosen(accepted: str, language: str) -> None:
    browser = at_home("Anna")
    assert browser.speaks(accepted) == language
    assert people.speaking(browser, "et").speaks(accepted) == "et"
