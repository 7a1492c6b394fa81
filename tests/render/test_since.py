"""Since your turn: a ring round what shows something else, a dashed one where a token was, and all of it in words."""

from __future__ import annotations

import io
from collections.abc import Callable
from itertools import combinations
from typing import Any

import msgspec
import pytest
from PIL import Image, ImageChops

from render.artist import Artist
from render.braided_skies.board import lay_board
from render.braided_skies.services import STALLS, TOP_Y
from render.braided_skies.since import since
from render.picture import LONGEST_ALT
from render.places import TOUCHING, Box, Kind, changes, gathered
from render.plans import Plan, pasted
from render.rings import MARGIN, MOST, ghost, ring, ring_changes, ringed
from render.theme import PALETTES
from rules.braided_skies.view import EndingView, TableView
from rules.core.questions import Seat

Lay = Callable[..., TableView]
DAY = PALETTES["day"]
FRESH = ("pennant-gallery", "wayfarer-hammock", "heros-gauntlet-2", "outpost-expansion-3")
STRANGE = ("W" * 32, "محمد الأمين", "👨‍👩‍👧‍👦 𝓩𝓸ë", "\u202e", "Ingrid Bjørnsdóttir-Halvorsen")


def moved(view: TableView, **changed: Any) -> TableView:
    """The same table after the first player's mat has changed."""
    return msgspec.structs.replace(view, mats=(msgspec.structs.replace(view.mats[0], **changed), *view.mats[1:]))


def keys(before: TableView, view: TableView, names: tuple[str, ...]) -> list[str]:
    """The places that are ringed."""
    laid = (lay_board(each, names, DAY).places for each in (before, view))
    return [change.now.key for change in changes(*laid)]


def test_every_place_has_a_key_of_its_own(lay: Lay, names: tuple[str, ...]) -> None:
    places = lay_board(lay(5), names, DAY).places
    assert len({place.key for place in places}) == len(places) > 40


def test_what_changed_is_ringed_and_nothing_else(lay: Lay, names: tuple[str, ...]) -> None:
    before = lay(4)
    assert keys(before, moved(before, fame=36, tracks=(7, 3, 5)), names) == ["track:scenic:0", "fame:0"]
    port = msgspec.structs.replace(before.ports[0], leftovers=())
    cleared = msgspec.structs.replace(before, ports=(port, *before.ports[1:]), guild=("pennant-gallery",))
    assert keys(before, cleared, names) == [f"port:{port.id}", "guild:pennant-gallery"]
    assert keys(before, lay(4, ending=EndingView("60 fame", Seat(2), 4)), names) == ["end"]


def test_what_changes_with_every_press_is_no_news(lay: Lay, names: tuple[str, ...]) -> None:
    assert keys(lay(4), lay(4, round=15, turn=3, acted=True, encounter_deck=3, supply=(1, 2, 3, 4)), names) == []


def test_the_picture_is_the_board_but_for_rings_and_legend(lay: Lay, names: tuple[str, ...]) -> None:
    before = lay(4)
    view = moved(before, fame=44)
    plan, _ = since(before, view, names, DAY)
    plain = lay_board(view, names, DAY)
    extra = [paste for paste in plan.laid if paste not in plain.laid]
    boxes = [Box(p.left, p.top, p.left + p.tile.width, p.top + p.tile.height) for p in extra]
    different = ImageChops.difference(pasted(plan), pasted(plain))
    for box in boxes:
        different.paste(0, (round(box.left), round(box.top), round(box.right), round(box.bottom)))
    assert different.getbbox() is None
    fame = next(place for place in plan.places if place.key == "fame:0")
    was = next(place for place in lay_board(before, names, DAY).places if place.key == "fame:0")
    assert any(box.common(fame.box).area == fame.box.area for box in boxes)
    assert any(box.common(was.box).area == was.box.area and box.area < 3 * was.box.area for box in boxes)


