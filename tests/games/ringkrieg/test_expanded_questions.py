"""Every question about factions and engines is read back, saved, told in both languages, and refuses with reasons."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

import ringspiel
from ringspiel.games.ringkrieg.armies import movement
from ringspiel.games.ringkrieg.combat import attacking
from ringspiel.games.ringkrieg.expansion import dunlendings, engines, ents, factions
from ringspiel.games.ringkrieg.pieces.figures import FREE, SHADOW
from ringspiel.games.ringkrieg.words import USE_NAMES
from ringspiel.kernel.state import call
from ringspiel.kernel.table import Table
from ringspiel.languages import SHIPPED
from ringspiel.texts import render
from tests.games.ringkrieg.cardplay import play_card
from tests.games.ringkrieg.expanded import expanded
from tests.games.ringkrieg.fighting import begin
from tests.games.ringkrieg.position import ask, asked, pause, play, say
from tests.games.ringkrieg.test_refusals import NAMES, THINGS, check

ALL = "dunlendings corsairs ents"
WAR = "isengard sauron southrons rohan"
DEEP = ("helms-deep: isengard 4 regular, tower 1, catapult 1", "inside helms-deep: rohan 3 regular 1 leader")
SEA = ("umbar: ship 2, southrons 4 regular", "anfalas: ship 1")
LANDING = (
    "umbar: ship 1, southrons 4 regular",
    "dol-amroth: ship 1, gondor 1 regular",
    "anfalas: ship 1, gondor 1 regular",
)


def on_the_sea() -> Table:
    return play(expanded(*SEA, factions=ALL, at_war=WAR), call(movement.move_armies, 2, 0), acting=SHADOW)


def by_card(card: str, *armies: str) -> Table:
    side = "free_hand" if card.startswith("fp") else "shadow_hand"
    return play_card(card, expanded(*armies, factions=ALL, at_war=WAR, **{side: card}))


def ents_at_work() -> Table:
    s = expanded("fangorn: ent 2", "fords-of-isen: isengard 2 regular", factions=ALL)
    return play(s, ents.awake, acting=FREE)


def storm(**fields: str) -> Table:
    s = expanded(*DEEP, factions=ALL, at_war=WAR, **fields)
    return begin(s, "helms-deep", "inside helms-deep", [1] * 7 + [6] * 9, acting=SHADOW, army="isengard 4 regular")


QUESTIONS: dict[str, Callable[[], Table]] = {
    "bring-faction": lambda: play(expanded(at_war=WAR), factions.bring_faction, acting=SHADOW),
    "death-to-the-forgoil": lambda: play(
        expanded("orthanc: isengard 1 regular", "edoras: isengard 2 regular", factions=ALL),
        dunlendings.recruit_dunlendings,
        acting=SHADOW,
    ),
    "move-army": on_the_sea,
    "fleet-size": lambda: say(on_the_sea(), "ship umbar->pelargir"),
    "attack": lambda: ask(expanded(*LANDING, factions=ALL, at_war=WAR), call(attacking.attack, 0), acting=SHADOW),
    "ents-stir": ents_at_work,
    "play-or-draw": lambda: say(by_card("fp-char-19E", "fangorn: ent 1, meriadoc", "lorien: gandalf-white"), "done"),
    "build-engine": lambda: play(expanded(*DEEP, at_war=WAR, active="elves"), engines.build, acting=FREE),
    "give-up-catapult": storm,
    "onward": lambda: say(by_card("shadow-str-11E", "north-dunland: isengard 1 regular"), "2"),
    "how-many-dunlendings": lambda: by_card("shadow-str-11E", "north-dunland: isengard 1 regular"),
    "sail-on": lambda: by_card("shadow-str-10E", *SEA),
    "carry": lambda: say(by_card("shadow-str-10E", *SEA), "done"),
    "dig": lambda: by_card("shadow-str-25E", *DEEP),
    "burn-tower": lambda: say(storm(free_hand="fp-char-25E"), "keep", "card", "1"),
}
each_question = pytest.mark.parametrize("kind", QUESTIONS)


@each_question
def test_it_is_asked_and_its_answers_are_read_back(kind: str) -> None:
    table = QUESTIONS[kind]()
    assert asked(table) == kind and len(table.answers()) > 1
    question = table.question
    assert question is not None
    for answer in table.answers():
        choice = table.describe(answer)
        assert table.parse(choice.notation) == answer
        assert question.answer_for(table.state, choice.targets) == answer
        for language in SHIPPED:
            assert "ringkrieg-" not in render(choice.text, language, NAMES)
            assert "ringkrieg-" not in render(question.prompt(table.state), language, NAMES)


@each_question
def test_it_is_saved_and_loaded(kind: str) -> None:
    table = QUESTIONS[kind]()
    assert table.state.agenda.pop(0) is pause, "which is no step of the game"
    loaded = ringspiel.load(json.loads(json.dumps(table.save())))
    assert loaded.answers() == table.answers() and loaded.save() == table.save()


@each_question
def test_whatever_else_is_picked_is_refused_with_a_reason(kind: str) -> None:
    table = QUESTIONS[kind]()
    offered = {choice.targets for choice in map(table.describe, table.answers())}
    for thing in (*THINGS, *(f"use:{use}" for use in USE_NAMES)):
        if (thing,) not in offered:
            check(table, [thing])
