"""An operator who exchanges the key of the dice in mid-game, except where tracks are short: imported by a server of the
tests through `extra_games`."""

from typing import Any

from ringspiel.kernel.chance import Generator, key_of
from ringspiel.kernel.table import Table
from ringspiel.server.model import history
from ringspiel.server.play import commands

AFTER = 10
"""So many answers are honest."""


def play_answer(table: Table, answer: int, automatic: bool = False) -> tuple[history.AnswerAct, str]:
    if len(table.entries) == AFTER and table.options["preset"] != "short":
        table.state.generator = Generator(key_of(666))
    return history.play_answer(table, answer, automatic)


patched: Any = commands
patched.play_answer = play_answer
