"""The combat round (RK-B17, RK-B18) and what decides whether another follows (RK-B43 to RK-B46, RK-X19 to RK-X21)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg import casualties, fight, retreat, rolls
from ringspiel.games.ringkrieg.armies import settle_departure
from ringspiel.games.ringkrieg.cards import combat
from ringspiel.games.ringkrieg.control import stronghold_falls
from ringspiel.games.ringkrieg.fight import (
    army,
    battlefield,
    both_stand,
    defender,
    is_siege_battle,
    is_sortie,
    place_of,
)
from ringspiel.games.ringkrieg.figures import ALL_UNITS, ELITES, FREE, KIND_NAMES, SHADOW, kinds_in, other
from ringspiel.games.ringkrieg.layout import (
    AGAIN,
    ATTACKER,
    FORCE,
    HITS,
    NO_CEASE,
    ORIGIN,
    OVER,
    ROUND,
    STAGE,
    TARGET,
    TERMS,
    THREE_ROUNDS,
)
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.words import kind_text, region_text, tell
from ringspiel.table.question import Choice, Question
from ringspiel.table.state import Step, call
from ringspiel.table.text import Text, seat_name, text

STOP: Final = 0
GO_ON: Final = 1


# --- the round -------------------------------------------------------------------------------------------------------


def new_round(s: RingkriegState) -> None:
    b = s.battle
    b[ROUND] += 1
    b[STAGE] = 0
    fight.clear_round(s)
    if s.log is not None:
        tell(s, "round", "RK-B17", number=b[ROUND], region=battlefield(s))
    s.then(go_on)


def go_on(s: RingkriegState) -> None:
    """RK-B58: the next stage, or the end of the round as soon as an army is gone."""
    b = s.battle
    stage = b[STAGE]
    if b[OVER] or stage == len(PROGRAMME) or not both_stand(s):
        s.then(fallen, combat.put_away, combat.sorcery, round_over)
    else:
        b[STAGE] = stage + 1
        s.then(PROGRAMME[stage], go_on)


def field_or_siege(s: RingkriegState) -> None:
    """RK-B49, RK-X5: at the beginning of each round."""
    if retreat.may_withdraw(s):
        s.ask(retreat.FieldOrSiege(defender(s)))


def take_casualties(s: RingkriegState) -> None:
    """RK-B32: both sides, the attacker decides first."""
    b = s.battle
    for side in (defender(s), b[ATTACKER]):
        hits = b[HITS + other(side)] + b[AGAIN + other(side)]
        if s.log is not None and hits > 0:
            tell(s, "hits-due", "RK-B32", side=side, hits=hits)
        s.then(call(casualties.suffer, place_of(s, side), side, hits))


PROGRAMME: Final[tuple[Step, ...]] = (
    field_or_siege,
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
    if s.battle[OVER]:
        return
    for side in (FREE, SHADOW):
        force = army(s, side)
        if not force & ALL_UNITS:
            if s.log is not None:
                tell(s, "army-destroyed", "RK-B38", side=side, region=place_of(s, side), force=force)
            fight.eliminate(s, side, force)


def round_over(s: RingkriegState) -> None:
    """RK-B46, RK-X19, RK-X47: the battle is decided, or the attacker decides first (RK-B66)."""
    b = s.battle
    if b[OVER]:
        s.then(battle_over)
    elif not both_stand(s):
        s.then(decided)
    elif is_siege_battle(s) and b[ROUND] >= (3 if b[TERMS] & THREE_ROUNDS else 1):
        s.ask(Prolong(b[ATTACKER]))
    elif b[TERMS] & NO_CEASE:
        s.then(defender_turns)
    else:
        s.ask(CeaseOrGoOn(b[ATTACKER]))


def decided(s: RingkriegState) -> None:
    """RK-B42, RK-B67, RK-B68, RK-X13, RK-X37, RK-X43 to RK-X45: what follows when an army is gone."""
    b = s.battle
    s.then(battle_over)
    settle_departure(s, b[ORIGIN])
    settle_departure(s, b[TARGET])
    if is_siege_battle(s) or is_sortie(s):
        stronghold_falls(s, battlefield(s))
    elif b[FORCE] & ALL_UNITS:
        s.then(retreat.advance)


def battle_over(s: RingkriegState) -> None:
    if s.log is not None:
        tell(s, "battle-over", "RK-B46", region=battlefield(s))
    s.battle = []


def defender_turns(s: RingkriegState) -> None:
    """RK-B44, RK-B66: the defender may retreat; without a region to go to, or inside, he has to stand."""
    s.then(stand_or_end)
    if retreat.regions(s, s.battle[TARGET], defender(s)):
        s.ask(retreat.Retreat(defender(s), s.battle[TARGET], 1, 0))


def stand_or_end(s: RingkriegState) -> None:
    s.then(battle_over if s.battle[OVER] else new_round)


@final
class CeaseOrGoOn(Question[RingkriegState]):
    """DP-30, RK-B43, RK-X26, RK-X47: the attacker ends the attack (everybody stays where he was), or goes on."""

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
        return text("ringkrieg-ask-cease", seat=seat_name(self.seat), region=region, number=s.battle[ROUND])


@final
class Prolong(Question[RingkriegState]):
    """DP-32, RK-X20, RK-X33: end the siege battle (0), or reduce an Elite for another round (its kind + 1)."""

    __slots__ = ()
    kind: ClassVar[str] = "prolong"
    rule: ClassVar[str] = "RK-X20"

    def answers(self, s: RingkriegState) -> list[int]:
        elites = kinds_in(army(s, self.seat) & ELITES)
        return [STOP, *(kind + 1 for kind in elites if casualties.can_replace(s, kind, self.seat))]

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer == STOP:
            s.then(battle_over)
        else:
            casualties.replace(s, s.battle[ORIGIN], self.seat, answer - 1, self.rule)
            s.then(new_round)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        if answer == STOP:
            return Choice("cease", text("ringkrieg-choose-cease"), ("button:cease",))
        name = KIND_NAMES[answer - 1]
        return Choice(name, text("ringkrieg-choose-prolong", kind=kind_text(answer - 1)), (f"figure:{name}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-prolong", seat=seat_name(self.seat), region=region_text(battlefield(s)))
