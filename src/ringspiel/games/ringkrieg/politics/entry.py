"""How characters come into play (RK-M20, RK-M23, RK-D26, RK-D31). Their rows are in `characters`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.pieces.board import (
    RECRUITING,
    REGION_OF,
    SETTLEMENT,
    STRONGHOLD,
)
from ringspiel.games.ringkrieg.pieces.figures import (
    KIND_NAMES,
    MINIONS,
    NONE,
    ONE,
    SIDE_OF,
)
from ringspiel.games.ringkrieg.politics import track
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import ACTION, decider, figures_led
from ringspiel.games.ringkrieg.teams.tired_nations import acts_for, is_tired
from ringspiel.games.ringkrieg.telling.asking import SideQuestion, refuse
from ringspiel.games.ringkrieg.telling.pairs import pair, pair_of
from ringspiel.games.ringkrieg.telling.picking import Picked
from ringspiel.games.ringkrieg.telling.report import tell
from ringspiel.games.ringkrieg.turn.dice import ARMY_MUSTER, EXTRA_DICE, MUSTER, always
from ringspiel.games.ringkrieg.words import figure_choice
from ringspiel.kernel.question import Choice, Refusal
from ringspiel.kernel.text import Text, seat_name, text

PLAIN_MUSTER: Final = (MUSTER, ARMY_MUSTER)
"""A Muster result, but no Will of the West used as one."""


def own_strongholds(s: RingkriegState, nation: int) -> list[int]:
    """The Strongholds of a nation that the enemy has not captured."""
    return [r for r in RECRUITING[nation] if SETTLEMENT[r] == STRONGHOLD and not s.captured >> r & 1]


def nothing_more(s: RingkriegState, location: int) -> None:
    pass


@final
class Entry:
    """A character who comes into play: by which faces, where, whom it replaces (RK-G18), and what else follows.

    `nation` is the one for which it is an action (RK-309). `die_counts` says when the die on its card counts (RK-D7).
    """

    __slots__ = ("arrives", "die_counts", "faces", "kind", "nation", "places", "replaces")

    def __init__(
        self,
        kind: int,
        faces: tuple[int, ...],
        places: Callable[[RingkriegState], list[int]],
        replaces: int = NONE,
        arrives: Callable[[RingkriegState, int], None] = nothing_more,
        nation: int = NONE,
        die_counts: Callable[[RingkriegState], bool] = always,
    ) -> None:
        self.kind = kind
        self.faces = faces
        self.places = places
        self.replaces = replaces
        self.arrives = arrives
        self.nation = nation
        self.die_counts = die_counts


ENTRIES: Final[dict[int, Entry]] = {}
"""RK-D26, RK-D31: the rows of all characters, by kind; `take_up` fills it when the game is put together."""


def take_up(rows: Sequence[Entry]) -> None:
    """Enter characters, and the dice that they bring."""
    for row in rows:
        ENTRIES[row.kind] = row
        EXTRA_DICE[row.kind] = row.die_counts


def entries(s: RingkriegState, side: int, face: int) -> list[int]:
    """RK-417, RK-303: every character of the acting player that may come now, with the places."""
    free = s.reserve & figures_led(s, side)
    rows = [row for row in ENTRIES.values() if free & ONE[row.kind] and face in row.faces]
    return [pair(row.kind, place) for row in rows if not is_tired(s, side, row.nation) for place in row.places(s)]


def why_not_come(s: RingkriegState, kind: int, side: int, face: int) -> str:
    """RK-D31, RK-G44, RK-417, RK-303: why a character cannot come now, wherever; empty if it can."""
    if kind not in ENTRIES or SIDE_OF[kind] != side:
        return "RK-M20-never"
    if not s.reserve & ONE[kind]:
        return "RK-G44"
    if not figures_led(s, side) & ONE[kind]:
        return "RK-417"
    if is_tired(s, side, ENTRIES[kind].nation):
        return "RK-303"
    if face not in ENTRIES[kind].faces:
        return "RK-D31"
    return "" if ENTRIES[kind].places(s) else "RK-M20-entry"


def bring(s: RingkriegState, face: int) -> None:
    s.ask(BringCharacter(decider(s, s.acting, ACTION), s.acting, face))


def enter(s: RingkriegState, kind: int, location: int) -> None:
    """RK-G44, RK-D8: the character comes to the board."""
    s.reserve -= ONE[kind]
    s.at[location] += ONE[kind]
    acts_for(s, ENTRIES[kind].nation)
    s.minions_seen |= ONE[kind] & MINIONS
    replace(s, ENTRIES[kind].replaces, location)
    if s.log is not None:
        tell(s, "entered", "RK-M20", kind=kind, region=location)
    track.companion_arrived(s, REGION_OF[location], ONE[kind])
    ENTRIES[kind].arrives(s, location)


def replace(s: RingkriegState, kind: int, location: int) -> None:
    """RK-G18: the earlier self leaves the game."""
    if kind != NONE and s.at[location] & ONE[kind]:
        s.at[location] -= ONE[kind]
        s.lost += ONE[kind]
        if s.log is not None:
            tell(s, "replaced", "RK-G18", kind=kind, region=location)


@final
class BringCharacter(SideQuestion):
    """DP-17: which character comes into play, and where."""

    __slots__ = ("face",)
    kind: ClassVar[str] = "bring-character"
    rule: ClassVar[str] = "RK-M20"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "side", "face")
    asks: ClassVar[tuple[str, ...]] = ("figure", "region")

    def __init__(self, seat: int, side: int, face: int) -> None:
        super().__init__(seat, side)
        self.face = face

    def answers(self, s: RingkriegState) -> list[int]:
        return entries(s, self.side, self.face)

    def take(self, s: RingkriegState, answer: int) -> None:
        enter(s, *pair_of(answer))

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        return figure_choice(*pair_of(answer))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-bring", seat=seat_name(self.seat))

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        if picked.figure == NONE:
            open_places = [pair_of(answer)[1] for answer in self.answers(s)]
            return "" if picked.region in open_places else "RK-M20-place"
        reason = why_not_come(s, picked.figure, self.side, self.face)
        if reason or picked.region == NONE:
            return reason
        return "" if picked.region in ENTRIES[picked.figure].places(s) else "RK-M20-entry"

    def refuse_picked(self, s: RingkriegState, picked: Picked) -> Refusal:
        """RK-M20: the card of the character says when and where it enters."""
        reason = self.why_not(s, picked)
        if reason != "RK-M20-entry":
            return super().refuse_picked(s, picked)
        return refuse(reason, entry=text(f"ringkrieg-character-{KIND_NAMES[picked.figure]}-entry"))


STEPS: Final = (bring,)
QUESTIONS: Final = (BringCharacter,)
