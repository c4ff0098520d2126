"""Every lesson can be played to its end, speaks every language, and a broken one is refused with a clear sentence."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from ringspiel.kernel.chance import Dictated, Generator, key_of
from ringspiel.kernel.errors import BadOption
from ringspiel.kernel.registry import game_of
from ringspiel.languages import ORIGINAL, SHIPPED
from ringspiel.lessons import Lesson, Words, lesson_of, lessons, play_through, read, script_of
from ringspiel.lessons.lesson import BadLesson
from ringspiel.lessons.script import begun, do

GAMES = ("gefaehrten", "gran", "mordor", "ringkrieg", "tuerme")
LESSONS = list(lessons())
MARKED = re.compile(r"\*\*")


def texts_of(lesson: Lesson) -> list[Words]:
    spoken = [words for step in lesson.steps for words in (step.say, step.came, step.otherwise) if words]
    spoken += [words for step in lesson.steps for words in step.others.values()]
    return [lesson.title, lesson.about, lesson.end, *lesson.later.values(), *spoken]


@pytest.mark.parametrize("id", LESSONS)
def test_a_lesson_is_played_through_to_its_end(id: str) -> None:
    lesson, script = lesson_of(id), script_of(id)
    assert len(script.answers) == len(lesson.steps)
    assert {step.seat for step in script.answers if step.seat == lesson.learner} == {lesson.learner}
    table = begun(lesson)
    for number, step in enumerate(lesson.steps, start=1):
        assert not table.outcome
        do(lesson, table, number, step)
    assert table.entries == script.answers


@pytest.mark.parametrize("language", SHIPPED)
@pytest.mark.parametrize("id", LESSONS)
def test_a_lesson_speaks_every_language(id: str, language: str) -> None:
    lesson = lesson_of(id)
    for words in texts_of(lesson):
        spoken = words.of(language)
        assert spoken
        assert len(MARKED.findall(spoken)) % 2 == 0, f"** is not closed: {spoken}"
        original = words.of(ORIGINAL)
        assert language == ORIGINAL or spoken != original
        assert len(spoken.splitlines()) == len(original.splitlines())


@pytest.mark.parametrize("id", LESSONS)
def test_a_lesson_explains_what_the_learner_does(id: str) -> None:
    """The guide has something to say before the learner's first answer, and on at least every other answer."""
    lesson = lesson_of(id)
    mine = [step for step in lesson.steps[lesson.opening :] if step.seat in (None, lesson.learner)]
    assert mine[0].say is not None
    assert 2 * sum(step.say is not None for step in mine) >= len(mine)
    assert 1 <= lesson.minutes <= 10


@pytest.mark.parametrize("id", LESSONS)
def test_another_answer_leaves_the_script_and_breaks_nothing(id: str) -> None:
    lesson, script = lesson_of(id), script_of(id)
    table = begun(lesson)
    for number, (step, given) in enumerate(zip(lesson.steps, script.answers, strict=True), start=1):
        for other in [answer for answer in table.answers() if answer != given.answer][:3]:
            aside = table.clone()
            aside.go_on_with(Dictated(script.chance_after(aside.entries, other)))
            aside.answer(other)
            assert not script.is_followed(aside.entries)
            assert script.expected(aside.entries) is None
        do(lesson, table, number, step)
    assert script.expected(table.entries) is None
    assert script.is_followed(table.entries)


@pytest.mark.parametrize("id", LESSONS)
def test_remarks_are_on_questions_that_exist(id: str) -> None:
    lesson = lesson_of(id)
    kinds = {question.kind for question in game_of(lesson.game).questions}
    assert set(lesson.later) <= kinds


def test_the_lesson_of_mordor_accepts_the_dice_that_it_asked_for() -> None:
    """Where other dice show the same symbols, the guide names the colours: no right answer is refused."""
    lesson, script = lesson_of("mordor"), script_of("mordor")
    table = begun(lesson)
    for number, (step, given) in enumerate(zip(lesson.steps, script.answers, strict=True), start=1):
        asked = set(step.answer.split())
        for answer in table.answers():
            other = set(table.describe(answer).notation.split())
            twins = sorted(die.split("/")[0] for die in asked) == sorted(die.split("/")[0] for die in other)
            if given.seat == lesson.learner and step.say and twins:
                assert all(die.split("/")[1] in step.say.of("en") for die in asked - other), step.answer
        do(lesson, table, number, step)


