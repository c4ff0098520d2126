"""A table: one playing of a game, for people, servers and programs that are not in a hurry.

Search and mass simulation use `State` directly; a table adds checking, events, history, undo and records.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from ringspiel.kernel import save as saving
from ringspiel.kernel.chance import Chance, Generator, commitment_to, key_of, mixed_key
from ringspiel.kernel.errors import BadOption, IllegalAnswer, NotUnderstood
from ringspiel.kernel.event import Event
from ringspiel.kernel.game import Game
from ringspiel.kernel.outcome import Outcome
from ringspiel.kernel.perspective import Perspective
from ringspiel.kernel.question import Choice, Question, Refusal
from ringspiel.kernel.record import FORMAT, Answer, Change, Contribution, GivenUp, Record
from ringspiel.kernel.registry import game_of
from ringspiel.kernel.state import State
from ringspiel.kernel.text import seat_name, text


class Table:
    """One playing of a game. Every method either does all it says, or raises a `RingspielError` and changes nothing.

    `new`, `load` and `replay` make tables. The attributes `game`, `seats` and `options` say what is played, `seed` and
    `salt` decide the dice, and `state` is the rules' own. `entries` lists the answers given so far.

    >>> import ringspiel
    >>> table = ringspiel.new("mordor", seats=2, seed=7)
    >>> while table.outcome is None:
    ...     table.answer(table.answers()[0])
    >>> table.outcome.scores, len(table.entries)
    ([1, 4], 52)
    """

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: dict[str, Any],
        seed: int,
        salt: str,
        chance: Chance,
        contributions: Sequence[Contribution] = (),
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.salt = salt
        self.contributions = list(contributions)
        self.state: State = game.start(seats, options, Generator(mixed_key(seed, self.contributions)))
        self.entries: list[Answer] = []
        self.setup_chance: list[int] = []
        self.setup_bounds: list[int] = []
        self.began_under = game.rules_version
        self.changes: list[Change] = []
        self.given_up: GivenUp | None = None
        self._chance = chance
        self._origin: dict[str, Any] | None = None
        self._events: list[list[Event]] = []
        self._earlier: list[State] = []

    def begin(self) -> Table:
        """Do what comes before the first question. `new` and `replay` call this once; nobody else has to."""
        self._play(self.state, None)
        self.setup_bounds = self._chance.bounds
        self.setup_chance = self._chance.drain()
        return self

    # --- play ----------------------------------------------------------------------------------------------------

    @property
    def seat(self) -> int | None:
        """The seat that is asked; None when the game is over.

        >>> ringspiel.new("mordor", seats=2, seed=7).seat
        0
        """
        question = self.state.question
        return None if question is None else question.seat

    @property
    def question(self) -> Question[Any] | None:
        """The open question; None when the game is over.

        >>> ringspiel.new("mordor", seats=2, seed=7).question.kind
        'set-aside'
        """
        return self.state.question

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.state.outcome

    @property
    def is_set_up(self) -> bool:
        """Whether this table began from a saved position, with `load`."""
        return self._origin is not None

    @property
    def commitment(self) -> str:
        """A hash of seed and salt. Show it before the game; seed and salt prove afterwards that nobody chose the dice.

        >>> ringspiel.new("mordor", seats=2, seed=7, salt="pepper").commitment[:8]
        '6135205a'
        """
        return commitment_to(self.seed, self.salt)

    def answers(self) -> list[int]:
        """All legal answers, in a stable order; none when the game is over.

        >>> ringspiel.new("mordor", seats=2, seed=7).answers()[:4]
        [1, 3, 5, 7]
        """
        return list(self.state.legal)

    def describe(self, answer: int) -> Choice:
        """A legal answer as people see it: notation, words and targets.

        Raises `IllegalAnswer` if the answer is not legal now.

        >>> choice = ringspiel.new("mordor", seats=2, seed=7).describe(1)
        >>> choice.notation, choice.targets
        ('nazgul/yellow', ('die:yellow',))
        """
        return self._open_question().describe(self.state, self._legal(answer))

    def parse(self, notation: str) -> int:
        """The legal answer that a person has typed, in any order of words and in large or small letters.

        Raises `NotUnderstood` if the words are not in the notation of this question, and `IllegalAnswer` if they are
        but the rules do not allow the answer, or if the game is over.

        >>> table = ringspiel.new("mordor", seats=2, seed=7)
        >>> table.parse("Orc/red nazgul/yellow")
        3
        >>> table.parse("orc/red")
        Traceback (most recent call last):
        ...
        ringspiel.kernel.errors.IllegalAnswer: RM-13: 'orc/red' is not legal
        """
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
            raise IllegalAnswer(refusal.rule, refusal.text, f"{notation!r} is not legal")
        return meant

    def why_not(self, targets: list[str]) -> Refusal | None:
        """Why these targets do not make a legal answer; None if they do. Raises `IllegalAnswer` if the game is over.

        >>> table = ringspiel.new("mordor", seats=2, seed=7)
        >>> table.why_not(["die:red"]).rule
        'RM-13'
        >>> table.why_not(["die:yellow"]) is None
        True
        """
        question, selected = self._open_question(), tuple(targets)
        return None if question.answer_for(self.state, selected) is not None else self._refusal(question, selected)

    def answer(self, answer: int) -> None:
        """Answer the open question and play on to the next one.

        Raises `IllegalAnswer` if the answer is not legal or the game is over; the table is as before.

        >>> table = ringspiel.new("mordor", seats=2, seed=7)
        >>> table.answer(1)
        >>> table.entries[-1].notation
        'nazgul/yellow'
        >>> table.answer(99)
        Traceback (most recent call last):
        ...
        ringspiel.kernel.errors.IllegalAnswer: RM-11: 99 is not one of the legal answers
        """
        question = self._open_question()
        self._legal(answer)
        notation = question.describe(self.state, answer).notation
        before = self.state
        self._play(before.clone(), answer)
        sealed, bounds = self.state.sealed, self._chance.bounds
        self.entries.append(Answer(question.seat, answer, notation, self._chance.drain(), sealed, bounds))
        if sealed or self.seat != question.seat:
            self._earlier.clear()
        else:
            self._earlier.append(before)

    def can_undo(self) -> bool:
        """Whether the last answer can be taken back: no chance, no reveal and nobody else's question came of it."""
        return bool(self._earlier)

    def undo(self) -> None:
        """Take the last answer back. Raises `IllegalAnswer` if that is not possible (see `can_undo`).

        >>> table = ringspiel.new("gran", seats=3, seed=1)
        >>> table.answer(table.answers()[0])
        >>> table.can_undo()
        True
        >>> table.undo()
        >>> table.entries
        []
        """
        if not self._earlier:
            raise IllegalAnswer("", text("undo-not-possible"))
        self.state = self._earlier.pop()
        self.entries.pop()
        self._events.pop()

    def seal(self) -> None:
        """No undo takes back what was answered so far.

        >>> table = ringspiel.new("gran", seats=3, seed=1)
        >>> table.answer(table.answers()[0])
        >>> table.seal()
        >>> table.can_undo()
        False
        """
        self._earlier.clear()

    def parties(self) -> list[int]:
        """By seat: the number of those who win and lose together. Where all play for themselves, each is a party.

        >>> ringspiel.new("mordor", seats=3, seed=7).parties()
        [0, 1, 2]
        """
        teams = [self.game.team(self.state, seat) for seat in range(self.seats)]
        return [seat if team is None else team for seat, team in enumerate(teams)]

    def give_up(self, seat: int, claimed: bool = False) -> None:
        """End the game: `seat` and its team lose. `claimed` says that they were away and the others have claimed it.

        Raises `IllegalAnswer` if the game is over, or if more than two parties play: then the others would still have
        to find out who of them wins.

        >>> table = ringspiel.new("mordor", seats=2, seed=7)
        >>> table.give_up(0)
        >>> table.outcome.winners, table.outcome.reason
        ([1], 'given-up')
        """
        self._check_seat(seat)
        self._open_question()
        parties = self.parties()
        if len(set(parties)) != 2:
            raise IllegalAnswer("", text("give-up-not-here"))
        losers = [other for other in range(self.seats) if parties[other] == parties[seat]]
        ranks = [2 if other in losers else 1 for other in range(self.seats)]
        reason = "claimed" if claimed else "given-up"
        state = self.state.clone()
        state.question, state.legal = None, []
        who = [seat_name(other) for other in losers]
        state.finish(Outcome(ranks, [0] * self.seats, reason, text(reason, seats=who, count=len(who))))
        self.state = state
        self.given_up = GivenUp(seat, claimed)
        self._earlier.clear()

    def forget_events(self) -> None:
        """Keep the events of the last answer only: for servers, which keep a log of their own.

        >>> table = ringspiel.new("mordor", seats=2, seed=7)
        >>> table.answer(1)
        >>> table.forget_events()
        >>> table.events(since=0) == table.events()
        True
        """
        del self._events[:-1]

    # --- what is known -------------------------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What `seat` may know, ready for JSON; without a seat, what a spectator may know.

        Raises `BadOption` if there is no such seat.

        >>> view = ringspiel.new("mordor", seats=2, seed=7).view(1)
        >>> view["asked"], view["question"]["kind"], view["board"]["round"]
        (0, 'set-aside', 1)
        """
        if seat is not None:
            self._check_seat(seat)
        return self.view_around(self.game.view(self.state, seat), seat)

    def view_around(self, board: Mapping[str, Any], seat: int | None) -> dict[str, Any]:
        """`view` with a board that was made already: a server shows most of it to all seats alike.

        >>> table = ringspiel.new("mordor", seats=2, seed=7)
        >>> table.view_around(table.game.view(table.state, 1), 1) == table.view(1)
        True
        """
        question, outcome = self.state.question, self.state.outcome
        return {
            "game": self.game.id,
            "seats": self.seats,
            "options": self.options,
            "seat": seat,
            "answered": len(self.entries),
            "asked": self.seat,
            "question": None if question is None else self._show(question, seat),
            "board": board,
            "outcome": None if outcome is None else outcome.to_json(),
            "results": [] if outcome is None or self.given_up is not None else self.game.results(self.state),
        }

    def choices(self, seat: int | None) -> list[dict[str, Any]]:
        """The legal answers as `seat` sees them, ready for JSON; none unless it is asked.

        >>> table = ringspiel.new("mordor", seats=2, seed=7)
        >>> table.choices(0)[0]["notation"], table.choices(1)
        ('nazgul/yellow', [])
        """
        question = self.state.question
        if question is None or question.seat != seat:
            return []
        described = ((answer, question.describe(self.state, answer)) for answer in self.state.legal)
        return [
            {"answer": answer, "notation": choice.notation, "text": choice.text, "targets": list(choice.targets)}
            for answer, choice in described
        ]

    def events(self, seat: int | None = None, since: int | None = None, until: int | None = None) -> list[Event]:
        """What came of the last answer, as `seat` may know it; without a seat, as a spectator may know it.

        With `since`, what came of all answers from that number on; `until` is the number of the last one wanted.
        Number 0 is the setup, number n is the n-th answer.

        >>> table = ringspiel.new("mordor", seats=2, seed=7)
        >>> table.answer(1)
        >>> [event.kind for event in table.events()]
        ['set-aside-done', 'rolled']
        >>> [event.kind for event in table.events(since=0, until=0)]
        ['start', 'turn', 'rolled']
        """
        last = len(self._events) if until is None else until + 1
        batches = self._events[-1:] if since is None else self._events[since:last]
        seen = (event.seen_by(seat) for batch in batches for event in batch)
        return [event for event in seen if event is not None]

    def perspective(self, seat: int) -> Perspective:
        """What an agent at `seat` is given: what the seat may know, and imagined states.

        >>> table = ringspiel.new("mordor", seats=2, seed=7)
        >>> table.perspective(0).answers() == table.answers()
        True
        """
        return Perspective(self.game, self.state, seat)

    # --- copies --------------------------------------------------------------------------------------------------

    def clone(self) -> Table:
        """An independent copy with its history. The same answers bring the same chance on both.

        >>> table = ringspiel.new("mordor", seats=2, seed=7)
        >>> copy = table.clone()
        >>> copy.answer(1)
        >>> len(copy.entries), len(table.entries)
        (1, 0)
        """
        copy = Table(self.game, self.seats, self.options, self.seed, self.salt, Chance(), self.contributions)
        copy.state = self.state.clone()
        copy.entries = list(self.entries)
        copy.setup_chance = self.setup_chance
        copy.setup_bounds = self.setup_bounds
        copy.began_under, copy.changes = self.began_under, self.changes
        copy.given_up = self.given_up
        copy._origin = self._origin
        copy._events = list(self._events)
        copy._earlier = list(self._earlier)
        return copy

    def imagine(self, seat: int, seed: int) -> State:
        """A state that could be the real one for all that `seat` knows. The seed decides what is dealt in it.

        Raises `BadOption` if there is no such seat.

        >>> table = ringspiel.new("gefaehrten", seats=3, seed=1)
        >>> imagined = table.imagine(seat=0, seed=2)
        >>> table.game.view(imagined, 0) == table.game.view(table.state, 0)
        True
        """
        self._check_seat(seat)
        return self.state.imagine(seat, key_of(seed))

    def save(self) -> dict[str, Any]:
        """The position, ready for JSON: a bookmark, a puzzle, a test, a report of a fault. `load` goes on from it.

        It holds everything, also hidden cards and the dice to come.

        >>> position = ringspiel.new("mordor", seats=2, seed=7).save()
        >>> ringspiel.load(position).answers()[:4]
        [1, 3, 5, 7]
        """
        return saving.save(self.game, self.seats, self.options, self.state)

    def record(self, names: list[str] | None = None, reveal: bool | None = None) -> dict[str, Any]:
        """The whole table, ready for JSON: setup, answers, chance and outcome. `replay` plays it again.

        `names` are the names of the players, by seat. Seed and salt are in the record when the game is over, or when
        `reveal` says so. They never are if chance was dictated or the table began from a position, because then they
        did not decide the dice.

        >>> table = ringspiel.new("mordor", seats=2, seed=7)
        >>> table.answer(1)
        >>> record = table.record(names=["Ada", "Ben"])
        >>> record["answers"][0]["notation"], record["seed"], record["commitment"] == table.commitment
        ('nazgul/yellow', None, True)
        """
        promised = not self._chance.dictated and (self._origin is None or bool(self.changes))
        revealed = promised and (self.outcome is not None if reveal is None else reveal)
        return Record(
            format=FORMAT,
            game=self.game.id,
            rules=self.began_under,
            seats=self.seats,
            options=self.options,
            commitment=self.commitment if promised else None,
            seed=str(self.seed) if revealed else None,
            salt=self.salt if revealed else None,
            setup=self.setup_chance,
            answers=[replace(entry, sealed=False) for entry in self.entries],
            outcome=None if self.outcome is None else self.outcome.to_json(),
            names=names,
            position=UNSET if self._origin is None or self.changes else self._origin,
            setup_bounds=self.setup_bounds,
            contributions=self.contributions,
            changes=self.changes,
            given_up=UNSET if self.given_up is None else self.given_up,
        ).to_json()

    def go_on_with(self, chance: Chance) -> None:
        """Take chance from another source from here on.

        >>> table = ringspiel.new("mordor", seats=2, seed=7)
        >>> table.go_on_with(ringspiel.Scripted([0, 0, 0, 0]))
        >>> table.answer(1)
        >>> table.entries[-1].chance
        [0, 0, 0, 0]
        """
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
        prompt = question.prompt(self.state) if mine else question.prompt_for_others(self.state, self.game.id)
        return {"kind": question.kind, "rule": question.rule, "seat": question.seat, "prompt": prompt}


def new(
    game: str,
    seats: int,
    seed: int | None = None,
    options: dict[str, Any] | None = None,
    chance: Chance | None = None,
    salt: str | None = None,
    contributions: Sequence[Contribution] = (),
) -> Table:
    """A new table, at its first question.

    `game` is the id of a game, such as "mordor"; `seats` is the number of players. `options` are values by the names of
    the game's options; what is missing has its default.

    `seed` decides all dice, draws and shuffles: the same seed and the same answers are the same table, on every
    machine. It is a whole number from 0 up. Without it the machine draws one of 128 bits that nobody can guess.

    `salt` is any text. Seed and salt together make the table's `commitment`, which a server shows before the game. A
    short seed could be found by trying, but not together with a secret salt. Without a seed the salt is drawn, too.

    `contributions` are what players have added to the seed; the dice depend on all of it. `docs/fairness.md` tells how.

    `chance` says where dice and draws come from instead of the seed: `Scripted` dictates them, for tests, for lessons
    and for people with real dice.

    Raises `UnknownGame` if there is no such game, `BadOption` if the game does not offer this number of seats, an
    option or its value, or if the seed is not such a number, and `ChanceMismatch` if dictated chance does not fit the
    die.

    >>> import ringspiel
    >>> table = ringspiel.new("mordor", seats=3, seed=7, options={"places": True})
    >>> table.seats, table.options["places"]
    (3, True)
    >>> table.setup_chance == ringspiel.new("mordor", seats=3, seed=7, options={"places": True}).setup_chance
    True
    >>> ringspiel.new("mordor", seats=2, chance=ringspiel.Scripted([1, 2, 3, 4, 5, 0])).setup_chance
    [1, 2, 3, 4, 5, 0]
    >>> ringspiel.new("mordor", seats=9)
    Traceback (most recent call last):
    ...
    ringspiel.kernel.errors.BadOption: mordor is for 2, 3, 4 players, not 9
    """
    chosen = game_of(game)
    seats = chosen.check_seats(seats)
    if seed is None:
        seed = secrets.randbits(128)
        salt = secrets.token_hex(16) if salt is None else salt
    elif not isinstance(seed, int) or isinstance(seed, bool) or seed < 0:
        raise BadOption(f"a seed is a whole number from 0 up, not {seed!r}")
    checked = chosen.check_options(options, seats)
    return Table(chosen, seats, checked, seed, salt or "", chance or Chance(), contributions).begin()


def load(saved: Any) -> Table:
    """A table that goes on from a saved position. Its history begins there, and so does its record.

    `saved` is what `Table.save` gave, also after a journey through JSON. The dice to come are those of the saved table.
    Raises `BrokenSave` if it is not a possible position of a game.

    >>> import ringspiel
    >>> table = ringspiel.load(ringspiel.new("gran", seats=3, seed=1).save())
    >>> table.game.id, table.is_set_up, table.entries
    ('gran', True, [])
    >>> ringspiel.load({})
    Traceback (most recent call last):
    ...
    ringspiel.kernel.errors.BrokenSave: not a saved position: Object missing required field `format`
    """
    game, seats, options, state = saving.load(saved)
    table = Table(game, seats, options, 0, "", Chance())
    table.state = state
    table._origin = saved
    table._events.append([])
    return table
