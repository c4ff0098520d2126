"""A running game: typed attributes, an agenda of steps still to do, and at most one open question.

A step is a module-level function `step(state, ...)`; its further arguments, bound with `call`, are numbers. It does its
part of the rulebook and may put steps on the agenda or ask a question. The agenda is data, so a state can be copied,
saved and searched at any time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, TypeVar

from ringspiel.kernel.chance import Chance, Generator
from ringspiel.kernel.errors import EngineFault
from ringspiel.kernel.event import Event, Forced
from ringspiel.kernel.outcome import Outcome
from ringspiel.kernel.question import Question
from ringspiel.kernel.text import Text, text

StepFunction = Callable[..., None]
Step = StepFunction | tuple[StepFunction, tuple[int, ...]]
T = TypeVar("T")
NOT_LISTED: Final[list[int]] = []


def call(step: StepFunction, *arguments: int) -> Step:
    """A step with its arguments, for the agenda."""
    return (step, arguments)


class State:
    """Everything that the engine knows of a table at one time, without checks, events and history.

    A game's own state is one final subclass with slots, `clone` and, where something is hidden, `redeal`. Programs that
    play fast use states directly: `legal` lists the answers, `answer` plays on.

    >>> state = ringspiel.new("mordor", seats=2, seed=7).state
    >>> copy = state.clone()
    >>> while copy.outcome is None:
    ...     copy.answer(copy.legal[0])
    >>> copy.outcome.scores, state.outcome
    ([1, 4], None)
    """

    __slots__ = ("agenda", "chance", "generator", "legal", "log", "outcome", "question", "sealed", "seats")

    memory: ClassVar[tuple[str, ...]] = ()
    """Attributes that only keep what was worked out from others; they are not saved."""

    def __init__(self, seats: int, generator: Generator) -> None:
        self.seats = seats
        self.generator = generator
        self.agenda: list[Step] = []
        self.question: Question[Any] | None = None
        self.legal: list[int] = []
        self.outcome: Outcome | None = None
        self.chance: Chance | None = None
        self.log: list[Event] | None = None
        self.sealed = False

    # --- for the rules -------------------------------------------------------------------------------------------

    def then(self, *steps: Step) -> None:
        """Do these steps next, in this order, before everything already on the agenda."""
        if len(steps) == 1:
            self.agenda.append(steps[0])
        else:
            for step in reversed(steps):
                self.agenda.append(step)

    def ask(self, question: Question[Any], legal: list[int] = NOT_LISTED) -> None:
        """Ask this question now. The agenda goes on when it is answered.

        `legal` are its answers, if the caller had to list them anyway. Raises `EngineFault` if a question is open.
        """
        if self.question is not None:
            raise EngineFault(f"{question.kind} asked while {self.question.kind} is open")
        self.question = question
        self.legal = legal

    def draw(self, n: int) -> int:
        """A random number from 0 to n - 1: a die, a card, a seat."""
        chance = self.chance
        if chance is None:
            return self.generator.below(n)
        self.sealed = True
        return chance.draw(self.generator, n)

    def shuffle(self, items: list[T]) -> None:
        """Put `items` into a random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.draw(last + 1)
            items[last], items[other] = items[other], items[last]

    def tell(self, event: Event) -> None:
        """Report what happened. Check `log` first, so that no event is built to which nobody listens."""
        log = self.log
        if log is not None:
            log.append(event)

    def turn_up(self, pile: list[int]) -> int:
        """Take the top card, which is the last one, of a shuffled pile. Somebody sees it, so no undo goes back."""
        self.sealed = True
        return pile.pop()

    def seal(self) -> None:
        """Say that something became known: the answer that is being taken cannot be undone."""
        self.sealed = True

    def finish(self, outcome: Outcome) -> None:
        """End the game with this outcome."""
        self.outcome = outcome
        self.agenda.clear()

    # --- for everybody who plays ---------------------------------------------------------------------------------

    def answer(self, answer: int) -> None:
        """Take a legal answer to the open question and go on to the next one.

        The answer is not checked; `Table.answer` does that. Raises `EngineFault` if the game is over.
        """
        question = self.question
        if question is None:
            raise EngineFault("the game is over: nobody is asked")
        self.question = None
        question.take(self, answer)
        self.run()

    def advance(self, answer: int) -> None:
        """Take a legal answer, and after it those that leave no choice: for programs that think ahead."""
        self.answer(answer)
        while len(self.legal) == 1:
            self.answer(self.legal[0])

    def run(self) -> None:
        """Do what is on the agenda until somebody has to decide or the game is over.

        A question with one answer is answered here, unless others could conclude from that what they may not know.
        """
        agenda = self.agenda
        while True:
            question = self.question
            if question is not None:
                legal = self.legal or question.answers(self)
                if len(legal) > 1 or (legal and question.is_secret(self)):
                    self.legal = legal
                    return
                self.answer_for(question, legal)
            elif self.outcome is not None:
                self.legal = []
                return
            else:
                if not agenda:
                    raise EngineFault("nothing left to do, but the game is not over")
                step = agenda.pop()
                if isinstance(step, tuple):
                    step[0](self, *step[1])
                else:
                    step(self)

    def answer_for(self, question: Question[Any], legal: list[int]) -> None:
        """Answer a question that leaves no choice."""
        if not legal:
            raise EngineFault(f"{question.kind} was asked without any legal answer")
        if self.log is not None:
            choice = question.describe(self, legal[0])
            told = text("answer-forced", seat={"seat": question.seat}, choice=choice.text)
            self.tell(forced(question, legal[0], choice.notation, told))
        self.question = None
        question.take(self, legal[0])

    def imagine(self, seat: int, key: bytes) -> State:
        """A copy in which all that `seat` cannot know is dealt anew, with chance of its own.

        A seat knows its own legal answers, so only those of others are found anew. It also knows that the asked seat
        can answer, so what would leave no answer is dealt once more.
        """
        copy = self.clone()
        copy.generator = Generator(key)
        copy.redeal(seat)
        question = copy.question
        if question is not None and question.seat != seat:
            copy.legal = question.answers(copy)
            while not copy.legal:
                copy.redeal(seat)
                copy.legal = question.answers(copy)
        return copy

    # --- for a game's own state to fill in -----------------------------------------------------------------------

    def clone(self) -> State:
        """An independent copy that nobody listens to."""
        raise NotImplementedError

    def redeal(self, seat: int) -> None:
        """Deal anew what `seat` cannot know, in agreement with all that it knows. By default nothing is hidden."""

    def share(self, original: State) -> None:
        """Take over from `original` what the kernel needs: the part of `clone` that is the same for all games."""
        self.agenda = original.agenda.copy()
        self.question = original.question
        self.legal = original.legal
        self.outcome = original.outcome


def forced(question: Question[Any], answer: int, notation: str, told: Text) -> Event:
    """The report of an answer that the kernel gave because there was no other; private if the question is."""
    data: Forced = {"seat": question.seat, "question": question.kind, "answer": answer, "notation": notation}
    return Event("forced", told, {**data}, question.rule, question.audience())
