"""What each kind of event tells, as types: `tell` takes these facts, and `shown` says how they are sent.

Facts are the numbers of the rules. The kinds of events that tell the same facts share a TypedDict.
"""

from __future__ import annotations

from typing import Any, Final, Literal, TypedDict, get_args


class Nothing(TypedDict):
    """The kind says it all."""


PlainKind = Literal["hidden", "mordor", "revealed", "stopped", "white-rider"]
EndKind = Literal["end-RK-W2", "end-RK-W3", "end-RK-W5", "end-RK-W6"]


# --- what a seat did -------------------------------------------------------------------------------------------------


class Concerned(TypedDict):
    seat: int


SeatKind = Literal["announced", "passed", "ring-spent", "wants-exchange", "wants-no-exchange"]


class Acted(TypedDict):
    seat: int
    face: int


ActKind = Literal[
    "acts-skip",
    "acts-move-fellowship",
    "acts-hide",
    "acts-separate",
    "acts-move-companions",
    "acts-move-minions",
    "acts-move-army",
    "acts-attack",
    "acts-play-card",
    "acts-diplomacy",
    "acts-recruit",
    "acts-bring-character",
    "acts-draw-card",
    "acts-voice-of-saruman",
    "acts-messenger-move",
    "acts-messenger-attack",
    "acts-messenger-play",
    "acts-statesman",
    "acts-remove-card",
]
"""By the numbers in `turn.uses`."""


class TurnedDie(Acted):
    turned: int


class Rolled(TypedDict):
    seat: int
    faces: list[int]


class Allocated(TypedDict):
    seat: int
    dice: int


class TookRole(TypedDict):
    seat: int
    role: int


class HandSeen(TypedDict):
    seat: int
    whom: int


# --- cards -----------------------------------------------------------------------------------------------------------


class OfCard(TypedDict):
    card: int


CardKind = Literal["discarded", "laid"]


class Played(TypedDict):
    seat: int
    card: int
    effect: int


class Unseen(TypedDict):
    """A card that only its owner knows."""

    seat: int
    deck: int


UnseenKind = Literal["drew-unseen", "put-away-unseen"]


class Drew(Unseen):
    card: int


DrewKind = Literal["drew", "put-away"]


class GaveUnseen(TypedDict):
    seat: int
    mate: int
    deck: int


class Gave(GaveUnseen):
    card: int


class EventHits(TypedDict):
    card: int
    hits: int


class EventRoll(TypedDict):
    card: int
    results: list[int]
    needed: int
    successes: int


class CombatHalf(TypedDict):
    card: int
    half: str


HalfKind = Literal["card-acts", "card-lapses"]


class CombatCard(CombatHalf):
    side: int
    does: int


# --- figures and armies ----------------------------------------------------------------------------------------------


class AtRegion(TypedDict):
    region: int


RegionKind = Literal["battle-over", "declared", "found", "siege-lifted"]


class SideAt(TypedDict):
    side: int
    region: int


SideAtKind = Literal["captured", "mixed", "retaken", "stay-apart", "superiority", "withdraws"]


class OfFigure(TypedDict):
    kind: int


FigureKind = Literal["companion-lost", "guide", "joined", "left-fellowship", "silenced", "slipped-away", "turned-back"]


class FigureAt(TypedDict):
    kind: int
    region: int


FigureAtKind = Literal["entered", "excess", "exchanged", "figure-lost", "recruited", "replaced", "slain", "unit-lost"]


class Reduced(FigureAt):
    """`regular` stands there instead."""

    regular: int


class ForceAt(TypedDict):
    region: int
    force: int


ForceAtKind = Literal["besieged", "leaders-lost", "pieces-removed", "separated"]


class ArmyDestroyed(ForceAt):
    side: int
    others: int


class OfForce(TypedDict):
    force: int


class FigureMoved(TypedDict):
    origin: int
    to: int
    kind: int


FigureMovedKind = Literal["minion-moved"]


class ForceMoved(TypedDict):
    origin: int
    to: int
    force: int


ForceMovedKind = Literal["companions-moved"]


class ArmyMoved(ForceMoved):
    side: int


ArmyMovedKind = Literal["army-advanced", "army-moved", "army-retreated"]


class Attacked(ArmyMoved):
    """The attackers stay in `origin`; `against` are those who are attacked."""

    against: int
    manner: str


# --- combat ----------------------------------------------------------------------------------------------------------


class NewRound(TypedDict):
    number: int
    region: int


class CombatRoll(TypedDict):
    side: int
    results: list[int]
    needed: int
    bonus: int
    hits: int


RollKind = Literal["combat-roll", "extra-roll", "leader-roll"]


class HitsDue(TypedDict):
    side: int
    hits: int


class Points(TypedDict):
    points: int


