"""Dice and cards that fall alike in every run: imported by the servers of the browser tests through `extra_games`.

Every table begins with the same seed and every opponent thinks with it, so that no test depends on luck. Secrets, such
as the links to seats, are drawn otherwise and stay secret. Nobody contributes to the seed, because contributions are
others in every run; `test_fair.py` has a server where everybody does.
"""

import secrets
from typing import Any

from ringspiel.server.play.session import Session

SEED = 20

secrets.randbits = lambda k: SEED
patched: Any = Session
patched.awaits_pledge = lambda session: []
