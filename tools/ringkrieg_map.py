"""Draws the regions of Der Ringkrieg: `python -m tools.ringkrieg_map` writes the client's `drawn.ts`.

The data file knows the centre of every region and who borders on whom, but no outlines. A power diagram (a Voronoi
diagram with weights) of the centres gives each region a cell; weights and, a little, the centres are then changed by
chance for as long as that makes more cells touch just where their regions do. Made anew only if the data change.
"""

from __future__ import annotations

import json
import math
import sys
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from tools.client_data import write

ROOT = Path(__file__).parent.parent
DATA = ROOT / "src/ringspiel/games/ringkrieg/data/regions.json"
RESULT = ROOT / "web/src/boards/ringkrieg/drawn.ts"
ABOUT = "Drawn by tools/ringkrieg_map.py from the game's data/regions.json; not by hand."

WIDTH, HEIGHT = 1450.0, 1000.0
WATER = (
    (30, 60), (150, 30), (60, 150), (165, 262), (60, 300), (110, 400), (190, 440), (255, 480), (240, 580), (300, 640),
    (180, 640), (270, 720), (270, 830), (370, 860), (440, 800), (480, 900), (560, 890), (590, 965), (380, 960),
    (890, 385),
)  # fmt: skip
"""Points in the sea, the Gulf of Lune and the Sea of Rhûn, in the units of the data file."""
REACH = 320.0
"""Cells of centres further apart than this never touch."""
BORDER = 30.0
"""How long a border should be at least, to be seen."""
ROOM, PLENTY = 7500.0, 17000.0
"""How large a cell should be at least, to hold counters, and at most."""
ROUNDS = 40_000

Point = tuple[float, float]
Polygon = list[tuple[Point, int]]
"""Corners, each with the site beyond the edge that begins there; OUTSIDE at the frame."""
OUTSIDE = -1


@dataclass
class Diagram:
    """Sites with weights and their cells; `home` is where a site should be."""

    at: list[Point]
    weight: list[float]
    home: list[Point]
    cells: list[Polygon] = field(default_factory=list)

    def near(self, point: Point) -> list[int]:
        return [n for n, (x, y) in enumerate(self.at) if math.hypot(x - point[0], y - point[1]) < REACH]

    def cell_of(self, site: int) -> Polygon:
        """The frame, cut along the line of equal power with every site nearby."""
        cell: Polygon = [((0, 0), OUTSIDE), ((WIDTH, 0), OUTSIDE), ((WIDTH, HEIGHT), OUTSIDE), ((0, HEIGHT), OUTSIDE)]
        x, y = self.at[site]
        for other in self.near(self.at[site]):
            if other == site or not cell:
                continue
            ox, oy = self.at[other]
            a, b = 2 * (ox - x), 2 * (oy - y)
            limit = ox * ox + oy * oy - x * x - y * y + self.weight[site] - self.weight[other]
            cell = cut(cell, a, b, limit, other)
        return cell

    def draw(self) -> None:
        self.cells = [self.cell_of(site) for site in range(len(self.at))]


def cut(cell: Polygon, a: float, b: float, limit: float, other: int) -> Polygon:
    """What of a convex polygon lies where a * x + b * y <= limit."""
    values = [a * x + b * y - limit for (x, y), _ in cell]
    if max(values) <= 0:
        return cell
    kept: Polygon = []
    for number, (corner, beyond) in enumerate(cell):
        value, next_value = values[number], values[(number + 1) % len(cell)]
        if value <= 0:
            kept.append((corner, beyond))
        if (value <= 0) != (next_value <= 0):
            (x, y), (nx, ny) = corner, cell[(number + 1) % len(cell)][0]
            part = value / (value - next_value)
            crossing = (x + (nx - x) * part, y + (ny - y) * part)
            kept.append((crossing, other if value <= 0 else beyond))
    return kept


def lengths(cell: Polygon) -> dict[int, float]:
    """How long the edge to each neighbour is."""
    found: dict[int, float] = {}
    for number, ((x, y), beyond) in enumerate(cell):
        nx, ny = cell[(number + 1) % len(cell)][0]
        found[beyond] = math.hypot(nx - x, ny - y)
    return found


