"""The expansion *Das Ende des Dritten Zeitalters* (RK-Z1 to RK-Z134): one module for each heading of its chapter.

`setup` lays out what it brings, `rows` adds its rows to the tables of the base game and its effects to their triggers.
No chapter of the base game knows it.
"""
