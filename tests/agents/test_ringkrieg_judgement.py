"""What quick judgement likes, and that it is worth something in play."""

from random import Random

import pytest

import ringspiel
from ringspiel.agents.greedy import Greedy
from ringspiel.agents.ringkrieg.evaluator import RingkriegEvaluator
from ringspiel.agents.ringkrieg.journey import arrival
from ringspiel.agents.ringkrieg.judge import JUDGES
from ringspiel.agents.ringkrieg.lookahead import Lookahead
from ringspiel.agents.ringkrieg.odds import AT_WALLS, IN_FIELD, chance
from ringspiel.agents.ringkrieg.style import EYES, GUARD, GUILE, HASTE, HEAL, MARCH, PARK, RINGS, SECOND, SIXTH, WARD
from ringspiel.agents.ringkrieg.war import prize_of, stand
from ringspiel.games.ringkrieg.armies import movement
from ringspiel.games.ringkrieg.combat import attacking
from ringspiel.games.ringkrieg.game import Ringkrieg
from ringspiel.games.ringkrieg.hunt import fellowship, hunt
from ringspiel.games.ringkrieg.pieces.figures import FREE, GIMLI, LEGOLAS, ONE, SHADOW
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.turn import actions, dice
from ringspiel.kernel.chance import Generator, key_of
from ringspiel.kernel.perspective import Perspective
from ringspiel.kernel.state import call
from ringspiel.kernel.table import Table
from tests.games.ringkrieg.position import force, location, play, position
from tests.games.ringkrieg.position import state as state_of

GAME = Ringkrieg()


def favourite(state: RingkriegState, style: int = SECOND) -> int:
    """The answer that is judged best."""
    values = RingkriegEvaluator(style).judge(state)
    assert len(values) == len(state.legal)
    return state.legal[values.index(max(values))]


def winner(seed: int, greedy_seat: int) -> int:
    """Who wins when one seat is played by greedy and the other at random."""
    state = GAME.start(2, {}, Generator(key_of(seed)))
    state.run()
    greedy, random = Greedy(seed), Random(seed)
    while (question := state.question) is not None:
        if question.seat == greedy_seat:
            state.answer(greedy.choose(Perspective(GAME, state, greedy_seat)))
        else:
            state.answer(random.choice(state.legal))
    assert state.outcome is not None
    return state.outcome.winners[0]


@pytest.mark.parametrize("seat", [FREE, SHADOW])
def test_greedy_beats_a_random_player_on_both_sides(seat: int) -> None:
    assert sum(winner(seed, seat) == seat for seed in range(6)) >= 5


def test_every_judged_question_is_one_of_the_game() -> None:
    assert set(JUDGES) <= {question.kind for question in GAME.questions}


def test_every_answer_of_a_whole_game_gets_a_value() -> None:
    state = GAME.start(2, {}, Generator(key_of(4)))
    state.run()
    asked = set()
    while (question := state.question) is not None:
        asked.add(question.kind)
        state.answer(favourite(state))
    assert {"act", "attack", "move-army", "who-goes", "casualty"} <= asked


def test_walls_and_numbers_decide_the_odds() -> None:
    many, few = force("sauron 8 regular"), force("gondor 3 regular")
    assert chance(many, few, IN_FIELD) > chance(many, few, AT_WALLS) > chance(few, many, IN_FIELD)
    assert chance(many + force("nazgul 5"), few, AT_WALLS) > chance(many, few, AT_WALLS)


def likes(table: Table, style: int = SECOND) -> str:
    """The notation of the answer that is judged best."""
    return table.describe(favourite(state_of(table), style)).notation


def test_the_weaker_of_two_armies_is_attacked() -> None:
    s = position(
        "osgiliath: sauron 3 regular",
        "north-ithilien: gondor 1 regular",
        "south-ithilien: gondor 8 regular",
        at_war="sauron gondor",
    )
    assert likes(play(s, call(attacking.attack, 0), acting=SHADOW)) == "osgiliath->north-ithilien"


def test_an_empty_city_is_entered() -> None:
    s = position("osgiliath: sauron 4 regular", at_war="sauron")
    table = play(s, call(movement.move_armies, 2, 0), acting=SHADOW)
    assert likes(table) == "osgiliath->minas-tirith"


def test_a_city_near_the_enemy_is_not_left_empty() -> None:
    near = ("minas-tirith: gondor 2 regular", "osgiliath: sauron 2 regular")
    for armies, liked in ((near, "gondor-regular"), (near[:1], "go")):
        table = play(position(*armies, at_war="gondor"), call(movement.move_armies, 2, 0))
        table.answer(table.parse("minas-tirith->lossarnach"))
        assert likes(table) == liked


def test_the_fellowship_walks_around_strongholds_of_the_shadow() -> None:
    table = play(position(figure="hollin"), call(hunt.walk, 3, hunt.REVEALED))
    assert likes(table) != "moria"
    assert likes(table) != "stop"


def test_in_mordor_the_ring_goes_on_before_anything_else() -> None:
    s = position(
        "minas-tirith: gondor 2 regular", free_dice="character muster", mordor=2, corruption=8, figure="morannon"
    )
    table = play(s, actions.opportunity)
    assert likes(table, HASTE) == "character move-fellowship"
    assert likes(table, 0) != "character move-fellowship"


