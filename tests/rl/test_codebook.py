"""Every answer that can ever be given has a code, and the codes stay what they are."""

from pathlib import Path
from typing import Any, ClassVar, final

import numpy as np
import pytest

import ringspiel
from ringspiel.kernel.game import Game
from ringspiel.kernel.question import Question
from ringspiel.kernel.rooms import brought
from ringspiel.rl import Codebook, NotCoded, codebook_of
from ringspiel.rl.coding import Coded, Codes, numbers
from tests.conformance.variants import Variant, each_variant, positions, states

each_game = pytest.mark.parametrize("game", [game.id for game in ringspiel.all_games()])
FROZEN = Path(__file__).parent / "codebooks"
SHAPES: dict[str, tuple[dict[str, Any], ...]] = {"ringkrieg": ({"expansion": True},)}
"""Options that bring codes of their own and are frozen, too."""
LARGEST = {"mordor": 50, "tuerme": 300, "gran": 600, "gefaehrten": 2400, "ringkrieg": 5000}
MOST_CODES = 5000
"""Of a game that states no fewer."""
GAMES = {"ringkrieg": 2, "gran": 2}


@each_game
def test_every_kind_of_question_states_its_codes(game: str) -> None:
    """If this fails, a new kind of question lacks a row in src/ringspiel/rl/GAME/codes.py: the message says which."""
    codebook = codebook_of(game)
    assert list(codebook.sizes()) == [question.kind for question in ringspiel.game_of(game).questions]
    stated = set(brought(f"ringspiel.rl.{game}", "CODES")({}))
    assert stated == set(codebook.sizes()), "codes are stated for questions that the game does not ask"
    assert codebook.size <= LARGEST.get(game, MOST_CODES)


@each_variant
def test_every_legal_answer_has_a_code_of_its_own_that_leads_back_to_it(variant: Variant) -> None:
    codebook = codebook_of(variant.game, variant.options)
    for table in positions(variant):
        question, legal = table.question, table.answers()
        if question is None:
            continue
        codes = codebook.codes(question, legal)
        assert len(set(codes)) == len(codes) and all(0 <= code < codebook.size for code in codes)
        assert [codebook.answer(question, legal, code) for code in codes] == legal
        assert codes == [codebook.code(question, answer) for answer in legal]


@each_game
def test_many_random_games_stay_within_the_codebook(game: str) -> None:
    codebook = codebook_of(game)
    rules = ringspiel.game_of(game)
    for seed in range(GAMES.get(game, 12)):
        variant = Variant(game, rules.seat_counts[seed % len(rules.seat_counts)], {})
        for state in states(variant, 1000 + seed):
            if state.question is not None:
                codes = codebook.codes(state.question, state.legal)
                assert len(set(codes)) == len(codes)


@each_game
def test_golden_codebook(game: str, request: pytest.FixtureRequest) -> None:
    """Networks and data are made for one codebook: it changes only on purpose, with `make golden`."""
    lines = []
    for options in ({}, *SHAPES.get(game, ())):
        codebook = codebook_of(game, options)
        lines.append(codebook.id)
        lines += [f"  {kind} {size}" for kind, size in codebook.sizes().items() if size]
    found = "\n".join(lines) + "\n"
    file = FROZEN / f"{game}.txt"
    if request.config.getoption("--rewrite-golden"):
        file.write_text(found)
    assert file.exists(), f"the codebook of {game} is not frozen yet: 'make golden' does it"
    assert found == file.read_text(), "the codebook has changed: trained networks and old data no longer fit"


def test_gran_codes_the_points_of_the_board_that_is_played_on() -> None:
    assert codebook_of("gran", {"board": "standard"}) is codebook_of("gran")


def test_descriptions_tell_what_an_answer_names() -> None:
    codebook = codebook_of("ringkrieg")
    row = codebook.descriptions[codebook.first["attack"]]
    kinds = len(codebook.kinds)
    assert row[list(codebook.kinds).index("attack")] == 1 and row[:kinds].sum() == 1
    told = dict(zip(codebook.fields, row[kinds:], strict=True))
    assert told["place"] >= 0 and told["to"] >= 0 and told["card"] == -1


def test_a_mask_has_ones_for_the_codes_given() -> None:
    mask = codebook_of("mordor").mask([0, 5])
    assert mask.dtype == np.int8 and list(np.flatnonzero(mask)) == [0, 5]


# --- what is missing is said in a sentence ---------------------------------------------------------------------------


@final
class Whim(Question[Any]):
    kind: ClassVar[str] = "whim"


class Toy(Game[Any]):
    id: ClassVar[str] = "toy"
    rules_version: ClassVar[str] = "1"
    questions: ClassVar[tuple[type[Question[Any]], ...]] = (Whim,)


def test_a_question_without_codes_is_named_with_the_file_to_change() -> None:
    with pytest.raises(NotCoded, match="'whim' of toy states no codes: list its answers in .*/rl/toy/codes.py"):
        Codebook(Toy(), {})


def test_an_answer_without_a_code_is_named() -> None:
    codebook = Codebook(Toy(), {"whim": Codes(numbers([1, 2]))})
    assert codebook.codes(Whim(0), [2, 1]) == [1, 0]
    assert codebook.answer(Whim(0), [1], 1) is None
    for lookup in (lambda: codebook.codes(Whim(0), [1, 9]), lambda: codebook.code(Whim(0), 9)):
        with pytest.raises(NotCoded, match="the answer 9 to 'whim' of toy has no code"):
            lookup()


def test_the_same_answer_cannot_have_two_codes() -> None:
    with pytest.raises(NotCoded, match="twice"):
        Codes([Coded(1, {}), Coded(1, {})])


def test_a_game_without_codes_says_where_they_go() -> None:
    with pytest.raises(ringspiel.UnknownGame):
        codebook_of("chess")


def test_ids_change_with_the_codes() -> None:
    one, two = (Codebook(Toy(), {"whim": Codes(numbers(answers))}) for answers in ([1, 2], [1, 3]))
    assert one.id != two.id and one.id.startswith("toy/1/2/")
