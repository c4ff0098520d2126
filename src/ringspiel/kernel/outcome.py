"""How a game ended."""

from __future__ import annotations

from typing import Any, final

from ringspiel.kernel.text import Text


@final
class Outcome:
    """Ranks and scores by seat, with `reason`, the rule that ended the game, and `text`, the sentence about it.

    A seat of rank 1 has won. Several 1s share the victory; no 1 means that all have lost.
    `team_ranks` compares seats that win together, by seat: 1 did best, 0 stands for all that are not compared. In
    documents they are called `places`.
    """

    __slots__ = ("ranks", "reason", "scores", "team_ranks", "text")

    def __init__(
        self, ranks: list[int], scores: list[int], reason: str, text: Text, team_ranks: list[int] | None = None
    ) -> None:
        self.ranks = ranks
        self.scores = scores
        self.team_ranks = [0] * len(ranks) if team_ranks is None else team_ranks
        self.reason = reason
        self.text = text

    @property
    def winners(self) -> list[int]:
        """The seats of rank 1; none if all have lost."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def to_json(self) -> dict[str, Any]:
        return {
            "ranks": self.ranks,
            "scores": self.scores,
            "winners": self.winners,
            **({"places": self.team_ranks} if any(self.team_ranks) else {}),
            "reason": self.reason,
            "text": self.text,
        }
