"""An expansion that does not exist: Beornings of the Carrock. `test_second_expansion` puts it into a copy of the game.

It has a bit of everything: a kind of units, a card, a tile, a use of dice, an effect, and an event that it tells.
"""
