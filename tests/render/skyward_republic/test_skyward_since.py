"""Since your turn in Skyward Republic: the same rings, on piles and on districts, and all of it in words."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from render.picture import LONGEST_ALT
from render.places import changes
from render.skyward_republic.artist import SkywardRepublicArtist
from render.skyward_republic.since import comparable
from render.skyward_republic.table import lay_table
from render.theme import PALETTES
from rules.core.questions import Seat
from rules.skyward_republic.view import DraftView, EndingView, PileView, SponsorView, TableView

Lay = Callable[..., TableView]
DAY = PALETTES["day"]


def keys(before: TableView, view: TableView, names: tuple[str, ...]) -> list[str]:
    """The places that are ringed."""
    laid = (lay_table(each, names, DAY).places for each in (comparable(before, view), view))
    return [change.now.key for change in changes(*laid)]


def told(artist: SkywardRepublicArtist, before: TableView, view: TableView, names: tuple[str, ...]) -> str:
    return artist.since(before, view, names).alt.partition(". ")[0].removeprefix("Ringed is what is new: ")


@pytest.mark.parametrize("phase", ["draft", "launch"])
def test_every_place_has_a_key_of_its_own(lay: Lay, names: tuple[str, ...], phase: str) -> None:
    places = lay_table(lay(4, phase), names, DAY).places
    assert len({place.key for place in places}) == len(places) > 25


def test_piles_are_ringed_in_a_draft(artist: SkywardRepublicArtist, lay: Lay, names: tuple[str, ...]) -> None:
    before = lay(4)
    assert before.draft
    one, two, four = before.draft.piles
    grown = msgspec.structs.replace(one, cards=(*one.cards, "maker"))
    view = lay(4, draft=DraftView((grown, four), 1), acting=(Seat(2),))
    assert keys(before, view, names) == ["draft:pile:1", "draft:pile:2"]
    assert told(artist, before, view, names) == (
        "pile 1 (Anarchist Noodle House, Elite Seer and Maker); pile 2 (taken)"
    )
    assert two.number == 2


def test_districts_are_compared_with_what_they_were_in_the_draft(
    artist: SkywardRepublicArtist, lay: Lay, names: tuple[str, ...]
) -> None:
    before = lay(4)
    first, second, third, fourth = before.mats
    storey = msgspec.structs.replace(first.buildings[3], extensions=("landing-pad", "cog"))
    built = msgspec.structs.replace(first, buildings=(*first.buildings[:3], storey), vp=33, cogs=1)
    launched = msgspec.structs.replace(fourth, buildings=(*fourth.buildings, second.buildings[4]), tokens=3)
    flown = msgspec.structs.replace(third, sky=(*third.sky, "loud-gull"))
    view = lay(4, "launch", mats=(built, second, flown, launched), warden=Seat(2))
    assert [key.partition(":")[0] for key in keys(before, view, names)] == [
        "city", "means", "sky", "city", "tokens", "warden", "vp",
    ]  # fmt: skip
    words = told(artist, before, view, names)
    assert "under Landing Pad and a cog; Mirela has 1 cog and 6 cards in hand; Søren's sky row (Loud Gull)" in words
    assert ", launched; 小百合 has 3 Benefactor tokens left; Søren is the Warden; Mirela's VP, 27 to 33" in words


def test_a_new_draft_is_new_on_every_pile(lay: Lay, names: tuple[str, ...]) -> None:
    assert keys(lay(4, "launch"), lay(4), names) == ["draft:pile:1", "draft:pile:2", "draft:pile:4"]


def test_claims_new_benefactors_and_the_end_are_told(
    artist: SkywardRepublicArtist, lay: Lay, names: tuple[str, ...]
) -> None:
    before = lay(3, "benefactor")
    one, two, _ = before.market
    market = (SponsorView(one.card, (Seat(2),)), SponsorView(two.card, ()), SponsorView("midnight-debaters", ()))
    view = lay(3, "benefactor", market=market, ending=EndingView("8 Buildings in one airspace", Seat(1)))
    assert told(artist, before, view, names) == (
        "Solar Pact (claimed by Søren); Night School (0 tokens there); Midnight Debaters (new in the market); "
        "This round is the last: Okonkwo has 8 Buildings in one airspace"
    )


def test_what_is_shared_out_is_told(artist: SkywardRepublicArtist, lay: Lay, names: tuple[str, ...]) -> None:
    view = lay(3, "launch", shown=("maker", "clock-tower"))
    assert told(artist, lay(3, "launch"), view, names) == "face up for now: Maker and Clock Tower"


def test_a_hand_changes_no_ring(artist: SkywardRepublicArtist, lay: Lay, names: tuple[str, ...]) -> None:
    """What only the viewer sees makes no difference."""
    open_view, seen = lay(3), lay(3, viewer=1, hand=("maker",), news=("A whisper.",))
    assert artist.since(open_view, open_view, names) is artist.since(seen, seen, names)
    assert artist.since_key(open_view, open_view, names) == artist.since_key(seen, seen, names)
    assert artist.since(seen, seen, names).alt.startswith("Nothing here is new.")


def test_the_oddest_table_is_ringed(
    artist: SkywardRepublicArtist,
    lay: Lay,
    names: tuple[str, ...],
    piled: Callable[..., TableView],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("render.vector.rasterised", None)
    odd = piled(4)
    for view in (odd, msgspec.structs.replace(odd, draft=None, phase="benefactor", shown=())):
        for before in (lay(4), lay(4, "launch"), lay(4, "split", draft=DraftView((PileView(1, (), True),), 1))):
            picture = artist.since(before, view, names)
            assert picture.png
            assert picture.alt.startswith("Ringed is what is new: ")
            assert len(picture.alt) <= LONGEST_ALT
