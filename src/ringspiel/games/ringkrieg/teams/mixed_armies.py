"""Mixed armies (RK-419 to RK-423, RK-428, RK-438): when figures of two teammates form one army, and when no more."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.pieces.figures import FREE, NATIONAL, SHADOW, SIDE, count, kinds_in, other
from ringspiel.games.ringkrieg.pieces.found import word_of_mask
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import in_turn, is_mixed, seats_of
from ringspiel.games.ringkrieg.teams.roles import OWN
from ringspiel.games.ringkrieg.telling.asking import SideQuestion
from ringspiel.games.ringkrieg.telling.report import tell
from ringspiel.games.ringkrieg.words import location_text
from ringspiel.kernel.question import Choice
from ringspiel.kernel.text import Text, seat_name, text

APART: Final = 0
TOGETHER: Final = 1


def holds_both(s: RingkriegState, force: int) -> bool:
    """RK-419: units or Leaders of both players of a side are in a force."""
    for side in (FREE, SHADOW):
        mates = seats_of(s, side)
        if len(mates) > 1 and all(force & NATIONAL & OWN[s.roles[seat]] for seat in mates):
            return True
    return False


def goes_along(s: RingkriegState, force: int, origin: int, destination: int) -> None:
    """RK-421, RK-422: a mixed army that moves stays one; where only one player's figures are left, it is none."""
    teams = s.teams
    if teams is None or not teams.mixed >> origin & 1:
        return
    if holds_both(s, force):
        teams.mixed |= 1 << destination
    if not holds_both(s, s.at[origin]):
        teams.mixed &= ~(1 << origin)


def attacked(s: RingkriegState, location: int) -> None:
    """RK-419: figures of both in an attacked region become a mixed army."""
    if s.teams is not None and holds_both(s, s.at[location]):
        unite(s, location)


def unite(s: RingkriegState, location: int) -> None:
    teams = s.teams
    assert teams is not None
    if s.log is not None and not is_mixed(s, location):
        tell(s, "mixed", "RK-419", side=side_at(s, location), region=location)
    teams.mixed |= 1 << location


def side_at(s: RingkriegState, location: int) -> int:
    return FREE if s.at[location] & SIDE[FREE] & NATIONAL else SHADOW


# --- after an action -------------------------------------------------------------------------------------------------


def meet(s: RingkriegState) -> None:
    """RK-419, RK-442: after an action teammates who have met in a region say whether they form one army."""
    teams = s.teams
    if teams is None:
        return
    places = shared_places(s)
    teams.mixed &= sum(1 << place for place in places)
    teams.apart = still_apart(teams.apart, places)
    met = [place for place in places if not is_mixed(s, place) and not have_refused(s, place)]
    for side in (s.acting, other(s.acting)):
        for place in met:
            if side_at(s, place) == side:
                s.then(meet)
                mates = [seat for seat in in_turn(s) if seat in seats_of(s, side)]
                s.ask(FormArmy(mates[0], side, place, mates[1]))
                return


def shared_places(s: RingkriegState) -> list[int]:
    """RK-419: the locations where units or Leaders of both players of a side are; kept until a figure moves."""
    found = s.look()
    shared = found.shared
    if shared is None:
        shared = []
        for side in (FREE, SHADOW):
            mates = seats_of(s, side)
            if len(mates) > 1:
                word = word_of_mask(OWN[s.roles[mates[1]]] & NATIONAL)
                shared += [place for place in s.places(OWN[s.roles[mates[0]]] & NATIONAL) if found.kinds[place] & word]
        found.shared = shared
    return shared


def still_apart(apart: list[int], places: list[int]) -> list[int]:
    """The memory of the places where both still are."""
    found: list[int] = []
    for at in range(0, len(apart), 2):
        if apart[at] in places:
            found += apart[at : at + 2]
    return found


def have_refused(s: RingkriegState, location: int) -> bool:
    """RK-442: the teammates have refused to join there, and no figure has come since."""
    teams = s.teams
    assert teams is not None
    if location not in teams.apart[::2]:
        return False
    before = teams.apart[teams.apart[::2].index(location) * 2 + 1]
    now = s.at[location] & NATIONAL
    return now == before or all(count(now, kind) <= count(before, kind) for kind in kinds_in(now))


def refuse(s: RingkriegState, location: int) -> None:
    teams = s.teams
    assert teams is not None
    others = [place for place in teams.apart[::2] if place != location]
    teams.apart = [*still_apart(teams.apart, others), location, s.at[location] & NATIONAL]
    if s.log is not None:
        tell(s, "stay-apart", "RK-419", side=side_at(s, location), region=location)


@final
class FormArmy(SideQuestion):
    """DP-41, RK-419: whether a player's figures form one army with the teammate's (1) or stay apart (0).

    `mate` is asked next. If it is the seat itself, the teammate has already agreed.
    """

    __slots__ = ("location", "mate")
    kind: ClassVar[str] = "form-army"
    rule: ClassVar[str] = "RK-419"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "side", "location", "mate")

    def __init__(self, seat: int, side: int, location: int, mate: int) -> None:
        super().__init__(seat, side)
        self.location = location
        self.mate = mate

    def answers(self, s: RingkriegState) -> list[int]:
        return [APART, TOGETHER]

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer == APART:
            refuse(s, self.location)
        elif self.mate == self.seat:
            unite(s, self.location)
        else:
            s.ask(FormArmy(self.mate, self.side, self.location, self.mate))

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        name = "together" if answer else "apart"
        return Choice(name, text(f"ringkrieg-choose-{name}"), (f"button:{name}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-form-army", seat=seat_name(self.seat), region=location_text(self.location))


STEPS: Final = (meet,)
QUESTIONS: Final = (FormArmy,)
