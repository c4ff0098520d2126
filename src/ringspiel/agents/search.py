"""Information-set Monte-Carlo tree search: plays any registered game through its public face.

Every iteration imagines what is hidden (`Perspective.imagine`), descends the tree of information sets, plays a few
answers further, guided by the game's evaluator, and judges the position it arrives at with the same evaluator.
Chance is sampled on the way. See `tree` for what a node is.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any, Final

from ringspiel.agents.estimate import Estimate, best_first
from ringspiel.agents.evaluator import Evaluator, after, worth
from ringspiel.agents.kit import evaluator_of
from ringspiel.agents.tree import Arm, Node, key_of
from ringspiel.kernel.game import Game
from ringspiel.kernel.perspective import Perspective
from ringspiel.kernel.state import State

MOST_NODES: Final = 50_000
MOST_SECONDS: Final = 2.3
"""A level answers within 3 s; its budget is in iterations, so that it plays the same way on every machine in time."""


class Search:
    """Thinks for a number of iterations or seconds, whichever is over first.

    `foresight` is how many answers a playout goes on after leaving the tree, and `candidates` how many answers it
    compares at each; with one candidate it plays at random. With an iteration budget alone the same seed plays the
    same way.
    """

    def __init__(
        self,
        seed: int,
        iterations: int | None = None,
        seconds: float | None = None,
        foresight: int = 2,
        candidates: int = 2,
        evaluator: Evaluator[Any] | None = None,
    ) -> None:
        self.random = Random(seed)
        self.evaluator = evaluator
        self.iterations = iterations
        self.seconds = seconds
        self.foresight = foresight
        self.candidates = candidates
        self.nodes: dict[bytes, Node] = {}
        self.decisions = 0
        self.done = 0

    def choose(self, perspective: Perspective) -> int:
        return self.think(perspective)[0].answer

    def think(self, perspective: Perspective) -> list[Estimate]:
        """All legal answers, the best first."""
        root = self.begin(perspective)
        until = None if self.seconds is None else perf_counter() + self.seconds
        self.done = 0
        while self.iterations is None or self.done < self.iterations:
            self.iterate(perspective, root)
            self.done += 1
            if until is not None and perf_counter() > until:
                break
        return ranked(root, perspective.answers())

    def begin(self, perspective: Perspective) -> Node:
        """The node of the open question; what earlier decisions have learnt about it is still there."""
        self.decisions += 1
        if len(self.nodes) > MOST_NODES:
            self.nodes = {key: node for key, node in self.nodes.items() if node.used_in == self.decisions - 1}
        return self.node_of(perspective.game, perspective.imagine(0), perspective.seat)[0]

    def node_of(self, game: Game[Any], state: State, seat: int) -> tuple[Node, bool]:
        """The node of a state, and whether it is new."""
        key = key_of(game, state, seat)
        node = self.nodes.get(key)
        new = node is None
        if node is None:
            question = state.question
            assert question is not None
            node = self.nodes[key] = Node(question.seat)
        node.used_in = self.decisions
        return node, new

    def iterate(self, perspective: Perspective, root: Node) -> None:
        game, state = perspective.game, perspective.imagine(self.random.getrandbits(63))
        evaluator = self.evaluator or evaluator_of(game)
        path = self.descend(game, evaluator, state, root, perspective.seat)
        state = self.play_on(evaluator, state)
        worths: dict[int, float] = {}
        for node, arm in path:
            if node.seat not in worths:
                worths[node.seat] = worth(evaluator, state, node.seat)
            arm.visits += 1
            arm.total += worths[node.seat]

    def descend(
        self, game: Game[Any], evaluator: Evaluator[Any], state: State, root: Node, seat: int
    ) -> list[tuple[Node, Arm]]:
        """Follow the tree to a node that is new, an answer that is new, or the end of the game."""
        path = []
        node, new = root, False
        while not new:
            answer, arm = node.select(evaluator, state, self.random)
            path.append((node, arm))
            state.advance(answer)
            if arm.visits == 0 or state.question is None:
                break
            node, new = self.node_of(game, state, seat)
        return path

    def play_on(self, evaluator: Evaluator[Any], state: State) -> State:
        """A playout: cut off after a few answers, where the evaluator takes over."""
        random = self.random.random
        for _ in range(self.foresight):
            if state.question is None:
                break
            if self.candidates == 1:
                legal = state.legal
                state.advance(legal[int(random() * len(legal))])
            else:
                state = self.guided(evaluator, state)
        return state

    def guided(self, evaluator: Evaluator[Any], state: State) -> State:
        """The best position after one of a few answers, at a glance."""
        question, legal = state.question, state.legal
        assert question is not None
        some = legal if len(legal) <= self.candidates else self.random.sample(legal, self.candidates)
        return max((after(state, answer) for answer in some), key=lambda then: worth(evaluator, then, question.seat))


def ranked(root: Node, answers: list[int]) -> list[Estimate]:
    """Answers that were not even taken up are thought of as lost."""
    arms = [root.arms.get(answer, Arm(0.0)) for answer in answers]
    visits = sum(arm.visits for arm in arms) or 1
    estimates = [
        Estimate(answer, min(1.0, arm.mean), arm.visits / visits) for answer, arm in zip(answers, arms, strict=True)
    ]
    return best_first(estimates)


def search_of(iterations: int) -> Callable[[int], Search]:
    """For levels: a search with this budget for each answer, made from a seed."""
    return lambda seed: Search(seed, iterations=iterations, seconds=MOST_SECONDS)
