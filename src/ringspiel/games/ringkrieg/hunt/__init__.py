"""The Fellowship on its way, the Hunt for the Ring, its damage, the Guide, and Mordor."""
