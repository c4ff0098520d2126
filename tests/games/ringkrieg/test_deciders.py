"""Side is not seat: who decides, with one player on a side and with two (RK-401 to RK-440)."""

import pytest

import ringspiel
from ringspiel.games.ringkrieg.armies.minions import flyers_at
from ringspiel.games.ringkrieg.armies.routes import marches
from ringspiel.games.ringkrieg.combat.attacking import attacks
from ringspiel.games.ringkrieg.pieces.figures import (
    ALL_OF,
    FREE,
    GONDOR,
    KIND_NAMES,
    MOUTH_OF_SAURON,
    NATION_COUNT,
    NATIONS,
    NAZGUL,
    NONE,
    NORTH,
    SARUMAN,
    SHADOW,
    SIDE,
    SIDE_OF_NATION,
    WITCH_KING,
)
from ringspiel.games.ringkrieg.politics.entry import entries
from ringspiel.games.ringkrieg.politics.muster import can_advance_by_die, recruits
from ringspiel.games.ringkrieg.setup import fresh
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import (
    ACTION,
    DICE,
    FELLOWSHIP,
    HUNT,
    army_leader,
    decider,
    figure_leader,
    hand_limit,
    in_turn,
    nation_leader,
    pass_markers,
    seats_of,
    side_of_seat,
)
from ringspiel.games.ringkrieg.teams.roles import LED, ROLE_NAMES_FOR, ROLES, ROLES_FOR
from ringspiel.games.ringkrieg.telling.pairs import pair_of
from ringspiel.games.ringkrieg.turn.actions import hand_over
from ringspiel.games.ringkrieg.turn.dice import MUSTER
from ringspiel.kernel.chance import Generator, key_of
from tests.games.ringkrieg.position import force, location, position


def table_for(seats: int) -> RingkriegState:
    return fresh(seats, Generator(key_of(1)))


def with_four(s: RingkriegState, *, actor: str) -> RingkriegState:
    """The same board with four players, one of whom acts."""
    four = table_for(4)
    s.roles, s.leading, s.actors, s.hands, s.face_down = (
        four.roles,
        four.leading,
        four.actors,
        four.hands,
        four.face_down,
    )
    seat = s.roles.index(ROLES.index(actor))
    s.acting = side_of_seat(s, seat)
    s.actors[s.acting] = seat
    return s


def role_of(s: RingkriegState, seat: int) -> str:
    return ROLES[s.roles[seat]]


@pytest.mark.parametrize("acting", [FREE, SHADOW])
def test_with_two_seats_side_and_seat_are_the_same(acting: int) -> None:
    s = table_for(2)
    s.acting = acting
    for side in (FREE, SHADOW):
        assert seats_of(s, side) == [side] and side_of_seat(s, side) == side and hand_limit(s, side) == 6
        assert {decider(s, side, matter) for matter in (ACTION, FELLOWSHIP, DICE, HUNT)} == {side}
        assert army_leader(s, side, s.at[0]) == side and LED[s.roles[side]] == SIDE[side]
    assert [nation_leader(s, nation) for nation in range(NATION_COUNT)] == list(SIDE_OF_NATION)
    assert in_turn(s) == [acting, 1 - acting]


@pytest.mark.rule("RK-401")
def test_four_roles_lead_their_nations() -> None:
    s = table_for(4)
    led: dict[str, set[str]] = {role_of(s, seat): set() for seat in range(4)}
    for nation in range(NATION_COUNT):
        led[role_of(s, nation_leader(s, nation))].add(NATIONS[nation])
    assert led["gondor"] == {"gondor", "elves"} and led["rohan"] == {"rohan", "north", "dwarves"}
    assert led["witch-king"] == {"sauron"} and led["saruman"] == {"isengard", "southrons"}


@pytest.mark.rule("RK-401")
@pytest.mark.parametrize("seats", ROLES_FOR)
def test_no_figure_is_left_without_a_player(seats: int) -> None:
    s = table_for(seats)
    for side in (FREE, SHADOW):
        everybody = 0
        for seat in seats_of(s, side):
            everybody |= LED[s.roles[seat]]
        assert everybody == SIDE[side]


