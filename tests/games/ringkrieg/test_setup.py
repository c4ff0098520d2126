"""Setup (RK-S)."""

import pytest

from ringspiel.games.ringkrieg.game import Ringkrieg
from ringspiel.games.ringkrieg.pieces.board import NUMBER, OWNER, POINTS, REGION_COUNT
from ringspiel.games.ringkrieg.pieces.deck import BASE_CARDS
from ringspiel.games.ringkrieg.pieces.figures import FREE, KIND_NAMES, NATIONS, SHADOW, count, kinds_in
from ringspiel.games.ringkrieg.pieces.tiles import DIE, EYE, REVEALING, STANDARD, STOPPING, TILES, VALUE
from ringspiel.games.ringkrieg.setup import ALL_FIGURES, fresh
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.kernel.chance import Chance, Generator, key_of
from ringspiel.kernel.table import Table
from tests.games.ringkrieg.position import force, location, state


def start() -> RingkriegState:
    return fresh(2, Generator(key_of(1)))


def new_table() -> Table:
    game = Ringkrieg()
    return Table(game, 2, game.check_options({}, 2), 1, "", Chance()).begin()


FREE_ARMIES = {
    "erebor": "dwarves 1 regular 1 elite 1 leader",
    "ered-luin": "dwarves 1 regular",
    "iron-hills": "dwarves 1 regular",
    "grey-havens": "elves 1 regular 1 elite 1 leader",
    "rivendell": "elves 2 elite 1 leader",
    "woodland-realm": "elves 1 regular 1 elite 1 leader",
    "lorien": "elves 1 regular 2 elite 1 leader",
    "minas-tirith": "gondor 3 regular 1 elite 1 leader",
    "dol-amroth": "gondor 3 regular",
    "osgiliath": "gondor 2 regular",
    "pelargir": "gondor 1 regular",
    "bree": "north 1 regular",
    "carrock": "north 1 regular",
    "dale": "north 1 regular 1 leader",
    "north-downs": "north 1 elite",
    "the-shire": "north 1 regular",
    "edoras": "rohan 1 regular 1 elite",
    "fords-of-isen": "rohan 2 regular 1 leader",
    "helms-deep": "rohan 1 regular",
}
SHADOW_ARMIES = {
    "orthanc": "isengard 4 regular 1 elite",
    "north-dunland": "isengard 1 regular",
    "south-dunland": "isengard 1 regular",
    "barad-dur": "sauron 4 regular 1 elite, nazgul 1",
    "dol-guldur": "sauron 5 regular 1 elite, nazgul 1",
    "gorgoroth": "sauron 3 regular",
    "minas-morgul": "sauron 5 regular, nazgul 1",
    "moria": "sauron 2 regular",
    "mount-gundabad": "sauron 2 regular",
    "nurn": "sauron 2 regular",
    "morannon": "sauron 5 regular, nazgul 1",
    "far-harad": "southrons 3 regular 1 elite",
    "near-harad": "southrons 3 regular 1 elite",
    "north-rhun": "southrons 2 regular",
    "south-rhun": "southrons 3 regular 1 elite",
    "umbar": "southrons 3 regular",
}


@pytest.mark.rule("RK-S14", "RK-S15", "RK-S13")
def test_starting_armies_and_reinforcements() -> None:
    s = start()
    armies = FREE_ARMIES | SHADOW_ARMIES
    for region in range(REGION_COUNT):
        expected = next((force(words) for name, words in armies.items() if NUMBER[name] == region), 0)
        assert s.at[region] == expected
    assert s.reserve == force(
        "dwarves 2 regular 4 elite 3 leader, elves 2 regular 4 elite, gondor 6 regular 4 elite 3 leader,"
        "north 6 regular 4 elite 3 leader, rohan 6 regular 4 elite 3 leader, isengard 6 regular 5 elite,"
        "sauron 8 regular 4 elite, southrons 10 regular 3 elite, nazgul 4,"
        "aragorn, gandalf-white, saruman, witch-king, mouth-of-sauron"
    )
    assert s.lost == 0


@pytest.mark.rule("RK-G6", "RK-G5", "RK-G3")
def test_figure_totals_by_nation() -> None:
    totals = {
        "dwarves": (5, 5, 4),
        "elves": (5, 10, 4),
        "gondor": (15, 5, 4),
        "north": (10, 5, 4),
        "rohan": (10, 5, 4),
        "isengard": (12, 6, 0),
        "sauron": (36, 6, 0),
        "southrons": (24, 6, 0),
    }
    assert tuple(totals) == NATIONS
    for nation, numbers in totals.items():
        ranks = [f"{nation}-{rank}" for rank in ("regular", "elite", "leader")]
        found = tuple(count(ALL_FIGURES, KIND_NAMES.index(n)) if n in KIND_NAMES else 0 for n in ranks)
        assert found == numbers
    assert count(ALL_FIGURES, KIND_NAMES.index("nazgul")) == 8


