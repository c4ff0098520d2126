"""Games and opponents that only the servers of these tests know: imported there by the setting `extra_games`."""

from __future__ import annotations

import os
import time

from ringspiel import agents
from ringspiel.kernel.perspective import Perspective
from ringspiel.kernel.registry import register
from ringspiel.server import seating
from tests.server import GATE
from tests.toys import secret
from tests.toys.road import Road

SECRET_CARDS = [910_001 + number for number in range(9)]
"""Cards that cannot be mistaken for anything else on the wire."""


class Crash:
    """An opponent whose process dies."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, perspective: Perspective) -> int:
        os._exit(3)


class Sleep:
    """An opponent who thinks much too long."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, perspective: Perspective) -> int:
        time.sleep(3600)
        return 0


class Waits:
    """An opponent who thinks until a file is there."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, perspective: Perspective) -> int:
        while not os.path.exists(os.environ[GATE]):
            time.sleep(0.01)
        return perspective.answers()[0]


class Cheat:
    """An opponent who answers what is not legal."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, perspective: Perspective) -> int:
        return 99


secret.CARDS[:] = SECRET_CARDS
register(secret.Secret())
register(Road())
agents.AGENTS |= {"crash": Crash, "sleep": Sleep, "cheat": Cheat, "waits": Waits}
setattr(seating, "levels", lambda game, seats: tuple(agents.AGENTS))  # noqa: B010
