"""Die Zwei Türme: heroes against the orcs between two towers, 2 to 4 players. Catalogue: docs/rules/tuerme.md (ZT)."""
