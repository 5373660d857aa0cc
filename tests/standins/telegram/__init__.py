"""A stand-in for Telegram at the wire: the Bot API over real sockets, with its limits, refusals and mishaps."""

from tests.standins.telegram.members import Member
from tests.standins.telegram.server import StandIn
from tests.standins.telegram.world import TOKEN, Chat, Message, Press, Sight

__all__ = ["TOKEN", "Chat", "Member", "Message", "Press", "Sight", "StandIn"]
