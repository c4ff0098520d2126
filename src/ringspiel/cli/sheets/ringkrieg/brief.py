"""The war on a screen of 24 lines: what changes from answer to answer. Armies, map and cards are shown on request."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from ringspiel.cli.sheets.ringkrieg.board import (
    BETWEEN,
    MOST_CORRUPTION,
    STYLES,
    Speaker,
    dice_of,
    draw_battle,
    draw_head,
    whereabouts,
)


def brief(board: dict[str, Any], names: list[str], language: str) -> RenderableType:
    speaker = Speaker(language)
    lines = [draw_head(board, speaker), fellowship_line(board, speaker), *dice_lines(board, speaker)]
    lines += [draw_battle(board, speaker), *hand_lines(board, speaker)]
    return Group(*lines)


def fellowship_line(board: dict[str, Any], speaker: Speaker) -> Text:
    """Where the Ring is, how corrupted its bearer, and what hunts it."""
    fellowship, box = board["fellowship"], board["hunt"]["box"]
    corruption = speaker.board("corruption", corruption=fellowship["corruption"], last=MOST_CORRUPTION)
    hunted = speaker.board("hunt-box", eyes=box["shadow"], free=box["free"])
    return Text(BETWEEN.join([whereabouts(fellowship, speaker), corruption, hunted]))


def dice_lines(board: dict[str, Any], speaker: Speaker) -> list[Text]:
    return [
        Text(f"{speaker.name('side', side['side'])}: {dice_of(side, speaker)}", style=STYLES[side["side"]])
        for side in board["sides"]
    ]


def hand_lines(board: dict[str, Any], speaker: Speaker) -> list[Text]:
    """The seat's cards by name; `? NAME` shows what a card does."""
    return [
        Text(BETWEEN.join([speaker.board("your-hand", cards=len(side["hand"])), *held(side["hand"], speaker)]))
        for side in board["sides"]
        if side["hand"] is not None
    ]


def held(hand: list[str], speaker: Speaker) -> list[str]:
    return [speaker.names("card", hand)] if hand else []
