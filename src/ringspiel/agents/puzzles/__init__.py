"""Positions from computer games in which exactly one answer is clearly best."""

from ringspiel.agents.puzzles.find import found_in
from ringspiel.agents.puzzles.puzzle import Puzzle, puzzle_of, shipped, to_file

__all__ = ["Puzzle", "found_in", "puzzle_of", "shipped", "to_file"]
