"""`python -m bot`: connect to Discord with the token that is set, or open the local sandbox where there is none."""

from __future__ import annotations

import asyncio
import signal
import sys

import aiohttp
import discord
import structlog
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot.app import build
from bot.journal import keep_journal
from bot.settings import Settings, SettingsError, read_settings
from storage.errors import StorageError

WRONG_SETTINGS = 2
NO_DISCORD = 1


def main() -> int:
    """Start, and say in a sentence what kept it from starting."""
    try:
        settings = read_settings()
    except SettingsError as wrong:
        return refuse(*wrong.sentences)
    keep_journal(settings.skyport_log_level)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # a board game never speaks
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
    stop_when_told()
    bot = build(settings)
    try:
        async with bot:
            await bot.open()
            await bot.start(token)
    except discord.LoginFailure:
        return refuse("DISCORD_TOKEN is wrong: Discord does not know it. See .env.example.")
    except StorageError as trouble:
        return refuse(str(trouble))
    except (aiohttp.ClientError, discord.DiscordServerError) as trouble:
        refuse(f"I cannot reach Discord just now ({trouble}). Nothing is lost; start me again later.")
        return NO_DISCORD
    except asyncio.CancelledError:
        structlog.get_logger().info("stopped by hand")
    return 0


def stop_when_told() -> None:
    """End in order at Ctrl-C and when a container is stopped."""
    running = asyncio.current_task()
    assert running is not None
    for told in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(told, running.cancel)


if __name__ == "__main__":
    raise SystemExit(main())
