"""The games as OpenSpiel games: `pyspiel.load_game("ringspiel_mordor(players=3,places=true)")` after this import.

Chance. The rules draw in the middle of an answer. So an answer that draws is followed by a chance node, and only its
outcome carries the answer out:

- sampled, in all games: an outcome is one of SEEDS numbers that key the game's generator from there on. A node thus
  offers SEEDS samples of what chance can do, the same ones for the same history; another `seed` of the game gives
  others. So states can be copied and serialised by their history, which OpenSpiel's own sampled mode does not allow in
  Python, and to OpenSpiel the mode is explicit.
- explicit, in `ringspiel_mordor_explicit`: every single die is a chance node with its six sides, for solvers.

A game that takes too long ends without winners after `longest` decisions, so that its length is bounded.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, final

import numpy as np
import pyspiel

from ringspiel.kernel.chance import Chance, Generator, key_of
from ringspiel.kernel.game import Game as Rules
from ringspiel.kernel.options import Flag, Number, Option, SeatOrChance
from ringspiel.kernel.registry import all_games, game_of
from ringspiel.kernel.state import State as Position
from ringspiel.rl.coding import Floats
from ringspiel.rl.episode import ZERO_SUM, Episode
from ringspiel.rl.features.layout import Features

SEEDS = 64
LONGEST = 20_000
LEFT_TO_CHANCE = -1
CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
CHANCES = [[(outcome, 1 / outcomes) for outcome in range(outcomes)] for outcomes in range(SEEDS + 1)]
"""By their number: outcomes that are all equally likely."""
PLAYERS, GAME_SEED, GAME_LONGEST = "players", "seed", "longest"


# --- chance ----------------------------------------------------------------------------------------------------------


class MustDraw(Exception):
    """A draw of n that nobody has dictated."""

    def __init__(self, n: int) -> None:
        self.n = n


class Dictated(Chance):
    """Stops at the first draw that is not dictated."""

    def __init__(self, values: list[int]) -> None:
        super().__init__()
        self.values = values

    def choose(self, generator: Generator, n: int) -> int:
        if len(self.drawn) == len(self.values):
            raise MustDraw(n)
        return self.values[len(self.drawn)]


# --- parameters ------------------------------------------------------------------------------------------------------


def parameter(option: Option) -> bool | int | str:
    """An option's default as OpenSpiel's parameters can hold it; the type of the default is that of the parameter."""
    if isinstance(option, Flag):
        return bool(option.default)
    if isinstance(option, Number | SeatOrChance):
        return LEFT_TO_CHANCE if option.default is None else int(option.default)
    return "" if option.default is None else str(option.default)


def value(option: Option, given: Any) -> Any:
    """Back from a parameter: a list is written with + between its parts."""
    if given == parameter(option):
        return option.default
    if isinstance(option, Flag | Number | SeatOrChance):
        return given
    return str(given).split("+") if option.kind == "per-seat" else str(given)


def specification(rules: Rules[Any]) -> dict[str, Any]:
    options = {option.id: parameter(option) for option in rules.options}
    return {PLAYERS: rules.seat_counts[0], GAME_SEED: 0, GAME_LONGEST: LONGEST, **options}


def game_type(rules: Rules[Any], explicit: bool) -> Any:
    utilities, secrets = pyspiel.GameType.Utility, pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=f"ringspiel_{rules.id}" + ("_explicit" if explicit else ""),
        long_name=f"Ringspiel: {rules.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=secrets.IMPERFECT_INFORMATION if rules.hidden else secrets.PERFECT_INFORMATION,
        utility=utilities.ZERO_SUM if rules.id in ZERO_SUM else utilities.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(rules.seat_counts),
        min_num_players=min(rules.seat_counts),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=specification(rules),
    )


# --- game and state --------------------------------------------------------------------------------------------------


class SpielGame(pyspiel.Game):
    """One of our games with its number of players and options."""

    def __init__(self, rules: Rules[Any], kind: Any, explicit: bool, params: dict[str, Any]) -> None:
        given = {**specification(rules), **params}
        options = {option.id: value(option, given[option.id]) for option in rules.options}
        self.explicit = explicit
        self.longest = int(given[GAME_LONGEST])
        self.root_key = key_of(int(given[GAME_SEED]))
        self.episode = Episode(rules.id, int(given[PLAYERS]), options)
        self.beginning = self.episode.start_of(0)
        self.glance = Glance(self.episode.features)
        zero_sum = rules.id in ZERO_SUM
        info = pyspiel.GameInfo(
            num_distinct_actions=self.episode.forms.size,
            max_chance_outcomes=max(6, self.episode.seats) if explicit else SEEDS,
            num_players=self.episode.seats,
            min_utility=-1.0 if zero_sum else 0.0,
            max_utility=1.0,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=self.longest,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self)


@final
class Course:
    """Where a game stands: the position, and the `pending` answer that waits for chance; None before the beginning.

    `outcomes` says how many outcomes the chance node has; 0 at a decision.
    """

    def __init__(self, game: SpielGame) -> None:
        self.name = str(game)
        self.actions: list[int] = []
        self.taken = 0
        self.episode = game.episode
        self.explicit = game.explicit
        self.longest = game.longest
        self.key = game.root_key
        self.position: Position = game.beginning
        self.pending: int | None = None
        self.dictated: list[int] = []
        self.decisions = 0
        self.outcomes = SEEDS
        if self.explicit:
            self.draw_on()
        self.player = self.whose_turn()

    def __deepcopy__(self, memo: dict[int, Any]) -> Course:
        """A position is never changed, only replaced by another: copies can share it."""
        copy = Course.__new__(Course)
        copy.__dict__.update(self.__dict__)
        copy.dictated = self.dictated.copy()
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        """In files a course is its game and its history: compiled positions cannot be written otherwise."""
        return play_again, (self.name, tuple(self.actions[: self.taken]))

    def take(self, action: int) -> None:
        if self.outcomes:
            self.take_chance(action)
        else:
            self.take_answer(action)
        self.note(action)
        self.player = self.whose_turn()

    def note(self, action: int) -> None:
        """Copies share the list of actions, as far as they have gone together."""
        if len(self.actions) > self.taken:
            self.actions = self.actions[: self.taken]
        self.actions.append(action)
        self.taken += 1

    def whose_turn(self) -> int:
        if self.outcomes:
            return CHANCE
        question = self.position.question
        return TERMINAL if question is None or self.decisions >= self.longest else question.seat

    def look(self) -> Episode:
        """The game's episode, looking at this position."""
        if self.episode.state is not self.position:
            self.episode.put(self.position)
        return self.episode

    def take_answer(self, action: int) -> None:
        answer = self.look().answer_of(action)
        if answer is None:
            raise ValueError(f"{action} is not a legal action")
        self.decisions += 1
        self.pending = answer
        self.dictated = []
        self.draw_on()

    def take_chance(self, outcome: int) -> None:
        if self.explicit:
            self.dictated.append(outcome)
            self.draw_on()
            return
        self.key = blake2b(outcome.to_bytes(4, "little"), key=self.key, digest_size=32).digest()
        position = self.position.clone()
        position.generator = Generator(self.key)
        self.carry_out(position)

    def draw_on(self) -> None:
        """Carry the pending answer out as far as chance is dictated."""
        position = self.position.clone()
        position.chance = Dictated(self.dictated)
        try:
            self.carry_out(position)
        except MustDraw as draw:
            self.outcomes = draw.n if self.explicit else SEEDS

    def carry_out(self, position: Position) -> None:
        if self.pending is None:
            position.run()
        else:
            position.answer(self.pending)
        while len(position.legal) == 1:
            position.answer(position.legal[0])
        position.chance = None
        self.position = position
        self.outcomes = 0


