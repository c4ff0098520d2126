"""Der Ringkrieg in the terminal: the whole war can be followed, in either language."""

from typing import Any

import pytest

import ringspiel
from ringspiel.agents import agent_of
from ringspiel.cli.sheets import look_up
from ringspiel.languages import SHIPPED
from tests.cli.test_sheets import shown


def opening(seat: int | None = 0) -> dict[str, Any]:
    return ringspiel.new("ringkrieg", 2, seed=1).view(seat)


@pytest.mark.parametrize("language", SHIPPED)
def test_the_war_can_be_drawn_all_along_for_seats_and_spectators(language: str) -> None:
    table = ringspiel.new("ringkrieg", 2, seed=4)
    agents = [agent_of("random", "ringkrieg", seat) for seat in range(2)]
    for _ in range(400):
        if table.seat is None:
            break
        if len(table.entries) % 20 == 0:
            assert shown(table.view(table.seat), language) and shown(table.view(None), language)
        table.answer(agents[table.seat].choose(table.perspective(table.seat)))


def test_armies_stand_under_their_nation_with_regulars_elites_and_leaders() -> None:
    view = opening()
    view["board"]["regions"] = {
        "minas-tirith": {"gondor-regular": 3, "gondor-elite": 1, "rohan-regular": 2, "gondor-leader": 1, "boromir": 1},
        "umbar": {"southrons-regular": 3, "nazgul": 2, "witch-king": 1},
    }
    drawn = shown(view, width=100)
    assert "Gondor                   Minas Tirith: 5+1 ★1 Boromir" in drawn
    assert "Southrons & Easterlings  Umbar: 3+0 2 Nazgûl, The Witch-king" in drawn


def test_lone_figures_captured_settlements_and_sieges_are_listed() -> None:
    view = opening()
    view["board"] |= {
        "regions": {"edoras": {"nazgul": 1}, "helms-deep": {"isengard-regular": 4, "isengard-elite": 2}},
        "strongholds": {"helms-deep": {"rohan-regular": 2, "rohan-leader": 1}},
        "captured": {"edoras": "shadow"},
    }
    drawn = shown(view, "de", width=100)
    assert "Schatten allein" in drawn and "Edoras: Nazgûl" in drawn and "Schatten hält" in drawn
    assert "Helms Klamm: drinnen belagert: 2+0 ★1; draußen: 4+2" in drawn


def test_tracks_show_fellowship_hunt_and_politics() -> None:
    view = opening()
    view["board"]["fellowship"] |= {"corruption": 3, "progress": 2, "revealed": True, "region": "moria"}
    view["board"]["hunt"] |= {"tile": "2r-1", "damage": 2, "pool": ["eye-1", "eye-2", "elven-rope"]}
    drawn = shown(view, width=100)
    assert "Revealed, in Moria · Steps since then: 2" in drawn and "●●●○○○○○○○○○" in drawn
    assert "[2 (reveals)] · damage 2" in drawn and "2 × [Eye (reveals)], 1 × [Elven Rope (0)]" in drawn
    assert "● Elves" in drawn and "○ Gondor" in drawn
    view["board"]["fellowship"]["mordor"] = 4
    assert "In Mordor: step 4 of 5" in shown(view)


def test_a_battle_shows_rounds_hits_and_only_the_combat_cards_one_may_know() -> None:
    view = opening()
    view["board"]["battle"] = {
        "attacker": "shadow",
        "origin": "south-ithilien",
        "target": "osgiliath",
        "force": {"sauron-regular": 4, "nazgul": 1},
        "round": 2,
        "hits": [1, 3],
        "announced": [True, True],
        "cards": ["fp-char-09", None],
    }
    drawn = shown(view)
    assert "Battle of Osgiliath, round 2" in drawn
    assert "Shadow attacking from South Ithilien: 4+0 Nazgûl" in drawn
    assert "Free Peoples · Hits: 1 · Combat card: Athelas" in drawn
    assert "Shadow · Hits: 3 · Combat card face down" in drawn


def test_dice_are_shown_to_all_but_cards_only_to_who_holds_them() -> None:
    view = opening(0)
    shadow = view["board"]["sides"][1]
    shadow |= {"dice": {"army": 2, "muster": 1}, "spent": 1, "pool": 7}
    view["board"]["sides"][0]["hand"] = ["fp-char-01", "fp-str-09"]
    drawn = shown(view, width=100)
    assert "2 × Army, 1 × Muster (1 of 7 dice used)" in drawn
    assert "Your cards: 2\n  Elven Cloaks (Character). A special Hunt tile" in drawn
    assert "\n  The Red Arrow (Muster). Needs: Gondor is active." in drawn
    assert "Combat: Scouts (initiative 1). Needs: The Free Peoples are attacked" in " ".join(drawn.split())
    assert "Your cards" not in shown(opening(None))


def test_cards_and_characters_can_be_looked_up_by_name() -> None:
    athelas = look_up("ringkrieg", "athelas", "de")
    assert athelas is not None and "Wirf drei Würfel" in athelas and "Andúril (Initiative 4)" in athelas
    assert look_up("ringkrieg", "fp-char-09", "de") == athelas
    strider = look_up("ringkrieg", "strider", "en")
    assert strider is not None and "Level 3" in strider and "As Guide" in strider
    assert look_up("ringkrieg", "wizard's staff", "en") == look_up("ringkrieg", "Wizard’s Staff", "en") is not None
    assert look_up("ringkrieg", "RK-B1", "en") is None and look_up("mordor", "athelas", "en") is None


def test_the_expansion_is_shown_with_its_factions_and_pieces() -> None:
    view = ringspiel.new("ringkrieg", 2, seed=1, options={"expansion": True}).view(1)
    view["board"] |= {
        "factions": ["dunlendings", "corsairs"],
        "regions": {"umbar": {"ship": 2}, "south-dunland": {"dunlending": 3, "isengard-regular": 1}},
    }
    drawn = shown(view, width=100)
    assert "Factions in play" in drawn and "Hillmen of Dunland, Corsairs of Umbar" in drawn
    assert "Ships, Ents, siege engines" in drawn and "Umbar: 2 Corsair ship" in drawn
    assert "South Dunland: 1+0 3 Dunlending" in drawn, "an army of Isengard"
    assert "Corsaren-Schiff" in shown(view, "de", width=100)


@pytest.mark.parametrize(
    ("name", "words"), [("shadow-str-10e", "Corsairs are upon us"), ("galadriel", "Lady of Light")]
)
def test_cards_and_characters_of_the_expansion_can_be_looked_up(name: str, words: str) -> None:
    found = look_up("ringkrieg", name, "en")
    assert found is not None and words in found


def test_a_name_of_a_card_and_a_character_finds_both() -> None:
    found = look_up("ringkrieg", "sméagol", "en")
    assert found is not None and "Level X" in found and "Nice Master" in found
