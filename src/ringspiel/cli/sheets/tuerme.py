"""The board of Die Zwei Türme in the terminal: the grid with orcs and figures, the tracks, the piles, the players."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ringspiel.cli.say import words

STYLES = {"green": "green", "red": "red", "blue": "bright_blue", "yellow": "yellow"}
CELL = 4
ORC, GAP, FREE, TOWER = "o", "+", "·", "█"
LETTERS = "abcdefghijklmnop"


def draw(board: dict[str, Any], names: list[str], language: str) -> RenderableType:
    return Group(
        draw_grid(board, language),
        draw_legend(board, language),
        draw_ents(board, language),
        draw_piles(board, language),
        draw_players(board, names, language),
        draw_hand(board, language),
    )


def draw_grid(board: dict[str, Any], language: str) -> Text:
    """Eight rows of sixteen fields; the column's letter and the row's number make the name of a field."""
    columns, rows = board["map"]["columns"], board["map"]["rows"]
    heading = Text(words(language, "tuerme-board-turn", turn=board["turn"]), style="bold")
    letters = Text("   " + "".join(letter.ljust(CELL) for letter in LETTERS[:columns]).rstrip(), style="dim")
    signs, areas = signs_of(board), areas_of(board)
    lines = [heading, letters]
    for row in range(1, rows + 1):
        fields = [f"{letter}{row}" for letter in LETTERS[:columns]]
        cells = [cell_of(field, signs, areas) for field in fields]
        lines.append(Text.assemble((f"{row}  ", "dim"), *cells))
        lines[-1].rstrip()
    return Text("\n").join(lines)


def cell_of(field: str, signs: dict[str, Text], areas: dict[str, str]) -> Text:
    """What stands on a field, and the letter of its area behind it."""
    cell = signs.get(field, Text(FREE, style="dim")).copy()
    cell.append(areas.get(field, ""), style="dim italic")
    cell.pad_right(CELL - len(cell))
    return cell


def signs_of(board: dict[str, Any]) -> dict[str, Text]:
    signs = {field: Text(TOWER * 2) for tower in board["map"]["towers"].values() for field in tower}
    if board["gap"] is not None:
        signs |= {field: Text(GAP, style="magenta") for field in board["gap"]["chain"]}
    signs |= {field: Text(ORC, style="magenta bold") for field in board["orcs"]}
    if board["orc_card"] is not None:
        signs |= {f: Text(ORC.upper(), style="magenta bold") for f in board["orc_card"]["laid"] if f in board["orcs"]}
    for number, figure in enumerate(board["figures"]):
        if figure["field"] is not None:
            signs[figure["field"]] = Text(f"{number + 1}", style=f"reverse {STYLES[figure['colour']]}")
    return signs


def areas_of(board: dict[str, Any]) -> dict[str, str]:
    """The initial of each area, by field."""
    return {field: f":{area[0]}" for area, fields in board["map"]["areas"].items() for field in fields}


def draw_legend(board: dict[str, Any], language: str) -> Text:
    figures = [
        Text(f"{number} {colour_name(figure, language)}", style=STYLES[figure["colour"]])
        for number, figure in enumerate(board["figures"], start=1)
    ]
    signs = [
        f"{sign} {words(language, f'tuerme-sheet-{key}')}" for sign, key in ((ORC, "orc"), (ORC.upper(), "new-orc"))
    ]
    towers = ", ".join(words(language, f"tuerme-tower-{tower}") for tower in board["map"]["towers"])
    areas = [f":{area[0]} {words(language, f'tuerme-area-{area}')}" for area in board["map"]["areas"]]
    first = Text("  ").join([*figures, *(Text(sign, style="dim") for sign in (*signs, f"{TOWER * 2} {towers}"))])
    return Text("\n").join([first, Text("  ".join(areas), style="dim")])


def colour_name(figure: dict[str, Any], language: str) -> str:
    return words(language, f"tuerme-colour-{figure['colour']}")


def draw_ents(board: dict[str, Any], language: str) -> Text:
    """How far the Ents have come, and how close the orcs are to linking the towers."""
    step, last = board["ent"]["step"], board["ent"]["last"]
    track = Text("●" * step + "○" * (last - step), style="green")
    gap = board["gap"]
    near = words(language, "tuerme-board-gap-none") if gap is None else gap_words(gap, language)
    far = words(language, "tuerme-board-ent", step=step, last=last)
    return Text.assemble(f"{far}  ", track, "   ", (near, "magenta"))


def gap_words(gap: dict[str, Any], language: str) -> str:
    said = words(language, "tuerme-board-gap", missing=gap["missing"])
    return f"{said} ({GAP})" if gap["missing"] else said


def draw_piles(board: dict[str, Any], language: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    table.add_row(words(language, "tuerme-board-orc-card"), orc_card(board, language))
    table.add_row(words(language, "tuerme-board-event"), event_card(board, language))
    supply = words(language, "tuerme-board-supply", count=board["supply"])
    table.add_row("", f"{supply}   {words(language, 'tuerme-sheet-heroes', count=board['hero_pile'])}")
    return table


def orc_card(board: dict[str, Any], language: str) -> str:
    card = board["orc_card"]
    shown = words(language, "tuerme-board-orc-card-none") if card is None else waves(card["waves"], language)
    return f"{shown} · {words(language, 'tuerme-board-orc-pile', left=board['orc_pile'])}"


def waves(card: list[dict[str, Any]], language: str) -> str:
    return ", ".join(
        words(language, "tuerme-wave", count=w["count"], row=w["row"], side=words(language, f"tuerme-side-{w['side']}"))
        for w in card
    )


def event_card(board: dict[str, Any], language: str) -> str:
    left = words(language, "tuerme-board-events-left", left=sum(group["left"] for group in board["event_pile"]))
    if board["event"] is None:
        return f"{words(language, 'tuerme-board-event-none')} · {left}"
    title, hint = (words(language, f"tuerme-event-{board['event']}{part}") for part in ("", "-hint"))
    return f"{title}: {hint} · {left}"


def draw_players(board: dict[str, Any], names: list[str], language: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for seat, player in enumerate(board["players"]):
        figures = [figure for figure in board["figures"] if figure["seat"] == seat]
        down = words(language, "tuerme-board-face-down", count=player["face_down"]) if player["face_down"] else ""
        table.add_row(
            "▸" if seat == board["active"] else "",
            Text(names[seat], style=STYLES[figures[0]["colour"]]),
            ", ".join(f"{colour_name(figure, language)} {figure['field'] or '–'}" for figure in figures),
            f"{words(language, 'tuerme-board-tiles', count=player['tiles'])} {down}".rstrip(),
            points_of(player, language),
            words(language, "tuerme-board-cards", count=player["cards"]),
        )
    return table


def points_of(player: dict[str, Any], language: str) -> str:
    if player["points"] is None:
        return words(language, "tuerme-board-points-secret")
    return words(language, "tuerme-board-points", points=player["points"])


def draw_hand(board: dict[str, Any], language: str) -> Text:
    """The own hero cards, and the one in play with the strength that is left."""
    lines = []
    for player in board["players"]:
        if player["hand"] is not None:
            cards = ", ".join(card_name(card, language) for card in player["hand"])
            lines.append(Text.assemble((words(language, "tuerme-board-hand"), "bold"), ": ", cards))
    if board["move"] is not None:
        card = card_name(board["move"]["card"], language)
        strength = words(language, "tuerme-board-strength", strength=board["move"]["strength"])
        lines.append(Text.assemble((words(language, "tuerme-board-played"), "bold"), f": {card}; {strength}"))
    return Text("\n").join(lines)


def card_name(card: dict[str, Any], language: str) -> str:
    hero = words(language, f"tuerme-hero-{card['hero']}")
    symbol = words(language, f"tuerme-symbol-{card['symbol']}")
    key = "tuerme-card-shadowfax" if card["shadowfax"] else "tuerme-card"
    return words(language, key, hero=hero, strength=card["strength"], symbol=symbol)
