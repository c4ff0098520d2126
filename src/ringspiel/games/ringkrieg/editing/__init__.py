"""Changing positions of Der Ringkrieg by hand."""

from ringspiel.games.ringkrieg.editing.form import EDITING

__all__ = ["EDITING"]
