"""How a game tells what happens, and to whom."""

from ringspiel.kernel.narrator import Narrator
from ringspiel.kernel.text import text

COLOURS = ("red", "blue")
NARRATOR: Narrator[str] = Narrator(
    "toy",
    words={"colour": lambda colour: text(f"toy-colour-{COLOURS[colour]}")},
    ids={"colour": COLOURS.__getitem__},
    spoken=("wish",),
    silent=("sums",),
)


def test_facts_become_words_for_people_and_ids_for_programs() -> None:
    sums = [1, 2]
    event = NARRATOR.event("won", "TO-1", seat=1, winners=[1, 0], colour=1, count=3, wish="luck", sums=sums)
    assert event.text["key"] == "toy-won"
    assert event.text["args"] == {
        "seat": {"seat": 1},
        "winners": [{"seat": 1}, {"seat": 0}],
        "colour": {"key": "toy-colour-blue"},
        "count": 3,
        "wish": "luck",
    }
    assert event.data == {"seat": 1, "winners": [1, 0], "colour": "blue", "count": 3, "sums": [1, 2]}
    sums.append(3)
    assert event.data["sums"] == [1, 2], "what happened does not change later"


def test_what_one_seat_knows_the_others_see_in_another_way_or_not_at_all() -> None:
    public = NARRATOR.event("drew", "TO-2", seat=0)
    private = NARRATOR.event("drew-card", "TO-2", seat=0, colour=0).known_to(0, public)
    seen = [private.seen_by(seat) for seat in (0, 1, None)]
    assert seen == [private, public, public]
    assert public.known_to(0, None).seen_by(1) is None


def test_facts_have_names_of_their_own() -> None:
    """The compiled kernel lets no fact be called like a parameter of `event` and `tell`."""
    event = NARRATOR.event("lost", "TO-3", kind="elf", rule="none", s=1)
    assert event.data == {"kind": "elf", "rule": "none", "s": 1}
