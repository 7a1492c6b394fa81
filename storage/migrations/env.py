"""Alembic's entry: migrate over the connection we are handed, inside the transaction it is in."""

from __future__ import annotations

from alembic import context
from sqlmodel import SQLModel

import storage.rows  # noqa: F401 - the rows register themselves

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=SQLModel.metadata,
    render_as_batch=True,
)
context.run_migrations()
