"""A fixed number for every answer that a game can ever offer.

An answer is a number whose meaning its question gives. Here each kind of question states all answers it can have,
read from printed data, and what they name: a place, a figure, a card. One kind after the other they make a codebook,
so that a network has one output for each code. The rules know nothing of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import blake2b
from typing import Any, NamedTuple, final

import numpy as np
import numpy.typing as npt

from ringspiel.kernel.errors import RingspielError
from ringspiel.kernel.game import Game
from ringspiel.kernel.question import Question

NO_FACT = -1
Floats = npt.NDArray[np.float32]
Names = Mapping[str, Sequence[str]]
"""The names of the things that a field of a code numbers, by field."""


class NotCoded(RingspielError):
    """A question or an answer without a code."""


class Coded(NamedTuple):
    """An answer and its named fields, for networks that read the meaning of answers."""

    answer: int
    facts: dict[str, int]


def numbers(answers: Iterable[int]) -> list[Coded]:
    """Answers that are counts, or words such as yes and no."""
    return [Coded(answer, {"number": answer}) for answer in answers]


def things(family: str, those: Iterable[int], shift: int = 0) -> list[Coded]:
    """Answers that name one thing of a family, perhaps shifted to leave room for other answers."""
    return [Coded(thing + shift, {family: thing}) for thing in those]


class Codes:
    """The answers of one kind of question; codes count from 0. Here the code is the answer's index in a list."""

    def __init__(self, coded: Sequence[Coded]) -> None:
        self.facts = [each.facts for each in coded]
        self.size = len(coded)
        self._code = {each.answer: code for code, each in enumerate(coded)}
        if len(self._code) != len(coded):
            raise NotCoded("the same answer is listed twice")

    def code(self, question: Question[Any], answer: int) -> int | None:
        return self._code.get(answer)

    def lookup(self, first: int) -> dict[int, int] | None:
        """Codes by answer, counted from `first`; None if the code depends on the question too."""
        return {answer: first + code for answer, code in self._code.items()}

    def fingerprint(self) -> str:
        return f"{sorted(self._code.items())} {self.facts}"


@final
class Folded(Codes):
    """Codes that depend on the question beside the answer, because answers alone would be too many.

    `fold` turns question and answer into one of the answers listed; two legal answers never get the same.
    """

    def __init__(self, coded: Sequence[Coded], fold: Callable[[Any, int], int]) -> None:
        super().__init__(coded)
        self._fold = fold

    def code(self, question: Question[Any], answer: int) -> int | None:
        return self._code.get(self._fold(question, answer))

    def lookup(self, first: int) -> dict[int, int] | None:
        return None


@final
class Codebook:
    """All codes of a game with certain options: those of its questions, one kind after the other.

    `size` counts the codes. `descriptions` has a row for each: its kind of question and its `fields`.

    >>> from ringspiel.rl import codebook_of
    >>> book, table = codebook_of("mordor"), ringspiel.new("mordor", seats=2, seed=7)
    >>> book.sizes()
    {'set-aside': 31, 'repeat-roll': 2, 'how-far': 6}
    >>> book.codes(table.question, table.answers())[:4]
    [0, 2, 4, 6]
    >>> book.answer(table.question, table.answers(), code=2)
    3
    >>> codebook_of("tuerme").named(5)
    {'question': 'play-card', 'card': 'aragorn-8'}
    """

    def __init__(self, game: Game[Any], codes: dict[str, Codes], names: Names | None = None) -> None:
        self.game = game.id
        self.rules = game.rules_version
        self.kinds = tuple(question.kind for question in game.questions)
        for kind in self.kinds:
            if kind not in codes:
                raise NotCoded(
                    f"the question {kind!r} of {game.id} states no codes: "
                    f"list its answers in src/ringspiel/rl/{game.id}/codes.py"
                )
        self._codes = [codes[kind] for kind in self.kinds]
        sizes = [each.size for each in self._codes]
        self.size = sum(sizes)
        self.first = {kind: sum(sizes[:number]) for number, kind in enumerate(self.kinds)}
        self._of = {kind: (self.first[kind], codes[kind]) for kind in self.kinds}
        self._lookup = {kind: codes[kind].lookup(self.first[kind]) for kind in self.kinds}
        self.fields = tuple(sorted({name for each in self._codes for facts in each.facts for name in facts}))
        self.descriptions = self._describe()
        self.names = names or {}

    @property
    def id(self) -> str:
        """The identity of the codebook. A trained network or a data file fits no other."""
        used = [kind for kind in self.kinds if self._of[kind][1].size]
        stated = "\n".join(f"{kind} {self._of[kind][1].fingerprint()}" for kind in used)
        return f"{self.game}/{self.rules}/{self.size}/{blake2b(stated.encode(), digest_size=4).hexdigest()}"

    def sizes(self) -> dict[str, int]:
        """How many codes each kind of question has. It is 0 for kinds that these options never ask."""
        return {kind: self._of[kind][1].size for kind in self.kinds}

    def code(self, question: Question[Any], answer: int) -> int:
        """The code of a legal answer. Raises `NotCoded` if it has none."""
        first, codes = self._of[question.kind]
        found = codes.code(question, answer)
        if found is None:
            raise NotCoded(f"the answer {answer} to {question.kind!r} of {self.game} has no code")
        return first + found

    def codes(self, question: Question[Any], legal: Sequence[int]) -> list[int]:
        """The codes of all legal answers, in their order."""
        lookup = self._lookup[question.kind]
        if lookup is not None:
            try:
                return [lookup[answer] for answer in legal]
            except KeyError:
                pass  # to be named below
        return [self.code(question, answer) for answer in legal]

    def answer(self, question: Question[Any], legal: Sequence[int], code: int) -> int | None:
        """The legal answer with this code; None if it is not the code of one."""
        codes = self.codes(question, legal)
        return legal[codes.index(code)] if code in codes else None

    def named(self, code: int) -> dict[str, str | int]:
        """What a code stands for: its kind of question, and its fields by name where the game names them."""
        kind = next(kind for kind in reversed(self.kinds) if self.first[kind] <= code and self._of[kind][1].size)
        facts = self._of[kind][1].facts[code - self.first[kind]]
        return {"question": kind} | {
            field: self.names[field][value] if field in self.names else value for field, value in facts.items()
        }

    def mask(self, codes: Sequence[int]) -> npt.NDArray[np.int8]:
        """One number for each code: 1 for the given codes, 0 for all others."""
        mask = np.zeros(self.size, np.int8)
        mask[codes] = 1
        return mask

    def _describe(self) -> Floats:
        """By code: the kind of question, one of them 1, and the fields of the answer, NO_FACT where it has none."""
        rows = np.full((self.size, len(self.kinds) + len(self.fields)), NO_FACT, np.float32)
        rows[:, : len(self.kinds)] = 0
        row = 0
        for number, codes in enumerate(self._codes):
            for facts in codes.facts:
                rows[row, number] = 1
                for name, value in facts.items():
                    rows[row, len(self.kinds) + self.fields.index(name)] = value
                row += 1
        return rows
