"""How a game ended."""

from __future__ import annotations

from typing import Any, final

from ringspiel.kernel.text import Text


@final
class Outcome:
    """Ranks and scores by seat, with `reason`, the rule that ended the game, and `text`, the sentence about it.

    A seat of rank 1 has won. Several 1s share the victory; no 1 means that all have lost.
    Where players win together and are compared besides, `places` says, by seat, who of them did best; 0 for all others.
    """

    __slots__ = ("places", "ranks", "reason", "scores", "text")

    def __init__(
        self, ranks: list[int], scores: list[int], reason: str, text: Text, places: list[int] | None = None
    ) -> None:
        self.places = [0] * len(ranks) if places is None else places
        self.ranks = ranks
        self.scores = scores
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
            **({"places": self.places} if any(self.places) else {}),
            "reason": self.reason,
            "text": self.text,
        }
