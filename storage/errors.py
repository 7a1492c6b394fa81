"""What can go wrong with the database: every text is a sentence for whoever starts the bot."""

from __future__ import annotations


class StorageError(Exception):
    """The database cannot be used; the start stops with this sentence, and the file is left as it is."""


class CorruptDatabase(StorageError):
    """A file that is no database, or a damaged one. It is never replaced."""


class NewerDatabase(StorageError):
    """A database written by a later version of the bot."""


class MigrationFailed(StorageError):
    """A migration that did not go through: the schema is as it was before it."""


class Conflict(Exception):
    """Somebody else committed to this match first: read it again."""


class Repeated(Exception):
    """This interaction has been stored before."""


class ChannelTaken(Exception):
    """There is a match in this channel already."""


class UnreadableSnapshot(Exception):
    """A stored snapshot that does not inflate."""
