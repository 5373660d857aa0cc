"""Secrets: nobody learns from the bot what only another, or nobody yet, may know.

Two worlds that differ only in what is secret are told apart by nobody: the channel sees the same posts, and everyone
whose own secrets are the same gets the same answers, refusals included.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Mapping
from random import Random

import msgspec
import pytest

from bot.domain.messages import Answer, Command, Person, Post
from bot.domain.table import Change, Desk, Entry, Refused, Table
from bot.language.languages import LANGUAGES
from bot.language.words import speak
from bot.service.registry import decide, decision_of, parse
from rules import GAMES
from rules.alhambra.tiles import STALLS
from rules.contract import Json
from tests.bot.channel import NAMES, Step, log_of, owing, posts, random_steps, sit_down
from tests.bot.conftest import Room

SEED = "s33d-that-nobody-may-know"
QUESTIONS = (
    "/play",
    "/hand",
    "/board",
    "/undo",
    "/settings",
    "/help",
    "/play nonsense",
    "/cancel",
    "/agree",
    "/record",
)
AT_TABLE = tuple(text for text in QUESTIONS if decision_of(parse(text)).here)
"""Those that are answered from what is known of the table alone."""


def plain(value: object) -> str:
    return msgspec.json.encode(value).decode()


# The seed


@pytest.mark.parametrize("name", GAMES)
async def test_the_seed_is_neither_shown_nor_said_nor_logged_before_the_end(
    room: Room, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    room.seeds.fixed = SEED
    await sit_down(room, name, 3)
    said: list[Answer] = []
    async for played in random_steps(room, Random(8), limit=120):
        said.append(played.answer)
        if played.after.phase == "playing" and played.after.entries % 12 == 0:
            said += [await room.say(who, question) for who in (*NAMES[:3], "Zoe") for question in QUESTIONS[:3]]
            said += [
                await room.say("Anna", "/undo"),
                await room.say("Béla", "/refuse"),
                await room.say("Zoe", "/record"),
            ]
    table = await room.table()
    public = [post for post in await posts(room) if not ends(post)]
    assert SEED not in plain(public)
    assert SEED not in plain(said)
    for post in public:
        assert all(SEED not in speak(language, line) for language in LANGUAGES for line in post.lines)
        assert post.picture is None or post.picture.seat is None
    for seat in (None, 0, 1, 2):
        assert SEED not in plain(table.rules.view(table.state, seat))
    assert SEED not in caplog.text


def ends(post: Post) -> bool:
    return any(line.key == "seed-published" for line in post.lines)


# Two worlds


def other_piles(position: Json, step: Step) -> Json:
    """Marrakech: which rugs come up later; the one to lay now is seen by all."""
    seen = {step.before.rules.to_act(step.before.state)[0]}
    piles = [
        [*pile[: seat in seen], *reversed(pile[seat in seen :])] if pile else pile
        for seat, pile in enumerate(position["piles"])
    ]
    return {**position, "piles": piles}


def other_money(position: Json, step: Step) -> Json | None:
    """Alhambra: everyone's money, but for what is paid with now, changed for cards deep in the deck."""
    money = [card for card in position["deck"][20:] if not card.startswith("score")]
    if position["phase"] != "act" or len(money) < 24:
        return None
    deck, players = list(position["deck"]), []
    for seat, player in enumerate(position["players"]):
        kept = paid(step) if seat == step.seat else []
        hand = []
        for card in player["money"]:
            if card in kept:
                kept.remove(card)
                hand.append(card)
            else:
                deep = len(deck) - 1 - deck[::-1].index(money[-1])
                hand.append(money.pop())
                deck[deep] = card
        players.append({**player, "money": hand})
    return {**position, "deck": deck, "players": players}


def paid(step: Step) -> list[str]:
    words = step.text.split(" ")
    return [f"{STALLS[int(words[1]) - 1]}{value}" for value in words[2].split("+")] if words[0] == "buy" else []


def other_laying(position: Json, step: Step) -> Json | None:
    """Don Quixote: the tiles others have laid and not shown, and the fields to be called after the next."""
    players = []
    for player in position["players"]:
        laid = player["laid"]
        if laid is not None:
            laid = [laid[0], "down" if laid[1] == "up" else "up"]
        players.append({**player, "laid": laid})
    cards = position["cards"]
    if len(step.before.rules.to_act(step.before.state)) == 1:
        return None  # with the last laying all is shown
    return {**position, "players": players, "cards": [*cards[:1], *reversed(cards[1:])]}


OTHER_WORLD: Mapping[str, Callable[[Json, Step], Json | None]] = {
    "marrakech": other_piles,
    "alhambra": other_money,
    "quixote": other_laying,
}


def command(person: str, text: str) -> Command:
    return Command("web:room", Person(f"web:{person}", person), parse(text), "id")


