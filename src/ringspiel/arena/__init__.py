"""Many games at once: simulations, matches, tournaments, ratings and studies."""
