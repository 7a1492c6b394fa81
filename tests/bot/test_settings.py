"""A wrong setting stops the start with a sentence that names it, and no traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.app import build
from bot.settings import Settings, SettingsError, read_settings
from render.disk import Disk

ROOT = Path(__file__).parents[2]


def settings(**given: object) -> Settings:
    return read_settings(_env_file=None, **given)


def test_without_any_setting_the_database_is_a_file_in_the_data_directory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DATABASE_URL", raising=False)
    assert settings().database == "sqlite+aiosqlite:///data/skyport.sqlite3"


@pytest.mark.parametrize(
    ("given", "named"),
    [
        ({"shard_count": "many"}, "SHARD_COUNT"),
        ({"shard_count": 0}, "SHARD_COUNT"),
        ({"skyport_log_level": "loud"}, "SKYPORT_LOG_LEVEL"),
        ({"skyport_lobby_hours": 0}, "SKYPORT_LOBBY_HOURS"),
        ({"skyport_discord_api": "http://127.0.0.1:1/api"}, "SKYPORT_DISCORD_GATEWAY"),
        ({"skyport_discord_gateway": "ws://127.0.0.1:1"}, "SKYPORT_DISCORD_API"),
        (
            {"skyport_discord_api": "https://discord.com/api", "skyport_discord_gateway": "ws://[::1]:1"},
            "SKYPORT_DISCORD_API",
        ),
        (
            {"skyport_discord_api": "http://localhost:1", "skyport_discord_gateway": "wss://10.0.0.1"},
            "SKYPORT_DISCORD_GATEWAY",
        ),
        ({"skyport_discord_api": "127.0.0.1", "skyport_discord_gateway": "ws://127.0.0.1"}, "SKYPORT_DISCORD_API"),
        ({"skyport_titles": {"braided-skies": 3}}, "SKYPORT_TITLES"),
    ],
)
def test_a_wrong_setting_is_named_in_a_sentence(given: dict[str, object], named: str) -> None:
    with pytest.raises(SettingsError) as wrong:
        settings(**given)
    assert any(named in sentence and sentence.endswith(".") for sentence in wrong.value.sentences)


def test_titles_that_are_no_json_are_named_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SKYPORT_TITLES", "Our Sky Game")
    with pytest.raises(SettingsError, match="SKYPORT_TITLES is wrong: it must be JSON"):
        settings()


def test_every_wrong_setting_gets_its_own_sentence() -> None:
    with pytest.raises(SettingsError) as wrong:
        settings(shard_count=0, skyport_lobby_hours=0)
    assert len(wrong.value.sentences) == 2


def test_this_machine_s_addresses_are_accepted() -> None:
    given = settings(skyport_discord_api="http://127.0.0.1:81/api/v10/", skyport_discord_gateway="ws://[::1]:82")
    assert (given.skyport_discord_api, given.skyport_discord_gateway) == (
        "http://127.0.0.1:81/api/v10",
        "ws://[::1]:82",
    )


def test_a_token_is_never_shown() -> None:
    assert "secret" not in repr(settings(discord_token="secret"))


def test_the_process_ends_with_2_and_a_sentence_instead_of_a_traceback(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "DISCORD_TOKEN": "x", "SHARD_COUNT": "few"}
    ended = subprocess.run(
        [sys.executable, "-m", "bot"],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=50,
    )
    assert ended.returncode == 2
    assert "SHARD_COUNT" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_a_database_that_is_none_stops_the_start_and_is_left_alone(tmp_path: Path) -> None:
    broken = tmp_path / "broken.sqlite3"
    broken.write_bytes(b"this is no database at all" * 100)
    environment = {
        **os.environ,
        "PYTHONPATH": str(ROOT),
        "DISCORD_TOKEN": "x",
        "DATABASE_URL": f"sqlite+aiosqlite:///{broken}",
        "SKYPORT_DISCORD_API": "http://127.0.0.1:9/api/v10",
        "SKYPORT_DISCORD_GATEWAY": "ws://127.0.0.1:9",
    }
    ended = subprocess.run(
        [sys.executable, "-m", "bot"],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=50,
    )
    assert ended.returncode == 2
    assert "Traceback" not in ended.stderr
    assert broken.read_bytes().startswith(b"this is no database at all")


def test_drawn_sprites_are_kept_where_the_host_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    kept = Disk(None)
    monkeypatch.setattr("bot.app.DISK", kept)
    build(settings(skyport_drawings=tmp_path / "drawings"))
    kept.recalled("a disc", lambda: b"pixels")
    assert len(list((tmp_path / "drawings").iterdir())) == 1
