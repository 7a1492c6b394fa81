"""`python -m bot`: connect to Discord with the token that is set, or open the local sandbox where there is none."""

from __future__ import annotations

import asyncio
import sys

import discord
import structlog
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot.app import build
from bot.journal import keep_journal
from bot.settings import Settings, SettingsError, read_settings
from storage import StorageError

WRONG_SETTINGS = 2


def main() -> int:
    """Start, and say in a sentence what kept it from starting."""
    try:
        settings = read_settings()
    except SettingsError as wrong:
        return refuse(*wrong.sentences)
    keep_journal(settings.skyport_log_level)
    if settings.discord_token is None:
        from bot import sandbox  # brings the development packages, which a host has not installed

        return sandbox.main() or 0
    point_at(settings)
    return asyncio.run(connect(settings, settings.discord_token.get_secret_value()))


def refuse(*sentences: str) -> int:
    """Say why the bot does not start."""
    print(*sentences, sep="\n", file=sys.stderr)
    return WRONG_SETTINGS


def point_at(settings: Settings) -> None:
    """Speak to a Discord of this machine instead of the real one, where both addresses are set."""
    if settings.skyport_discord_api and settings.skyport_discord_gateway:
        Route.BASE = settings.skyport_discord_api
        DiscordWebSocket.DEFAULT_GATEWAY = URL(settings.skyport_discord_gateway)


async def connect(settings: Settings, token: str) -> int:
    """Run until told to stop."""
    bot = build(settings)
    try:
        async with bot:
            await bot.start(token)
    except discord.LoginFailure:
        return refuse("DISCORD_TOKEN is wrong: Discord does not know it. See .env.example.")
    except StorageError as trouble:
        return refuse(str(trouble))
    except (KeyboardInterrupt, asyncio.CancelledError):
        structlog.get_logger().info("stopped by hand")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