def area(cell: Polygon) -> float:
    following = cell[1:] + cell[:1]
    return abs(sum(x * ny - nx * y for ((x, y), _), ((nx, ny), _) in zip(cell, following, strict=True))) / 2


class Fit:
    """How well cells agree with the borders of the data."""

    def __init__(self, regions: list[dict[str, Any]]) -> None:
        number = {region["id"]: n for n, region in enumerate(regions)}
        self.open = [{number[name] for name in region["neighbours"]} for region in regions]
        self.closed = [{number[name] for name in region["impassable_borders"]} for region in regions]

    def cost(self, diagram: Diagram, site: int) -> float:
        """What is wrong at one cell. Water may touch whatever it likes, but stays where it is."""
        cell, away = diagram.cells[site], math.dist(diagram.at[site], diagram.home[site])
        if site >= len(self.open):
            return away**2 / 400
        if len(cell) < 3:
            return 1000.0
        found = lengths(cell)
        missing = sum(6 + 8 * (1 - found.get(n, 0) / BORDER) for n in self.open[site] if found.get(n, 0) < BORDER)
        unmet = sum(1.5 for n in self.closed[site] if n not in found)
        known = self.open[site] | self.closed[site]
        wrong = sum(1 + length / 12 for n, length in found.items() if 0 <= n < len(self.open) and n not in known)
        size = area(cell)
        ill_sized = max(0.0, 1 - size / ROOM) * 30 + max(0.0, size / PLENTY - 1) * 5
        return missing + unmet + wrong + ill_sized + away**2 / 2000


class Annealing:
    """Changes a diagram by chance, at first boldly, and keeps what fits better."""

    def __init__(self, diagram: Diagram, fit: Fit, random: Random) -> None:
        self.diagram = diagram
        self.fit = fit
        self.random = random
        diagram.draw()
        self.costs = [fit.cost(diagram, site) for site in range(len(diagram.at))]

    def run(self, rounds: int) -> float:
        """The cost in the end."""
        for step in range(rounds):
            left = 1 - step / rounds
            self.change(4 + 26 * left, 3.0 * left**2 + 0.01)
        return sum(self.costs)

    def change(self, reach: float, heat: float) -> None:
        """Move one site and weigh it anew; take that back if it is worse, though not always while it is hot."""
        diagram, random = self.diagram, self.random
        site = random.randrange(len(diagram.at))
        at, weight = diagram.at[site], diagram.weight[site]
        diagram.at[site] = (at[0] + random.gauss(0, reach), at[1] + random.gauss(0, reach))
        heavier = random.gauss(0, reach * 90)
        if site < len(self.fit.open):
            diagram.weight[site] += heavier
        touched = diagram.near(at)
        before = {n: (diagram.cells[n], self.costs[n]) for n in touched}
        worse = self.redraw(touched)
        if worse > 0 and random.random() >= math.exp(-worse / heat):
            diagram.at[site], diagram.weight[site] = at, weight
            for n in touched:
                diagram.cells[n], self.costs[n] = before[n]

    def redraw(self, sites: list[int]) -> float:
        """By how much the cells of these sites cost more than before."""
        for n in sites:
            self.diagram.cells[n] = self.diagram.cell_of(n)
        old = {n: self.costs[n] for n in sites}
        for n in sites:
            self.costs[n] = self.fit.cost(self.diagram, n)
        return sum(self.costs[n] - old[n] for n in sites)


