"""Questions whose answers are fields."""

from __future__ import annotations

from typing import Final

from ringspiel.games.tuerme.board import NAMES
from ringspiel.games.tuerme.state import TuermeState
from ringspiel.kernel.question import Question, Refusal


def target_of(field: int) -> str:
    return f"field:{NAMES[field]}"


TARGETS: Final = [target_of(field) for field in range(len(NAMES))]


class FieldQuestion(Question[TuermeState]):
    """Any field can be named or clicked, also one that is refused."""

    __slots__ = ()

    def refuse(self) -> Refusal:
        """Why another field than those offered is refused."""
        raise NotImplementedError

    def explain(self, s: TuermeState, targets: tuple[str, ...]) -> Refusal | None:
        return self.refuse() if len(targets) == 1 and targets[0] in TARGETS else None

    def named(self, s: TuermeState, words: list[str]) -> tuple[str, ...] | None:
        return (f"field:{words[0]}",) if len(words) == 1 and words[0] in NAMES else None
