"""A toy game as long as one likes, with a die after every answer, for tests of long games and of speed."""

from __future__ import annotations

from typing import Any, ClassVar, TypedDict

from ringspiel.kernel.chance import Chance, Generator
from ringspiel.kernel.event import Event
from ringspiel.kernel.game import Game
from ringspiel.kernel.options import Number, Option
from ringspiel.kernel.outcome import Outcome
from ringspiel.kernel.part import blank
from ringspiel.kernel.question import Choice, Question
from ringspiel.kernel.state import State, StepFunction
from ringspiel.kernel.table import Table
from ringspiel.kernel.text import Text, text


class Shape(TypedDict):
    rolls: list[int]
    length: int


class RoadState(State):
    __slots__ = tuple(Shape.__annotations__)

    def __init__(self, seats: int, generator: Generator, like: RoadState | None = None) -> None:
        super().__init__(seats, generator)
        if like is None:
            blank(self, Shape)
            return
        self.rolls: list[int] = like.rolls.copy()
        self.length: int = like.length

    def clone(self) -> RoadState:
        copy = RoadState(self.seats, self.generator.clone(), self)
        copy.share(self)
        return copy


def walk(s: RoadState) -> None:
    s.rolls.append(s.draw(6))
    if s.log is not None:
        s.tell(Event("rolled", text("road-rolled", number=s.rolls[-1]), {"roll": s.rolls[-1]}, "RO-1"))
    if len(s.rolls) > s.length:
        s.finish(Outcome([1, 2], [1, 0], "RO-2", text("road-end")))
    else:
        s.ask(Step(len(s.rolls) % 2))


class Step(Question[RoadState]):
    kind: ClassVar[str] = "step"
    rule: ClassVar[str] = "RO-1"

    def answers(self, s: RoadState) -> list[int]:
        return [1, 2, 3]

    def take(self, s: RoadState, answer: int) -> None:
        s.then(walk)

    def describe(self, s: RoadState, answer: int) -> Choice:
        return Choice(f"step-{answer}", text("road-step", number=answer), (f"stone:{answer}",))

    def prompt(self, s: RoadState) -> Text:
        return text("road-ask")


class Road(Game[RoadState]):
    id: ClassVar[str] = "road"
    prefix: ClassVar[str] = "RO"
    rules_version: ClassVar[str] = "1"
    seat_counts: ClassVar[tuple[int, ...]] = (2,)
    options: ClassVar[tuple[Option, ...]] = (Number("length", 1, 10_000, 10),)
    steps: ClassVar[tuple[StepFunction, ...]] = (walk,)
    questions: ClassVar[tuple[type[Question[Any]], ...]] = (Step,)
    shape: ClassVar[Any] = Shape
    hidden: ClassVar[bool] = False

    @classmethod
    def table(cls, seed: int, length: int) -> Table:
        return Table(cls(), 2, {"length": length}, seed, "", Chance()).begin()

    def start(self, seats: int, options: dict[str, Any], generator: Generator) -> RoadState:
        s = RoadState(seats, generator)
        s.length = options["length"]
        s.then(walk)
        return s

    def view(self, s: RoadState, seat: int | None) -> dict[str, Any]:
        return {"rolls": s.rolls[-5:], "length": s.length}

    def faults(self, s: RoadState) -> list[str]:
        return []
