"""Texts fit and names are safe, whatever people call themselves."""

from __future__ import annotations

import pytest

from bot.story import story
from bot.words import EARLIER, cut, escaped, fitted, length, listed, sentence
from rules.core.news import News
from rules.core.questions import Seat


def test_a_text_that_fits_is_left_alone() -> None:
    assert cut("Lantern Shoals", 14) == "Lantern Shoals"


def test_a_text_is_cut_with_an_ellipsis_inside_the_limit() -> None:
    assert cut("Lantern Shoals", 8) == "Lantern…"


@pytest.mark.parametrize("name", ["e\u0301" * 50, "👩\u200d🚀" * 40, "👍🏽" * 40, "🇳🇴" * 40, "नि" * 60])
def test_a_name_is_never_cut_inside_a_character(name: str) -> None:
    shown = cut(name, 31)
    whole = name[: len(shown) - 1]
    assert length(shown) <= 31
    assert shown == whole + "…"
    assert not name[len(whole)].startswith(("\u0301", "\u200d", "\ufe0f"))
    assert not whole.endswith("\u200d")


def test_characters_outside_the_basic_plane_count_twice() -> None:
    assert length("🚀a") == 3


@pytest.mark.parametrize("name", ["**bold**", "<@1>", "`code`", "[a](b)", "a_b", "||x||"])
def test_a_name_formats_and_links_nothing(name: str) -> None:
    assert all(escaped(name)[at - 1] == "\\" for at, letter in enumerate(escaped(name)) if letter in "*<`[_|")


def test_line_breaks_in_a_name_become_spaces() -> None:
    assert escaped("a\n# b") == "a # b"


def test_the_last_lines_are_kept_and_the_reader_is_told_so() -> None:
    kept = fitted([f"line {number}" for number in range(400)], 200).split("\n")
    assert kept[0] == EARLIER
    assert kept[-1] == "line 399"
    assert length("\n".join(kept)) <= 200


def test_lists_are_read_aloud() -> None:
    assert [listed(names) for names in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == ["", "a", "a and b", "a, b and c"]


def test_a_sentence_ends() -> None:
    assert [sentence("end the turn"), sentence("Why?")] == ["End the turn.", "Why?"]


def name(seat: Seat) -> str:
    return ("Mirela", "Okonkwo")[seat]


def test_what_one_player_does_in_a_row_is_one_sentence() -> None:
    news = [News("{0} pays 1 grit."), News("{0} gains 2 fame."), News("A card comes out."), News("{1} passes.")]
    assert story(news, None, name) == ["Mirela pays 1 grit and gains 2 fame. A card comes out.", "Okonkwo passes."]


def test_a_sentence_ends_where_it_would_be_misread() -> None:
    news = [News("{0} explores: gain 1 fame."), News("{0} gains 1 fame."), *[News("{0} waits.")] * 9]
    (told,) = story(news, None, name)
    assert told.startswith("Mirela explores: gain 1 fame. Mirela gains 1 fame, waits, waits, waits, waits and waits. M")


def test_what_is_done_with_one_verb_is_counted_together() -> None:
    """As one would say it at a table."""
    paid = ("pays 1 grit", "pays a tourist", "pays a tourist", "gains 1 fame", "gains 2 fame")
    deeds = ("deploys", *paid, "takes a map aboard", "takes a cat aboard")
    (told,) = story([News(f"{{1}} {deed}.") for deed in deeds], None, name)
    assert told == "Okonkwo deploys, pays 1 grit and 2 tourists, gains 3 fame, and takes a map and a cat aboard."


def test_what_is_gained_again_is_added_up() -> None:
    deeds = ("gains 1 cog", "gains 1 cog", "gains 2 cogs", "draws 1 card", "draws 2 cards")
    (told,) = story([News(f"{{1}} {deed}.") for deed in deeds], None, name)
    assert told == "Okonkwo gains 4 cogs and draws 3 cards."


def test_the_story_leaves_out_what_is_not_for_the_reader() -> None:
    news = [News("{0} holds out a pebble."), News("It is pebble 3.", (Seat(0),))]
    told = ["It is pebble 3." in " ".join(story(news, reader, name)) for reader in (Seat(0), Seat(1), None)]
    assert told == [True, False, False]
