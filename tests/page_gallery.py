"""Pictures of the page, as it is in a browser: `python -m tests.page_gallery [--all] OUTDIR [game…]`.

Seeded games are played by a simple hand, and somebody looks at them whose turn it is: on a phone and at a desk, early
and late. With `--all` they also look from small, zoomed and turned screens, by night, in other languages, with a move
half chosen, in the lobby, at the end and at home: for whoever changes how the page looks.
"""

from __future__ import annotations

import itertools
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import Any, Literal, NamedTuple

import redis
from PIL import Image
from playwright.sync_api import Browser, Page, expect

from bot.domain.table import Table
from rules import GAMES, State
from tests.bot.conftest import Server, Time
from tests.bot.web.driving import chromium
from tests.bot.web.page_server import PageServer, opened
from tests.gallery import SEED, STAGES, following, played

NAMES = ("Kelet", "South", "Север", "Lõuna")
SEATS: Mapping[str, int] = {"marrakech": 3, "alhambra": 3, "quixote": 2}
QUALITY = 82


class Look(NamedTuple):
    """A screen on which somebody looks at the page."""

    name: str
    width: int
    height: int
    scale: float = 1
    scheme: Literal["light", "dark"] = "light"
    language: str = "en"


PHONE, DESK = Look("phone", 390, 844, 1.5), Look("desk", 1366, 900)
LOOKS = (
    PHONE,
    DESK,
    Look("small", 320, 640, 1.5),
    Look("zoomed", 640, 450),
    Look("turned", 844, 390),
    PHONE._replace(name="phone-night", scheme="dark"),
    DESK._replace(name="desk-night", scheme="dark"),
    PHONE._replace(name="phone-ru", language="ru"),
    PHONE._replace(name="phone-hu", language="hu"),
    DESK._replace(name="desk-ru", language="ru"),
    DESK._replace(name="desk-hu", language="hu"),
)


def main() -> None:
    everything = "--all" in sys.argv
    folder, *games = [argument for argument in sys.argv[1:] if argument != "--all"]
    Path(folder).mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as directory:
        server = Server(Path(directory), "--appendonly", "no")
        server.start()
        try:
            with chromium() as browser:
                for game in games or GAMES:
                    redis.Redis(port=server.port).flushall()
                    with opened(server.url, Time()) as house:
                        for name, picture in photographed(House(browser, house), game, everything=everything):
                            (Path(folder) / f"page-{game}-{name}.webp").write_bytes(picture)
                            print(f"page-{game}-{name}.webp {len(picture) / 1024:.0f} KB", flush=True)
        finally:
            server.kill()


class House:
    """A page server, and people with a browser each."""

    def __init__(self, browser: Browser, server: PageServer) -> None:
        self.browser, self.server = browser, server
        self.ids = itertools.count(10_000_000)

    def table(self, place: str) -> Table:
        table = self.server.wait(self.server.tables.store.table(f"web:{place}"))
        assert table is not None
        return table


class Visitor:
    """Somebody at a browser of their own."""

    def __init__(self, house: House, name: str) -> None:
        self.house, self.name = house, name
        self.context = house.browser.new_context(locale="en-GB")
        self.person = str(self.get("/api/me")["active"])
        self.post("/api/me", {"action": "rename", "person": self.person, "name": name})

    def get(self, path: str) -> Any:
        return self.context.request.get(self.house.server.url + path).json()

    def post(self, path: str, body: Mapping[str, object]) -> Any:
        response = self.context.request.post(self.house.server.url + path, data=dict(body))
        assert response.ok, response.text()
        return response.json()

    def say(self, place: str, text: str) -> None:
        self.house.server.passing.clock.now += 60
        body = {"text": text, "id": str(next(self.house.ids)), "who": self.person}
        answer = self.post(f"/api/t/{place}", body)
        assert answer["ok"], answer

    def new_table(self, game: str) -> str:
        return str(self.post("/api/tables", {"game": game, "id": str(next(self.house.ids))})["id"])

    @contextmanager
    def looking(self, look: Look, path: str) -> Iterator[Page]:
        """Their page on such a screen."""
        self.post("/api/me", {"action": "language", "language": look.language})
        context = self.house.browser.new_context(
            viewport={"width": look.width, "height": look.height},
            device_scale_factor=look.scale,
            color_scheme=look.scheme,
            storage_state=self.context.storage_state(),
            reduced_motion="reduce",
            has_touch=look.width < 1000,
            locale="en-GB",
        )
        page = context.new_page()
        page.goto(self.house.server.url + path)
        page.wait_for_selector("html[data-ready]")
        settled(page)
        yield page
        context.close()


