"""Reports what only the expansion tells, with the facts of `facts`."""

from __future__ import annotations

from typing import Any, Literal, Unpack, overload

from ringspiel.games.ringkrieg.expansion.facts import FactionKind, Kind
from ringspiel.games.ringkrieg.telling import facts
from ringspiel.games.ringkrieg.words import NARRATOR
from ringspiel.kernel.state import State


@overload
def tell_of(s: State, happened: FactionKind, cited: str, /, **told: Unpack[facts.Concerned]) -> None: ...


@overload
def tell_of(s: State, happened: Literal["by-ship"], cited: str, /, **told: Unpack[facts.AtRegion]) -> None: ...


@overload
def tell_of(s: State, happened: Literal["ent-walked"], cited: str, /, **told: Unpack[facts.FigureMoved]) -> None: ...


@overload
def tell_of(s: State, happened: Literal["ents-roll"], cited: str, /, **told: Unpack[facts.CombatRoll]) -> None: ...


@overload
def tell_of(s: State, happened: Literal["fleet-moved"], cited: str, /, **told: Unpack[facts.ForceMoved]) -> None: ...


def tell_of(s: State, happened: Kind, cited: str, /, **told: Any) -> None:
    """Report what everybody may know. Check `log` first, so that no facts are gathered for nobody."""
    NARRATOR.tell(s, happened, cited, **told)
