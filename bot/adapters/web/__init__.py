"""The page in the browser: tables as a chat, for people known by a signed cookie. Knows no game by name."""
