"""Der Ringkrieg, Collector's Edition: the War of the Ring, 2 players. Catalogue: docs/rules/ringkrieg.md (RK)."""
