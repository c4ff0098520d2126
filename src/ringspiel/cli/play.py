"""`ringspiel play`: a game in the terminal against computer opponents."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.markdown import Markdown

import ringspiel
from ringspiel.agents import Agent, agent_of
from ringspiel.cli.records import write
from ringspiel.cli.say import Language, Wrong, console, language_of, sentence_of, words
from ringspiel.cli.settings import Options, options_of
from ringspiel.cli.sheets import draw
from ringspiel.rules import rule
from ringspiel.table.errors import BadOption, IllegalAnswer, NotUnderstood
from ringspiel.texts import render

MANY = 40
"""More choices than this are not listed one by one unless asked for."""


def play(
    game: str,
    seats: Annotated[int | None, typer.Option(help="number of players; the fewest if not given")] = None,
    me: Annotated[str, typer.Option(help="your seats, from 0, separated by commas; 'none' only watches")] = "0",
    against: Annotated[str, typer.Option(help="the opponents: easy, medium, hard, greedy or random")] = "medium",
    seed: Annotated[int | None, typer.Option(help="for a game that can be repeated")] = None,
    record: Annotated[Path | None, typer.Option(help="where to write the record of the game")] = None,
    option: Options = None,
    lang: Language = None,
) -> None:
    """Play in the terminal."""
    language = language_of(lang)
    rules = ringspiel.game_of(game)
    seats = rules.check_seats(seats or rules.seat_counts[0])
    mine = seats_of(me, seats)
    table = ringspiel.new(game, seats, seed=seed, options=options_of(option))
    agents = {seat: agent_of(against, game, table.seed + seat) for seat in range(seats) if seat not in mine}
    names = [words(language, "cli-you" if seat in mine else "cli-opponent", number=seat + 1) for seat in range(seats)]
    Session(table, agents, names, language).run()
    if record is not None:
        write(record, json.dumps(table.record(names), ensure_ascii=False, indent=1).encode())
        console.print(words(language, "cli-record-written", file=str(record)))


def seats_of(typed: str, seats: int) -> list[int]:
    if typed.strip().lower() == "none":
        return []
    parts = [part.strip() for part in typed.split(",")]
    if not all(part.isdecimal() and int(part) < seats for part in parts):
        raise Wrong("cli-no-such-seats", last=seats - 1, typed=repr(typed))
    return [int(part) for part in parts]


class Session:
    """The loop of showing, asking and answering."""

    def __init__(self, table: ringspiel.Table, agents: dict[int, Agent], names: list[str], language: str) -> None:
        self.table = table
        self.agents = agents
        self.names = names
        self.language = language

    def run(self) -> None:
        self.tell()
        while self.table.seat is not None:
            agent = self.agents.get(self.table.seat)
            if agent is not None:
                self.table.answer(agent.choose(self.table.perspective(self.table.seat)))
                self.tell()
            elif not self.ask():
                return
        console.print(draw(self.table.view(self.viewer()), self.names, self.language))

    def viewer(self) -> int | None:
        """Whose knowledge is on the screen: the asked person's, or a single person's, or nobody's."""
        people = [seat for seat in range(self.table.seats) if seat not in self.agents]
        if self.table.seat in people:
            return self.table.seat
        return people[0] if len(people) == 1 else None

    def tell(self) -> None:
        for event in self.table.events(self.viewer()):
            console.print(f"  {render(event.text, self.language, self.names)} [dim]{event.rule}[/dim]")

    def ask(self) -> bool:
        """Let a person answer; False if he leaves."""
        self.show_question()
        while True:
            try:
                typed = console.input("[bold]> [/bold]").strip()
            except (EOFError, KeyboardInterrupt):
                console.print(words(self.language, "cli-left"))
                return False
            if typed in ("q", "quit"):
                console.print(words(self.language, "cli-left"))
                return False
            if self.obey(typed):
                self.tell()
                return True

    def obey(self, typed: str) -> bool:
        """Do what was typed; True if the table has changed."""
        try:
            match typed.split():
                case [] | ["?"]:
                    self.show_question(everything=True)
                case ["?", id]:
                    found = rule(self.table.game.id, id, self.language)
                    console.print(Markdown(f"**{found.id}** {found.text}"))
                case ["u"]:
                    self.table.undo()
                    return True
                case ["h"]:
                    self.show_hint()
                case _:
                    self.table.answer(self.answer_of(typed))
                    return True
        except IllegalAnswer as refusal:
            console.print(f"[red]{render(refusal.reason, self.language, self.names)}[/red] [dim]{refusal.rule}[/dim]")
        except NotUnderstood as error:
            console.print(render(error.reason, self.language, self.names), style="red", markup=False)
        except BadOption as error:
            console.print(sentence_of(error, self.language), style="red", markup=False)
        return False

    def answer_of(self, typed: str) -> int:
        """The number of a listed choice, or notation."""
        answers = self.table.answers()
        if typed.isdecimal() and 1 <= int(typed) <= len(answers):
            return answers[int(typed) - 1]
        return self.table.parse(typed)

    def show_question(self, everything: bool = False) -> None:
        view = self.table.view(self.table.seat)
        console.print(draw(view, self.names, self.language))
        console.print(render(view["question"]["prompt"], self.language, self.names), style="bold", markup=False)
        choices = self.table.choices(self.table.seat)
        for number, choice in enumerate(choices if everything else choices[:MANY], start=1):
            console.print(f"{number:>3}  {render(choice['text'], self.language, self.names)}", markup=False)
            console.print(f"     {choice['notation']}", style="dim", markup=False)
        if len(choices) > MANY and not everything:
            console.print(words(self.language, "cli-more-choices", number=len(choices) - MANY))
        console.print(words(self.language, "cli-how-to-answer"), style="dim")

    def show_hint(self) -> None:
        seat = self.table.seat
        assert seat is not None
        answer = agent_of("hard", self.table.game.id, len(self.table.entries)).choose(self.table.perspective(seat))
        said = render(self.table.describe(answer).text, self.language, self.names)
        console.print(words(self.language, "cli-hint", choice=said), markup=False)