def play_again(game: str, actions: tuple[int, ...]) -> Course:
    course: Course = pyspiel.load_game(game).new_initial_state().course
    for action in actions:
        course.take(action)
    return course


class SpielState(pyspiel.State):
    """OpenSpiel's face of a course; it copies states by copying their attributes, so there is only this one."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.course = Course(game)

    def current_player(self) -> int:
        return self.course.player

    def is_terminal(self) -> bool:
        return self.course.player == TERMINAL

    def returns(self) -> list[float]:
        return self.course.look().rewards()

    def _legal_actions(self, player: int) -> list[int]:
        return self.course.look().actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return CHANCES[self.course.outcomes].copy()  # searches shuffle it

    def _apply_action(self, action: int) -> None:
        self.course.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return f"chance {action}"
        answer = self.course.look().answer_of(action)
        position = self.course.position
        question = position.question
        if question is None or answer is None:
            return f"action {action}"
        return f"{question.kind}: {question.describe(position, answer).notation}"

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that for all `player` knows could be this one, for information-set searches."""
        copy: SpielState = self.clone()
        course = copy.course
        course.key = key_of(int(sampler() * 2**53))
        course.position = course.position.imagine(player, course.key)
        return copy

    def __str__(self) -> str:
        course = self.course
        question = course.position.question
        asked = "chance" if course.outcomes else "over" if question is None else question.kind
        return f"{course.episode.game.id} {course.decisions}: {asked}"


@final
class Glance:
    """The last vector: OpenSpiel asks twice for every tensor, with two observers. A course never changes a position."""

    def __init__(self, features: Features) -> None:
        self.features = features
        self.seen: tuple[Position, int, Floats] | None = None

    def vector(self, position: Position, player: int) -> Floats:
        seen = self.seen
        if seen is None or seen[0] is not position or seen[1] != player:
            seen = self.seen = (position, player, self.features.vector(position, player))
        return seen[2]


@final
class Observer:
    """What a player knows: the features as a tensor, the view as a string."""

    def __init__(self, game: SpielGame) -> None:
        self.rules = game.episode.game
        self.tensor = np.zeros(game.episode.features.size, np.float32)
        self.dict = {"observation": self.tensor}
        self.glance = game.glance

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = self.glance.vector(state.course.position, player)

    def string_from(self, state: SpielState, player: int) -> str:
        return f"seat {player}: {self.rules.known(state.course.position, player)}"


# --- registration ----------------------------------------------------------------------------------------------------


def register(rules: Rules[Any], explicit: bool) -> None:
    """With a class of its own: OpenSpiel lets go of what it was given when Python is gone, which a function would not
    survive."""
    kind = game_type(rules, explicit)

    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(rules, kind, explicit, params or {})

    pyspiel.register_game(kind, Registered)


for _rules in all_games():
    register(_rules, False)
register(game_of("mordor"), True)
