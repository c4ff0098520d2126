"""Der Ringkrieg as the kernel sees it.

Board elements that choices name as targets: `region:ID` (or `region:inside-ID` for the inside of a Stronghold),
`to:ID` for the destination of a march, `figure:KIND`, `nation:ID`, `die:FACE`, `use:USE`, `ring:FACE`, `card:ID`,
`deck:ID`, `hunt-box:N`, `reroll:N`, `outright:KIND` for an Elite lost to two hits, `leadership:N`,
`fellowship:declare`, and `button:NAME` for what has no place on the board.
"""

from __future__ import annotations

from typing import Any, ClassVar, final

from ringspiel.games.ringkrieg import (
    actions,
    armies,
    battle,
    casualties,
    characters,
    court,
    damage,
    dice,
    entry,
    events,
    fellowship,
    guide,
    heuristics,
    hunt,
    invariants,
    mordor,
    movement,
    muster,
    retreat,
    rolls,
    rounds,
    setup,
    turn,
    victory,
    view,
)
from ringspiel.games.ringkrieg.cards import combat, contents, deeds, effects
from ringspiel.games.ringkrieg.judgement import judge
from ringspiel.games.ringkrieg.state import RingkriegState, Shape
from ringspiel.table.chance import Generator
from ringspiel.table.game import Game
from ringspiel.table.options import Option
from ringspiel.table.question import Question
from ringspiel.table.state import StepFunction


@final
class Ringkrieg(Game[RingkriegState]):
    """RK-G1, RK-G2, RK-S1: the base game for two; seat 0 plays the Free Peoples, seat 1 the Shadow."""

    id: ClassVar[str] = "ringkrieg"
    prefix: ClassVar[str] = "RK"
    rules_version: ClassVar[str] = "1"
    seat_counts: ClassVar[tuple[int, ...]] = (2,)
    options: ClassVar[tuple[Option, ...]] = ()
    steps: ClassVar[tuple[StepFunction, ...]] = (
        turn.begin,
        turn.turn,
        setup.shuffle_decks,
        events.draw_cards,
        events.check_hands,
        events.draw_with_die,
        fellowship.fellowship_phase,
        fellowship.phase_two,
        fellowship.declare,
        fellowship.arrive_declared,
        fellowship.move_by_die,
        fellowship.move,
        fellowship.die_to_hunt_box,
        fellowship.hide,
        guide.appoint_guide,
        guide.separate,
        guide.separate_group,
        guide.send_away,
        guide.break_up,
        guide.stay_here,
        dice.allocate_hunt,
        dice.roll_action_dice,
        dice.return_dice,
        actions.action_phase,
        actions.opportunity,
        actions.action_over,
        actions.hand_over,
        armies.check_stacking,
        movement.move_armies,
        movement.next_army,
        characters.move_companions,
        characters.next_companions,
        characters.move_one_group,
        characters.move_minions,
        characters.fly,
        characters.next_minion,
        court.statesman,
        muster.diplomacy,
        muster.recruit,
        muster.voice_of_saruman,
        entry.bring,
        hunt.hunt,
        hunt.roll,
        hunt.hunt_over,
        hunt.roll_with_crebain,
        hunt.tile_due,
        hunt.draw_unless_prevented,
        hunt.draw_tile,
        hunt.draw_again,
        hunt.resolve_tile,
        hunt.tile_done,
        hunt.balrog_tile,
        hunt.walk,
        hunt.arrive_revealed,
        hunt.reveal_by_tile,
        damage.reduce,
        damage.settle,
        damage.use_the_ring,
        damage.lose_at_random,
        mordor.enter,
        mordor.arrive,
        mordor.burden,
        victory.check_conquest,
        battle.attack,
        battle.attack_with,
        battle.attack_from,
        battle.begin,
        battle.white_rider,
        rounds.new_round,
        rounds.go_on,
        rounds.field_or_siege,
        rounds.take_casualties,
        rounds.fallen,
        rounds.round_over,
        rounds.decided,
        rounds.battle_over,
        rounds.defender_turns,
        rounds.stand_or_end,
        rolls.combat_roll,
        rolls.leader_reroll,
        rolls.reroll_for,
        casualties.suffer,
        casualties.take_hits,
        casualties.settle_hits,
        retreat.advance,
        retreat.must_retreat,
        retreat.shrink,
        combat.announce,
        combat.announce_for,
        combat.choose,
        combat.choose_for,
        combat.reveal,
        combat.act,
        combat.act_for,
        combat.put_away,
        combat.sorcery,
        effects.assault,
        effects.onslaught_roll,
        deeds.offer,
        *contents.STEPS,
    )
    questions: ClassVar[tuple[type[Question[Any]], ...]] = (
        actions.Act,
        armies.RemoveExcess,
        battle.Attack,
        battle.WhiteRider,
        battle.WhoFights,
        casualties.Casualty,
        casualties.OwnHits,
        characters.CompanionsGo,
        characters.MinionGoes,
        characters.PickCompanion,
        characters.PickMinion,
        court.Statesman,
        combat.Announce,
        combat.CombatCard,
        combat.Sorcerer,
        *contents.QUESTIONS,
        damage.LowerDamage,
        damage.MeetDamage,
        deeds.Deed,
        deeds.GiveUp,
        dice.HuntAllocation,
        entry.BringCharacter,
        events.ChooseDeck,
        events.DiscardExcess,
        fellowship.PhaseTwo,
        guide.ChooseGuide,
        guide.PickLeaver,
        guide.PickLost,
        guide.SendAway,
        hunt.Reroll,
        hunt.Walk,
        movement.MoveArmy,
        movement.WhoGoes,
        muster.Diplomacy,
        muster.Recruit,
        muster.VoiceOfSaruman,
        retreat.Advance,
        retreat.FieldOrSiege,
        retreat.Retreat,
        rolls.LeaderReroll,
        rounds.CeaseOrGoOn,
        rounds.Prolong,
    )
    shape: ClassVar[Any] = Shape
    hidden: ClassVar[bool] = True

    def start(self, seats: int, options: dict[str, Any], generator: Generator) -> RingkriegState:
        s = setup.fresh(generator)
        s.then(turn.begin)
        return s

    def view(self, s: RingkriegState, seat: int | None) -> dict[str, Any]:
        return view.board(s, seat)

    def evaluate(self, s: RingkriegState, seat: int) -> float:
        return heuristics.evaluate(s, seat)

    def judge(self, s: RingkriegState) -> list[float]:
        values = judge.judge(s)
        return super().judge(s) if values is None else values

    def faults(self, s: RingkriegState) -> list[str]:
        return invariants.faults(s)
