"""What is installed for the client is what was tested, down to the byte."""

from __future__ import annotations

import json
from pathlib import Path

LOCK = Path(__file__).parents[2] / "web" / "package-lock.json"


def test_every_package_of_the_client_has_its_checksum_and_no_address() -> None:
    """Only builds for other systems, which this machine's registry may not carry, are without one."""
    packages = json.loads(LOCK.read_text())["packages"]
    without = {name: each for name, each in packages.items() if name and "integrity" not in each}
    assert all(each.get("optional") and ("os" in each or "cpu" in each) for each in without.values()), without
    assert not any("resolved" in each for each in packages.values())
