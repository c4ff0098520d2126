"""The texts of the event cards: `book` says what each card does, the other modules how it is done."""
