"""The war in the terminal: tracks, dice, cards, and the armies of each nation where they stand."""

from __future__ import annotations

from collections import Counter
from itertools import zip_longest
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ringspiel.cli.say import words
from ringspiel.games.ringkrieg.pieces import printed
from ringspiel.games.ringkrieg.pieces.deck import CARD_NUMBER, CARDS
from ringspiel.games.ringkrieg.pieces.figures import (
    KIND_NAMES,
    NATION_OF,
    RANK_APART,
    RANK_ELITE,
    RANK_OF,
    RANK_REGULAR,
    SIDE_OF,
    SIDES,
    is_character,
)
from ringspiel.games.ringkrieg.pieces.figures import NATIONS as ALL_NATIONS
from ringspiel.kernel.text import Text as Message
from ringspiel.kernel.text import text as message
from ringspiel.texts import render

NATIONS = {
    "free": ("dwarves", "elves", "gondor", "north", "rohan"),
    "shadow": ("isengard", "sauron", "southrons"),
}
SIDE_OF_NATION = {nation: side for side, nations in NATIONS.items() for nation in nations}
NUMBER = {name: kind for kind, name in enumerate(KIND_NAMES)}
CHARACTERS = [name for kind, name in enumerate(KIND_NAMES) if is_character(kind) or name == "gollum"]
STYLES = {"free": "bright_blue", "shadow": "red"}
TO_WIN = {"free": 4, "shadow": 10}
MOST_CORRUPTION, LAST_STEP = 12, 5
BOXES = (3, 2, 1, 0)
LEADER = "★"
BETWEEN = " · "

Force = dict[str, int]


def draw(board: dict[str, Any], names: list[str], language: str) -> RenderableType:
    speaker = Speaker(language)
    return Group(
        draw_head(board, speaker),
        draw_tracks(board, speaker),
        draw_politics(board, speaker),
        draw_armies(board, speaker),
        draw_battle(board, speaker),
        draw_sides(board, names, speaker),
        draw_cards(board, speaker),
    )


class Speaker:
    """The words of the board, and the names of what is on it."""

    def __init__(self, language: str) -> None:
        self.language = language

    def board(self, key: str, **arguments: Any) -> str:
        return words(self.language, f"ringkrieg-board-{key}", **arguments)

    def name(self, family: str, id: str) -> str:
        return words(self.language, f"ringkrieg-{family}-{id}")

    def whole(self, text: Message) -> str:
        """What is printed on a card."""
        return render(text, self.language, [])

    def names(self, family: str, ids: list[str]) -> str:
        return ", ".join(self.name(family, id) for id in ids) or self.board("none")

    def tiles(self, tiles: list[str]) -> str:
        """Standard tiles carry a number behind their face; equal ones are counted."""
        kinds = Counter(tile.rstrip("0123456789").rstrip("-") if tile[-1].isdigit() else tile for tile in tiles)
        return ", ".join(f"{count} × [{self.name('tile', kind)}]" for kind, count in kinds.items())

    def force(self, force: Force) -> str:
        """An army in short: Regulars + Elites, Leaders; then Nazgûl and characters."""
        parts = []
        regulars, elites = total(force, "-regular"), total(force, "-elite")
        if regulars + elites:
            parts.append(f"{regulars}+{elites}")
        if leaders := total(force, "-leader"):
            parts.append(f"{LEADER}{leaders}")
        others = {self.name("figure", kind): count for kind, count in force.items() if nation_of(kind) is None}
        parts.append(", ".join(f"{count} {name}" if count > 1 else name for name, count in others.items()))
        return " ".join(parts).strip()


def total(force: Force, ending: str) -> int:
    return sum(count for kind, count in force.items() if kind.endswith(ending))


def nation_of(kind: str) -> str | None:
    """The nation of a unit or Leader that is told by nation and rank; None for those with a name of their own."""
    nation, _, rank = kind.rpartition("-")
    return nation if rank in ("regular", "elite", "leader") else None


def is_apart(kind: str) -> bool:
    """Ships, Ents and siege engines belong to no army."""
    return RANK_OF[NUMBER[kind]] == RANK_APART


