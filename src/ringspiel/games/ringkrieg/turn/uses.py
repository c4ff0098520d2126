"""What dice are used for (RK-D17 to RK-D31): one row for each use, with the faces that allow it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from ringspiel.games.ringkrieg.armies import companions, minions, movement, routes
from ringspiel.games.ringkrieg.cards import drawing, play, removing
from ringspiel.games.ringkrieg.characters import envoys, mouth, saruman
from ringspiel.games.ringkrieg.combat import attacking
from ringspiel.games.ringkrieg.hunt import fellowship, guide
from ringspiel.games.ringkrieg.pieces.deck import ARMY_CARD, CHARACTER_CARD, EXPANSION_MARKS, MUSTER_CARD
from ringspiel.games.ringkrieg.pieces.figures import FREE, SHADOW
from ringspiel.games.ringkrieg.politics import entry, muster
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.turn.dice import ARMY, ARMY_MUSTER, CHARACTER, EVENT, FACES, MUSTER, WILL
from ringspiel.games.ringkrieg.words import card_text
from ringspiel.kernel.state import Step, StepFunction, call
from ringspiel.kernel.text import Text

SKIP: Final = 0
MOVE_FELLOWSHIP: Final = 1
HIDE: Final = 2
SEPARATE: Final = 3
MOVE_COMPANIONS: Final = 4
MOVE_MINIONS: Final = 5
MOVE_ARMY: Final = 6
ATTACK: Final = 7
PLAY: Final = 8
DIPLOMACY: Final = 9
RECRUIT: Final = 10
BRING: Final = 11
DRAW: Final = 12
VOICE: Final = 13
MESSENGER_MOVE: Final = 14
MESSENGER_ATTACK: Final = 15
MESSENGER_PLAY: Final = 16
STATESMAN: Final = 17
REMOVE_CARD: Final = 18

_ALL_TYPES: Final = 1 << CHARACTER_CARD | 1 << ARMY_CARD | 1 << MUSTER_CARD
CARD_TYPES: Final[tuple[int, ...]] = (
    1 << CHARACTER_CARD,
    1 << ARMY_CARD,
    1 << MUSTER_CARD,
    _ALL_TYPES,
    1 << ARMY_CARD | 1 << MUSTER_CARD,
    _ALL_TYPES,
    0,
)
"""RK-E7, RK-E8: which types of cards a face plays, as a bit mask."""

_MOVE_LED: Final = call(movement.move_armies, 1, 1)
"""RK-V3: a Character result moves one army, with a Leader or character."""
_MOVE: Final = call(movement.move_armies, 2, 0)
"""RK-V2: an Army result moves up to two armies."""
_ATTACK_LED: Final = call(attacking.attack, 1)
"""RK-B5: a Character result needs a Leader or character with the attackers."""
_ATTACK: Final = call(attacking.attack, 0)

Condition = Callable[[RingkriegState, int, int], bool]
Beginning = Callable[[RingkriegState, int, int], None]
Only = Callable[[RingkriegState, int, int], Text | None]


# --- armies ----------------------------------------------------------------------------------------------------------


def can_move_led(s: RingkriegState, side: int, face: int) -> bool:
    return routes.can_move_army(s, side, 1, 1)


def can_move(s: RingkriegState, side: int, face: int) -> bool:
    return routes.can_move_army(s, side, 0, 2)


def can_attack_led(s: RingkriegState, side: int, face: int) -> bool:
    return attacking.can_attack(s, side, 1)


def can_attack(s: RingkriegState, side: int, face: int) -> bool:
    return attacking.can_attack(s, side, 0)


def only_led_attack(s: RingkriegState, side: int, face: int) -> Text | None:
    return only_of(attacking.attacks(s, side, attacking.leading(s), 0))


def only_attack(s: RingkriegState, side: int, face: int) -> Text | None:
    return only_of(attacking.attacks(s, side, 0, 0))


def only_of(attacks: list[int]) -> Text | None:
    return attacking.attack_text(attacks[0]) if len(attacks) == 1 else None


# --- cards -----------------------------------------------------------------------------------------------------------


def can_play(s: RingkriegState, side: int, face: int) -> bool:
    return play.has_playable(s, side, CARD_TYPES[face])


def only_card(s: RingkriegState, side: int, face: int) -> Text | None:
    cards = play.playable(s, side, CARD_TYPES[face])
    return card_text(cards[0]) if len(cards) == 1 else None


def can_draw(s: RingkriegState, side: int, face: int) -> bool:
    return drawing.can_draw(s, side)


def can_remove(s: RingkriegState, side: int, face: int) -> bool:
    return bool(removing.removable(s, side, face))


def only_removal(s: RingkriegState, side: int, face: int) -> Text | None:
    cards = removing.removable(s, side, face)
    return removing.price_text(cards[0], face) if len(cards) == 1 else None


# --- the Fellowship and the characters -------------------------------------------------------------------------------


def can_move_fellowship(s: RingkriegState, side: int, face: int) -> bool:
    return not fellowship.why_not_move(s)


def can_hide(s: RingkriegState, side: int, face: int) -> bool:
    return not fellowship.why_not_hide(s, face)


def can_separate(s: RingkriegState, side: int, face: int) -> bool:
    return not guide.why_not_separate(s)


def can_move_companions(s: RingkriegState, side: int, face: int) -> bool:
    return companions.can_move_companions(s)


def can_move_minions(s: RingkriegState, side: int, face: int) -> bool:
    return minions.can_move_minions(s)


# --- nations and reinforcements --------------------------------------------------------------------------------------


def can_negotiate(s: RingkriegState, side: int, face: int) -> bool:
    return bool(muster.can_advance_by_die(s, side))


def can_recruit(s: RingkriegState, side: int, face: int) -> bool:
    return muster.can_recruit(s, side)


def can_bring(s: RingkriegState, side: int, face: int) -> bool:
    return bool(entry.entries(s, side, face))


def saruman_can_speak(s: RingkriegState, side: int, face: int) -> bool:
    return bool(saruman.voice_choices(s))


def can_urge(s: RingkriegState, side: int, face: int) -> bool:
    return bool(envoys.statesmen(s))


# --- the table -------------------------------------------------------------------------------------------------------


def always(s: RingkriegState, side: int, face: int) -> bool:
    return True


def nothing(s: RingkriegState, side: int, face: int) -> None:
    """RK-T16: the die is spent."""


def puts(step: Step) -> Beginning:
    """The use puts this step on the agenda."""

    def begin(s: RingkriegState, side: int, face: int) -> None:
        s.then(step)

    return begin


def puts_with_face(step: StepFunction) -> Beginning:
    """The use puts this step on the agenda, with the face of its die."""

    def begin(s: RingkriegState, side: int, face: int) -> None:
        s.then(call(step, face))

    return begin


def plays(face: int) -> Beginning:
    return puts(call(play.play, CARD_TYPES[face]))


def leaves_open(s: RingkriegState, side: int, face: int) -> Text | None:
    """Returns nothing: the use does not fix its object."""
    return None


@final
class Use:
    """A use of a die by one side: what it is called, which faces allow it, whether it could change anything now
    (RK-T21), what it puts on the agenda, and the only thing it could be done with, if there is no choice.

    `can` says the same of all faces in a row, so that it is asked once. A use may have several rows; `row` is the
    number of this one.
    """

    __slots__ = ("begin", "can", "faces", "number", "only", "row", "side")

    def __init__(
        self, number: int, side: int, faces: tuple[int, ...], can: Condition, begin: Beginning, only: Only = leaves_open
    ) -> None:
        self.number = number
        self.side = side
        self.faces = faces
        self.can = can
        self.begin = begin
        self.only = only
        self.row = len(ROWS)
        ROWS.append(self)


ROWS: Final[list[Use]] = []
"""All rows, of expansions too."""

ANY_CHARACTER: Final = (CHARACTER, WILL)
_ARMY: Final = (ARMY, ARMY_MUSTER, WILL)
ANY_MUSTER: Final = (MUSTER, ARMY_MUSTER, WILL)
_BOTH_MUSTER: Final = (MUSTER, ARMY_MUSTER)
_LESS: Final = (ARMY, MUSTER, ARMY_MUSTER, EVENT)
_ANY: Final = (CHARACTER, *_LESS, WILL)


def for_both(
    number: int, faces: tuple[int, ...], can: Condition, begin: Beginning, only: Only = leaves_open
) -> tuple[Use, Use]:
    return Use(number, FREE, faces, can, begin, only), Use(number, SHADOW, faces, can, begin, only)


USES: Final[list[Use]] = [
    Use(MOVE_FELLOWSHIP, FREE, ANY_CHARACTER, can_move_fellowship, puts(fellowship.move_by_die)),
    Use(HIDE, FREE, ANY_CHARACTER, can_hide, puts(fellowship.hide)),
    Use(SEPARATE, FREE, ANY_CHARACTER, can_separate, puts(guide.separate)),
    Use(MOVE_COMPANIONS, FREE, ANY_CHARACTER, can_move_companions, puts(companions.move_companions)),
    Use(MOVE_MINIONS, SHADOW, ANY_CHARACTER, can_move_minions, puts(minions.move_minions)),
    *for_both(MOVE_ARMY, (CHARACTER,), can_move_led, puts(_MOVE_LED)),
    *for_both(MOVE_ARMY, _ARMY, can_move, puts(_MOVE)),
    *for_both(ATTACK, (CHARACTER,), can_attack_led, puts(_ATTACK_LED), only_led_attack),
    *for_both(ATTACK, _ARMY, can_attack, puts(_ATTACK), only_attack),
    *for_both(DRAW, (EVENT,), can_draw, puts(drawing.draw_with_die)),
    *for_both(PLAY, (CHARACTER,), can_play, plays(CHARACTER), only_card),
    *for_both(PLAY, (ARMY,), can_play, plays(ARMY), only_card),
    *for_both(PLAY, (ARMY_MUSTER,), can_play, plays(ARMY_MUSTER), only_card),
    *for_both(PLAY, (EVENT, WILL), can_play, plays(EVENT), only_card),
    *for_both(DIPLOMACY, ANY_MUSTER, can_negotiate, puts(muster.diplomacy)),
    *for_both(RECRUIT, ANY_MUSTER, can_recruit, puts(muster.recruit)),
    *for_both(BRING, _BOTH_MUSTER, can_bring, puts_with_face(entry.bring)),
    Use(BRING, FREE, (WILL,), can_bring, puts_with_face(entry.bring)),
    Use(VOICE, SHADOW, ANY_MUSTER, saruman_can_speak, puts(saruman.voice_of_saruman)),
    *for_both(PLAY, (MUSTER,), can_play, plays(MUSTER), only_card),
    Use(MESSENGER_MOVE, SHADOW, (MUSTER,), mouth.if_ready(can_move), mouth.once(puts(_MOVE))),
    Use(MESSENGER_ATTACK, SHADOW, (MUSTER,), mouth.if_ready(can_attack), mouth.once(puts(_ATTACK)), only_attack),
    Use(
        MESSENGER_PLAY, SHADOW, (MUSTER,), mouth.if_ready(can_play), mouth.once(plays(ARMY)), mouth.with_army(only_card)
    ),
    Use(DRAW, FREE, (WILL,), can_draw, puts(drawing.draw_with_die)),
    Use(HIDE, FREE, _LESS, can_hide, puts(fellowship.hide)),
    Use(STATESMAN, FREE, _ANY, can_urge, puts(envoys.statesman)),
    *for_both(REMOVE_CARD, (WILL,), can_remove, puts_with_face(removing.remove), only_removal),
    *for_both(REMOVE_CARD, (CHARACTER,), can_remove, puts_with_face(removing.remove), only_removal),
    *for_both(REMOVE_CARD, _LESS, can_remove, puts_with_face(removing.remove), only_removal),
    *for_both(SKIP, _ANY, always, nothing),
]
"""RK-D17 to RK-D26, RK-D28, in the order in which they are offered."""

USES_OF: Final[list[list[list[Use]]]] = [[[] for _ in range(FACES)] for _ in (FREE, SHADOW)]
"""The rows by side and face."""
USES_WITH: Final[dict[int, list[list[list[Use]]]]] = {0: USES_OF}
"""The same for each set of expansions, by their marks on the table."""


def add(rows: list[Use], table: list[list[list[Use]]]) -> None:
    """Further rows, offered after all others."""
    for row in rows:
        for face in row.faces:
            table[row.side][face].append(row)


def expand(rows: list[Use], mark: int) -> None:
    """The rows of an expansion, offered wherever its mark lies on the table."""
    for marks, table in list(USES_WITH.items()):
        larger = [[found.copy() for found in by_face] for by_face in table]
        add(rows, larger)
        USES_WITH[marks | 1 << mark] = larger


add(USES, USES_OF)


def uses_by_face(s: RingkriegState, side: int) -> list[list[Use]]:
    """All rows of this table, by face. Each row says whether it could change anything now."""
    return USES_WITH[s.table & EXPANSION_MARKS][side]


def uses_of(s: RingkriegState, side: int, face: int) -> list[Use]:
    return uses_by_face(s, side)[face]


def use_of(s: RingkriegState, side: int, face: int, number: int) -> Use:
    """The row of a use that this face allows."""
    rows = [row for row in uses_of(s, side, face) if row.number == number]
    return rows[0]


# --- why not ---------------------------------------------------------------------------------------------------------

WHY_NOT: Final = {
    MOVE_FELLOWSHIP: "RK-F21",
    MOVE_COMPANIONS: "RK-C1-nobody",
    MOVE_MINIONS: "RK-D19",
    MOVE_ARMY: "RK-V4-none",
    ATTACK: "RK-B3-none",
    PLAY: "RK-E10-none",
    DIPLOMACY: "RK-D27-none",
    RECRUIT: "RK-M3-none",
    BRING: "RK-M20-none",
    DRAW: "RK-E6",
    VOICE: "RK-D21-voice",
    MESSENGER_MOVE: "RK-D21-messenger",
    MESSENGER_ATTACK: "RK-D21-messenger",
    MESSENGER_PLAY: "RK-D21-messenger",
    STATESMAN: "RK-K11",
    REMOVE_CARD: "RK-E16",
}
"""Why a use could change nothing now, for uses with only one reason."""
REASONS: Final[dict[int, Callable[[RingkriegState, int], str]]] = {
    HIDE: fellowship.why_not_hide,
    SEPARATE: lambda s, face: guide.why_not_separate(s),
}
"""For uses with several reasons: the one that holds now, for a die of this face."""


def why_not_use(s: RingkriegState, side: int, face: int, number: int) -> str:
    """Why a die cannot be used in this way now; empty if it can."""
    rows = [row for row in uses_of(s, side, face) if row.number == number]
    if not rows:
        return "RK-D28"
    if any(row.can(s, side, face) for row in rows):
        return ""
    return REASONS[number](s, face) if number in REASONS else WHY_NOT.get(number, "RK-T21")
