"""Where dice and draws come from.

A state carries its own generator: BLAKE2b in counter mode over a 256-bit key made from the seed. It is a key and a
count, so it clones for free; it gives the same sequence on every platform and Python version; and nobody who sees all
dice of a game can compute the next one. A `Chance` beside the state overrides or watches it: it records,
dictates or checks.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator, Sequence
from hashlib import blake2b, sha256
from typing import TYPE_CHECKING, Any, Final

from ringspiel.kernel.errors import BrokenRecord, ChanceMismatch

if TYPE_CHECKING:
    from mypy_extensions import i64  # compiled, such numbers are the machine's own; plain, they are like any other

    from ringspiel.kernel.record import Contribution

WORD: Final = 0xFFFFFFFF
BLOCK: Final = struct.Struct("<16I")
WORDS_PER_BLOCK: Final = 16
PLACE_MASK: Final = WORDS_PER_BLOCK - 1
FIRST: Final = bytes(8)
"""The number of the first block."""
MOST_BY_MACHINE: Final = 1 << 31
"""Up to here a word times a bound is a machine number."""


def key_of(seed: int) -> bytes:
    """The generator's key for a seed."""
    number: Any = seed  # compiled, the text of a large number that is known to be an int would never be freed
    return key_from(str(number))


def key_from(words: str) -> bytes:
    return blake2b(words.encode(), digest_size=32, person=b"ringspiel chance").digest()


def mixed_key(seed: int, contributions: Sequence[Contribution]) -> bytes:
    """The key for a seed and what the players have added to it. Nobody who knows only a part of it knows the key."""
    number: Any = seed
    given = [f"{each.seat}:{each.value}" for each in contributions if each.value is not None]
    return key_from(" ".join([str(number), *given]))


def pledge_to(seat: int, value: str) -> str:
    """What a player shows before the others contribute, to prove afterwards that the contribution was fixed."""
    return sha256(f"ringspiel {seat} {value}".encode()).hexdigest()


def commitment_to(seed: int, salt: str) -> str:
    """What a server shows before the game, to prove afterwards that it did not choose the dice."""
    return sha256(f"ringspiel {seed} {salt}".encode()).hexdigest()


NO_WORDS: Final[tuple[int, ...]] = ()


