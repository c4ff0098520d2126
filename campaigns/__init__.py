"""Long searches for what the tests miss: each a command that can be stopped and goes on where it was."""