@pytest.mark.rule("RK-417")
def test_each_minion_follows_one_of_the_two() -> None:
    s = table_for(4)
    followed = {kind: role_of(s, figure_leader(s, SHADOW, ALL_OF[kind])) for kind in (SARUMAN, WITCH_KING)}
    assert followed == {SARUMAN: "saruman", WITCH_KING: "witch-king"}
    assert role_of(s, figure_leader(s, SHADOW, ALL_OF[MOUTH_OF_SAURON])) == "witch-king"


@pytest.mark.rule("RK-418")
def test_nazgul_follow_the_acting_player() -> None:
    s = table_for(4)
    s.acting = SHADOW
    for seat in seats_of(s, SHADOW):
        s.actors[SHADOW] = seat
        assert figure_leader(s, SHADOW, ALL_OF[NAZGUL]) == seat


@pytest.mark.rule("RK-403", "RK-408", "RK-409", "RK-416", "RK-439")
def test_the_leading_player_decides_on_fellowship_dice_and_hunt() -> None:
    s = table_for(4)
    for side, role in ((FREE, "gondor"), (SHADOW, "witch-king")):
        assert {role_of(s, decider(s, side, matter)) for matter in (FELLOWSHIP, DICE, HUNT)} == {role}


@pytest.mark.rule("RK-410")
def test_an_action_is_the_acting_players() -> None:
    s = table_for(4)
    assert role_of(s, decider(s, FREE, ACTION)) == "rohan", "the one without the marker acts first"
    assert role_of(s, decider(s, SHADOW, ACTION)) == "witch-king", "what others ask of a side is its leader's"
    s.acting = SHADOW
    assert role_of(s, decider(s, SHADOW, ACTION)) == "saruman"


@pytest.mark.rule("RK-420", "RK-428")
def test_a_mixed_army_follows_the_player_with_more_in_it() -> None:
    s = table_for(4)
    gondor, rohan = nation_leader(s, GONDOR), nation_leader(s, NORTH)
    assert army_leader(s, FREE, force("gondor 1 regular, north 2 regular")) == rohan
    assert army_leader(s, FREE, force("gondor 1 regular, gondor 1 leader, north 1 elite, gandalf-white")) == gondor
    assert army_leader(s, FREE, force("gondor 1 regular, north 1 elite")) == rohan, "a tie goes by Elites"
    assert army_leader(s, FREE, force("gondor 1 regular, north 1 regular")) == gondor, "then to the marker"
    s.leading[FREE] = rohan
    assert army_leader(s, FREE, force("gondor 1 regular, north 1 regular")) == rohan


@pytest.mark.rule("RK-302", "RK-406")
def test_teammates_hold_fewer_cards() -> None:
    assert [hand_limit(table_for(4), seat) for seat in range(4)] == [4, 4, 4, 4]
    assert [hand_limit(table_for(3), seat) for seat in range(3)] == [6, 4, 4]


@pytest.mark.rule("RK-404", "RK-410")
def test_the_marker_passes_every_turn_and_the_other_one_acts_first() -> None:
    s = table_for(4)
    for turn, leaders in ((1, ["gondor", "witch-king"]), (2, ["rohan", "saruman"]), (3, ["gondor", "witch-king"])):
        s.turn = turn
        pass_markers(s)
        assert [role_of(s, seat) for seat in s.leading] == leaders
        assert not set(s.leading) & set(s.actors)


@pytest.mark.rule("RK-410", "RK-411")
def test_teammates_act_in_turn_and_who_passes_acts_again() -> None:
    s = table_for(4)
    order = []
    for acted in (1, 1, 0, 1, 1, 1):
        order.append(role_of(s, s.actors[s.acting]))
        hand_over(s, acted)
    assert order == ["rohan", "saruman", "gondor", "witch-king", "gondor", "saruman"]


