"""Die Reise nach Mordor: push-your-luck dice, 2 to 4 players. Catalogue: docs/rules/mordor.md (RM)."""
