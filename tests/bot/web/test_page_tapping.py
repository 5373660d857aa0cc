"""The board is the way to play: by touch, by mouse and by keyboard, and for nobody but whose turn it is."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Callable
from urllib.parse import quote

import pytest
from playwright.sync_api import Route, expect

import render
from rules import GAMES
from tests.bot.web.driving import Screen, ended, tab_to
from tests.bot.web.tapping import DESK, PHONE, Tapper, Wish, buyer, first_played, play_out, turner

Opened = Callable[..., Screen]
WISHES: dict[str, Wish] = {"marrakech": first_played, "alhambra": buyer, "quixote": turner}


def alone(screen: Opened, game: str, robots: int = 0, **settings: object) -> Tapper:
    """Somebody at a table of their own, with so many robots, the game begun."""
    player = Tapper(screen(**{**DESK, **settings}))
    anna = player.screen
    anna.open().new_table("Anna", game)
    for count in range(robots):
        anna.command("/robot")
        anna.command("/robot easy")
        expect(anna.find(".seat-list .seat")).to_have_count(count + 2)
    anna.command("/start")
    expect(anna.find("main[data-phase=playing]")).to_be_visible()
    return player


def two(screen: Opened, game: str) -> tuple[Tapper, Tapper]:
    """One with a phone and one with a mouse, the game begun."""
    anna, bela = Tapper(screen(**PHONE)), Tapper(screen(**DESK))
    address = anna.screen.open().new_table("Anna", game)
    bela.screen.open(address).join("Béla")
    anna.screen.command("/start")
    for one in (anna, bela):
        expect(one.screen.find("main[data-phase=playing]")).to_be_visible()
    return anna, bela


def test_a_whole_game_is_tapped_by_finger_and_by_mouse(screen: Opened) -> None:
    players = two(screen, "quixote")
    assert play_out(players, turner) <= 3  # a tile, turned, and confirmed
    assert all(len(player.stood) == 1 for player in players), "the board never jumps"
    ended([player.screen for player in players])


@pytest.mark.long
@pytest.mark.parametrize("game", ["marrakech", "alhambra"])
def test_the_longer_games_are_tapped_by_finger_and_by_mouse(screen: Opened, game: str) -> None:
    players = two(screen, game)
    play_out(players, WISHES[game])
    assert all(len(player.stood) == 1 for player in players), "the board never jumps"
    ended([player.screen for player in players])


def test_a_whole_game_is_played_with_the_keyboard_alone(screen: Opened) -> None:
    anna = alone(screen, "quixote")
    anna.screen.find(".spots button[tabindex='0']").focus()
    count = 0
    while spots := anna.standing():
        anna.enter(turner(spots, anna.chosen, count))
        count += 1
    ended([anna.screen])


@pytest.mark.parametrize("game", ["marrakech", "alhambra"])
def test_a_whole_turn_is_played_with_the_keyboard_alone(screen: Opened, game: str) -> None:
    anna = alone(screen, game, robots=1)
    anna.turn()
    tab_to(anna.page, ".spots button")
    while spots := anna.standing():
        anna.enter(WISHES[game](spots, anna.chosen, 0))
    said = re.compile("Anna (lays|takes|builds)")
    expect(anna.screen.find(".post").filter(has_text=said)).not_to_have_count(0)


def test_what_a_tap_would_play_is_seen_before_it_is_played(screen: Opened) -> None:
    """The rug lies where it would while a mouse rests there, and where the keyboard has come to."""
    anna = alone(screen, "marrakech", robots=1)
    anna.tap(anna.turn()[0])
    lay = next(spot for spot in anna.turn() if spot.words.startswith("lay "))
    version, ghost = anna.screen.version, anna.screen.find(".frame img.ghost")
    anna.page.mouse.move(lay.x, lay.y)
    anna.calm()
    expect(ghost).to_have_attribute("src", re.compile(f"move={quote(lay.words)}$"))
    assert ghost.bounding_box() == anna.screen.find("img.board").bounding_box()
    anna.page.mouse.move(3, 3)
    expect(ghost).to_have_count(0)
    anna.screen.find(".spots button[tabindex='0']").focus()
    anna.page.keyboard.press("ArrowRight")
    expect(ghost).to_have_count(1)
    assert anna.screen.version == version
    anna.page.keyboard.press("Enter")
    anna.screen.caught_up(version + 1)
    expect(ghost).to_have_count(0)


def test_a_turn_of_marrakech_takes_two_taps_and_the_board_stands_still(screen: Opened) -> None:
    anna = alone(screen, "marrakech", robots=1)
    while anna.taps < 2:
        anna.tap(anna.turn()[0])
    expect(anna.screen.find(".post").filter(has_text="Anna lays")).not_to_have_count(0)
    anna.turn()
    assert len(anna.stood) == 1


def test_taking_money_takes_two_taps_and_a_card_more_changes_the_choice(screen: Opened) -> None:
    anna = alone(screen, "alhambra", robots=1)
    takes = [spot for spot in anna.turn() if spot.words.startswith("take ")]
    anna.tap(takes[0])
    assert anna.chosen == takes[0].words
    expect(anna.screen.find(".prompt")).to_contain_text("Take money")
    version = anna.screen.version
    confirm = next(spot for spot in anna.turn() if spot.role == "play")
    assert confirm.says.startswith("Play: Take money")
    anna.tap(confirm)
    anna.screen.caught_up(version + 1)
    assert anna.taps == 2


def test_a_choice_is_put_back_by_escape_by_a_tap_elsewhere_and_by_a_button(screen: Opened) -> None:
    anna = alone(screen, "alhambra", robots=1)
    board = anna.screen.find(".board").bounding_box()
    assert board is not None
    for way in ("escape", "elsewhere", "button"):
        anna.tap(next(spot for spot in anna.turn() if spot.words.startswith("take ")))
        assert anna.chosen
        anna.turn()
        if way == "escape":
            anna.screen.find(".spots button").first.press("Escape")
        elif way == "elsewhere":
            anna.calm()
            anna.at(board["x"] + board["width"] / 2, board["y"] + 6)
        else:
            anna.screen.find(".crumbs .back").click()
        expect(anna.screen.find(".spots")).to_have_attribute("data-chosen", "")


def test_a_finger_means_what_render_says_it_means(screen: Opened) -> None:
    """The page reckons as `render.hit` does, also between places and beyond them."""
    page = screen(**DESK).open().page
    dice = random.Random(16)
    for name, game in GAMES.items():
        state = game.start(max(2, game.seats[0]), f"seed {name}")
        view = game.view(state, game.to_act(state)[0])
        spots = render.spots(view)
        places = [{"words": spot.words, "boxes": [spot.box, *spot.more]} for spot in spots]
        points = [(dice.uniform(0, 1024), dice.uniform(0, 1280)) for _ in range(400)]
        meant = page.evaluate(
            """async ([places, points, slack]) => {
                const { hit } = await import("/static/board.js");
                return points.map(([x, y]) => hit(places, x, y, slack)?.words ?? null);
            }""",
            [places, points, render.SLACK],
        )
        found = [render.hit(spots, x, y) for x, y in points]
        assert meant == [spot.words if spot else None for spot in found]


def test_who_looks_on_and_who_waits_has_nothing_to_tap(screen: Opened) -> None:
    anna, bela = two(screen, "marrakech")
    watcher = screen(**DESK).open(anna.screen.path)
    expect(watcher.find(".board")).to_be_visible()
    expect(watcher.find(".spots")).to_be_hidden()
    mover, other = (anna, bela) if anna.standing() else (bela, anna)
    assert mover.standing()
    assert not other.standing()
    own = mover.screen.find(".board").get_attribute("src") or ""
    assert "own.png" in own
    for one in (watcher, other.screen):
        assert one.page.evaluate("src => fetch(src).then((answer) => answer.status)", own) == 403


def test_the_second_at_a_browser_plays_on_their_own_board(screen: Opened) -> None:
    player = Tapper(screen(**DESK))
    both = player.screen
    both.open().new_table("Anna", "alhambra")
    both.press("Add a player on this screen")
    both.name("Béla")
    expect(both.find(".seat-list .seat")).to_have_count(2)
    both.command("/start")
    expect(both.find("main[data-phase=playing]")).to_be_visible()
    if both.find(".switch").count():
        both.find(".switch").click()
    pictures = []
    for _ in range(2):
        player.turn()
        pictures.append(both.find(".board").get_attribute("src") or "")
        while spots := player.standing():
            player.tap(buyer(spots, player.chosen, 0))
        expect(both.find(".spots")).to_be_hidden()
        both.find(".switch").click()
        expect(both.find(".spots")).to_be_visible()
    assert {"seat=0", "seat=1"} == {part for src in pictures for part in src.split("&") if part.startswith("seat=")}


def test_a_free_seat_of_the_lobby_is_tapped(screen: Opened) -> None:
    guest = Tapper(screen(**PHONE))
    anna, bela = screen(**DESK), guest.screen
    address = anna.open().new_table("Anna")
    bela.open(address)
    bela.find(".spots button").first.wait_for()
    (seat,) = guest.standing()
    guest.calm()
    guest.at(seat.x, seat.y)
    bela.name("Béla")
    expect(anna.find(".seat-list .seat")).to_have_count(2)
    anna.find(".spots button").first.press("Enter")
    anna.find("dialog").get_by_role("button", name="Add a robot").click()
    anna.command("/robot easy")
    expect(bela.find(".seat-list .seat")).to_have_count(3)


def test_a_tap_is_seen_at_once_while_the_answer_is_on_its_way(screen: Opened) -> None:
    anna = alone(screen, "marrakech", robots=1)
    spot = anna.turn()[0]
    held: list[Route] = []

    def hold(route: Route) -> None:
        if route.request.method == "POST":
            held.append(route)
        else:
            route.continue_()

    anna.page.route("**/api/t/*", hold)
    anna.calm()
    anna.at(spot.x, spot.y)
    expect(anna.screen.find(".spot.pressed")).to_have_count(1, timeout=100)
    expect(anna.screen.find(".spots[aria-busy=true]")).to_be_visible()
    version = anna.screen.version
    for route in held:
        route.continue_()
    anna.screen.caught_up(version + 1)


def test_a_second_quick_tap_plays_nothing_that_has_just_come_to_lie_there(screen: Opened) -> None:
    anna = alone(screen, "marrakech", robots=1)
    spot = anna.turn()[0]
    anna.calm()
    anna.page.clock.pause_at("2100-01-01")
    anna.at(spot.x, spot.y)
    anna.screen.caught_up(anna.screen.version)
    lays = anna.turn()
    assert all(lay.words.startswith("lay ") for lay in lays)
    version = anna.screen.version
    for lay, _ in itertools.product(lays, range(2)):
        anna.at(lay.x, lay.y)
    assert anna.screen.version == version
    assert anna.screen.find(".spot.pressed").count() == 0
    anna.tap(lays[0])


def test_a_tile_is_dragged_to_its_place(screen: Opened) -> None:
    anna = alone(screen, "alhambra", robots=1)
    for count in range(60):  # until one has a tile in the reserve
        spots = anna.turn()
        lifted = [spot for spot in spots if spot.words.startswith("add ") and not anna.chosen]
        if lifted:
            break
        stores = [spot for spot in spots if spot.words.startswith("store ")]
        anna.tap(stores[0] if stores else buyer(spots, anna.chosen, count))
    else:
        pytest.fail("no tile was ever in the reserve")
    tile = lifted[0]
    anna.calm()
    anna.page.mouse.move(tile.x, tile.y)
    anna.page.mouse.down()
    anna.page.mouse.move(tile.x - 30, tile.y + 10, steps=3)
    expect(anna.screen.find(".dragged")).to_be_visible()
    expect(anna.screen.find(".spots")).to_have_attribute("data-chosen", tile.words)
    place = next(spot for spot in anna.turn() if spot.words.startswith(f"{tile.words} "))
    version = anna.screen.version
    anna.calm()
    anna.page.mouse.move(place.x, place.y, steps=4)
    anna.page.mouse.up()
    anna.screen.caught_up(version + 1)
    expect(anna.screen.find(".dragged")).to_have_count(0)


COVERED = """() => {
    const { left, top, width, height } = document.querySelector(".more summary").getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const over = [...document.querySelectorAll(".spots button.spot")].some((spot) => {
        const box = spot.getBoundingClientRect();
        return box.left < x && x < box.right && box.top < y && y < box.bottom;
    });
    return over ? [x, y] : null;
}"""


def test_what_the_dock_uncovers_hears_no_finger_at_first(screen: Opened) -> None:
    anna = alone(screen, "quixote", viewport={"width": 390, "height": 800})
    anna.turn()
    anna.screen.find(".more summary").press("Enter")
    found = None
    for height in range(480, 760, 10):
        anna.page.set_viewport_size({"width": 390, "height": height})
        found = found or anna.page.evaluate(COVERED)
        if found:
            break
    assert found, "the open dock lies over a tile"
    anna.calm()
    anna.page.clock.pause_at("2100-01-01")
    anna.at(*found)
    expect(anna.screen.find(".more[open]")).to_have_count(0)
    anna.at(*found)
    assert anna.page.evaluate("document.querySelectorAll('.spot.pressed').length") == 0
    assert not anna.chosen
    anna.calm()
    anna.at(*found)
    expect(anna.screen.find(".spots")).not_to_have_attribute("data-chosen", "")
