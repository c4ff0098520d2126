"""Reports what happens in the war. A type checker knows the facts of every kind of event, and refuses any others."""

from __future__ import annotations

from typing import Any, Literal, Unpack, overload

from ringspiel.games.ringkrieg.pieces.figures import kinds_in
from ringspiel.games.ringkrieg.telling import facts
from ringspiel.games.ringkrieg.words import NARRATOR
from ringspiel.kernel.event import Event
from ringspiel.kernel.state import State


@overload
def tell(
    state: State, happened: facts.PlainKind | facts.EndKind, cited: str, /, **told: Unpack[facts.Nothing]
) -> None: ...


@overload
def tell(s: State, happened: facts.SeatKind, cited: str, /, **told: Unpack[facts.Concerned]) -> None: ...


@overload
def tell(s: State, happened: facts.ActKind, cited: str, /, **told: Unpack[facts.Acted]) -> None: ...


@overload
def tell(s: State, happened: Literal["ring-turned"], cited: str, /, **told: Unpack[facts.TurnedDie]) -> None: ...


@overload
def tell(s: State, happened: Literal["rolled"], cited: str, /, **told: Unpack[facts.Rolled]) -> None: ...


@overload
def tell(s: State, happened: Literal["allocated"], cited: str, /, **told: Unpack[facts.Allocated]) -> None: ...


@overload
def tell(s: State, happened: Literal["role"], cited: str, /, **told: Unpack[facts.TookRole]) -> None: ...


@overload
def tell(s: State, happened: Literal["hand-seen"], cited: str, /, **told: Unpack[facts.HandSeen]) -> None: ...


@overload
def tell(s: State, happened: facts.CardKind, cited: str, /, **told: Unpack[facts.OfCard]) -> None: ...


@overload
def tell(s: State, happened: Literal["played"], cited: str, /, **told: Unpack[facts.Played]) -> None: ...


@overload
def tell(s: State, happened: Literal["event-hits"], cited: str, /, **told: Unpack[facts.EventHits]) -> None: ...


@overload
def tell(s: State, happened: Literal["event-roll"], cited: str, /, **told: Unpack[facts.EventRoll]) -> None: ...


@overload
def tell(s: State, happened: facts.HalfKind, cited: str, /, **told: Unpack[facts.CombatHalf]) -> None: ...


@overload
def tell(s: State, happened: Literal["combat-card"], cited: str, /, **told: Unpack[facts.CombatCard]) -> None: ...


@overload
def tell(s: State, happened: facts.RegionKind, cited: str, /, **told: Unpack[facts.AtRegion]) -> None: ...


@overload
def tell(s: State, happened: facts.SideAtKind, cited: str, /, **told: Unpack[facts.SideAt]) -> None: ...


@overload
def tell(s: State, happened: facts.FigureKind, cited: str, /, **told: Unpack[facts.OfFigure]) -> None: ...


@overload
def tell(s: State, happened: facts.FigureAtKind, cited: str, /, **told: Unpack[facts.FigureAt]) -> None: ...


@overload
def tell(s: State, happened: Literal["elite-reduced"], cited: str, /, **told: Unpack[facts.Reduced]) -> None: ...


@overload
def tell(s: State, happened: facts.ForceAtKind, cited: str, /, **told: Unpack[facts.ForceAt]) -> None: ...


@overload
def tell(
    state: State, happened: Literal["army-destroyed"], cited: str, /, **told: Unpack[facts.ArmyDestroyed]
) -> None: ...


@overload
def tell(s: State, happened: Literal["lost-in-mordor"], cited: str, /, **told: Unpack[facts.OfForce]) -> None: ...


@overload
def tell(s: State, happened: facts.FigureMovedKind, cited: str, /, **told: Unpack[facts.FigureMoved]) -> None: ...


@overload
def tell(s: State, happened: facts.ForceMovedKind, cited: str, /, **told: Unpack[facts.ForceMoved]) -> None: ...


