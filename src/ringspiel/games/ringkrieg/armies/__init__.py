"""Armies and figures on the map: stacking, marching, characters on the move, capturing Settlements."""
