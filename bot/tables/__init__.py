"""Tables: a lobby, then a game, then its end. One a channel, whatever the game and the platform."""
