"""Tables in the database: its schema and migrations, reading and writing, backups, expiry, export.

It also carries signals between the server processes that share a PostgreSQL.
"""
