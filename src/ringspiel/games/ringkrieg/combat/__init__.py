"""Battles and sieges: attacking, the combat round, dice, casualties, retreat."""
