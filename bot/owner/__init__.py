"""What the owner of a house does from the command line: looks after it, saves it, and acts at its tables. Speaks
to no chat itself: what it does is told by the house, like any move.
"""