@pytest.mark.rule("RK-S3", "RK-S4", "RK-S5", "RK-S6", "RK-F9", "RK-G17")
def test_the_fellowship_starts_in_rivendell_with_gandalf_as_guide() -> None:
    s = start()
    assert s.figure == NUMBER["rivendell"]
    assert (s.progress, s.revealed, s.corruption, s.mordor) == (0, 0, 0, -1)
    assert s.fellowship == force("gandalf-grey, strider, boromir, legolas, gimli, meriadoc, peregrin")
    assert KIND_NAMES[s.guide] == "gandalf-grey"
    assert s.reserve & force("aragorn, gandalf-white")


@pytest.mark.rule("RK-S7", "RK-S8", "RK-S9", "RK-S10", "RK-S16", "RK-R1", "RK-D4", "RK-D5")
def test_rings_minions_tiles_and_dice_at_the_start() -> None:
    s = start()
    assert s.rings == [3, 0]
    assert s.reserve & force("saruman, witch-king, mouth-of-sauron") == force("saruman, witch-king, mouth-of-sauron")
    assert s.tiles == STANDARD and STANDARD.bit_count() == 16 and len(TILES) == 26
    assert (s.drawn, s.waiting, s.removed) == (0, 0, 0)
    assert s.pool == [4, 7]
    assert s.moved == [] and not s.table and s.discards == []


@pytest.mark.rule("RK-S11", "RK-S12", "RK-P2")
def test_political_counters_at_the_start() -> None:
    s = start()
    assert dict(zip(NATIONS, s.political, strict=True)) == {
        "dwarves": 3,
        "elves": 3,
        "gondor": 2,
        "north": 3,
        "rohan": 3,
        "isengard": 1,
        "sauron": 1,
        "southrons": 2,
    }
    active = [nation for number, nation in enumerate(NATIONS) if s.is_active(number)]
    assert active == ["elves", "isengard", "sauron", "southrons"]


@pytest.mark.rule("RK-S17", "RK-E3", "RK-T2")
def test_decks_are_shuffled_and_the_first_cards_come_in_turn_one() -> None:
    assert start().hands == [[], []]
    s = state(new_table())
    assert s.turn == 1
    assert [len(deck) for deck in s.decks] == [23, 23, 23, 23]
    assert [len(hand) for hand in s.hands] == [2, 2]
    assert any(deck != sorted(deck) for deck in s.decks)


@pytest.mark.rule("RK-S18", "RK-K1")
def test_nobody_has_points_or_markers_at_the_start() -> None:
    s = start()
    assert s.captured == 0 and s.points(FREE) == s.points(SHADOW) == 0
    assert all(s.controller(region) == OWNER[region] for region in range(REGION_COUNT))


@pytest.mark.rule("RK-S19")
def test_faces_of_the_tiles() -> None:
    faces = [(VALUE[tile], bool(REVEALING >> tile & 1)) for tile in range(24)]
    standard, special = faces[:16], faces[16:]
    assert sorted(standard) == sorted(
        [(EYE, True)] * 4
        + [(3, False)] * 3
        + [(2, False)] * 2
        + [(2, True)]
        + [(1, False)] * 2
        + [(1, True)] * 2
        + [(0, True)] * 2
    )
    assert sorted(value for value, _ in special[:4]) == [-2, -1, 0, 0]
    assert sorted(special[4:]) == sorted([(DIE, False), (EYE, True), (3, False), (1, True)])
    assert STOPPING == 0b1111 << 20


@pytest.mark.rule("RK-G35", "RK-G34")
def test_settlements_and_their_points() -> None:
    worth = [sum(POINTS[r] for r in range(REGION_COUNT) if OWNER[r] == side) for side in (FREE, SHADOW)]
    assert worth == [20, 18]
    assert OWNER[location("osgiliath")] == -1 and OWNER[location("fords-of-isen")] == -1


@pytest.mark.rule("RK-S1", "RK-G1", "RK-G2")
def test_two_seats_the_free_peoples_first_and_no_expansion() -> None:
    game = Ringkrieg()
    roles = ["free-peoples", "shadow"]
    assert game.check_options(None, 2) == {"roles": roles, "expansion": False, "relaxed_sea": False}
    shown = new_table().view(None)["board"]
    assert [side["side"] for side in shown["sides"]] == ["free", "shadow"]
    used = {KIND_NAMES[kind] for kind in kinds_in(ALL_FIGURES)}
    new = {"galadriel", "smeagol", "witch-king-chief", "balrog", "dunlending", "ship", "ent", "tower", "catapult"}
    assert new <= set(KIND_NAMES) and not new & used
    assert sorted(card for deck in fresh(2, Generator(key_of(1))).decks for card in deck) == list(BASE_CARDS)


@pytest.mark.rule("RK-G39", "RK-S2")
def test_the_view_shows_all_tracks_and_boxes() -> None:
    shown = new_table().view(0)["board"]
    assert set(shown["fellowship"]) >= {"guide", "progress", "companions", "corruption", "mordor", "region"}
    assert set(shown["hunt"]) >= {"box", "pool", "drawn", "waiting", "removed"}
    assert set(shown["nations"]) == set(NATIONS) and "strongholds" in shown and "reinforcements" in shown
    assert all({"rings", "decks", "points", "dice"} <= set(side) for side in shown["sides"])
