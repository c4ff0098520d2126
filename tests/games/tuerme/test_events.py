"""The event cards: ZT-50 to ZT-56."""

from typing import Any

import pytest

import ringspiel
from ringspiel.games.tuerme.advance_orders import MusterNear
from ringspiel.games.tuerme.board import NAMES
from ringspiel.games.tuerme.components import AREA_FIELDS, AREAS, HAPPENINGS, HERO_OF, HEROES
from ringspiel.games.tuerme.events import exchange_hands
from tests.games.tuerme.battle import battle, field_of, legal, orcs, play, state, told

CLEARING = {
    "amon-hen-cleared": "amon-hen",
    "wrath-of-the-forest": "fangorn",
    "guard-of-edoras": "edoras",
    "riders-of-the-mark": "rohan-plain",
    "morning-in-the-deep": "helms-deep",
    "sortie-from-minas-tirith": "minas-tirith",
}
EARLIER = {1: 0, 2: 5, 3: 10}
"""How many event cards lie above the first one of a group."""


def area(name: str) -> list[str]:
    return [NAMES[field] for field in AREA_FIELDS[AREAS.index(name)]]


def happens(event: str, standing: str = "", fate: str = "", seats: int = 4, **figures: Any) -> ringspiel.Table:
    """Green captures an orc on e8 whose back shows an Ent, and this event comes of it."""
    group = next(happening.group for happening in HAPPENINGS if happening.id == event)
    table = battle(
        f"e8 {standing}",
        seats=seats,
        ent=EARLIER[group],
        hands=["gimli-9"],
        fate=f"hero ent event:{event} {fate}",
        **{"green": "d8", "red": "p1", "blue": "p3", "yellow": "o1", **figures},
    )
    play(table, "gimli-9", *(["green"] if seats == 2 else []), "e", "stop")
    assert "event" in told(table)
    return table


@pytest.mark.rule("ZT-51")
@pytest.mark.parametrize(("event", "where"), CLEARING.items())
def test_an_area_is_cleared_of_orcs_but_not_of_figures(event: str, where: str) -> None:
    inside = area(where)
    outside = ["k1", "a4"]
    table = happens(event, " ".join([*inside[1:], *outside]), fate="orcs:mordor-3", red=inside[0])
    assert orcs(table) & set(inside) == set()
    assert set(outside) <= orcs(table)
    assert field_of(table, "red") == inside[0]


@pytest.mark.rule("ZT-51")
def test_each_clearing_card_stands_for_one_area_and_all_six_have_one() -> None:
    assert sorted(CLEARING.values()) == sorted(AREAS)


@pytest.mark.rule("ZT-52")
def test_three_orcs_on_the_first_free_fields_of_the_plain_column_by_column() -> None:
    assert area("rohan-plain")[:4] == ["d4", "d5", "e4", "e5"]
    table = happens("raid-on-the-herds", "d5", fate="orcs:mordor-2", red="e4")
    laid = [event.data["fields"] for event in table.events() if event.kind == "laid"]
    assert laid[0] == ["d4", "e5", "f4"]


@pytest.mark.rule("ZT-52")
def test_fewer_when_fields_run_out() -> None:
    plain = area("rohan-plain")
    table = happens("raid-on-the-herds", " ".join(plain[:6]), fate="orcs:mordor-2", red=plain[7])
    assert next(event.data["fields"] for event in table.events() if event.kind == "laid") == [plain[6]]
    assert "row-full" in told(table)


@pytest.mark.rule("ZT-52", "ZT-15", "ZT-62")
def test_a_raid_can_close_the_chain() -> None:
    west = "a3 a4 b4 c4"
    east = " ".join(f"{letter}4" for letter in "ghijklmnop") + " p5 p6"
    table = happens("raid-on-the-herds", f"{west} {east} d5", red="p1", blue="l1", yellow="o1")
    assert orcs(table) >= {"d4", "e4", "e5"}
    assert table.outcome is None, "f4 is still missing"
    table = happens("raid-on-the-herds", f"{west} {east} d5 e5", red="p1", blue="l1", yellow="o1")
    assert table.outcome is not None and table.outcome.reason == "ZT-60"


