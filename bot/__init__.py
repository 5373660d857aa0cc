"""The chat side of Zoco, in rooms that `docs/architecture.md` maps. Knows no game by name: `rules` and `render` do."""
