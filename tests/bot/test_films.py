"""The film of a game that has ended: made once, when nothing else is due, with no more in it than all could see."""

from __future__ import annotations

from io import BytesIO
from random import Random

import pytest
from PIL import Image

import render
from bot.delivery.pictures import Pictures
from bot.delivery.reels import Reels, make, turns
from bot.domain.due import FILM, SETTLE, TIDY, due_name
from bot.domain.messages import Post
from bot.schedule.clock import Clock
from bot.schedule.films import LATER, Films, films_clock
from bot.schedule.settling import Settling
from bot.store.store import FILM_AFTER
from bot.store.values import Values
from rules import GAMES
from rules.record import Record, seed_hash
from tests.bot.channel import play_to_the_end, posts, sit_down
from tests.bot.conftest import Room, Time


async def ended(room: Room, game: str = "quixote", seats: int = 2) -> Record:
    await sit_down(room, game, seats)
    await play_to_the_end(room, Random(4))
    await Clock(room.store, room.tables.clock, {SETTLE: Settling(room.tables).settle}).tick()
    return (await room.store.records(room.channel))[0]


def played(game: str, seats: int) -> Record:
    """A whole game at random."""
    rules, dice = GAMES[game], Random(game)
    state, moves = rules.start(seats, "film"), []
    while acting := rules.to_act(state):
        seat = dice.choice(acting)
        move = dice.choice(rules.legal(state, seat))
        moves.append((seat, str(move)))
        state, _ = rules.play(state, seat, move)
    names = tuple(f"Megszentségteleníthetetlen {seat}" for seat in range(seats))
    return Record(game=game, seats=names, seed="film", seed_sha256=seed_hash("film"), moves=tuple(moves))


async def films_posted(room: Room) -> list[Post]:
    return [post for post in await posts(room) if post.picture and post.picture.kind == "film"]


async def at_once(record: Record) -> bytes:
    return make(record)


async def test_a_game_that_has_ended_gets_its_film_as_a_post_made_once(
    room: Room, clock: Time, pictures: Pictures
) -> None:
    record = await ended(room)
    made = []

    async def counted(record: Record) -> bytes:
        made.append(record.seed)
        return await Reels().made(record)

    films = films_clock(room.tables, counted)
    assert await films.tick() == 0, "first everybody looks at the end itself"
    clock.now += FILM_AFTER + 1
    assert await films.tick() == 1
    assert await films.tick() == 0
    [post] = await films_posted(room)
    assert [one.key for one in post.lines] == ["film-of-the-game"]
    assert post.picture is not None
    drawn = await pictures.drawn(await room.table(), post.picture, "en")
    assert drawn is not None
    assert drawn.form == "gif"
    assert drawn.png == make(record)
    assert made == [record.seed]


async def test_whatever_is_made_again_is_posted_once(room: Room, clock: Time) -> None:
    await ended(room)
    for _ in range(2):
        await Films(room.tables, at_once).make(room.channel)
    assert len(await films_posted(room)) == 1


async def test_a_film_waits_until_nothing_else_is_due_but_not_for_ever(room: Room, clock: Time) -> None:
    await ended(room)
    films = Films(room.tables, at_once)
    await room.store.set_due("web:other", due_name(TIDY, "web:other"), clock.now - 1)
    assert await films.make(room.channel) == clock.now + LATER
    assert await films_posted(room) == []
    clock.now += 1000
    assert await films.make(room.channel) is None
    assert len(await films_posted(room)) == 1
    assert await room.store.due(FILM, clock.now) == []


async def test_the_next_game_does_not_take_the_film_of_the_last_away(room: Room, clock: Time) -> None:
    await ended(room)
    assert (await room.say("Anna", "/new marrakech")).ok
    await Films(room.tables, at_once).make(room.channel)
    assert len(await films_posted(room)) == 1


async def test_a_game_without_an_end_has_no_film(room: Room, clock: Time) -> None:
    await sit_down(room, "quixote", 2)
    await room.say("Anna", "/cancel sure")
    clock.now += FILM_AFTER + 1
    assert await films_clock(room.tables, at_once).tick() == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_film_is_short_and_small_and_shows_what_everyone_saw(game: str) -> None:
    record = played(game, GAMES[game].seats[-1])
    views = turns(record)
    assert all(view.seat is None for view in views)
    film = make(record)
    assert len(film) <= render.reels.MOST_BYTES
    image = Image.open(BytesIO(film))
    seconds = 0.0
    for number in range(getattr(image, "n_frames", 1)):
        image.seek(number)
        seconds += image.info["duration"] / 1000
    assert 2 < seconds <= render.reels.SECONDS
    assert image.width <= 400


def test_what_was_taken_back_is_not_in_the_film() -> None:
    game = GAMES["marrakech"]
    state = game.start(2, "film")
    seat = game.to_act(state)[0]
    moves = ((seat, "left"), (seat, "undo 1"), (seat, "straight"))
    record = Record(game="marrakech", seats=("A", "B"), seed="film", seed_sha256=seed_hash("film"), moves=moves)
    assert len(turns(record)) == 2


async def test_nobody_gets_at_the_film_of_another_table(room: Room, pictures: Pictures) -> None:
    record = await ended(room)
    await Films(room.tables, at_once).make(room.channel)
    [post] = await films_posted(room)
    assert post.picture is not None
    assert post.picture.move == record.seed_sha256[:12]
    assert await Values(room.store).has(room.channel, f"film:{post.picture.move}")
    assert await pictures.film("web:other", post.picture, "en") is None
