"""Everything that can be wrong with what comes from outside, as exceptions whose text says what to do."""

from __future__ import annotations

from ringspiel.kernel.text import Text, text


class RingspielError(Exception):
    """Base of all errors caused by input. The call that raised it has changed nothing.

    The message is English, for programmers. `reason` is the text for players, or None if they never meet the error.

    >>> try:
    ...     ringspiel.new("mordor", seats=9)
    ... except ringspiel.RingspielError as error:
    ...     error.reason["key"]
    'no-such-count'
    """

    def __init__(self, message: str, reason: Text | None = None) -> None:
        super().__init__(message)
        self.reason = reason


class UnknownGame(RingspielError):
    """There is no game with that id."""


class BadOption(RingspielError):
    """A seat count, option or seed that the game does not offer."""


class IllegalAnswer(RingspielError):
    """An answer the rules forbid. `rule` is the ID of the rule."""

    reason: Text

    def __init__(self, rule: str, reason: Text, detail: str = "") -> None:
        super().__init__(f"{rule}: {detail or reason['key']}", reason)
        self.rule = rule


class NotUnderstood(RingspielError):
    """A typed answer that is not in the notation of the question."""

    reason: Text

    def __init__(self, typed: str, example: str) -> None:
        message = f"{typed!r} is not an answer to this question; type for instance {example!r}"
        super().__init__(message, text("answer-not-understood", typed=typed, example=example))


class BrokenRecord(RingspielError):
    """A record that does not describe a possible game; the text names the first thing that does not fit."""


class BrokenSave(RingspielError):
    """A saved position that cannot be loaded."""


class BrokenAnalysis(RingspielError):
    """A file of an analysis that cannot be read, or a wish that does not fit the analysis."""


class ChanceMismatch(RingspielError):
    """Dictated chance that cannot have happened: a value outside the range of the die or draw."""


class EngineFault(RuntimeError):
    """A mistake in the rules code itself, such as a question without answers. Never caused by input."""
