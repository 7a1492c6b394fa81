"""A plain log for every test of the bot, as `bot.journal` keeps it: coloured tracebacks take two seconds each."""

from __future__ import annotations

import structlog

structlog.configure(
    processors=[
        structlog.processors.add_log_level,
        structlog.processors.format_exc_info,
        structlog.processors.LogfmtRenderer(),
    ]
)
