"""Die Gefährten: card placement and majorities, 2 to 4 players. Catalogue: docs/rules/gefaehrten.md (GF)."""
