"""Everything that speaks to Redis, and nothing that decides: connections, keys, scripts, and what is kept."""
