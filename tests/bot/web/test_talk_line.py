"""The talk line: those at a table of the page talk to each other, and nothing that they say is more than words."""

from __future__ import annotations

from collections.abc import Callable

from bot.adapters.web.limits import LINES_A_MINUTE
from bot.service.forgetting import forget
from bot.service.tables import Tables
from bot.store.store import Store
from tests.bot.conftest import Time
from tests.bot.web.test_first_looks import begun, seen
from tests.bot.web.visitor import Client

Clients = Callable[..., Client]


async def talk(one: Client, table: str, who: str, text: str, number: int = 0) -> bool:
    """Says something; whether it was said."""
    answer = await one.post(f"/api/t/{table}/talk", {"text": text, "who": who, "id": f"line-{number:08}"})
    return one.status == 200 and answer["ok"]


async def lines(store: Store, table: str) -> list[tuple[str, str]]:
    """What was said, and by whom, in what the page will be told."""
    kept = await store.table(f"web:{table}")
    queue = [post for post in await store.feed(f"web:{table}") if kept]
    return [
        (str(said.args["name"]), str(said.args["text"])) for post in queue for said in post.lines if said.key == "said"
    ]


async def heard(one: Client, table: str, sentence: str) -> None:
    """Waits until somebody's page shows the sentence."""
    while not any(sentence in post["lines"] for post in (await seen(one, table))["posts"]):
        pass  # it is on its way


async def test_what_is_said_is_read_by_all_and_does_nothing(client: Clients) -> None:
    table, people = await begun(client, "marrakech", "Anna", "Béla")
    (anna, first), (bela, _) = people
    before = None
    for number, text in enumerate(("hello Olga!", "left", "/resign sure", "<b>hush</b>")):
        assert await talk(anna, table, first, text, number)
        await heard(bela, table, f"Anna: {text}")
        before = before or await seen(anna, table)
    assert before
    after = await seen(bela, table)
    assert after["phase"] == "playing"
    assert after["stamp"] == before["stamp"], "buttons that were there stay good"
    assert after["stage"] == before["stage"], "the board stays where it was"


async def test_only_those_at_the_table_talk_and_each_for_themselves(client: Clients) -> None:
    table, [(anna, first), _] = await begun(client, "marrakech", "Anna", "Béla")
    stranger = client()
    person = await stranger.named("Carol")
    assert not await talk(stranger, table, person, "let me in")
    assert not await talk(stranger, table, first, "it is me, Anna")
    assert not await talk(client(), "nosuchtable1", person, "anybody?")
    assert await talk(anna, table, first, "who is that?", 1)
    await heard(anna, table, "Anna: who is that?")
    told = [text for post in (await seen(anna, table))["posts"] for text in post["lines"]]
    assert not any("let me in" in text or "it is me" in text for text in told)


async def test_a_line_that_comes_twice_is_said_once_and_one_of_nothing_not_at_all(
    client: Clients, store: Store
) -> None:
    table, [(anna, first), _] = await begun(client, "marrakech", "Anna", "Béla")
    assert await talk(anna, table, first, "\u202e \u2066 \u200b", 1)
    for _ in range(2):
        assert await talk(anna, table, first, "once\u202e only\n", 2)
    await heard(anna, table, "Anna: once only")
    assert await lines(store, table) == [("Anna", "once only")]


async def test_nobody_talks_without_end(client: Clients) -> None:
    table, [(anna, first), _] = await begun(client, "marrakech", "Anna", "Béla")
    said = [await talk(anna, table, first, f"{number}", number) for number in range(LINES_A_MINUTE + 3)]
    assert said == [True] * LINES_A_MINUTE + [False] * 3
    assert anna.status == 429
    assert (await seen(anna, table))["stage"], "however much was said, the board is there"


async def test_at_a_closed_table_nobody_talks(client: Clients) -> None:
    table, [(anna, first), _] = await begun(client, "marrakech", "Anna", "Béla")
    await anna.say(table, "/cancel sure", first)
    if (await seen(anna, table))["phase"] == "closed":
        assert not await talk(anna, table, first, "still there?")


async def test_what_somebody_said_is_forgotten_with_them(client: Clients, store: Store, clock: Time) -> None:
    table, [(anna, first), (bela, _)] = await begun(client, "marrakech", "Anna", "Béla")
    assert await talk(anna, table, first, "my secret")
    await heard(bela, table, "Anna: my secret")
    await forget(Tables(store, clock, lambda: "seed"), first)
    assert [text for name, text in await lines(store, table)] == ["…"]
    assert "Anna" not in str(await seen(bela, table))
