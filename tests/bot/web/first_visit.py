"""What a first visit costs: the bytes over the wire until one can tap, and what a second visit asks for again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Page


class Wire:
    """What came over the wire: by address, the bytes with their headers."""

    def __init__(self) -> None:
        self.bytes: dict[str, int] = {}
        self.asked: list[str] = []
        self._urls: dict[str, str] = {}
        self._kept: set[str] = set()

    def sent(self, event: dict[str, Any]) -> None:
        self._urls[event["requestId"]] = event["request"]["url"]

    def kept(self, event: dict[str, Any]) -> None:
        """The browser had it."""
        self._kept.add(event["requestId"])

    def answered(self, event: dict[str, Any]) -> None:
        """The browser may have had it on its disk."""
        if event["response"].get("fromDiskCache"):
            self._kept.add(event["requestId"])

    def finished(self, event: dict[str, Any]) -> None:
        url = self._urls.get(event["requestId"], "")
        if event["requestId"] not in self._kept and url.startswith("http"):
            self.asked.append(url)
            self.bytes[url] = self.bytes.get(url, 0) + int(event["encodedDataLength"])

    @property
    def total(self) -> int:
        return sum(self.bytes.values())


@contextmanager
def listening(page: Page) -> Iterator[Wire]:
    """Counts what a page loads meanwhile."""
    wire = Wire()
    session = page.context.new_cdp_session(page)
    session.on("Network.requestWillBeSent", wire.sent)
    session.on("Network.requestServedFromCache", wire.kept)
    session.on("Network.responseReceived", wire.answered)
    session.on("Network.loadingFinished", wire.finished)
    session.send("Network.enable")
    yield wire
    session.detach()


def visit(page: Page, url: str) -> Wire:
    """Opens an address and waits until all that is in sight is there."""
    with listening(page) as wire:
        page.goto(url)
        page.wait_for_selector("html[data-ready]")
        page.wait_for_function(
            "() => [...document.images].every((one) => one.complete) && document.fonts.status === 'loaded'"
        )
    return wire
