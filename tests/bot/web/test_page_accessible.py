"""The page is for everyone: axe finds nothing on any screen, by day and by night, in five languages."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.resources import files

import pytest
from playwright.sync_api import expect

from bot.language.languages import LANGUAGES
from tests.bot.web.driving import Screen, seated, to_move, together

SCHEMES = ("light", "dark")
RUN = """async () => {
    const { violations } = await axe.run(document, { resultTypes: ["violations"] });
    const why = (node) => node.any.map((one) => one.message).join("; ");
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${why(node)}`));
}"""


@cache
def axe() -> str:
    return (files("axe_playwright_python") / "axe.min.js").read_text("utf-8")


def found(one: Screen) -> list[str]:
    """What axe finds on the screen as it is."""
    if not one.page.evaluate("() => 'axe' in window"):
        one.page.evaluate(axe())
    texts: list[str] = one.page.evaluate(RUN)
    return texts


def checked(one: Screen, what: str) -> None:
    """Nothing is found, by day and by night."""
    for scheme in SCHEMES:
        one.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        troubles = found(one)
        assert not troubles, "\n".join([f"{what}, {scheme}:", *troubles])


def speaks(one: Screen, language: str) -> None:
    """The page in another language."""
    one.page.evaluate(
        """language => fetch("/api/me", {
            method: "POST",
            headers: { "Content-Type": "application/json" },
            body: JSON.stringify({ action: "language", language }),
        })""",
        language,
    )
    one.page.reload()
    one.ready()
    expect(one.find(f"html[lang={language}]")).to_be_attached()


@pytest.mark.parametrize("width", [390, 1280])
def test_axe_finds_nothing_from_the_first_screen_to_the_last(screen: Callable[..., Screen], width: int) -> None:
    def make() -> Screen:
        return screen(viewport={"width": width, "height": 844}, words=width > 400)

    first, second = make(), make()
    checked(first.open(), "home")
    first.find("#me").click()
    checked(first, "people")
    first.page.keyboard.press("Escape")
    first.find("[data-game=marrakech]").click()
    checked(first, "name asked")
    first.name("Anna")
    expect(first.find("main[data-phase=lobby]")).to_be_visible()
    checked(first, "lobby")
    second.open(first.path).join("Béla")
    checked(second.open("/"), "home with tables")
    second.open(first.path)
    first.command("/start")
    for one in (first, second):
        expect(one.find("main[data-phase=playing]")).to_be_visible()
    together([first, second])
    mover = first if first.find(".spot").count() else second
    waiting = second if mover is first else first
    checked(mover, "own turn")
    checked(waiting, "waiting")
    mover.find(".more summary").first.click()
    checked(mover, "more")
    mover.more("/rules")
    expect(mover.private.first).to_be_visible()
    checked(mover, "an answer")
    mover.more("/resign")
    expect(mover.find("dialog .danger")).to_be_visible()
    expect(mover.find("[aria-busy=true]")).to_have_count(0)  # what is on its way is pale
    checked(mover, "sure?")
    mover.find("dialog .danger").click()
    for one in (first, second):
        expect(one.find("main[data-phase=over]")).to_be_visible()
        checked(one, "over")


@pytest.mark.parametrize("game", ["alhambra", "quixote"])
def test_axe_finds_nothing_where_there_is_a_hand(screen: Callable[..., Screen], game: str) -> None:
    first, second = seated(screen, game, 2)
    mover = to_move(first, second)
    mover.choose()
    together([first, second])
    for one in (first, second):
        hand = one.page.locator("button:visible", has_text="My hand")
        if hand.count():
            hand.first.click()
            expect(one.find(".hand img")).to_be_visible()
        checked(one, "with or without a hand")
    to_move(first, second).choose()
    together([first, second])
    for one in (first, second):
        checked(one, "after a move")


def test_axe_finds_nothing_in_any_language(screen: Callable[..., Screen]) -> None:
    first, second = seated(lambda: screen(viewport={"width": 390, "height": 844}), "marrakech", 2)
    mover = to_move(first, second)
    table = mover.path
    for language in LANGUAGES:
        speaks(mover, language)
        checked(mover, f"own turn, {language}")
        checked(mover.open("/"), f"home, {language}")
        mover.open(table)


SIZES = {"small": (320, 640), "zoomed": (640, 450), "phone on its side": (844, 390)}
MEASURE = """() => {
    const seen = [...document.querySelectorAll("button, summary, input, a, img.board")]
        .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .filter((one) => !one.closest(".spots, .story, figcaption")) // these scroll beneath the dock
        .map((one) => ({ one, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.width && box.height);
    const name = (one) => `${one.tagName} ${one.className} ${one.textContent.trim().slice(0, 30)}`;
    const troubles = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) troubles.push(`${scrollWidth} px wide`);
    for (const { one, box } of seen)
        if (box.left < -1 || box.right > innerWidth + 1) troubles.push(`cut: ${name(one)}`);
    const title = document.querySelector(".place h1");
    if (title && title.scrollWidth > title.clientWidth) troubles.push(`cut: ${title.textContent}`);
    const pressed = seen.filter(({ one }) => one.matches("button, summary, input, a"));
    for (const [k, a] of pressed.entries())
        for (const b of pressed.slice(k + 1)) {
            if (a.one.contains(b.one) || b.one.contains(a.one)) continue;
            const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
            const tall = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
            if (wide <= 1 || tall <= 1) continue;
            const [x, y] = [Math.max(a.box.left, b.box.left) + wide / 2, Math.max(a.box.top, b.box.top) + tall / 2];
            const top = document.elementFromPoint(x, y);
            if (a.one.contains(top) || b.one.contains(top)) troubles.push(`${name(a.one)} over ${name(b.one)}`);
        }
    const board = document.querySelector("img.board")?.getBoundingClientRect();
    const dock = document.querySelector(".dock")?.getBoundingClientRect();
    if (board && dock && document.querySelector("main").dataset.phase !== "lobby") {
        const side = dock.left >= board.right - 1 || dock.right <= board.left + 1;
        const seen = Math.min(board.bottom, side ? innerHeight : dock.top) - Math.max(board.top, 0);
        if (seen < innerHeight * 0.3) troubles.push(`of the board ${Math.round(seen)} px are seen`);
    }
    return troubles;
}"""


def measured(one: Screen, what: str) -> None:
    """Nothing is cut, nothing lies over something else, and of a board enough is seen."""
    troubles = one.page.evaluate(MEASURE)
    assert not troubles, "\n".join([f"{what}:", *troubles])


@pytest.mark.parametrize("size", SIZES, ids=lambda name: name.replace(" ", "-"))
@pytest.mark.parametrize("game", ["marrakech", "alhambra", "quixote"])
def test_nothing_is_cut_or_lies_over_something_else(screen: Callable[..., Screen], size: str, game: str) -> None:
    width, height = SIZES[size]
    first, second = (screen(viewport={"width": width, "height": height}, has_touch=True, words=False) for _ in range(2))
    measured(first.open(), "home")
    first.new_table("Anna", game)
    second.open(first.path).join("Béla")
    for one in (first, second):
        measured(one, "lobby")
    first.command("/start")
    for language in ("en", "hu", "ru"):
        for one in (first, second):
            speaks(one, language)
            expect(one.find("main[data-phase=playing]")).to_be_visible()
            one.page.wait_for_function("() => document.querySelector('.stage img.board').complete")
            measured(one, language)
