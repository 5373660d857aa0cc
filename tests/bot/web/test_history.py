"""What has happened, on the page: beside the sentences of a turn stands the board that they led to."""

from __future__ import annotations

import re
from collections.abc import Callable

import msgspec

from bot.delivery.pictures import state_at
from bot.store.store import Store
from tests.bot.web.visitor import Client

TURNS = 4


async def played(client: Client, table: str, person: str) -> bool:
    """One move, if it is this person's turn."""
    offer = (await client.get(f"/api/t/{table}"))["offer"]
    if not offer:
        return False
    answer = await client.say(table, f"/play {offer['moves'][0]}", person, stamp=offer["stamp"])
    assert answer["ok"], answer
    return True


async def test_the_picture_of_a_past_turn_is_its_end_and_not_the_next_player_s_step(
    client: Callable[..., Client], store: Store
) -> None:
    anna, bela = client(), client()
    people = {anna: await anna.named("Anna"), bela: await bela.named("Béla")}
    name = await anna.open("marrakech")
    await bela.say(name, "/join", people[bela])
    await anna.say(name, "/start", people[anna])
    for _ in range(2 * TURNS + 1):  # a step and a rug each, and one step more
        assert any([await played(one, name, person) for one, person in people.items()])
    table, log = await store.table(f"web:{name}"), await store.log(f"web:{name}")
    assert table is not None
    while len(posts := (await anna.get(f"/api/t/{name}"))["posts"]) <= TURNS:
        pass  # they are on their way
    past = [post["picture"]["src"] for post in posts[:-1] if post["picture"] and "kind=board" in post["picture"]["src"]]
    moments = [int(found[1]) for src in past if (found := re.search(r"at=(\d+)", src))]
    assert len(moments) >= TURNS - 1
    phases = {msgspec.to_builtins(table.rules.view(state_at(table, log, at), None))["phase"] for at in moments}
    assert phases == {"turn"}, "not the phase of laying, in which the next player has rolled already"
