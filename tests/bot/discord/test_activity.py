"""The Activity in Discord's chat: the button that opens it, the command that does, and the commands that stay."""

from __future__ import annotations

from bot.language.words import say
from tests.bot.discord.conftest import Bots
from tests.standins.discord import StandIn
from tests.standins.discord.activities import ENTRY_POINT
from tests.standins.discord.interactions import COMMAND, LAUNCH

OPEN = "zoco::::/window"


async def test_the_button_under_a_board_opens_the_activity_of_its_channel(bots: Bots, discord: StandIn) -> None:
    discord.enable_activities()
    bots.window = True
    await bots.start()
    party = await bots.party("marrakech", "Anna", "Béla")
    anna, bela = party.members
    live = await party.live()
    assert live.buttons[OPEN] == say("en", "discord-open-board")
    opened = [await member.press(live, OPEN) for member in (anna, bela)]
    assert [one.response for one in opened] == [LAUNCH, LAUNCH]
    assert opened[0].launched == opened[1].launched
    assert discord.activities.instances[opened[0].launched].users == [anna.id, bela.id]
    assert len(await bots.store.feed(party.name)) >= 2
    assert discord.violations == []


async def test_where_discord_opens_none_that_is_said_and_without_one_there_is_no_button(
    bots: Bots, discord: StandIn
) -> None:
    bots.window = True
    await bots.start()
    party = await bots.party("marrakech", "Anna", "Béla")
    pressed = await party.members[0].press(await party.live(), OPEN)
    assert pressed.answer is not None
    assert pressed.answer.text == say("en", "discord-window-off")
    bots.window = False
    await bots.restart()
    await party.play()
    assert OPEN not in (await party.live()).buttons
    discord.world.violations.clear()  # that there is none was a refusal


async def test_commands_that_are_not_ours_stay_when_ours_are_registered(bots: Bots, discord: StandIn) -> None:
    discord.enable_activities()
    foreign = {"id": str(discord.world.snowflake()), "type": 2, "name": "Wave", "description": "", "version": "1"}
    discord.world.commands.append(foreign)
    launch = discord.world.commands[0]
    await bots.start()
    await discord.world.until(lambda: discord.world.registrations == 1, "the commands")
    kept = {one["name"]: one for one in discord.world.commands}
    assert kept["launch"]["id"] == launch["id"]
    assert (kept["launch"]["type"], kept["launch"]["handler"]) == (ENTRY_POINT, 2)
    assert kept["Wave"]["id"] == foreign["id"]
    assert "play" in kept
    await bots.restart()
    await bots.party("marrakech", "Anna", "Béla")
    assert discord.world.registrations == 1, "nothing has changed, so nothing is told"
    assert discord.violations == []


async def test_the_command_of_the_activity_opens_it_too_where_it_is_left_to_us(bots: Bots, discord: StandIn) -> None:
    discord.enable_activities()
    await bots.start()
    channel = discord.channel()
    anna = discord.member("Anna", channel)
    data = {"id": discord.world.commands[0]["id"], "name": "launch", "type": ENTRY_POINT}
    begun = await anna.settle(await anna._begin(COMMAND, channel, data))
    assert begun.response == LAUNCH
    assert discord.violations == []
