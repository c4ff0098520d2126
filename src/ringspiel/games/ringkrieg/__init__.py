"""Der Ringkrieg, Collector's Edition: the War of the Ring for two to four players, with or without its expansion.

Catalogue: docs/rules/ringkrieg.md (RK). Each folder holds a part of the rulebook; its first line says which.
"""
