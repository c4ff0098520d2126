"""Well-known engines, played through their public Python interface."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bench.subject import Subject


class Catanatron(Subject[Any]):
    """Catan in pure Python: four of its own random players."""

    def __init__(self) -> None:
        from catanatron import Color, Game, RandomPlayer
        from catanatron.game import TURNS_LIMIT
        from catanatron.models.actions import generate_playable_actions

        self.new = Game
        self.turns = TURNS_LIMIT
        self.players = [RandomPlayer(color) for color in Color]
        self.generate = generate_playable_actions

    def play(self, seed: int) -> Iterator[Any]:
        game = self.new(self.players, seed=seed)
        while game.winning_color() is None and game.state.num_turns < self.turns:
            if len(game.state.playable_actions) > 1:
                yield game
            game.play_tick()

    def decisions(self, seed: int) -> int:
        *_, finished = self.play(seed)
        return len(finished.state.actions)

    def clone(self, position: Any) -> Any:
        return position.copy()

    def answers(self, position: Any) -> object:
        return self.generate(position.state)


class OpenSpiel(Subject[Any]):
    """One of OpenSpiel's games, written in C++."""

    def __init__(self, game: str) -> None:
        import pyspiel

        self.game = pyspiel.load_game(game)

    def play(self, seed: int) -> Iterator[Any]:
        random = Random(seed)
        state = self.game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
            else:
                actions = state.legal_actions()
                if len(actions) > 1:
                    yield state
                state.apply_action(random.choice(actions))

    def decisions(self, seed: int) -> int:
        *_, finished = self.play(seed)
        return sum(step.player >= 0 for step in finished.full_history())

    def clone(self, position: Any) -> Any:
        return position.clone()

    def answers(self, position: Any) -> object:
        return position.legal_actions()