def part_of(force: Force, side: str) -> Force:
    """The army of a side."""
    return {kind: n for kind, n in force.items() if SIDES[SIDE_OF[NUMBER[kind]]] == side and not is_apart(kind)}


def draw_head(board: dict[str, Any], speaker: Speaker) -> Text:
    head = [speaker.board("turn", turn=board["turn"])]
    if board["phase"]:
        head.append(speaker.board(f"phase-{board['phase']}"))
    if board["phase"] == 5:
        head.append(speaker.board("acting", side=speaker.name("side", board["acting"])))
    if board["teams"] is not None and board["teams"]["exhausted"]:
        nations = speaker.names("nation", board["teams"]["exhausted"])
        head.append(speaker.board("exhausted", nations=nations))
    if board["event"] is not None:
        head.append(speaker.board("event", card=speaker.name("card", board["event"])))
    return Text.assemble((BETWEEN.join(head), "bold"), "   ", points_of(board, speaker))


def points_of(board: dict[str, Any], speaker: Speaker) -> Text:
    line = Text(f"{speaker.board('points')}: ")
    parts = []
    for side in board["sides"]:
        of = {"side": speaker.name("side", side["side"]), "points": side["points"], "needed": TO_WIN[side["side"]]}
        parts.append(Text(speaker.board("points-of", **of), style=STYLES[side["side"]]))
    line.append_text(Text(", ").join(parts))
    return line


def grid() -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(style="bold", no_wrap=True)
    return table


def draw_tracks(board: dict[str, Any], speaker: Speaker) -> Table:
    table = grid()
    table.add_row(speaker.board("fellowship"), draw_fellowship(board["fellowship"], speaker))
    table.add_row(speaker.board("hunt"), draw_hunt(board["hunt"], speaker))
    return table


def region_named(region: str) -> Message:
    """A region as an argument of a sentence, which may need its article or case."""
    return message(f"ringkrieg-region-{region}")


def whereabouts(fellowship: dict[str, Any], speaker: Speaker) -> str:
    state, where = ("revealed", "in-region") if fellowship["revealed"] else ("hidden", "last-known")
    first = f"{speaker.board(state)}, {speaker.board(where, region=region_named(fellowship['region']))}"
    step = fellowship["mordor"]
    if step is None:
        return BETWEEN.join([first, speaker.board("progress", progress=fellowship["progress"])])
    return BETWEEN.join([first, speaker.board("mordor", step=step, last=LAST_STEP)])


def draw_fellowship(fellowship: dict[str, Any], speaker: Speaker) -> Text:
    corruption = fellowship["corruption"]
    track = "●" * min(corruption, MOST_CORRUPTION) + "○" * (MOST_CORRUPTION - corruption)
    company = [f"{speaker.board('guide')} {speaker.name('figure', fellowship['guide'])}"]
    company.append(f"{speaker.board('companions')} {speaker.names('figure', fellowship['companions'])}")
    if fellowship["leaving"]:
        company.append(f"{speaker.board('leaving')} {speaker.names('figure', fellowship['leaving'])}")
    return Text.assemble(
        f"{whereabouts(fellowship, speaker)}\n",
        speaker.board("corruption", corruption=corruption, last=MOST_CORRUPTION),
        (f" {track}\n", "red"),
        BETWEEN.join(company),
    )


def draw_hunt(hunt: dict[str, Any], speaker: Speaker) -> Text:
    lines = [speaker.board("hunt-box", eyes=hunt["box"]["shadow"], free=hunt["box"]["free"])]
    if hunt["tile"] is not None:
        tile, damage = speaker.tiles([hunt["tile"]]), speaker.board("damage", damage=hunt["damage"])
        lines.append(f"{speaker.board('tile')} {tile} · {damage}")
    lines.append(f"{speaker.board('pool', tiles=len(hunt['pool']))}: {speaker.tiles(hunt['pool'])}")
    lines += [f"{speaker.board(key)} {speaker.tiles(hunt[key])}" for key in ("waiting", "removed") if hunt[key]]
    return Text("\n".join(lines))


