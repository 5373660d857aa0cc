"""Moves laid down ahead: the same for every game, played at random; and what each condition looks at."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from rules import GAMES, AnyGame, BadNotation, Label, Move, State, choices
from rules.ahead import FORESIGHT, Otherwise, Wish
from rules.contract import Fact
from rules.marrakech.square import walk
from tests.rules.test_contract import check_fact, play_out, prefixes

NAMES = tuple(GAMES)
WAYS = {"left": -1, "straight": 0, "right": 1}
TRIED = 40  # wishes of a position that are looked at


@pytest.fixture(scope="module", params=[(name, seats) for name in NAMES for seats in (2, 4)], ids=str)
def played(request: pytest.FixtureRequest) -> Any:
    name, seats = request.param
    return play_out(GAMES[name], seats, "ahead", (), Random(seats))


def waiting(played: Any) -> Iterator[tuple[int, State]]:
    """Some moments of a game, and the seats that wait then."""
    stride = max(1, len(played.steps) // 24)
    for step in played.steps[::stride]:
        for seat in range(played.seats):
            if seat not in played.game.to_act(step.state):
                yield seat, step.state


def some(wishes: Sequence[Wish], dice: Random) -> list[Wish]:
    return dice.sample(list(wishes), min(TRIED, len(wishes)))


def offered(game: AnyGame, state: State, seat: int) -> Sequence[Wish]:
    found: Sequence[Wish] = FORESIGHT[game.name].wishes(game.view(state, seat))
    return found


def test_every_game_has_wishes_for_whoever_waits(played: Any) -> None:
    assert sum(bool(offered(played.game, state, seat)) for seat, state in waiting(played)) > 10


def test_a_wish_is_read_as_it_is_written_whatever_its_case_and_spaces(played: Any) -> None:
    foresight = FORESIGHT[played.game.name]
    for seat, state in waiting(played):
        found = offered(played.game, state, seat)
        assert len({str(wish) for wish in found}) == len(found)
        for wish in some(found, Random(1)):
            text = str(wish)
            assert foresight.parse(text) == wish
            assert foresight.parse(f"  {text.upper().replace(' ', '   ')} ") == wish


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "lay",
        "straight",
        "buy 1 5",
        "take",
        "take d3 while",
        "take d3 while d3 d3",
        "x" * 400,
        "lay c3 up Z9",
        "straight upto-999",
        "ſtraight whatever",
    ],
)
def test_hostile_text_is_no_wish_and_nothing_worse(name: str, text: str) -> None:
    with pytest.raises(BadNotation):
        FORESIGHT[name].parse(text)


def test_every_step_towards_a_wish_has_a_listed_label_or_speaks_for_itself(played: Any) -> None:
    foresight = FORESIGHT[played.game.name]
    for seat, state in list(waiting(played))[::4]:
        view = foresight.stand(played.game.view(state, seat))
        for words in prefixes(offered(played.game, state, seat))[:300]:
            label = foresight.label(view, words)
            if label is not None and type(label) in foresight.facts:
                assert isinstance(label, Label)
            elif label is not None:
                check_fact(played, label)


def test_the_words_of_wishes_lead_to_all_of_them(played: Any) -> None:
    for seat, state in list(waiting(played))[::4]:
        found = offered(played.game, state, seat)
        assert (choices(found) is not None) == bool(found)


def test_a_wish_becomes_a_legal_move_or_a_listed_surprise(played: Any) -> None:
    """Wishes of one moment, at every later moment of the game: whatever has happened, nothing else is ever played."""
    game, foresight = played.game, FORESIGHT[played.game.name]
    dice = Random(3)
    laid = [(seat, wish) for seat, state in waiting(played) for wish in some(offered(game, state, seat), dice)[:2]]
    outcomes = {"played": 0, "surprised": 0}
    for step in played.steps:
        for seat, wish in laid:
            found = foresight.fulfil(game.view(step.state, seat), wish)
            if isinstance(found, Fact):
                if not isinstance(found, Otherwise) and type(found) not in foresight.facts:
                    check_fact(played, found)
                outcomes["surprised"] += 1
                continue
            assert seat in game.to_act(step.state)
            assert wished(step.state, wish, found)
            game.play(step.state, seat, found)  # IllegalMove if the rules refuse it
            outcomes["played"] += 1
    assert min(outcomes.values()) > 20


def wished(state: Any, wish: Any, move: Move) -> bool:
    """Whether the move is what the words of the wish say, told without the code that found it."""
    words, text = str(wish).split(" "), str(move)
    if words[0] in (*WAYS, "cheapest"):
        return text in WAYS and words[0] in (text, "cheapest") and marrakech_holds(state, words[1], text)
    if str(wish) == "lay most":
        return text.startswith("lay ")
    if not str(wish).startswith(text):
        return False
    rest = words[len(text.split(" ")) :]
    there = (*getattr(state, "market", ()), *getattr(state, "display", ()))
    match rest:
        case [] | ["anywhere"]:
            return True
        case ["while", thing]:
            return thing in there
        case ["without", thing]:
            return thing not in there
        case [tile] if words[0] == "buy":
            return bool(state.market[int(words[1]) - 1] == tile)
        case [field]:
            return bool(state.field == field)
    return False


def marrakech_holds(state: Any, only: str, way: str) -> bool:
    view = GAMES["marrakech"].view(state, state.turn)
    if only == "whatever":
        return True
    if only.startswith("facing-"):
        return bool(view.facing == only[-1])
    if only.startswith("upto-"):
        heading = (state.facing + WAYS[way]) % 4
        stops = [walk(state.assam, heading, roll)[0][-1] for roll in (1, 2, 3, 4)]
        return all(carpet_at(state, cell) <= int(only[5:]) for cell in stops)
    return only == f"{view.assam}-{view.facing}"


def carpet_at(state: Any, cell: int) -> int:
    """M8: the toll there, counted afresh."""
    top = state.tops[cell]
    if top is None or top.owner == state.turn or state.out[top.owner]:
        return 0
    group, queue = {cell}, [cell]
    while queue:
        here = queue.pop()
        row, column = divmod(here, 7)
        for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            other = r * 7 + c
            if 0 <= r < 7 and 0 <= c < 7 and other not in group:
                rug = state.tops[other]
                if rug is not None and rug.colour == top.colour:
                    group.add(other)
                    queue.append(other)
    return len(group)


def test_a_preview_shows_nothing_that_the_seat_does_not_know(played: Any) -> None:
    """Positions alike to the seat give the same wishes and the same previews, whatever they hide."""
    game, foresight = played.game, FORESIGHT[played.game.name]
    for seat, state in list(waiting(played))[::3]:
        view = game.view(state, seat)
        other = game.imagine(view, "elsewhere")
        assert list(foresight.wishes(view)) == list(foresight.wishes(game.view(other, seat)))
        for wish in some(offered(game, state, seat), Random(5))[:6]:
            shown = foresight.preview(view, (wish,))
            assert shown is None or (type(shown) is type(view) and shown.seat == seat)


def test_what_follows_a_wish_is_offered_only_while_the_turn_goes_on() -> None:
    game, foresight = GAMES["alhambra"], FORESIGHT["alhambra"]
    played = play_out(game, 3, "ahead", (), Random(7))
    exact = over = 0
    for seat, state in waiting(played):
        view = game.view(state, seat)
        for wish in foresight.wishes(view):
            words = str(wish).split(" ")
            if words[0] != "buy":
                continue
            follow = [str(one) for one in foresight.wishes(view, (wish,))]
            if sum(map(int, words[2].split("+"))) == price(words[3]):
                exact += 1
                assert "done" in follow
                assert any(one.startswith("take") for one in follow)
            else:
                over += 1
                assert follow
                assert all(one.split(" ")[0] in ("place", "store") for one in follow)
    assert exact
    assert over


def price(tile: str) -> int:
    return int("".join(itertools.takewhile(str.isdigit, tile[1:])))


def test_where_the_walk_has_been_the_rug_may_be_wished_for() -> None:
    game, foresight = GAMES["marrakech"], FORESIGHT["marrakech"]
    state = game.start(3, "walks")
    view = game.view(state, (state.turn + 1) % 3)
    go = foresight.parse("straight whatever")
    layings = [str(wish) for wish in foresight.wishes(view, (go,))]
    assert layings[0] == "lay most"
    assert len(layings) > 20
    assert foresight.wishes(view, (go, foresight.parse(layings[0]))) == ()


def test_a_spectator_has_no_wishes(played: Any) -> None:
    foresight = FORESIGHT[played.game.name]
    view = played.game.view(played.steps[0].state, None)
    assert foresight.stand(view) is None
    assert list(foresight.wishes(view)) == []
    assert foresight.preview(view, ()) is None


def test_a_wish_looks_at_no_more_than_one_view(played: Any) -> None:
    """What is secret may be as it likes: the same wish becomes the same move."""
    game, foresight = played.game, FORESIGHT[played.game.name]
    for step in played.steps[:: max(1, len(played.steps) // 20)]:
        view = game.view(step.state, step.seat)
        again = game.view(game.imagine(view, "dreamt"), step.seat)
        for wish in some(_any_wishes(game, view, step.seat), Random(9))[:10]:
            assert _same(foresight.fulfil(view, wish)) == _same(foresight.fulfil(again, wish))


def _any_wishes(game: AnyGame, view: Any, seat: int) -> Sequence[Wish]:
    """Wishes at a moment when the seat owes a decision: those of the moves it may play."""
    foresight = FORESIGHT[game.name]
    suffix = {"marrakech": " whatever", "quixote": " anywhere"}.get(game.name, "")
    found = []
    for move in game.legal(game.imagine(view, ""), seat):
        words = str(move)
        if words.startswith("buy "):
            words = f"{words} {view.market[int(words.split(' ')[1]) - 1]}"
        elif not (game.name == "marrakech" and words.startswith("lay")):
            words += suffix
        found.append(foresight.parse(words))
    return found


def _same(found: Move | Fact) -> str:
    return str(found)
