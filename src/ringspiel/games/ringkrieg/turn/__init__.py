"""The six phases of a turn, action dice and what they are used for, and the ways to win."""
