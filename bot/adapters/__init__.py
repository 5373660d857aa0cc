"""The platforms people come from: each says what it can do and how it runs. Decides nothing, and knows no game."""
