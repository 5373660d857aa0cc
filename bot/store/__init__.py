"""Everything that speaks to Redis: connections, keys, scripts, what is kept. Decides nothing; knows no command."""
