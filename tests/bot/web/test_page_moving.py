"""The page plays what happened: shortly, for everyone who looks, and not for who wants no motion."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.bot.web.driving import Screen, seated, to_move, together

MOVING = {"reduced_motion": "no-preference"}
LONGEST = 3000  # ms; a slow machine shows the last of it a little later
LATER = 900
MOVES = 3
WATCH = """
    window.films = [];
    let on = false;
    const look = () => {
        const film = document.querySelector(".moving");
        if (Boolean(film) !== on) films.push([Boolean(film), performance.now()]);
        on = Boolean(film);
        const picture = document.querySelector(".stage img.board");
        if (film && picture) window.boxes = [film, picture].map((one) => one.getBoundingClientRect().toJSON());
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
"""


@pytest.fixture
def watched(screen: Callable[..., Screen]) -> Callable[..., Screen]:
    """Screens that note when a film begins and ends."""

    def make(**settings: object) -> Screen:
        one = screen(**{**MOVING, **settings})
        one.context.add_init_script(WATCH)
        return one

    return make


def films(one: Screen) -> list[tuple[bool, float]]:
    found: list[tuple[bool, float]] = one.page.evaluate("films")
    return found


def begins(one: Screen, count: int = 1) -> None:
    one.page.wait_for_function("count => films.filter(([on]) => on).length >= count", arg=count)


def ends(one: Screen) -> None:
    one.page.wait_for_function("() => films.length && !films.at(-1)[0]")


def shown(one: Screen) -> Any:
    """What the picture in sight shows, once it has come."""
    one.page.wait_for_function("() => document.querySelector('.stage img.board').complete")
    return one.find(".stage img.board").get_attribute("src")


@pytest.mark.parametrize("size", [(390, 844), (1366, 900)], ids=["phone", "desk"])
def test_a_move_is_played_for_everyone_who_looks_and_then_the_picture_is_there(
    watched: Callable[..., Screen], size: tuple[int, int]
) -> None:
    settings = {"viewport": {"width": size[0], "height": size[1]}}
    first, second = seated(lambda: watched(**settings), "marrakech", 2)
    onlooker = watched(**settings).open(first.path)
    screens = [first, second, onlooker]
    before = [shown(one) for one in screens]
    to_move(first, second).choose()
    for one, was in zip(screens, before, strict=True):
        begins(one)
        film, picture = one.page.evaluate("boxes")
        assert all(abs(film[side] - picture[side]) < 2 for side in ("left", "top", "width", "height"))
        ends(one)
        assert shown(one) != was
        (_, began), (_, ended) = films(one)[:2]
        assert ended - began < LONGEST + LATER


def test_a_tap_ends_it_and_does_nothing_else(watched: Callable[..., Screen]) -> None:
    first, second = seated(watched, "marrakech", 2)
    mover = to_move(first, second)
    mover.choose()
    for one in (first, second):
        begins(one)
    version = mover.version
    mover.page.evaluate(
        """() => {
            const film = document.querySelector(".moving");
            window.skipped = performance.now();
            film?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
            film?.click();
        }"""
    )
    ends(mover)
    assert mover.page.evaluate("films.at(-1)[1] - skipped") < LATER
    expect(mover.find(".moving")).to_have_count(0)
    assert mover.version == version


def test_a_key_ends_it(watched: Callable[..., Screen]) -> None:
    first, second = seated(watched, "marrakech", 2)
    to_move(first, second).choose()
    begins(second)
    second.page.keyboard.press("Escape")
    pressed = second.page.evaluate("performance.now()")
    ends(second)
    assert films(second)[-1][1] - pressed < LATER


def test_who_wants_no_motion_has_none(watched: Callable[..., Screen], screen: Callable[..., Screen]) -> None:
    still = []

    def make() -> Screen:
        one = watched(reduced_motion="reduce")
        one.page.on("request", lambda request: still.append(request.url) if "/film" in request.url else None)
        return one

    first, second = seated(make, "marrakech", 2)
    before = shown(second)
    for _ in range(2):
        mover = to_move(first, second)
        mover.choose()
    together([first, second])
    second.page.wait_for_function(
        "before => document.querySelector('.stage img.board').getAttribute('src') !== before", arg=before
    )
    assert films(first) == films(second) == []
    assert not still


def test_several_quick_moves_do_not_make_the_picture_lag_behind(watched: Callable[..., Screen]) -> None:
    first, second = seated(watched, "marrakech", 2)
    for _ in range(4):
        to_move(first, second).choose()
    together([first, second])
    for one in (first, second):
        begins(one)
        ends(one)
    heard = films(second)
    bursts = [ended - began for (_, began), (_, ended) in zip(heard[::2], heard[1::2], strict=False)]
    assert all(burst < LONGEST + LATER for burst in bursts)


@pytest.mark.parametrize("game", ["alhambra", "quixote"])
def test_other_games_move_too(watched: Callable[..., Screen], game: str) -> None:
    first, second = seated(watched, game, 2)
    to_move(first, second).choose()
    together([first, second])
    if game == "quixote":  # there all lay at once
        to_move(first, second).choose()
    for one in (first, second):
        begins(one)
        ends(one)


def test_a_page_reads_the_table_once_for_a_move_and_no_picture_is_called_off(screen: Callable[..., Screen]) -> None:
    first, second = seated(lambda: screen(**MOVING), "marrakech", 2)
    asked: list[str] = []
    failed: list[str] = []
    for one in (first, second):
        one.page.on("request", lambda request: asked.append(request.url))
        one.page.on("requestfailed", lambda request: failed.append(request.url))
    for _ in range(MOVES):
        mover = to_move(first, second)
        mover.choose()
        together([first, second])
        for one in (first, second):
            one.page.wait_for_function("() => document.querySelector('.stage img.board').complete")
    sent = len([url for url in asked if url.endswith(first.path.replace("/t/", "/api/t/"))])
    assert sent <= 3 * MOVES + 1, "each page reads once a move, and who moves sends it; once the news may be late"
    assert not [url for url in failed if ".png" in url]


HEAR = """
    window.heard = [];
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...when) {
        heard.push(this.frequency.value);
        return start.apply(this, when);
    };
    navigator.vibrate = (pattern) => heard.push(pattern) > 0;
"""


def test_sound_is_off_until_it_is_wanted_and_ones_turn_is_felt(screen: Callable[..., Screen]) -> None:
    def make() -> Screen:
        one = screen(**MOVING)
        one.context.add_init_script(HEAR)
        return one

    first, second = seated(make, "marrakech", 2)
    for _ in range(2):
        to_move(first, second).choose()
    called = to_move(first, second)
    called.page.wait_for_function("() => heard.length > 0")
    assert called.page.evaluate("() => heard.every(Array.isArray)"), "a buzz, and no sound"
    called.find("#me").click()
    called.find("#sound").click()
    expect(called.find("#sound")).to_have_attribute("aria-checked", "true")
    assert called.page.evaluate("() => heard.filter((one) => one > 0).length") == 2
    called.page.keyboard.press("Escape")
    called.choose()
    called.page.wait_for_function("() => heard.filter((one) => one > 0).length > 2")
    called.page.reload()
    called.ready()
    called.find("#me").click()
    expect(called.find("#sound")).to_have_attribute("aria-checked", "true")
