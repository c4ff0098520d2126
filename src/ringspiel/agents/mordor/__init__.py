"""Die Reise nach Mordor beyond general search: each turn solved exactly, against a learnt value of the race."""
