"""Several people with secrets at one terminal."""

import re
from collections.abc import Iterator
from io import StringIO

import pytest
from rich.console import Console

import ringspiel
from ringspiel.agents import agent_of
from ringspiel.cli import play as playing
from tests.toys.secret import Discreet, Secret

NAMES = ["Ada", "Bob", "Cleo"]
CLEARED = "\x1b[2J"


class Screen:
    """What people see: everything since the screen was cleared last, at every key they press."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, typed: list[str]) -> None:
        self.file = StringIO()
        self.seen: list[str] = []
        self.typed = iter(typed)
        console = Console(file=self.file, force_terminal=True, width=120, highlight=False, no_color=True)
        monkeypatch.setattr(console, "input", self.input)
        monkeypatch.setattr(playing, "console", console)

    def input(self, prompt: str) -> str:
        shown = self.file.getvalue().rpartition(CLEARED)[2]
        self.seen.append(shown + prompt)
        try:
            return next(self.typed)
        except StopIteration:
            raise EOFError from None


def cards_of(table: ringspiel.Table, seat: int) -> set[str]:
    hands: list[list[int]] = table.state.hands  # type: ignore[attr-defined]
    return {f"card-{card}" for card in hands[seat]}


def cards_on(screen: str) -> set[str]:
    return set(re.findall(r"card-\d", screen))


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy has no texts and no sheet."""
    monkeypatch.setattr(playing, "render", lambda text, language, names: text["key"])
    monkeypatch.setattr(playing, "draw", lambda view, names, language: "")
    yield


@pytest.mark.usefixtures("plain")
def test_nobody_sees_the_hand_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Secret.table(seed=1, seats=3)
    hands = [cards_of(table, seat) for seat in range(3)]
    screen = Screen(monkeypatch, ["", "1", "1", "", "1", "1", ""])
    playing.Session(table, {}, NAMES, "en").run()
    curtains = [number for number, seen in enumerate(screen.seen) if "nobody else" in seen]
    assert curtains == [0, 3, 6]
    assert all(cards_on(screen.seen[number]) == set() for number in curtains), "behind the curtain is nothing"
    assert cards_on(screen.seen[1]) == hands[0]
    assert cards_on(screen.seen[4]) == hands[1]
    assert cards_on(screen.seen[7]) == hands[2]
    assert "secret-own" in screen.seen[4] and "secret-laid" in screen.seen[4], "told what happened before the turn"


@pytest.mark.usefixtures("plain")
def test_one_person_or_no_secrets_need_no_curtain(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Secret.table(seed=1, seats=3)
    screen = Screen(monkeypatch, ["1"])
    agents = {seat: agent_of("random", "mordor", 1) for seat in (1, 2)}
    playing.Session(table, agents, NAMES, "en").run()
    table = ringspiel.new("mordor", 2, seed=1)
    playing.Session(table, {}, NAMES, "en").run()
    assert not any("nobody else" in seen for seen in screen.seen) and CLEARED not in screen.file.getvalue()


@pytest.mark.usefixtures("plain")
def test_an_only_answer_needs_no_typing_and_is_shown_but_not_to_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Discreet.table(seed=1, seats=3)
    highest = len(table.answers())
    screen = Screen(monkeypatch, ["", str(highest), "", "", "u"])
    playing.Session(table, {}, NAMES, "en").run()
    assert "only one possible answer" in screen.seen[2] and "Enter" in screen.seen[2]
    assert "nobody else" in screen.seen[3] and table.seat == 1