class Generator:
    """The seeded source of integers inside a state: a key, and how many words of its sequence are used up.

    After the first block a generator keeps the hash that has taken in the key: a copy of it is quicker than a new one.
    Imagined states often need the first block only.
    """

    __slots__ = ("key", "keyed", "used", "words")

    def __init__(
        self, key: bytes, used: int = 0, words: tuple[int, ...] = NO_WORDS, keyed: blake2b | None = None
    ) -> None:
        self.key = key
        self.used = used
        self.words = words
        self.keyed = keyed

    def clone(self) -> Generator:
        return Generator(self.key, self.used, self.words, self.keyed)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each exactly equally likely (Lemire's multiplication with rejection)."""
        if n > MOST_BY_MACHINE:
            return self.below_large(n)
        bound: i64 = n
        while True:
            used = self.used
            place = used & PLACE_MASK
            if place == 0 or not self.words:
                self.words = self.block(used // WORDS_PER_BLOCK)
            self.used = used + 1
            word: i64 = self.words[place]
            product: i64 = word * bound
            low: i64 = product & WORD
            if low >= bound or low >= (WORD + 1) % bound:
                return product >> 32

    def block(self, number: int) -> tuple[int, ...]:
        """The sixteen random 32-bit words of a block."""
        if number == 0:
            return BLOCK.unpack(blake2b(FIRST, key=self.key, digest_size=64).digest())
        if self.keyed is None:
            self.keyed = blake2b(key=self.key, digest_size=64)
        hashed = self.keyed.copy()
        hashed.update(number.to_bytes(8, "little"))
        return BLOCK.unpack(hashed.digest())

    def below_large(self, n: int) -> int:
        """The same for bounds beyond machine numbers."""
        while True:
            product = self.word() * n
            low = product & WORD
            if low >= n or low >= (WORD + 1) % n:
                return product >> 32

    def word(self) -> int:
        """The next 32 random bits."""
        return self.several(1)[0]

    def several(self, n: int) -> list[int]:
        """The next n words, quicker than one by one."""
        found: list[int] = []
        while len(found) < n:
            place = self.used % WORDS_PER_BLOCK
            if place == 0 or not self.words:
                self.words = self.block(self.used // WORDS_PER_BLOCK)
            some = self.words[place : place + n - len(found)]
            self.used += len(some)
            found += some
        return found


class Chance:
    """Watches a state's generator: remembers what it gave since `drain` was last called.

    A table takes one as its source of chance (`new(chance=…)`, `Table.go_on_with`). This one lets the seed decide;
    subclasses override `choose` and decide otherwise.

    >>> table = ringspiel.new("mordor", seats=2, seed=7, chance=ringspiel.Chance())
    >>> table.setup_chance
    [0, 5, 3, 0, 1, 1]
    """

    __slots__ = ("bounds", "dictated", "drawn")

    def __init__(self) -> None:
        self.dictated = False
        self.drawn: list[int] = []
        self.bounds: list[int] = []

    def draw(self, generator: Generator, n: int) -> int:
        """A number from 0 to n - 1, remembered."""
        value = self.choose(generator, n)
        self.drawn.append(value)
        self.bounds.append(n)
        return value

    def choose(self, generator: Generator, n: int) -> int:
        """A number from 0 to n - 1."""
        return generator.below(n)

    def drain(self) -> list[int]:
        """What was drawn since the last call."""
        drawn = self.drawn
        self.drawn = []
        self.bounds = []
        return drawn


class Scripted(Chance):
    """Dictated chance: one number from 0 to n - 1 for each die or draw. When they run out, the seed takes over.

    Any iterable will do, also one that asks people what their real dice show. A number that the die does not have
    raises `ChanceMismatch` when its turn comes.

    >>> table = ringspiel.new("mordor", seats=2, seed=7, chance=ringspiel.Scripted([1, 2, 3]))
    >>> table.setup_chance[:3]
    [1, 2, 3]
    >>> ringspiel.new("mordor", seats=2, chance=ringspiel.Scripted([99]))
    Traceback (most recent call last):
    ...
    ringspiel.kernel.errors.ChanceMismatch: the script dictates 99, but this draw is a number from 0 to 1
    """

    __slots__ = ("values",)

    def __init__(self, values: Iterable[int]) -> None:
        super().__init__()
        self.dictated = True
        self.values: Iterator[int] = iter(values)

    def choose(self, generator: Generator, n: int) -> int:
        """The next dictated number, or the seed's."""
        for value in self.values:
            if not 0 <= value < n:
                raise ChanceMismatch(f"the script dictates {value}, but this draw is a number from 0 to {n - 1}")
            return value
        return generator.below(n)


class Dictated(Scripted):
    """Dictated chance that uses the seed up meanwhile: what follows does not depend on what was dictated."""

    __slots__ = ()

    def choose(self, generator: Generator, n: int) -> int:
        before = generator.clone()
        generator.below(n)
        return super().choose(before, n)


class Recorded(Chance):
    """Gives what the record says. If the seed is known, it must give the same."""

    __slots__ = ("expected_bounds", "seed_known", "values", "where")

    def __init__(self, seed_known: bool) -> None:
        super().__init__()
        self.seed_known = seed_known
        self.where = "the setup"
        self.values: list[int] = []
        self.expected_bounds: list[int] = []

    def expect(self, where: str, values: list[int], bounds: list[int]) -> None:
        """What comes next. Records of earlier versions do not name the bounds; then the list is empty."""
        self.where = where
        self.values = values
        self.expected_bounds = bounds

    def choose(self, generator: Generator, n: int) -> int:
        number = len(self.drawn)
        if number >= len(self.values):
            raise BrokenRecord(f"{self.where}: chance result {number + 1} is missing")
        value = self.values[number]
        if not 0 <= value < n:
            raise BrokenRecord(f"{self.where}: chance result {number + 1} is {value}, not a number from 0 to {n - 1}")
        bounds = self.expected_bounds
        if bounds and (number >= len(bounds) or bounds[number] != n):
            raise BrokenRecord(f"{self.where}: chance result {number + 1} is one of {n}, but the record says otherwise")
        if self.seed_known and generator.below(n) != value:
            raise BrokenRecord(f"{self.where}: chance result {number + 1} is {value}, but the seed gives another")
        return value
