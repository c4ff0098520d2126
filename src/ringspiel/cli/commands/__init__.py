"""Commands that a game brings along: `COMMANDS` in the module named after it."""