@overload
def tell(s: State, happened: facts.ArmyMovedKind, cited: str, /, **told: Unpack[facts.ArmyMoved]) -> None: ...


@overload
def tell(s: State, happened: Literal["attack"], cited: str, /, **told: Unpack[facts.Attacked]) -> None: ...


@overload
def tell(s: State, happened: Literal["round"], cited: str, /, **told: Unpack[facts.NewRound]) -> None: ...


@overload
def tell(s: State, happened: facts.RollKind, cited: str, /, **told: Unpack[facts.CombatRoll]) -> None: ...


@overload
def tell(s: State, happened: Literal["hits-due"], cited: str, /, **told: Unpack[facts.HitsDue]) -> None: ...


@overload
def tell(s: State, happened: Literal["given-up"], cited: str, /, **told: Unpack[facts.Points]) -> None: ...


@overload
def tell(s: State, happened: Literal["hunt-roll"], cited: str, /, **told: Unpack[facts.HuntRoll]) -> None: ...


@overload
def tell(s: State, happened: facts.TileKind, cited: str, /, **told: Unpack[facts.OfTile]) -> None: ...


@overload
def tell(s: State, happened: facts.DamageKind, cited: str, /, **told: Unpack[facts.Damage]) -> None: ...


@overload
def tell(s: State, happened: facts.CorruptionKind, cited: str, /, **told: Unpack[facts.Corruption]) -> None: ...


@overload
def tell(s: State, happened: Literal["walked"], cited: str, /, **told: Unpack[facts.Walked]) -> None: ...


@overload
def tell(
    state: State, happened: Literal["fellowship-moved"], cited: str, /, **told: Unpack[facts.Progress]
) -> None: ...


@overload
def tell(s: State, happened: Literal["mordor-step"], cited: str, /, **told: Unpack[facts.MordorStep]) -> None: ...


@overload
def tell(s: State, happened: facts.DiceKind, cited: str, /, **told: Unpack[facts.Dice]) -> None: ...


@overload
def tell(s: State, happened: facts.NumberKind, cited: str, /, **told: Unpack[facts.Counted]) -> None: ...


@overload
def tell(s: State, happened: Literal["activated"], cited: str, /, **told: Unpack[facts.OfNation]) -> None: ...


@overload
def tell(s: State, happened: facts.PoliticsKind, cited: str, /, **told: Unpack[facts.Politics]) -> None: ...


@overload
def tell(s: State, happened: Literal["points"], cited: str, /, **told: Unpack[facts.VictoryPoints]) -> None: ...


@overload
def tell(s: State, happened: Literal["turn"], cited: str, /, **told: Unpack[facts.NewTurn]) -> None: ...


def tell(s: State, happened: facts.Kind, cited: str, /, **told: Any) -> None:
    """Report what everybody may know. Check `log` first, so that no facts are gathered for nobody."""
    NARRATOR.tell(s, happened, cited, **told)


@overload
def event(happened: facts.UnseenKind, cited: str, /, **told: Unpack[facts.Unseen]) -> Event: ...


@overload
def event(happened: facts.DrewKind, cited: str, /, **told: Unpack[facts.Drew]) -> Event: ...


@overload
def event(happened: Literal["gave-unseen"], cited: str, /, **told: Unpack[facts.GaveUnseen]) -> Event: ...


@overload
def event(happened: Literal["gave"], cited: str, /, **told: Unpack[facts.Gave]) -> Event: ...


def event(happened: facts.Kind, cited: str, /, **told: Any) -> Event:
    """What only some may know, or what the others see instead."""
    return NARRATOR.event(happened, cited, **told)


def army_destroyed(s: State, cited: str, side: int, region: int, force: int) -> None:
    """Report that an army is destroyed, and which of its figures are lost with it."""
    others = len(kinds_in(force))
    tell(s, "army-destroyed", cited, side=side, region=region, force=force, others=others)
