"""A simulation of ratings: whether the order that they find is the true one, and what knowing the luck would gain."""
