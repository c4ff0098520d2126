"""How good answers look at a glance, so that a quick computer player need not try each of them."""
