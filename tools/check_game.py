"""All checks of one game, and in a sentence what is missing: `make game GAME=mordor`."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from ringspiel.languages import ORIGINAL, SHIPPED

ROOT = Path(__file__).parent.parent
MODULES = {
    "state": "who holds what, and how it is copied",
    "setup": "how the game begins",
    "game": "seats, options, steps and questions",
    "view": "what a seat may know",
    "invariants": "what holds in every position",
    "words": "how things and events are told",
}

LATER = {
    "src/ringspiel/agents/{id}/kit.py": ("what opponents know, and what hints count", "tests/agents/test_why.py"),
    "docs/studies/{id}.md": ("the ladder that proves the levels", "tests/agents/test_ladders.py"),
    "src/ringspiel/rl/{id}/__init__.py": ("codes and features for learners", "tests/rl"),
}
"""What a game may bring after its rules: what it is, and the tests that ask for it. `make test` needs all of it."""
ROOMS = (
    "src/ringspiel/games/{id}",
    "src/ringspiel/agents/{id}",
    "src/ringspiel/rl/{id}",
    "src/ringspiel/cli/sheets/{id}.py",
    "src/ringspiel/cli/commands/{id}.py",
    "src/ringspiel/arena/chronicles/{id}.py",
    "tests/games/{id}",
    "tests/conformance/follow_{id}.py",
)
"""Where the code of a game is at home."""


def missing(id: str) -> list[str]:
    """What the game has to have and has not."""
    package = ROOT / "src/ringspiel/games" / id
    if not package.is_dir():
        return [f"There is no package {shown(package)}: 'ringspiel new-game {id}' writes one."]
    needed = {package / f"{name}.py": purpose for name, purpose in MODULES.items()}
    needed[package / "data"] = "what is printed on the components, with its sources"
    for language in SHIPPED:
        page = f"{id}.md" if language == ORIGINAL else f"{id}.{language}.md"
        needed[package / f"texts/{language}.ftl"] = f"its texts ({language})"
        needed[ROOT / f"docs/rules/{page}"] = f"the catalogue of its rules ({language})"
        needed[ROOT / f"docs/primers/{page}"] = f"two pages for beginners ({language})"
    needed[ROOT / f"docs/primers/{id}.json"] = "the positions that these pages show"
    needed[ROOT / f"tests/games/{id}"] = "a test for every rule"
    needed[ROOT / f"tests/conformance/follow_{id}.py"] = "how to follow the game by its events alone"
    sentences = [f"{shown(path)} is missing: {purpose}." for path, purpose in needed.items() if not path.exists()]
    if not any(line.startswith("GAME") for line in lines_of(package / "game.py")):
        sentences.append(f"{shown(package / 'game.py')} has no GAME: the one instance that is registered.")
    if not list((ROOT / "tests/golden").glob(f"{id}-*.txt")):
        sentences.append(f"There are no golden playthroughs: 'make golden GAME={id}' writes them.")
    return sentences


def lines_of(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else []


def shown(path: Path) -> str:
    return str(path.relative_to(ROOT))


def checks(id: str) -> dict[str, list[str]]:
    """What is run, by the sentence that is said if it fails."""
    rooms = [room.format(id=id) for room in ROOMS if (ROOT / room.format(id=id)).exists()]
    tests = ["tests/conformance", f"tests/games/{id}"]
    tests += [asking for path, (_, asking) in LATER.items() if (ROOT / path.format(id=id)).exists()]
    return {
        "The code is not in the house style": ["ruff", "check", *rooms],
        "The layout is not that of the house ('make format' mends it)": ["ruff", "format", "--check", *rooms],
        "The types do not fit": ["mypy"],
        "A layer knows what it must not know": ["lint-imports"],
        "A rule has no test": ["ringspiel", "rules", id, "--coverage"],
        "A check of the game failed": ["pytest", "-q", "--tb=no", "-rf", *tests, "--game", id],
    }


def still_to_come(id: str) -> list[str]:
    """What `make test` will ask for."""
    paths = {path.format(id=id): purpose for path, (purpose, _) in LATER.items()}
    return [f"Still to come: {path}, {purpose}." for path, purpose in paths.items() if not (ROOT / path).exists()]


def run(command: list[str]) -> bool:
    """Whether a tool of the environment is content; if not, what it says is shown."""
    tool, *arguments = command
    environment = {**os.environ, "COLUMNS": "400"}
    done = subprocess.run(
        [Path(sys.executable).parent / tool, *arguments],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        print(done.stdout + done.stderr)
    return done.returncode == 0


def main() -> None:
    id = sys.argv[1] if len(sys.argv) > 1 else ""
    if not id:
        sys.exit("Which game? make game GAME=mordor")
    wrong = missing(id)
    if not wrong:
        wrong = [f"{sentence}: see above." for sentence, command in checks(id).items() if not run(command)]
    print("\n".join(wrong or [f"{id}: everything is in order.", *still_to_come(id)]))
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
