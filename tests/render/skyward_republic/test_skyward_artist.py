"""Finished pictures of Skyward Republic: same view, same pixels; nothing rasterised in a turn, no secret on them."""

from __future__ import annotations

import io
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest
from PIL import Image, ImageChops, ImageStat

from render import labels, sprites
from render.fonts import font
from render.picture import LONGEST_ALT
from render.plans import pasted
from render.printing import printed
from render.skyward_republic import views
from render.skyward_republic.airspace import lay_airspace
from render.skyward_republic.artist import SkywardRepublicArtist
from render.skyward_republic.hand import lay_hand
from render.skyward_republic.people import people
from render.skyward_republic.table import lay_table
from render.skyward_republic.warming import table_of_colours
from render.theme import PALETTES
from rules.core.outcome import Outcome
from rules.skyward_republic.cards.benefactors import BENEFACTORS
from rules.skyward_republic.cards.decks import SKYWARD_CARDS, central_deck
from rules.skyward_republic.view import (
    DraftView,
    LaunchTurnView,
    PileView,
    SealedView,
    SponsorView,
    TableView,
)
from tests.render.golden import opened

Lay = Callable[..., TableView]

LARGEST_MESSAGE = 1024 * 1024
STRANGE = ("W" * 32, "محمد الأمين", "👨‍👩‍👧‍👦 𝓩𝓸ë", "\u202e")
DAY = PALETTES["day"]
HAND = ("maker", "maker", "elite-seer", "clock-tower", "world-fair", "landing-pad", "solar-pact")


def test_the_table_comes_first_and_every_airspace_in_seat_order(
    artist: SkywardRepublicArtist, lay: Lay, names: tuple[str, ...]
) -> None:
    drawn = artist.pictures(lay(3), names)
    assert [picture.file_name for picture in drawn] == [
        "table.png",
        "airspace-1.png",
        "airspace-2.png",
        "airspace-3.png",
    ]
    assert [opened(picture.png).size for picture in drawn] == [(1600, 1200)] + 3 * [(1200, 800)]


def test_a_message_of_four_is_light_enough(artist: SkywardRepublicArtist, lay: Lay, names: tuple[str, ...]) -> None:
    drawn = artist.pictures(lay(4), names)
    assert sum(len(picture.png) for picture in drawn) <= LARGEST_MESSAGE
    assert all(0 < len(picture.alt) <= LONGEST_ALT for picture in drawn)


# --- what nobody else may see ----------------------------------------------------------------------------------------


def test_a_hand_and_a_sealed_choice_are_on_no_public_picture(
    artist: SkywardRepublicArtist, lay: Lay, names: tuple[str, ...]
) -> None:
    sealed = SealedView(dealt=("solar-pact",), chosen=("maker",), trades=(), done=False)
    seen = lay(4, "clean-up", viewer=2, hand=HAND, sealed=sealed, news=("A whisper.",))
    public = lay(4, "clean-up")
    assert artist.board_key(seen, names) == artist.board_key(public, names)
    assert [each.png for each in artist.pictures(seen, names)] == [each.png for each in artist.pictures(public, names)]
    assert [each.alt for each in artist.pictures(seen, names)] == [each.alt for each in artist.pictures(public, names)]


def test_a_spectator_has_no_hand(artist: SkywardRepublicArtist, lay: Lay, names: tuple[str, ...]) -> None:
    assert artist.hand(lay(4), names) is None


def test_a_hand_is_known_by_what_is_in_it(artist: SkywardRepublicArtist, lay: Lay, names: tuple[str, ...]) -> None:
    before, after = lay(4, viewer=0, hand=HAND), lay(4, viewer=0, hand=HAND[1:])
    assert artist.hand_key(before, names) == artist.hand_key(lay(4, viewer=0, hand=HAND, round=6), names)
    assert artist.hand_key(before, names) != artist.hand_key(after, names)


