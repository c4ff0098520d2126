"""What is in the box: figures, the map, event cards, Hunt tiles, and what is printed on them."""
