"""Die Reise nach Mordor solved: what makes the tables of exact chances, proves them, and compares players with them.

Commands only; opponents read the tables that come of it (`agents/mordor/tables.py`).
"""
