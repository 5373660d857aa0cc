"""A stand-in for Discord at the wire: REST and gateway over real sockets, with its limits, refusals and mishaps."""

from tests.standins.discord.members import Member
from tests.standins.discord.server import StandIn
from tests.standins.discord.world import Channel, Message

__all__ = ["Channel", "Member", "Message", "StandIn"]
