"""Setup: RM-1 to RM-6."""

import pytest

import ringspiel
from ringspiel.games.mordor.components import BLACK, COLOURS, PRESETS, SYMBOLS, TREE
from tests.games.mordor.journey import journey, state


@pytest.mark.rule("RM-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_have_different_hobbits_of_different_colours(seats: int) -> None:
    sheets = ringspiel.new("mordor", seats, seed=1).view()["board"]["sheets"]
    assert len({sheet["hobbit"] for sheet in sheets}) == seats
    assert len({sheet["colour"] for sheet in sheets}) == seats


@pytest.mark.rule("RM-1")
@pytest.mark.parametrize("seats", [0, 1, 5, True, "3", None])
def test_other_numbers_of_players_are_refused(seats: object) -> None:
    with pytest.raises(ringspiel.BadOption, match="2, 3, 4"):
        ringspiel.new("mordor", seats, seed=1)  # type: ignore[arg-type]


@pytest.mark.rule("RM-1")
def test_nobody_takes_the_hobbit_of_another() -> None:
    with pytest.raises(ringspiel.BadOption, match="different"):
        ringspiel.new("mordor", 2, seed=1, options={"hobbits": ["sam", "sam"]})


@pytest.mark.rule("RM-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_five_dice_are_rolled_whatever_the_number_of_players(seats: int) -> None:
    dice = ringspiel.new("mordor", seats, seed=1).view()["board"]["dice"]
    assert [die["colour"] for die in dice] == list(COLOURS) == ["yellow", "red", "blue", "green", "black"]
    assert all(die["symbol"] in SYMBOLS for die in dice)


@pytest.mark.rule("RM-2")
def test_the_colour_of_a_ring_does_not_matter() -> None:
    for colour in ("yellow", "red"):
        other = "red" if colour == "yellow" else "yellow"
        dice = sorted([f"ring/{colour}", f"orc/{other}"], key=lambda die: die.endswith("red"))
        table = journey(" ".join([*dice, "orc/blue gandalf/green tree/black"]))
        table.answer(table.parse(f"ring/{colour} tree/black"))
        assert state(table).rings == [1, 0]


@pytest.mark.rule("RM-3")
def test_each_player_has_a_sheet_with_two_tracks_that_end_in_mordor() -> None:
    board = ringspiel.new("mordor", 3, seed=1).view()["board"]
    assert board["ring_fields"] == 9
    assert all(len(sheet["squares"]) == board["nazgul_fields"] == 7 for sheet in board["sheets"])
    assert all(sheet["rings"] == 0 and sheet["left"] == 7 for sheet in board["sheets"])


@pytest.mark.rule("RM-3")
@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_has_a_tree_on_the_black_die_only(preset: str) -> None:
    for die, symbols in enumerate(PRESETS[preset].faces):
        assert len(symbols) == 6
        assert (TREE in symbols) == (die == BLACK)


@pytest.mark.rule("RM-4")
def test_places_matter_only_in_the_game_with_places() -> None:
    roll = "ring/yellow ring/red orc/blue gandalf/green companion/black"
    both_rings = 0b00011
    assert both_rings in journey(roll, rings=[1, 0], places=True).answers()
    assert both_rings not in journey(roll, rings=[1, 0], places=False).answers()


@pytest.mark.rule("RM-5")
def test_the_start_player_is_drawn_or_set() -> None:
    drawn = {ringspiel.new("mordor", 4, seed=seed).seat for seed in range(40)}
    assert drawn == {0, 1, 2, 3}
    assert {ringspiel.new("mordor", 4, seed=seed, options={"start": 2}).seat for seed in range(10)} == {2}
    told = ringspiel.new("mordor", 4, seed=1, options={"start": 2}).events(since=0)
    assert [event.data for event in told if event.kind == "start"] == [{"seat": 2}]


@pytest.mark.rule("RM-5")
def test_play_goes_clockwise() -> None:
    table = ringspiel.new("mordor", 4, seed=3, options={"start": 2})
    asked = [table.seat]
    while len(set(asked)) < 4:
        table.answer(table.answers()[0])
        if table.seat != asked[-1]:
            asked.append(table.seat)
    assert asked == [2, 3, 0, 1]
    assert table.view()["board"]["round"] == 1
    while table.seat == 1:
        table.answer(table.answers()[0])
    assert (table.seat, table.view()["board"]["round"]) == (2, 2), "a round ends before the start player's seat"


@pytest.mark.rule("RM-6")
def test_hobbits_are_dealt_in_order_or_set() -> None:
    def hobbits(**options: object) -> list[tuple[str, str]]:
        sheets = ringspiel.new("mordor", 4, seed=1, options=options).view()["board"]["sheets"]
        return [(sheet["hobbit"], sheet["colour"]) for sheet in sheets]

    in_order = [("frodo", "yellow"), ("sam", "red"), ("merry", "blue"), ("pippin", "green")]
    assert hobbits() == in_order
    assert hobbits(hobbits=["pippin", "merry", "sam", "frodo"]) == in_order[::-1]
