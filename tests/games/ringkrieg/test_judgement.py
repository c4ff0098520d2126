"""What quick judgement likes, and that it is worth something in play."""

from random import Random

import pytest

from ringspiel.agents.greedy import Greedy
from ringspiel.games.ringkrieg import battle, hunt, movement
from ringspiel.games.ringkrieg.figures import FREE, SHADOW
from ringspiel.games.ringkrieg.game import Ringkrieg
from ringspiel.games.ringkrieg.judgement.judge import JUDGES
from ringspiel.games.ringkrieg.judgement.odds import AT_WALLS, IN_FIELD, chance
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.table.chance import Generator, key_of
from ringspiel.table.perspective import Perspective
from ringspiel.table.state import call
from ringspiel.table.table import Table
from tests.games.ringkrieg.position import force, play, position
from tests.games.ringkrieg.position import state as state_of

GAME = Ringkrieg()


def favourite(state: RingkriegState) -> int:
    """The answer that is judged best."""
    values = GAME.judge(state)
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


def likes(table: Table) -> str:
    """The notation of the answer that is judged best."""
    return table.describe(favourite(state_of(table))).notation


def test_the_weaker_of_two_armies_is_attacked() -> None:
    s = position(
        "osgiliath: sauron 3 regular",
        "north-ithilien: gondor 1 regular",
        "south-ithilien: gondor 8 regular",
        at_war="sauron gondor",
    )
    assert likes(play(s, call(battle.attack, 0), acting=SHADOW)) == "osgiliath->north-ithilien"


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
