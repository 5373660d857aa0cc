"""The pictures of Alhambra show what a player needs, however many play and build, and never another's money."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from typing import Any

import msgspec
import pytest
from PIL import Image

import render
from render import frame
from render.alhambra import board, buildings, money, panels, table, tiles
from render.alhambra import market as market_place
from render.alhambra.plan import Box as Field
from render.alhambra.plan import spot
from render.palette import CHANGED, FIRST, GAIN, INK, WHITE
from render.sheet import WIDTH
from rules import GAMES
from rules.alhambra import View
from rules.alhambra.state import New, State
from rules.alhambra.tiles import BUILDINGS, CARDS, TILES, counts
from rules.alhambra.view import PlayerView
from tests import gallery
from tests.render.looking import Box, count, differing, seen, within

NAMES = ("Север", "Kelet", "South", "Захід", "Lõuna", "Észak")
LARGEST = 100 * 1024
HEAD = (frame.MARGIN, 0, WIDTH - frame.MARGIN, frame.BELOW_HEAD)
SEATS = range(2, 7)
GAME = GAMES["alhambra"]

NORTH = {"0": "fountain", "w1n1": "G8b", "n1": "G8a", "w1": "G8c", "e1": "A6b", "s1": "G12", "e1s1": "C6"}
KELET = {"0": "fountain", "n2": "P2", "w1n1": "A5", "n1": "T13", "w2": "T11a", "w1": "P8", "e1": "S4", "e1s1": "S3"}
SOUTH = {"0": "fountain", "n1": "T9c", "e1n1": "G9", "e2n1": "A6a", "w1": "C5", "e1": "T9a", "s1": "S5", "e1s1": "T8"}


@cache
def states(seats: int) -> list[State]:
    played: list[Any] = gallery.played("alhambra", seats)
    return played


def view(seats: int, share: float, seat: int | None = None) -> View:
    """A real game, some way on."""
    looked: View = GAME.view(states(seats)[round(share * (len(states(seats)) - 1))], seat)
    return looked


def player(alhambra: dict[str, str], **fields: Any) -> PlayerView:
    told = {"score": 0, "cards": 5, "money": None, "reserve": (), "bought": (), "wall": 3, **fields}
    return PlayerView(alhambra=alhambra, counts=counts(alhambra.values()), **told)


def position(**fields: Any) -> View:
    """Kelet of three is to act; fields change what is told of it."""
    players = (player(NORTH, score=10), player(KELET, score=12), player(SOUTH, score=18))
    told = {"players": players, "turn": 1, "phase": "act", "to_act": (1,), "round": 1, "new": (), "places": {}}
    told |= {"market": ("C7b", None, None, "A7"), "display": ("d4", "h2", "u8", "f3"), "bag": 28, "deck": 52}
    return msgspec.structs.replace(view(3, 0), **{**told, "winners": (), "scoring": None, **fields})


def placing(*waiting: str, **fields: Any) -> View:
    """Kelet has those tiles to place; A10 may go to three places."""
    one = player(KELET, bought=waiting)
    places = {"A10": ("w3", "w2s1", "w1s1"), "S9": ("w1s1",)}
    fields.setdefault("places", {tile: places.get(tile, ()) for tile in waiting})
    return position(players=(player(NORTH), one, player(SOUTH)), phase="place", **fields)


def picture(position: View, **names: Any) -> bytes:
    return render.board(position, names=names.get("names", NAMES))


def tall(position: View) -> int:
    """How tall the stalls of the market are."""
    return board.LAYOUTS[len(position.players)].market


def field(box: Field) -> Box:
    return box.x, box.y, box.x + box.width, box.y + box.height


def place(position: View, name: str, margin: int = 0) -> Box:
    """Where a place of the Alhambra shown large lies in the picture."""
    layout, seat = board.LAYOUTS[len(position.players)], board.large(position)
    plan, _ = panels.spread(layout.large, panels.court(position, seat, NAMES[seat]))
    x, y = plan.corner(spot(name))
    return x - margin, y - margin, x + plan.size + margin, y + plan.size + margin


def row(position: View, number: int) -> Box:
    """A row of the table."""
    layout = board.LAYOUTS[len(position.players)]
    rows = len(position.players) + (position.dirk is not None)
    return field(table.rows(layout.table, layout.row, rows)[number])


# Size


@pytest.mark.parametrize("seats", SEATS)
def test_every_picture_of_a_whole_game_fits_any_chat(seats: int) -> None:
    for share in (0, 0.2, 0.45, 0.7, 0.9, 1):
        drawn = [picture(view(seats, share)), render.hand(view(seats, share, 0), names=NAMES)]
        for png in [*drawn, render.scoring(view(seats, share), names=NAMES)]:
            if png is not None:
                image = Image.open(BytesIO(png))
                assert (image.width, image.mode) == (1024, "P")
                assert image.height <= 1280
                assert len(png) < LARGEST


@pytest.mark.parametrize("seats", SEATS)
def test_the_same_position_is_the_same_picture(seats: int) -> None:
    for share in (0.3, 1):
        assert picture(view(seats, share)) == picture(view(seats, share))
        assert render.scoring(view(seats, share)) == render.scoring(view(seats, share))


# Tiles and money


@pytest.mark.parametrize("size", [32, 64, 108])
def test_a_wall_is_drawn_on_each_walled_side_and_on_no_other(size: int) -> None:
    band = round(size * 0.1)
    strips = {
        "N": (size // 3, 0, size * 2 // 3, band),
        "E": (size - band, size // 3, size, size * 2 // 3),
        "S": (size // 3, size - band, size * 2 // 3, size),
        "W": (0, size // 3, band, size * 2 // 3),
    }
    for name, found in TILES.items():
        image = tiles.tile(name, size, named=False).image.convert("RGB")
        assert {side for side, box in strips.items() if _has(image.crop(box), tiles.BLOCK)} == set(found.walls)


def _has(image: Image.Image, colour: tuple[int, int, int]) -> bool:
    pixels = image.getcolors(1 << 16) or []
    return any(max(abs(a - b) for a, b in zip(one, colour, strict=True)) < 20 for _, one in pixels)  # type: ignore[arg-type]


def test_the_six_buildings_differ_in_drawing_and_not_only_in_colour() -> None:
    shapes = {kind: buildings.icon(kind, 48).image.getchannel("A").resize((12, 12)).tobytes() for kind in BUILDINGS}
    for kind, shape in shapes.items():
        for other, another in shapes.items():
            apart = sum(abs(a - b) > 90 for a, b in zip(shape, another, strict=True))
            assert kind == other or apart > 14, (kind, other)


def test_the_four_currencies_differ_in_shape_and_not_only_in_colour() -> None:
    shapes = {money.sign(letter, "", 40).image.getchannel("A").resize((24, 24)).tobytes() for letter in "dhuf"}
    assert len(shapes) == 4


def test_two_tiles_of_a_kind_and_price_can_be_told_apart_by_their_names() -> None:
    assert tiles.tile("T11a", 108) != tiles.tile("T11b", 108)
    assert differing(
        picture(position(market=("G8a", None, None, None))), picture(position(market=("G8b", None, None, None)))
    )


# What the board shows


def test_the_market_shows_building_and_price_in_their_stall() -> None:
    full = picture(position(market=("C7b", "T11c", "P2", "A7")))
    for stall in range(4):
        market = ["C7b", "T11c", "P2", "A7"]
        market[stall] = None  # type: ignore[call-overload]
        changed = differing(full, picture(position(market=tuple(market))))
        assert changed
        assert within(changed, field(market_place.stall(stall, tall(position()))))


@pytest.mark.parametrize("number", range(4))
def test_the_display_shows_each_card(number: int) -> None:
    cards = ["d4", "h2", "u8", "f3"]
    before = picture(position(display=tuple(cards)))
    cards[number] = "d9"
    changed = differing(before, picture(position(display=tuple(cards))))
    assert changed
    assert within(changed, field(market_place.card(number, tall(position()))))


def test_deck_bag_and_scorings_done_are_in_the_head() -> None:
    for field_name, value in (("deck", 51), ("bag", 27), ("round", 2)):
        changed = differing(picture(position()), picture(position(**{field_name: value})))
        assert changed
        assert within(changed, HEAD)


def test_every_place_on_offer_is_marked_white_with_its_name() -> None:
    with_places, without = placing("A10"), placing("A10", places={"A10": ("w3",)})
    marked, plain = picture(with_places), picture(without)
    for name in ("w2s1", "w1s1"):
        box = place(with_places, name)
        assert place(without, name) == box
        assert count(marked, WHITE, box) > 4_000
        assert count(plain, WHITE, box) == 0
        assert count(marked, INK, box) > 600
    low = place(with_places, "w2s1")
    assert within(differing(marked, plain), (low[0], low[1], place(with_places, "w1s1")[2], low[3]))


def test_places_are_named_and_not_only_marked() -> None:
    one, other = placing("A10", places={"A10": ("w2s1", "w1s1")}), placing("A10", places={"A10": ("w2s1", "e1s2")})
    first = seen(picture(one)).crop(place(one, "w2s1")).tobytes()
    second = seen(picture(one)).crop(place(one, "w1s1")).tobytes()
    assert first != second
    assert picture(one) != picture(other)


def test_where_several_tiles_wait_each_place_says_which_of_them_fit() -> None:
    both = placing("A10", "S9")
    other = placing("A10", "S9", places={"A10": ("w3", "w2s1"), "S9": ("w2s1", "w1s1")})
    red = buildings.KINDS["seraglio"].ground
    assert count(picture(both), red, place(both, "w1s1")) > 100
    assert count(picture(both), red, place(both, "w2s1")) == 0
    assert count(picture(other), red, place(other, "w2s1")) > 100


def test_nothing_is_offered_while_someone_still_acts() -> None:
    bought = position(players=(player(NORTH), player(KELET, bought=("A10",)), player(SOUTH)))
    assert count(picture(bought), WHITE, place(bought, "w1s1")) == 0


def test_a_tile_just_built_is_bracketed_and_no_other() -> None:
    plain, marked = position(), position(new=(New(1, "T11a"),))
    box = place(marked, "w2", 6)
    assert count(picture(plain), CHANGED, box) == 0
    assert count(picture(marked), CHANGED, box) > 200
    assert within(differing(picture(marked), picture(plain)), box)


def test_the_alhambra_that_just_changed_is_large_with_its_new_tile_bracketed() -> None:
    marked = position(new=(New(0, "G12"),))
    assert board.large(marked) == 0
    assert count(picture(marked), CHANGED, place(marked, "s1", 6)) > 200


def test_who_places_is_large_even_if_another_just_built() -> None:
    assert board.large(placing("A10", new=(New(0, "G12"),))) == 1
    assert board.large(position()) == 1


def test_reserve_and_bought_tiles_lie_beside_their_alhambra() -> None:
    panel = field(board.LAYOUTS[3].large)
    plain = picture(position())
    for fields in ({"reserve": ("S9",)}, {"bought": ("S9",)}, {"reserve": ("S9", "G6")}):
        changed = position(
            players=(player(NORTH, score=10), player(KELET, score=12, **fields), player(SOUTH, score=18))
        )
        assert within(differing(plain, picture(changed)), panel)
    small = field(board.LAYOUTS[3].others[0])
    stored = position(
        players=(player(NORTH, score=10), player(KELET, score=12), player(SOUTH, score=18, reserve=("G6",)))
    )
    assert within(differing(plain, picture(stored)), small)


@pytest.mark.parametrize("size", [1, 6, 12, 20])
def test_a_reserve_of_any_size_stays_in_its_panel(size: int) -> None:
    reserve = tuple(list(TILES)[20 : 20 + size])
    for seat, box in ((1, board.LAYOUTS[3].large), (2, board.LAYOUTS[3].others[0]), (0, board.LAYOUTS[3].others[1])):
        players = [player(NORTH), player(KELET), player(SOUTH)]
        plain = picture(position(players=tuple(players)))
        players[seat] = msgspec.structs.replace(players[seat], reserve=reserve, bought=reserve[:1])
        assert within(differing(plain, picture(position(players=tuple(players)))), field(box))


@pytest.mark.parametrize("seats", SEATS)
def test_every_alhambra_is_shown(seats: int) -> None:
    """Whoever builds something, the picture changes in a panel of their own."""
    start = view(seats, 0.4)
    layout, large = board.LAYOUTS[seats], board.large(start)
    order = [large, *[(large + k) % seats for k in range(1, seats)]]
    for seat, box in zip(order, (layout.large, *layout.others), strict=False):
        one = start.players[seat]
        alhambra = {**one.alhambra, "e9n9": "T13"}
        players = (*start.players[:seat], msgspec.structs.replace(one, alhambra=alhambra), *start.players[seat + 1 :])
        changed = msgspec.structs.replace(start, players=players)
        assert within(differing(picture(start), picture(changed)), field(box))


def test_only_the_row_of_who_is_to_act_is_filled_with_ink() -> None:
    for turn in range(3):
        now = position(turn=turn, to_act=(turn,))
        dark = [count(picture(now), INK, row(now, number)) > 25_000 for number in range(3)]
        assert dark == [number == turn for number in range(3)]


def test_whoever_leads_a_kind_has_it_in_saffron() -> None:
    now = position()
    columns = {kind: 350 + 68 * k for k, kind in enumerate(BUILDINGS)}
    for number, one in enumerate(now.players):
        _, top, _, bottom = row(now, number)
        for kind, x in columns.items():
            leads = one.counts[kind] > 0 and one.counts[kind] == max(other.counts[kind] for other in now.players)
            assert (count(picture(now), FIRST, (x - 24, top, x + 24, bottom)) > 400) == leads, (number, kind)


def test_with_two_players_dirk_has_his_buildings_and_a_row_of_the_table() -> None:
    now = view(2, 0.5)
    assert now.dirk is not None
    richer = msgspec.structs.replace(now, dirk=msgspec.structs.replace(now.dirk, score=now.dirk.score + 1))
    assert within(differing(picture(now), picture(richer)), row(now, 2))
    fewer = msgspec.structs.replace(now, dirk=msgspec.structs.replace(now.dirk, buildings=now.dirk.buildings[1:]))
    assert within(differing(picture(now), picture(fewer)), field(board.LAYOUTS[2].others[1]))


# The end


def ending(*acting: int, seat: int | None = None) -> View:
    """The last buildings are placed; these still have some."""
    built = (NORTH, KELET, SOUTH)
    players = tuple(player(one, bought=("A10",) if k in acting else ()) for k, one in enumerate(built))
    return position(players=players, phase="last", to_act=acting, places={"A10": ("w2s1",)}, seat=seat, offers=None)


def test_while_the_last_buildings_are_placed_one_sees_who_still_owes_one() -> None:
    now = ending(0, 2)
    shown = picture(now)
    assert [count(shown, GAIN, row(now, number)) > 200 for number in range(3)] == [False, True, False]
    assert all(count(shown, INK, row(now, number)) < 25_000 for number in range(3))
    assert differing(shown, picture(ending(0))) is not None


def test_each_who_places_last_sees_their_own_alhambra_large() -> None:
    assert [board.large(ending(0, 2, seat=seat)) for seat in (None, 0, 1, 2)] == [0, 0, 0, 2]


@pytest.mark.parametrize("winners", [(0,), (1, 2), (0, 1, 2)])
def test_at_the_end_the_winners_are_crowned_and_nobody_is_to_act(winners: tuple[int, ...]) -> None:
    over = position(phase="over", to_act=(), winners=winners, round=3)
    shown = picture(over)
    totals = [(890, row(over, number)[1], 985, row(over, number)[3]) for number in range(3)]
    assert [count(shown, FIRST, box) > 1_500 for box in totals] == [number in winners for number in range(3)]
    assert all(count(shown, INK, row(over, number)) < 15_000 for number in range(3))
    assert count(shown, FIRST, HEAD) > 1_000
    assert board.large(over) == winners[0]


def test_dirk_can_be_crowned_too() -> None:
    over = msgspec.structs.replace(view(2, 1), winners=("dirk",))
    total = (890, row(over, 2)[1], 985, row(over, 2)[3])
    assert count(picture(over), FIRST, total) > 1_500


# Very large Alhambras


def quarter(columns: int, rows: int) -> dict[str, str]:
    """A full rectangle of tiles north-east of the fountain."""
    names = iter(TILES)
    spots = [(x, y) for y in range(rows) for x in range(columns)]
    told = [(f"e{x}" * (x > 0) + f"n{y}" * (y > 0) or "0") for x, y in spots]
    return {at: "fountain" if at == "0" else next(names) for at in told}


def crowded(seats: int, alhambra: dict[str, str], **fields: Any) -> View:
    start = view(seats, 0.2)
    told = {"players": (player(alhambra), *start.players[1:]), "turn": 0, "phase": "act", "to_act": (0,), "new": ()}
    return msgspec.structs.replace(start, **{**told, "places": {}, **fields})


@pytest.mark.parametrize(("columns", "rows"), [(5, 7), (7, 7), (8, 6)])
def test_tiles_of_a_large_alhambra_are_at_least_64_pixels(columns: int, rows: int) -> None:
    left, _, right, _ = place(crowded(3, quarter(columns, rows)), "0")
    assert right - left >= 64


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize(("columns", "rows"), [(9, 6), (55, 1), (1, 55), (14, 3), (3, 14)])
def test_however_large_an_alhambra_is_every_tile_and_place_can_be_seen(seats: int, columns: int, rows: int) -> None:
    alhambra = quarter(columns, rows)
    last = list(alhambra)[-1]
    players = (player(alhambra, bought=("T13",)), *view(seats, 0.2).players[1:])
    fields: dict[str, Any] = {"players": players, "phase": "place", "new": (New(0, alhambra[last]),)}
    whole = crowded(seats, alhambra, **fields, places={"T13": ("w1", "s1")})
    shown = picture(whole)
    assert len(shown) < LARGEST
    for name in (*alhambra, "w1", "s1"):
        assert within(place(whole, name), field(board.LAYOUTS[seats].large))
    assert count(shown, WHITE, place(whole, "w1")) > 0
    assert count(shown, CHANGED, place(whole, last, 4)) > 0
    without = crowded(seats, {**alhambra, last: "fountain"}, **fields | {"new": ()}, places={"T13": ("w1", "s1")})
    assert differing(shown, picture(without)) is not None


# Hands


def holding(cards: tuple[str, ...], *others: tuple[str, ...], **fields: Any) -> State:
    """South of three holds these cards, the others theirs; the market is whole."""
    hands = [*[*others, ("d1",), ("d1",)][:2], cards]
    start = states(3)[0]
    players = tuple(msgspec.structs.replace(one, money=hand) for one, hand in zip(start.players, hands, strict=True))
    fields.setdefault("market", ("C7b", "T11c", "T11b", "A7"))
    return msgspec.structs.replace(start, players=players, **fields)


def hand(*cards: str) -> bytes:
    drawn = render.hand(GAME.view(holding(cards), 2), names=NAMES)
    assert drawn is not None
    return drawn


def verdict(number: int) -> Box:
    return 720, 136 + 184 * number, 968, 260 + 184 * number


def test_a_hand_says_what_can_be_bought_exactly_what_with_a_loss_and_what_cannot() -> None:
    shown = hand("d5", "d2", "h9", "h4", "u6", "u3", "f7", "f3", "f1")
    assert [count(shown, GAIN, verdict(k)) > 10_000 for k in range(4)] == [True, False, False, True]
    assert [count(shown, FIRST, verdict(k)) > 10_000 for k in range(4)] == [False, True, False, False]


def test_an_empty_stall_has_no_verdict() -> None:
    state = holding(("d9",), market=(None, None, None, None))
    drawn = render.hand(GAME.view(state, 2))
    assert drawn is not None
    assert [count(drawn, GAIN, verdict(k)) + count(drawn, FIRST, verdict(k)) for k in range(4)] == [0, 0, 0, 0]


@pytest.mark.parametrize("number", range(1, 26))
def test_of_one_to_twenty_five_cards_each_can_be_seen(number: int) -> None:
    for deck in (CARDS, [f"d{1 + k % 9}" for k in range(27)]):
        cards = list(deck)[:number]
        whole = hand(*cards)
        image = seen(whole)
        assert image.size == (1024, 868)
        assert len(whole) < LARGEST
        lowest = min(cards)
        other = f"{lowest[0]}{int(lowest[1]) % 9 + 1}"
        assert differing(whole, hand(*[other if k == cards.index(lowest) else card for k, card in enumerate(cards)]))


def test_cards_stay_between_the_building_and_the_verdict() -> None:
    few, many = hand("u1"), hand("u1", *[f"h{1 + k % 9}" for k in range(25)])
    changed = differing(few, many)
    assert changed is not None
    assert within(changed, (320, 35, 992, 480))


def test_a_hand_is_sorted_and_does_not_tell_in_which_order_it_came() -> None:
    assert hand("d5", "h9", "d2", "f1") == hand("f1", "d2", "d5", "h9")


def test_a_spectator_has_no_hand() -> None:
    assert render.hand(view(3, 0.5)) is None


def test_where_money_is_open_a_hand_shows_the_others_too() -> None:
    closed, open_money = holding(("d5",), ("h9",)), holding(("d5",), ("h9",), options=("open_money",))
    first, second = (render.hand(GAME.view(state, 2)) for state in (closed, open_money))
    assert first is not None
    assert second is not None
    assert seen(second).height > seen(first).height
    other = render.hand(GAME.view(holding(("d5",), ("h8",), options=("open_money",)), 2))
    assert second != other


def test_six_open_hands_fit() -> None:
    start = GAME.start(6, "open", ("open_money",))
    drawn = render.hand(GAME.view(start, 0), names=NAMES)
    assert drawn is not None
    assert seen(drawn).height <= 1280


# Secrets


@pytest.mark.parametrize("seat", [None, 2])
def test_no_picture_tells_of_the_money_of_others(seat: int | None) -> None:
    hands = ("d9", "h9", "u9", "f9"), ("d1", "h1", "u1", "f1")
    one, other = (GAME.view(holding(("u4",), *both), seat) for both in (hands, hands[::-1]))
    for draw in (render.board, render.hand, render.scoring):
        assert draw(one, names=NAMES) == draw(other, names=NAMES)


def test_a_board_is_the_same_for_who_holds_a_hand_and_who_only_watches() -> None:
    for seats in SEATS:
        assert picture(view(seats, 0.6)) == picture(view(seats, 0.6, 1))


# Scorings


@pytest.mark.parametrize("seats", SEATS)
def test_a_scoring_has_a_picture_from_the_first_on(seats: int) -> None:
    assert render.scoring(view(seats, 0)) is None
    for share in (0.6, 1):
        assert render.scoring(view(seats, share), names=NAMES) is not None


def scored(seats: int, **fields: Any) -> bytes:
    """The last scoring of a whole game, changed."""
    over = view(seats, 1)
    assert over.scoring is not None
    told = msgspec.structs.replace(over, scoring=msgspec.structs.replace(over.scoring, **fields))
    drawn = render.scoring(told, names=NAMES)
    assert drawn is not None
    return drawn


@pytest.mark.parametrize("seats", SEATS)
def test_the_longest_wall_is_traced_and_its_length_told(seats: int) -> None:
    walls = view(seats, 1).scoring.walls  # type: ignore[union-attr]
    untraced = tuple(msgspec.structs.replace(wall, sides=()) for wall in walls)
    shortened = tuple(msgspec.structs.replace(wall, length=wall.length + 20) for wall in walls)
    for changed in (untraced, shortened):
        assert within(differing(scored(seats), scored(seats, walls=changed)), (52, 700, 990, 894))
    assert count(scored(seats), INK, (250, 702, 990, 892)) > count(
        scored(seats, walls=untraced), INK, (250, 702, 990, 892)
    )


@pytest.mark.parametrize("seats", SEATS)
def test_every_share_of_every_kind_is_shown_in_its_row_and_column(seats: int) -> None:
    rows = view(seats, 1).scoring.rows  # type: ignore[union-attr]
    plain, columns = scored(seats), len(rows[0].shares)
    for number, kind in enumerate(rows):
        for column, share in enumerate(kind.shares):
            richer = msgspec.structs.replace(share, count=share.count + 1, points=share.points + 3)
            shares = (*kind.shares[:column], richer, *kind.shares[column + 1 :])
            changed = (*rows[:number], msgspec.structs.replace(kind, shares=shares), *rows[number + 1 :])
            wide = 730 / columns
            left = round(258 + wide * column)
            box = (left - 2, 194 + 84 * number, round(left + wide) + 2, 278 + 84 * number)
            assert within(differing(plain, scored(seats, rows=changed)), box)


def test_a_shared_place_shows_what_was_divided() -> None:
    rows = view(3, 1).scoring.rows  # type: ignore[union-attr]
    first = rows[0].shares[0]
    alone, shared = (
        scored(3, rows=(msgspec.structs.replace(rows[0], shares=(told, *rows[0].shares[1:])), *rows[1:]))
        for told in (
            msgspec.structs.replace(first, count=2, points=1, place=2, pool=1, among=1),
            msgspec.structs.replace(first, count=2, points=1, place=2, pool=3, among=2),
        )
    )
    assert differing(alone, shared) is not None


def test_who_leads_after_a_scoring_has_their_sum_in_ink() -> None:
    for after in ((50, 40, 30), (40, 50, 50)):
        shown = scored(3, after=after)
        dark = [count(shown, INK, (262 + 243 * k, 908, 490 + 243 * k, 992)) > 12_000 for k in range(3)]
        assert dark == [points == max(after) for points in after]


# Names


LONG = (
    "Александр Константинович Константинопольский",
    "Nagyszentmiklósi Árvíztűrő Ödön",
    "W" * 300,
    "😀",
    "",
    "\x00\ud800",
)


@pytest.mark.parametrize("seats", SEATS)
def test_names_of_any_length_and_kind_leave_everything_else_in_its_place(seats: int) -> None:
    now = view(seats, 0.6)
    short, long = picture(now, names=("A", "B", "C", "D", "E", "F")), picture(now, names=LONG)
    for box in ((32, 116, 992, 310), (320, board.LAYOUTS[seats].table.y, 992, 1264)):
        assert seen(short).crop(box).tobytes() == seen(long).crop(box).tobytes()
    assert len(render.scoring(now, names=LONG) or b"") < LARGEST
    assert len(render.hand(view(seats, 0.6, 0), names=LONG) or b"") < LARGEST
