"""The new card, the captured orcs and the Ents: ZT-40 to ZT-44."""

from collections import Counter

import pytest

import ringspiel
from ringspiel.games.tuerme.components import ENT, HERO_OF, HEROES, TILE_COUNTS
from ringspiel.games.tuerme.tiles import draw_back
from tests.games.tuerme.battle import battle, orcs, play, state, told


def cards(table: ringspiel.Table, pile: list[int]) -> list[str]:
    return [HEROES[HERO_OF[card]].id for card in pile]


@pytest.mark.rule("ZT-40")
def test_the_card_played_is_discarded_and_replaced() -> None:
    table = battle(green="h4", hands=["gimli-9 gimli-8 gimli-7"], fate="hero:gandalf-6")
    play(table, "gimli-9", "e", "stop")
    assert cards(table, state(table).hands[0]) == ["gimli-8", "gimli-7", "gandalf-6"]
    assert cards(table, state(table).discards) == ["gimli-9"]


@pytest.mark.rule("ZT-40")
def test_only_its_owner_sees_the_new_card() -> None:
    table = battle(green="h4", hands=["gimli-9"], fate="hero:gandalf-6")
    play(table, "gimli-9", "e", "stop")
    seen = {seat: next(e for e in table.events(seat) if e.kind == "drew").data for seat in (None, 0, 1, 2, 3)}
    assert seen.pop(0) == {"seat": 0, "card": "gandalf-6"}
    assert all(data == {"seat": 0} for data in seen.values())


@pytest.mark.rule("ZT-40")
def test_a_pile_used_up_is_replaced_at_once_by_the_discards() -> None:
    table = battle(green="h4", hands=["gimli-9"])
    s = state(table)
    s.discards, s.pile = s.pile[1:], s.pile[:1]
    discarded = len(s.discards)
    play(table, "gimli-9", "e", "stop")
    assert state(table).discards == []
    assert len(state(table).pile) == discarded + 1, "the card just played is among them"
    assert "heroes-shuffled" in told(table)
    assert len(state(table).hands[0]) == 3


@pytest.mark.rule("ZT-40", "ZT-41")
def test_the_new_card_comes_before_the_tiles() -> None:
    table = play(battle("i4", green="h4", hands=["gimli-9"]), "gimli-9", "e", "stop")
    kinds = told(table)
    turned_up = next(n for n, kind in enumerate(kinds) if kind.startswith("turned-up"))
    assert kinds.index("discarded") < kinds.index("drew") < turned_up


@pytest.mark.rule("ZT-10", "ZT-20", "ZT-40", "ZT-41")
def test_a_turn_has_its_four_parts_in_order() -> None:
    table = battle(green="h4", red="b4", seats=2, hands=["gimli-9", "gimli-8"], fate="hero orcs:isengard-4 hero 1")
    play(table, "gimli-9", "green", "e", "stop")
    kinds = told(table)[told(table).index("turn") :]
    assert kinds == ["turn", "orc-card", "laid"]
    play(table, "gimli-8", "red", "e", "stop")
    assert told(table)[:4] == ["discarded", "drew", "turned-up", "turn"]


@pytest.mark.rule("ZT-41")
def test_the_active_players_tiles_come_first_then_clockwise() -> None:
    table = battle("h3 h4 h6 h7", active=1, red="g5", green="h2", blue="h8", hands=["", "gimli-9"], fate="hero 2 3 1 1")
    play(table, "gimli-9", "e", "stop")
    turned = [(event.data["seat"], event.data["points"]) for event in table.events() if event.kind == "turned-up"]
    assert turned == [(1, 2), (1, 3), (2, 1), (0, 1)]
    assert state(table).points == [1, 5, 1, 0]


@pytest.mark.rule("ZT-41")
def test_without_captured_orcs_nothing_is_turned_up() -> None:
    table = play(battle(green="h4", hands=["gimli-9"]), "gimli-9", "e", "stop")
    assert not any(kind.startswith("turned-up") for kind in told(table))


@pytest.mark.rule("ZT-42")
def test_an_ent_takes_a_step_and_brings_an_event_which_leaves_the_game() -> None:
    table = battle("i4", green="h4", hands=["gimli-9"], fate="hero ent event:wrath-of-the-forest")
    play(table, "gimli-9", "e", "stop")
    assert state(table).ent == 1
    board = table.view()["board"]
    assert board["event"] == "wrath-of-the-forest"
    assert board["event_pile"] == [{"group": 1, "left": 4}, {"group": 2, "left": 5}, {"group": 3, "left": 4}]


