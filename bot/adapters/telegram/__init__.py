"""Telegram: commands and inline keyboards in; posts and private answers out. Knows no game by name."""
