"""What the owner of a house does from the command line: looks after it, saves it, and acts at its tables."""
