"""What can be ordered in advance, so that the others need not wait for answers that only delay."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.cards.combat import NO, Announce
from ringspiel.games.ringkrieg.combat.casualties import WAYS, Casualty
from ringspiel.games.ringkrieg.combat.retreat import STAND, FieldOrSiege, Retreat
from ringspiel.games.ringkrieg.combat.rolls import LeaderReroll
from ringspiel.games.ringkrieg.pieces.figures import ALL_OF, REGULARS
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import side_of_seat
from ringspiel.games.ringkrieg.turn.actions import PASS, Act
from ringspiel.kernel.advance_orders import AdvanceOrder


def this_battle(s: RingkriegState) -> str:
    battle = s.battle
    return "" if battle is None else f"{s.turn} {battle.origin} {battle.target}"


@final
class NoCombatCard(AdvanceOrder[RingkriegState]):
    """RK-B19: no combat card in this battle, whatever one holds."""

    id: ClassVar[str] = "no-combat-card"

    def scope(self, s: RingkriegState, seat: int) -> str:
        return this_battle(s)

    def answer(self, s: RingkriegState, seat: int) -> int | None:
        return NO if isinstance(s.question, Announce) else None


@final
class RegularsFirst(AdvanceOrder[RingkriegState]):
    """RK-B33: hits are taken by Regulars, as long as it is clear by which."""

    id: ClassVar[str] = "regulars-first"

    def scope(self, s: RingkriegState, seat: int) -> str:
        return this_battle(s)

    def answer(self, s: RingkriegState, seat: int) -> int | None:
        question = s.question
        if not isinstance(question, Casualty):
            return None
        regular = [answer for answer in s.legal if ALL_OF[WAYS[answer].kind] & REGULARS]
        return regular[0] if len(regular) == 1 else None


@final
class AllRerolls(AdvanceOrder[RingkriegState]):
    """RK-B28: Leaders re-roll as many dice as they may in this battle."""

    id: ClassVar[str] = "reroll"

    def scope(self, s: RingkriegState, seat: int) -> str:
        return this_battle(s)

    def answer(self, s: RingkriegState, seat: int) -> int | None:
        question = s.question
        return question.most if isinstance(question, LeaderReroll) else None


@final
class Stand(AdvanceOrder[RingkriegState]):
    """RK-B44: the army does not retreat from this battle."""

    id: ClassVar[str] = "stand"

    def scope(self, s: RingkriegState, seat: int) -> str:
        return this_battle(s)

    def answer(self, s: RingkriegState, seat: int) -> int | None:
        question = s.question
        return STAND if isinstance(question, Retreat) and question.may_stand else None


@final
class WithdrawIntoSiege(AdvanceOrder[RingkriegState]):
    """RK-X5: armies attacked at their own Strongholds in this turn withdraw; a battle begins with that question."""

    id: ClassVar[str] = "withdraw"

    def scope(self, s: RingkriegState, seat: int) -> str:
        return f"{s.turn}"

    def answer(self, s: RingkriegState, seat: int) -> int | None:
        return 1 if isinstance(s.question, FieldOrSiege) else None


@final
class PassWhilePossible(AdvanceOrder[RingkriegState]):
    """RK-T13: pass in this turn as long as the opponent has more dice."""

    id: ClassVar[str] = "pass"

    def scope(self, s: RingkriegState, seat: int) -> str:
        mine = side_of_seat(s, seat)
        return f"{s.turn}" if 0 < s.unused(mine) < s.unused(1 - mine) else ""

    def answer(self, s: RingkriegState, seat: int) -> int | None:
        return PASS if isinstance(s.question, Act) and PASS in s.legal else None


ADVANCE_ORDERS: Final = (
    NoCombatCard(),
    AllRerolls(),
    RegularsFirst(),
    Stand(),
    WithdrawIntoSiege(),
    PassWhilePossible(),
)
