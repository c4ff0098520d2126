"""OpenSpiel's own Monte Carlo tree search against random play in Die Reise nach Mordor, with every die a chance node.

python examples/openspiel_mcts.py --games 20 --simulations 200
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import ringspiel.rl.openspiel  # noqa: F401, it registers the games


def play(spiel: pyspiel.Game, searcher: int, simulations: int, seed: int) -> list[float]:
    """One game; what the players got."""
    random = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bot = mcts.MCTSBot(spiel, 1.4, simulations, evaluator, random_state=random)
    state = spiel.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choice(outcomes, p=chances))
        elif state.current_player() == searcher:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(random.choice(state.legal_actions()))
    return state.returns()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--simulations", type=int, default=200)
    given = parser.parse_args()
    spiel = pyspiel.load_game("ringspiel_mordor_explicit(preset=short)")
    got = np.array([play(spiel, seed % 2, given.simulations, seed) for seed in range(given.games)])
    own = got[np.arange(given.games), np.arange(given.games) % 2].mean()
    print(f"search won {own:.1%} of {given.games} games, random play {got.sum(1).mean() - own:.1%}")


if __name__ == "__main__":
    main()
