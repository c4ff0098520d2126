"""Positions from played games in which exactly one answer is clearly best."""

from ringspiel.agents.puzzles.find import found_in, found_in_record
from ringspiel.agents.puzzles.puzzle import Puzzle, puzzle_of, shipped, to_file

__all__ = ["Puzzle", "found_in", "found_in_record", "puzzle_of", "shipped", "to_file"]
