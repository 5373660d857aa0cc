"""People who play by the board: they tap what lies there, or reach it by keyboard, and use no button beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import cycle
from typing import NamedTuple

from playwright.sync_api import expect

from tests.bot.web.driving import PATIENCE, Screen

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "words": False}
DESK = {"viewport": {"width": 1366, "height": 900}, "words": False}
CALM = 600  # milliseconds after which what has come to lie under a finger is heard

SPOTS = """() => [...document.querySelectorAll(".spots button.spot")].map((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const role = ["choose", "drop", "play", "invite"].find((one) => node.classList.contains(one));
    return [node.dataset.words, role, node.ariaLabel, left + width / 2, top + height / 2];
})"""
STANDING = """() => {
    const spots = document.querySelector(".spots");
    return document.querySelector("main").dataset.phase === "over"
        || !document.querySelector(".crumbs:not([hidden]) .turn-sign")
        || (!spots.hidden && spots.getAttribute("aria-busy") === "false");
}"""
WHERE = """() => {
    const { top, height } = document.querySelector(".frame").getBoundingClientRect();
    return [Math.round(top + scrollY), Math.round(height)];
}"""
MOVED = """([version, chosen]) => {
    const spots = document.querySelector(".spots");
    const { version: now, phase } = document.querySelector("main").dataset;
    return phase === "over" || Number(now) > version || spots.dataset.chosen !== chosen;
}"""


class Seen(NamedTuple):
    """A place as a person sees it on the screen, and what is read aloud for it."""

    words: str
    role: str
    says: str
    x: float
    y: float


class Tapper:
    """Somebody at a screen that has opened nothing yet, who plays on the board: by touch, or with a mouse."""

    def __init__(self, screen: Screen) -> None:
        self.screen, self.page = screen, screen.page
        self.page.clock.install()
        self.touch = bool(self.page.evaluate("navigator.maxTouchPoints"))
        self.taps = 0
        self.stood: set[tuple[float, float]] = set()

    def calm(self) -> None:
        """Lets the time pass after which what lies on the board may be tapped."""
        self.page.clock.fast_forward(CALM)

    def standing(self) -> list[Seen]:
        """What can be tapped, once all of it is in sight; nothing while others are to move."""
        self.page.wait_for_function(STANDING, timeout=3 * PATIENCE)
        self.stood.add(tuple(self.page.evaluate(WHERE)))
        return [Seen(*spot) for spot in self.page.evaluate(SPOTS)]

    def turn(self) -> list[Seen]:
        """What can be tapped, once it is their turn."""
        self.screen.find(".crumbs .turn-sign").wait_for(timeout=3 * PATIENCE)
        return self.standing()

    @property
    def chosen(self) -> str:
        return self.screen.find(".spots").get_attribute("data-chosen") or ""

    def at(self, x: float, y: float) -> None:
        """A tap there, and nothing else."""
        self.taps += 1
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def tap(self, spot: Seen) -> None:
        """Taps a place and waits for what it does."""
        before = [self.screen.version, self.chosen]
        self.calm()
        self.at(spot.x, spot.y)
        self.page.wait_for_function(MOVED, arg=before, timeout=3 * PATIENCE)

    def enter(self, spot: Seen) -> None:
        """Goes to a place by the arrow keys, and presses Enter."""
        before = [self.screen.version, self.chosen]
        for _ in range(80):
            if self.page.evaluate("document.activeElement.dataset.words") == spot.words:
                break
            self.page.keyboard.press("ArrowRight")
        expect(self.screen.find(f".spots button[data-words='{spot.words}']")).to_be_focused()
        self.page.keyboard.press("Enter")
        self.page.wait_for_function(MOVED, arg=before, timeout=3 * PATIENCE)


Wish = Callable[[Sequence[Seen], str, int], Seen]
"""Which place somebody taps, of those there are, with these words chosen, as their so-manieth tap."""


def first_played(spots: Sequence[Seen], chosen: str, count: int) -> Seen:
    """Plays what can be played; else chooses something."""
    plays = [spot for spot in spots if spot.role == "play"]
    return (plays or [spot for spot in spots if spot.role == "choose"])[count % len(plays or spots)]


def turner(spots: Sequence[Seen], chosen: str, count: int) -> Seen:
    """Chooses a tile, turns every third one, and plays it."""
    plays = [spot for spot in spots if spot.role == "play"]
    chooses = [spot for spot in spots if spot.role == "choose"]
    if plays and (chosen.endswith("down") or count % 3):
        return plays[0]
    if plays:
        return next(spot for spot in chooses if spot.words == chosen.replace("up", "down"))
    return chooses[count % len(chooses)]


def buyer(spots: Sequence[Seen], chosen: str, count: int) -> Seen:
    """Plays what can be played; else goes to a stall, or takes cards, two if they may be had."""
    plays = [spot for spot in spots if spot.role == "play"]
    more = [spot for spot in spots if chosen.startswith("take ") and spot.words.startswith(f"{chosen}+")]
    if plays and not more:
        built = [spot for spot in plays if not spot.words.startswith(("store", "give"))]
        return (built or plays)[count % len(built or plays)]
    if more:
        return more[0]
    buys = [spot for spot in spots if spot.words.startswith("buy ")]
    takes = [spot for spot in spots if spot.words.startswith("take ")]
    return (buys or takes)[count % len(buys or takes)]


def play_out(players: Sequence[Tapper], wish: Wish) -> int:
    """Plays until the game is over, whoever is to move; the most taps that a move took."""
    longest, count = 0, 0
    for player in cycle(players):
        while spots := player.standing():
            count += 1
            spot = wish(spots, player.chosen, count)
            player.tap(spot)
            longest = max(longest, player.taps)
            player.taps = 0 if spot.role == "play" else player.taps
        if player.screen.phase == "over":
            break
    return longest
