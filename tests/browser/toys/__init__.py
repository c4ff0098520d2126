"""A game with hidden hands for the browser tests: imported by their server through the setting `extra_games`.

It has no board of its own, so it also shows that a new game can be played before its board is drawn.
"""

import sys

from ringspiel.kernel.registry import register
from tests.browser.cards import CARDS
from tests.toys import secret

# The words of a game are looked for in its package; this one's are beside this file.
sys.modules["ringspiel.games.secret"] = sys.modules[__name__]
secret.CARDS[:] = CARDS
register(secret.Secret())
