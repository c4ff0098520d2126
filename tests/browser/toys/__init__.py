"""A game with hidden hands for the browser tests: imported by their server through the setting `extra_games`.

It has no board of its own, so it also shows that a new game can be played before its board is drawn.
"""

import sys

from ringspiel.table.registry import register
from tests.toys import secret

CARDS = [910_001 + number for number in range(9)]
"""Cards that cannot be mistaken for anything else in a page or on the wire."""

# The words of a game are looked for in its package; this one's are beside this file.
sys.modules["ringspiel.games.secret"] = sys.modules[__name__]
secret.CARDS[:] = CARDS
register(secret.Secret())
