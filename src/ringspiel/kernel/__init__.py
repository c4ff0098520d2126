"""The kernel: questions and answers, chance, views, records. It knows no game."""
