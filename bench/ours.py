"""Our own engines, played as search and simulation play them: on the state."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bench.subject import GAMES, Subject
from ringspiel import game_of
from ringspiel.agents.playout import play_out
from ringspiel.kernel.chance import Generator, key_of
from ringspiel.kernel.event import Event
from ringspiel.kernel.state import State

LONGEST = 100_000
"""Answers; no game of the bench is as long."""


class Ringspiel(Subject[State]):
    """One of our games, at a table for four where it can be, unless another number of seats is given; with its default
    options, or with flags that are on."""

    def __init__(self, game: str, *seats_and_flags: str) -> None:
        self.game = game_of(game)
        seats = [int(word) for word in seats_and_flags if word.isdigit()]
        flags = [word for word in seats_and_flags if not word.isdigit()]
        self.seats = seats[0] if seats else min(4, max(self.game.seat_counts))
        self.options = self.game.check_options(dict.fromkeys(flags, True), self.seats)

    def start(self, seed: int) -> State:
        state: State = self.game.start(self.seats, self.options, Generator(key_of(seed)))
        return state

    def play(self, seed: int) -> Iterator[State]:
        choose = Random(seed).random
        state = self.start(seed)
        state.run()
        while state.outcome is None:
            yield state
            legal = state.legal
            state.answer(legal[int(choose() * len(legal))])

    def play_through(self, seed: int) -> None:
        """As playouts do: the loop belongs to the engine, and is compiled with it."""
        state = self.start(seed)
        state.run()
        play_out(state, LONGEST)

    def decisions(self, seed: int) -> int:
        return sum(self.choices_and_forced(seed))

    def choices_per_decision(self) -> float:
        counts = [self.choices_and_forced(seed) for seed in GAMES]
        return sum(choices for choices, _ in counts) / sum(sum(count) for count in counts)

    def choices_and_forced(self, seed: int) -> tuple[int, int]:
        log: list[Event] = []
        state = self.start(seed)
        state.log = log
        state.run()
        choices = play_out(state, LONGEST)
        assert state.outcome is not None
        return choices, sum(event.kind == "forced" for event in log)

    def clone(self, position: State) -> State:
        return position.clone()

    def answers(self, position: State) -> object:
        question = position.question
        return question and question.answers(position)
