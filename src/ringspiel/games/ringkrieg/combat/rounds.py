"""The combat round (RK-B17, RK-B18) and what decides whether another follows (RK-B43 to RK-B46, RK-X19 to RK-X21)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.armies.capture import stronghold_falls
from ringspiel.games.ringkrieg.armies.stacking import settle_departure
from ringspiel.games.ringkrieg.cards import combat, triggers
from ringspiel.games.ringkrieg.characters import witch_king
from ringspiel.games.ringkrieg.combat import casualties, fighters, retreat, rolls
from ringspiel.games.ringkrieg.combat.fighters import (
    army,
    battle_of,
    battlefield,
    both_stand,
    defender,
    general,
    is_siege_battle,
    is_sortie,
    place_of,
)
from ringspiel.games.ringkrieg.combat.state import NO_CEASE, THREE_ROUNDS
from ringspiel.games.ringkrieg.pieces.board import REGION_OF
from ringspiel.games.ringkrieg.pieces.figures import ALL_UNITS, ELITES, FREE, KIND_NAMES, SHADOW, kinds_in, other
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.telling.asking import SideQuestion
from ringspiel.games.ringkrieg.telling.picking import Picked
from ringspiel.games.ringkrieg.telling.report import army_destroyed, tell
from ringspiel.games.ringkrieg.words import kind_text, region_text
from ringspiel.kernel.question import Choice
from ringspiel.kernel.state import Step, call
from ringspiel.kernel.text import Text, seat_name, text

STOP: Final = 0
GO_ON: Final = 1


# --- the round -------------------------------------------------------------------------------------------------------


def new_round(s: RingkriegState) -> None:
    b = battle_of(s)
    b.round += 1
    b.stage = 0
    fighters.clear_round(s)
    if s.log is not None:
        tell(s, "round", "RK-B17", number=b.round, region=battlefield(s))
    s.then(go_on)


def go_on(s: RingkriegState) -> None:
    """RK-B58: the next stage, or the end of the round as soon as an army is gone."""
    b = battle_of(s)
    stage = b.stage
    if b.over or stage == len(PROGRAMME) or not both_stand(s):
        s.then(fallen, combat.put_away, witch_king.sorcery, round_over)
    else:
        b.stage = stage + 1
        s.then(PROGRAMME[stage], go_on)


def field_or_siege(s: RingkriegState) -> None:
    """RK-B49, RK-X5: at the beginning of each round."""
    if retreat.may_withdraw(s):
        s.ask(retreat.FieldOrSiege(general(s, defender(s)), defender(s)))


def take_casualties(s: RingkriegState) -> None:
    """RK-B32: both sides, the attacker decides first."""
    b = battle_of(s)
    for side in (defender(s), b.attacker):
        enemy = b.fighters[other(side)]
        hits = enemy.hits + enemy.again
        if s.log is not None and hits > 0:
            tell(s, "hits-due", "RK-B32", side=side, hits=hits)
        s.then(call(casualties.suffer, place_of(s, side), side, hits))


def both_fight(s: RingkriegState) -> None:
    """The armies meet, if the defender has not withdrawn."""
    s.then(*triggers.due(s, triggers.ROUND_BEGINS))


PROGRAMME: Final[tuple[Step, ...]] = (
    field_or_siege,
    both_fight,
    combat.announce,
    combat.choose,
    combat.reveal,
    call(combat.act, 0),
    call(combat.act, 1),
    call(combat.act, 2),
    call(combat.act, 3),
    rolls.combat_roll,
    call(combat.act, 4),
    rolls.leader_reroll,
    call(combat.act, 5),
    call(combat.act, 6),
    take_casualties,
    call(combat.act, 7),
)
"""RK-B17, RK-B57: the round; `act` carries out what the combat cards do at an initiative number."""


# --- the end of a round ----------------------------------------------------------------------------------------------


def fallen(s: RingkriegState) -> None:
    """RK-B38, RK-B39: with the last unit of an army all its Leaders and characters are lost."""
    if battle_of(s).over:
        return
    for side in (FREE, SHADOW):
        force = army(s, side)
        if not force & ALL_UNITS:
            if s.log is not None:
                army_destroyed(s, "RK-B38", side, place_of(s, side), force)
            fighters.eliminate(s, side, force)
            triggers.happens(s, triggers.BEATEN, side)


def round_over(s: RingkriegState) -> None:
    """RK-B46, RK-X19, RK-X47: the battle is decided, or the attacker decides first (RK-B66)."""
    b = battle_of(s)
    if b.over:
        s.then(battle_over)
    elif not both_stand(s):
        s.then(decided)
    elif is_siege_battle(s) and b.round >= free_rounds(s):
        s.ask(Prolong(general(s, b.attacker), b.attacker))
    elif b.terms & NO_CEASE:
        s.then(defender_turns)
    else:
        s.ask(CeaseOrGoOn(general(s, b.attacker), b.attacker))


def free_rounds(s: RingkriegState) -> int:
    """RK-X19: one round of a siege battle, or three; a player who wants more has to pay."""
    return (3 if battle_of(s).terms & THREE_ROUNDS else 1) + triggers.added(s, triggers.SIEGE_ROUNDS)


def decided(s: RingkriegState) -> None:
    """RK-B42, RK-B67, RK-B68, RK-X13, RK-X37, RK-X43 to RK-X45: what follows when an army is gone."""
    b = battle_of(s)
    s.then(battle_over)
    settle_departure(s, b.origin)
    settle_departure(s, b.target)
    if is_siege_battle(s) or is_sortie(s):
        stronghold_falls(s, battlefield(s), b.force)
    if b.force & ALL_UNITS and REGION_OF[b.origin] != battlefield(s):
        s.then(retreat.advance)


def battle_over(s: RingkriegState) -> None:
    if s.log is not None:
        tell(s, "battle-over", "RK-B46", region=battlefield(s))
    s.battle = None


def defender_turns(s: RingkriegState) -> None:
    """RK-B44, RK-B66: the defender may retreat; without a region to go to, or inside, the army has to stand."""
    s.then(stand_or_end)
    if retreat.regions(s, battle_of(s).target, defender(s)):
        s.ask(retreat.Retreat(general(s, defender(s)), defender(s), battle_of(s).target, 1, 0))


def stand_or_end(s: RingkriegState) -> None:
    s.then(battle_over if battle_of(s).over else new_round)


@final
class CeaseOrGoOn(SideQuestion):
    """DP-30, RK-B43, RK-X26, RK-X47: the attacker ends the attack (everybody stays where they were), or goes on."""

    __slots__ = ()
    kind: ClassVar[str] = "cease-or-go-on"
    rule: ClassVar[str] = "RK-B43"

    def answers(self, s: RingkriegState) -> list[int]:
        return [STOP, GO_ON]

    def take(self, s: RingkriegState, answer: int) -> None:
        s.then(defender_turns if answer else battle_over)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        name = "go-on" if answer else "cease"
        return Choice(name, text(f"ringkrieg-choose-{name}"), (f"button:{name}",))

    def prompt(self, s: RingkriegState) -> Text:
        region = region_text(battlefield(s))
        return text("ringkrieg-ask-cease", seat=seat_name(self.seat), region=region, number=battle_of(s).round)


@final
class Prolong(SideQuestion):
    """DP-32, RK-X20, RK-X33: end the siege battle (0), or reduce an Elite for another round (its kind + 1)."""

    __slots__ = ()
    kind: ClassVar[str] = "prolong"
    rule: ClassVar[str] = "RK-X20"
    asks: ClassVar[tuple[str, ...]] = ("figure",)

    def answers(self, s: RingkriegState) -> list[int]:
        elites = [] if triggers.said(s, triggers.PROLONGING) else kinds_in(army(s, self.side) & ELITES)
        return [STOP, *(kind + 1 for kind in elites if casualties.can_replace(s, self.side, kind))]

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer == STOP:
            s.then(battle_over)
        else:
            casualties.replace(s, battle_of(s).origin, self.side, answer - 1, self.rule)
            s.then(new_round)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        if answer == STOP:
            return Choice("cease", text("ringkrieg-choose-cease"), ("button:cease",))
        name = KIND_NAMES[answer - 1]
        return Choice(name, text("ringkrieg-choose-prolong", kind=kind_text(answer - 1)), (f"figure:{name}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-prolong", seat=seat_name(self.seat), region=region_text(battlefield(s)))

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        if picked.figure not in kinds_in(army(s, self.side) & ELITES):
            return self.rule
        return triggers.said(s, triggers.PROLONGING) or "RK-B34"


STEPS: Final = (
    new_round,
    go_on,
    field_or_siege,
    both_fight,
    take_casualties,
    fallen,
    round_over,
    decided,
    battle_over,
    defender_turns,
    stand_or_end,
)
QUESTIONS: Final = (CeaseOrGoOn, Prolong)
