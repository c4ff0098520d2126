"""A decision: which seat is asked, what the answers are, what an answer does. Each is a class in its chapter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, final

from ringspiel.kernel.text import Text, text

if TYPE_CHECKING:
    from ringspiel.kernel.state import State

S = TypeVar("S", bound="State")


@final
class Choice:
    """One answer as people see it.

    `notation` can be typed and stands in files. `text` is the button. `targets` are the elements of the board that mean
    this answer: a client highlights them, and picks the answer whose targets are exactly those that are selected.
    """

    __slots__ = ("notation", "targets", "text")

    def __init__(self, notation: str, text: Text, targets: tuple[str, ...] = ()) -> None:
        self.notation = notation
        self.text = text
        self.targets = targets


@final
class Refusal:
    """Why something may not be answered: the rule and a sentence for the player."""

    __slots__ = ("rule", "text")

    def __init__(self, rule: str, text: Text) -> None:
        self.rule = rule
        self.text = text


class Question(Generic[S]):
    """A question to one seat. Questions never change once asked, so that copies of a state can share them.

    A subclass names its `kind`, the `rule` that asks it, and in `parameters` the attributes that its constructor takes
    in this order. These are numbers or tuples of numbers, so that a position can be saved in the middle of anything.
    `answers`, `take`, `describe` and `prompt` have to be written; the rest has defaults. All of them take the state
    `s`, because a question holds only what it asks about. `Table` calls them for people, with checks.

    >>> table = ringspiel.new("mordor", seats=2, seed=7)
    >>> question = table.question
    >>> question.kind, question.rule, question.seat
    ('set-aside', 'RM-11', 0)
    >>> question.answers(table.state) == table.answers()
    True
    >>> question.explain(table.state, ("die:red",)).rule
    'RM-13'
    """

    __slots__ = ("seat",)

    kind: ClassVar[str] = ""
    rule: ClassVar[str] = ""
    parameters: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def answers(self, s: S) -> list[int]:
        """All legal answers in a stable order; never empty. Nobody who gets the list may change it."""
        raise NotImplementedError

    def take(self, s: S, answer: int) -> None:
        """Carry out a legal answer: change the state, put steps on the agenda. The answer is not checked again."""
        raise NotImplementedError

    def describe(self, s: S, answer: int) -> Choice:
        """The answer in notation and words; only ever called for people."""
        raise NotImplementedError

    def prompt(self, s: S) -> Text:
        """What the asked seat reads above its choices."""
        raise NotImplementedError

    def told_to_others(self, s: S) -> dict[str, Any]:
        """What the sentence for everybody else may say. Override it where the prompt would give something away."""
        told: dict[str, Any] = self.prompt(s).get("args", {})
        return told

    def prompt_for_others(self, s: S, game: str) -> Text:
        """What everybody else reads: a sentence about the asked seat, the message `<game>-watch-<kind>`."""
        return text(f"{game}-watch-{self.kind}", **self.told_to_others(s))

    def explain(self, s: S, targets: tuple[str, ...]) -> Refusal | None:
        """Why these targets make no legal answer; None if the question is about other things.

        It is called only for targets that make no legal answer. The reason is the predicate that keeps the answer out
        of `answers`.
        """
        return None

    def named(self, s: S, words: list[str]) -> tuple[str, ...] | None:
        """The targets that these words of notation name, legal or not; None if they name nothing.

        The words are in small letters, however they were typed.
        """
        return None

    def answer_for(self, s: S, targets: tuple[str, ...]) -> int | None:
        """The legal answer that exactly these targets mean; None if there is none."""
        wanted = sorted(targets)
        for answer in self.answers(s):
            if sorted(self.describe(s, answer).targets) == wanted:
                return answer
        return None

    def answer_written(self, s: S, words: list[str]) -> int | None:
        """The legal answer with this notation, its words in any order; None if there is none."""
        wanted = sorted(words)
        for answer in self.answers(s):
            if sorted(self.describe(s, answer).notation.lower().split()) == wanted:
                return answer
        return None

    def is_secret(self, s: S) -> bool:
        """Whether something hidden decides if this question leaves a choice.

        The question is then asked even if only one answer is legal. Otherwise the others could conclude what the seat
        holds from seeing that it was not asked.
        """
        return False

    def audience(self) -> tuple[int, ...] | None:
        """The seats that may see the choices and the answer; None for everybody. The others learn of it by events."""
        return None

    def values(self) -> list[Any]:
        """The constructor's arguments, for saving."""
        return [getattr(self, name) for name in self.parameters]
