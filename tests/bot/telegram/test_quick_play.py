"""Quick play: a board goes on in one message, and whoever was called without a sound is called aloud in the end."""

from __future__ import annotations

from bot.adapters.telegram.sending import SHORT, SOON
from tests.bot.telegram.conftest import Bots
from tests.bot.telegram.party import Party


async def two(bots: Bots, game: str) -> Party:
    anna, bela = (bots.telegram.member(name) for name in ("Anna", "Béla"))
    await bots.start()
    party = Party(bots, bots.telegram.group("Friends", anna, bela), anna, bela)
    await party.begin(game)
    return party


async def turn(party: Party, pause: float = 0.0) -> None:
    """Somebody's whole turn."""
    table = await party.table()
    party.bots.clock.now += pause
    while (await party.table()).rules.turn((await party.table()).state) == table.rules.turn(table.state):
        await party.play(party.by_typing)


async def test_while_turns_are_short_the_board_is_one_message_that_tells_the_latest_turns(bots: Bots) -> None:
    party = await two(bots, "marrakech")
    for _ in range(3):
        await turn(party)
    board, posts = await party.live(), len(party.chat.posts)
    for _ in range(3):
        await turn(party)
        assert await party.live() is board
        assert board.mentions == [member.user.id for member in await party.acting()]
    assert len(party.chat.posts) == posts
    assert board.text.count("Assam") >= 3
    for _ in range(6):
        await turn(party)
        assert ": Assam" in board.text.split("\n")[0], "what is told begins with a turn"
    assert [post for post in party.chat.posts if post.keys] == [board]


async def test_who_does_not_go_on_is_called_aloud_once(bots: Bots) -> None:
    party = await two(bots, "marrakech")
    for _ in range(4):
        await turn(party)
    board = await party.live()
    bots.clock.now += SOON
    await bots.settled()
    called = await party.live()
    assert called is not board
    assert called.mentions == [member.user.id for member in await party.acting()]
    assert not called.silent
    assert (board.keys, board.mentions) == ([], [])
    bots.clock.now += 10 * SOON
    await bots.settled()
    assert await party.live() is called
    await turn(party, pause=2 * SHORT)
    assert await party.live() is not called, "and slow turns have a message each"


async def test_whoever_does_anything_is_here_and_need_not_be_called(bots: Bots) -> None:
    party = await two(bots, "marrakech")
    for _ in range(4):
        await turn(party)
    board, (member,) = await party.live(), await party.acting()
    await party.say(member, "/help@ZocoTestBot")
    bots.clock.now += 10 * SOON
    await bots.settled()
    assert await party.live() is board


async def test_a_call_that_is_due_outlives_a_restart(bots: Bots) -> None:
    party = await two(bots, "marrakech")
    for _ in range(4):
        await turn(party)
    board = await party.live()
    await bots.restart()
    assert await party.live() is not board


async def test_who_chooses_from_their_hand_sees_it(bots: Bots) -> None:
    party = await two(bots, "alhambra")
    member, _ = await party.turn()
    await party.press(member, await party.live(), "Play")
    whisper = member.whispered[-1]
    assert whisper.photo
    assert whisper.keys
    other = next(one for one in party.members if one is not member)
    assert whisper.photo not in {sight.photo for sight in other.sights}


async def test_in_a_quiet_house_only_who_is_called_hears_of_it_and_only_while_it_is_their_turn(bots: Bots) -> None:
    party = await two(bots, "marrakech")
    bots.bots[-1].sender.quiet = True
    anna, bela = party.members
    anna.user.started = True
    for _ in range(4):
        await turn(party, pause=2 * SHORT)
        board, (member,) = await party.live(), await party.acting()
        assert board.silent == (member is anna), "who cannot be reached alone is rung by the board"
        assert [post.text for post in anna.mail] == (["Your turn: Marrakech"] if member is anna else [])
    assert bela.mail == []
    while anna not in await party.acting():
        await turn(party, pause=2 * SHORT)
    letter = anna.mail[-1]
    await party.press(anna, letter, "Play")
    assert len(letter.faces) >= 3, "and plays from there"
    assert bots.telegram.world.violations == []
