"""Alembic's entry: the server hands over the connection on which to migrate."""

from alembic import context

from ringspiel.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