class Sheet:
    """The finished diagram as paths: straight edges are roughened, the same way for both cells they part."""

    def __init__(self, diagram: Diagram, regions: list[dict[str, Any]], fit: Fit) -> None:
        self.diagram = diagram
        self.regions = regions
        self.fit = fit

    def content(self) -> dict[str, Any]:
        borders = [border for number in range(len(self.regions)) for border in self.borders(number)]
        touching = {tuple(border["between"]) for border in borders}
        return {
            "width": int(WIDTH),
            "height": int(HEIGHT),
            "regions": [self.region(number) for number in range(len(self.regions))],
            "borders": borders,
            "bridges": [pair for pair in self.passages() if tuple(pair) not in touching],
        }

    def region(self, number: int) -> dict[str, Any]:
        data, cell = self.regions[number], self.diagram.cells[number]
        points = [point for edge in range(len(cell)) for point in self.edge(number, edge)[:-1]]
        x, y = centroid(cell)
        return {
            "id": data["id"],
            "nation": data["nation"],
            "settlement": data["settlement"],
            "side": {"fp": "free", "shadow": "shadow", None: None}[data["settlement_side"]],
            "points": data["victory_points"],
            "at": [round(x), round(y)],
            "room": round(width_at(cell, y)),
            "outline": path(points) + "Z",
        }

    def borders(self, number: int) -> list[dict[str, Any]]:
        """The edges to regions with a higher number, and the coasts."""
        found = []
        for edge, (_, beyond) in enumerate(self.diagram.cells[number]):
            if beyond > number:
                names = [self.regions[n]["id"] for n in (number, beyond) if n < len(self.regions)]
                line = path(self.edge(number, edge))
                found.append({"kind": self.kind(number, beyond), "between": names, "line": line})
        return found

    def kind(self, number: int, beyond: int) -> str:
        if beyond >= len(self.regions):
            return "coast"
        return "open" if beyond in self.fit.open[number] else "closed"

    def passages(self) -> list[list[str]]:
        """All pairs of neighbours."""
        return [
            [region["id"], self.regions[n]["id"]]
            for number, region in enumerate(self.regions)
            for n in sorted(self.fit.open[number])
            if n > number
        ]

    def edge(self, number: int, edge: int) -> list[Point]:
        cell = self.diagram.cells[number]
        (start, beyond), (end, _) = cell[edge], cell[(edge + 1) % len(cell)]
        if beyond == OUTSIDE:
            return [start, end]
        points = roughened(min(start, end), max(start, end), Random(min(number, beyond) * 1000 + max(number, beyond)))
        return points if start < end else points[::-1]


def roughened(start: Point, end: Point, random: Random) -> list[Point]:
    """A line as a pen draws it: its middle moved aside, and so on for its halves."""
    length = math.dist(start, end)
    if length < 16:
        return [start, end]
    aside = random.uniform(-0.13, 0.13)
    x = (start[0] + end[0]) / 2 + (end[1] - start[1]) * aside
    y = (start[1] + end[1]) / 2 - (end[0] - start[0]) * aside
    return roughened(start, (x, y), random)[:-1] + roughened((x, y), end, random)


def centroid(cell: Polygon) -> Point:
    following = cell[1:] + cell[:1]
    parts = [(x * ny - nx * y, x + nx, y + ny) for ((x, y), _), ((nx, ny), _) in zip(cell, following, strict=True)]
    total = sum(part for part, _, _ in parts) * 3
    return sum(part * x for part, x, _ in parts) / total, sum(part * y for part, _, y in parts) / total


def width_at(cell: Polygon, height: float) -> float:
    """How wide a cell is at this height."""
    found = []
    for number, ((x, y), _) in enumerate(cell):
        nx, ny = cell[(number + 1) % len(cell)][0]
        if min(y, ny) <= height < max(y, ny):
            found.append(x + (nx - x) * (height - y) / (ny - y))
    return max(found) - min(found)


def path(points: list[Point]) -> str:
    return "M" + "L".join(f"{round(x)} {round(y)}" for x, y in points)


def main(rounds: int) -> None:
    regions = json.loads(DATA.read_text(encoding="utf-8"))["regions"]
    home = [(region["x"] * WIDTH / 1000, region["y"] * HEIGHT / 1000) for region in regions]
    home += [(x * WIDTH / 1000, y * HEIGHT / 1000) for x, y in WATER]
    diagram = Diagram(list(home), [0.0] * len(home), home)
    fit = Fit(regions)
    print("cost", round(Annealing(diagram, fit, Random(7)).run(rounds)))
    content = Sheet(diagram, regions, fit).content()
    print("neighbours that do not touch:", content["bridges"])
    write(RESULT, "DRAWN", "Atlas", "atlas", ABOUT, content)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)
