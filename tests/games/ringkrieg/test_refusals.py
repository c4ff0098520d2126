"""Why something cannot be chosen now: every question explains what a player picks or types, with the deciding rule."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import ringspiel
from ringspiel.games.ringkrieg.armies import companions, minions, movement, routes
from ringspiel.games.ringkrieg.cards import play as playing
from ringspiel.games.ringkrieg.characters import envoys
from ringspiel.games.ringkrieg.combat import attacking
from ringspiel.games.ringkrieg.game import Ringkrieg
from ringspiel.games.ringkrieg.hunt import fellowship, guide, hunt
from ringspiel.games.ringkrieg.pieces.board import LOCATIONS
from ringspiel.games.ringkrieg.pieces.deck import CARDS, DECKS
from ringspiel.games.ringkrieg.pieces.figures import FREE, KIND_NAMES, NATIONS, SHADOW
from ringspiel.games.ringkrieg.politics import entry, muster
from ringspiel.games.ringkrieg.telling.asking import SideQuestion
from ringspiel.games.ringkrieg.telling.pairs import pair
from ringspiel.games.ringkrieg.turn import actions, dice
from ringspiel.games.ringkrieg.turn.dice import MUSTER
from ringspiel.games.ringkrieg.words import FACE_NAMES, USE_NAMES, location_name
from ringspiel.kernel.errors import IllegalAnswer, NotUnderstood
from ringspiel.kernel.question import Refusal
from ringspiel.kernel.state import call
from ringspiel.kernel.table import Table
from ringspiel.languages import SHIPPED
from ringspiel.rulebook import catalogue as rules
from ringspiel.texts import render
from tests.games.ringkrieg.cardplay import played
from tests.games.ringkrieg.fighting import field
from tests.games.ringkrieg.position import force, location, play, position, say

RULES = {rule.id for rule in rules("ringkrieg")}
NAMES = ["Anna", "Bert"]
THINGS = (
    *(f"region:{location_name(location)}" for location in range(LOCATIONS)),
    *(f"figure:{kind}" for kind in KIND_NAMES),
    *(f"card:{card}" for card in CARDS),
    *(f"die:{face}" for face in FACE_NAMES),
)
NAMED = (
    ("region", [location_name(location) for location in range(LOCATIONS)]),
    ("to", [location_name(location) for location in range(LOCATIONS)]),
    ("figure", KIND_NAMES),
    ("card", CARDS),
    ("die", FACE_NAMES),
    ("use", USE_NAMES),
    ("nation", NATIONS),
    ("deck", DECKS),
)


def why(table: Table, *targets: str) -> str:
    """The rule that forbids what was picked, and what the player reads, in one line."""
    refusal = table.why_not(list(targets))
    assert refusal is not None
    return f"{refusal.rule}: {render(refusal.text, 'en', NAMES)}"


def check(table: Table, targets: list[str]) -> None:
    """A refusal names a rule of the catalogue and says why in both languages."""
    refusal = table.why_not(targets)
    assert isinstance(refusal, Refusal), (table.question, targets)
    assert refusal.rule in RULES, (table.question, targets, refusal.rule)
    assert refusal.text["key"] != "answer-not-offered", (table.question, targets)
    for language in SHIPPED:
        assert len(render(refusal.text, language, NAMES)) > 10


def wanderings(games: int, length: int) -> Iterator[Table]:
    """Tables of games played at random."""
    for seed in range(games):
        table = ringspiel.new("ringkrieg", 2, seed=seed)
        for step in range(length):
            if table.seat is None:
                break
            yield table
            answers = table.answers()
            table.answer(answers[(seed * 31 + step * 17) % len(answers)])


# --- armies and battles ----------------------------------------------------------------------------------------------

ARMIES = (
    "edoras: rohan 2 regular",
    "helms-deep: sauron 2 regular",
    "inside helms-deep: rohan 1 regular",
    "westemnet: sauron 1 regular",
    "minas-tirith: gondor 2 regular",
    "osgiliath: gondor 10 regular",
    "carrock: boromir",
)


def moving(most: int = 2, led: int = routes.ANYBODY, **fields: Any) -> Table:
    s = position(*ARMIES, at_war="rohan sauron", political={"gondor": 1}, **fields)
    return play(s, call(movement.move_armies, most, led))


@pytest.mark.rule("RK-V1", "RK-V4", "RK-V10", "RK-V13", "RK-V15", "RK-V16", "RK-V17", "RK-V20")
@pytest.mark.parametrize(
    ("targets", "rule"),
    [
        (["region:fangorn"], "RK-V1"),
        (["region:carrock"], "RK-V1"),
        (["region:westemnet"], "RK-V1"),
        (["region:inside-helms-deep"], "RK-V20"),
        (["region:edoras", "to:westemnet"], "RK-V16"),
        (["region:edoras", "to:fangorn"], "RK-V4"),
        (["region:minas-tirith", "to:osgiliath"], "RK-V13"),
        (["region:minas-tirith", "to:folde"], "RK-V4"),
        (["button:done"], "RK-V2"),
        (["card:fp-char-09"], "RK-V4"),
    ],
)
def test_an_army_that_cannot_move_says_why(targets: list[str], rule: str) -> None:
    table = moving(most=1)
    check(table, targets)
    assert why(table, *targets).startswith(rule)


@pytest.mark.rule("RK-V14", "RK-V10", "RK-V3")
def test_the_second_move_and_a_move_without_leader() -> None:
    table = say(moving(), "edoras->folde", "go")
    assert why(table, "region:folde").startswith("RK-V10")
    table = play(
        position("edoras: rohan 1 regular", "dale: north 1 regular 1 leader"), call(movement.move_armies, 1, 1)
    )
    assert why(table, "region:edoras").startswith("RK-V3")
    s = position("edoras: rohan 10 regular", "folde: gondor 10 regular", at_war="rohan gondor")
    table = say(play(s, call(movement.move_armies, 2, 0)), "edoras->folde", "go")
    assert why(table, "button:done").startswith("RK-V14") and why(table, "region:edoras").startswith("RK-V1")


def test_part_of_an_answer_asks_for_the_rest_and_other_things_for_what_is_asked() -> None:
    assert "Still to be chosen: where to" in why(moving(), "region:edoras")
    assert "something else is to be chosen: a region and where to" in why(moving(), "die:army")
    walking = say(play(position("edoras: gimli"), companions.move_companions), "gimli")
    assert "something else is to be chosen: a region" in why(walking, "button:done")
    assert "one of the buttons" in why(play(position(), dice.allocate_hunt), "region:edoras")


@pytest.mark.rule("RK-B1", "RK-B2", "RK-B3", "RK-B5", "RK-E15")
@pytest.mark.parametrize(
    ("targets", "rule"),
    [
        (["region:fangorn"], "RK-B1"),
        (["region:minas-tirith"], "RK-B2"),
        (["region:dale"], "RK-B3"),
        (["region:edoras", "to:folde"], "RK-B3"),
        (["region:edoras", "to:helms-deep"], "RK-B3"),
    ],
)
def test_an_attack_that_is_not_possible_says_why(targets: list[str], rule: str) -> None:
    s = position(*ARMIES, "dale: north 1 regular", at_war="rohan sauron north", political={"gondor": 1})
    table = play(s, call(attacking.attack, 0))
    check(table, targets)
    assert why(table, *targets).startswith(rule)


def test_typed_words_are_refused_with_their_reason_and_numbers_by_the_rule_that_asks() -> None:
    with pytest.raises(IllegalAnswer) as refused:
        moving().parse("edoras->westemnet")
    assert refused.value.rule == "RK-V16"
    numbers = [pair(location("edoras"), location("westemnet")), *(sign * 7**n for sign in (1, -1) for n in range(40))]
    for table in (moving(), acting(free_dice="muster character")):
        for number in set(numbers) - set(table.answers()):
            with pytest.raises(IllegalAnswer) as refused:
                table.answer(number)
            assert table.question is not None and refused.value.rule == table.question.rule
    with pytest.raises(NotUnderstood):
        moving().parse("edoras->nowhere")


# --- dice, recruiting, characters ------------------------------------------------------------------------------------


def acting(side: int = FREE, **fields: Any) -> Table:
    return play(position(*ARMIES, at_war="rohan sauron", **fields), actions.opportunity, acting=side)


@pytest.mark.rule(
    "RK-D15", "RK-D25", "RK-D28", "RK-R2", "RK-R6", "RK-R7", "RK-T14", "RK-F21", "RK-F59", "RK-E6", "RK-E10"
)
@pytest.mark.parametrize(
    ("targets", "rule"),
    [
        (["die:army"], "RK-D15"),
        (["die:eye"], "RK-D25"),
        (["die:muster", "use:move-army"], "RK-D28"),
        (["die:character", "use:hide"], "RK-F59"),
        (["die:muster", "use:move-companions"], "RK-D28"),
        (["die:muster", "use:bring-character"], "RK-M20"),
        (["die:muster", "use:statesman"], "RK-K11"),
        (["die:muster", "use:play-card"], "RK-E10"),
        (["die:muster", "use:remove-card"], "RK-E16"),
        (["die:muster", "ring:will"], "RK-R7"),
        (["die:muster", "ring:muster"], "RK-R2"),
        (["button:pass"], "RK-T14"),
        (["region:edoras"], "RK-T9"),
    ],
)
def test_a_die_that_cannot_be_used_so_says_why(targets: list[str], rule: str) -> None:
    table = acting(free_dice="muster character", rings=[3, 0])
    check(table, targets)
    assert why(table, *targets).startswith(rule)


@pytest.mark.rule("RK-F21", "RK-R6", "RK-R12", "RK-E6", "RK-D21")
def test_a_die_and_what_has_happened_in_the_turn() -> None:
    assert why(acting(free_dice="character muster", revealed=1), "die:character", "use:move-fellowship").startswith(
        "RK-F21"
    )
    table = say(
        acting(free_dice="muster muster", shadow_dice="army army army army", rings=[3, 0]), "ring muster->character"
    )
    assert why(table, "button:pass").startswith("RK-R12")
    assert why(table, "die:muster", "ring:event").startswith("RK-R6")
    s = position(free_dice="event muster")
    s.decks[:2] = [[], []]
    assert why(play(s, actions.opportunity), "die:event", "use:draw-card").startswith("RK-E6")
    s = position("barad-dur: mouth-of-sauron, sauron 2 regular", shadow_dice="muster event", messenger_used=1)
    table = play(s, actions.opportunity, acting=SHADOW)
    assert why(table, "die:muster", "use:messenger-move").startswith("RK-D21")


@pytest.mark.rule("RK-M1", "RK-M2", "RK-M3", "RK-M5", "RK-M7", "RK-M9", "RK-M10", "RK-M11", "RK-M13", "RK-M17", "RK-A8")
@pytest.mark.parametrize(
    ("targets", "rule"),
    [
        (["region:fangorn"], "RK-M3"),
        (["region:dale"], "RK-M2"),
        (["figure:nazgul"], "RK-M1"),
        (["figure:north-regular"], "RK-M2"),
        (["figure:gondor-regular", "region:edoras"], "RK-M3"),
        (["figure:gondor-regular", "region:osgiliath"], "RK-M3"),
        (["figure:gondor-regular", "region:pelargir"], "RK-M10"),
        (["figure:gondor-regular", "region:lamedon"], "RK-M9"),
        (["figure:gondor-leader", "region:lossarnach"], "RK-M11"),
        (["figure:gondor-regular", "region:minas-tirith"], "RK-A8"),
        (["figure:rohan-regular", "region:helms-deep"], "RK-M13"),
    ],
)
def test_whom_and_where_one_cannot_recruit(targets: list[str], rule: str) -> None:
    armies = ("minas-tirith: gondor 10 regular", "lamedon: southrons 1 regular", *ARMIES[1:3])
    table = play(position(*armies, at_war="gondor rohan", captured="pelargir"), muster.recruit)
    check(table, targets)
    assert why(table, *targets).startswith(rule)


@pytest.mark.rule("RK-M5", "RK-M7")
def test_the_second_recruit_goes_elsewhere_and_is_no_elite() -> None:
    table = say(play(position(at_war="rohan"), muster.recruit), "rohan-regular edoras")
    assert why(table, "figure:rohan-regular", "region:edoras").startswith("RK-M7")
    assert why(table, "figure:rohan-elite", "region:westemnet").startswith("RK-M5")


@pytest.mark.rule("RK-P3", "RK-P25", "RK-D21", "RK-K11")
def test_nations_that_cannot_be_moved_say_why() -> None:
    s = position(
        "erebor: gimli", "minas-tirith: boromir", political={"north": 1, "dwarves": 0, "gondor": 2}, passive="north"
    )
    table = play(s, muster.diplomacy)
    reasons = {nation: why(table, f"nation:{nation}")[:7] for nation in ("north", "dwarves", "sauron")}
    assert reasons == {"north": "RK-P3: ", "dwarves": "RK-P25:", "sauron": "RK-D21:"}
    s = position("erebor: gimli", "minas-tirith: boromir", "woodland-realm: legolas", political={"dwarves": 0})
    table = play(s, envoys.statesman)
    assert why(table, "nation:dwarves").startswith("RK-P25") and why(table, "nation:rohan").startswith("RK-K11")


@pytest.mark.rule("RK-M20", "RK-D31", "RK-G44")
def test_a_character_who_cannot_come_quotes_the_card() -> None:
    s = position("orthanc: isengard 1 regular", "barad-dur: sauron 1 regular", at_war="isengard sauron")
    table = play(s, call(entry.bring, MUSTER), acting=SHADOW)
    assert "Enters with a Muster result when all nations" in why(table, "figure:mouth-of-sauron")
    assert "Enters with a Muster result in Orthanc" in why(table, "figure:saruman", "region:barad-dur")
    assert why(table, "figure:aragorn").startswith("RK-M20") and why(table, "region:fangorn").startswith("RK-M20")


@pytest.mark.rule("RK-C4", "RK-C5", "RK-C6", "RK-C8", "RK-C9", "RK-F45")
def test_companions_who_cannot_go_there_say_why() -> None:
    s = position("edoras: gimli, boromir", "dale: legolas", *ARMIES[1:3], "inside orthanc: isengard 1 regular")
    s.at[location("inside helms-deep")] += force("meriadoc")
    s.fellowship &= ~force("meriadoc")
    table = play(s, companions.move_companions)
    assert why(table, "figure:meriadoc").startswith("RK-C9") and why(table, "figure:strider").startswith("RK-F46")
    assert why(table, "figure:aragorn").startswith("RK-C1") and why(table, "figure:nazgul").startswith("RK-C1")
    say(table, "gimli")
    assert why(table, "figure:legolas").startswith("RK-C5") and why(table, "figure:gimli").startswith("RK-C6")
    say(table, "done")
    assert why(table, "region:helms-deep").startswith("RK-C9") and why(table, "region:dale").startswith("RK-C4")
    table = say(play(position(), guide.separate), "gimli")
    assert why(table, "figure:gimli").startswith("RK-F45") and why(table, "figure:aragorn").startswith("RK-F45")
    say(table, "done")
    assert why(table, "region:umbar").startswith("RK-F47")


@pytest.mark.rule("RK-C12", "RK-C15", "RK-C16", "RK-C18", "RK-V10")
def test_minions_who_cannot_go_there_say_why() -> None:
    s = position("orthanc: saruman", "barad-dur: nazgul 1, mouth-of-sauron", at_war="isengard")
    table = play(s, minions.move_minions, acting=SHADOW)
    assert why(table, "figure:saruman").startswith("RK-C15") and why(table, "region:fangorn").startswith("RK-C1")
    say(table, "nazgul barad-dur")
    assert why(table, "region:lorien").startswith("RK-C12")
    say(table, "gorgoroth")
    assert why(table, "figure:nazgul").startswith("RK-V10")
    say(table, "mouth-of-sauron barad-dur")
    assert why(table, "region:umbar").startswith("RK-C16") and why(table, "region:minas-tirith").startswith("RK-C18")


@pytest.mark.rule("RK-F10", "RK-F12", "RK-F29", "RK-F33", "RK-F43", "RK-T6")
def test_the_fellowship_says_why() -> None:
    table = play(position(), fellowship.fellowship_phase)
    assert why(table, "figure:gimli").startswith("RK-F10") and why(table, "figure:gandalf-grey").startswith("RK-F12")
    say(table, "strider")
    assert why(table, "figure:gandalf-grey").startswith("RK-T6")
    table = play(position(revealed=1), fellowship.fellowship_phase)
    assert why(table, "fellowship:declare").startswith("RK-F43")
    table = play(position(figure="lorien", progress=1), hunt.reveal)
    assert why(table, "button:stop").startswith("RK-F33") and why(table, "region:umbar").startswith("RK-F29")


@pytest.mark.rule("RK-E5", "RK-E7", "RK-E10", "RK-B25", "RK-E33")
def test_cards_quote_what_they_need_or_do() -> None:
    s = position(free_hand="fp-char-09 fp-char-12 fp-char-23 fp-str-14")
    table = play(s, call(playing.play, 1))
    assert "Boromir is in a region of Gondor" in why(table, "card:fp-char-23")
    assert why(table, "card:fp-str-14").startswith("RK-E7") and why(table, "card:fp-char-01").startswith("RK-E5")
    table = say(field("rohan 2 regular", "isengard 2 regular", "fp-str-01 fp-str-02 fp-char-05"), "card")
    assert "Merry or Pippin is in the battle" in why(table, "card:fp-char-05")
    table = played("shadow-str-10", "umbar: southrons 3 regular", at_war="southrons")
    assert "coastal region of Gondor" in why(table, "region:edoras")


def test_a_card_that_somebody_else_holds_is_refused_like_one_that_nobody_holds() -> None:
    s = position(free_hand="fp-char-09 fp-char-12", shadow_hand="shadow-char-01")
    table = play(s, call(playing.play, 7))
    assert why(table, "card:shadow-char-01") == why(table, "card:shadow-char-02")


# --- everywhere ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("question", Ringkrieg.questions, ids=lambda question: question.kind)
def test_every_question_that_names_things_explains_them(question: type[SideQuestion]) -> None:
    explained = question.why_not is not SideQuestion.why_not
    assert explained or question.refuse_picked is not SideQuestion.refuse_picked or not question.asks


def test_whatever_is_clicked_in_a_game_is_explained() -> None:
    """Of everything on the board, what is not offered gets a rule and a sentence, and more than what else to choose
    if it is of the kind that is asked for."""
    seen = Counter[str]()
    for table in wanderings(games=6, length=500):
        question = table.question
        assert isinstance(question, SideQuestion)
        seen[question.kind] += 1
        if seen[question.kind] > 2:
            continue
        offered = {target for choice in table.choices(table.seat) for target in choice["targets"]}
        named = {target.partition(":")[0] for target in offered}
        assert named & {"region", "to", "figure", "card", "die", "nation", "deck"} <= set(question.asks)
        for thing in THINGS[seen[question.kind] :: 3]:
            if thing not in offered:
                check(table, [thing])
                refusal = table.why_not([thing])
                asked = thing.partition(":")[0] in question.asks
                assert refusal and not (asked and refusal.text["key"].startswith("ringkrieg-asked")), (question, thing)
        for number in range(20):
            picked = [
                f"{family}:{names[number * 7 % len(names)]}" for family, names in NAMED if family in question.asks
            ]
            if picked and table.why_not(picked) is not None:
                check(table, picked)
    assert len(seen) > 30
