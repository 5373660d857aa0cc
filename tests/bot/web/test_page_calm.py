"""No move that nobody chose: what has just come to lie under a finger is not pressed by it, and buttons say it all."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.bot.web.driving import Screen, begin, to_move

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}

UNDER = """([x, y]) => [...document.querySelectorAll(".choice")].some((choice) => {
    const { left, right, top, bottom } = choice.getBoundingClientRect();
    return left < x && x < right && top < y && y < bottom;
})"""


def middle(screen: Screen, selector: str) -> tuple[float, float]:
    box = screen.find(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_second_quick_tap_on_more_plays_no_move(screen: Callable[..., Screen]) -> None:
    mover = to_move(*_begun(screen))
    mover.find(".more summary").click()
    mover.find(".more .calm").first.wait_for(state="detached")
    mover.page.clock.install(time=0)
    mover.page.clock.pause_at(1000)
    x, y = middle(mover, ".more summary")
    version, sent = mover.version, posted(mover)
    mover.page.mouse.click(x, y)
    expect(mover.find(".more[open]")).to_have_count(0)
    for _ in range(5):
        assert mover.page.evaluate(UNDER, [x, y]), "a move lies under the finger"
        mover.page.mouse.click(x, y)
    mover.page.clock.run_for(600)
    mover.find(".choices:not(:has(.calm))").wait_for()
    assert not sent, "nothing was heard"
    mover.page.mouse.click(x, y)
    mover.caught_up(version + 1)
    assert len(sent) == 1, "later it is"


def posted(screen: Screen) -> list[str]:
    """What the page sends from now on."""
    sent: list[str] = []
    screen.page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
    return sent


def _begun(screen: Callable[..., Screen]) -> tuple[Screen, Screen]:
    first, second = screen(**PHONE), screen(**PHONE)
    begin(first, second)
    return first, second


def test_new_choices_hear_no_finger_at_first_and_every_finger_after_half_a_second(
    screen: Callable[..., Screen],
) -> None:
    mover = to_move(*_begun(screen))
    mover.find(".choices:not(:has(.calm))").wait_for()
    mover.page.clock.install(time=0)
    mover.page.clock.pause_at(1000)
    version, sent = mover.version, posted(mover)
    x, y = middle(mover, ".choice")
    mover.page.mouse.click(x, y)
    mover.caught_up(version + 1)
    mover.find(".choice.calm").first.wait_for()
    x, y = middle(mover, ".choice")
    path = mover.find(".choices").get_attribute("data-path")
    for _ in range(3):
        mover.page.mouse.click(x, y)
    assert mover.find(".choices").get_attribute("data-path") == path
    assert len(sent) == 1, "only the first press was heard"
    mover.page.clock.run_for(600)
    mover.page.mouse.click(*middle(mover, ".choice"))
    heard = "path => document.querySelector('.choices').dataset.path !== path"
    mover.page.wait_for_function(heard, arg=path)


OFFER = {
    "moves": ["take d3", "take d4", "buy 2 8+5"],
    "labels": {
        "take": "Take money",
        "buy": "Buy",
        "buy 2": "arcades A6b, 6 dirhams",
        "buy 2 8+5": "8+5 (loses 7)",
    },
    "stamp": 1,
    "previews": False,
    "until": "",
}
SHOWN = """async (offer) => {
    const { Choices } = await import("/static/choices.js");
    const root = document.createElement("div");
    new Choices(root, () => {}, () => {}).show(offer);
    return [...root.querySelectorAll(".choice > span")].map((face) => face.textContent);
}"""


def test_a_kind_of_move_with_one_possibility_left_names_it_with_its_price(screen: Callable[..., Screen]) -> None:
    shown = screen().open().page.evaluate(SHOWN, OFFER)
    assert shown == ["Take money", "Buy · arcades A6b, 6 dirhams · 8+5 (loses 7)"]
