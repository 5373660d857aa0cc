"""The page in a real browser: what a first visit takes, and how soon a click is seen, also where the answer is slow."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from statistics import median

from tests.bench.figures import Line
from tests.bench.house import bot, redis
from tests.bench.scale import Scale
from tests.bot.web.driving import Screen, chromium, seated, to_move
from tests.bot.web.first_visit import visit

VISIT_KB, SEEN_MS = 150, 100
SLOW = 1000  # milliseconds that an answer takes
LATE = """late => {
    const send = window.fetch;
    const wait = () => new Promise((done) => setTimeout(done, late));
    window.fetch = async (path, options) => {
        if (options?.method === "POST") await wait();
        return send(path, options);
    };
}"""
SEEN = """() => new Promise((done) => {
    const begin = performance.now();
    const seen = () => requestAnimationFrame(() => setTimeout(() => done(performance.now() - begin)));
    const look = new MutationObserver(() => (look.disconnect(), seen()));
    look.observe(document.querySelector("main"), { subtree: true, attributes: true, childList: true });
    document.querySelector(".choice").click();
})"""


async def lines(scale: Scale) -> AsyncIterator[Line]:
    """A line for a first visit to each kind of address, and one for a click."""
    async with redis() as url:
        with bot(url) as running:
            for line in await asyncio.to_thread(_measured, f"http://127.0.0.1:{running.port}", scale):
                yield line


def _measured(url: str, scale: Scale) -> list[Line]:
    with chromium() as browser:

        def screen() -> Screen:
            return Screen(browser, url, viewport={"width": 390, "height": 844})

        first, second = seated(screen, "marrakech", 2)
        table = first.path
        weights = {"home": visit(screen().page, f"{url}/").total, "a game": visit(screen().page, url + table).total}
        found = [
            Line(what=f"page: first visit to {what}", unit="KB", value=weight / 1000, most=VISIT_KB)
            for what, weight in weights.items()
        ]
        for one in (first, second):
            one.page.evaluate(LATE, SLOW)
        seen = [_click(first, second) for _ in range(max(2, scale.drawings // 6))]
        late = f"its answer takes {SLOW} ms"
        return [*found, Line(what="page: click to change", unit="ms", value=median(seen), most=SEEN_MS, reference=late)]


def _click(first: Screen, second: Screen) -> float:
    """Milliseconds from a click on a choice to the next frame that looks otherwise."""
    mover = to_move(first, second)
    while mover.find(".choices").get_attribute("data-path"):
        mover.choose()
        mover = to_move(first, second)
    before = mover.version
    seen: float = mover.page.evaluate(SEEN)
    mover.page.wait_for_function(
        """before => Number(document.querySelector("main").dataset.version) > before
            || document.querySelector(".choices").dataset.path""",
        arg=before,
    )
    return seen
