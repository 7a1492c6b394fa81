"""The poster of a lobby: every number of seats, every kind of name, the same pixels for a card, words to be read."""

from __future__ import annotations

import io
import time
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from render.fonts import font
from render.lobby import HEIGHT, WIDTH, LobbyCard, LobbySeat, Role, describe_lobby, draw_lobby, slip
from render.picture import LONGEST_ALT
from render.shelf import ARTISTS
from render.theme import MAT_TINY, PALETTES
from tests.render.golden import opened
from tests.render.test_artist import STRANGE

TITLES = {"braided-skies": "Braided Skies", "skyward-republic": "Skyward Republic"}
RULES = tuple(f"Some rule that is rather long, number {number}: yes" for number in range(12))


def lobby(title: str, wanted: int, taken: int, rules: tuple[str, ...] = (), *, begun: bool = False) -> LobbyCard:
    """A table with a host, a computer player and strange people."""
    people = [LobbySeat(STRANGE[number % len(STRANGE)], Role.PERSON) for number in range(taken)]
    seats = (LobbySeat("Mirela", Role.HOST), LobbySeat("Quick computer", Role.COMPUTER, "quick"), *people)
    return LobbyCard(title, wanted, seats[:taken], rules, begun)


@pytest.mark.parametrize("slug", ARTISTS)
def test_the_poster_of_each_game(slug: str) -> None:
    seats = (LobbySeat("Mirela", Role.HOST), LobbySeat("Quick computer", Role.COMPUTER, "quick"))
    drawn = ARTISTS[slug].lobby(LobbyCard(TITLES[slug], 3, seats))
    assert opened(drawn.png).size == (WIDTH, HEIGHT)
    assert drawn.file_name == "lobby.png"


@pytest.mark.parametrize("slug", ARTISTS)
def test_any_number_of_seats_taken_or_free_is_drawn(slug: str) -> None:
    for wanted in range(1, 7):
        for taken in range(1, wanted + 1):
            card = lobby("A title that a host has made a good deal longer", wanted, taken, RULES[: wanted * 2])
            drawn = ARTISTS[slug].lobby(card, "colour-blind" if taken % 2 else "day")
            assert len(drawn.png) < 200_000
            assert 0 < len(drawn.alt) <= LONGEST_ALT


def test_it_says_how_the_table_stands() -> None:
    said = [slip(lobby("T", 4, taken)) for taken in (2, 3, 4)]
    assert said == ["A table for 4 · 2 seats free", "A table for 4 · 1 seat free", "A table for 4 · full"]
    assert slip(lobby("T", 4, 3, begun=True)) == "The game has begun"
    assert describe_lobby(lobby("T", 3, 2, ("Supplies are limited: yes",))) == (
        "Poster of T: a table for 3. Seats: Mirela (host), Quick computer (computer player, quick); 1 free. "
        "Rules that differ: Supplies are limited: yes."
    )


def test_who_has_no_printable_name_is_called_by_the_seat() -> None:
    card = LobbyCard("T", 2, (LobbySeat("Mirela", Role.HOST), LobbySeat("\u202e", Role.PERSON)))
    assert "Seat 2 (player)" in describe_lobby(card)


def test_the_same_card_gives_the_same_pixels_and_a_second_one_rasterises_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    artist, card = ARTISTS["braided-skies"], lobby("Braided Skies", 5, 4)
    first = artist.lobby(card).png
    monkeypatch.setattr("render.vector.rasterised", None)
    assert artist.lobby(card).png == first


def test_no_words_are_too_small_to_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a mat: nothing under 15 px on a picture 1200 wide."""
    sizes: list[int] = []

    def noted(file: Path, size: int, weight: int, shaped: bool) -> Any:
        sizes.append(size)
        return font(file, size, weight, shaped)

    monkeypatch.setattr("render.labels.font", noted)
    ground = Image.new("RGB", (WIDTH, HEIGHT))
    draw_lobby(lobby("A title of this test's own, so that it is set anew", 6, 5, RULES), ground, PALETTES["day"])
    assert sizes
    assert min(sizes) >= MAT_TINY


def test_a_poster_costs_a_quarter_of_a_plain_png() -> None:
    artist, card = ARTISTS["skyward-republic"], lobby("Skyward Republic", 4, 3)
    frame = opened(artist.lobby(card).png)
    ours = sorted(_taken(lambda: artist.lobby(card)) for _ in range(7))[3]
    plain = sorted(_taken(lambda: frame.save(io.BytesIO(), "PNG")) for _ in range(3))[1]
    assert ours / plain <= 0.25


def _taken(work: Any) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start
