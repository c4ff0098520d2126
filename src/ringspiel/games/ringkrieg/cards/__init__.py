"""The event cards: a row of `book` says all that a card needs and does, the other modules how it is done."""
