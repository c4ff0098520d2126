"""The face of a game in play, for people, servers and programs that are not in a hurry.

Search and mass simulation use `State` directly; a table adds checking, events, history, undo and records.
"""

from __future__ import annotations

import secrets
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from ringspiel.kernel import save as saving
from ringspiel.kernel.chance import Chance, Generator, commitment_to, key_of
from ringspiel.kernel.errors import BadOption, IllegalAnswer, NotUnderstood
from ringspiel.kernel.event import Event
from ringspiel.kernel.game import Game
from ringspiel.kernel.outcome import Outcome
from ringspiel.kernel.perspective import Perspective
from ringspiel.kernel.question import Choice, Question, Refusal
from ringspiel.kernel.record import FORMAT, Answer, Record
from ringspiel.kernel.registry import game_of
from ringspiel.kernel.state import State
from ringspiel.kernel.text import text


class Table:
    """A game in play. Every method either does all it says, or raises a RingspielError and changes nothing."""

    def __init__(
        self, game: Game[Any], seats: int, options: dict[str, Any], seed: int, salt: str, chance: Chance
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.salt = salt
        self.state: State = game.start(seats, options, Generator(key_of(seed)))
        self.entries: list[Answer] = []
        self.setup_chance: list[int] = []
        self._chance = chance
        self._origin: dict[str, Any] | None = None
        self._events: list[list[Event]] = []
        self._earlier: list[State] = []

    def begin(self) -> Table:
        """Do what comes before the first question."""
        self._play(self.state, None)
        self.setup_chance = self._chance.drain()
        return self

    # --- play ----------------------------------------------------------------------------------------------------

    @property
    def seat(self) -> int | None:
        """Who is asked; None when the game is over."""
        question = self.state.question
        return None if question is None else question.seat

    @property
    def question(self) -> Question[Any] | None:
        return self.state.question

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome

    @property
    def is_set_up(self) -> bool:
        """Whether this game began from a saved position."""
        return self._origin is not None

    @property
    def commitment(self) -> str:
        return commitment_to(self.seed, self.salt)

    def answers(self) -> list[int]:
        """All legal answers, in a stable order."""
        return list(self.state.legal)

    def describe(self, answer: int) -> Choice:
        """An answer as people see it."""
        return self._open_question().describe(self.state, self._legal(answer))

    def parse(self, notation: str) -> int:
        """The legal answer that a person has typed."""
        question, words = self._open_question(), notation.lower().split()
        written = question.answer_written(self.state, words)
        if written is not None:
            return written
        targets = question.named(self.state, words)
        if targets is None:
            example = question.describe(self.state, self.state.legal[0]).notation
            raise NotUnderstood(notation, example)
        meant = question.answer_for(self.state, targets)
        if meant is None:
            refusal = self._refusal(question, targets)
            raise IllegalAnswer(refusal.rule, refusal.text, f"{notation!r} is not legal: {refusal.text['key']}")
        return meant

    def why_not(self, targets: list[str]) -> Refusal | None:
        """Why the board elements selected do not make an answer; None if they do."""
        question, selected = self._open_question(), tuple(targets)
        return None if question.answer_for(self.state, selected) is not None else self._refusal(question, selected)

    def answer(self, answer: int) -> None:
        """Answer the open question and play on to the next one."""
        question = self._open_question()
        self._legal(answer)
        notation = question.describe(self.state, answer).notation
        before = self.state
        self._play(before.clone(), answer)
        sealed = self.state.sealed
        self.entries.append(Answer(question.seat, answer, notation, self._chance.drain(), sealed))
        if sealed or self.seat != question.seat:
            self._earlier.clear()
        else:
            self._earlier.append(before)

    def can_undo(self) -> bool:
        """Whether the last answer can be taken back: no chance, no reveal and nobody else's decision came of it."""
        return bool(self._earlier)

    def undo(self) -> None:
        """Take the last answer back."""
        if not self._earlier:
            raise IllegalAnswer("", text("undo-not-possible"))
        self.state = self._earlier.pop()
        self.entries.pop()
        self._events.pop()

    def forget_events(self) -> None:
        """Keep the events of the last answer only: for servers, which keep a log of their own."""
        del self._events[:-1]

    # --- what is known -------------------------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What `seat` may know (None = a spectator), ready for JSON."""
        if seat is not None:
            self._check_seat(seat)
        question, outcome = self.state.question, self.state.outcome
        return {
            "game": self.game.id,
            "seats": self.seats,
            "options": self.options,
            "seat": seat,
            "answered": len(self.entries),
            "asked": self.seat,
            "question": None if question is None else self._show(question, seat),
            "board": self.game.view(self.state, seat),
            "outcome": None if outcome is None else outcome.to_json(),
            "results": [] if outcome is None else self.game.results(self.state),
        }

    def choices(self, seat: int | None) -> list[dict[str, Any]]:
        """The legal answers as `seat` sees them: empty unless it is asked."""
        question = self.state.question
        if question is None or question.seat != seat:
            return []
        described = ((answer, question.describe(self.state, answer)) for answer in self.state.legal)
        return [
            {"answer": answer, "notation": choice.notation, "text": choice.text, "targets": list(choice.targets)}
            for answer, choice in described
        ]

    def events(self, seat: int | None = None, since: int | None = None, until: int | None = None) -> list[Event]:
        """What came of the last answer, as `seat` may know it; with `since`, of all answers from that number on.

        Number 0 is the setup, number n the n-th answer; `until` names the last one wanted.
        """
        last = len(self._events) if until is None else until + 1
        batches = self._events[-1:] if since is None else self._events[since:last]
        seen = (event.seen_by(seat) for batch in batches for event in batch)
        return [event for event in seen if event is not None]

    def perspective(self, seat: int) -> Perspective:
        """The game as a computer opponent at `seat` may know it."""
        return Perspective(self.game, self.state, seat)

    # --- copies --------------------------------------------------------------------------------------------------

    def clone(self) -> Table:
        """An independent copy with its history; its chance is the same as the original's would be."""
        copy = Table(self.game, self.seats, self.options, self.seed, self.salt, Chance())
        copy.state = self.state.clone()
        copy.entries = list(self.entries)
        copy.setup_chance = self.setup_chance
        copy._origin = self._origin
        copy._events = list(self._events)
        copy._earlier = list(self._earlier)
        return copy

    def imagine(self, seat: int, seed: int) -> State:
        """A state that for all `seat` knows could be the real one."""
        self._check_seat(seat)
        return self.state.imagine(seat, key_of(seed))

    def save(self) -> dict[str, Any]:
        """The position as JSON: bookmark, puzzle, test, bug report. `load` continues from it."""
        return saving.save(self.game, self.seats, self.options, self.state)

    def record(self, names: list[str] | None = None, reveal: bool | None = None) -> dict[str, Any]:
        """The whole game as JSON. Seed and salt are in it when the game is over, or when `reveal` says so."""
        promised = not self._chance.dictated and self._origin is None
        revealed = promised and (self.outcome is not None if reveal is None else reveal)
        return Record(
            format=FORMAT,
            game=self.game.id,
            rules=self.game.rules_version,
            seats=self.seats,
            options=self.options,
            commitment=self.commitment if promised else None,
            seed=str(self.seed) if revealed else None,
            salt=self.salt if revealed else None,
            setup=self.setup_chance,
            answers=[replace(entry, sealed=False) for entry in self.entries],
            outcome=None if self.outcome is None else self.outcome.to_json(),
            names=names,
            position=UNSET if self._origin is None else self._origin,
        ).to_json()

    def go_on_with(self, chance: Chance) -> None:
        """From here on chance comes from another source."""
        self._chance = chance

    # --- inside --------------------------------------------------------------------------------------------------

    def _play(self, state: State, answer: int | None) -> None:
        """Run `state` on, with or without an answer, and make it this table's if nothing goes wrong."""
        state.log = []
        state.sealed = False
        state.chance = self._chance
        try:
            if answer is None:
                state.run()
            else:
                state.answer(answer)
        except Exception:
            self._chance.drain()
            raise
        self._events.append(state.log)
        state.log = None
        state.chance = None
        self.state = state

    def _open_question(self) -> Question[Any]:
        question = self.state.question
        if question is None:
            raise IllegalAnswer("", text("game-is-over"))
        return question

    def _legal(self, answer: Any) -> int:
        question = self._open_question()
        if not isinstance(answer, int) or isinstance(answer, bool):
            raise IllegalAnswer(question.rule, text("answer-not-a-number"), f"{answer!r} is not a number")
        if answer not in self.state.legal:
            raise IllegalAnswer(question.rule, text("answer-not-offered"), f"{answer} is not one of the legal answers")
        return answer

    def _refusal(self, question: Question[Any], targets: tuple[str, ...]) -> Refusal:
        elsewhere = Refusal(question.rule, text("answer-elsewhere", prompt=question.prompt(self.state)))
        return question.explain(self.state, targets) or elsewhere

    def _check_seat(self, seat: int) -> None:
        if not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise BadOption(f"there is no seat {seat!r}; this table has seats 0 to {self.seats - 1}")

    def _show(self, question: Question[Any], seat: int | None) -> dict[str, Any]:
        mine = seat == question.seat
        prompt = question.prompt(self.state) if mine else question.prompt_for_others(self.state)
        return {"kind": question.kind, "rule": question.rule, "seat": question.seat, "prompt": prompt}


def new(
    game: str,
    seats: int,
    seed: int | None = None,
    options: dict[str, Any] | None = None,
    chance: Chance | None = None,
    salt: str | None = None,
) -> Table:
    """A new table. Without a seed the game is as random as the machine can make it."""
    chosen = game_of(game)
    seats = chosen.check_seats(seats)
    if seed is None:
        seed = secrets.randbits(128)
        salt = secrets.token_hex(16) if salt is None else salt
    elif not isinstance(seed, int) or isinstance(seed, bool) or seed < 0:
        raise BadOption(f"a seed is a whole number from 0 up, not {seed!r}")
    checked = chosen.check_options(options, seats)
    return Table(chosen, seats, checked, seed, salt or "", chance or Chance()).begin()


def load(saved: Any) -> Table:
    """A table that goes on from a saved position. Its history begins there, and its record with that position."""
    game, seats, options, state = saving.load(saved)
    table = Table(game, seats, options, 0, "", Chance())
    table.state = state
    table._origin = saved
    table._events.append([])
    return table
