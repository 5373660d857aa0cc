"""What a command does to one table: pure decisions about a lobby, a game and its end. Knows no Redis, no platform."""