def test_rings_stay_few_and_never_cross() -> None:
    """However many places have changed."""
    crowd = [Box(x, y, x + 60, y + 60) for x in range(0, 1500, 190) for y in range(0, 1100, 170)]
    rings = gathered(dict.fromkeys(crowd, "port"), MOST)
    assert 1 <= len(rings) <= MOST
    for one, other in combinations(rings, 2):
        common = one.common(other)
        assert min(common.right - common.left, common.bottom - common.top) <= TOUCHING
    assert all(any(ring.common(box).area == box.area for ring in rings) for box in crowd)
    apart = crowd[::8]
    assert gathered(dict.fromkeys(apart, "port"), MOST) == apart


def test_unlike_things_share_a_ring_only_where_theirs_would_cross() -> None:
    unlike = {Box(70 * number, 0, 70 * number + 60, 60): str(number) for number in range(MOST + 3)}
    assert gathered(unlike, MOST) == list(unlike)
    assert gathered({Box(0, 0, 60, 60): "fame", Box(40, 40, 100, 100): "end"}, MOST) == [Box(0, 0, 100, 100)]


def test_where_tokens_were_is_dashed_only_while_they_can_be_told_apart() -> None:
    def plan(shift: int, tokens: int) -> Plan:
        laid = Plan(Image.new("RGB", (1600, 1200)), DAY)
        for number in range(tokens):
            laid.place(f"fame:{number}", shift, 60 + 70 * number, 300 + shift, (36, 36), Kind.TOKEN)
        return laid

    for tokens, dashed in ((3, 3), (MOST + 2, 0)):
        before, after = plan(0, tokens), plan(200, tokens)
        ring_changes(after, changes(before.places, after.places))
        assert sum(paste.tile is ghost(DAY, 40, 40) for paste in after.laid) == dashed


def test_no_dashed_ring_runs_over_a_token_that_stands_there_now() -> None:
    def plan(*stands: int) -> Plan:
        laid = Plan(Image.new("RGB", (1600, 1200)), DAY)
        for number, x in enumerate(stands):
            laid.place(f"fame:{number}", x, x, 300, (36, 36), Kind.TOKEN)
        return laid

    for stands, dashed in ((400, 1), (330, 1), (310, 0), (300, 0)):
        before, after = plan(300, 800), plan(600, stands)
        ring_changes(after, [change for change in changes(before.places, after.places) if change.now.key == "fame:0"])
        assert sum(paste.tile is ghost(DAY, 40, 40) for paste in after.laid) == dashed


@pytest.mark.parametrize("cards", [(), (0,), (3,), (0, 1, 2, 3)])
@pytest.mark.parametrize("ships", [(), ((Seat(0), "red"),)])
def test_no_ring_runs_through_the_title_of_the_guild(
    lay: Lay, names: tuple[str, ...], cards: tuple[int, ...], ships: tuple[Any, ...]
) -> None:
    """Whether a ship came, cards, or both."""
    before = lay(4)
    guild = tuple(FRESH[place] if place in cards else card for place, card in enumerate(before.guild))
    port = msgspec.structs.replace(before.special_ports[2], ships=ships)
    special = (*before.special_ports[:2], port, *before.special_ports[3:])
    view = msgspec.structs.replace(before, guild=guild, special_ports=special)
    plan, _ = since(before, view, names, DAY)
    stall = STALLS["guild"]
    title = (stall.x + 100, TOP_Y - 12, stall.x + stall.width - 60, TOP_Y + 20)
    plain = pasted(lay_board(view, names, DAY)).crop(title)
    assert ImageChops.difference(pasted(plan).crop(title), plain).getbbox() is None


def test_the_ring_of_the_end_keeps_off_the_fame_track(lay: Lay, names: tuple[str, ...]) -> None:
    places = lay_board(lay(5, ending=EndingView("60 fame", Seat(2), 4)), names, DAY).places
    (end,) = (place.box.grown(MARGIN) for place in places if place.key == "end")
    tokens = [place.box.grown(MARGIN) for place in places if place.sort in ("fame", "track")]
    assert len(tokens) == 5
    assert all(end.common(token).area == 0 for token in tokens)


