"""Positions are put together by hand: every field has a name and takes what it offers, every fault has its place."""

from __future__ import annotations

import json
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ringspiel
from ringspiel.kernel.editing import Field, Thing, change, editing_of
from ringspiel.kernel.errors import BrokenSave
from ringspiel.kernel.registry import game_of
from ringspiel.languages import SHIPPED
from ringspiel.server.jobs import editing
from ringspiel.server.model.positions import exact, portable
from ringspiel.server.protocol.api import Edited, EditField
from ringspiel.server.protocol.errors import Refused
from ringspiel.texts import render
from tests.conformance.variants import Variant, positions, seat_variants, variants
from tests.texts.test_positions import FAULTS, SOURCES, sentences_in

# A game need not bring an editor; the five do.
GAMES = [game.id for game in ringspiel.all_games() if editing_of(game.id)]
each_variant = pytest.mark.parametrize("variant", [each for each in variants() if each.game in GAMES], ids=str)
each_seat_count = pytest.mark.parametrize("variant", [each for each in seat_variants() if each.game in GAMES], ids=str)


@pytest.mark.parametrize("game", [game.id for game in ringspiel.all_games()])
def test_a_game_without_an_editor_says_so(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(editing, "editing_of", lambda game: None)
    with pytest.raises(Refused, match="no way to change"):
        edited(portable(ringspiel.new(game, game_of(game).seat_counts[0], seed=1).save()))


def edited(position: Any, field: str = "", value: Any = None, empty: bool = False) -> Edited:
    change = {"field": field, "value": value} if field else None
    return editing.edit_position({"position": position, "change": change, "empty": empty, "seat": None})


@each_variant
def test_nothing_is_wrong_with_a_position_of_play_and_nothing_is_changed(variant: Variant) -> None:
    for table in positions(variant, most=3):
        if table.seat is None:
            continue
        sent = portable(table.save())
        found = edited(sent)
        assert found.faults == []
        assert found.playable and found.view is not None
        assert json.dumps(found.position) == json.dumps(sent)


@each_variant
def test_every_field_takes_what_it_offers_and_every_fault_has_a_place(variant: Variant) -> None:
    random = Random(7)
    table = next(table for table in positions(variant, most=6) if table.seat is not None)
    start = portable(table.save())
    sheet = edited(start)
    for field in random.sample(sheet.fields, min(len(sheet.fields), 12)):
        value = some_value(field, things_for(field, sheet), random)
        try:
            found = edited(start, field.id, value)
        except Refused as error:
            assert error.problem.text["key"].startswith("edit-"), "a sentence says why"
            continue
        known = {each.id for each in found.fields}
        assert found.view is not None, (field.id, value)
        assert [fault for fault in found.faults if not fault.fields or not known.issuperset(fault.fields)] == []


@settings(max_examples=60, deadline=None)
@given(random=st.randoms(use_true_random=False), which=st.integers(0, 10**6))
def test_whatever_the_editor_accepts_is_drawn_and_played(random: Random, which: int) -> None:
    """Edits at random, one after the other. What has no fault loads, is shown to every seat, and goes on."""
    game = GAMES[which % len(GAMES)]
    table = ringspiel.new(game, game_of(game).seat_counts[0], seed=which)
    for _ in range(which % 40):
        if table.seat is not None:
            table.answer(random.choice(table.answers()))
    if table.seat is None:
        return
    found = edited(portable(table.save()), empty=which % 3 == 0)
    for _ in range(random.randint(1, 6)):
        field = random.choice(found.fields)
        with suppress(Refused):
            found = edited(found.position, field.id, some_value(field, things_for(field, found), random))
        if found.playable:
            goes_on(found.position, random)


def goes_on(position: Any, random: Random) -> None:
    table = ringspiel.load(exact(position))
    for _ in range(20):
        for seat in range(table.seats):
            assert table.view(seat)
        if table.seat is None:
            return
        table.answer(random.choice(table.answers()))


def things_for(field: EditField, sheet: Edited) -> list[str]:
    return [thing.id for thing in sheet.things.get(field.things, [])]


def some_value(field: EditField | Field, things: list[str], random: Random) -> Any:
    """One of the values that the field can hold."""
    match field.kind:
        case "number":
            return random.randint(field.least, field.most)
        case "one":
            return random.choice(things if field.least else [*things, ""])
        case "counts":
            named = random.sample(things, min(2, len(things)))
            return {thing: random.randint(0, min(field.most, 5)) for thing in named}
    return random.sample(things, min(len(things), random.randint(0, field.most or 3)))


@each_variant
def test_an_empty_board_can_be_drawn(variant: Variant) -> None:
    table = next(table for table in positions(variant, most=1) if table.seat is not None)
    assert edited(portable(table.save()), empty=True).view is not None


@pytest.mark.parametrize("game", GAMES)
def test_every_invariant_says_which_fields_are_wrong(game: str) -> None:
    its = editing_of(game)
    assert its is not None
    files = [file for file in (SOURCES / game).rglob("*.py") if file.name in FAULTS]
    sentences = {said for file in files for said in sentences_in(file)}
    assert sorted(sentences - set(its.blames())) == []


@pytest.mark.parametrize("language", SHIPPED)
@each_seat_count
def test_everything_has_a_name_in_every_language(variant: Variant, language: str) -> None:
    table = ringspiel.new(variant.game, variant.seats, seed=1, options=variant.options)
    its = editing_of(variant.game)
    assert its is not None
    labels = [field.label for field in its.fields(table.state)]
    labels += [thing.label for things in its.things(table.state).values() for thing in things]
    groups = {field.group for field in its.fields(table.state)}
    labels += [{"key": f"{variant.game}-edit-group-{group}"} for group in groups]
    names = [f"player {seat}" for seat in range(variant.seats)]
    said = [render(label, language, names) for label in labels]
    assert [words for words in said if not words.strip() or "{" in words or f"{variant.game}-" in words] == []


@pytest.mark.parametrize("value", [-1, 100, True, "1", None, [1], {"a": 1}])
def test_a_number_outside_its_range_is_refused_and_nothing_changes(value: Any) -> None:
    table = ringspiel.new("mordor", 2, seed=1)
    its = editing_of("mordor")
    before = table.save()
    assert its is not None
    with pytest.raises(BrokenSave) as caught:
        change(its, table.state, "round", value)
    assert caught.value.reason is not None and caught.value.reason["key"] == "edit-refuse-number"
    assert table.save() == before


@pytest.mark.parametrize(
    ("game", "field", "value", "key"),
    [
        ("gran", "knight-0", "999", "edit-refuse-one"),
        ("gran", "nobody", "1", "edit-no-field"),
        ("gran", "stones", ["1", "1"], "edit-refuse-some"),
        ("ringkrieg", "at-moria", {"nazgul": 64}, "edit-refuse-counts"),
        ("ringkrieg", "at-moria", {"nazgul": 9}, "edit-none-left"),
        ("ringkrieg", "at-moria", {"balrogs": 1}, "edit-refuse-counts"),
    ],
)
def test_what_cannot_be_put_is_refused_with_a_sentence(game: str, field: str, value: Any, key: str) -> None:
    sent = portable(ringspiel.new(game, game_of(game).seat_counts[0], seed=1).save())
    with pytest.raises(Refused) as caught:
        edited(sent, field, value)
    assert caught.value.problem.text["key"] == key


def test_figures_that_come_to_a_region_leave_the_reinforcements_and_come_back() -> None:
    sent = portable(ringspiel.new("ringkrieg", 2, seed=1).save())
    army = {"gondor-regular": 5, "gondor-elite": 1, "gondor-leader": 1}
    more = edited(sent, "at-minas-tirith", army)
    assert more.playable
    assert value_of(more, "at-minas-tirith") == army
    before, now = value_of(edited(sent), "reserve"), value_of(more, "reserve")
    assert now["gondor-regular"] == before["gondor-regular"] - 2
    again = edited(more.position, "at-minas-tirith", {**army, "gondor-regular": 3})
    assert json.dumps(again.position) == json.dumps(sent)


def value_of(found: Edited, field: str) -> Any:
    return next(each.value for each in found.fields if each.id == field)


def test_a_leader_alone_is_marked_where_it_stands() -> None:
    sent = portable(ringspiel.new("ringkrieg", 2, seed=1).save())
    begun = edited(sent, "question", "hunt-allocation")
    found = edited(begun.position, "at-minas-tirith", {"gondor-leader": 1})
    assert [(fault.said["en"], fault.fields) for fault in found.faults] == [
        ("No Leader is without an army.", ["at-minas-tirith"])
    ]


def test_a_region_of_both_sides_is_marked_and_no_other() -> None:
    sent = portable(ringspiel.new("ringkrieg", 2, seed=1).save())
    begun = edited(sent, "question", "hunt-allocation")
    figures = {"gondor-regular": 3, "sauron-regular": 1}
    found = edited(begun.position, "at-minas-tirith", figures)
    assert [fault.fields for fault in found.faults] == [["at-minas-tirith"]]


def test_the_place_of_a_turn_follows_its_figure() -> None:
    table = ringspiel.new("mordor", 2, seed=1, options={"places": True, "start": 0})
    moved = edited(portable(table.save()), "rings-0", "2")
    assert moved.playable and moved.view is not None and moved.view["board"]["place"] == "moria"


def test_who_looks_sees_the_own_hand() -> None:
    sent = portable(ringspiel.new("gefaehrten", 2, seed=1).save())
    found = editing.edit_position({"position": sent, "change": None, "empty": False, "seat": 1})
    assert found.view is not None and found.view["seat"] == 1


def test_fields_and_things_are_named_once() -> None:
    for game in GAMES:
        table = ringspiel.new(game, game_of(game).seat_counts[-1], seed=1)
        its = editing_of(game)
        assert its is not None
        fields: list[Field] = its.fields(table.state)
        assert len({field.id for field in fields}) == len(fields)
        lists: dict[str, list[Thing]] = its.things(table.state)
        assert all(len({thing.id for thing in things}) == len(things) for things in lists.values())
        assert {field.things for field in fields if field.things} <= set(lists)
