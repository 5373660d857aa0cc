"""While somebody is awaited, on the page: reminders and their buttons, holidays, time that runs out, settings."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from bot.domain.turn_time import DAY, HOUR
from bot.language.languages import LANGUAGES
from bot.language.words import say
from tests.bot.conftest import Server, Time
from tests.bot.web.driving import Screen, begin, to_move
from tests.bot.web.page_server import PageServer, opened

TURN = 6 * HOUR
PHONE = {"width": 390, "height": 780}
REMEDIES = ["Keep waiting", "Robot plays once", "Robot takes the seat", "Someone else", "End the game"]


@pytest.fixture(scope="module")
def page_server(redis_server: Server) -> Iterator[PageServer]:
    with opened(redis_server.url, Time()) as house:
        yield house


@pytest.fixture
def screen(browser: Browser, page_server: PageServer) -> Iterator[Callable[..., Screen]]:
    screens: list[Screen] = []

    def open_screen(**settings: object) -> Screen:
        screens.append(Screen(browser, page_server.url, **settings))
        return screens[-1]

    yield open_screen
    for one in screens:
        one.clean()
        one.context.close()


class Pair:
    """A game at six hours a turn: who is awaited and the other, each by their own clock; and time that passes."""

    def __init__(self, page_server: PageServer, screen: Callable[..., Screen]) -> None:
        anna = screen(timezone_id="Europe/Budapest", viewport=PHONE)
        bela = screen(timezone_id="America/New_York")
        begin(anna, bela)
        anna.type("/settings pace 6h")
        expect(anna.private).to_have_text(
            "Time per turn: 6 hours. Each player also has three times that as extra time for the whole game."
        )
        self.page_server, self.mover = page_server, to_move(anna, bela)
        self.other, self.name = (bela, "Anna") if self.mover is anna else (anna, "Béla")

    def time(self, seconds: float) -> None:
        """So much time passes, and both see what came of it."""
        self.page_server.time(seconds)
        name = self.mover.path.removeprefix("/t/")
        table = self.page_server.wait(self.page_server.tables.store.table(f"web:{name}"))
        assert table is not None
        for one in (self.mover, self.other):
            one.caught_up(table.version)

    def turn(self) -> None:
        """Whoever is to move walks and lays a rug; then it is the other's turn."""
        self.mover.choose()
        self.other.caught_up(self.mover.choose())
        self.mover, self.other = self.other, self.mover


@pytest.fixture
def pair(page_server: PageServer, screen: Callable[..., Screen]) -> Pair:
    return Pair(page_server, screen)


def asked(screen: Screen) -> Locator:
    """What is asked of this person beside the board."""
    return screen.find(".question")


def ends(screen: Screen) -> str:
    """Until when the turn may take, as the page tells who is to move."""
    return screen.find(".crumbs .until").inner_text()


def test_a_reminder_comes_is_muted_for_this_turn_and_the_next_turn_has_its_own(pair: Pair) -> None:
    limit = ends(pair.mover)
    expect(pair.other.find(".status")).to_contain_text("until ")
    assert limit not in pair.other.find(".status").inner_text(), "each by their own clock"
    pair.time(TURN / 2 - 60)
    expect(asked(pair.mover)).to_have_count(0)
    pair.time(120)
    expect(asked(pair.mover)).to_contain_text(f"A reminder: Marrakech is waiting for your move, {limit}.")
    expect(asked(pair.mover).get_by_role("button")).to_have_text(["Not this turn", "Less often", "I’m away"])
    expect(asked(pair.other)).to_have_count(0)
    pair.mover.press("Not this turn")
    expect(pair.mover.private).to_have_text("No more reminders for this turn.")
    expect(asked(pair.mover)).to_have_count(0)
    pair.time(TURN / 2)
    expect(asked(pair.mover)).to_have_count(0)
    pair.mover.page.reload()
    expect(pair.mover.find(".crumbs .until")).not_to_have_text(limit)  # but until the end of the reserve
    for _ in range(2):
        pair.turn()
        pair.time(TURN / 2 + 60)
        expect(asked(pair.mover)).to_contain_text("A reminder")
        pair.time(0.3 * TURN)
        expect(asked(pair.mover)).to_have_count(1)  # the second takes the place of the first


