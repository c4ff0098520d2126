"""What a row of the book of cards says (RK-E7 to RK-E24): `card` writes one, with everything that its card needs and
does.

Rows stand in `book`, and those of an expansion in a book of its own. Nothing else says what a card does. `index`
finds rows by trigger, condition or price.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from ringspiel.games.ringkrieg.cards.conditions import Condition
from ringspiel.games.ringkrieg.cards.triggers import Effect, Trigger
from ringspiel.games.ringkrieg.pieces.deck import CARD_NUMBER
from ringspiel.games.ringkrieg.pieces.figures import FIGURES_OF_NATION, NATION_COUNT, NONE
from ringspiel.games.ringkrieg.pieces.printed import half_name
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.kernel.state import Step
from ringspiel.kernel.text import Text

InBattle = Callable[[RingkriegState], bool]
"""A precondition of a combat half, about the battle in progress."""
CombatEffect = Callable[[RingkriegState, int, int], None]
"""What a combat half does: (side that played the card, initiative number at which it acts now)."""


@final
class Hook:
    """At which trigger a card on the table acts, and how.

    Cards act in the order of the book; one with a higher `order` acts after all with a lower one.
    """

    __slots__ = ("effect", "order", "trigger")

    def __init__(self, trigger: Trigger, effect: Effect, order: int = 0) -> None:
        self.trigger = trigger
        self.effect = effect
        self.order = order


@final
class Removal:
    """RK-E16: which side can remove a card, whether a die of this face is enough now, what is paid besides the die,
    and how that is said."""

    __slots__ = ("can", "pay", "say", "side")

    def __init__(
        self,
        side: int,
        can: Callable[[RingkriegState, int], bool],
        pay: Callable[[RingkriegState, int, int], None],
        say: Callable[[int, int], Text],
    ) -> None:
        self.side = side
        self.can = can
        self.pay = pay
        self.say = say


@final
class Half:
    """RK-E22, RK-E24: a combat half, which several cards may share: title, initiative, precondition, effect.

    RK-B23: two initiative numbers mean two effects. `deed` is the number of what a chosen figure does, see `deeds`.
    """

    __slots__ = ("deed", "does", "initiative", "name", "needs", "title")

    def __init__(
        self, title: str, initiative: tuple[int, ...], needs: InBattle, does: CombatEffect, deed: int = NONE
    ) -> None:
        self.title = title
        self.name = half_name(title)
        self.initiative = initiative
        self.needs = needs
        self.does = does
        self.deed = deed


def _never(s: RingkriegState) -> bool:
    return False


def _nothing(s: RingkriegState, side: int, slot: int) -> None:
    pass


NO_HALF: Final = Half("", (), _never, _nothing)
"""For cards without a combat half."""


def nations(*named: int) -> int:
    """All figures of these nations."""
    return sum(FIGURES_OF_NATION[nation] for nation in named)


@final
class EventCard:
    """A card: see `card` for what its fields mean."""

    __slots__ = (
        "after",
        "at",
        "combat",
        "names",
        "nations",
        "needs",
        "number",
        "removal",
        "stays_while",
        "steps",
        "title",
    )

    def __init__(
        self,
        number: int,
        title: str,
        needs: tuple[Condition, ...],
        steps: tuple[Step, ...],
        after: tuple[Step, ...],
        at: tuple[Hook, ...],
        stays_while: tuple[Condition, ...],
        removal: Removal | None,
        names: int,
        combat: Half,
    ) -> None:
        self.number = number
        self.title = title
        self.needs = needs
        self.steps = steps
        self.after = after
        self.at = at
        self.stays_while = stays_while
        self.removal = removal
        self.names = names
        self.combat = combat
        self.nations = sum(1 << nation for nation in range(NATION_COUNT) if names & FIGURES_OF_NATION[nation])


def card(
    name: str,
    title: str,
    *,
    needs: tuple[Condition, ...] = (),
    steps: tuple[Step, ...] = (),
    after: tuple[Step, ...] = (),
    at: tuple[Hook, ...] = (),
    stays_while: tuple[Condition, ...] = (),
    removal: Removal | None = None,
    names: int = 0,
    combat: Half = NO_HALF,
) -> EventCard:
    """The row of a card, with its printed title.

    - `needs`: what has to be true when it is played (RK-E10).
    - `steps`: what stands on the agenda when it is played; `after`: what follows when it has been put aside (RK-E32).
    - `at`: what it does while it lies on the table (RK-E15), and at which triggers.
    - `stays_while`: it leaves the table as soon as this fails (RK-E17). Without it, it stays until it is used or
      something named on it happens.
    - `removal`: the action that removes it from the table (RK-E16).
    - `names`: the figures of the nations, and the Minions, that the event names (RK-424, RK-437). The player symbols of
      the printed cards are not in our data. A card that names nobody is open to all, and so are those about Companions,
      the Fellowship and Nazgûl.
    - `combat`: its combat half (RK-E22).
    """
    return EventCard(CARD_NUMBER[name], title, needs, steps, after, at, stays_while, removal, names, combat)
