"""How things are said and understood: the word files, and dates as people write them. Knows no table's rights."""
