"""On the page one sits where one's other accounts sit: one's own hand, one's own tables, and nobody else's."""

from __future__ import annotations

from collections.abc import Callable

from bot.domain.messages import Command, Person
from bot.service.registry import parse
from bot.store.links import Links
from bot.store.store import Store
from tests.bot.conftest import Room
from tests.bot.web.visitor import Client

HERE = "telegram:-100"


async def test_a_linked_account_s_table_is_listed_shown_and_played_and_after_parting_it_is_not(
    client: Callable[..., Client], room: Room, store: Store
) -> None:
    for number, (name, text) in enumerate((("5", "/new quixote"), ("6", "/join"), ("5", "/start"))):
        who = Person(f"telegram:{name}", name)
        assert (await room.tables.handle(Command(HERE, who, parse(text), f"begin-{number}"))).ok
    anna = client()
    person = await anna.named("Anna")
    await anna.get(f"/api/t/{HERE}")
    assert anna.status == 403
    await Links(store).join(person, "telegram:5")
    assert [row["id"] for row in (await anna.get("/api/tables"))["tables"] if row["mine"]] == [HERE]
    seen = await anna.get(f"/api/t/{HERE}")
    assert (seen["who"], seen["mine"]) == (person, True)
    async with anna.http.get(anna.url + seen["hand"]["src"]) as response:
        assert response.content_type == "image/png"
    answer = await anna.say(HERE, f"/play {seen['offer']['moves'][0]}", person)
    assert answer["ok"], answer
    table = await store.table(HERE)
    assert table is not None
    assert (await store.log(HERE))[0].person == "telegram:5"
    await Links(store).part("telegram:5")
    await anna.say(HERE, "/hand", person)
    assert anna.status == 403
    assert [row["id"] for row in (await anna.get("/api/tables"))["tables"]] == []