@pytest.mark.rule("ZT-53")
@pytest.mark.parametrize(
    ("event", "ring"),
    [("reinforcements-from-orthanc", "a3 b3 c1 c2 c3"), ("black-gate", "n6 n7 n8 o6 p6")],
)
def test_the_inner_ring_is_refilled_except_under_figures(event: str, ring: str) -> None:
    fields = ring.split()
    table = happens(event, fields[1], fate="orcs:mordor-2", red=fields[0])
    assert next(e.data["fields"] for e in table.events() if e.kind == "laid") == fields[2:]
    assert field_of(table, "red") == fields[0] and fields[0] not in orcs(table)


@pytest.mark.rule("ZT-53", "ZT-15")
def test_a_refilled_ring_can_close_the_chain() -> None:
    row = " ".join(f"{letter}4" for letter in "abcdefghijklmnop")
    table = happens("black-gate", f"a3 {row} p5", red="p1", blue="p3", yellow="o1")
    assert table.outcome is not None and table.outcome.reason == "ZT-60"


@pytest.mark.rule("ZT-54")
@pytest.mark.parametrize(
    ("event", "cards"), [("call-of-saruman", 1), ("drums-in-the-night", 1), ("storm-of-the-towers", 2)]
)
def test_more_orc_cards(event: str, cards: int) -> None:
    names = ["isengard-4", "mordor-2"][:cards]
    table = happens(event, fate=" ".join(f"orcs:{name}" for name in [*names, "isengard-7"]))
    assert told(table).count("orc-card") == cards + 1, "and one for the next turn"
    assert {"a4", "b4", "c4"} <= orcs(table)
    assert ({"p2", "o2", "n2"} <= orcs(table)) == (cards == 2)
    kinds = told(table)
    assert kinds.index("event") < kinds.index("orc-card") < kinds.index("turn")


@pytest.mark.rule("ZT-54", "ZT-62")
def test_an_extra_orc_card_can_end_the_game_before_the_second() -> None:
    row = " ".join(f"{letter}4" for letter in "defghijklmnop")
    table = happens("storm-of-the-towers", f"a3 {row} p5 p6", fate="orcs:isengard-4", red="p1", blue="k1", yellow="l1")
    assert table.outcome is not None and told(table).count("orc-card") == 1


@pytest.mark.rule("ZT-55")
def test_all_exchange_their_hands_the_active_player_first() -> None:
    table = battle(
        "e8",
        active=1,
        red="d8",
        hands=["legolas-9 legolas-8 legolas-6", "gimli-9 gimli-8 gimli-7"],
        fate="hero ent event:council-of-war",
    )
    before = [list(hand) for hand in state(table).hands]
    play(table, "gimli-9", "e", "stop")
    discarded = [event.data["seat"] for event in table.events() if event.kind == "discarded"]
    assert discarded == [1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 0, 0, 0], "the card played, then hand by hand"
    after = state(table).hands
    assert [len(hand) for hand in after] == [3, 3, 3, 3]
    assert not set(after[0]) & set(before[0])
    named = [HEROES[HERO_OF[card]].id for card in state(table).discards]
    assert {"legolas-9", "legolas-8", "legolas-6"} <= set(named)


@pytest.mark.rule("ZT-55", "ZT-40")
def test_an_exchange_goes_on_with_the_shuffled_discards() -> None:
    table = battle("e8", green="d8", hands=["gimli-9"], fate="hero")
    s = state(table)
    s.discards, s.pile = s.pile[3:], s.pile[:3]
    exchange_hands(s)
    assert [len(hand) for hand in s.hands] == [3, 3, 3, 3]
    assert len(set(s.pile) | set(s.discards) | {card for hand in s.hands for card in hand}) == 32


