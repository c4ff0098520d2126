"""OpenSpiel's own simulation test on all our games; its searches; playthroughs."""

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough, mcts

import ringspiel
import ringspiel.rl.openspiel
from ringspiel.rl.course import SEEDS
from tests.conformance.variants import Variant, variants

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
LONGEST = {"gran": 40, "ringkrieg": 25}


def name_of(variant: Variant) -> str:
    """The game with its parameters, as OpenSpiel writes them."""
    given = {"players": variant.seats, **variant.options}
    if variant.game in LONGEST:
        given["longest"] = LONGEST[variant.game]
    return f"ringspiel_{variant.game}({','.join(f'{name}={written(value)}' for name, value in given.items())})"


def written(value: Any) -> str:
    if not isinstance(value, list):
        return str(value)
    return "+".join(value) if isinstance(value[0], str) else "/".join(map(str, value))


NAMES = [name_of(variant) for variant in variants()]
each_registered = pytest.mark.parametrize("game", [*(game.id for game in ringspiel.all_games()), "mordor_explicit"])
EXPLICIT = [f"ringspiel_mordor_explicit(players={seats})" for seats in (2, 3, 4)]


@pytest.mark.parametrize("name", NAMES + EXPLICIT)
def test_random_simulations(name: str) -> None:
    """Legal actions, masks, tensors, bounds, copies and serialisation, as OpenSpiel checks them."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", [game.id for game in ringspiel.all_games()])
def test_states_can_be_serialised_by_their_history(game: str) -> None:
    spiel = pyspiel.load_game(f"ringspiel_{game}")
    state = played(spiel, 12)
    loaded = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(spiel, state))[1]
    assert loaded.history() == state.history() and str(loaded) == str(state)
    assert loaded.legal_actions() == state.legal_actions()
    for player in range(spiel.num_players()):
        assert loaded.observation_string(player) == state.observation_string(player)


def played(spiel: Any, decisions: int, seed: int = 1) -> Any:
    random, state = Random(seed), spiel.new_initial_state()
    while decisions and not state.is_terminal():
        decisions -= not state.is_chance_node()
        state.apply_action(random.choice(state.legal_actions()))
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    return state


def test_sampled_chance_offers_seeds_and_explicit_chance_single_dice() -> None:
    sampled = pyspiel.load_game("ringspiel_mordor(start=0)").new_initial_state()
    assert len(sampled.chance_outcomes()) == SEEDS
    explicit = pyspiel.load_game("ringspiel_mordor_explicit(start=0)").new_initial_state()
    dice = 0
    while explicit.is_chance_node():
        assert [probability for _, probability in explicit.chance_outcomes()] == pytest.approx([1 / 6] * 6)
        explicit.apply_action(0)
        dice += 1
    assert dice == 5


def test_a_copy_goes_its_own_way() -> None:
    state = played(pyspiel.load_game("ringspiel_tuerme(players=3)"), 6)
    copy = state.clone()
    before = str(state), state.observation_string(0)
    copy.apply_action(copy.legal_actions()[0])
    assert (str(state), state.observation_string(0)) == before
    assert len(copy.history()) == len(state.history()) + 1


@each_registered
def test_what_is_answered_in_python_is_what_openspiel_answers(game: str) -> None:
    spiel, random = pyspiel.load_game(f"ringspiel_{game}(longest=6)"), Random(3)
    state, own = spiel.new_initial_state(), pyspiel.State
    while True:
        assert state.is_chance_node() == own.is_chance_node(state)
        assert state.legal_actions() == own.legal_actions(state)
        for player in range(spiel.num_players()):
            assert state.legal_actions(player) == own.legal_actions(state, player)
            assert state.observation_tensor(player) == own.observation_tensor(state, player)
        if state.is_terminal():
            break
        state.apply_action(random.choice(state.legal_actions()))
    with pytest.raises(pyspiel.SpielError):
        state.observation_tensor(spiel.num_players())


def test_nothing_is_legal_any_more_when_a_game_took_too_long() -> None:
    state = played(pyspiel.load_game("ringspiel_gran(players=3,longest=5)"), 5)
    assert state.legal_actions() == [] and state.legal_actions(0) == []


def test_another_seed_of_the_game_is_another_chance() -> None:
    dealt = set()
    for seed in range(4):
        state = pyspiel.load_game(f"ringspiel_tuerme(seed={seed})").new_initial_state()
        state.apply_action(0)
        dealt.add(state.observation_string(0) + state.observation_string(1))
    assert len(dealt) == 4


def test_a_game_that_takes_too_long_ends_without_winners() -> None:
    state = played(pyspiel.load_game("ringspiel_gran(players=3,longest=5)"), 5)
    assert state.is_terminal() and state.returns() == [0.0, 0.0, 0.0]


def test_a_player_resamples_only_what_is_hidden() -> None:
    state = played(pyspiel.load_game("ringspiel_tuerme(players=3)"), 8)
    player = state.current_player()
    others = set()
    for seed in range(5):
        other = state.resample_from_infostate(player, Random(seed).random)
        assert other.observation_string(player) == state.observation_string(player)
        assert list(other.observation_tensor(player)) == list(state.observation_tensor(player))
        others.add(other.observation_string((player + 1) % 3))
    assert len(others) > 1


def test_mcts_plays_mordor() -> None:
    spiel = pyspiel.load_game("ringspiel_mordor_explicit")
    state = played(spiel, 2)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(spiel, 2, 20, evaluator, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


@each_registered
def test_playthroughs_replay_as_openspiel_wrote_them(game: str, tmp_path: Path) -> None:
    """Its generator asks a state everything that can be asked; its replay finds the same by the actions alone."""
    flags.FLAGS.mark_as_parsed()
    file = tmp_path / "playthrough.txt"
    file.write_text(generate_playthrough.playthrough(f"ringspiel_{game}(longest=8)", None, seed=7))
    written, replayed = generate_playthrough.replay(str(file))
    assert replayed == written


@each_registered
def test_golden_playthroughs(game: str, request: pytest.FixtureRequest) -> None:
    """The beginning of a game as OpenSpiel tells it."""
    state, random, lines = pyspiel.load_game(f"ringspiel_{game}").new_initial_state(), Random(7), []
    for _ in range(25):
        player, actions = state.current_player(), state.legal_actions()
        action = random.choice(actions)
        lines.append(f"{player} of {len(actions)}: {state.action_to_string(player, action)}")
        state.apply_action(action)
        if state.is_terminal():
            break
    found = "\n".join(lines) + "\n"
    file = PLAYTHROUGHS / f"{game}.txt"
    if request.config.getoption("--rewrite-golden"):
        file.parent.mkdir(exist_ok=True)
        file.write_text(found)
    assert file.exists(), f"{game} has no playthrough yet: 'make golden' writes it"
    assert found == file.read_text()
