"""Where figures stand on one board: lists that are made once, and kept until a figure moves."""

from __future__ import annotations

from typing import final


@final
class Found:
    """What has been looked for on the board `at`. States with the same board share it; nobody changes its lists."""

    __slots__ = ("at", "by_mask", "in_reach", "peopled")

    def __init__(self, at: list[int]) -> None:
        self.at = at.copy()
        self.peopled = [place for place, force in enumerate(at) if force]
        """The locations with any figures."""
        self.by_mask: dict[int, list[int]] = {}
        """The locations of the figures in a mask."""
        self.in_reach: dict[int, list[int]] = {}
        """By side, the armies near enough to an enemy to attack."""
