"""`ringspiel play --screen`: the same game on a full screen, with board, question, answers and log."""

from __future__ import annotations

from io import StringIO
from typing import Any

from rich.console import Console, RenderableType
from rich.measure import Measurement
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Footer, Input, OptionList, RichLog, Static
from textual.widgets.option_list import Option

import ringspiel
from ringspiel.agents import Agent, answer_of
from ringspiel.cli.advice import advice_of
from ringspiel.cli.explaining import explained
from ringspiel.cli.menu import Choice, Group, grouped, headings
from ringspiel.cli.say import sentence_of, words
from ringspiel.cli.sheets import atlas, brief, draw, draw_ranking
from ringspiel.kernel.errors import RingspielError
from ringspiel.texts import render

KEYS = {"u": "undo", "h": "hint", "m": "map", "b": "board", "question_mark": "name", "escape": "back", "q": "quit"}
"""What each key does; `cli-key-…` says it."""
NARROWEST = 15
"""Columns that question, answers and log need at least."""


def fits(drawn: RenderableType, width: int, height: int) -> bool:
    paper = Console(width=max(width, 1), file=StringIO())
    return len(paper.render_lines(drawn)) <= height


class Screen(App[None]):
    """A table of one person and computer opponents. Arrows and Enter choose, Escape goes back."""

    ENABLE_COMMAND_PALETTE = False
    CSS = """
    #left { width: 2fr; overflow-x: auto; } #right { width: 1fr; }
    #left, #log, #answers { scrollbar-size: 1 1; }
    #board { height: auto; } #prompt { padding: 1 0; text-style: bold; }
    #name { display: none; }
    #answers { height: 1fr; border: none; padding: 0; } #log { height: 1fr; border-top: solid $primary; }
    """

    def __init__(
        self, table: ringspiel.Table, person: int, agents: dict[int, Agent], names: list[str], language: str
    ) -> None:
        super().__init__()
        self.table = table
        self.person = person
        self.agents = agents
        self.names = names
        self.language = language
        self.listed: list[list[Choice]] = []
        self.told = 0
        self.shows_map = False
        self.shows_all = False
        for key, action in KEYS.items():
            self.bind(key, action, description=words(language, f"cli-key-{action}"))

    def compose(self) -> ComposeResult:
        with Horizontal():
            with VerticalScroll(id="left"):
                yield Static(id="board")
            with Vertical(id="right"):
                yield Static(id="prompt")
                yield OptionList(id="answers")
                yield Input(id="name", placeholder=words(self.language, "cli-name"))
                yield RichLog(id="log", wrap=True, min_width=1)
        yield Footer()

    def on_mount(self) -> None:
        self.go_on()

    def on_resize(self) -> None:
        self.show_board()

    def go_on(self) -> None:
        """Let the others play, then show what the person is asked."""
        while (seat := self.table.seat) is not None and seat != self.person:
            self.table.answer(answer_of(self.agents[seat], self.table.perspective(seat)))
        log = self.query_one("#log", RichLog)
        for event in self.table.events(self.person, since=self.told):
            log.write(render(event.text, self.language, self.names))
        self.told = len(self.table.entries) + 1
        self.show_board()
        self.show_answers(grouped(self.table.choices(self.person)) if self.table.seat is not None else [])

    def show_board(self) -> None:
        view = self.table.view(self.person)
        drawn = (atlas(view, self.language) if self.shows_map else None) or self.board(view)
        self.query_one("#board", Static).update(drawn)
        self.make_room_for(drawn)
        prompt: Any = ""
        if view["outcome"] is not None:
            prompt = draw_ranking(view, self.names, self.language)
        elif view["question"] is not None:
            prompt = render(view["question"]["prompt"], self.language, self.names)
        self.query_one("#prompt", Static).update(prompt)

    def make_room_for(self, drawn: RenderableType) -> None:
        """Two thirds of the screen for the board, or more where it cannot be narrower."""
        least = Measurement.get(self.console, self.console.options, drawn).minimum
        width = self.size.width
        self.query_one("#board").styles.min_width = least
        self.query_one("#left").styles.width = max(2 * width // 3, min(least + 1, width - NARROWEST))

    def board(self, view: dict[str, Any]) -> RenderableType:
        """The whole board where it fits or was asked for; else what matters most of it, the hand included."""
        whole = draw(view, self.names, self.language)
        room = self.query_one("#left").size
        if self.shows_all or fits(whole, room.width, room.height):
            return whole
        return brief(view, self.names, self.language)

    def show_answers(self, groups: list[Group]) -> None:
        self.listed = [choices for _, choices in groups]
        answers = self.query_one("#answers", OptionList)
        answers.clear_options()
        named = zip(headings(groups, self.said), self.listed, strict=True)
        answers.add_options([Option(self.line(name, choices)) for name, choices in named])
        if groups:
            answers.highlighted = 0
            answers.focus()

    def line(self, name: str, choices: list[Choice]) -> str:
        if len(choices) > 1:
            return words(self.language, "cli-group", beginning=name, count=len(choices))
        return self.said(choices[0])

    def said(self, choice: Choice) -> str:
        return render(choice["text"], self.language, self.names)

    def on_option_list_option_selected(self, chosen: OptionList.OptionSelected) -> None:
        choices = self.listed[chosen.option_index]
        if len(choices) > 1:
            self.show_answers(grouped(choices))
            return
        self.table.answer(choices[0]["answer"])
        self.go_on()

    def action_name(self) -> None:
        """Ask for the name of what is to be explained."""
        entry = self.query_one("#name", Input)
        entry.display = True
        entry.focus()

    def on_input_submitted(self, entered: Input.Submitted) -> None:
        name = entered.value.strip()
        self.close_name()
        if not name:
            return
        try:
            self.query_one("#log", RichLog).write(explained(self.table.view(self.person), name, self.language))
        except RingspielError as error:
            self.notify(sentence_of(error, self.language), severity="warning")

    def close_name(self) -> None:
        entry = self.query_one("#name", Input)
        entry.value = ""
        entry.display = False
        self.query_one("#answers", OptionList).focus()

    def action_back(self) -> None:
        self.close_name()
        if self.table.seat is not None:
            self.show_answers(grouped(self.table.choices(self.person)))

    def action_map(self) -> None:
        self.shows_map = not self.shows_map
        self.show_board()

    def action_board(self) -> None:
        self.shows_all = not self.shows_all
        self.show_board()

    def action_undo(self) -> None:
        try:
            self.table.undo()
        except RingspielError as error:
            self.notify(render(error.reason or str(error), self.language, self.names), severity="warning")
        self.go_on()

    def action_hint(self) -> None:
        if self.table.seat is None:
            return
        self.notify("\n".join(advice_of(self.table, self.person, self.language, self.names)))
