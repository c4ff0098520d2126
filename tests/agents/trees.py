"""Toy games written as trees, small enough to know the best answer.

ask(seat, a, b, …)   the seat chooses how it goes on
chance(a, b, …)      one of these, equally likely
coin(heads, tails)   depends on a coin that lies covered on the table from the beginning; nobody has seen it
wins(seat, …)        the end; without a seat all have lost
"""

from __future__ import annotations

from typing import Any, ClassVar, TypedDict

from ringspiel.kernel.chance import Generator, key_of
from ringspiel.kernel.game import Game
from ringspiel.kernel.options import Option
from ringspiel.kernel.outcome import Outcome
from ringspiel.kernel.part import blank
from ringspiel.kernel.perspective import Perspective
from ringspiel.kernel.question import Choice, Question
from ringspiel.kernel.state import State, StepFunction
from ringspiel.kernel.text import Text, text

Node = tuple[str, int, tuple[Any, ...]]


def ask(seat: int, *nodes: Node) -> Node:
    return "ask", seat, nodes


def chance(*nodes: Node) -> Node:
    return "chance", 0, nodes


def coin(heads: Node, tails: Node) -> Node:
    return "coin", 0, (heads, tails)


def wins(*seats: int) -> Node:
    return "wins", 0, seats


class Shape(TypedDict):
    coin: int
    way: list[int]


class TreeState(State):
    __slots__ = (*Shape.__annotations__, "node")

    def __init__(self, seats: int, generator: Generator, like: TreeState | None = None) -> None:
        super().__init__(seats, generator)
        if like is None:
            blank(self, Shape)
            return
        self.node: Node = like.node
        self.coin: int = like.coin
        self.way: list[int] = like.way.copy()

    def clone(self) -> TreeState:
        copy = TreeState(self.seats, self.generator.clone(), self)
        copy.share(self)
        return copy

    def redeal(self, seat: int) -> None:
        self.coin = self.draw(2)


def toss(s: TreeState) -> None:
    s.coin = s.draw(2)
    s.then(walk)


def walk(s: TreeState) -> None:
    kind, seat, nodes = s.node
    if kind == "ask":
        s.ask(WhichWay(seat))
    elif kind == "wins":
        ranks = [1 if seat in nodes else 2 for seat in range(s.seats)]
        s.finish(Outcome(ranks, [0] * s.seats, "TR-1", text("tree-end")))
    else:
        go(s, s.coin if kind == "coin" else s.draw(len(nodes)), public=kind != "coin")


def go(s: TreeState, number: int, public: bool) -> None:
    if public:
        s.way.append(number)
    s.node = s.node[2][number]
    s.then(walk)


class WhichWay(Question[TreeState]):
    kind: ClassVar[str] = "which-way"
    rule: ClassVar[str] = "TR-1"

    def answers(self, s: TreeState) -> list[int]:
        return list(range(len(s.node[2])))

    def take(self, s: TreeState, answer: int) -> None:
        go(s, answer, public=True)

    def describe(self, s: TreeState, answer: int) -> Choice:
        return Choice(str(answer), text("tree-way"))

    def prompt(self, s: TreeState) -> Text:
        return text("tree-ask")


class Tree(Game[TreeState]):
    id: ClassVar[str] = "tree"
    prefix: ClassVar[str] = "TR"
    rules_version: ClassVar[str] = "1"
    options: ClassVar[tuple[Option, ...]] = ()
    steps: ClassVar[tuple[StepFunction, ...]] = (toss, walk)
    questions: ClassVar[tuple[type[Question[Any]], ...]] = (WhichWay,)
    shape: ClassVar[Any] = Shape
    hidden: ClassVar[bool] = True
    seat_counts: ClassVar[tuple[int, ...]] = (2, 3)

    def __init__(self, root: Node, seats: int = 2) -> None:
        self.root = root
        self.seats = seats

    def start(self, seats: int, options: dict[str, Any], generator: Generator) -> TreeState:
        s = TreeState(seats, generator)
        s.node = self.root
        s.then(toss)
        return s

    def view(self, s: TreeState, seat: int | None) -> dict[str, Any]:
        return {"way": list(s.way)}

    def begin(self, seed: int = 1) -> TreeState:
        state = self.start(self.seats, {}, Generator(key_of(seed)))
        state.run()
        return state


def perspective(game: Tree, state: State) -> Perspective:
    assert state.question is not None
    return Perspective(game, state, state.question.seat)
