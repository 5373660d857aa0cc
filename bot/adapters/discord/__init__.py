"""Discord: application commands, buttons and menus in; posts and private answers out. Knows no game by name."""
