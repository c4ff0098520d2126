"""The event cards of the base game, one module for each deck: a row says all that its card needs and does.

Cards with code of their own have it right above their row, or, with questions of their own, a module beside the decks.
"""
