"""Three and four players: roles, who decides what, mixed armies, tired nations, ranking."""
