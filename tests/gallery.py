"""Pictures of every game for the documents: `python -m tests.gallery [--spots|--rules] OUTDIR [game…]`.

Seeded games are played by a simple hand that prefers to build; the same seed gives the same pictures. A stage shows the
busiest of a few positions, so that what is on offer and what has changed is seen. With `--spots` they are instead the
pictures of who is to act, each step of a few positions, with a frame round all that can be tapped, and with
`--rules` those beside the articles of the rules.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw

import render
from rules import GAMES, Event, Move, State, View
from rules.chance import draw

SEED = "gallery"
NAMES = ("Север", "Kelet", "South", "Захід", "Lõuna", "Észak")
STAGES: Mapping[str, float] = {"early": 0.16, "middle": 0.5, "late": 0.86}
NEAR = 9  # positions looked at for the busiest
LIKED: Mapping[str, Sequence[str]] = {"alhambra": ("place", "buy", "add", "take", "store")}
"""The first words of moves that come before others, where a game has some that lead nowhere."""
WORTH: Mapping[str, Callable[[Any], int]] = {"quixote": lambda view: sum(one.now.total for one in view.players)}
"""What a previewed view is worth, where a game tells it: only the best moves are played."""
HURRY = 8  # in ten: how often the liked word is taken


def main() -> None:
    wanted = next((shown for flag, shown in FLAGS.items() if flag in sys.argv), pictures)
    given = [argument for argument in sys.argv[1:] if argument not in FLAGS]
    folder = Path(given[0])
    folder.mkdir(parents=True, exist_ok=True)
    for game in given[1:] or render.PAINTERS:
        for name, picture in wanted(game):
            (folder / f"{game}-{name}.png").write_bytes(picture)
            print(f"{game}-{name}.png {len(picture) / 1024:.0f} KB")


def pictures(game: str) -> Iterator[tuple[str, bytes]]:
    """Boards early, in the middle and late for few, some and many; a hand and a scoring."""
    counts = GAMES[game].seats
    for seats in sorted({counts[0], counts[min(1, len(counts) - 1)], counts[-1]}):
        states = played(game, seats)
        for stage, share in STAGES.items():
            yield f"{stage}-{seats}", busiest(game, states, round(share * len(states)))
    states = played(game, counts[min(1, len(counts) - 1)])
    yield from _beside(game, states)
    yield "since", _strip(game, counts[-1])


def _beside(game: str, states: Sequence[State]) -> Iterator[tuple[str, bytes]]:
    """What is shown beside the board, where a game has it."""
    middle = len(states) // 2
    near = [(state, GAMES[game].to_act(state)[0]) for state in states[middle : middle + NEAR]]
    hands = [render.hand(GAMES[game].view(state, seat), names=NAMES) for state, seat in near]
    hand = max((picture for picture in hands if picture is not None), key=len, default=None)
    if hand is not None:
        yield "hand", hand
    scorings = (render.scoring(view(game, state), names=NAMES) for state in reversed(states))
    scoring = next((picture for picture in scorings if picture is not None), None)
    if scoring is not None:
        yield "scoring", scoring


def spotted(game: str) -> Iterator[tuple[str, bytes]]:
    """What those to act see, early and late, for few and many: at first, and after each way that a tap may go on."""
    counts = GAMES[game].seats
    for seats in sorted({counts[0], counts[-1]}):
        states = played(game, seats)
        for stage, share in STAGES.items():
            state = states[round(share * (len(states) - 1))]
            if acting := GAMES[game].to_act(state):
                looked = GAMES[game].view(state, acting[0])
                following = {spot.words.split(" ")[0]: spot.words for spot in render.spots(looked, NAMES)}
                for word, chosen in {"": "", **following}.items():
                    yield f"{stage}-{seats}-{word or 'first'}", framed_spots(looked, chosen)


FRAMES: Mapping[str, str] = {"play": "#d00000", "choose": "#0050ff", "drop": "#b000b0"}


def framed_spots(looked: View, chosen: str = "") -> bytes:
    """A picture with a frame round each spot: red where a tap plays, blue where it chooses, violet where it undoes."""
    image = Image.open(BytesIO(render.board(looked, names=NAMES, own=True, chosen=chosen))).convert("RGB")
    pen = ImageDraw.Draw(image)
    for spot in render.spots(looked, NAMES, "board", chosen):
        for x, y, wide, tall in (spot.box, *spot.more):
            pen.rectangle((x, y, x + wide - 1, y + tall - 1), outline=FRAMES[spot.role], width=3)
            pen.text((x + 6, y + 4), spot.words, FRAMES[spot.role], stroke_width=1, stroke_fill="white")
    with BytesIO() as file:
        image.save(file, "PNG")
        return file.getvalue()


def busiest(game: str, states: Sequence[State], at: int) -> bytes:
    """Of the positions from there on, the picture with most in it."""
    near = states[at : at + NEAR] or states[-1:]
    return max((render.board(view(game, state), names=NAMES) for state in near), key=len)


def view(game: str, state: State) -> View:
    looked: View = GAMES[game].view(state, None)
    return looked


def played(game: str, seats: int) -> list[State]:
    """A whole game, every position of it."""
    rules = GAMES[game]
    states: list[State] = [rules.start(seats, SEED)]
    while rules.to_act(states[-1]):
        states.append(rules.play(states[-1], *following(game, states))[0])
    return states


def following(game: str, states: Sequence[State]) -> tuple[int, Move]:
    """What the hand plays after these positions, and for which seat."""
    acting = GAMES[game].to_act(states[-1])
    seat = acting[_pick(states, 0, len(acting))]
    return seat, _choice(game, states, _promising(game, states[-1], seat))


def turns(game: str, seats: int) -> list[render.Turn]:
    """The turns of that game, as everyone could see them."""
    rules, states = GAMES[game], [GAMES[game].start(seats, SEED)]
    begun, told, movers, found = states[0], list[Event](), set[int](), list[render.Turn]()
    while rules.to_act(states[-1]):
        seat, move = following(game, states)
        after, events = rules.play(states[-1], seat, move)
        states.append(after)
        told += [event for event in events if event.only is None]
        movers.add(seat)
        if rules.turn(after) != rules.turn(states[-2]) or not rules.to_act(after):
            step = render.Step(view(game, begun), tuple(told), view(game, after))
            found.append(render.Turn(len(found) + 1, movers.pop() if len(movers) == 1 else None, step))
            begun, told, movers = after, [], set()
    return found


def _strip(game: str, seats: int) -> bytes:
    """What happened lately, in the middle of a game."""
    found = turns(game, seats)
    some = found[len(found) // 2 - render.strips.MOST : len(found) // 2]
    return render.strip([turn._replace(number=number) for number, turn in enumerate(some, 1)], names=NAMES)


def _promising(game: str, state: State, seat: int) -> Sequence[Move]:
    rules = GAMES[game]
    legal: Sequence[Move] = rules.legal(state, seat)
    if game not in WORTH:
        return legal
    looked = rules.view(state, seat)
    worth = [WORTH[game](rules.preview(looked, move)) for move in legal]
    return [move for move, given in zip(legal, worth, strict=True) if given == max(worth)]


def _choice(game: str, states: Sequence[State], legal: Sequence[Move]) -> Move:
    liked: Sequence[Move] = ()
    if _pick(states, 1, 10) < HURRY:
        words = LIKED.get(game, ())
        liked = next((found for word in words if (found := [one for one in legal if str(one).startswith(word)])), ())
    among = liked or legal
    return among[_pick(states, 2, len(among))]


def _pick(states: Sequence[State], which: int, among: int) -> int:
    return draw(SEED, 3 * len(states) + which, among)


def leaves(game: str) -> Iterator[tuple[str, bytes]]:
    """The small pictures beside the articles of the rules."""
    for article in render.pictured(game):
        if picture := render.rule(game, article):
            yield f"rule-{article}", picture


FLAGS: Mapping[str, Callable[[str], Iterator[tuple[str, bytes]]]] = {"--spots": spotted, "--rules": leaves}


if __name__ == "__main__":
    main()
