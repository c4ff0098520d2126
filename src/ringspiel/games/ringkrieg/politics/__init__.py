"""Nations on their way to war: the political track, recruiting, characters who enter."""
