"""Running the adapter: logs in, hears and sends, and begins again after whatever Discord or the network does."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence

import discord

from bot.adapters.base.persistence import Trouble, persist
from bot.adapters.base.platform import Surroundings, Unusable
from bot.adapters.discord import PLATFORM
from bot.adapters.discord.answering import PATIENCE, Responder
from bot.adapters.discord.client import Zoco
from bot.adapters.discord.membership import DiscordMembership
from bot.adapters.discord.sending import DiscordSender
from bot.adapters.discord.shards import ALL_SHARDS, Shards, read_shards
from bot.adapters.discord.trouble import cause_of, wait_of
from bot.adapters.discord.wording import Wording
from bot.delivery.far_calls import FarCalls
from bot.delivery.outbox import Outbox, Sender
from bot.delivery.pictures import Pictures
from bot.delivery.roll_call import RollCall
from bot.delivery.window_feed import WithFeed
from bot.runtime.log_secrets import keep_out_of_logs
from bot.runtime.tasks import end, finish
from bot.service.tables import Tables
from bot.store.outages import BEAT
from bot.store.pubsub import Notifier
from bot.store.scripts import OUTAGE

log = logging.getLogger(__name__)

PAUSES = (1.0, 2.0, 5.0, 15.0, 60.0)  # seconds between attempts
FIRST_TRY = 5.0  # seconds in which Discord should have taken our commands; we go on in any case
STEADY = 300.0  # seconds connected after which a failure counts as the first again
HOPELESS = {4004: "the token is not valid", 4010: "SHARD_IDS or SHARD_COUNT is wrong", 4011: "it needs more shards"}
NO_INTENTS = "Guilds intent seems to be disabled"


class DiscordBot:
    """The adapter in one process."""

    def __init__(
        self,
        tables: Tables,
        notifier: Notifier,
        pictures: Pictures,
        token: str,
        shards: Shards = ALL_SHARDS,
        *,
        clock: Callable[[], float] | None = None,
        patience: float = PATIENCE,
        pauses: Sequence[float] = PAUSES,
        window: bool = False,
    ) -> None:
        self.tables, self.notifier, self.pictures, self.clock = tables, notifier, pictures, clock or tables.clock
        keep_out_of_logs(token)
        self.token, self.shards, self.pauses, self.window = token, shards, pauses, window
        self.wording = Wording()
        self.responder = Responder(tables, pictures, self.wording, patience)

    async def run(self) -> None:
        """Until cancelled; Unusable if there is no point in going on."""
        trouble = Trouble("Discord is out of reach", cause_of, self.pauses)
        while True:
            began = time.monotonic()
            try:
                await self._connected(trouble)
            except discord.LoginFailure:
                raise Unusable(f"Discord refuses {PLATFORM.token}: copy it again from the developer portal") from None
            except discord.ConnectionClosed as error:
                if error.code in HOPELESS:
                    raise Unusable(f"Discord closes the connection: {HOPELESS[error.code]}") from None
                failure: Exception = error
            except Exception as error:  # discord.py fails in many ways when the first connection does
                failure = error
            if time.monotonic() - began > STEADY:
                trouble.over()
            await asyncio.sleep(trouble.met(failure, wait_of(failure)))

    async def _connected(self, trouble: Trouble) -> None:
        """One life of a client: posts are sent as soon as it is logged in, also while the gateway is away."""
        client = Zoco(self.responder, self.shards)
        self.tables.memberships.serve(PLATFORM.name, DiscordMembership(client, self.tables.store, self.clock))
        sender = DiscordSender(client, self.tables, self.pictures, self.wording, self.clock, window=self.window)
        shown: Sender = WithFeed(sender, self.tables.store) if self.window else sender
        tasks: list[asyncio.Task[None]] = []
        try:
            await client.login(self.token)
            tasks.append(asyncio.create_task(self._registered(client)))
            await asyncio.wait(tasks, timeout=FIRST_TRY)  # then commands in the first posts can be clicked
            calling = FarCalls(RollCall(shown, self.tables.admission), self.tables, keeps_feed=shown is sender)
            outbox = Outbox(self.tables.store, calling, self.notifier, self.clock)
            connected = asyncio.create_task(client.connect())
            others = (outbox.run(), self._beating(client, trouble))
            tasks += [connected, *(asyncio.create_task(part) for part in others)]
            await asyncio.wait([connected])  # not itself awaited: discord.py may swallow a cancellation
        finally:
            await finish(self._leave(client, sender, tasks))
        connected.result()

    async def _registered(self, client: Zoco) -> None:
        """Discord knows our commands; what is pressed, and what is posted, does not wait for that."""
        trouble = Trouble("Discord does not take the list of commands", cause_of, self.pauses)
        await persist(trouble, client.register, wait_of, Unusable)

    async def _leave(self, client: Zoco, sender: DiscordSender, tasks: list[asyncio.Task[None]]) -> None:
        await end(tasks)
        await sender.close()
        await client.close()

    async def _beating(self, client: Zoco, trouble: Trouble) -> None:
        """Tells that Discord is served, while we hear from it."""
        await client.wait_until_ready()
        trouble.works()
        while True:
            if any(not shard.is_closed() for shard in client.shards.values()):
                try:
                    await self.tables.heartbeats.beat(PLATFORM.name)
                except OUTAGE as error:
                    log.warning("no heartbeat: %s", type(error).__name__)
            await asyncio.sleep(BEAT)


def quieten_libraries() -> None:
    """Spares the log what is no matter (we do without intents and voices on purpose) and what is a secret (tokens)."""
    if logging.getLogger("discord").isEnabledFor(logging.DEBUG):
        logging.getLogger("discord").setLevel(logging.INFO)  # its details have the tokens of interactions in them
    logging.getLogger("discord.state").addFilter(lambda record: NO_INTENTS not in record.getMessage())
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


async def run(around: Surroundings) -> None:
    """The adapter as the environment configures it."""
    token = around.environment.get(PLATFORM.token, "").strip()
    if not token:
        raise Unusable(f"{PLATFORM.token} is not set: docs/discord.md says where to get it")
    quieten_libraries()
    try:
        shards = read_shards(around.environment)
    except ValueError as error:
        raise Unusable(str(error)) from None
    window = bool(around.environment.get("DISCORD_CLIENT_SECRET", "").strip())
    await DiscordBot(around.tables, around.notifier, around.pictures, token, shards, window=window).run()