# --- the Hunt and the tracks -----------------------------------------------------------------------------------------


class HuntRoll(TypedDict):
    results: list[int]
    needed: int
    successes: int


class OfTile(TypedDict):
    tile: int


TileKind = Literal["special-tile", "tile", "tile-back"]


class Damage(TypedDict):
    damage: int


DamageKind = Literal["damage", "damage-lowered"]


class Corruption(Points):
    """`points` more or less than before."""

    corruption: int


CorruptionKind = Literal["corrupted", "healed"]


class Walked(TypedDict):
    to: int


class Progress(TypedDict):
    progress: int


class MordorStep(TypedDict):
    step: int


class Dice(TypedDict):
    dice: int


DiceKind = Literal["die-searches", "wills-lost"]


class Counted(TypedDict):
    number: int


NumberKind = Literal["eyes-removed", "rings-back"]


class OfNation(TypedDict):
    nation: int


class Politics(OfNation):
    box: int


PoliticsKind = Literal["advanced", "turned-away"]


class VictoryPoints(TypedDict):
    free: int
    shadow: int


class NewTurn(TypedDict):
    turn: int


# --- all of them -----------------------------------------------------------------------------------------------------

Kind = Literal[
    PlainKind,
    EndKind,
    SeatKind,
    ActKind,
    "ring-turned",
    "rolled",
    "allocated",
    "role",
    "hand-seen",
    CardKind,
    "played",
    UnseenKind,
    DrewKind,
    "gave-unseen",
    "gave",
    "event-hits",
    "event-roll",
    HalfKind,
    "combat-card",
    RegionKind,
    SideAtKind,
    FigureKind,
    FigureAtKind,
    "elite-reduced",
    ForceAtKind,
    "army-destroyed",
    "lost-in-mordor",
    FigureMovedKind,
    ForceMovedKind,
    ArmyMovedKind,
    "attack",
    "round",
    RollKind,
    "hits-due",
    "given-up",
    "hunt-roll",
    TileKind,
    DamageKind,
    CorruptionKind,
    "walked",
    "fellowship-moved",
    "mordor-step",
    DiceKind,
    NumberKind,
    "activated",
    PoliticsKind,
    "points",
    "turn",
]

FACTS: Final[dict[Kind, Any]] = {
    **dict.fromkeys(get_args(PlainKind), Nothing),
    **dict.fromkeys(get_args(EndKind), Nothing),
    **dict.fromkeys(get_args(SeatKind), Concerned),
    **dict.fromkeys(get_args(ActKind), Acted),
    "ring-turned": TurnedDie,
    "rolled": Rolled,
    "allocated": Allocated,
    "role": TookRole,
    "hand-seen": HandSeen,
    **dict.fromkeys(get_args(CardKind), OfCard),
    "played": Played,
    **dict.fromkeys(get_args(UnseenKind), Unseen),
    **dict.fromkeys(get_args(DrewKind), Drew),
    "gave-unseen": GaveUnseen,
    "gave": Gave,
    "event-hits": EventHits,
    "event-roll": EventRoll,
    **dict.fromkeys(get_args(HalfKind), CombatHalf),
    "combat-card": CombatCard,
    **dict.fromkeys(get_args(RegionKind), AtRegion),
    **dict.fromkeys(get_args(SideAtKind), SideAt),
    **dict.fromkeys(get_args(FigureKind), OfFigure),
    **dict.fromkeys(get_args(FigureAtKind), FigureAt),
    "elite-reduced": Reduced,
    **dict.fromkeys(get_args(ForceAtKind), ForceAt),
    "army-destroyed": ArmyDestroyed,
    "lost-in-mordor": OfForce,
    **dict.fromkeys(get_args(FigureMovedKind), FigureMoved),
    **dict.fromkeys(get_args(ForceMovedKind), ForceMoved),
    **dict.fromkeys(get_args(ArmyMovedKind), ArmyMoved),
    "attack": Attacked,
    "round": NewRound,
    **dict.fromkeys(get_args(RollKind), CombatRoll),
    "hits-due": HitsDue,
    "given-up": Points,
    "hunt-roll": HuntRoll,
    **dict.fromkeys(get_args(TileKind), OfTile),
    **dict.fromkeys(get_args(DamageKind), Damage),
    **dict.fromkeys(get_args(CorruptionKind), Corruption),
    "walked": Walked,
    "fellowship-moved": Progress,
    "mordor-step": MordorStep,
    **dict.fromkeys(get_args(DiceKind), Dice),
    **dict.fromkeys(get_args(NumberKind), Counted),
    "activated": OfNation,
    **dict.fromkeys(get_args(PoliticsKind), Politics),
    "points": VictoryPoints,
    "turn": NewTurn,
}
"""By kind."""
