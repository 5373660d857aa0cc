"""What the page accepts, by name."""

from __future__ import annotations

BODY_BYTES = 4096
TEXT_LENGTH = 300  # of a typed command
LINES_A_MINUTE = 20  # said by one person to the others at a table
PEOPLE = 8  # at one browser; their names must fit a cookie of 4096 bytes
TABLES_AN_HOUR = 120  # opened from one address, by however many people: it costs nothing to be another one
REMOVALS_AN_HOUR = 60  # of people from browsers at one address; each is remembered
CODES_AN_HOUR = 20  # that bring somebody to another browser, made at one address
TRIES_AN_HOUR = 30  # to use such a code, from one address
COOKIE_DAYS = 400  # the longest that browsers keep one
PASS_SECONDS = 3600.0  # that a window's pass is good for
VISIT_SECONDS = 12 * 3600.0  # for which it is renewed; then somebody opens the window anew
PROOF_LENGTH = 3500  # of what an app says of a person
ARRIVALS_AN_HOUR = 1200  # tries to come in by a window, from one address: a chat's proxy stands before many
HEARTBEAT_SECONDS = 15.0  # proxies close a silent connection after a minute or so
RECONNECT_MILLISECONDS = 1000
WRITE_SECONDS = 20.0  # for a page to take in a line; who does not read has gone
DISMISS_SECONDS = 1.0  # for a stream to say that it ends, before it is ended
STREAMS_A_VISITOR = 48  # pages in sight at one address
STREAMS_SHARE = 0.75  # of all connections; the rest is for requests
COMPLETIONS = 40
TABLES_LISTED = 50  # the latest, among which are the lobbies of others
OWN_TABLES = 200  # nobody plays at more
LINES_KEPT = 4096  # sentences said, kept in memory, about 300 bytes each
PICTURES_KEPT = 64  # drawn and kept in memory, about 60 KB each
PICTURE_SECONDS = 3600  # a browser need not ask again for a drawn moment of a game
