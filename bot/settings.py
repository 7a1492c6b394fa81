"""Every setting of the bot, read once at the start; a wrong one stops the start with a sentence naming it."""

from __future__ import annotations

import ipaddress
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import pydantic_settings
from pydantic import Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

LogLevel = Literal["debug", "info", "warning", "error"]


class SettingsError(Exception):
    """Settings the bot cannot start with; ``sentences`` has one for each thing that is wrong."""

    def __init__(self, sentences: list[str]) -> None:
        super().__init__("\n".join(sentences))
        self.sentences = sentences


class Settings(BaseSettings):
    """What a host may set, from the environment or from a file called ``.env`` beside the bot."""

    model_config = SettingsConfigDict(env_file=".env", extra="ignore", frozen=True, env_ignore_empty=True)

    discord_token: SecretStr | None = None
    database_url: str = ""
    shard_count: Annotated[int, Field(ge=1, le=1000)] | None = None
    skyport_discord_api: str | None = None
    skyport_discord_gateway: str | None = None
    skyport_data: Path = Path("data")
    skyport_drawings: Path | None = None
    """Where drawn sprites are kept between starts; None: where programs keep such things on this platform."""
    skyport_log_level: LogLevel = "info"
    skyport_title: str = Field(default="Skyport", min_length=1, max_length=32)
    skyport_titles: dict[str, str] = Field(default_factory=dict)
    """Other titles for the games, by slug; what is not named here keeps its own."""
    skyport_lobby_hours: int = Field(default=72, ge=1, le=24 * 14)
    skyport_first_dms_an_hour: int = Field(default=20, ge=0, le=40)
    skyport_emojis: bool = True

    @field_validator("skyport_discord_api")
    @classmethod
    def _api_on_loopback(cls, value: str | None) -> str | None:
        return value if value is None else on_loopback(value, ("http", "https")).rstrip("/")

    @field_validator("skyport_discord_gateway")
    @classmethod
    def _gateway_on_loopback(cls, value: str | None) -> str | None:
        return value if value is None else on_loopback(value, ("ws", "wss"))

    @model_validator(mode="after")
    def _both_or_none(self) -> Settings:
        if (self.skyport_discord_api is None) != (self.skyport_discord_gateway is None):
            raise ValueError("SKYPORT_DISCORD_API and SKYPORT_DISCORD_GATEWAY go together: set both, or neither.")
        return self

    @property
    def database(self) -> str:
        """Where the matches are kept: a file in the data directory unless told otherwise."""
        return self.database_url or f"sqlite+aiosqlite:///{self.skyport_data / 'skyport.sqlite3'}"


def on_loopback(address: str, schemes: tuple[str, ...]) -> str:
    """The address, if it is of this very machine; anything else is refused."""
    parts = urlsplit(address)
    if parts.scheme not in schemes or not parts.hostname:
        raise ValueError(f"must begin with {' or '.join(scheme + '://' for scheme in schemes)}")
    if parts.hostname != "localhost" and not _is_loopback(parts.hostname):
        raise ValueError("may only be an address of this machine (127.0.0.1 or localhost)")
    return address


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def read_settings(**given: Any) -> Settings:
    """The settings of this process; raises `SettingsError` with a sentence for each wrong one."""
    try:
        return Settings(**given)
    except ValidationError as wrong:
        raise SettingsError([_sentence(error) for error in wrong.errors()]) from None
    except pydantic_settings.SettingsError:  # text where JSON is wanted; of all settings only the titles are JSON
        raise SettingsError(["SKYPORT_TITLES is wrong: it must be JSON. See .env.example."]) from None


def _sentence(error: Any) -> str:
    why = str(error["msg"]).removeprefix("Value error, ")
    if not error["loc"]:
        return why
    name = str(error["loc"][0]).upper()
    return f"{name} is wrong: {why[:1].lower()}{why[1:].rstrip('.')}. See .env.example."
