"""Der Ringkrieg in the terminal: the whole board, what of it fits on a small screen, and the map."""

from ringspiel.cli.sheets.ringkrieg.board import draw, look_up
from ringspiel.cli.sheets.ringkrieg.brief import brief
from ringspiel.cli.sheets.ringkrieg.places import atlas, place

__all__ = ["atlas", "brief", "draw", "look_up", "place"]