@pytest.mark.rule("ZT-56")
def test_all_muster_at_edoras_the_active_player_first() -> None:
    table = happens("muster-at-edoras")
    assert table.seat == 0 and legal(table) == {"f7", "f8", "g7", "g8"}
    play(table, "g7")
    assert table.seat == 1 and legal(table) == {"f7", "f8", "g8"}
    refusal = table.why_not(["field:g7"])
    assert refusal is not None and refusal.rule == "ZT-56"
    play(table, "f7")
    assert table.seat == 2
    play(table, "g8")
    assert field_of(table, "yellow") == "f8", "the last has no choice"
    assert state(table).active == 1


@pytest.mark.rule("ZT-56")
def test_who_finds_no_free_field_stays() -> None:
    table = happens("muster-at-edoras", "f7 f8 g7")
    assert field_of(table, "green") == "g8"
    assert field_of(table, "red") == "p1" and field_of(table, "blue") == "p3"
    assert told(table).count("muster-full") == 3


@pytest.mark.rule("ZT-56")
def test_a_figure_already_there_may_stay() -> None:
    table = happens("muster-at-edoras", "f7", red="f8")
    assert legal(table) == {"g7", "g8"}
    play(table, "g7")
    assert table.seat == 1 and legal(table) == {"f8", "g8"}
    play(table, "f8")
    assert field_of(table, "red") == "f8"


@pytest.mark.rule("ZT-56")
def test_by_order_a_figure_stays_or_goes_to_the_nearest_field() -> None:
    order, table = MusterNear(), happens("muster-at-edoras", "f7", red="f8")
    assert order.scope(state(table), 1) and order.answer(state(table), 0) == NAMES.index("g7")
    play(table, "g7")
    assert order.answer(state(table), 1) == NAMES.index("f8")
    play(table, "f8")
    assert order.answer(state(table), 0) is None, "it concerns nothing but a muster"


@pytest.mark.rule("ZT-56", "ZT-1")
def test_with_two_players_each_musters_both_figures() -> None:
    table = happens("muster-at-edoras", seats=2)
    assert table.seat == 0
    play(table, "f7")
    assert field_of(table, "green") == "f7"
    assert table.seat == 0
    play(table, "f8")
    assert field_of(table, "blue") == "f8"
    assert table.seat == 1
    play(table, "g7")
    assert field_of(table, "red") == "g7" and field_of(table, "yellow") == "g8"


@pytest.mark.rule("ZT-50")
def test_an_event_is_finished_before_the_next_tile() -> None:
    table = battle(
        "e8 f8 c1", ent=5, green="d8", red="p1", blue="p3", yellow="o1",
        hands=["gimli-9"], fate="hero ent event:muster-at-edoras 3",
    )  # fmt: skip
    play(table, "gimli-9", "e", "e", "stop")
    assert state(table).face_down[0] == 1, "the second tile waits"
    play(table, "g7", "g8")
    play(table, "f7")
    assert state(table).points[0] == 4 and state(table).face_down[0] == 0


@pytest.mark.rule("ZT-50", "ZT-56")
def test_active_is_the_player_in_turn_even_if_the_ent_is_a_partners() -> None:
    table = battle(
        "h5 h4", ent=5, green="g6", red="h3", blue="p3", yellow="o1",
        hands=["gimli-9"], fate="hero 1 ent event:muster-at-edoras",
    )  # fmt: skip
    play(table, "gimli-9", "e", "stop")
    assert table.seat == 0 and table.question is not None and table.question.kind == "muster"


@pytest.mark.rule("ZT-50")
def test_an_event_captures_nothing() -> None:
    table = happens("wrath-of-the-forest", "e1 e2")
    assert state(table).tiles[0] == 1 and state(table).face_down == [0, 0, 0, 0]
