"""The bot's own log: one line a happening on standard error, never a token, a seed or a hidden card."""

from __future__ import annotations

import logging
import secrets
import sys

import structlog


def keep_journal(level: str) -> None:
    """Begin to write the log; discord.py's own warnings go to the same place."""
    number = logging.getLevelName(level.upper())
    shape = "%(levelname)s %(name)s %(message)s"
    logging.basicConfig(level=max(number, logging.WARNING), stream=sys.stderr, format=shape)
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.LogfmtRenderer(key_order=["timestamp", "level", "event"], bool_as_flag=False),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


def reference() -> str:
    """A short word that a player can pass on and a maintainer can find in the log."""
    return secrets.token_hex(3).upper()
