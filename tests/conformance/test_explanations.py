"""Every choice explains itself: whatever is asked in whole games, each answer says in both languages what it does and
what it costs, and names rules that exist.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import ringspiel
from ringspiel.kernel.foresight import Foresight, foresee
from ringspiel.kernel.registry import game_of
from ringspiel.kernel.table import Table
from ringspiel.kernel.text import Text
from ringspiel.languages import SHIPPED
from ringspiel.rulebook import catalogue
from ringspiel.texts import render
from tests.games.ringkrieg.test_expanded_questions import QUESTIONS

MOST_CHOICES = 24
"""Of a question with many more, as many as this from first to last; they differ only in the place that they name."""

WALKS: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "mordor": [(2, {}), (4, {"places": True})],
    "gefaehrten": [(2, {}), (3, {}), (4, {})],
    "tuerme": [(2, {}), (4, {})],
    "gran": [(3, {}), (5, {})],
    "ringkrieg": [(seats, {"expansion": expansion}) for seats in (2, 3, 4) for expansion in (False, True)],
}
"""By game: seats and options."""
GAMES_EACH = {"ringkrieg": 3}
MOST_GAMES = 4
ANSWERS_EACH = 1200
EXPANSION: dict[str, Any] = {"expansion": True}
RARE: dict[str, list[tuple[str, int, dict[str, Any], int]]] = {
    "tuerme": [("muster", 4, {}, 34)],
    "ringkrieg": [
        ("grieve", 2, EXPANSION, 3),
        ("pick-lost", 2, EXPANSION, 3),
        ("he-sees-he-knows", 2, EXPANSION, 3),
        ("remove-excess", 3, EXPANSION, 3),
        ("blow-away", 2, EXPANSION, 9),
        ("nazgul-strike", 2, {}, 12),
        ("take-paths", 2, {}, 62),
        ("gather-regulars", 3, {}, 115),
        ("lady-of-light", 3, EXPANSION, 29),
        ("statesman", 2, {}, 106),
        ("white-rider", 3, EXPANSION, 1),
        ("give-up", 2, EXPANSION, 5),
        ("look-at-hand", 2, EXPANSION, 8),
        ("take-from-hand", 2, EXPANSION, 8),
    ],
}
"""Kinds of questions that seldom come up, with seats, options and seed of a game by chance in which they do."""
BUILT = {"ringkrieg": QUESTIONS}
"""Kinds that are asked in a position of their own, as games by chance hardly come to them."""


@pytest.mark.parametrize("game", WALKS)
def test_every_choice_of_every_kind_of_question_explains_itself(game: str) -> None:
    seen: set[str] = set()
    rules = {rule.id for rule in catalogue(game)}
    for seats, options in WALKS[game]:
        explained: set[str] = set()
        for seed in range(GAMES_EACH.get(game, MOST_GAMES)):
            walk(ringspiel.new(game, seats, seed=seed, options=options), Random(seed), explained, rules)
        seen |= explained
    for kind, seats, options, seed in RARE.get(game, []):
        check_all_choices(asked(kind, ringspiel.new(game, seats, seed=seed, options=options), Random(seed)), rules)
        seen.add(kind)
    for kind, position in BUILT.get(game, {}).items():
        check_all_choices(position(), rules)
        seen.add(kind)
    assert seen == {question.kind for question in game_of(game).questions}


def walk(table: Table, random: Random, explained: set[str], rules: set[str]) -> None:
    """Play by chance, and look at the choices of each kind of question when it is asked first."""
    while table.question is not None and len(table.entries) < ANSWERS_EACH:
        kind = table.question.kind
        if kind not in explained:
            explained.add(kind)
            check_all_choices(table, rules)
        table.answer(random.choice(table.answers()))


def asked(kind: str, table: Table, random: Random) -> Table:
    """The game, played by chance until such a question comes up."""
    while table.question is not None and table.question.kind != kind:
        table.answer(random.choice(table.answers()))
    assert table.question is not None, kind
    return table


def check_all_choices(table: Table, rules: set[str]) -> None:
    question, legal = table.question, table.answers()
    assert question is not None
    for answer in legal[:: max(1, len(legal) // MOST_CHOICES)]:
        found = foresee(table, question.seat, answer)
        place = f"{question.kind}: {table.describe(answer).notation}"
        assert found.rules and set(found.rules) <= rules, place
        assert found.events or found.prompt is not None or found.open, f"{place} says nothing"
        for text in (table.describe(answer).text, *texts_of(found)):
            assert all(is_spoken(text, language, table.seats) for language in SHIPPED), (place, text)


def texts_of(found: Foresight) -> list[Text]:
    prompt = [] if found.prompt is None else [found.prompt]
    return [*(event["text"] for event in found.events), *found.costs, *prompt]


def is_spoken(text: Text, language: str, seats: int) -> bool:
    words = render(text, language, [f"P{seat}" for seat in range(seats)])
    return bool(words.strip()) and text["key"] not in words and "{" not in words


def test_an_action_die_a_card_and_a_companion_are_named_as_costs() -> None:
    table = ringspiel.new("ringkrieg", 2, seed=1)
    for notation in ("done", "1"):
        table.answer(table.parse(notation))
    question = table.question
    assert question is not None
    moving = next(answer for answer in table.answers() if table.describe(answer).notation.endswith("move-fellowship"))
    costs = foresee(table, question.seat, moving).costs
    assert any("action die" in render(cost, "en", ["P0", "P1"]) for cost in costs)


def test_what_costs_nothing_says_so() -> None:
    table = ringspiel.new("ringkrieg", 2, seed=1)
    assert foresee(table, 0, table.parse("done")).costs == []
