"""How things are said and understood: the word files of five languages, and dates as people write them."""
