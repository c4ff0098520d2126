"""The war in the terminal: tracks, dice, cards, and the armies of each nation where they stand."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ringspiel.cli.say import words

NATIONS = {
    "free": ("dwarves", "elves", "gondor", "north", "rohan"),
    "shadow": ("isengard", "sauron", "southrons"),
}
SIDE_OF = {nation: side for side, nations in NATIONS.items() for nation in nations}
MINIONS = ("nazgul", "saruman", "witch-king", "mouth-of-sauron")
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
    """The nation of a unit or Leader; None for Nazgûl and characters."""
    nation, _, rank = kind.rpartition("-")
    return nation if rank in ("regular", "elite", "leader") else None


def side_of(kind: str) -> str:
    nation = nation_of(kind)
    return SIDE_OF[nation] if nation else "shadow" if kind in MINIONS else "free"


def part_of(force: Force, side: str) -> Force:
    return {kind: count for kind, count in force.items() if side_of(kind) == side}


def draw_head(board: dict[str, Any], speaker: Speaker) -> Text:
    head = [speaker.board("turn", turn=board["turn"])]
    if board["phase"]:
        head.append(speaker.board(f"phase-{board['phase']}"))
    if board["phase"] == 5:
        head.append(speaker.board("acting", side=speaker.name("side", board["acting"])))
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


def draw_fellowship(fellowship: dict[str, Any], speaker: Speaker) -> Text:
    state, where = ("revealed", "in-region") if fellowship["revealed"] else ("hidden", "last-known")
    first = f"{speaker.board(state)}, {speaker.board(where, region=speaker.name('region', fellowship['region']))}"
    step = fellowship["mordor"]
    walked = (
        speaker.board("progress", progress=fellowship["progress"])
        if step is None
        else speaker.board("mordor", step=step, last=LAST_STEP)
    )
    corruption = fellowship["corruption"]
    track = "●" * min(corruption, MOST_CORRUPTION) + "○" * (MOST_CORRUPTION - corruption)
    company = [f"{speaker.board('guide')} {speaker.name('figure', fellowship['guide'])}"]
    company.append(f"{speaker.board('companions')} {speaker.names('figure', fellowship['companions'])}")
    if fellowship["leaving"]:
        company.append(f"{speaker.board('leaving')} {speaker.names('figure', fellowship['leaving'])}")
    return Text.assemble(
        f"{first} · {walked}\n",
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
        Text(f"{'●' if state['active'] else '○'} {speaker.name('nation', nation)}", style=STYLES[SIDE_OF[nation]])
        for nation, state in board["nations"].items()
        if state["box"] == box
    ]


def draw_armies(board: dict[str, Any], speaker: Speaker) -> Table:
    """Every army under the nation with most units in it; sieges and captured Settlements by themselves."""
    table = grid()
    table.title, table.title_justify, table.title_style = speaker.board("armies-key", leader=LEADER), "left", "dim"
    for nation, side in SIDE_OF.items():
        table.add_row(Text(speaker.name("nation", nation), style=STYLES[side]), armies_of(board, nation, speaker))
    for side in NATIONS:
        lonely = alone(board, side, speaker)
        captured = [speaker.name("region", region) for region, holder in board["captured"].items() if holder == side]
        for key, found in (("alone", lonely), ("captured", captured)):
            if found:
                title = speaker.board(key, side=speaker.name("side", side))
                table.add_row(Text(title, style=STYLES[side]), BETWEEN.join(found))
    for region, inside in board["strongholds"].items():
        table.add_row(speaker.board("siege"), siege(region, inside, board["regions"].get(region, {}), speaker))
    return table


def armies_of(board: dict[str, Any], nation: str, speaker: Speaker) -> str:
    found = [
        f"{speaker.name('region', region)}: {speaker.force(part_of(force, SIDE_OF[nation]))}"
        for region, force in board["regions"].items()
        if leading_nation(part_of(force, SIDE_OF[nation])) == nation
    ]
    return BETWEEN.join(found) or "–"


def leading_nation(force: Force) -> str | None:
    """The nation with most units; None for a force without units."""
    counts = Counter[str]()
    for kind, count in force.items():
        nation, _, rank = kind.rpartition("-")
        if rank in ("regular", "elite"):
            counts[nation] += count
    return counts.most_common(1)[0][0] if counts else None


def alone(board: dict[str, Any], side: str, speaker: Speaker) -> list[str]:
    """Nazgûl and characters of a side that stand without an army."""
    parts = {region: part_of(force, side) for region, force in board["regions"].items()}
    return [
        f"{speaker.name('region', region)}: {speaker.force(force)}"
        for region, force in parts.items()
        if force and leading_nation(force) is None
    ]


def siege(region: str, inside: Force, outside: Force, speaker: Speaker) -> str:
    defenders = speaker.board("inside", force=speaker.force(inside))
    return f"{speaker.name('region', region)}: {defenders}; {speaker.board('outside', force=speaker.force(outside))}"


def draw_battle(board: dict[str, Any], speaker: Speaker) -> Text:
    """The battle in progress, if there is one: attackers, hits and combat cards of both sides."""
    battle = board["battle"]
    if battle is None:
        return Text(end="")
    places = {key: speaker.name("region", battle[key].removeprefix("inside-")) for key in ("origin", "target")}
    attack = speaker.board("attacks-from", region=places["origin"])
    lines = [Text(speaker.board("battle", region=places["target"], round=battle["round"]), style="bold")]
    lines.append(Text(f"{speaker.name('side', battle['attacker'])} {attack}: {speaker.force(battle['force'])}"))
    for seat, side in enumerate(NATIONS):
        hits = speaker.board("hits", hits=battle["hits"][seat])
        facts = [speaker.name("side", side), hits, combat_card(battle, seat, speaker)]
        lines.append(Text(BETWEEN.join(fact for fact in facts if fact), style=STYLES[side]))
    return Text("\n").join(lines)


def combat_card(battle: dict[str, Any], seat: int, speaker: Speaker) -> str:
    card = battle["cards"][seat]
    if card is not None:
        return speaker.board("combat-card", card=speaker.name("card", card))
    return speaker.board("combat-card-hidden") if battle["announced"][seat] else ""


def draw_sides(board: dict[str, Any], names: list[str], speaker: Speaker) -> Table:
    table = grid()
    for side, name in zip(board["sides"], names, strict=False):
        title = Text(f"{speaker.name('side', side['side'])}\n{name}", style=STYLES[side["side"]])
        table.add_row(title, f"{dice_of(side, speaker)}\n{holdings(side, speaker)}")
    return table


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
    """Cards on the table and the own hand, with what they do; of the hand nothing for who only watches."""
    parts = titled(speaker.board("on-table"), board["table"], speaker)
    for side in board["sides"]:
        if side["hand"] is not None:
            parts += titled(speaker.board("your-hand", cards=len(side["hand"])), side["hand"], speaker)
    return Text("\n").join(parts)


def titled(title: str, cards: list[str], speaker: Speaker) -> list[Text]:
    head = Text(title if cards else f"{title} {speaker.board('none')}", style="bold")
    lines = [Text(f"  {speaker.name('card', card)}: {speaker.name('effect', card)}") for card in cards]
    return [head, *lines]
