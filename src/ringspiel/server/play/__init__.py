"""Tables in play: what seats do there, opponents and advance orders that answer, talk, and other server processes."""
