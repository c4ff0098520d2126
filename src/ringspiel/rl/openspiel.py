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

import copyreg
from hashlib import blake2b
from typing import Any, final

import numpy as np
import pyspiel

from ringspiel.kernel.chance import key_of
from ringspiel.kernel.game import Game as Rules
from ringspiel.kernel.options import Flag, HeadStart, Number, Option, SeatOrChance
from ringspiel.kernel.registry import all_games
from ringspiel.rl.coding import Floats
from ringspiel.rl.course import CHANCE, SEEDS, TERMINAL, Course, Frame
from ringspiel.rl.episode import Episode

LONGEST = 20_000
LEFT_TO_CHANCE = -1
CHANCES = [[(outcome, 1 / outcomes) for outcome in range(outcomes)] for outcomes in range(SEEDS + 1)]
"""Equally likely outcomes, by their number."""
PLAYERS, GAME_SEED, GAME_LONGEST = "players", "seed", "longest"


# --- parameters ------------------------------------------------------------------------------------------------------


def parameter(option: Option) -> bool | int | str:
    """An option's default in a type that OpenSpiel's parameters allow. It gives the parameter its type."""
    if isinstance(option, Flag):
        return bool(option.default)
    if isinstance(option, Number | SeatOrChance):
        return LEFT_TO_CHANCE if option.default is None else int(option.default)
    return "" if option.default is None else str(option.default)


def value(option: Option, given: Any) -> Any:
    """The option's value from a parameter. Lists are written with + between words, and / between numbers,
    because OpenSpiel takes 4+0 for a number that is none."""
    if given == parameter(option):
        return option.default
    if isinstance(option, Flag | Number | SeatOrChance):
        return given
    if isinstance(option, HeadStart):
        return [int(each) for each in str(given).split("/")]
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
        utility=utilities.ZERO_SUM if rules.zero_sum else utilities.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(rules.seat_counts),
        min_num_players=min(rules.seat_counts),
        provides_information_state_string=True,
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
        longest = int(given[GAME_LONGEST])
        self.episode = Episode(rules.id, int(given[PLAYERS]), options)
        self.beginning = self.episode.start_of(0)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.episode.forms.size,
            max_chance_outcomes=max(rules.chance_outcomes, self.episode.seats) if explicit else SEEDS,
            num_players=self.episode.seats,
            min_utility=-1.0 if rules.zero_sum else 0.0,
            max_utility=1.0,
            utility_sum=0.0 if rules.zero_sum else None,
            max_game_length=longest,
        )
        super().__init__(kind, info, params)
        frame = Frame(str(self), self.episode, explicit, longest)
        self.opening = Course(frame, self.beginning, key_of(int(given[GAME_SEED])))
        if explicit:
            self.opening.draw_on()

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self, recalls)


def play_again(game: str, actions: tuple[int, ...]) -> Course:
    state = pyspiel.load_game(game).new_initial_state()
    for action in actions:
        state.apply_action(action)
    course: Course = state.course
    return course


def written(course: Course) -> tuple[Any, ...]:
    """In files a course is its game and its history, because compiled positions cannot be pickled."""
    return play_again, (course.frame.name, course.history())


copyreg.pickle(Course, written)


