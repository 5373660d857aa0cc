"""What the page accepts, by name."""

from __future__ import annotations

BODY_BYTES = 4096
TEXT_LENGTH = 300  # of a typed command
PEOPLE = 8  # at one browser; their names must fit a cookie of 4096 bytes
COOKIE_DAYS = 400  # the longest that browsers keep one
HEARTBEAT_SECONDS = 15.0  # proxies close a silent connection after a minute or so
RECONNECT_MILLISECONDS = 1000
COMPLETIONS = 40
TABLES_LISTED = 50
LINES_KEPT = 4096  # sentences said, kept in memory, about 300 bytes each
PICTURES_KEPT = 64  # drawn and kept in memory, about 60 KB each
PICTURE_SECONDS = 3600  # a browser need not ask again for a drawn moment of a game