def test_who_is_away_is_seen_to_be_and_comes_back_to_the_time_they_had(pair: Pair) -> None:
    limit = ends(pair.mover)
    pair.time(TURN / 2 + 60)
    asked(pair.mover).get_by_role("button", name="I’m away").click()
    expect(pair.mover.private).to_contain_text("For how long?")
    pair.mover.press("3 days")
    expect(pair.mover.private).to_contain_text("You are away from")
    expect(asked(pair.mover)).to_have_count(0)
    expect(pair.other.find(".story")).to_contain_text(f"{pair.name} is away from ")
    assert ends(pair.mover) != limit
    pair.time(DAY)
    expect(asked(pair.other)).to_have_count(0)
    pair.mover.find(".bubble").get_by_role("button", name="Undo").click()
    expect(pair.mover.private).to_have_text("Welcome back! Your clocks run again.")
    expect(pair.other.find(".story")).to_contain_text(f"{pair.name} is back.")
    pair.time(0.3 * TURN)
    expect(asked(pair.mover)).to_contain_text(ends(pair.mover))


def test_when_time_is_up_the_other_hands_the_seat_to_a_robot_and_its_owner_takes_it_back(pair: Pair) -> None:
    pair.time(4 * TURN + 60)  # a turn, and a reserve of three
    expect(asked(pair.other)).to_contain_text(f"{pair.name} has no time left.")
    expect(asked(pair.other).get_by_role("button")).to_have_text(REMEDIES)
    expect(asked(pair.mover)).to_have_count(0)
    expect(pair.other.find(".status")).to_have_text(f"Waiting for {pair.name}")
    pair.other.press("Robot takes the seat")
    expect(asked(pair.mover)).to_contain_text(f"A robot takes over from {pair.name}.")
    expect(pair.mover.choices).to_have_count(0)
    pair.time(10)
    expect(pair.other.choices.first).to_be_visible()
    expect(pair.other.find(".story")).to_contain_text(f"{pair.name}: Assam")
    asked(pair.mover).get_by_role("button", name="Take it back").click()
    expect(pair.other.find(".story")).to_contain_text(f"{pair.name} is back and takes the seat again.")
    expect(asked(pair.mover)).to_have_count(0)
    pair.mover, pair.other = pair.other, pair.mover
    pair.turn()
    expect(pair.mover.choices.first).to_be_visible()


TABLE, OWN = ["pace", "late", "holidays"], ["reminders", "quiet", "zone"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_is_chosen_by_presses_and_put_back_by_one(language: str, screen: Callable[..., Screen]) -> None:
    anna = screen(locale=language, viewport=PHONE)
    anna.open().new_table("Anna")
    anna.more("/settings")
    bubble, told = anna.find(".bubble").get_by_role("button"), anna.private
    for setting in (*TABLE, "me", *OWN):
        expect(anna.find(f".bubble [data-command='/settings {setting}']")).to_be_visible()
        overview = told.inner_text()
        anna.find(f".bubble [data-command='/settings {setting}']").click()
        if setting == "me":
            expect(told).not_to_have_text(overview)
            continue
        expect(told.locator("p")).to_have_count(1)
        before = told.inner_text()
        assert before in overview, "what it is now"
        bubble.nth(1).click()  # the first is to close it
        expect(told).not_to_have_text(before)
        anna.find(".bubble").get_by_role("button", name=say(language, "button-put-back")).click()
        expect(told).to_have_text(before)
        bubble.last.click()
        expect(told).to_have_text(overview, use_inner_text=True)