def test_unchanged_airspaces_are_the_very_same_picture(
    artist: SkywardRepublicArtist, lay: Lay, names: tuple[str, ...]
) -> None:
    """A draft changes no airspace: who has picked, or what lies face down, is on the table alone."""
    before = lay(3)
    richer = msgspec.structs.replace(before.mats[1], cogs=9)
    picked = msgspec.structs.replace(before.mats[0], picked=True, near=0)
    after = lay(3, turn=2, mats=(picked, richer, before.mats[2]))
    first, second = artist.pictures(before, names), artist.pictures(after, names)
    assert [one is two for one, two in zip(first, second, strict=True)] == [False, True, False, True]
    assert artist.mat_key(before, 0, names) == artist.mat_key(after, 0, names)
    assert artist.mat_key(before, 1, names) != artist.mat_key(after, 1, names)


# --- anything that may lie on the table ------------------------------------------------------------------------------


def no_rasters(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*given: Any) -> Any:
        raise AssertionError("a sprite was not warmed")

    monkeypatch.setattr("render.vector.rasterised", refuse)


def test_nothing_is_rasterised_in_a_turn(
    artist: SkywardRepublicArtist, lay: Lay, outcome: Outcome, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After warming up, drawing is Pillow's work alone, whatever lies on the table and however people are called."""
    no_rasters(monkeypatch)
    for seats in (2, 3, 4):
        assert len(artist.pictures(lay(seats), STRANGE)) == seats + 1
        assert len(artist.pictures(lay(seats, "launch"), STRANGE)) == seats + 1
    assert artist.scores(lay(4, over=True), outcome, STRANGE).png


def test_a_card_is_called_by_its_name(artist: SkywardRepublicArtist) -> None:
    for card in (*SKYWARD_CARDS[::9], *BENEFACTORS[::9]):
        assert artist.card(f"skyward:{card.id}").alt.startswith(card.name)


def test_the_oddest_table_is_drawn(
    artist: SkywardRepublicArtist, lay: Lay, monkeypatch: pytest.MonkeyPatch, piled: Callable[..., TableView]
) -> None:
    """Ten Buildings, a tower of seven levels, a full sky, huge piles, fourteen Benefactors, scores past 99, below 0."""
    no_rasters(monkeypatch)
    odd = piled(4)
    assert len(artist.pictures(odd, STRANGE)) == 5
    assert len(artist.pictures(msgspec.structs.replace(odd, draft=None, phase="benefactor"), STRANGE)) == 5


def test_two_groups_are_drawn_with_the_token(artist: SkywardRepublicArtist, lay: Lay, names: tuple[str, ...]) -> None:
    groups = (PileView(1, ("maker", "world-fair"), True), PileView(2, ("seer",) * 6, False))
    alt = artist.board(lay(2, "split", draft=DraftView(groups, 1)), names).alt
    assert "Mirela splits 8 cards" in alt
    assert "Pile 1: Maker and World Fair (2 Collective and 2 Neutral, 5 VP). With the Warden token." in alt


def test_every_size_of_hand_is_drawn(
    artist: SkywardRepublicArtist, lay: Lay, names: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """None, one, seven, twenty-five of all kinds; every title once, with its number."""
    no_rasters(monkeypatch)
    whole = central_deck()
    for hand in ((), ("maker",), HAND, (*whole[::6], "solar-pact")):
        picture = artist.hand(lay(3, viewer=1, hand=hand), names)
        assert picture
        assert opened(picture.png).width == 1200
    many_alike = artist.hand(lay(3, viewer=1, hand=("maker",) * 25), names)
    assert many_alike
    assert opened(many_alike.png).height < 400


def test_the_choice_of_benefactors_is_marked_on_the_own_hand(
    artist: SkywardRepublicArtist, lay: Lay, names: tuple[str, ...]
) -> None:
    dealt = tuple(card.id for card in BENEFACTORS[:3])
    none = SealedView(dealt=dealt, chosen=(), trades=(), done=False)
    some = SealedView(dealt=dealt, chosen=dealt[:2], trades=(), done=True)
    pictures = [artist.hand(lay(3, "benefactor draft", viewer=0, sealed=sealed), names) for sealed in (none, some)]
    assert pictures[0]
    assert pictures[1]
    assert pictures[0].png != pictures[1].png
    assert BENEFACTORS[0].name in pictures[0].alt


# --- the same view, the same pixels; words of a size to be read ------------------------------------------------------


def forget() -> None:
    """Empty every cache but those of raster work."""
    for module in [module for name, module in sys.modules.items() if name.startswith("render")]:
        for kept in _caches(module):
            kept.cache_clear()


def _caches(module: ModuleType) -> Iterator[Any]:
    spared = {sprites._master, sprites._drawing, table_of_colours, views._master, views._sky, views._front}
    return (made for made in vars(module).values() if hasattr(made, "cache_clear") and made not in spared)


def test_the_same_view_gives_the_same_pixels(artist: SkywardRepublicArtist, lay: Lay) -> None:
    first = [picture.png for picture in artist.pictures(lay(4), STRANGE)]
    forget()
    assert [picture.png for picture in artist.pictures(lay(4), STRANGE)] == first


def test_no_words_are_too_small_to_read(
    artist: SkywardRepublicArtist, lay: Lay, piled: Callable[..., TableView], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing under 20 px on a table 1600 wide, nor under 15 px on an airspace or a hand, which are 1200 wide."""
    sizes: list[int] = []
    real = font

    def noted(file: Path, size: int, weight: int, shaped: bool) -> Any:
        sizes.append(size)
        return real(file, size, weight, shaped)

    monkeypatch.setattr("render.labels.font", noted)
    forget()
    odd, launching = piled(4), LaunchTurnView((0, 2), ("pay 1 icon less for your next Building this turn",))
    for view in (odd, lay(4), lay(4, "launch", launching=launching, shown=("maker", "clock-tower"))):
        pasted(lay_table(view, STRANGE, DAY))
    assert len(sizes) > 100
    assert min(sizes) >= 20 * labels.CJK_SCALE
    sizes.clear()
    for mat, person in zip(odd.mats, people(4, STRANGE), strict=True):
        pasted(lay_airspace(mat, person, ("solar-pact",), DAY, warden=True))
    pasted(lay_hand(lay(4, viewer=0, hand=tuple(central_deck()[::7])), people(4, STRANGE)[0], DAY))
    assert min(sizes) >= 15 * labels.CJK_SCALE


# --- what it costs ---------------------------------------------------------------------------------------------------


def processor_time(work: Callable[[], Any], times: int) -> float:
    """The median of so many runs."""
    taken = []
    for _ in range(times):
        start = time.process_time()
        work()
        taken.append(time.process_time() - start)
    return sorted(taken)[times // 2]


def test_drawing_and_encoding_cost_a_quarter_of_a_plain_png(
    artist: SkywardRepublicArtist, lay: Lay, names: tuple[str, ...]
) -> None:
    view, inks = lay(4), table_of_colours(DAY, "table")
    frame = pasted(lay_table(view, names, DAY))
    ours = processor_time(lambda: printed(pasted(lay_table(view, names, DAY)), inks), 7)
    plain = processor_time(lambda: frame.save(io.BytesIO(), "PNG"), 3)
    assert ours / plain <= 0.25


def test_the_frozen_colours_stay_close(artist: SkywardRepublicArtist, lay: Lay, names: tuple[str, ...]) -> None:
    """The colours are cut before any game is known, and yet serve every position."""
    for view in (lay(2), lay(4), lay(4, "launch", market=(SponsorView("solar-pact", ()),))):
        frame = pasted(lay_table(view, names, DAY))
        indexed = frame.quantize(palette=table_of_colours(DAY, "table"), dither=Image.Dither.NONE).convert("RGB")
        assert max(ImageStat.Stat(ImageChops.difference(frame, indexed)).mean) < 3.5
