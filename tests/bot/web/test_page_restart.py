"""Reloading, restarting, losing the connection: nothing is lost."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Route, expect

from tests.bot.web.driving import Screen, Zoco, begin, to_move


def shown(screen: Screen) -> tuple[int, str, list[str]]:
    """What a page shows: the version, the words of the last post and the choices."""
    expect(screen.find(".post.live")).to_be_visible()
    return screen.version, screen.find(".post.live").inner_text(), screen.choices.all_inner_texts()


def test_reloading_the_page_loses_nothing(screen: Callable[..., Screen]) -> None:
    anna, bela = screen(), screen()
    begin(anna, bela)
    for turn in range(5):
        to_move(anna, bela).choose(turn)
    to_move(anna, bela)
    for one in (anna, bela):
        before = shown(one)
        one.page.reload()
        one.ready()
        assert shown(one) == before
    to_move(anna, bela).choose()


def test_a_server_killed_in_the_middle_comes_back_with_everything(screen: Callable[..., Screen], zoco: Zoco) -> None:
    anna, bela = screen(), screen()
    begin(anna, bela)
    for turn in range(4):
        to_move(anna, bela).choose(turn)
    to_move(anna, bela)
    before = [shown(one) for one in (anna, bela)]
    zoco.kill()
    expect(anna.find("#banner")).to_contain_text("No connection")
    zoco.start()
    expect(anna.find("#banner")).to_be_hidden()
    expect(bela.find("#banner")).to_be_hidden()
    assert [shown(one) for one in (anna, bela)] == before
    mover = to_move(anna, bela)
    version = mover.choose()
    for one in (anna, bela):
        one.caught_up(version)


def test_a_move_made_while_the_server_is_away_is_carried_out_once_when_it_is_back(
    screen: Callable[..., Screen], zoco: Zoco
) -> None:
    anna, bela = screen(), screen()
    begin(anna, bela)
    mover = to_move(anna, bela)
    version = mover.version
    zoco.kill()
    mover.choices.first.click()
    expect(mover.find("#banner")).to_contain_text("No connection")
    zoco.start()
    mover.caught_up(version + 1)
    assert mover.version == version + 1


def test_an_answer_lost_on_the_way_is_asked_for_again_and_the_move_counts_once(screen: Callable[..., Screen]) -> None:
    anna, bela = screen(), screen()
    begin(anna, bela)
    mover = to_move(anna, bela)
    version = mover.version
    lost: list[str] = []

    def lose_the_first_answer(route: Route) -> None:
        if route.request.method == "POST" and not lost:
            lost.append(route.fetch().text())
            route.abort()
        else:
            route.continue_()

    mover.page.route("**/api/t/*", lose_the_first_answer)
    mover.choices.first.click()
    mover.caught_up(version + 1)
    expect(mover.find("#banner")).to_be_hidden()
    expect(mover.find(".choices")).to_have_attribute("aria-busy", "false")
    assert lost
    assert mover.version == version + 1
    expect(mover.private).to_have_count(0)
