"""The ranking of teammates (RK-433 to RK-436, RK-441, RK-308): the team wins, and besides one of the two did better."""

from typing import Any

import pytest

from ringspiel.games.ringkrieg.armies import capture, movement
from ringspiel.games.ringkrieg.combat import attacking, casualties
from ringspiel.games.ringkrieg.pieces.figures import FREE, SHADOW
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams import ranking
from ringspiel.games.ringkrieg.turn import victory
from ringspiel.kernel.outcome import Outcome
from ringspiel.kernel.state import call
from tests.games.ringkrieg.fighting import dice
from tests.games.ringkrieg.position import force, location, play, position, seat_of, state

SACKED = "pelargir edoras helms-deep dale rivendell"


def team(seats: int = 4, captured: str = "", by: dict[str, str] | None = None, **fields: Any) -> RingkriegState:
    """`by` says which role has captured what."""
    s = position(seats=seats, captured=captured, **fields)
    assert s.teams is not None
    for role, regions in (by or {}).items():
        s.teams.conquests[seat_of(s, role)] = sum(1 << location(region) for region in regions.split())
    return s


def won(s: RingkriegState, side: int, rule: str = "RK-W5") -> Outcome:
    victory.win(s, side, rule)
    assert s.outcome is not None
    return s.outcome


def places(s: RingkriegState, outcome: Outcome, *roles: str) -> list[int]:
    return [outcome.team_ranks[seat_of(s, role)] for role in roles]


@pytest.mark.rule("RK-433")
def test_the_team_wins_together_whatever_the_ranking_says() -> None:
    s = team(captured="minas-tirith", by={"witch-king": "minas-tirith"})
    outcome = won(s, SHADOW)
    assert outcome.winners == [seat_of(s, "witch-king"), seat_of(s, "saruman")]
    assert {outcome.ranks[seat_of(s, role)] for role in ("gondor", "rohan")} == {2}
    assert outcome.to_json()["places"] == outcome.team_ranks


@pytest.mark.rule("RK-434")
def test_for_the_shadow_points_captured_count_less_places_lost() -> None:
    captured = "minas-tirith edoras helms-deep dale"
    by = {"witch-king": "minas-tirith", "saruman": "edoras helms-deep"}
    s = team(captured=captured, by=by)
    assert places(s, won(s, SHADOW), "saruman", "witch-king") == [1, 2]
    s = team(captured=captured + " orthanc", by=by)
    assert ranking.merit(s, seat_of(s, "saruman"), SHADOW) == 3 - 1
    assert places(s, won(s, SHADOW), "saruman", "witch-king") == [1, 1]


@pytest.mark.rule("RK-435")
def test_for_the_free_peoples_the_fewer_places_lost_the_better() -> None:
    s = team(captured="minas-tirith edoras dale")
    assert places(s, won(s, FREE, "RK-W3"), "gondor", "rohan") == [1, 2]
    assert places(s, won(s, FREE, "RK-W3"), "saruman", "witch-king") == [0, 0], "who has lost is not compared"


@pytest.mark.rule("RK-434", "RK-435")
def test_towns_do_not_count() -> None:
    s = team(captured="folde lossarnach")
    assert ranking.lost(s, seat_of(s, "gondor")) == 0


@pytest.mark.rule("RK-436")
def test_the_conqueror_leads_the_army_at_that_moment_and_a_tie_is_shared() -> None:
    s = team()
    s.at[location("westemnet")] = force("isengard 2 regular, sauron 1 regular")
    s.acting = SHADOW
    movement.march(s, s.at[location("westemnet")], location("westemnet"), location("edoras"))
    assert s.teams is not None
    assert s.teams.conquests[seat_of(s, "saruman")] == 1 << location("edoras")
    equal = team(captured="edoras pelargir", by={"witch-king": "edoras", "saruman": "pelargir"})
    assert places(equal, won(equal, SHADOW), "witch-king", "saruman") == [1, 1]


@pytest.mark.rule("RK-436")
def test_who_only_stands_there_has_captured_nothing() -> None:
    s = team()
    s.at[location("edoras")] = force("witch-king, mouth-of-sauron")
    s.at[location("westemnet")] = force("isengard 1 regular")
    s.acting = SHADOW
    movement.march(s, force("isengard 1 regular"), location("westemnet"), location("edoras"))
    assert s.teams is not None
    assert s.teams.conquests[seat_of(s, "saruman")] == 1 << location("edoras")


BESIEGERS = "helms-deep: isengard 2 regular, sauron 3 regular, nazgul, witch-king"


@pytest.mark.rule("RK-436", "RK-438")
@pytest.mark.parametrize(("stormers", "conqueror"), [("isengard 2 regular", "saruman"), ("", "witch-king")])
def test_besiegers_who_storm_alone_have_captured_it_alone(stormers: str, conqueror: str) -> None:
    """Without stormers, when a card has killed the garrison, the larger army around it has."""
    s = position(
        BESIEGERS, "inside helms-deep: rohan 1 regular", seats=4, at_war="rohan isengard sauron", actor="saruman"
    )
    place = location("helms-deep")
    if stormers:
        step = call(attacking.begin, place, location("inside helms-deep"), force(stormers), 0)
        table = play(s, step, rolls=dice([6, 6, 1]), acting=SHADOW)
    else:
        table = play(s, call(casualties.take_hits, location("inside helms-deep"), FREE, 1), acting=SHADOW)
    teams = state(table).teams
    assert teams is not None and teams.conquests[seat_of(s, conqueror)] == 1 << place


@pytest.mark.rule("RK-441")
def test_what_was_lost_again_counts_for_nobody_and_what_was_retaken_is_not_lost() -> None:
    s = team(captured="edoras", by={"saruman": "edoras"})
    s.at[location("edoras")] = force("rohan 1 regular")
    capture.capture(s, location("edoras"), FREE)
    assert ranking.won(s, seat_of(s, "saruman")) == 0 and ranking.lost(s, seat_of(s, "saruman")) == 0
    assert ranking.lost(s, seat_of(s, "rohan")) == 0 and not s.captured


@pytest.mark.rule("RK-308")
def test_with_three_only_the_shadow_is_ranked() -> None:
    s = team(3, captured="edoras", by={"saruman": "edoras"})
    assert places(s, won(s, SHADOW), "saruman", "witch-king", "free-peoples") == [1, 2, 0]
    assert won(s, FREE, "RK-W3").team_ranks == [0, 0, 0]


@pytest.mark.rule("RK-433")
def test_with_two_nobody_is_compared() -> None:
    s = position(captured="edoras")
    outcome = won(s, SHADOW)
    assert outcome.team_ranks == [0, 0] and "places" not in outcome.to_json()


@pytest.mark.rule("RK-434")
def test_the_results_say_what_the_ranking_was_made_of() -> None:
    s = team(captured="edoras", by={"saruman": "edoras"}, corruption=12)
    table = play(s, victory.check_corruption)
    results = table.view(None)["results"]
    assert results[seat_of(s, "saruman")]["args"]["won"] == 1
    assert results[seat_of(s, "rohan")]["args"]["lost"] == 1
