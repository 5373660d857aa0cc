"""The page walks through the game: since one last looked, step by step, by keys, by a link to a moment."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.bot.web.driving import Screen, seated, to_move, together

WALK, NOW = ".walk", ".walk-now"
LONG_AGO = """
    for (const name of Object.keys(localStorage).filter((name) => name.startsWith("seen:"))) {
        localStorage[name] = JSON.stringify({ ...JSON.parse(localStorage[name]), when: 0 });
    }
"""


@pytest.fixture
def played(screen: Callable[..., Screen]) -> tuple[Screen, Screen]:
    """Marrakech with two full turns behind it."""
    first, second = seated(screen, "marrakech", 2)
    for _ in range(4):
        to_move(first, second).choose()
        together([first, second])
    return first, second


def step(one: Screen) -> str:
    return one.find(".walk-says b").inner_text()


def picture(one: Screen) -> str:
    return one.find(".stage img.board").get_attribute("src") or ""


def test_a_slider_and_keys_lead_to_every_step_with_its_sentences_and_back_to_the_present(
    played: tuple[Screen, Screen],
) -> None:
    one = played[0]
    present = picture(one)
    one.more("/at")
    expect(one.find(WALK)).to_be_visible()
    expect(one.find(".walk-says b")).to_have_text("Step 4 of 4")
    one.find(".walk-says").focus()
    one.page.keyboard.press("ArrowLeft")
    expect(one.find(".walk-says b")).to_have_text("Step 3 of 4")
    expect(one.find(".walk-says")).to_contain_text("Assam")
    assert "at=3" in picture(one)
    one.find(".walk input").evaluate("slider => { slider.value = 0; slider.dispatchEvent(new Event('input')); }")
    expect(one.find(".walk-says")).to_contain_text("The game begins.")
    assert one.find(".walk-back").is_disabled()
    one.page.wait_for_url("**?at=0")
    expect(one.find(".spots")).to_be_hidden()
    one.find(NOW).click()
    expect(one.find(WALK)).to_be_hidden()
    assert picture(one) == present
    assert "?" not in one.path


def test_a_link_to_a_moment_opens_it_also_for_who_does_not_play_and_nonsense_does_no_harm(
    screen: Callable[..., Screen], played: tuple[Screen, Screen]
) -> None:
    path = played[0].path
    onlooker = screen().open(f"{path}?at=2")
    expect(onlooker.find(".walk-says b")).to_have_text("Step 2 of 4")
    assert "at=2" in picture(onlooker)
    for nonsense, shown in (("999999", "Step 4 of 4"), ("-1", None), ("x%22%3E", None), ("", None)):
        onlooker.open(f"{path}?at={nonsense}")
        if shown:
            expect(onlooker.find(".walk-says b")).to_have_text(shown)
        else:
            expect(onlooker.find(".stage img.board")).to_be_visible()
            expect(onlooker.find(WALK)).to_be_hidden()


def test_who_comes_back_sees_first_what_has_happened_and_then_how_it_stands(
    screen: Callable[..., Screen], played: tuple[Screen, Screen]
) -> None:
    moving = screen(reduced_motion="no-preference").open(played[0].path)
    moving.page.evaluate(LONG_AGO)
    moving.open("/")
    for _ in range(2):
        to_move(*played).choose()
        together(list(played))
    moving.page.evaluate(LONG_AGO)
    moving.open(played[0].path)
    expect(moving.find(".walk-says b")).to_have_text("Step 4 of 6")
    expect(moving.find(".walk-says b")).to_have_text("Step 6 of 6")
    expect(moving.find(WALK)).to_be_hidden()
    assert "at=6" in picture(moving)


def test_what_is_new_while_one_walks_is_there_afterwards_and_a_move_ends_the_walk(
    played: tuple[Screen, Screen],
) -> None:
    mover = to_move(*played)
    other = next(one for one in played if one is not mover)
    other.more("/at")
    expect(other.find(".walk-says b")).to_have_text("Step 4 of 4")
    mover.choose()
    together(list(played))
    expect(other.find(".walk-says b")).to_have_text("Step 4 of 5")
    assert "at=4" in picture(other)
    other.page.keyboard.press("Escape")
    expect(other.find(WALK)).to_be_hidden()
    assert "at=5" in picture(other)


def test_one_s_hand_of_then_is_beside_the_step_for_oneself_alone(screen: Callable[..., Screen]) -> None:
    first, second = seated(screen, "alhambra", 2)
    for _ in range(3):
        to_move(first, second).choose()
        together([first, second])
    asked: list[str] = []
    first.page.on("request", lambda request: asked.append(request.url) if "kind=hand" in request.url else None)
    first.more("/at")
    first.page.keyboard.press("ArrowLeft")
    expect(first.find(".walk-says b")).to_contain_text("of 3")
    first.find(".walk").get_by_role("button", name="My hand").click()
    expect(first.find(".hand img")).to_be_visible()
    assert "at=" in asked[-1]
    stranger = screen().open(first.path.split("?")[0])
    for url in asked:
        assert stranger.page.request.get(url).status == 403
