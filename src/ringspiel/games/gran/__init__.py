"""Gran: fetch the ring, bring it to cities, challenge dragons; 3 to 6 players. Catalogue: docs/rules/gran.md (GR)."""
