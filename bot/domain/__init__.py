"""What a table is and what may be said about it: plain values, no Redis, no clock, no platform."""