def told(table: Table, log: list[Entry], person: str, text: str) -> Change | Answer:
    """What a command would do, and say."""
    try:
        return decide(Desk(table, command(person, text), 0.0, "fresh", tuple(log)))
    except Refused as refusal:
        return Answer(ok=False, lines=(refusal.line,))


@pytest.mark.parametrize("name", GAMES)
async def test_nobody_can_tell_apart_what_differs_only_in_others_secrets(room: Room, name: str) -> None:
    await sit_down(room, name, 2 if name == "marrakech" else 3)
    compared = 0
    async for played in random_steps(room, Random(13), limit=200):
        assert played.before.position is not None
        position = OTHER_WORLD[name](played.before.position, played)
        if position in (None, played.before.position) or played.after.phase != "playing":
            continue
        compare(played, position, (await log_of(room))[:-1])
        compared += 1
    assert compared > 20


def compare(played: Step, position: Json | None, log: list[Entry]) -> None:
    table, mover = played.before, played.before.names[played.seat]
    other = msgspec.structs.replace(table, position=position)
    here, there = (told(world, log, mover, played.text) for world in (table, other))
    assert isinstance(here, Change)
    assert isinstance(there, Change), there
    assert here.posts == there.posts
    assert here.answer == there.answer
    assert here.table is not None
    assert there.table is not None
    assert table.rules.view(here.table.state, None) == table.rules.view(there.table.state, None)
    for text in (*AT_TABLE, f"/play {played.text}"):
        ours, theirs = (told(world, log, "Zoe", text) for world in (table, other))
        assert said(ours) == said(theirs)
    for seat in set(range(len(table.chairs))) - set(owing(table)):
        for text in ("/play", "/board", "/settings", "/play nonsense", f"/play {played.text}"):
            ours, theirs = (told(world, log, table.names[seat], text) for world in (table, other))
            assert said(ours) == said(theirs), text


def said(what: Change | Answer) -> tuple[Answer, tuple[Post, ...]]:
    return (what.answer, what.posts) if isinstance(what, Change) else (what, ())


async def test_a_hidden_laying_looks_the_same_whatever_was_laid(room: Room) -> None:
    """Don Quixote, Q11: also in what an undo would take back, and for those who have not laid yet."""
    await sit_down(room, "quixote", 3)
    async for played in random_steps(room, Random(3), limit=24):
        table, log = played.before, (await log_of(room))[:-1]
        if len(owing(table)) == 1:
            continue
        mover = table.names[played.seat]
        others = [name for seat, name in enumerate(table.names) if seat != played.seat]
        worlds = set()
        for move in table.rules.legal(table.state, played.seat):
            change = told(table, log, mover, str(move))
            assert isinstance(change, Change)
            assert change.table is not None
            after = [*log, *change.entries]
            seen = [said(told(change.table, after, name, text)) for name in others for text in AT_TABLE]
            views = [table.rules.view(change.table.state, seat) for seat in (None, *others_of(table, played.seat))]
            worlds.add(plain([change.posts, seen, views]))
        assert len(worlds) == 1


def others_of(table: Table, seat: int) -> list[int]:
    return [other for other in range(len(table.chairs)) if other != seat]


@pytest.mark.parametrize("name", GAMES)
async def test_nothing_that_was_played_is_logged(room: Room, name: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    await sit_down(room, name, 3)
    played = [step async for step in random_steps(room, Random(2), limit=60)]
    said = [record.getMessage() for record in caplog.records if record.name.startswith("bot")]
    assert said, "that there was a command, where, and how long it took"
    assert all(re.fullmatch(r"(new|join|start|play) at web:room: done, \d+ ms", one) for one in said)
    assert not any(step.text in caplog.text for step in played if " " in step.text)


async def test_choices_from_which_a_hand_could_be_read_are_not_for_the_channel(room: Room) -> None:
    """Alhambra: what one can buy tells what one holds; with open money it does not matter."""
    await sit_down(room, "alhambra", 3)
    async for played in random_steps(room, Random(1), limit=80):
        position, shown = played.after.position, played.posts[-1]
        assert position is not None
        if position["phase"] == "act":
            assert [button.text for button in shown.buttons] == ["/play"]
    await room.say("@Mod", "/cancel sure")
    await sit_down(room, "alhambra", 3, options="open_money")
    assert any(button.text.startswith("/play buy") for button in (await posts(room))[-1].buttons)


async def test_a_private_answer_goes_to_nobody_else(room: Room) -> None:
    """What Alhambra offers to one who owes a decision is in no post, and in no answer to another."""
    await sit_down(room, "alhambra", 3)
    table = await room.table()
    seat = owing(table)[0]
    answer = await room.say(table.names[seat], "/hand")
    assert answer.picture is not None
    assert answer.picture.seat == seat
    for other in others_of(table, seat):
        theirs = await room.say(table.names[other], "/hand")
        assert theirs.picture is not None
        assert theirs.picture.seat == other
        assert [button.text for button in theirs.buttons] == ["/ahead"], "which says nothing of a hand"
