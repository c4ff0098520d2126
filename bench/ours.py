"""Our own engines, played as search and simulation play them: on the state."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bench.subject import Subject
from ringspiel import game_of
from ringspiel.kernel.chance import Generator, key_of
from ringspiel.kernel.event import Event
from ringspiel.kernel.state import State


class Ringspiel(Subject[State]):
    """One of our games, at a table for four where it can be; with its default options, or with flags that are on."""

    def __init__(self, game: str, *flags: str) -> None:
        self.game = game_of(game)
        self.seats = min(4, max(self.game.seat_counts))
        self.options = self.game.check_options(dict.fromkeys(flags, True), self.seats)

    def play(self, seed: int, log: list[Event] | None = None) -> Iterator[State]:
        choose = Random(seed).random
        state = self.game.start(self.seats, self.options, Generator(key_of(seed)))
        state.log = log
        state.run()
        while state.outcome is None:
            yield state
            legal = state.legal
            state.answer(legal[int(choose() * len(legal))])

    def decisions(self, seed: int) -> int:
        log: list[Event] = []
        choices = sum(1 for _ in self.play(seed, log))
        return choices + sum(event.kind == "forced" for event in log)

    def clone(self, position: State) -> State:
        return position.clone()

    def answers(self, position: State) -> object:
        question = position.question
        return question and question.answers(position)