class SpielState(pyspiel.State):
    """A course as OpenSpiel's state.

    OpenSpiel copies states by copying their attributes, so the course is the only one. What programs in Python ask
    most is answered here directly; OpenSpiel's own methods would come back here through C++.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.course: Course = game.opening
        self.memory = Memory(None, game.opening, None)

    def look(self) -> Episode:
        """The game's episode, looking at this state's position."""
        course = self.course
        episode: Episode = course.frame.episode
        if episode.state is not course.position:
            episode.put(course.position)
        return episode

    def current_player(self) -> int:
        return self.course.player

    def is_chance_node(self) -> bool:
        return self.course.player == CHANCE

    def is_terminal(self) -> bool:
        return self.course.player == TERMINAL

    def returns(self) -> list[float]:
        return self.look().rewards()

    def legal_actions(self, player: int | None = None) -> list[int]:
        course = self.course
        if player is None or player == course.player:
            return list(range(course.outcomes)) if course.outcomes else self._legal_actions(course.player)
        return pyspiel.State.legal_actions(self, player)  # type: ignore[no-any-return]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.is_terminal() else self.look().actions()

    def observation_tensor(self, player: int | None = None) -> list[float]:
        course = self.course
        seat = course.player if player is None else player
        episode: Episode = course.frame.episode
        if 0 <= seat < episode.seats:
            seen: list[float] = episode.features.vector(course.position, seat).tolist()
            return seen
        return pyspiel.State.observation_tensor(self, seat)  # type: ignore[no-any-return]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return CHANCES[self.course.outcomes].copy()  # searches shuffle it

    def _apply_action(self, action: int) -> None:
        self.course = self._after(action)
        self.memory = Memory(self.memory, self.course, action)

    def _after(self, action: int) -> Course:
        if self.course.outcomes:
            return self.course.after_chance(action)
        answer = self.look().answer_of(action)
        if answer is None:
            raise ValueError(f"{action} is not a legal action")
        return self.course.after_answer(action, answer)

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return f"chance {action}"
        answer = self.look().answer_of(action)
        position = self.course.position
        question = position.question
        if question is None or answer is None:
            return f"action {action}"
        return f"{question.kind}: {question.describe(position, answer).notation}"

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that, as far as `player` knows, could be this one; for information-set searches."""
        copy: SpielState = self.clone()
        copy.course = self.course.imagined(player, key_of(int(sampler() * 2**53)))
        return copy

    def __str__(self) -> str:
        course = self.course
        question = course.position.question
        asked = "chance" if course.outcomes else "over" if question is None else question.kind
        return f"{course.frame.episode.game.id} {course.decisions}: {asked}"


@final
class Memory:
    """What was seen so far, action by action; copies of a state share it.

    `recalled` is a fingerprint of all that a player has seen and done: what makes an information state.
    """

    __slots__ = ("action", "before", "course", "recalls")

    def __init__(self, before: Memory | None, course: Course, action: int | None) -> None:
        self.before = before
        self.course = course
        self.action = action
        self.recalls: dict[int, bytes] = {}

    def __deepcopy__(self, memo: dict[int, Any]) -> Memory:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return remembered, (self.course.frame.name, self.course.history())

    def recalled(self, player: int) -> bytes:
        unknown: list[Memory] = []
        link: Memory | None = self
        while link is not None and player not in link.recalls:
            unknown.append(link)
            link = link.before
        known = b"" if link is None else link.recalls[player]
        for link in reversed(unknown):
            known = link.recalls[player] = link.added_to(known, player)
        return known

    def added_to(self, known: bytes, player: int) -> bytes:
        mine = self.before is not None and self.before.course.player == player
        seen = (self.action if mine else None, self.course.frame.episode.game.known(self.course.position, player))
        return blake2b(known + repr(seen).encode(), digest_size=12).digest()


def remembered(game: str, actions: tuple[int, ...]) -> Memory:
    state = pyspiel.load_game(game).new_initial_state()
    for action in actions:
        state.apply_action(action)
    memory: Memory = state.memory
    return memory


@final
class Observer:
    """What a player knows: the features as a tensor, the view as a string.

    One that `recalls` adds a fingerprint of all that the player has seen and done before. For every tensor OpenSpiel
    first asks the opening how long one is: those are kept.
    """

    def __init__(self, game: SpielGame, recalls: bool = False) -> None:
        self.recalls = recalls
        self.episode = game.episode
        self.tensor = np.zeros(game.episode.features.size, np.float32)
        self.dict = {"observation": self.tensor}
        self.beginning = game.beginning
        self.first: dict[int, Floats] = {}

    def set_from(self, state: SpielState, player: int) -> None:
        position = state.course.position
        if position is not self.beginning:
            self.tensor[:] = self.episode.features.vector(position, player)
            return
        if player not in self.first:
            self.first[player] = self.episode.features.vector(position, player)
        self.tensor[:] = self.first[player]

    def string_from(self, state: SpielState, player: int) -> str:
        seen = f"seat {player}: {self.episode.game.known(state.course.position, player)}"
        return f"{seen}, after {state.memory.recalled(player).hex()}" if self.recalls else seen


# --- registration ----------------------------------------------------------------------------------------------------


def register(rules: Rules[Any], explicit: bool) -> None:
    """Registers the game with a class of its own. OpenSpiel releases it after Python has shut down, which a function
    would not survive.
    """
    kind = game_type(rules, explicit)

    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(rules, kind, explicit, params or {})

    pyspiel.register_game(kind, Registered)


for _rules in all_games():
    register(_rules, False)
    if _rules.chance_outcomes:
        register(_rules, True)
