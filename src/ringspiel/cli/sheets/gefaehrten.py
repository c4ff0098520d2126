"""The table of Die Gefährten in the terminal: all cards where they lie, the ranking, the players and the road."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ringspiel.cli.say import words

STYLES = {"green": "green", "yellow": "yellow", "red": "red", "blue": "bright_blue"}
WIDE, NARROW = 4, 3
"""Characters for a place on the table: more while few columns are in use."""
MANY_COLUMNS = 24
MARGIN = 4
RINGS = {
    "bag-end": "¹",
    "bree": "²",
    "weathertop": "³",
    "rivendell-first": "⁴",
    "rivendell-second": "⁵",
    "lothlorien": "⁶",
}
"""The sign of each ring behind the card on which it lies."""
GROUNDS = {"white": "□", "black": "■"}

Cells = dict[tuple[int, int], Text]


def draw(board: dict[str, Any], names: list[str], language: str) -> RenderableType:
    return Group(
        draw_table(board),
        draw_legend(board, language),
        draw_ranking_now(board, names, language),
        draw_players(board, names, language),
        draw_road(board, language),
        draw_hand(board, language),
    )


def brief(board: dict[str, Any], names: list[str], language: str) -> RenderableType:
    """What fits on a screen of 24 lines: the table, everybody's points, and the seat's own hand."""
    hands = [own(player, language)[0] for player in board["players"] if player["cards"] is not None]
    return Group(draw_table(board), draw_points(board, names, language), *hands)


def draw_points(board: dict[str, Any], names: list[str], language: str) -> Text:
    parts = [
        Text(f"{names[seat]} {points_of(player, language)}", style=STYLES[player["colours"][0]])
        for seat, player in enumerate(board["players"])
    ]
    return Text(" · ").join(parts)


def draw_table(board: dict[str, Any]) -> Text:
    """Rows of cards, with the columns and rows of the notation at the edges."""
    cells = cells_of(board)
    columns = range(min(x for x, _ in cells), max(x for x, _ in cells) + 1)
    width = WIDE if len(columns) <= MANY_COLUMNS else NARROW
    rows = [heading(columns, width)]
    for y in range(min(y for _, y in cells), max(y for _, y in cells) + 1):
        rows.append(line_of(cells, columns, y, width))
    return Text("\n").join(rows)


def heading(columns: range, width: int) -> Text:
    """Every second column has its number above it."""
    line = "".join(str(x).ljust(width * 2) for x in columns if (x - columns.start) % 2 == 0)
    return Text(" " * MARGIN + line.rstrip(), style="dim")


def line_of(cells: Cells, columns: range, y: int, width: int) -> Text:
    line = Text(str(y).rjust(MARGIN - 1) + " ", style="dim")
    for x in columns:
        cell = cells.get((x, y), Text()).copy()
        cell.pad_right(width - len(cell))
        line.append_text(cell)
    line.rstrip()
    return line


def cells_of(board: dict[str, Any]) -> Cells:
    """Free slots of the current location show how they are called in notation."""
    cells = {(x, y): Text(name, style="dim") for (x, y), name in zip(board["slots"], board["slot_ids"], strict=True)}
    cells |= {tuple(laid["at"]): card_sign(laid) for laid in board["cards"]}
    for number, location in enumerate(board["locations"]):
        if location["at"] is not None:
            x, y = location["at"]
            style = "reverse bold" if number == board["current"] else "bold"
            cells[x, y] = Text(f"{ground(location)}{number + 1}", style=style)
            cells[x + 1, y] = Text(ground(location), style=style)
    return cells


def ground(location: dict[str, Any]) -> str:
    return GROUNDS["black" if location["black"] else "white"]


def card_sign(laid: dict[str, Any]) -> Text:
    colour, value = laid["card"].split("-")
    return Text(colour[0] + value + (RINGS[laid["ring"]] if laid["ring"] else ""), style=STYLES[colour])


def draw_legend(board: dict[str, Any], language: str) -> Text:
    colours = [colour for player in board["players"] for colour in player["colours"]]
    signs = [Text(f"{c[0]} {words(language, f'gefaehrten-colour-{c}')}", style=STYLES[c]) for c in colours]
    grounds = [f"{sign} {words(language, f'gefaehrten-ground-{tone}')}" for tone, sign in GROUNDS.items()]
    lines = [Text("   ").join(signs), Text("   ".join(grounds), style="dim")]
    return Text("\n").join([*lines, *(ring_line(laid, language) for laid in board["cards"] if laid["ring"])])


def ring_line(laid: dict[str, Any], language: str) -> Text:
    """Which ring lies where, and what it does."""
    ring, (x, y) = laid["ring"], laid["at"]
    cell = words(language, "gefaehrten-cell", x=x, y=y)
    where = f"{words(language, f'gefaehrten-ring-{ring}')} – {card_name(laid['card'], language)}, {cell}"
    return Text(f"{RINGS[ring]} {where}: {words(language, f'gefaehrten-effect-{ring}')}", style="dim")


def draw_ranking_now(board: dict[str, Any], names: list[str], language: str) -> Table:
    """What the current location would bring if it were scored now."""
    location = words(language, f"gefaehrten-location-{board['locations'][board['current']]['id']}")
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False, title_justify="left", title_style="bold")
    table.title = words(language, "gefaehrten-board-ranking", location=location)
    for place, rank in enumerate(board["standing"], start=1):
        key = "gefaehrten-board-rank" if rank["sum"] is not None else "gefaehrten-board-rank-absent"
        colour = words(language, f"gefaehrten-colour-{rank['colour']}")
        facts = {"sum": rank["sum"] or 0, "points": rank["points"]}
        line = words(language, key, name=names[rank["seat"]], colour=colour, **facts)
        ring = words(language, f"gefaehrten-ring-{rank['ring']}") if rank["ring"] else ""
        table.add_row(f"{place}.", Text(line, style=STYLES[rank["colour"]]), "=" if rank["tied"] else "", ring)
    return table


def draw_players(board: dict[str, Any], names: list[str], language: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False, title_justify="left", title_style="bold")
    table.title = words(language, "gefaehrten-board-players")
    for seat, player in enumerate(board["players"]):
        cards = words(language, "gefaehrten-board-cards", hand=player["hand"], pile=player["pile"])
        table.add_row(
            "▸" if seat == board["active"] else "",
            Text(names[seat], style=STYLES[player["colours"][0]]),
            ", ".join(words(language, f"gefaehrten-colour-{colour}") for colour in player["colours"]),
            points_of(player, language),
            words(language, "gefaehrten-board-out") if player["out"] else cards,
            ring_names(player["rings"], language),
        )
    return table


def points_of(player: dict[str, Any], language: str) -> str:
    if player["points"] is None:
        return words(language, "gefaehrten-board-points-hidden")
    return words(language, "gefaehrten-sheet-points", points=player["points"])


def ring_names(rings: list[str], language: str) -> str:
    return ", ".join(words(language, f"gefaehrten-ring-{ring}") for ring in rings)


def draw_road(board: dict[str, Any], language: str) -> Group:
    """All ten locations in their order: points by place, rings and special rule; then what is left and what is gone."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False, title_justify="left", title_style="bold")
    table.title = words(language, "gefaehrten-board-road")
    for number, location in enumerate(board["locations"]):
        rule = words(language, f"gefaehrten-rule-{location['rule']}") if location["rule"] else ""
        table.add_row(
            f"{ground(location)}{number + 1}",
            words(language, f"gefaehrten-location-{location['id']}"),
            " / ".join(str(points) for points in location["points"]),
            rule or ring_names(location["rings"], language),
            style="bold" if number == board["current"] else "dim" if number < board["current"] else "",
        )
    gone = words(language, "gefaehrten-board-gone", count=len(board["gone"]))
    return Group(table, Text(f"{gone} ({counted(board['gone'], language)})" if board["gone"] else gone, style="dim"))


def draw_hand(board: dict[str, Any], language: str) -> Text:
    """The seat's own cards, and what its rings do; nothing for spectators."""
    lines = [line for player in board["players"] if player["cards"] is not None for line in own(player, language)]
    return Text("\n").join(lines)


def own(player: dict[str, Any], language: str) -> list[Text]:
    cards = counted(player["cards"], language) or words(language, "gefaehrten-board-hand-empty")
    hand = Text.assemble((words(language, "gefaehrten-board-hand"), "bold"), ": ", cards)
    rings = [Text(f"{ring_names([r], language)}: {words(language, f'gefaehrten-effect-{r}')}") for r in player["rings"]]
    return [hand, *rings]


def counted(cards: list[str], language: str) -> str:
    """Cards by name, equal ones together."""
    return ", ".join(
        words(language, "gefaehrten-board-several", count=count, card=card_name(card, language))
        if count > 1
        else card_name(card, language)
        for card, count in Counter(cards).items()
    )


def card_name(card: str, language: str) -> str:
    colour, value = card.split("-")
    shown = {"colour": f"gefaehrten-colour-{colour}", "value": f"gefaehrten-value-{value}"}
    return words(language, "gefaehrten-card", **{name: words(language, key) for name, key in shown.items()})
