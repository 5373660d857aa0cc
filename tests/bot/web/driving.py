"""A real `zoco` process, and people who use its page in a real browser."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager

from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright

from tests.bot.conftest import free_port
from tests.bot.crash.process import UNLIMITED

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 10_000  # milliseconds
NAMES = ("Anna", "Béla", "Csilla", "Dóra", "Endre", "Fanni")

expect.set_options(timeout=PATIENCE)


class Zoco:
    """The command, run as its users run it; can be killed and started again at the same address."""

    def __init__(self, redis_url: str) -> None:
        self.environment = {**os.environ, "REDIS_URL": redis_url, **UNLIMITED}
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bot", "--port", str(self.port)],
            env=self.environment,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        assert self.process.stdout.readline() == f"Zoco is at {self.url}\n"

    def kill(self) -> None:
        """As a crash or a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """As a user or a service manager would."""
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(timeout=10)


@contextmanager
def running(redis_url: str) -> Iterator[Zoco]:
    zoco = Zoco(redis_url)
    zoco.start()
    try:
        yield zoco
    finally:
        zoco.kill()


@contextmanager
def chromium(more: Sequence[str] = ()) -> Iterator[Browser]:
    path = next(filter(None, map(shutil.which, CHROMIUM)), None)
    assert path, "the page's tests need Chromium: tests/browser.sh"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=[*FLAGS, *more])
        yield browser
        browser.close()


IN_WORDS = "if (location.protocol === 'http:') localStorage.inWords ??= 'true'"


class Screen:
    """One browser window, and what a person does there. `words`: they play in words, with the buttons unfolded."""

    def __init__(self, browser: Browser, url: str, **settings: object) -> None:
        usual = {
            "locale": "en-GB",
            "viewport": {"width": 1280, "height": 860},
            "reduced_motion": "reduce",
            "words": True,
        }
        given = {**usual, **settings}
        words = given.pop("words")
        self.context = browser.new_context(**given)  # type: ignore[arg-type]
        if words:
            self.context.add_init_script(IN_WORDS)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.url = url
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))

    def open(self, path: str = "/") -> Screen:
        self.page.goto(self.url + path)
        self.ready()
        return self

    def ready(self) -> None:
        self.page.wait_for_selector("html[data-ready]")

    def find(self, selector: str) -> Locator:
        return self.page.locator(selector)

    def press(self, name: str) -> None:
        """A button by its words."""
        self.page.get_by_role("button", name=name, exact=True).first.click()

    def command(self, text: str) -> None:
        """A button by its command."""
        self.find(f"[data-command='{text}']").first.click()

    def more(self, text: str) -> None:
        """A button from behind “More”."""
        if self.find(f"[data-command='{text}']:visible").count() == 0:
            self.find(".more summary").click()
        self.command(text)

    def name(self, name: str) -> None:
        """Answers the question for a name."""
        self.find("dialog input[name=name]").fill(name)
        self.page.keyboard.press("Enter")
        expect(self.find("dialog")).to_be_hidden()

    def new_table(self, name: str, game: str = "marrakech") -> str:
        """Opens a table; its address."""
        self.find(f"[data-game={game}]").click()
        self.name(name)
        self.page.wait_for_url(re.compile("/t/"))
        expect(self.find("main[data-phase=lobby]")).to_be_visible()
        return self.path

    def join(self, name: str) -> None:
        self.command("/join")
        self.name(name)
        expect(self.find("[data-command='/leave']")).to_be_visible()

    def type(self, text: str) -> None:
        """A line in the command box."""
        box = self.find("#command")
        box.fill(text)
        box.press("Escape")
        box.press("Enter")

    @property
    def path(self) -> str:
        return self.page.url.removeprefix(self.url)

    @property
    def version(self) -> int:
        return int(self.find("main").get_attribute("data-version") or 0)

    @property
    def phase(self) -> str:
        return self.find("main").get_attribute("data-phase") or ""

    @property
    def choices(self) -> Locator:
        return self.find(".choice")

    @property
    def private(self) -> Locator:
        """What only this person sees."""
        return self.find(".bubble .lines")

    def caught_up(self, version: int) -> None:
        """Waits until the page shows at least that version of the table."""
        self.page.wait_for_function("at => Number(document.querySelector('main').dataset.version) >= at", arg=version)

    def choose(self, at: int = 0) -> int:
        """Presses one choice after another until a whole move has been made; the version it made.

        By the keyboard, which is heard at once: a finger waits half a second when what lies under it has changed.
        """
        before = self.version
        while self.version == before:
            path = self.find(".choices").get_attribute("data-path")
            self.choices.nth(at % self.choices.count()).press("Enter")
            self.page.wait_for_function(
                """([version, path]) => Number(document.querySelector("main").dataset.version) > version
                    || document.querySelector(".choices").dataset.path !== path""",
                arg=[before, path],
            )
        return self.version

    def clean(self) -> None:
        """No script of the page has failed."""
        assert not self.troubles, self.troubles


def begin(first: Screen, second: Screen, rules: Iterable[str] = (), game: str = "marrakech") -> str:
    """A game of two browsers, begun; its address."""
    address = first.open().new_table("Anna", game)
    for rule in rules:
        first.command(f"/settings {rule} on")
        expect(first.find(f".toggle[data-command='/settings {rule} off']")).to_be_visible()
    second.open(address).join("Béla")
    first.command("/start")
    for screen in (first, second):
        expect(screen.find("main[data-phase=playing]")).to_be_visible()
    return address


def to_move(*screens: Screen) -> Screen:
    """The one whose turn it is, once all show the same moment."""
    latest = max(screen.version for screen in screens)
    for screen in screens:
        screen.caught_up(latest)
    return next(screen for screen in screens if screen.choices.count())


def tab_to(page: Page, selector: str) -> None:
    """Presses Tab until the focus is there."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"the keyboard does not reach {selector}")


def seated(screen: Callable[..., Screen], game: str, count: int) -> list[Screen]:
    """So many people, each at a browser of their own, with the game begun."""
    screens = [screen() for _ in range(count)]
    address = screens[0].open().new_table(NAMES[0], game)
    for one, name in zip(screens[1:], NAMES[1:], strict=False):
        one.open(address).join(name)
    screens[0].command("/start")
    for one in screens:
        expect(one.find("main[data-phase=playing]")).to_be_visible()
    return screens


def together(screens: Sequence[Screen]) -> None:
    """Waits until all show the same moment."""
    latest = max(one.version for one in screens)
    for one in screens:
        one.caught_up(latest)


def ended(screens: Sequence[Screen]) -> None:
    """All see that the game is over, and with how many points."""
    for one in screens:
        expect(one.find("main[data-phase=over]")).to_be_visible()
        expect(one.find(".post.live")).to_contain_text("points")