@pytest.mark.rule("ZT-42")
def test_each_ent_is_carried_out_before_the_next_tile_is_turned() -> None:
    fate = "hero ent event:wrath-of-the-forest 2 ent event:amon-hen-cleared"
    table = battle("i4 j4 k4", green="h4", hands=["gimli-9"], fate=fate)
    play(table, "gimli-9", "e", "e", "e", "stop")
    parts = [kind for kind in told(table) if kind in ("turned-up", "turned-up-ent", "ent", "event", "cleared")]
    ent = ["turned-up-ent", "ent", "event", "cleared"]
    assert parts == [*ent, "turned-up", *ent]


@pytest.mark.rule("ZT-42", "ZT-61")
def test_the_last_step_brings_no_event_and_the_tiles_left_still_count() -> None:
    table = battle("i4 j4 k4", green="h4", ent=14, hands=["gimli-9"], fate="hero ent 3 2")
    play(table, "gimli-9", "e", "e", "e", "stop")
    assert table.outcome is not None and table.outcome.reason == "ZT-61"
    assert "event" not in told(table)
    assert state(table).ent == 15
    assert table.outcome.scores == [6, 0, 0, 14]


@pytest.mark.rule("ZT-42")
def test_a_further_ent_after_the_last_step_is_only_a_point() -> None:
    table = battle("i4 j4", green="h4", ent=14, hands=["gimli-9"], fate="hero ent ent")
    play(table, "gimli-9", "e", "e", "stop")
    assert state(table).ent == 15 and state(table).points[0] == 2
    assert table.game.faults(table.state) == []


@pytest.mark.rule("ZT-42")
def test_the_partners_ent_counts_too() -> None:
    table = battle("h5 h4", green="g6", red="h3", hands=["gimli-9"], fate="hero 1 ent event:wrath-of-the-forest")
    play(table, "gimli-9", "e", "stop")
    assert state(table).ent == 1 and state(table).tiles == [1, 1, 0, 0]


@pytest.mark.rule("ZT-43")
def test_points_are_shown_to_their_owner_only_until_the_end() -> None:
    table = battle("i4 j4 k4", green="h4", captured=4, hands=["gimli-9"], fate="hero 3 2 2")
    play(table, "gimli-9", "e", "e", "e", "stop")
    for seat in (None, 0, 1, 3):
        players = table.view(seat)["board"]["players"]
        assert [player["tiles"] for player in players] == [3, 0, 0, 4]
        shown = [player["points"] for player in players]
        assert shown == [points if owner == seat else None for owner, points in enumerate([7, 0, 0, 4])]
    for seat in (None, 1):
        seen = [event.data["points"] for event in table.events(seat) if event.kind == "turned-up"]
        assert seen == [3, 2, 2], "all see the reveal"


@pytest.mark.rule("ZT-43")
def test_at_the_end_all_points_are_open() -> None:
    table = battle("i4", green="h4", ent=14, hands=["gimli-9"], fate="hero ent")
    play(table, "gimli-9", "e", "stop")
    assert [player["points"] for player in table.view(None)["board"]["players"]] == [1, 0, 0, 14]


@pytest.mark.rule("ZT-44", "ZT-51")
def test_orcs_removed_by_an_event_go_back_unseen_and_uncounted() -> None:
    table = battle("i4 e1 f2", green="h4", hands=["gimli-9"], fate="hero ent event:wrath-of-the-forest orcs:isengard-4")
    before = state(table).supply
    play(table, "gimli-9", "e", "stop")
    assert state(table).supply == before + 2 - 3
    assert sum(state(table).tiles) == 1
    assert sum(TILE_COUNTS) - sum(state(table).backs) == 1, "only one back is known"
    assert orcs(table) == {"a4", "b4", "c4"}


@pytest.mark.rule("ZT-3", "ZT-44")
def test_every_unseen_tile_is_as_likely_as_its_share() -> None:
    seen: Counter[int] = Counter()
    s = state(battle())
    for _ in range(6000):
        copy = s.clone()
        copy.generator = s.generator
        seen[draw_back(copy)] += 1
    for kind, count in enumerate(TILE_COUNTS):
        assert abs(seen[kind] / 6000 - count / 150) < 0.03
    assert seen[ENT]
