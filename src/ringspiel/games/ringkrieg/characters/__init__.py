"""The characters of the base game with powers of their own: how each comes into play, and what it can do.

`rows` lists how all of them come. Boromir, Legolas and Gimli urge their nations on in `politics.envoys`; Merry, Pippin
and Gollum help as Guides in `hunt.damage`. Those of the expansion have modules of their own in `expansion`.
"""
