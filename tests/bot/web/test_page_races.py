"""Two who press at the same moment: one counts, the other is told."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Route, expect

from tests.bot.web.driving import Screen, begin, to_move


class Gate:
    """Holds back what pages send to tables until it is opened, then lets all of it go at once."""

    def __init__(self, *screens: Screen) -> None:
        self.waiting: list[Route] = []
        for screen in screens:
            screen.page.route("**/api/t/*", self.hold)

    def hold(self, route: Route) -> None:
        if route.request.method == "POST":
            self.waiting.append(route)
        else:
            route.continue_()

    def open(self) -> None:
        for route in self.waiting:
            route.continue_()


def answered(screen: Screen) -> str:
    """What the page tells its person once the answer is there: nothing, or why not."""
    expect(screen.find(".choices[aria-busy=true]")).to_have_count(0)
    return " ".join(screen.find(".bubble.refused .lines").all_inner_texts())


def test_a_player_who_presses_at_two_browsers_at_once_makes_one_move(screen: Callable[..., Screen]) -> None:
    anna, bela = screen(), screen()
    address = begin(anna, bela)
    mover = to_move(anna, bela)
    phone = screen(storage_state=mover.context.storage_state()).open(address)
    version = mover.version
    gate = Gate(mover, phone)
    mover.find(".choice[data-words=left]").click()
    phone.find(".choice[data-words=right]").click()
    while len(gate.waiting) < 2:
        phone.page.wait_for_event("request")
    gate.open()
    for one in (mover, phone):
        one.caught_up(version + 1)
    told = [answered(mover), answered(phone)]
    assert sorted(map(bool, told)) == [False, True]
    assert "the table has moved on" in "".join(told)
    assert mover.version == phone.version == version + 1
    expect(bela.find(".post.live")).to_contain_text("left" if told[1] else "right")
    for one in (mover, phone):  # both go on from the same moment
        assert one.choices.all_inner_texts() == mover.choices.all_inner_texts()


def test_the_last_seat_goes_to_one_of_two_and_the_other_is_told(screen: Callable[..., Screen]) -> None:
    host = screen()
    address = host.open().new_table("Anna")
    for name in ("Béla", "Cili"):
        host.press("Add a player on this screen")
        host.name(name)
        expect(host.find(".seat-list .seat").filter(has_text=name)).to_be_visible()
    dora, elek = screen().open(address), screen().open(address)
    gate = Gate(dora, elek)
    for one, name in ((dora, "Dóra"), (elek, "Elek")):
        one.command("/join")
        one.find("dialog input[name=name]").fill(name)
        with one.page.expect_request(lambda request: request.method == "POST" and "/api/t/" in request.url):
            one.page.keyboard.press("Enter")
    gate.open()
    for one in (host, dora, elek):
        expect(one.find(".seat-list .seat")).to_have_count(4)
    seated, other = (dora, elek) if dora.find(".seat-list .badge").count() else (elek, dora)
    expect(seated.find("[data-command='/leave']")).to_be_visible()
    expect(other.find(".bubble.refused")).to_contain_text("The table is full")
    expect(other.find("[data-command='/join']")).to_have_count(0)
