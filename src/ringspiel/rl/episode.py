"""One table as learners see it: features, codes, a mask, and rewards at the end.

A question without a choice answers itself, as everywhere in play between programs.
"""

from __future__ import annotations

from numbers import Integral
from typing import Any, Final, final

import numpy as np
import numpy.typing as npt

from ringspiel.kernel.chance import Generator, key_of
from ringspiel.kernel.errors import BadOption, RingspielError
from ringspiel.kernel.game import Game
from ringspiel.kernel.outcome import Outcome
from ringspiel.kernel.perspective import Perspective
from ringspiel.kernel.registry import game_of
from ringspiel.kernel.state import State
from ringspiel.rl.codes import codebook_of
from ringspiel.rl.coding import Floats
from ringspiel.rl.features import features_of

CODES: Final = "codes"
CANDIDATES: Final = "candidates"
MOST_CANDIDATES: Final = 256


class IllegalAction(RingspielError):
    """An action that the mask does not allow."""


class TooManyAnswers(RingspielError):
    """More legal answers than candidates."""


def check_number(name: str, number: Any) -> None:
    """Raises `BadOption` unless it is a whole number from 1 up."""
    if not isinstance(number, Integral) or isinstance(number, bool) or number < 1:
        raise BadOption(f"{name} is a whole number from 1 up, not {number!r}")


@final
class Forms:
    """How actions are numbered: by the codes of the codebook, or by index in the list of legal answers."""

    def __init__(self, game: str, options: dict[str, Any], form: str, most: int) -> None:
        if form not in (CODES, CANDIDATES):
            raise BadOption(f"actions are {CODES!r} or {CANDIDATES!r}, not {form!r}")
        check_number("most", most)
        self.codebook = codebook_of(game, options)
        self.by_code = form == CODES
        self.size = self.codebook.size if self.by_code else most
        self.candidate_size = self.codebook.descriptions.shape[1]


@final
class Episode:
    """A table on its way. `start` begins one, `act` plays on. `state` is the rules' own; learners never need it.

    `actions` is "codes", numbers of the game's codebook, or "candidates", indexes in the list of legal answers, of
    which there are at most `most`. Raises `UnknownGame` or `BadOption` for what is not offered.

    >>> from ringspiel.rl import Episode
    >>> episode = Episode("mordor", seats=2)
    >>> episode.start(seed=7)
    >>> while episode.seat is not None:
    ...     episode.act(episode.actions()[0])
    >>> episode.rewards()
    [0.0, 0.0]
    """

    def __init__(
        self,
        game: str,
        seats: int,
        options: dict[str, Any] | None = None,
        actions: str = CODES,
        most: int = MOST_CANDIDATES,
    ) -> None:
        self.game = game_of(game)
        self.seats = self.game.check_seats(seats)
        self.options = self.game.check_options(options, seats)
        self.forms = Forms(game, self.options, actions, most)
        self.features = features_of(game, seats, self.options)
        self.state: State = self.start_of(0)
        self._open: list[int] | None = None
        self._marks: bytearray | None = None

    def start_of(self, seed: int) -> State:
        """A new state of this game, before its setup."""
        state: State = self.game.start(self.seats, self.options, Generator(key_of(seed)))
        return state

    def start(self, seed: int) -> None:
        """Begin the table of this seed and go to its first choice."""
        self.put(self.start_of(seed))
        self.state.run()
        self.settle()

    def put(self, state: State) -> None:
        """Continue from another state of the same game, seats and options."""
        self.state = state
        self._open = None
        self._marks = None

    def settle(self) -> None:
        """Answer questions that leave no choice."""
        state = self.state
        while len(state.legal) == 1:
            state.answer(state.legal[0])

    # --- who is asked what ---------------------------------------------------------------------------------------

    @property
    def seat(self) -> int | None:
        """The seat that is asked; None at the end."""
        question = self.state.question
        return None if question is None else question.seat

    def codes(self) -> list[int]:
        """The codes of the legal answers, in the order of the rules; worked out once for each question."""
        found = self._open
        if found is None:
            question = self.state.question
            found = [] if question is None else self.forms.codebook.codes(question, self.state.legal)
            self._open = found
        return found

    def actions(self) -> list[int]:
        """The legal actions, ascending. Raises `TooManyAnswers` if there are more than candidates."""
        codes = self.codes()
        if self.forms.by_code:
            return sorted(codes)
        if len(codes) > self.forms.size:
            raise TooManyAnswers(f"{len(codes)} legal answers, but only {self.forms.size} candidates: ask for more")
        return list(range(len(codes)))

    def marks(self) -> bytearray:
        """The mask as bytes; worked out once for each question. Do not change it."""
        marks = self._marks
        if marks is None:
            marks = self._marks = bytearray(self.forms.size)
            for action in self.codes() if self.forms.by_code else self.actions():
                marks[action] = 1
        return marks

    def mask(self) -> npt.NDArray[np.int8]:
        """1 for each legal action."""
        return np.frombuffer(self.marks().copy(), np.int8)

    def candidates(self) -> Floats:
        """Descriptions of the legal answers, in the order of their codes; zeros follow the last one."""
        rows = np.zeros((self.forms.size, self.forms.candidate_size), np.float32)
        codes = sorted(self.codes())
        rows[: len(codes)] = self.forms.codebook.descriptions[codes]
        return rows

    def observe(self, seat: int) -> Floats:
        """The features of the state for a seat."""
        return self.features.vector(self.state, seat)

    def perspective(self) -> Perspective:
        """The perspective of the asked seat, as agents get it."""
        seat = self.seat
        assert seat is not None
        return Perspective(self.game, self.state, seat)

    # --- acting --------------------------------------------------------------------------------------------------

    def answer_of(self, action: int) -> int | None:
        """The legal answer that an action stands for; None if it stands for none."""
        codes = self.codes()
        if not self.forms.by_code:
            if not 0 <= action < len(codes):
                return None
            action = sorted(codes)[action]
        try:
            return self.state.legal[codes.index(action)]
        except ValueError:
            return None

    def act(self, action: int) -> None:
        """Give the answer that an action stands for. Raises `IllegalAction` if it stands for none."""
        answer = self.answer_of(action)
        if answer is None:
            question = self.state.question
            over = "the game is over" if self.state.outcome else "no game has begun, `start` begins one"
            asked = over if question is None else f"asked is {question.kind!r}; use the mask"
            raise IllegalAction(f"action {action} is not legal: {asked}")
        self.answer(answer)

    def answer(self, answer: int) -> None:
        """Give a legal answer, and after it those that leave no choice."""
        self._open = None
        self._marks = None
        self.state.advance(answer)

    def rewards(self) -> list[float]:
        """The rewards by seat; zeros before the end. `rewards_of` says what they are."""
        outcome = self.state.outcome
        return [0.0] * self.seats if outcome is None else rewards_of(self.game, outcome)

    def clone(self) -> Episode:
        """An independent copy."""
        copy = Episode.__new__(Episode)
        copy.__dict__.update(self.__dict__)
        copy.put(self.state.clone())
        return copy


def rewards_of(game: Game[Any], outcome: Outcome) -> list[float]:
    """The rewards by seat: 1 for winning alone, less for a shared victory, 0 for a defeat. In a zero-sum game the
    losers pay for it.
    """
    winners = outcome.winners
    seats = len(outcome.ranks)
    lost = -1 / max(1, seats - len(winners)) if game.zero_sum and winners else 0.0
    return [1 / len(winners) if seat in winners else lost for seat in range(seats)]
