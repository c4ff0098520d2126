"""What docs/rl.md shows first runs as it stands there."""

from pathlib import Path
from typing import Any

PAGE = Path(__file__).parents[2] / "docs" / "rl.md"


def test_the_environments_are_made_as_the_page_shows() -> None:
    shown = PAGE.read_text(encoding="utf-8").split("```python\n")[1].split("```")[0]
    made: dict[str, Any] = {}
    exec(shown, made)
    assert made["learner"].unwrapped.episode.seats == 3
    assert len(made["table"].possible_agents) == 4
    assert made["game"].num_players() == 3
    assert len(made["many"].masks()) == 256