def test_every_game_has_a_lesson() -> None:
    assert {lesson.game for lesson in lessons().values()} == set(GAMES)


def test_the_war_of_the_ring_has_five_short_lessons_and_a_guided_beginning() -> None:
    titles = [lesson.title.of("en") for lesson in lessons().values() if lesson.game == "ringkrieg"]
    assert titles == [
        "The map and the turn",
        "The Fellowship and the Hunt",
        "Politics and muster",
        "March, battle and siege",
        "Cards",
        "Your first two turns",
    ]


def test_dictated_chance_leaves_the_seed_where_it_would_be() -> None:
    free, dictated = Generator(key_of(3)), Generator(key_of(3))
    own = [Dictated([]).draw(free, 6) for _ in range(8)]
    chance = Dictated([5, 5, 5])
    assert [chance.draw(dictated, 6) for _ in range(8)] == [5, 5, 5, *own[3:]]


# --- broken lessons ----------------------------------------------------------------------------------------------

GOOD = files("ringspiel.lessons").joinpath("data", "mordor.toml").read_text(encoding="utf-8")


def complaint_about(old: str, new: str) -> str:
    assert old in GOOD
    with pytest.raises(BadLesson) as caught:
        play_through(read("broken", GOOD.replace(old, new, 1)))
    return str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('game = "mordor"', "game = ", "lesson broken: Invalid value"),
        ('game = "mordor"', 'game = "nowhere"', "lesson broken, setup: there is no game 'nowhere'"),
        ("seats = 2", "seats = 9", "lesson broken, setup: "),
        ("learner = 0", "learner = 5", "learner 5 is not a seat; there are 0 to 1"),
        ("minutes = 6", 'minutes = "six"', "Expected `int`, got `str` - at `$.minutes`"),
        ("minutes = 6", "hours = 6", "Object contains unknown field `hours`"),
        ('title.de = "Deine erste Reise"', "", "say something in de and in en - at `$.title`"),
        ('title.de = "Deine erste Reise"', 'title.de = " "', "say something in de and in en - at `$.title`"),
        ("setup = [0, 3,", "setup = [7, 3,", "setup: the script dictates 7, but this draw is a number from 0 to 5"),
        (
            "chance = [0, 5]",
            "chance = [0, 9]",
            "step 1 ('ring/yellow companion/blue gandalf/black'): the script dictat",
        ),
        ("chance = [0, 5]", "chance = [0, 5, 1, 1]", "step 1 ('ring/yellow companion/blue gandalf/black'): chance"),
        ('answer = "ring/red nazgul/green"', 'answer = "ring/red"', "step 2 ('ring/red'): 'ring/red' is not a legal"),
        ('answer = "orc/yellow"', 'answer = "an elf"', "legal are: orc/yellow, orc/blue, orc/green"),
        ('others."tree/black".en', 'others."tree/white".en', "step 11"),
        ("seat = 1\n", "", "step 3 ('gandalf/red ring/green'): seat 1 is asked (set-aside), not seat 0; say `seat`"),
    ],
)
def test_a_broken_lesson_is_refused_with_its_place(old: str, new: str, complaint: str) -> None:
    if "tree/white" in new:
        new_text = GOOD.replace('others."tree/black"', 'others."tree/white"')
        with pytest.raises(BadLesson, match=complaint):
            play_through(read("broken", new_text))
    else:
        assert complaint in complaint_about(old, new)


def test_a_lesson_without_words_or_after_the_end_is_refused() -> None:
    silent = "\n".join(line for line in GOOD.splitlines() if not line.startswith("say."))
    with pytest.raises(BadLesson):
        read("silent", silent)
    with pytest.raises(BadOption, match="there is no lesson 'nowhere'; there are "):
        lesson_of("nowhere")
