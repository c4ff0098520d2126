"""`ringspiel play`: a game in the terminal against computer opponents."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

import ringspiel
from ringspiel.agents import Agent, Estimate, agent_of, answer_of, check_level, hint, knows_exactly
from ringspiel.cli.advice import advice_of
from ringspiel.cli.explaining import explained
from ringspiel.cli.menu import FEW, Choice, grouped, headings
from ringspiel.cli.records import check_writable, write
from ringspiel.cli.say import Language, Wrong, console, language_of, percent, sentence_of, words
from ringspiel.cli.settings import Game, Options, options_of
from ringspiel.cli.sheets import atlas, brief, draw, draw_ranking
from ringspiel.kernel.errors import BadOption, IllegalAnswer, NotUnderstood
from ringspiel.kernel.text import text
from ringspiel.texts import render

SHOWN = 8
"""Answers whose chances a hint lists, the best first."""

AROUND = 3
"""Lines of a small screen for how to answer, and for the answer."""
FEWEST = 3
"""Answers that are listed at least, however little room there is."""


def play(
    game: Game,
    seats: Annotated[int | None, typer.Option(help="number of players; the fewest if not given")] = None,
    me: Annotated[str, typer.Option(help="your seats, from 0, separated by commas; 'none' only watches")] = "0",
    against: Annotated[
        str, typer.Option(help="the opponents: easy, medium, hard, greedy, random or perfect")
    ] = "medium",
    seed: Annotated[int | None, typer.Option(help="for a game that can be repeated")] = None,
    record: Annotated[Path | None, typer.Option(help="where to write the record of the game")] = None,
    screen: Annotated[
        bool, typer.Option("--screen", help="a full screen with board, question and log; needs the extra `tui`")
    ] = False,
    option: Options = None,
    lang: Language = None,
) -> None:
    """Play in the terminal."""
    language = language_of(lang)
    rules = ringspiel.game_of(game)
    seats = rules.check_seats(rules.seat_counts[0] if seats is None else seats)
    mine = seats_of(me, seats)
    table = ringspiel.new(game, seats, seed=seed, options=options_of(option))
    check_level(against, table)
    agents = {seat: agent_of(against, game, table.seed + seat) for seat in range(seats) if seat not in mine}
    check_writable(record)
    names = [words(language, "cli-you" if seat in mine else "cli-opponent", number=seat + 1) for seat in range(seats)]
    if screen:
        on_screen(table, mine, agents, names, language)
    else:
        Session(table, agents, names, language).run()
    if record is not None:
        write(record, json.dumps(table.record(names), ensure_ascii=False, indent=1).encode())
        console.print(words(language, "cli-record-written", file=str(record)))


def on_screen(
    table: ringspiel.Table, mine: list[int], agents: dict[int, Agent], names: list[str], language: str
) -> None:
    """The full screen, for one person."""
    if len(mine) != 1:
        raise Wrong("cli-screen-alone")
    try:
        from ringspiel.cli.screen import Screen
    except ImportError:
        raise BadOption("textual is not installed", text("extra-missing", extra="tui")) from None
    Screen(table, mine[0], agents, names, language).run()


def seats_of(typed: str, seats: int) -> list[int]:
    if typed.strip().lower() == "none":
        return []
    parts = [part.strip() for part in typed.split(",")]
    if not all(part.isdecimal() and int(part) < seats for part in parts):
        raise Wrong("cli-no-such-seats", last=seats - 1, typed=repr(typed))
    return [int(part) for part in parts]


def clear_screen() -> None:
    """With all that has scrolled out of it."""
    console.clear()
    if console.is_terminal:
        console.file.write("\x1b[3J")


class Session:
    """The loop of showing, asking and answering.

    Where several people hold secrets from each other at one screen, it is cleared before the next one looks, and
    everybody is told what has happened when it is their turn to look.
    """

    def __init__(self, table: ringspiel.Table, agents: dict[int, Agent], names: list[str], language: str) -> None:
        self.table = table
        self.agents = agents
        self.names = names
        self.language = language
        self.people = [seat for seat in range(table.seats) if seat not in agents]
        self.needs_curtain = table.game.hidden and len(self.people) > 1
        self.looking: int | None = None
        self.went_back = False
        self.told: dict[int | None, int] = {}
        self.listed: list[list[Choice]] = []
        self.room = FEW
        self.small = False

    def run(self) -> None:
        while (seat := self.table.seat) is not None:
            if not self.needs_curtain:
                self.tell()
            agent = self.agents.get(seat)
            if agent is not None:
                self.table.answer(answer_of(agent, self.table.perspective(seat)))
            elif not self.ask(seat):
                console.print(words(self.language, "cli-left"))
                return
        self.tell()
        view = self.table.view(self.viewer())
        console.print(draw(view, self.names, self.language))
        console.print(draw_ranking(view, self.names, self.language))

    def viewer(self) -> int | None:
        """Whose knowledge is on the screen: the asked person's, or a single person's, or nobody's."""
        if self.table.seat in self.people:
            return self.table.seat
        return self.people[0] if len(self.people) == 1 else None

    def tell(self) -> None:
        """Tell the person who looks what has happened since they were told last."""
        listener = self.looking if self.needs_curtain else None
        for event in self.table.events(self.viewer(), since=self.told.get(listener, 0)):
            console.print(f"  {render(event.text, self.language, self.names)} [dim]{event.rule}[/dim]")
        self.told[listener] = len(self.table.entries) + 1

    def ask(self, seat: int) -> bool:
        """Let a person answer; False if they leave."""
        try:
            if self.needs_curtain and seat != self.looking:
                self.hand_over(seat)
            self.tell()
            self.show_question()
            if len(self.table.answers()) == 1 and not self.went_back:
                self.answer_for_person()
            else:
                while not self.obey(console.input("[bold]> [/bold]").strip()):
                    pass
        except (EOFError, KeyboardInterrupt):
            return False
        return True

    def hand_over(self, seat: int) -> None:
        """The curtain: nobody sees the next hand before its owner sits at the screen."""
        clear_screen()
        console.input(words(self.language, "cli-curtain", name=self.names[seat]))
        clear_screen()
        self.looking = seat

    def answer_for_person(self) -> None:
        """The only answer is given without being typed; others at the screen see a key being pressed all the same."""
        answer = self.table.answers()[0]
        said = render(self.table.describe(answer).text, self.language, self.names)
        console.print(words(self.language, "cli-only-answer", choice=said), markup=False)
        if self.needs_curtain:
            console.input(words(self.language, "cli-press-enter"))
        self.table.answer(answer)

    def obey(self, typed: str) -> bool:
        """Do what was typed; True if the table has changed."""
        try:
            match typed.split():
                case ["q" | "quit"]:
                    raise EOFError
                case [] | ["?"]:
                    self.show_question(everything=True)
                case ["?", *name]:
                    console.print(explained(self.table.view(self.table.seat), " ".join(name), self.language))
                case ["u" | "undo"]:
                    self.table.undo()
                    self.went_back = True
                    return True
                case ["h" | "hint"]:
                    self.show_hint()
                case ["m" | "map"]:
                    self.show_map()
                case ["b" | "board"]:
                    console.print(draw(self.table.view(self.table.seat), self.names, self.language))
                case _:
                    answer = self.answer_of(typed)
                    if answer is None:
                        return False
                    self.table.answer(answer)
                    self.went_back = False
                    return True
        except IllegalAnswer as refusal:
            console.print(f"[red]{render(refusal.reason, self.language, self.names)}[/red] [dim]{refusal.rule}[/dim]")
        except NotUnderstood as error:
            console.print(render(error.reason, self.language, self.names), style="red", markup=False)
        except BadOption as error:
            console.print(sentence_of(error, self.language), style="red", markup=False)
        return False

    def show_map(self) -> None:
        """The board by parts of the world, where a game has such a map; else the board once more."""
        view = self.table.view(self.table.seat)
        drawn = atlas(view, self.language)
        console.print(draw(view, self.names, self.language) if drawn is None else drawn)

    def answer_of(self, typed: str) -> int | None:
        """The number of a listed choice, or notation. None if a group was chosen, which is opened now."""
        if not typed.isdecimal() or not 1 <= int(typed) <= len(self.listed):
            return self.table.parse(typed)
        chosen = self.listed[int(typed) - 1]
        if len(chosen) == 1:
            return int(chosen[0]["answer"])
        self.list_choices(grouped(chosen, self.room))
        return None

    def show_question(self, everything: bool = False) -> None:
        view = self.table.view(self.table.seat)
        choices = self.table.choices(self.table.seat)
        prompt = render(view["question"]["prompt"], self.language, self.names)
        self.show_board(view, len(grouped(choices)), len(console.render_lines(prompt)))
        console.print(prompt, style="bold", markup=False)
        self.small = self.small and not everything
        self.list_choices(grouped(choices, len(choices) if everything else self.room))
        console.print(words(self.language, "cli-how-to-answer"), style="dim")

    def show_board(self, view: dict[str, Any], answers: int, prompt: int) -> None:
        """The board; what matters most of it where the whole would not fit on the screen beside the answers."""
        drawn = draw(view, self.names, self.language)
        if console.is_terminal:
            free = console.height - AROUND - prompt
            self.small = len(console.render_lines(drawn)) + answers > free
            if self.small:
                drawn = brief(view, self.names, self.language)
            self.room = max(FEWEST, min(FEW, free - len(console.render_lines(drawn))))
        console.print(drawn)

    def list_choices(self, groups: list[tuple[str, list[Choice]]]) -> None:
        """One line for each answer or group of answers, with the number to type; on a small screen long ones are cut,
        and `?` lists them whole."""
        self.listed = [choices for _, choices in groups]
        named = headings(groups, self.said)
        for number, (beginning, (_, choices)) in enumerate(zip(named, groups, strict=True), start=1):
            if len(choices) > 1:
                group = words(self.language, "cli-group", beginning=beginning, count=len(choices))
                console.print(f"{number:>3}  {group}", markup=False)
                continue
            line = Text(f"{number:>3}  {self.said(choices[0])}")
            if self.small:
                line.truncate(console.width - len(beginning) - 2, overflow="ellipsis")
            console.print(line.append(f"  {beginning}", style="dim"))

    def said(self, choice: Choice) -> str:
        return render(choice["text"], self.language, self.names)

    def show_hint(self) -> None:
        seat = self.table.seat
        assert seat is not None
        perspective = self.table.perspective(seat)
        if knows_exactly(perspective):
            self.show_exact_chances(hint(perspective)[:SHOWN])
            return
        for line in advice_of(self.table, seat, self.language, self.names):
            console.print(line, markup=False)

    def show_exact_chances(self, estimates: list[Estimate]) -> None:
        console.print(words(self.language, "cli-hint-exact"))
        for estimate in estimates:
            said = render(self.table.describe(estimate.answer).text, self.language, self.names)
            chance = percent(estimate.chance, self.language)
            console.print(words(self.language, "cli-hint-chance", chance=chance, choice=said), markup=False)
