"""How the game speaks: words and events, the view, targets and refusals, positions in words."""
