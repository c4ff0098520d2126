"""How the game speaks: questions that explain themselves, targets, positions in words, advance orders."""
