"""Raster work kept on disk: read where it is whole, made anew where it is not, and never in anybody's way."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from render import disk
from render.disk import A_MONTH, Disk, edition
from render.vector import circle, document, raster, rasterised

A_DISC = document(circle(5, 5, 4, "#102030"), 10, 10)


class Maker:
    """Makes a body, and counts how often it was asked."""

    def __init__(self, body: bytes = b"a drawing") -> None:
        self.body = body
        self.times = 0

    def __call__(self) -> bytes:
        self.times += 1
        return self.body


def test_what_is_kept_is_not_made_again(tmp_path: Path) -> None:
    make = Maker()
    assert [Disk(tmp_path / "new").recalled("a disc", make) for _ in range(3)] == [make.body] * 3
    assert make.times == 1


def test_another_description_is_another_drawing(tmp_path: Path) -> None:
    kept = Disk(tmp_path)
    assert kept.recalled("one", Maker(b"1")) == b"1"
    assert kept.recalled("two", Maker(b"2")) == b"2"


@pytest.mark.parametrize("damage", [b"", b"x", b"a drawing" + bytes(16)])
def test_a_damaged_file_is_made_anew(tmp_path: Path, damage: bytes) -> None:
    make = Maker()
    Disk(tmp_path).recalled("a disc", make)
    (file,) = tmp_path.iterdir()
    file.write_bytes(damage)
    assert Disk(tmp_path).recalled("a disc", make) == make.body
    assert make.times == 2
    assert Disk(tmp_path).recalled("a disc", make) == make.body
    assert make.times == 2


def test_without_a_folder_everything_is_made(tmp_path: Path) -> None:
    make = Maker()
    kept = Disk(None)
    kept.recalled("a disc", make)
    kept.recalled("a disc", make)
    kept.once("a game", make)
    assert make.times == 3


def test_where_nothing_can_be_written_what_lies_there_is_still_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make = Maker()
    Disk(tmp_path).recalled("a disc", make)

    def refuse(*given: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "write_bytes", refuse)
    kept = Disk(tmp_path)
    assert kept.recalled("another", Maker(b"2")) == b"2"
    assert kept.recalled("a disc", make) == make.body
    assert make.times == 1


def test_a_file_in_the_folder_s_place_is_no_trouble(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    assert Disk(tmp_path / "file").recalled("a disc", Maker()) == b"a drawing"


def test_many_at_once_read_whole_drawings(tmp_path: Path) -> None:
    body = b"pixels" * 50_000
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda _: Disk(tmp_path).recalled("a disc", Maker(body)), range(40)))
    assert set(found) == {body}
    assert len(list(tmp_path.iterdir())) == 1


def test_a_game_is_drawn_once_by_the_same_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make = Maker()
    Disk(tmp_path).once("a game", make)
    Disk(tmp_path).once("a game", make)
    assert make.times == 1
    monkeypatch.setattr(disk, "edition", lambda: "another")
    Disk(tmp_path).once("a game", make)
    assert make.times == 2


def test_what_nobody_asked_for_in_a_month_goes_when_new_ones_come(tmp_path: Path) -> None:
    kept = Disk(tmp_path)
    kept.recalled("old", Maker())
    kept.recalled("of use", Maker())
    for file in tmp_path.iterdir():
        past = file.stat().st_mtime - A_MONTH - 60
        os.utime(file, (past, past))
    kept.recalled("of use", Maker())
    kept.once("a game", Maker())
    assert len(list(tmp_path.iterdir())) == 2


def test_an_edition_is_the_same_word_each_time() -> None:
    word = edition()
    edition.cache_clear()
    assert edition() == word
    assert len(word) == 16


def test_a_drawing_read_is_the_drawing_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("render.vector.DISK", Disk(tmp_path))
    made = raster(A_DISC, 20, 20)
    monkeypatch.setattr("render.vector.rasterised", None)
    assert raster(A_DISC, 20, 20).tobytes() == made.tobytes()
    assert rasterised(A_DISC, 20, 20).startswith(b"\x89PNG")
