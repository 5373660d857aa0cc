"""`python -m tests.standins.discord <address> <zoco's arguments>`: runs zoco against a stand-in that is up already."""

from __future__ import annotations

import sys

from bot.app.main import main
from tests.standins.discord.server import pointed

with pointed(sys.argv[1]):
    sys.exit(main(sys.argv[2:]))
