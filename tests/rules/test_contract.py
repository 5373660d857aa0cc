"""Every game keeps the contract: the same tests over each of `GAMES`, which know none of them.

A list in a position that a view does not show as a list is taken for a secret, but for its first item: the top of a
pile may be public.
"""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from copy import deepcopy
from random import Random
from typing import Annotated, Any, NamedTuple, get_args, get_origin, get_type_hints

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules import (
    GAMES,
    AnyGame,
    BadNotation,
    Choices,
    Event,
    Fact,
    GameOver,
    IllegalMove,
    Label,
    Move,
    NotYourTurn,
    Reason,
    State,
    choices,
)
from rules.contract import Hint, Json, kebab
from rules.record import replay

LONGEST_GAME = 5000
SAMPLES = 12  # positions of a game that the slower tests look at
SEED = "0f8c-a-seed-no-one-may-see"


class Step(NamedTuple):
    """One move of a game."""

    state: State
    seat: int
    move: Move
    after: State
    events: tuple[Event, ...]


class Played(NamedTuple):
    """A whole game, played at random."""

    game: AnyGame
    seats: int
    options: tuple[str, ...]
    seed: str
    steps: Sequence[Step]
    end: State

    def positions(self) -> list[State]:
        """Some positions spread over the game, its end included."""
        stride = max(1, len(self.steps) // SAMPLES)
        return [step.state for step in self.steps[::stride]] + [self.end]

    def viewers(self) -> tuple[int | None, ...]:
        return (*range(self.seats), None)


def play_on(game: AnyGame, state: State, dice: Random) -> Iterator[Step]:
    """Random moves to the end: first a random first word, so that many ways of one thing do not crowd out the rest."""
    for _ in range(LONGEST_GAME):
        if not (seats := game.to_act(state)):
            return
        seat = dice.choice(seats)
        moves = game.legal(state, seat)
        word = dice.choice(list(dict.fromkeys(str(move).split(" ")[0] for move in moves)))
        move = dice.choice([move for move in moves if str(move).split(" ")[0] == word])
        after, events = game.play(state, seat, move)
        yield Step(state, seat, move, after, events)
        state = after


def play_out(game: AnyGame, seats: int, seed: str, options: Sequence[str], dice: Random) -> Played:
    start = game.start(seats, seed, options)
    steps = list(play_on(game, start, dice))
    return Played(game, seats, tuple(options), seed, steps, steps[-1].after)


def tables() -> list[tuple[str, int, tuple[str, ...]]]:
    """Every game with every number of players, and each house rule somewhere."""
    return [
        (name, seats, options)
        for name, game in GAMES.items()
        for seats, options in (
            *((seats, ()) for seats in game.seats),
            *zip(itertools.cycle(game.seats), ((option,) for option in game.options), strict=False),
        )
    ]


def table_name(table: tuple[str, int, tuple[str, ...]]) -> str:
    name, seats, options = table
    return "-".join((name, str(seats), *options))


@pytest.fixture(scope="module", params=tables(), ids=table_name)
def played(request: pytest.FixtureRequest) -> Played:
    name, seats, options = request.param
    return play_out(GAMES[name], seats, SEED, options, Random(table_name(request.param)))


@pytest.fixture(params=GAMES.values(), ids=list(GAMES))
def game(request: pytest.FixtureRequest) -> AnyGame:
    found: AnyGame = request.param
    return found


def plain(value: object) -> Json:
    """As JSON, and back."""
    found: Json = json.loads(msgspec.json.encode(value))
    return found


# Turns and moves


def test_only_seats_that_owe_a_decision_have_moves(played: Played) -> None:
    game = played.game
    for state in played.positions():
        owing = game.to_act(state)
        assert list(owing) == sorted(set(owing))
        assert all(seat in range(played.seats) for seat in owing)
        for seat in range(played.seats):
            assert bool(game.legal(state, seat)) == (seat in owing)


def test_moves_are_offered_once_each_and_in_a_fixed_order(played: Played) -> None:
    game = played.game
    for state in played.positions():
        for seat in game.to_act(state):
            offered = [str(move) for move in game.legal(state, seat)]
            assert len(set(offered)) == len(offered)
            assert [str(move) for move in game.legal(game.load(game.dump(state)), seat)] == offered


def test_every_move_offered_is_accepted_and_leaves_the_old_state_alone(played: Played) -> None:
    game = played.game
    for state in played.positions():
        before = game.dump(state)
        for seat in game.to_act(state):
            for move in game.legal(state, seat):
                after, events = game.play(state, seat, move)
                assert after != state
                check_events(played, events)
        assert game.dump(state) == before


def test_acting_out_of_turn_is_refused(played: Played) -> None:
    game = played.game
    moves = known_moves(played)[:10]
    for state in played.positions():
        rule, reason = ("turn", NotYourTurn()) if game.to_act(state) else ("over", GameOver())
        for seat in (-1, *range(played.seats + 1)):
            for move in moves if seat not in game.to_act(state) else ():
                with pytest.raises(IllegalMove) as refusal:
                    game.play(state, seat, move)
                assert (refusal.value.rule, refusal.value.reason) == (rule, reason)


def test_moves_not_offered_are_refused_under_a_rule_and_change_nothing(played: Played) -> None:
    game = played.game
    moves = known_moves(played) + misprinted_moves(played)
    for state in played.positions():
        before = game.dump(state)
        for seat in game.to_act(state):
            offered = {str(move) for move in game.legal(state, seat)}
            for move in moves:
                if str(move) not in offered:
                    check_unoffered(played, state, seat, move)
        assert game.dump(state) == before


def check_unoffered(played: Played, state: State, seat: int, move: Move) -> None:
    game = played.game
    answer = answer_to(lambda: game.play(state, seat, move))
    if isinstance(answer, IllegalMove):
        assert answer.rule in game.articles
        assert isinstance(answer.reason, Reason)
        check_fact(played, answer.reason)
        return
    after, events = answer
    assert game.accepts_unoffered, f"{move} is not offered, yet accepted"
    assert game.load(game.dump(after)) == after
    check_events(played, events)


def answer_to(act: Callable[[], tuple[State, tuple[Event, ...]]]) -> tuple[State, tuple[Event, ...]] | IllegalMove:
    """What happened, or the refusal."""
    try:
        return act()
    except IllegalMove as refusal:
        return refusal


def known_moves(played: Played) -> list[Move]:
    """Moves that were offered somewhere in the game, at most a few for each first word."""
    groups: dict[str, dict[str, Move]] = {}
    for step in played.steps:
        for move in (step.move, *played.game.legal(step.state, step.seat)[:2]):
            groups.setdefault(str(move).split(" ")[0], {})[str(move)] = move
    return [move for group in groups.values() for move in list(group.values())[:12]]


def misprinted_moves(played: Played) -> list[Move]:
    """What can still be read when a letter or two of a good move are exchanged for others."""
    texts = [str(move) for move in known_moves(played)]
    return list(readable(played.game, misprints(texts, Random(len(texts)), 300)))


def misprints(texts: Sequence[str], dice: Random, count: int) -> Iterator[str]:
    letters = sorted(set("".join(texts)))
    for _ in range(count):
        text = list(dice.choice(texts))
        for _ in range(dice.randint(1, 2)):
            text[dice.randrange(len(text))] = dice.choice(letters)
        yield "".join(text)


def readable(game: AnyGame, texts: Iterable[str]) -> Iterator[Move]:
    for text in texts:
        try:
            yield game.parse(text)
        except BadNotation:
            continue


# Notation


def test_notation_round_trips_whatever_its_case_and_spaces(played: Played) -> None:
    game = played.game
    for move in known_moves(played):
        text = str(move)
        assert text == " ".join(text.split())
        for noisy in (text, text.upper(), text.lower(), f"  {text} ", text.replace(" ", "   ")):
            assert game.parse(noisy) == move


HOSTILE = ("", " ", "\0", "\n", "undo 1", "9" * 6000, "²", "٣", "𝟑", "İ", "ſ", "\u2028", "'; drop table", "<b>", "{}")


def test_hostile_text_is_bad_notation_and_nothing_worse(played: Played) -> None:
    game = played.game
    texts = [str(move) for move in known_moves(played)]
    for text, junk in itertools.product(texts, HOSTILE):
        for hostile in (junk, text + junk, text + " " + junk, junk.join(re.split(r"\d", text))):
            read_or_refuse(game, hostile)
        if junk.strip():
            with pytest.raises(BadNotation):
                game.parse(f"{text} {junk}{junk}")


@settings(max_examples=60, deadline=None)
@given(text=st.text(max_size=40))
@pytest.mark.parametrize("name", GAMES)
def test_any_text_is_a_move_or_bad_notation(name: str, text: str) -> None:
    read_or_refuse(GAMES[name], text)


def read_or_refuse(game: AnyGame, text: str) -> None:
    for move in readable(game, [text]):
        assert game.parse(str(move)) == move


# Positions


def test_a_position_is_plain_json_and_loads_to_the_same_state_at_every_step(played: Played) -> None:
    game = played.game
    for state in (*(step.state for step in played.steps), played.end):
        position = game.dump(state)
        assert json.loads(json.dumps(position)) == position
        assert game.load(position) == state


def test_a_position_names_seed_draws_and_options_and_may_hold_more(played: Played) -> None:
    game = played.game
    for state in played.positions():
        position = game.dump(state)
        assert position["seed"] == played.seed
        assert position["options"] == list(played.options)
        assert isinstance(position["draws"], int)
        assert game.load({**position, "added_by_a_later_version": [1, {"two": 3}]}) == state


def test_the_same_seed_and_moves_give_the_same_game(played: Played) -> None:
    moves = [(step.seat, str(step.move)) for step in played.steps]
    again = list(replay(played.game, played.seats, played.seed, played.options, moves))
    assert [step.state for step in again] == [step.after for step in played.steps]
    assert [step.events for step in again] == [step.events for step in played.steps]


def test_the_seed_decides_the_game(game: AnyGame) -> None:
    starts = [game.dump(game.start(game.seats[-1], str(seed))) for seed in range(30)]
    assert len({json.dumps({**start, "seed": ""}) for start in starts}) > 1


def test_a_game_refuses_player_counts_and_house_rules_it_does_not_know(game: AnyGame) -> None:
    for seats in (0, game.seats.start - 1, game.seats.stop):
        with pytest.raises(ValueError, match="players"):
            game.start(seats, SEED)
    with pytest.raises(ValueError, match="house rule"):
        game.start(game.seats[0], SEED, ["no_such_rule"])


# Secrets


def test_no_view_and_no_event_contains_the_seed(played: Played) -> None:
    game = played.game
    for state in played.positions():
        for seat in played.viewers():
            assert played.seed.encode() not in msgspec.json.encode(game.view(state, seat))
    for step in played.steps:
        assert played.seed.encode() not in msgspec.json.encode(step.events)


def test_no_view_changes_when_only_what_it_hides_does(played: Played) -> None:
    game = played.game
    for state in played.positions():
        for seat in played.viewers():
            shown = game.view(state, seat)
            for other in indistinguishable(game, state, plain(shown)):
                assert game.view(other, seat) == shown


def test_a_menu_open_to_everyone_betrays_nothing(played: Played) -> None:
    game = played.game
    for state in played.positions():
        for other in indistinguishable(game, state, plain(game.view(state, None))):
            for seat in game.to_act(state):
                if game.open_choices(state, seat):
                    assert menu(game, other, seat) == menu(game, state, seat)


def test_a_menu_kept_from_others_cannot_be_told_from_what_they_see(played: Played) -> None:
    game = played.game
    menus = [(state, seat) for state in played.positions() for seat in game.to_act(state)]
    closed = [(state, seat) for state, seat in menus if not game.open_choices(state, seat)]
    for viewer in played.viewers():
        others = [(state, seat) for state, seat in closed if seat != viewer]
        assert not others or any(
            menu(game, other, seat) != menu(game, state, seat)
            for state, seat in others
            for other in indistinguishable(game, state, plain(game.view(state, viewer)))
        )


def menu(game: AnyGame, state: State, seat: int) -> set[str]:
    return {str(move) for move in game.legal(state, seat)}


def indistinguishable(game: AnyGame, state: State, shown: Json) -> Iterator[State]:
    """States that differ from this one only in what is not shown, and in whose decision it is not at all."""
    for position in (another_seed(game, state), reordered(game, state, shown), exchanged(game, state, shown)):
        other = game.load(position)
        if game.to_act(other) == game.to_act(state):
            yield other


def another_seed(game: AnyGame, state: State) -> Json:
    return {**game.dump(state), "seed": "another"}


def reordered(game: AnyGame, state: State, shown: Json) -> Json:
    """With every hidden pile in another order below its top."""
    position = deepcopy(game.dump(state))
    for pile in hidden_piles(position, shown):
        pile[1:] = reversed(pile[1:])
    return position


def exchanged(game: AnyGame, state: State, shown: Json) -> Json:
    """With all hidden things of a kind handed on, from pile to pile."""
    position = deepcopy(game.dump(state))
    places: dict[str, list[tuple[list[str], int]]] = {}
    for pile in hidden_piles(position, shown):
        for index in range(1, len(pile)):
            places.setdefault(kind(pile[index]), []).append((pile, index))
    for alike in places.values():
        items = [pile[index] for pile, index in alike]
        for (pile, index), item in zip(alike, items[-1:] + items[:-1], strict=True):
            pile[index] = item
    return position


def kind(item: str) -> str:
    """`d7` and `f2` are of a kind: both `a0`."""
    return re.sub(r"[A-Z]", "A", re.sub(r"[a-z]", "a", re.sub(r"\d", "0", item)))


def hidden_piles(position: object, shown: object, key: str = "") -> Iterator[list[str]]:
    """The lists of words, two or longer, that stand in the position and not in the view."""
    if isinstance(position, dict):
        for name, value in position.items():
            yield from hidden_piles(value, shown.get(name) if isinstance(shown, dict) else None, name)
    elif isinstance(position, list) and key != "options":
        if not isinstance(shown, list) and len(position) > 1 and all(isinstance(item, str) for item in position):
            yield position
        for index, value in enumerate(position):
            yield from hidden_piles(value, shown[index] if isinstance(shown, list) and index < len(shown) else None)


def test_what_is_hidden_from_a_seat_is_hidden_from_spectators(played: Played) -> None:
    game = played.game
    for state in played.positions():
        public = game.view(state, None)
        for seat in range(played.seats):
            for other in indistinguishable(game, state, plain(game.view(state, seat))):
                assert game.view(other, None) == public


def test_a_decision_that_can_be_retracted_is_hidden_and_can_be_made_anew(played: Played) -> None:
    game = played.game
    for step in played.steps:
        before = game.retract(step.after, step.seat)
        if before is None:
            continue
        assert {step.seat, *game.to_act(step.after)} <= set(game.to_act(before))
        assert game.play(before, step.seat, step.move)[0] == step.after
        for move in game.legal(before, step.seat)[:3]:
            other, _ = game.play(before, step.seat, move)
            for seat in played.viewers():
                assert seat == step.seat or game.view(other, seat) == game.view(step.after, seat)


def test_a_preview_of_a_hidden_decision_is_what_its_owner_sees_once_it_is_made(played: Played) -> None:
    game = played.game
    for step in played.steps:
        view = game.view(step.state, step.seat)
        preview = game.preview(view, step.move)
        assert preview is None or plain(preview).keys() == plain(view).keys()
        if preview is not None and game.retract(step.after, step.seat) is not None:
            assert preview == game.view(step.after, step.seat)


def test_a_turn_is_another_when_it_is_others_who_decide(played: Played) -> None:
    game = played.game
    for step in played.steps:
        turn = game.turn(step.state)
        assert hash(turn) == hash(game.turn(game.load(game.dump(step.state))))
        if not set(game.to_act(step.state)) & set(game.to_act(step.after)):
            assert game.turn(step.after) != turn


# Facts


def test_every_event_is_a_listed_fact_with_known_seats_and_terms(played: Played) -> None:
    for step in played.steps:
        check_events(played, step.events)


def check_events(played: Played, events: tuple[Event, ...]) -> None:
    for event in events:
        assert isinstance(event, Event)
        assert event.only in played.viewers()
        check_fact(played, event)


def check_fact(played: Played, fact: Fact) -> None:
    assert type(fact) in (*played.game.facts, *played.game.hints)
    hints = get_type_hints(type(fact), include_extras=True)
    for field in msgspec.structs.fields(type(fact)):
        value = getattr(fact, field.name)
        assert can_be_said(value)
        for meaning, word in meanings(hints[field.name], value):
            assert word in (range(played.seats) if meaning == "seat" else played.game.terms)


def can_be_said(value: object) -> bool:
    if isinstance(value, tuple | list):
        return all(isinstance(item, int | str) for item in value)
    return value is None or isinstance(value, int | str)


def meanings(hint: Any, value: object) -> Iterator[tuple[str, object]]:
    """The seats and terms in a field."""
    if get_origin(hint) is Annotated:
        base, meaning = get_args(hint)
        if isinstance(value, base):
            yield meaning, value
    elif isinstance(value, tuple | list):
        for item in value:
            for inner in get_args(hint):
                yield from meanings(inner, item)
    else:
        for inner in get_args(hint):
            yield from meanings(inner, value)


def test_every_step_of_every_menu_has_a_listed_label_or_speaks_for_itself(played: Played) -> None:
    game = played.game
    for state in played.positions():
        for seat in game.to_act(state):
            moves, view = game.legal(state, seat), game.view(state, seat)
            for words in prefixes(moves):
                label = game.label(view, words)
                assert label is None or isinstance(label, Label)
                if label is not None:
                    check_fact(played, label)


def prefixes(moves: Sequence[Move]) -> list[tuple[str, ...]]:
    """Every way of beginning a move."""
    rows = [tuple(str(move).split(" ")) for move in moves]
    return list(dict.fromkeys(row[:length] for row in rows for length in range(1, len(row) + 1)))


def test_following_the_choices_leads_to_exactly_the_legal_moves(played: Played) -> None:
    game = played.game
    for state in played.positions()[::3]:
        for seat in game.to_act(state):
            moves = game.legal(state, seat)
            assert sorted(followed(moves, ())) == sorted(str(move) for move in moves)


def followed(moves: Sequence[Move], words: tuple[str, ...]) -> Iterator[str]:
    reached = choices(moves, words)
    assert isinstance(reached, Choices)
    if reached.complete:
        yield " ".join(reached.words)
    ahead = [move for move in moves if tuple(str(move).split(" "))[: len(words)] == words]
    for word in reached.next:
        yield from followed(ahead, (*words, word))


def test_what_a_game_lists_is_named_well(game: AnyGame) -> None:
    facts: tuple[type[Fact], ...] = (*game.facts, *game.hints, NotYourTurn, GameOver)
    tags = [kebab(fact.__name__) for fact in facts]
    for names in (tags, game.terms, game.points, game.options, game.articles):
        assert len(set(names)) == len(names)
        assert all(re.fullmatch(r"[\w-]+", name) for name in names)
    assert game.articles
    assert all(issubclass(fact, Event | Reason | Label) for fact in game.facts)
    assert all(issubclass(hint, Hint) for hint in game.hints)
    assert GAMES[game.name] is game


# The end


@settings(max_examples=8, deadline=None)
@given(data=st.data())
@pytest.mark.parametrize("name", GAMES)
def test_random_games_always_end_with_scores_and_winners(name: str, data: st.DataObject) -> None:
    game = GAMES[name]
    seats = data.draw(st.sampled_from(game.seats), label="seats")
    options = data.draw(st.lists(st.sampled_from(game.options or ("",)), unique=True), label="options")
    seed = data.draw(st.text(max_size=20), label="seed")
    dice = Random(data.draw(st.integers(0, 2**32), label="moves"))
    played = play_out(game, seats, seed, options if game.options else (), dice)
    assert game.load(game.dump(played.end)) == played.end
    check_outcome(played, played.end)


def test_there_is_an_outcome_when_and_only_when_nobody_owes_a_decision(played: Played) -> None:
    for step in played.steps:
        assert played.game.to_act(step.state)
        assert played.game.outcome(step.state) is None
    check_outcome(played, played.end)


def check_outcome(played: Played, end: State) -> None:
    game = played.game
    assert game.to_act(end) == ()
    outcome = game.outcome(end)
    assert outcome is not None
    assert len(outcome.scores) == len(outcome.breakdown) == played.seats
    assert [sum(sources.values()) for sources in outcome.breakdown] == list(outcome.scores)
    assert all(source in game.points for sources in outcome.breakdown for source in sources)
    assert outcome.rating is None or outcome.rating in game.terms
    assert outcome.winners
    assert len(set(outcome.winners)) == len(outcome.winners)
    seats = [winner for winner in outcome.winners if not isinstance(winner, str)]
    assert all(outcome.scores[seat] == max(outcome.scores) for seat in seats)


def test_a_seat_can_give_up_at_any_moment_where_the_game_allows_it(played: Played) -> None:
    game = played.game
    for state in played.positions()[:-1]:
        for seat in range(played.seats):
            if game.can_resign:
                check_resigned(played, state, seat)
            else:
                with pytest.raises(NotImplementedError):
                    game.resign(state, seat)


def check_resigned(played: Played, state: State, seat: int) -> None:
    game = played.game
    before = game.dump(state)
    answer = answer_to(lambda: game.resign(state, seat))
    if isinstance(answer, IllegalMove):
        assert seat not in game.to_act(state)
        assert answer.rule == "turn"
        return
    after, events = answer
    assert game.dump(state) == before
    assert seat not in game.to_act(after)
    assert game.load(game.dump(after)) == after
    check_events(played, events)
    steps = list(play_on(game, after, Random(seat)))
    assert all(step.seat != seat for step in steps)
    assert game.outcome(steps[-1].after if steps else after) is not None


def test_nobody_gives_up_a_game_that_is_over(played: Played) -> None:
    if played.game.can_resign:
        with pytest.raises(IllegalMove) as refusal:
            played.game.resign(played.end, 0)
        assert refusal.value.rule == "over"
