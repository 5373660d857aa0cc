"""What somebody new here sees of a table, as the page is told it: plain words, and nothing they need not know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.bot.web.visitor import Client

Clients = Callable[..., Client]


async def begun(client: Clients, game: str, *names: str) -> tuple[str, list[tuple[Client, str]]]:
    """A game that has begun; its table, and who sits there."""
    people = [(one, await one.named(name)) for one, name in ((client(), name) for name in names)]
    host, person = people[0]
    table = await host.open(game)
    for one, who in people[1:]:
        await one.say(table, "/join", who)
    await host.say(table, "/start", person)
    return table, people


async def seen(one: Client, table: str) -> Any:
    return await one.get(f"/api/t/{table}")


async def moved(one: Client, table: str, who: str) -> str:
    """Plays the first move offered; what it was."""
    move = str((await seen(one, table))["offer"]["moves"][0])
    await one.say(table, f"/play {move}", who)
    return move


def undo(shown: Any) -> list[str]:
    return [tool["label"] for tool in shown["tools"] if tool["text"] == "/undo"]


async def test_undo_is_offered_only_where_there_is_something_to_undo_and_says_what(client: Clients) -> None:
    table, people = await begun(client, "marrakech", "Anna", "Béla")
    shown = {one: await seen(one, table) for one, _ in people}
    assert not any(map(undo, shown.values()))
    mover, who = next((one, who) for one, who in people if shown[one]["mine"])
    await moved(mover, table, who)
    assert undo(await seen(mover, table)) == ["Ask to take back your last move"]  # the die has been rolled
    laid = await moved(mover, table, who)
    (label,) = undo(await seen(mover, table))
    assert label.startswith("Undo: ")
    assert all(cell in label for cell in laid.split(" ")[1:])
    (other,) = (one for one, _ in people if one is not mover)
    assert undo(await seen(other, table)) == []


async def test_the_first_thing_somebody_reads_is_no_hash_and_the_dice_are_explained_behind_a_word(
    client: Clients,
) -> None:
    table, [(anna, _), _] = await begun(client, "marrakech", "Anna", "Béla")
    while not (posts := [post for post in (await seen(anna, table))["posts"] if post["fine"]]):
        pass  # it is on its way
    (post,) = posts
    assert not any("SHA" in text for text in post["lines"])
    assert any("SHA-256" in text for text in post["fine"])


async def test_robots_at_one_table_are_told_apart_by_their_names(client: Clients) -> None:
    anna = client()
    who = await anna.named("Anna")
    table = await anna.open("alhambra")
    for _ in range(5):
        await anna.say(table, "/robot fair", who)
    names = [seat["name"] for seat in (await seen(anna, table))["seats"]]
    assert len(names) == len(set(names)) == 6


async def test_who_sits_down_is_told_who_begins_the_game(client: Clients) -> None:
    anna, bela = client(), client()
    await anna.named("Anna")
    table = await anna.open()
    await bela.say(table, "/join", await bela.named("Béla"))
    assert "Anna begins the game." in (await seen(bela, table))["status"]
    assert "begins" not in (await seen(anna, table))["status"]


async def test_at_the_end_it_says_who_won_and_the_board_stays(client: Clients) -> None:
    table, people = await begun(client, "marrakech", "Anna", "Béla")
    (anna, first), (bela, _) = people
    await anna.say(table, "/resign sure", first)
    for one in (anna, bela):
        shown = await seen(one, table)
        assert shown["phase"] == "over"
        assert "Béla" in shown["status"]
        assert next(post for post in shown["posts"] if post["id"] == shown["stage"])["picture"]


async def test_what_is_to_be_done_is_said_in_whole_words(client: Clients) -> None:
    asks = {"marrakech": "Turn Assam, then the die is rolled", "alhambra": "Take money, buy a building, or redesign"}
    for game, prompt in asks.items():
        table, people = await begun(client, game, "Anna", "Béla")
        shown = [await seen(one, table) for one, _ in people]
        offers = [one["offer"] for one in shown if one["mine"]]
        assert [offer["prompt"] for offer in offers] == [prompt]
        for move in offers[0]["moves"]:
            assert move.split(" ")[0] in offers[0]["labels"], "no bare word of the notation is shown"
