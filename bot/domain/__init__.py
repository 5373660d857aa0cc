"""What a table is and what may be said about it, as plain values. Knows no Redis, clock, language or platform."""
