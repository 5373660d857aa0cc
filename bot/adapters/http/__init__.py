"""Serving over HTTP, for any platform: who asks, how long is waited, what is logged. It knows nothing of tables."""