@pytest.mark.rule("RK-412")
@pytest.mark.parametrize(("actor", "moves"), [("gondor", "osgiliath"), ("rohan", "edoras")])
def test_players_move_and_fight_with_their_nations_only(actor: str, moves: str) -> None:
    armies = ("osgiliath: gondor 2 regular", "edoras: rohan 2 regular", "north-ithilien: sauron 1 regular")
    s = with_four(position(*armies, "folde: isengard 1 regular", at_war="gondor rohan"), actor=actor)
    assert {pair_of(answer)[0] for answer in marches(s, FREE, 0, 1)} == {location(moves)}
    assert {pair_of(answer)[0] for answer in attacks(s, FREE, 0, 0)} == {location(moves)}


@pytest.mark.rule("RK-412", "RK-418")
def test_players_recruit_for_their_nations_only_and_nazgul_come_with_sauron() -> None:
    for actor, names in (("witch-king", {"sauron", "nazgul"}), ("saruman", {"isengard", "southrons"})):
        s = with_four(position(at_war="sauron isengard southrons"), actor=actor)
        kinds = {pair_of(answer)[0] for answer in recruits(s, SHADOW, True, NONE)}
        assert {KIND_NAMES[kind].partition("-")[0] for kind in kinds} == names


@pytest.mark.rule("RK-414")
def test_players_move_the_counters_of_their_nations_only() -> None:
    for actor, names in (("gondor", {"elves", "gondor"}), ("rohan", {"dwarves", "north", "rohan"})):
        s = with_four(position(), actor=actor)
        assert {NATIONS[nation] for nation in can_advance_by_die(s, FREE)} == names


@pytest.mark.rule("RK-417", "RK-440")
def test_both_shadow_players_bring_and_move_their_own_minions() -> None:
    armies = ("orthanc: isengard 1 regular", "dol-guldur: sauron 1 regular, nazgul, witch-king")
    for actor, may_come, may_fly in (("saruman", {SARUMAN}, {NAZGUL}), ("witch-king", set(), {NAZGUL, WITCH_KING})):
        s = with_four(position(*armies, at_war="isengard sauron"), actor=actor)
        assert {pair_of(answer)[0] for answer in entries(s, SHADOW, MUSTER)} == may_come
        assert set(flyers_at(s, location("dol-guldur"), 0)) == may_fly


@pytest.mark.rule("RK-402")
def test_all_else_is_as_with_two_and_teammates_are_one_side() -> None:
    two, four = table_for(2), table_for(4)
    assert four.at == two.at and four.decks == two.decks and four.pool == two.pool and four.rings == two.rings
    assert four.political == two.political and [s.points(FREE) for s in (two, four)] == [0, 0]


@pytest.mark.rule("RK-401")
@pytest.mark.parametrize("seats", ROLES_FOR)
def test_who_plays_what_is_chosen_or_drawn(seats: int) -> None:
    names = list(ROLE_NAMES_FOR[seats])
    chosen = ringspiel.new("ringkrieg", seats, seed=1, options={"roles": names[::-1]})
    assert [player["role"] for player in chosen.view(None)["board"]["players"]] == names[::-1]
    tables = [ringspiel.new("ringkrieg", seats, seed=seed, options={"roles": "drawn"}) for seed in range(8)]
    drawn = [[player["role"] for player in table.view(None)["board"]["players"]] for table in tables]
    assert all(sorted(roles) == sorted(names) for roles in drawn) and len({tuple(roles) for roles in drawn}) > 1


@pytest.mark.rule("RK-403")
def test_gondor_and_the_witch_king_lead_first_wherever_they_sit() -> None:
    options = {"roles": ["saruman", "rohan", "witch-king", "gondor"]}
    shown = ringspiel.new("ringkrieg", 4, seed=1, options=options).view(None)["board"]["players"]
    assert {player["role"] for player in shown if player["leading"]} == {"gondor", "witch-king"}
    assert {player["role"] for player in shown if player["next"]} == {"rohan", "saruman"}
