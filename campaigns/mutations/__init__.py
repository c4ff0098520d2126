"""Makes single changes in the sources and lists those that no test notices: `python -m campaigns.mutations`."""
