"""Questions whose answers are fields."""

from __future__ import annotations

from typing import Final

from ringspiel.games.tuerme.board import NAMES
from ringspiel.games.tuerme.state import TuermeState
from ringspiel.kernel.question import Question


def target_of(field: int) -> str:
    return f"field:{NAMES[field]}"


TARGETS: Final = [target_of(field) for field in range(len(NAMES))]


class FieldQuestion(Question[TuermeState]):
    """Any field can be named or clicked, also one that is refused."""

    __slots__ = ()

    def answer_for_targets(self, s: TuermeState, targets: tuple[str, ...]) -> int | None:
        return TARGETS.index(targets[0]) if len(targets) == 1 and targets[0] in TARGETS else None

    def parse(self, s: TuermeState, words: list[str]) -> int | None:
        return NAMES.index(words[0]) if len(words) == 1 and words[0] in NAMES else None