@pytest.mark.parametrize("ground", ["#000000", "#FFFFFF", "#808080", "#E9B33A", "#CF3330", "#2F78C4", "#F4E6C8"])
def test_a_ring_is_seen_on_any_ground_without_hue(ground: str) -> None:
    """Its light and its dark lines differ from each other, so one of them from whatever lies there; told in grey."""
    canvas = Image.new("RGB", (80, 80), ground)
    canvas.paste(ring(DAY, 80, 80), (0, 0), ring(DAY, 80, 80))
    across = [int(level) for level in canvas.convert("L").crop((0, 40, 20, 41)).tobytes()]
    turns = sum(abs(one - other) > 60 for one, other in zip(across, across[2:], strict=False))
    assert max(across) - min(across) > 120
    assert turns >= 4


# --- in words, and as a file -----------------------------------------------------------------------------------------


def test_the_first_sentence_says_what_is_ringed(artist: Artist, lay: Lay, names: tuple[str, ...]) -> None:
    before = lay(4)
    picture = artist.since(before, moved(before, fame=36), names)
    assert picture.alt.startswith("Ringed is what is new: Mirela's fame, 31 to 36. Braided Skies, round")
    assert artist.since(before, before, names).alt.startswith("Nothing here is new. Braided")
    assert picture.file_name == "since-your-turn.png"


def test_every_change_is_told(artist: Artist, lay: Lay, names: tuple[str, ...]) -> None:
    before = lay(4)
    chains = next(index for index, port in enumerate(before.ports) if port.clouds)
    ports = list(before.ports)
    ports[0] = msgspec.structs.replace(ports[0], ships=((Seat(1), "red"),), leftovers=("T", "T"))
    ports[1] = msgspec.structs.replace(ports[1], owners=(*ports[1].owners, Seat(0)))
    ports[chains] = msgspec.structs.replace(ports[chains], clouds=(), outpost_tile="rope-school")
    wonder = msgspec.structs.replace(before.wonder_ports[1], top=None, fame_tokens=3, ships=((Seat(3), "blue"),))
    view = msgspec.structs.replace(
        before,
        ports=tuple(ports),
        wonder_ports=(before.wonder_ports[0], wonder, before.wonder_ports[2]),
        special_ports=(msgspec.structs.replace(before.special_ports[0], ships=()), *before.special_ports[1:]),
    )
    told = artist.since(before, view, names).alt.partition(". ")[0]
    for words in (
        "Okonkwo has landed",
        "Mirela has left",
        "outpost of Mirela",
        "2 tokens lying there",
        "revealed, Rope School",
        "Scenic Port (closed, 小百合 has landed, 3 fame tokens lying there)",
        "Tomtom Festival (小百合 has left)",
    ):
        assert words in told


def test_a_great_many_changes_leave_room_for_the_board() -> None:
    words = ringed([f"place {number} has changed" for number in range(90)])
    assert len(words) < LONGEST_ALT * 2 / 3
    assert words.endswith("more changes.")


def test_equal_views_give_the_very_same_picture(artist: Artist, lay: Lay, names: tuple[str, ...]) -> None:
    before, view = lay(3), moved(lay(3), fame=40)
    assert artist.since(before, view, names) is artist.since(lay(3, viewer=2), view, names)
    assert artist.since_key(before, view, names) == artist.since_key(lay(3, viewer=2), view, names)
    assert artist.since_key(before, view, names) != artist.since_key(view, view, names)


def test_no_ring_is_rasterised(
    artist: Artist, lay: Lay, names: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("render.vector.rasterised", None)
    before = lay(5)
    far = tuple(msgspec.structs.replace(mat, tracks=(1, 1, 1), fame=mat.fame + 9) for mat in before.mats)
    picture = artist.since(before, msgspec.structs.replace(before, mats=far, ports=before.ports[:0]), STRANGE)
    assert Image.open(io.BytesIO(picture.png)).size == (1600, 1200)
    assert 0 < len(picture.alt) <= LONGEST_ALT