def draw_politics(board: dict[str, Any], speaker: Speaker) -> Table:
    """The nations in the boxes of the political track, ● active and ○ passive."""
    table = Table(box=None, padding=(0, 2, 0, 0), title_justify="left", title_style="bold")
    table.title = speaker.board("politics")
    for box in BOXES:
        table.add_column(speaker.board("at-war") if box == 0 else str(box))
    table.add_row(*(Text("\n").join(nations_in(board, box, speaker)) for box in BOXES))
    return table


def nations_in(board: dict[str, Any], box: int, speaker: Speaker) -> list[Text]:
    return [
        Text(f"{'●' if state['active'] else '○'} {speaker.name('nation', nation)}", style=style_of(nation))
        for nation, state in board["nations"].items()
        if state["box"] == box
    ]


def style_of(nation: str) -> str:
    return STYLES[SIDE_OF_NATION[nation]]


def draw_armies(board: dict[str, Any], speaker: Speaker) -> Table:
    """Every army under the nation with most units in it; sieges and captured Settlements by themselves."""
    table = grid()
    table.title, table.title_justify, table.title_style = speaker.board("armies-key", leader=LEADER), "left", "dim"
    for nation, side in SIDE_OF_NATION.items():
        table.add_row(Text(speaker.name("nation", nation), style=STYLES[side]), armies_of(board, nation, speaker))
    for side in NATIONS:
        lonely = alone(board, side, speaker)
        captured = [speaker.name("region", region) for region, holder in board["captured"].items() if holder == side]
        for key, found in (("alone", lonely), ("captured", captured)):
            if found:
                title = speaker.board(key, side=speaker.name("side", side))
                table.add_row(Text(title, style=STYLES[side]), BETWEEN.join(found))
    if board["factions"]:
        table.add_row(speaker.board("factions"), speaker.names("faction", board["factions"]))
    if pieces := apart(board, speaker):
        table.add_row(speaker.board("pieces"), BETWEEN.join(pieces))
    for region, inside in board["strongholds"].items():
        table.add_row(speaker.board("siege"), siege(region, inside, board["regions"].get(region, {}), speaker))
    return table


def armies_of(board: dict[str, Any], nation: str, speaker: Speaker) -> str:
    found = [
        f"{speaker.name('region', region)}: {speaker.force(part_of(force, SIDE_OF_NATION[nation]))}"
        for region, force in board["regions"].items()
        if leading_nation(part_of(force, SIDE_OF_NATION[nation])) == nation
    ]
    return BETWEEN.join(found) or "–"


def leading_nation(force: Force) -> str | None:
    """The nation with most units; None for a force without units."""
    counts = Counter[str]()
    for kind, count in force.items():
        if RANK_OF[NUMBER[kind]] in (RANK_REGULAR, RANK_ELITE):
            counts[ALL_NATIONS[NATION_OF[NUMBER[kind]]]] += count
    return counts.most_common(1)[0][0] if counts else None


def alone(board: dict[str, Any], side: str, speaker: Speaker) -> list[str]:
    """Nazgûl and characters of a side that stand without an army."""
    parts = {region: part_of(force, side) for region, force in board["regions"].items()}
    return [
        f"{speaker.name('region', region)}: {speaker.force(force)}"
        for region, force in parts.items()
        if force and leading_nation(force) is None
    ]


def apart(board: dict[str, Any], speaker: Speaker) -> list[str]:
    """Ships, Ents and siege engines where they stand."""
    found = board["regions"].items()
    parts = {region: {kind: n for kind, n in force.items() if is_apart(kind)} for region, force in found}
    return [f"{speaker.name('region', region)}: {speaker.force(force)}" for region, force in parts.items() if force]


def siege(region: str, inside: Force, outside: Force, speaker: Speaker) -> str:
    defenders = speaker.board("inside", force=speaker.force(inside))
    return f"{speaker.name('region', region)}: {defenders}; {speaker.board('outside', force=speaker.force(outside))}"


