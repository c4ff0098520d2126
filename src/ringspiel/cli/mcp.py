"""`ringspiel mcp`: a seat for language models and other players that speak the Model Context Protocol."""

from __future__ import annotations

from functools import wraps
from typing import Annotated, Any

import typer

import ringspiel
from ringspiel import rulebook
from ringspiel.cli.say import Language, Wrong, language_of, sentence_of
from ringspiel.cli.seat import LocalSeat, RemoteSeat, Seat
from ringspiel.kernel.errors import BadOption
from ringspiel.kernel.text import text
from ringspiel.texts import render

ABOUT = """Board games by their rules. Call `games`, then `new_table`; at a table of a server you sit already.
Then `table` says what you are asked, and `answer` gives a legal answer by its number, until there is an outcome.
`explain` says what an answer would do, `rule` what a rule says; refusals and questions name rules by their IDs."""


def mcp(
    url: Annotated[
        str, typer.Option(help="a table of a server, or the link of an invitation; else tables are here")
    ] = "",
    token: Annotated[str, typer.Option(help="the token of the seat there; not needed with an invitation")] = "",
    name: Annotated[str, typer.Option(help="the name of a player that comes by invitation")] = "MCP",
    lang: Language = None,
) -> None:
    """Offer a seat to a player that speaks MCP, over standard input and output. Needs the extra `mcp`."""
    language = language_of(lang)
    seat = remote(url, token, name, language) if url else None
    server_of(Player(language, seat)).run("stdio")


def remote(url: str, token: str, name: str, language: str) -> Seat:
    from ringspiel.cli.bot import ADDRESS, join

    found = ADDRESS.match(url)
    if not found:
        raise Wrong("cli-bot-address", url=url)
    server, table, invitation = found.groups()
    token = token or join(server, table, name, invitation, contributes=False)
    return RemoteSeat(f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket", token, language)


class Player:
    """What the tools do, each in a method with words that the model reads."""

    def __init__(self, language: str, seat: Seat | None = None) -> None:
        self.language = language
        self.is_remote = seat is not None
        self.seat = seat

    def games(self) -> list[dict[str, Any]]:
        """The games: id, title, numbers of players, and options with what they may be."""
        return [
            {
                "id": game.id,
                "title": render(text(f"{game.id}-title"), self.language, []),
                "players": list(game.seat_counts),
                "options": {option.id: option.to_json() for option in game.options},
            }
            for game in ringspiel.all_games()
        ]

    def new_table(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        against: str = "easy",
        options: dict[str, Any] | None = None,
        seed: int | None = None,
    ) -> dict[str, Any]:
        """Begin a table against computer opponents (easy, medium, hard), and look at it. Seats count from 0."""
        if self.is_remote:
            raise BadOption("you sit at a table of a server: call `table`")
        rules = ringspiel.game_of(game)
        table = ringspiel.new(game, rules.seat_counts[0] if seats is None else seats, seed=seed, options=options)
        self.seat = LocalSeat(table, seat, against, self.language)
        return self.seat.look()

    def table(self) -> dict[str, Any]:
        """What you are asked, all legal answers, your view of the board, and what has happened since the last look."""
        return self.seated().look()

    def answer(self, answer: int) -> dict[str, Any]:
        """Give the number of a legal answer; you then see the table when you are asked again."""
        return self.seated().answer(answer)

    def explain(self, answer: int) -> list[str]:
        """What a legal answer would do, as far as you can know."""
        return self.seated().explain(answer)

    def rule(self, id: str, game: str | None = None) -> str:
        """What a rule says, by its ID such as RM-13; of the game at your table if you name none."""
        return rulebook.rule(game or self.seated().game, id, self.language).text

    def rules(self, game: str | None = None) -> dict[str, str]:
        """All rules of a game by their IDs. This is long: several hundred sentences."""
        return {rule.id: rule.text for rule in rulebook.catalogue(game or self.seated().game, self.language)}

    def seated(self) -> Seat:
        if self.seat is None:
            raise BadOption("you sit at no table yet: call `new_table`")
        return self.seat


def server_of(player: Player) -> Any:
    """The server of the protocol. Raises `BadOption` if its library is not installed."""
    try:
        from mcp.server.mcpserver import MCPServer
        from mcp.server.mcpserver.exceptions import ToolError
    except ImportError:
        raise BadOption("mcp is not installed", text("extra-missing", extra="mcp")) from None
    server = MCPServer("ringspiel", instructions=ABOUT, version=ringspiel.__version__, log_level="WARNING")
    at_the_table = (player.new_table, player.table, player.answer, player.explain)
    for tool in (player.games, *at_the_table, player.rule, player.rules):
        server.tool()(refusing(tool, player.language, ToolError))
    return server


def refusing(tool: Any, language: str, failed: type[Exception]) -> Any:
    """The tool, whose refusals are sentences for the model."""

    @wraps(tool)
    def call(*given: Any, **named: Any) -> Any:
        try:
            return tool(*given, **named)
        except ringspiel.RingspielError as error:
            raise failed(sentence_of(error, language)) from error

    return call
