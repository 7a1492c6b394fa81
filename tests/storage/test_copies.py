"""A copy holds every game, and putting it back loses nothing and never spoils what is there."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot import backup
from storage.copies import put_back, save_copy
from storage.errors import CorruptDatabase, StorageError

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)
LATER = datetime(2026, 5, 1, 13, tzinfo=UTC)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A database as the bot leaves it, with one word in it."""
    file = tmp_path / "data" / "skyport.sqlite3"
    file.parent.mkdir()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("CREATE TABLE word (said TEXT)")
        connection.commit()
    say(file, "first")
    return file


def say(file: Path, word: str) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("INSERT INTO word VALUES (?)", (word,))


def said(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as connection:
        return [word for (word,) in connection.execute("SELECT said FROM word")]


def url(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


def test_a_copy_put_back_brings_back_the_games_of_its_moment(file: Path, tmp_path: Path) -> None:
    copy = save_copy(url(file), tmp_path / "backups", now=NOON)
    say(file, "second")
    kept = put_back(url(file), copy, now=LATER)
    assert said(file) == ["first"]
    assert kept is not None
    assert said(kept) == ["first", "second"]


def test_a_copy_is_taken_while_the_bot_has_the_database_open(file: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(file)) as bot:
        bot.execute("INSERT INTO word VALUES ('not yet stored')")
        copy = save_copy(url(file), tmp_path / "backups", now=NOON)
        bot.rollback()
    assert said(copy) == ["first"]
    assert copy.name == "skyport-20260501-120000.sqlite3"


def test_nothing_is_put_back_while_the_bot_is_running(file: Path, tmp_path: Path) -> None:
    copy = save_copy(url(file), tmp_path / "backups", now=NOON)
    with closing(sqlite3.connect(file)) as bot:
        bot.execute("SELECT * FROM word").fetchall()
        with pytest.raises(StorageError, match="The bot is running"):
            put_back(url(file), copy, now=LATER)
    assert said(file) == ["first"]


@pytest.mark.parametrize("spoiled", [b"", b"not a database at all, but long enough to be looked at" * 40])
def test_a_damaged_copy_is_refused_and_the_database_stays(file: Path, tmp_path: Path, spoiled: bytes) -> None:
    copy = tmp_path / "copy.sqlite3"
    copy.write_bytes(spoiled)
    with pytest.raises(CorruptDatabase):
        put_back(url(file), copy, now=LATER)
    assert said(file) == ["first"]


def test_a_damaged_database_is_set_aside_for_a_sound_copy(file: Path, tmp_path: Path) -> None:
    copy = save_copy(url(file), tmp_path / "backups", now=NOON)
    file.write_bytes(b"the disk was full" * 100)
    kept = put_back(url(file), copy, now=LATER)
    assert said(file) == ["first"]
    assert kept is not None
    assert kept.read_bytes().startswith(b"the disk was full")


def test_the_two_commands_speak_in_sentences(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", url(file))
    folder = tmp_path / "backups"
    assert backup.main(["save", str(folder)], clock=lambda: NOON) == 0
    copy = folder / "skyport-20260501-120000.sqlite3"
    assert backup.main(["restore", str(copy)], clock=lambda: LATER) == 0
    assert backup.main(["restore", str(folder / "lost")], clock=lambda: LATER) == 2
    told = capsys.readouterr()
    assert told.out.splitlines()[0] == f"Every game is copied to {copy}."
    assert told.err == f"There is no copy called {folder / 'lost'}.\n"
