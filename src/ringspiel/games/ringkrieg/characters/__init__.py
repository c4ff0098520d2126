"""The characters of the base game with powers of their own: how each comes into play, and what it can do.

`rows` lists how all of them come. Those who share a power share a module: `envoys` are Boromir, Legolas and Gimli,
`hobbits` Merry and Pippin. Those of the expansion have modules of their own in `expansion`.
"""
