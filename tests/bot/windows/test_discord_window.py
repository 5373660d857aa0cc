"""Discord's window: whose code is good, in which Activity, and who gets nowhere."""

from __future__ import annotations

import pytest

from bot.language.words import say
from tests.bot.conftest import Time
from tests.bot.windows.visits import Visit, Visitors
from tests.standins.discord import Channel, Member, StandIn

FORGED, SILENT, HERE = (say("en", f"window-{why}") for why in ("forged", "silent", "elsewhere"))
ELSEWHERE = say("en", "not-in-this-chat")


class Server:
    """A channel with a game of two in it."""

    def __init__(self, players: Visitors, discord: StandIn) -> None:
        self.players, self.discord, self.channel = players, discord, discord.channel()
        self.members = [discord.member(name, self.channel) for name in ("Anna", "Béla")]

    @property
    def name(self) -> str:
        return f"discord:{self.channel.id}"

    async def begin(self) -> None:
        for member, text in zip((*self.members, self.members[0]), ("/new alhambra", "/join", "/start"), strict=True):
            assert (await self.players.say(self.name, f"discord:{member.id}", member.name, text)).ok

    async def enter(self, member: Member, code: str = "", instance: str = "", channel: Channel | None = None) -> Visit:
        """Comes in by the Activity of a channel, in which they are."""
        activities = self.discord.activities
        running = instance or activities.run(channel or self.channel, member.id).id
        visit = self.players.open("discord")
        visit.told = await visit.enter(code=code or activities.authorise(member.id), instance=running)
        return visit


@pytest.fixture
async def server(players: Visitors, discord: StandIn) -> Server:
    server = Server(players, discord)
    await server.begin()
    return server


async def test_a_code_of_discords_says_who_somebody_is_and_the_activity_which_table(server: Server) -> None:
    anna, bela = server.members
    hers, his = await server.enter(anna), await server.enter(bela)
    assert await hers.me() == {"id": f"discord:{anna.id}", "name": "Anna"}
    assert hers.table == his.table == server.name
    shown = [await visit.get(f"/api/t/{visit.table}") for visit in (hers, his)]
    hands = [await visit.get(one["hand"]["src"]) for visit, one in zip((hers, his), shown, strict=True)]
    assert hands[0] != hands[1]
    await his.get(shown[0]["hand"]["src"])
    assert his.status == 403
    assert server.discord.activities.tokens[hers.told["back"]["access"]] == anna.id


async def test_a_spectator_of_the_channel_may_look_and_only_look(server: Server) -> None:
    vera = server.discord.member("Vera", server.channel)
    visit = await server.enter(vera)
    shown = await visit.get(f"/api/t/{visit.table}")
    assert (visit.status, shown["hand"], shown["offer"]) == (200, None, None)
    answer = await visit.say("/play take d3", f"discord:{vera.id}")
    assert not answer["ok"]


async def test_a_code_that_is_not_ours_or_was_used_lets_nobody_in(server: Server, discord: StandIn) -> None:
    anna = server.members[0]
    another = discord.activities.authorise(anna.id, application=777)
    too_little = discord.activities.authorise(anna.id, scope="email")
    used = discord.activities.authorise(anna.id)
    assert (await server.enter(anna, used)).status == 200
    for code in (another, too_little, used, "guessed", "x" * 600, "two words", "\n"):
        visit = await server.enter(anna, code)
        assert (visit.status, visit.told["error"]) == (403, FORGED), code


async def test_an_activity_that_is_not_ours_or_not_theirs_lets_nobody_in(server: Server, discord: StandIn) -> None:
    anna = server.members[0]
    foreign = discord.activities.run(server.channel, anna.id, application=777).id
    for instance in (foreign, "i-1-gc-1-1", "../../users/@me", "x" * 300, "i 1", "ï"):
        visit = await server.enter(anna, instance=instance)
        assert (visit.status, visit.told["error"]) == (403, FORGED), instance
    others = discord.activities.run(discord.channel(), 17).id
    visit = await server.enter(anna, instance=others)
    assert (visit.status, visit.told["error"]) == (403, HERE)


async def test_who_may_not_see_the_channel_sees_and_changes_nothing(server: Server, clock: Time) -> None:
    eve, shut_out = server.discord.member("Eve"), server.discord.member("Odo", server.channel)
    for member in (eve, shut_out):
        visit = await server.enter(member)
        if member is shut_out:
            assert server.channel.guild is not None
            server.channel.guild.members.discard(member.id)
            clock.now += 61
        for text in ("/join", "/replace 1", "/board"):
            answer = await visit.say(text, f"discord:{member.id}", server.name)
            assert (visit.status, answer["error"]) == (403, ELSEWHERE)
        answer = await visit.get(f"/api/t/{server.name}")
        assert (visit.status, answer["error"]) == (403, ELSEWHERE)


async def test_the_channel_an_activity_runs_in_is_discords_word_and_not_the_windows(server: Server) -> None:
    elsewhere = server.discord.channel()
    anna = server.members[0]
    assert elsewhere.guild is not None
    elsewhere.guild.members.add(anna.id)
    visit = await server.enter(anna, channel=elsewhere)
    assert visit.table == ""
    opened = await visit.post("/api/tables", {"game": "quixote", "id": "12345678"})
    assert opened == {"id": f"discord:{elsewhere.id}"}


async def test_while_discord_is_silent_that_is_said(server: Server, discord: StandIn) -> None:
    anna = server.members[0]
    code, instance = discord.activities.authorise(anna.id), discord.activities.run(server.channel, anna.id).id
    assert (await server.enter(anna)).status == 200
    await discord.stop()
    visit = await server.enter(anna, code, instance)
    assert (visit.status, visit.told["error"]) == (403, SILENT)
    discord._runner = None


async def test_discord_opens_the_window_at_the_root_and_only_its_own_pages_may_frame_it(players: Visitors) -> None:
    for path in ("/?frame_id=1&instance_id=2&platform=desktop", "/discord"):
        async with players.http.get(f"{players.address}{path}") as response:
            policy = response.headers["Content-Security-Policy"]
            assert policy.endswith(
                "frame-ancestors https://discord.com https://ptb.discord.com https://canary.discord.com"
                " https://discordapp.com https://ptb.discordapp.com https://canary.discordapp.com"
            )
            assert "X-Frame-Options" not in response.headers
            assert "Set-Cookie" not in response.headers
    for path in ("/?frame_id=1", "/", "/telegram"):
        async with players.http.get(f"{players.address}{path}") as response:
            assert "frame-ancestors 'none'" in response.headers["Content-Security-Policy"]


async def test_a_refused_token_is_not_tried_by_everyone_who_comes(
    players: Visitors, discord: StandIn, clock: Time
) -> None:
    real, discord.world.token = discord.world.token, "another-token"
    visit = players.open("discord")
    for _ in range(5):
        answer = await visit.get("/api/window/discord")
        assert (visit.status, answer["error"]) == (403, SILENT)
    assert len([path for _, path in discord.rest.requests if path.endswith("/users/@me")]) == 1
    discord.world.token = real
    clock.now += 31
    assert (await visit.get("/api/window/discord"))["facts"] == {"client": str(discord.world.application)}
