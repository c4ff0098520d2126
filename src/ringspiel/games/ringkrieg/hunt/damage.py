"""What a Hunt tile does to the Ring-bearers (RK-H34 to RK-H50, RK-F5, RK-F6): help, Ring or casualty, corruption."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.armies.companions import level_of
from ringspiel.games.ringkrieg.cards import triggers
from ringspiel.games.ringkrieg.cards.triggers import chosen, due
from ringspiel.games.ringkrieg.characters import gollum, hobbits
from ringspiel.games.ringkrieg.hunt import guide
from ringspiel.games.ringkrieg.pieces.deck import CARDS, cards_in
from ringspiel.games.ringkrieg.pieces.figures import FREE, NONE, ONE, kinds_in
from ringspiel.games.ringkrieg.pieces.tiles import REVEALING
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import HUNT, decider
from ringspiel.games.ringkrieg.telling.asking import SideQuestion
from ringspiel.games.ringkrieg.telling.picking import BUTTONS, Picked
from ringspiel.games.ringkrieg.telling.report import tell
from ringspiel.games.ringkrieg.turn import victory
from ringspiel.games.ringkrieg.words import card_text, kind_text
from ringspiel.kernel.question import Choice
from ringspiel.kernel.text import Text, seat_name, text

ACCEPT: Final = 0
HOBBIT_LEAVES: Final = 1
GIVE_AWAY: Final = 2
_HELP: Final = ("accept", "hobbit", "give-away")
CARD: Final = 8
"""An answer that names a card on the table is CARD + its number."""


def reveals(s: RingkriegState) -> bool:
    """RK-H5, RK-H33, RK-F60: whether the tile reveals: by its symbol, unless Gollum leads past numbered ones, or by
    Gollum."""
    if s.revealed:
        return False
    if s.given_away:
        return True
    return bool(REVEALING >> s.tile & 1) and not gollum.leads_past(s)


def helps(s: RingkriegState) -> list[int]:
    """What can lower the damage now: a card on the table, a Hobbit as Guide, or Gollum who lets the Fellowship be
    found (RK-H40, RK-H49)."""
    if not s.damage:
        return []
    found = [CARD + card for card in cards_in(s.table & triggers.DAMAGE.cards)]
    if hobbits.can_draw_off(s):
        found.append(HOBBIT_LEAVES)
    if gollum.can_give_away(s) and not reveals(s):
        found.append(GIVE_AWAY)
    return found


def reduce(s: RingkriegState) -> None:
    """RK-H39, RK-H41, RK-H49: before corruption or losses, ask for help as long as there is any."""
    if helps(s):
        s.ask(LowerDamage(decider(s, FREE, HUNT), FREE))


@final
class LowerDamage(SideQuestion):
    """DP-35, DP-48: use a card or the Guide's ability against the damage, or take it as it is."""

    __slots__ = ()
    kind: ClassVar[str] = "lower-damage"
    rule: ClassVar[str] = "RK-H39"
    asks: ClassVar[tuple[str, ...]] = ("card", "button")

    def answers(self, s: RingkriegState) -> list[int]:
        return [ACCEPT, *helps(s)]

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer == ACCEPT:
            return
        s.damage -= 1
        if answer >= CARD:
            chosen(s, triggers.DAMAGE, answer - CARD)
        elif answer == GIVE_AWAY:
            gollum.give_away(s)
        else:
            hobbits.draw_off(s)
        if s.log is not None:
            tell(s, "damage-lowered", "RK-H39", damage=s.damage)
        s.then(guide.appoint_guide, reduce)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        if answer >= CARD:
            name = CARDS[answer - CARD]
            words = text("ringkrieg-choose-use-card", card=card_text(answer - CARD))
            return Choice(name, words, (f"card:{name}",))
        name = _HELP[answer]
        words = text(f"ringkrieg-choose-{name}", damage=s.damage)
        return Choice(name, words, (f"button:{name}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-lower", seat=seat_name(self.seat), damage=s.damage)

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        return (
            self.rule if picked.card != NONE else "RK-F60" if picked.button == BUTTONS.index("give-away") else "RK-H40"
        )


def settle(s: RingkriegState) -> None:
    """RK-H34, RK-H41, RK-H44: the Ring or one casualty; with nobody to lose all is corruption."""
    if not s.damage:
        return
    if s.fellowship:
        s.ask(MeetDamage(decider(s, FREE, HUNT), FREE))
    else:
        corrupt(s, s.damage, "RK-H35")


USE_RING: Final = 0
LOSE_GUIDE: Final = 1
LOSE_RANDOM: Final = 2
_MEET: Final = ("ring", "guide", "random")


@final
class MeetDamage(SideQuestion):
    """DP-36, RK-H34 to RK-H36, RK-H43: use the Ring, lose the Guide, or a Companion drawn at random."""

    __slots__ = ()
    kind: ClassVar[str] = "meet-damage"
    rule: ClassVar[str] = "RK-H34"
    asks: ClassVar[tuple[str, ...]] = ("button",)

    def answers(self, s: RingkriegState) -> list[int]:
        alone = len(kinds_in(s.fellowship)) == 1
        return [USE_RING, LOSE_GUIDE] if alone else [USE_RING, LOSE_GUIDE, LOSE_RANDOM]

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer == USE_RING:
            corrupt(s, s.damage, "RK-H35")
        elif answer == LOSE_GUIDE:
            casualty(s, s.guide)
        else:
            casualty(s, random_companion(s))

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        name = _MEET[answer]
        who = kind_text(s.guide)
        return Choice(name, text(f"ringkrieg-choose-meet-{name}", damage=s.damage, kind=who), (f"button:{name}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-meet", seat=seat_name(self.seat), damage=s.damage)

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        return "RK-H36"


def random_companion(s: RingkriegState) -> int:
    """RK-H36: drawn among all Companions of the Fellowship, the Guide included."""
    inside = kinds_in(s.fellowship)
    return inside[s.draw(len(inside))]


def casualty(s: RingkriegState, kind: int) -> None:
    """RK-H37, RK-H42: one Companion is lost to the Hunt; what the Level does not cover is corruption."""
    left = max(0, s.damage - level_of(s, kind))
    if lose_companion(s, kind):
        s.then(guide.appoint_guide, *due(s, triggers.COMPANION_LOST))
    else:
        s.then(guide.appoint_guide)
    corrupt(s, left, "RK-H37")


def lose_companion(s: RingkriegState, kind: int) -> bool:
    """RK-H36, RK-H38: take a Companion out of the game. Returns whether that happened."""
    if hobbits.are_taken_alive(s, kind):
        guide.leave_fellowship(s, kind)
        return False
    s.fellowship -= ONE[kind]
    s.lost += ONE[kind]
    if s.log is not None:
        tell(s, "companion-lost", "RK-H36", kind=kind)
    triggers.changed(s)
    return True


def use_the_ring(s: RingkriegState) -> None:
    """All damage is corruption."""
    corrupt(s, s.damage, "RK-H35")


def lose_at_random(s: RingkriegState) -> None:
    """A Companion drawn at random has to meet the damage that is left."""
    if s.damage and s.fellowship:
        casualty(s, random_companion(s))
    else:
        use_the_ring(s)


def corrupt(s: RingkriegState, points: int, rule: str) -> None:
    """RK-H35, RK-H46, RK-H47, RK-H50: corruption rises; at twelve the game is over before anything else."""
    if not points:
        return
    s.corruption += points
    if s.log is not None:
        tell(s, "corrupted", rule, points=points, corruption=s.corruption)
    victory.check_corruption(s)


def heal(s: RingkriegState, points: int, rule: str) -> None:
    """RK-F41, RK-H8, RK-H12: corruption falls, never below 0."""
    healed = min(points, s.corruption)
    if healed:
        s.corruption -= healed
        if s.log is not None:
            tell(s, "healed", rule, points=healed, corruption=s.corruption)


STEPS: Final = (reduce, settle, use_the_ring, lose_at_random)
QUESTIONS: Final = (LowerDamage, MeetDamage)