def settled(page: Page) -> None:
    """Waits until all that is in sight is there, and until it hears a finger."""
    page.wait_for_function(
        "() => [...document.images].every((one) => one.complete) && document.fonts.status === 'loaded'"
    )
    page.wait_for_timeout(600)


def photographed(house: House, game: str, *, everything: bool) -> Iterator[tuple[str, bytes]]:
    """Early and late; where a move can be chosen in steps, the late one with its first step."""
    house.server.tables.entropy.fixed = SEED  # type: ignore[attr-defined]
    people = [Visitor(house, name) for name in NAMES[: SEATS[game]]]
    place = people[0].new_table(game)
    for one in people[1:]:
        one.say(place, "/join")
    looks = LOOKS if everything else (PHONE, DESK)
    if everything:
        yield from shots(people[0], place, "lobby", looks)
    people[0].say(place, "/start")
    long = len(played(game, SEATS[game]))
    states = [house.table(place).state]
    for stage, share in STAGES.items():
        if stage == "middle":
            continue
        while len(states) < share * long or not worth(house.table(place), stage):
            states.append(move(house, people, place, game, states))
        acting = house.table(place).rules.to_act(states[-1])
        viewer = next(one for one in people if house.table(place).seat_of(one.person) == acting[0])
        yield from shots(viewer, place, stage, looks, steps=CHOSEN[stage].get(game, ()), first=everything)
        if everything:
            waiting = next(one for one in people if one is not viewer)
            yield from shots(waiting, place, f"{stage}-waiting", looks)
    while everything and house.table(place).phase == "playing":
        states.append(move(house, people, place, game, states))
    if everything:
        yield from shots(people[0], place, "over", looks)
        yield from shots(people[0], "", "home", looks)


CHOSEN: Mapping[str, Mapping[str, Sequence[str]]] = {
    "early": {"marrakech": (), "alhambra": ("take ",), "quixote": ()},
    "late": {"marrakech": (), "alhambra": ("buy ",), "quixote": ("lay ",)},
}
"""What is tapped before the picture is taken, by its first words."""
OFFERED: Mapping[str, Mapping[str, str]] = {
    "early": {"marrakech": "left", "alhambra": "take ", "quixote": "lay "},
    "late": {"marrakech": "lay ", "alhambra": "buy ", "quixote": "lay "},
}
"""What must be on offer."""


def worth(table: Table, stage: str) -> bool:
    acting = table.rules.to_act(table.state)
    legal = [str(move) for move in table.rules.legal(table.state, acting[0])]
    return any(move.startswith(OFFERED[stage][table.game]) for move in legal)


def move(house: House, people: Sequence[Visitor], place: str, game: str, states: Sequence[State]) -> State:
    """The hand plays once; the position then."""
    seat, played = following(game, states)
    table = house.table(place)
    next(one for one in people if table.seat_of(one.person) == seat).say(place, f"/play {played}")
    state: State = house.table(place).state
    return state


def shots(
    viewer: Visitor, place: str, stage: str, looks: Sequence[Look], steps: Sequence[str] = (), *, first: bool = False
) -> Iterator[tuple[str, bytes]]:
    for look in looks:
        with viewer.looking(look, f"/t/{place}" if place else "/") as page:
            if first or not steps:
                yield f"{stage}-{look.name}", photograph(page)
            for step in steps:
                spot = page.locator(f".spots button[data-words^='{step}']").first
                box = spot.bounding_box()
                assert box is not None
                page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
                expect(page.locator(".spots")).not_to_have_attribute("data-chosen", "")
                page.mouse.move(1, 1)
                settled(page)
            if steps:
                yield f"{stage}-{look.name}" + ("-chosen" if first else ""), photograph(page)


def photograph(page: Page) -> bytes:
    image = Image.open(BytesIO(page.screenshot()))
    with BytesIO() as file:
        image.convert("RGB").save(file, "WEBP", quality=QUALITY, method=6)
        return file.getvalue()


if __name__ == "__main__":
    main()
