"""What lasts, told: one's own results, a group's table and its records, who leads; and who is not told of."""

from __future__ import annotations

import io
from random import Random

import msgspec
import pytest
from PIL import Image

from bot.delivery.pictures import card
from bot.domain.messages import Answer, Card, Command, Person
from bot.language.languages import LANGUAGES
from bot.language.words import speak
from bot.schedule.settling import Settling
from bot.service.forgetting import forget
from bot.service.membership import LEFT, MEMBER, Standing
from bot.service.registry import parse
from bot.store.results import Results
from tests.bot.channel import keys_of, play_to_the_end, sit_down
from tests.bot.conftest import Room


async def played(room: Room, game: str = "marrakech", seats: int = 3, seed: int = 1) -> None:
    await sit_down(room, game, seats)
    await play_to_the_end(room, Random(seed))
    await Settling(room.tables).settle(room.channel)


def card_of(answer: Answer) -> Card:
    assert answer.picture is not None
    assert answer.picture.card is not None
    return answer.picture.card


def words(answer: Answer) -> str:
    return "\n".join(speak("en", one) for one in answer.lines)


async def chosen(room: Room, name: str, stats: str) -> None:
    assert (await room.say(name, f"/settings stats {stats}")).ok


async def test_ones_own_results_by_game_and_by_number_of_players(room: Room) -> None:
    await played(room, seed=1)
    await played(room, "quixote", 2)
    answer = await room.say("Anna", "/stats")
    assert [row[0].key for row in card_of(answer).rows] == ["marrakech", "quixote"]
    assert "highest tax paid at once" in words(answer)
    assert "Against Béla: 2 games" in words(answer)
    one = card_of(await room.say("Anna", "/stats marrakech"))
    assert [speak("en", row[0]) for row in one.rows] == ["Marrakech", "3 players"]
    assert words(await room.say("Zoe", "/stats")) == "You have not finished a game yet."


async def test_a_groups_table_and_its_records(room: Room) -> None:
    await played(room)
    result = (await Results(room.store).of(room.channel))[0]
    answer = await room.say("Zoe", "/stats group")
    assert {speak("en", row[0]) for row in card_of(answer).rows} == {"Anna", "Béla", "Цветан"}
    highest = max(share.figures[2] for share in result.shares)
    assert f"Record here, highest tax paid at once: {highest} (" in words(answer)


async def test_who_does_not_want_it_is_told_of_nowhere(room: Room) -> None:
    await played(room)
    await chosen(room, "Béla", "off")
    assert "Béla" not in words(await room.say("Anna", "/stats"))
    group = await room.say("Anna", "/stats group")
    assert "Béla" not in words(group) + str(card_of(group))
    assert keys_of((await room.say("Béla", "/stats")).lines) == ["stats-off"]


async def test_who_has_left_the_group_is_not_in_its_table(room: Room) -> None:
    class Chat:
        async def standing(self, channel: str, person: str) -> Standing | None:
            return LEFT if person == "web:Béla" else MEMBER

    await played(room)
    room.tables.memberships.serve("web", Chat())
    group = await room.say("Anna", "/stats group")
    assert "Béla" not in words(group) + str(card_of(group))
    assert "Anna" in words(group)


async def test_among_all_players_only_those_are_named_who_want_it_and_are_well_known(room: Room) -> None:
    await chosen(room, "Anna", "world")
    await played(room)
    results = Results(room.store)
    assert await results.leaders("marrakech") == [], "a rating that is not sure is told to nobody else"

    for name in ("web:Anna", "web:Béla"):
        career = await results.career(name)
        sure = msgspec.structs.replace(career.games["marrakech"], sigma=1.5)
        after = msgspec.structs.replace(career, games={"marrakech": sure})
        await results.change(name, lambda _, after=after: after)  # type: ignore[misc]
    await played(room, seed=2)
    world = await room.say("Zoe", "/stats world marrakech")
    names = [speak("en", row[0]) for row in card_of(world).rows]
    assert sorted(names) == sorted(["Anna", "Robot, easy", "Robot, fair", "Robot, strong"])
    await chosen(room, "Anna", "group")
    assert "Anna" not in words(await room.say("Zoe", "/stats world marrakech"))


async def test_whoever_is_forgotten_leads_nowhere(room: Room) -> None:
    await played(room)
    results = Results(room.store)
    await results.rank("marrakech", "web:Anna", 30.0)
    await forget(room.tables, "web:Anna")
    assert await results.leaders("marrakech") == []


LONG = "Maximiliana von Sternberg-Lilien"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_card_is_drawn_in_every_language_with_long_names(room: Room, language: str) -> None:
    names = [LONG, "Феофилактушка Преображенский", "Ödön"]
    people = [Person(f"web:{number}", name, language) for number, name in enumerate(names)]
    for number, who in enumerate(people):
        text = "/join" if number else "/new alhambra"
        assert (await room.tables.handle(Command(room.channel, who, parse(text), f"sit {number}"))).ok
    assert (await room.tables.handle(Command(room.channel, people[0], parse("/start"), "start"))).ok
    random, number = Random(1), 0
    while (table := await room.table()).phase == "playing":
        seat = table.rules.to_act(table.state)[0]
        move = random.choice(table.rules.legal(table.state, seat))
        number += 1
        await room.tables.handle(Command(room.channel, people[seat], parse(f"/play {move}"), f"move {number}"))
    await Settling(room.tables).settle(room.channel)
    for text in ("/stats", "/stats alhambra", "/stats group", "/stats world alhambra"):
        answer = await room.tables.handle(Command(room.channel, people[0], parse(text), f"ask {text}"))
        drawn = card(card_of(answer), language)
        image = Image.open(io.BytesIO(drawn.png))
        assert (image.width, image.height <= 1280) == (1024, True)
        assert len(drawn.png) < 80_000
        assert drawn.alt
