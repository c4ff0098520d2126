"""Many tables at once: simulations, matches, tournaments, ratings and studies.

- `setting`: `setting_of` says what is played, `seed_of` gives each table a seed.
- `play`: `play` plays one table between agents, without log and history.
- `simulate`: `simulate` plays many tables with the same agents on the same seats.
- `schedule`, `tournament`, `results`, `ranking`: agents against agents, with ratings.
- `study`, `report`: what a game is like, as figures and as a page.
- `audit`: `audit` finds agents that see what their seat may not know.
"""
