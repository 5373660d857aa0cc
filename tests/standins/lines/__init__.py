"""A stand-in for the plainest chat there could be: whoever speaks to it sends lines, each a JSON object."""

from tests.standins.lines.server import Message, StandIn

__all__ = ["Message", "StandIn"]
