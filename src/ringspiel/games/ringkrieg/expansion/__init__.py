"""The expansion *Das Ende des Dritten Zeitalters* (RK-Z1 to RK-Z134): one module for each heading of its chapter.

`third_age` collects what it brings in one object, which stands in the list of `box`. No chapter of the base game knows
it.
"""