def draw_battle(board: dict[str, Any], speaker: Speaker) -> Text:
    """The battle in progress, if there is one: attackers, hits and combat cards of both sides."""
    battle = board["battle"]
    if battle is None:
        return Text(end="")
    places = {key: region_named(battle[key].removeprefix("inside-")) for key in ("origin", "target")}
    attack = speaker.board("attacks-from", region=places["origin"])
    lines = [Text(speaker.board("battle", region=places["target"], round=battle["round"]), style="bold")]
    lines.append(Text(f"{speaker.name('side', battle['attacker'])} {attack}: {speaker.force(battle['force'])}"))
    for number, side in enumerate(NATIONS):
        hits = speaker.board("hits", hits=battle["hits"][number])
        facts = [speaker.name("side", side), hits, combat_card(battle, number, speaker)]
        lines.append(Text(BETWEEN.join(fact for fact in facts if fact), style=STYLES[side]))
    return Text("\n").join(lines)


def combat_card(battle: dict[str, Any], side: int, speaker: Speaker) -> str:
    card = battle["cards"][side]
    if card is not None:
        return speaker.board("combat-card", card=speaker.name("card", card))
    return speaker.board("combat-card-hidden") if battle["announced"][side] else ""


def draw_sides(board: dict[str, Any], names: list[str], speaker: Speaker) -> Table:
    table = grid()
    for side in board["sides"]:
        mates = [pair for pair in zip(board["players"], names, strict=False) if pair[0]["side"] == side["side"]]
        lines = [name if len(mates) == 1 else mate_line(player, name, speaker) for player, name in mates]
        facts = (dice_of(side, speaker), holdings(side, speaker))
        for title, fact in zip_longest((speaker.name("side", side["side"]), *lines), facts, fillvalue=""):
            table.add_row(Text(title, style=STYLES[side["side"]]), fact)
    return table


def mate_line(player: dict[str, Any], name: str, speaker: Speaker) -> str:
    """One of two teammates: the role, how many cards they hold, whether they lead or act next."""
    marks = [speaker.board(mark) for mark in ("leading", "next") if player[mark]]
    cards = speaker.board("hand", cards=sum(player["hand_backs"].values()))
    return BETWEEN.join([f"{name}: {speaker.name('option-roles', player['role'])}", cards, *marks])


def dice_of(side: dict[str, Any], speaker: Speaker) -> str:
    faces = [f"{count} × {speaker.name('face', face)}" for face, count in side["dice"].items()]
    used = speaker.board("dice-count", spent=side["spent"], pool=side["pool"])
    return f"{', '.join(faces) or speaker.board('no-dice')} ({used})"


def holdings(side: dict[str, Any], speaker: Speaker) -> str:
    rings = speaker.board("rings", rings=side["rings"])
    if side["ring_used"]:
        rings += f" ({speaker.board('ring-used')})"
    hand = speaker.board("hand", cards=sum(side["hand_backs"].values()))
    decks = [speaker.board("deck", deck=speaker.name("deck", deck), cards=n) for deck, n in side["decks"].items()]
    return BETWEEN.join([rings, hand, *decks])


def draw_cards(board: dict[str, Any], speaker: Speaker) -> Text:
    """Cards on the table and the seat's own hand, with what they do; nothing of the hand for spectators."""
    parts = titled(speaker.board("on-table"), board["table"], speaker)
    for side in board["sides"]:
        if side["hand"] is not None:
            parts += titled(speaker.board("your-hand", cards=len(side["hand"])), side["hand"], speaker)
    return Text("\n").join(parts)


def titled(title: str, cards: list[str], speaker: Speaker) -> list[Text]:
    head = Text(title if cards else f"{title} {speaker.board('none')}", style="bold")
    return [head, *(Text(f"  {speaker.whole(printed.whole_card(CARD_NUMBER[card]))}") for card in cards)]


def look_up(name: str, language: str) -> str | None:
    """Cards and characters in full, by id or by the beginning of the name in this language; None if there are none."""
    speaker = Speaker(language)
    cards = [card for card in CARDS if is_called(name, card, speaker.name("card", card))]
    kinds = [kind for kind in CHARACTERS if is_called(name, kind, speaker.name("figure", kind))]
    found = [printed.whole_card(CARD_NUMBER[card]) for card in cards]
    found += [printed.whole_character(KIND_NAMES.index(kind)) for kind in kinds]
    return "\n".join(speaker.whole(each) for each in found) or None


def is_called(name: str, id: str, title: str) -> bool:
    """Keyboards have straight apostrophes, names those of print."""
    typed = name.lower().replace("'", "’")
    return typed == id.lower() or title.lower().startswith(typed)