def test_the_shadow_turns_a_die_that_could_do_little_to_bring_a_minion() -> None:
    s = position("orthanc: isengard 3 regular", at_war="isengard", shadow_dice="event", rings=[0, 1])
    table = play(s, actions.opportunity, acting=SHADOW)
    assert likes(table, RINGS) in ("ring event->muster", "ring event->army-muster")
    assert not likes(table, 0).startswith("ring")


def test_the_first_unit_of_a_garrison_is_worth_most() -> None:
    s = position("dale: north 1 regular", "old-forest-road: sauron 3 regular", at_war="north sauron")
    march = (state_of(play(s, call(movement.move_armies, 2, 0))), "dale->erebor")
    values = {
        style: dict(zip(march[0].legal, RingkriegEvaluator(style).judge(march[0]), strict=True)) for style in (0, GUARD)
    }
    assert min(values[GUARD].values()) < min(values[0].values())


def worth(table: Table, style: int, answer: str) -> float:
    """What judgement thinks of an answer."""
    s = state_of(table)
    return RingkriegEvaluator(style).judge(s)[s.legal.index(table.parse(answer))]


def test_free_peoples_who_march_do_so_before_politics() -> None:
    s = position("edoras: rohan 3 regular", at_war="rohan", free_dice="army muster")
    table = play(s, actions.opportunity)
    for style, marches in ((MARCH, True), (0, False)):
        assert (worth(table, style, "army move-army") > worth(table, style, "muster diplomacy")) is marches


@pytest.mark.parametrize(("near", "in_need"), [("fords-of-isen", True), ("edoras", False)])
def test_the_shadow_mans_a_stronghold_beside_the_enemy(near: str, in_need: bool) -> None:
    s = position("orthanc: isengard 1 regular", f"{near}: rohan 4 regular", at_war="isengard", shadow_dice="muster")
    table = play(s, actions.opportunity, acting=SHADOW)
    assert (worth(table, WARD, "muster recruit") > worth(table, 0, "muster recruit")) is in_need


def test_what_was_the_shadows_own_is_worth_more_to_it() -> None:
    s = position("dol-guldur: elves 1 regular")
    region = location("dol-guldur")
    s.captured = 1 << region
    assert prize_of(s, WARD, SHADOW, region) > prize_of(s, 0, SHADOW, region) > 0


def test_a_shadow_with_guile_goes_to_war_before_it_marches() -> None:
    s = position("orthanc: isengard 3 regular", at_war="isengard", shadow_dice="army muster")
    table = play(s, actions.opportunity, acting=SHADOW)
    gain = worth(table, GUILE, "muster diplomacy") - worth(table, 0, "muster diplomacy")
    assert gain == pytest.approx(0.3)
    assert worth(table, GUILE, "army move-army") == worth(table, 0, "army move-army")


def test_a_shadow_with_guile_does_not_wait_until_all_have_come_together() -> None:
    s = position()

    def gathered(style: int, side: int) -> float:
        """How much more ten are worth together than twice five."""
        together, apart = (stand(s, style, side, location("edoras"), number, 1.0) for number in (10, 5))
        return together / (2 * apart)

    assert gathered(0, SHADOW) > gathered(GUILE, SHADOW) > 1
    assert gathered(0, FREE) == gathered(GUILE, FREE)


def test_those_who_like_to_rest_do_so_where_they_are() -> None:
    s = position(figure="rivendell", corruption=2, progress=0)
    table = play(s, fellowship.fellowship_phase)
    assert likes(table, HEAL) == "declare"
    assert likes(table, 0) == "done"


def test_a_fellowship_that_is_found_keeps_away_from_those_who_look_for_it() -> None:
    s = position("high-pass: sauron 1 regular, nazgul 1", figure="fords-of-bruinen")
    table = play(s, call(hunt.walk, 1, hunt.REVEALED))
    assert likes(table, 0) == "high-pass"
    assert likes(table, PARK) != "high-pass"


@pytest.mark.parametrize(("figure", "dice_wanted"), [("rivendell", "0"), ("dagorlad", "4")])
def test_hunt_dice_none_or_many(figure: str, dice_wanted: str) -> None:
    assert likes(play(position(figure=figure), dice.allocate_hunt), EYES) == dice_wanted


def test_who_can_wake_the_nation_is_worth_more_where_companions_arrive() -> None:
    s = position()
    gimli, legolas = ONE[GIMLI], ONE[LEGOLAS]
    erebor = location("erebor")
    assert arrival(s, gimli, erebor) == arrival(s, gimli | legolas, erebor) == arrival(s, legolas, erebor) + 0.5


class Alike(Lookahead):  # type: ignore[misc]
    """Sees the same at the end of every turn."""

    def end_of_turn(self, s: RingkriegState, answer: int, seat: int) -> float:
        return 0.5


def test_looking_ahead_gives_credit_to_what_judgement_prefers() -> None:
    """Where all lead to the same, the first candidate is chosen, and its chance is the higher one."""
    table = ringspiel.new("ringkrieg", 2, seed=1)
    while table.question is None or table.question.kind != "act":
        table.answer(table.answers()[0])
    player = Alike(1, SIXTH, worlds=(1,))
    candidates = table.answers()[:3]
    assert table.seat is not None
    best, chances = player.tried(table.perspective(table.seat), candidates)
    assert best == candidates[0] and chances[candidates[0]] > chances[candidates[1]] == chances[candidates[2]] == 0.5
