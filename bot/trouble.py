"""The one place where errors end: a refusal is a sentence, anything else is logged with a reference the player gets."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import aiohttp
import discord
import structlog
from discord import app_commands

from bot.journal import reference
from bot.results import Refused
from bot.words import escaped
from rules.core.errors import RulesError

log = structlog.get_logger()

INVALID_FORM = 50035
"""Discord's code for a request with something in it that it does not take."""
LOST = frozenset({10008, 10015, 10062, 40060, 50027})
"""Discord no longer knows the interaction: what was asked for is done all the same."""


OUTDATED = "That button is of an earlier version of me, so nothing happened. /play shows where you are."
OUTDATED_COMMAND = "That command is of an earlier version of me. Reload Discord, then type / to see those there are."


class Refusal(Exception):
    """Something the bot does not do; its text is a sentence for the player."""


def refused(answer: Refused) -> Refusal:
    """What `Matches` refused, ready to be shown: the names in it can format nothing."""
    return Refusal(escaped(answer.why))


@contextmanager
def cosmetic() -> Iterator[None]:
    """An acknowledgement may get lost; the action goes on."""
    try:
        yield
    except discord.InteractionResponded:
        log.info("answered twice")
    except discord.HTTPException as error:
        if error.code not in LOST and error.status < 500:
            raise
        log.info("acknowledgement lost", code=error.code, status=error.status)
    except (aiohttp.ClientError, TimeoutError) as error:
        log.info("acknowledgement lost", why=str(error))


async def explain(interaction: discord.Interaction[Any], error: BaseException) -> None:
    """Tell the player what kept the bot from doing it."""
    with cosmetic():
        await whisper(interaction, said(error, interaction))


def said(error: BaseException, interaction: discord.Interaction[Any]) -> str:
    """The sentence for an error; an unexpected one is logged under the reference in its sentence."""
    match error:
        case Refusal() | RulesError():
            return str(error)
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            return OUTDATED_COMMAND
        case app_commands.TransformerError():
            return f"I do not understand “{escaped(str(error.value))}” there. Choose one from the list."
        case app_commands.CheckFailure():
            return "You may not do that here. Ask a moderator of this server."
        case _:
            mark = reference()
            log.error("unexpected error", reference=mark, user=interaction.user.id, exc_info=error)
            return (
                f"Something went wrong on my side, and it is noted (reference {mark}). "
                "Whatever you had played is kept; press Play to see where you are."
            )


async def whisper(interaction: discord.Interaction[Any], text: str) -> None:
    """Say something only this person sees, whether or not the interaction was acknowledged before."""
    if interaction.response.is_done():
        await interaction.followup.send(text, ephemeral=True)
    else:
        await interaction.response.send_message(text, ephemeral=True)
