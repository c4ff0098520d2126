"""The cards of the toy game: numbers that cannot be mistaken for anything else in a page or on the wire."""

CARDS = [910_001 + number for number in range(9)]
