"""What cards of the expansion let an army do at once: march one region, or attack (events.json, `move_army`)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.armies import routes
from ringspiel.games.ringkrieg.armies.movement import WhoGoes
from ringspiel.games.ringkrieg.armies.routes import ANYBODY, largest_force
from ringspiel.games.ringkrieg.armies.stacking import mobile
from ringspiel.games.ringkrieg.combat import attacking
from ringspiel.games.ringkrieg.expansion import corsairs
from ringspiel.games.ringkrieg.pieces.board import NEIGHBOURS, REGION_COUNT
from ringspiel.games.ringkrieg.pieces.figures import NONE
from ringspiel.games.ringkrieg.politics import track
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import ACTION, combatants, decider
from ringspiel.games.ringkrieg.telling.asking import SideQuestion
from ringspiel.games.ringkrieg.telling.pairs import pair, pair_of
from ringspiel.games.ringkrieg.telling.picking import Picked
from ringspiel.games.ringkrieg.words import USE_NAMES, card_text, location_name, location_text
from ringspiel.kernel.question import Choice
from ringspiel.kernel.text import Text, seat_name, text

DONE: Final = 0
MARCH: Final = 0
ATTACK: Final = 1

# How the army may attack besides.
BY_LAND: Final = 0
BY_SHIP_TOO: Final = 1


def let_army_act(s: RingkriegState, location: int) -> None:
    """The acting player's army at a location may march one region, or attack."""
    force_may_act(s, location, combatants(s, s.acting, location), BY_LAND, 0)


def force_may_act(s: RingkriegState, location: int, force: int, how: int, terms: int) -> None:
    """These figures at a location may march one region, or attack on these terms."""
    question = Onward(decider(s, s.acting, ACTION), s.acting, location, force, how, terms)
    if len(question.answers(s)) > 1:
        s.ask(question)


@final
class Onward(SideQuestion):
    """DP-20: where the army goes now, whom it attacks, or nothing; then who goes or fights."""

    __slots__ = ("force", "how", "location", "terms")
    kind: ClassVar[str] = "onward"
    rule: ClassVar[str] = "RK-V21"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "side", "location", "force", "how", "terms")
    asks: ClassVar[tuple[str, ...]] = ("use", "region")

    def __init__(self, seat: int, side: int, location: int, force: int, how: int, terms: int) -> None:
        super().__init__(seat, side)
        self.location = location
        self.force = force
        self.how = how
        self.terms = terms

    def answers(self, s: RingkriegState) -> list[int]:
        marches = [pair(MARCH, region) for region in self.around() if not self.why_not_march(s, region)]
        attacks = [pair(ATTACK, target) for target in self.victims(s)]
        return [DONE, *marches, *attacks]

    def around(self) -> list[int]:
        """RK-V20: nobody marches out of a siege."""
        return NEIGHBOURS[self.location] if self.location < REGION_COUNT else []

    def marchers(self, s: RingkriegState, region: int) -> int:
        return largest_force(s, self.force & mobile(s, self.side), region, self.side)

    def why_not_march(self, s: RingkriegState, region: int) -> str:
        if region not in self.around():
            return "RK-V4"
        reason = routes.why_shut(s, region, self.side)
        force = self.marchers(s, region)
        return reason or routes.why_not_send(s, force, self.location, region, self.side, ANYBODY, 1)

    def victims(self, s: RingkriegState) -> list[int]:
        if not attacking.can_send(s, self.side, self.location, self.force, track.at_peace(s), 0):
            return []
        found = attacking.targets(s, self.location, self.side, 0)
        landings = corsairs.landings(s, self.location) if self.how == BY_SHIP_TOO else []
        return found + [region for region in landings if not attacking.is_shut(s, region, self.side)]

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer == DONE:
            return
        deed, place = pair_of(answer)
        if deed == MARCH:
            s.moved.clear()
            s.picked = self.marchers(s, place)
            s.ask(WhoGoes(self.seat, self.side, self.location, place, 1, ANYBODY, ()))
        else:
            s.picked = self.force & ~track.at_peace(s)
            s.ask(attacking.WhoFights(self.seat, self.side, self.location, place, 0, self.terms))

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        if answer == DONE:
            return Choice("done", text("ringkrieg-choose-done"), ("button:done",))
        deed, place = pair_of(answer)
        name, use = location_name(place), "attack" if deed == ATTACK else "move-army"
        words = text(f"ringkrieg-choose-onward-{use}", region=location_text(place))
        return Choice(f"{use} {name}", words, (f"use:{use}", f"region:{name}"))

    def prompt(self, s: RingkriegState) -> Text:
        region = location_text(self.location)
        return text("ringkrieg-ask-onward", seat=seat_name(self.seat), card=card_text(s.event), region=region)

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        if picked.region == NONE:
            return ""
        if picked.use == USE_NAMES.index("attack") or (
            picked.use == NONE and s.has_units(picked.region, 1 - self.side)
        ):
            return "" if picked.region in self.victims(s) else "RK-B3"
        return "RK-V20" if picked.region >= REGION_COUNT else self.why_not_march(s, picked.region)


STEPS: Final = (let_army_act,)
QUESTIONS: Final = (Onward,)
