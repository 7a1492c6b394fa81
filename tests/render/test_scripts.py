"""Names of any script: what is printed of them, in what order, and never a box."""

from __future__ import annotations

import pytest

from render.fonts import FILES, coverage, fallbacks
from render.labels import Style, fitted, has_shape, lettering, width_of, wrapped
from render.scripts import MOST_MARKS, clusters, printable, runs, unshaped

JOST = FILES["text"]
NAMES = {
    "Latin": "Zoë Żółć",
    "Greek": "Ωμέγα",
    "Cyrillic": "Людмила",
    "Arabic": "محمد الأمين",
    "Hebrew": "שלומית",
    "Hindi": "देवनागरी",
    "Thai": "สมชาย",
    "Chinese": "小百合",
    "Korean": "한국어",
    "emoji": "👨‍👩‍👧‍👦 🏴‍☠️ ❤️",
    "flags": "🇩🇪🇫🇷",
    "mathematical": "𝓜𝓲𝓻𝓮𝓵𝓪",
    "symbols": "★彡 ツ",
    "marks": "Z̷̧̨̛̗̪̼̈́̊̌a̴̡̛",
    "wide": "W" * 32,
}


@pytest.mark.parametrize("text", NAMES.values(), ids=NAMES.keys())
def test_every_letter_is_in_the_typeface_that_prints_it(text: str) -> None:
    """A missing glyph would be a box."""
    found = runs(text, JOST)
    assert found
    silent = "\u200d\u200c\ufe0f\ufe0e"
    assert all(ord(letter) in coverage(run.file) for run in found for letter in run.text if letter not in silent)


@pytest.mark.parametrize("shaped", [True, False], ids=["raqm", "plain"])
@pytest.mark.parametrize("text", NAMES.values(), ids=NAMES.keys())
def test_every_name_is_drawn_with_and_without_raqm(text: str, shaped: bool) -> None:
    tile = lettering(text, Style(30), shaped).tile
    assert tile.getchannel("A").getbbox() is not None


@pytest.mark.parametrize("text", ["", "   ", "\u200b\u202e\u2066", "\u0000\u0007", "ᏣᎳᎩ", "\ue000"])
def test_what_has_no_shape_is_no_name(text: str) -> None:
    assert not has_shape(text)
    assert lettering(text, Style(30)).tile.getchannel("A").getbbox() is None


def test_control_characters_are_gone_and_spaces_single() -> None:
    assert printable("a\u202eb\n\n c\u0007") == "ab c"


def test_a_pile_of_marks_is_cut_to_a_few() -> None:
    piled = clusters("z" + "\u0301\u0302\u0303\u0304\u0305")
    assert [len(part) for part in piled] == [1 + MOST_MARKS]


def test_joined_emoji_and_flags_are_not_parted() -> None:
    assert clusters("👨‍👩‍👧🇩🇪🇫🇷x") == ["👨‍👩‍👧", "🇩🇪", "🇫🇷", "x"]


def test_a_leftward_line_begins_at_the_right() -> None:
    """The Hebrew word comes first, so it stands to the right of the Latin one."""
    assert [run.text.strip() for run in runs("שלום abc", JOST) if run.text.strip()] == ["abc", "שלום"]


def test_a_leftward_word_in_a_rightward_line_keeps_its_place() -> None:
    assert [run.text.strip() for run in runs("abc שלום def", JOST) if run.text.strip()] == ["abc", "שלום", "def"]


@pytest.mark.parametrize("text", ["abc שלום def", "abc, שלום def", "שלום abc דנה"])
def test_a_space_stands_between_the_words_it_parts(text: str) -> None:
    """Each run as it is seen: one that goes leftwards shows its last letter first."""
    seen = "".join(run.text[::-1] if run.leftwards else run.text for run in runs(text, JOST))
    assert "  " not in seen
    assert seen == seen.strip()
    assert sorted(map(len, seen.split())) == sorted(map(len, text.split()))


def test_without_raqm_arabic_is_joined_and_turned() -> None:
    """Meem, ha, meem, dal: initial, medial, medial and final form, spelled from the right."""
    assert unshaped("محمد") == "\ufeaa\ufee4\ufea4\ufee3"


def test_without_raqm_the_same_name_has_about_the_same_width() -> None:
    name = "محمد"
    assert width_of(name, Style(40), False) == pytest.approx(width_of(name, Style(40), True), rel=0.25)


@pytest.mark.parametrize("text", NAMES.values(), ids=NAMES.keys())
def test_names_are_fitted_and_never_clipped(text: str) -> None:
    """However narrow the place: no line is wider, and ink touches neither side of its tile."""
    lines = fitted(text, Style(42, "text", 700), 120, 20)
    assert 1 <= len(lines) <= 2
    for line in lines:
        assert line.tile.width <= 120
        box = line.tile.getchannel("A").point(lambda cover: 255 * (cover > 128)).getbbox()
        assert box is None or (box[1] > 0 and box[3] <= line.tile.height)


def test_two_lines_together_say_the_whole_name() -> None:
    name = "Ingrid Bjørnsdóttir-Halvorsen"
    assert " ".join(wrapped(name, Style(20), 140)) == name


def test_a_short_name_is_as_large_as_it_may_be() -> None:
    (line,) = fitted("Ada", Style(42), 300, 20)
    assert line.tile.height == lettering("Ada", Style(42)).tile.height


def test_every_fallback_reads() -> None:
    assert all(len(coverage(file)) > 50 for file in fallbacks())
